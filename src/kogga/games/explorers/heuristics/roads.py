"""Where the roads of a seat lead, and where more of them would."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kogga.games.explorers.board import CORNERS, END_A, END_B, Corner, Edge
from kogga.games.explorers.heuristics.ground import Ground, Site
from kogga.games.explorers.pieces import NONE
from kogga.games.explorers.state import Row

FIRST_ROAD: Final = 0.45  # what a site keeps of its worth before the road to it is laid
ROAD_STEP: Final = 0.65  # and for every further road
ROADS_AHEAD: Final = 3


class Roads:
    """The roads on the board as the owner of some sees them; worked out once for a state of the board."""

    def __init__(self, ground: Ground, road: Row) -> None:
        self.ground = ground
        self.board = ground.board
        self.road = road
        ways = [edge for edge in self.board.edges if road[edge] == ground.seat]
        self.ends: set[Corner] = {*[END_A[way] for way in ways], *[END_B[way] for way in ways]}
        self.sites: list[Site] = [ground.site(corner, 1.0) for corner in sorted(self.ends) if ground.is_free(corner)]
        self.paths: dict[Edge, list[Site]] | None = None
        self.ahead: dict[Corner, list[Site]] = {}
        self.start: list[Corner] = [NONE] * CORNERS  # by corner the last one it was reached from

    def beyond_edges(self) -> dict[Edge, list[Site]]:
        """§6.1 By edge where a road could be laid the free sites beyond, and what they keep of their worth."""
        found = self.paths
        if found is None:
            found = self.lay_roads()
            self.paths = found
        return found

    def lay_roads(self) -> dict[Edge, list[Site]]:
        """§6.1 Edges at the own buildings and roads that lead to new corners."""
        found: dict[Edge, list[Site]] = {}
        building, seat = self.ground.building, self.ground.seat
        ends = {*self.ground.own, *self.ends}
        for corner in sorted(ends):
            if building[corner] != NONE and building[corner] >> 1 != seat:
                continue
            for edge in self.board.corner_edges[corner]:
                beyond = END_A[edge] + END_B[edge] - corner
                if beyond not in ends and self.is_passable(edge):
                    found[edge] = self.beyond(beyond)
        return found

    def is_passable(self, edge: Edge) -> bool:
        """§6.1 Could a road lie on this edge, if something led there?"""
        return self.road[edge] == NONE and self.ground.is_passable(edge)

    def beyond(self, start: Corner) -> list[Site]:
        """Free sites at most a few roads from a corner, and what they keep of their worth."""
        found = self.ahead.get(start)
        if found is None:
            found = self.look_ahead(start)
            self.ahead[start] = found
        return found

    def look_ahead(self, start: Corner) -> list[Site]:
        """Road by road from there; asked once for every start, because that is what corners are marked with."""
        found: list[Site] = []
        here = [start]
        self.start[start] = start
        keep = FIRST_ROAD
        for _ in range(ROADS_AHEAD):
            for corner in here:
                if self.ground.is_free(corner):
                    found.append(self.ground.site(corner, keep))
            here = self.one_road_on(here, start)
            keep *= ROAD_STEP
        return found

    def one_road_on(self, corners: list[Corner], start: Corner) -> list[Corner]:
        """Corners not reached yet, one road on from these; no road goes on through a building."""
        there: list[Corner] = []
        building = self.ground.building
        for corner in corners:
            if building[corner] != NONE:
                continue
            for edge in self.board.corner_edges[corner]:
                end = END_A[edge] + END_B[edge] - corner
                if self.start[end] != start and self.is_passable(edge):
                    self.start[end] = start
                    there.append(end)
        return there


@lru_cache(maxsize=256)
def roads_of(ground: Ground, road: Row) -> Roads:
    """The roads of the seat that sees this ground."""
    return Roads(ground, road)
