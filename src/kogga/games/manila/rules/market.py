"""§10.1 The black market."""

from __future__ import annotations

from kogga.core.events import Say
from kogga.games.manila.board import PORT_SPOT, YARD_SPOT
from kogga.games.manila.events import WareRose
from kogga.games.manila.pieces import KINDS, MARKET
from kogga.games.manila.state import ManilaState


def raise_wares(state: ManilaState, say: Say | None) -> None:
    """§10.1 Every ware in port gains a step, plundered ones sent there as well."""
    for ware in range(KINDS):
        if PORT_SPOT <= state.boats[ware] < YARD_SPOT:
            state.market[ware] += 1
            if say:
                say(WareRose(ware, MARKET[state.market[ware]]))
