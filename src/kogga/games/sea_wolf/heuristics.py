"""What an old sailor would say of a position and of a move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kogga.core.actions import Seat
from kogga.core.face import Sense
from kogga.games.sea_wolf.actions import Deliver, Discard, Draw, Hire, Lose, Move, Show, Take, UseWolf
from kogga.games.sea_wolf.pieces import (
    COLOR,
    DELIVERIES,
    EVENT_PENALTY,
    FIRST_EVENT,
    FIRST_GOOD,
    FOGGY_STACKS,
    NO_PAIR,
    PAIR_GOOD,
    PAIR_POINTS,
    PAIR_SHIP,
    STACKS,
    SUITS,
    VALUES,
    WOLF,
    WOLF_PENALTY,
    WORTH,
    Card,
    Pair,
)
from kogga.games.sea_wolf.state import Phase
from kogga.games.sea_wolf.view import WolfView, unseen_cards

# Found by playing thousands of games of this sense against itself.
FINDING: Final = 0.4  # chance a turn to come by one of all six cards that would do
TURN_WORTH: Final = 1.6  # points an average turn brings: the price of needing one more
IMPROVING: Final = 0.05  # part of what a pair lacks to the best one that a turn makes good
SHEDDING: Final = 0.35  # how quickly a loose card finds a turn to be discarded
PLAYED_ON: Final = [1.0, 1.0, 0.95, 0.6, 0.0]  # chance of one more delivery, by the most goods anybody has laid
HELD_STRIKES: Final = 0.15  # chance a round that an event a rival is known to hold strikes
OPEN_STRIKES: Final = 0.01  # one that lies in the row
HIDDEN_STRIKES: Final = 0.03  # one nobody has seen
RIVALS_LOSS: Final = 0.35  # what a point a rival loses is worth
RIVALS_CARD: Final = 3.0  # points a rival loses with a card of a colour it has yet to deliver
SHOWN_HAND: Final = 0.3  # the price of letting all see the hand
ASHORE: Final = 0.7  # points it is worth that a pair needs no more care
ENDING: Final = 2.0  # points it saves that the rivals get no further delivery
BEST_PAIR: Final = 2 * VALUES


class Outlook:
    """What a seat can tell of the rest of the deal.

    port      the chance that a delivery is still to come, besides the one at hand
    soon      the seat's own turns until the next delivery; `turns` until the last one
    strikes   by colour, the chance a round that its event strikes
    ships     by colour, the ships in hand; `goods` likewise; `worths` what they are worth together
    best_ships, best_goods   by colour, the highest value in hand, 0 without one; `points` by colour, all in hand
    """

    def __init__(self, view: WolfView, seat: Seat) -> None:
        self.view = view
        self.seat = seat
        later = PLAYED_ON[max([goods_laid(view, each) for each in range(view.seats)])]
        self.port = chance_of_a_port(view, later)
        self.soon = draws_to_the_next(view) / view.seats  # discards give a little more time than this
        self.turns = self.port * (self.soon + later * (draws_to_the_last(view) / view.seats - self.soon))
        self.strikes = [strike_chance(view, color) for color in range(SUITS)]
        self.unseen = unseen_cards(view)
        to_come = sorted_out([*self.unseen, *view.row])
        self.ship_hopes = [Hope(cards, self) for cards in to_come[:SUITS]]
        self.good_hopes = [Hope(cards, self) for cards in to_come[SUITS:]]
        hand = sorted_out(view.hand)
        self.ships, self.goods = hand[:SUITS], hand[SUITS:]
        self.best_ships = [max(cards) if cards else 0 for cards in self.ships]
        self.best_goods = [max(cards) if cards else 0 for cards in self.goods]
        self.points = [sum(ships) + sum(goods) for ships, goods in zip(self.ships, self.goods, strict=True)]
        self.is_laid = [view.laid[SUITS * seat + color] != NO_PAIR for color in range(SUITS)]
        self.worths = [
            worth(self, color, self.best_ships[color], self.best_goods[color], self.points[color])
            for color in range(SUITS)
        ]


class Hope:
    """Cards of one kind and colour that may still come: the chance to get one in time, and its value on average."""

    def __init__(self, points: list[int], outlook: Outlook) -> None:
        quiet = (1.0 - FINDING * len(points) / VALUES) ** outlook.turns
        self.chance = float(outlook.port * (1.0 - quiet))
        self.points = sum(points) / len(points) if points else 0.0


# time and danger


def goods_laid(view: WolfView, seat: Seat) -> int:
    """How many goods a seat has delivered."""
    return sum([1 for pair in view.laid[SUITS * seat : SUITS * seat + SUITS] if pair != NO_PAIR])


def chance_of_a_port(view: WolfView, later: float) -> float:
    """§7.1 The chance that a delivery is still to come, besides the one at hand."""
    if view.phase == Phase.OVER or (view.phase == Phase.DELIVERY and view.came == DELIVERIES):
        return 0.0
    return later if view.phase == Phase.DELIVERY else 1.0


def stacks_to_come(view: WolfView) -> list[tuple[int, int, bool]]:
    """The stacks of the pile from the top: ordinary cards, delivery cards, shuffled or not."""
    stacks = FOGGY_STACKS if view.options.poor_visibility else STACKS
    return [(view.left, view.due, view.shuffled), *stacks[view.stack + 1 :]]


def draws_to_the_next(view: WolfView) -> float:
    """How many cards leave the pile before the next delivery, on average."""
    draws = 0.0
    for cards, due, shuffled in stacks_to_come(view):
        if due:
            return draws + (cards / (due + 1) if shuffled else cards)
        draws += cards
    return draws


def draws_to_the_last(view: WolfView) -> float:
    """How many cards leave the pile before the last delivery, on average."""
    stacks = stacks_to_come(view)
    cards, due, _ = stacks[-1]
    return sum([cards for cards, _, _ in stacks[:-1]]) + cards * due / (due + 1)


def strike_chance(view: WolfView, color: int) -> float:
    """The chance a round that the event of this colour strikes."""
    event = FIRST_EVENT + color
    if event in view.discards or event in view.hand:
        return 0.0
    if event in view.row:
        return OPEN_STRIKES
    return HELD_STRIKES if any([event in cards for cards in view.known]) else HIDDEN_STRIKES


def struck(outlook: Outlook, color: int, rounds: float) -> float:
    """The chance that the event of this colour strikes within so many rounds."""
    return float(1.0 - (1.0 - outlook.strikes[color]) ** rounds)


# what cards are worth


def sorted_out(cards: Sequence[Card]) -> list[list[int]]:
    """The values of the ships by colour, then of the goods by colour."""
    values: list[list[int]] = [[] for _ in range(2 * SUITS)]
    for card in cards:
        if card < FIRST_EVENT:
            values[card // VALUES].append(WORTH[card])
    return values


def loose(outlook: Outlook, points: int) -> float:
    """What cards without use cost: their points in the end, or turns to be rid of them."""
    return points / (1.0 + SHEDDING * outlook.turns)


def worth(outlook: Outlook, color: int, ship: int, good: int, points: int) -> float:
    """What cards of a colour with so many points are worth to the seat: the best ship and good (0: none) make a pair or
    half of one, the rest is loose.
    """
    if outlook.is_laid[color]:
        return -loose(outlook, points)
    best = ship + good
    if ship and good:
        return pair_worth(outlook, color, best) - loose(outlook, points - best)
    if ship:
        return half_worth(outlook, best, outlook.good_hopes[color]) - loose(outlook, points - best)
    if good:
        return half_worth(outlook, best, outlook.ship_hopes[color]) - loose(outlook, points - best)
    ships, goods = outlook.ship_hopes[color], outlook.good_hopes[color]
    return ships.chance * goods.chance * max(0.0, ships.points + goods.points - 2 * TURN_WORTH)


def pair_worth(outlook: Outlook, color: int, points: int) -> float:
    """A ship with its good makes port, perhaps as a better pair; or an event or the end is faster."""
    landed = outlook.port * (1.0 - struck(outlook, color, outlook.soon))
    hope = points + (BEST_PAIR - points) * min(1.0, IMPROVING * outlook.turns)
    return landed * hope - (1.0 - landed) * loose(outlook, points)


def half_worth(outlook: Outlook, points: int, partner: Hope) -> float:
    """A ship without a good, or a good without a ship, finds a partner at the price of a turn; or it is loose."""
    return partner.chance * (points + partner.points - TURN_WORTH) - (1.0 - partner.chance) * loose(outlook, points)


def gain(outlook: Outlook, card: Card) -> float:
    """What one more card in hand brings; an event in one's own hand cannot strike from another's."""
    color = COLOR[card]
    if card >= FIRST_EVENT:
        return shelter(outlook, color) - loose(outlook, EVENT_PENALTY)
    value, points = WORTH[card], outlook.points[color] + WORTH[card]
    ship, good = outlook.best_ships[color], outlook.best_goods[color]
    if card < FIRST_GOOD:
        return worth(outlook, color, max(ship, value), good, points) - outlook.worths[color]
    return worth(outlook, color, ship, max(good, value), points) - outlook.worths[color]


def loss(outlook: Outlook, card: Card) -> float:
    """What it costs to have this card no more; loose ones cost less than nothing."""
    color, value = COLOR[card], WORTH[card]
    ship, good = outlook.best_ships[color], outlook.best_goods[color]
    if card < FIRST_GOOD:
        ship = best_without(outlook.ships[color], value)
    else:
        good = best_without(outlook.goods[color], value)
    return outlook.worths[color] - worth(outlook, color, ship, good, outlook.points[color] - value)


def best_without(values: list[int], value: int) -> int:
    """The highest but this one, 0 where there is no other; no value comes twice in a kind and colour."""
    best = 0
    for each in values:
        if best < each != value:
            best = each
    return best


# events and wolves


def least_loss(outlook: Outlook, color: int) -> float:
    """What an event of this colour costs: the card one misses least, or the showing of the hand."""
    losses = [loss(outlook, card) for card in outlook.view.hand if card < FIRST_EVENT and COLOR[card] == color]
    return min(losses) if losses else SHOWN_HAND


def shelter(outlook: Outlook, color: int) -> float:
    """What it is worth that the event of this colour cannot harm the seat any more."""
    return struck(outlook, color, outlook.turns) * max(0.0, least_loss(outlook, color))


def wolf_worth(outlook: Outlook, wolves: int) -> float:
    """What one more wolf is worth beside so many: shelter from one event; 3 points against it if none strikes."""
    idle = 1.0
    sheltered = 0.0
    for color in range(SUITS):
        idle *= 1.0 - struck(outlook, color, outlook.turns)
        sheltered += shelter(outlook, color)
    return sheltered / (1 + wolves) - idle * loose(outlook, WOLF_PENALTY)


def strike_worth(outlook: Outlook, color: int) -> float:
    """What it brings to play the event of this colour: the rivals' losses, less one's own."""
    view = outlook.view
    own = least_loss(outlook, color)
    if view.wolves[outlook.seat]:
        own = min(own, wolf_worth(outlook, view.wolves[outlook.seat] - 1))
    rivals = sum([rivals_loss(outlook, seat, color) for seat in range(view.seats) if seat != outlook.seat], 0.0)
    return loose(outlook, EVENT_PENALTY) + RIVALS_LOSS * rivals - own


def rivals_loss(outlook: Outlook, seat: Seat, color: int) -> float:
    """What a rival is likely to lose to the event of this colour; with its good delivered, it is glad to lose one."""
    view = outlook.view
    if view.wolves[seat]:
        return 0.0
    known = sum([1 for card in view.known[seat] if card < FIRST_EVENT and COLOR[card] == color])
    unseen = sum([1 for card in outlook.unseen if card < FIRST_EVENT and COLOR[card] == color])
    held = min(1.0, known + view.hidden[seat] * unseen / max(1, len(outlook.unseen)))
    return -held if view.laid[SUITS * seat + color] != NO_PAIR else held * RIVALS_CARD


def discard_worth(outlook: Outlook, card: Card) -> float:
    """What it brings to discard a card, wolf and event included."""
    if card == WOLF:
        return -wolf_worth(outlook, outlook.view.wolves[outlook.seat] - 1)
    return strike_worth(outlook, COLOR[card]) if card >= FIRST_EVENT else -loss(outlook, card)


def port_worth(outlook: Outlook, color: int) -> float:
    """What the cards of a colour are worth, where their best pair may be delivered right now."""
    view = outlook.view
    is_pair = bool(outlook.ships[color] and outlook.goods[color])
    is_too_late = (outlook.seat - view.active) % view.seats < (view.asked - view.active) % view.seats
    if view.phase != Phase.DELIVERY or is_too_late or outlook.is_laid[color] or not is_pair:
        return outlook.worths[color]
    best = outlook.best_ships[color] + outlook.best_goods[color]
    return max(outlook.worths[color], best - loose(outlook, outlook.points[color] - best))


def deliver_worth(outlook: Outlook, pair: Pair) -> float:
    """Points now, against the hope for a better pair; the fourth good ends the deal."""
    color = COLOR[PAIR_SHIP[pair]]
    gained = PAIR_POINTS[pair] + ASHORE - outlook.worths[color]
    if goods_laid(outlook.view, outlook.seat) == SUITS - 1:
        rest = [card for card in outlook.view.hand if card not in (PAIR_SHIP[pair], PAIR_GOOD[pair])]
        return gained + ENDING - sum([WORTH[card] for card in rest])
    return gained - loose(outlook, outlook.points[color] - PAIR_POINTS[pair])


class WolfSense(Sense[WolfView, Move]):
    """Points, and the chance of making them."""

    def __init__(self) -> None:
        self.last: Outlook | None = None

    def spread(self) -> float:
        return 8.0

    def tempo(self) -> int:
        return 400

    def is_short(self) -> bool:
        return True

    def grain(self) -> float:
        return 1.0

    def is_settled(self, view: WolfView) -> bool:
        """Between turns: when an event or a delivery is over, one sees what it has cost or brought."""
        return view.phase == Phase.TURN

    def value(self, view: WolfView) -> float:
        """The points this seat can expect in the end."""
        seat = view.seat
        if seat is None:
            return 0.0
        if view.phase == Phase.OVER:
            return float(view.scores[seat])
        outlook = self.outlook(view, seat)
        laid = [pair for pair in view.laid[SUITS * seat : SUITS * seat + SUITS] if pair != NO_PAIR]
        events = sum([1 for card in view.hand if card >= FIRST_EVENT])
        points = view.totals[seat] + sum([PAIR_POINTS[pair] for pair in laid])
        cargo = sum([port_worth(outlook, color) for color in range(SUITS)], 0.0)
        wolves = sum([wolf_worth(outlook, wolf) for wolf in range(view.wolves[seat])], 0.0)
        return points + cargo + wolves - loose(outlook, EVENT_PENALTY * events)

    def rate(self, view: WolfView, action: Move) -> float:
        """The points this choice brings, on average, beside doing nothing."""
        if view.seat is None:
            return 0.0
        outlook = self.outlook(view, view.seat)
        if isinstance(action, Take):
            return gain(outlook, action.card)
        if isinstance(action, Draw):
            return sum([gain(outlook, card) for card in outlook.unseen], 0.0) / max(1, len(outlook.unseen))
        if isinstance(action, Discard):
            return discard_worth(outlook, action.card)
        if isinstance(action, Deliver):
            return deliver_worth(outlook, action.pair)
        return self.rate_answer(outlook, action)

    def rate_answer(self, outlook: Outlook, action: Move) -> float:
        """The points an answer, to an event or to the offer of a wolf, brings; doing without brings nothing."""
        wolves = outlook.view.wolves[outlook.seat]
        if isinstance(action, Lose):
            return -loss(outlook, action.card)
        if isinstance(action, Hire):
            return wolf_worth(outlook, wolves)
        if isinstance(action, UseWolf):
            return -wolf_worth(outlook, wolves - 1)
        return -SHOWN_HAND if isinstance(action, Show) else 0.0

    def outlook(self, view: WolfView, seat: Seat) -> Outlook:
        """The outlook of this view; the last one is kept, because choices are rated one after another."""
        outlook = self.last
        if outlook is None or outlook.view is not view:
            outlook = Outlook(view, seat)
            self.last = outlook
        return outlook
