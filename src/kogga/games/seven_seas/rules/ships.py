"""§1.5 Ships: ten of each player, in the fleet, on the island or in the reserve."""

from __future__ import annotations

from kogga.core.actions import Seat
from kogga.games.seven_seas.pieces import KINDS, SHIPS
from kogga.games.seven_seas.state import SeasState


def reserve(state: SeasState, seat: Seat) -> int:
    """§1.5 Ships that are neither in the fleet nor on the island."""
    return SHIPS - state.fleet[seat] - state.guards[seat]


def empty_ships(state: SeasState, seat: Seat) -> int:
    """§6.2, §13.2 Ships of the fleet without goods, if the double holds are packed as tightly as can be (R33)."""
    cargo = state.cargo
    first = KINDS * seat
    goods = cargo[first] + cargo[first + 1] + cargo[first + 2]
    doubled = state.holds[seat]
    if doubled > goods // 2:
        doubled = goods // 2
    return state.fleet[seat] - goods + doubled


def has_room(state: SeasState, seat: Seat) -> bool:
    """§7.2, §13.2 Does one more good fit: into an empty ship, or into the free half of a double hold (R33)?"""
    goods = state.goods(seat)
    return empty_ships(state, seat) > 0 or (goods % 2 == 1 and state.holds[seat] > goods // 2)


def launch(state: SeasState, seat: Seat, ships: int) -> int:
    """§1.5 Ships from the reserve join the fleet; what the reserve does not have is lost (R15). How many came."""
    ships = min(ships, reserve(state, seat))
    state.fleet[seat] += ships
    return ships
