"""§11 Guards: ships that come and go with the chests."""

from __future__ import annotations

from kogga.core.actions import Seat
from kogga.core.events import Say
from kogga.games.seven_seas.events import GuardsMoved
from kogga.games.seven_seas.pieces import CHESTS_A_GUARD
from kogga.games.seven_seas.state import Phase, SeasState, empty_ships


def settle_guards(state: SeasState, seat: Seat, say: Say | None) -> None:
    """§11.1 A ship on the island for every ten chests, as far as there are empty ones; a debt is filled as soon as
    there is one (R20). §11.2 Ships too many on the island come back at once, empty.
    """
    more = state.chests[seat] // CHESTS_A_GUARD - state.guards[seat]
    if more > 0:
        more = min(more, empty_ships(state, seat))
    if more == 0 or state.phase == Phase.SALE:  # guards no longer matter in the final sale (R43)
        return
    state.guards[seat] += more
    state.fleet[seat] -= more
    if say:
        say(GuardsMoved(seat, more))


def gain_chests(state: SeasState, seat: Seat, chests: int, say: Say | None) -> None:
    """§1.6 Chests are points (R2); every change of them is felt on the island."""
    state.chests[seat] += chests
    settle_guards(state, seat, say)


def lose_chests(state: SeasState, seat: Seat, chests: int, say: Say | None) -> None:
    """§1.6 Chests are lost or paid, never below 0 (R21)."""
    state.chests[seat] -= min(chests, state.chests[seat])
    settle_guards(state, seat, say)
