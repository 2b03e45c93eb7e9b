"""§6: rats, mutiny, flu and pirates."""

from __future__ import annotations

import pytest

from kogga.games.sea_wolf.events import HandShown, Lost, Struck, WolfUsed
from kogga.games.sea_wolf.pieces import NO_PAIR, WOLF, WORDS
from kogga.games.sea_wolf.state import Phase
from tests.scene import Scene

ROW = "row: fish 1, ship red 2, barrels 6, gold 6"


def cards(*words: str) -> tuple[int, ...]:
    """The cards of these words."""
    return tuple(WORDS.index(each) for each in words)


def names(held: list[int]) -> list[str]:
    """Cards in words."""
    return [WORDS[card] for card in held]


def test_example_a_swine_flu_takes_a_pink_card_from_everybody() -> None:
    """§6.2, example A: each loses a pig or a pink ship, the player of the event too."""
    hands = "hand 0: flu, pigs 1, gold 1; hand 1: ship pink 4, fish 4; hand 2: pigs 3, ship pink 1"
    scene = Scene("sea_wolf", seats=3, position=f"{ROW}; {hands}")
    scene.play("discard flu", "lose pigs 1", "lose ship pink 4", "lose pigs 3")
    assert names(scene.state.discards) == ["flu", "pigs 1", "ship pink 4", "pigs 3"]
    assert [names(hand) for hand in scene.state.hands] == [["gold 1"], ["fish 4"], ["ship pink 1"]]
    assert scene.heard == [
        Struck(0, *cards("flu")),
        Lost(0, *cards("pigs 1")),
        Lost(1, *cards("ship pink 4")),
        Lost(2, *cards("pigs 3")),
    ]
    assert scene.to_act == (1,)


def test_example_b_pirates_take_a_yellow_card_from_everybody() -> None:
    """§6.2, example B: gold or a yellow ship."""
    hands = "hand 0: pirates, ship yellow 3; hand 1: gold 1, ship yellow 1, gold 3"
    scene = Scene("sea_wolf", seats=2, position=f"{ROW}; {hands}")
    scene.play("discard pirates", "lose ship yellow 3")
    assert scene.legal() == ["lose ship yellow 1", "lose gold 1", "lose gold 3"]
    scene.play("lose gold 1")
    assert [names(hand) for hand in scene.state.hands] == [[], ["ship yellow 1", "gold 3"]]


@pytest.mark.parametrize(
    ("event", "color", "good"),
    [("rats", "blue", "fish"), ("mutiny", "red", "barrels"), ("flu", "pink", "pigs"), ("pirates", "yellow", "gold")],
)
def test_each_event_takes_its_own_color(event: str, color: str, good: str) -> None:
    """§6.2 Rats blue, mutiny red, flu pink, pirates yellow (R2)."""
    hand = "ship blue 5, ship red 5, ship pink 5, ship yellow 5, fish 5, barrels 5, pigs 5, gold 5"
    scene = Scene("sea_wolf", seats=2, position=f"{ROW}; hand 0: {event}; hand 1: {hand}").play(f"discard {event}")
    assert scene.legal() == [f"lose ship {color} 5", f"lose {good} 5"]


def test_an_event_waits_in_the_hand_for_any_later_turn() -> None:
    """§6.1 Drawing it has no effect; discarding it has, always."""
    scene = Scene("sea_wolf", seats=2, position=f"{ROW}; hand 1: pigs 4").play("draw", "drawn flu")
    assert (names(scene.state.hands[0]), scene.to_act) == (["flu"], (1,))
    scene.play("draw", "drawn gold 1", "draw", "drawn gold 2", "draw", "drawn gold 3", "discard flu")
    assert (scene.state.phase, scene.to_act) == (Phase.EVENT, (1,))


def test_playing_an_event_is_the_whole_turn() -> None:
    """§6.1 Then the left neighbour of its player plays, and no card has left the pile."""
    scene = Scene("sea_wolf", seats=3, position=f"{ROW}; left: 1; active: 1; hand 1: flu, pigs 1; hand 2: gold 1")
    scene.play("discard flu", "lose pigs 1")
    assert (scene.state.phase, scene.to_act, scene.state.left) == (Phase.TURN, (2,), 1)


def test_one_gives_up_only_a_card_of_the_color_from_one_s_own_hand() -> None:
    """§6.2 Which of them is one's own choice."""
    hands = "hand 0: flu; hand 1: pigs 4, ship pink 2, gold 1; hand 2: pigs 6"
    scene = Scene("sea_wolf", seats=3, position=f"{ROW}; {hands}").play("discard flu")
    assert scene.legal() == ["lose ship pink 2", "lose pigs 4"]
    assert scene.refused("lose gold 1").reason == "wrong_color"
    assert scene.refused("lose pigs 6").paragraph == "6.2"
    assert scene.refused("draw").paragraph == "3.1"


