"""§16 The end."""

from __future__ import annotations

from kogga.core.events import Say
from kogga.games.explorers.events import RoundsOver, Won
from kogga.games.explorers.pieces import TARGETS
from kogga.games.explorers.state import ExplorersState, Phase


def has_won(state: ExplorersState, say: Say | None) -> bool:
    """§1.1, §16.1, §16.2 Who holds the target in its own turn wins at once (R13)."""
    if state.points[state.active] < TARGETS[state.scenario]:
        return False
    state.winner = state.active
    game_over(state)
    if say:
        say(Won(state.active, state.points[state.active]))
    return True


def way(state: ExplorersState) -> str:
    """§16.1, §16.3 Somebody reached the target, or the rounds were over."""
    return "target" if state.winner >= 0 else "rounds"


def game_over(state: ExplorersState) -> None:
    """§16.1 Nothing is under way any more."""
    state.phase = Phase.OVER
    state.captured = ()
    state.rollers = ()
    state.sites = None


def rounds_over(state: ExplorersState, say: Say | None) -> None:
    """§16.3 The last round is complete (R55)."""
    game_over(state)
    if say:
        say(RoundsOver())
