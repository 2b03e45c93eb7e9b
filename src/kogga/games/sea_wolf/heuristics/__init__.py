"""What an old sailor would say of a position and of a move."""

from __future__ import annotations

import math
from typing import Final

from kogga.core.actions import Seat
from kogga.core.face import Sense
from kogga.games.sea_wolf.actions import Deliver, Discard, Draw, Hire, Lose, Move, Show, Take, UseWolf
from kogga.games.sea_wolf.heuristics.instinct import instinct
from kogga.games.sea_wolf.heuristics.outlook import (
    COUNT,
    POINTS,
    Cargo,
    Outlook,
    goods_in,
    goods_laid,
    loose,
    ships_in,
    struck,
    worth,
)
from kogga.games.sea_wolf.pieces import (
    BIT,
    COLOR,
    EVENT_PENALTY,
    FIRST_EVENT,
    FIRST_GOOD,
    MATCH_GOAL,
    NO_PAIR,
    PAIR_GOOD,
    PAIR_POINTS,
    PAIR_SHIP,
    SUITS,
    WOLF,
    WOLF_PENALTY,
    WORTH,
    Card,
    Pair,
)
from kogga.games.sea_wolf.state import Phase
from kogga.games.sea_wolf.view import WolfView

# Found by playing thousands of games of this sense against itself.
RIVALS_LOSS: Final = 0.35  # what a point a rival loses is worth
RIVALS_CARD: Final = 3.0  # points a rival loses with a card of a colour it has yet to deliver
SHOWN_HAND: Final = 0.3  # the price of letting all see the hand
ASHORE: Final = 0.7  # points it is worth that a pair needs no more care
ENDING: Final = 2.0  # points it saves that the rivals get no further delivery

CALL: Final = 0.01  # the part of the win a log-odd of practice stands for
CALLED_FOR: Final = 5.0  # log-odds; what is further behind the best is not worth a try
HOPELESS: Final = 1.0

# §8.1 To 100: by how many points the rest of a match can still turn the totals.
DEAL_POINTS: Final = 22.0  # the winner of a deal has about so many
DEAL_SPREAD: Final = 5.5  # of one deal; of several it grows with the root of their number
LAST_DEAL: Final = 0.35  # what is never decided before it is over


# gains and losses


def with_ship(outlook: Outlook, cargo: Cargo, value: float) -> float:
    """What one more ship of this value brings."""
    return worth(outlook, cargo, max(cargo.best_ship, value), cargo.best_good, cargo.points + value) - cargo.worth


def with_good(outlook: Outlook, cargo: Cargo, value: float) -> float:
    """What one more good of this value brings."""
    return worth(outlook, cargo, cargo.best_ship, max(cargo.best_good, value), cargo.points + value) - cargo.worth


def gain(outlook: Outlook, card: Card) -> float:
    """What one more card in hand brings; an event in one's own hand cannot strike from another's."""
    cargo = outlook.cargoes[COLOR[card]]
    if card >= FIRST_EVENT:
        return shelter(outlook, cargo) - loose(outlook, EVENT_PENALTY)
    if card < FIRST_GOOD:
        return with_ship(outlook, cargo, WORTH[card])
    return with_good(outlook, cargo, WORTH[card])


def draw_worth(outlook: Outlook) -> float:
    """What a card brings that nobody has seen, on average."""
    total = 0.0
    for cargo in outlook.cargoes:
        total += ships_worth(outlook, cargo) + goods_worth(outlook, cargo)
        if outlook.unseen & BIT[FIRST_EVENT + cargo.color]:
            total += gain(outlook, FIRST_EVENT + cargo.color)
    return total / max(1, outlook.hidden)


def ships_worth(outlook: Outlook, cargo: Cargo) -> float:
    """What all unseen ships of a colour would bring, each by itself. One that is worse than the best in hand is loose;
    the better ones bring as much as so many of their average, because worth is linear in the values.
    """
    ships = ships_in(outlook.unseen, cargo.color)
    better = ships >> cargo.best_ship << cargo.best_ship
    if not better:
        return -loose(outlook, POINTS[ships])
    number = COUNT[better]
    return number * with_ship(outlook, cargo, POINTS[better] / number) - loose(outlook, POINTS[ships ^ better])


def goods_worth(outlook: Outlook, cargo: Cargo) -> float:
    """What all unseen goods of a colour would bring, each by itself."""
    goods = goods_in(outlook.unseen, cargo.color)
    better = goods >> cargo.best_good << cargo.best_good
    if not better:
        return -loose(outlook, POINTS[goods])
    number = COUNT[better]
    return number * with_good(outlook, cargo, POINTS[better] / number) - loose(outlook, POINTS[goods ^ better])


def loss(outlook: Outlook, card: Card) -> float:
    """What it costs to have this card no more; loose ones cost less than nothing."""
    cargo, value = outlook.cargoes[COLOR[card]], WORTH[card]
    ship, good = cargo.best_ship, cargo.best_good
    if card < FIRST_GOOD:
        ship = (cargo.ships & ~BIT[value - 1]).bit_length()
    else:
        good = (cargo.goods & ~BIT[value - 1]).bit_length()
    return cargo.worth - worth(outlook, cargo, ship, good, cargo.points - value)


# events and wolves


def least_loss(outlook: Outlook, cargo: Cargo) -> float:
    """What an event of this colour costs: the card one misses least, or the showing of the hand."""
    if not cargo.points:
        return SHOWN_HAND
    least = math.inf
    for card in outlook.view.hand:
        if card < FIRST_EVENT and COLOR[card] == cargo.color:
            least = min(least, loss(outlook, card))
    return least


