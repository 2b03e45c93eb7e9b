"""What the pieces are made of: boats, spaces, accomplices, dice, shares, markers. Used by their ids."""

from __future__ import annotations

from typing import Final

from kogga.core.face import Svg
from kogga.draw.cards import Format, rim
from kogga.draw.coins import coin
from kogga.draw.dice import PIPS
from kogga.draw.emblems import pawn
from kogga.draw.svg import at, circle, g, join, path, rect, text, use
from kogga.games.manila.drawing.places import STEP
from kogga.games.manila.pieces import CARGO, EYES, INSURANCE_FEE, KINDS, MAX_SEATS, Ware

PIGMENTS: Final = ("brown", "blue", "sand", "green")  # nutmeg, silk, ginseng, jade

NUTMEG: Final = "M0 -8.5C5.5 -8.5 8.5 -4 8 1C7.5 6 4 9 0 9C-4 9 -7.5 6 -8 1C-8.5 -4 -5.5 -8.5 0 -8.5Z"
SILK: Final = "M-6 -8.5H6C10 -8.5 10 .5 6 .5H5V9Q2.5 6.5 0 8.5T-5 9V.5H-6C-10 .5 -10 -8.5 -6 -8.5Z"
GINSENG: Final = (
    "M-3 -9.5L-.5 -6.5L.5 -9.5L1.5 -6.5L4 -9C4 -7.5 3 -6 3 -5C6 -3.5 5.5 1 3.5 3.5L7 9L2 6L0 10L-2 6L-7 9L-3.5 3.5"
    "C-5.5 1 -6 -3.5 -2.5 -5C-2 -6.5 -3 -8 -3 -9.5Z"
)
JADE: Final = "M0 -9A9 9 0 1 1 -.01 -9ZM0 -3.2A3.2 3.2 0 1 0 .01 -3.2Z"
GOODS: Final = (NUTMEG, SILK, GINSENG, JADE)
GRAINS: Final = (
    "M-4 -5.5Q-6 1 -3 6.5M0 -8Q2.5 0 0 8.5M4 -5.5Q6.5 1 4 6",
    "M-5 .5H5M6 -6.2C8 -6.2 8 -1.8 6 -1.8C4.6 -1.8 4.6 -4.4 6 -4.4M-1.6 .5V8M1.8 .5V7.5",
    "M-2.5 -2.5Q0 -1.5 2.5 -2.8M-2.5 .8Q0 2 2.8 .6",
    "M-6 -2.5Q-4.5 -5.5 -2 -6.3M6 2.5Q4.5 5.5 2 6.3",
)

RAIL: Final = "M-64 -45C-58 -42 -52 -41 -46 -41H44C60 -41 74 -46 86 -56"
HULL: Final = RAIL + "C82 -36 72 -20 52 -14H-44C-58 -16 -64 -30 -64 -45Z"
PLANKS: Final = "M-59 -29C-52 -26 -48 -25.5 -40 -25.5H50C60 -26 70 -31 77 -38"
SAIL: Final = "M41 -78C24 -79 2 -76 -17 -67C-22 -60 -22 -52 -18 -45H41Z"
BATTENS: Final = "M-20 -60C0 -65 24 -67 41 -67M-21 -52C0 -55 24 -56 41 -56"
WAKE: Final = "M-74 -18q-12 -4 -24 1M-72 -12q-14 0 -28 5"
PIRATE_RAIL: Final = "M-62 -18C-40 -12 34 -12 52 -20C62 -25 68 -31 72 -38"
PIRATE_HULL: Final = PIRATE_RAIL + "C73 -12 62 10 44 17H-42C-58 10 -63 -4 -62 -18Z"
PIRATE_SAIL: Final = "M6 -78C24 -74 44 -60 47 -30C34 -34 20 -34 6 -32Z"
SKULL: Final = "M-7 -2C-7.5 -12 7.5 -12 7 -2C7 1 5 2 4 3V6H-4V3C-5 2 -7 1 -7 -2Z"

SHARE: Final = Format(52, 72, 6)
SLIP: Final = Format(30, 42, 4)
HELM: Final = "M0 -9V9M-9 0H9M-6.4 -6.4L6.4 6.4M6.4 -6.4L-6.4 6.4"
WREATH: Final = (
    "M-3 8C-11 6 -12 -4 -8 -9M3 8C11 6 12 -4 8 -9M-10 -3l-3 -2M-10 2l-4 1M-7 6l-3 3M10 -3l3 -2M10 2l4 1M7 6l3 3"
)


