"""What the pieces are made of: tokens, boats, harbours, company tokens, contracts. Used by their ids."""

from __future__ import annotations

from typing import Final

from kogga.core.face import Svg
from kogga.draw.cards import Format, rim
from kogga.draw.emblems import EMBLEMS
from kogga.draw.svg import at, circle, g, join, path, rect, text, use
from kogga.games.mare_balticum.pieces import (
    AMBER,
    CARD_SPECIES,
    CARDS,
    MARKET,
    MAX_SEATS,
    SPECIES,
    TIME,
    Card,
    Kind,
)

PIGMENTS: Final = ("pink", "brown", "slate", "green", "yellow", "violet")  # salmon, flounder, herring, cod, amber, time

SALMON: Final = (
    "M-10.5 .5C-8 -4.2 -2 -5.6 5.4 -1.8L10.5 -5.5C9.4 -2 9.4 2 10.5 5.5L5.4 2.2C-1 5.6 -7.6 4.4 -10.5 .5Z"
    "M-2 -4.6L1.5 -7.6L3.4 -3.2ZM-1 4.2L2.6 6.8L3 3Z"
)
FLOUNDER: Final = (
    "M-10.5 0C-8 -5.5 -3 -9 2 -6.6C4.6 -5.4 6 -3.2 6.6 -1.6L10.5 -4.6V4.6L6.6 1.6C6 3.2 4.6 5.4 2 6.6"
    "C-3 9 -8 5.5 -10.5 0Z"
)
HERRING: Final = "".join(
    [
        f"M{x - 6} {y}c2 -2.8 6 -2.8 8.6 -.3l3.2 -2.5v5.6l-3.2 -2.5c-2.6 2.5 -6.6 2.5 -8.6 -.3z"
        for x, y in ((-1.5, -6.2), (2.5, 0), (-2.5, 6.2))
    ]
)
COD: Final = (
    "M-10.5 1C-9 -2.6 -6.5 -4.4 -4 -4.8L-1.6 -7.6L.4 -4.9L3 -7L4.2 -3.8L6.6 -5.4L6.8 -2.2L10.5 -4.8V5.2L6.4 2.2"
    "L4.4 5.4L2.6 3.9L-.4 7L-2.6 5.2C-6 5.6 -9 4 -10.5 1Z"
)
LUMP: Final = "M-8.6 2.6L-6.6 -5.2L-.6 -8.6L6.6 -5.6L9 1.4L4.4 7.6L-4.4 7.8Z"
HOURGLASS: Final = (
    "M-6.5 -9H6.5V-7.4C6.5 -3 1.6 -2 1.6 0S6.5 3 6.5 7.4V9H-6.5V7.4C-6.5 3 -1.6 2 -1.6 0S-6.5 -3 -6.5 -7.4Z"
)
FORMS: Final = (SALMON, FLOUNDER, HERRING, COD, LUMP, HOURGLASS)
# Eyes, spots and facets.
GRAINS: Final = (
    "M-7.4 -.8h.01M-3.4 -2.4h.01M0 -2.4h.01M-1.8 -.4h.01M2.4 -1.4h.01",
    "M-6.6 -1.6h.01M-4.4 -3h.01M-1 0h.01M2 -3h.01M2 3h.01M-3 3.4h.01",
    "M-4.9 -6.8h.01M-.9 -.6h.01M-5.9 5.6h.01",
    "M-7.2 -1h.01M-8.6 3.2l-1 2.4M-4 .6Q0 -1 5 .2",
    "M-6.6 -5.2L-1.6 -2.6L6.6 -5.6M-1.6 -2.6L-4.4 7.8M-1.6 -2.6L9 1.4",
    "M-4.4 -6.6H4.4L0 -2.2ZM0 1.6L4.6 7H-4.6Z",
)

HULL: Final = "M-17 1.5H12.5L18 -2C17 4.5 14.5 9 11 11H-11.5C-14.5 9 -16.5 5.5 -17 1.5Z"
WHEELHOUSE: Final = "M-15.5 1.5V-5.5H-10V1.5Z"
SAIL: Final = "M-8.5 -1V-18.5C-1 -21.5 7 -20.5 11.5 -17.5C14 -12 14 -6 12 -1Z"
MAST: Final = "M-8.5 1.5V-24M-8.5 -23L17 -3"
ANCHOR: Final = "M0 -8V9M-4.5 -4H4.5M-8.5 2C-7.5 7.5 -4 9.5 0 9.5C4 9.5 7.5 7.5 8.5 2M0 -8A2.4 2.4 0 1 1 .01 -8Z"
SAFE: Final = "M-9 -8.5H9V8H-9ZM-6.5 8V10.5M6.5 8V10.5M0 -.2A4 4 0 1 1 .01 -.2M0 -.2V-3M0 -.2L2.6 1"

