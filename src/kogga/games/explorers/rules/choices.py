"""§3.1 What the active seat may do in its building and movement phases: the long lists, put together fast."""

from __future__ import annotations

from kogga.core.actions import Seat
from kogga.games.explorers.actions import (
    ASK,
    BANK,
    BARTER,
    BUY,
    CHASE,
    CREW_ABOARD,
    CREW_ASHORE,
    DELIVER,
    DOCK_OVERBOARD,
    END,
    FAST_GOLD,
    FETCH,
    FISH_ROLL,
    FOUND,
    GIVE,
    HAUL_IN,
    HOLD_OVERBOARD,
    LAND,
    ROAD,
    SAIL,
    SETTLEMENT,
    SETTLER_ABOARD,
    SETTLER_ASHORE,
    SHIP,
    TO_SEA,
    UPGRADE,
    WOOL_FOR,
    Move,
)
from kogga.games.explorers.board import EDGES_OF, END_A, END_B, Corner, Edge
from kogga.games.explorers.pieces import (
    BANK_RATE,
    CREW,
    DOCK_ACTIONS,
    DRAFTS,
    EMPTY,
    FAST,
    GOLD,
    GOLD_RATE,
    HARBOURS,
    LAIR_CREWS,
    MOVES,
    NONE,
    ONE_SACK,
    PIECES_IN,
    PURCHASES,
    RESOURCES,
    RIVER,
    ROUTE_ROOM,
    SETTLEMENTS,
    SHIPS,
    SWIFT,
    TWO_CREWS,
    WITH,
    WITH_HAUL,
    WITH_SETTLER,
    WITHOUT,
    WOOL,
    WOOL_MOVES,
    Cargo,
)
from kogga.games.explorers.rules.building import (
    is_buildable,
    is_far,
    road_edges,
    settlement_sites,
    upgrade_sites,
)
from kogga.games.explorers.rules.cargo import AT_DOCK
from kogga.games.explorers.rules.fish import is_at_anchor, may_fish
from kogga.games.explorers.rules.lairs import CREWS_ON
from kogga.games.explorers.rules.ships import berths, may_pass, scraps
from kogga.games.explorers.state import ExplorersState, Sites


def sites_of(state: ExplorersState, seat: Seat) -> Sites:
    """§6, §7.2 Where this seat could build, whatever it can pay; kept until it builds something."""
    sites = state.sites
    if sites is None:
        sites = (
            tuple([ROAD[edge] for edge in road_edges(state, seat)]),
            tuple([SETTLEMENT[corner] for corner in settlement_sites(state, seat)]),
            tuple([UPGRADE[corner] for corner in upgrade_sites(state, seat)]),
            tuple([SHIP[edge] for edge in berths(state, seat)] if state.ship_supply(seat) else scraps(state, seat)),
        )
        state.sites = sites
    return sites


def build_moves(state: ExplorersState) -> list[Move]:
    """§3.1 Building, buying, trading, and at last going to sea."""
    seat = state.active
    moves: list[Move] = [TO_SEA]
    add_buildings(state, seat, moves)
    add_bank(state, seat, moves)
    if state.drafts < DRAFTS:
        add_drafts(state, seat, moves)
    for ship in range(SHIPS):
        cargo = state.holds[SHIPS * seat + ship]
        if cargo:
            for piece in PIECES_IN[cargo]:
                moves.append(HOLD_OVERBOARD[ship][piece])
    add_docks_overboard(state, seat, moves)
    return moves


def add_buildings(state: ExplorersState, seat: Seat, moves: list[Move]) -> None:
    """§1.4 Whatever the hand can pay and the board has room for."""
    spot = RESOURCES * seat
    wood, brick, wool, grain, ore = state.hands[spot : spot + RESOURCES]
    if wood and brick:
        moves += sites_of(state, seat)[0]
        if wool and grain:
            moves += sites_of(state, seat)[1]
            if state.settlers[seat]:
                add_settlers(state, seat, moves)
    if wool:
        if wood:
            moves += sites_of(state, seat)[3]
        if ore and state.crew_supply[seat] and state.scenario > 1:
            add_crews(state, seat, moves)
    if grain >= 2 and ore >= 2:
        moves += sites_of(state, seat)[2]


def ships_in_port(state: ExplorersState, seat: Seat) -> list[int]:
    """§9.1 Own ships at an own harbour settlement."""
    own, building = 2 * seat + 1, state.building
    return [
        ship
        for ship, edge in enumerate(state.fleet(seat))
        if edge != NONE and (building[END_A[edge]] == own or building[END_B[edge]] == own)
    ]


