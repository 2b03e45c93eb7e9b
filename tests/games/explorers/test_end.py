"""§16: the end."""

from __future__ import annotations

import pytest

import kogga
from kogga.core.scores import ScoreLine
from kogga.games.explorers.events import CaptureRewarded, LairFreed, RoundBegan, RoundsOver, TurnBegan, Won
from kogga.games.explorers.pieces import TARGETS
from kogga.games.explorers.state import Phase
from tests.games.explorers.table import at_sea, heard, hex_at, scene, why
from tests.scene import Scene

NO_SHIPS = "ships 0: -; ships 1: -; ships 2: -"
SEVEN = "harbours 0: G2n, A1n, A2n; settlements 0: A1s"  # seven points
EIGHT = "harbours 1: A2s, C1sw, E1sw, G1sw; settlements 1:"  # of seat 1
TRACKS_NEAR = {  # what brings seat 1 to the target, with ten points of buildings
    2: "; spaces lairs: 0 1 0",
    3: "; spaces lairs: 0 3 0; spaces fish: 0 1 0",
    4: "; spaces spices: 0 1 0; spaces fish: 0 3 0",
    5: "; spaces lairs: 0 3 0; spaces fish: 0 1 0; spaces spices: 0 1 0",
}
AT_TARGET = {1: EIGHT, **{scenario: f"{EIGHT} G1n B1s{tracks}" for scenario, tracks in TRACKS_NEAR.items()}}
ONE_BELOW = {
    1: "harbours 1: A2s, C1sw, E1sw; settlements 1: G1sw",
    **{scenario: f"{EIGHT} G1n{tracks}" for scenario, tracks in TRACKS_NEAR.items()},
}


# §16.1 Winning


def test_a_settlement_wins_at_once() -> None:
    """§16.1 In the middle of the turn; nothing more can be done."""
    table = scene(f"{SEVEN}; roads 0: B1-e B1-se; hand 0: 2 wood 1 brick 2 wool 1 grain; {NO_SHIPS}", scenario=1)
    table.play("settlement B1s")
    assert heard(table, Won) == [Won(0, 8)]
    assert (table.to_act, table.match.over, table.state.winner) == ((), True, 0)
    assert why(table, "to sea", 0) == "16.1 over"


def test_an_upgrade_wins_at_once() -> None:
    """§16.1 Two points for one."""
    towns = "harbours 0: G2n, A1n, A2n; settlements 0: B1nw; roads 0:"
    table = scene(f"{towns}; hand 0: 2 grain 2 ore; {NO_SHIPS}", scenario=1).play("upgrade B1nw")
    assert heard(table, Won) == [Won(0, 8)]


def test_founding_wins_at_once() -> None:
    """§16.1 In the movement phase."""
    ships = "ships 0: C5-w settler; ships 1: -; ships 2: -"
    table = at_sea(f"hexes: C5 mountains 9; {SEVEN}; {ships}", scenario=1).play("found 1 C5nw")
    assert heard(table, Won) == [Won(0, 8)]


def test_a_delivery_wins_at_once() -> None:
    """§16.1 The second sack of one delivery counts as well: the marker and the leader's card."""
    towns = "harbours 0: G2n, A1n, A2n, B1nw; settlements 0: A1s C1sw; roads 0:"  # ten
    ships = "ships 0: D4-ne sack sack; ships 1: -; ships 2: -"
    table = at_sea(f"{towns}; {ships}; spaces fish: 3 0 0; spaces spices: 0 1 0", scenario=4)
    assert table.view(0).scores[0] == 13
    assert heard(table.play("deliver 1"), Won) == [Won(0, 15)]


def test_points_off_turn_count_when_the_turn_comes() -> None:
    """R13 Before the dice."""
    table = at_sea(f"{AT_TARGET[4]}; {NO_SHIPS}", scenario=4)
    assert table.view(1).scores[1] == 15
    assert not table.match.over
    table.play("end")
    assert heard(table, TurnBegan, Won) == [TurnBegan(1), Won(1, 15)]
    assert table.state.dice == 0


def test_points_lost_before_the_turn_never_counted() -> None:
    """R13 The leader's card is gone when the turn comes."""
    ships = "ships 0: D4-ne haul; ships 1: -; ships 2: -"
    tracks = "spaces fish: 3 3 0; pile fish: 2 1 0; spaces spices: 0 1 0"
    table = at_sea(f"{EIGHT} G1n B1s; {tracks}; {ships}", scenario=4)
    assert table.view(1).scores[1] == 15
    table.play("deliver 1", "end")
    assert (table.view(1).scores[1], table.state.active, table.state.phase) == (14, 1, Phase.ROLL)
    assert not table.match.over


