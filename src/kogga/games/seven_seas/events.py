"""What the table hears, and who may hear it."""

from __future__ import annotations

from dataclasses import dataclass

from kogga.core.actions import Seat
from kogga.core.events import Event
from kogga.games.seven_seas.actions import Throw
from kogga.games.seven_seas.pieces import NO_CARD, Card, Loot


@dataclass(frozen=True)
class RoundBegan(Event):
    """§3.1 A round begins; this seat is first player. `last` is the number of the last round, 0 while nobody knows."""

    round: int
    first: Seat
    last: int

    def is_heading(self) -> bool:
        """A new round is a new part of the log."""
        return True


@dataclass(frozen=True)
class Chose(Event):
    """§3.1 A seat has laid a character down, face down."""

    seat: Seat


@dataclass(frozen=True)
class Called(Event):
    """§3.2 A character was called; these seats turn it over."""

    role: int
    seats: tuple[Seat, ...]


@dataclass(frozen=True)
class TookSkull(Event):
    """A seat takes skulls; `reason` names why: `no_ships`, `bought_none`, `privateer`, `no_flag`, `no_convoy`,
    `stayed_home`, `own_flag`, `no_port`, `no_curse`, `sold_nothing`, `no_cards`, `tavern`, `hand`.
    """

    seat: Seat
    skulls: int
    reason: str


@dataclass(frozen=True)
class Privileged(Event):
    """§3.3 The only one to choose a role has its privilege: so many ships, skulls less, yin-yang, loot cards, exempt
    ships, chests or cards, by role.
    """

    seat: Seat
    role: int
    gain: int


@dataclass(frozen=True)
class BoughtShips(Event):
    """§4.1 Ships came from the reserve into the fleet, for chests."""

    seat: Seat
    ships: int


@dataclass(frozen=True)
class TookFlag(Event):
    """§5.1 A seat serves a country now, and got all its ships."""

    seat: Seat
    country: int
    ships: int


@dataclass(frozen=True)
class PlayedCard(Event):
    """§6.1, §8.1, §9.1 A seat played an adventure card."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Declined(Event):
    """§6.9, §8.2, §9.3 A seat played no card, because it would not or could not."""

    seat: Seat
    role: int


@dataclass(frozen=True)
class SentShips(Event):
    """§6.2 A seat sent ships against the convoy, or none."""

    seat: Seat
    ships: int


@dataclass(frozen=True)
class Thrown(Event):
    """§6.5 The dice lie in the lid."""

    seat: Seat
    card: Card
    throw: Throw


@dataclass(frozen=True)
class Fought(Event):
    """§6.6 A merchant and a pirate of this seat fought: their places in the throw and their faces."""

    seat: Seat
    merchant: int
    pirate: int
    merchant_face: int
    pirate_face: int


@dataclass(frozen=True)
class BattleOver(Event):
    """§6.8 The convoy is sunk, or every pirate; or nobody sent a ship (R23)."""

    won: bool
    fought: bool


@dataclass(frozen=True)
class ShipsSunk(Event):
    """§6.7 A seat's ships that went to the reserve, and those its rituals brought back (§13.3)."""

    seat: Seat
    sunk: int
    saved: int


@dataclass(frozen=True)
class LootTurnedUp(Event):
    """§7.1, §7.3 A seat turned up a loot card; a talisman lies before it at once."""

    seat: Seat
    loot: Loot


@dataclass(frozen=True)
class Loaded(Event):
    """§7.2 A seat took a good aboard."""

    seat: Seat
    good: int


@dataclass(frozen=True)
class Refused(Event):
    """§7.2 A seat threw a good away; `forced`: it had no room (R28)."""

    seat: Seat
    good: int
    forced: bool


@dataclass(frozen=True)
class LootReshuffled(Event):
    """R29 The discarded loot is the stack again."""


@dataclass(frozen=True)
class CurseStruck(Event):
    """§14 A curse took goods of a kind (or talismans), and chests for what was missing."""

    seat: Seat
    loot: Loot
    cards: int
    chests: int


@dataclass(frozen=True)
class Whirled(Event):
    """§14.5 How many ships the whirlpool caught, by seat."""

    caught: tuple[int, ...]


@dataclass(frozen=True)
class IdolNamed(Event):
    """§14.7 The good the Idol wants."""

    seat: Seat
    good: int


@dataclass(frozen=True)
class DieGiven(Event):
    """§14.6 The caster gave a die to a seat."""

    seat: Seat
    to: Seat
    face: int


@dataclass(frozen=True)
class TavernWorked(Event):
    """§14.6 What a seat's die brought besides a skull and loot: goods lost, chests, yin-yang."""

    seat: Seat
    face: int
    good: int  # the kind that was lost with a 2, NO_GOOD if none
    chests: int  # that were lost with a 3 or gained with a 4


@dataclass(frozen=True)
class PaidWages(Event):
    """§14.8 What a seat lost on Payday."""

    seat: Seat
    guards: int
    chests: int


@dataclass(frozen=True)
class Sold(Event):
    """§10.1, §15.2 A seat sold a lot."""

    seat: Seat
    cards: int
    good: int
    chests: int


@dataclass(frozen=True)
class DrewCard(Event):
    """§2.3, §12.1 A seat drew an adventure card; only its owner sees it."""

    seat: Seat
    card: Card

    def heard_by(self, ear: Seat | None) -> Event:
        """Others hear that a card was drawn, not which."""
        return self if ear == self.seat else DrewCard(self.seat, NO_CARD)


@dataclass(frozen=True)
class LastRoundCame(Event):
    """§15.1 The last-round card was drawn: this round is played to its end, and the last one has this number."""

    seat: Seat
    last: int


@dataclass(frozen=True)
class RitualHeld(Event):
    """§13.2, §13.3 A seat bought a double hold or an unsinkable ship; it has so many now."""

    seat: Seat
    ritual: str  # `double_hold` or `unsinkable`
    count: int


@dataclass(frozen=True)
class Negotiated(Event):
    """§13.4 A seat sold two goods by a ritual."""

    seat: Seat
    one: int
    other: int
    chests: int


@dataclass(frozen=True)
class GuardsMoved(Event):
    """§11.1, §11.2 Ships went to the island (more than 0) or came back from it (less)."""

    seat: Seat
    ships: int


@dataclass(frozen=True)
class SaleBegan(Event):
    """§15.2 The last round is over: the final sale."""

    def is_heading(self) -> bool:
        """The final sale is a part of the log of its own."""
        return True


@dataclass(frozen=True)
class HandShown(Event):
    """§15.3 A seat's adventure cards are turned up at the end."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class GameScored(Event):
    """§15.4 The points by seat."""

    points: tuple[int, ...]
