"""The lid of the box, 320 by 200."""

from __future__ import annotations

from kogga.core.face import Svg
from kogga.draw.chart import rhumbs, waves
from kogga.draw.layers import picture
from kogga.draw.svg import at, g, path, rect, text
from kogga.games.mare_balticum.board import FIELDS, FIRST_DEEP
from kogga.games.mare_balticum.drawing.backdrop import area_path, coast_path
from kogga.games.mare_balticum.drawing.things import PIGMENTS, boat, cutter, form
from kogga.games.mare_balticum.pieces import CATCH


def cover(title: str) -> Svg:
    """The sea between Stockholm and Riga, and three boats on it."""
    deep = "".join([area_path(word) for word in FIELDS[FIRST_DEEP:]])
    return picture(
        "320 200",
        rect(0, 0, 320, 200, "f-sea"),
        g(
            path(deep, "f-deep"),
            path(coast_path(), "f-land o-land-2", stroke_width=4),
            transform=at(-108, -78, 0.52),
        ),
        rhumbs(320, 200, 172, 88),
        waves((190, 28), (102, 30), (150, 140)),
        g(boat(1, cutter()), transform=at(120, 64, 0.95)),
        g(boat(2, cutter()), transform=at(214, 62, 0.85)),
        g(boat(0, cutter()), transform=at(146, 132, 1.7)),
        path("M0 156H320V200H0Z", "f-paper"),
        path("M0 156H320", "none o-brass", stroke_width=3),
        text(16, 186, title, "serif f-ink", 23),
        g(*[sign(kind) for kind in range(CATCH)], transform=at(211, 178)),
        class_="picture cover",
        aria_label=title,
    )


def sign(kind: int) -> Svg:
    """One of the catches, in a row with the others."""
    color = PIGMENTS[kind]
    return g(form(kind), transform=at(22 * kind, 0, 0.85), class_=f"f-{color} o-{color}-2")
