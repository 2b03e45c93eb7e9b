"""What a lifetime of games has taught: which of its choices practice calls for, without a reason given.

A small network, the same for every colour: the cards of a colour make a picture of it, the four pictures and the state
of the table make one of the whole, and both together tell how strongly each card of the colour is called for. It was
taught by a larger one, which had learnt from a billion decisions of games against itself and against players who go by
their looks, with two to five seats, both variants among them; what it was rewarded for was the win.
"""

from __future__ import annotations

from struct import unpack
from typing import Final

from kogga.games.sea_wolf.actions import Deliver, Discard, Draw, Hire, Lose, Move, Take, UseWolf
from kogga.games.sea_wolf.heuristics.outlook import (
    POINTS,
    Outlook,
    draws_to_the_last,
    draws_to_the_next,
    goods_in,
    goods_laid,
    ships_in,
)
from kogga.games.sea_wolf.heuristics.weights import PRACTICE
from kogga.games.sea_wolf.pieces import (
    BIT,
    COLOR,
    EVENT_PENALTY,
    FIRST_EVENT,
    FIRST_GOOD,
    MAX_SEATS,
    NO_PAIR,
    PAIR_POINTS,
    PAIR_SHIP,
    SUITS,
    VALUES,
    WOLF,
    WOLF_PENALTY,
    Card,
)
from kogga.games.sea_wolf.state import Phase

GRAIN: Final = 4096  # the numbers are whole ones, this many to a one
PLACES: Final = 2 * VALUES + 1  # the cards of a colour: ships, goods, the event
MINE, OPEN, RIVALS, UNSEEN, WHERE = range(5)  # where a card may be; used and delivered ones are nowhere
LAID: Final = PLACES * WHERE  # behind them: what has been laid of the colour, and whether its event is at work
COLOR_INPUTS: Final = LAID + 4
TABLE_INPUTS: Final = 67
PICTURE: Final = 48  # numbers in the picture of a colour
WHOLE: Final = 64  # in that of the whole
CALLS: Final = 32  # in what both together make
DELIVERY: Final = PLACES  # after the cards: deliver the best pair of the colour
DRAW, SEND_WOLF, PASS, HIRE, OTHERS = range(5)  # what is of no colour

Rows = list[list[float]]


class Reader:
    """Reads the numbers table by table."""

    def __init__(self, text: str) -> None:
        raw = bytes.fromhex(text)
        self.numbers = [number / GRAIN for number in unpack(f"<{len(raw) // 2}h", raw)]
        self.start = 0

    def row(self, width: int) -> list[float]:
        """The next so many numbers."""
        self.start += width
        return self.numbers[self.start - width : self.start]

    def rows(self, number: int, width: int) -> Rows:
        """The next table."""
        return [self.row(width) for _ in range(number)]


READER: Final = Reader(PRACTICE)
COLOR_ROWS: Final = READER.rows(COLOR_INPUTS, PICTURE)  # a row for what is seen; the others have one for what comes out
COLOR_BIAS: Final = READER.row(PICTURE)
WHOLE_ROWS: Final = READER.rows(WHOLE, PICTURE + TABLE_INPUTS)
WHOLE_BIAS: Final = READER.row(WHOLE)
PICTURE_ROWS: Final = READER.rows(CALLS, PICTURE)
CALL_ROWS: Final = READER.rows(CALLS, WHOLE)
CALL_BIAS: Final = READER.row(CALLS)
CARD_ROWS: Final = READER.rows(PLACES + 1, CALLS)
CARD_BIAS: Final = READER.row(PLACES + 1)
OTHER_ROWS: Final = READER.rows(OTHERS, WHOLE)
OTHER_BIAS: Final = READER.row(OTHERS)


def instinct(outlook: Outlook) -> list[float]:
    """By choice of the view, how strongly practice calls for it; the differences are log-odds."""
    pictures = [picture(outlook, color) for color in range(SUITS)]
    seen = [sum(column) for column in zip(*pictures, strict=True)] + table_seen(outlook)
    whole = [max(0.0, call) for call in weighed(WHOLE_ROWS, WHOLE_BIAS, seen)]
    common = weighed(CALL_ROWS, CALL_BIAS, whole)
    calls = [weighed(PICTURE_ROWS, common, each) for each in pictures]
    colors = [weighed(CARD_ROWS, CARD_BIAS, [max(0.0, call) for call in each]) for each in calls]
    others = weighed(OTHER_ROWS, OTHER_BIAS, whole)
    return [call_for(outlook, choice, colors, others) for choice in outlook.view.choices]


def weighed(rows: Rows, bias: list[float], numbers: list[float]) -> list[float]:
    """A row of weights for each number that comes out."""
    return [
        start + sum([weight * number for weight, number in zip(row, numbers, strict=True)])
        for row, start in zip(rows, bias, strict=True)
    ]


def call_for(outlook: Outlook, choice: Move, colors: Rows, others: list[float]) -> float:
    """How strongly this choice is called for. A pair that is not the best of its colour: less, by what it lacks."""
    if isinstance(choice, Deliver):
        cargo = outlook.cargoes[COLOR[PAIR_SHIP[choice.pair]]]
        return colors[cargo.color][DELIVERY] + PAIR_POINTS[choice.pair] - cargo.best_ship - cargo.best_good
    if isinstance(choice, (Take, Lose)) or (isinstance(choice, Discard) and choice.card != WOLF):
        return colors[COLOR[choice.card]][place_of(choice.card)]
    if isinstance(choice, Draw):
        return others[DRAW]
    if isinstance(choice, Hire):
        return others[HIRE]
    return others[SEND_WOLF if isinstance(choice, (Discard, UseWolf)) else PASS]


