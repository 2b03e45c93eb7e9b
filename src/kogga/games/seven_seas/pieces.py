"""§1.2 What is in the box: cards, dice and every number of the rules."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations
from typing import Final

from kogga.core.options import Options

Card = int  # an adventure card: 0-15 convoys by country and size, 16-21 ports, 22-29 curses
Loot = int  # a loot card: rum, coffee, fruit or talisman

MIN_SEATS: Final = 2
MAX_SEATS: Final = 4
COLORS: Final = ("green", "white", "blue", "yellow")  # R1, by seat
RED: Final = -1  # the owner of a merchant's die


class Role:
    """§3.2 The seven characters, in the order in which they are called."""

    SHIPWRIGHT: Final = 0
    GOVERNOR: Final = 1
    CAPTAIN: Final = 2
    ISLANDER: Final = 3
    SHAMAN: Final = 4
    MERCHANT: Final = 5
    CARTOGRAPHER: Final = 6


ROLES: Final = ("shipwright", "governor", "captain", "islander", "shaman", "merchant", "cartographer")
NO_ROLE: Final = -1
HIDDEN: Final = 7  # of a view: chosen, and not called yet
RECALL: Final = (Role.CAPTAIN, Role.ISLANDER, Role.SHAMAN)  # §3.5
PRIVILEGE: Final = (1, 1, 2, 1, 3, 1, 1)  # §3.3 by role: ships, skulls, yin-yang, loot, exempt ships, chests, cards

GOODS: Final = ("rum", "coffee", "fruit")
RUM: Final = 0
COFFEE: Final = 1
FRUIT: Final = 2
TALISMAN: Final = 3
NO_GOOD: Final = -1
KINDS: Final = 3  # of goods
LOOT: Final = (*GOODS, "talisman")
LOOT_EACH: Final = 15  # §1.4

COUNTRIES: Final = ("england", "spain", "france", "netherlands")
NOBODY: Final = -1  # whose flag is free
LARGEST: Final = 4  # merchants of the largest convoy
FIRST_PORT: Final = len(COUNTRIES) * LARGEST
CONVOYS: Final = {"1-2-3-4": (1, 1, 1, 1), "2-2-3-4": (0, 2, 1, 1)}  # R6 convoys of size 1, 2, 3, 4 of each country

ORDERS: Final = tuple(permutations(range(KINDS)))  # R5 goods of each port, the dearest first
BAY: Final = len(ORDERS)  # Pirates' Bay, the first port, is printed on the board
BAY_ORDER: Final = (RUM, COFFEE, FRUIT)  # R8
TOP_PRICE: Final = 3
FIRST_CURSE: Final = FIRST_PORT + len(ORDERS)

CURSES: Final = ("kraken", "iceberg", "sirens", "mutiny", "whirlpool", "tavern", "idol", "payday")
KRAKEN: Final = FIRST_CURSE
MUTINY: Final = FIRST_CURSE + 3
WHIRLPOOL: Final = FIRST_CURSE + 4
TAVERN: Final = FIRST_CURSE + 5
IDOL: Final = FIRST_CURSE + 6
PAYDAY: Final = FIRST_CURSE + 7
CARDS: Final = FIRST_CURSE + len(CURSES)
NO_CARD: Final[Card] = -1
CURSED_GOODS: Final = (FRUIT, COFFEE, RUM)  # §14.1-14.3 what the Kraken, the Iceberg and the Sirens take

SHIPS: Final = 10  # §1.5 of each player
FACES: Final = 6
START_FLEET: Final = 7
START_CHESTS: Final = 7
START_HAND: Final = 3
UNDER_LAST_ROUND: Final = 6  # §2.2 cards under the last-round card
MORE_ROUNDS: Final = 3  # §15.1
MAX_ROUNDS: Final = 60  # R45

SHIP_PRICE: Final = 1
CHESTS_A_GUARD: Final = 10
MORE_SHIPS: Final = (0, 0, 3, 2, 1)  # §6.2, §16.2 by number of players: ships one may send beyond the convoy's size
MOST_SENT: Final = 6
LOT: Final = 3  # §10.2 cards of a kind that bring the port's price
DOUBLE_HOLD_COST: Final = 2
UNSINKABLE_COST: Final = 3
NEGOTIATION_COST: Final = 3
WAGES: Final = 2  # §14.8 chests a guard costs on Payday
TAVERN_YIN: Final = 3  # §14.6

HAND_LIMIT: Final = 3  # §15.3
SKULL_POINTS: Final = -2
YIN_A_POINT: Final = 3
LINES: Final = ("chests", "sale", "talismans", "yin_yang", "skulls", "cards")  # of the score sheet


def prices_of(order: tuple[int, ...]) -> tuple[int, ...]:
    """§10.2 What a port pays for rum, coffee and fruit, if the dearest come in this order."""
    return tuple([TOP_PRICE - order.index(good) for good in range(KINDS)])


PRICES: Final = [prices_of(order) for order in (*ORDERS, BAY_ORDER)]  # by port
TOP_GOOD: Final = [order[0] for order in (*ORDERS, BAY_ORDER)]  # by port
SIZE: Final = [card % LARGEST + 1 for card in range(FIRST_PORT)]  # by convoy
COUNTRY: Final = [card // LARGEST for card in range(FIRST_PORT)]  # by convoy


def card_words(card: Card) -> str:
    """An adventure card in words: `convoy spain 2`, `port rum fruit coffee`, `kraken`."""
    if card < FIRST_PORT:
        return f"convoy {COUNTRIES[COUNTRY[card]]} {SIZE[card]}"
    if card < FIRST_CURSE:
        return "port " + " ".join([GOODS[good] for good in ORDERS[card - FIRST_PORT]])
    return CURSES[card - FIRST_CURSE]


WORDS: Final = [card_words(card) for card in range(CARDS)]


def red_dice(card: Card, seats: int) -> int:
    """§6.5 The red dice thrown for a card: a convoy's merchants, §14.5 the whirlpool, §14.6 in the Tavern one each."""
    if 0 <= card < FIRST_PORT:
        return SIZE[card]
    if card == WHIRLPOOL:
        return 1
    return seats if card == TAVERN else 0


@dataclass(frozen=True)
class SeasOptions(Options):
    """What the rulebook leaves open; each changes only the point it names."""

    convoys: str = "1-2-3-4"  # R6
    stay_home: int = 2  # R22
    whirlpool: str = "player"  # R37
    negotiation: str = "different"  # R32


def adventure_cards(seats: int, options: SeasOptions) -> list[Card]:
    """§1.3 The adventure cards without the last-round card, sorted; §16.1 two players leave out the largest convoys."""
    counts = CONVOYS[options.convoys]
    largest = LARGEST if seats > MIN_SEATS else LARGEST - 1
    convoys = [card for card in range(FIRST_PORT) if SIZE[card] <= largest for _ in range(counts[SIZE[card] - 1])]
    return [*convoys, *range(FIRST_PORT, CARDS)]
