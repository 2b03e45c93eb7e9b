"""The verbs of the ships: sailing, founding, docks, lairs, villages, fish, the chase."""

from __future__ import annotations

from dataclasses import dataclass

from kogga.core.actions import Action
from kogga.games.explorers.board import CORNER_NAMES, EDGE_NAMES, HEX_NAMES, Corner, Edge, Hex
from kogga.games.explorers.pieces import CREW, PIECES, SACK, Piece

# §7-§10, §13-§15 At sea


@dataclass(frozen=True)
class Sail(Action):
    """§7.4 Move a ship to the next sea route."""

    ship: int
    edge: Edge

    def __str__(self) -> str:
        return f"sail {self.ship + 1} {EDGE_NAMES[self.edge]}"


@dataclass(frozen=True)
class Wool(Action):
    """§7.5 One wool for two more points of a ship."""

    ship: int

    def __str__(self) -> str:
        return f"wool {self.ship + 1}"


@dataclass(frozen=True)
class Found(Action):
    """§9.3 Ship and settler become a settlement."""

    ship: int
    corner: Corner

    def __str__(self) -> str:
        return f"found {self.ship + 1} {CORNER_NAMES[self.corner]}"


@dataclass(frozen=True)
class Load(Action):
    """§9.2, §10.3 Take a piece from the dock the ship touches."""

    ship: int
    piece: Piece

    def __str__(self) -> str:
        return f"load {self.ship + 1} {PIECES[self.piece]}"


@dataclass(frozen=True)
class Unload(Action):
    """§10.3 Put a piece into the dock the ship touches."""

    ship: int
    piece: Piece

    def __str__(self) -> str:
        return f"unload {self.ship + 1} {PIECES[self.piece]}"


@dataclass(frozen=True)
class Exchange(Action):
    """§10.3 All that is aboard for all that is in the dock."""

    ship: int

    def __str__(self) -> str:
        return f"exchange {self.ship + 1}"


@dataclass(frozen=True)
class Swap(Action):
    """§10.3 The ship's crew for the dock's sack, or the ship's sack for the dock's crew; `piece` is the ship's."""

    ship: int
    piece: Piece

    def __str__(self) -> str:
        return f"swap {self.ship + 1} {PIECES[self.piece]} {PIECES[CREW + SACK - self.piece]}"


@dataclass(frozen=True)
class Land(Action):
    """§13.2 Put a crew on a lair."""

    ship: int
    hex: Hex

    def __str__(self) -> str:
        return f"land {self.ship + 1} {HEX_NAMES[self.hex]}"


@dataclass(frozen=True)
class Fetch(Action):
    """§13.5 Take a crew from a freed field aboard."""

    ship: int
    hex: Hex

    def __str__(self) -> str:
        return f"fetch {self.ship + 1} {HEX_NAMES[self.hex]}"


@dataclass(frozen=True)
class Barter(Action):
    """§15.2 A crew into the village, a sack aboard."""

    ship: int
    hex: Hex

    def __str__(self) -> str:
        return f"trade {self.ship + 1} {HEX_NAMES[self.hex]}"


@dataclass(frozen=True)
class Haul(Action):
    """§14.3 Take a haul of fish aboard."""

    ship: int
    hex: Hex

    def __str__(self) -> str:
        return f"haul {self.ship + 1} {HEX_NAMES[self.hex]}"


@dataclass(frozen=True)
class Deliver(Action):
    """§14.4, §15.3 Land the haul or the sacks at the Council."""

    ship: int

    def __str__(self) -> str:
        return f"deliver {self.ship + 1}"


@dataclass(frozen=True)
class Chase(Action):
    """§11.5 Try to chase another's pirate ship away."""

    ship: int

    def __str__(self) -> str:
        return f"chase {self.ship + 1}"


@dataclass(frozen=True)
class Fish(Action):
    """§14.2 Roll for fish."""

    def __str__(self) -> str:
        return "fish"


@dataclass(frozen=True)
class End(Action):
    """§3.1 The voyages of this turn are over."""

    def __str__(self) -> str:
        return "end"
