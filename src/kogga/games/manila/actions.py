"""The verbs, grouped by chapter. Seats speak all but the last group, which is luck's."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kogga.core.actions import Action, Seat
from kogga.core.native import mypyc_attr
from kogga.games.manila.board import MAX_START, STARTS, TARGETS, Spot, Target
from kogga.games.manila.pieces import EYES, KINDS, MAX_BID, MAX_SEATS, WARES, Pesos, Ware


@mypyc_attr(allow_interpreted_subclasses=True)
class AuctionMove(Action):
    """§3 What is said in the auction."""


@dataclass(frozen=True)
class Bid(AuctionMove):
    """§3.1 Offer so much for the office of harbour master."""

    pesos: Pesos

    def __str__(self) -> str:
        return f"bid {self.pesos}"


@dataclass(frozen=True)
class Pass(AuctionMove):
    """§3.2 Leave the auction for good."""

    def __str__(self) -> str:
        return "pass"


@mypyc_attr(allow_interpreted_subclasses=True)
class MasterMove(Action):
    """§4 What the harbour master decides."""


@dataclass(frozen=True)
class BuyShare(MasterMove):
    """§4.1 Buy a share of this ware."""

    ware: Ware

    def __str__(self) -> str:
        return f"buy {WARES[self.ware]}"


@dataclass(frozen=True)
class NoShare(MasterMove):
    """§4.1 Buy no share, or none more."""

    def __str__(self) -> str:
        return "no share"


@dataclass(frozen=True)
class LeaveAshore(MasterMove):
    """§4.2 Load the three other wares."""

    ware: Ware

    def __str__(self) -> str:
        return f"ashore {WARES[self.ware]}"


@dataclass(frozen=True)
class SetOut(MasterMove):
    """§4.3 Put the boat with this ware on its start space."""

    ware: Ware
    spot: Spot

    def __str__(self) -> str:
        return f"set {WARES[self.ware]} {self.spot}"


@mypyc_attr(allow_interpreted_subclasses=True)
class PlacementMove(Action):
    """§5 What is done with an accomplice."""


@dataclass(frozen=True)
class Place(PlacementMove):
    """§5.1 Put an accomplice there."""

    target: Target

    def __str__(self) -> str:
        return f"place {TARGETS[self.target]}"


@dataclass(frozen=True)
class Decline(PlacementMove):
    """§5.8 Place nobody more this voyage."""

    def __str__(self) -> str:
        return "decline"


@mypyc_attr(allow_interpreted_subclasses=True)
class PirateMove(Action):
    """§7 What pirates decide."""


@dataclass(frozen=True)
class Board(PirateMove):
    """§7.1 Board this boat, where its hold has room."""

    ware: Ware

    def __str__(self) -> str:
        return f"board {WARES[self.ware]}"


@dataclass(frozen=True)
class ThrowOut(PirateMove):
    """§14.1 Board this full boat in the place of an accomplice of this seat."""

    ware: Ware
    seat: Seat

    def __str__(self) -> str:
        return f"board {WARES[self.ware]} {self.seat}"


@dataclass(frozen=True)
class Stay(PirateMove):
    """§7.1 Stay a pirate."""

    def __str__(self) -> str:
        return "stay"


@dataclass(frozen=True)
class Send(PirateMove):
    """§7.4 Send the plundered boat to the port, or to the shipyard."""

    ware: Ware
    to_port: bool

    def __str__(self) -> str:
        return f"send {WARES[self.ware]} {'port' if self.to_port else 'yard'}"


@mypyc_attr(allow_interpreted_subclasses=True)
class PilotMove(Action):
    """§8 What pilots decide."""


@dataclass(frozen=True)
class Steer(PilotMove):
    """§8.1, §8.2 Move a boat one space on (+1) or back (-1)."""

    ware: Ware
    step: int

    def __str__(self) -> str:
        return f"pilot {WARES[self.ware]} {self.step:+d}"


@dataclass(frozen=True)
class Stop(PilotMove):
    """§8.1, §8.2 Leave the boats where they are."""

    def __str__(self) -> str:
        return "stop"


@mypyc_attr(allow_interpreted_subclasses=True)
class LoanMove(Action):
    """§11 Dealings with the bank."""


@dataclass(frozen=True)
class Borrow(LoanMove):
    """§11.1 Mortgage a share of this ware; which ware is the owner's secret."""

    ware: Ware

    def __str__(self) -> str:
        return f"borrow {WARES[self.ware]}"


