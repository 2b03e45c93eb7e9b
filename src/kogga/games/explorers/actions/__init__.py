"""The verbs, and the one object of each that `legal` hands out."""

from __future__ import annotations

from typing import Final

from kogga.games.explorers.actions.ashore import (
    Accept,
    Ask,
    Bank,
    Buy,
    Close,
    Colour,
    CrewAboard,
    CrewAshore,
    Discard,
    DockOverboard,
    FastGold,
    FirstHarbour,
    FirstRoad,
    FirstSettlement,
    FirstShip,
    Give,
    HoldOverboard,
    NeutralHarbour,
    NeutralSettlement,
    Pirate,
    Propose,
    Refuse,
    Road,
    Rob,
    Scrap,
    Settlement,
    SettlerAboard,
    SettlerAshore,
    Ship,
    ToSea,
    Upgrade,
    Withdraw,
)
from kogga.games.explorers.actions.at_sea import (
    Barter,
    Chase,
    Deliver,
    End,
    Exchange,
    Fetch,
    Fish,
    Found,
    Haul,
    Land,
    Load,
    Sail,
    Swap,
    Unload,
    Wool,
)
from kogga.games.explorers.actions.luck import (
    Die,
    LairNumber,
    LayIsland,
    Robbed,
    Roll,
    Start,
    Token,
    TurnHex,
)
from kogga.games.explorers.board import (
    BOARDS,
    CORNERS,
    EDGES,
    ENDS,
    HARBOUR_SITES,
    HEXES,
    LOOSE_HEXES,
)
from kogga.games.explorers.pieces import (
    COLOURS,
    CREW,
    GOLD,
    LAIR_NUMBERS,
    MAX_SEATS,
    MIN_SEATS,
    NOBODY,
    NONE,
    RESOURCES,
    SACK,
    SHIPS,
    STOCKED,
    ExplorersOptions,
    Piece,
)

__all__ = [
    "ACCEPT",
    "ASK",
    "BANK",
    "BARTER",
    "BUY",
    "CHASE",
    "CLOSE",
    "COLOUR",
    "CREW_ABOARD",
    "CREW_ASHORE",
    "DELIVER",
    "DIE",
    "DISCARD",
    "DOCK_OVERBOARD",
    "END",
    "EXCHANGE",
    "FAST_GOLD",
    "FETCH",
    "FIRST_HARBOUR",
    "FIRST_ROAD",
    "FIRST_SETTLEMENT",
    "FIRST_SHIP",
    "FISH_ROLL",
    "FLEET",
    "FOUND",
    "GIVE",
    "HAUL_IN",
    "HOLD_OVERBOARD",
    "LAIR_NUMBER",
    "LAND",
    "LAY_ISLAND",
    "LOAD",
    "NEUTRAL_HARBOUR",
    "NEUTRAL_SETTLEMENT",
    "PIRATE",
    "PIRATE_HOME",
    "PROPOSE",
    "REFUSE",
    "ROAD",
    "ROB",
    "ROBBED",
    "ROB_NOBODY",
    "ROLL",
    "SAIL",
    "SCRAP",
    "SETTLEMENT",
    "SETTLER_ABOARD",
    "SETTLER_ASHORE",
    "SHIP",
    "START",
    "SWAP",
    "TOKEN",
    "TO_SEA",
    "TURN_HEX",
    "UNLOAD",
    "UPGRADE",
    "WITHDRAW",
    "WOOL_FOR",
    "Accept",
    "Ask",
    "Bank",
    "Barter",
    "BuildMove",
    "Buy",
    "Chase",
    "Close",
    "Colour",
    "CrewAboard",
    "CrewAshore",
    "Deliver",
    "Die",
    "Discard",
    "DockMove",
    "DockOverboard",
    "End",
    "Exchange",
    "Exchanged",
    "FastGold",
    "Fetch",
    "FirstHarbour",
    "FirstRoad",
    "FirstSettlement",
    "FirstShip",
    "Fish",
    "Found",
    "Give",
    "Haul",
    "HoldOverboard",
    "LairNumber",
    "Land",
    "LayIsland",
    "Load",
    "LuckMove",
    "Move",
    "NeutralHarbour",
    "NeutralSettlement",
    "Overboard",
    "Pirate",
    "Propose",
    "Purchase",
    "Refuse",
    "Road",
    "Rob",
    "Robbed",
    "Roll",
    "Sail",
    "Scrap",
    "SeaMove",
    "SetUpMove",
    "Settlement",
    "SettlerAboard",
    "SettlerAshore",
    "SevenMove",
    "Ship",
    "ShoreMove",
    "Start",
    "Swap",
    "ToSea",
    "Token",
    "TradeMove",
    "TurnHex",
    "Unload",
    "Upgrade",
    "Withdraw",
    "Wool",
    "crew_moves",
    "luck_moves",
    "pieces_in",
    "sea_moves",
    "seat_moves",
    "set_up_moves",
]  # fmt: skip

