"""§4: the port is open."""

from __future__ import annotations

import pytest

from kogga import CHANCE
from kogga.games.sea_wolf.events import Delivered, DeliveryCame, Stayed
from kogga.games.sea_wolf.pieces import NO_PAIR, PAIR_POINTS, WORDS, pair_of
from kogga.games.sea_wolf.state import Phase
from tests.scene import Scene

ROW = "row: fish 1, ship red 2, rats, gold 6"
PORT = f"{ROW}; phase: delivery"
SECOND_PORT = f"{PORT}; came: 2; discards: wolf"
THREE_PIGS_SHORT = "ship blue 1 fish 2, ship red 1 barrels 2, ship yellow 1 gold 2"
THREE_FISH_SHORT = "ship red 3 barrels 3, ship pink 3 pigs 3, ship yellow 3 gold 3"


def pair(ship: str, good: str) -> int:
    """The pair of these two cards."""
    return pair_of(WORDS.index(ship), WORDS.index(good))


@pytest.mark.parametrize("lines", [("draw", "drawn pigs 3"), ("take fish 1", "turn up pigs 3")])
def test_a_delivery_begins_as_soon_as_its_card_is_on_top(lines: tuple[str, str]) -> None:
    """§4.1 Whichever way the last card above it left the pile."""
    scene = Scene("sea_wolf", seats=2, position=f"{ROW}; left: 1; hand 0: fish 4").play(*lines)
    assert scene.heard[-1] == DeliveryCame(1)
    assert (scene.state.phase, scene.to_act) == (Phase.DELIVERY, (0,))


def test_no_delivery_before_its_card_is_on_top() -> None:
    """§4.1 A pair in hand has to wait."""
    scene = Scene("sea_wolf", seats=2, position=f"{ROW}; hand 0: ship blue 4, fish 6")
    assert scene.refused("deliver ship blue 4 fish 6").paragraph == "4.1"


def test_the_rulebook_s_three_pairs() -> None:
    """§4.2, example: A delivers gold (1 + 5) and barrels (4 + 4), B fish (4 + 6): 6, 8 and 10 points."""
    hands = "hand 0: ship yellow 1, gold 5, ship red 4, barrels 4; hand 1: ship blue 4, fish 6"
    scene = Scene("sea_wolf", seats=2, position=f"{PORT}; {hands}").play(
        "deliver ship yellow 1 gold 5",
        "deliver ship red 4 barrels 4",
        "deliver ship blue 4 fish 6",
    )
    assert scene.heard == [
        Delivered(0, pair("ship yellow 1", "gold 5")),
        Delivered(0, pair("ship red 4", "barrels 4")),
        Delivered(1, pair("ship blue 4", "fish 6")),
    ]
    assert [PAIR_POINTS[event.pair] for event in scene.heard if isinstance(event, Delivered)] == [6, 8, 10]
    assert scene.match.scores == [14, 10]


def test_in_that_example_a_is_through_with_gold_and_barrels_and_b_with_fish() -> None:
    """§4.3, example: none of them can deliver those goods again, whatever they hold."""
    laid = "laid 0: ship yellow 1 gold 5, ship red 4 barrels 4; laid 1: ship blue 4 fish 6"
    hands = "hand 0: ship yellow 6, gold 4, ship red 5, barrels 6, ship blue 2, fish 5; hand 1: ship blue 5, fish 3"
    scene = Scene("sea_wolf", seats=2, position=f"{PORT}; came: 2; wolves: 0 1; {laid}; {hands}")
    assert scene.legal() == ["deliver ship blue 2 fish 5", "done"]
    assert scene.refused("deliver ship yellow 6 gold 4").paragraph == "4.3"
    assert scene.refused("deliver ship red 5 barrels 6").reason == "good_delivered"
    scene.play("done")
    assert scene.legal() == ["done"]
    assert scene.refused("deliver ship blue 5 fish 3").paragraph == "4.3"


def test_ship_and_good_are_of_one_color() -> None:
    """§4.2 A red ship carries no fish."""
    scene = Scene("sea_wolf", seats=2, position=f"{PORT}; hand 0: ship red 4, fish 6, gold 5, ship pink 1")
    assert scene.legal() == ["done"]
    assert scene.refused("deliver ship red 4 fish 6").reason == "unreadable"


def test_both_cards_come_from_the_hand() -> None:
    """§4.2 Not from the row, and not from another's hand."""
    scene = Scene("sea_wolf", seats=2, position=f"{PORT}; hand 0: ship blue 4, ship yellow 2; hand 1: fish 6, gold 1")
    assert scene.legal() == ["done"]
    assert scene.refused("deliver ship blue 4 fish 1").paragraph == "4.2"
    assert scene.refused("deliver ship blue 4 fish 6").reason == "not_in_hand"
    assert scene.refused("deliver ship blue 5 fish 6").paragraph == "4.2"


