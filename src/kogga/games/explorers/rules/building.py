"""§6 Roads, settlements, harbour settlements."""

from __future__ import annotations

from kogga.core.actions import Seat
from kogga.core.events import Say
from kogga.core.refusals import Refusal
from kogga.games.explorers.board import CORNER_NAMES, EDGE_NAMES, END_A, END_B, ENDS, HEX_NAMES, Corner, Edge, Hex
from kogga.games.explorers.events import RoadBuilt, SettlementBuilt, Upgraded
from kogga.games.explorers.pieces import (
    FAST,
    HARBOURS,
    IS_LAND,
    MAX_SEATS,
    NONE,
    RIVER,
    ROAD_PRICE,
    ROADS,
    SETTLEMENT_PRICE,
    SETTLEMENTS,
    SWIFT,
    UNKNOWN,
    UPGRADE_PRICE,
    Owner,
)
from kogga.games.explorers.rules.ending import has_won
from kogga.games.explorers.rules.supply import pay, why_not_pay
from kogga.games.explorers.state import ExplorersState


def is_buildable(state: ExplorersState, seat: Seat, hexes: list[Hex]) -> bool:
    """§6.1, §6.2 Beside land, nothing unexplored (§8.4), no lair (§13.1), no village without a crew of yours (R24)."""
    land = False
    for hex in hexes:
        terrain = state.terrain[hex]
        if terrain == UNKNOWN or (terrain == RIVER and not state.number[hex]):
            return False
        if IS_LAND[terrain]:
            land = True
            if SWIFT <= terrain <= FAST and not state.crews[hex] >> 2 * seat & 3:
                return False
    return land


def why_not_buildable(state: ExplorersState, seat: Seat, hexes: list[Hex]) -> Refusal | None:
    """§6.1, §6.2 The same, with the hex that is in the way."""
    for hex in hexes:
        terrain = state.terrain[hex]
        if terrain == UNKNOWN:
            return Refusal("8.4", "unexplored_beside", (("hex", HEX_NAMES[hex]),))
        if terrain == RIVER and not state.number[hex]:
            return Refusal("13.1", "lair_beside", (("hex", HEX_NAMES[hex]),))
        if SWIFT <= terrain <= FAST and not state.crews_of(hex, seat):
            return Refusal("15.4", "no_crew_in_village", (("hex", HEX_NAMES[hex]),))
    if not any([IS_LAND[state.terrain[hex]] for hex in hexes]):
        return Refusal("6.1", "no_land_there")
    return None


def is_far(state: ExplorersState, corner: Corner) -> bool:
    """§6.2 The distance rule: no building there, nor on a corner next to it."""
    building = state.building
    if building[corner] != NONE:
        return False
    return all([building[other] == NONE for other in state.board.beside[corner]])


def why_not_site(state: ExplorersState, seat: Seat, corner: Corner) -> Refusal | None:
    """§6.2 A corner where a settlement of this seat could stand."""
    refusal = why_not_buildable(state, seat, state.board.corner_hexes[corner])
    if refusal is None and not is_far(state, corner):
        refusal = Refusal("6.2", "too_near", (("corner", CORNER_NAMES[corner]),))
    return refusal


def goes_on(state: ExplorersState, seat: Seat, corner: Corner) -> bool:
    """§6.1 A road may go on from an own building or an own road; through another's building it does not (R27)."""
    owner = state.building[corner] >> 1
    if owner >= 0:
        return owner == seat
    road = state.road
    return any([road[edge] == seat for edge in state.board.corner_edges[corner]])


def why_not_road(state: ExplorersState, seat: Seat, edge: Edge) -> Refusal | None:
    """§6.1 A road piece, the price, a free edge beside land, and something to go on from."""
    if len(state.ways[seat]) == ROADS:
        return Refusal("1.5", "no_piece", (("piece", "road"),))
    if state.road[edge] != NONE:
        return Refusal("6.1", "road_there", (("edge", EDGE_NAMES[edge]),))
    refusal = why_not_buildable(state, seat, state.board.edge_hexes[edge])
    if refusal is None and not any([goes_on(state, seat, end) for end in ENDS[edge]]):
        refusal = Refusal("6.1", "not_connected", (("edge", EDGE_NAMES[edge]),))
    return refusal or why_not_pay(state, seat, ROAD_PRICE)


def road_edges(state: ExplorersState, seat: Seat) -> list[Edge]:
    """§6.1 Where this seat could build a road, if it can pay."""
    if len(state.ways[seat]) == ROADS:
        return []
    board, road, building = state.board, state.road, state.building
    found: set[Edge] = set()
    corners = {*state.towns[seat], *state.ports[seat]}
    for way in state.ways[seat]:
        corners.add(END_A[way])
        corners.add(END_B[way])
    for corner in corners:
        if building[corner] >= 0 and building[corner] >> 1 != seat:
            continue
        for edge in board.corner_edges[corner]:
            if road[edge] == NONE and edge not in found and is_buildable(state, seat, board.edge_hexes[edge]):
                found.add(edge)
    return sorted(found)


