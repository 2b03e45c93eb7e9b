"""What can be on a table, and what cannot: a position that was written by hand is measured by the rules."""

from __future__ import annotations

from kogga.core.errors import BadPosition
from kogga.games.explorers.notation.parts import is_begun
from kogga.games.explorers.pieces import NOBODY, TARGETS
from kogga.games.explorers.rules.possible.first import check_first
from kogga.games.explorers.rules.possible.luck import check_captured, check_heroes, check_luck
from kogga.games.explorers.rules.possible.phases import check_phase
from kogga.games.explorers.rules.possible.sealed import check_discards, check_offer, check_thefts
from kogga.games.explorers.rules.possible.table import (
    check_board,
    check_buildings,
    check_crews,
    check_fleet,
    check_supplies,
)
from kogga.games.explorers.rules.possible.turn import check_choices, check_dice, check_pirate, check_used, check_voyage
from kogga.games.explorers.rules.preparation import last_seat
from kogga.games.explorers.state import ExplorersState, Phase

__all__ = ["check"]


def check(state: ExplorersState) -> None:
    """§1.2 Refuse what cannot be on a table."""
    check_phase(state)
    check_course(state)
    check_board(state)
    check_buildings(state)
    check_supplies(state)
    check_first(state)
    for seat in range(state.seats):
        check_fleet(state, seat)
    check_crews(state)
    check_dice(state)
    check_used(state)
    check_voyage(state)
    check_pirate(state)
    check_captured(state)
    check_heroes(state)
    check_luck(state)
    check_offer(state)
    check_discards(state)
    check_thefts(state)
    check_choices(state)


def check_course(state: ExplorersState) -> None:
    """§3.1, §16.1 Rounds, and a winner at the end alone."""
    rounds = range(1, state.options.rounds + 1) if is_begun(state) else range(1)
    if state.round not in rounds:
        raise BadPosition(f"round of the position cannot be {state.round}.")
    has_target = state.points[state.active] >= TARGETS[state.scenario]
    is_over = state.phase == Phase.OVER
    if state.winner not in (NOBODY, state.active) or (state.winner != NOBODY) != (is_over and has_target):
        raise BadPosition("The winner of the position is the active seat with the target.")
    if has_target and not is_over:
        raise BadPosition("The active seat of the position has the target: the game is over.")
    is_last = state.round == state.options.rounds and state.active == last_seat(state)
    if is_over and not has_target and not is_last:
        raise BadPosition("The game of the position is not over: nobody has won, and there are turns left.")
