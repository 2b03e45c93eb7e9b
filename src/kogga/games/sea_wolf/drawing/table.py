"""The backdrop: the chart, both shores, and in its defs everything the pieces are made of."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kogga.core.face import Svg
from kogga.core.words import Words
from kogga.draw.cards import blank
from kogga.draw.chart import border, coast, rose, sea, waves
from kogga.draw.layers import backdrop
from kogga.draw.monsters import serpent, whale
from kogga.draw.svg import circle, defs, g, join, path, rect, tag, text, use
from kogga.games.sea_wolf.drawing.berths import berth_parts
from kogga.games.sea_wolf.drawing.fronts import LARGE, large_cards, parts
from kogga.games.sea_wolf.drawing.places import CROWD, HEIGHT, PILE_X, ROSE, ROW_X, ROW_Y, USED_X, WIDTH, planks
from kogga.games.sea_wolf.drawing.small import small_cards
from kogga.games.sea_wolf.pieces import MIN_SEATS

UPPER_SHORE: Final = (
    "M-9 -9H1049V54C1010 46 990 62 950 56C900 49 880 63 830 57C780 51 760 62 700 58C650 54 620 64 560 57"
    "C500 50 470 63 420 58C370 53 340 62 280 57C220 52 200 64 150 57C110 52 60 62 -9 50Z"
)
LOWER_SHORE: Final = (
    "M-9 689V606C30 616 60 602 110 610C160 618 200 604 250 611C300 618 330 622 350 640C380 664 440 652 520 660"
    "C620 668 760 654 860 662C930 668 980 656 1049 664V689Z"
)
FOG: Final = (
    "M30 240C160 210 260 262 420 236S700 220 1010 246M60 464C220 442 330 482 520 460S820 452 980 472"
    "M120 358C260 340 420 376 640 354S860 360 940 348"
)
HELM: Final = "M0 -9V9M-9 0H9M-6.4 -6.4L6.4 6.4M6.4 -6.4L-6.4 6.4"
HOURGLASS: Final = "M-5 -7H5L-5 7H5Z"
WREATH: Final = (
    "M-3 8C-11 6 -12 -4 -8 -9M3 8C11 6 12 -4 8 -9M-10 -3l-3 -2M-10 2l-4 1M-7 6l-3 3M10 -3l3 -2M10 2l4 1M7 6l3 3"
)
RIBBON: Final = "M-250 -21H250L238 0L250 21H-250L-238 0Z"


@lru_cache(maxsize=64)
def table(words: Words, seats: int, fog: bool) -> Svg:
    """Everything that stays, for so many players."""
    return backdrop(
        WIDTH,
        HEIGHT,
        tag("title", words.say("title", {})),
        defs(parts(), large_cards(lambda key: words.say(key, {})), small_cards(), berth_parts(), marks()),
        sea(WIDTH, HEIGHT, *ROSE),
        waves((44, 480), (470, 466), (640, 490), (762, 462), (300, 490), (936, 250), (120, 250)),
        coast(UPPER_SHORE),
        coast(LOWER_SHORE),
        jetties(seats),
        monsters(seats),
        rose(*ROSE, 0.66, words.say("drawing.north", {})),
        *([path(FOG, "none o-white round", stroke_width=26, stroke_opacity=0.28)] if fog else []),
        g(*[g(blank(LARGE), transform=f"translate({x} {ROW_Y})") for x in (*ROW_X, PILE_X, USED_X)]),
        border(WIDTH, HEIGHT),
    )


def jetties(seats: int) -> Svg:
    """Planks between the berths."""
    upper = [f"M{x} 50V{84 if seats == CROWD else 94}" for place in range(1, seats) for x in planks(place, seats)]
    drawn = "".join([*upper, *[f"M{x} 614V566" for x in planks(0, seats)]])
    return join(
        path(drawn, "none o-land-2", stroke_width=7), path(drawn, "none o-line", stroke_width=7, stroke_dasharray="1 5")
    )


def monsters(seats: int) -> Svg:
    """Where there is room for them."""
    beasts = [serpent(838, 606)]
    if seats == MIN_SEATS:
        beasts += [whale(200, 160, 1.4), serpent(760, 160)]
    elif seats == MIN_SEATS + 1:
        beasts.append(whale(512, 150, 1.1))
    return join(*beasts)


def marks() -> Svg:
    """Small signs: the helm of who is in turn, the hourglass of who is asked, the eye of what all know, the winner's
    wreath, the ribbon of the moment, crates in the pile.
    """
    question = text(0, 7, "?", "num f-sand-ink", 19)
    return join(
        g(circle(0, 0, 6, "none"), path(HELM, "none"), id="helm", stroke_width=2),
        path(HOURGLASS, "none round", id="hourglass", stroke_width=2),
        g(
            path("M-13 0Q0 -14 13 0Q0 14 -13 0Z", "f-card o-ink", stroke_width=1.4),
            circle(0, 0, 3.8, "f-ink"),
            id="eye",
        ),
        path(WREATH, "none o-good round", id="wreath", stroke_width=2.2),
        path(RIBBON, id="ribbon", stroke_width=2),
        g(use("crate", scale=0.62), id="small-crate"),
        g(rect(-9, -9, 18, 18, "f-sand o-sand-ink", rx=2, stroke_width=1.3), question, id="lost-crate"),
        g(blank(LARGE), id="empty"),
    )