def put_road(state: ExplorersState, owner: Owner, edge: Edge) -> None:
    """§6.1 A road lies on an edge."""
    state.road[edge] = owner
    if owner < MAX_SEATS:
        state.ways[owner] = (*state.ways[owner], edge)


def build_road(state: ExplorersState, edge: Edge, say: Say | None) -> None:
    """§6.1 Wood and brick."""
    seat = state.active
    pay(state, seat, ROAD_PRICE)
    put_road(state, seat, edge)
    state.sites = None
    if say:
        say(RoadBuilt(seat, edge))


def why_not_settlement(state: ExplorersState, seat: Seat, corner: Corner) -> Refusal | None:
    """§6.2 A settlement piece, the price, a legal corner, and an own road that ends there: over sea comes no road, so
    the first settlement of an area comes by ship (§9.4).
    """
    if len(state.towns[seat]) == SETTLEMENTS:
        return Refusal("1.5", "no_piece", (("piece", "settlement"),))
    refusal = why_not_site(state, seat, corner)
    if refusal is None and not any([state.road[edge] == seat for edge in state.board.corner_edges[corner]]):
        refusal = Refusal("6.2", "no_road_there", (("corner", CORNER_NAMES[corner]),))
    return refusal or why_not_pay(state, seat, SETTLEMENT_PRICE)


def settlement_sites(state: ExplorersState, seat: Seat) -> list[Corner]:
    """§6.2 Where this seat could build a settlement, if it can pay."""
    if len(state.towns[seat]) == SETTLEMENTS:
        return []
    hexes = state.board.corner_hexes
    corners = {END_A[way] for way in state.ways[seat]} | {END_B[way] for way in state.ways[seat]}
    return sorted([each for each in corners if is_far(state, each) and is_buildable(state, seat, hexes[each])])


def put_settlement(state: ExplorersState, owner: Owner, corner: Corner) -> None:
    """§6.2 A settlement stands on a corner: one point."""
    state.building[corner] = 2 * owner
    if owner < MAX_SEATS:
        state.towns[owner] = (*state.towns[owner], corner)
        state.points[owner] += 1


def build_settlement(state: ExplorersState, corner: Corner, say: Say | None) -> None:
    """§6.2 Wood, brick, wool and grain."""
    seat = state.active
    pay(state, seat, SETTLEMENT_PRICE)
    put_settlement(state, seat, corner)
    state.sites = None
    if say:
        say(SettlementBuilt(seat, corner))
    has_won(state, say)


def is_coast(state: ExplorersState, corner: Corner) -> bool:
    """§6.3 A sea route ends there (R25)."""
    route = state.route
    return any([route[edge] for edge in state.board.corner_edges[corner]])


def why_not_upgrade(state: ExplorersState, seat: Seat, corner: Corner) -> Refusal | None:
    """§6.3 An own settlement on the coast, a harbour piece, the price."""
    if state.building[corner] != 2 * seat:
        return Refusal("6.3", "no_settlement_there", (("corner", CORNER_NAMES[corner]),))
    if not is_coast(state, corner):
        return Refusal("6.3", "no_coast", (("corner", CORNER_NAMES[corner]),))
    if len(state.ports[seat]) == HARBOURS:
        return Refusal("1.5", "no_piece", (("piece", "harbour"),))
    return why_not_pay(state, seat, UPGRADE_PRICE)


def upgrade_sites(state: ExplorersState, seat: Seat) -> list[Corner]:
    """§6.3 Settlements this seat could make harbour settlements, if it can pay."""
    if len(state.ports[seat]) == HARBOURS:
        return []
    return [corner for corner in state.towns[seat] if is_coast(state, corner)]


def put_harbour(state: ExplorersState, owner: Owner, corner: Corner) -> None:
    """§6.3 A harbour settlement stands on a corner: two points, and an empty dock (§6.4)."""
    state.building[corner] = 2 * owner + 1
    if owner < MAX_SEATS:
        state.ports[owner] = (*state.ports[owner], corner)
        state.points[owner] += 2


def upgrade(state: ExplorersState, corner: Corner, say: Say | None) -> None:
    """§6.3 Two grain and two ore; the settlement piece comes back and can be used again."""
    seat = state.active
    pay(state, seat, UPGRADE_PRICE)
    state.towns[seat] = tuple([town for town in state.towns[seat] if town != corner])
    state.points[seat] -= 1
    put_harbour(state, seat, corner)
    state.sites = None
    if say:
        say(Upgraded(seat, corner))
    has_won(state, say)
