"""§3 The auction of the harbour master's office."""

from __future__ import annotations

from kogga.core.actions import Seat
from kogga.core.events import Say
from kogga.core.refusals import Refusal
from kogga.games.manila.actions import BID, PASS, Move
from kogga.games.manila.board import ELSEWHERE, NOT_AFLOAT, SPACES
from kogga.games.manila.events import BidMade, OfficeTaken, Passed, VoyageBegan
from kogga.games.manila.pieces import KINDS, MAX_BID, NO_PAWN, NO_SEAT, NO_WARE, TOKEN_BID, Pesos
from kogga.games.manila.rules.loans import NOTHING_CHOSEN, add_credit, means, pays
from kogga.games.manila.rules.order import LEFT_OF
from kogga.games.manila.state import Cause, ManilaState, Phase


def open_auction(state: ManilaState, say: Say | None) -> None:
    """§3.1 The last harbour master bids first, before the first voyage the seat luck named (R1)."""
    state.phase = Phase.AUCTION
    state.asked = state.master
    state.bid = 0
    state.bidder = NO_SEAT
    state.out = 0
    if say:
        say(VoyageBegan(state.voyage, state.master))


def cap(state: ManilaState, seat: Seat) -> Pesos:
    """§3.3 Nobody bids more than cash and possible loans make; never more than 200 (R4)."""
    return min(means(state, seat), MAX_BID)


def bids(state: ManilaState) -> list[Move]:
    """§3.1 More than the standing bid, as far as §3.3 lets you; §3.2 or pass. Who can only pass is asked too (R5)."""
    seat = state.asked
    moves = BID[state.bid : means(state, seat)]  # the table itself ends at 200 (R4)
    moves.append(PASS)
    add_credit(state, seat, moves)
    return moves


def why_not_bid(state: ManilaState, seat: Seat, pesos: Pesos) -> Refusal | None:
    """§3.1 A bid is higher than the one before. §3.3 It can be paid."""
    if pesos <= state.bid:
        return Refusal("3.1", "bid_too_low", (("standing", state.bid),))
    if cap(state, seat) <= state.bid:
        return Refusal("3.3", "can_only_pass", (("standing", state.bid),))
    if pesos > cap(state, seat):
        return Refusal("3.3", "bid_too_high", (("most", cap(state, seat)),))
    return None


def make_bid(state: ManilaState, pesos: Pesos, say: Say | None) -> None:
    """§3.1 The bid stands, and the next seat still in the auction is asked."""
    seat = state.asked
    state.bid = pesos
    state.bidder = seat
    if say:
        say(BidMade(seat, pesos))
    state.asked = next_in(state, seat)


def next_in(state: ManilaState, seat: Seat) -> Seat:
    """§3.1 Clockwise, the next seat that has not passed."""
    left_of = LEFT_OF[state.seats]
    seat = left_of[seat]
    while state.out >> seat & 1:
        seat = left_of[seat]
    return seat


def leave_auction(state: ManilaState, say: Say | None) -> None:
    """§3.2 Who has passed does not come back; the auction ends when one seat is left."""
    seat = state.asked
    state.out |= 1 << seat
    if say:
        say(Passed(seat))
    state.asked = next_in(state, seat)
    if state.out.bit_count() == state.seats - 1:
        end_auction(state, state.asked, say)


def end_auction(state: ManilaState, seat: Seat, say: Say | None) -> None:
    """§3.4 The last seat left owes its bid at once; §3.5 where nobody bid, it is not even asked (R6)."""
    if not state.bid:
        pesos = min(TOKEN_BID, state.cash[seat])
        state.cash[seat] -= pesos
        take_office(state, seat, pesos, say)
    elif pays(state, seat, state.bid, Cause.OFFICE, NOTHING_CHOSEN, say):
        take_office(state, seat, state.bid, say)


def take_office(state: ManilaState, seat: Seat, pesos: Pesos, say: Say | None) -> None:
    """§3.4 Who has paid is harbour master for this voyage."""
    clear_board(state)
    state.master = seat
    state.out = 0
    state.phase = Phase.SHARE
    if say:
        say(OfficeTaken(seat, pesos, state.bidder == NO_SEAT))


def clear_board(state: ManilaState) -> None:
    """§10.2 The boats and accomplices of the last voyage leave the board."""
    state.round = 0
    state.ashore = NO_WARE
    state.plundered = 0
    state.boats = [NOT_AFLOAT] * KINDS
    state.dice = [0] * KINDS
    state.spaces = [NO_PAWN] * SPACES
    state.open = ELSEWHERE
