"""The lid of the box, 320 by 200."""

from __future__ import annotations

from typing import Final

from kogga.core.face import Svg
from kogga.draw.chart import rhumbs, waves
from kogga.draw.emblems import EMBLEMS
from kogga.draw.layers import picture
from kogga.draw.svg import at, circle, g, path, rect, text
from kogga.games.explorers.drawing.places import TILE
from kogga.games.explorers.drawing.terrain import (
    BEAM,
    BONES,
    CRESCENT,
    EAR,
    EARS,
    PEAKS,
    SKULL,
    SNOW,
    STARS,
    TREE,
    TREES,
)
from kogga.games.explorers.drawing.things import HULL, PIRATE_HULL, PIRATE_SAIL, WAGON


def cover(title: str) -> Svg:
    """A settler's ship between known land and the unknown, pirates ahead."""
    return picture(
        "320 200",
        rect(0, 0, 320, 200, "f-sea"),
        rhumbs(320, 200, 150, 80),
        waves((112, 24), (196, 30), (120, 128), (206, 140), (150, 60)),
        hex_at(26, 46, "f-green", strewn(TREE, TREES, "f-black", 0)),
        hex_at(72, 126, "f-land", strewn(EAR, EARS, "none o-brown round", 2)),
        hex_at(-20, 126, "f-slate-2", path(PEAKS, "f-slate o-ink", stroke_width=1.4), path(SNOW, "f-white")),
        hex_at(290, 40, "f-storm", path(CRESCENT + STARS, "f-sand", transform="translate(-3 2)")),
        hex_at(244, 120, "f-orange-2", SUN),
        ship(),
        pirates(),
        path("M0 156H320V200H0Z", "f-paper"),
        path("M0 156H320", "none o-brass", stroke_width=3),
        text(18, 186, title, "serif f-ink", 24),
        class_="picture cover",
        aria_label=title,
    )  # fmt: skip


SUN: Final = g(
    *[path(BEAM, "f-orange", transform=f"rotate({turn})" if turn else None) for turn in range(0, 360, 45)],
    circle(0, 0, 13.5, "f-orange"),
)


def strewn(thing: str, spots: tuple[tuple[int, int], ...], look: str, pen: int) -> Svg:
    """The same thing again and again."""
    return g(*[path(thing, look, stroke_width=pen, transform=at(x, y)) for x, y in spots], opacity=0.8)


def hex_at(x: float, y: float, pigment: str, *art: Svg) -> Svg:
    """One hex of the board."""
    return g(path(TILE, f"{pigment} o-land-2", stroke_width=2), *art, transform=at(x, y))


def ship() -> Svg:
    """A ship with a settler aboard."""
    return g(
        path("M0 4V-21", "none o-ink round", stroke_width=2),
        path("M-16 -10H-1V4H-16ZM1 -10H16V4H1Z", "f-card o-ink", stroke_width=1),
        path("M1 -22H13L9 -17.5L13 -13H1Z", "f-seat-1 o-ink", stroke_width=1),
        path(HULL, "f-seat-1 o-ink", stroke_width=1.5),
        path(EMBLEMS[1], "f-paper", transform="translate(0 9.6) scale(.55)"),
        g(path(WAGON, "f-white o-black"), transform="translate(0 -2)"),
        transform=at(150, 96, 1.7),
    )


def pirates() -> Svg:
    """Black sails on the horizon."""
    return g(
        path("M0 4V-32", "none o-ink round", stroke_width=2.4),
        path(PIRATE_HULL + PIRATE_SAIL, "f-black o-white", stroke_width=1.4),
        g(path(BONES, "none o-white round", stroke_width=2.4), path(SKULL, "f-white"), transform=at(1, -16, 0.62)),
        path("M0 -32H16L12 -27.5L16 -23H0Z", "f-signal o-ink", stroke_width=1),
        transform=at(208, 52, 1.05),
    )  # fmt: skip
