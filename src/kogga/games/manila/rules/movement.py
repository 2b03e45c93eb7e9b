"""§6 The boats move."""

from __future__ import annotations

from kogga.core.events import Say
from kogga.games.manila.actions import ROLL, Move
from kogga.games.manila.board import LAST_SPOT, PORT_SPOT, YARD_SPOT
from kogga.games.manila.events import Damaged, Docked, Rolled
from kogga.games.manila.pieces import KINDS, Ware
from kogga.games.manila.state import ManilaState, Phase


def begin_roll(state: ManilaState, say: Say | None) -> None:
    """§6.1 One die for each boat on the water, in the order of wares (R9); with none left there is no roll (R11)."""
    state.dice = [0] * KINDS
    throw_from(state, 0)


def throw_from(state: ManilaState, ware: Ware) -> None:
    """§6.1 The next die, from this ware on, belongs to a boat on the water."""
    boats = state.boats
    while ware < KINDS and not 0 <= boats[ware] <= LAST_SPOT:
        ware += 1
    state.die = ware if ware < KINDS else -1
    state.phase = Phase.ROLL if ware < KINDS else Phase.ROLLED


def rolls(state: ManilaState) -> list[tuple[Move, int]]:
    """§6.1 A fair die."""
    return [(move, 1) for move in ROLL[state.die]]


def move_boat(state: ManilaState, ware: Ware, eyes: int, say: Say | None) -> None:
    """§6.1 The boat moves by the whole roll; §6.2 past 13 lies Manila, and what is left of the roll is lost."""
    state.dice[ware] = eyes
    spot = state.boats[ware] + eyes
    if say:
        say(Rolled(ware, eyes, min(spot, PORT_SPOT)))
    if spot > LAST_SPOT:
        dock(state, ware, say)
    else:
        state.boats[ware] = spot
    throw_from(state, ware + 1)


def in_port(state: ManilaState) -> int:
    """§6.2 How many boats lie in the port."""
    return len([spot for spot in state.boats if PORT_SPOT <= spot < YARD_SPOT])


def in_yard(state: ManilaState) -> int:
    """§6.3 How many boats lie in the shipyard."""
    return len([spot for spot in state.boats if spot >= YARD_SPOT])


def dock(state: ManilaState, ware: Ware, say: Say | None) -> None:
    """§6.2 The boat takes the next berth of the port: A, B, C. §5.2 Nobody goes aboard any more (R10)."""
    berth = in_port(state)
    state.boats[ware] = PORT_SPOT + berth
    state.open &= ~(1 << ware)
    if say:
        say(Docked(ware, berth))


def repair(state: ManilaState, ware: Ware, say: Say | None) -> None:
    """§6.3 The boat takes the next berth of the shipyard: A, B, C."""
    berth = in_yard(state)
    state.boats[ware] = YARD_SPOT + berth
    state.open &= ~(1 << ware)
    if say:
        say(Damaged(ware, berth))


def bring_in(state: ManilaState, say: Say | None) -> None:
    """§6.3 After the third roll every boat short of 13 goes to the shipyard, in the order of wares (R9)."""
    for ware in range(KINDS):
        if 0 <= state.boats[ware] < LAST_SPOT:
            repair(state, ware, say)
