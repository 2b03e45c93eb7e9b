"""The board of a position, and all pieces on it."""

from __future__ import annotations

from kogga.core.actions import Seat
from kogga.core.errors import BadPosition
from kogga.games.explorers.actions import pieces_in
from kogga.games.explorers.board import CORNER_NAMES, EDGE_NAMES, HEX_NAMES, ISLAND
from kogga.games.explorers.pieces import (
    HARBOURS,
    IS_SPICE,
    LAIR_CREWS,
    LOOSE,
    NONE,
    PIECES_IN,
    RESOURCES,
    RIVER,
    ROADS,
    ROUTE_ROOM,
    SETTLEMENTS,
    SHIPS,
    UNKNOWN,
)
from kogga.games.explorers.rules.building import is_buildable
from kogga.games.explorers.rules.lairs import CREWS_ON
from kogga.games.explorers.rules.possible.phases import wrong
from kogga.games.explorers.rules.ships import is_dark
from kogga.games.explorers.state import ExplorersState, Phase


def check_board(state: ExplorersState) -> None:
    """§2.2, §2.3 Hexes and numbers are there once; the island has its fifteen."""
    laid = [state.terrain[hex] for hex in ISLAND]
    if (UNKNOWN in laid) != (state.phase == Phase.ISLAND):
        raise wrong("island", state)
    for kind in range(RESOURCES):
        most = LOOSE[kind] + (1 if kind == 2 else 0)
        if laid.count(kind) > most:
            raise BadPosition("island of the position has hexes that are not in the box.")
    if state.terrain[ISLAND[6]] != state.board.terrain[ISLAND[6]]:
        raise BadPosition("island of the position has moved the printed pasture.")
    fixed = tuple([state.board.terrain[hex] for hex in ISLAND])
    if not state.options.is_shuffled() and tuple(laid) != fixed:
        raise BadPosition("island of the position is shuffled, which was not agreed on.")
    if min(state.stock) < 0 or min(state.shoals) < 0:
        raise BadPosition("hexes of the position are more than lie face down in that region.")
    for hex in [*state.board.regions[0], *state.board.regions[1]]:
        waiting = state.phase == Phase.TOKEN and hex == state.spot
        if state.terrain[hex] < RESOURCES and bool(state.number[hex]) == waiting:
            raise BadPosition(f"{HEX_NAMES[hex]} of the position needs a number, unless it is just being turned.")
        if state.number[hex] and not (state.terrain[hex] < RESOURCES or state.terrain[hex] == RIVER):
            raise BadPosition(f"{HEX_NAMES[hex]} of the position cannot bear a number.")


def check_buildings(state: ExplorersState) -> None:
    """§6.1, §6.2 On land, apart from each other; nothing at the unexplored (§8.4), lairs (§13.1), villages (§15.4)."""
    board = state.board
    for corner in range(len(state.building)):
        if state.building[corner] == NONE:
            continue
        if not is_buildable(state, state.building[corner] // 2, board.corner_hexes[corner]):
            raise BadPosition(f"Nothing in the position can stand at {CORNER_NAMES[corner]}.")
        if any([state.building[other] != NONE for other in board.beside[corner]]):
            raise BadPosition(f"The building at {CORNER_NAMES[corner]} of the position is too near another.")
    for edge in range(len(state.road)):
        if state.road[edge] != NONE and not is_buildable(state, state.road[edge], board.edge_hexes[edge]):
            raise BadPosition(f"No road in the position can lie at {EDGE_NAMES[edge]}.")


def check_supplies(state: ExplorersState) -> None:
    """§1.2, §1.3 Nobody has more pieces than there are, and the bank no fewer than no cards."""
    if min(state.bank) < 0 or min(state.gold) < 0:
        raise BadPosition("There are more cards in the position than in the box, or fewer coins than none.")
    if min(state.settlers) < 0 or min(state.crew_supply) < 0 or state.catch < 0:
        raise BadPosition("There are more settlers, crews or hauls in the position than in the box.")
    for seat in range(state.seats):
        if len(state.towns[seat]) > SETTLEMENTS or len(state.ways[seat]) > ROADS or len(state.ports[seat]) > HARBOURS:
            raise BadPosition(f"Seat {seat} of the position has more buildings or roads than pieces.")
        if state.colours[:seat].count(state.colours[seat]) and state.colours[seat] != NONE:
            raise BadPosition(f"colour {seat} of the position is another's.")


def check_fleet(state: ExplorersState, seat: Seat) -> None:
    """§7.1, §7.6 Ships lie on routes away from unexplored hexes, two to a route; holds hold what this scenario has."""
    cargoes = (
        state.holds[SHIPS * seat : SHIPS * seat + SHIPS] + state.docks[HARBOURS * seat : HARBOURS * seat + HARBOURS]
    )
    known = pieces_in(state.options)
    if any([piece not in known for cargo in cargoes for piece in PIECES_IN[cargo]]):
        raise BadPosition(f"Seat {seat} of the position ships what this scenario does not have.")
    for edge in state.fleet(seat):
        if edge == NONE:
            continue
        discovers = state.phase == Phase.HEX and seat == state.active and state.spot in state.board.touches[edge]
        if not state.route[edge] or (is_dark(state, edge) and not discovers):
            raise BadPosition(f"No ship in the position can lie at {EDGE_NAMES[edge]}.")
        under_way = state.ships[SHIPS * state.active + state.open] if state.open != NONE else NONE
        if state.afloat[edge] > ROUTE_ROOM + int(edge == under_way):
            raise BadPosition(f"{EDGE_NAMES[edge]} of the position has no room for so many ships.")


def check_crews(state: ExplorersState) -> None:
    """§13.2, §15.2 Three crews on a lair at most, one a seat in a village, none elsewhere; hauls lie on fish hexes."""
    for hex, crews in enumerate(state.crews):
        is_village = IS_SPICE[state.terrain[hex]]
        if crews and not (is_village or state.terrain[hex] == RIVER):
            raise BadPosition(f"There cannot be crews on {HEX_NAMES[hex]} of the position.")
        too_many = any([state.crews_of(hex, seat) > 1 for seat in range(state.seats)]) and is_village
        most = LAIR_CREWS - int(state.number[hex] > 0)  # a crew of the hero has left a freed field
        if too_many or (state.terrain[hex] == RIVER and CREWS_ON[crews] > most):
            raise BadPosition(f"There are too many crews on {HEX_NAMES[hex]} of the position.")
    for face in range(len(state.waters)):
        if state.hauls >> face & 1 and (state.waters[face] == NONE or state.waters[face] == state.pirate):
            raise BadPosition(f"There is no place for a haul of the face {face + 1} in the position.")
