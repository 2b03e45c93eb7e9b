"""§7 Ships: berths, voyages, wool, full routes."""

from __future__ import annotations

from kogga.core.actions import Seat
from kogga.core.events import Say
from kogga.core.refusals import Refusal
from kogga.games.explorers.actions import SCRAP, Move
from kogga.games.explorers.board import EDGE_NAMES, EDGES_OF, END_A, END_B, ENDS, Corner, Edge
from kogga.games.explorers.events import Sailed, ShipBuilt, ShipScrapped, WoolSpent
from kogga.games.explorers.pieces import (
    COUNTS,
    CREW,
    EMPTY,
    HAUL,
    MOVES,
    NONE,
    RESOURCES,
    ROUTE_ROOM,
    SETTLER,
    SHIP_PRICE,
    SHIPS,
    UNKNOWN,
    WOOL,
    WOOL_MOVES,
    Cargo,
)
from kogga.games.explorers.rules.supply import pay, show, spend, why_not_pay
from kogga.games.explorers.state import ExplorersState, Phase

# §7.2, §7.3 Building


def is_dark(state: ExplorersState, edge: Edge) -> bool:
    """§7.2 Would a ship there point at an unexplored hex (R28)?"""
    terrain = state.terrain
    return any([terrain[hex] == UNKNOWN for hex in state.board.touches[edge]])


def berths(state: ExplorersState, seat: Seat) -> list[Edge]:
    """§7.2 Sea routes at the seat's harbour settlements with room for a ship."""
    route, afloat, edges = state.route, state.afloat, state.board.corner_edges
    found = {
        edge for corner in state.ports[seat] for edge in edges[corner] if route[edge] and afloat[edge] < ROUTE_ROOM
    }
    return sorted([edge for edge in found if not is_dark(state, edge)])


def why_not_berth(state: ExplorersState, seat: Seat, edge: Edge) -> Refusal | None:
    """§7.2 A sea route at an own harbour settlement, with room, away from unexplored hexes."""
    name = (("edge", EDGE_NAMES[edge]),)
    if not any([state.building[end] == 2 * seat + 1 for end in ENDS[edge]]):
        return Refusal("7.2", "not_at_harbour", name)
    if not state.route[edge]:
        return Refusal("7.1", "no_route", name)
    if is_dark(state, edge):
        return Refusal("7.2", "would_discover", name)
    return Refusal("7.6", "berth_full", name) if state.afloat[edge] >= ROUTE_ROOM else None


def why_not_ship(state: ExplorersState, seat: Seat, edge: Edge) -> Refusal | None:
    """§7.2 A ship in the supply, the price and a berth; §7.3 with all three on the board one is scrapped first."""
    if not state.ship_supply(seat):
        return Refusal("7.3", "scrap_first")
    return why_not_berth(state, seat, edge) or why_not_pay(state, seat, SHIP_PRICE)


def put_ship(state: ExplorersState, seat: Seat, edge: Edge) -> int:
    """§7.2 The first ship of the supply lies on a route: which. It may sail in this turn (R29)."""
    ship = state.fleet(seat).index(NONE)
    state.ships[SHIPS * seat + ship] = edge
    state.afloat[edge] += 1
    return ship


def build_ship(state: ExplorersState, edge: Edge, say: Say | None) -> None:
    """§7.2 Wood and wool; §7.3 a rebuilt ship was paid for when the old one was scrapped."""
    seat = state.active
    if state.phase == Phase.BUILD:
        pay(state, seat, SHIP_PRICE)
    ship = put_ship(state, seat, edge)
    state.phase = Phase.BUILD
    state.sites = None
    if say:
        say(ShipBuilt(seat, ship, edge))


def has_berth_without(state: ExplorersState, seat: Seat, ship: int) -> bool:
    """§7.3 Is there a berth once this ship is gone (R1)?"""
    edge = state.ships[SHIPS * seat + ship]
    state.afloat[edge] -= 1
    found = bool(berths(state, seat))
    state.afloat[edge] += 1
    return found


def scraps(state: ExplorersState, seat: Seat) -> list[Move]:
    """§7.3 Ships that could make room for a new one, if the seat can pay."""
    return [SCRAP[ship] for ship in range(SHIPS) if has_berth_without(state, seat, ship)]


def why_not_scrap(state: ExplorersState, seat: Seat, ship: int) -> Refusal | None:
    """§7.3 All three on the board, the price in hand, and a berth for the new one (R1)."""
    if state.ship_supply(seat):
        return Refusal("7.3", "ship_in_supply")
    if not has_berth_without(state, seat, ship):
        return Refusal("7.3", "no_berth")
    return why_not_pay(state, seat, SHIP_PRICE)


