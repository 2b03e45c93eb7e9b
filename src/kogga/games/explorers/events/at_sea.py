"""What the table hears of the ships, the missions and the end."""

from __future__ import annotations

from dataclasses import dataclass

from kogga.core.actions import Seat
from kogga.core.events import Event
from kogga.games.explorers.board import Corner, Edge, Hex
from kogga.games.explorers.pieces import Kind, Mission, Piece, Terrain

Row = tuple[int, ...]

# At sea


@dataclass(frozen=True)
class PutToSea(Event):
    """§3.1 The movement phase of a seat begins."""

    seat: Seat


@dataclass(frozen=True)
class Sailed(Event):
    """§7.4 A ship moved on; §11.4 with tribute or without."""

    seat: Seat
    ship: int
    edge: Edge
    tribute: bool


@dataclass(frozen=True)
class WoolSpent(Event):
    """§7.5 A wool for two points."""

    seat: Seat
    ship: int


@dataclass(frozen=True)
class Discovered(Event):
    """§8.1 A hex was turned."""

    seat: Seat
    hex: Hex
    terrain: Terrain


@dataclass(frozen=True)
class TokenLaid(Event):
    """§8.1 The number of newly found land."""

    hex: Hex
    number: int


@dataclass(frozen=True)
class Rewarded(Event):
    """§8.2 A card (NONE: the bank has none, R4) or gold for a discovery."""

    seat: Seat
    kind: Kind
    gold: int


@dataclass(frozen=True)
class Founded(Event):
    """§9.3 Ship and settler became a settlement."""

    seat: Seat
    ship: int
    corner: Corner


@dataclass(frozen=True)
class Loaded(Event):
    """§10.3 A piece went from dock to ship."""

    seat: Seat
    ship: int
    corner: Corner
    piece: Piece


@dataclass(frozen=True)
class Unloaded(Event):
    """§10.3 A piece went from ship to dock."""

    seat: Seat
    ship: int
    corner: Corner
    piece: Piece


@dataclass(frozen=True)
class Exchanged(Event):
    """§10.3 Hold and dock changed places."""

    seat: Seat
    ship: int
    corner: Corner


@dataclass(frozen=True)
class Swapped(Event):
    """§10.3 The ship's piece for the dock's, crew against sack."""

    seat: Seat
    ship: int
    corner: Corner
    piece: Piece


@dataclass(frozen=True)
class ChaseRolled(Event):
    """§11.5 The die of a chase."""

    seat: Seat
    ship: int
    face: int
    won: bool


# Missions


@dataclass(frozen=True)
class MarkerMoved(Event):
    """§12.1 A marker moved to a space."""

    seat: Seat
    mission: Mission
    space: int


@dataclass(frozen=True)
class LeadTaken(Event):
    """§12.2 The leader's card has a new owner."""

    seat: Seat
    mission: Mission


@dataclass(frozen=True)
class CrewLanded(Event):
    """§13.2 A crew went ashore on a lair."""

    seat: Seat
    ship: int
    hex: Hex


@dataclass(frozen=True)
class LairCaptured(Event):
    """§13.3 The third crew: the lair falls at the end of this turn."""

    hex: Hex


@dataclass(frozen=True)
class CaptureRewarded(Event):
    """§13.3 Gold for who took part."""

    seat: Seat
    hex: Hex


@dataclass(frozen=True)
class HeroRolled(Event):
    """§13.4 A hero's die; total: with the crews."""

    seat: Seat
    face: int
    total: int


@dataclass(frozen=True)
class HeroesTied(Event):
    """§13.4 These roll again."""

    seats: Row


@dataclass(frozen=True)
class HeroNamed(Event):
    """§13.4 The hero, whose crew goes home."""

    seat: Seat
    hex: Hex


@dataclass(frozen=True)
class LairFreed(Event):
    """§13.5 The field is free and bears a number."""

    hex: Hex
    number: int


@dataclass(frozen=True)
class CrewFetched(Event):
    """§13.5 A crew came back aboard."""

    seat: Seat
    ship: int
    hex: Hex


@dataclass(frozen=True)
class FishRolled(Event):
    """§14.2 The die for fish; a haul lies on this hex, NONE if nothing came."""

    seat: Seat
    face: int
    hex: Hex


@dataclass(frozen=True)
class HaulTaken(Event):
    """§14.3 A haul came aboard."""

    seat: Seat
    ship: int
    hex: Hex


@dataclass(frozen=True)
class Delivered(Event):
    """§14.4, §15.3 What the Council got."""

    seat: Seat
    ship: int
    hauls: int
    sacks: int


@dataclass(frozen=True)
class Bartered(Event):
    """§15.2 A crew for a sack; the village's benefit is the seat's."""

    seat: Seat
    ship: int
    hex: Hex
    terrain: Terrain


# The end


@dataclass(frozen=True)
class Won(Event):
    """§16.1 A seat reached the target in its own turn."""

    seat: Seat
    points: int

    def is_heading(self) -> bool:
        """The game is over."""
        return True


@dataclass(frozen=True)
class RoundsOver(Event):
    """§16.3 The last round is complete, and nobody has won."""

    def is_heading(self) -> bool:
        """The game is over."""
        return True
