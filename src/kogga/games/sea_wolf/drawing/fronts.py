"""The fronts of the large cards: the row, the used cards, one's own hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kogga.core.face import Svg
from kogga.draw.cards import Format
from kogga.draw.ships import cog_sail, cog_under_bare_pole
from kogga.draw.svg import circle, g, join, path, tag, text, use
from kogga.games.sea_wolf.drawing import scenes
from kogga.games.sea_wolf.drawing.goods import SAIL_PATTERNS, goods
from kogga.games.sea_wolf.pieces import (
    COLOR,
    COLORS,
    EVENT_PENALTY,
    EVENTS,
    FIRST_EVENT,
    FIRST_GOOD,
    SUITS,
    VALUES,
    WOLF,
    WOLF_PENALTY,
    WORTH,
    Card,
)

Say = Callable[[str], str]

LARGE: Final = Format(104, 146, 9)

# How large the pips of a good are and where they lie, by value.
PIPS: Final = (
    (1, ()),
    (2.2, ((52, 92),)),
    (1.6, ((38, 72), (66, 114))),
    (1.3, ((70, 58), (38, 90), (70, 121))),
    (1.15, ((29, 72), (75, 72), (29, 116), (75, 116))),
    (1.05, ((28, 66), (76, 66), (52, 94), (28, 122), (76, 122))),
    (1.05, ((29, 62), (75, 62), (29, 92), (75, 92), (29, 122), (75, 122))),
)
SHIP_AT: Final = (57, 104, 1.1)
SHIELDS: Final = (
    (),
    (0,),
    (-5, 5),
    (-9, 0, 9),
    (-13.5, -4.5, 4.5, 13.5),
    (-18, -9, 0, 9, 18),
    (-22, -13, -4, 5, 14, 23),
)
WATER: Final = "M6 123q6.5 -7 13 0t13 0t13 0t13 0t13 0t13 0t14 0V134Q98 140 92 140H12Q6 140 6 134Z"
PENNANT: Final = "M6 8H43L35 21.5L43 35H6Z"
PLATE: Final = "M5 119H99V132Q99 141 90 141H14Q5 141 5 132Z"


def parts() -> Svg:
    """What the cards are put together from."""
    suits = range(SUITS)
    return join(
        g(LARGE.stock(), id="leaf"),
        g(LARGE.panel(5), id="field"),
        g(LARGE.rim(), id="rim"),
        *[g(drawn, id=f"good-{suit}") for suit, drawn in enumerate(goods())],
        *[g(drawn, id=f"scene-{suit}") for suit, drawn in enumerate(scenes.events())],
        g(scenes.sailor(), id="sailor"),
        g(scenes.crate(), id="crate"),
        g(scenes.bolt(), id="bolt"),
        g(cog_under_bare_pole(), id="cog"),
        *[g(sail(suit), id=f"sail-{suit}") for suit in suits],
        *[g(ship_face(suit), id=f"ship-{suit}") for suit in suits],
        *[g(*shields(count), id=f"shields-{count}") for count in range(1, VALUES + 1)],
        *[g(good_face(suit), id=f"hold-{suit}") for suit in suits],
    )


def sign(suit: int, x: float, y: float, scale: float = 1) -> Svg:
    """The sign of a colour: its good."""
    return use(f"good-{suit}", x, y, scale, class_=f"f-{COLORS[suit]} o-card")


def sail(suit: int) -> Svg:
    """A sail in the colour of its ship, with a pattern of its own."""
    color = COLORS[suit]
    return cog_sail(
        f"f-{color}", path(SAIL_PATTERNS[suit], f"none o-{color}-ink round", stroke_width=2.2, stroke_opacity=0.4)
    )


def shields(count: int) -> list[Svg]:
    """As many shields along the rail as the ship is worth."""
    amidships, rail, scale = SHIP_AT
    spots = "".join(f"M{amidships + scale * x:.1f} {rail + 9}h.01" for x in SHIELDS[count])
    return [path(spots, "none o-ink round", stroke_width=9.6), path(spots, "none o-white round", stroke_width=7)]


def ship_face(suit: int) -> Svg:
    """A ship card without its value."""
    color = COLORS[suit]
    x, y, scale = SHIP_AT
    ship = [use("cog"), use(f"sail-{suit}"), use(f"good-{suit}", 3, -28.5, class_=f"f-{color}-ink o-{color}")]
    return join(
        use("leaf", class_="f-card"),
        use("field", class_=f"f-{color}-2 o-{color}"),
        g(*ship, transform=f"translate({x} {y}) scale({scale})"),
        path(WATER, "f-rhumb"),
        path(PENNANT, f"f-{color} o-ink", stroke_width=1.4),
        sign(suit, 21, 48, 0.66),
        use("rim"),
    )


def good_face(suit: int) -> Svg:
    """A goods card without its value and pips."""
    color = COLORS[suit]
    return join(
        use("leaf", class_="f-card"),
        use("field", class_=f"f-{color}-2 o-{color}"),
        circle(23, 23, 15.5, f"f-card o-{color}", stroke_width=3),
        use("rim"),
    )


def large_card(card: Card) -> Svg:
    """A ship or a good in full."""
    suit, worth = COLOR[card], WORTH[card]
    if card < FIRST_GOOD:
        value = text(20, 30.5, str(worth), f"num f-{COLORS[suit]}-ink", 25)
        return join(use(f"ship-{suit}"), use(f"shields-{worth}"), value)
    scale, spots = PIPS[worth]
    pips = [tag("use", href=f"#good-{suit}", x=round(x / scale), y=round(y / scale)) for x, y in spots]
    value = text(23, 32, str(worth), "num f-ink", 25)
    return join(use(f"hold-{suit}"), g(*pips, class_=f"f-{COLORS[suit]} o-card", transform=f"scale({scale})"), value)


def event_card(suit: int, say: Say) -> Svg:
    """An event: storm, what went wrong, and the colour it strikes."""
    color = COLORS[suit]
    return join(
        use("leaf", class_="f-card"),
        use("field", class_=f"f-storm o-{color}"),
        use(f"scene-{suit}", 54, 73, 0.92),
        circle(21, 21, 14, f"f-{color} o-ink", stroke_width=1.2),
        use("bolt", 21, 21, class_=f"f-{color}-ink"),
        circle(84, 20, 12.5, f"f-card o-{color}", stroke_width=2),
        sign(suit, 84, 20, 0.58),
        text(96, 115, minus(EVENT_PENALTY), "sans end f-white", 13),
        plate(say(f"name.{EVENTS[suit]}"), f"f-{color}-2 o-{color}"),
        use("rim"),
    )


def plate(words: str, class_: str) -> Svg:
    """The name of a card along its foot."""
    return join(path(PLATE, class_, stroke_width=1.6), text(52, 134, words, "serif mid f-ink", 12))


def minus(points: int) -> str:
    """What the card costs whoever still holds it at the end."""
    return f"\N{MINUS SIGN}{points}"


def wolf_card(say: Say) -> Svg:
    """The sea wolf."""
    return join(
        use("leaf", class_="f-card"),
        use("field", class_="f-sea-2 o-slate"),
        use("sailor", 51, 70, 1.06),
        plate(say("name.wolf").capitalize(), "f-slate-2 o-slate"),
        text(96, 22, minus(WOLF_PENALTY), "sans end f-ink", 14),
        use("rim"),
    )


def delivery_card(say: Say) -> Svg:
    """The other side of the sea wolf: a delivery."""
    return join(
        use("leaf", class_="f-card"),
        use("field", class_="f-sea o-brass"),
        g(scenes.quay(), transform="translate(51 66)"),
        plate(say("name.delivery"), "f-paper-2 o-brass"),
        use("rim"),
    )


def large_cards(say: Say) -> Svg:
    """Every large card, to be used by its number: `card-27`."""
    return join(
        *[g(large_card(card), id=f"card-{card}") for card in range(FIRST_EVENT)],
        *[g(event_card(suit, say), id=f"card-{FIRST_EVENT + suit}") for suit in range(SUITS)],
        g(wolf_card(say), id=f"card-{WOLF}"),
        g(delivery_card(say), id="card-delivery"),
        g(LARGE.back(), id="card-back"),
    )
