"""§13 The score sheet, line by line."""

from __future__ import annotations

from typing import Final

from kogga.core.actions import Seat
from kogga.core.scores import ScoreLine, ScoreSheet, places
from kogga.games.manila.pieces import KINDS, MARKET, REDEMPTION, Ware, held
from kogga.games.manila.state import ManilaState

LINES: Final = ("cash", "shares", "mortgaged")


def worth_redeeming(state: ManilaState, seat: Seat) -> list[Ware]:
    """§13.2 Mortgaged shares that cash redeems before the scoring: the dearest first, worthless ones never (R27)."""
    if not state.pledged[seat]:
        return []
    by_worth = sorted(range(KINDS), key=lambda ware: -state.market[ware])
    wares = [ware for ware in by_worth if state.market[ware] for _ in range(held(state.pledged[seat], ware))]
    return wares[: max(0, state.cash[seat]) // REDEMPTION]


def fortune_lines(state: ManilaState, seat: Seat) -> list[int]:
    """§13.1 Cash, and shares at their value on the black market; §13.2 fifteen less for each mortgaged one."""
    redeemed = worth_redeeming(state, seat)
    shares = sum([MARKET[state.market[ware]] * held(state.free[seat], ware) for ware in range(KINDS)])
    shares += sum([MARKET[state.market[ware]] for ware in redeemed])
    mortgaged = state.pledged_count(seat) - len(redeemed)
    return [state.cash[seat] - REDEMPTION * len(redeemed), shares, -REDEMPTION * mortgaged]


def fortune(state: ManilaState, seat: Seat) -> int:
    """§1.1, §13.1 What a seat is worth, if the game ended now: the greatest fortune wins."""
    return sum(fortune_lines(state, seat))


def ranking(state: ManilaState) -> tuple[tuple[Seat, int], ...]:
    """§13.3 The greatest fortune first; of equal ones the one with more cash, then the lower seat (R28)."""
    order = sorted([(-fortune(state, seat), -state.cash[seat], seat) for seat in range(state.seats)])
    return tuple([(seat, -total) for total, _, seat in order])


def score_sheets(state: ManilaState) -> list[ScoreSheet]:
    """§13.1 Everybody's fortune; §13.3 equal fortunes share the better place (R28)."""
    lines = [name_lines(fortune_lines(state, seat)) for seat in range(state.seats)]
    totals = [sum([line.points for line in of_seat]) for of_seat in lines]
    place = places([(total,) for total in totals])
    return [ScoreSheet(seat, lines[seat], totals[seat], place[seat]) for seat in range(state.seats)]


def name_lines(points: list[int]) -> tuple[ScoreLine, ...]:
    """A fortune under the names of the sheet."""
    return tuple([ScoreLine(name, number) for name, number in zip(LINES, points, strict=True)])