SetUpMove = Colour | FirstHarbour | FirstSettlement | NeutralHarbour | NeutralSettlement | FirstRoad | FirstShip
SevenMove = Discard | Pirate | Rob
Purchase = SettlerAshore | SettlerAboard | CrewAshore | CrewAboard
Exchanged = Bank | Buy | FastGold
BuildMove = Road | Settlement | Upgrade | Ship | Scrap | Purchase | Exchanged
Overboard = HoldOverboard | DockOverboard
TradeMove = Give | Ask | Propose | Withdraw | Accept | Refuse | Close
DockMove = Load | Unload | Exchange | Swap
ShoreMove = Land | Fetch | Barter | Haul | Deliver
SeaMove = Sail | Wool | Found | DockMove | ShoreMove | Chase | Fish
LuckMove = LayIsland | Start | Roll | Robbed | TurnHex | Token | Die | LairNumber
Move = SetUpMove | SevenMove | BuildMove | Overboard | TradeMove | SeaMove | ToSea | End | LuckMove

FLEET: Final = range(SHIPS)
COLOUR: Final[list[Move]] = [Colour(colour) for colour in range(len(COLOURS))]
FIRST_HARBOUR: Final[list[Move]] = [FirstHarbour(corner) for corner in range(CORNERS)]
FIRST_SETTLEMENT: Final[list[Move]] = [FirstSettlement(corner) for corner in range(CORNERS)]
NEUTRAL_HARBOUR: Final[list[Move]] = [NeutralHarbour(corner) for corner in range(CORNERS)]
NEUTRAL_SETTLEMENT: Final[list[Move]] = [NeutralSettlement(corner) for corner in range(CORNERS)]
FIRST_ROAD: Final[list[Move]] = [FirstRoad(edge) for edge in range(EDGES)]
FIRST_SHIP: Final[list[Move]] = [FirstShip(edge) for edge in range(EDGES)]
DISCARD: Final[list[Move]] = [Discard(kind) for kind in range(RESOURCES)]
PIRATE: Final[list[Move]] = [Pirate(hex) for hex in range(HEXES)]
PIRATE_HOME: Final[Move] = Pirate(NONE)
ROB: Final[list[Move]] = [Rob(seat) for seat in range(MAX_SEATS)]
ROB_NOBODY: Final[Move] = Rob(NOBODY)
ROAD: Final[list[Move]] = [Road(edge) for edge in range(EDGES)]
SETTLEMENT: Final[list[Move]] = [Settlement(corner) for corner in range(CORNERS)]
UPGRADE: Final[list[Move]] = [Upgrade(corner) for corner in range(CORNERS)]
SHIP: Final[list[Move]] = [Ship(edge) for edge in range(EDGES)]
SCRAP: Final[list[Move]] = [Scrap(ship) for ship in FLEET]
SETTLER_ASHORE: Final[list[Move]] = [SettlerAshore(corner) for corner in range(CORNERS)]
SETTLER_ABOARD: Final[list[Move]] = [SettlerAboard(ship) for ship in FLEET]
CREW_ASHORE: Final[list[Move]] = [CrewAshore(corner) for corner in range(CORNERS)]
CREW_ABOARD: Final[list[Move]] = [CrewAboard(ship) for ship in FLEET]
BANK: Final[list[list[Move]]] = [[Bank(given, taken) for taken in range(GOLD + 1)] for given in range(RESOURCES)]
BUY: Final[list[Move]] = [Buy(kind) for kind in range(RESOURCES)]
FAST_GOLD: Final[list[Move]] = [FastGold(kind) for kind in range(RESOURCES)]
HOLD_OVERBOARD: Final[list[list[Move]]] = [[HoldOverboard(ship, piece) for piece in range(4)] for ship in FLEET]
DOCK_OVERBOARD: Final[list[list[Move]]] = [
    [DockOverboard(corner, piece) for piece in range(4)] for corner in range(CORNERS)
]
TO_SEA: Final[Move] = ToSea()
GIVE: Final[list[Move]] = [Give(kind) for kind in range(GOLD + 1)]
ASK: Final[list[Move]] = [Ask(kind) for kind in range(GOLD + 1)]
PROPOSE: Final[Move] = Propose()
WITHDRAW: Final[Move] = Withdraw()
ACCEPT: Final[Move] = Accept()
REFUSE: Final[Move] = Refuse()
CLOSE: Final[list[Move]] = [Close(seat) for seat in range(MAX_SEATS)]
SAIL: Final[list[list[Move]]] = [[Sail(ship, edge) for edge in range(EDGES)] for ship in FLEET]
WOOL_FOR: Final[list[Move]] = [Wool(ship) for ship in FLEET]
FOUND: Final[list[list[Move]]] = [[Found(ship, corner) for corner in range(CORNERS)] for ship in FLEET]
LOAD: Final[list[list[Move]]] = [[Load(ship, piece) for piece in range(4)] for ship in FLEET]
UNLOAD: Final[list[list[Move]]] = [[Unload(ship, piece) for piece in range(4)] for ship in FLEET]
EXCHANGE: Final[list[Move]] = [Exchange(ship) for ship in FLEET]
SWAP: Final[list[list[Move]]] = [[Swap(ship, piece) for piece in range(4)] for ship in FLEET]
LAND: Final[list[list[Move]]] = [[Land(ship, hex) for hex in range(HEXES)] for ship in FLEET]
FETCH: Final[list[list[Move]]] = [[Fetch(ship, hex) for hex in range(HEXES)] for ship in FLEET]
BARTER: Final[list[list[Move]]] = [[Barter(ship, hex) for hex in range(HEXES)] for ship in FLEET]
HAUL_IN: Final[list[list[Move]]] = [[Haul(ship, hex) for hex in range(HEXES)] for ship in FLEET]
DELIVER: Final[list[Move]] = [Deliver(ship) for ship in FLEET]
CHASE: Final[list[Move]] = [Chase(ship) for ship in FLEET]
FISH_ROLL: Final[Move] = Fish()
END: Final[Move] = End()
LAY_ISLAND: Final[list[list[Move]]] = [
    [LayIsland(hex, terrain) for terrain in range(RESOURCES)] for hex in range(HEXES)
]
START: Final[list[Move]] = [Start(seat) for seat in range(MAX_SEATS)]
ROLL: Final[list[Move]] = [Roll(one, other) for one in range(1, 7) for other in range(1, 7)]
ROBBED: Final[list[Move]] = [Robbed(kind) for kind in range(RESOURCES)]
TURN_HEX: Final[list[list[Move]]] = [[TurnHex(hex, terrain) for terrain in range(STOCKED)] for hex in range(HEXES)]
TOKEN: Final[list[list[Move]]] = [[Token(hex, number) for number in range(13)] for hex in range(HEXES)]
DIE: Final[list[Move]] = [Die(face) for face in range(1, 7)]
LAIR_NUMBER: Final[list[list[Move]]] = [[LairNumber(hex, number) for number in range(13)] for hex in range(HEXES)]