# what is seen of a colour


def place_of(card: Card) -> int:
    """Where a card stands among those of its colour."""
    if card >= FIRST_EVENT:
        return 2 * VALUES
    return card % VALUES + (VALUES if card >= FIRST_GOOD else 0)


CARD_AT: Final = [
    [card for place in range(PLACES) for card in range(len(COLOR)) if COLOR[card] == color and place_of(card) == place]
    for color in range(SUITS)
]


def picture(outlook: Outlook, color: int) -> list[float]:
    """What there is of a colour, as the network pictures it."""
    numbers = COLOR_BIAS[:]
    for place, card in enumerate(CARD_AT[color]):
        where = where_is(outlook, card)
        if where < WHERE:
            add(numbers, COLOR_ROWS[place * WHERE + where], 1.0)
    for nth, much in enumerate(laid_seen(outlook, color)):
        add(numbers, COLOR_ROWS[LAID + nth], much)
    return [max(0.0, number) for number in numbers]


def add(numbers: list[float], row: list[float], much: float) -> None:
    """So much of a row on top of these numbers."""
    if much:
        for nth, weight in enumerate(row):
            numbers[nth] += much * weight


def where_is(outlook: Outlook, card: Card) -> int:
    """Where a card is, to these eyes."""
    bit = BIT[card]
    if outlook.held & bit:
        return MINE
    if outlook.row & bit:
        return OPEN
    if outlook.unseen & bit:
        return UNSEEN
    return RIVALS if outlook.known & bit else WHERE


def laid_seen(outlook: Outlook, color: int) -> list[float]:
    """One's own pair and its worth, how many rivals have theirs, and whether the colour's event is at work."""
    view = outlook.view
    own = view.laid[SUITS * outlook.seat + color]
    laid = sum([1 for seat in range(view.seats) if view.laid[SUITS * seat + color] != NO_PAIR])
    rivals = laid - (own != NO_PAIR)
    points = 0 if own == NO_PAIR else PAIR_POINTS[own]
    return [float(own != NO_PAIR), points / 12, rivals / 4, float(view.event == color)]


# what is seen of the table


def table_seen(outlook: Outlook) -> list[float]:
    """The seats from one's own on, what is asked of whom, the pile, and the match."""
    view, seats = outlook.view, outlook.view.seats
    numbers: list[float] = []
    for step in range(MAX_SEATS):
        numbers += seat_seen(outlook, (outlook.seat + step) % seats) if step < seats else [0.0] * 7
    numbers += [float(view.phase == phase) for phase in (Phase.TURN, Phase.EVENT, Phase.DELIVERY, Phase.WOLF)]
    numbers += [float(step == (view.active - outlook.seat) % seats) for step in range(MAX_SEATS)]
    numbers += [float(seats == number) for number in range(2, MAX_SEATS + 1)]
    return numbers + pile_seen(outlook) + match_seen(outlook)


def seat_seen(outlook: Outlook, seat: int) -> list[float]:
    """What a seat has laid and is known to hold."""
    view = outlook.view
    cards = view.hand if seat == outlook.seat else view.known[seat]
    hidden = 0 if seat == outlook.seat else view.hidden[seat]
    laid = sum([PAIR_POINTS[pair] for pair in view.laid[SUITS * seat : SUITS * seat + SUITS] if pair != NO_PAIR])
    standing = laid - points_of(cards) - WOLF_PENALTY * view.wolves[seat]
    goods = goods_laid(view, seat)
    return [1.0, hidden / 4, float(view.wolves[seat]), goods / 4, laid / 30, standing / 30, len(cards) / 4]


def points_of(cards: tuple[Card, ...]) -> int:
    """What these cards cost in hand at the end."""
    bits = 0
    for card in cards:
        bits |= BIT[card]
    cargo = sum([POINTS[ships_in(bits, color)] + POINTS[goods_in(bits, color)] for color in range(SUITS)])
    return cargo + EVENT_PENALTY * (bits >> FIRST_EVENT).bit_count()


def pile_seen(outlook: Outlook) -> list[float]:
    """How far the deliveries are."""
    view = outlook.view
    top = view.due / (view.left + view.due) if view.shuffled and view.left + view.due else 0.0
    return [
        view.left / 18, *[float(view.stack == stack) for stack in range(3)], float(view.due),
        draws_to_the_next(view) / view.seats / 3, draws_to_the_last(view) / view.seats / 6, view.came / 3,
        float(view.shuffled), float(view.options.poor_visibility), top,
    ]  # fmt: skip


def match_seen(outlook: Outlook) -> list[float]:
    """§8.1 To 100: the deal, and what was won before."""
    view = outlook.view
    if not view.options.hundred:
        return [0.0] * 8
    totals = [view.totals[(outlook.seat + step) % view.seats] / 50 for step in range(view.seats)]
    return [1.0, view.deal / 6, *totals, *[0.0] * (MAX_SEATS - view.seats), max(0.0, *totals[1:])]
