"""The backdrop: the chart, Manila and its harbour, and in its defs everything the pieces are made of."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kogga.core.face import Svg
from kogga.core.words import Words
from kogga.draw.chart import border, coast, rose, sea, waves
from kogga.draw.layers import backdrop
from kogga.draw.monsters import whale
from kogga.draw.svg import at, circle, defs, g, join, path, rect, tag, text
from kogga.games.manila.board import BERTHS, LAST_SPOT, MAX_START
from kogga.games.manila.drawing.places import (
    COIN_X,
    HEIGHT,
    INSURER,
    LANES,
    MARKET_AT,
    MARKET_X,
    MARKET_Y,
    PILOT_POSTS,
    PILOTS,
    PIRATES,
    PORT_Y,
    QUAY_X,
    ROSE,
    STEPS_AT,
    WIDTH,
    YARD_Y,
    lane_x,
)
from kogga.games.manila.drawing.things import PIRATE_HULL, PIRATE_RAIL, PIRATE_SAIL, SKULL, purse_coin, things
from kogga.games.manila.pieces import ACCOMPLICES, BERTH_PAY, KINDS, MARKET, ROLLS

ISLANDS: Final = (
    "M-9 -9H70C62 30 92 60 84 104C76 146 96 172 88 214C82 250 98 276 88 318C80 352 120 372 150 380L180 560H-9Z"
)
LUZON: Final = (
    "M1049 -9H872C884 20 902 30 900 70C898 120 900 150 899 230C900 262 884 262 886 282C896 300 900 320 899 440"
    "C896 456 866 452 858 474C846 506 850 540 836 560H1049Z"
)
TABLE: Final = "M-9 548H1049V689H-9Z"
ISLAND: Final = "M-92 16C-84 -24 -36 -40 0 -34C42 -46 96 -20 92 14C90 42 40 50 0 44C-44 52 -98 46 -92 16Z"
TOWER: Final = "M-8 -52H8L12 10H-12Z"
LAMP: Final = "M-9 -66H9V-52H-9ZM-11 -66L0 -76L11 -66Z"
BEAM: Final = "M9 -61L88 -84L92 -56ZM-9 -61L-60 -74L-62 -54Z"
ROOF: Final = "M-72 -22L0 -50L72 -22V-16H-72Z"
UMBRELLA: Final = "M-13 0A13 13 0 0 1 13 0Q8.5 -4 4.3 0Q0 -4 -4.3 0Q-8.5 -4 -13 0ZM0 0V11Q0 15 4 15Q7 15 7 12"
ANCHOR: Final = "M0 -9V9M-5 -5H5M-9 2C-8 8 -4 10 0 10C4 10 8 8 9 2M-9 2l-2 4M9 2l2 4"
HAMMER: Final = "M-8 9L2 -3M-3 -9L8 2L5 5L-6 -6ZM8 2L11 -1"
HAT: Final = "M-9 3C-5 -6 5 -6 9 3L4 1L0 4L-4 1Z"
PALM: Final = (
    "M0 0C-2 -8 -1 -16 2 -22M2 -22C-4 -27 -10 -25 -13 -20M2 -22C4 -29 11 -29 15 -24M2 -22C-2 -31 -9 -32 -12 -29"
    "M2 -22C9 -25 14 -20 14 -15"
)


@lru_cache(maxsize=32)
def chart(words: Words, seats: int) -> Svg:
    """Everything that stays, for so many players."""
    return backdrop(
        WIDTH,
        HEIGHT,
        tag("title", words.say("title", {})),
        defs(things()),
        sea(WIDTH, HEIGHT, *ROSE),
        waves((330, 60), (540, 72), (760, 60), (300, 396), (520, 404), (610, 540), (770, 250), (560, 190)),
        whale(806, 520, 0.62),
        coast(ISLANDS),
        coast(LUZON),
        palms(),
        join(*[lane(y) for y in LANES]),
        pirates(words),
        island(words),
        insurance(words),
        rose(*ROSE, 0.8, words.say("chart.north", {})),
        town(words, "port", PORT_Y, ANCHOR),
        town(words, "yard", YARD_Y, HAMMER),
        market(words),
        steps(seats),
        path(TABLE, "f-paper-2"),
        path("M-9 548H1049", "none o-brass", stroke_width=2),
        border(WIDTH, HEIGHT),
    )


def palms() -> Svg:
    """What grows on the islands."""
    spots = ((30, 128, 0.9), (44, 224, 0.8), (28, 322, 1))
    return join(*[g(path(PALM, "none o-good round", stroke_width=2.6), transform=at(*spot)) for spot in spots])


def lane(y: int) -> Svg:
    """Fourteen spaces; those a boat may start from are darker, the last one belongs to the pirates."""
    spaces = [
        join(
            circle(lane_x(spot), y, 11, f"f-{'yellow-2' if spot <= MAX_START else 'paper'} o-line", stroke_width=1.4),
            text(lane_x(spot), y + 4.2, str(spot), "num f-ink-2", 12),
        )
        for spot in range(LAST_SPOT)
    ]
    x = lane_x(LAST_SPOT)
    return join(
        path(f"M{lane_x(0) - 26} {y}H{x + 66}", "none o-rhumb round", stroke_width=2.4, stroke_dasharray="2 7"),
        path(f"M{x + 60} {y - 7}l10 7l-10 7", "none o-rhumb round", stroke_width=2.6),
        *spaces,
        circle(x, y, 14.5, "f-black o-signal", stroke_width=2.6),
        text(x, y + 4.8, str(LAST_SPOT), "num f-white", 13),
    )


def pirates(words: Words) -> Svg:
    """The pirate boat below the last space of the lanes; the captain's seat is marked with a hat."""
    reach = f"M{lane_x(LAST_SPOT)} {PIRATES[1] - 84}V{LANES[-1] + 18}"
    return join(
        path(reach, "none o-signal round", stroke_width=2, stroke_dasharray="3 6"),
        g(
            pirate_ship(),
            path(HAT, "f-white", transform=at(50, -8)),
            text(0, 35, words.say("chart.pirates", {}), "serif mid f-ink", 15),
            transform=at(*PIRATES),
        ),
    )


