"""§12: mission tracks and leaders' cards."""

from __future__ import annotations

import pytest

from kogga.games.explorers.events import LeadTaken, MarkerMoved
from kogga.games.explorers.pieces import LAIRS, NOBODY, PLAYED, SHOALS, SPICES, TRACKS
from tests.games.explorers.table import at_sea, heard, scene

NO_SHIPS = "ships 0: -; ships 1: -; ships 2: -"
ANCHORED = "ships 0: D4-ne haul, D4-nw sack sack; ships 1: -; ships 2: -"


def test_missions_of_each_scenario() -> None:
    """§12.1 None, lairs, lairs and fish, fish and spices, all three."""
    assert PLAYED[1:] == ((), (LAIRS,), (LAIRS, SHOALS), (SHOALS, SPICES), (LAIRS, SHOALS, SPICES))


def test_tracks() -> None:
    """§12.1 The space tells the points of the whole mission, not of the step."""
    assert TRACKS[LAIRS] == TRACKS[SHOALS] == [0, 1, 1, 2, 2, 2, 3, 3]


def test_the_track_of_spices() -> None:
    """R21 Six spaces: at most six sacks can be delivered."""
    assert TRACKS[SPICES] == [0, 1, 1, 2, 2, 3, 3]
    points = [scene(f"{NO_SHIPS}; spaces spices: 6 {space} 0").view(0).scores[1] - 3 for space in range(7)]
    assert points == [0, 1, 1, 2, 2, 3, 3]


def test_all_begin_on_the_start_and_nobody_leads() -> None:
    """R22 While all markers stand on the start."""
    table = scene(NO_SHIPS)
    assert table.state.spaces == [0] * 12
    assert table.state.leads == (NOBODY,) * 3
    assert table.view(None).scores == (3, 3, 3)


def test_example_stacked_markers() -> None:
    """§12.1, §12.2, example: red and white have a point each, orange and blue two each; orange lies lowest in the
    front pile and has the card.
    """
    fleet = f"{NO_SHIPS}; ships 3: -"
    table = scene(f"{fleet}; spaces lairs: 3 1 2 3; pile lairs: 1 2 3 0", seats=4, scenario=2)
    assert [score - 3 for score in table.view(None).scores] == [2, 1, 1, 2 + 1]
    assert table.state.leads[LAIRS] == 3
    table = scene(f"{fleet}; spaces lairs: 3 1 2 3; pile lairs: 1 2 0 3", seats=4, scenario=2)
    assert table.state.leads[LAIRS] == 0


def test_the_first_step_takes_the_card() -> None:
    """§12.2 A point for the space and one for leading, at once."""
    table = at_sea(ANCHORED).play("deliver 1")
    assert (table.state.leads[SHOALS], table.view(1).scores[0]) == (0, 3 + 1 + 1)
    assert heard(table, MarkerMoved, LeadTaken) == [MarkerMoved(0, SHOALS, 1), LeadTaken(0, SHOALS)]


def test_markers_go_space_by_space() -> None:
    """§12.1 Two sacks are two steps, and the lead is taken on the way."""
    table = at_sea(f"{ANCHORED}; spaces spices: 0 1 0").play("deliver 2")
    steps = [MarkerMoved(0, SPICES, 1), MarkerMoved(0, SPICES, 2), LeadTaken(0, SPICES)]
    assert heard(table, MarkerMoved, LeadTaken) == steps


def test_joining_the_front_does_not_take_the_card() -> None:
    """R22 Who comes later lies on top; only who goes farther leads."""
    table = at_sea(f"{ANCHORED}; spaces fish: 2 3 0; pile fish: 0 2 1").play("deliver 1")
    assert (table.state.spaces[4:7], table.state.leads[SHOALS]) == ([3, 3, 0], 1)
    assert table.state.piles[SHOALS] == (2, 1, 0)
    assert table.view(0).scores[:2] == (3 + 2, 3 + 2 + 1)


def test_overtaking_takes_the_card_at_once() -> None:
    """§12.2 The point changes hands, even in another's turn."""
    table = at_sea(f"{ANCHORED}; spaces fish: 3 3 0; pile fish: 2 1 0")
    assert (table.state.leads[SHOALS], table.view(0).scores[:2]) == (1, (5, 6))
    table.play("deliver 1")
    assert (table.state.leads[SHOALS], table.view(0).scores[:2]) == (0, (6, 5))


def test_the_leader_moves_on_and_keeps_the_card() -> None:
    """§12.2 Nothing is told anew."""
    table = at_sea(f"{ANCHORED}; spaces fish: 3 3 0; pile fish: 2 0 1").play("deliver 1")
    assert table.state.leads[SHOALS] == 0
    assert not heard(table, LeadTaken)


@pytest.mark.parametrize("pile", ["2 1 0", "2 0 1"])
def test_a_marker_on_the_last_space_stays(pile: str) -> None:
    """R23 The delivery is made, the progress lost; the pile and the card stay as they were."""
    table = at_sea(f"{ANCHORED}; spaces fish: 7 7 0; pile fish: {pile}")
    before = (table.state.piles, table.state.leads, table.view(0).scores)
    table.play("deliver 1")
    assert (table.state.piles, table.state.leads, table.view(0).scores) == before
    assert (table.state.spaces[4], table.state.catch) == (7, 6)


def test_the_sixth_sack_is_the_last_step() -> None:
    """R23 Of two sacks at the last space but one the second moves nothing."""
    table = at_sea(f"{ANCHORED}; spaces spices: 5 0 0").play("deliver 2")
    assert (table.state.spaces[8], table.view(0).scores[0]) == (6, 3 + 3 + 1)
    assert heard(table, MarkerMoved) == [MarkerMoved(0, SPICES, 6)]


def test_two_leader_s_cards_in_one_turn() -> None:
    """§12.2 Missions are played side by side: each has its own card."""
    table = at_sea(f"{ANCHORED}; spaces fish: 2 3 0; pile fish: 2 0 1; spaces spices: 0 1 0")
    assert table.view(0).scores == (3 + 1, 3 + 2 + 1 + 1 + 1, 3)
    table.play("deliver 1", "deliver 2")
    assert table.state.leads == (NOBODY, 1, 0)
    table = at_sea(f"{ANCHORED}; spaces fish: 3 3 0; pile fish: 2 1 0; spaces spices: 0 1 0")
    table.play("deliver 1", "deliver 2")
    assert table.state.leads == (NOBODY, 0, 0)
    assert table.view(None).scores == (3 + 2 + 1 + 1 + 1, 3 + 2 + 1, 3)
