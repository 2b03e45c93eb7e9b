"""What a seat reckons with: what it could build next, and what that would be worth."""

from __future__ import annotations

from typing import Final

from kogga.core.actions import Seat
from kogga.games.explorers.board import BOARDS, END_A, END_B, IS_HOME, Corner, Edge
from kogga.games.explorers.heuristics.ground import Ground, Site, ground_of
from kogga.games.explorers.heuristics.known import Known
from kogga.games.explorers.heuristics.roads import Roads, roads_of
from kogga.games.explorers.pieces import (
    BANK_RATE,
    COUNTS,
    CREW,
    CREW_PRICE,
    CREWS,
    EMPTY,
    GOLD_RATE,
    HARBOURS,
    IS_SPICE,
    LAIR_CREWS,
    LAIRS,
    MAX_SEATS,
    NONE,
    PURCHASES,
    RESOURCES,
    ROAD_PRICE,
    ROADS,
    SETTLEMENT_PRICE,
    SETTLEMENTS,
    SETTLER,
    SETTLER_PRICE,
    SETTLERS,
    SHIP_PRICE,
    SHIPS,
    SPICES,
    TARGETS,
    TRACKS,
    UPGRADE_PRICE,
    WITH,
    Mission,
)
from kogga.games.explorers.rules.lairs import CREWS_ON
from kogga.games.explorers.state import Row
from kogga.games.explorers.view import ExplorersView


class Want:
    """What a seat may want to pay for."""

    SITE: Final = 0
    PORT: Final = 1
    SHIP: Final = 2
    SETTLER: Final = 3
    CREW: Final = 4
    ROAD: Final = 5
    NOTHING: Final = 6


PRICES: Final[list[Row]] = [
    SETTLEMENT_PRICE, UPGRADE_PRICE, SHIP_PRICE, SETTLER_PRICE, CREW_PRICE, ROAD_PRICE, (0, 0, 0, 0, 0),
]  # fmt: skip
PATIENCE: Final = 0.72  # what a purchase keeps of its worth for every card one has to wait for
HASTE: Final = 0.96  # and for every card that is bought or bartered for
MANY_CARDS: Final = 20  # more than a price has
AFTER_WAITING: Final[list[float]] = [PATIENCE**cards for cards in range(MANY_CARDS)]
AFTER_BUYING: Final[list[float]] = [HASTE**cards for cards in range(MANY_CARDS)]
PIP: Final = 0.1  # points a pip brings if the whole game is still ahead
LAST_PIP: Final = 0.01
LIKELY_FOUNDINGS: Final = 12  # so many corners are thought about, those that bear most
UNSEEN: Final = 1.3  # what a settler hopes for beyond the known
VOYAGE: Final = 0.8  # what a founding keeps of its worth before the settler is bought
A_SPACE: Final = 0.35  # what a space of a track is worth, whatever it shows
LAST_SPACE: Final = 0.02  # progress beyond the last one
CAPTURE: Final = [0.45, 0.65, 1.0]  # what a capture is worth to a crew that finds so many before it
FLEET: Final = [0.95, 0.5, 0.2]  # what another ship is worth to who has so many
NEAR_END: Final = 2  # so few points before the target a rival gets nothing any more


