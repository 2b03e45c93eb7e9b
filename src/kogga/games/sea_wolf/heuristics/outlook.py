"""What a seat can tell of the rest of the deal, and what the cards of a colour are worth to it."""

from __future__ import annotations

import math
from typing import Final

from kogga.core.actions import Seat
from kogga.games.sea_wolf.pieces import (
    ALL_CARDS,
    BIT,
    DELIVERIES,
    FIRST_EVENT,
    FIRST_GOOD,
    FOGGY_STACKS,
    NO_PAIR,
    PAIR_GOOD,
    PAIR_SHIP,
    STACKS,
    SUITS,
    VALUES,
    Card,
)
from kogga.games.sea_wolf.state import Phase
from kogga.games.sea_wolf.view import WolfView

# Found by playing thousands of games of this sense against itself.
FINDING: Final = 0.4  # chance a turn to come by one of all six cards that would do
TURN_WORTH: Final = 1.6  # points an average turn brings: the price of needing one more
IMPROVING: Final = 0.05  # part of what a pair lacks to the best one that a turn makes good
SHEDDING: Final = 0.35  # how quickly a loose card finds a turn to be discarded
PLAYED_ON: Final = [1.0, 1.0, 0.95, 0.6, 0.0]  # chance of one more delivery, by the most goods anybody has laid
HELD_STRIKES: Final = 0.15  # chance a round that an event a rival is known to hold strikes
OPEN_STRIKES: Final = 0.01  # one that lies in the row
HIDDEN_STRIKES: Final = 0.03  # one nobody has seen
BEST_PAIR: Final = 2 * VALUES

# The six cards of one kind and colour as bits, the cheapest lowest: how many they are, and what they are worth.
COUNT: Final = [bits.bit_count() for bits in range(1 << VALUES)]
POINTS: Final = [sum([value for value in range(1, VALUES + 1) if bits & BIT[value - 1]]) for bits in range(1 << VALUES)]
ALL: Final = (1 << VALUES) - 1
PAIR_BITS: Final = [BIT[ship] | BIT[good] for ship, good in zip(PAIR_SHIP, PAIR_GOOD, strict=True)]


def next_below(stacks: tuple[tuple[int, int, bool], ...]) -> float:
    """How many cards of these stacks leave the pile before their first delivery, on average."""
    if not stacks:
        return 0.0
    cards, due, shuffled = stacks[0]
    return cards / (due + 1) if shuffled else cards


def last_below(stacks: tuple[tuple[int, int, bool], ...]) -> float:
    """How many cards of these stacks leave the pile before their last delivery, on average."""
    if not stacks:
        return 0.0
    cards, due, _ = stacks[-1]
    return sum([above for above, _, _ in stacks[:-1]]) + cards * due / (due + 1)


# By the stack on top of the pile: the cards below it that leave the pile before the next delivery, and before the last.
NEXT: Final = [next_below(STACKS[top + 1 :]) for top in range(len(STACKS))]
LAST: Final = [last_below(STACKS[top + 1 :]) for top in range(len(STACKS))]
FOGGY_NEXT: Final = [next_below(FOGGY_STACKS[top + 1 :]) for top in range(len(FOGGY_STACKS))]
FOGGY_LAST: Final = [last_below(FOGGY_STACKS[top + 1 :]) for top in range(len(FOGGY_STACKS))]


class Outlook:
    """What a seat can tell of the rest of the deal.

    port      the chance that a delivery is still to come, besides the one at hand
    soon      the seat's own turns until the next delivery; `turns` until the last one
    shedding  a loose card costs its points divided by this: there are turns to be rid of it
    improving what part of what a pair lacks to the best one is made good
    held      the cards in hand as bits; `row` the open ones, `known` those held that everybody knows, `unseen` those
              these eyes cannot place
    hidden    how many those are
    cargoes   what there is of each colour
    """

    def __init__(self, view: WolfView, seat: Seat) -> None:
        self.view = view
        self.seat = seat
        later = PLAYED_ON[most_goods_laid(view)]
        self.port = chance_of_a_port(view, later)
        self.soon = draws_to_the_next(view) / view.seats  # discards give a little more time than this
        self.turns = self.port * (self.soon + later * (draws_to_the_last(view) / view.seats - self.soon))
        self.shedding = 1.0 + SHEDDING * self.turns
        self.improving = min(1.0, IMPROVING * self.turns)
        row, known, used = bits_of(view.row), 0, bits_of(view.discards)
        for cards in view.known:
            known |= bits_of(cards)
        self.row = row
        self.known = known
        self.held = bits_of(view.hand)
        self.unseen = ALL_CARDS & ~(row | known | used | self.held | laid_bits(view))
        self.hidden = self.unseen.bit_count()
        self.cargoes: list[Cargo] = []
        for color in range(SUITS):
            strikes = strike_chance(BIT[FIRST_EVENT + color], used | self.held, row, known)
            self.cargoes.append(Cargo(self, color, strikes, self.unseen | row))


