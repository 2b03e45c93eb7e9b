"""The order of a voyage: what comes when a part of it is over. No chapter knows the next one; this page does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kogga.core.events import Say
from kogga.games.manila.pieces import ACCOMPLICES, BOARDING_ROLL, ROLLS
from kogga.games.manila.rules import auction, end, loans, market, master, movement, payout, pilots, pirates, placement
from kogga.games.manila.rules.stowaway import next_space
from kogga.games.manila.state import Cause, ManilaState, Phase


def settle(state: ManilaState, say: Say | None) -> None:
    """§11.3 The loans have been made: the debt is paid, and what it was for is done."""
    cause, chosen, owed = state.cause, state.chosen, state.debt
    pesos = loans.pay_debt(state)
    if cause == Cause.SPACE:
        placement.take_space(state, chosen, next_space(state, chosen), pesos, say)
    elif cause == Cause.OFFICE:
        auction.take_office(state, state.asked, pesos, say)
    elif cause == Cause.SHARE:
        master.take_share(state, chosen, pesos, say)
    else:
        payout.settle_damage(state, state.asked, owed, pesos, say)


def end_round(state: ManilaState, say: Say | None) -> None:
    """§5.1 A roll follows each round, but with three players not the first; §8.1 the last roll waits for pilots."""
    if not state.roll():
        state.phase = Phase.NEXT_ROUND
    elif state.round == ACCOMPLICES[state.seats]:
        pilots.begin_piloting(state)
    else:
        movement.begin_roll(state, say)


def end_roll(state: ManilaState, say: Say | None) -> None:
    """§7.1 After the second roll pirates board; §6.3, §7.3 after the third the boats come in and are plundered."""
    if state.roll() == BOARDING_ROLL:
        pirates.begin_boarding(state)
    elif state.roll() == ROLLS:
        movement.bring_in(state, say)
        pirates.attack(state, say)
    else:
        state.phase = Phase.NEXT_ROUND


def end_voyage(state: ManilaState, say: Say | None) -> None:
    """§10.1 All is paid: wares that came in go up; §10.2 then the game is over or the next voyage begins."""
    market.raise_wares(state, say)
    end.end_voyage(state, say)


# What follows when a part of the voyage is over.
NEXT: Final[dict[int, Callable[[ManilaState, Say | None], None]]] = {
    Phase.PAID: settle,
    Phase.NEXT_ROUND: placement.begin_round,
    Phase.ROUND_OVER: end_round,
    Phase.PILOTED: movement.begin_roll,
    Phase.ROLLED: end_roll,
    Phase.SENT: payout.pay_out,
    Phase.VOYAGE_OVER: end_voyage,
}
OVER: Final = Phase.OVER


def go_on(state: ManilaState, say: Say | None) -> None:
    """§3 - §10 Go on until somebody owes a decision, luck is next or the game is over."""
    while state.phase > OVER:
        NEXT[state.phase](state, say)
