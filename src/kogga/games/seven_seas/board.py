"""§6.5 The lid of the box, in tenths of a millimetre (R24): where a die can lie, and which dice would overlap."""

from __future__ import annotations

from typing import Final

LENGTH: Final = 2700  # of each side
DIE: Final = 100  # the edge of a die: centres of two dice are at least so far apart
LOW: Final = DIE // 2  # the least coordinate of a centre
HIGH: Final = LENGTH - DIE // 2
SPOTS: Final = HIGH - LOW + 1  # coordinates a centre can have
PLACES: Final = 64  # in a throw, which has 41 dice at most: ten ships each and a red one

# A grid of squares as wide as a die: two dice overlap only if they lie in the same or in neighbouring squares.
SQUARES: Final = (SPOTS - 1) // DIE + 1


def is_free(xs: list[int], ys: list[int], x: int, y: int) -> bool:
    """R24 Can a die lie here beside these?"""
    for die in range(len(xs)):
        across, along = x - xs[die], y - ys[die]
        if across * across + along * along < DIE * DIE:
            return False
    return True
