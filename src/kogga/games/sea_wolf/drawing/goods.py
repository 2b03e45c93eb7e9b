"""The four goods as silhouettes, each about 30 wide round 0, 0, and the pattern their ships have in the sail."""

from __future__ import annotations

from typing import Final

from kogga.core.face import Svg
from kogga.draw.svg import join, path

FISH: Final = "M15 0C10 -8 -1 -9 -8 -1.5L-15 -7C-13.5 -2 -13.5 2 -15 7L-8 1.5C-1 9 10 8 15 0Z"
BARREL: Final = "M-8 -12C-12 -5 -12 5 -8 12H8C12 5 12 -5 8 -12Z"
PIG: Final = (
    "M-14 0C-14 -7 -7 -9.5 1 -9C3 -9 5 -8.5 6 -8L8.5 -12.5L11.5 -6.5C12.5 -5.5 13 -4.5 13.5 -3.5H16.5V2.5H13.5"
    "C12.5 4.5 11 5.5 9.5 6V11.5H5.5V7.5H-5V11.5H-9V6C-12.5 5 -13.8 3.5 -14 1"
    "C-18.5 1 -20 -6.5 -16 -7C-13.5 -7 -14.5 -4 -16 -4.5C-18 -4 -16.5 -1 -14 -1Z"
)
COIN: Final = "M-12 0a12 12 0 1 1 24 0a12 12 0 1 1 -24 0Z"

SAIL_PATTERNS: Final = (
    "M-18 -38q5 -5 10 0t10 0t10 0t10 0M-17 -18q5 -5 10 0t10 0t10 0t10 0",  # waves
    "M-10 -45Q-6 -28 -10 -13.5M13.5 -45Q18 -28 14 -13M1.5 -45V-14",  # staves
    "M-13 -39h.1M-2 -41h.1M9 -41h.1M21 -39h.1M-12 -17h.1M1 -18h.1M13 -18h.1M22 -16h.1M-13 -28h.1M24 -28h.1",  # spots
    "M-20 -40L-14 -46M-16.5 -32L-3 -46M12 -14L28 -31M2 -14.5L29 -41M-14 -15L-11 -18M22 -12L28 -18",  # bars
)


def goods() -> list[Svg]:
    """The silhouettes, by colour; whoever uses one says what to fill it with, and what to draw its marks with."""
    return [fish(), barrel(), pig(), gold()]


def silhouette(d: str, marks: str) -> Svg:
    """A filled shape and the marks on it."""
    return join(path(d, stroke="none"), path(marks, "none round", stroke_width=1.4))


def fish() -> Svg:
    """A herring."""
    return silhouette(FISH, "M6 -5Q4 0 6 5M10 -1.6h.2")


def barrel() -> Svg:
    """A barrel with its hoops."""
    return silhouette(BARREL, "M-10.5 -6H10.5M-10.5 6H10.5M-3.5 -5Q-4.5 0 -3.5 5M3.5 -5Q4.5 0 3.5 5")


def pig() -> Svg:
    """A pig, tail and all."""
    return silhouette(PIG, "M9 -3.6h.2M13.3 -2.5V1.5M4 -7.5Q5 -4 8.5 -6.5M-1 7.5V5")


def gold() -> Svg:
    """A coin with a crown on it."""
    return silhouette(COIN, "M-8.8 0a8.8 8.8 0 1 1 17.6 0a8.8 8.8 0 1 1 -17.6 0M-4.5 4V-3L-2 0L0 -4.5L2 0L4.5 -3V4Z")
