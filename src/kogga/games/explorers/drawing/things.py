"""Everything pieces are made of: roads, houses, ships and what they carry, cards, coins, signs."""

from __future__ import annotations

from typing import Final

from kogga.core.face import Svg
from kogga.draw.cards import Format, rim
from kogga.draw.coins import coin
from kogga.draw.dice import PIPS
from kogga.draw.emblems import EMBLEMS, pawn
from kogga.draw.svg import at, circle, g, join, path, rect, text, use
from kogga.games.explorers.pieces import COLOURS, GOODS, MAX_SEATS, SHIPS

CARD: Final = Format(50, 66, 6)
OWNERS: Final = MAX_SEATS + 1  # the seats, and whatever is neutral
SLANTED: Final = {"f": (17, 10), "u": (0, 20), "r": (17, -10)}  # half of a road, by how its side lies
LIE: Final = {"f": (20, 11.5), "u": (0, 23), "r": (20, -11.5)}  # half of a stretch to press

HOUSE: Final = "M-10 10V-3L0 -12L10 -3V10Z"
HARBOUR: Final = "M-14 11V-2H-5V-9L2 -16L9 -9V-2H14V11Z"
HULL: Final = "M-18 3C-10 6 10 6 18 2C17 9 14 14 11 15H-11C-15 14 -17 9 -18 3Z"
PIRATE_HULL: Final = "M-21 2C-10 7 10 7 21 0L24 -5C24 7 19 16 14 18H-13C-18 16 -21 9 -21 2Z"
PIRATE_SAIL: Final = "M-14 -27H15C18 -18 18 -10 14 -3C6 -6 -6 -6 -12 -3C-9 -10 -10 -18 -14 -27Z"
WAGON: Final = "M-12 -1C-12 -8 -8 -9 0 -9S12 -8 12 -1ZM-12 -1H12V2H-12ZM-5 -9V-1M3 -9V-1"
SCHOOL: Final = "M-11 -3C-7 -7 -2 -7 2 -3L5 -6V0L2 -3C-2 1 -7 1 -11 -3ZM-4 4C0 0 5 0 8 4L11 1V7L8 4C5 8 0 8 -4 4Z"
MAN: Final = "M0 -8A3.4 3.4 0 1 1 -.01 -8ZM-5.5 7C-5.5 1 -3 -1 0 -1S5.5 1 5.5 7Z"
SACK: Final = "M-3 -7L3 -7L1.8 -3.6C7 -1 7 7 3.5 7.5H-3.5C-7 7 -7 -1 -1.8 -3.6Z"
LOG: Final = "M-10 1L4 -7C8 -8 11 -3 8 0L-6 8C-10 9 -13 4 -10 1Z"
ROCK: Final = "M-10 7L-6 -4L0 -8L7 -5L11 7Z"
LOCK: Final = "M-3.5 -1H3.5V4H-3.5ZM-2 -1V-4H2V-1"
SWIFT_SAIL: Final = "M-10 5C-5 9 6 9 10 4M-1 4V-9M1 -8C6 -5 8 -1 6 3H1ZM-12 -4H-5M-13 0H-6"
WREATH: Final = (
    "M-5 12C-14 8 -16 -4 -9 -12M5 12C14 8 16 -4 9 -12M-12 5l-5 1M-13.5 -1l-5 -1M-12 -7l-4 -4"
    "M12 5l5 1M13.5 -1l5 -1M12 -7l4 -4"
)
PIGMENTS: Final = ("green", "red", "sand", "yellow", "slate", "yellow")  # of cards, by kind, gold last


RIMS: Final = {  # what glows round a piece: x, y, width, height
    "house": (-14, -15, 28, 29), "port": (-18, -19, 36, 33), "dock": (-16, -9, 32, 18), "ship": (-20, -24, 40, 41),
    "pirate": (-25, -34, 51, 54), "man": (-9, -12, 18, 23), "chip": (-14, -14, 50, 28), "store": (-12, -12, 38, 24),
    "dice": (6, 2, 140, 48),
    "offer": (3, 3, 146, 150), "track": (-17, -25, 254, 39),
}  # fmt: skip
THIN: Final = 1.2


def things() -> Svg:
    """Everything pieces are made of."""
    return join(
        shared(),
        *[roads(owner) for owner in range(OWNERS)],
        *[spots(slant) for slant in LIE],
        *[buildings(owner) for owner in range(OWNERS)],
        *[vessels(seat) for seat in range(MAX_SEATS)],
        loads(),
        kinds(),
        *[card(kind) for kind in range(len(GOODS))],
        signs(),
        *[ghost(nth) for nth in range(len(COLOURS))],
        *[die(face) for face in range(7)],
    )


