"""Where ships should go. What a ship could do is worth less for every step it is away; it sails where that grows."""

from __future__ import annotations

from typing import Final

from kogga.games.explorers.board import CORNERS, END_A, END_B, HEXES, Edge
from kogga.games.explorers.heuristics.chart import FAR, Chart, Way
from kogga.games.explorers.heuristics.outlook import Outlook
from kogga.games.explorers.pieces import (
    BONUS,
    COUNTS,
    CREW,
    EMPTY,
    HARBOURS,
    HAUL,
    MOVES,
    NONE,
    RIVER,
    ROUTE_ROOM,
    SACK,
    SETTLEMENTS,
    SETTLER,
    SHIPS,
    SHOALS,
    SPICES,
    WITH,
    WITH_SETTLER,
    WOOL,
    WOOL_MOVES,
    Cargo,
)

KEEPS: Final[list[float]] = [0.93**steps for steps in range(FAR)] + [0.0]  # of its worth, so many steps away
DISCOVERY: Final = 0.7  # a card or two coins, and what may be there
CARRYING: Final = 0.75  # what an errand keeps of its worth while the cargo waits in a dock
AT_PORT: Final = 0.15  # what it is worth to lie ready
FETCHING: Final = 0.25
NO_CLAIM: Final = -1
WOOL_FOR_LESS: Final = 0.8  # below that a ship is hurried on with wool to spare alone


class Task:
    """Something to do somewhere: what it is worth, how far it is by edge, and a number that no two ships share."""

    def __init__(self, worth: float, way: Way, claim: int) -> None:
        self.worth = worth
        self.way = way
        self.claim = claim

    def seen_from(self, edge: Edge) -> float:
        """What it is worth to a ship there."""
        return self.worth * KEEPS[self.way[edge]]