def test_every_ship_with_every_good_of_its_color_is_a_choice() -> None:
    """§4.2 Which two cards make the pair is up to their owner."""
    scene = Scene("sea_wolf", seats=2, position=f"{PORT}; hand 0: ship blue 2, ship blue 5, fish 3, fish 6, gold 1")
    assert scene.legal() == [
        "deliver ship blue 2 fish 3",
        "deliver ship blue 2 fish 6",
        "deliver ship blue 5 fish 3",
        "deliver ship blue 5 fish 6",
        "done",
    ]


def test_a_pair_lies_before_its_owner_for_good() -> None:
    """§4.2 The cards leave the hand; §4.3 a better pair of the same good comes too late."""
    scene = Scene("sea_wolf", seats=2, position=f"{PORT}; hand 0: ship blue 2, ship blue 5, fish 3, fish 6")
    scene.play("deliver ship blue 2 fish 3")
    assert scene.state.laid[:4] == [pair("ship blue 2", "fish 3"), NO_PAIR, NO_PAIR, NO_PAIR]
    assert [WORDS[card] for card in scene.state.hands[0]] == ["ship blue 5", "fish 6"]
    assert scene.legal() == ["done"]
    assert scene.refused("deliver ship blue 5 fish 6").paragraph == "4.3"


def test_one_may_deliver_several_different_goods() -> None:
    """§4.3 As many pairs as one likes in one delivery."""
    hand = "ship blue 1, fish 2, ship red 1, barrels 2, ship pink 1, pigs 2"
    scene = Scene("sea_wolf", seats=2, position=f"{PORT}; hand 0: {hand}; hand 1: gold 1, gold 2")
    scene.play("deliver ship blue 1 fish 2", "deliver ship pink 1 pigs 2", "deliver ship red 1 barrels 2")
    assert scene.match.scores[0] == 9
    assert scene.to_act == (1,)


def test_nobody_must_deliver() -> None:
    """§4.4 A pair may be kept back."""
    scene = Scene("sea_wolf", seats=2, position=f"{PORT}; hand 0: ship blue 4, fish 6; hand 1: gold 1, gold 2").play(
        "done"
    )
    assert scene.heard == [Stayed(0)]
    assert len(scene.state.hands[0]) == 2
    assert scene.to_act == (1,)


def test_they_deliver_one_after_another_from_the_active_player_on() -> None:
    """R10 Clockwise; whoever is done gets no second chance in this delivery."""
    hands = "hand 0: ship blue 4, fish 6; hand 1: gold 1, gold 2; hand 2: ship pink 1, pigs 1"
    scene = Scene("sea_wolf", seats=3, position=f"{PORT}; active: 1; {hands}")
    assert scene.to_act == (1,)
    scene.play("done")
    assert scene.to_act == (2,)
    assert scene.refused("done", seat=1).paragraph == "3.5"
    scene.play("deliver ship pink 1 pigs 1")
    assert scene.to_act == (0,)
    scene.play("done")
    assert (scene.state.phase, scene.to_act) == (Phase.WOLF, (1,))


def test_everybody_is_asked_with_or_without_a_pair() -> None:
    """R11 To pass somebody over would betray the hand."""
    hands = "hand 0: gold 1, gold 2; hand 1: ship blue 4, fish 6"
    scene = Scene("sea_wolf", seats=2, position=f"{PORT}; {hands}")
    assert scene.legal(0) == ["done"]


def test_fewer_than_two_cards_are_passed_over() -> None:
    """R11 Everybody sees that they make no pair."""
    hands = "hand 0: fish 4; hand 1: fish 6; hand 3: ship blue 4, fish 5"
    scene = Scene("sea_wolf", seats=4, position=f"{ROW}; left: 1; active: 1; {hands}").play(
        "discard fish 6", "draw", "drawn fish 3"
    )
    assert scene.heard[-1] == DeliveryCame(1)
    assert scene.to_act == (3,)
    scene.play("done")
    assert (scene.state.phase, scene.to_act) == (Phase.WOLF, (2,))


def test_a_wolf_is_a_card_in_hand() -> None:
    """R11 With a wolf and one more card a seat holds two, and is asked."""
    scene = Scene("sea_wolf", seats=2, position=f"{PORT}; hand 0: fish 4; wolves: 1 0")
    assert scene.legal(0) == ["done"]


def test_where_nobody_can_deliver_the_wolf_comes_at_once() -> None:
    """R11 With fewer than two cards in every hand no one is asked."""
    scene = Scene("sea_wolf", seats=3, position=f"{ROW}; left: 1").play("draw", "drawn gold 1")
    assert (scene.state.phase, scene.to_act) == (Phase.WOLF, (0,))


