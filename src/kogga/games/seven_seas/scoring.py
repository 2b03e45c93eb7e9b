"""§15.4 The score sheet, line by line."""

from __future__ import annotations

from kogga.core.actions import Seat
from kogga.core.scores import ScoreLine, ScoreSheet, places
from kogga.games.seven_seas.pieces import HAND_LIMIT, KINDS, LINES, LOT, PRICES, SKULL_POINTS, YIN_A_POINT
from kogga.games.seven_seas.state import Phase, SeasState


def lot_price(port: int, good: int, cards: int) -> int:
    """§10.2 A chest a card anywhere; three or more of a kind bring the port's own price."""
    return PRICES[port][good] if cards >= LOT else 1


def sale_worth(state: SeasState, seat: Seat) -> int:
    """§15.2 What the goods aboard would bring in the final sale."""
    worth = 0
    for good in range(KINDS):
        cards = state.cargo[KINDS * seat + good]
        if cards:
            worth += cards * lot_price(state.port, good, cards)
    return worth


def skulls_for_cards(state: SeasState, seat: Seat) -> int:
    """§15.3 A skull for every adventure card above three."""
    return max(0, len(state.hands[seat]) - HAND_LIMIT)


def seat_lines(state: SeasState, seat: Seat) -> list[int]:
    """§15.4 A point for a chest, a talisman, three unused yin-yang; two less for a skull. As if the game ended now."""
    is_over = state.phase == Phase.OVER
    sale = state.sale[seat] if is_over else sale_worth(state, seat)
    for_cards = skulls_for_cards(state, seat)
    return [
        state.chests[seat] - (sale if is_over else 0),
        sale,
        state.talismans[seat],
        state.yin[seat] // YIN_A_POINT,
        SKULL_POINTS * (state.skulls[seat] - (for_cards if is_over else 0)),
        SKULL_POINTS * for_cards,
    ]


def totals(state: SeasState) -> list[int]:
    """§1.1, §15.4 The points by seat."""
    return [total(state, seat) for seat in range(state.seats)]


def total(state: SeasState, seat: Seat) -> int:
    """§15.4 The sum of a seat's lines; in the end its sale is among the chests, and its cards among the skulls."""
    points = state.chests[seat] + state.talismans[seat] + state.yin[seat] // YIN_A_POINT
    points += SKULL_POINTS * state.skulls[seat]
    if state.phase == Phase.OVER:
        return points
    return points + sale_worth(state, seat) + SKULL_POINTS * skulls_for_cards(state, seat)


def rank(state: SeasState, seat: Seat) -> tuple[int, ...]:
    """§15.5 Most points; then fewer flags, then fewer skulls; then places are shared, all of them (R44)."""
    lines = seat_lines(state, seat)
    return sum(lines), -state.flags.count(seat), lines[4] + lines[5]


def score_sheets(state: SeasState) -> list[ScoreSheet]:
    """§15.4 Every seat's lines, total and place."""
    place = places([rank(state, seat) for seat in range(state.seats)])
    sheets: list[ScoreSheet] = []
    for seat in range(state.seats):
        points = seat_lines(state, seat)
        lines = tuple([ScoreLine(name, number) for name, number in zip(LINES, points, strict=True)])
        sheets.append(ScoreSheet(seat, lines, sum(points), place[seat]))
    return sheets
