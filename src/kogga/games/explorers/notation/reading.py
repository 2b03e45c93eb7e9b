"""A position from one line of text."""

from __future__ import annotations

from kogga.core.actions import Seat
from kogga.core.errors import BadPosition
from kogga.core.position import Parts, whole
from kogga.games.explorers.board import (
    CORNER_CALLED,
    CORNER_NAMES,
    EDGE_CALLED,
    EDGE_NAMES,
    FIXED_HARBOURS,
    FIXED_ROADS,
    FIXED_SETTLEMENTS,
    FIXED_SHIPS,
    HEX_CALLED,
    HEX_NAMES,
    ISLAND,
    REGION,
    Hex,
)
from kogga.games.explorers.notation.parts import goods, is_begun, named, numbers, seat_of, some
from kogga.games.explorers.notation.turns import read_sealed, read_turn
from kogga.games.explorers.pieces import (
    BONUS,
    BONUS_FACES,
    CARGOES,
    COLOURS,
    COUNTS,
    CREW,
    FISH,
    HARBOURS,
    HAUL,
    IS_FISH,
    IS_SPICE,
    MAX_SEATS,
    MIN_SEATS,
    MISSIONS,
    NEUTRAL,
    NONE,
    PLAYED,
    RESOURCES,
    RIVER,
    SETTLER,
    SHIPS,
    STOCKED,
    SWIFT,
    TERRAINS,
    TRACKS,
    UNKNOWN,
    Mission,
)
from kogga.games.explorers.state import PHASE_WORDS, ExplorersState, Phase, put


def read_position(text: str, seats: int, blank: ExplorersState) -> ExplorersState:
    """The state of a position text, on the laid table of these seats and options; not yet measured by the rules."""
    parts = Parts(text)
    state = blank
    state.phase = parts.choice("phase", PHASE_WORDS, "build")
    state.first = seat_of(parts, "first", seats, "0")
    state.active = seat_of(parts, "active", seats, str(state.first))
    state.round = parts.number("round", int(is_begun(state)))
    read_hexes(state, parts)
    for seat in range(seats):
        read_seat(state, parts, seat)
    read_neutrals(state, parts)
    read_missions(state, parts)
    read_turn(state, parts)
    read_sealed(state, parts)
    parts.check_all_read()
    return state


# the board


def read_hexes(state: ExplorersState, parts: Parts) -> None:
    """The island, what was discovered, crews, hauls and the pirate ship."""
    usual = " ".join(["-" if state.terrain[hex] == UNKNOWN else TERRAINS[state.terrain[hex]] for hex in ISLAND])
    if state.phase != Phase.ISLAND and "-" in usual:
        usual = " ".join([TERRAINS[state.board.terrain[hex]] for hex in ISLAND])
    words = parts.take("island", usual).split()
    if len(words) != len(ISLAND):
        raise BadPosition(f"island of the position needs {len(ISLAND)} terrains, in reading order.")
    kinds = {name: terrain for terrain, name in enumerate(TERRAINS[:RESOURCES])}
    for hex, word in zip(ISLAND, words, strict=True):
        state.terrain = put(state.terrain, hex, UNKNOWN if word == "-" else named(word, kinds, "island"))
    for item in parts.items("hexes", ""):
        read_hex(state, item.split())
    known = charted(state)
    state.route = tuple([int(state.board.is_route(edge, known)) for edge in range(len(state.route))])
    for item in parts.items("crews", ""):
        read_crews(state, item.split())
    state.hauls = some(parts, "hauls", 6, 1)
    pirate = parts.take("pirate", "-").split()
    if pirate != ["-"]:
        if len(pirate) != 2:
            raise BadPosition("pirate of the position needs a hex and a seat: C5 0.")
        state.pirate = named(pirate[0], HEX_CALLED, "pirate")
        state.captain = whole(pirate[1], "pirate")


def charted(state: ExplorersState) -> tuple[int, ...]:
    """The terrain with the island's unlaid places as land: their coast is known from the beginning."""
    return tuple([0 if hex in ISLAND else terrain for hex, terrain in enumerate(state.terrain)])


def read_hex(state: ExplorersState, words: list[str]) -> None:
    """`C6 mountains 9`, `C7 gold`, `E7 fish 4`."""
    hex = named(words[0], HEX_CALLED, "hexes")
    if hex not in state.board.regions[0] and hex not in state.board.regions[1]:
        raise BadPosition(f"{words[0]} of the position is no hex that can be discovered.")
    if state.terrain[hex] != UNKNOWN:
        raise BadPosition(f"{words[0]} of the position is there twice.")
    size = 3 if words[1:2] == ["fish"] else 2
    terrain = named(" ".join(words[1:size]), {name: spot for spot, name in enumerate(TERRAINS[:STOCKED])}, "hexes")
    state.terrain = put(state.terrain, hex, terrain)
    state.stock[STOCKED * REGION[hex] + terrain] -= 1
    if IS_FISH[terrain]:
        state.shoals = put(state.shoals, REGION[hex], state.shoals[REGION[hex]] - 1)
        state.waters = put(state.waters, terrain - FISH, hex)
    if len(words) > size + 1:
        raise BadPosition(f"{words[0]} of the position needs a terrain and at most one number: C6 mountains 9.")
    if len(words) > size:
        read_number(state, hex, whole(words[size], "hexes"))


