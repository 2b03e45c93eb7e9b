"""Clockwise."""

from __future__ import annotations

from kogga.core.actions import Seat
from kogga.games.manila.state import ManilaState


def left_of(state: ManilaState, seat: Seat) -> Seat:
    """§3.1, §5.1 The left neighbour."""
    seat += 1
    return seat if seat < state.seats else 0