def shared() -> Svg:
    """What several pieces are built of; painted by whoever uses it."""
    return join(
        *[g(rim(*edge, 7), id=f"{name}-rim") for name, edge in RIMS.items()],
        *[path(EMBLEMS[seat], "f-paper", id=f"a{seat}") for seat in range(MAX_SEATS)],
        path("M-6 0H6", "none o-paper", stroke_width=3.6, id=f"a{MAX_SEATS}"),
        *[path(across(SLANTED[slant]), "none o-ink round", stroke_width=10, id=f"bed-{slant}") for slant in SLANTED],
        *[path(across(SLANTED[slant]), "none round", stroke_width=7.4, id=f"way-{slant}") for slant in SLANTED],
        path(HOUSE, "o-ink round", stroke_width=1.8, id="house"),
        path(HARBOUR + "M-14 -2H14", "o-ink round", stroke_width=1.8, id="port"),
        g(path("M0 4V-21", "none o-ink round", stroke_width=2),
          path("M-16 -10H-1V4H-16ZM1 -10H16V4H1Z", "f-card o-ink", stroke_width=1),
          path("M1 -22H13L9 -17.5L13 -13H1Z", "o-ink", stroke_width=1),
          path(HULL, "o-ink round", stroke_width=1.5), use("ship-rim"), id="ship"),
        g(path("M0 4V-32", "none o-ink round", stroke_width=2.4),
          path(PIRATE_HULL + PIRATE_SAIL, "f-black o-white round", stroke_width=1.4), use("lair", 1, -16, 0.62),
          path("M0 -32H16L12 -27.5L16 -23H0Z", "o-ink", stroke_width=1),
          circle(0, 10, 7, "o-white", stroke_width=1.2), use("pirate-rim"), id="raider"),
        path(MAN, "o-ink", stroke_width=THIN, id="man"),
        rect(-16, -16, 32, 32, "f-white o-ink", rx=6, stroke_width=1.5, id="cube"),
    )  # fmt: skip


def across(half: tuple[float, float]) -> str:
    """A line through the middle of a side."""
    x, y = half
    return f"M{-x:g} {-y:g}L{x:g} {y:g}"


def shade(owner: int) -> str:
    """The colour of an owner; neutral pieces are grey."""
    return f"seat-{owner}" if owner < MAX_SEATS else "line"


def roads(owner: int) -> Svg:
    """A road as it lies on each kind of side, with the emblem in the middle."""
    return join(
        *[
            g(use(f"bed-{slant}"), use(f"way-{slant}", class_=f"o-{shade(owner)}"), use(f"a{owner}", scale=0.4),
              id=f"r{owner}{slant}")
            for slant in SLANTED
        ]
    )  # fmt: skip


def spots(slant: str) -> Svg:
    """A stretch one may press: to lay a road, to sail there."""
    line = across(LIE[slant])
    return g(
        path(line, "none o-paper round", stroke_width=15, stroke_opacity=0.01),
        path(line, "rim-edge round", stroke_width=10),
        path(line, "rim round", stroke_width=6.5),
        id=f"e{slant}",
    )


def buildings(owner: int) -> Svg:
    """A settlement, and a harbour settlement with its tower."""
    fill = f"f-{shade(owner)}"
    return join(
        g(use("house", class_=fill), use(f"a{owner}", 0, 3, 0.72), use("house-rim"), id=f"s{owner}"),
        g(use("port", class_=fill), use(f"a{owner}", 0, 4.6, 0.6), use("port-rim"), id=f"h{owner}"),
    )


def vessels(seat: int) -> Svg:
    """A ship with an open hold, the emblem on its hull; a pirate ship; a crew ashore; a marker."""
    fill = f"f-seat-{seat}"
    return join(
        g(use("ship", class_=fill), use(f"a{seat}", 0, 9.6, 0.55), id=f"b{seat}"),
        *[
            g(use(f"b{seat}"), text(5, -14, str(number), "num f-paper", 9), id=f"b{seat}{number}")
            for number in range(1, SHIPS + 1)
        ],
        g(use("raider", class_=fill), use(f"a{seat}", 0, 10, 0.56), id=f"p{seat}"),
        g(use("man", scale=1.25, class_=fill), use(f"a{seat}", 0, 4, 0.42), use("man-rim"), id=f"m{seat}"),
        g(pawn(seat, 0, 0, 0.66), id=f"k{seat}"),
    )


def loads() -> Svg:
    """What is shipped: settlers and fish fill a hold, crews and sacks half of one. And a dock."""
    return join(
        g(path(WAGON, "f-white o-black"), path("M-7 4h.1M7 4h.1", "none o-ink round", stroke_width=5.5), id="l0"),
        path(SCHOOL, "f-slate o-ink", id="l1"),
        path(MAN, "f-ink", id="l2"),
        path(SACK, "f-orange o-ink", id="l3"),
        g(rect(-15, -7.5, 30, 15, "f-brown-2 o-ink", rx=3, stroke_width=THIN),
          path("M0 -7V7", "none o-ink", stroke_width=0.8, stroke_dasharray="2 2"), use("dock-rim"), id="dock"),
        g(circle(0, 0, 13, "f-paper", fill_opacity=0.55), circle(0, 0, 10.5, "rim-edge", stroke_width=6),
          circle(0, 0, 10.5, "rim", stroke_width=3.6), id="site"),
    )  # fmt: skip


