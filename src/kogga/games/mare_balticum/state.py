"""The whole truth: boats, tokens, demand, markets and contracts."""

from __future__ import annotations

from typing import Final

from kogga.core.actions import Seat
from kogga.core.state import State
from kogga.games.mare_balticum.board import NO_FIELD, Field, Fields
from kogga.games.mare_balticum.pieces import (
    FLEET,
    NONE,
    SPACES,
    Card,
    Company,
    MareOptions,
    Payment,
    Species,
    Tokens,
)


class Phase:
    """Whose word the table waits for. Luck's moments come first, so that one comparison tells."""

    SEA: Final = 0
    DEMAND: Final = 1
    START: Final = 2
    REFILL: Final = 3
    MOOR: Final = 4
    TURN: Final = 5
    CONTRACT: Final = 6
    EVENT: Final = 7
    OVER: Final = 8


PHASE_WORDS: Final = ("sea", "demand", "start", "refill", "moor", "turn", "contract", "event", "over")


class MareState(State):
    """The whole truth.

    active      whose turn it is, or was while the sea is refilled; `first` is the start player
    round       number of the round, from 1; 0 before the first
    actions     what is left of the turn's three actions
    port        the port of the unloading that can still be continued, -1 if there is none;
                `landed` are the species landed in it, as bits
    time        time tokens drawn so far
    left        turns still to come, the running one included, once winter is near; -1 before
    still       turns in a row without a draw
    refill      fields to be filled now, as bits; the lowest comes first (R19)
    bare        fields without tokens, as bits
    fleets      by seat the fields with a boat of its, as bits
    boats       by seat where each of its boats is, -1 in reserve
    sea         tokens on each field
    bag         tokens in the bag, by kind
    box         tokens out of the game
    holds       fish aboard, by seat
    stores      what lies in each seat's warehouse
    demand      the species on each circle, -1 if there is none
    market      by four times the seat plus the market space the species placed there, -1 if none
    taxed       seats that have paid the tax, as bits
    owing       seats that have not finished their secret choice, as bits
    sealed      by seat what it has chosen in this event, -1 if nothing
    paid        by twice the seat the payments it has chosen for the tax, -1 where none
    contracts   by seat its contract, -1 if none
    ledger      what became of the pile of contracts: eight times the seat plus the card it chose, or KEPT (R42)
    """

    __slots__ = (
        "actions", "active", "bag", "bare", "boats", "box", "contracts", "demand", "first", "fleets", "holds",
        "landed", "ledger", "left", "market", "options", "owing", "paid", "phase", "port", "refill", "round", "sea",
        "sealed", "seats", "still", "stores", "taxed", "time",
    )  # fmt: skip

    def __init__(
        self, seats: int, options: MareOptions, phase: int, active: Seat, first: Seat, round: int, actions: int,
        port: Field, landed: int, time: int, left: int, still: int, refill: Fields, bare: Fields, fleets: list[Fields],
        boats: list[Field], sea: list[Tokens], bag: list[int], box: Tokens, holds: list[Tokens], stores: list[Tokens],
        demand: list[Species], market: list[Species], taxed: int, owing: int, sealed: list[Company],
        paid: list[Payment], contracts: list[Card], ledger: tuple[int, ...],
    ) -> None:  # fmt: skip
        self.seats = seats
        self.options = options
        self.phase = phase
        self.active = active
        self.first = first
        self.round = round
        self.actions = actions
        self.port = port
        self.landed = landed
        self.time = time
        self.left = left
        self.still = still
        self.refill = refill
        self.bare = bare
        self.fleets = fleets
        self.boats = boats
        self.sea = sea
        self.bag = bag
        self.box = box
        self.holds = holds
        self.stores = stores
        self.demand = demand
        self.market = market
        self.taxed = taxed
        self.owing = owing
        self.sealed = sealed
        self.paid = paid
        self.contracts = contracts
        self.ledger = ledger

    def copy(self) -> MareState:
        """A twin that shares nothing that can change."""
        return MareState(
            self.seats, self.options, self.phase, self.active, self.first, self.round, self.actions,
            self.port, self.landed, self.time, self.left, self.still, self.refill, self.bare, self.fleets[:],
            self.boats[:], self.sea[:], self.bag[:], self.box, self.holds[:], self.stores[:],
            self.demand[:], self.market[:], self.taxed, self.owing, self.sealed[:],
            self.paid[:], self.contracts[:], self.ledger,
        )  # fmt: skip

    def __reduce__(self) -> tuple[object, ...]:
        return (MareState, (
            self.seats, self.options, self.phase, self.active, self.first, self.round, self.actions,
            self.port, self.landed, self.time, self.left, self.still, self.refill, self.bare, self.fleets,
            self.boats, self.sea, self.bag, self.box, self.holds, self.stores,
            self.demand, self.market, self.taxed, self.owing, self.sealed,
            self.paid, self.contracts, self.ledger,
        ))  # fmt: skip

    def fleet(self, seat: Seat) -> list[Field]:
        """§2.1 Where a seat's boats are, in the order of their numbers."""
        size = FLEET[self.seats]
        return self.boats[size * seat : size * seat + size]

    def in_reserve(self, seat: Seat) -> int:
        """§2.1 Boats a seat has not put out yet."""
        return self.fleet(seat).count(NO_FIELD)

    def market_of(self, seat: Seat) -> list[Species]:
        """§9.2 The species on a seat's market spaces, the dearest first."""
        return self.market[SPACES * seat : SPACES * seat + SPACES]

    def is_taxed(self, seat: Seat) -> bool:
        """§9.3 Has this seat paid the tax?"""
        return bool(self.taxed >> seat & 1)

    def played(self, seat: Seat) -> int:
        """§9.2 How many company tokens a seat has played, the tax among them."""
        return SPACES - self.market_of(seat).count(NONE) + (self.taxed >> seat & 1)