class Outlook:
    """One seat's reckoning for one view. Parts are worked out when they are asked for."""

    def __init__(self, view: ExplorersView, seat: Seat) -> None:
        self.view = view
        self.seat = seat
        self.scenario = view.options.scenario
        self.board = BOARDS[self.scenario]
        self.target = TARGETS[self.scenario]
        self.left = self.target - view.scores[seat]
        self.purchases: int = PURCHASES - (view.bought if view.active == seat else 0)
        self.hand: list[int] = list(view.hand) or [0] * RESOURCES
        self.ground: Ground = ground_of(view, seat)
        self.known: Known = self.ground.known
        self.laid: Roads | None = None
        ahead = (self.target - max(view.scores)) / (self.target - 3)
        self.pip = LAST_PIP + PIP * max(0.0, ahead)
        self.worths: list[float] = []
        self.best: int = Want.NOTHING
        self.hope: float = -1.0
        self.places: dict[int, list[tuple[float, int]]] = {}

    def roads(self) -> Roads:
        """The own roads, and where more would lead."""
        roads = self.laid
        if roads is None:
            roads = roads_of(self.ground, self.view.road)
            self.laid = roads
        return roads

    # What places and spaces are worth

    def site_worth(self, corner: Corner) -> float:
        """§6.2 A point, what the corner bears, and a little for the coast."""
        return self.ground.site(corner, 1.0).worth(self.pip)

    def space_worth(self, mission: Mission) -> float:
        """§12 One more space: what it shows, and the leader's card if it takes that."""
        space = self.view.spaces[MAX_SEATS * mission + self.seat]
        if space + 1 >= len(TRACKS[mission]):
            return LAST_SPACE
        return A_SPACE + self.points_for(mission, 1)

    def points_for(self, mission: Mission, spaces: int) -> int:
        """§12 Points that so many more spaces bring, the leader's card included."""
        view, track = self.view, TRACKS[mission]
        space = view.spaces[MAX_SEATS * mission + self.seat]
        there = min(space + spaces, len(track) - 1)
        if view.leads[mission] == self.seat:
            return track[there] - track[space]
        front = max(view.spaces[MAX_SEATS * mission : MAX_SEATS * mission + view.seats])
        return track[there] - track[space] + int(there > front)

    def crew_worth(self, hex: int, aboard: int) -> float:
        """§13.2, §15.2 A crew on a lair, the better the nearer it is to capture; or in a village."""
        view = self.view
        if IS_SPICE[view.terrain[hex]]:
            return 0.0 if view.crews_of(hex, self.seat) else 0.8 * self.space_worth(SPICES) + 0.3
        landed = CREWS_ON[view.crews[hex]]
        if not view.is_lair(hex) or landed >= LAIR_CREWS:
            return 0.0
        return CAPTURE[min(2, landed + max(0, aboard - 1))] * (0.3 + self.space_worth(LAIRS))

    def crew_places(self, aboard: int) -> list[tuple[float, int]]:
        """Lairs and villages that take a crew of this seat, with what it is worth there, best first."""
        places = self.places.get(aboard)
        if places is None:
            rated = [(self.crew_worth(hex, aboard), hex) for hex in self.known.lairs + self.known.villages]
            places = sorted([place for place in rated if place[0] > 0.0], reverse=True)
            self.places[aboard] = places
        return places

    def best_founding(self) -> float:
        """§9.3 What a settler may hope for."""
        if self.hope < 0.0:
            self.hope = UNSEEN if self.known.has_unknown else 0.0
            for site in self.ground.foundings()[:LIKELY_FOUNDINGS]:
                worth = site.founding(self.pip)
                if worth > self.hope:
                    self.hope = worth
        return self.hope

    # What to want

    def wants(self) -> list[float]:
        """What each purchase would be worth, zero where it cannot be made."""
        if not self.worths:
            self.worths = [
                self.want_site(),
                self.want_port(),
                self.want_ship(),
                self.want_settler(),
                self.want_crew(),
                self.want_road(),
                0.0,
            ]
            self.best = self.aim_with(self.hand, self.view.gold[self.seat])
        return self.worths

    def aim(self) -> int:
        """The purchase to go for."""
        self.wants()
        return self.best

    def fleet(self) -> list[Edge]:
        """Own ships on the board."""
        return [edge for edge in self.view.ships[SHIPS * self.seat : SHIPS * self.seat + SHIPS] if edge != NONE]

    def cargoes(self) -> list[int]:
        """What lies in the holds of the ships on the board."""
        first = SHIPS * self.seat
        return [self.view.holds[spot] for spot in range(first, first + SHIPS) if self.view.ships[spot] != NONE]

    def dock_cargoes(self) -> list[int]:
        """What lies in the docks."""
        first = HARBOURS * self.seat
        return list(self.view.docks[first : first + len(self.view.ports[self.seat])])

    def in_port(self) -> list[int]:
        """What lies in the holds of ships at own harbour settlements."""
        first, building, own = SHIPS * self.seat, self.view.building, 2 * self.seat + 1
        cargoes: list[int] = []
        for spot in range(first, first + SHIPS):
            edge = self.view.ships[spot]
            if edge != NONE and (building[END_A[edge]] == own or building[END_B[edge]] == own):
                cargoes.append(self.view.holds[spot])
        return cargoes

    def want_site(self) -> float:
        """§6.2 The best settlement at the own roads."""
        if len(self.view.towns[self.seat]) >= SETTLEMENTS:
            return 0.0
        return best_of(self.roads().sites, self.pip)

    def want_port(self) -> float:
        """§6.3 The best harbour settlement."""
        if len(self.view.ports[self.seat]) >= HARBOURS:
            return 0.0
        return max([self.port_worth(corner) for corner in self.view.towns[self.seat]], default=0.0)

    def port_worth(self, corner: Corner) -> float:
        """§6.3 A point, and a dock, which is worth more abroad; and a settlement piece comes back."""
        if not self.known.is_coast[corner]:
            return 0.0
        abroad = 0.0 if IS_HOME[corner] else 0.25
        return 1.05 + abroad + (0.3 if len(self.view.towns[self.seat]) >= SETTLEMENTS else 0.0)

    def want_ship(self) -> float:
        """§7.2 For what waits in the docks, and to have any at all; never one for one (§7.3)."""
        ships = self.cargoes()
        if len(ships) >= SHIPS:
            return 0.0
        waiting = len([cargo for cargo in self.dock_cargoes() if cargo != EMPTY])
        return 1.0 if waiting > ships.count(EMPTY) else FLEET[len(ships)] * (0.8 if self.scenario == 1 else 1.0)

    def want_settler(self) -> float:
        """§9.1 As much as the best founding, if there is a settlement piece and a place to put it."""
        view, seat = self.view, self.seat
        out = SETTLERS - view.settlers[seat]
        has_place = EMPTY in self.dock_cargoes() or EMPTY in self.in_port()
        if not view.settlers[seat] or not has_place or len(view.towns[seat]) + out >= SETTLEMENTS:
            return 0.0
        cargoes = self.cargoes()
        waiting = sum([COUNTS[cargo][SETTLER] for cargo in self.dock_cargoes()])
        carried = 1.0 if cargoes.count(EMPTY) > waiting else 0.85 if len(cargoes) < SHIPS else 0.4
        return carried * VOYAGE * self.best_founding() * (0.3 if waiting else 1.0)

    def want_crew(self) -> float:
        """§10.1 As much as the best place that no crew is on its way to yet."""
        view, seat = self.view, self.seat
        cargoes = self.dock_cargoes() + self.in_port()
        if not view.crew_supply[seat] or not any([WITH[cargo][CREW] >= 0 for cargo in cargoes]):
            return 0.0
        out = sum([COUNTS[cargo][CREW] for cargo in self.cargoes() + self.dock_cargoes()])
        room: list[float] = []
        for worth, hex in self.crew_places(1):
            free = 1 if IS_SPICE[view.terrain[hex]] else LAIR_CREWS - CREWS_ON[view.crews[hex]]
            room += [worth] * free
        return 0.75 * room[out] if out < min(len(room), CREWS) else 0.0

    def want_road(self) -> float:
        """§6.1 Toward the best site, if there is none at the roads."""
        view, seat, roads = self.view, self.seat, self.roads()
        if roads.sites or len(view.ways[seat]) >= ROADS or len(view.towns[seat]) >= SETTLEMENTS:
            return 0.0
        best = 0.0
        for sites in roads.beyond_edges().values():
            best = max(best, best_of(sites, self.pip))
        return best

    def road_worth(self, edge: Edge) -> float:
        """§6.1 What the best site beyond keeps of its worth."""
        return best_of(self.roads().beyond_edges().get(edge, []), self.pip)

    # What to pay with

    def missing(self, hand: list[int], price: Row) -> int:
        """Cards that are missing for a price."""
        missing = 0
        for kind in range(RESOURCES):
            if hand[kind] < price[kind]:
                missing += price[kind] - hand[kind]
        return missing

    def cover(self, hand: list[int], gold: int, price: Row) -> int:
        """§5.1, §5.2 Cards that coins and what is left over could bring now."""
        cards = min(self.purchases, gold // GOLD_RATE)
        for kind in range(RESOURCES):
            if hand[kind] - price[kind] >= BANK_RATE:
                cards += (hand[kind] - price[kind]) // BANK_RATE
        return cards

    def nearness(self, want: int, hand: list[int], gold: int) -> float:
        """What a purchase is worth, less for every card that is missing."""
        worth = self.worths[want]
        if worth == 0.0:
            return 0.0
        price = PRICES[want]
        missing = self.missing(hand, price)
        if not missing:
            return worth
        waited = max(0, missing - self.cover(hand, gold, price))
        return worth * AFTER_WAITING[waited] * AFTER_BUYING[missing]

    def aim_with(self, hand: list[int], gold: int) -> int:
        """The purchase to go for with this hand."""
        aim, best = Want.NOTHING, 0.0
        for want in range(Want.NOTHING):
            near = self.nearness(want, hand, gold)
            if near > best:
                aim, best = want, near
        return aim

    def hand_worth(self, hand: list[int], gold: int) -> float:
        """What a hand and coins are good for."""
        self.wants()
        best, total = 0.0, 0.0
        for want in range(Want.NOTHING):
            near = self.nearness(want, hand, gold)
            total += near
            if near > best:
                best = near
        return best + 0.3 * total / Want.NOTHING + 0.04 * sum(hand) + 0.03 * gold

    def spare(self, kind: int) -> int:
        """Cards of a kind that the aim does not need."""
        return max(0, self.hand[kind] - PRICES[self.aim()][kind])

    def is_rival_near(self, seat: Seat) -> bool:
        """Is somebody so near the target that nothing should be given to it?"""
        return self.view.scores[seat] >= self.target - NEAR_END


def best_of(sites: list[Site], pip: float) -> float:
    """What the best of these sites is worth."""
    best = 0.0
    for site in sites:
        worth = site.worth(pip)
        if worth > best:
            best = worth
    return best
