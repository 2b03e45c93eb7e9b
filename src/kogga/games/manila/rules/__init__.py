"""The rules, one module a chapter of the book."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, assert_never

from kogga.core.actions import Seat
from kogga.core.events import Say
from kogga.core.refusals import Refusal
from kogga.games.manila.actions import (
    AuctionMove,
    AuctionMoves,
    Bid,
    Board,
    Borrow,
    BuyShare,
    Dealt,
    Decline,
    LeaveAshore,
    LoanMove,
    LoanMoves,
    LuckMove,
    LuckMoves,
    MasterMove,
    MasterMoves,
    Move,
    NoShare,
    Opener,
    Pass,
    PilotMove,
    PilotMoves,
    PirateMove,
    PirateMoves,
    Place,
    PlacementMove,
    PlacementMoves,
    Redeem,
    Roll,
    Send,
    SetOut,
    Stay,
    Steer,
    Stop,
    ThrowOut,
)
from kogga.games.manila.rules import auction, flow, loans, master, movement, pilots, pirates, placement, preparation
from kogga.games.manila.state import ManilaState, Phase

NOBODY: Final[list[Move]] = []
OVER: Final = Phase.OVER


def apply(state: ManilaState, action: Move, say: Say | None) -> None:
    """Hand the action to its chapter, the commonest first, and go on from there."""
    if isinstance(action, PlacementMove):
        place_or_decline(state, action, say)
    elif isinstance(action, LuckMove):
        luck(state, action, say)
    elif isinstance(action, AuctionMove):
        bid_or_pass(state, action, say)
    elif isinstance(action, LoanMove):
        borrow_or_redeem(state, action, say)
    elif isinstance(action, MasterMove):
        do_duty(state, action, say)
    elif isinstance(action, PirateMove):
        raid(state, action, say)
    elif isinstance(action, PilotMove):
        pilot(state, action, say)
    else:
        assert_never(action)
    if state.phase > OVER:
        flow.go_on(state, say)


def luck(state: ManilaState, action: LuckMoves, say: Say | None) -> None:
    """§2.2, §2.4, §6.1 Luck's turns."""
    if isinstance(action, Roll):
        movement.move_boat(state, action.ware, action.eyes, say)
    elif isinstance(action, Dealt):
        preparation.deal_share(state, action.ware, say)
    elif isinstance(action, Opener):
        preparation.name_opener(state, action.seat, say)
    else:
        assert_never(action)


def bid_or_pass(state: ManilaState, action: AuctionMoves, say: Say | None) -> None:
    """§3 The auction."""
    if isinstance(action, Bid):
        auction.make_bid(state, action.pesos, say)
    elif isinstance(action, Pass):
        auction.leave_auction(state, say)
    else:
        assert_never(action)


def do_duty(state: ManilaState, action: MasterMoves, say: Say | None) -> None:
    """§4 The harbour master's duties."""
    if isinstance(action, SetOut):
        master.set_boat(state, action.ware, action.spot, say)
    elif isinstance(action, LeaveAshore):
        master.leave_ashore(state, action.ware, say)
    elif isinstance(action, BuyShare):
        master.buy_share(state, action.ware, say)
    elif isinstance(action, NoShare):
        master.buy_none(state, say)
    else:
        assert_never(action)


def place_or_decline(state: ManilaState, action: PlacementMoves, say: Say | None) -> None:
    """§5 Placing accomplices."""
    if isinstance(action, Place):
        placement.place(state, action.target, say)
    elif isinstance(action, Decline):
        placement.decline(state, say)
    else:
        assert_never(action)


def raid(state: ManilaState, action: PirateMoves, say: Say | None) -> None:
    """§7 The pirates' decisions."""
    if isinstance(action, Board):
        pirates.board(state, action.ware, say)
    elif isinstance(action, ThrowOut):
        pirates.throw_out(state, action.ware, action.seat, say)
    elif isinstance(action, Stay):
        pirates.stay(state, say)
    elif isinstance(action, Send):
        pirates.send(state, action.ware, action.to_port, say)
    else:
        assert_never(action)


def pilot(state: ManilaState, action: PilotMoves, say: Say | None) -> None:
    """§8 The pilots' decisions."""
    if isinstance(action, Steer):
        pilots.steer(state, action.ware, action.step, say)
    elif isinstance(action, Stop):
        pilots.stop(state, say)
    else:
        assert_never(action)


def borrow_or_redeem(state: ManilaState, action: LoanMoves, say: Say | None) -> None:
    """§11 Dealings with the bank."""
    if isinstance(action, Borrow):
        loans.borrow(state, action.ware, say)
    elif isinstance(action, Redeem):
        loans.redeem(state, action.ware, say)
    else:
        assert_never(action)


def nothing(state: ManilaState) -> list[Move]:
    """Luck is next, or the game is over."""
    return NOBODY


