"""§4.1 What the top of the pile turns out to be."""

from __future__ import annotations

from kogga.core.events import Say
from kogga.games.sea_wolf.rules.delivery import begin_delivery
from kogga.games.sea_wolf.rules.order import pass_the_turn
from kogga.games.sea_wolf.rules.preparation import lift_stack
from kogga.games.sea_wolf.state import Phase, WolfState


def look_at_the_top(state: WolfState, say: Say | None) -> None:
    """§4.1 The action is complete, the row filled (R9): a delivery card on top begins a delivery.

    At the bottom of its stack it comes when the stack is used up; in a shuffled stack luck tells (R4, R23).
    """
    if not state.left and not state.due:
        lift_stack(state, state.stack + 1)
    if not state.left:
        begin_delivery(state, say)
    elif state.shuffled and state.due:
        state.phase = Phase.TOP
    else:
        pass_the_turn(state)


def top_is(state: WolfState, delivery: bool, say: Say | None) -> None:
    """§4.1 Luck has told: a delivery, even right after another one (R13), or the next player's turn."""
    if delivery:
        begin_delivery(state, say)
    else:
        pass_the_turn(state)
