"""§3.2 Clockwise."""

from __future__ import annotations

from kogga.core.actions import Seat
from kogga.games.seven_seas.state import SeasState


def left_of(state: SeasState, seat: Seat) -> Seat:
    """§3.2 The next seat clockwise."""
    seat += 1
    return seat if seat < state.seats else 0


def clockwise(state: SeasState, seat: Seat) -> list[Seat]:
    """§3.2 All seats, from this one on clockwise."""
    return [*range(seat, state.seats), *range(seat)]
