"""What can be on a table, and what cannot: a position that was written by hand is measured by the rules."""

from __future__ import annotations

from kogga.core.actions import Seat
from kogga.core.errors import BadPosition
from kogga.games.mare_balticum.board import (
    BIT,
    CAPACITY,
    CIRCLES,
    FIELDS,
    HARBOURS,
    NO_FIELD,
    PORT_CIRCLES,
    is_chain,
    members,
)
from kogga.games.mare_balticum.notation import FILLING, as_bits, is_begun, turns_left_in_the_round, write_line
from kogga.games.mare_balticum.pieces import (
    ACTIONS,
    AMBER,
    DEMAND_TOKENS,
    EVENTS,
    HOLD,
    KEPT,
    LEDGER_LINE,
    MAX_ROUNDS,
    NONE,
    TAX,
    TIME_TOKENS,
    count,
    size,
)
from kogga.games.mare_balticum.rules.time_tokens import is_asked_what_to_pay, payment_pairs, playable
from kogga.games.mare_balticum.rules.unloading import landings
from kogga.games.mare_balticum.state import PHASE_WORDS, MareState, Phase


def check(state: MareState) -> None:
    """§1.2 Refuse what cannot be on a table."""
    if state.active not in range(state.seats) or state.first not in range(state.seats):
        raise BadPosition(f"active and first of the position are seats from 0 to {state.seats - 1}.")
    check_course(state)
    check_boats(state)
    check_tokens(state)
    check_demand(state)
    check_turn(state)
    check_companies(state)
    check_contracts(state)


def check_boats(state: MareState) -> None:
    """§4.3, §2.6 Every fleet is a chain with one boat a field; before the first round one boat in a port, or none."""
    moored = (state.active - state.first) % state.seats if state.phase == Phase.MOOR else 0
    for seat in range(state.seats):
        fleet, boats = state.fleets[seat], [field for field in state.fleet(seat) if field != NO_FIELD]
        if len(members(fleet)) != len(boats) or not is_chain(fleet):
            raise BadPosition(f"boats {seat} of the position are no chain with one boat a field.")
        if is_begun(state.phase):
            is_wrong = not boats
        else:
            in_port = len(boats) == 1 and bool(fleet & HARBOURS)
            is_wrong = not in_port if (seat - state.first) % state.seats < moored else bool(boats)
        if is_wrong:
            raise BadPosition(f"boats {seat} of the position cannot be so in the phase {PHASE_WORDS[state.phase]}.")


def check_tokens(state: MareState) -> None:
    """§1.2, §5.3, §7.1 Nothing is there twice; five fish in a hold; fields to fill are not full and have no boats."""
    if min(state.bag) < 0:
        raise BadPosition("There are more tokens in the position than in the box.")
    for seat in range(state.seats):
        if size(state.holds[seat]) > HOLD or count(state.holds[seat], AMBER):
            raise BadPosition(f"hold {seat} of the position is for {HOLD} fish at most, and not for amber.")
    begun = state.refill & -state.refill
    for field in members(state.refill):
        is_full = size(state.sea[field]) >= CAPACITY[field]
        if is_full or as_bits(state.boats) & BIT[field] or (state.sea[field] and BIT[field] != begun):
            raise BadPosition(f"{FIELDS[field]} of the position cannot be refilled.")
    if bool(state.refill) != (state.phase in FILLING) or (state.refill and not sum(state.bag)):
        raise BadPosition("refill of the position names fields while the sea is filled, and only then.")


def check_demand(state: MareState) -> None:
    """§2.4, §12.3 Each species in two ports at most, in none twice; without module 1 all circles are laid in order."""
    lying = [species for species in state.demand if species != NONE]
    if any([lying.count(species) > DEMAND_TOKENS for species in lying]):
        raise BadPosition(f"demand of the position has a species more than {DEMAND_TOKENS} times.")
    for circles in PORT_CIRCLES:
        in_port = [state.demand[circle] for circle in circles if state.demand[circle] != NONE]
        if len(set(in_port)) < len(in_port):
            raise BadPosition("demand of the position has a species twice in one port.")
    full = CIRCLES if not state.options.demand and state.phase > Phase.DEMAND else 0
    in_order = state.demand[: len(lying)] == lying
    is_wrong = len(lying) < full or (state.phase <= Phase.DEMAND and not in_order)
    if is_wrong or (state.phase == Phase.SEA and lying) or (state.phase == Phase.DEMAND and len(lying) == CIRCLES):
        raise BadPosition(f"demand of the position cannot be so in the phase {PHASE_WORDS[state.phase]}.")


