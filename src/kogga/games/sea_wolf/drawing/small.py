"""The fronts of the small cards: other hands."""

from __future__ import annotations

from typing import Final

from kogga.core.face import Svg
from kogga.draw.cards import Format
from kogga.draw.svg import g, join, path, text, use
from kogga.games.sea_wolf.drawing.fronts import sign
from kogga.games.sea_wolf.pieces import COLOR, COLORS, FIRST_EVENT, FIRST_GOOD, SUITS, VALUES, WOLF, WORTH, Card

SMALL: Final = Format(42, 58, 5.5)
STRIP: Final = "M1 6.5Q1 1 6.5 1H20V57H6.5Q1 57 1 51.5Z"
BOAT: Final = "M22.5 37H40C39.5 41 38 45 36 46H27C24.5 45 23 41 22.5 37ZM24 34Q26 26 24 16H38Q42 25 38 34Z"


def small_parts() -> Svg:
    """Small ships and goods without their values."""
    suits = range(SUITS)
    return join(
        g(SMALL.stock(), id="slip"),
        g(SMALL.rim(), id="slip-rim"),
        path(STRIP, id="strip"),
        *[g(small_ship(suit), id=f"boat-{suit}") for suit in suits],
        *[g(small_good(suit), id=f"sack-{suit}") for suit in suits],
    )


def small_ship(suit: int) -> Svg:
    """A strip that shows even where cards overlap: filled, with room for the value above the good; beside it a boat."""
    color = COLORS[suit]
    return join(
        use("slip", class_=f"f-{color}-2"),
        use("strip", class_=f"f-{color}"),
        use(f"good-{suit}", 10.5, 41, 0.56, class_=f"f-{color}-ink o-{color}"),
        path(BOAT, f"f-{color} o-ink", stroke_width=1),
        use("slip-rim"),
    )


def small_good(suit: int) -> Svg:
    """The strip of a good is white."""
    return join(
        use("slip", class_=f"f-{COLORS[suit]}-2"),
        use("strip", class_="f-card"),
        sign(suit, 10.5, 41, 0.56),
        sign(suit, 31, 31, 0.6),
        use("slip-rim"),
    )


def small_event(suit: int) -> Svg:
    """A small event: a flash in the strip."""
    color = COLORS[suit]
    return join(
        use("slip", class_="f-storm"),
        use("strip", class_=f"f-{color}-2"),
        use("bolt", 10.5, 16, class_=f"f-{color}"),
        sign(suit, 10.5, 41, 0.56),
        use(f"scene-{suit}", 31, 30, 0.25),
        use("slip-rim"),
    )


def small_front(card: Card) -> Svg:
    """A card in another hand: its face, and for a ship or a good the value."""
    suit = COLOR[card] if card < WOLF else 0
    if card >= FIRST_EVENT:
        return use(f"small-{card}")
    ship = card < FIRST_GOOD
    return join(
        use(f"boat-{suit}" if ship else f"sack-{suit}"),
        use(f"value-{WORTH[card]}", class_=f"f-{COLORS[suit]}-ink" if ship else "f-ink"),
    )


def small_cards() -> Svg:
    """What small cards are put together from; events and the wolf are whole."""
    return join(
        small_parts(),
        *[text(10.5, 23, str(worth), "num", 20, id=f"value-{worth}") for worth in range(1, VALUES + 1)],
        *[g(small_event(suit), id=f"small-{FIRST_EVENT + suit}") for suit in range(SUITS)],
        g(use("slip", class_="f-sea-2"), use("sailor", 20.5, 31, 0.54), use("slip-rim"), id=f"small-{WOLF}"),
        g(SMALL.back(), id="small-back"),
    )
