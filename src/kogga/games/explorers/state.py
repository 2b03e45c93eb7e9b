"""The whole truth: the board as far as it is known, pieces, hands, stocks, tracks, and the turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeVar

from kogga.core.actions import Seat
from kogga.core.state import State
from kogga.core.value import Value
from kogga.games.explorers.actions import Move
from kogga.games.explorers.board import BOARDS, CORNERS, EDGES, HEXES, Board, Edge, Hex
from kogga.games.explorers.pieces import (
    BANK_CARDS,
    CREWS,
    GOLD,
    HARBOURS,
    HAULS,
    MAX_SEATS,
    NOBODY,
    NONE,
    RESOURCES,
    RIVER,
    ROADS,
    SETTLERS,
    SHIPS,
    STOCKED,
    Cargo,
    ExplorersOptions,
    Kind,
    Owner,
)

T = TypeVar("T")


class Phase:
    """Whose word the table waits for. Luck's moments come first, so that one comparison tells."""

    ISLAND: Final = 0
    START: Final = 1
    ROLL: Final = 2
    ROBBED: Final = 3
    HEX: Final = 4
    TOKEN: Final = 5
    CHASE: Final = 6
    FISH: Final = 7
    HERO: Final = 8
    LAIR: Final = 9
    COLOUR: Final = 10
    HARBOUR: Final = 11
    NEUTRAL_HARBOUR: Final = 12
    SETTLE: Final = 13
    NEUTRAL_SETTLE: Final = 14
    FIRST_ROAD: Final = 15
    FIRST_SHIP: Final = 16
    DISCARD: Final = 17
    PIRATE: Final = 18
    ROB: Final = 19
    BUILD: Final = 20
    BERTH: Final = 21
    DRAFT: Final = 22
    ANSWER: Final = 23
    CLOSE: Final = 24
    SEA: Final = 25
    HAVEN: Final = 26
    OVER: Final = 27


PHASE_WORDS: Final = (
    "island", "start", "roll", "robbed", "hex", "token", "chase", "fish", "hero", "lair", "colour", "harbour",
    "neutral harbour", "settle", "neutral settle", "first road", "first ship", "discard", "pirate", "rob", "build",
    "berth", "draft", "answer", "close", "sea", "haven", "over",
)  # fmt: skip


Row = tuple[int, ...]
Sites = tuple[tuple[Move, ...], tuple[Move, ...], tuple[Move, ...], tuple[Move, ...]]  # roads, sites, upgrades, berths


@dataclass(frozen=True)
class Theft(Value):
    """§11.3 A stolen card whose kind is not known to all (R50).

    kind    what it was; NONE in eyes that took no part
    row     what the victim's hand would have been by open arithmetic alone, all open thefts left out
    low     the same for every hand (five times the seat plus the kind), at its lowest since the theft before; () for
            the first
    """

    thief: Seat
    victim: Seat
    kind: Kind
    row: tuple[int, ...]
    low: tuple[int, ...]


