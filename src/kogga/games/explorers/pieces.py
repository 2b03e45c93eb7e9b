"""What is in the box: kinds, terrains, prices, stacks, tracks and every number of the rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kogga.core.options import Options

Kind = int  # of a resource: 0-4; 5 stands for gold where both can be named
Terrain = int  # of a hex, see TERRAINS; the first five are the kinds they yield
Cargo = int  # what lies in a hold or a dock, see CARGOES
Piece = int  # what can be shipped, see PIECES
Mission = int  # 0 lairs, 1 fish, 2 spices
Owner = int  # a seat, or a neutral colour (NEUTRAL, NEUTRAL + 1)

MIN_SEATS: Final = 2  # R56
MAX_SEATS: Final = 4
COLOURS: Final = ("blue", "red", "white", "orange")
NEUTRAL: Final[Owner] = 4
NOBODY: Final = -1
NONE: Final = -1

# §1.2 What each player has.
ROADS: Final = 15
SETTLEMENTS: Final = 5
HARBOURS: Final = 4
SHIPS: Final = 3
SETTLERS: Final = 2
CREWS: Final = 9
START_GOLD: Final = 2

# §1.3 What all share.
KINDS: Final = ("wood", "brick", "wool", "grain", "ore")
WOOD: Final[Kind] = 0
BRICK: Final[Kind] = 1
WOOL: Final[Kind] = 2
GRAIN: Final[Kind] = 3
ORE: Final[Kind] = 4
RESOURCES: Final = len(KINDS)
GOLD: Final[Kind] = 5
GOODS: Final = (*KINDS, "gold")
BANK_CARDS: Final = 19
HAULS: Final = 6
LAIR_NUMBERS: Final = (3, 4, 5, 9, 10, 11)  # R14

# §1.4 Prices, by kind.
ROAD_PRICE: Final = (1, 1, 0, 0, 0)
SETTLEMENT_PRICE: Final = (1, 1, 1, 1, 0)
SETTLER_PRICE: Final = (1, 1, 1, 1, 0)
SHIP_PRICE: Final = (1, 0, 1, 0, 0)
CREW_PRICE: Final = (0, 0, 1, 0, 1)
UPGRADE_PRICE: Final = (0, 0, 0, 2, 2)

# Terrains. UNKNOWN lies face down, OFF is not on this board.
TERRAINS: Final = (
    "forest", "hills", "pasture", "fields", "mountains", "sea", "gold", "fish 1", "fish 2", "fish 3", "fish 4",
    "fish 5", "fish 6", "swift", "bonus", "fast", "council", "unknown", "off",
)  # fmt: skip
SEA: Final[Terrain] = 5
RIVER: Final[Terrain] = 6  # a gold field, with a lair until it is freed
FISH: Final[Terrain] = 7  # the face 1; face f is FISH + f - 1
SWIFT: Final[Terrain] = 13
BONUS: Final[Terrain] = 14
FAST: Final[Terrain] = 15
COUNCIL: Final[Terrain] = 16
UNKNOWN: Final[Terrain] = 17
OFF: Final[Terrain] = 18
STOCKED: Final = 16  # terrains that can lie face down
IS_LAND: Final = [terrain < 5 or terrain == RIVER or SWIFT <= terrain <= FAST for terrain in range(19)]
IS_SEA: Final = [terrain in (SEA, COUNCIL) or FISH <= terrain < SWIFT for terrain in range(19)]
IS_SPICE: Final = [SWIFT <= terrain <= FAST for terrain in range(19)]
IS_FISH: Final = [FISH <= terrain < SWIFT for terrain in range(19)]

# §2.3 The two regions, and what lies in them face down.
NORTH: Final = 0
SOUTH: Final = 1
REGIONS: Final = ("north", "south")
LAND: Final = ((1, 1, 1, 1, 2), (1, 1, 1, 2, 1))
TOKENS: Final = ((3, 4, 5, 6, 9, 10), (4, 5, 8, 9, 10, 11))
FACES: Final = ((1, 2, 3), (4, 5, 6))  # of the fish hexes
BONUS_FACES: Final = (5, 4)  # of the Pirate Bonus villages
# By scenario: seas in the stock of each region, river fields and fish hexes north and south, villages a kind a region.
STOCK_SEAS: Final = (0, 2, 2, 0, 1, 1)
STOCK_RIVERS: Final = ((0, 0), (0, 0), (3, 3), (3, 2), (0, 0), (3, 3))
STOCK_FISH: Final = ((0, 0), (0, 0), (0, 0), (2, 3), (3, 3), (3, 3))
STOCK_SPICES: Final = (0, 0, 0, 0, 1, 1)

# §2.2 The loose hexes of the starting island, by kind; the printed pasture never moves.
LOOSE: Final = (4, 2, 3, 2, 3)

# §12 Missions.
MISSIONS: Final = ("lairs", "fish", "spices")
LAIRS: Final[Mission] = 0
SHOALS: Final[Mission] = 1
SPICES: Final[Mission] = 2
PLAYED: Final = ((), (), (LAIRS,), (LAIRS, SHOALS), (SHOALS, SPICES), (LAIRS, SHOALS, SPICES))  # by scenario
TRACKS: Final = ([0, 1, 1, 2, 2, 2, 3, 3], [0, 1, 1, 2, 2, 2, 3, 3], [0, 1, 1, 2, 2, 3, 3])  # R21
TARGETS: Final = (0, 8, 12, 15, 15, 17)

# Numbers of the turn.
SEVEN: Final = 7
HAND_LIMIT: Final = 7
BANK_RATE: Final = 3
GOLD_RATE: Final = 2
PURCHASES: Final = 2
MOVES: Final = 4
WOOL_MOVES: Final = 2
ROUTE_ROOM: Final = 2
DISCOVERY_GOLD: Final = 2
LAIR_CREWS: Final = 3
LAIR_GOLD: Final = 2
RIVER_GOLD: Final = 2
CHASE_FACE: Final = 6
DOCK_ACTIONS: Final = 12  # R36
OFFER_ITEMS: Final = 4  # R51
DRAFTS: Final = 5  # R53

# §7.7 Holds and docks: two slots.
PIECES: Final = ("settler", "haul", "crew", "sack")
SETTLER: Final[Piece] = 0
HAUL: Final[Piece] = 1
CREW: Final[Piece] = 2
SACK: Final[Piece] = 3
CARGOES: Final = ("-", "settler", "haul", "crew", "sack", "crew crew", "crew sack", "sack sack")
EMPTY: Final[Cargo] = 0
WITH_SETTLER: Final[Cargo] = 1
WITH_HAUL: Final[Cargo] = 2
ONE_CREW: Final[Cargo] = 3
ONE_SACK: Final[Cargo] = 4
TWO_CREWS: Final[Cargo] = 5
CREW_AND_SACK: Final[Cargo] = 6
TWO_SACKS: Final[Cargo] = 7
# By cargo, what comes of adding or taking a piece; -1: it cannot be.
WITH: Final = [
    [WITH_SETTLER, WITH_HAUL, ONE_CREW, ONE_SACK], [-1, -1, -1, -1], [-1, -1, -1, -1],
    [-1, -1, TWO_CREWS, CREW_AND_SACK], [-1, -1, CREW_AND_SACK, TWO_SACKS],
    [-1, -1, -1, -1], [-1, -1, -1, -1], [-1, -1, -1, -1],
]  # fmt: skip
WITHOUT: Final = [
    [next((less for less in range(8) if WITH[less][piece] == cargo), -1) for piece in range(4)] for cargo in range(8)
]
# By cargo and piece, how many of it.
COUNTS: Final = [
    [0, 0, 0, 0], [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1], [0, 0, 2, 0], [0, 0, 1, 1], [0, 0, 0, 2],
]  # fmt: skip
PIECES_IN: Final = [[piece for piece in range(4) if COUNTS[cargo][piece]] for cargo in range(8)]


@dataclass(frozen=True)
class ExplorersOptions(Options):
    """Which scenario, how scenario 2's island lies, and after how many rounds the game ends at the latest."""

    scenario: int = 1
    island: str = "fixed"
    rounds: int = 100

    def is_shuffled(self) -> bool:
        """§2.2 Are the loose hexes of the starting island mixed (R17)?"""
        return self.scenario > 2 or self.island == "shuffled"
