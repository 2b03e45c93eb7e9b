"""§1.5 Ships: ten of each player, in the fleet, on the island or in the reserve."""

from __future__ import annotations

from kogga.core.actions import Seat
from kogga.games.seven_seas.pieces import SHIPS
from kogga.games.seven_seas.state import SeasState


def reserve(state: SeasState, seat: Seat) -> int:
    """§1.5 Ships that are neither in the fleet nor on the island."""
    return SHIPS - state.fleet[seat] - state.guards[seat]


def launch(state: SeasState, seat: Seat, ships: int) -> int:
    """§1.5 Ships from the reserve join the fleet; what the reserve does not have is lost (R15). How many came."""
    ships = min(ships, reserve(state, seat))
    state.fleet[seat] += ships
    return ships