class Cargo:
    """What there is of one colour.

    strikes   the chance a round that its event strikes
    landed    the chance that a pair in hand makes port
    ships     those in hand as bits, best_ship the highest value, 0 without one; `goods` likewise
    points    of all in hand; `worth` is what they are worth together
    """

    def __init__(self, outlook: Outlook, color: int, strikes: float, to_come: int) -> None:
        self.color = color
        self.is_laid = outlook.view.laid[SUITS * outlook.seat + color] != NO_PAIR
        self.strikes = strikes
        self.landed = outlook.port * (1.0 - struck(self, outlook.soon))
        self.ship_hope = Hope(ships_in(to_come, color), outlook)
        self.good_hope = Hope(goods_in(to_come, color), outlook)
        self.ships = ships_in(outlook.held, color)
        self.goods = goods_in(outlook.held, color)
        self.best_ship = self.ships.bit_length()
        self.best_good = self.goods.bit_length()
        self.points = POINTS[self.ships] + POINTS[self.goods]
        self.worth = worth(outlook, self, self.best_ship, self.best_good, self.points)


class Hope:
    """Cards of one kind and colour that may still come: the chance to get one in time, and its value on average."""

    def __init__(self, cards: int, outlook: Outlook) -> None:
        number = COUNT[cards]
        self.chance = outlook.port * (1.0 - math.pow(1.0 - FINDING * number / VALUES, outlook.turns))
        self.points = POINTS[cards] / number if number else 0.0


# cards as bits


def bits_of(cards: tuple[Card, ...]) -> int:
    """A row of bits that stands for these cards."""
    bits = 0
    for card in cards:
        bits |= BIT[card]
    return bits


def laid_bits(view: WolfView) -> int:
    """The cards of all pairs that have been delivered."""
    bits = 0
    for pair in view.laid:
        if pair != NO_PAIR:
            bits |= PAIR_BITS[pair]
    return bits


def ships_in(bits: int, color: int) -> int:
    """The ships of a colour among these cards."""
    return bits >> VALUES * color & ALL


def goods_in(bits: int, color: int) -> int:
    """The goods of a colour among these cards."""
    return bits >> FIRST_GOOD + VALUES * color & ALL


# time and danger


def most_goods_laid(view: WolfView) -> int:
    """The most goods that anybody has delivered."""
    most = 0
    for seat in range(view.seats):
        most = max(most, goods_laid(view, seat))
    return most


def goods_laid(view: WolfView, seat: Seat) -> int:
    """How many goods a seat has delivered."""
    goods = 0
    for place in range(SUITS * seat, SUITS * seat + SUITS):
        if view.laid[place] != NO_PAIR:
            goods += 1
    return goods


def chance_of_a_port(view: WolfView, later: float) -> float:
    """§7.1 The chance that a delivery is still to come, besides the one at hand."""
    if view.phase == Phase.OVER or (view.phase == Phase.DELIVERY and view.came == DELIVERIES):
        return 0.0
    return later if view.phase == Phase.DELIVERY else 1.0


def draws_to_the_next(view: WolfView) -> float:
    """How many cards leave the pile before the next delivery, on average."""
    if view.due:
        return view.left / (view.due + 1) if view.shuffled else view.left
    return view.left + (FOGGY_NEXT if view.options.poor_visibility else NEXT)[view.stack]


def draws_to_the_last(view: WolfView) -> float:
    """How many cards leave the pile before the last delivery, on average."""
    below = (FOGGY_LAST if view.options.poor_visibility else LAST)[view.stack]
    return view.left + below if below else view.left * view.due / (view.due + 1)


def strike_chance(event: int, gone: int, row: int, known: int) -> float:
    """The chance a round that this event strikes, by which cards are used or in one's own hand, lie open, are known."""
    if event & gone:
        return 0.0
    if event & row:
        return OPEN_STRIKES
    return HELD_STRIKES if event & known else HIDDEN_STRIKES


def struck(cargo: Cargo, rounds: float) -> float:
    """The chance that the event of this colour strikes within so many rounds."""
    return 1.0 - math.pow(1.0 - cargo.strikes, rounds)


# what cards are worth


def loose(outlook: Outlook, points: float) -> float:
    """What cards without use cost: their points in the end, or turns to be rid of them."""
    return points / outlook.shedding


def worth(outlook: Outlook, cargo: Cargo, ship: float, good: float, points: float) -> float:
    """What cards of a colour with so many points are worth to the seat: the best ship and good (0: none) make a pair or
    half of one, the rest is loose.
    """
    if cargo.is_laid:
        return -loose(outlook, points)
    best = ship + good
    if ship and good:
        return pair_worth(outlook, cargo, best) - loose(outlook, points - best)
    if ship:
        return half_worth(outlook, best, cargo.good_hope) - loose(outlook, points - best)
    if good:
        return half_worth(outlook, best, cargo.ship_hope) - loose(outlook, points - best)
    ships, goods = cargo.ship_hope, cargo.good_hope
    return ships.chance * goods.chance * max(0.0, ships.points + goods.points - 2 * TURN_WORTH)


def pair_worth(outlook: Outlook, cargo: Cargo, points: float) -> float:
    """A ship with its good makes port, perhaps as a better pair; or an event or the end is faster."""
    hope = points + (BEST_PAIR - points) * outlook.improving
    return cargo.landed * hope - (1.0 - cargo.landed) * loose(outlook, points)


def half_worth(outlook: Outlook, points: float, partner: Hope) -> float:
    """A ship without a good, or a good without a ship, finds a partner at the price of a turn; or it is loose."""
    return partner.chance * (points + partner.points - TURN_WORTH) - (1.0 - partner.chance) * loose(outlook, points)