def things() -> Svg:
    """Everything pieces are made of."""
    wares = range(KINDS)
    return join(
        *[g(good(ware), id=f"good-{ware}") for ware in wares],
        *[g(boat(ware), id=f"hull-{ware}") for ware in wares],
        *[g(buoy(ware), id=f"buoy-{ware}") for ware in wares],
        *[g(cube(ware), id=f"cube-{ware}") for ware in wares],
        *[g(share(ware), id=f"leaf-{ware}") for ware in wares],
        *[g(slip(ware), id=f"slip-{ware}") for ware in wares],
        g(SLIP.back(), id="slip-back"),
        g(SLIP.rim(), id="slip-rim"),
        g(rim(-13.5, -13.5, 27, 27, 13.5), id="ring"),
        *[g(space(str(price)), id=f"space-{price}") for price in range(6)],
        g(circle(0, 0, 11.5, "f-paper-2 o-ink", stroke_width=1.4, fill_opacity=0.5), use("ring"), id="space-shut"),
        g(space(f"+{INSURANCE_FEE}", "f-good", 11), id="space-fee"),
        *[g(pawn(seat, 0, 0, 0.85), use("ring"), id=f"man-{seat}") for seat in range(MAX_SEATS)],
        g(rect(-16, -16, 32, 32, "o-ink", rx=6, stroke_width=1.5), id="die-box"),
        *[g(*[circle(x, y, 3.4) for x, y in PIPS[eyes]], id=f"pips-{eyes}") for eyes in range(1, EYES + 1)],
        g(target(), id="target"),
        g(purse_coin("", 10), id="coin"),
        marks(),
    )


def purse_coin(words: str, radius: float) -> Svg:
    """A peso, or several in one coin."""
    return coin(words, "f-yellow-2", "f-ink", radius)


def good(ware: Ware) -> Svg:
    """The sign of a ware, about 18 wide; filled by whoever uses it, its grain in the outline's colour."""
    return join(path(GOODS[ware]), path(GRAINS[ware], "none round", stroke_width=1.3))


def buoy(ware: Ware) -> Svg:
    """A ring round the space a boat is on, and its wake."""
    ring = circle(0, 0, 15, f"none o-{PIGMENTS[ware]}", stroke_width=5)
    return join(ring, path(WAKE, "none o-white round", stroke_width=2.2))


def boat(ware: Ware) -> Svg:
    """A barge with a batten sail, 150 wide, that carries its ware's sign and worth; 0, 0 is the space it is on."""
    color = PIGMENTS[ware]
    return join(
        path("M42 -40V-84", "none o-ink round", stroke_width=2.6),
        path(SAIL, "f-card o-ink", stroke_width=1.5, stroke_linejoin="round"),
        path(BATTENS, f"none o-{color}", stroke_width=1.6),
        path("M43 -84L60 -80L43 -75Z", f"f-{color} o-ink", stroke_width=1),
        g(good(ware), class_=f"f-{color} o-ink", transform=at(27, -60, 0.92)),
        text(1, -53.5, str(CARGO[ware]), "num f-ink", 19),
        path(HULL, f"f-{color} o-ink", stroke_width=1.7, stroke_linejoin="round"),
        path(PLANKS, "none o-ink", stroke_width=0.9, stroke_opacity=0.55),
        path(RAIL, "none o-ink round", stroke_width=3),
        path(HULL, "rim-edge", stroke_width=7, stroke_linejoin="round"),
        path(HULL, "rim", stroke_width=4.2, stroke_linejoin="round"),
    )


def cube(ware: Ware) -> Svg:
    """A ware's marker on the black market."""
    color = PIGMENTS[ware]
    return join(
        rect(-21, -8, 42, 16, f"f-{color} o-ink", rx=4, stroke_width=1.4),
        use(f"good-{ware}", 0, 0, 0.7, class_=f"f-{color}-ink o-{color}"),
        rim(-23, -10, 46, 20, 6),
    )


def share(ware: Ware) -> Svg:
    """One's own share, without its worth."""
    color = PIGMENTS[ware]
    return join(
        g(SHARE.stock(), class_="f-card"),
        path("M1 7Q1 1 7 1H45Q51 1 51 7V24H1Z", f"f-{color}"),
        use(f"good-{ware}", 26, 42, 1.25, class_=f"f-{color} o-ink"),
        SHARE.rim(),
    )


def slip(ware: Ware) -> Svg:
    """A small share: in the piles, and at the end before everybody."""
    color = PIGMENTS[ware]
    return join(
        g(SLIP.stock(), class_="f-card"),
        rect(3, 3, 24, 36, f"f-{color}", rx=2.5),
        use(f"good-{ware}", 15, 21, 1.05, class_=f"f-{color}-ink o-{color}"),
    )


def space(words: str, ink: str = "f-ink-2", size: float = 13) -> Svg:
    """A vacant space for an accomplice, with its price."""
    return join(
        circle(0, 0, 11.5, "f-paper o-ink", stroke_width=1.4),
        text(0, size * 0.36, words, f"num {ink}", size),
        use("ring"),
    )


def target() -> Svg:
    """A space of a lane that a boat may be put on."""
    return join(circle(0, 0, STEP * 0.36, "f-white", fill_opacity=0.01), rim(-15, -15, 30, 30, 15))


def marks() -> Svg:
    """The helm of the harbour master, the winner's wreath, the pointer along the steps of a voyage."""
    return join(
        g(circle(0, 0, 6, "none"), path(HELM, "none"), id="helm", stroke_width=2),
        path(WREATH, "none o-good round", id="wreath", stroke_width=2.2),
        g(circle(0, 0, 10.5, "none o-brass", stroke_width=3), id="now"),
    )
