"""What an old sailor would say of a position and of a move."""

from __future__ import annotations

from typing import Final

from kogga.core.actions import Seat
from kogga.core.face import CERTAIN, Sense
from kogga.games.explorers.actions import (
    Ask,
    Bank,
    Barter,
    Buy,
    Chase,
    CrewAboard,
    CrewAshore,
    Deliver,
    Discard,
    End,
    FastGold,
    Fetch,
    Fish,
    Found,
    Give,
    Haul,
    HoldOverboard,
    Land,
    Load,
    Move,
    Pirate,
    Road,
    Rob,
    Sail,
    Settlement,
    SettlerAboard,
    SettlerAshore,
    Ship,
    ToSea,
    Upgrade,
    Wool,
)
from kogga.games.explorers.board import Hex
from kogga.games.explorers.heuristics.first import rate_first, rate_pirate, rate_robbery
from kogga.games.explorers.heuristics.market import Market, rate_answer, rate_closing, rate_discard
from kogga.games.explorers.heuristics.outlook import PRICES, Outlook, Want
from kogga.games.explorers.heuristics.standing import SPREAD, standing
from kogga.games.explorers.heuristics.voyages import Voyages
from kogga.games.explorers.pieces import (
    COUNTS,
    HAUL,
    LAIR_CREWS,
    LAIRS,
    RESOURCES,
    SACK,
    SHIPS,
    SHOALS,
    SPICES,
)
from kogga.games.explorers.rules.lairs import CREWS_ON
from kogga.games.explorers.state import Phase
from kogga.games.explorers.view import ExplorersView

WIN: Final = 1000.0
NEVER: Final = -5.0


class ExplorersSense(Sense[ExplorersView, Move]):
    """Points, and what brings them next."""

    def __init__(self) -> None:
        self.last: Outlook | None = None
        self.voyages: Voyages | None = None
        self.trade: Market | None = None

    def spread(self) -> float:
        return SPREAD

    def grain(self) -> float:
        return 2.0

    def worlds(self) -> tuple[int, int]:
        return 240, 4400

    def plans_alone(self) -> bool:
        return True

    def playout(self) -> int:
        """A turn or two: what a ship or a road was good for shows when it has been used."""
        return 20

    def trust(self, view: ExplorersView) -> float:
        """§5.3 Trades by the look of them, which weighs what both sides gain: looking ahead adds nothing but time."""
        return CERTAIN if Phase.DRAFT <= view.phase <= Phase.CLOSE else 8.0

    def looks_before_luck(self) -> bool:
        return True

    def is_settled(self, view: ExplorersView) -> bool:
        """Between turns, before the roll: what ends a turn early must not seem ahead of what fills it."""
        return view.phase == Phase.ROLL or view.phase == Phase.OVER

    def value(self, view: ExplorersView) -> float:
        """How near the win this seat is: points, the rounds it still needs, and what makes them fewer."""
        seat = view.seat
        if seat is None or view.phase == Phase.OVER:
            return 0.0 if seat is None else float(view.scores[seat])
        outlook = self.outlook(view, seat)
        return standing(outlook, self.fleet(outlook))

    def rate(self, view: ExplorersView, action: Move) -> float:
        """How good this choice looks. Closing a phase is 0; what is of no use is below."""
        if view.seat is None:
            return 0.0
        outlook = self.outlook(view, view.seat)
        phase = view.phase
        if phase == Phase.SEA:
            return rate_at_sea(outlook, self.fleet(outlook), action)
        if phase in (Phase.BUILD, Phase.BERTH):
            return self.rate_building(outlook, action)
        if phase == Phase.DRAFT:
            return self.market(outlook).rate_offer(action)
        if phase == Phase.ANSWER:
            return rate_answer(outlook, action)
        if phase == Phase.CLOSE:
            return rate_closing(outlook, action)
        if isinstance(action, Discard):
            return rate_discard(outlook, action.kind)
        if isinstance(action, Pirate):
            return rate_pirate(outlook, action.hex)
        return rate_robbery(outlook, action.victim) if isinstance(action, Rob) else rate_first(outlook, action)

    def outlook(self, view: ExplorersView, seat: Seat) -> Outlook:
        """The outlook of this view; the last one is kept, because choices are rated one after another."""
        outlook = self.last
        if outlook is None or outlook.view is not view:
            outlook = Outlook(view, seat)
            self.last = outlook
            self.voyages = None
            self.trade = None
        return outlook

    def fleet(self, outlook: Outlook) -> Voyages:
        """What the ships of this outlook could do; kept like it."""
        voyages = self.voyages
        if voyages is None:
            voyages = Voyages(outlook)
            self.voyages = voyages
        return voyages

    def market(self, outlook: Outlook) -> Market:
        """What trade could bring in this outlook; kept like it."""
        trade = self.trade
        if trade is None:
            trade = Market(outlook)
            self.trade = trade
        return trade

    def rate_building(self, outlook: Outlook, action: Move) -> float:
        """§3.1 Buildings, ships, settlers and crews; the bank and offers; to go to sea is 0."""
        if isinstance(action, ToSea):
            return 0.0
        if isinstance(action, (Settlement, Upgrade)) and outlook.left == 1:
            return WIN
        if isinstance(action, Settlement):
            return purchase(outlook, Want.SITE, outlook.site_worth(action.corner))
        if isinstance(action, Upgrade):
            return purchase(outlook, Want.PORT, outlook.port_worth(action.corner))
        if isinstance(action, Road):
            wanted = outlook.wants()[Want.ROAD] > 0.0
            return purchase(outlook, Want.ROAD, outlook.road_worth(action.edge)) if wanted else -1.0
        if isinstance(action, Ship):
            berth = self.fleet(outlook).rate_berth(action.edge)
            return purchase(outlook, Want.SHIP, outlook.wants()[Want.SHIP]) + 0.01 * berth
        if isinstance(action, (SettlerAboard, SettlerAshore)):
            return purchase(outlook, Want.SETTLER, outlook.wants()[Want.SETTLER]) + aboard(action)
        if isinstance(action, (CrewAboard, CrewAshore)):
            return purchase(outlook, Want.CREW, outlook.wants()[Want.CREW]) + aboard(action)
        if isinstance(action, (Bank, Buy, FastGold)):
            return self.market(outlook).rate_exchange(action)
        return rate_trade_or_waste(outlook, self, action)