def shelter(outlook: Outlook, cargo: Cargo) -> float:
    """What it is worth that the event of this colour cannot harm the seat any more."""
    return struck(cargo, outlook.turns) * max(0.0, least_loss(outlook, cargo))


def wolf_worth(outlook: Outlook, wolves: int) -> float:
    """What one more wolf is worth beside so many: shelter from one event; 3 points against it if none strikes."""
    idle = 1.0
    sheltered = 0.0
    for cargo in outlook.cargoes:
        idle *= 1.0 - struck(cargo, outlook.turns)
        sheltered += shelter(outlook, cargo)
    return sheltered / (1 + wolves) - idle * loose(outlook, WOLF_PENALTY)


def strike_worth(outlook: Outlook, cargo: Cargo) -> float:
    """What it brings to play the event of this colour: the rivals' losses, less one's own."""
    view = outlook.view
    own = least_loss(outlook, cargo)
    if view.wolves[outlook.seat]:
        own = min(own, wolf_worth(outlook, view.wolves[outlook.seat] - 1))
    rivals = 0.0
    for seat in range(view.seats):
        if seat != outlook.seat:
            rivals += rivals_loss(outlook, seat, cargo.color)
    return loose(outlook, EVENT_PENALTY) + RIVALS_LOSS * rivals - own


def rivals_loss(outlook: Outlook, seat: Seat, color: int) -> float:
    """What a rival is likely to lose to the event of this colour; with its good delivered, it is glad to lose one."""
    view = outlook.view
    if view.wolves[seat]:
        return 0.0
    known = 0
    for card in view.known[seat]:
        if card < FIRST_EVENT and COLOR[card] == color:
            known += 1
    unseen = COUNT[ships_in(outlook.unseen, color)] + COUNT[goods_in(outlook.unseen, color)]
    held = min(1.0, known + view.hidden[seat] * unseen / max(1, outlook.hidden))
    return -held if view.laid[SUITS * seat + color] != NO_PAIR else held * RIVALS_CARD


def discard_worth(outlook: Outlook, card: Card) -> float:
    """What it brings to discard a card, wolf and event included."""
    if card == WOLF:
        return -wolf_worth(outlook, outlook.view.wolves[outlook.seat] - 1)
    return strike_worth(outlook, outlook.cargoes[COLOR[card]]) if card >= FIRST_EVENT else -loss(outlook, card)


def port_worth(outlook: Outlook, cargo: Cargo) -> float:
    """What the cards of a colour are worth, where their best pair may be delivered right now."""
    view = outlook.view
    is_pair = bool(cargo.ships and cargo.goods)
    is_too_late = (outlook.seat - view.active) % view.seats < (view.asked - view.active) % view.seats
    if view.phase != Phase.DELIVERY or is_too_late or cargo.is_laid or not is_pair:
        return cargo.worth
    best = cargo.best_ship + cargo.best_good
    return max(cargo.worth, best - loose(outlook, cargo.points - best))


def deliver_worth(outlook: Outlook, pair: Pair) -> float:
    """Points now, against the hope for a better pair; the fourth good ends the deal."""
    cargo = outlook.cargoes[COLOR[PAIR_SHIP[pair]]]
    gained = PAIR_POINTS[pair] + ASHORE - cargo.worth
    if goods_laid(outlook.view, outlook.seat) == SUITS - 1:
        rest = [card for card in outlook.view.hand if card not in (PAIR_SHIP[pair], PAIR_GOOD[pair])]
        return gained + ENDING - sum([WORTH[card] for card in rest])
    return gained - loose(outlook, cargo.points - PAIR_POINTS[pair])


class WolfSense(Sense[WolfView, Move]):
    """Points, and the chance of making them."""

    def __init__(self) -> None:
        self.last: Outlook | None = None

    def spread(self) -> float:
        return 8.0

    def doubt(self) -> float:
        return 0.015

    def worlds(self) -> tuple[int, int]:
        return 800, 2400

    def is_flat(self) -> bool:
        return True

    def grain(self) -> float:
        return 0.5

    def is_settled(self, view: WolfView) -> bool:
        """Between turns: when an event or a delivery is over, one sees what it has cost or brought."""
        return view.phase == Phase.TURN

    def plays_on(self, view: WolfView) -> bool:
        """A deal is short: to its end, in the variant to 100 to the first turn of the next one."""
        return bool(view.discards or view.came or any(view.known) or any(view.hidden))

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
        cargo = sum([port_worth(outlook, cargo) for cargo in outlook.cargoes], 0.0)
        wolves = sum([wolf_worth(outlook, wolf) for wolf in range(view.wolves[seat])], 0.0)
        return points + cargo + wolves - loose(outlook, EVENT_PENALTY * events)

    def strength(self, view: WolfView) -> float:
        """§8.1 To 100, a lead counts the more the fewer deals are to come."""
        if not view.options.hundred:
            return self.value(view) / self.spread()
        deals = LAST_DEAL + max(0, MATCH_GOAL - max(view.totals)) / DEAL_POINTS
        return self.value(view) / (DEAL_SPREAD * math.sqrt(deals))

    def instinct(self, view: WolfView) -> list[float]:
        """What practice thinks each choice costs."""
        assert view.seat is not None
        calls = instinct(self.outlook(view, view.seat))
        best = max(calls)
        return [CALL * (best - call) if best - call <= CALLED_FOR else HOPELESS for call in calls]

    def rate(self, view: WolfView, action: Move) -> float:
        """The points this choice brings, on average, beside doing nothing."""
        if view.seat is None:
            return 0.0
        outlook = self.outlook(view, view.seat)
        if isinstance(action, Take):
            return gain(outlook, action.card)
        if isinstance(action, Draw):
            return draw_worth(outlook)
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
