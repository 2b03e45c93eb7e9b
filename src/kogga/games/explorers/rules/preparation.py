"""§2 The board is laid, and the first pieces stand."""

from __future__ import annotations

from kogga.core.actions import Seat
from kogga.core.events import Say
from kogga.core.refusals import Refusal
from kogga.games.explorers.board import (
    CORNER_NAMES,
    EDGE_NAMES,
    FIXED_HARBOURS,
    FIXED_ROADS,
    FIXED_SETTLEMENTS,
    FIXED_SHIPS,
    HARBOUR_SITES,
    ISLAND,
    ISLAND_NUMBERS,
    LOOSE_HEXES,
    Corner,
    Edge,
    Hex,
)
from kogga.games.explorers.events import (
    Began,
    ColourChosen,
    HarbourPlaced,
    IslandLaid,
    RoadBuilt,
    SettlementPlaced,
    ShipBuilt,
    StartCards,
)
from kogga.games.explorers.pieces import (
    COLOURS,
    FACES,
    FISH,
    HAULS,
    LAIR_NUMBERS,
    LAIRS,
    LAND,
    LOOSE,
    MAX_SEATS,
    MIN_SEATS,
    NEUTRAL,
    NONE,
    PLAYED,
    RESOURCES,
    RIVER,
    SEA,
    SHIPS,
    SHOALS,
    START_GOLD,
    STOCK_FISH,
    STOCK_RIVERS,
    STOCK_SEAS,
    STOCK_SPICES,
    STOCKED,
    SWIFT,
    TOKENS,
    UNKNOWN,
    WITH_SETTLER,
    ExplorersOptions,
    Terrain,
)
from kogga.games.explorers.rules.building import (
    is_buildable,
    is_far,
    put_harbour,
    put_road,
    put_settlement,
    why_not_buildable,
    why_not_site,
)
from kogga.games.explorers.rules.ships import berths, put_ship, why_not_berth
from kogga.games.explorers.rules.supply import draw
from kogga.games.explorers.rules.turn import begin_round
from kogga.games.explorers.state import ExplorersState, Phase, fresh, put


def set_up(seats: int, options: ExplorersOptions) -> ExplorersState:
    """§2.1 The scenario's board, its stocks face down, two coins each (§2.7)."""
    state = fresh(seats, options)
    for seat in range(seats):
        state.gold[seat] = START_GOLD
    lay_numbers(state)
    stock_regions(state)
    if LAIRS in PLAYED[options.scenario]:
        state.lairs = sum([1 << number for number in LAIR_NUMBERS])
    if SHOALS in PLAYED[options.scenario]:
        state.catch = HAULS
    if options.scenario == 1:
        state.phase = Phase.COLOUR
    else:
        state.colours = tuple([seat if seat < seats else NONE for seat in range(MAX_SEATS)])
    if options.is_shuffled():
        state.phase = Phase.ISLAND
        for hex in LOOSE_HEXES:
            state.terrain = put(state.terrain, hex, UNKNOWN)
    return state


def lay_numbers(state: ExplorersState) -> None:
    """§2.2 The numbers of the starting island never move (R17)."""
    for hex, number in zip(ISLAND, ISLAND_NUMBERS, strict=True):
        state.number = put(state.number, hex, number)
        state.harvests = put(state.harvests, number, (*state.harvests[number], hex))


def stock_regions(state: ExplorersState) -> None:
    """§2.3 What lies face down in the north and in the south, and the number tokens beside it."""
    scenario = state.scenario
    for region in (0, 1):
        spot = STOCKED * region
        state.stock[spot : spot + RESOURCES] = LAND[region]
        state.stock[spot + SEA] = STOCK_SEAS[scenario]
        state.stock[spot + RIVER] = STOCK_RIVERS[scenario][region]
        if STOCK_FISH[scenario][region]:
            for face in FACES[region]:
                state.stock[spot + FISH + face - 1] = 1
        for nth in range(3):
            state.stock[spot + SWIFT + nth] = STOCK_SPICES[scenario]
    state.shoals = STOCK_FISH[scenario]
    state.tokens = tuple([sum([1 << number for number in TOKENS[region]]) for region in (0, 1)])


def loose_left(state: ExplorersState) -> list[int]:
    """§2.2 The loose hexes that do not lie yet, by terrain."""
    left = list(LOOSE)
    for hex in LOOSE_HEXES:
        if state.terrain[hex] != UNKNOWN:
            left[state.terrain[hex]] -= 1
    return left


