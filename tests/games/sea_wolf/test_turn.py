"""§3: one of three, then the left neighbour."""

from __future__ import annotations

from kogga import CHANCE
from kogga.games.sea_wolf.events import DeliveryCame, Discarded, Drew, Took, TurnedUp
from kogga.games.sea_wolf.pieces import NO_CARD, WOLF, WORDS
from kogga.games.sea_wolf.state import Phase
from tests.scene import Scene

ROW = "row: fish 1, ship red 2, rats, gold 6"
TAKES = ["take fish 1", "take ship red 2", "take rats", "take gold 6"]


def card(words: str) -> int:
    """The card of these words."""
    return WORDS.index(words)


def names(cards: list[int]) -> list[str]:
    """Cards in words."""
    return ["-" if each == NO_CARD else WORDS[each] for each in cards]


def test_a_turn_is_one_of_taking_drawing_and_discarding() -> None:
    """§3.1 Four open cards, the pile, every card in hand: nothing else."""
    scene = Scene("sea_wolf", seats=2, position=f"{ROW}; hand 0: fish 4, mutiny; wolves: 1 0")
    assert scene.legal() == [*TAKES, "draw", "discard fish 4", "discard mutiny", "discard wolf"]


def test_an_empty_hand_takes_or_draws() -> None:
    """R6 There is nothing to discard, and nobody may pass."""
    scene = Scene("sea_wolf", seats=2, position=ROW)
    assert scene.legal() == [*TAKES, "draw"]
    assert scene.refused("pass").reason == "unreadable"
    assert scene.refused("done").paragraph == "4.1"


def test_a_hand_may_grow_as_large_as_one_likes() -> None:
    """R6 No limit: with fifteen cards a seat still takes a sixteenth."""
    hand = ", ".join([*(f"pigs {value}" for value in range(1, 7)), *(f"ship pink {value}" for value in range(1, 7))])
    scene = Scene(
        "sea_wolf", seats=2, position=f"{ROW}; came: 1; discards: wolf; hand 0: {hand}, gold 1, gold 2, gold 3"
    )
    scene.play("take gold 6", "turn up barrels 1")
    assert len(scene.state.hands[0]) == 16


def test_taking_and_drawing_are_always_possible() -> None:
    """R6 While the game runs, a card lies over the next delivery card."""
    scene = Scene("sea_wolf", seats=2, position=f"{ROW}; left: 1; hand 0: fish 4")
    assert {*TAKES, "draw"} < set(scene.legal())


def test_an_open_card_goes_into_the_hand_and_its_place_is_filled() -> None:
    """§3.2 At once, from the pile, in the same place."""
    scene = Scene("sea_wolf", seats=2, position=ROW).play("take ship red 2")
    assert names(scene.state.row) == ["fish 1", "-", "rats", "gold 6"]
    assert scene.to_act == (CHANCE,)
    scene.play("turn up pigs 3")
    assert names(scene.state.hands[0]) == ["ship red 2"]
    assert names(scene.state.row) == ["fish 1", "pigs 3", "rats", "gold 6"]
    assert scene.heard == [Took(0, card("ship red 2")), TurnedUp(card("pigs 3"))]


def test_only_what_lies_open_can_be_taken() -> None:
    """§3.2 Not a card of the pile, and not one that is in a hand."""
    scene = Scene("sea_wolf", seats=2, position=f"{ROW}; hand 1: fish 4")
    assert scene.refused("take fish 4").paragraph == "3.2"
    assert scene.refused("take gold 5").reason == "not_in_row"


def test_an_event_may_lie_in_the_row_and_be_taken_without_effect() -> None:
    """§3.2 It goes into the hand like any other card."""
    scene = Scene("sea_wolf", seats=2, position=f"{ROW}; hand 1: fish 4").play("take rats", "turn up pigs 1")
    assert names(scene.state.hands[0]) == ["rats"]
    assert names(scene.state.hands[1]) == ["fish 4"]


def test_the_top_card_of_the_pile_goes_into_the_hand() -> None:
    """§3.3 Luck says which; the row stays as it is."""
    scene = Scene("sea_wolf", seats=2, position=ROW).play("draw", "drawn gold 5")
    assert names(scene.state.hands[0]) == ["gold 5"]
    assert names(scene.state.row) == ["fish 1", "ship red 2", "rats", "gold 6"]
    assert scene.heard == [Drew(0, card("gold 5"))]