CARD: Final = Format(66, 88, 6)
SLIP: Final = Format(30, 40, 4)


def things() -> Svg:
    """Everything pieces are made of."""
    kinds = range(TIME + 1)
    return join(
        *[g(form(kind), id=f"form-{kind}") for kind in kinds],
        g(rim(-15, -15, 30, 30, 15), id="ring"),
        g(rim(-16, -16, 32, 32, 6.5), id="edge"),
        *[g(disc(kind), id=f"disc-{kind}") for kind in kinds],
        *[g(use(f"disc-{kind}"), use("ring"), id=f"token-{kind}") for kind in kinds],
        g(cutter(), id="cutter"),
        *[g(boat(seat, use("cutter")), id=f"cutter-{seat}") for seat in range(MAX_SEATS)],
        g(harbour(), id="harbour"),
        *[g(company(species), id=f"company-{species}") for species in range(SPECIES)],
        g(company_back(), id="company-back"),
        g(safe(False), id="safe"),
        g(safe(True), id="safe-paid"),
        g(vacant(), id="vacant"),
        g(circle(0, 0, 13, "f-paper o-line", stroke_width=1.3, fill_opacity=0.35, stroke_dasharray="3 3"), id="slot"),
        furniture(),
    )


def form(kind: Kind) -> Svg:
    """A fish, amber or the hourglass, about 21 wide; filled by whoever uses it, its grain in the outline's colour."""
    return join(path(FORMS[kind]), path(GRAINS[kind], "none round", stroke_width=1.7 if kind < AMBER else 1.1))


def disc(kind: Kind) -> Svg:
    """A token, 28 wide, without the ring that glows."""
    color = PIGMENTS[kind]
    return join(
        circle(0.8, 1.6, 14, "f-black", fill_opacity=0.25),
        circle(0, 0, 14, f"f-{color}-2 o-{color}", stroke_width=2),
        use(f"form-{kind}", class_=f"f-{color} o-{color}-ink"),
    )


def cutter() -> Svg:
    """A fishing cutter, 36 wide; 0, 0 is the water line amidships. Whoever uses it gives the colour."""
    return join(
        path("M-19 10q5 -4 9.5 0t9.5 0t9.5 0t9.5 0", "none o-white round", stroke_width=1.8, stroke_opacity=0.8),
        path(MAST, "none o-ink", stroke_width=1.3),
        path(SAIL, "o-ink", stroke_width=1.2, stroke_linejoin="round"),
        path(WHEELHOUSE, "f-white o-ink", stroke_width=1),
        path(HULL, "o-ink", stroke_width=1.3, stroke_linejoin="round"),
        path("M-16.4 4.4H16.2", "none o-paper", stroke_width=1.3, stroke_opacity=0.8),
        path(HULL + SAIL, "rim-edge", stroke_width=5, stroke_linejoin="round"),
        path(HULL + SAIL, "rim", stroke_width=2.8, stroke_linejoin="round"),
    )


def boat(seat: int, body: Svg) -> Svg:
    """The boat of a seat: its colour all over, its emblem on the sail."""
    return join(g(body, class_=f"f-seat-{seat}"), path(EMBLEMS[seat], "f-paper", transform=at(2.4, -10.6, 0.86)))


def harbour() -> Svg:
    """A basin behind its quay, 50 wide, with the line round it that makes a port a field of its own."""
    return join(
        circle(0, 0, 25, "f-land-2 o-ink", stroke_width=1.2),
        circle(0, 0, 21, "f-sea o-orange", stroke_width=3.4),
        path(ANCHOR, "none o-orange round", stroke_width=2.2, transform=at(0, -1, 1.1)),
        rim(-26, -26, 52, 52, 26),
    )


def company(species: Kind) -> Svg:
    """A company token with its species, 28 square."""
    color = PIGMENTS[species]
    return join(
        rect(-14, -14, 28, 28, f"f-{color} o-ink", rx=5, stroke_width=1.3),
        use(f"form-{species}", class_=f"f-{color}-ink o-{color}"),
        use("edge"),
    )


