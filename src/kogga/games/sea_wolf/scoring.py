"""§7 The score sheet, line by line."""

from __future__ import annotations

from functools import cache

from kogga.core.actions import Seat
from kogga.core.scores import ScoreLine, ScoreSheet, places
from kogga.games.sea_wolf.pieces import (
    EVENT_PENALTY,
    FIRST_EVENT,
    LINES,
    NO_PAIR,
    PAIR_POINTS,
    SUITS,
    WOLF_PENALTY,
    WORTH,
)
from kogga.games.sea_wolf.state import Phase, WolfState


def pairs(state: WolfState, seat: Seat) -> list[int]:
    """§1.1, §4.2 What each pair this seat has laid is worth."""
    return [PAIR_POINTS[pair] for pair in state.laid[SUITS * seat : SUITS * seat + SUITS] if pair != NO_PAIR]


def deal_lines(state: WolfState, seat: Seat) -> list[int]:
    """§7.2, §5.3 Deliveries, less ships and goods in hand, less 3 for each sea wolf and each event in hand."""
    hand = state.hands[seat]
    cargo = sum([WORTH[card] for card in hand if card < FIRST_EVENT])
    events = sum([1 for card in hand if card >= FIRST_EVENT])
    return [sum(pairs(state, seat)), -cargo, -WOLF_PENALTY * state.wolves[seat], -EVENT_PENALTY * events]


def best_pair(state: WolfState, seat: Seat) -> int:
    """§7.3 The dearest pair laid down; none counts 0 (R21)."""
    return max(pairs(state, seat), default=0)


def score_sheets(state: WolfState) -> list[ScoreSheet]:
    """§7.2, §8.1 Every deal line by line, the running one as if it ended now; ties as in §7.3."""
    lines = [finished_lines(state, seat) for seat in range(state.seats)]
    if state.phase != Phase.OVER:
        for seat in range(state.seats):
            lines[seat] += name_lines(state, deal_lines(state, seat), state.deal)
    totals = [sum([line.points for line in of_seat]) for of_seat in lines]
    place = places([(totals[seat], best_pair(state, seat)) for seat in range(state.seats)])
    return [ScoreSheet(seat, tuple(lines[seat]), totals[seat], place[seat]) for seat in range(state.seats)]


def finished_lines(state: WolfState, seat: Seat) -> list[ScoreLine]:
    """§8.1 The lines of the deals that are over."""
    width = len(LINES)
    lines: list[ScoreLine] = []
    for start in range(seat * width, len(state.sheets), state.seats * width):
        lines += name_lines(state, list(state.sheets[start : start + width]), 1 + start // (state.seats * width))
    return lines


def name_lines(state: WolfState, points: list[int], deal: int) -> list[ScoreLine]:
    """A deal's points under the names of the sheet; only variant 100 numbers its deals."""
    part = deal if state.options.hundred else 0
    return [line(name, number, part) for name, number in zip(LINES, points, strict=True)]


@cache
def line(name: str, points: int, part: int) -> ScoreLine:
    """A line of the sheet; imagined games ask for the same ones over and over."""
    return ScoreLine(name, points, part)
