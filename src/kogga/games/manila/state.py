"""The whole truth: money, shares, boats and accomplices."""

from __future__ import annotations

from typing import Final

from kogga.core.actions import Seat
from kogga.core.state import State
from kogga.games.manila.board import Spot
from kogga.games.manila.pieces import ACCOMPLICES, KINDS, ROLLS, ManilaOptions, Pawn, Pesos, Ware


class Phase:
    """Whose word the table waits for. Luck's moments come first, so that one comparison tells.

    Those after OVER are never seen at rest: they say which part of the voyage comes next (rules/flow.py).
    """

    OPENER: Final = 0
    DEAL: Final = 1
    ROLL: Final = 2
    AUCTION: Final = 3
    LOAN: Final = 4
    SHARE: Final = 5
    LOAD: Final = 6
    SET: Final = 7
    PLACE: Final = 8
    CAPTAIN: Final = 9
    PIRATE: Final = 10
    SMALL_PILOT: Final = 11
    LARGE_PILOT: Final = 12
    LARGE_AGAIN: Final = 13
    SEND: Final = 14
    OVER: Final = 15
    PAID: Final = 16
    NEXT_ROUND: Final = 17
    ROUND_OVER: Final = 18
    PILOTED: Final = 19
    ROLLED: Final = 20
    SENT: Final = 21
    VOYAGE_OVER: Final = 22


class Cause:
    """What a payment is for."""

    OFFICE: Final = 0
    SHARE: Final = 1
    SPACE: Final = 2
    DAMAGE: Final = 3


CAUSE_WORDS: Final = ("office", "share", "space", "damage")
PHASE_WORDS: Final = (
    "opener", "deal", "roll", "auction", "loan", "share", "load", "set", "place", "captain", "pirate", "small pilot",
    "large pilot", "large pilot again", "send", "over",
)  # fmt: skip


class ManilaState(State):
    """The whole truth.

    asked      who owes the decision; while shares are dealt, who gets the next one
    voyage     number of the voyage, from 1
    master     the harbour master; until one is elected, whoever opens the auction
    bid        the standing bid, 0 if there is none; `bidder` made it, -1 if nobody
    out        seats that have passed in the auction, later seats that have declined to place more, as bits
    round      number of the placement round, from 1; 0 before the first
    ashore     the ware left ashore, -1 before loading
    boats      where each ware's boat is (board.Spot)
    dice       each ware's die in the last roll of this voyage, 0 if it was not thrown
    die        the ware whose die luck throws next
    spaces     the accomplice on each space (board.Space), -1 if vacant
    open       targets (board.Target) where there is room for one more, as bits; it follows from boats and spaces
    boarded    the hold space the pirate captain has just boarded, -1 if none
    towed      the large pilot's first step: twice its ware, plus 1 if it went on; -1 if none
    plundered  plundered boats, as bits by ware
    debt       the payment the asked seat must find loans for, 0 if there is none; `cause` says what it is for,
               `chosen` which ware or which target, -1 if neither
    cash       pesos by seat
    free       unmortgaged shares, by four times the seat plus the ware
    pledged    mortgaged shares, likewise
    bought     shares bought in the open, likewise
    credit     by seat what the table saw of its loans since its shares were last all free or all mortgaged:
               `+` a loan, `-` a redemption, a ware's number a purchase
    supply     shares nobody holds, by ware
    market     steps each ware has climbed
    """

    __slots__ = (
        "ashore", "asked", "bid", "bidder", "boarded", "boats", "bought", "cash", "cause", "chosen", "credit", "debt",
        "dice", "die", "free", "market", "master", "open", "options", "out", "phase", "pledged", "plundered", "round",
        "seats", "spaces", "supply", "towed", "voyage",
    )  # fmt: skip

    def __init__(
        self, seats: int, options: ManilaOptions, phase: int, asked: Seat, voyage: int, master: Seat, bid: Pesos,
        bidder: Seat, out: int, round: int, ashore: Ware, die: Ware, boarded: int, towed: int, plundered: int,
        debt: Pesos, cause: int, chosen: int, boats: list[Spot], dice: list[int], spaces: list[Pawn], open: int,
        cash: list[Pesos], free: list[int], pledged: list[int], bought: list[int], credit: list[str],
        supply: list[int], market: list[int],
    ) -> None:  # fmt: skip
        self.seats = seats
        self.options = options
        self.phase = phase
        self.asked = asked
        self.voyage = voyage
        self.master = master
        self.bid = bid
        self.bidder = bidder
        self.out = out
        self.round = round
        self.ashore = ashore
        self.die = die
        self.boarded = boarded
        self.towed = towed
        self.plundered = plundered
        self.debt = debt
        self.cause = cause
        self.chosen = chosen
        self.boats = boats
        self.dice = dice
        self.spaces = spaces
        self.open = open
        self.cash = cash
        self.free = free
        self.pledged = pledged
        self.bought = bought
        self.credit = credit
        self.supply = supply
        self.market = market

    def copy(self) -> ManilaState:
        """A twin that shares nothing that can change."""
        return ManilaState(
            self.seats, self.options, self.phase, self.asked, self.voyage, self.master, self.bid,
            self.bidder, self.out, self.round, self.ashore, self.die, self.boarded, self.towed, self.plundered,
            self.debt, self.cause, self.chosen, self.boats[:], self.dice[:], self.spaces[:], self.open, self.cash[:],
            self.free[:], self.pledged[:], self.bought[:], self.credit[:], self.supply[:], self.market[:],
        )  # fmt: skip

    def __reduce__(self) -> tuple[object, ...]:
        return (ManilaState, (
            self.seats, self.options, self.phase, self.asked, self.voyage, self.master, self.bid,
            self.bidder, self.out, self.round, self.ashore, self.die, self.boarded, self.towed, self.plundered,
            self.debt, self.cause, self.chosen, self.boats, self.dice, self.spaces, self.open, self.cash,
            self.free, self.pledged, self.bought, self.credit, self.supply, self.market,
        ))  # fmt: skip

    def free_count(self, seat: Seat) -> int:
        """How many unmortgaged shares a seat has."""
        free = self.free
        first = KINDS * seat
        return free[first] + free[first + 1] + free[first + 2] + free[first + 3]

    def pledged_count(self, seat: Seat) -> int:
        """How many mortgaged shares a seat has."""
        pledged = self.pledged
        first = KINDS * seat
        return pledged[first] + pledged[first + 1] + pledged[first + 2] + pledged[first + 3]

    def roll(self) -> int:
        """§5.1 Which roll follows this round of placement; with three players the first round has none."""
        return self.round + ROLLS - ACCOMPLICES[self.seats]
