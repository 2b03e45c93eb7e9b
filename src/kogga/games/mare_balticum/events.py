"""What the table hears, and who may hear it."""

from __future__ import annotations

from dataclasses import dataclass

from kogga.core.actions import Seat
from kogga.core.events import Event
from kogga.games.mare_balticum.board import Circle, Field
from kogga.games.mare_balticum.pieces import FACE_DOWN, Card, Company, Kind, Payment, Space, Species


@dataclass(frozen=True)
class Drawn(Event):
    """§2.2, §7.2 A fish or amber came from the bag onto a field."""

    field: Field
    kind: Kind


@dataclass(frozen=True)
class DemandLaid(Event):
    """§2.4 A demand token lies on a circle."""

    circle: Circle
    species: Species


@dataclass(frozen=True)
class Began(Event):
    """§2.5 This seat begins, now and in every round."""

    first: Seat

    def is_heading(self) -> bool:
        """The game begins."""
        return True


@dataclass(frozen=True)
class Moored(Event):
    """§2.6 A seat put its first boat into a port."""

    seat: Seat
    port: Field


@dataclass(frozen=True)
class RoundBegan(Event):
    """§3.1 A round begins."""

    round: int

    def is_heading(self) -> bool:
        """A new round is a new part of the log."""
        return True


@dataclass(frozen=True)
class Launched(Event):
    """§4.1 A boat came from the reserve."""

    seat: Seat
    field: Field


@dataclass(frozen=True)
class Sailed(Event):
    """§4.2 A boat went from one field to another."""

    seat: Seat
    start: Field
    field: Field


@dataclass(frozen=True)
class Caught(Event):
    """§5.1 A seat took a fish into its hold, or amber into its warehouse."""

    seat: Seat
    field: Field
    kind: Kind


@dataclass(frozen=True)
class DemandSet(Event):
    """§12.1 A seat laid a demand token."""

    seat: Seat
    circle: Circle
    species: Species


@dataclass(frozen=True)
class Landed(Event):
    """§6.2 A seat landed so many fish; `lost` of them went into the box (§12.2)."""

    seat: Seat
    port: Field
    species: Species
    number: int
    lost: int


@dataclass(frozen=True)
class ThrownOverboard(Event):
    """§8.1 A seat threw a fish out of its hold."""

    seat: Seat
    species: Species


@dataclass(frozen=True)
class TurnEnded(Event):
    """§3.3 A seat ended its turn with so many actions unused."""

    seat: Seat
    unused: int


@dataclass(frozen=True)
class LookedAtContracts(Event):
    """§13.2 A seat looks through the pile of contracts."""

    seat: Seat


@dataclass(frozen=True)
class ContractTaken(Event):
    """§13.2 A seat took a contract, or swapped its own for another one; only its owner knows which."""

    seat: Seat
    card: Card
    swapped: bool

    def heard_by(self, ear: Seat | None) -> Event:
        """Others hear that it was done, not with which card (R42)."""
        return self if ear == self.seat else ContractTaken(self.seat, FACE_DOWN, self.swapped)


@dataclass(frozen=True)
class ContractKept(Event):
    """§13.2 A seat kept the contract it has."""

    seat: Seat


@dataclass(frozen=True)
class TimeCame(Event):
    """§9.1 The so-many-th time token came; company tokens are played, or not (R21)."""

    number: int
    event: bool


@dataclass(frozen=True)
class Sealed(Event):
    """§9.2 A seat has finished its secret choice."""

    seat: Seat


@dataclass(frozen=True)
class Chosen(Event):
    """§9.2 What a seat has chosen, for its own ears; the others hear at most that it is done."""

    seat: Seat
    company: Company
    done: bool

    def heard_by(self, ear: Seat | None) -> Event | None:
        """Who still chooses what the tax takes looks like one that has not chosen."""
        if ear == self.seat:
            return self
        return Sealed(self.seat) if self.done else None


@dataclass(frozen=True)
class PaymentChosen(Event):
    """§9.3 A token a seat will give for the tax, for its own ears."""

    seat: Seat
    payment: Payment
    done: bool

    def heard_by(self, ear: Seat | None) -> Event | None:
        """Who still chooses looks like one that has not chosen."""
        if ear == self.seat:
            return self
        return Sealed(self.seat) if self.done else None


@dataclass(frozen=True)
class Covered(Event):
    """§9.2 A seat has placed a company token on a market space; only its owner knows the species (R24)."""

    seat: Seat
    space: Space
    species: Species

    def heard_by(self, ear: Seat | None) -> Event:
        """Others see which space is covered."""
        return self if ear == self.seat else Covered(self.seat, self.space, FACE_DOWN)


@dataclass(frozen=True)
class TaxPaid(Event):
    """§9.3 A seat paid the tax with these tokens."""

    seat: Seat
    payments: tuple[Payment, ...]


@dataclass(frozen=True)
class WinterCame(Event):
    """§10.1 The sea is going to freeze: so many turns are left. Without a sixth time token it came by itself (R21)."""

    left: int
    by_itself: bool


@dataclass(frozen=True)
class HoldEmptied(Event):
    """§11.1 So many fish were still aboard at the end; they go into the box."""

    seat: Seat
    fish: int


@dataclass(frozen=True)
class TurnedUp(Event):
    """§11.2 A seat's market (the species by space, the dearest first) and its contract lie open."""

    seat: Seat
    market: tuple[Species, ...]
    contract: Card


@dataclass(frozen=True)
class Scored(Event):
    """§11.2 The game is over: points by seat."""

    points: tuple[int, ...]

    def is_heading(self) -> bool:
        """The end of the log."""
        return True
