"""§8: deal after deal, until somebody has 100 points."""

from __future__ import annotations

from random import Random

import pytest

import kogga
from kogga import CHANCE
from kogga.games.sea_wolf.events import DealBegan, DealScored
from kogga.games.sea_wolf.pieces import NO_PAIR
from kogga.games.sea_wolf.state import Phase
from tests.scene import Scene

ROW = "row: fish 1, ship red 6, rats, pigs 6"
LAST_PORT = f"{ROW}; phase: delivery; came: 3"
A_ROW = ("turn up fish 1", "turn up fish 2", "turn up fish 3", "turn up fish 4")


def sheets(*totals: int) -> str:
    """One finished deal in which the seats delivered for these points."""
    return "sheets: " + " ".join(f"{total} 0 0 0" for total in totals)


def test_one_deal_is_the_game_without_the_variant() -> None:
    """§8.1 The variant is agreed on beforehand."""
    scene = Scene("sea_wolf", seats=2, position=f"{LAST_PORT}; discards: wolf, wolf; hand 0: gold 1, gold 2").play(
        "done"
    )
    assert scene.match.over


def test_points_are_written_down_and_the_next_deal_begins() -> None:
    """§8.1 Until somebody has 100."""
    position = f"{LAST_PORT}; discards: wolf, wolf; hand 0: gold 1, gold 2; laid 1: ship blue 6 fish 6"
    scene = Scene("sea_wolf", seats=2, position=position, hundred=True).play("done")
    assert scene.heard[-2:] == [DealScored(1, (-3, 12)), DealBegan(deal=2, first=1)]
    assert tuple(scene.state.totals) == (-3, 12)
    assert scene.to_act == (CHANCE,)
    assert not scene.match.over


def test_the_start_moves_to_the_left_each_deal() -> None:
    """R22 Only the first is random; luck is not asked again."""
    position = f"{LAST_PORT}; discards: wolf, wolf; first: 2; active: 0; hand 0: gold 1, gold 2"
    scene = Scene("sea_wolf", seats=3, position=position, hundred=True).play("done", *A_ROW)
    assert (scene.state.first, scene.to_act) == (0, (0,))


def test_nothing_but_the_totals_passes_to_the_next_deal() -> None:
    """R22 All cards are back in the pile, wolves too."""
    position = f"{LAST_PORT}; discards: wolf; wolves: 1 0; hand 0: gold 1, gold 2; laid 1: ship blue 6 fish 6"
    scene = Scene("sea_wolf", seats=2, position=position, hundred=True).play("done")
    state = scene.state
    assert (state.hands, state.wolves, state.discards, state.open) == ([[], []], [0, 0], [], 0)
    assert set(state.laid) == {NO_PAIR}
    assert (state.pile.bit_count(), state.stack, state.left, state.due, state.came) == (52, 0, 17, 1, 0)
    assert scene.match.scores == [-6, 12]


def test_100_points_after_a_whole_deal_end_the_match() -> None:
    """§8.1 Reached or passed."""
    position = f"{LAST_PORT}; discards: wolf, wolf; deal: 2; {sheets(30, 90)}; hand 0: gold 1, gold 2"
    scene = Scene("sea_wolf", seats=2, position=f"{position}; laid 1: ship blue 4 fish 6", hundred=True).play("done")
    assert scene.match.over
    assert scene.match.scores == [27, 100]
    assert scene.match.places == [2, 1]


def test_99_points_do_not() -> None:
    """§8.1 The next deal is played."""
    position = f"{LAST_PORT}; discards: wolf, wolf; deal: 2; {sheets(30, 90)}; hand 0: gold 1, gold 2"
    scene = Scene("sea_wolf", seats=2, position=f"{position}; laid 1: ship blue 3 fish 6", hundred=True).play("done")
    assert tuple(scene.state.totals) == (27, 99)
    assert scene.state.deal == 3


