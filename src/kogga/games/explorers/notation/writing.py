"""A position as one line of text."""

from __future__ import annotations

from collections.abc import Sequence

from kogga.core.actions import Seat
from kogga.core.position import write_parts
from kogga.games.explorers.board import CORNER_NAMES, EDGE_NAMES, HEX_NAMES, ISLAND, Hex
from kogga.games.explorers.pieces import (
    CARGOES,
    COLOURS,
    GOODS,
    HARBOURS,
    HAULS,
    KINDS,
    MAX_SEATS,
    MIN_SEATS,
    MISSIONS,
    NEUTRAL,
    NOBODY,
    NONE,
    PLAYED,
    RESOURCES,
    SHIPS,
    TERRAINS,
    UNKNOWN,
    Cargo,
)
from kogga.games.explorers.state import PHASE_WORDS, ExplorersState, Phase, Row, Theft


def write_position(state: ExplorersState) -> str:
    """The whole truth in one line; supplies, stocks and the bank hold whatever lies nowhere else."""
    parts = [("phase", PHASE_WORDS[state.phase]), ("active", str(state.active)), ("first", str(state.first))]
    parts += [("round", str(state.round)), ("island", " ".join([write_terrain(state, hex) for hex in ISLAND]))]
    hidden = [*state.board.regions[0], *state.board.regions[1]]
    parts.append(("hexes", ", ".join([write_hex(state, hex) for hex in hidden if state.terrain[hex] != UNKNOWN])))
    parts.append(("crews", ", ".join([write_crews(state, hex) for hex in hidden if state.crews[hex]])))
    parts.append(("hauls", write_bits(state.hauls, HAULS, 1)))
    pirate = f"{HEX_NAMES[state.pirate]} {state.captain}" if state.pirate != NONE else "-"
    parts.append(("pirate", pirate))
    for seat in range(state.seats):
        parts += write_seat(state, seat)
    if state.seats == MIN_SEATS:
        parts += [write_neutral(state, nth) for nth in (0, 1)]
    for mission in PLAYED[state.scenario]:
        spaces = state.spaces[MAX_SEATS * mission : MAX_SEATS * mission + state.seats]
        parts.append((f"spaces {MISSIONS[mission]}", numbers(spaces)))
        parts.append((f"pile {MISSIONS[mission]}", numbers(state.piles[mission])))
    return write_parts([*parts, *write_turn(state), *write_sealed(state)])


def numbers(row: Sequence[int]) -> str:
    """Whole numbers with blanks between."""
    return " ".join([str(number) for number in row])


def write_bits(bits: int, size: int, first: int) -> str:
    """The places of the ones, counted from `first`."""
    return numbers([first + nth for nth in range(size) if bits >> nth & 1])


def write_terrain(state: ExplorersState, hex: Hex) -> str:
    """What lies on a place of the island, a dash for nothing yet."""
    return "-" if state.terrain[hex] == UNKNOWN else TERRAINS[state.terrain[hex]]


def write_hex(state: ExplorersState, hex: Hex) -> str:
    """`C6 mountains 9`, `C7 gold`."""
    words = f"{HEX_NAMES[hex]} {TERRAINS[state.terrain[hex]]}"
    return f"{words} {state.number[hex]}" if state.number[hex] else words


def write_crews(state: ExplorersState, hex: Hex) -> str:
    """`C7 2 0 1`: so many of each seat."""
    return f"{HEX_NAMES[hex]} {numbers([state.crews_of(hex, seat) for seat in range(state.seats)])}"


def write_cargo(place: str, cargo: Cargo) -> str:
    """`C4n crew sack`, `C4-e`."""
    return f"{place} {CARGOES[cargo]}" if cargo else place


def write_goods(row: Sequence[int]) -> str:
    """`2 wool 1 gold`; nothing is a dash."""
    return " ".join([f"{number} {GOODS[kind]}" for kind, number in enumerate(row) if number]) or "-"