def scrap(state: ExplorersState, ship: int, say: Say | None) -> None:
    """§7.3 The old ship leaves the board, what was aboard is lost, and the new one is paid for."""
    seat = state.active
    cargo = state.holds[SHIPS * seat + ship]
    pay(state, seat, SHIP_PRICE)
    lose_cargo(state, seat, cargo)
    take_off(state, seat, ship)
    state.phase = Phase.BERTH
    state.sites = None
    if say:
        say(ShipScrapped(seat, ship, cargo))


def lose_cargo(state: ExplorersState, seat: Seat, cargo: Cargo) -> None:
    """§7.3 Settlers and crews go to the owner's supply, a haul to the common one; sacks are lost for good (R1)."""
    state.settlers[seat] += COUNTS[cargo][SETTLER]
    state.crew_supply[seat] += COUNTS[cargo][CREW]
    state.catch += COUNTS[cargo][HAUL]


def take_off(state: ExplorersState, seat: Seat, ship: int) -> None:
    """§7.3, §9.3 A ship goes back to the supply."""
    spot = SHIPS * seat + ship
    state.afloat[state.ships[spot]] -= 1
    state.ships[spot] = NONE
    state.holds[spot] = EMPTY
    others = ~(1 << ship)
    state.stepped &= others
    state.wooled &= others
    state.tolled &= others
    state.tried &= others
    if state.open == ship:
        state.open = NONE
        state.used = 0


# §7.4 Sailing


def is_closed(state: ExplorersState, ship: int) -> bool:
    """§7.4 Has this ship finished its movement (R30)?"""
    return bool(state.stepped >> ship & 1) and state.open != ship


def points_left(state: ExplorersState, seat: Seat, ship: int) -> int:
    """§7.4 Four points; §7.5 two more for wool; §15.5 one more for each Swift Voyage; less what was spent."""
    points = MOVES + state.swift[seat] + WOOL_MOVES * (state.wooled >> ship & 1)
    return points - state.used if state.open == ship else points


def is_crowded(state: ExplorersState) -> bool:
    """§7.6 Does the ship under way stand on a full route?"""
    return state.open != NONE and state.afloat[state.ships[SHIPS * state.active + state.open]] > ROUTE_ROOM


def why_not_handle(state: ExplorersState, seat: Seat, ship: int) -> Refusal | None:
    """§7.2 The ship is on the board, moved or not (R33); §7.6 and no other stands on a full route (R32)."""
    if state.ships[SHIPS * seat + ship] == NONE:
        return Refusal("7.2", "no_such_ship", (("ship", ship + 1),))
    if state.open != ship and is_crowded(state):
        return Refusal("7.6", "on_a_full_route", (("ship", state.open + 1),))
    return None


def is_toll_due(state: ExplorersState, seat: Seat, ship: int, start: Edge, edge: Edge) -> bool:
    """§11.4 Is one of these routes a side of the hex of another's pirate ship, and not paid for this turn (R38)?"""
    if state.pirate == NONE or state.captain == seat or state.tolled >> ship & 1:
        return False
    sides = EDGES_OF[state.pirate]
    return start in sides or edge in sides


def can_go_on(state: ExplorersState, seat: Seat, ship: int, edge: Edge, points: int) -> bool:
    """§7.6 Could the ship still reach a route with room from this full one, with so many points (R32)?"""
    start = state.ships[SHIPS * seat + ship]
    is_free = state.pirate == NONE or state.captain == seat or state.tolled >> ship & 1 or state.gold[seat]
    tolled = [] if is_free else EDGES_OF[state.pirate]
    seen = {edge}
    reached = [edge]
    for _ in range(points):
        further: list[Edge] = []
        for here in reached:
            for there in state.board.next[here]:
                if there in seen or not state.route[there] or (here in tolled or there in tolled):
                    continue
                if state.afloat[there] - (there == start) < ROUTE_ROOM:
                    return True
                seen.add(there)
                further.append(there)
        reached = further
    return False


def may_crowd(state: ExplorersState, seat: Seat, ship: int, edge: Edge) -> bool:
    """§7.6 A full route may be passed, if the ship gets off it again, with wool in hand if need be (R32)."""
    points = points_left(state, seat, ship) - 1
    if can_go_on(state, seat, ship, edge, points):
        return True
    return has_wool(state, seat, ship) and can_go_on(state, seat, ship, edge, points + WOOL_MOVES)


