"""The board as far as it is known, the same for all seats; worked out once for what is known."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kogga.games.explorers.board import BOARDS, CORNERS, END_A, END_B, HEXES, Corner, Hex
from kogga.games.explorers.heuristics.chart import Chart, chart_of
from kogga.games.explorers.pieces import FAST, GOLD, IS_LAND, RIVER, SWIFT, UNKNOWN
from kogga.games.explorers.state import Row
from kogga.games.explorers.view import ExplorersView

PIPS: Final = [0, 0, 1, 2, 3, 4, 5, 0, 5, 4, 3, 2, 1]  # by number, of 36
TWICE: Final = 0.85  # the second hex of the same kind at a corner

# What a hex lets a building or a road do that touches it.
BARRED: Final = 0  # nothing: it is unexplored, a lair, or a village without a crew of this seat
WATER: Final = 1  # nothing by itself
LAND: Final = 2  # stand there


class Known:
    """Terrain, numbers and routes, and what follows from them.

    kinds       by hex what it bears, a gold field gold; pips: by hex of how many of 36 rolls, 0 where it has no number
    footing     by hex BARRED, WATER or LAND, to a seat without crews in villages
    is_coast    §6.3 by corner, does a sea route end there? coasts: those corners
    """

    def __init__(self, scenario: int, terrain: Row, number: Row, route: Row) -> None:
        self.scenario = scenario
        self.board = BOARDS[scenario]
        self.terrain, self.number, self.route = terrain, number, route
        self.has_unknown: bool = UNKNOWN in terrain
        self.kinds: list[int] = [GOLD if land == RIVER else land for land in terrain]
        self.pips: list[int] = [PIPS[here] for here in number]
        self.footing: list[int] = [footing_of(terrain[hex], number[hex]) for hex in range(HEXES)]
        self.villages: list[Hex] = [hex for hex in self.board.hexes if SWIFT <= terrain[hex] <= FAST]
        self.lairs: list[Hex] = [hex for hex in self.board.hexes if terrain[hex] == RIVER and not number[hex]]
        self.is_coast: list[bool] = [False] * CORNERS
        for edge in self.board.edges:
            if route[edge]:
                self.is_coast[END_A[edge]] = True
                self.is_coast[END_B[edge]] = True
        self.coasts: list[Corner] = [corner for corner in self.board.corners if self.is_coast[corner]]
        self.charts: dict[Hex, Chart] = {}

    def chart(self, blocked: Hex) -> Chart:
        """The chart of what is known; the sides of a blocked hex cannot be used."""
        chart = self.charts.get(blocked)
        if chart is None:
            chart = chart_of(self.scenario, self.route, self.terrain, blocked)
            self.charts[blocked] = chart
        return chart

    def yields(self, corner: Corner, worth: list[float]) -> float:
        """Pips at a corner, each as much as it is worth."""
        total = 0.0
        before, last = -1, -1
        for hex in self.board.corner_hexes[corner]:
            pips = self.pips[hex]
            if pips:
                kind = self.kinds[hex]
                total += worth[kind] * pips * (TWICE if kind in (last, before) else 1.0)
                before, last = last, kind
        return total


def footing_of(terrain: int, number: int) -> int:
    """§6.1, §6.2 What a hex lets a seat do that has no crews in villages."""
    if terrain == UNKNOWN or SWIFT <= terrain <= FAST or (terrain == RIVER and not number):
        return BARRED
    return LAND if IS_LAND[terrain] else WATER


class Atlas:
    """The boards known lately. Views of one moment share the rows of their board, so the last one is found at once."""

    def __init__(self) -> None:
        self.last: Known | None = None

    def known(self, view: ExplorersView) -> Known:
        """What is known in this view."""
        last = self.last
        if last is None or last.terrain is not view.terrain or last.number is not view.number or is_other(last, view):
            last = known_board(view.options.scenario, view.terrain, view.number, view.route)
            self.last = last
        return last


def is_other(known: Known, view: ExplorersView) -> bool:
    """Are these the routes or the scenario of another view?"""
    return known.route is not view.route or known.scenario != view.options.scenario


@lru_cache(maxsize=128)
def known_board(scenario: int, terrain: Row, number: Row, route: Row) -> Known:
    """What is known of the board, kept for the next who asks."""
    return Known(scenario, terrain, number, route)


ATLAS: Final = Atlas()
