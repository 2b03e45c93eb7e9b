"""§5 Placing accomplices."""

from __future__ import annotations

from typing import Final

from kogga.core.actions import Seat
from kogga.core.events import Say
from kogga.core.refusals import Refusal
from kogga.games.manila.actions import DECLINE, PLACE, Move
from kogga.games.manila.board import (
    DEAREST,
    INSURANCE_TARGET,
    LAST_SPACE,
    LAST_SPOT,
    PRICES,
    TARGETS,
    YARD_TARGET,
    Space,
    Target,
)
from kogga.games.manila.events import Declined, Insured, PassedOver, Placed, RoundBegan, StowedAway
from kogga.games.manila.pieces import INSURANCE_FEE, KINDS, PAWNS, WARES, Pesos
from kogga.games.manila.rules.loans import add_credit, pays
from kogga.games.manila.rules.order import LEFT_OF
from kogga.games.manila.rules.stowaway import is_stowaway, next_space, open_prices
from kogga.games.manila.state import Cause, ManilaState, Phase

# By the bits of the open targets, what may be placed where: holds and port by the lower half, the rest by the upper.
LOWER: Final = [
    [PLACE[target] for target in range(YARD_TARGET) if bits >> target & 1] for bits in range(1 << YARD_TARGET)
]
UPPER: Final = [
    [PLACE[YARD_TARGET + place] for place in range(len(TARGETS) - YARD_TARGET) if bits >> place & 1]
    for bits in range(1 << (len(TARGETS) - YARD_TARGET))
]
BELOW_YARD: Final = (1 << YARD_TARGET) - 1


def begin_round(state: ManilaState, say: Say | None) -> None:
    """§5.1 Every round begins with the harbour master and goes clockwise."""
    state.round += 1
    if say:
        say(RoundBegan(state.round))
    ask_from(state, state.master, say)


def ask_from(state: ManilaState, seat: Seat, say: Say | None) -> None:
    """§5.1 Ask this seat or the next that has not declined; a seat without an open space is passed over (R3)."""
    while state.out >> seat & 1 or not state.open:
        if say and not state.out >> seat & 1:
            say(PassedOver(seat))
        seat = LEFT_OF[state.seats][seat]
        if seat == state.master:
            state.phase = Phase.ROUND_OVER
            return
    state.asked = seat
    state.phase = Phase.PLACE


def ask_the_next(state: ManilaState, say: Say | None) -> None:
    """§5.1 One accomplice a round, also for who got one back (R32)."""
    seat = LEFT_OF[state.seats][state.asked]
    if seat == state.master:
        state.phase = Phase.ROUND_OVER
    else:
        ask_from(state, seat, say)


def is_open(state: ManilaState, target: Target) -> bool:
    """§5.2 Room for one more; the hold of a boat in Manila is closed, that of a boat on 13 is not (R10)."""
    return bool(state.open >> target & 1)


def placements(state: ManilaState) -> list[Move]:
    """§5.1 One accomplice on any open space within one's means; §5.8 or none any more this voyage (R26).

    §5.2 Holds, §5.3 port (R31), §5.4 shipyard, §5.5 pirates (R13), §5.6 pilots, §5.7 insurance; several accomplices
    of one seat in one place are allowed (R15, R32).
    """
    seat = state.asked
    if state.cash[seat] >= DEAREST or state.free_count(seat):
        moves = on_spaces(state.open)
    else:
        moves = within_reach(state, seat)
    moves.append(DECLINE)
    add_credit(state, seat, moves)
    return moves


def on_spaces(open_targets: int) -> list[Move]:
    """§5.1 The placements on these open targets, given as bits."""
    return LOWER[open_targets & BELOW_YARD] + UPPER[open_targets >> YARD_TARGET]


def within_reach(state: ManilaState, seat: Seat) -> list[Move]:
    """§12.2 Without an unmortgaged share: a stowaway takes any space but insurance; who has just enough to be none,
    only what he can pay in full (R26).
    """
    cash = state.cash[seat]
    prices = open_prices(state) if cash else []
    if is_stowaway(cash, prices):
        return on_spaces(state.open & ~(1 << INSURANCE_TARGET))
    return [PLACE[target] for target, price in prices if price <= cash]


def why_not_place(state: ManilaState, seat: Seat, target: Target) -> Refusal | None:
    """§5.1 The space is vacant and within one's means (R26); §12.2 insurance is nothing for stowaways."""
    words = (("target", TARGETS[target]),)
    if not is_open(state, target):
        return closed(state, target)
    if state.free_count(seat) or PLACE[target] in within_reach(state, seat):
        return None
    if target == INSURANCE_TARGET:
        return Refusal("12.2", "stowaway_no_agent")
    return Refusal("5.1", "space_too_dear", (*words, ("price", PRICES[next_space(state, target)])))


def closed(state: ManilaState, target: Target) -> Refusal:
    """§5.2 Why nobody can be placed there."""
    if target < KINDS and target == state.ashore:
        return Refusal("4.2", "ware_ashore", (("ware", WARES[target]),))
    if target < KINDS and state.boats[target] > LAST_SPOT:
        return Refusal("5.2", "boat_in_port", (("ware", WARES[target]),))
    return Refusal("5.1", "no_room", (("target", TARGETS[target]),))


def place(state: ManilaState, target: Target, say: Say | None) -> None:
    """§5.1 The price falls due before the accomplice stands (R20)."""
    space = next_space(state, target)
    if pays(state, state.asked, PRICES[space], Cause.SPACE, target, say):
        take_space(state, target, space, PRICES[space], say)


def take_space(state: ManilaState, target: Target, space: Space, pesos: Pesos, say: Say | None) -> None:
    """§5.1 The accomplice stands; §5.7 the agent is paid at once; §12.2 a stowaway has given all he had."""
    seat = state.asked
    state.spaces[space] = PAWNS * seat + state.round - 1
    if space == LAST_SPACE[target]:
        state.open &= ~(1 << target)
    if target == INSURANCE_TARGET:
        state.cash[seat] += INSURANCE_FEE
    if say:
        if target == INSURANCE_TARGET:
            say(Insured(seat, INSURANCE_FEE))
        elif pesos < PRICES[space]:
            say(StowedAway(seat, space, pesos))
        else:
            say(Placed(seat, space, pesos))
    ask_the_next(state, say)


def decline(state: ManilaState, say: Say | None) -> None:
    """§5.8 No more accomplices this voyage; those already placed stay and earn."""
    state.out |= 1 << state.asked
    if say:
        say(Declined(state.asked))
    ask_the_next(state, say)
