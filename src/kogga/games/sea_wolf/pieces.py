"""§1.2 What is in the box: the cards and every number of the rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kogga.core.options import Options

Card = int  # 0-23 ships, 24-47 goods, 48-51 events, each suit in the order of COLORS; 52 a sea wolf
Pair = int  # 0-143: a ship and a good of one colour

COLORS: Final = ("blue", "red", "pink", "yellow")
GOODS: Final = ("fish", "barrels", "pigs", "gold")  # R2
EVENTS: Final = ("rats", "mutiny", "flu", "pirates")  # R2

SUITS: Final = 4
VALUES: Final = 6
SHIPS: Final = SUITS * VALUES
FIRST_GOOD: Final = SHIPS
FIRST_EVENT: Final = FIRST_GOOD + SUITS * VALUES
ORDINARY_CARDS: Final = FIRST_EVENT + SUITS
WOLF: Final[Card] = ORDINARY_CARDS
NO_CARD: Final[Card] = -1
NO_PAIR: Final[Pair] = -1

DELIVERIES: Final = 3
ROW: Final = 4
MIN_SEATS: Final = 2  # R1
MAX_SEATS: Final = 5  # R1
WOLF_PENALTY: Final = 3
EVENT_PENALTY: Final = 3
MATCH_GOAL: Final = 100
MAX_DEALS: Final = 30  # R22
LINES: Final = ("delivered", "in_hand", "wolves", "events")  # of the score sheet

# Ordinary cards and delivery cards of each stack, from the top; is it shuffled, so that nobody knows where they lie?
STACKS: Final = ((17, 1, False), (17, 1, False), (18, 1, True))  # R3
FOGGY_STACKS: Final = ((26, 1, True), (26, 2, True))  # R23


def color_of(card: Card) -> int:
    """The colour of a ship, a good or an event."""
    if card >= FIRST_EVENT:
        return card - FIRST_EVENT
    return card % SHIPS // VALUES


def worth(card: Card) -> int:
    """The value printed on a ship or a good; for an event or a wolf what it costs in hand."""
    if card == WOLF:
        return WOLF_PENALTY
    return EVENT_PENALTY if card >= FIRST_EVENT else card % VALUES + 1


def card_words(card: Card) -> str:
    """A card in words: `ship blue 4`, `fish 6`, `rats`, `wolf`."""
    if card == WOLF:
        return "wolf"
    if card >= FIRST_EVENT:
        return EVENTS[color_of(card)]
    if card >= FIRST_GOOD:
        return f"{GOODS[color_of(card)]} {worth(card)}"
    return f"ship {COLORS[color_of(card)]} {worth(card)}"


COLOR: Final = [color_of(card) for card in range(ORDINARY_CARDS)]
GOOD_COLOR: Final = [COLOR[card] if FIRST_GOOD <= card < FIRST_EVENT else -1 for card in range(ORDINARY_CARDS)]
WORTH: Final = [worth(card) for card in range(ORDINARY_CARDS + 1)]
WORDS: Final = [card_words(card) for card in range(ORDINARY_CARDS + 1)]
BIT: Final = [1 << card for card in range(ORDINARY_CARDS + 1)]

ALL_CARDS: Final = (1 << ORDINARY_CARDS) - 1


def cards_of(bits: int) -> list[Card]:
    """The cards a row of bits stands for."""
    return [card for card in range(ORDINARY_CARDS) if bits & BIT[card]]


def bits_of(cards: list[Card]) -> int:
    """A row of bits that stands for these cards."""
    return sum([BIT[card] for card in cards])


PAIR_SHIP: Final = [pair // VALUES for pair in range(SUITS * VALUES * VALUES)]
PAIR_GOOD: Final = [
    FIRST_GOOD + suit * VALUES + good for suit in range(SUITS) for _ in range(VALUES) for good in range(VALUES)
]
PAIR_POINTS: Final = [WORTH[ship] + WORTH[good] for ship, good in zip(PAIR_SHIP, PAIR_GOOD, strict=True)]


def pair_of(ship: Card, good: Card) -> Pair:
    """The pair a ship and a good of its colour make."""
    return ship * VALUES + good % VALUES


@dataclass(frozen=True)
class WolfOptions(Options):
    """The two variants; separately or together."""

    hundred: bool = False
    poor_visibility: bool = False
