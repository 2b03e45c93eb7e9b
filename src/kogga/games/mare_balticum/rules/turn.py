"""§3 A turn: up to three actions, and its end."""

from __future__ import annotations

from kogga.core.events import Say
from kogga.games.mare_balticum.board import NO_FIELD
from kogga.games.mare_balticum.events import TurnEnded
from kogga.games.mare_balticum.pieces import ACTIONS
from kogga.games.mare_balticum.rules.order import game_over
from kogga.games.mare_balticum.rules.refilling import begin_refill
from kogga.games.mare_balticum.state import MareState


def spend(state: MareState, say: Say | None) -> None:
    """§3.2 One action less; whatever was being unloaded is done with (R16). The third ends the turn by itself (R6)."""
    state.port = NO_FIELD
    state.landed = 0
    state.actions -= 1
    if not state.actions:
        turn_over(state, say)


def end_turn(state: MareState, say: Say | None) -> None:
    """§3.3 Nobody has to use all three actions; none at all is allowed, too (R6)."""
    if say:
        say(TurnEnded(state.active, state.actions))
    turn_over(state, say)


def turn_over(state: MareState, say: Say | None) -> None:
    """§3.3 The sea is refilled after every turn (R17) but the last of the game (R18)."""
    state.actions = ACTIONS
    state.port = NO_FIELD
    state.landed = 0
    state.still += 1
    if state.left > 0:
        state.left -= 1
        if not state.left:
            game_over(state, say)
            return
    begin_refill(state, say)
