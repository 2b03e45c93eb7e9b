"""What land is worth: pips, variety, free corners."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kogga.core.actions import Seat
from kogga.games.explorers.board import CORNERS, IS_HOME, Corner, Edge, Hex
from kogga.games.explorers.heuristics.known import ATLAS, BARRED, LAND, PIPS, Known
from kogga.games.explorers.pieces import GOLD, NONE, RESOURCES, SEVEN
from kogga.games.explorers.state import Row
from kogga.games.explorers.view import ExplorersView

USE: Final = [1.05, 0.95, 1.1, 1.0, 1.0, 0.85]  # of a card of each kind; last, of the two coins of a gold field
MISSING: Final = 1.5  # how much more a kind is worth that one has nothing of
SCARCE: Final = 1.2
PLENTY: Final = 0.8
COAST: Final = 0.1  # a little more, because a harbour settlement can come of it
FOUNDINGS: Final = 8  # so many corners are thought about
AT_HOME: Final = 0.7  # a ship's founding on the starting island beside one abroad: roads lead there, too


class Site:
    """A free corner: what its pips are worth, what the coast adds, and what it keeps of that without a road."""

    def __init__(self, corner: Corner, pips: float, coast: float, keep: float) -> None:
        self.corner = corner
        self.pips = pips
        self.coast = coast
        self.keep = keep
        self.home: float = AT_HOME if IS_HOME[corner] else 1.0

    def worth(self, pip: float) -> float:
        """§6.2 A point, what the corner bears at so much a pip, and a little for the coast."""
        return self.keep * (1.0 + self.coast + pip * self.pips)

    def founding(self, pip: float) -> float:
        """§9.3 The same for a settler ship, which may go where no road leads."""
        return self.home * (1.1 + pip * self.pips)


class Ground:
    """The land as one seat sees it; worked out once for a state of the board."""

    def __init__(self, known: Known, seat: Seat, building: Row, crews: Row) -> None:
        self.known = known
        self.board = known.board
        self.seat = seat
        self.building = building
        self.footing: list[int] = known.footing
        if known.villages:
            self.footing = known.footing[:]
            for hex in known.villages:
                self.footing[hex] = LAND if crews[hex] >> 2 * seat & 3 else BARRED
        self.own: list[Corner] = []
        self.is_taken: list[bool] = [False] * CORNERS  # there or beside it stands a building
        self.look_round()
        self.pips: list[int] = self.income(self.own)
        self.weights: list[float] = weights(self.pips)
        self.coasts: list[Site] | None = None
        self.best: list[Site] = []
        self.best_at: float = -1.0
        self.dry: int = -1

    def look_round(self) -> None:
        """Where buildings stand."""
        building, beside = self.building, self.board.beside
        for corner in self.board.corners:
            if building[corner] != NONE:
                self.is_taken[corner] = True
                for other in beside[corner]:
                    self.is_taken[other] = True
                if building[corner] >> 1 == self.seat:
                    self.own.append(corner)

    def income(self, corners: list[Corner]) -> list[int]:
        """Pips by kind, gold last, of buildings on these corners."""
        pips = [0] * (GOLD + 1)
        for corner in corners:
            for hex in self.board.corner_hexes[corner]:
                if self.known.pips[hex]:
                    pips[self.known.kinds[hex]] += self.known.pips[hex]
        return pips

    def yields(self, corner: Corner) -> float:
        """Pips at a corner, each as much as it is worth to this seat."""
        return self.known.yields(corner, self.weights)

    def site(self, corner: Corner, keep: float) -> Site:
        """A corner as a place to build on."""
        return Site(corner, self.yields(corner), COAST if self.known.is_coast[corner] else 0.0, keep)

    def is_open(self, hexes: list[Hex]) -> bool:
        """§6.1, §6.2 Land, nothing unexplored, no lair, no village without a crew of this seat."""
        land = False
        for hex in hexes:
            footing = self.footing[hex]
            if footing == BARRED:
                return False
            if footing == LAND:
                land = True
        return land

    def is_free(self, corner: Corner) -> bool:
        """§6.2 A corner where a settlement of this seat could stand."""
        return not self.is_taken[corner] and self.is_open(self.board.corner_hexes[corner])

    def is_passable(self, edge: Edge) -> bool:
        """§6.1 Could a road of this seat lie on this edge, if something led there and it were free?"""
        return self.is_open(self.board.edge_hexes[edge])

    def foundings(self) -> list[Site]:
        """§9.3 Where a settler ship could found, by the worth of the pips there, best first."""
        found = self.coasts
        if found is None:
            free = [(self.yields(corner), corner) for corner in self.known.coasts if self.is_free(corner)]
            found = [Site(corner, pips, COAST, 1.0) for pips, corner in sorted(free, reverse=True)]
            self.coasts = found
        return found

    def best_foundings(self, pip: float) -> list[Site]:
        """§9.3 The best of them, at so much a pip."""
        if self.best_at != pip:
            sites = self.foundings()
            rated = [(site.founding(pip), site.corner, nth) for nth, site in enumerate(sites)]
            self.best = [sites[nth] for _, _, nth in sorted(rated, reverse=True)[:FOUNDINGS]]
            self.best_at = pip
        return self.best

    def dry_pips(self) -> int:
        """§4.3 Rolls, of 36, that are no seven and bring this seat no card."""
        if self.dry < 0:
            known = self.known
            hexes = {hex for corner in self.own for hex in self.board.corner_hexes[corner]}
            numbers = {known.number[hex] for hex in hexes if known.terrain[hex] < RESOURCES}
            self.dry = sum([pips for number, pips in enumerate(PIPS) if number != SEVEN and number not in numbers])
        return self.dry


def weights(pips: list[int]) -> list[float]:
    """What one more pip of each kind is worth to who has these."""
    more = [MISSING if not have else SCARCE if have < 3 else 1.0 if have < 8 else PLENTY for have in pips]
    more[GOLD] = 1.0
    return [USE[kind] * more[kind] for kind in range(GOLD + 1)]


@lru_cache(maxsize=256)
def known_ground(known: Known, seat: Seat, building: Row, crews: Row) -> Ground:
    """The ground of a seat for this state of the board."""
    return Ground(known, seat, building, crews)


def ground_of(view: ExplorersView, seat: Seat) -> Ground:
    """The ground of a seat, as the table stands; crews matter where there are villages."""
    known = ATLAS.known(view)
    return known_ground(known, seat, view.building, view.crews if known.villages else ())