def add_settlers(state: ExplorersState, seat: Seat, moves: list[Move]) -> None:
    """§9.1 Into an empty dock, or an empty ship in port."""
    for nth, corner in enumerate(state.ports[seat]):
        if state.docks[HARBOURS * seat + nth] == EMPTY:
            moves.append(SETTLER_ASHORE[corner])
    for ship in ships_in_port(state, seat):
        if state.holds[SHIPS * seat + ship] == EMPTY:
            moves.append(SETTLER_ABOARD[ship])


def add_crews(state: ExplorersState, seat: Seat, moves: list[Move]) -> None:
    """§10.1 Into a free slot of a dock, or of a ship in port."""
    for nth, corner in enumerate(state.ports[seat]):
        if WITH[state.docks[HARBOURS * seat + nth]][CREW] >= 0:
            moves.append(CREW_ASHORE[corner])
    for ship in ships_in_port(state, seat):
        if WITH[state.holds[SHIPS * seat + ship]][CREW] >= 0:
            moves.append(CREW_ABOARD[ship])


def add_bank(state: ExplorersState, seat: Seat, moves: list[Move]) -> None:
    """§5.1 Three to one; §5.2 purchases; §15.7 Fast Gold."""
    spot, hands, bank = RESOURCES * seat, state.hands, state.bank
    selling = state.sold < state.fast[seat]
    for kind in range(RESOURCES):
        cards = hands[spot + kind]
        if cards >= BANK_RATE:
            for taken in range(RESOURCES):
                if taken != kind and bank[taken]:
                    moves.append(BANK[kind][taken])
            moves.append(BANK[kind][GOLD])
        if cards and selling:
            moves.append(FAST_GOLD[kind])
    if state.bought < PURCHASES and state.gold[seat] >= GOLD_RATE:
        for kind in range(RESOURCES):
            if bank[kind]:
                moves.append(BUY[kind])


def add_drafts(state: ExplorersState, seat: Seat, moves: list[Move]) -> None:
    """§5.3 The first item of a draft, if there is anything to give (R53)."""
    spot, hands = RESOURCES * seat, state.hands
    before = len(moves)
    for kind in range(RESOURCES):
        if hands[spot + kind]:
            moves.append(GIVE[kind])
    if state.gold[seat]:
        moves.append(GIVE[GOLD])
    if len(moves) > before:
        moves += ASK


def add_docks_overboard(state: ExplorersState, seat: Seat, moves: list[Move]) -> None:
    """§7.8 Pieces in the own docks (R34)."""
    first = HARBOURS * seat
    for nth, corner in enumerate(state.ports[seat]):
        cargo = state.docks[first + nth]
        if cargo:
            for piece in PIECES_IN[cargo]:
                moves.append(DOCK_OVERBOARD[corner][piece])


# §7 At sea


def sea_moves(state: ExplorersState) -> list[Move]:
    """§3.1 Ship by ship; while one stands on a full route only that one (R32)."""
    seat, under_way = state.active, state.open
    first = SHIPS * seat
    moves: list[Move] = []
    if under_way != NONE and state.afloat[state.ships[first + under_way]] > ROUTE_ROOM:
        add_ship(state, seat, under_way, state.ships[first + under_way], moves)
        return moves
    for ship in range(SHIPS):
        edge = state.ships[first + ship]
        if edge != NONE:
            add_ship(state, seat, ship, edge, moves)
    if state.scenario > 1:
        if state.pirate != NONE and state.captain != seat:
            add_chases(state, seat, moves)
        if state.scenario > 2 and may_fish(state):
            moves.append(FISH_ROLL)
    add_docks_overboard(state, seat, moves)
    moves.append(END)
    return moves


def add_ship(state: ExplorersState, seat: Seat, ship: int, edge: Edge, moves: list[Move]) -> None:
    """§7 Everything one ship can do where it is."""
    if not state.stepped >> ship & 1 or state.open == ship:
        add_steps(state, seat, ship, edge, moves)
    cargo = state.holds[SHIPS * seat + ship]
    if cargo:
        for piece in PIECES_IN[cargo]:
            moves.append(HOLD_OVERBOARD[ship][piece])
        if cargo == WITH_SETTLER and len(state.towns[seat]) < SETTLEMENTS:
            add_foundings(state, seat, ship, edge, moves)
    own, near, far = 2 * seat + 1, END_A[edge], END_B[edge]
    if state.docked < DOCK_ACTIONS:
        if state.building[near] == own:
            add_dock(state, seat, ship, near, cargo, moves)
        elif state.building[far] == own:
            add_dock(state, seat, ship, far, cargo, moves)
    if state.scenario > 1:
        add_shores(state, seat, ship, edge, cargo, moves)


