"""The verbs of set-up, of the seven and the pirate, of building and of trade."""

from __future__ import annotations

from dataclasses import dataclass

from kogga.core.actions import Action, Seat
from kogga.games.explorers.board import CORNER_NAMES, EDGE_NAMES, HEX_NAMES, Corner, Edge, Hex
from kogga.games.explorers.pieces import COLOURS, GOODS, KINDS, NOBODY, NONE, PIECES, Kind, Piece

# §2 Set-up


@dataclass(frozen=True)
class Colour(Action):
    """§2.4 Choose a colour, and with it the places of your first pieces."""

    colour: int

    def __str__(self) -> str:
        return f"colour {COLOURS[self.colour]}"


@dataclass(frozen=True)
class FirstHarbour(Action):
    """§2.5 Your first harbour settlement, on a marked site."""

    corner: Corner

    def __str__(self) -> str:
        return f"harbour {CORNER_NAMES[self.corner]}"


@dataclass(frozen=True)
class FirstSettlement(Action):
    """§2.5 Your first settlement, anywhere on the island."""

    corner: Corner

    def __str__(self) -> str:
        return f"settle {CORNER_NAMES[self.corner]}"


@dataclass(frozen=True)
class NeutralHarbour(Action):
    """§2.8 A harbour settlement of a colour nobody plays."""

    corner: Corner

    def __str__(self) -> str:
        return f"neutral harbour {CORNER_NAMES[self.corner]}"


@dataclass(frozen=True)
class NeutralSettlement(Action):
    """§2.8 A settlement of a colour nobody plays."""

    corner: Corner

    def __str__(self) -> str:
        return f"neutral settle {CORNER_NAMES[self.corner]}"


@dataclass(frozen=True)
class FirstRoad(Action):
    """§2.6 The road at your first settlement."""

    edge: Edge

    def __str__(self) -> str:
        return f"first road {EDGE_NAMES[self.edge]}"


@dataclass(frozen=True)
class FirstShip(Action):
    """§2.6 The ship with a settler at your first harbour settlement."""

    edge: Edge

    def __str__(self) -> str:
        return f"first ship {EDGE_NAMES[self.edge]}"


# §4.4, §11 The seven and the pirate


@dataclass(frozen=True)
class Discard(Action):
    """§4.4 Lay one card face down for the bank."""

    kind: Kind

    def __str__(self) -> str:
        return f"discard {KINDS[self.kind]}"


@dataclass(frozen=True)
class Pirate(Action):
    """§11.2 Put your pirate ship on a sea hex; §11.6 or leave it at home after a won chase (NONE)."""

    hex: Hex

    def __str__(self) -> str:
        return "pirate home" if self.hex == NONE else f"pirate {HEX_NAMES[self.hex]}"


@dataclass(frozen=True)
class Rob(Action):
    """§11.3 Steal a card from this opponent, or from nobody."""

    victim: Seat

    def __str__(self) -> str:
        return "rob nobody" if self.victim == NOBODY else f"rob {self.victim}"


# §5.1, §5.2, §6, §7, §9, §10 Building and buying


@dataclass(frozen=True)
class Road(Action):
    """§6.1 Build a road."""

    edge: Edge

    def __str__(self) -> str:
        return f"road {EDGE_NAMES[self.edge]}"


@dataclass(frozen=True)
class Settlement(Action):
    """§6.2 Build a settlement at your road."""

    corner: Corner

    def __str__(self) -> str:
        return f"settlement {CORNER_NAMES[self.corner]}"


@dataclass(frozen=True)
class Upgrade(Action):
    """§6.3 Make a settlement on the coast a harbour settlement."""

    corner: Corner

    def __str__(self) -> str:
        return f"upgrade {CORNER_NAMES[self.corner]}"


@dataclass(frozen=True)
class Ship(Action):
    """§7.2 Build a ship at your harbour settlement; §7.3 or put the rebuilt one there."""

    edge: Edge

    def __str__(self) -> str:
        return f"ship {EDGE_NAMES[self.edge]}"


