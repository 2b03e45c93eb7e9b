"""Hexes with a point above, round 0, 0."""

from __future__ import annotations

from math import cos, pi, sin

from kogga.core.face import Svg
from kogga.draw.svg import Attribute, number, path


def corners(radius: float) -> list[tuple[float, float]]:
    """The six corners, clockwise from the one above."""
    return [(radius * sin(pi * nth / 3), -radius * cos(pi * nth / 3)) for nth in range(6)]


def hex_tile(radius: float, class_: str, **attributes: Attribute) -> Svg:
    """One hex."""
    points = "L".join(f"{number(round(x, 2))} {number(round(y, 2))}" for x, y in corners(radius))
    return path(f"M{points}Z", class_, **attributes)
