"""§2 Positions of the set-up: who has placed what so far."""

from __future__ import annotations

from kogga.core.actions import Seat
from kogga.core.errors import BadPosition
from kogga.games.explorers.board import (
    ENDS,
    FIXED_HARBOURS,
    FIXED_ROADS,
    FIXED_SETTLEMENTS,
    FIXED_SHIPS,
    HARBOUR_SITES,
    LOOSE_HEXES,
)
from kogga.games.explorers.notation.parts import is_begun
from kogga.games.explorers.pieces import (
    COLOURS,
    HARBOURS,
    MIN_SEATS,
    NEUTRAL,
    NONE,
    SHIPS,
    UNKNOWN,
    WITH_SETTLER,
)
from kogga.games.explorers.rules.possible.phases import wrong
from kogga.games.explorers.rules.preparation import loose_left
from kogga.games.explorers.state import ExplorersState, Phase, Row


def check_first(state: ExplorersState) -> None:
    """§2 Before the first turn: colours, first pieces, and nothing else on the board."""
    check_neutrals(state)
    for seat in range(state.seats):
        is_chosen = state.phase != Phase.COLOUR or seat < state.active
        if is_chosen != (state.colours[seat] != NONE):
            raise wrong(f"colour {seat}", state)
    if is_begun(state):
        return
    if any([state.terrain[hex] != UNKNOWN for region in state.board.regions for hex in region]):
        raise wrong("hexes", state)
    if any(state.spaces) or state.pirate != NONE:
        raise wrong("spaces or pirate", state)
    for seat in range(state.seats):
        if state.scenario == 1:
            check_printed(state, seat)
        else:
            check_placed(state, seat)
    if state.phase == Phase.ISLAND:
        check_loose(state)


def check_loose(state: ExplorersState) -> None:
    """§2.2 The island is laid in reading order, and what can only lie in one way lies already."""
    laid = [state.terrain[hex] != UNKNOWN for hex in LOOSE_HEXES]
    if laid != sorted(laid, reverse=True) or sum([hexes > 0 for hexes in loose_left(state)]) < 2:
        raise BadPosition("island of the position is laid in reading order.")


def check_printed(state: ExplorersState, seat: Seat) -> None:
    """§2.4 In scenario 1 the pieces of a chosen colour stand where they are drawn (R18)."""
    colour = state.colours[seat]
    places: list[Row] = [(), (), ()]
    if colour != NONE:
        places = [(FIXED_SETTLEMENTS[colour],), (FIXED_HARBOURS[colour],), (FIXED_ROADS[colour],)]
    if [state.towns[seat], state.ports[seat], state.ways[seat]] != places:
        raise BadPosition(f"Seat {seat} of the position has its pieces elsewhere than they are drawn.")
    check_first_ship(state, seat, [FIXED_SHIPS[colour]] if colour != NONE else [])


def check_first_ship(state: ExplorersState, seat: Seat, edges: list[int]) -> None:
    """§2.6 One ship with a settler on one of these edges, or none where there are none; docks are empty."""
    fleet = state.fleet(seat)
    aboard = WITH_SETTLER if edges else 0
    is_there = fleet[0] in edges if edges else fleet[0] == NONE
    if not is_there or fleet[1:] != [NONE] * (SHIPS - 1) or state.holds[SHIPS * seat] != aboard:
        raise wrong(f"ships {seat}", state)
    if any(state.docks[HARBOURS * seat : HARBOURS * seat + HARBOURS]):
        raise wrong(f"harbours {seat}", state)


def check_placed(state: ExplorersState, seat: Seat) -> None:
    """§2.5, §2.6 Harbour settlements clockwise, settlements backwards, then road and ship seat by seat."""
    phase, ports, towns, ways = state.phase, state.ports[seat], state.towns[seat], state.ways[seat]
    turn, now = (seat - state.first) % state.seats, (state.active - state.first) % state.seats
    has_ship = phase >= Phase.FIRST_ROAD and turn < now
    has_road = has_ship or (phase == Phase.FIRST_SHIP and turn == now)
    if len(ports) != int(phase > Phase.HARBOUR or (phase == Phase.HARBOUR and turn < now)):
        raise wrong(f"harbours {seat}", state)
    if len(towns) != int(phase > Phase.SETTLE or (phase == Phase.SETTLE and turn > now)):
        raise wrong(f"settlements {seat}", state)
    if any([corner not in HARBOUR_SITES for corner in ports]):
        raise BadPosition(f"harbours {seat} of the position is no marked site.")
    if any([corner not in state.board.shore for corner in towns]):
        raise BadPosition(f"settlements {seat} of the position is not on the starting island.")
    if len(ways) != int(has_road) or any([towns[0] not in ENDS[edge] for edge in ways]):
        raise wrong(f"roads {seat}", state)
    check_first_ship(state, seat, state.board.corner_edges[ports[0]] if has_ship else [])


# §2.8 Neutral pieces


def check_neutrals(state: ExplorersState) -> None:
    """§2.8 Neutral settlements on the island, harbour settlements on marked sites, roads in scenario 1 alone (R19)."""
    if state.seats != MIN_SEATS:
        return
    unused = [colour for colour in range(len(COLOURS)) if colour not in state.colours[:MIN_SEATS]]
    for nth in (0, 1):
        towns, ports = standing(state, 2 * (NEUTRAL + nth)), standing(state, 2 * (NEUTRAL + nth) + 1)
        roads = [edge for edge, owner in enumerate(state.road) if owner == NEUTRAL + nth]
        fixed = [FIXED_ROADS[unused[nth]]] if state.scenario == 1 else []
        if any([corner not in state.board.shore for corner in towns]) or any(
            [corner not in HARBOUR_SITES for corner in ports]
        ):
            raise BadPosition(f"neutral {nth} of the position stands where no neutral building may.")
        if any([edge not in fixed for edge in roads]):
            raise BadPosition(f"neutral {nth} of the position has a road that is not drawn.")
        if not is_begun(state) and [len(towns), len(ports), len(roads)] != neutral_pieces(state, nth):
            raise wrong(f"neutral {nth}", state)


def standing(state: ExplorersState, building: int) -> list[int]:
    """The corners of these buildings."""
    return [corner for corner, there in enumerate(state.building) if there == building]


def neutral_pieces(state: ExplorersState, nth: int) -> list[int]:
    """§2.8 How many settlements, harbour settlements and roads a neutral colour has by now (R26)."""
    phase, now = state.phase, (state.active - state.first) % state.seats
    if state.scenario == 1:
        return [int(phase == Phase.START)] * 3
    towns = phase > Phase.NEUTRAL_SETTLE or (phase == Phase.NEUTRAL_SETTLE and nth > now)
    ports = phase > Phase.NEUTRAL_HARBOUR or (phase == Phase.NEUTRAL_HARBOUR and nth < now)
    return [int(towns), int(ports), 0]
