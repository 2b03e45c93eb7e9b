"""§10 Crews."""

from __future__ import annotations

from kogga.core.actions import Seat
from kogga.core.events import Say
from kogga.core.refusals import Refusal
from kogga.games.explorers.board import CORNER_NAMES, Corner
from kogga.games.explorers.events import CrewBought
from kogga.games.explorers.pieces import CREW, CREW_PRICE, NONE, SHIPS, WITH
from kogga.games.explorers.rules.cargo import dock_at, port_at
from kogga.games.explorers.rules.supply import pay, why_not_pay
from kogga.games.explorers.state import ExplorersState


def why_not_crew(state: ExplorersState, seat: Seat) -> Refusal | None:
    """§10.1 From the second scenario on; a crew in the supply, and the price."""
    if not state.crew_supply[seat]:
        return Refusal("1.5", "no_piece", (("piece", "crew"),))
    return why_not_pay(state, seat, CREW_PRICE)


def why_not_crew_ashore(state: ExplorersState, seat: Seat, corner: Corner) -> Refusal | None:
    """§10.1 Into a free slot of an own dock."""
    if state.building[corner] != 2 * seat + 1:
        return Refusal("6.4", "no_own_dock", (("corner", CORNER_NAMES[corner]),))
    if WITH[state.docks[dock_at(state, seat, corner)]][CREW] < 0:
        return Refusal("10.1", "dock_full", (("corner", CORNER_NAMES[corner]),))
    return why_not_crew(state, seat)


def crew_ashore(state: ExplorersState, corner: Corner, say: Say | None) -> None:
    """§10.1 Ore and wool."""
    seat = state.active
    pay(state, seat, CREW_PRICE)
    state.crew_supply[seat] -= 1
    dock = dock_at(state, seat, corner)
    state.docks[dock] = WITH[state.docks[dock]][CREW]
    if say:
        say(CrewBought(seat, corner, NONE))


def why_not_crew_aboard(state: ExplorersState, seat: Seat, ship: int) -> Refusal | None:
    """§10.1 Into a free slot of an own ship at an own harbour settlement."""
    if state.ships[SHIPS * seat + ship] == NONE:
        return Refusal("7.2", "no_such_ship", (("ship", ship + 1),))
    if port_at(state, seat, ship) == NONE:
        return Refusal("10.1", "no_dock_there", (("ship", ship + 1),))
    if WITH[state.holds[SHIPS * seat + ship]][CREW] < 0:
        return Refusal("10.1", "hold_full", (("ship", ship + 1),))
    return why_not_crew(state, seat)


def crew_aboard(state: ExplorersState, ship: int, say: Say | None) -> None:
    """§10.1 The same, aboard at once."""
    seat = state.active
    pay(state, seat, CREW_PRICE)
    state.crew_supply[seat] -= 1
    hold = SHIPS * seat + ship
    state.holds[hold] = WITH[state.holds[hold]][CREW]
    if say:
        say(CrewBought(seat, NONE, ship))