def next_loose(state: ExplorersState) -> Hex:
    """§2.2 The first place of the island without a hex, in reading order."""
    return next(hex for hex in LOOSE_HEXES if state.terrain[hex] == UNKNOWN)


def lay_island(state: ExplorersState, hex: Hex, terrain: Terrain, say: Say | None) -> None:
    """§2.2 A loose hex; the last ones that can only be of one terrain lie down by themselves."""
    state.terrain = put(state.terrain, hex, terrain)
    if say:
        say(IslandLaid(hex, terrain))
    left = [kind for kind, hexes in enumerate(loose_left(state)) if hexes]
    if len(left) == 1:
        lay_island(state, next_loose(state), left[0], say)
    elif not left:
        state.phase = Phase.START


# scenario 1


def why_not_colour(state: ExplorersState, colour: int) -> Refusal | None:
    """§2.4 A colour nobody has (R18)."""
    return Refusal("2.4", "colour_taken", (("colour", COLOURS[colour]),)) if colour in state.colours else None


def choose_colour(state: ExplorersState, colour: int, say: Say | None) -> None:
    """§2.4 The colour's pieces stand where they are drawn; the fourth of four takes what is left (R18)."""
    seat = state.active
    state.colours = put(state.colours, seat, colour)
    if say:
        say(ColourChosen(seat, colour))
    put_settlement(state, seat, FIXED_SETTLEMENTS[colour])
    put_road(state, seat, FIXED_ROADS[colour])
    put_harbour(state, seat, FIXED_HARBOURS[colour])
    put_first_ship(state, seat, FIXED_SHIPS[colour])
    take_start_cards(state, seat, FIXED_SETTLEMENTS[colour], say)
    free = [other for other in range(len(COLOURS)) if other not in state.colours]
    if seat + 1 < state.seats:
        state.active = seat + 1
        if len(free) == 1:
            choose_colour(state, free[0], say)
        return
    state.phase = Phase.START
    if state.seats == MIN_SEATS:
        for nth, unused in enumerate(free):
            put_neutrals(state, nth, unused)


def put_neutrals(state: ExplorersState, nth: int, colour: int) -> None:
    """§2.8 With two players the other colours stand in the way, roads too (R19)."""
    put_settlement(state, NEUTRAL + nth, FIXED_SETTLEMENTS[colour])
    put_road(state, NEUTRAL + nth, FIXED_ROADS[colour])
    put_harbour(state, NEUTRAL + nth, FIXED_HARBOURS[colour])


def put_first_ship(state: ExplorersState, seat: Seat, edge: Edge) -> int:
    """§2.6 A ship with a settler aboard, both from the seat's own pieces."""
    ship = put_ship(state, seat, edge)
    state.holds[SHIPS * seat + ship] = WITH_SETTLER
    state.settlers[seat] -= 1
    return ship


def take_start_cards(state: ExplorersState, seat: Seat, corner: Corner, say: Say | None) -> None:
    """§2.7 A card for every hex the settlement touches; the harbour settlement brings none (R12)."""
    cards = [0] * RESOURCES
    for hex in state.board.corner_hexes[corner]:
        if state.terrain[hex] < RESOURCES:
            cards[state.terrain[hex]] += 1
            draw(state, seat, state.terrain[hex], 1)
    if say:
        say(StartCards(seat, tuple(cards)))


# free set-up


def begin(state: ExplorersState, first: Seat, say: Say | None) -> None:
    """§2.5 The start player; in scenario 1 the game begins."""
    state.first = first
    state.active = first
    if say:
        say(Began(first))
    if state.scenario == 1:
        begin_round(state, say)
    else:
        state.phase = Phase.HARBOUR


def why_not_first_harbour(state: ExplorersState, corner: Corner) -> Refusal | None:
    """§2.5 A marked site that keeps the distance."""
    if corner not in HARBOUR_SITES:
        return Refusal("2.5", "not_marked", (("corner", CORNER_NAMES[corner]),))
    return None if is_far(state, corner) else Refusal("6.2", "too_near", (("corner", CORNER_NAMES[corner]),))


def first_harbour_sites(state: ExplorersState) -> list[Corner]:
    """§2.5 Marked sites that keep the distance."""
    return [corner for corner in HARBOUR_SITES if is_far(state, corner)]


def first_settlement_sites(state: ExplorersState) -> list[Corner]:
    """§2.5 Corners of the island that keep the distance."""
    return [corner for corner in state.board.shore if is_far(state, corner)]


