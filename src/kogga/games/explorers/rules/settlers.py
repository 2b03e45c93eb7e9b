"""§9 Settlers."""

from __future__ import annotations

from kogga.core.actions import Seat
from kogga.core.events import Say
from kogga.core.refusals import Refusal
from kogga.games.explorers.board import CORNER_NAMES, ENDS, Corner
from kogga.games.explorers.events import Founded, SettlerBought
from kogga.games.explorers.pieces import (
    EMPTY,
    NONE,
    SETTLEMENTS,
    SETTLER_PRICE,
    SHIPS,
    WITH_SETTLER,
)
from kogga.games.explorers.rules.building import put_settlement, why_not_site
from kogga.games.explorers.rules.cargo import dock_at, port_at
from kogga.games.explorers.rules.ending import has_won
from kogga.games.explorers.rules.ships import take_off, why_not_handle
from kogga.games.explorers.rules.supply import pay, why_not_pay
from kogga.games.explorers.state import ExplorersState


def why_not_settler(state: ExplorersState, seat: Seat) -> Refusal | None:
    """§9.1 A settler in the supply, and the price."""
    if not state.settlers[seat]:
        return Refusal("1.5", "no_piece", (("piece", "settler"),))
    return why_not_pay(state, seat, SETTLER_PRICE)


def why_not_settler_ashore(state: ExplorersState, seat: Seat, corner: Corner) -> Refusal | None:
    """§9.1 Into an own empty dock."""
    if state.building[corner] != 2 * seat + 1:
        return Refusal("6.4", "no_own_dock", (("corner", CORNER_NAMES[corner]),))
    if state.docks[dock_at(state, seat, corner)] != EMPTY:
        return Refusal("9.1", "dock_not_empty", (("corner", CORNER_NAMES[corner]),))
    return why_not_settler(state, seat)


def settler_ashore(state: ExplorersState, corner: Corner, say: Say | None) -> None:
    """§9.1 Wood, brick, wool and grain."""
    seat = state.active
    pay(state, seat, SETTLER_PRICE)
    state.settlers[seat] -= 1
    state.docks[dock_at(state, seat, corner)] = WITH_SETTLER
    if say:
        say(SettlerBought(seat, corner, NONE))


def why_not_settler_aboard(state: ExplorersState, seat: Seat, ship: int) -> Refusal | None:
    """§9.1 Into an own empty ship at an own harbour settlement."""
    if state.ships[SHIPS * seat + ship] == NONE:
        return Refusal("7.2", "no_such_ship", (("ship", ship + 1),))
    if port_at(state, seat, ship) == NONE:
        return Refusal("9.1", "no_dock_there", (("ship", ship + 1),))
    if state.holds[SHIPS * seat + ship] != EMPTY:
        return Refusal("9.1", "hold_not_empty", (("ship", ship + 1),))
    return why_not_settler(state, seat)


def settler_aboard(state: ExplorersState, ship: int, say: Say | None) -> None:
    """§9.1 The same, aboard at once."""
    seat = state.active
    pay(state, seat, SETTLER_PRICE)
    state.settlers[seat] -= 1
    state.holds[SHIPS * seat + ship] = WITH_SETTLER
    if say:
        say(SettlerBought(seat, NONE, ship))


def why_not_found(state: ExplorersState, seat: Seat, ship: int, corner: Corner) -> Refusal | None:
    """§9.3 A settler aboard, an end of the ship on a legal corner, a settlement piece (R2)."""
    refusal = why_not_handle(state, seat, ship)
    if refusal is None and state.holds[SHIPS * seat + ship] != WITH_SETTLER:
        refusal = Refusal("9.3", "no_settler_aboard", (("ship", ship + 1),))
    if refusal is None and corner not in ENDS[state.ships[SHIPS * seat + ship]]:
        refusal = Refusal("9.3", "ship_not_there", (("corner", CORNER_NAMES[corner]),))
    if refusal is None and len(state.towns[seat]) == SETTLEMENTS:
        refusal = Refusal("1.5", "no_piece", (("piece", "settlement"),))
    return refusal or why_not_site(state, seat, corner)


def found(state: ExplorersState, ship: int, corner: Corner, say: Say | None) -> None:
    """§9.3 Ship and settler go home, and a settlement stands, for nothing; on any island (R35)."""
    seat = state.active
    take_off(state, seat, ship)
    state.settlers[seat] += 1
    put_settlement(state, seat, corner)
    if say:
        say(Founded(seat, ship, corner))
    has_won(state, say)
