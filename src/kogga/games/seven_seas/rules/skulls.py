"""§1.7 Skulls: there are always enough of them."""

from __future__ import annotations

from kogga.core.actions import Seat
from kogga.core.events import Say
from kogga.games.seven_seas.events import TookSkull
from kogga.games.seven_seas.state import SeasState


def take_skull(state: SeasState, seat: Seat, reason: str, say: Say | None) -> None:
    """§1.7 A skull for a failure, or as the price of something."""
    state.skulls[seat] += 1
    if say:
        say(TookSkull(seat, 1, reason))
