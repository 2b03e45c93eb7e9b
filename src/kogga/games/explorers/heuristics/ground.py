"""What land is worth: pips, variety, free corners, and roads that lead somewhere."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kogga.core.actions import Seat
from kogga.games.explorers.board import BOARDS, END_A, END_B, ISLAND, Board, Corner, Edge, Hex
from kogga.games.explorers.pieces import FAST, GOLD, IS_LAND, NONE, RIVER, SWIFT, UNKNOWN
from kogga.games.explorers.state import Row
from kogga.games.explorers.view import ExplorersView

PIPS: Final = [0, 0, 1, 2, 3, 4, 5, 0, 5, 4, 3, 2, 1]  # by number, of 36
USE: Final = [1.05, 0.95, 1.1, 1.0, 1.0, 0.85]  # of a card of each kind; last, of the two coins of a gold field
MISSING: Final = 1.5  # how much more a kind is worth that one has nothing of
SCARCE: Final = 1.2
PLENTY: Final = 0.8
TWICE: Final = 0.85  # the second hex of the same kind at a corner
FIRST_ROAD: Final = 0.45  # what a site keeps of its worth before the road to it is laid
ROAD_STEP: Final = 0.65  # and for every further road
ROADS_AHEAD: Final = 3

Site = tuple[float, Corner]  # what it is worth, or keeps of its worth; where


class Ground:
    """The land as one seat sees it; worked out once for a state of the board."""

    def __init__(
        self, scenario: int, seat: Seat, terrain: Row, number: Row, building: Row, crews: Row, route: Row, road: Row
    ) -> None:
        self.board = BOARDS[scenario]
        self.seat = seat
        self.terrain, self.number, self.building = terrain, number, building
        self.crews, self.route, self.road = crews, route, road
        self.own: list[Corner] = [corner for corner in self.board.corners if building[corner] >> 1 == seat]
        self.pips: list[int] = self.income(self.own)
        self.weights: list[float] = weights(self.pips)
        self.ways: list[Edge] = [edge for edge in self.board.edges if road[edge] == seat]
        self.coasts: list[Site] | None = None
        self.paths: dict[Edge, list[Site]] | None = None
        self.at_roads: list[Corner] | None = None

    def income(self, corners: list[Corner]) -> list[int]:
        """Pips by kind, gold last, of buildings on these corners."""
        pips = [0] * (GOLD + 1)
        for corner in corners:
            for hex in self.board.corner_hexes[corner]:
                if self.number[hex]:
                    pips[kind_of(self.terrain[hex])] += PIPS[self.number[hex]]
        return pips

    def yields(self, corner: Corner, worth: list[float]) -> float:
        """Pips at a corner, each as much as it is worth."""
        total = 0.0
        seen: list[int] = []
        for hex in self.board.corner_hexes[corner]:
            if self.number[hex]:
                kind = kind_of(self.terrain[hex])
                total += worth[kind] * PIPS[self.number[hex]] * (TWICE if kind in seen else 1.0)
                seen.append(kind)
        return total

    def is_open(self, hexes: list[Hex]) -> bool:
        """§6.1, §6.2 Land, nothing unexplored, no lair, no village without a crew of this seat."""
        land = False
        for hex in hexes:
            here = self.terrain[hex]
            if here == UNKNOWN or (here == RIVER and not self.number[hex]):
                return False
            if SWIFT <= here <= FAST and not self.crews[hex] >> 2 * self.seat & 3:
                return False
            land = land or IS_LAND[here]
        return land

    def is_free(self, corner: Corner) -> bool:
        """§6.2 A corner where a settlement of this seat could stand."""
        building = self.building
        if building[corner] != NONE or any([building[other] != NONE for other in self.board.beside[corner]]):
            return False
        return self.is_open(self.board.corner_hexes[corner])

    def is_coast(self, corner: Corner) -> bool:
        """§6.3 A sea route ends there."""
        return any([bool(self.route[edge]) for edge in self.board.corner_edges[corner]])

    def foundings(self) -> list[Site]:
        """§9.3 Where a settler ship could found, with the worth of the pips there, best first."""
        found = self.coasts
        if found is None:
            corners = [each for each in self.board.corners if self.is_coast(each) and self.is_free(each)]
            found = sorted([(self.yields(corner, self.weights), corner) for corner in corners], reverse=True)
            self.coasts = found
        return found

    def sites(self) -> list[Corner]:
        """§6.2 Corners at the seat's roads where it could build a settlement."""
        found = self.at_roads
        if found is None:
            ends = {END_A[way] for way in self.ways} | {END_B[way] for way in self.ways}
            found = [corner for corner in sorted(ends) if self.is_free(corner)]
            self.at_roads = found
        return found

    def roads(self) -> dict[Edge, list[Site]]:
        """§6.1 By edge where a road could be laid the free sites beyond, and what they keep of their worth."""
        found = self.paths
        if found is None:
            found = self.lay_roads()
            self.paths = found
        return found

    def lay_roads(self) -> dict[Edge, list[Site]]:
        """§6.1 Edges at the own buildings and roads that lead to new corners."""
        found: dict[Edge, list[Site]] = {}
        ends = {*self.own, *[END_A[way] for way in self.ways], *[END_B[way] for way in self.ways]}
        for corner in sorted(ends):
            if self.building[corner] != NONE and self.building[corner] >> 1 != self.seat:
                continue
            for edge in self.board.corner_edges[corner]:
                beyond = END_A[edge] + END_B[edge] - corner
                if beyond not in ends and self.is_passable(edge):
                    found[edge] = self.beyond(beyond)
        return found

    def is_passable(self, edge: Edge) -> bool:
        """§6.1 Could a road lie on this edge, if something led there?"""
        return self.road[edge] == NONE and self.is_open(self.board.edge_hexes[edge])

    def beyond(self, start: Corner) -> list[Site]:
        """Free sites at most a few roads from a corner, and what they keep of their worth."""
        found: list[Site] = []
        seen = {start}
        here = [start]
        keep = FIRST_ROAD
        for _ in range(ROADS_AHEAD):
            found += [(keep, corner) for corner in here if self.is_free(corner)]
            here = self.one_road_on(here, seen)
            keep *= ROAD_STEP
        return found

    def one_road_on(self, corners: list[Corner], seen: set[Corner]) -> list[Corner]:
        """Corners not seen yet, one road on from these; no road goes on through a building."""
        there: list[Corner] = []
        for corner in corners:
            if self.building[corner] != NONE:
                continue
            for edge in self.board.corner_edges[corner]:
                end = END_A[edge] + END_B[edge] - corner
                if end not in seen and self.is_passable(edge):
                    seen.add(end)
                    there.append(end)
        return there


def kind_of(terrain: int) -> int:
    """What a hex with a number bears; a gold field gold."""
    return GOLD if terrain == RIVER else terrain


def weights(pips: list[int]) -> list[float]:
    """What one more pip of each kind is worth to who has these."""
    more = [MISSING if not have else SCARCE if have < 3 else 1.0 if have < 8 else PLENTY for have in pips]
    more[GOLD] = 1.0
    return [USE[kind] * more[kind] for kind in range(GOLD + 1)]


def is_home(board: Board, corner: Corner) -> bool:
    """Is a corner on the starting island?"""
    return any([hex in ISLAND for hex in board.corner_hexes[corner]])


@lru_cache(maxsize=256)
def known_ground(
    scenario: int, seat: Seat, terrain: Row, number: Row, building: Row, crews: Row, route: Row, road: Row
) -> Ground:
    """The ground of a seat for this state of the board."""
    return Ground(scenario, seat, terrain, number, building, crews, route, road)


def ground_of(view: ExplorersView, seat: Seat) -> Ground:
    """The ground of a seat, as the table stands."""
    return known_ground(
        view.options.scenario, seat, view.terrain, view.number, view.building, view.crews, view.route, view.road
    )
