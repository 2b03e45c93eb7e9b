"""The boards of all five scenarios: hexes, corners, edges, which meet, and their names.

Pointy-top hexes at axial (q, r), north up; rows A-G, hexes numbered from the west. All boards are cut from the widest
one, so a place has the same number and the same name in every scenario.
"""

from __future__ import annotations

from typing import Final

from kogga.games.explorers.pieces import COUNCIL, IS_LAND, IS_SEA, OFF, SEA, UNKNOWN, Terrain

Hex = int  # 0-71, in reading order
Corner = int
Edge = int
Spot = tuple[int, int]  # q, r

ROWS: Final = 7
ROW_LETTERS: Final = "ABCDEFG"
LENGTHS: Final = (9, 10, 11, 12, 11, 10, 9)  # of the widest board
SCENARIOS: Final = 5
CUT: Final = (0, 3, 2, 2, 1, 0)  # by scenario, how much shorter every row is


def row_start(r: int) -> int:
    """The q of the first hex of a row."""
    return -min(r, 3)


SPOTS: Final[list[Spot]] = [(row_start(r) + n, r) for r in range(ROWS) for n in range(LENGTHS[r])]
HEXES: Final = len(SPOTS)
AT: Final[dict[Spot, Hex]] = {spot: hex for hex, spot in enumerate(SPOTS)}
HEX_NAMES: Final = [f"{ROW_LETTERS[r]}{q - row_start(r) + 1}" for q, r in SPOTS]

CORNER_WORDS: Final = ("n", "ne", "se", "s", "sw", "nw")
EDGE_WORDS: Final = ("ne", "e", "se", "sw", "w", "nw")  # the edge from corner k to corner k + 1
NEIGHBOUR_STEPS: Final = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))  # over the edges, in the same order


def corner_key(q: int, r: int, nth: int) -> tuple[str, int, int]:
    """The one hex of which a corner is the north or south tip."""
    return (("N", q, r), ("S", q + 1, r - 1), ("N", q, r + 1), ("S", q, r), ("N", q - 1, r + 1), ("S", q, r - 1))[nth]


def smallest_board(hex: Hex) -> int:
    """The first scenario whose board has this hex; boards grow to the east."""
    q, r = SPOTS[hex]
    beyond = LENGTHS[r] - (q - row_start(r))  # hexes from here to the eastern end of the widest board
    return 1 if beyond > 3 else 2 if beyond > 2 else 4 if beyond > 1 else 5


CORNER_AT: Final[dict[tuple[str, int, int], Corner]] = {}
CORNERS_OF: Final[list[list[Corner]]] = []  # of a hex, from the north clockwise
for _q, _r in SPOTS:
    CORNERS_OF.append([CORNER_AT.setdefault(corner_key(_q, _r, _k), len(CORNER_AT)) for _k in range(6)])
CORNERS: Final = len(CORNER_AT)

EDGE_AT: Final[dict[tuple[Corner, Corner], Edge]] = {}
EDGES_OF: Final[list[list[Edge]]] = []  # of a hex, from the north-east clockwise
ENDS: Final[list[tuple[Corner, Corner]]] = []  # of an edge
for _of in CORNERS_OF:
    _sides: list[Edge] = []
    for _k in range(6):
        _pair = (min(_of[_k], _of[(_k + 1) % 6]), max(_of[_k], _of[(_k + 1) % 6]))
        if _pair not in EDGE_AT:
            EDGE_AT[_pair] = len(ENDS)
            ENDS.append(_pair)
        _sides.append(EDGE_AT[_pair])
    EDGES_OF.append(_sides)
EDGES: Final = len(ENDS)
END_A: Final = [ends[0] for ends in ENDS]
END_B: Final = [ends[1] for ends in ENDS]


def all_names() -> tuple[dict[str, Corner], dict[str, Edge]]:
    """Every name of every corner and edge."""
    corners = {f"{HEX_NAMES[hex]}{CORNER_WORDS[nth]}": CORNERS_OF[hex][nth] for hex in range(HEXES) for nth in range(6)}
    edges = {f"{HEX_NAMES[hex]}-{EDGE_WORDS[nth]}": EDGES_OF[hex][nth] for hex in range(HEXES) for nth in range(6)}
    return corners, edges


CORNER_CALLED: Final[dict[str, Corner]] = all_names()[0]
EDGE_CALLED: Final[dict[str, Edge]] = all_names()[1]
HEX_CALLED: Final[dict[str, Hex]] = {name: hex for hex, name in enumerate(HEX_NAMES)}


