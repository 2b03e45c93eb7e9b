"""Where everything lies on the picture, 1280 by 820: the board above, tracks, cards and players below.

Hexes are 92 wide, rows 80 apart: all their corners and the middles of their sides lie on whole numbers.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from kogga.core.actions import Seat
from kogga.games.explorers.board import CORNER_NAMES, EDGE_NAMES, HEX_NAMES
from kogga.games.explorers.pieces import MIN_SEATS

WIDTH: Final = 1280
HEIGHT: Final = 820
MARGIN: Final = 12
GAP: Final = 8

Point = tuple[int, int]

# One hex round 0, 0: its corners, the middles of its sides.
HEX_WIDTH: Final = 92
ROW: Final = 80
TOP: Final = 80  # the middle of the first row
TILE: Final = "M0 -53L46 -27V27L0 53L-46 27V-27Z"
CORNERS: Final = {"n": (0, -53), "ne": (46, -27), "se": (46, 27), "s": (0, 53), "sw": (-46, 27), "nw": (-46, -27)}
SIDES: Final = {"ne": (23, -40), "e": (46, 0), "se": (23, 40), "sw": (-23, 40), "w": (-46, 0), "nw": (-23, -40)}
# How a side lies: falling from left to right, upright, or rising.
SLANTS: Final = {"ne": "f", "e": "u", "se": "r", "sw": "f", "w": "u", "nw": "r"}
ALONG: Final = {"f": (14, 8), "u": (0, 16), "r": (14, -8)}  # half the way between two ships on one route
BOARD_WIDTH: Final = {1: 828, 2: 920, 3: 920, 4: 1012, 5: 1104}


def hex_spot(name: str, scenario: int) -> Point:
    """The middle of a hex, by name: `C4`."""
    row, number = ord(name[0]) - ord("A"), int(name[1:])
    across = HEX_WIDTH * (number - 1 - min(row, 3)) + HEX_WIDTH // 2 * row
    return (WIDTH - BOARD_WIDTH[scenario]) // 2 + 2 * HEX_WIDTH + across, TOP + ROW * row


def parted(name: str) -> tuple[str, str]:
    """A corner or side by the hex and the direction: `C4n` is C4 and n, `C4-ne` is C4 and ne."""
    number = 2 if name[2:3].isdecimal() else 1
    return name[: 1 + number], name[1 + number :].lstrip("-")


def corner_spot(name: str, scenario: int) -> Point:
    """Where a corner is: `C4n`."""
    of, way = parted(name)
    x, y = hex_spot(of, scenario)
    east, south = CORNERS[way]
    return x + east, y + south


def side_spot(name: str, scenario: int) -> Point:
    """The middle of a side: `C4-ne`."""
    of, way = parted(name)
    x, y = hex_spot(of, scenario)
    east, south = SIDES[way]
    return x + east, y + south


# What lies below the board: tracks and prices, bank and hand, the players.
STRIP: Final = 640
LOW: Final = HEIGHT - MARGIN
STRIP_HEIGHT: Final = LOW - STRIP
TRACK_X: Final = MARGIN
TRACK_WIDTH: Final = 290
TRACK_STEP: Final = 31
TRACK_ROW: Final = 40
HAND_X: Final = TRACK_X + TRACK_WIDTH + GAP
HAND_WIDTH: Final = 352
CARD_STEP: Final = 57
BANK_Y: Final = STRIP + 30
CARDS_Y: Final = STRIP + 91
PLATE_X: Final = HAND_X + HAND_WIDTH + GAP
PLATE_WIDTH: Final = (WIDTH - MARGIN - PLATE_X - GAP) // 2
PLATE_HEIGHT: Final = (STRIP_HEIGHT - GAP) // 2

# In the corners the board leaves free.
CORNER: Final = (152, 156)
ROUND: Final = (MARGIN, MARGIN)
STOCK: Final = ((WIDTH - MARGIN - CORNER[0], MARGIN), (WIDTH - MARGIN - CORNER[0], STRIP - GAP - CORNER[1]))
OFFER: Final = (MARGIN, STRIP - GAP - CORNER[1])


def track_spot(row: int, space: int) -> Point:
    """The middle of a space of a track, the tracks of a game counted from above."""
    return TRACK_X + 28 + TRACK_STEP * space, STRIP + 27 + TRACK_ROW * row


def card_x(kind: int) -> int:
    """Where the cards of a kind lie, gold last; the bank's above the hand's."""
    return HAND_X + 10 + CARD_STEP * kind


@dataclass(frozen=True)
class Plate:
    """The place of one player."""

    x: int
    y: int


@cache
def plates(seats: int, chair: Seat | None) -> tuple[Plate, ...]:
    """By seat, as seen from a chair: one's own first, the others clockwise from there."""
    low, right = STRIP + PLATE_HEIGHT + GAP, PLATE_X + PLATE_WIDTH + GAP
    spots = [Plate(PLATE_X, STRIP), Plate(right, STRIP), Plate(right, low), Plate(PLATE_X, low)]
    if seats == MIN_SEATS:
        spots = [spots[0], spots[3]]
    return tuple([spots[(seat - (chair or 0)) % seats] for seat in range(seats)])


class Map:
    """Where the places of one scenario lie, by their numbers."""

    def __init__(self, scenario: int) -> None:
        self.hexes = [hex_spot(name, scenario) for name in HEX_NAMES]
        self.corners = [corner_spot(name, scenario) for name in CORNER_NAMES]
        self.edges = [side_spot(name, scenario) for name in EDGE_NAMES]


SLANT: Final = [SLANTS[parted(name)[1]] for name in EDGE_NAMES]  # by edge
MAPS: Final = [Map(max(1, scenario)) for scenario in range(6)]