def aboard(action: Move) -> float:
    """§9.1, §10.1 A ship in port sails at once, a dock has to be called at."""
    return 0.001 if isinstance(action, (SettlerAboard, CrewAboard)) else 0.0


def purchase(outlook: Outlook, want: int, worth: float) -> float:
    """The aim first; anything else only if the aim can be paid for as well afterwards."""
    wanted = outlook.wants()[want]
    if wanted <= 0.0:
        return -1.0
    aim = outlook.aim()
    if want == aim:
        return 6.0 + worth
    after = [outlook.hand[kind] - PRICES[want][kind] for kind in range(RESOURCES)]
    delays = outlook.missing(after, PRICES[aim]) > outlook.missing(outlook.hand, PRICES[aim])
    return -1.0 if delays else 5.0 + worth


def rate_trade_or_waste(outlook: Outlook, sense: ExplorersSense, action: Move) -> float:
    """§5.3 The first item of an offer; §7.8 overboard; §7.3 a ship for a ship never."""
    if isinstance(action, HoldOverboard):
        return sense.fleet(outlook).rate_overboard(action.ship)
    return sense.market(outlook).rate_offer(action) if isinstance(action, (Give, Ask)) else NEVER


def rate_at_sea(outlook: Outlook, fleet: Voyages, action: Move) -> float:
    """§3.1 Voyages and what ships do where they are; to end is 0."""
    if isinstance(action, Sail):
        return fleet.rate_step(action.ship, action.edge)
    if isinstance(action, Wool):
        return fleet.rate_wool(action.ship)
    if isinstance(action, Found):
        return WIN if outlook.left == 1 else fleet.rate_founding(action.ship, action.corner)
    if isinstance(action, Deliver):
        return WIN if delivery_points(outlook, action.ship) >= outlook.left else 12.0
    if isinstance(action, (Land, Barter)):
        captures = isinstance(action, Land) and capture_points(outlook, action.hex) >= outlook.left
        return WIN if captures else fleet.rate_landing(action.ship, action.hex)
    if isinstance(action, Haul):
        return 9.0
    if isinstance(action, Fetch):
        return 1.0 if fleet.best_landing(1) > 0.0 else -1.0
    if isinstance(action, Load):
        return fleet.rate_load(action.ship, action.piece)
    if isinstance(action, Chase):
        return fleet.rate_chase(action.ship)
    if isinstance(action, Fish):
        return fleet.rate_fishing()
    if isinstance(action, HoldOverboard):
        return fleet.rate_overboard(action.ship)
    return 0.0 if isinstance(action, End) else NEVER  # a ship that calls at a dock takes, and never puts back


def delivery_points(outlook: Outlook, ship: int) -> int:
    """§14.4, §15.3 Points a delivery brings at once."""
    cargo = outlook.view.holds[SHIPS * outlook.seat + ship]
    mission = SHOALS if COUNTS[cargo][HAUL] else SPICES
    return outlook.points_for(mission, COUNTS[cargo][HAUL] + COUNTS[cargo][SACK])


def capture_points(outlook: Outlook, hex: Hex) -> int:
    """§13.3, §13.4 Points one more crew on a lair brings for certain; to a hero who is alone, two spaces."""
    if CREWS_ON[outlook.view.crews[hex]] < LAIR_CREWS - 1:
        return 0
    is_alone = outlook.view.crews_of(hex, outlook.seat) == LAIR_CREWS - 1
    return outlook.points_for(LAIRS, 2 if is_alone else 1)
