"""A sea chart: water with rhumb lines, the graduated border, the compass rose, coasts, little waves."""

from __future__ import annotations

from math import cos, pi, sin

from kogga.core.face import Svg
from kogga.draw.svg import Attribute, at, circle, g, number, path, rect, text

ROSE_POINT = "M0 -46L7 -7L0 0ZM46 0L7 7L0 0ZM0 46L-7 7L0 0ZM-46 0L-7 -7L0 0Z"
ROSE_STAR = "M0 -46L7 -7L46 0L7 7L0 46L-7 7L-46 0L-7 -7Z"
ROSE_HALF_WINDS = "M0 0L19 -19L5 -11ZM0 0L19 19L11 5ZM0 0L-19 19L-5 11ZM0 0L-19 -19L-11 -5Z"
WAVE = "q4 -5 8 0t8 0"


def sea(width: int, height: int, x: float, y: float) -> Svg:
    """Quiet water, with rhumb lines running out from x, y."""
    return g(rect(0, 0, width, height, "f-sea", rx=14), rhumbs(width, height, x, y))


def rhumbs(width: int, height: int, x: float, y: float, winds: int = 32) -> Svg:
    """Lines of constant bearing from one point to the edge of the chart."""
    ends = [reach(width, height, x, y, 2 * pi * wind / winds) for wind in range(winds)]
    lines = "".join(f"M{number(x)} {number(y)}L{number(to_x)} {number(to_y)}" for to_x, to_y in ends)
    return path(lines, "none o-rhumb", stroke_width=0.8, stroke_opacity=0.4)


def reach(width: int, height: int, x: float, y: float, bearing: float) -> tuple[float, float]:
    """Where a line from x, y on this bearing meets the edge."""
    east, south = cos(bearing), sin(bearing)
    far = [((width if east > 0 else 0) - x) / east if abs(east) > 1e-9 else 1e9]
    far.append(((height if south > 0 else 0) - y) / south if abs(south) > 1e-9 else 1e9)
    return round(x + min(far) * east, 1), round(y + min(far) * south, 1)


def border(width: int, height: int, inset: int = 7) -> Svg:
    """The frame of a chart, its degrees dark and light by turns."""
    return g(
        frame(width, height, inset + 3.5, "none o-paper", stroke_width=7, rx=5),
        frame(width, height, inset + 3.5, "none o-line", stroke_width=4, stroke_dasharray="24 24", rx=5),
        frame(width, height, inset, "none o-line", stroke_width=1.2, rx=8),
        frame(width, height, inset + 7, "none o-line", stroke_width=1.2, rx=3),
    )


def frame(width: int, height: int, inset: float, class_: str, **attributes: Attribute) -> Svg:
    """A line all round, so far from the edge."""
    return rect(inset, inset, width - 2 * inset, height - 2 * inset, class_, **attributes)


def rose(x: float, y: float, scale: float = 1, north: str = "N") -> Svg:
    """The compass rose."""
    return g(
        circle(0, 0, 33, "none o-brass", stroke_width=1),
        circle(0, 0, 30, "none o-brass", stroke_width=2.4, stroke_dasharray="1 3.71"),
        path(ROSE_HALF_WINDS, "f-brass", fill_opacity=0.55),
        path(ROSE_STAR, "f-paper o-brass", stroke_width=1.1),
        path(ROSE_POINT, "f-brass"),
        text(0, -50, north, "serif mid f-brass", 14),
        transform=at(x, y, scale),
    )


def coast(d: str) -> Svg:
    """Land behind a drawn shore, with shallow water along it."""
    return g(
        path(d, "none o-sea-2", stroke_width=16, stroke_opacity=0.55),
        path(d, "none o-sea-2", stroke_width=8),
        path(d, "f-land o-land-2", stroke_width=2.5),
    )


def waves(*spots: tuple[float, float]) -> Svg:
    """A few ripples."""
    return path("".join(f"M{number(x)} {number(y)}{WAVE}" for x, y in spots), "none o-deep round", stroke_width=1.6)
