"""Clockwise."""

from __future__ import annotations

from typing import Final

from kogga.games.manila.pieces import MAX_SEATS

# §3.1, §5.1 The left neighbour, by the number of seats and the seat.
LEFT_OF: Final = [[(seat + 1) % seats for seat in range(seats)] for seats in range(MAX_SEATS + 1)]