@dataclass(frozen=True)
class Scrap(Action):
    """§7.3 Take a ship of yours off the board and pay for a new one."""

    ship: int

    def __str__(self) -> str:
        return f"scrap {self.ship + 1}"


@dataclass(frozen=True)
class SettlerAshore(Action):
    """§9.1 Buy a settler into the dock of a harbour settlement."""

    corner: Corner

    def __str__(self) -> str:
        return f"settler {CORNER_NAMES[self.corner]}"


@dataclass(frozen=True)
class SettlerAboard(Action):
    """§9.1 Buy a settler into a ship at your harbour settlement."""

    ship: int

    def __str__(self) -> str:
        return f"settler ship {self.ship + 1}"


@dataclass(frozen=True)
class CrewAshore(Action):
    """§10.1 Buy a crew into the dock of a harbour settlement."""

    corner: Corner

    def __str__(self) -> str:
        return f"crew {CORNER_NAMES[self.corner]}"


@dataclass(frozen=True)
class CrewAboard(Action):
    """§10.1 Buy a crew into a ship at your harbour settlement."""

    ship: int

    def __str__(self) -> str:
        return f"crew ship {self.ship + 1}"


@dataclass(frozen=True)
class Bank(Action):
    """§5.1 Three of a kind for one of another, or for one gold."""

    given: Kind
    taken: Kind

    def __str__(self) -> str:
        return f"bank {KINDS[self.given]} {GOODS[self.taken]}"


@dataclass(frozen=True)
class Buy(Action):
    """§5.2 Two gold for a card."""

    kind: Kind

    def __str__(self) -> str:
        return f"buy {KINDS[self.kind]}"


@dataclass(frozen=True)
class FastGold(Action):
    """§15.7 A card for one gold, at a Fast Gold village."""

    kind: Kind

    def __str__(self) -> str:
        return f"fast gold {KINDS[self.kind]}"


@dataclass(frozen=True)
class HoldOverboard(Action):
    """§7.8 Throw a piece out of a ship."""

    ship: int
    piece: Piece

    def __str__(self) -> str:
        return f"overboard ship {self.ship + 1} {PIECES[self.piece]}"


@dataclass(frozen=True)
class DockOverboard(Action):
    """§7.8 Throw a piece out of a dock."""

    corner: Corner
    piece: Piece

    def __str__(self) -> str:
        return f"overboard {CORNER_NAMES[self.corner]} {PIECES[self.piece]}"


@dataclass(frozen=True)
class ToSea(Action):
    """§3.1 Building and trade are over, the ships may sail."""

    def __str__(self) -> str:
        return "to sea"


# §5.3-5.5 Trade between players


@dataclass(frozen=True)
class Give(Action):
    """§5.3 One more thing you would give."""

    kind: Kind

    def __str__(self) -> str:
        return f"give {GOODS[self.kind]}"


@dataclass(frozen=True)
class Ask(Action):
    """§5.3 One more thing you ask for."""

    kind: Kind

    def __str__(self) -> str:
        return f"ask {GOODS[self.kind]}"


@dataclass(frozen=True)
class Propose(Action):
    """§5.3 Put the offer to the others."""

    def __str__(self) -> str:
        return "propose"


@dataclass(frozen=True)
class Withdraw(Action):
    """§5.3, §5.5 Forget the offer."""

    def __str__(self) -> str:
        return "withdraw"


@dataclass(frozen=True)
class Accept(Action):
    """§5.4 Say yes, sealed until all have answered."""

    def __str__(self) -> str:
        return "accept"


@dataclass(frozen=True)
class Refuse(Action):
    """§5.4 Say no, sealed until all have answered."""

    def __str__(self) -> str:
        return "refuse"


@dataclass(frozen=True)
class Close(Action):
    """§5.5 Exchange with a seat that accepted."""

    seat: Seat

    def __str__(self) -> str:
        return f"close {self.seat}"
