"""§4 The Shipwright."""

from __future__ import annotations

from typing import Final

from kogga.core.actions import Seat
from kogga.core.events import Say
from kogga.core.refusals import Refusal
from kogga.games.seven_seas.actions import BUY, Move
from kogga.games.seven_seas.events import BoughtShips, Privileged
from kogga.games.seven_seas.pieces import PRIVILEGE, SHIP_PRICE, SHIPS, Role
from kogga.games.seven_seas.rules.guards import lose_chests, settle_guards
from kogga.games.seven_seas.rules.rituals import offer_rituals, rituals
from kogga.games.seven_seas.rules.ships import launch, reserve
from kogga.games.seven_seas.rules.skulls import take_skull
from kogga.games.seven_seas.state import Phase, SeasState

UP_TO: Final = [[*BUY[1 : most + 1], BUY[0]] for most in range(SHIPS + 1)]


def begin(state: SeasState, say: Say | None) -> None:
    """§4.2 Without a ship in the reserve there is nothing to buy: a skull."""
    if reserve(state, state.active):
        ask(state, say)
    else:
        take_skull(state, state.active, "no_ships", say)
        offer_rituals(state)


def ask(state: SeasState, say: Say | None) -> None:
    """§4.1 Who has neither a chest nor a ritual buys none, unasked (R47)."""
    if state.chests[state.active] or rituals(state, state.active):
        state.phase = Phase.SHIPWRIGHT
    else:
        buy(state, 0, say)


def most(state: SeasState, seat: Seat) -> int:
    """§4.1 Ships from the own reserve, a chest each."""
    return min(reserve(state, seat), state.chests[seat] // SHIP_PRICE)


def purchases(state: SeasState) -> list[Move]:
    """§4.1 Any number one can pay for, named once, or none (R11); §4.3 or a ritual first (R31)."""
    return UP_TO[most(state, state.active)] + rituals(state, state.active)


def why_not_buy(state: SeasState, seat: Seat, ships: int) -> Refusal | None:
    """§4.1 The reserve must have the ships, and you the chests."""
    if ships > reserve(state, seat):
        return Refusal("4.1", "reserve_too_small", (("n", reserve(state, seat)),))
    if ships * SHIP_PRICE > state.chests[seat]:
        return Refusal("4.1", "too_few_chests", (("n", state.chests[seat]),))
    return None


def buy(state: SeasState, ships: int, say: Say | None) -> None:
    """§4.1 One purchase: chests are paid, guards settled (§11.2), the ships join the fleet. §4.2 None: a skull."""
    seat = state.active
    if ships == 0:
        take_skull(state, seat, "bought_none", say)
    else:
        if say:
            say(BoughtShips(seat, ships))
        lose_chests(state, seat, ships * SHIP_PRICE, say)
        launch(state, seat, ships)
        privilege(state, say)
        settle_guards(state, seat, say)
    offer_rituals(state)


def privilege(state: SeasState, say: Say | None) -> None:
    """§4.4 One ship for nothing, two for the first player; after the purchase (R19), if the reserve has them (R15)."""
    if state.privilege:
        ships = launch(state, state.active, state.privilege * PRIVILEGE[Role.SHIPWRIGHT])
        if say:
            say(Privileged(state.active, Role.SHIPWRIGHT, ships))
