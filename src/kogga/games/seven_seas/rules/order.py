"""§3.2 Clockwise."""

from __future__ import annotations

from typing import Final

from kogga.core.actions import Seat
from kogga.games.seven_seas.pieces import MAX_SEATS
from kogga.games.seven_seas.state import SeasState

# By number of seats and by the seat one begins with.
CLOCKWISE: Final = [[[*range(seat, seats), *range(seat)] for seat in range(seats)] for seats in range(MAX_SEATS + 1)]


def left_of(state: SeasState, seat: Seat) -> Seat:
    """§3.2 The next seat clockwise."""
    seat += 1
    return seat if seat < state.seats else 0


def clockwise(state: SeasState, seat: Seat) -> list[Seat]:
    """§3.2 All seats, from this one on clockwise."""
    return CLOCKWISE[state.seats][seat]