def test_a_capture_and_a_delivery_win_together() -> None:
    """§16.1, §13.3 The delivery brings thirteen, the lair at the end of the movement the last two."""
    towns = "harbours 0: G2n, A1n, A2n, B1nw; settlements 0: A1s C1sw; roads 0:"
    ships = "ships 0: D4-ne haul, C5-w crew; ships 1: -; ships 2: -"
    table = at_sea(f"{towns}; {ships}; hexes: C5 gold; crews: C5 0 2; spaces fish: 2 0 0", scenario=3)
    table.play("deliver 1", "land 2 C5")
    assert (table.view(0).scores[0], table.match.over) == (13, False)
    table.play("end")
    assert heard(table, Won) == [Won(0, 15)]
    assert table.state.spaces[:2] == [1, 0]


def test_a_delivery_that_wins_leaves_a_captured_lair_unresolved() -> None:
    """§16.1 The game is over at once: nobody is rewarded for the capture."""
    towns = "harbours 0: G2n, A1n, A2n, B1nw; settlements 0: A1s C1sw; roads 0:"
    ships = "ships 0: D4-ne haul, C5-w crew; ships 1: -; ships 2: -"
    tracks = "spaces fish: 2 0 0; spaces lairs: 2 0 0"
    table = at_sea(f"{towns}; {ships}; hexes: C5 gold; crews: C5 0 2; {tracks}", scenario=3)
    assert table.view(0).scores[0] == 14
    table.play("land 2 C5", "deliver 1")
    assert heard(table, Won, CaptureRewarded, LairFreed) == [Won(0, 15)]
    assert table.state.gold[1] == 2


def test_two_leader_s_cards_in_one_turn_win() -> None:
    """§16.1, §12.2 Each card is a point; the other loses both off-turn."""
    towns = "harbours 0: G2n, A1n, A2n, B1nw; settlements 0: A1s C1sw; roads 0:"
    ships = "ships 0: D4-ne haul, D4-nw sack; ships 1: -; ships 2: -"
    tracks = "spaces fish: 4 4 0; pile fish: 2 1 0; spaces spices: 1 1 0; pile spices: 2 1 0"
    table = at_sea(f"{towns}; {ships}; {tracks}", scenario=4)
    assert table.view(0).scores[:2] == (10 + 2 + 1, 3 + 2 + 1 + 1 + 1)
    table.play("deliver 1", "deliver 2")
    assert heard(table, Won) == [Won(0, 15)]
    assert table.view(0).scores[:2] == (15, 6)


# §16.2 Targets


def test_the_targets() -> None:
    """§16.2 By scenario."""
    assert TARGETS[1:] == (8, 12, 15, 15, 17)


@pytest.mark.parametrize("scenario", [1, 2, 3, 4, 5])
def test_the_target_wins_and_one_below_does_not(scenario: int) -> None:
    """§16.2 Held at the start of the turn."""
    table = at_sea(f"{AT_TARGET[scenario]}; {NO_SHIPS}", scenario=scenario).play("end")
    assert heard(table, Won) == [Won(1, TARGETS[scenario])]
    table = at_sea(f"{ONE_BELOW[scenario]}; {NO_SHIPS}", scenario=scenario).play("end")
    assert (table.view(1).scores[1], table.state.phase) == (TARGETS[scenario] - 1, Phase.ROLL)


# §16.3 The last round


def last_turn(position: str = NO_SHIPS, first: int = 0, scenario: int = 5) -> Scene:
    """The last seat of the tenth of ten rounds is at sea."""
    last = (first + 2) % 3
    return at_sea(f"round: 10; first: {first}; active: {last}; {position}", scenario=scenario, rounds=10)


@pytest.mark.parametrize("first", [0, 1, 2])
def test_after_the_last_seat_of_the_last_round_the_game_ends(first: int) -> None:
    """R55 Whoever began; all have had as many turns."""
    table = last_turn(first=first).play("end")
    assert table.match.over
    assert heard(table, RoundsOver, Won) == [RoundsOver()]


