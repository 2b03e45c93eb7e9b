"""The lid of the box, 320 by 200."""

from __future__ import annotations

from typing import Final

from kogga.core.face import Svg
from kogga.draw.chart import coast, rhumbs, waves
from kogga.draw.emblems import pawn
from kogga.draw.layers import picture
from kogga.draw.svg import at, g, path, rect, text
from kogga.games.manila.drawing.chart import pirate_ship
from kogga.games.manila.drawing.places import hold_offsets
from kogga.games.manila.drawing.things import PIGMENTS, boat, good
from kogga.games.manila.pieces import HOLD_PRICES, JADE, KINDS, NUTMEG, SILK

LUZON: Final = "M330 -9H252C260 24 272 30 266 66C263 96 284 112 280 160H330Z"
CHURCH: Final = "M0 40V6L9 -6L18 6V40ZM18 40V16H44V40ZM9 -6V-20M4 -15H14M6 24h6v16h-6ZM25 24h5v6h-5ZM35 24h5v6h-5Z"


def cover(title: str) -> Svg:
    """Three boats race for Manila, and somebody waits for them."""
    return picture(
        "320 200",
        rect(0, 0, 320, 200, "f-sea"),
        rhumbs(320, 200, 300, 40),
        coast(LUZON),
        g(path(CHURCH, "f-card o-ink", stroke_width=1.4, stroke_linejoin="round"), transform=at(280, 40, 0.82)),
        waves((30, 24), (148, 34), (16, 100), (232, 140), (186, 104), (150, 82), (260, 110)),
        g(boat(SILK), transform=at(196, 66, 0.62)),
        g(boat(NUTMEG), transform=at(64, 84, 0.72)),
        g(pirate_ship(), transform=at(232, 138, 0.58)),
        g(boat(JADE), *crew(), transform=at(104, 158, 1.02)),
        path("M0 156H320V200H0Z", "f-paper"),
        path("M0 156H320", "none o-brass", stroke_width=3),
        text(18, 187, title, "serif f-ink", 28),
        g(*[sign(ware) for ware in range(KINDS)], transform=at(202, 178)),
        class_="picture cover",
        aria_label=title,
    )


def crew() -> list[Svg]:
    """Four friends aboard the jade."""
    return [pawn(seat, x, y, 0.85) for seat, (x, y) in enumerate(hold_offsets(len(HOLD_PRICES[JADE])))]


def sign(ware: int) -> Svg:
    """One of the four wares, in a row with the others."""
    return g(good(ware), transform=at(32 * ware, 0, 1.15), class_=f"f-{PIGMENTS[ware]} o-ink")