def test_without_the_color_the_whole_hand_is_shown() -> None:
    """§6.3 Nothing is lost."""
    hands = "hand 0: flu, pigs 1; hand 1: fish 4, gold 1, rats"
    scene = Scene("sea_wolf", seats=2, position=f"{ROW}; {hands}").play("discard flu", "lose pigs 1")
    assert scene.heard[-1] == HandShown(1, cards("fish 4", "gold 1", "rats"))
    assert len(scene.state.hands[1]) == 3
    assert scene.to_act == (1,)


def test_who_has_the_color_cannot_show_instead() -> None:
    """§6.3 Not even with a wolf in hand."""
    scene = Scene("sea_wolf", seats=2, position=f"{ROW}; wolves: 0 1; hand 0: flu; hand 1: pigs 4").play("discard flu")
    assert scene.legal() == ["lose pigs 4", "use wolf"]
    assert scene.refused("show").paragraph == "6.3"


def test_a_wolf_keeps_the_event_away() -> None:
    """§6.4 It goes onto the used cards; its owner loses nothing."""
    scene = Scene("sea_wolf", seats=2, position=f"{ROW}; wolves: 0 1; hand 0: flu; hand 1: pigs 4")
    scene.play("discard flu", "use wolf")
    assert scene.heard[-1] == WolfUsed(1)
    assert names(scene.state.hands[1]) == ["pigs 4"]
    assert scene.state.discards == [*cards("flu"), WOLF]


def test_without_a_wolf_none_can_be_sent() -> None:
    """§6.4 Another's wolf does not help."""
    scene = Scene("sea_wolf", seats=2, position=f"{ROW}; wolves: 1 0; hand 0: flu; hand 1: pigs 4")
    scene.play("discard flu", "use wolf")
    assert scene.refused("use wolf").paragraph == "6.4"


def test_events_are_answered_clockwise_from_their_player() -> None:
    """R16 One answer each, open to all as it is made."""
    hands = "hand 0: pigs 4, pigs 5; hand 1: pigs 6, gold 1; hand 2: flu, pigs 1"
    scene = Scene("sea_wolf", seats=3, position=f"{ROW}; active: 2; {hands}").play("discard flu")
    asked: list[int] = []
    for words in ("lose pigs 1", "lose pigs 5", "lose pigs 6"):
        asked += scene.to_act
        scene.play(words)
    assert asked == [2, 0, 1]
    assert scene.state.phase == Phase.TURN


def test_a_single_matching_card_is_asked_for_all_the_same() -> None:
    """R16 An automatic answer would betray the number."""
    scene = Scene("sea_wolf", seats=2, position=f"{ROW}; hand 0: flu; hand 1: pigs 4").play("discard flu")
    assert scene.legal(1) == ["lose pigs 4"]


def test_who_has_neither_card_nor_wolf_shows_without_being_asked() -> None:
    """R16 There is nothing to choose."""
    hands = "hand 0: flu, gold 1; hand 1: gold 2; hand 2: pigs 1; hand 3: gold 3"
    scene = Scene("sea_wolf", seats=4, position=f"{ROW}; {hands}").play("discard flu")
    assert scene.heard[1:] == [HandShown(0, cards("gold 1")), HandShown(1, cards("gold 2"))]
    assert scene.to_act == (2,)
    scene.play("lose pigs 1")
    assert scene.heard[-1] == HandShown(3, cards("gold 3"))
    assert (scene.state.phase, scene.to_act) == (Phase.TURN, (1,))


def test_a_wolf_is_never_compulsory() -> None:
    """R16 Its owner may lose a card, or show, and keep it."""
    hands = "hand 0: flu, pigs 1; hand 1: gold 1"
    scene = Scene("sea_wolf", seats=2, position=f"{ROW}; wolves: 1 1; {hands}")
    scene.play("discard flu", "lose pigs 1", "show")
    assert scene.state.wolves == [1, 1]


def test_only_one_wolf_is_sent_against_one_event() -> None:
    """R16 With the first one the answer is given."""
    scene = Scene("sea_wolf", seats=2, position=f"{ROW}; wolves: 0 2; hand 0: flu; hand 1: pigs 4")
    scene.play("discard flu", "use wolf")
    assert scene.state.wolves == [0, 1]
    assert scene.state.phase == Phase.TURN


