"""What old charts put where nobody had been. Ink and water only, so that they stay behind the pieces."""

from __future__ import annotations

from kogga.core.face import Svg
from kogga.draw.svg import at, circle, g, path

HEAD = "M96 0C92 -24 98 -44 114 -48C126 -50 134 -42 146 -40C142 -32 132 -30 124 -32C116 -22 118 -10 122 0Z"
HUMPS = (
    "M0 0C4 -16 20 -16 24 0ZM32 0C36 -26 60 -26 64 0H54C52 -14 44 -14 42 0Z"
    "M66 0C70 -34 94 -34 98 0H86C84 -20 78 -20 76 0Z"
)
CREST = "M112 -49l-2 -8l6 4l2 -8l5 8l5 -5l0 8M100 -30l-8 -3l5 8M2 -8C-6 -10 -12 -18 -20 -16C-16 -10 -16 -4 -8 -2"
BODY = (
    "M-44 6C-44 -18 -8 -24 16 -10C28 -3 36 -4 42 -16C36 -22 32 -28 34 -32C42 -30 46 -26 48 -22"
    "C52 -26 58 -28 64 -26C64 -20 58 -16 52 -14C50 2 38 12 22 14H-38Q-43 12 -44 6Z"
)
BELLY = "M-42 6C-30 10 -16 10 -8 6M-30 14C-24 11 -18 11 -12 12M-14 4q4 8 12 8"
SPOUT = "M-22 -22C-22 -32 -30 -36 -34 -30M-22 -22C-22 -34 -12 -38 -9 -31M-22 -24V-38"


def serpent(x: float, y: float, scale: float = 1) -> Svg:
    """A sea serpent swimming to the right, 170 long, on the water line at y."""
    return g(
        path(HUMPS + HEAD, "f-sea-2 o-deep-2", stroke_width=1.6, stroke_linejoin="round"),
        path(CREST, "none o-deep-2 round", stroke_width=1.6),
        circle(121, -41, 2.2, "f-deep-2"),
        path("M-12 4q8 -6 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0", "none o-deep-2 round", stroke_width=1.6),
        transform=at(x, y, scale),
    )


def whale(x: float, y: float, scale: float = 1) -> Svg:
    """A whale that blows, 108 long."""
    return g(
        path(BODY, "f-sea-2 o-deep-2", stroke_width=1.6, stroke_linejoin="round"),
        path(BELLY + SPOUT, "none o-deep-2 round", stroke_width=1.5),
        circle(-29, -2, 2, "f-deep-2"),
        transform=at(x, y, scale),
    )