def why_not_sail(state: ExplorersState, seat: Seat, ship: int, edge: Edge) -> Refusal | None:
    """§7.4 A ship that is not closed, a point, a route next to it, room or a way out (§7.6), the tribute (§11.4)."""
    refusal = why_not_handle(state, seat, ship)
    start = state.ships[SHIPS * seat + ship]
    name = (("edge", EDGE_NAMES[edge]),)
    if refusal is None and is_closed(state, ship):
        refusal = Refusal("7.4", "ship_closed", (("ship", ship + 1),))
    if refusal is None and points_left(state, seat, ship) < 1:
        refusal = Refusal("7.4", "no_points", (("ship", ship + 1),))
    if refusal is None and edge not in state.board.next[start]:
        refusal = Refusal("7.4", "not_next", name)
    if refusal is None and not state.route[edge]:
        refusal = Refusal("7.1", "no_route", name)
    if refusal is None and is_toll_due(state, seat, ship, start, edge) and not state.gold[seat]:
        refusal = Refusal("11.4", "no_tribute", name)
    if refusal is None and state.afloat[edge] >= ROUTE_ROOM and not may_pass(state, seat, ship, edge):
        refusal = Refusal("7.6", "route_full", name)
    return refusal


def may_pass(state: ExplorersState, seat: Seat, ship: int, edge: Edge) -> bool:
    """§7.6 The same as may_crowd, with the tribute of this very step paid first (R32, R38)."""
    start = state.ships[SHIPS * seat + ship]
    if not is_toll_due(state, seat, ship, start, edge):
        return may_crowd(state, seat, ship, edge)
    state.tolled |= 1 << ship
    found = may_crowd(state, seat, ship, edge)
    state.tolled &= ~(1 << ship)
    return found


def new_end(start: Edge, edge: Edge) -> Corner:
    """§8.1 The end of a route at which a ship that comes from the other was not."""
    near = END_A[edge]
    return END_B[edge] if near == END_A[start] or near == END_B[start] else near


def sail(state: ExplorersState, ship: int, edge: Edge, say: Say | None) -> None:
    """§7.4 One step, one point; the first step of a ship closes any other (R30). §8.1 An unexplored hex at the bow
    must be turned, and §8.3 ends the voyage.
    """
    seat = state.active
    spot = SHIPS * seat + ship
    start = state.ships[spot]
    toll = state.pirate != NONE and is_toll_due(state, seat, ship, start, edge)
    if toll:
        state.gold[seat] -= 1
        state.tolled |= 1 << ship
    if state.thefts and state.afloat[edge] >= ROUTE_ROOM:
        show_wool(state, seat, ship, edge)
    if state.open != ship:
        state.open = ship
        state.used = 0
        state.stepped |= 1 << ship
    state.used += 1
    state.afloat[start] -= 1
    state.afloat[edge] += 1
    state.ships[spot] = edge
    if say:
        say(Sailed(seat, ship, edge, toll))
    terrain = state.terrain
    for hex in state.board.corner_hexes[new_end(start, edge)]:
        if terrain[hex] == UNKNOWN:
            state.phase = Phase.HEX
            state.spot = hex
            close_open(state)
            return


def show_wool(state: ExplorersState, seat: Seat, ship: int, edge: Edge) -> None:
    """§7.6 Who passes a full route that it could not leave without wool has shown a wool (R32, R50)."""
    if not can_go_on(state, seat, ship, edge, points_left(state, seat, ship) - 1):
        show(state, seat, WOOL, 1)


def close_open(state: ExplorersState) -> None:
    """§7.4 The ship under way has finished (R30)."""
    state.open = NONE
    state.used = 0


def has_wool(state: ExplorersState, seat: Seat, ship: int) -> bool:
    """§7.5 A wool in hand, and none spent on this ship yet."""
    return not state.wooled >> ship & 1 and state.hands[RESOURCES * seat + WOOL] > 0


def why_not_wool(state: ExplorersState, seat: Seat, ship: int) -> Refusal | None:
    """§7.5 A ship that is not closed (R31), once a turn, a wool in hand."""
    refusal = why_not_handle(state, seat, ship)
    if refusal is None and is_closed(state, ship):
        refusal = Refusal("7.5", "ship_closed", (("ship", ship + 1),))
    if refusal is None and state.wooled >> ship & 1:
        refusal = Refusal("7.5", "wool_spent", (("ship", ship + 1),))
    if refusal is None and not state.hands[RESOURCES * seat + WOOL]:
        refusal = Refusal("7.5", "no_wool")
    return refusal


def spend_wool(state: ExplorersState, ship: int, say: Say | None) -> None:
    """§7.5 Two more points for this ship, this turn."""
    spend(state, state.active, WOOL, 1)
    state.wooled |= 1 << ship
    if say:
        say(WoolSpent(state.active, ship))
