"""The whole truth: where every card lies."""

from __future__ import annotations

from typing import Final

from kogga.core.actions import Seat
from kogga.core.state import State
from kogga.games.sea_wolf.pieces import FOGGY_STACKS, STACKS, Card, Pair, WolfOptions


class Phase:
    """Whose word the table waits for. Luck's moments come first, so that one comparison tells."""

    START: Final = 0
    ROW: Final = 1
    REFILL: Final = 2
    DRAW: Final = 3
    TOP: Final = 4
    TURN: Final = 5
    EVENT: Final = 6
    DELIVERY: Final = 7
    WOLF: Final = 8
    OVER: Final = 9


PHASE_WORDS: Final = ("start", "row", "refill", "draw", "top", "turn", "event", "delivery", "wolf", "over")


class WolfState(State):
    """The whole truth.

    active     whose turn it is
    asked      who owes the decision (in a turn: the active seat)
    row        the open cards by place, NO_CARD where one is missing
    slot       the place of the row that is filled next
    pile       the ordinary cards still in it, as bits: unseen order does not exist
    stack      which stack lies on top; `left` ordinary cards and `due` delivery cards are still in it,
               anywhere if it was `shuffled`, else at the bottom
    hands      ships, goods and events by seat, sorted
    wolves     sea wolves by seat
    open       held cards everybody knows, as bits: taken from the row, or shown (R8)
    laid       delivered pairs, by four times the seat plus the colour
    discards   used cards in the order they were laid, wolves among them
    event      the colour of the event at work, -1 if none
    came       delivery cards that came so far
    deal       number of the deal, from 1; `first` began it
    totals     points of finished deals by seat
    sheets     lines of finished deals: deal by deal, seat by seat, in the order of LINES
    """

    __slots__ = (
        "active", "asked", "came", "deal", "discards", "due", "event", "first", "hands", "laid", "left", "open",
        "options", "phase", "pile", "row", "seats", "sheets", "shuffled", "slot", "stack", "totals", "wolves",
    )  # fmt: skip

    def __init__(
        self, seats: int, options: WolfOptions, phase: int, active: Seat, asked: Seat, row: list[Card], slot: int,
        pile: int, stack: int, left: int, due: int, shuffled: bool, hands: list[list[Card]], wolves: list[int],
        open: int, laid: list[Pair], discards: list[Card], event: int, came: int, deal: int, first: Seat,
        totals: tuple[int, ...], sheets: tuple[int, ...],
    ) -> None:  # fmt: skip
        self.seats = seats
        self.options = options
        self.phase = phase
        self.active = active
        self.asked = asked
        self.row = row
        self.slot = slot
        self.pile = pile
        self.stack = stack
        self.left = left
        self.due = due
        self.shuffled = shuffled
        self.hands = hands
        self.wolves = wolves
        self.open = open
        self.laid = laid
        self.discards = discards
        self.event = event
        self.came = came
        self.deal = deal
        self.first = first
        self.totals = totals
        self.sheets = sheets

    def copy(self) -> WolfState:
        """A twin that shares nothing that can change."""
        return WolfState(
            self.seats, self.options, self.phase, self.active, self.asked, self.row[:], self.slot,
            self.pile, self.stack, self.left, self.due, self.shuffled, [hand[:] for hand in self.hands],
            self.wolves[:], self.open, self.laid[:], self.discards[:], self.event, self.came, self.deal, self.first,
            self.totals, self.sheets,
        )  # fmt: skip

    def __reduce__(self) -> tuple[object, ...]:
        return (WolfState, (
            self.seats, self.options, self.phase, self.active, self.asked, self.row, self.slot,
            self.pile, self.stack, self.left, self.due, self.shuffled, self.hands, self.wolves, self.open,
            self.laid, self.discards, self.event, self.came, self.deal, self.first, self.totals,
            self.sheets,
        ))  # fmt: skip

    def stacks(self) -> tuple[tuple[int, int, bool], ...]:
        """§2.1, §9.1 How the pile was built."""
        return FOGGY_STACKS if self.options.poor_visibility else STACKS