def pirate_ship() -> Svg:
    """A dark hull under a black sail."""
    flag = [path("M-6 7L6 14M6 7L-6 14", "none o-white round", stroke_width=2.4), path(SKULL, "f-white")]
    eyes = [circle(-2.6, -3.4, 1.8, "f-black"), circle(2.6, -3.4, 1.8, "f-black")]
    return join(
        path("M4 -14V-84", "none o-ink round", stroke_width=3),
        path(PIRATE_SAIL, "f-black o-ink", stroke_width=1.4, stroke_linejoin="round"),
        g(*flag, *eyes, transform=at(25, -51, 1.05)),
        path(PIRATE_HULL, "f-storm o-ink", stroke_width=1.7, stroke_linejoin="round"),
        path(PIRATE_RAIL, "none o-signal round", stroke_width=2.6),
    )


def island(words: Words) -> Svg:
    """The pilots' island with its lighthouse and two posts."""
    posts = [
        text(x, y + 31, words.say(f"chart.{name}", {}), "num f-ink", 12)
        for name, (x, y) in zip(("small", "large"), PILOT_POSTS, strict=True)
    ]
    return g(
        coast(ISLAND),
        path(BEAM, "f-glow", fill_opacity=0.22),
        path(LAMP, "f-glow o-ink", stroke_width=1.2),
        path(TOWER, "f-white o-ink", stroke_width=1.4),
        path("M-9.2 -38H9.2L10 -26H-10ZM-10.8 -14H10.8L11.6 -2H-11.6Z", "f-signal"),
        *posts,
        text(0, 64, words.say("chart.pilots", {}), "serif mid f-ink", 15),
        transform=at(*PILOTS),
    )


