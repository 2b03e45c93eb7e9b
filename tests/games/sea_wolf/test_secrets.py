"""Who knows what: views, stories, take-backs, imagined worlds."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from kogga.games.sea_wolf.events import Drew
from kogga.games.sea_wolf.pieces import NO_CARD, ORDINARY_CARDS, WORDS
from tests.games.sea_wolf.chances import GAME
from tests.scene import Scene

ROW = "row: fish 1, ship red 6, rats, gold 6"


def cards(*words: str) -> tuple[int, ...]:
    """The cards of these words."""
    return tuple(WORDS.index(each) for each in words)


def all_but(*words: str) -> str:
    """Every other ordinary card, with commas: what lies on the used cards when little is left."""
    gone = set(words)
    return ", ".join(WORDS[card] for card in range(ORDINARY_CARDS) if WORDS[card] not in gone)


def test_a_drawn_card_is_its_owner_s_secret() -> None:
    """R8 The others see that a hand has grown."""
    scene = Scene("sea_wolf", seats=3, position=ROW).play("draw", "drawn gold 5")
    assert scene.view(0).hand == cards("gold 5")
    for eyes in (0, 1, 2, None):
        assert scene.view(eyes).known[0] == ()
        assert scene.view(eyes).hidden[0] == 1
    assert scene.view(1).hand == ()
    assert scene.view(None).hand == ()


def test_the_story_of_a_draw_is_told_to_its_owner_alone() -> None:
    """R8 The others hear that something was drawn."""
    scene = Scene("sea_wolf", seats=2, position=ROW).play("draw", "drawn gold 5")
    assert scene.story(0) == [(0, "draw"), (-1, "drawn gold 5")]
    assert scene.story(1) == scene.story(None) == [(0, "draw"), (-1, "drawn")]
    (event,) = scene.heard
    assert event.heard_by(0) == Drew(0, *cards("gold 5"))
    assert event.heard_by(1) == event.heard_by(None) == Drew(0, NO_CARD)


def test_two_draws_look_alike_from_outside() -> None:
    """R8 Whatever was drawn, the others' views are the same, and so is what they are refused."""
    one = Scene("sea_wolf", seats=2, position=ROW).play("draw", "drawn gold 5")
    other = Scene("sea_wolf", seats=2, position=ROW).play("draw", "drawn flu")
    for eyes in (1, None):
        assert one.view(eyes) == other.view(eyes)
    assert one.refused("discard gold 5").refusal == other.refused("discard gold 5").refusal


def test_a_card_taken_from_the_row_stays_known() -> None:
    """R8 As long as it is held."""
    scene = Scene("sea_wolf", seats=2, position=f"{ROW}; hand 0: fish 4").play("take gold 6", "turn up gold 1")
    assert scene.view(1).known[0] == cards("gold 6")
    assert scene.view(1).hidden[0] == 1
    scene.play("draw", "drawn gold 2", "discard gold 6")
    assert scene.view(1).known[0] == ()
    assert scene.view(1).discards == cards("gold 6")


def test_open_to_all_are_row_discards_pairs_counts_and_wolves() -> None:
    """R8 Every pair of eyes sees the same of them."""
    position = (
        f"{ROW}; wolves: 0 1; discards: pigs 1; hand 0: fish 4, fish 5; hand 1: gold 1; laid 1: ship blue 6 fish 6"
    )
    scene = Scene("sea_wolf", seats=2, position=position)
    open_to_all = {
        (view.row, view.discards, view.laid, view.hidden, view.wolves, view.pile)
        for view in (scene.view(0), scene.view(1), scene.view(None))
    }
    assert len(open_to_all) == 1


def test_scores_are_what_these_eyes_can_know() -> None:
    """R8 Hidden cards count for nobody but their owner."""
    scene = Scene("sea_wolf", seats=2, position=f"{ROW}; hand 0: fish 4, gold 5; open: gold 5; hand 1: pigs 6")
    assert scene.view(0).scores == (-9, 0)
    assert scene.view(1).scores == (-5, -6)
    assert scene.view(None).scores == (-5, 0)


