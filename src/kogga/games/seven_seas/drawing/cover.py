"""The lid of the box, 320 by 200."""

from __future__ import annotations

from kogga.core.face import Svg
from kogga.core.words import Words
from kogga.draw.chart import rhumbs, waves
from kogga.draw.dice import PIPS
from kogga.draw.layers import picture
from kogga.draw.monsters import serpent
from kogga.draw.svg import at, circle, g, path, rect, text
from kogga.games.seven_seas.drawing.people import person
from kogga.games.seven_seas.drawing.signs import skull
from kogga.games.seven_seas.drawing.things import box, pip
from kogga.games.seven_seas.pieces import RED, Role

FLEET = ((RED, 6, 150, 44), (RED, 2, 232, 96), (0, 5, 196, 34), (1, 6, 262, 60), (2, 3, 206, 128), (3, 4, 284, 122))
DUELS = "M150 44L196 34M232 96L262 60M232 96L206 128"


def cover(words: Words) -> Svg:
    """A captain looks at dice on the sea."""
    title = words.say("title", {})
    return picture(
        "320 200",
        rect(0, 0, 320, 200, "f-sea"),
        rhumbs(320, 200, 232, 96),
        waves((120, 20), (280, 24), (150, 90), (262, 142), (140, 136), (296, 84)),
        g(serpent(150, 122, 0.5), opacity=0.7),
        path(DUELS, "none o-ink round", stroke_width=2, stroke_dasharray="1 5"),
        *[ship(*die) for die in FLEET],
        g(person(Role.CAPTAIN, "f-ink"), transform=at(66, 158, 1.95)),
        g(circle(0, 0, 13, "f-black"), g(skull(), transform="translate(0 1) scale(.8)"), transform=at(66, 54, 0.9)),
        path("M0 156H320V200H0Z", "f-paper"),
        path("M0 156H320", "none o-brass", stroke_width=3),
        text(18, 186, title, "serif f-ink", 24),
        class_="picture cover",
        aria_label=title,
    )


def ship(owner: int, face: int, x: float, y: float) -> Svg:
    """One die on the sea."""
    pips = [g(pip(owner), transform=at(across * 0.66, along * 0.66)) for across, along in PIPS[face]]
    return g(box(owner), *pips, transform=at(x, y, 1.25))
