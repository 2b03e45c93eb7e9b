"""§2 Preparation."""

from __future__ import annotations

from typing import Final

from kogga.core.actions import Seat
from kogga.core.events import Say
from kogga.games.mare_balticum.actions import DEMAND, Move
from kogga.games.mare_balticum.board import (
    ALL_FIELDS,
    BIT,
    CIRCLE_PORT,
    CIRCLES,
    NO_FIELD,
    WATERS,
    Field,
)
from kogga.games.mare_balticum.events import Began, DemandLaid, Moored, RoundBegan
from kogga.games.mare_balticum.pieces import (
    ACTIONS,
    DEMAND_TOKENS,
    FLEET,
    IN_THE_BOX,
    NONE,
    SPACES,
    SPECIES,
    TIME,
    TIME_TOKENS,
    Kind,
    MareOptions,
    Species,
)
from kogga.games.mare_balticum.rules.refilling import lay_token
from kogga.games.mare_balticum.state import MareState, Phase


def set_up(seats: int, options: MareOptions) -> MareState:
    """§2.1 Boats in reserve, 5, 4 or 3 with 3, 4 or 5 players; fish and amber in the bag, the sea empty."""
    return MareState(
        seats, options, Phase.SEA, 0, 0, 0, ACTIONS, NO_FIELD, 0, 0, -1, 0, WATERS, WATERS, [0] * seats,
        [NO_FIELD] * (FLEET[seats] * seats), [0] * ALL_FIELDS, [*IN_THE_BOX, 0], 0, [0] * seats, [0] * seats,
        [NONE] * CIRCLES, [NONE] * (SPACES * seats), 0, 0, [NONE] * seats, [NONE] * (2 * seats), [NONE] * seats, (),
    )  # fmt: skip


def lay_out(state: MareState, kind: Kind, say: Say | None) -> None:
    """§2.2 One token in shallow water, two in deep, in the fixed order; §2.3 then the time tokens go into the bag."""
    lay_token(state, kind, say)
    if not state.refill:
        state.bag[TIME] = TIME_TOKENS
        state.phase = Phase.START if state.options.demand else Phase.DEMAND


def next_circle(demand: list[Species]) -> int:
    """§2.4 The circle that gets the next demand token."""
    return demand.index(NONE)


def may_lie(demand: list[Species], species: Species) -> bool:
    """§2.4 Two tokens of each species (R2), never both in one port."""
    circle = next_circle(demand)
    port = CIRCLE_PORT[circle]
    in_the_port = [demand[other] for other in range(circle) if CIRCLE_PORT[other] == port]
    return demand.count(species) < DEMAND_TOKENS and species not in in_the_port


def ways(demand: list[Species]) -> int:
    """§2.4 In how many ways the tokens that are left can still lie; 1632 from the beginning (R33)."""
    if NONE not in demand:
        return 1
    circle = next_circle(demand)
    found = 0
    for species in range(SPECIES):
        if may_lie(demand, species):
            found += ways([*demand[:circle], species, *demand[circle + 1 :]])
    return found


DEALS: Final[dict[tuple[Species, ...], list[tuple[Move, int]]]] = {}


def demand_odds(demand: list[Species]) -> list[tuple[Move, int]]:
    """§2.4 Every valid deal is as likely: a token weighs as many deals as begin with it (R33). Worked out once."""
    key = tuple(demand)
    if key not in DEALS:
        circle = next_circle(demand)
        DEALS[key] = [
            (DEMAND[species], ways([*demand[:circle], species, *demand[circle + 1 :]]))
            for species in range(SPECIES)
            if may_lie(demand, species)
        ]
        DEALS[key] = [(move, weight) for move, weight in DEALS[key] if weight]
    return DEALS[key]


def lay_demand(state: MareState, species: Species, say: Say | None) -> None:
    """§2.4 A demand token lies open on the next circle."""
    circle = next_circle(state.demand)
    state.demand[circle] = species
    if NONE not in state.demand:
        state.phase = Phase.START
    if say:
        say(DemandLaid(circle, species))


def begin(state: MareState, seat: Seat, say: Say | None) -> None:
    """§2.5 Any seat may be the start player, each as likely (R7)."""
    state.first = seat
    state.active = seat
    state.phase = Phase.MOOR
    if say:
        say(Began(seat))


def moor(state: MareState, port: Field, say: Say | None) -> None:
    """§2.6 In turn order everybody puts one boat into a port, whoever else is there; then the first round begins."""
    seat = state.active
    state.fleets[seat] = BIT[port]
    state.boats[FLEET[state.seats] * seat] = port
    if say:
        say(Moored(seat, port))
    state.active = (seat + 1) % state.seats
    if state.active == state.first:
        state.phase = Phase.TURN
        state.round = 1
        if say:
            say(RoundBegan(1))
