"""Where everything lies on the chart, 1040 by 680: islands in the west, Manila in the east, the players below."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from kogga.core.actions import Seat
from kogga.draw.svg import at
from kogga.games.manila.board import BERTHS, CAPTAIN, INSURANCE, LARGE_PILOT, PORT, SECOND_PIRATE, SMALL_PILOT, YARD
from kogga.games.manila.pieces import ACCOMPLICES, HOLD_PRICES, KINDS, MARKET

WIDTH: Final = 1040
HEIGHT: Final = 680

# The lanes: one for each boat that sails.
LANES: Final = (142, 237, 332)
LANE_X: Final = 126
STEP: Final = 43
DIE: Final = (-83, -29, 0.72)  # beside the stern of a boat on its lane

# Boats that have not sailed lie on the beach of the islands.
BEACH_X: Final = 55
BEACH: Final = (88, 182, 277, 361)
BEACH_SCALE: Final = 0.5

# Berths of the port and of the shipyard, with the boat before and the accomplice behind the quay.
PORT_Y: Final = (98, 159, 220)
YARD_Y: Final = (303, 364, 425)
QUAY_X: Final = 900
BERTH_X: Final = 831
BERTH_SCALE: Final = 0.76
BERTH_DIE: Final = (767, -2, 0.62)
SLOT_X: Final = 50  # from the edge of the quay
COIN_X: Final = 98

PIRATES: Final = (686, 446)
PILOTS: Final = (432, 474)
INSURER: Final = (946, 503)
MARKET_AT: Final = (22, 373)
MARKET_X: Final = (70, 134, 198, 262)  # the columns, from the edge of the board
MARKET_Y: Final = (105, 88, 71, 54, 37)  # the rows, from 0 up to 30
PILE_Y: Final = 119
ROSE: Final = (584, 478)
STEPS_AT: Final = (232, 37)

PLAYERS_Y: Final = 553
PLAYERS_HEIGHT: Final = 108
OWN_WIDTH: Final = 344
WIDE: Final = 240
GAP: Final = 8
MARGIN: Final = 18


def lane_x(spot: int) -> int:
    """How far along the lanes a space is."""
    return LANE_X + STEP * spot


def hold_offsets(places: int) -> list[tuple[float, float]]:
    """Where the spaces of a hold are on a boat, from the stern."""
    pitch = 25 if places > 3 else 28
    start = -44 if places > 3 else -36
    return [(start + pitch * place, -29) for place in range(places)]


HOLDS: Final = [offset for ware in range(KINDS) for offset in hold_offsets(len(HOLD_PRICES[ware]))]
PIRATE_SEATS: Final = ((24, -2), (-26, -2))  # the captain sits in the bow
PILOT_POSTS: Final = ((-50, 8), (50, 8))


def shore_spots() -> dict[int, tuple[int, int]]:
    """The places of all spaces that are not in a hold."""
    spots = {PORT + berth: (QUAY_X + SLOT_X, PORT_Y[berth]) for berth in range(len(BERTHS))}
    spots |= {YARD + berth: (QUAY_X + SLOT_X, YARD_Y[berth]) for berth in range(len(BERTHS))}
    for space, (x, y) in zip((CAPTAIN, SECOND_PIRATE), PIRATE_SEATS, strict=True):
        spots[space] = (PIRATES[0] + x, PIRATES[1] + y)
    for space, (x, y) in zip((SMALL_PILOT, LARGE_PILOT), PILOT_POSTS, strict=True):
        spots[space] = (PILOTS[0] + x, PILOTS[1] + y)
    return spots | {INSURANCE: (INSURER[0], INSURER[1] + 22)}


SHORE: Final = shore_spots()


def marker(ware: int, step: int) -> str:
    """Where a ware's marker lies on the black market."""
    x, y = MARKET_AT
    return at(x + MARKET_X[ware], y + MARKET_Y[step])


MARKERS: Final = [[marker(ware, step) for step in range(len(MARKET))] for ware in range(KINDS)]


@dataclass(frozen=True)
class Plate:
    """The place of one player: name, cash and waiting accomplices on the left, shares on the right."""

    x: int
    width: int
    is_own: bool

    @property
    def shares_x(self) -> int:
        """Where the first share lies."""
        return self.x + (128 if self.is_wide else 80)

    @property
    def is_wide(self) -> bool:
        """Is there room to spread things out?"""
        return self.width >= WIDE

    @property
    def room(self) -> int:
        """How much room there is for shares."""
        return self.width - (self.shares_x - self.x) - 10

    def pawns(self, seats: int) -> list[str]:
        """Where accomplices wait."""
        pitch, scale = (23, 0.82) if self.is_wide else (17, 0.62)
        return [at(self.x + 18 + pitch * nth, PLAYERS_Y + 90, scale) for nth in range(ACCOMPLICES[seats])]


@cache
def plates(seats: int, chair: Seat | None) -> tuple[Plate, ...]:
    """By seat, as seen from a chair: one's own first and large, the others clockwise from there."""
    own = OWN_WIDTH if chair is not None else (WIDTH - 2 * MARGIN + GAP) // seats - GAP
    rest = (WIDTH - 2 * MARGIN - own) // (seats - 1) - GAP
    places = [(seat - (chair or 0)) % seats for seat in range(seats)]
    lefts = [MARGIN, *[MARGIN + own + GAP + (rest + GAP) * nth for nth in range(seats - 1)]]
    return tuple([Plate(lefts[place], rest if place else own, chair == seat) for seat, place in enumerate(places)])
