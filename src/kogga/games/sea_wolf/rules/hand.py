"""§6.3, §7.2 A hand is turned up before everybody."""

from __future__ import annotations

from kogga.core.actions import Seat
from kogga.core.events import Say
from kogga.games.sea_wolf.events import HandShown
from kogga.games.sea_wolf.pieces import BIT, WOLF
from kogga.games.sea_wolf.state import WolfState


def show(state: WolfState, seat: Seat, say: Say | None) -> None:
    """§6.3 All see the whole hand as it is now, wolves too; an empty one has nothing to show (R19)."""
    hand = state.hands[seat]
    for card in hand:
        state.open |= BIT[card]
    if say and (hand or state.wolves[seat]):
        say(HandShown(seat, (*hand, *[WOLF] * state.wolves[seat])))
