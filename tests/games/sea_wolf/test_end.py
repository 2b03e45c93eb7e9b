"""§7: counting up."""

from __future__ import annotations

import pytest

from kogga.games.sea_wolf.events import DealScored, HandShown
from kogga.games.sea_wolf.pieces import WOLF, WORDS
from kogga.games.sea_wolf.state import Phase
from tests.scene import Scene

ROW = "row: fish 1, ship red 6, rats, gold 6"
LAST_PORT = f"{ROW}; phase: delivery; came: 3; discards: wolf, wolf"
THREE_PIGS_SHORT = "ship blue 1 fish 2, ship red 1 barrels 2, ship yellow 1 gold 2"
FILLER = "mutiny, flu"  # two cards, so that a seat is asked; 6 points against it


def finished(laid: dict[int, str], seats: int = 2) -> Scene:
    """A deal just over; each seat has laid these pairs and holds nothing but seat 0 two events."""
    pairs = "; ".join(f"laid {seat}: {words}" for seat, words in laid.items())
    return Scene("sea_wolf", seats=seats, position=f"{LAST_PORT}; hand 0: {FILLER}; {pairs}").play("done")


def test_most_points_win() -> None:
    """§1.1 Points are made by deliveries."""
    scene = finished({0: "ship blue 6 fish 6", 1: "ship pink 1 pigs 2", 2: "ship yellow 4 gold 3"}, seats=3)
    assert scene.match.scores == [6, 3, 7]
    assert scene.match.places == [2, 3, 1]


def test_the_third_delivery_ends_the_game() -> None:
    """§7.1 It is the last chance."""
    hands = "hand 0: ship blue 4, fish 6; hand 1: gold 1, gold 2"
    scene = Scene("sea_wolf", seats=2, position=f"{LAST_PORT}; {hands}").play("deliver ship blue 4 fish 6")
    assert not scene.match.over
    scene.play("done")
    assert scene.match.over
    assert scene.to_act == ()
    assert scene.refused("draw", seat=0).paragraph == "7.1"


@pytest.mark.parametrize("came", [1, 2])
def test_four_goods_end_the_game_in_any_delivery(came: int) -> None:
    """§7.1 Once everybody has delivered (R12)."""
    hands = f"laid 0: {THREE_PIGS_SHORT}; hand 0: ship pink 4, pigs 6; hand 1: gold 1, gold 4"
    wolves = "discards: wolf" if came == 2 else "discards:"
    scene = Scene("sea_wolf", seats=2, position=f"{ROW}; phase: delivery; came: {came}; {wolves}; {hands}")
    scene.play("deliver ship pink 4 pigs 6", "done")
    assert scene.match.over
    assert scene.state.came == came


def test_three_goods_do_not_end_it() -> None:
    """§7.1 All four kinds are needed."""
    hands = "hand 0: ship blue 1, fish 2, ship red 1, barrels 2, ship yellow 1, gold 2"
    scene = Scene("sea_wolf", seats=2, position=f"{ROW}; phase: delivery; {hands}")
    scene.play("deliver ship blue 1 fish 2", "deliver ship red 1 barrels 2", "deliver ship yellow 1 gold 2")
    assert scene.state.phase == Phase.WOLF


def test_the_rulebook_s_sheet_of_18_points() -> None:
    """§7.2, example: barrels 8, gold 6, fish 9 make 23; less a red ship 2, less a pirate attack 3."""
    laid = "laid 0: ship red 4 barrels 4, ship yellow 1 gold 5, ship blue 3 fish 6"
    scene = Scene("sea_wolf", seats=2, position=f"{LAST_PORT}; {laid}; hand 0: ship red 2, pirates").play("done")
    sheet = scene.match.sheet[0]
    assert [(line.name, line.points) for line in sheet.lines] == [
        ("delivered", 23),
        ("in_hand", -2),
        ("wolves", 0),
        ("events", -3),
    ]
    assert sheet.total == 18
    assert scene.heard[-1] == DealScored(1, (18, 0))


def test_ships_and_goods_in_hand_count_against_their_owner() -> None:
    """§7.2 With their values, even a pair that was kept back."""
    scene = Scene("sea_wolf", seats=2, position=f"{LAST_PORT}; hand 0: ship blue 4, fish 6, gold 1").play("done")
    assert scene.match.scores == [-11, 0]


