"""§3 A turn: production, building and trade, movement."""

from __future__ import annotations

from kogga.core.events import Say
from kogga.games.explorers.events import PutToSea, RoundBegan, TurnBegan
from kogga.games.explorers.pieces import MAX_SEATS, NONE
from kogga.games.explorers.rules.ending import has_won, rounds_over
from kogga.games.explorers.rules.memory import is_settled
from kogga.games.explorers.state import ExplorersState, Phase


def begin_round(state: ExplorersState, say: Say | None) -> None:
    """§3.1 A round is one turn of every seat, from the start player on (R7)."""
    state.round += 1
    state.active = state.first
    if say:
        say(RoundBegan(state.round))
    begin_turn(state, say)


def begin_turn(state: ExplorersState, say: Say | None) -> None:
    """§3.1 First of all the active seat may have won already; then the dice fall (R6)."""
    state.dice = state.die = 0
    state.bought = state.sold = state.drafts = state.docked = state.fished = 0
    state.open = NONE
    state.used = state.stepped = state.wooled = state.tolled = state.tried = 0
    state.sites = None
    state.phase = Phase.ROLL
    if state.thefts and is_settled(state):
        state.thefts = ()
    if say:
        say(TurnBegan(state.active))
    has_won(state, say)


def put_to_sea(state: ExplorersState, say: Say | None) -> None:
    """§3.1 Building is over, the movement phase begins (R7)."""
    state.phase = Phase.SEA
    if say:
        say(PutToSea(state.active))


def pass_on(state: ExplorersState, say: Say | None) -> None:
    """§3.1 The next seat clockwise; §16.3 after the last seat of the last round nobody."""
    state.rolls = (0,) * MAX_SEATS
    following = (state.active + 1) % state.seats
    if following != state.first:
        state.active = following
        begin_turn(state, say)
    elif state.round < state.options.rounds:
        begin_round(state, say)
    else:
        rounds_over(state, say)