def company_back() -> Svg:
    """The side of a company token that tells nothing; a seat's colour comes with the use."""
    return join(
        rect(-14, -14, 28, 28, "o-ink", rx=5, stroke_width=1.3),
        rect(-9.5, -9.5, 19, 19, "none o-paper", rx=3, stroke_width=1.2, stroke_opacity=0.8),
        path(ANCHOR, "none o-paper round", stroke_width=1.8, transform=at(0, -0.6, 0.72)),
    )


def safe(paid: bool) -> Svg:
    """The tax: a safe; once paid it is struck out."""
    lid = rect(-14, -14, 28, 28, f"{'f-paper-2' if paid else 'f-sand'} o-ink", rx=5, stroke_width=1.3)
    ink = "o-ink-2" if paid else "o-sand-ink"
    strokes = [path(SAFE, f"none {ink} round", stroke_width=1.8)]
    if paid:
        strokes.append(path("M-8 1L-2.5 7L9 -7", "none o-good round", stroke_width=4))
    return join(lid, *strokes, use("edge"))


def contracts() -> Svg:
    """The six contracts, and their back, which is small."""
    return join(
        g(g(CARD.stock(), class_="f-card"), path("M8 71H58", "none o-line", stroke_width=0.8),
          text(33, 84, "7", "num f-brass", 13), *[use(f"disc-{AMBER}", x, 54, 0.88) for x in (19, 47)], CARD.rim(),
          id="deal"),
        g(SLIP.stock(), id="slip", class_="f-storm"),
        g(SLIP.back(), id="slip-back"),
        *[g(contract(card), id=f"deal-{card}") for card in range(CARDS)],
    )  # fmt: skip


def contract(card: Card) -> Svg:
    """A contract one looks at: two species above, two amber below, seven points."""
    one, other = CARD_SPECIES[card]
    return join(use("deal"), use(f"disc-{one}", 19, 24, 0.88), use(f"disc-{other}", 47, 24, 0.88))


def vacant() -> Svg:
    """A space of the hold without fish."""
    return circle(0, 0, 13, "f-paper-2 o-paper-edge", stroke_width=1.4)


SACK: Final = "M-7 -17L-10 -23C-4 -20 4 -20 10 -23L7 -17C20 -8 22 8 15 17C8 22 -8 22 -15 17C-22 8 -20 -8 -7 -17Z"
CRATE: Final = "M-24 -14H24V18H-24ZM-24 -14L-18 -22H18L24 -14"
SHED: Final = "M-19 18V-8L0 -19L19 -8V18Z"
WOOD: Final = "".join(
    [f"M{x - 2} {y}v-5h4v5zm-7 -4l9 -11l9 11zm2 -7l7 -10l7 10zm2 -7l5 -8l5 8z" for x, y in ((0, 0), (-16, 8), (15, 10))]
)
HELM: Final = "M0 -9V9M-9 0H9M-6.4 -6.4L6.4 6.4M6.4 -6.4L-6.4 6.4"


def furniture() -> Svg:
    """What stands about the table: bag, box, warehouse, market stalls, the quay of a reserve, the helm."""
    return join(
        g(path(SACK, "f-sand-2 o-ink", stroke_width=1.5), path("M-8 -17H8", "none o-signal round", stroke_width=3.4),
          rim(-23, -25, 46, 48, 12), id="sack"),
        g(path(CRATE, "f-brown-2 o-ink", stroke_width=1.5, stroke_linejoin="round"), rim(-27, -25, 54, 46, 6),
          id="crate"),
        g(path(SHED, "f-sand-2 o-ink", stroke_width=1.5, stroke_linejoin="round"),
          path("M-21 -7L0 -19.5L21 -7", "none o-signal round", stroke_width=3), rim(-22, -22, 44, 43, 6), id="shed"),
        *[g(stall(points), id=f"stall-{points}") for points in MARKET],
        g(rect(0, 0, 118, 30, "f-sea", rx=8), rim(-1, -1, 120, 32, 8), id="quay"),
        path(WOOD, "f-good", id="wood", fill_opacity=0.5),
        g(circle(0, 0, 6, "none o-brass"), path(HELM, "none o-brass round"), id="helm", stroke_width=2),
    )  # fmt: skip


def stall(points: int) -> Svg:
    """A market space with what a fish is worth there."""
    return join(
        rect(-16, -16, 32, 32, "f-paper-2 o-line", rx=6, stroke_width=1.3),
        text(0, 7, str(points), "num f-ink", 19),
        use("edge"),
    )