def test_each_wolf_and_each_event_in_hand_costs_3() -> None:
    """§7.2 Used or not used: only those still held."""
    position = f"{ROW}; phase: delivery; wolves: 2 0; hand 0: mutiny, flu, pirates; laid 0: ship blue 6 fish 6"
    scene = Scene("sea_wolf", seats=2, position=position).play("done")
    assert [line.points for line in scene.match.sheet[0].lines] == [12, 0, -6, -9]
    assert scene.match.scores == [-3, 0]


def test_row_and_pile_count_for_nobody() -> None:
    """R24 Only what lies before a seat and what it holds; a total may be below zero."""
    scene = Scene("sea_wolf", seats=3, position=f"{LAST_PORT}; asked: 2; hand 2: gold 1, gold 2").play("done")
    assert scene.match.scores == [0, 0, -3]
    assert scene.state.pile


def test_hands_are_turned_up_for_the_scoring() -> None:
    """R24 All of them, wolves too; an empty one has nothing to show."""
    position = f"{ROW}; phase: delivery; came: 3; discards: wolf; wolves: 0 1 0; hand 0: gold 1, gold 2; hand 1: pigs 4"
    scene = Scene("sea_wolf", seats=3, position=position).play("done", "done")
    gold = (WORDS.index("gold 1"), WORDS.index("gold 2"))
    assert [event for event in scene.heard if isinstance(event, HandShown)] == [
        HandShown(0, gold),
        HandShown(1, (WORDS.index("pigs 4"), WOLF)),
    ]
    assert scene.view(2).known[0] == gold
    assert scene.view(None).scores == (-3, -7, 0)


def test_all_four_goods_bring_nothing_beyond_their_values() -> None:
    """R24 The reward is the end of the game."""
    hands = f"laid 0: {THREE_PIGS_SHORT}; hand 0: ship pink 4, pigs 6"
    scene = Scene("sea_wolf", seats=2, position=f"{ROW}; phase: delivery; {hands}").play("deliver ship pink 4 pigs 6")
    assert scene.match.scores == [3 + 3 + 3 + 10, 0]


def test_between_equals_the_dearer_pair_decides() -> None:
    """§7.3 6 points each (seat 0 holds two events), but a pair of 12 beats one of 6."""
    scene = finished({0: "ship blue 6 fish 6", 1: "ship pink 2 pigs 4"})
    assert scene.match.scores == [6, 6]
    assert scene.match.places == [1, 2]


def test_who_is_still_equal_shares_the_victory() -> None:
    """§7.3 The same points and the same best pair."""
    scene = finished({1: "ship blue 4 fish 2", 2: "ship pink 3 pigs 3"}, seats=3)
    assert scene.match.scores == [-6, 6, 6]
    assert scene.match.places == [3, 1, 1]


def test_only_the_best_pair_is_compared() -> None:
    """R21 The second best does not matter: 7 + 5 and 7 + 3 + 2 are equal."""
    laid = {
        1: "ship blue 4 fish 3, ship pink 2 pigs 3",
        2: "ship red 4 barrels 3, ship blue 1 fish 2, ship yellow 1 gold 1",
    }
    scene = finished(laid, seats=3)
    assert scene.match.scores == [-6, 12, 12]
    assert scene.match.places == [3, 1, 1]


def test_a_pair_in_hand_does_not_break_a_tie_and_none_counts_0() -> None:
    """R21 Seat 1 has laid nothing and holds nothing: 0 points; seat 0 holds as much as it has laid: 0 points."""
    position = f"{LAST_PORT}; laid 0: ship blue 1 fish 2; hand 0: ship pink 1, pigs 2"
    scene = Scene("sea_wolf", seats=2, position=position).play("done")
    assert scene.match.scores == [0, 0]
    assert scene.match.places == [1, 2]


def test_lower_places_are_ranked_the_same_way() -> None:
    """R21 And what is still equal shares the better place."""
    laid = {
        1: "ship red 5 barrels 5",
        2: "ship pink 2 pigs 3",
        3: "ship yellow 1 gold 1, ship blue 1 fish 2",
        4: "ship pink 1 pigs 4",
    }
    scene = finished(laid, seats=5)
    assert scene.match.scores == [-6, 10, 5, 5, 5]
    assert scene.match.places == [5, 1, 2, 4, 2]
