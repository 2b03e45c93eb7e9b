"""§16.4 The score sheet, line by line."""

from __future__ import annotations

from kogga.core.actions import Seat
from kogga.core.scores import ScoreLine, ScoreSheet, places
from kogga.games.explorers.pieces import MAX_SEATS, MISSIONS, PLAYED, TRACKS
from kogga.games.explorers.state import ExplorersState


def lines_of(state: ExplorersState, seat: Seat) -> list[ScoreLine]:
    """§16.4 Settlements one point, harbour settlements two, tracks, leaders' cards one."""
    lines = [
        ScoreLine("settlements", len(state.towns[seat])),
        ScoreLine("harbours", 2 * len(state.ports[seat])),
    ]
    for mission in PLAYED[state.scenario]:
        lines.append(ScoreLine(MISSIONS[mission], TRACKS[mission][state.spaces[MAX_SEATS * mission + seat]]))
    for mission in PLAYED[state.scenario]:
        lines.append(ScoreLine(f"lead {MISSIONS[mission]}", int(state.leads[mission] == seat)))
    return lines


def total_of(state: ExplorersState, seat: Seat) -> int:
    """§16.4 A seat's points, counted anew."""
    return sum([line.points for line in lines_of(state, seat)])


def score_sheets(state: ExplorersState) -> list[ScoreSheet]:
    """§16.4 The winner first whatever the others hold (R54), the others by points."""
    seats = range(state.seats)
    place = places([(int(state.winner == seat), state.points[seat]) for seat in seats])
    return [ScoreSheet(seat, tuple(lines_of(state, seat)), state.points[seat], place[seat]) for seat in seats]