def read_number(state: ExplorersState, hex: Hex, number: int) -> None:
    """A number token leaves its stock; each is there once."""
    region = REGION[hex]
    is_river = state.terrain[hex] == RIVER
    left = state.lairs if is_river else state.tokens[region]
    if not 2 <= number <= 12 or not left >> number & 1:
        raise BadPosition(f"{HEX_NAMES[hex]} of the position cannot bear the number {number}.")
    if is_river:
        state.lairs -= 1 << number
    else:
        state.tokens = put(state.tokens, region, left - (1 << number))
    state.number = put(state.number, hex, number)
    state.harvests = put(state.harvests, number, (*state.harvests[number], hex))


def read_crews(state: ExplorersState, words: list[str]) -> None:
    """`C7 2 0 1`: so many of each seat; a village befriends who has one there."""
    hex = named(words[0], HEX_CALLED, "crews")
    if state.crews[hex]:
        raise BadPosition(f"crews of the position names {words[0]} twice.")
    for seat, word in enumerate(words[1:]):
        crews = whole(word, "crews")
        if not 0 <= crews <= 3 or seat >= state.seats:
            raise BadPosition("crews of the position needs a hex and at most three crews of each seat: C7 2 0 1.")
        state.crews[hex] += crews << 2 * seat
        state.crew_supply[seat] -= crews
        if crews and IS_SPICE[state.terrain[hex]]:
            befriend(state, seat, hex)


def befriend(state: ExplorersState, seat: Seat, hex: Hex) -> None:
    """A crew in a village brings its benefit."""
    if state.terrain[hex] == SWIFT:
        state.swift = put(state.swift, seat, state.swift[seat] + 1)
    elif state.terrain[hex] == BONUS:
        state.bonus = put(state.bonus, seat, state.bonus[seat] | 1 << BONUS_FACES[REGION[hex]])
    else:
        state.fast = put(state.fast, seat, state.fast[seat] + 1)


# the seats


def read_seat(state: ExplorersState, parts: Parts, seat: Seat) -> None:
    """All that belongs to one seat; without a word of it, the pieces stand as in scenario 1."""
    usual = COLOURS[seat] if is_begun(state) or state.scenario > 1 else "-"
    word = parts.take(f"colour {seat}", usual)
    colours = {"-": NONE, **{name: spot for spot, name in enumerate(COLOURS)}}
    colour = named(word, colours, f"colour {seat}")
    state.colours = put(state.colours, seat, colour)
    stands = is_begun(state) and colour != NONE
    town = CORNER_NAMES[FIXED_SETTLEMENTS[colour]] if stands else ""
    for name in parts.take(f"settlements {seat}", town).split():
        place_building(state, seat, named(name, CORNER_CALLED, f"settlements {seat}"), 0)
    for item in parts.items(f"harbours {seat}", CORNER_NAMES[FIXED_HARBOURS[colour]] if stands else ""):
        read_harbour(state, seat, item.split())
    for name in parts.take(f"roads {seat}", EDGE_NAMES[FIXED_ROADS[colour]] if stands else "").split():
        place_road(state, seat, named(name, EDGE_CALLED, f"roads {seat}"))
    fleet = parts.items(f"ships {seat}", f"{EDGE_NAMES[FIXED_SHIPS[colour]]} settler" if stands else "")
    for ship, item in enumerate(fleet):
        read_ship(state, seat, ship, item.split())
    hand = goods(parts, f"hand {seat}", RESOURCES)
    for kind, cards in enumerate(hand):
        state.hands[RESOURCES * seat + kind] = cards
        state.bank[kind] -= cards
    state.gold[seat] = parts.number(f"gold {seat}", state.gold[seat])


def place_building(state: ExplorersState, owner: int, corner: int, harbour: int) -> None:
    """A building on a corner that has none."""
    if state.building[corner] != NONE:
        raise BadPosition(f"{CORNER_NAMES[corner]} of the position has two buildings.")
    state.building[corner] = 2 * owner + harbour
    if owner >= MAX_SEATS:
        return
    if harbour:
        state.ports[owner] = (*state.ports[owner], corner)
        state.points[owner] += 2
    else:
        state.towns[owner] = (*state.towns[owner], corner)
        state.points[owner] += 1


