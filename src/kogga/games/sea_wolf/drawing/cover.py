"""The lid of the box, 320 by 200."""

from __future__ import annotations

from kogga.core.face import Svg
from kogga.draw.chart import rhumbs, waves
from kogga.draw.layers import picture
from kogga.draw.ships import cog_sail, cog_under_bare_pole
from kogga.draw.svg import at, g, path, rect, text
from kogga.games.sea_wolf.drawing.goods import SAIL_PATTERNS, goods
from kogga.games.sea_wolf.drawing.scenes import sailor
from kogga.games.sea_wolf.pieces import COLORS, SUITS

SWELL = "M0 129q10 -9 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0V200H0Z"


def cover(title: str) -> Svg:
    """The old sailor looks out over three cogs coming home."""
    return picture(
        "320 200",
        rect(0, 0, 320, 200, "f-sea"),
        rhumbs(320, 200, 232, 92),
        ship(3, 160, 116, 0.62),
        ship(2, 113, 115, 0.82),
        ship(0, 53, 112, 1.05),
        path(SWELL, "f-rhumb"),
        waves((30, 146), (96, 150), (168, 144)),
        g(sailor(), transform=at(246, 88, 1.62)),
        path("M0 156H320V200H0Z", "f-paper"),
        path("M0 156H320", "none o-brass", stroke_width=3),
        text(18, 186, title, "serif f-ink", 26),
        g(*[sign(suit) for suit in range(SUITS)], transform=at(208, 178)),
        class_="picture cover",
        aria_label=title,
    )


def ship(suit: int, x: float, y: float, scale: float) -> Svg:
    """A cog with the good of its colour in the sail."""
    color = COLORS[suit]
    pattern = path(SAIL_PATTERNS[suit], f"none o-{color}-ink round", stroke_width=2.2, stroke_opacity=0.4)
    good = g(goods()[suit], transform=at(3, -28.5), class_=f"f-{color}-ink o-{color}")
    return g(cog_under_bare_pole(), cog_sail(f"f-{color}", pattern, good), transform=at(x, y, scale))


def sign(suit: int) -> Svg:
    """One of the four goods, in a row with the others."""
    return g(goods()[suit], transform=at(30 * suit, 0, 0.75), class_=f"f-{COLORS[suit]} o-paper")
