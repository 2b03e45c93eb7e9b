"""§6 Unloading, and §12 module 1: who lands a species first sets the demand."""

from __future__ import annotations

from kogga.core.actions import Seat
from kogga.core.events import Say
from kogga.core.refusals import Refusal
from kogga.games.mare_balticum.actions import UNLOAD, UNLOAD_AT, Move
from kogga.games.mare_balticum.board import BIT, CIRCLE_LOSS, FIELDS, PORT_CIRCLES, Circle, Field
from kogga.games.mare_balticum.events import DemandSet, Landed
from kogga.games.mare_balticum.pieces import (
    DEMAND_TOKENS,
    FEW,
    KINDS,
    NONE,
    ONE,
    SHIFT,
    SPECIES,
    Species,
    count,
)
from kogga.games.mare_balticum.rules.sailing import survey
from kogga.games.mare_balticum.rules.turn import turn_over
from kogga.games.mare_balticum.state import MareState


def goes_on(state: MareState, port: Field, species: Species) -> bool:
    """§6.2 Does this belong to the unloading that is still open? The same port, and each species once (R16)."""
    return port == state.port and not state.landed >> species & 1


def circle_of(state: MareState, port: Field, species: Species) -> Circle:
    """§6.1 The circle of a port on which this species lies; NONE if it is not in demand there."""
    for circle in PORT_CIRCLES[port]:
        if state.demand[circle] == species:
            return circle
    return NONE


def free_circles(state: MareState, port: Field, species: Species) -> list[Circle]:
    """§12.1 The circles on which a first landing may lay the species: none without module 1, none where it lies
    already, and none once both its tokens lie in ports (§12.3, R37).
    """
    if not state.options.demand or state.demand.count(species) == DEMAND_TOKENS:
        return []
    if circle_of(state, port, species) != NONE:
        return []
    return [circle for circle in PORT_CIRCLES[port] if state.demand[circle] == NONE]


def landings(state: MareState) -> list[Move]:
    """§6.1 What the active seat can land where its boats are: whatever is in demand, any number of it (§6.2)."""
    seat = state.active
    hold = state.holds[seat]
    moves: list[Move] = []
    for port in survey(state.fleets[seat]).ports:
        if state.options.demand:
            moves += landings_that_set_demand(state, port)
            continue
        for circle in PORT_CIRCLES[port]:
            species = state.demand[circle]
            fish = hold >> SHIFT[species] & FEW
            if fish and (state.actions or goes_on(state, port, species)):
                moves += UNLOAD[port][species][:fish]
    return moves


def landings_that_set_demand(state: MareState, port: Field) -> list[Move]:
    """§12.1 A port takes what lies there, and on a free circle anything new; at -1 two fish or more (§12.4, R36)."""
    moves: list[Move] = []
    for species in range(SPECIES):
        fish = count(state.holds[state.active], species)
        if not fish or not (state.actions or goes_on(state, port, species)):
            continue
        circle = circle_of(state, port, species)
        circles = free_circles(state, port, species) if circle == NONE else [circle]
        if len(circles) == 1:
            moves += UNLOAD[port][species][CIRCLE_LOSS[circles[0]] : fish]
        else:
            for nth, free in enumerate(circles):
                moves += UNLOAD_AT[nth][port][species][CIRCLE_LOSS[free] : fish]
    return moves


def why_not_unload(
    state: MareState, seat: Seat, port: Field, species: Species, number: int, circle: Circle
) -> Refusal | None:
    """§6.1 An own boat in the port (R15), demand, and so many fish aboard (§6.2); an action, or an open unloading."""
    named = (("port", FIELDS[port]), ("species", KINDS[species]))
    if not state.fleets[seat] & BIT[port]:
        return Refusal("6.1", "no_boat_in_port", named[:1])
    if count(state.holds[seat], species) < number:
        return Refusal("6.2", "not_aboard", (("number", number), named[1]))
    if not state.actions and not goes_on(state, port, species):
        return Refusal("3.2", "no_action_left")
    lying = circle_of(state, port, species)
    free = free_circles(state, port, species)
    if lying == NONE and not free:
        return Refusal("12.3" if state.options.demand else "6.1", "no_demand", named)
    if (circle != NONE) != (len(free) > 1):
        return Refusal("12.1", "no_circle_to_choose" if circle != NONE else "choose_a_circle", named)
    chosen = circle if circle != NONE else lying if lying != NONE else free[0]
    if state.options.demand and number <= CIRCLE_LOSS[chosen]:
        return Refusal("12.4", "single_fish", named)
    return None


def unload(state: MareState, port: Field, species: Species, number: int, circle: Circle, say: Say | None) -> None:
    """§6.2 So many fish go from the hold into the warehouse (§6.3). All that is landed in one port, species after
    species, is one action; a second unloading costs another one (R16).
    """
    seat = state.active
    if not goes_on(state, port, species):
        state.actions -= 1
        state.port = port
        state.landed = 0
    state.landed |= 1 << species
    lost = set_demand(state, port, species, circle, say) if state.options.demand else 0
    state.holds[seat] -= number * ONE[species]
    state.stores[seat] += (number - lost) * ONE[species]
    state.box += lost * ONE[species]
    if say:
        say(Landed(seat, port, species, number, lost))
    end_if_done(state, say)


def set_demand(state: MareState, port: Field, species: Species, circle: Circle, say: Say | None) -> int:
    """§12.1 Who lands a species first lays its token on a free circle (R35), for the rest of the game.
    §12.2 What is lost now: nothing at 0, one fish at -1, once per species and unloading.
    """
    lying = circle_of(state, port, species)
    if lying == NONE:
        lying = circle if circle != NONE else free_circles(state, port, species)[0]
        state.demand[lying] = species
        if say:
            say(DemandSet(state.active, lying, species))
    return CIRCLE_LOSS[lying]


def end_if_done(state: MareState, say: Say | None) -> None:
    """§3.3 With no action left the turn ends by itself, unless the open unloading can go on (R6)."""
    if not state.actions and not landings(state):
        turn_over(state, say)