def write_seat(state: ExplorersState, seat: Seat) -> list[tuple[str, str]]:
    """All that belongs to one seat."""
    ports = [
        write_cargo(CORNER_NAMES[c], state.docks[HARBOURS * seat + nth]) for nth, c in enumerate(state.ports[seat])
    ]
    fleet = [
        write_cargo(EDGE_NAMES[edge], state.holds[SHIPS * seat + ship]) if edge != NONE else "-"
        for ship, edge in enumerate(state.fleet(seat))
    ]
    hand = state.hands[RESOURCES * seat : RESOURCES * seat + RESOURCES]
    return [
        (f"colour {seat}", "-" if state.colours[seat] == NONE else COLOURS[state.colours[seat]]),
        (f"settlements {seat}", " ".join([CORNER_NAMES[corner] for corner in state.towns[seat]])),
        (f"harbours {seat}", ", ".join(ports)),
        (f"roads {seat}", " ".join([EDGE_NAMES[edge] for edge in state.ways[seat]])),
        (f"ships {seat}", ", ".join(fleet)),
        (f"hand {seat}", write_goods(hand)),
        (f"gold {seat}", str(state.gold[seat])),
    ]


def write_neutral(state: ExplorersState, nth: int) -> tuple[str, str]:
    """Settlement, harbour settlement and road of a neutral colour, a dash for each that is not there."""
    owner = NEUTRAL + nth
    town = [CORNER_NAMES[corner] for corner in state.board.shore if state.building[corner] == 2 * owner]
    port = [CORNER_NAMES[corner] for corner in state.board.shore if state.building[corner] == 2 * owner + 1]
    road = [EDGE_NAMES[edge] for edge in state.board.edges if state.road[edge] == owner]
    return f"neutral {nth}", " ".join([found[0] if found else "-" for found in (town, port, road)])


def write_turn(state: ExplorersState) -> list[tuple[str, str]]:
    """Dice, what the turn has used up, the voyage, and what is being resolved."""
    voyage = "-" if state.open == NONE else f"{state.open + 1} {state.used}"
    return [
        ("dice", f"{state.dice // 10} {state.dice % 10}" if state.dice else "-"),
        ("die", str(state.die)),
        ("turn", numbers([state.bought, state.sold, state.drafts, state.docked, state.fished])),
        ("voyage", voyage),
        ("stepped", write_bits(state.stepped, SHIPS, 1)),
        ("wooled", write_bits(state.wooled, SHIPS, 1)),
        ("tolled", write_bits(state.tolled, SHIPS, 1)),
        ("tried", write_bits(state.tried, SHIPS, 1)),
        ("spot", write_spot(state)),
        ("captured", " ".join([HEX_NAMES[hex] for hex in state.captured])),
        ("rollers", numbers(state.rollers)),
        ("rolls", numbers(state.rolls[: state.seats])),
        ("winner", "-" if state.winner == NOBODY else str(state.winner)),
    ]


def write_spot(state: ExplorersState) -> str:
    """The hex to be turned, the ship that chases, or the victim of a theft."""
    if state.spot == NONE:
        return "-"
    if state.phase == Phase.CHASE:
        return str(state.spot + 1)
    return str(state.spot) if state.phase == Phase.ROBBED else HEX_NAMES[state.spot]


def write_sealed(state: ExplorersState) -> list[tuple[str, str]]:
    """Discards, offers and answers, and the thefts not known to all."""
    parts = [("owing", write_bits(state.owing, MAX_SEATS, 0))]
    for seat in range(state.seats):
        laid = state.laid[RESOURCES * seat : RESOURCES * seat + RESOURCES]
        if any(laid):
            parts.append((f"laid {seat}", write_goods(laid)))
    parts += [("give", write_goods(state.given)), ("ask", write_goods(state.asked))]
    parts.append(("accepted", write_bits(state.accepted, MAX_SEATS, 0)))
    if state.thefts:
        parts.append(("thefts", ", ".join([write_theft(theft, state.seats) for theft in state.thefts])))
        parts.append(("low", numbers(state.low[: RESOURCES * state.seats])))
    return parts


def write_theft(theft: Theft, seats: int) -> str:
    """`0 from 1 wool hand 2 1 0 0 0 low 1 0 ...`: the hand it came from, and all hands at their lowest before."""
    words = f"{theft.thief} from {theft.victim} {KINDS[theft.kind]} hand {numbers(theft.row)}"
    low: Row = theft.low[: RESOURCES * seats]
    return f"{words} low {numbers(low)}" if low else words