def why_not_first_settlement(state: ExplorersState, corner: Corner) -> Refusal | None:
    """§2.5 A corner of the island that keeps the distance."""
    if corner not in state.board.shore:
        return Refusal("2.5", "not_on_the_island", (("corner", CORNER_NAMES[corner]),))
    return why_not_site(state, state.active, corner)


def step(state: ExplorersState, way: int, end: Seat, then: int) -> None:
    """§2.5 The next seat in this direction; after the seat at the end another step of set-up begins with `active`."""
    if state.active != end:
        state.active = (state.active + way) % state.seats
    else:
        state.phase = then


def last_seat(state: ExplorersState) -> Seat:
    """§2.5 Who sits before the start player."""
    return (state.first - 1) % state.seats


def place_harbour(state: ExplorersState, corner: Corner, say: Say | None) -> None:
    """§2.5 Clockwise from the start player; then neutral ones with two players (R26), else settlements, backwards."""
    seat = state.active
    put_harbour(state, seat, corner)
    if say:
        say(HarbourPlaced(seat, corner, False))
    two = state.seats == MIN_SEATS
    step(state, 1, last_seat(state), Phase.NEUTRAL_HARBOUR if two else Phase.SETTLE)
    if state.phase == Phase.NEUTRAL_HARBOUR:
        state.active = state.first


def neutral_of(state: ExplorersState) -> int:
    """§2.8 The first player places the first unused colour (R26)."""
    return NEUTRAL + (0 if state.active == state.first else 1)


def place_neutral_harbour(state: ExplorersState, corner: Corner, say: Say | None) -> None:
    """§2.8 The first player, then the second."""
    put_harbour(state, neutral_of(state), corner)
    if say:
        say(HarbourPlaced(state.active, corner, True))
    step(state, 1, last_seat(state), Phase.SETTLE)


def place_settlement(state: ExplorersState, corner: Corner, say: Say | None) -> None:
    """§2.5 Backwards to the start player; the cards come at once (R12)."""
    seat = state.active
    put_settlement(state, seat, corner)
    if say:
        say(SettlementPlaced(seat, corner, False))
    take_start_cards(state, seat, corner, say)
    two = state.seats == MIN_SEATS
    step(state, -1, state.first, Phase.NEUTRAL_SETTLE if two else Phase.FIRST_ROAD)
    if state.phase == Phase.NEUTRAL_SETTLE:
        state.active = last_seat(state)


def place_neutral_settlement(state: ExplorersState, corner: Corner, say: Say | None) -> None:
    """§2.8 The second player, then the first."""
    put_settlement(state, neutral_of(state), corner)
    if say:
        say(SettlementPlaced(state.active, corner, True))
    step(state, -1, state.first, Phase.FIRST_ROAD)


def first_road_edges(state: ExplorersState) -> list[Edge]:
    """§2.6 Road edges at the settlement."""
    board = state.board
    edges = board.corner_edges[state.towns[state.active][0]]
    return [edge for edge in edges if is_buildable(state, state.active, board.edge_hexes[edge])]


def why_not_first_road(state: ExplorersState, edge: Edge) -> Refusal | None:
    """§2.6 A road edge at the settlement."""
    if edge not in state.board.corner_edges[state.towns[state.active][0]]:
        return Refusal("2.6", "not_at_settlement", (("edge", EDGE_NAMES[edge]),))
    return why_not_buildable(state, state.active, state.board.edge_hexes[edge])


def place_road(state: ExplorersState, edge: Edge, say: Say | None) -> None:
    """§2.6 The first road, for nothing."""
    put_road(state, state.active, edge)
    state.phase = Phase.FIRST_SHIP
    if say:
        say(RoadBuilt(state.active, edge))


def first_ship_edges(state: ExplorersState) -> list[Edge]:
    """§2.6 Sea routes at the harbour settlement."""
    return berths(state, state.active)


def why_not_first_ship(state: ExplorersState, edge: Edge) -> Refusal | None:
    """§2.6 A sea route at the harbour settlement."""
    return why_not_berth(state, state.active, edge)


def place_ship(state: ExplorersState, edge: Edge, say: Say | None) -> None:
    """§2.6 The first ship, with a settler; then the next seat clockwise, and after the last the game begins."""
    seat = state.active
    ship = put_first_ship(state, seat, edge)
    if say:
        say(ShipBuilt(seat, ship, edge))
    if seat == last_seat(state):
        begin_round(state, say)
    else:
        state.active = (seat + 1) % state.seats
        state.phase = Phase.FIRST_ROAD