def test_a_shown_hand_is_part_of_the_story() -> None:
    """R19 In the words of the action that made it show, for everybody."""
    scene = Scene("sea_wolf", seats=2, position=f"{ROW}; hand 0: flu, pigs 1; hand 1: fish 4, gold 1")
    scene.play("discard flu", "lose pigs 1")
    heard = [(0, "discard flu"), (0, "lose pigs 1; 1 shows fish 4, gold 1")]
    assert scene.story(0) == scene.story(1) == scene.story(None) == heard
    assert scene.view(0).known[1] == cards("fish 4", "gold 1")


def test_showing_by_choice_is_part_of_the_story() -> None:
    """R19 With the wolf that was kept."""
    position = f"{ROW}; wolves: 0 1; hand 0: flu, pigs 1; hand 1: gold 1"
    scene = Scene("sea_wolf", seats=2, position=position).play("discard flu", "lose pigs 1", "show")
    assert scene.story(0)[-1] == (1, "show; 1 shows gold 1, wolf")


def test_the_hands_turned_up_at_the_end_are_part_of_the_story() -> None:
    """R24 In the words of the last action."""
    position = f"{ROW}; phase: delivery; came: 3; discards: wolf, wolf; hand 0: gold 1, gold 2; hand 1: pigs 4"
    scene = Scene("sea_wolf", seats=2, position=position).play("done")
    assert scene.story(1) == [(0, "done; 0 shows gold 1, gold 2; 1 shows pigs 4")]


def test_luck_too_can_end_a_deal_and_turn_up_hands() -> None:
    """R24 Nobody holds two cards when the third delivery comes: a drawn card is shown at once."""
    position = f"{ROW}; came: 2; discards: wolf, wolf; left: 1; hand 1: pigs 4"
    scene = Scene("sea_wolf", seats=2, position=position).play("draw", "drawn gold 2")
    assert scene.match.over
    assert scene.story(1)[-1] == (-1, "drawn; 0 shows gold 2; 1 shows pigs 4")
    assert scene.story(0)[-1] == (-1, "drawn gold 2; 0 shows gold 2; 1 shows pigs 4")


def test_a_discard_can_be_taken_back_until_the_next_player_has_acted() -> None:
    """R8 Nothing was revealed to who discarded."""
    scene = Scene("sea_wolf", seats=2, position=f"{ROW}; hand 0: fish 4").play("discard fish 4")
    assert scene.match.can_undo(0)
    assert not scene.match.can_undo(1)
    scene.undo(0)
    assert scene.state.hands[0] == list(cards("fish 4"))
    assert scene.to_act == (0,)
    scene.play("discard fish 4", "draw")
    assert not scene.match.can_undo(0)


@pytest.mark.parametrize("lines", [("draw", "drawn gold 5"), ("take gold 6", "turn up gold 1")])
def test_a_card_from_the_pile_cannot_be_put_back(lines: tuple[str, str]) -> None:
    """R8 It has been seen."""
    scene = Scene("sea_wolf", seats=2, position=ROW).play(*lines)
    assert not scene.match.can_undo(0)


def test_a_pair_and_a_refusal_can_be_taken_back() -> None:
    """R10, R15 As long as no luck followed."""
    position = f"{ROW}; phase: delivery; hand 0: ship blue 4, fish 6; hand 1: gold 1, gold 2"
    scene = Scene("sea_wolf", seats=2, position=position).play("deliver ship blue 4 fish 6").undo(0)
    assert scene.legal(0) == ["deliver ship blue 4 fish 6", "done"]
    scene.play("done", "done", "refuse").undo(0)
    assert scene.legal(0) == ["hire", "refuse"]


def test_a_hire_cannot_be_taken_back_once_luck_has_looked_at_the_pile() -> None:
    """R13 The last stack is lifted when the wolf has left."""
    scene = Scene("sea_wolf", seats=2, position=f"{ROW}; came: 2; discards: wolf; phase: wolf").play("hire", "top card")
    assert not scene.match.can_undo(0)


