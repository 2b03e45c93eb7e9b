"""§2 Preparation."""

from __future__ import annotations

from kogga.core.actions import Seat
from kogga.core.events import Say
from kogga.games.manila.actions import DEALT, OPENER, Move
from kogga.games.manila.board import ELSEWHERE, NOT_AFLOAT, SPACES
from kogga.games.manila.events import OpenerNamed, PilesOpened, ShareDealt
from kogga.games.manila.pieces import CASH, HAND, KINDS, NO_PAWN, NO_SEAT, NO_WARE, POOL, SHARES, ManilaOptions, Ware
from kogga.games.manila.rules.auction import open_auction
from kogga.games.manila.state import ManilaState, Phase


def set_up(seats: int, options: ManilaOptions) -> ManilaState:
    """§2.1 Thirty pesos each, accomplices in hand (a fourth with three players); §2.3 all wares at nothing."""
    nothing = [0] * (KINDS * seats)
    return ManilaState(
        seats, options, Phase.OPENER, 0, 1, 0, 0, NO_SEAT, 0, 0, NO_WARE, NO_WARE, -1, -1, 0, 0, 0, -1,
        [NOT_AFLOAT] * KINDS, [0] * KINDS, [NO_PAWN] * SPACES, ELSEWHERE, [CASH] * seats,
        nothing[:], nothing[:], nothing, [""] * seats, [SHARES] * KINDS, [0] * KINDS,
    )  # fmt: skip


def openers(state: ManilaState) -> list[tuple[Move, int]]:
    """§2.4 Any seat may open the first auction, each as likely (R1)."""
    return [(OPENER[seat], 1) for seat in range(state.seats)]


def name_opener(state: ManilaState, seat: Seat, say: Say | None) -> None:
    """§2.4 Luck has named the opener; now the shares are dealt."""
    state.master = seat
    state.phase = Phase.DEAL
    if say:
        say(OpenerNamed(seat))


def deals(state: ManilaState) -> list[tuple[Move, int]]:
    """§2.2 Three shares of each ware make the pool, two never enter it; every share of it is as likely."""
    kept = SHARES - POOL
    return [(DEALT[ware], left - kept) for ware, left in enumerate(state.supply) if left > kept]


def deal_share(state: ManilaState, ware: Ware, say: Say | None) -> None:
    """§2.2 Two shares each, seat by seat, seen by their owner alone."""
    seat = state.asked
    state.supply[ware] -= 1
    state.free[KINDS * seat + ware] += 1
    if say:
        say(ShareDealt(seat, ware))
    if state.free_count(seat) == HAND:
        state.asked += 1
    if state.asked == state.seats:
        open_piles(state, say)


def open_piles(state: ManilaState, say: Say | None) -> None:
    """§2.2 What was not dealt lies face up, so that everybody sees how much of each ware was dealt; the game begins."""
    if say:
        say(PilesOpened(tuple(state.supply)))
    open_auction(state, say)