class Voyages:
    """What each own ship could do; where two could do the same, the nearer one does."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.view = outlook.view
        self.seat = outlook.seat
        first = SHIPS * outlook.seat
        self.edges: list[Edge] = list(self.view.ships[first : first + SHIPS])
        self.holds: list[Cargo] = list(self.view.holds[first : first + SHIPS])
        self.tasks: list[list[Task]] = []
        self.chart: Chart = self.chart_for(0)
        for ship in range(SHIPS):
            self.chart = self.chart_for(ship)
            self.tasks.append(self.tasks_for(self.holds[ship]) if self.edges[ship] != NONE else [])
        self.share()

    def chart_for(self, ship: int) -> Chart:
        """§11.4 Without a coin for the tribute a ship has to sail round the pirate ship."""
        view = self.view
        has_paid = view.captain == self.seat or view.gold[self.seat] > 0 or bool(view.tolled >> ship & 1)
        return self.outlook.known.chart(NONE if has_paid else view.pirate)

    def share(self) -> None:
        """Ship after ship takes the task that is worth most to it, the most eager first."""
        waiting = [ship for ship in range(SHIPS) if self.tasks[ship]]
        while len(waiting) > 1:
            bids = [(self.potential(ship, self.edges[ship]), ship) for ship in waiting]
            ship = max(bids)[1]
            waiting.remove(ship)
            claim = self.chosen(ship, self.edges[ship]).claim
            if claim != NO_CLAIM:
                for other in waiting:
                    self.tasks[other] = [task for task in self.tasks[other] if task.claim != claim]
            waiting = [other for other in waiting if self.tasks[other]]

    def chosen(self, ship: int, edge: Edge) -> Task:
        """The best task of a ship that is there."""
        best = self.tasks[ship][0]
        for task in self.tasks[ship]:
            if task.seen_from(edge) > best.seen_from(edge):
                best = task
        return best

    def potential(self, ship: int, edge: Edge) -> float:
        """What a ship there may hope for."""
        return max([task.seen_from(edge) for task in self.tasks[ship]], default=0.0)

    def points(self, ship: int) -> int:
        """§7.4, §7.5, §15.5 Points a ship has left."""
        view = self.view
        points = MOVES + view.swift[self.seat] + WOOL_MOVES * (view.wooled >> ship & 1)
        return points - view.used if view.open == ship else points

    # What a ship can do with what it carries

    def tasks_for(self, cargo: Cargo) -> list[Task]:
        """Everything a ship with this cargo could be good for."""
        tasks: list[Task] = []
        if cargo == WITH_SETTLER:
            tasks += self.foundings()
        elif COUNTS[cargo][HAUL] or COUNTS[cargo][SACK]:
            mission = SHOALS if COUNTS[cargo][HAUL] else SPICES
            pieces = COUNTS[cargo][HAUL] + COUNTS[cargo][SACK]
            tasks.append(Task(pieces * self.outlook.space_worth(mission), self.chart.anchor, NO_CLAIM))
        if COUNTS[cargo][CREW]:
            tasks += self.landings(COUNTS[cargo][CREW])
        if cargo == EMPTY:
            tasks += self.hauls() + self.errands()
        if not COUNTS[cargo][HAUL] and not COUNTS[cargo][SACK] and self.outlook.known.has_unknown:
            hope = 0.9 * self.outlook.best_founding() if cargo == WITH_SETTLER else DISCOVERY
            tasks.append(Task(hope, self.chart.unknown, NO_CLAIM))
        return tasks

    def foundings(self) -> list[Task]:
        """§9.3 The best corners."""
        if len(self.view.towns[self.seat]) >= SETTLEMENTS:
            return []
        pip = self.outlook.pip
        return [
            Task(site.founding(pip), self.chart.to_corner(site.corner), HEXES + site.corner)
            for site in self.outlook.ground.best_foundings(pip)
        ]

    def landings(self, crews: int) -> list[Task]:
        """§13.2, §15.2 Lairs, where more than one ship may help, and villages."""
        return [
            Task(worth, self.chart.to_hex(hex), NO_CLAIM if self.view.terrain[hex] == RIVER else hex)
            for worth, hex in self.outlook.crew_places(crews)
        ]

    def hauls(self) -> list[Task]:
        """§14.3 Hauls that lie on the fish hexes, the worth less the farther it is to the anchors."""
        tasks: list[Task] = []
        for face, hex in enumerate(self.view.waters):
            if self.view.hauls >> face & 1:
                worth = self.outlook.space_worth(SHOALS) * KEEPS[self.chart.hex_to_anchor(hex)]
                tasks.append(Task(worth, self.chart.to_hex(hex), hex))
        return tasks

    def errands(self) -> list[Task]:
        """§10.3 What waits in the docks, or to lie ready there; §13.5 crews on freed fields."""
        view, seat, outlook = self.view, self.seat, self.outlook
        tasks: list[Task] = []
        for nth, corner in enumerate(view.ports[seat]):
            dock = view.docks[HARBOURS * seat + nth]
            worth = AT_PORT
            if COUNTS[dock][SETTLER]:
                worth = CARRYING * outlook.best_founding()
            elif COUNTS[dock][CREW]:
                worth = CARRYING * self.best_landing(COUNTS[dock][CREW])
            elif COUNTS[dock][SACK] or COUNTS[dock][HAUL]:
                worth = CARRYING * outlook.space_worth(SHOALS if COUNTS[dock][HAUL] else SPICES)
            claim = NO_CLAIM if dock == EMPTY else HEXES + CORNERS + nth
            tasks.append(Task(worth, self.chart.to_corner(corner), claim))
        if outlook.scenario in (2, 3, 5) and self.best_landing(1) > 0.0:
            freed = [hex for region in outlook.board.regions for hex in region if self.is_fetchable(hex)]
            tasks += [Task(FETCHING, self.chart.to_hex(hex), hex) for hex in freed]
        return tasks

    def is_fetchable(self, hex: int) -> bool:
        """§13.5 A freed field with a crew of this seat."""
        view = self.view
        return view.terrain[hex] == RIVER and bool(view.number[hex]) and bool(view.crews_of(hex, self.seat))

    def best_landing(self, crews: int) -> float:
        """What crews may hope for."""
        places = self.outlook.crew_places(crews)
        return places[0][0] if places else 0.0

    # What an action at sea is worth; to end is 0

    def rate_step(self, ship: int, edge: Edge) -> float:
        """§7.4 On, where hopes grow; the ship under way first."""
        here = self.edges[ship]
        grows = self.potential(ship, edge) - self.potential(ship, here)
        if grows <= 0.0 or (self.view.afloat[edge] >= ROUTE_ROOM and not self.leads_on(ship, edge)):
            return grows - 1.0
        return (4.0 if self.view.open == ship else 2.0) + self.potential(ship, edge)

    def leads_on(self, ship: int, edge: Edge) -> bool:
        """§7.6 Is a full route on the way to one with room, with a point left?"""
        if self.points(ship) < 2:
            return False
        best = self.potential(ship, edge)
        return any(
            [
                bool(self.view.route[there])
                and self.view.afloat[there] < ROUTE_ROOM
                and self.potential(ship, there) > best
                for there in self.outlook.board.next[edge]
            ]
        )

    def rate_wool(self, ship: int) -> float:
        """§7.5 When the ship under way has no point left and two more bring it where it wants to be."""
        if self.view.open != ship or self.points(ship) or not self.tasks[ship]:
            return -1.0
        here = self.edges[ship]
        task = self.chosen(ship, here)
        is_near = 0 < task.way[here] <= WOOL_MOVES
        is_worth_it = task.worth >= WOOL_FOR_LESS or self.view.hand[WOOL] > 1
        return 3.0 if is_near and is_worth_it and task.worth > AT_PORT else -1.0

    def rate_founding(self, ship: int, corner: int) -> float:
        """§9.3 Here, if there is nothing better within reach."""
        here = self.edges[ship]
        worth = 0.0
        for site in self.outlook.ground.foundings():
            if site.corner == corner:
                worth = site.founding(self.outlook.pip)
        return 10.0 + worth if worth >= self.potential(ship, here) - 0.0001 else -1.0

    def rate_landing(self, ship: int, hex: int) -> float:
        """§13.2, §15.2 A crew ashore, if there is nothing better within reach."""
        worth = self.outlook.crew_worth(hex, COUNTS[self.holds[ship]][CREW])
        if worth < self.potential(ship, self.edges[ship]) - 0.0001:
            return -1.0
        return 9.0 + worth + (0.1 if self.view.terrain[hex] not in (RIVER, BONUS) else 0.0)

    def rate_load(self, ship: int, piece: int) -> float:
        """§10.3 Whatever there is a use for; nothing is ever put back."""
        cargo = WITH[self.holds[ship]][piece]
        if piece == CREW:
            useful = self.best_landing(COUNTS[cargo][CREW]) > 0.0
        elif piece == SETTLER:
            useful = len(self.view.towns[self.seat]) < SETTLEMENTS
        else:
            useful = True
        return 8.0 if useful else -1.0

    def rate_overboard(self, ship: int) -> float:
        """§7.8 Only what nobody needs any more, where an empty hold could be of use."""
        is_idle = not self.tasks[ship] and self.holds[ship] != EMPTY
        return 0.2 if is_idle and max(self.view.waters) != NONE else -5.0

    def rate_chase(self, ship: int) -> float:
        """§11.5 It costs nothing, unless another ship is under way: then later."""
        return 7.0 if self.view.open in (NONE, ship) else 0.3

    def rate_fishing(self) -> float:
        """§14.2 Before all voyages, else after the last."""
        return 6.0 if self.view.open == NONE else 0.4

    def rate_berth(self, edge: Edge) -> float:
        """§7.2 Where something waits, and near what is to be discovered."""
        view, seat = self.view, self.seat
        waits = 0.0
        for nth, corner in enumerate(view.ports[seat]):
            if corner in (END_A[edge], END_B[edge]) and view.docks[HARBOURS * seat + nth] != EMPTY:
                waits = 0.5
        crowd = 0.1 * view.afloat[edge]
        anchor = 0.2 * KEEPS[self.chart.anchor[edge]] if self.outlook.scenario > 2 else 0.0
        return waits + 0.4 * KEEPS[self.chart.unknown[edge]] + anchor - crowd
