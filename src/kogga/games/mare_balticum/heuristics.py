"""What an old sailor would say of a position and of a move."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kogga.core.actions import Seat
from kogga.core.face import Sense
from kogga.games.mare_balticum.actions import (
    Fish,
    Found,
    Keep,
    Launch,
    Look,
    Moor,
    Move,
    Overboard,
    Pay,
    Sail,
    Swap,
    Take,
    Unload,
)
from kogga.games.mare_balticum.board import (
    ALL_FIELDS,
    BIT,
    CIRCLE_LOSS,
    DISTANCE,
    PORT_CIRCLES,
    PORTS,
    Field,
    Fields,
    members,
)
from kogga.games.mare_balticum.pieces import (
    ACTIONS,
    AMBER,
    BITS,
    CARD_SPECIES,
    CARDS,
    CATCH,
    DEMAND_TOKENS,
    FEW,
    FIRST_STORED,
    HOLD,
    MARKET,
    NONE,
    ONE,
    SET_AMBER,
    SET_POINTS,
    SPACES,
    SPECIES,
    TAX,
    TAX_TOKENS,
    TIME_TOKENS,
    Card,
    Company,
    Kind,
    Payment,
    Species,
    Tokens,
    count,
    counts,
    size,
)
from kogga.games.mare_balticum.state import Phase
from kogga.games.mare_balticum.view import MareView

FAR: Final = 99
TO_PORT: Final = 0.92  # what a fish aboard keeps of its worth for every action between it and the warehouse
TO_CATCH: Final = 0.72  # what a token in the sea keeps of its worth for every action between it and the hold
AMBER_IN_SIGHT: Final = 2  # pieces of amber one reckons with
ABOARD: Final = 0.7  # how much a fish aboard counts beside one in the warehouse when companies are founded
HOPE: Final = 1.0  # fish of each species one expects beyond those one has
IDLE: Final = 0.12  # what a boat on an empty field costs: nothing grows there while it stays
AN_ACTION: Final = 0.6  # what an action is worth
# By time tokens drawn, how much of what fish aboard and tokens in the sea seem worth is landed in the end. Fitted to
# the ends of hundreds of games of this sense against itself.
ABOARD_LANDS: Final = [1.0, 1.0, 1.0, 0.95, 0.95, 0.75, 0.3]
SEA_LANDS: Final = [1.0, 1.0, 1.0, 0.6, 0.6, 0.1, 0.05]
LANDED: Final = [TO_PORT**way for way in range(FAR + 2)]
CAUGHT: Final = [TO_CATCH**way for way in range(FAR + 2)]


class Shoal:
    """Tokens of a kind on a field: how many, what one is worth once it is aboard, and how long its way home is."""

    def __init__(self, field: Field, kind: Kind, number: int, landed: float, home: int) -> None:
        self.field, self.kind, self.number = field, kind, number
        self.landed, self.home = landed, home


class Prospect:
    """What a seat reckons with: its prices, the ways to port, the actions it has left."""

    def __init__(self, view: MareView, seat: Seat) -> None:
        self.view = view
        self.fleet = view.fleets[seat]
        self.hold = view.holds[seat]
        self.store = view.stores[seat]
        self.contract = view.contracts[seat]
        self.left = actions_left(view, seat)
        self.prices = prices(view.market_of(seat), stock(self.hold, self.store))
        self.home = ways_home(view.demand, view.options.demand)
        self.shoals = self.shoals_in_sight()

    def shoals_in_sight(self) -> list[Shoal]:
        """Tokens in the sea, kind by kind."""
        shoals: list[Shoal] = []
        for field in range(PORTS, ALL_FIELDS):
            tokens = self.view.sea[field]
            kind = 0
            while tokens:
                if tokens & FEW:
                    shoals.append(self.shoal(field, kind, tokens & FEW))
                tokens >>= BITS
                kind += 1
        return shoals

    def shoal(self, field: Field, kind: Kind, number: int) -> Shoal:
        """Amber is landed at once; a fish is worth less the longer its way home."""
        if kind == AMBER:
            return Shoal(field, kind, number, 1.0, 0)
        way = self.home[kind][field] + 1
        return Shoal(field, kind, number, self.prices[kind] * LANDED[way], way)

    def worth(self, fleet: Fields, hold: Tokens, store: Tokens, left: int, caught: Fish | None = None) -> float:
        """Points stored, and what fish aboard and tokens in the sea may still bring; one of these is caught."""
        idle = (fleet & self.view.bare).bit_count()
        in_reach = self.aboard(fleet, hold, left) + self.in_the_sea(fleet, hold, left, caught)
        return self.stored(store) + in_reach - IDLE * idle

    def standing(self) -> float:
        """What the seat has and may still hope for: the nearer winter, the less of it comes ashore."""
        near = TIME_TOKENS if self.view.left >= 0 else self.view.time
        idle = (self.fleet & self.view.bare).bit_count()
        aboard = ABOARD_LANDS[near] * self.aboard(self.fleet, self.hold, self.left)
        in_the_sea = SEA_LANDS[near] * self.in_the_sea(self.fleet, self.hold, self.left, None)
        return self.stored(self.store) + aboard + in_the_sea - IDLE * idle

    def stored(self, store: Tokens) -> float:
        """§11.2, §13.3 What lies in the warehouse, sold or put on the contract."""
        return sold(store, self.prices) + on_contract(store, self.contract, self.prices)

    def aboard(self, fleet: Fields, hold: Tokens, left: int) -> float:
        """Fish are worth less the longer the way to a port that takes them, and nothing if it is too long."""
        worth = 0.0
        for species in range(SPECIES):
            fish = count(hold, species)
            if fish:
                way = 1 + nearest(self.home[species], fleet)
                if way <= left:
                    worth += fish * self.prices[species] * LANDED[way]
        return worth

    def in_the_sea(self, fleet: Fields, hold: Tokens, left: int, caught: Fish | None) -> float:
        """The best fish there is room for and some amber, less the farther away they are."""
        fish: list[float] = []
        amber: list[float] = []
        ways = reach(fleet)
        for shoal in self.shoals:
            way = ways[shoal.field] + 1
            if way + shoal.home <= left:
                number = shoal.number
                if caught is not None and caught.field == shoal.field and caught.kind == shoal.kind:
                    number -= 1
                worths = amber if shoal.kind == AMBER else fish
                for _ in range(number):
                    worths.append(shoal.landed * CAUGHT[way])
        return most(fish, HOLD - size(hold)) + most(amber, AMBER_IN_SIGHT)


def nearest(ways: list[int], fleet: Fields) -> int:
    """The shortest of these ways, by field, from any boat of a fleet."""
    shortest = FAR
    for boat in range(ALL_FIELDS):
        if fleet >> boat & 1:
            shortest = min(shortest, ways[boat])
    return shortest


def most(worths: list[float], number: int) -> float:
    """The best so many, together."""
    worths.sort(reverse=True)
    return sum(worths[:number], 0.0)


def sold(tokens: Tokens, worth: list[float]) -> float:
    """§11.2 What tokens bring if they are sold."""
    points = 0.0
    for kind in range(CATCH):
        points += count(tokens, kind) * worth[kind]
    return points


def on_contract(tokens: Tokens, contract: Card, worth: list[float]) -> float:
    """§13.3 What sets bring beyond the sale of their tokens; almost a set is worth something, too."""
    if contract < 0:
        return 0.0
    one, other = CARD_SPECIES[contract]
    gain = SET_POINTS - worth[one] - worth[other] - SET_AMBER
    lying = counts(tokens)
    parts = sorted([float(lying[one]), float(lying[other]), lying[AMBER] / SET_AMBER])
    return max(gain, 0.5) * (int(parts[0]) + 0.1 * (parts[1] - parts[0]))


def stock(hold: Tokens, store: Tokens) -> list[float]:
    """Fish of each species a seat can reckon with."""
    return [count(store, species) + ABOARD * count(hold, species) for species in range(SPECIES)]


def prices(market: tuple[Species, ...], fish: list[float]) -> list[float]:
    """What each kind will be worth: as placed; else the more one has of it the better, half of it on average."""
    worth = [0.0] * SPECIES + [1.0]
    unused = [MARKET[space] for space in range(SPACES) if market[space] == NONE]
    mean = sum(unused) / max(1, len(unused))
    unplaced = [species for species in range(SPECIES) if species not in market]
    for points in unused[: len(unplaced)]:
        species = most_fish(unplaced, fish)
        unplaced.remove(species)
        worth[species] = (points + mean) / 2
    for space, species in enumerate(market):
        if species >= 0:
            worth[species] = MARKET[space]
    return worth


def most_fish(some: list[Species], fish: list[float]) -> Species:
    """Of which of these species there is most, the first of them where several are equal."""
    best = some[0]
    for species in some:
        if fish[species] > fish[best]:
            best = species
    return best


def actions_left(view: MareView, seat: Seat) -> int:
    """How many actions a seat has until the end; many, while nobody knows."""
    if view.left < 0:
        return FAR
    ahead = (seat - view.active) % view.seats
    turns = range(ahead, view.left, view.seats)
    return ACTIONS * len(turns) - (ACTIONS - view.actions if not ahead else 0)


@lru_cache(maxsize=4096)
def reach(fleet: Fields) -> list[int]:
    """How many steps each field is away from the nearest boat."""
    boats = members(fleet)
    return [min([DISTANCE[boat][field] for boat in boats]) for field in range(ALL_FIELDS)]


@lru_cache(maxsize=256)
def ways_home(demand: tuple[Species, ...], is_open: bool) -> list[list[int]]:
    """§6.1 By species and field, how far it is to a port that takes the species; §12.1 or may still take it."""
    ports = [[port for port in range(PORTS) if takes(demand, port, species, is_open)] for species in range(SPECIES)]
    return [
        [min([DISTANCE[port][field] for port in ports[species]], default=FAR) for field in range(ALL_FIELDS)]
        for species in range(SPECIES)
    ]


def takes(demand: tuple[Species, ...], port: Field, species: Species, is_open: bool) -> bool:
    """§6.1, §12.1 Does a port take a species, or could it?"""
    lying = [demand[circle] for circle in PORT_CIRCLES[port]]
    return species in lying or (is_open and NONE in lying and demand.count(species) < DEMAND_TOKENS)


class MareSense(Sense[MareView, Move]):
    """Points, and the chance of making them."""

    def __init__(self) -> None:
        self.last: Prospect | None = None

    def spread(self) -> float:
        return 6.0

    def worlds(self) -> tuple[int, int]:
        return 140, 3360

    def grain(self) -> float:
        return 0.7

    def trust(self, view: MareView) -> float:
        return 12.0

    def is_settled(self, view: MareView) -> bool:
        """Between actions; not while contracts are looked at or companies founded and taxes paid."""
        return view.phase == Phase.TURN

    def value(self, view: MareView) -> float:
        """The points this seat may expect in the end."""
        if view.seat is None:
            return 0.0
        if not view.fleets[view.seat] or not view.to_act:
            return float(view.scores[view.seat])
        return self.prospect(view, view.seat).standing()

    def rate(self, view: MareView, action: Move) -> float:
        """What may be expected after this choice."""
        assert view.seat is not None
        mine = self.prospect(view, view.seat)
        if isinstance(action, Found):
            return rate_company(mine, view.seat, action.company)
        if isinstance(action, Pay):
            return -cost(mine, action.payment)
        if isinstance(action, (Take, Swap)):
            return on_contract(mine.store + mine.hold, action.card, mine.prices)
        if isinstance(action, Keep):
            return on_contract(mine.store + mine.hold, mine.contract, mine.prices)
        if isinstance(action, Look):
            return mine.worth(mine.fleet, mine.hold, mine.store, mine.left - 1) + worth_a_look(mine, view.seat)
        return rate_turn(mine, action)

    def prospect(self, view: MareView, seat: Seat) -> Prospect:
        """The prospect of this view; the last one is kept, because choices are rated one after another."""
        prospect = self.last
        if prospect is None or prospect.view is not view:
            prospect = Prospect(view, seat)
            self.last = prospect
        return prospect


def rate_turn(mine: Prospect, action: Move) -> float:
    """A sail, a catch, a landing, a fish overboard; anything else leaves things as they are."""
    fleet, hold, store, left = mine.fleet, mine.hold, mine.store, mine.left
    if isinstance(action, Moor):
        return mine.worth(BIT[action.port], hold, store, left)
    if isinstance(action, Launch):
        return mine.worth(fleet | BIT[action.field], hold, store, left - 1)
    if isinstance(action, Sail):
        return mine.worth(fleet ^ BIT[action.start] ^ BIT[action.field], hold, store, left - 1)
    if isinstance(action, Fish):
        if action.kind == AMBER:
            return mine.worth(fleet, hold, store + ONE[AMBER], left - 1, action)
        return mine.worth(fleet, hold + ONE[action.kind], store, left - 1, action)
    if isinstance(action, Unload):
        fish = action.number * ONE[action.species]
        landed = (action.number - loss(mine.view, action)) * ONE[action.species]
        goes_on = action.port == mine.view.port and not mine.view.landed >> action.species & 1
        return mine.worth(fleet, hold - fish, store + landed, left if goes_on else left - 1)
    if isinstance(action, Overboard):
        return mine.worth(fleet, hold - ONE[action.species], store, left) - 0.01
    return mine.worth(fleet, hold, store, left)


def loss(view: MareView, action: Unload) -> int:
    """§12.2 Fish this landing costs."""
    if not view.options.demand:
        return 0
    circles = [action.circle] if action.circle != NONE else []
    circles += [circle for circle in PORT_CIRCLES[action.port] if view.demand[circle] == action.species]
    circles += [circle for circle in PORT_CIRCLES[action.port] if view.demand[circle] == NONE]
    return CIRCLE_LOSS[circles[0]]


def worth_a_look(mine: Prospect, seat: Seat) -> float:
    """§13.2 What the best contract for all that was caught would add, less the action it costs."""
    tokens = mine.store + mine.hold
    best = max([on_contract(tokens, card, mine.prices) for card in cards_to_expect(mine.view, seat)])
    return best - on_contract(tokens, mine.contract, mine.prices) - AN_ACTION


def cards_to_expect(view: MareView, seat: Seat) -> list[Card]:
    """§13.1 The contracts a look may find: those that lay there last time, or any if there was none."""
    for who, _, pile in reversed(view.ledger):
        if who == seat:
            return [card for card in range(CARDS) if pile >> card & 1]
    return list(range(CARDS))


def rate_company(mine: Prospect, seat: Seat, company: Company) -> float:
    """§9.2 What all fish would be worth with this token placed and the others placed as well as can be."""
    market = list(mine.view.market_of(seat))
    fish = stock(mine.hold, mine.store)
    tax = 0.0
    if company == TAX:
        tax = sum(sorted([cost(mine, payment) for payment in wealth(mine)])[:TAX_TOKENS], 0.0)
    else:
        species, space = divmod(company, SPACES)
        market[space] = species
    worth = prices(tuple(market), fish)
    return sum([(fish[species] + HOPE) * worth[species] for species in range(SPECIES)], 0.0) - tax


def wealth(mine: Prospect) -> list[Payment]:
    """§9.3 Everything the tax could take."""
    aboard = [species for species in range(SPECIES) for _ in range(count(mine.hold, species))]
    return aboard + [FIRST_STORED + kind for kind in range(CATCH) for _ in range(count(mine.store, kind))]


def cost(mine: Prospect, payment: Payment) -> float:
    """§9.3 What a token is worth to who gives it away."""
    if payment < FIRST_STORED:
        return mine.aboard(mine.fleet, mine.hold, mine.left) - mine.aboard(
            mine.fleet, mine.hold - ONE[payment], mine.left
        )
    return mine.stored(mine.store) - mine.stored(mine.store - ONE[payment - FIRST_STORED])