def test_the_event_card_is_gone_before_anybody_answers() -> None:
    """R17 It lies on the used cards and is not part of the hand its player shows."""
    scene = Scene("sea_wolf", seats=2, position=f"{ROW}; hand 0: flu, gold 1; hand 1: pigs 1").play("discard flu")
    assert names(scene.state.discards) == ["flu"]
    assert scene.heard[-1] == HandShown(0, cards("gold 1"))


def test_the_last_card_of_a_hand_may_be_the_event() -> None:
    """R17 Then its player has nothing to show."""
    scene = Scene("sea_wolf", seats=2, position=f"{ROW}; hand 0: flu; hand 1: pigs 1").play("discard flu")
    assert scene.heard == [Struck(0, *cards("flu"))]
    assert scene.to_act == (1,)


def test_a_wolf_may_be_sent_without_need() -> None:
    """R18 Without a matching card it avoids showing the hand, and sheds the 3 points."""
    scene = Scene("sea_wolf", seats=2, position=f"{ROW}; wolves: 0 1; hand 0: flu; hand 1: gold 1").play("discard flu")
    assert scene.legal() == ["use wolf", "show"]
    scene.play("use wolf")
    assert not any(isinstance(event, HandShown) for event in scene.heard)
    assert scene.view(0).known[1] == ()
    assert scene.match.scores[1] == -1


def test_showing_is_seen_by_all_as_the_hand_is_now() -> None:
    """R19 What is drawn later is hidden again."""
    hands = "hand 0: flu; hand 1: gold 1, fish 4; hand 2: pigs 1"
    scene = Scene("sea_wolf", seats=3, position=f"{ROW}; {hands}").play(
        "discard flu", "lose pigs 1", "draw", "drawn gold 3"
    )
    for eyes in (0, 2, None):
        assert scene.view(eyes).known[1] == cards("fish 4", "gold 1")
        assert scene.view(eyes).hidden[1] == 1


def test_an_empty_hand_has_nothing_to_show() -> None:
    """R19 Nothing happens to it."""
    scene = Scene("sea_wolf", seats=2, position=f"{ROW}; hand 0: flu, pigs 1").play("discard flu", "lose pigs 1")
    assert scene.heard == [Struck(0, *cards("flu")), Lost(0, *cards("pigs 1"))]
    assert (scene.state.phase, scene.to_act) == (Phase.TURN, (1,))


def test_an_event_that_finds_only_empty_hands_is_over_at_once() -> None:
    """R19 And the turn passes."""
    scene = Scene("sea_wolf", seats=2, position=f"{ROW}; hand 0: flu").play("discard flu")
    assert scene.heard == [Struck(0, *cards("flu"))]
    assert (scene.state.phase, scene.to_act, scene.state.event) == (Phase.TURN, (1,), -1)


def test_a_hand_of_wolves_only_sends_one_or_shows() -> None:
    """R19 It has no matching card; what is shown is the wolves."""
    scene = Scene("sea_wolf", seats=2, position=f"{ROW}; wolves: 0 2; hand 0: flu").play("discard flu")
    assert scene.legal() == ["use wolf", "show"]
    scene.play("show")
    assert scene.heard[-1] == HandShown(1, (WOLF, WOLF))
    assert scene.state.wolves == [0, 2]


def test_delivered_pairs_are_safe() -> None:
    """R20 Only cards in hand are at sea."""
    hands = "hand 0: flu, pigs 1; hand 1: gold 1; laid 1: ship pink 4 pigs 6"
    scene = Scene("sea_wolf", seats=2, position=f"{ROW}; {hands}").play("discard flu", "lose pigs 1")
    assert scene.heard[-1] == HandShown(1, cards("gold 1"))
    assert scene.state.laid[6] != NO_PAIR


def test_nobody_loses_more_than_one_card_to_one_event() -> None:
    """R20 However many match."""
    hands = "hand 0: flu; hand 1: pigs 1, pigs 2, pigs 3, ship pink 1, ship pink 2"
    scene = Scene("sea_wolf", seats=2, position=f"{ROW}; {hands}").play("discard flu", "lose pigs 3")
    assert len(scene.state.hands[1]) == 4
    assert scene.state.phase == Phase.TURN


def test_an_event_takes_no_other_event() -> None:
    """R20 There is one of each colour, and this one is on the used cards."""
    scene = Scene("sea_wolf", seats=2, position=f"{ROW}; hand 0: flu; hand 1: rats, mutiny, pirates").play(
        "discard flu"
    )
    assert scene.heard[-1] == HandShown(1, cards("rats", "mutiny", "pirates"))
    assert len(scene.state.hands[1]) == 3
