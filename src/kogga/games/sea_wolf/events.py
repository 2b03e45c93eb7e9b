"""What the table hears, and who may hear it."""

from __future__ import annotations

from dataclasses import dataclass

from kogga.core.actions import Seat
from kogga.core.events import Event
from kogga.games.sea_wolf.pieces import NO_CARD, Card, Pair


@dataclass(frozen=True)
class DealBegan(Event):
    """§2.3 A deal begins; this seat plays first."""

    deal: int
    first: Seat

    def is_heading(self) -> bool:
        """A new deal is a new part of the log."""
        return True


@dataclass(frozen=True)
class TurnedUp(Event):
    """§2.2, §3.2 A card came from the pile into the row."""

    card: Card


@dataclass(frozen=True)
class Took(Event):
    """§3.2 A seat took an open card."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Drew(Event):
    """§3.3 A seat drew from the pile; only its owner sees the card."""

    seat: Seat
    card: Card

    def heard_by(self, ear: Seat | None) -> Event:
        """Others hear that a card was drawn, not which."""
        return self if ear == self.seat else Drew(self.seat, NO_CARD)


@dataclass(frozen=True)
class Discarded(Event):
    """§3.4 A seat laid a card on the used cards."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Struck(Event):
    """§6.1 A seat played an event."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Lost(Event):
    """§6.2 A seat lost a card to the event."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class WolfUsed(Event):
    """§6.4 A sea wolf kept the event away."""

    seat: Seat


@dataclass(frozen=True)
class HandShown(Event):
    """§6.3, §7.2 A hand was shown to all."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class DeliveryCame(Event):
    """§4.1 A delivery card lies on top of the pile."""

    number: int


@dataclass(frozen=True)
class Delivered(Event):
    """§4.2 A seat delivered a pair."""

    seat: Seat
    pair: Pair


@dataclass(frozen=True)
class Stayed(Event):
    """§4.4 A seat delivers nothing more this time."""

    seat: Seat


@dataclass(frozen=True)
class Hired(Event):
    """§5.1 A seat took the sea wolf."""

    seat: Seat


@dataclass(frozen=True)
class WolfRefused(Event):
    """§5.2 A seat left the sea wolf to the next."""

    seat: Seat


@dataclass(frozen=True)
class WolfLeft(Event):
    """§5.2 Nobody wanted the sea wolf."""


@dataclass(frozen=True)
class DealScored(Event):
    """§7.2 A deal is over: points by seat."""

    deal: int
    points: tuple[int, ...]