def insurance(words: Words) -> Svg:
    """The insurance house."""
    return g(
        rect(-62, -22, 124, 64, "f-card o-ink", stroke_width=1.5),
        path(ROOF, "f-signal o-ink", stroke_width=1.5, stroke_linejoin="round"),
        g(path(UMBRELLA, "none o-white round", stroke_width=2.2), transform=at(0, -28, 0.8)),
        text(0, 0, words.say("chart.insurance", {}), "serif mid f-ink", 14),
        path("M-48 42V16H-30V42ZM30 42V16H48V42Z", "f-sea-2 o-ink", stroke_width=1.2),
        transform=at(*INSURER),
    )


def town(words: Words, name: str, rows: tuple[int, ...], sign: str) -> Svg:
    """Three berths with their quays: what the place costs stands in the space, what it pays on the coin."""
    top = rows[0] - 41
    return join(
        g(path(sign, "none o-brass round", stroke_width=2.4), transform=at(QUAY_X + 1, top - 4)),
        text(QUAY_X + 16, top + 1, words.say(f"chart.{name}", {}), "serif f-ink", 15),
        *[quay(berth, y) for berth, y in enumerate(rows)],
    )


def quay(berth: int, y: int) -> Svg:
    """One berth: posts in the water, the quay, its letter, an arrow from price to pay."""
    return g(
        path("M-8 -22H118V22H-8Z", "f-land-2 o-line", stroke_width=1.3),
        path("M-8 -11H118M-8 0H118M-8 11H118", "none o-line", stroke_width=0.6, stroke_opacity=0.6),
        path("M-8 -22V22", "none o-line round", stroke_width=5),
        text(14, 7, BERTHS[berth].upper(), "serif mid f-ink", 20),
        path("M70 0H79M75 -4.5L80 0L75 4.5", "none o-ink round", stroke_width=2),
        g(purse_coin(str(BERTH_PAY[berth]), 15), transform=at(COIN_X, 0)),
        transform=at(QUAY_X, y),
    )


def market(words: Words) -> Svg:
    """The black market: what each ware is worth, and below it the shares for sale."""
    rows = [
        join(
            text(26, y + 4.6, str(worth), "sans end f-ink", 13),
            path(f"M36 {y + 8.5}H292", "none o-paper-edge", stroke_width=1),
        )
        for worth, y in zip(MARKET, MARKET_Y, strict=True)
    ]
    return g(
        rect(2, 3, 302, 168, "f-black", rx=8, fill_opacity=0.18),
        rect(0, 0, 302, 168, "f-paper o-paper-edge", rx=8, stroke_width=1.5),
        text(151, 21, words.say("chart.market", {}), "serif mid f-ink", 15),
        *rows,
        *[path(f"M{x} 30V114", "none o-paper-edge", stroke_width=1) for x in MARKET_X[:KINDS]],
        transform=at(*MARKET_AT),
    )


def step_kinds(seats: int) -> list[str]:
    """The steps of a voyage: auction, loading, and the rounds and throws by turns."""
    extra = ACCOMPLICES[seats] - ROLLS
    return ["auction", "loading", *["round"] * extra, *["round", "throw"] * ROLLS]


def steps(seats: int) -> Svg:
    """A row of signs: a coin for the auction, a crate for loading, a head for each round, a die for each throw."""
    signs = {
        "auction": purse_coin("", 6),
        "loading": path("M-6 -6H6V6H-6ZM-6 0H6M0 -6V6", "f-sand o-ink", stroke_width=1.2),
        "round": path("M-6 7C-6 1 6 1 6 7ZM0 -7A4 4 0 1 1 -.01 -7Z", "f-ink-2"),
        "throw": join(rect(-6, -6, 12, 12, "f-card o-ink", rx=2.5, stroke_width=1.2), circle(-2.5, -2.5, 1.3, "f-ink"),
                      circle(2.5, 2.5, 1.3, "f-ink")),
    }  # fmt: skip
    kinds = step_kinds(seats)
    return g(
        path(f"M0 0H{27 * (len(kinds) - 1)}", "none o-line", stroke_width=1.4, stroke_dasharray="2 4"),
        *[g(signs[kind], transform=at(27 * nth, 0)) for nth, kind in enumerate(kinds)],
        transform=at(*STEPS_AT),
    )
