"""§3.5 Whose turn it is, and who is asked next."""

from __future__ import annotations

from kogga.core.actions import Seat
from kogga.games.sea_wolf.state import Phase, WolfState


def left_of(state: WolfState, seat: Seat) -> Seat:
    """§3.5 The left neighbour."""
    seat += 1
    return seat if seat < state.seats else 0


def pass_the_turn(state: WolfState) -> None:
    """§3.5 The turn goes to the left neighbour of the active player, whoever took a wolf meanwhile (R14)."""
    seat = state.active + 1
    if seat == state.seats:
        seat = 0
    state.active = seat
    state.asked = seat
    state.phase = Phase.TURN