def test_a_seat_that_has_one_card_left_is_through() -> None:
    """R11 After its pair it is not asked again."""
    scene = Scene("sea_wolf", seats=2, position=f"{PORT}; hand 0: ship blue 4, fish 6, gold 1; hand 1: pigs 1, pigs 2")
    assert scene.play("deliver ship blue 4 fish 6").to_act == (1,)


def test_the_fourth_good_ends_a_seat_s_part() -> None:
    """R11 There is nothing more it could deliver."""
    hands = "hand 0: ship pink 4, pigs 6, ship pink 1, pigs 1; hand 1: gold 1, gold 3"
    scene = Scene("sea_wolf", seats=2, position=f"{SECOND_PORT}; laid 0: {THREE_PIGS_SHORT}; {hands}")
    assert scene.play("deliver ship pink 4 pigs 6").to_act == (1,)


def test_who_has_four_goods_is_passed_over() -> None:
    """R11 As everybody can see; here seat 1 has completed them before seat 0 is asked."""
    hands = "hand 1: ship pink 4, pigs 6, ship pink 1, pigs 1; hand 2: gold 1, gold 3; hand 0: ship blue 2, fish 4"
    scene = Scene("sea_wolf", seats=3, position=f"{SECOND_PORT}; active: 1; laid 1: {THREE_PIGS_SHORT}; {hands}")
    scene.play("deliver ship pink 4 pigs 6", "done")
    assert scene.to_act == (0,)
    scene.play("deliver ship blue 2 fish 4")
    assert scene.match.over


def test_two_players_can_complete_four_goods_in_the_same_delivery() -> None:
    """R12 Whether the deal is over is asked when all have delivered."""
    hands = "hand 0: ship pink 4, pigs 6; hand 1: ship blue 4, fish 6"
    laid = f"laid 0: {THREE_PIGS_SHORT}; laid 1: {THREE_FISH_SHORT}"
    scene = Scene("sea_wolf", seats=2, position=f"{SECOND_PORT}; {laid}; {hands}").play("deliver ship pink 4 pigs 6")
    assert not scene.match.over
    scene.play("deliver ship blue 4 fish 6")
    assert scene.match.over
    assert NO_PAIR not in scene.state.laid


def test_a_second_delivery_may_follow_at_once() -> None:
    """R13 Its card is looked at when the wolf has left the pile; the same player is first again."""
    hands = "hand 0: ship blue 4, fish 6; hand 1: gold 1, gold 2"
    scene = Scene("sea_wolf", seats=2, position=f"{ROW}; came: 1; discards: wolf; left: 1; active: 1; {hands}")
    scene.play("draw", "drawn pigs 3", "done", "done", "refuse", "hire")
    assert scene.to_act == (CHANCE,)
    assert scene.legal(CHANCE) == ["top card", "top delivery"]
    scene.play("top delivery")
    assert scene.heard[-1] == DeliveryCame(3)
    assert (scene.state.active, scene.to_act) == (1, (1,))
    scene.play("done", "deliver ship blue 4 fish 6")
    assert scene.match.over


def test_nobody_knows_of_the_second_delivery_while_the_wolf_is_offered() -> None:
    """R13 The last stack is lifted only then: all eyes see the pile as it was."""
    scene = Scene("sea_wolf", seats=2, position=f"{ROW}; came: 1; discards: wolf; left: 1; hand 0: fish 4")
    scene.play("draw", "drawn pigs 3", "done")
    assert scene.state.phase == Phase.WOLF
    assert {(scene.view(eyes).stack, scene.view(eyes).left, scene.view(eyes).due) for eyes in (0, 1, None)} == {
        (1, 0, 0)
    }


def test_no_second_delivery_and_the_left_neighbour_plays() -> None:
    """R13 Luck shows an ordinary card: nothing follows."""
    scene = Scene("sea_wolf", seats=2, position=f"{ROW}; came: 1; discards: wolf; left: 1; hand 0: fish 4")
    scene.play("draw", "drawn pigs 3", "done", "hire", "top card")
    assert (scene.state.phase, scene.to_act) == (Phase.TURN, (1,))


def test_after_a_delivery_the_left_neighbour_of_the_active_player_plays() -> None:
    """R14 Whoever delivered last or hired the wolf."""
    hands = "hand 0: gold 1, gold 2; hand 1: fish 4, fish 5; hand 2: pigs 4, pigs 5"
    scene = Scene("sea_wolf", seats=3, position=f"{ROW}; left: 1; active: 1; {hands}")
    scene.play("draw", "drawn pigs 3", "done", "done", "done", "refuse", "refuse", "hire")
    assert scene.state.wolves == [1, 0, 0]
    assert (scene.state.phase, scene.to_act) == (Phase.TURN, (2,))