def add_steps(state: ExplorersState, seat: Seat, ship: int, edge: Edge, moves: list[Move]) -> None:
    """§7.4 Steps to the next routes; §7.5 wool for two more."""
    wooled = state.wooled >> ship & 1
    points = MOVES + state.swift[seat] + WOOL_MOVES * wooled
    if state.open == ship:
        points -= state.used
    if points > 0:
        route, afloat, sail = state.route, state.afloat, SAIL[ship]
        unpaid = state.pirate != NONE and state.captain != seat and not state.gold[seat]
        if unpaid and not state.tolled >> ship & 1:
            add_untolled(state, seat, ship, edge, moves)
        else:
            for there in state.board.next[edge]:
                if route[there] and (afloat[there] < ROUTE_ROOM or may_pass(state, seat, ship, there)):
                    moves.append(sail[there])
    if not wooled and state.hands[RESOURCES * seat + WOOL]:
        moves.append(WOOL_FOR[ship])


def add_untolled(state: ExplorersState, seat: Seat, ship: int, edge: Edge, moves: list[Move]) -> None:
    """§11.4 Without a coin the sides of the hex of another's pirate ship cannot be used."""
    sides = EDGES_OF[state.pirate]
    if edge in sides:
        return
    for there in state.board.next[edge]:
        is_open = state.route[there] and there not in sides
        if is_open and (state.afloat[there] < ROUTE_ROOM or may_pass(state, seat, ship, there)):
            moves.append(SAIL[ship][there])


def add_foundings(state: ExplorersState, seat: Seat, ship: int, edge: Edge, moves: list[Move]) -> None:
    """§9.3 At either end, where a settlement may stand."""
    hexes = state.board.corner_hexes
    for corner in (END_A[edge], END_B[edge]):
        if is_far(state, corner) and is_buildable(state, seat, hexes[corner]):
            moves.append(FOUND[ship][corner])


def add_dock(state: ExplorersState, seat: Seat, ship: int, corner: Corner, cargo: Cargo, moves: list[Move]) -> None:
    """§10.3 Between ship and dock."""
    dock = state.docks[HARBOURS * seat + state.ports[seat].index(corner)]
    if cargo or dock:
        moves += AT_DOCK[ship][cargo][dock]


def add_shores(state: ExplorersState, seat: Seat, ship: int, edge: Edge, cargo: Cargo, moves: list[Move]) -> None:
    """§13.2, §13.5 Lairs and freed fields, §15.2 villages, §14.3 hauls, §14.4 the Council."""
    has_crew, has_room = WITHOUT[cargo][CREW] >= 0, WITH[cargo][CREW] >= 0
    if has_crew or has_room:
        terrain, crews = state.terrain, state.crews
        for hex in state.board.touches[edge]:
            land = terrain[hex]
            if land == RIVER:
                if not state.number[hex]:
                    if has_crew and CREWS_ON[crews[hex]] < LAIR_CREWS:
                        moves.append(LAND[ship][hex])
                elif has_room and crews[hex] >> 2 * seat & 3:
                    moves.append(FETCH[ship][hex])
            elif SWIFT <= land <= FAST and has_crew and not crews[hex] >> 2 * seat & 3:
                moves.append(BARTER[ship][hex])
    if not cargo and state.hauls:
        for hex in state.board.touches[edge]:
            if hex in state.waters and state.hauls >> state.waters.index(hex) & 1:
                moves.append(HAUL_IN[ship][hex])
    elif (cargo == WITH_HAUL or cargo >= ONE_SACK) and cargo != TWO_CREWS and is_at_anchor(state, seat, ship):
        moves.append(DELIVER[ship])


def add_chases(state: ExplorersState, seat: Seat, moves: list[Move]) -> None:
    """§11.5 Ships that have not moved and not tried, at the pirate's hex."""
    busy = state.stepped | state.tried
    for ship, edge in enumerate(state.fleet(seat)):
        if edge != NONE and not busy >> ship & 1 and state.pirate in state.board.touches[edge]:
            moves.append(CHASE[ship])
