"""Each seat has a colour and an emblem, everywhere."""

from __future__ import annotations

from typing import Final

from kogga.core.face import Svg
from kogga.draw.svg import at, circle, g, path

# A triangle, a disc, a square, a diamond, a star, a crescent; within a radius of 8 round 0, 0.
EMBLEMS: Final = (
    "M0 -7.5L7 5H-7Z",
    "M0 -6.5A6.5 6.5 0 1 1 -.01 -6.5Z",
    "M-5.8 -5.8H5.8V5.8H-5.8Z",
    "M0 -8L6.6 0L0 8L-6.6 0Z",
    "M0 -8L2 -2.7L7.6 -2.5L3.2 1L4.7 6.5L0 3.4L-4.7 6.5L-3.2 1L-7.6 -2.5L-2 -2.7Z",
    "M3 -7A7.2 7.2 0 1 0 3 7A5.6 5.6 0 1 1 3 -7Z",
)


def emblem(seat: int) -> Svg:
    """The bare emblem in its seat's colour."""
    return path(EMBLEMS[seat], f"f-seat-{seat}")


def pawn(seat: int, x: float, y: float, scale: float = 1) -> Svg:
    """A disc of the seat's colour with the emblem on it, 26 wide."""
    disc = circle(0, 0, 13, f"f-seat-{seat} o-paper", stroke_width=2.2)
    return g(disc, path(EMBLEMS[seat], "f-paper"), transform=at(x, y, scale))