class ExplorersState(State):
    """The whole truth. Lists by seat have four places whatever the number of seats.

    first       the start player; active: whose turn it is (in set-up: who is asked); round: from 1, 0 before
    colours     by seat, NONE until chosen
    terrain     by hex, pieces.TERRAINS; number: by hex, 0 without (a river field with 0 has a lair)
    harvests    by sum of the dice the hexes that bear it
    crews       by hex the crews on a lair, freed field or village, two bits a seat
    building    by corner twice the owner, plus 1 for a harbour settlement; NONE
    road        by edge its owner, NONE; route: by edge, is it a known sea route? afloat: by edge how many ships
    towns, ports, ways   by seat its settlements, harbour settlements, roads, in the order they came
    docks       by four times the seat plus the nth of its ports, its cargo
    ships       by three times the seat plus the ship its edge, NONE in the supply; holds: the same, cargo
    settlers, crew_supply   pieces not on the board, by seat
    hands       five times the seat plus the kind; gold by seat; bank by kind
    points      victory points by seat
    spaces      by four times the mission plus the seat; piles: by mission the seats, the latest mover last; leads: by
                mission who holds the leader's card
    stock       by STOCKED times the region plus the terrain: hexes face down (a fish face: may it still come?);
                shoals: fish hexes among them by region; tokens: numbers left by region, as bits; lairs: lair numbers
                left, as bits
    waters      by face less one the hex of that fish, NONE; hauls: faces with a haul on them, as bits; catch: hauls in
                the supply
    swift, fast by seat villages won; bonus: by seat faces that chase, as bits
    pirate      its hex, NONE; captain: whose it is
    dice        the roll of this turn, ten times one plus the other; die: the last single die (0: none this turn)
    turn        of the active seat: bought, sold (fast gold), drafts, docked (dock actions), fished
    open        the ship under way, NONE; used: points it has spent; stepped, wooled, tolled, tried: ships, as bits
    spot        the hex to be turned, or the ship that chases, or the victim of a theft
    captured    lairs to be resolved, in order; rollers: who still rolls for the hero; rolls: faces by seat
    owing       seats that owe a sealed discard or answer, as bits; laid: cards laid face down, like hands
    given, asked   the open offer by kind, gold last; accepted: seats, as bits
    thefts      stolen cards not known to all; low: hands at their lowest since the last of them
    winner      NOBODY until somebody has won
    sites       choices of the active seat that last until something is built (worked out when asked for)
    """

    __slots__ = (
        "accepted", "active", "afloat", "asked", "bank", "bonus", "bought", "building", "captain", "captured",
        "catch", "colours", "crew_supply", "crews", "dice", "die", "docked", "docks", "drafts", "fast", "first",
        "fished", "given", "gold", "hands", "harvests", "hauls", "holds", "laid", "lairs", "leads", "low", "number",
        "open", "options", "owing", "phase", "piles", "pirate", "points", "ports", "road", "rollers", "rolls", "round",
        "route", "scenario", "seats", "settlers", "ships", "shoals", "sites", "sold", "spaces", "spot", "stepped",
        "stock", "swift", "terrain", "thefts", "tokens", "tolled", "towns", "tried", "used", "waters", "ways",
        "winner", "wooled",
    )  # fmt: skip

    def __init__(
        self, seats: int, options: ExplorersOptions, phase: int, first: Seat, active: Seat, round: int, colours: Row,
        terrain: Row, number: Row, harvests: tuple[Row, ...], crews: list[int], building: list[int],
        road: list[Owner], route: Row, afloat: list[int], towns: list[Row], ports: list[Row], ways: list[Row],
        docks: list[Cargo], ships: list[Edge], holds: list[Cargo], settlers: list[int], crew_supply: list[int],
        hands: list[int], gold: list[int], bank: list[int], points: list[int], spaces: list[int],
        piles: tuple[Row, ...], leads: Row, stock: list[int], shoals: Row, tokens: Row, lairs: int, waters: Row,
        hauls: int, catch: int, swift: Row, fast: Row, bonus: Row, pirate: Hex, captain: Seat, dice: int, die: int,
        bought: int, sold: int, drafts: int, docked: int, fished: int, open: int, used: int, stepped: int,
        wooled: int, tolled: int, tried: int, spot: int, captured: Row, rollers: Row, rolls: Row, owing: int,
        laid: list[int], given: list[int], asked: list[int], accepted: int, thefts: tuple[Theft, ...], low: list[int],
        winner: Seat,
    ) -> None:  # fmt: skip
        self.scenario = options.scenario
        self.seats, self.options, self.phase = seats, options, phase
        self.first, self.active, self.round = first, active, round
        self.colours, self.terrain, self.number = colours, terrain, number
        self.harvests, self.crews, self.building = harvests, crews, building
        self.road, self.route, self.afloat = road, route, afloat
        self.towns, self.ports, self.ways = towns, ports, ways
        self.docks, self.ships, self.holds = docks, ships, holds
        self.settlers, self.crew_supply, self.hands = settlers, crew_supply, hands
        self.gold, self.bank, self.points = gold, bank, points
        self.spaces, self.piles, self.leads = spaces, piles, leads
        self.stock, self.shoals, self.tokens = stock, shoals, tokens
        self.lairs, self.waters, self.hauls = lairs, waters, hauls
        self.catch, self.swift, self.fast = catch, swift, fast
        self.bonus, self.pirate, self.captain = bonus, pirate, captain
        self.dice, self.die, self.bought = dice, die, bought
        self.sold, self.drafts, self.docked = sold, drafts, docked
        self.fished, self.open, self.used = fished, open, used
        self.stepped, self.wooled, self.tolled = stepped, wooled, tolled
        self.tried, self.spot, self.captured = tried, spot, captured
        self.rollers, self.rolls, self.owing = rollers, rolls, owing
        self.laid, self.given, self.asked = laid, given, asked
        self.accepted, self.thefts, self.low = accepted, thefts, low
        self.winner = winner
        self.sites: Sites | None = None

    def copy(self) -> ExplorersState:
        """A twin that shares nothing that can change."""
        twin = ExplorersState(
            self.seats, self.options, self.phase, self.first, self.active, self.round, self.colours,
            self.terrain, self.number, self.harvests, self.crews[:], self.building[:], self.road[:],
            self.route, self.afloat[:], self.towns[:], self.ports[:], self.ways[:], self.docks[:], self.ships[:],
            self.holds[:], self.settlers[:], self.crew_supply[:], self.hands[:], self.gold[:], self.bank[:],
            self.points[:], self.spaces[:], self.piles, self.leads, self.stock[:], self.shoals,
            self.tokens, self.lairs, self.waters, self.hauls, self.catch, self.swift, self.fast,
            self.bonus, self.pirate, self.captain, self.dice, self.die, self.bought, self.sold, self.drafts,
            self.docked, self.fished, self.open, self.used, self.stepped, self.wooled, self.tolled, self.tried,
            self.spot, self.captured, self.rollers, self.rolls, self.owing, self.laid[:], self.given[:],
            self.asked[:], self.accepted, self.thefts, self.low[:], self.winner,
        )  # fmt: skip
        twin.sites = self.sites
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return (ExplorersState, (
            self.seats, self.options, self.phase, self.first, self.active, self.round, self.colours, self.terrain,
            self.number, self.harvests, self.crews, self.building, self.road, self.route, self.afloat, self.towns,
            self.ports, self.ways, self.docks, self.ships, self.holds, self.settlers, self.crew_supply, self.hands,
            self.gold, self.bank, self.points, self.spaces, self.piles, self.leads, self.stock, self.shoals,
            self.tokens, self.lairs, self.waters, self.hauls, self.catch, self.swift, self.fast, self.bonus,
            self.pirate, self.captain, self.dice, self.die, self.bought, self.sold, self.drafts, self.docked,
            self.fished, self.open, self.used, self.stepped, self.wooled, self.tolled, self.tried, self.spot,
            self.captured, self.rollers, self.rolls, self.owing, self.laid, self.given, self.asked, self.accepted,
            self.thefts, self.low, self.winner,
        ))  # fmt: skip

    @property
    def board(self) -> Board:
        """§2.1 The scenario's geometry: the same for all states, so it is not one of their fields."""
        return BOARDS[self.scenario]

    def cards(self, seat: Seat) -> int:
        """§4.4 How many resource cards a seat holds."""
        spot = RESOURCES * seat
        hands = self.hands
        return hands[spot] + hands[spot + 1] + hands[spot + 2] + hands[spot + 3] + hands[spot + 4]

    def fleet(self, seat: Seat) -> list[Edge]:
        """§7.2 Where a seat's ships are, NONE in the supply."""
        return self.ships[SHIPS * seat : SHIPS * seat + SHIPS]

    def ship_supply(self, seat: Seat) -> int:
        """§1.2 Ships a seat has not on the board."""
        return self.fleet(seat).count(NONE)

    def road_supply(self, seat: Seat) -> int:
        """§1.2 Roads a seat has left."""
        return ROADS - len(self.ways[seat])

    def crews_of(self, hex: Hex, seat: Seat) -> int:
        """§13.2, §15.2 Crews of a seat on a lair, a freed field or in a village."""
        return self.crews[hex] >> 2 * seat & 3

    def is_lair(self, hex: Hex) -> bool:
        """§13.1 A river field whose lair is not captured and resolved."""
        return self.terrain[hex] == RIVER and not self.number[hex]

    def sacks(self, hex: Hex) -> int:
        """§15.1 Sacks that lie in a village: one for every player who has not been there (R46)."""
        return self.seats - sum([1 for seat in range(self.seats) if self.crews_of(hex, seat)])