def test_100_points_within_a_deal_do_not_end_it() -> None:
    """R22 Totals are compared after whole deals: cards in hand may still cost something."""
    position = f"{ROW}; phase: delivery; deal: 2; {sheets(95, 30)}; hand 0: ship blue 4, fish 6"
    scene = Scene("sea_wolf", seats=2, position=position, hundred=True).play("deliver ship blue 4 fish 6")
    assert scene.match.scores == [105, 30]
    assert scene.state.phase == Phase.WOLF


def test_of_several_with_100_the_highest_total_wins() -> None:
    """R22 Not who sits first or had more before."""
    position = f"{LAST_PORT}; discards: wolf, wolf; deal: 2; {sheets(99, 95)}; hand 0: mutiny, flu"
    laid = "laid 0: ship red 4 barrels 4; laid 1: ship blue 6 fish 6"
    scene = Scene("sea_wolf", seats=2, position=f"{position}; {laid}", hundred=True).play("done")
    assert scene.match.scores == [101, 107]
    assert scene.match.places == [2, 1]


def test_between_equal_totals_the_best_pair_of_the_last_deal_decides() -> None:
    """R22 As in a single deal; what is still equal shares the place."""
    position = f"{LAST_PORT}; discards: wolf, wolf; deal: 2; {sheets(95, 89, 89)}; asked: 1; hand 1: mutiny, flu"
    laid = {
        0: "ship red 2 barrels 4",
        1: "ship blue 6 fish 6, ship pink 3 pigs 3",
        2: "ship yellow 6 gold 6",
    }
    pairs = "; ".join(f"laid {seat}: {words}" for seat, words in laid.items())
    scene = Scene("sea_wolf", seats=3, position=f"{position}; {pairs}", hundred=True).play("done")
    assert scene.match.scores == [101, 101, 101]
    assert scene.match.places == [3, 1, 1]


def test_after_30_deals_the_match_is_over() -> None:
    """R22 Totals can fall; then the highest wins without 100."""
    lines = "sheets: " + " ".join(["1 0 0 0 0 -1 0 0"] * 29)
    position = f"{LAST_PORT}; discards: wolf, wolf; deal: 30; {lines}; hand 0: gold 1, gold 2"
    scene = Scene("sea_wolf", seats=2, position=position, hundred=True).play("done")
    assert scene.match.over
    assert scene.match.scores == [26, -29]
    assert scene.match.places == [1, 2]


def test_the_sheet_shows_every_deal_line_by_line() -> None:
    """§8.1 The running deal as if it ended now."""
    position = f"{ROW}; deal: 2; {sheets(30, 20)}; hand 0: gold 1; laid 1: ship blue 6 fish 6"
    sheet = Scene("sea_wolf", seats=2, position=position, hundred=True).match.sheet
    assert [(line.part, line.name, line.points) for line in sheet[0].lines if line.points] == [
        (1, "delivered", 30),
        (2, "in_hand", -1),
    ]
    assert [each.total for each in sheet] == [29, 32]


def test_a_single_deal_has_no_number_on_its_sheet() -> None:
    """§7.2 There is only one."""
    sheet = Scene("sea_wolf", seats=2, position=ROW).match.sheet
    assert {line.part for each in sheet for line in each.lines} == {0}


@pytest.mark.parametrize("poor_visibility", [False, True])
def test_whole_matches_end_as_they_should(poor_visibility: bool) -> None:
    """§8.1, R22 With 100 points or after 30 deals, and both variants may be combined."""
    for seed in range(3):
        match = kogga.match("sea_wolf", seats=3, seed=seed, hundred=True, poor_visibility=poor_visibility)
        rng = Random(seed)
        while not match.over:
            seat = match.to_act[0]
            match.play(seat, rng.choice(match.legal(seat)))
        assert max(match.scores) >= 100 or match.state.deal == 30
        assert match.state.first == (match.state.deal - 1 + first_starter(match)) % 3


def first_starter(match: kogga.Match) -> int:
    """Who began the first deal."""
    return int(match.log[0][1].removeprefix("start "))