def luck_moves() -> list[Move]:
    """Everything luck can ever say."""
    moves = [*START, *ROLL, *ROBBED, *DIE]
    moves += [LAY_ISLAND[hex][terrain] for hex in LOOSE_HEXES for terrain in range(RESOURCES)]
    unexplored = {hex for board in BOARDS for region in board.regions for hex in region}
    for hex in sorted(unexplored):
        moves += TURN_HEX[hex]
        moves += TOKEN[hex][2:]
        moves += [LAIR_NUMBER[hex][number] for number in LAIR_NUMBERS]
    return moves


def seat_moves(seats: int, options: ExplorersOptions) -> list[Move]:
    """Every action a seat can ever take, in a fixed order."""
    board = BOARDS[options.scenario]
    moves = set_up_moves(seats, options)
    moves += DISCARD
    if options.scenario > 1:
        moves += [PIRATE[hex] for hex in board.havens] + [PIRATE_HOME, *ROB[:seats], ROB_NOBODY]
    for corners in (SETTLEMENT, UPGRADE, SETTLER_ASHORE):
        moves += [corners[corner] for corner in board.corners]
    moves += [ROAD[edge] for edge in board.edges] + [SHIP[edge] for edge in board.edges]
    moves += [*SCRAP, *SETTLER_ABOARD, *BUY]
    moves += [BANK[given][taken] for given in range(RESOURCES) for taken in range(GOLD + 1) if given != taken]
    moves += [TO_SEA, *GIVE, *ASK, PROPOSE, WITHDRAW, ACCEPT, REFUSE, *CLOSE[:seats]]
    return moves + crew_moves(options) + sea_moves(options)