def put(row: tuple[T, ...], spot: int, thing: T) -> tuple[T, ...]:
    """The row with something else at this spot. What changes seldom is a tuple: a copy of the state shares it."""
    return (*row[:spot], thing, *row[spot + 1 :])


def fresh(seats: int, options: ExplorersOptions) -> ExplorersState:
    """§2.1 The board of the scenario with nothing on it yet, all pieces in their supplies."""
    board = BOARDS[options.scenario]
    return ExplorersState(
        seats, options, Phase.START, 0, 0, 0, (NONE,) * MAX_SEATS, tuple(board.terrain), (0,) * HEXES, ((),) * 13,
        [0] * HEXES, [NONE] * CORNERS, [NONE] * EDGES, tuple(board.routes), [0] * EDGES, [()] * MAX_SEATS,
        [()] * MAX_SEATS, [()] * MAX_SEATS, [0] * (HARBOURS * MAX_SEATS), [NONE] * (SHIPS * MAX_SEATS),
        [0] * (SHIPS * MAX_SEATS), [SETTLERS] * MAX_SEATS, [CREWS] * MAX_SEATS, [0] * (RESOURCES * MAX_SEATS),
        [0] * MAX_SEATS, [BANK_CARDS] * RESOURCES, [0] * MAX_SEATS, [0] * (3 * MAX_SEATS), (tuple(range(seats)),) * 3,
        (NOBODY,) * 3, [0] * (2 * STOCKED), (0, 0), (0, 0), 0, (NONE,) * HAULS, 0, 0, (0,) * MAX_SEATS,
        (0,) * MAX_SEATS, (0,) * MAX_SEATS, NONE, NOBODY, 0, 0, 0, 0, 0, 0, 0, NONE, 0, 0, 0, 0, 0, NONE, (), (),
        (0,) * MAX_SEATS, 0, [0] * (RESOURCES * MAX_SEATS), [0] * (GOLD + 1), [0] * (GOLD + 1), 0, (),
        [0] * (RESOURCES * MAX_SEATS), NOBODY,
    )  # fmt: skip