def check_turn(state: MareState) -> None:
    """§3.2, §6.2 Actions and an open unloading are there in a turn alone."""
    in_turn = state.phase in (Phase.TURN, Phase.CONTRACT)
    most = ACTIONS - 1 if state.port != NO_FIELD or state.phase == Phase.CONTRACT else ACTIONS
    least = 0 if state.port != NO_FIELD or state.phase == Phase.CONTRACT else 1
    if not (least <= state.actions <= most if in_turn else state.actions == ACTIONS):
        raise BadPosition(f"actions of the position cannot be {state.actions}.")
    if state.port != NO_FIELD and (state.phase != Phase.TURN or not state.fleets[state.active] & BIT[state.port]):
        raise BadPosition(f"Nobody in the position can be unloading in {FIELDS[state.port]}.")
    if state.phase == Phase.TURN and not state.actions and not landings(state):
        raise BadPosition("The turn of the position is over: no action is left, and nothing to unload.")


def check_course(state: MareState) -> None:
    """§3.1, §10.1 Rounds, time and the last turns."""
    if not (1 <= state.round <= MAX_ROUNDS + 1 if is_begun(state.phase) else state.round == 0):
        raise BadPosition(f"round of the position cannot be {state.round}.")
    if not 0 <= state.time <= TIME_TOKENS or (state.time and not is_begun(state.phase)):
        raise BadPosition(f"time of the position cannot be {state.time}.")
    if state.phase == Phase.OVER:
        is_wrong = state.left != 0 or any(state.holds)
    else:
        is_wrong = not may_be_left(state)
    if is_wrong or state.still < 0:
        raise BadPosition(f"left of the position cannot be {state.left}, or still {state.still}.")


def may_be_left(state: MareState) -> bool:
    """R30 Before winter -1; then whole rounds and what is left of this one, two rounds at most."""
    if state.left < 0:
        return state.left == -1 and state.time < TIME_TOKENS
    return 0 < state.left < 2 * state.seats and (state.left - turns_left_in_the_round(state)) % state.seats == 0


def check_companies(state: MareState) -> None:
    """§9.2 Everybody has played a token in each event, and somebody owes one in an event that is on."""
    played = {state.played(seat) for seat in range(state.seats)}
    events = min(state.time, EVENTS) - (1 if state.phase == Phase.EVENT else 0)
    if len(played) > 1 or max(played) > events or (state.left < 0 and max(played) != events):
        raise BadPosition(f"Every market of the position needs {events} company tokens, the tax among them.")
    if (state.phase == Phase.EVENT) != bool(state.owing):
        raise BadPosition("Somebody in the position owes a secret choice in the phase event, and only then.")
    if state.phase == Phase.EVENT and (state.time > EVENTS or state.left >= 0):
        raise BadPosition("There is no time event any more in the position.")
    for seat in range(state.seats):
        check_choice(state, seat)


def check_choice(state: MareState, seat: Seat) -> None:
    """§9.2 What a seat has chosen in secret is something it could choose; the fifth token is no choice (R29)."""
    chosen = state.sealed[seat]
    must_be_there = state.phase == Phase.EVENT and state.time == EVENTS
    if chosen == NONE and not must_be_there:
        return
    if state.phase != Phase.EVENT or chosen not in playable(state, seat):
        raise BadPosition(f"sealed {seat} of the position is nothing that seat could choose.")
    payments = (state.paid[2 * seat], state.paid[2 * seat + 1])
    ways = payment_pairs(state, seat) if chosen == TAX and is_asked_what_to_pay(state, seat) else []
    ways += [(one, NONE) for one, _ in ways]
    if payments != (NONE, NONE) and payments not in ways:
        raise BadPosition(f"sealed {seat} of the position pays what is not there.")


def check_contracts(state: MareState) -> None:
    """§13.2 No card twice, and the ledger tells how each came to its owner; none of it without the module."""
    held = [NONE] * state.seats
    for line in state.ledger:
        seat, card = divmod(line, LEDGER_LINE)
        if (card == KEPT and held[seat] == NONE) or card in held:
            raise BadPosition(f"{write_line(line)} in the ledger of the position cannot be.")
        if card != KEPT:
            held[seat] = card
    taken = [card for card in state.contracts if card != NONE]
    if len(set(taken)) < len(taken) or (state.phase != Phase.OVER and held != state.contracts):
        raise BadPosition("The contracts of the position are not those of its ledger.")
    if (taken or state.phase == Phase.CONTRACT) and not state.options.contracts:
        raise BadPosition("The position has contracts, but is played without them.")