@dataclass(frozen=True)
class Redeem(LoanMove):
    """§11.2 Redeem a share of this ware; which ware is the owner's secret."""

    ware: Ware

    def __str__(self) -> str:
        return f"redeem {WARES[self.ware]}"


@mypyc_attr(allow_interpreted_subclasses=True)
class LuckMove(Action):
    """Luck's turns."""


@dataclass(frozen=True)
class Opener(LuckMove):
    """§2.4 Luck names who opens the first auction."""

    seat: Seat

    def __str__(self) -> str:
        return f"opener {self.seat}"


@dataclass(frozen=True)
class Dealt(LuckMove):
    """§2.2 The share luck deals to the next seat, which alone sees it."""

    ware: Ware

    def __str__(self) -> str:
        return f"dealt {WARES[self.ware]}"


@dataclass(frozen=True)
class Roll(LuckMove):
    """§6.1 The die of this ware."""

    ware: Ware
    eyes: int

    def __str__(self) -> str:
        return f"roll {WARES[self.ware]} {self.eyes}"


AuctionMoves = Bid | Pass
MasterMoves = BuyShare | NoShare | LeaveAshore | SetOut
PlacementMoves = Place | Decline
PirateMoves = Board | ThrowOut | Stay | Send
PilotMoves = Steer | Stop
LoanMoves = Borrow | Redeem
LuckMoves = Opener | Dealt | Roll
Move = (
    Bid | Pass | BuyShare | NoShare | LeaveAshore | SetOut | Place | Decline
    | Board | ThrowOut | Stay | Send | Steer | Stop | Borrow | Redeem | Opener | Dealt | Roll
)  # fmt: skip

BID: Final[list[Move]] = [Bid(pesos) for pesos in range(1, MAX_BID + 1)]  # BID[7:9]: those above 7, up to 9
PASS: Final[Move] = Pass()
BUY: Final[list[Move]] = [BuyShare(ware) for ware in range(KINDS)]
NO_SHARE: Final[Move] = NoShare()
LEAVE_ASHORE: Final[list[Move]] = [LeaveAshore(ware) for ware in range(KINDS)]
SET_OUT: Final[list[list[Move]]] = [[SetOut(ware, spot) for spot in range(MAX_START + 1)] for ware in range(KINDS)]
SET_SECOND: Final = [[[moves[spot] for spot in spots] for spots in STARTS] for moves in SET_OUT]
PLACE: Final[list[Move]] = [Place(target) for target in range(len(TARGETS))]
DECLINE: Final[Move] = Decline()
BOARD: Final[list[Move]] = [Board(ware) for ware in range(KINDS)]
THROW_OUT: Final[list[list[Move]]] = [[ThrowOut(ware, seat) for seat in range(MAX_SEATS)] for ware in range(KINDS)]
STAY: Final[Move] = Stay()
SEND: Final[list[list[Move]]] = [[Send(ware, True), Send(ware, False)] for ware in range(KINDS)]
STEER_ON: Final[list[Move]] = [Steer(ware, +1) for ware in range(KINDS)]
STEER_BACK: Final[list[Move]] = [Steer(ware, -1) for ware in range(KINDS)]
STOP: Final[Move] = Stop()
BORROW: Final[list[Move]] = [Borrow(ware) for ware in range(KINDS)]
REDEEM: Final[list[Move]] = [Redeem(ware) for ware in range(KINDS)]
OPENER: Final[list[Move]] = [Opener(seat) for seat in range(MAX_SEATS)]
DEALT: Final[list[Move]] = [Dealt(ware) for ware in range(KINDS)]
ROLL: Final[list[list[Move]]] = [[Roll(ware, eyes) for eyes in range(1, EYES + 1)] for ware in range(KINDS)]

SEAT_MOVES: Final[list[Move]] = [
    *BID, PASS,
    *BUY, NO_SHARE, *LEAVE_ASHORE, *[move for moves in SET_OUT for move in moves],
    *PLACE, DECLINE,
    *BOARD, *[move for moves in THROW_OUT for move in moves], STAY, *[move for moves in SEND for move in moves],
    *STEER_ON, *STEER_BACK, STOP,
    *BORROW, *REDEEM,
]  # fmt: skip
LUCK_MOVES: Final[list[Move]] = [*OPENER, *DEALT, *[move for moves in ROLL for move in moves]]