def test_an_event_that_shows_a_hand_cannot_be_taken_back() -> None:
    """R19 Its player has seen it."""
    scene = Scene("sea_wolf", seats=2, position=f"{ROW}; hand 0: flu; hand 1: gold 1").play("discard flu")
    assert not scene.match.can_undo(0)


def test_an_event_that_asks_a_hidden_hand_cannot_be_taken_back() -> None:
    """R16 That somebody without a wolf is asked tells that the colour is there."""
    scene = Scene("sea_wolf", seats=2, position=f"{ROW}; hand 0: flu; hand 1: pigs 1").play("discard flu")
    assert not scene.match.can_undo(0)


@pytest.mark.parametrize("known", ["open: pigs 1", "wolves: 0 1", "hand 0: flu, pigs 2"])
def test_an_event_can_be_taken_back_where_it_told_its_player_nothing(known: str) -> None:
    """R16 The next seat's card was known, it has a wolf, or the player of the event is asked first."""
    position = f"{ROW}; hand 1: pigs 1; {known}" + ("" if "hand 0" in known else "; hand 0: flu")
    scene = Scene("sea_wolf", seats=2, position=position).play("discard flu")
    assert scene.match.can_undo(0)
    scene.undo(0)
    assert "discard flu" in scene.legal(0)


def test_imagined_worlds_follow_luck_alone() -> None:
    """R4 Two hidden cards of six unseen: every hand as likely."""
    unseen = ("fish 2", "fish 3", "gold 1", "gold 2", "pigs 1", "pigs 2")
    used = all_but("fish 1", "ship red 6", "rats", "gold 6", *unseen)
    position = f"{ROW}; came: 2; left: 4; hand 1: fish 2, gold 2; discards: wolf, wolf, {used}"
    scene = Scene("sea_wolf", seats=2, position=position)
    worlds = imagined_hands(scene, 6000)
    hands = list(combinations(sorted(cards(*unseen)), 2))
    assert set(worlds) == set(hands)
    assert all(abs(worlds[hand] - 6000 / 15) < 100 for hand in hands)


def test_a_seat_that_is_asked_about_an_event_is_imagined_with_a_card_of_the_color() -> None:
    """R16 Otherwise it would have shown its hand: of 15 hands the 9 with a pig are left, each as likely."""
    unseen = ("fish 2", "fish 3", "gold 1", "gold 2", "pigs 1", "pigs 2")
    used = all_but("fish 1", "ship red 6", "rats", "gold 6", "flu", *unseen)
    position = f"{ROW}; came: 2; left: 4; hand 0: flu; hand 1: fish 2, pigs 2; discards: wolf, wolf, {used}"
    scene = Scene("sea_wolf", seats=2, position=position).play("discard flu")
    worlds = imagined_hands(scene, 6000)
    hands = [hand for hand in combinations(sorted(cards(*unseen)), 2) if {*hand} & {*cards("pigs 1", "pigs 2")}]
    assert set(worlds) == set(hands)
    assert all(abs(worlds[hand] - 6000 / 9) < 120 for hand in hands)


def test_with_a_wolf_it_may_hold_anything() -> None:
    """R18 It is asked in any case."""
    unseen = ("fish 2", "pigs 1")
    used = all_but("fish 1", "ship red 6", "rats", "gold 6", "flu", *unseen)
    position = f"{ROW}; came: 2; left: 1; wolves: 0 1; hand 0: flu; hand 1: fish 2; discards: wolf, {used}"
    scene = Scene("sea_wolf", seats=2, position=position).play("discard flu")
    assert set(imagined_hands(scene, 200)) == {cards("fish 2"), cards("pigs 1")}


def imagined_hands(scene: Scene, worlds: int) -> Counter[tuple[int, ...]]:
    """How often seat 0 imagines each hand of seat 1."""
    rng = Random(7)
    view = scene.view(0)
    states = [GAME.imagine(view, rng) for _ in range(worlds)]
    assert all(GAME.observe(state, 0) == view for state in states[:50])
    return Counter(tuple(state.hands[1]) for state in states)
