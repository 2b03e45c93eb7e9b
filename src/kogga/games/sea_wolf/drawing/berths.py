"""The berths of a harbour, one for each good, and the ships that lie in them."""

from __future__ import annotations

from typing import Final

from kogga.core.face import Svg
from kogga.draw.cards import rim
from kogga.draw.ships import cog_outline
from kogga.draw.svg import g, join, text, use
from kogga.games.sea_wolf.drawing.places import LARGE_BERTH
from kogga.games.sea_wolf.pieces import COLOR, COLORS, PAIR_GOOD, PAIR_POINTS, PAIR_SHIP, SUITS, WORDS, WORTH, Pair


def berth_parts() -> Svg:
    """Empty berths, and ships at their moorings without their values."""
    suits = range(SUITS)
    return join(
        g(rim(-28, -45, 56, 80, 8), id="berth-rim"),
        *[g(empty(suit), id=f"berth-{suit}") for suit in suits],
        *[g(moored(suit), id=f"moored-{suit}") for suit in suits],
        *[use(f"berth-{suit}", scale=LARGE_BERTH, id=f"berth-{suit}-large") for suit in suits],
    )


def empty(suit: int) -> Svg:
    """An outline in the water and the good that is expected."""
    outline = cog_outline(
        f"f-{COLORS[suit]}-2 o-{COLORS[suit]}", stroke_width=1.6, stroke_dasharray="3 4", fill_opacity=0.5
    )
    return join(
        g(outline, transform="scale(.72)"),
        use(f"good-{suit}", 2, -20, 0.72, class_=f"f-{COLORS[suit]} o-card"),
        use("berth-rim"),
    )


def moored(suit: int) -> Svg:
    """A ship that has brought its good: the good lies on deck."""
    ship = g(use("cog"), use(f"sail-{suit}"), transform="scale(.72)")
    return join(ship, use(f"good-{suit}", 0, 7, 0.5, class_="f-white o-black"), use("berth-rim"))


def laid_pair(pair: Pair) -> Svg:
    """A delivered pair: what it is worth in the sail, both values below."""
    ship, good = PAIR_SHIP[pair], PAIR_GOOD[pair]
    suit = COLOR[ship]
    total = text(2, -14.5, str(PAIR_POINTS[pair]), f"num f-{COLORS[suit]}-ink", 20)
    return join(use(f"moored-{suit}"), total, text(0, 30, f"{WORTH[ship]}+{WORTH[good]}", "num f-ink", 14))


def piece_words(*cards: int) -> str:
    """The attribute that names the cards an element shows."""
    return f' data-piece="{" ".join([WORDS[card].replace(" ", "-") for card in cards])}"'


# What fills a berth: by pair, the attribute that names its cards and the drawing; and the same for one's own.
LAID: Final = [(piece_words(PAIR_SHIP[pair], PAIR_GOOD[pair]), laid_pair(pair)) for pair in range(len(PAIR_SHIP))]
LAID_LARGE: Final = [(words, g(drawn, transform=f"scale({LARGE_BERTH})")) for words, drawn in LAID]