# What the asked seat may do, by phase.
ANSWERS: Final[tuple[Callable[[ManilaState], list[Move]], ...]] = (
    nothing,  # the opener is named
    nothing,  # shares are dealt
    nothing,  # dice roll
    auction.bids,
    loans.loans,
    master.purchases,
    master.loadings,
    master.settings,
    placement.placements,
    pirates.answers,  # the captain's
    pirates.answers,  # the second pirate's
    pilots.answers,  # the small one's
    pilots.answers,  # the large one's
    pilots.answers,  # the large one's second step
    pirates.destinations,
    nothing,  # over
)


def moves(state: ManilaState, seat: Seat) -> list[Move]:
    """Everything this seat may do now."""
    return ANSWERS[state.phase](state) if seat == state.asked else NOBODY


def odds(state: ManilaState) -> list[tuple[Move, int]]:
    """What luck may bring, with weights."""
    if state.phase == Phase.ROLL:
        return movement.rolls(state)
    return preparation.deals(state) if state.phase == Phase.DEAL else preparation.openers(state)


# The moments each verb belongs to, the paragraph that says so, and the sentence for any other moment.
OWN_TURN: Final = (Phase.AUCTION, Phase.SHARE, Phase.LOAD, Phase.SET, Phase.PLACE)
MOMENTS: Final[dict[type[Move], tuple[tuple[int, ...], str, str]]] = {
    Bid: ((Phase.AUCTION,), "3.1", "no_auction"),
    Pass: ((Phase.AUCTION,), "3.2", "no_auction"),
    BuyShare: ((Phase.SHARE,), "4.1", "no_share_now"),
    NoShare: ((Phase.SHARE,), "4.1", "no_share_now"),
    LeaveAshore: ((Phase.LOAD,), "4.2", "no_loading_now"),
    SetOut: ((Phase.SET,), "4.3", "no_setting_now"),
    Place: ((Phase.PLACE,), "5.1", "no_placement_now"),
    Decline: ((Phase.PLACE,), "5.8", "no_placement_now"),
    Board: ((Phase.CAPTAIN, Phase.PIRATE), "7.1", "no_boarding_now"),
    ThrowOut: ((Phase.CAPTAIN, Phase.PIRATE), "14.1", "no_boarding_now"),
    Stay: ((Phase.CAPTAIN, Phase.PIRATE), "7.1", "no_boarding_now"),
    Send: ((Phase.SEND,), "7.4", "nothing_plundered"),
    Steer: ((Phase.SMALL_PILOT, Phase.LARGE_PILOT, Phase.LARGE_AGAIN), "8.1", "no_piloting_now"),
    Stop: ((Phase.SMALL_PILOT, Phase.LARGE_PILOT, Phase.LARGE_AGAIN), "8.1", "no_piloting_now"),
    Borrow: ((Phase.LOAN, *OWN_TURN), "11.1", "no_loan_now"),
    Redeem: (OWN_TURN, "11.2", "no_redemption_now"),
}


def why_not(state: ManilaState, seat: Seat, action: Move) -> Refusal | None:
    """Why this seat may not do this now; None: it may."""
    if isinstance(action, LuckMove):
        return Refusal("6.1" if isinstance(action, Roll) else "2.2", "luck_alone")
    if state.phase == Phase.OVER:
        return Refusal("10.2", "over")
    phases, paragraph, otherwise = MOMENTS[type(action)]
    if seat != state.asked or state.phase < Phase.AUCTION:
        return Refusal(paragraph, "not_asked")
    if state.phase not in phases:
        return Refusal("11.3", "debt_first", (("debt", state.debt),)) if state.debt else Refusal(paragraph, otherwise)
    if isinstance(action, (PirateMove, PilotMove)):
        return why_not_at_sea(state, action)
    return why_not_ashore(state, seat, action)


def why_not_ashore(
    state: ManilaState, seat: Seat, action: AuctionMoves | MasterMoves | PlacementMoves | LoanMoves
) -> Refusal | None:
    """§3, §4, §5, §11 Why this is refused although it is the moment for it."""
    if isinstance(action, Bid):
        return auction.why_not_bid(state, seat, action.pesos)
    if isinstance(action, BuyShare):
        return master.why_not_buy(state, seat, action.ware)
    if isinstance(action, SetOut):
        return master.why_not_set(state, action.ware, action.spot)
    if isinstance(action, Place):
        return placement.why_not_place(state, seat, action.target)
    if isinstance(action, Borrow):
        return loans.why_not_borrow(state, seat, action.ware)
    if isinstance(action, Redeem):
        return loans.why_not_redeem(state, seat, action.ware)
    return None


def why_not_at_sea(state: ManilaState, action: PirateMoves | PilotMoves) -> Refusal | None:
    """§7, §8 Why this is refused although it is the moment for it."""
    if isinstance(action, Board):
        return pirates.why_not_board(state, action.ware)
    if isinstance(action, ThrowOut):
        return pirates.why_not_throw_out(state, action.ware, action.seat)
    if isinstance(action, Send):
        return pirates.why_not_send(state, action.ware)
    if isinstance(action, Steer):
        return pilots.why_not_steer(state, action.ware, action.step)
    return None
