"""Dice: faces with pips, 32 wide round 0, 0."""

from __future__ import annotations

from typing import Final

from kogga.core.face import Svg
from kogga.draw.svg import circle, g, rect

PIPS: Final = (
    (),
    ((0, 0),),
    ((-8, -8), (8, 8)),
    ((-8, -8), (0, 0), (8, 8)),
    ((-8, -8), (8, -8), (-8, 8), (8, 8)),
    ((-8, -8), (8, -8), (0, 0), (-8, 8), (8, 8)),
    ((-8, -8), (8, -8), (-8, 0), (8, 0), (-8, 8), (8, 8)),
)


def die(face: int, class_: str = "f-white", pips: str = "f-black") -> Svg:
    """One die showing this face."""
    box = rect(-16, -16, 32, 32, f"{class_} o-ink", rx=6, stroke_width=1.5)
    return g(box, *[circle(x, y, 3.2, pips) for x, y in PIPS[face]])