def set_up_moves(seats: int, options: ExplorersOptions) -> list[Move]:
    """§2 Actions before the first turn."""
    if options.scenario == 1:
        return list(COLOUR)
    board = BOARDS[options.scenario]
    moves = [FIRST_HARBOUR[corner] for corner in HARBOUR_SITES] + [FIRST_SETTLEMENT[corner] for corner in board.shore]
    if seats == MIN_SEATS:
        moves += [NEUTRAL_HARBOUR[corner] for corner in HARBOUR_SITES]
        moves += [NEUTRAL_SETTLEMENT[corner] for corner in board.shore]
    edges = [edge for edge in board.edges if any([corner in board.shore for corner in ENDS[edge]])]
    return moves + [FIRST_ROAD[edge] for edge in edges] + [FIRST_SHIP[edge] for edge in edges]


def crew_moves(options: ExplorersOptions) -> list[Move]:
    """§10, §13, §15 Actions that need crews, fish or spices."""
    board = BOARDS[options.scenario]
    moves: list[Move] = []
    hidden = [*board.regions[0], *board.regions[1]]
    if options.scenario > 1:
        moves += [*CREW_ABOARD, *CHASE, *[CREW_ASHORE[corner] for corner in board.corners]]
    if options.scenario in (2, 3, 5):
        moves += [verb[ship][hex] for verb in (LAND, FETCH) for ship in FLEET for hex in hidden]
    if options.scenario > 2:
        moves += [FISH_ROLL, *DELIVER, *[HAUL_IN[ship][hex] for ship in FLEET for hex in hidden]]
    if options.scenario > 3:
        moves += [*FAST_GOLD, *[BARTER[ship][hex] for ship in FLEET for hex in hidden]]
        moves += [SWAP[ship][piece] for ship in FLEET for piece in (CREW, SACK)]
    return moves


def sea_moves(options: ExplorersOptions) -> list[Move]:
    """§7-§10 Actions of the ships in every scenario."""
    board = BOARDS[options.scenario]
    pieces = pieces_in(options)
    moves = [SAIL[ship][edge] for ship in FLEET for edge in board.edges]
    moves += [*WOOL_FOR, *[FOUND[ship][corner] for ship in FLEET for corner in board.corners]]
    moves += [verb[ship][piece] for verb in (LOAD, UNLOAD, HOLD_OVERBOARD) for ship in FLEET for piece in pieces]
    moves += [DOCK_OVERBOARD[corner][piece] for corner in board.corners for piece in pieces]
    return [*moves, *EXCHANGE, END]


def pieces_in(options: ExplorersOptions) -> list[Piece]:
    """What can be shipped in this scenario."""
    return [[], [0], [0, 2], [0, 1, 2], [0, 1, 2, 3], [0, 1, 2, 3]][options.scenario]
