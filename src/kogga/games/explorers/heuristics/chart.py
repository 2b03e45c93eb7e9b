"""How far it is by sea: distances over the known routes, worked out once for what is known."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kogga.games.explorers.board import (
    ANCHORS,
    BOARDS,
    CORNERS,
    CORNERS_OF,
    EDGES,
    EDGES_OF,
    HEXES,
    Corner,
    Edge,
    Hex,
)
from kogga.games.explorers.pieces import NONE, UNKNOWN
from kogga.games.explorers.state import Row

FAR: Final = 99
Way = list[int]  # by edge, the steps from there


class Chart:
    """The sea as it is known. A route that points at an unexplored hex can be entered, but the voyage ends there."""

    def __init__(self, scenario: int, route: Row, terrain: Row, blocked: Hex) -> None:
        self.board = BOARDS[scenario]
        self.route = route
        touches = self.board.touches
        closed = [] if blocked == NONE else EDGES_OF[blocked]
        known = [edge for edge in self.board.edges if route[edge] and edge not in closed]
        self.open: list[bool] = [False] * EDGES
        dark: list[Edge] = []
        for edge in known:
            if any([terrain[hex] == UNKNOWN for hex in touches[edge]]):
                dark.append(edge)
            else:
                self.open[edge] = True
        self.unknown: Way = self.ways(dark)
        self.anchor: Way = self.ways([edge for corner in ANCHORS for edge in self.board.corner_edges[corner]])
        self.corners: list[Way | None] = [None] * CORNERS
        self.hexes: list[Way | None] = [None] * HEXES

    def ways(self, goals: list[Edge]) -> Way:
        """From every route the steps to the nearest goal."""
        way = [FAR] * EDGES
        reached = [edge for edge in goals if self.route[edge]]
        for edge in reached:
            way[edge] = 0
        steps = 0
        while reached:
            steps += 1
            further: list[Edge] = []
            for edge in reached:
                for there in self.board.next[edge]:
                    if self.open[there] and way[there] == FAR:
                        way[there] = steps
                        further.append(there)
            reached = further
        return way

    def to_corner(self, corner: Corner) -> Way:
        """The steps to a route that ends at this corner."""
        way = self.corners[corner]
        if way is None:
            way = self.ways(self.board.corner_edges[corner])
            self.corners[corner] = way
        return way

    def to_hex(self, hex: Hex) -> Way:
        """The steps to a route that touches this hex."""
        way = self.hexes[hex]
        if way is None:
            way = self.ways(self.edges_at(hex))
            self.hexes[hex] = way
        return way

    def edges_at(self, hex: Hex) -> list[Edge]:
        """Edges that touch a hex: a ship there points at it."""
        return sorted({edge for corner in CORNERS_OF[hex] for edge in self.board.corner_edges[corner]})

    def hex_to_anchor(self, hex: Hex) -> int:
        """The steps from the nearest route that touches this hex to the Council's anchors."""
        return min([self.anchor[edge] for edge in self.edges_at(hex)])


@lru_cache(maxsize=128)
def chart_of(scenario: int, route: Row, terrain: Row, blocked: Hex) -> Chart:
    """The chart of what is known; the sides of a blocked hex cannot be used."""
    return Chart(scenario, route, terrain, blocked)
