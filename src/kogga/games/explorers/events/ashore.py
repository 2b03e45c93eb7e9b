"""What the table hears of set-up, production, the pirate, building and trade."""

from __future__ import annotations

from dataclasses import dataclass

from kogga.core.actions import Seat
from kogga.core.events import Event
from kogga.games.explorers.board import Corner, Edge, Hex
from kogga.games.explorers.pieces import NONE, Cargo, Kind, Piece, Terrain

Row = tuple[int, ...]

# Set-up


@dataclass(frozen=True)
class IslandLaid(Event):
    """§2.2 A loose hex of the starting island lies."""

    hex: Hex
    terrain: Terrain


@dataclass(frozen=True)
class Began(Event):
    """§2.5 This seat begins."""

    first: Seat

    def is_heading(self) -> bool:
        """The game begins."""
        return True


@dataclass(frozen=True)
class ColourChosen(Event):
    """§2.4 A seat has a colour, and its first pieces stand."""

    seat: Seat
    colour: int


@dataclass(frozen=True)
class HarbourPlaced(Event):
    """§2.5 A first harbour settlement stands; §2.8 or a neutral one."""

    seat: Seat
    corner: Corner
    neutral: bool


@dataclass(frozen=True)
class SettlementPlaced(Event):
    """§2.5 A first settlement stands; §2.8 or a neutral one."""

    seat: Seat
    corner: Corner
    neutral: bool


@dataclass(frozen=True)
class StartCards(Event):
    """§2.7 A seat takes its first cards, so many of each kind."""

    seat: Seat
    cards: Row


# Turns and production


@dataclass(frozen=True)
class RoundBegan(Event):
    """§3.1 A round begins."""

    round: int

    def is_heading(self) -> bool:
        """A round is a new part of the log."""
        return True


@dataclass(frozen=True)
class TurnBegan(Event):
    """§3.1 A seat's turn begins."""

    seat: Seat


@dataclass(frozen=True)
class Rolled(Event):
    """§4.1 Two dice fell."""

    seat: Seat
    one: int
    other: int


@dataclass(frozen=True)
class Harvested(Event):
    """§4.1, §13.6 A seat takes so many cards of each kind, and gold from river fields."""

    seat: Seat
    cards: Row
    gold: int


@dataclass(frozen=True)
class BankShort(Event):
    """§4.2 The bank cannot pay everybody this kind."""

    kind: Kind


@dataclass(frozen=True)
class Consoled(Event):
    """§4.3 A coin for who got no card."""

    seat: Seat


@dataclass(frozen=True)
class DiscardsDue(Event):
    """§4.4 These seats lose half their cards."""

    seats: Row


@dataclass(frozen=True)
class CardLaid(Event):
    """§4.4 A card lies face down; done: it was the seat's last. Others hear only that a seat is done."""

    seat: Seat
    kind: Kind
    done: bool

    def heard_by(self, ear: Seat | None) -> Event | None:
        """The card is for its owner, and others hear who is done."""
        if ear == self.seat:
            return self
        return CardLaid(self.seat, NONE, True) if self.done else None


@dataclass(frozen=True)
class Discarded(Event):
    """§4.4 A seat's discards are turned up, so many of each kind."""

    seat: Seat
    cards: Row


# The pirate


@dataclass(frozen=True)
class PiratePlaced(Event):
    """§11.2 A pirate ship stands on a hex; before: whose pirate ship left the board for it, NOBODY."""

    seat: Seat
    hex: Hex
    before: Seat


@dataclass(frozen=True)
class PirateStayed(Event):
    """§11.6 The winner of a chase leaves its pirate ship at home."""

    seat: Seat


@dataclass(frozen=True)
class HaulSunk(Event):
    """§14.5 The pirates ate a haul."""

    hex: Hex


@dataclass(frozen=True)
class NobodyRobbed(Event):
    """§11.3 The pirate's captain robs nobody."""

    seat: Seat