def canonical(called: dict[str, int], size: int) -> list[str]:
    """The name of each place: by the hex of the smallest board that has it, the first in reading order."""
    best: list[tuple[int, int, str]] = [(9, 0, "")] * size
    for nth, (name, place) in enumerate(called.items()):
        best[place] = min(best[place], (smallest_board(nth // 6), nth, name))
    return [name for _, _, name in best]


CORNER_NAMES: Final = canonical(CORNER_CALLED, CORNERS)
EDGE_NAMES: Final = canonical(EDGE_CALLED, EDGES)
REGION: Final = [0 if r < 3 else 1 for _, r in SPOTS]  # of an unexplored hex: north or south

# §2.2 The starting island: hex, number, terrain in scenario 1, terrain in the first game of scenario 2.
ISLAND_ROWS: Final = (
    (0, 0, 11, 4, 2), (1, 0, 9, 0, 0), (-1, 1, 3, 3, 3), (0, 1, 8, 2, 2), (-2, 2, 4, 1, 1), (-1, 2, 10, 2, 4),
    (-3, 3, 6, 2, 2), (-2, 3, 12, 4, 4), (-1, 3, 8, 0, 0), (-3, 4, 10, 3, 3), (-2, 4, 4, 2, 2), (-3, 5, 11, 0, 0),
    (-2, 5, 6, 1, 4), (-3, 6, 3, 4, 1), (-2, 6, 5, 0, 0),
)  # fmt: skip
ISLAND: Final[list[Hex]] = [AT[(row[0], row[1])] for row in ISLAND_ROWS]
ISLAND_NUMBERS: Final = [row[2] for row in ISLAND_ROWS]
ISLAND_TERRAIN: Final[list[list[Terrain]]] = [[row[3] for row in ISLAND_ROWS], [row[4] for row in ISLAND_ROWS]]
IS_HOME: Final = [any([corner in CORNERS_OF[hex] for hex in ISLAND]) for corner in range(CORNERS)]  # by corner
PRINTED: Final[Hex] = AT[(-3, 3)]
LOOSE_HEXES: Final[list[Hex]] = [hex for hex in ISLAND if hex != PRINTED]
COUNCIL_HEX: Final[Hex] = AT[(0, 3)]
ANCHORS: Final[list[Corner]] = [CORNERS_OF[COUNCIL_HEX][0], CORNERS_OF[COUNCIL_HEX][3]]

# §2.5 The marked sites for harbour settlements: the east coast of the island.
HARBOUR_SITES: Final[list[Corner]] = [
    CORNER_AT[key]
    for key in (
        ("S", 2, -1), ("S", 1, 0), ("N", 1, 1), ("S", 0, 1), ("N", 0, 2), ("S", 0, 2), ("N", -1, 3), ("S", -1, 3),
        ("N", -1, 4), ("S", -1, 4), ("N", -2, 5), ("S", -1, 5), ("N", -2, 6), ("N", -2, 7),
    )
]  # fmt: skip


def edge_of(q: int, r: int, nth: int) -> Edge:
    """The nth edge of a hex, from the north-east clockwise."""
    return EDGES_OF[AT[(q, r)]][nth]


# §2.4 Scenario 1, by colour: settlement, its road, harbour settlement, its ship.
FIXED_SETTLEMENTS: Final[list[Corner]] = [
    CORNER_AT[("S", 0, 0)], CORNER_AT[("N", -3, 6)], CORNER_AT[("N", -3, 4)], CORNER_AT[("N", -3, 3)],
]  # fmt: skip
FIXED_ROADS: Final[list[Edge]] = [edge_of(0, 0, 2), edge_of(-3, 6, 0), edge_of(-2, 3, 3), edge_of(-2, 2, 3)]
FIXED_HARBOURS: Final[list[Corner]] = [
    CORNER_AT[("N", -2, 6)], CORNER_AT[("S", 1, 0)], CORNER_AT[("S", -1, 3)], CORNER_AT[("N", -1, 3)],
]  # fmt: skip
FIXED_SHIPS: Final[list[Edge]] = [edge_of(-2, 6, 0), edge_of(1, 0, 2), edge_of(-1, 3, 2), edge_of(-1, 3, 0)]

# §2.1 The unexplored hexes of the widest board, and by scenario the seas between them (those not common to all).
OPEN_SEA: Final = (
    (2, 0), (3, 0), (1, 1), (2, 1), (0, 2), (1, 2), (-1, 4), (0, 4), (-1, 5), (0, 5), (-1, 6), (0, 6),
)  # fmt: skip
MORE_SEA: Final[list[tuple[Spot, ...]]] = [
    (),
    ((1, 3), (2, 3), (3, 3), (4, 3), (3, 2), (2, 4)),
    ((1, 3), (2, 3), (3, 3), (4, 3), (5, 3), (4, 2), (3, 4)),
    ((1, 3), (2, 3), (3, 3), (4, 3), (5, 3), (4, 2), (3, 4)),
    ((1, 3), (2, 3), (3, 3), (4, 3), (5, 3), (4, 2), (3, 4), (6, 3), (6, 2), (5, 4)),
    ((1, 3), (2, 3), (3, 3), (4, 3), (5, 3), (4, 2), (3, 4), (6, 3), (6, 2), (5, 4), (7, 3)),
]
FRAME_SEA: Final[list[Spot]] = [(0, 0), (5, 3), (6, 3), (6, 3), (7, 3), (8, 3)]  # A2: no pirate there


class Board:
    """One scenario's board. Lists by hex, corner or edge are empty where the place is not on it.

    hexes, corners, edges   the places on the board, in order
    terrain                 of each hex at the start; the island as in scenario 1 or the first game of scenario 2
    regions                 the unexplored hexes, north and south
    corner_hexes            the hexes a corner touches; corner_edges: edges that end there; beside: corners next to it
    edge_hexes              the one or two hexes an edge borders
    next                    edges that share an end with an edge
    touches                 hexes an edge has a corner of: what a ship there points at
    outer                   is an edge on the outer border?
    routes                  §7.1 is an edge a known sea route at the start? 1 or 0
    havens                  §11.1 hexes where a pirate ship may stand, once they are known sea
    shore                   island corners, where settlements may start
    """

    def __init__(self, scenario: int) -> None:
        self.scenario = scenario
        self.hexes: list[Hex] = [hex for hex in range(HEXES) if smallest_board(hex) <= scenario]
        self.terrain: list[Terrain] = first_terrain(scenario, self.hexes)
        self.corner_hexes: list[list[Hex]] = [[] for _ in range(CORNERS)]
        self.edge_hexes: list[list[Hex]] = [[] for _ in range(EDGES)]
        for hex in self.hexes:
            for nth in range(6):
                self.corner_hexes[CORNERS_OF[hex][nth]].append(hex)
                self.edge_hexes[EDGES_OF[hex][nth]].append(hex)
        self.corners: list[Corner] = [corner for corner in range(CORNERS) if self.corner_hexes[corner]]
        self.edges: list[Edge] = [edge for edge in range(EDGES) if self.edge_hexes[edge]]
        self.corner_edges: list[list[Edge]] = [[] for _ in range(CORNERS)]
        for edge in self.edges:
            self.corner_edges[END_A[edge]].append(edge)
            self.corner_edges[END_B[edge]].append(edge)
        self.beside: list[list[Corner]] = [
            [END_A[edge] + END_B[edge] - corner for edge in self.corner_edges[corner]] for corner in range(CORNERS)
        ]
        self.next: list[list[Edge]] = [self.next_to(edge) for edge in range(EDGES)]
        self.touches: list[list[Hex]] = [self.touched(edge) for edge in range(EDGES)]
        self.outer: list[bool] = [len(hexes) == 1 for hexes in self.edge_hexes]
        self.routes: list[int] = [int(self.is_route(edge, tuple(self.terrain))) for edge in range(EDGES)]
        self.regions: list[list[Hex]] = [
            [hex for hex in self.hexes if self.terrain[hex] == UNKNOWN and REGION[hex] == region] for region in (0, 1)
        ]
        self.havens: list[Hex] = [hex for hex in self.hexes if self.is_haven(hex)]
        self.shore: list[Corner] = [
            corner for corner in self.corners if any([hex in ISLAND for hex in self.corner_hexes[corner]])
        ]

    def next_to(self, edge: Edge) -> list[Edge]:
        """Edges that share an end with this one."""
        ends = [*self.corner_edges[END_A[edge]], *self.corner_edges[END_B[edge]]]
        return sorted([other for other in ends if other != edge]) if self.edge_hexes[edge] else []

    def touched(self, edge: Edge) -> list[Hex]:
        """Hexes that have a corner at an end of this edge."""
        if not self.edge_hexes[edge]:
            return []
        return sorted({*self.corner_hexes[END_A[edge]], *self.corner_hexes[END_B[edge]]})

    def is_route(self, edge: Edge, terrain: tuple[Terrain, ...]) -> bool:
        """§7.1 Beside known sea, or on the outer border of a known hex (R20)."""
        hexes = self.edge_hexes[edge]
        if len(hexes) == 1:
            return terrain[hexes[0]] != UNKNOWN
        return any([IS_SEA[terrain[hex]] for hex in hexes])

    def is_haven(self, hex: Hex) -> bool:
        """§11.1 Not on the frame, not beside the starting island; unknown hexes may turn out to be sea."""
        if IS_LAND[self.terrain[hex]] or self.terrain[hex] == COUNCIL or SPOTS[hex] == FRAME_SEA[self.scenario]:
            return False
        q, r = SPOTS[hex]
        return not any([AT.get((q + step[0], r + step[1]), -1) in ISLAND for step in NEIGHBOUR_STEPS])


def first_terrain(scenario: int, hexes: list[Hex]) -> list[Terrain]:
    """§2.1 What lies where before anybody sails."""
    terrain = [OFF] * HEXES
    for hex in hexes:
        terrain[hex] = UNKNOWN
    for spot in (*OPEN_SEA, *MORE_SEA[scenario], FRAME_SEA[scenario]):
        terrain[AT[spot]] = SEA
    terrain[COUNCIL_HEX] = COUNCIL if scenario > 2 else SEA
    for nth, hex in enumerate(ISLAND):
        terrain[hex] = ISLAND_TERRAIN[0 if scenario == 1 else 1][nth]
    return terrain


BOARDS: Final[list[Board]] = [Board(max(1, scenario)) for scenario in range(SCENARIOS + 1)]
