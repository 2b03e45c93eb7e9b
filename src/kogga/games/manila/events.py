"""What the table hears, and who may hear it."""

from __future__ import annotations

from dataclasses import dataclass

from kogga.core.actions import Seat
from kogga.core.events import Event
from kogga.games.manila.board import Space, Spot
from kogga.games.manila.pieces import NO_WARE, Pesos, Ware


@dataclass(frozen=True)
class OpenerNamed(Event):
    """§2.4 Luck has named the seat that opens the first auction."""

    seat: Seat


@dataclass(frozen=True)
class ShareDealt(Event):
    """§2.2 A seat was dealt a share; only its owner sees which."""

    seat: Seat
    ware: Ware

    def heard_by(self, ear: Seat | None) -> Event:
        """Others hear that a share was dealt, not which."""
        return self if ear == self.seat else ShareDealt(self.seat, NO_WARE)


@dataclass(frozen=True)
class PilesOpened(Event):
    """§2.2 The shares that were not dealt lie open, by ware."""

    piles: tuple[int, ...]


@dataclass(frozen=True)
class VoyageBegan(Event):
    """§3.1 A voyage begins; this seat opens the auction."""

    voyage: int
    opener: Seat

    def is_heading(self) -> bool:
        """A new voyage is a new part of the log."""
        return True


@dataclass(frozen=True)
class BidMade(Event):
    """§3.1 A seat bid."""

    seat: Seat
    pesos: Pesos


@dataclass(frozen=True)
class Passed(Event):
    """§3.2 A seat left the auction."""

    seat: Seat


@dataclass(frozen=True)
class OfficeTaken(Event):
    """§3.4, §3.5 A seat paid so much and is harbour master; `unopposed` where nobody had bid."""

    seat: Seat
    pesos: Pesos
    unopposed: bool


@dataclass(frozen=True)
class ShareBought(Event):
    """§4.1 The harbour master bought a share."""

    seat: Seat
    ware: Ware
    pesos: Pesos


@dataclass(frozen=True)
class NoShareBought(Event):
    """§4.1 The harbour master buys no share, or none more."""

    seat: Seat


@dataclass(frozen=True)
class LeftAshore(Event):
    """§4.2 The harbour master left a ware ashore."""

    seat: Seat
    ware: Ware


@dataclass(frozen=True)
class BoatSet(Event):
    """§4.3 A boat lies on its start space."""

    seat: Seat
    ware: Ware
    spot: Spot


@dataclass(frozen=True)
class RoundBegan(Event):
    """§5.1 A round of placement begins."""

    round: int


@dataclass(frozen=True)
class Placed(Event):
    """§5.1 A seat placed an accomplice and paid its price."""

    seat: Seat
    space: Space
    pesos: Pesos


@dataclass(frozen=True)
class Insured(Event):
    """§5.7 A seat became the insurance agent and received the fee."""

    seat: Seat
    pesos: Pesos


@dataclass(frozen=True)
class StowedAway(Event):
    """§12.2 A seat placed an accomplice as a stowaway, for all the cash it had."""

    seat: Seat
    space: Space
    pesos: Pesos


@dataclass(frozen=True)
class Declined(Event):
    """§5.8 A seat places nobody more this voyage."""

    seat: Seat


@dataclass(frozen=True)
class PassedOver(Event):
    """§5.1 No space was open for this seat."""

    seat: Seat


@dataclass(frozen=True)
class Rolled(Event):
    """§6.1 A die fell and its boat moved to this space of its lane, or into the port."""

    ware: Ware
    eyes: int
    spot: Spot


@dataclass(frozen=True)
class Docked(Event):
    """§6.2 A boat took this berth of the port."""

    ware: Ware
    berth: int


@dataclass(frozen=True)
class Damaged(Event):
    """§6.3 A boat took this berth of the shipyard."""

    ware: Ware
    berth: int


