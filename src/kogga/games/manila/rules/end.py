"""§10.2 The end of a voyage and of the game. §13.2 The last redemptions."""

from __future__ import annotations

from kogga.core.actions import Seat
from kogga.core.events import Say
from kogga.games.manila.events import GameOver, RedeemedAtLast, SharesShown
from kogga.games.manila.pieces import MAX_VOYAGES, REDEMPTION, SHARE, TOP, by_ware
from kogga.games.manila.rules.auction import open_auction
from kogga.games.manila.scoring import ranking, worth_redeeming
from kogga.games.manila.state import ManilaState, Phase


def is_over(state: ManilaState) -> bool:
    """§10.2 A ware at thirty ends the game; after a hundred voyages it ends anyway (R19)."""
    return TOP in state.market or state.voyage >= MAX_VOYAGES


def ending(state: ManilaState) -> str:
    """§10.2 One ware stands at thirty, or several; or none does after a hundred voyages (R19)."""
    wares = state.market.count(TOP)
    return "voyages" if not wares else "ware" if wares == 1 else "wares"


def end_voyage(state: ManilaState, say: Say | None) -> None:
    """§10.2 The game is over, or the next voyage begins."""
    if is_over(state):
        end_game(state, say)
    else:
        next_voyage(state, say)


def next_voyage(state: ManilaState, say: Say | None) -> None:
    """§10.2 The harbour master of this voyage opens the next auction; boats lie where they came in until it is over."""
    state.voyage += 1
    open_auction(state, say)


def end_game(state: ManilaState, say: Say | None) -> None:
    """§13.1 All shares are turned up; what pays is redeemed (R27), and fortunes are counted."""
    for seat in range(state.seats):
        if say:
            say(shown(state, seat))
        redeem_at_last(state, seat, say)
        state.credit[seat] = ""
    state.phase = Phase.OVER
    if say:
        say(GameOver(ranking(state)))


def shown(state: ManilaState, seat: Seat) -> SharesShown:
    """§13.1 A seat's shares, as they are turned up."""
    return SharesShown(seat, by_ware(state.free[seat]), by_ware(state.pledged[seat]))


def redeem_at_last(state: ManilaState, seat: Seat, say: Say | None) -> None:
    """§13.2 From cash alone, the dearest first, only shares that are worth something; nobody is asked (R27)."""
    for ware in worth_redeeming(state, seat):
        state.cash[seat] -= REDEMPTION
        state.pledged[seat] -= SHARE[ware]
        state.free[seat] += SHARE[ware]
        if say:
            say(RedeemedAtLast(seat, ware))