@dataclass(frozen=True)
class CardStolen(Event):
    """§11.3 A card was stolen; its kind is for thief and victim alone."""

    thief: Seat
    victim: Seat
    kind: Kind

    def heard_by(self, ear: Seat | None) -> Event | None:
        """NONE for those who took no part."""
        return self if ear in (self.thief, self.victim) else CardStolen(self.thief, self.victim, NONE)


@dataclass(frozen=True)
class GoldStolen(Event):
    """§11.3 A coin was stolen from who had no cards."""

    thief: Seat
    victim: Seat


# Building and buying


@dataclass(frozen=True)
class RoadBuilt(Event):
    """§6.1 A road."""

    seat: Seat
    edge: Edge


@dataclass(frozen=True)
class SettlementBuilt(Event):
    """§6.2 A settlement."""

    seat: Seat
    corner: Corner


@dataclass(frozen=True)
class Upgraded(Event):
    """§6.3 A settlement became a harbour settlement."""

    seat: Seat
    corner: Corner


@dataclass(frozen=True)
class ShipBuilt(Event):
    """§7.2 A ship was put on a route; §2.6 the first one has a settler aboard."""

    seat: Seat
    ship: int
    edge: Edge


@dataclass(frozen=True)
class ShipScrapped(Event):
    """§7.3 A ship left the board for a new one; what was aboard is lost."""

    seat: Seat
    ship: int
    cargo: Cargo


@dataclass(frozen=True)
class SettlerBought(Event):
    """§9.1 A settler, in a dock (ship NONE) or aboard (corner NONE)."""

    seat: Seat
    corner: Corner
    ship: int


@dataclass(frozen=True)
class CrewBought(Event):
    """§10.1 A crew, in a dock (ship NONE) or aboard (corner NONE)."""

    seat: Seat
    corner: Corner
    ship: int


@dataclass(frozen=True)
class BankTraded(Event):
    """§5.1 Three of a kind for one, or for gold."""

    seat: Seat
    given: Kind
    taken: Kind


@dataclass(frozen=True)
class Bought(Event):
    """§5.2 A card for two gold."""

    seat: Seat
    kind: Kind


@dataclass(frozen=True)
class SoldFast(Event):
    """§15.7 A card for one gold."""

    seat: Seat
    kind: Kind


@dataclass(frozen=True)
class WentOverboard(Event):
    """§7.8 A piece was thrown away, from a ship or from a dock (the other is NONE)."""

    seat: Seat
    ship: int
    corner: Corner
    piece: Piece


# Trade


@dataclass(frozen=True)
class ItemGiven(Event):
    """§5.3 One more thing on the giving side of the draft."""

    seat: Seat
    kind: Kind


@dataclass(frozen=True)
class ItemAsked(Event):
    """§5.3 One more thing on the asking side of the draft."""

    seat: Seat
    kind: Kind


@dataclass(frozen=True)
class Proposed(Event):
    """§5.3 The offer is put to the others, by kind, gold last."""

    seat: Seat
    given: Row
    asked: Row


@dataclass(frozen=True)
class Withdrawn(Event):
    """§5.3, §5.5 The offer is forgotten."""

    seat: Seat


@dataclass(frozen=True)
class Answered(Event):
    """§5.4 A seat has answered; how, is sealed."""

    seat: Seat
    accepted: bool

    def heard_by(self, ear: Seat | None) -> Event | None:
        """The answer is for its owner; others hear that there is one (never: accepted)."""
        return self if ear == self.seat else Answered(self.seat, False)


@dataclass(frozen=True)
class AnswersShown(Event):
    """§5.4 The answers are turned up: who accepted."""

    seats: Row


@dataclass(frozen=True)
class Traded(Event):
    """§5.5 The exchange, by kind, gold last."""

    seat: Seat
    partner: Seat
    given: Row
    asked: Row
