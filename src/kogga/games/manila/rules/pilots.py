"""§8 Pilots, after the last placement and before the third roll."""

from __future__ import annotations

from kogga.core.events import Say
from kogga.core.refusals import Refusal
from kogga.games.manila.actions import STEER_BACK, STEER_ON, STOP, Move
from kogga.games.manila.board import LARGE_PILOT, LAST_SPOT, LOADED, SMALL_PILOT, Space
from kogga.games.manila.events import PilotStopped, Steered
from kogga.games.manila.pieces import KINDS, NO_PAWN, PAWNS, WARES, Ware
from kogga.games.manila.rules.movement import dock
from kogga.games.manila.state import ManilaState, Phase


def begin_piloting(state: ManilaState) -> None:
    """§8.1 The small pilot goes first, also where both are one player's."""
    if not ask_pilot(state, SMALL_PILOT, Phase.SMALL_PILOT):
        ask_large_pilot(state)


def ask_large_pilot(state: ManilaState) -> None:
    """§8.2 Then the large one."""
    if not ask_pilot(state, LARGE_PILOT, Phase.LARGE_PILOT):
        state.phase = Phase.PILOTED


def ask_pilot(state: ManilaState, space: Space, phase: int) -> bool:
    """§8.1, §8.2 The pilot's owner decides; with no boat on the water he is not asked (R17)."""
    pawn = state.spaces[space]
    if pawn == NO_PAWN or min(state.boats[ware] for ware in LOADED[state.ashore]) > LAST_SPOT:
        return False
    state.asked = pawn // PAWNS
    state.phase = phase
    return True


def steps(state: ManilaState) -> list[Move]:
    """§8.1, §8.2 Every boat on the water may be moved one space, on or back.

    §8.3 Not below 0 (R17); the large pilot does not take back the step he has just made (R16).
    """
    boats = state.boats
    undone = state.towed ^ 1
    on = [STEER_ON[ware] for ware in range(KINDS) if 0 <= boats[ware] <= LAST_SPOT and 2 * ware + 1 != undone]
    back = [STEER_BACK[ware] for ware in range(KINDS) if 0 < boats[ware] <= LAST_SPOT and 2 * ware != undone]
    return on + back


def answers(state: ManilaState) -> list[Move]:
    """§8.1, §8.2 A step, or none: a pilot is free to do nothing."""
    moves = steps(state)
    moves.append(STOP)
    return moves


def why_not_steer(state: ManilaState, ware: Ware, step: int) -> Refusal | None:
    """§8.3 Why this boat cannot be moved so."""
    spot = state.boats[ware]
    if not 0 <= spot <= LAST_SPOT:
        return Refusal("8.3", "not_on_water", (("ware", WARES[ware]),))
    if spot + step < 0:
        return Refusal("8.3", "not_below_0", (("ware", WARES[ware]),))
    if towed(ware, -step) == state.towed:
        return Refusal("8.2", "not_back_again", (("ware", WARES[ware]),))
    return None


def towed(ware: Ware, step: int) -> int:
    """§8.2 A step as the state remembers it."""
    return 2 * ware + (step > 0)


def steer(state: ManilaState, ware: Ware, step: int, say: Say | None) -> None:
    """§8.1, §8.2 One boat, one space. §8.3 Past 13 it docks at once; on 13 nothing happens to it."""
    spot = state.boats[ware] + step
    if say:
        say(Steered(state.asked, ware, step, spot, state.phase != Phase.SMALL_PILOT))
    if spot > LAST_SPOT:
        dock(state, ware, say)
    else:
        state.boats[ware] = spot
    go_on_piloting(state, towed(ware, step))


def go_on_piloting(state: ManilaState, step: int) -> None:
    """§8.2 The large pilot has two steps: one boat twice the same way, or two boats (R16)."""
    if state.phase == Phase.SMALL_PILOT:
        ask_large_pilot(state)
        return
    state.towed = step if state.phase == Phase.LARGE_PILOT else -1
    if state.towed >= 0 and steps(state):
        state.phase = Phase.LARGE_AGAIN
    else:
        end_piloting(state)


def stop(state: ManilaState, say: Say | None) -> None:
    """§8.1, §8.2 Each pilot decides for himself."""
    if say:
        say(PilotStopped(state.asked, state.phase != Phase.SMALL_PILOT))
    if state.phase == Phase.SMALL_PILOT:
        ask_large_pilot(state)
    else:
        end_piloting(state)


def end_piloting(state: ManilaState) -> None:
    """§8.2 The dice may roll."""
    state.towed = -1
    state.phase = Phase.PILOTED