def test_before_that_it_goes_on() -> None:
    """§16.3 The last seat of the last round but one, or another seat of the last."""
    table = at_sea(f"round: 9; active: 2; {NO_SHIPS}", rounds=10).play("end")
    assert heard(table, RoundBegan) == [RoundBegan(10)]
    table = at_sea(f"round: 10; active: 1; {NO_SHIPS}", rounds=10).play("end")
    assert (table.match.over, table.state.active) == (False, 2)
    table = at_sea(f"round: 10; active: 2; {NO_SHIPS}", rounds=30).play("end")
    assert not table.match.over


def test_a_lair_of_the_last_turn_is_resolved_first() -> None:
    """§16.3, §13.3 It belongs to the turn."""
    position = "hexes: C5 gold; crews: C5 0 0 2; ships 0: -; ships 1: -; ships 2: C5-w crew"
    table = last_turn(position).play("land 1 C5", "end", "lair C5 9")
    assert table.state.spaces[2] == 2
    assert heard(table, LairFreed, RoundsOver) == [LairFreed(hex_at("C5"), 9), RoundsOver()]


def test_the_default_is_a_hundred_rounds() -> None:
    """R55 The hundredth is the last."""
    assert at_sea(f"round: 100; active: 2; {NO_SHIPS}").play("end").match.over
    assert not at_sea(f"round: 99; active: 2; {NO_SHIPS}").play("end").match.over


def test_who_would_win_in_its_next_turn_has_none() -> None:
    """R55 Points are points: seat 1 is first by rank, but nobody has won."""
    table = last_turn(f"{AT_TARGET[5]}; {NO_SHIPS}").play("end")
    assert (table.state.winner, table.match.places) == (-1, [2, 1, 2])


# §16.4 Places and the score sheet


def test_the_winner_is_first_whatever_the_others_hold() -> None:
    """R54 Seat 1 holds nine off-turn, the winner eight."""
    ours = f"{SEVEN}; roads 0: B1-e B1-se; hand 0: 1 wood 1 brick 1 wool 1 grain"
    theirs = f"{EIGHT} G1n; settlements 3: D1sw; roads 3:; ships 3: -"
    table = scene(f"{ours}; {theirs}; {NO_SHIPS}", seats=4, scenario=1)
    table.play("settlement B1s")
    assert table.match.scores == [8, 9, 3, 3]
    assert table.match.places == [1, 2, 3, 3]


def test_without_a_winner_ties_share_the_first_place() -> None:
    """R55 All are ranked by points."""
    table = last_turn(f"{NO_SHIPS}; spaces fish: 1 0 1; spaces lairs: 0 0 1").play("end")
    assert (table.match.scores, table.match.places) == ([5, 3, 6], [2, 3, 1])
    table = last_turn(f"{NO_SHIPS}; spaces fish: 1 0 0; spaces lairs: 0 0 1").play("end")
    assert (table.match.scores, table.match.places) == ([5, 3, 5], [1, 3, 1])


def test_the_score_sheet() -> None:
    """§16.4 Settlements one, harbour settlements two, a line for each track and each leader's card in play."""
    table = last_turn(f"{NO_SHIPS}; settlements 0: A1s B1s; spaces fish: 3 1 0; spaces spices: 5 6 0").play("end")
    sheet = table.match.sheet[0]
    assert [(line.name, line.points) for line in sheet.lines] == [
        ("settlements", 2), ("harbours", 2), ("lairs", 0), ("fish", 2), ("spices", 3),
        ("lead lairs", 0), ("lead fish", 1), ("lead spices", 0),
    ]  # fmt: skip
    assert sheet.total == 10
    first = last_turn(scenario=1).play("end").match.sheet[0]
    assert first.lines == (ScoreLine("settlements", 1), ScoreLine("harbours", 2))


def test_a_harbour_settlement_is_worth_two() -> None:
    """§16.4 The sheet's edition row: the Polish text's slip calls it a settlement."""
    assert scene(f"{NO_SHIPS}; harbours 0: G2n, A1n").view(0).scores[0] == 2 + 2 + 1


def test_settlers_and_crews_carry_no_points() -> None:
    """§16.4 Nor do ships, roads or gold."""
    table = scene("ships 0: D4-ne settler, D4-nw crew crew; gold 0: 20; ships 1: -; ships 2: -")
    assert table.view(0).scores[0] == 3


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_seats(seats: int) -> None:
    """R56 The larger box is not played."""
    with pytest.raises(kogga.KoggaError):
        kogga.match("explorers", seats=seats)