def place_road(state: ExplorersState, owner: int, edge: int) -> None:
    """A road on an edge that has none."""
    if state.road[edge] != NONE:
        raise BadPosition(f"{EDGE_NAMES[edge]} of the position has two roads.")
    state.road[edge] = owner
    if owner < MAX_SEATS:
        state.ways[owner] = (*state.ways[owner], edge)


def read_harbour(state: ExplorersState, seat: Seat, words: list[str]) -> None:
    """`C4n crew sack`."""
    name = f"harbours {seat}"
    nth = len(state.ports[seat])
    if nth == HARBOURS:
        raise BadPosition(f"{name} of the position are more than {HARBOURS}.")
    place_building(state, seat, named(words[0], CORNER_CALLED, name), 1)
    state.docks[HARBOURS * seat + nth] = read_cargo(state, seat, words[1:], name)


def read_ship(state: ExplorersState, seat: Seat, ship: int, words: list[str]) -> None:
    """`C4-e settler`, or a dash in the supply."""
    name = f"ships {seat}"
    if ship >= SHIPS:
        raise BadPosition(f"{name} of the position are more than {SHIPS}.")
    if words == ["-"]:
        return
    edge = named(words[0], EDGE_CALLED, name)
    state.ships[SHIPS * seat + ship] = edge
    state.afloat[edge] += 1
    state.holds[SHIPS * seat + ship] = read_cargo(state, seat, words[1:], name)


def read_cargo(state: ExplorersState, seat: Seat, words: list[str], name: str) -> int:
    """What lies in a hold or dock has left its supply."""
    cargo = named(" ".join(words) or "-", {words: cargo for cargo, words in enumerate(CARGOES)}, name)
    state.settlers[seat] -= COUNTS[cargo][SETTLER]
    state.crew_supply[seat] -= COUNTS[cargo][CREW]
    state.catch -= COUNTS[cargo][HAUL]
    return cargo


def read_neutrals(state: ExplorersState, parts: Parts) -> None:
    """Settlement, harbour settlement and road of the colours nobody plays."""
    if state.seats > MIN_SEATS:
        return
    unused = [colour for colour in range(len(COLOURS)) if colour not in state.colours[:MIN_SEATS]]
    for nth in (0, 1):
        usual = "- - -"
        if is_begun(state):
            road = EDGE_NAMES[FIXED_ROADS[unused[nth]]] if state.scenario == 1 else "-"
            usual = f"{CORNER_NAMES[FIXED_SETTLEMENTS[unused[nth]]]} {CORNER_NAMES[FIXED_HARBOURS[unused[nth]]]} {road}"
        words = parts.take(f"neutral {nth}", usual).split()
        if len(words) != 3:
            raise BadPosition(f"neutral {nth} of the position needs a settlement, a harbour settlement and a road.")
        for harbour, word in enumerate(words[:2]):
            if word != "-":
                place_building(state, NEUTRAL + nth, named(word, CORNER_CALLED, f"neutral {nth}"), harbour)
        if words[2] != "-":
            place_road(state, NEUTRAL + nth, named(words[2], EDGE_CALLED, f"neutral {nth}"))


# missions


def read_missions(state: ExplorersState, parts: Parts) -> None:
    """Markers, the order in which they came, and who leads."""
    state.catch -= sum([state.hauls >> nth & 1 for nth in range(6)])
    usual = numbers(range(state.seats))
    for mission in PLAYED[state.scenario]:
        name = MISSIONS[mission]
        spaces = parts.numbers(f"spaces {name}", "0 " * state.seats)
        pile = parts.numbers(f"pile {name}", usual)
        if len(spaces) != state.seats or any([not 0 <= space < len(TRACKS[mission]) for space in spaces]):
            raise BadPosition(
                f"spaces {name} of the position needs a space of each seat, to {len(TRACKS[mission]) - 1}."
            )
        if sorted(pile) != list(range(state.seats)):
            raise BadPosition(f"pile {name} of the position names every seat once, the latest mover last.")
        state.piles = put(state.piles, mission, tuple(pile))
        set_markers(state, mission, spaces, pile)


def set_markers(state: ExplorersState, mission: Mission, spaces: list[int], pile: list[int]) -> None:
    """Points for every marker, and for the first that came to the front."""
    for seat, space in enumerate(spaces):
        state.spaces[MAX_SEATS * mission + seat] = space
        state.points[seat] += TRACKS[mission][space]
    if max(spaces):
        leader = next(seat for seat in pile if spaces[seat] == max(spaces))
        state.leads = put(state.leads, mission, leader)
        state.points[leader] += 1
