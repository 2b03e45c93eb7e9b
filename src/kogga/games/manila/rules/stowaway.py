"""§12 Stowaways."""

from __future__ import annotations

from kogga.games.manila.board import FIRST_SPACE, INSURANCE_TARGET, PRICES, TARGETS, Space, Target
from kogga.games.manila.pieces import NO_PAWN, Pesos
from kogga.games.manila.state import ManilaState


def next_space(state: ManilaState, target: Target) -> Space:
    """§5.2 The cheapest vacant space of a hold; §5.5 the captain's seat first; elsewhere there is only one."""
    return state.spaces.index(NO_PAWN, FIRST_SPACE[target])


def open_prices(state: ManilaState) -> list[tuple[Target, Pesos]]:
    """§5.1 The open targets, and what the next space there costs."""
    open_targets = [target for target in range(len(TARGETS)) if state.open >> target & 1]
    return [(target, PRICES[next_space(state, target)]) for target in open_targets]


def is_stowaway(cash: Pesos, prices: list[tuple[Target, Pesos]]) -> bool:
    """§12.1 Who has no unmortgaged share, and less cash than the cheapest open space costs.

    Insurance has no price and is left out of the comparison; where it alone is open, having no cash decides (R25).
    """
    return cash < min([price for target, price in prices if target != INSURANCE_TARGET], default=1)
