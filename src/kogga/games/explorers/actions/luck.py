"""Luck's verbs."""

from __future__ import annotations

from dataclasses import dataclass

from kogga.core.actions import Action, Seat
from kogga.games.explorers.board import HEX_NAMES, Hex
from kogga.games.explorers.pieces import KINDS, TERRAINS, Kind, Terrain

# Luck


@dataclass(frozen=True)
class LayIsland(Action):
    """§2.2 A loose hex of the starting island."""

    hex: Hex
    terrain: Terrain

    def __str__(self) -> str:
        return f"island {HEX_NAMES[self.hex]} {TERRAINS[self.terrain]}"


@dataclass(frozen=True)
class Start(Action):
    """§2.5 Luck names the start player."""

    seat: Seat

    def __str__(self) -> str:
        return f"start {self.seat}"


@dataclass(frozen=True)
class Roll(Action):
    """§4.1 Two dice."""

    one: int
    other: int

    def __str__(self) -> str:
        return f"roll {self.one} {self.other}"


@dataclass(frozen=True)
class Robbed(Action):
    """§11.3 The card the thief drew."""

    kind: Kind

    def __str__(self) -> str:
        return f"robbed {KINDS[self.kind]}"


@dataclass(frozen=True)
class TurnHex(Action):
    """§8.1 What the unexplored hex is."""

    hex: Hex
    terrain: Terrain

    def __str__(self) -> str:
        return f"hex {HEX_NAMES[self.hex]} {TERRAINS[self.terrain]}"


@dataclass(frozen=True)
class Token(Action):
    """§8.1 The number token of newly found land."""

    hex: Hex
    number: int

    def __str__(self) -> str:
        return f"token {HEX_NAMES[self.hex]} {self.number}"


@dataclass(frozen=True)
class Die(Action):
    """§11.5, §13.4, §14.2 One die, of a chase, a hero or a fisher."""

    face: int

    def __str__(self) -> str:
        return f"die {self.face}"


@dataclass(frozen=True)
class LairNumber(Action):
    """§13.5 The number under a captured lair."""

    hex: Hex
    number: int

    def __str__(self) -> str:
        return f"lair {HEX_NAMES[self.hex]} {self.number}"
