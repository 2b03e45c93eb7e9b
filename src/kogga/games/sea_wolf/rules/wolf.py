"""§5 The sea wolf is for hire."""

from __future__ import annotations

from typing import Final

from kogga.core.events import Say
from kogga.games.sea_wolf.actions import HIRE, REFUSE, Move
from kogga.games.sea_wolf.events import Hired, WolfLeft, WolfRefused
from kogga.games.sea_wolf.pieces import WOLF
from kogga.games.sea_wolf.rules.order import left_of
from kogga.games.sea_wolf.rules.pile import look_at_the_top
from kogga.games.sea_wolf.state import WolfState

# §5.1 Take it or leave it; also who holds one already is asked (R15).
ANSWERS: Final[list[Move]] = [HIRE, REFUSE]


def hire(state: WolfState, say: Say | None) -> None:
    """§5.1 The wolf goes into the hand of who wants it first; then the next card of the pile is looked at (R13)."""
    state.wolves[state.asked] += 1
    if say:
        say(Hired(state.asked))
    look_at_the_top(state, say)


def refuse(state: WolfState, say: Say | None) -> None:
    """§5.2 The offer goes left, once round; a wolf nobody wants goes onto the used cards."""
    if say:
        say(WolfRefused(state.asked))
    state.asked = left_of(state, state.asked)
    if state.asked == state.active:
        state.discards.append(WOLF)
        if say:
            say(WolfLeft())
        look_at_the_top(state, say)
