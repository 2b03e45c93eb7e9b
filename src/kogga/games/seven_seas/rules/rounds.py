"""§3 A round: choosing, calling, taking back."""

from __future__ import annotations

from typing import Final

from kogga.core.actions import Seat
from kogga.core.events import Say
from kogga.core.refusals import Refusal
from kogga.games.seven_seas.actions import CHOOSE, RitualMoves
from kogga.games.seven_seas.events import Called, Chose
from kogga.games.seven_seas.pieces import NO_ROLE, RECALL, ROLES, Role
from kogga.games.seven_seas.rules import cartographer, end, governor, merchant, shipwright
from kogga.games.seven_seas.rules.battle import share_loot
from kogga.games.seven_seas.rules.captain import play_nothing
from kogga.games.seven_seas.rules.order import left_of
from kogga.games.seven_seas.rules.preparation import begin_round
from kogga.games.seven_seas.rules.rituals import hold_ritual, offer_rituals
from kogga.games.seven_seas.rules.tavern import work
from kogga.games.seven_seas.state import Phase, SeasState, line_up, privilege_of

# §3.1 Any character in hand can be chosen, by those that lie on the table; there is always one (R10).
CHOICES: Final = [
    [CHOOSE[role] for role in range(len(ROLES)) if not tabled >> role & 1] for tabled in range(1 << len(ROLES))
]


def why_not_choose(state: SeasState, seat: Seat, role: int) -> Refusal | None:
    """§3.1 One character, and none that lies on the table."""
    if not state.owing >> seat & 1:
        return Refusal("3.1", "has_chosen")
    if state.tabled[seat] >> role & 1:
        return Refusal("3.5", "on_the_table", (("role", ROLES[role]),))
    return None


def choose(state: SeasState, seat: Seat, role: int, say: Say | None) -> None:
    """§3.1 A character is laid down, face down; when all lie there, the call begins."""
    state.chosen[seat] = role
    state.owing &= ~(1 << seat)
    if say:
        say(Chose(seat))
    if not state.owing:
        state.agenda = line_up(state.chosen, NO_ROLE, state.first, state.first)
        state.phase = Phase.AFTER_CALL


def go_on(state: SeasState, say: Say | None) -> None:
    """§3.2 The rules go on by themselves until a seat or luck has a word."""
    while state.phase > Phase.OVER:
        if state.phase == Phase.AFTER_CALL:
            if state.agenda:
                call_the_next(state, say)
            else:
                end_round(state, say)
        elif state.role == Role.CAPTAIN:
            share_loot(state, say)
        elif state.role == Role.SHAMAN:
            work(state, say)
        else:
            state.phase = Phase.AFTER_CALL


def call_the_next(state: SeasState, say: Say | None) -> None:
    """§3.2 In the order of the roles, from the first player clockwise, each finishing before the next."""
    call = state.agenda[-1]
    role = call >> 3
    seat = (state.first + (call & 7)) % state.seats
    if role != state.role:
        turn_over(state, role, seat, say)
    state.agenda = state.agenda[:-1]
    state.active = seat
    state.asked = seat
    begin_call(state, role, say)


def turn_over(state: SeasState, role: int, seat: Seat, say: Say | None) -> None:
    """§3.2 All who chose the role turn it over together; roles nobody chose pass (R10). §3.3 The only one has the
    privilege, §3.4 twice over as first player; §16.3 with two players never twice (R46).
    """
    state.role = role
    state.privilege = privilege_of(state.chosen, role, seat, state.first)
    if say:
        say(Called(role, tuple([each for each in range(state.seats) if state.chosen[each] == role])))


def begin_call(state: SeasState, role: int, say: Say | None) -> None:
    """§3.2 The seat acts its role out."""
    if role == Role.SHIPWRIGHT:
        shipwright.begin(state, say)
    elif role == Role.GOVERNOR:
        governor.begin(state, say)
    elif role == Role.CAPTAIN:
        state.phase = Phase.CAPTAIN
    elif role == Role.ISLANDER:
        state.phase = Phase.ISLANDER
    elif role == Role.SHAMAN:
        state.phase = Phase.SHAMAN
    elif role == Role.MERCHANT:
        merchant.ask(state, say)
    else:
        cartographer.begin(state, say)


def ritual(state: SeasState, action: RitualMoves, say: Say | None) -> None:
    """§13.1 A ritual leads back to the same question, if there still is one (R31)."""
    hold_ritual(state, state.asked, action, say)
    phase = state.phase
    if phase == Phase.RITUALS:
        offer_rituals(state)
    elif phase == Phase.SHIPWRIGHT:
        shipwright.ask(state, say)
    elif phase == Phase.GOVERNOR:
        governor.ask(state, say)
    elif phase == Phase.MERCHANT:
        merchant.ask(state, say)
    elif phase == Phase.CARTOGRAPHER:
        cartographer.ask(state, say)
    else:
        end.ask_from(state, state.asked, say)


def decline(state: SeasState, say: Say | None) -> None:
    """§6.9, §8.2, §9.3 Captain, Islander or Shaman without a card to play: a skull."""
    if state.role == Role.CAPTAIN:
        play_nothing(state, "no_convoy", say)
    elif state.role == Role.ISLANDER:
        play_nothing(state, "no_port", say)
    else:
        play_nothing(state, "no_curse", say)


def end_moves(state: SeasState, say: Say | None) -> None:
    """§13.1, §10.5, §15.2 No more rituals or sales."""
    if state.phase == Phase.RITUALS:
        state.phase = Phase.AFTER_CALL
    elif state.phase == Phase.MERCHANT:
        merchant.end(state, say)
    else:
        end.end(state, say)


def end_round(state: SeasState, say: Say | None) -> None:
    """§3.5 Captain, Islander and Shaman take all characters back, whatever came of it (R10); the others leave theirs.
    §3.6 The marker goes clockwise.
    """
    for seat in range(state.seats):
        role = state.chosen[seat]
        state.tabled[seat] = 0 if role in RECALL else state.tabled[seat] | 1 << role
        state.chosen[seat] = NO_ROLE
    if end.is_last_round(state):
        end.begin_sale(state, say)
        return
    state.first = left_of(state, state.first)
    begin_round(state, say)
