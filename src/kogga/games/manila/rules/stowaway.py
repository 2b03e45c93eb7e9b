"""§12 Stowaways."""

from __future__ import annotations

from kogga.core.actions import Seat
from kogga.games.manila.board import FIRST_SPACE, INSURANCE_TARGET, PRICES, Space, Target
from kogga.games.manila.pieces import NO_PAWN
from kogga.games.manila.state import ManilaState


def next_space(state: ManilaState, target: Target) -> Space:
    """§5.2 The cheapest vacant space of a hold; §5.5 the captain's seat first; elsewhere there is only one."""
    return state.spaces.index(NO_PAWN, FIRST_SPACE[target])


def is_stowaway(state: ManilaState, seat: Seat, open_targets: list[Target]) -> bool:
    """§12.1 No unmortgaged share, and less cash than the cheapest open space costs.

    Insurance has no price and is left out of the comparison; where it alone is open, having no cash decides (R25).
    """
    if state.free_count(seat):
        return False
    if not state.cash[seat]:
        return True
    prices = [PRICES[next_space(state, target)] for target in open_targets if target != INSURANCE_TARGET]
    return state.cash[seat] < min(prices, default=1)