@dataclass(frozen=True)
class Boarded(Event):
    """§7.1 A pirate went aboard a boat and is crew now."""

    seat: Seat
    ware: Ware
    space: Space


@dataclass(frozen=True)
class ThrownOut(Event):
    """§14.1 A pirate took the place of an accomplice of another seat, or of his own."""

    seat: Seat
    ware: Ware
    space: Space
    victim: Seat


@dataclass(frozen=True)
class Stayed(Event):
    """§7.1 A pirate boards no boat."""

    seat: Seat


@dataclass(frozen=True)
class Promoted(Event):
    """§7.2 The second pirate is captain now."""

    seat: Seat


@dataclass(frozen=True)
class Steered(Event):
    """§8.1, §8.2 A pilot moved a boat to this space, or into the port."""

    seat: Seat
    ware: Ware
    step: int
    spot: Spot
    large: bool


@dataclass(frozen=True)
class PilotStopped(Event):
    """§8.1, §8.2 A pilot moves nothing, or nothing more."""

    seat: Seat
    large: bool


@dataclass(frozen=True)
class Plundered(Event):
    """§7.3 Pirates took a boat; its crew went home with nothing."""

    ware: Ware


@dataclass(frozen=True)
class Sent(Event):
    """§7.4 The pirate captain sent a plundered boat to the port or to the shipyard."""

    seat: Seat
    ware: Ware
    to_port: bool


@dataclass(frozen=True)
class LootShared(Event):
    """§7.3, §9.1 A pirate received his part of a plundered cargo."""

    seat: Seat
    ware: Ware
    pesos: Pesos


@dataclass(frozen=True)
class CrewPaid(Event):
    """§9.1 A seat received its part of a cargo that reached the port."""

    seat: Seat
    ware: Ware
    pesos: Pesos


@dataclass(frozen=True)
class PortPaid(Event):
    """§9.2 A seat received the pay of a berth of the port."""

    seat: Seat
    berth: int
    pesos: Pesos


@dataclass(frozen=True)
class YardPaid(Event):
    """§9.3 A seat received the pay of a berth of the shipyard."""

    seat: Seat
    berth: int
    pesos: Pesos


@dataclass(frozen=True)
class DamagePaid(Event):
    """§9.4, §9.5 The insurance agent owed so much for damaged boats and paid so much of it."""

    seat: Seat
    owed: Pesos
    pesos: Pesos


@dataclass(frozen=True)
class WareRose(Event):
    """§10.1 A ware is worth this much on the black market now."""

    ware: Ware
    worth: Pesos


@dataclass(frozen=True)
class Borrowed(Event):
    """§11.1 A seat mortgaged a share; only its owner knows which."""

    seat: Seat
    ware: Ware

    def heard_by(self, ear: Seat | None) -> Event:
        """Others hear that a share was mortgaged, not which (R22)."""
        return self if ear == self.seat else Borrowed(self.seat, NO_WARE)


@dataclass(frozen=True)
class Redeemed(Event):
    """§11.2 A seat redeemed a share; only its owner knows which."""

    seat: Seat
    ware: Ware

    def heard_by(self, ear: Seat | None) -> Event:
        """Others hear that a share was redeemed, not which (R22)."""
        return self if ear == self.seat else Redeemed(self.seat, NO_WARE)


@dataclass(frozen=True)
class SharesShown(Event):
    """§13.1 At the end a seat turns its shares up: unmortgaged and mortgaged ones, by ware."""

    seat: Seat
    free: tuple[int, ...]
    pledged: tuple[int, ...]


@dataclass(frozen=True)
class RedeemedAtLast(Event):
    """§13.2 Before the scoring a share was redeemed from cash, in the open."""

    seat: Seat
    ware: Ware


@dataclass(frozen=True)
class GameOver(Event):
    """§10.2, §13.1 The game is over: seats and their fortunes, the greatest first (R28)."""

    ranking: tuple[tuple[Seat, int], ...]

    def is_heading(self) -> bool:
        """The end is a part of the log of its own."""
        return True
