"""§11 Loans, and how every payment runs."""

from __future__ import annotations

from typing import Final

from kogga.core.actions import Seat
from kogga.core.events import Say
from kogga.core.refusals import Refusal
from kogga.games.manila.actions import BORROW, REDEEM, Move
from kogga.games.manila.events import Borrowed, Redeemed
from kogga.games.manila.pieces import GINSENG, JADE, KINDS, LOAN, NUTMEG, REDEMPTION, SILK, WARES, Pesos, Ware
from kogga.games.manila.state import Cause, ManilaState, Phase

NOTHING_CHOSEN: Final = -1


def means(state: ManilaState, seat: Seat) -> Pesos:
    """§11.1 Cash, and what all unmortgaged shares would bring."""
    return state.cash[seat] + LOAN * state.free_count(seat)


def add_credit(state: ManilaState, seat: Seat, moves: list[Move]) -> None:
    """§11.1, §11.2 In one's own turn, of one's own accord: any number, and the turn goes on (R23)."""
    first = KINDS * seat
    add_held(BORROW, state.free, first, moves)
    if state.cash[seat] >= REDEMPTION:
        add_held(REDEEM, state.pledged, first, moves)


def add_held(table: list[Move], shares: list[int], first: int, moves: list[Move]) -> None:
    """§11.1, §11.2 The moves of a table whose wares are held; asked every turn, so it does without a loop."""
    if shares[first]:
        moves.append(table[NUTMEG])
    if shares[first + SILK]:
        moves.append(table[SILK])
    if shares[first + GINSENG]:
        moves.append(table[GINSENG])
    if shares[first + JADE]:
        moves.append(table[JADE])


def why_not_borrow(state: ManilaState, seat: Seat, ware: Ware) -> Refusal | None:
    """§11.1 Only an unmortgaged share brings a loan; one bought a moment ago will do (R24)."""
    if state.free[KINDS * seat + ware]:
        return None
    return Refusal("11.1", "no_free_share", (("ware", WARES[ware]),))


def borrow(state: ManilaState, ware: Ware, say: Say | None) -> None:
    """§11.1 Twelve pesos for a share turned down; the others see that, not which it is (R22)."""
    mortgage(state, state.asked, ware, say)
    if state.phase == Phase.LOAN:
        find_loans(state, say)


def mortgage(state: ManilaState, seat: Seat, ware: Ware, say: Say | None) -> None:
    """§11.1 One share is mortgaged."""
    state.free[KINDS * seat + ware] -= 1
    state.pledged[KINDS * seat + ware] += 1
    state.cash[seat] += LOAN
    remember(state, seat, "+")
    if say:
        say(Borrowed(seat, ware))


def why_not_redeem(state: ManilaState, seat: Seat, ware: Ware) -> Refusal | None:
    """§11.2 A mortgaged share and fifteen pesos in cash; no loan is forced for it (R23)."""
    if not state.pledged[KINDS * seat + ware]:
        return Refusal("11.2", "nothing_to_redeem", (("ware", WARES[ware]),))
    if state.cash[seat] < REDEMPTION:
        return Refusal("11.2", "redemption_too_dear", (("cash", state.cash[seat]),))
    return None


def redeem(state: ManilaState, ware: Ware, say: Say | None) -> None:
    """§11.2 Fifteen pesos turn a share up again; it may be mortgaged anew."""
    seat = state.asked
    state.cash[seat] -= REDEMPTION
    state.pledged[KINDS * seat + ware] -= 1
    state.free[KINDS * seat + ware] += 1
    remember(state, seat, "-")
    if say:
        say(Redeemed(seat, ware))


def remember(state: ManilaState, seat: Seat, sign: str) -> None:
    """R22 What the table can tell of a seat's mortgaged shares; all or none of them mortgaged tells everything."""
    if state.free_count(seat) and state.pledged_count(seat):
        state.credit[seat] += sign
    else:
        state.credit[seat] = ""


def pays(state: ManilaState, seat: Seat, pesos: Pesos, cause: int, chosen: int, say: Say | None) -> bool:
    """§11.3 A payment falls due. From cash it is made at once: True. Where cash is short, loans come first (R20)."""
    if state.cash[seat] >= pesos:
        state.cash[seat] -= pesos
        return True
    state.asked = seat
    state.debt = pesos
    state.cause = cause
    state.chosen = chosen
    find_loans(state, say)
    return False


def find_loans(state: ManilaState, say: Say | None) -> None:
    """§11.3 The owner chooses share by share until cash covers the debt, and not one more.

    The question is put even where all cards are alike: to skip it would tell the others so. It is skipped only
    where every unmortgaged share is needed, for their number is public (R20).
    """
    seat = state.asked
    if state.debt - state.cash[seat] > LOAN * (state.free_count(seat) - 1):
        mortgage_all(state, seat, say)
    if state.cash[seat] < state.debt and state.free_count(seat):
        state.phase = Phase.LOAN
    else:
        state.phase = Phase.PAID


def mortgage_all(state: ManilaState, seat: Seat, say: Say | None) -> None:
    """§11.3 Every share that is left is needed."""
    for ware in range(KINDS):
        for _ in range(state.free[KINDS * seat + ware]):
            mortgage(state, seat, ware, say)


def loans(state: ManilaState) -> list[Move]:
    """§11.3 While a payment is due nothing but a loan is possible (R23)."""
    moves: list[Move] = []
    add_held(BORROW, state.free, KINDS * state.asked, moves)
    return moves


def pay_debt(state: ManilaState) -> Pesos:
    """§11.3 The debt goes to the bank; who has not enough pays all there is (§9.5, §12.2). How much that was."""
    seat = state.asked
    pesos = min(state.debt, state.cash[seat])
    state.cash[seat] -= pesos
    state.debt = 0
    state.cause = Cause.OFFICE
    state.chosen = NOTHING_CHOSEN
    return pesos