def kinds() -> Svg:
    """Signs of what one trades: wood, brick, wool, grain, ore, gold; about 20 wide."""
    brick = "M-10 -6H0V0H-10ZM0 -6H10V0H0ZM-5 0H5V6H-5ZM5 0H12V6H5ZM-12 0H-5V6H-12Z"
    return join(
        path(LOG + "M4 -7C1 -5 4 1 8 0", "f-brown o-ink", stroke_width=THIN, id="g0"),
        path(brick, "f-red o-ink", stroke_width=THIN, id="g1"),
        use("sheep", id="g2"),
        g(use("ear", -5, 1, 0.62), use("ear", 5, 1, 0.62), use("ear", 0, -1, 0.72), id="g3"),
        path(ROCK + "M-6 -4L-1 1L3 -6M-1 1L0 7", "f-slate o-ink", stroke_width=THIN, id="g4"),
        g(coin(), id="g5"),
        g(CARD.stock(), CARD.rim(), id="stock"),
        g(CARD.panel(3), id="panel"),
    )  # fmt: skip


def card(kind: int) -> Svg:
    """A resource card."""
    panel = use("panel", class_=f"f-{PIGMENTS[kind]}-2")
    return g(use("stock", class_="f-card"), panel, use(f"g{kind}", 25, 24, 1.45), id=f"c{kind}")


def signs() -> Svg:
    """Marks beside the board: what a supply holds, answers, the winner's wreath, the leader's card."""
    ink = "none o-ink round"
    white = "none o-paper round"
    return join(
        *[g(use(f"i{nth}"), use("store-rim"), id=f"j{nth}") for nth in range(8)],
        path("M-7 4L7 -4", ink, stroke_width=5, id="i0"),
        use("house", scale=0.62, class_="f-ink", id="i1"),
        use("port", 0, 2, 0.58, class_="f-ink", id="i2"),
        g(path(HULL, "f-ink", transform=at(0, -2, 0.5)), path("M0 0V-8L6 -1", ink, stroke_width=1.4), id="i3"),
        g(path(WAGON, "f-ink", transform="scale(.62)"), path("M-4 4h.1M4 4h.1", ink, stroke_width=4), id="i4"),
        use("l2", scale=0.85, id="i5"),
        g(circle(0, 0, 8, "f-black"), path("M-4 1C-6 -6 6 -6 4 1L2.5 2V5H-2.5V2Z", "f-white"), id="i6"),
        g(rect(-6, -8, 12, 16, "f-storm o-line", rx=2), path("M-3 0H3M0 -4V4", "none o-sand"), id="i7"),
        g(circle(0, 0, 9, "f-good"), path("M-5 0L-1.5 3.5L5 -4", white, stroke_width=2.4), id="yes"),
        g(circle(0, 0, 9, "f-signal"), path("M-3.5 -3.5L3.5 3.5M3.5 -3.5L-3.5 3.5", white, stroke_width=2.4), id="no"),
        g(circle(0, 0, 9, "f-paper-2 o-line"), path("M-3.5 0h.1M0 0h.1M3.5 0h.1", ink, stroke_width=2.2), id="wait"),
        path(WREATH, "none o-good round", stroke_width=2.2, id="wreath"),
        g(circle(0, 0, 9, "f-storm o-line"), path(LOCK, "none o-sand", stroke_width=1.6), id="sealed"),
        path(SWIFT_SAIL, ink, stroke_width=1.6, id="swift"),
        g(use("g0", -5, 0, 0.6), use("g5", 8, 0, 0.6), id="fast"),
        *[lead(letter, sign) for letter, sign in (("l", "i6"), ("f", "l1"), ("s", "l3"))],
    )  # fmt: skip


def lead(letter: str, sign: str) -> Svg:
    """§12.2 The leader's card of a mission."""
    return g(
        rect(-13, -11, 26, 22, "f-brass o-ink", rx=4, stroke_width=THIN),
        use(sign, -6, 0, 0.62),
        text(6, 5, "1", "num f-paper", 13),
        id=f"lead-{letter}",
    )


def ghost(nth: int) -> Svg:
    """§2.4 A colour one may choose, on its printed places."""
    fill = f"f-{COLOURS[nth]}"
    return join(
        g(use("house", class_=fill), use("house-rim"), id=f"y{nth}"),
        g(use("port", class_=fill), use("port-rim"), id=f"z{nth}"),
    )


def die(face: int) -> Svg:
    """A die; face 0: not thrown yet."""
    pips = "".join([f"M{x} {y}h.1" for x, y in PIPS[face]])
    drawn = [path(pips, "none o-black round", stroke_width=6.4)] if pips else []
    return g(use("cube"), *drawn, id=f"d{face}")