def test_only_a_card_of_the_pile_can_be_drawn() -> None:
    """§3.3 Luck cannot bring what lies open or is held."""
    scene = Scene("sea_wolf", seats=2, position=f"{ROW}; hand 1: fish 4").play("draw")
    assert scene.refused("drawn fish 4", CHANCE).reason == "impossible_luck"
    assert scene.refused("drawn gold 6", CHANCE).reason == "impossible_luck"


def test_a_discarded_card_lies_on_the_used_cards() -> None:
    """§3.4 Face up, on top of the others, without any effect."""
    scene = Scene("sea_wolf", seats=2, position=f"{ROW}; hand 0: fish 4, gold 5; discards: pigs 1").play(
        "discard fish 4"
    )
    assert names(scene.state.discards) == ["pigs 1", "fish 4"]
    assert names(scene.state.hands[0]) == ["gold 5"]
    assert scene.heard == [Discarded(0, card("fish 4"))]


def test_only_what_one_holds_can_be_discarded() -> None:
    """§3.4 Neither another's card nor a wolf one does not have."""
    scene = Scene("sea_wolf", seats=2, position=f"{ROW}; hand 1: fish 4; wolves: 0 1")
    assert scene.refused("discard fish 4").paragraph == "3.4"
    assert scene.refused("discard wolf").reason == "no_wolf"


def test_a_discard_leaves_the_pile_alone() -> None:
    """§3.4 It is no draw: with one card over the delivery card, the delivery does not come."""
    scene = Scene("sea_wolf", seats=2, position=f"{ROW}; left: 1; hand 0: fish 4").play("discard fish 4")
    assert (scene.state.phase, scene.state.left, scene.to_act) == (Phase.TURN, 1, (1,))


def test_a_sea_wolf_may_be_discarded() -> None:
    """R7 Like any other card; it costs the turn and saves the 3 points."""
    scene = Scene("sea_wolf", seats=2, position=f"{ROW}; wolves: 1 0")
    assert scene.match.scores == [-3, 0]
    scene.play("discard wolf")
    assert scene.match.scores == [0, 0]
    assert scene.state.discards == [WOLF]
    assert scene.heard == [Discarded(0, WOLF)]
    assert scene.to_act == (1,)


def test_then_the_left_neighbour_plays() -> None:
    """§3.5 Clockwise, and from the last seat to the first."""
    scene = Scene("sea_wolf", seats=3, position=f"{ROW}; active: 1")
    scene.play("draw", "drawn gold 5")
    assert scene.to_act == (2,)
    scene.play("take fish 1", "turn up fish 2")
    assert scene.to_act == (0,)
    scene.play("draw", "drawn gold 4")
    assert scene.to_act == (1,)


def test_nobody_else_may_act_in_a_turn() -> None:
    """§3.5 One seat at a time; and what is luck's is never a seat's."""
    scene = Scene("sea_wolf", seats=3, position=f"{ROW}; hand 1: fish 4")
    assert scene.legal(1) == []
    assert scene.refused("discard fish 4", seat=1).paragraph == "3.5"
    assert scene.refused("turn up fish 5", seat=0).reason == "luck_alone"


def test_the_row_is_filled_before_the_top_of_the_pile_is_looked_at() -> None:
    """R9 The card above the delivery card goes into the row, then the delivery begins."""
    scene = Scene("sea_wolf", seats=2, position=f"{ROW}; left: 1; hand 0: fish 4").play("take gold 6")
    assert not any(isinstance(event, DeliveryCame) for event in scene.heard)
    assert all(words.startswith("turn up ") for words in scene.legal(CHANCE))
    scene.play("turn up pigs 3")
    assert names(scene.state.row) == ["fish 1", "ship red 2", "rats", "pigs 3"]
    assert scene.heard[-1] == DeliveryCame(1)


def test_a_delivery_card_never_gets_into_a_hand() -> None:
    """R9 The card above it is drawn, then it is seen on top."""
    scene = Scene("sea_wolf", seats=2, position=f"{ROW}; left: 1; hand 0: fish 4").play("draw")
    assert all(words.startswith("drawn ") for words in scene.legal(CHANCE))
    scene.play("drawn pigs 3")
    assert names(scene.state.hands[0]) == ["fish 4", "pigs 3"]
    assert scene.heard[-1] == DeliveryCame(1)
