"""The lid of the box, 320 by 200."""

from __future__ import annotations

from kogga.core.face import Svg
from kogga.draw.chart import rhumbs, waves
from kogga.draw.layers import picture
from kogga.draw.svg import at, g, path, rect, text
from kogga.games.mare_balticum.drawing.backdrop import coast_path
from kogga.games.mare_balticum.drawing.things import PIGMENTS, boat, cutter, form
from kogga.games.mare_balticum.pieces import CATCH


def cover(title: str) -> Svg:
    """The northern Baltic, and three boats on it."""
    return picture(
        "320 200",
        rect(0, 0, 320, 200, "f-sea"),
        rhumbs(320, 200, 160, 90),
        path(coast_path(), "f-land o-land-2", stroke_width=4, transform="translate(-52 -60) scale(.4)"),
        waves((120, 40), (140, 90), (60, 120)),
        path("M0 156H320V200H0Z", "f-paper"),
        path("M0 156H320", "none o-brass", stroke_width=3),
        g(boat(0, cutter()), transform=at(128, 120, 1.5)),
        g(boat(1, cutter()), transform=at(96, 78, 1.1)),
        g(boat(2, cutter()), transform=at(160, 62, 0.9)),
        text(18, 187, title, "serif f-ink", 28),
        g(*[sign(kind) for kind in range(CATCH)], transform=at(204, 178)),
        class_="picture cover",
        aria_label=title,
    )


def sign(kind: int) -> Svg:
    """One of the catches, in a row with the others."""
    color = PIGMENTS[kind]
    return g(form(kind), transform=at(26 * kind, 0), class_=f"f-{color} o-{color}-2")
