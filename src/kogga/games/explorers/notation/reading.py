"""A position from one line of text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

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
from kogga.games.explorers.pieces import (
    BONUS,
    BONUS_FACES,
    CARGOES,
    COLOURS,
    COUNTS,
    CREW,
    FISH,
    GOLD,
    GOODS,
    HARBOURS,
    HAUL,
    IS_FISH,
    IS_SPICE,
    KINDS,
    MAX_SEATS,
    MIN_SEATS,
    MISSIONS,
    NEUTRAL,
    NOBODY,
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
from kogga.games.explorers.state import PHASE_WORDS, ExplorersState, Phase, Theft, put

AFTER_SET_UP: Final = (*range(Phase.ROLL, Phase.COLOUR), *range(Phase.DISCARD, Phase.OVER + 1))
SPOTS_OF: Final = (Phase.HEX, Phase.TOKEN, Phase.LAIR)


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


def is_begun(state: ExplorersState) -> bool:
    """Is the set-up over?"""
    return state.phase in AFTER_SET_UP


def named(word: str, names: Mapping[str, int], where: str) -> int:
    """The number of a place or thing."""
    if word not in names:
        raise BadPosition(f"{where} of the position cannot be {word!r}.")
    return names[word]


def seat_of(parts: Parts, name: str, seats: int, default: str) -> Seat:
    """A part that is a seat."""
    seat = parts.number(name, int(default))
    if not 0 <= seat < seats:
        raise BadPosition(f"{name} of the position is a seat from 0 to {seats - 1}.")
    return seat


def some(parts: Parts, name: str, size: int, first: int, default: str = "") -> int:
    """A part that lists numbers from `first` on, as bits."""
    listed = parts.numbers(name, default)
    if any([not first <= number < first + size for number in listed]):
        raise BadPosition(f"{name} of the position are numbers from {first} to {first + size - 1}.")
    return sum([1 << number - first for number in set(listed)])


def goods(parts: Parts, name: str, kinds: int) -> list[int]:
    """A part of numbers and kinds: `2 wool 1 gold`."""
    words = parts.take(name, "-").split()
    row = [0] * kinds
    if words == ["-"]:
        return row
    for nth in range(0, len(words) - 1, 2):
        kind = named(words[nth + 1], {good: spot for spot, good in enumerate(GOODS[:kinds])}, name)
        row[kind] += whole(words[nth], name)
    if len(words) % 2 or min(row) < 0:
        raise BadPosition(f"{name} of the position needs a number before every kind: 2 wool 1 ore.")
    return row


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
    state.route = tuple([int(state.board.is_route(edge, charted(state))) for edge in range(len(state.route))])
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
    size = 3 if words[1:2] == ["fish"] else 2
    terrain = named(" ".join(words[1:size]), {name: spot for spot, name in enumerate(TERRAINS[:STOCKED])}, "hexes")
    state.terrain = put(state.terrain, hex, terrain)
    state.stock[STOCKED * REGION[hex] + terrain] -= 1
    if IS_FISH[terrain]:
        state.shoals = put(state.shoals, REGION[hex], state.shoals[REGION[hex]] - 1)
        state.waters = put(state.waters, terrain - FISH, hex)
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


def numbers(row: Sequence[int]) -> str:
    """Whole numbers with blanks between."""
    return " ".join([str(number) for number in row])


def set_markers(state: ExplorersState, mission: Mission, spaces: list[int], pile: list[int]) -> None:
    """Points for every marker, and for the first that came to the front."""
    for seat, space in enumerate(spaces):
        state.spaces[MAX_SEATS * mission + seat] = space
        state.points[seat] += TRACKS[mission][space]
    if max(spaces):
        leader = next(seat for seat in pile if spaces[seat] == max(spaces))
        state.leads = put(state.leads, mission, leader)
        state.points[leader] += 1


# the turn


def read_turn(state: ExplorersState, parts: Parts) -> None:
    """Dice, what the turn has used up, the voyage, and what is being resolved."""
    rolled = is_begun(state) and state.phase != Phase.ROLL and state.phase != Phase.OVER
    dice = parts.take("dice", "1 2" if rolled else "-").split()
    if dice != ["-"]:
        if len(dice) != 2 or any([word not in "123456" for word in dice]):
            raise BadPosition("dice of the position are two faces: 3 5.")
        state.dice = 10 * int(dice[0]) + int(dice[1])
    state.die = parts.number("die", 0)
    turn = parts.numbers("turn", "0 0 0 0 0")
    if len(turn) != 5 or min(turn) < 0:
        raise BadPosition("turn of the position are five numbers: bought, sold, drafts, dock actions, fished.")
    state.bought, state.sold, state.drafts, state.docked, state.fished = turn
    voyage = parts.numbers("voyage", "") if parts.parts.get("voyage") != "-" else []
    if parts.parts.get("voyage") == "-":
        parts.take("voyage")
    if len(voyage) not in (0, 2) or (voyage and not 1 <= voyage[0] <= SHIPS):
        raise BadPosition("voyage of the position is a ship and the points it has spent: 2 3.")
    if voyage:
        state.open, state.used = voyage[0] - 1, voyage[1]
    state.stepped = some(parts, "stepped", SHIPS, 1, str(voyage[0]) if voyage else "")
    state.wooled = some(parts, "wooled", SHIPS, 1)
    state.tolled = some(parts, "tolled", SHIPS, 1)
    state.tried = some(parts, "tried", SHIPS, 1)
    read_resolving(state, parts)


def read_resolving(state: ExplorersState, parts: Parts) -> None:
    """What luck is asked about, captured lairs, hero rolls, the winner."""
    spot = parts.take("spot", "-")
    if spot != "-":
        if state.phase in SPOTS_OF:
            state.spot = named(spot, HEX_CALLED, "spot")
        else:
            state.spot = whole(spot, "spot") - int(state.phase == Phase.CHASE)
    state.captured = tuple([named(word, HEX_CALLED, "captured") for word in parts.take("captured", "").split()])
    state.rollers = tuple(parts.numbers("rollers", ""))
    rolls = parts.numbers("rolls", "0 " * state.seats)
    if len(rolls) != state.seats or any([not 0 <= face <= 6 for face in rolls]):
        raise BadPosition("rolls of the position needs a face of each seat, 0 for none.")
    state.rolls = (*rolls, *[0] * (MAX_SEATS - state.seats))
    winner = parts.take("winner", "-")
    state.winner = NOBODY if winner == "-" else whole(winner, "winner")


def read_sealed(state: ExplorersState, parts: Parts) -> None:
    """Discards, offers and answers, and the thefts not known to all."""
    state.owing = some(parts, "owing", MAX_SEATS, 0)
    for seat in range(state.seats):
        state.laid[RESOURCES * seat : RESOURCES * seat + RESOURCES] = goods(parts, f"laid {seat}", RESOURCES)
    state.given = goods(parts, "give", GOLD + 1)
    state.asked = goods(parts, "ask", GOLD + 1)
    state.accepted = some(parts, "accepted", MAX_SEATS, 0)
    state.thefts = tuple([read_theft(item.split(), state.seats) for item in parts.items("thefts", "")])
    low = parts.numbers("low", numbers(state.hands[: RESOURCES * state.seats]) if state.thefts else "")
    state.low = [*low, *[0] * (RESOURCES * MAX_SEATS - len(low))]


def read_theft(words: list[str], seats: int) -> Theft:
    """`0 from 1 wool hand 2 1 0 0 0 low 1 0 ...`."""
    sizes = (5 + RESOURCES, 6 + RESOURCES + RESOURCES * seats)
    if len(words) not in sizes or words[1] != "from" or words[4] != "hand":
        raise BadPosition("thefts of the position read like: 0 from 1 wool hand 2 1 0 0 0.")
    kind = named(words[3], {name: spot for spot, name in enumerate(KINDS)}, "thefts")
    row = tuple([whole(word, "thefts") for word in words[5 : 5 + RESOURCES]])
    low = tuple([whole(word, "thefts") for word in words[6 + RESOURCES :]])
    low = (*low, *(0,) * (RESOURCES * (MAX_SEATS - seats))) if low else ()
    thief, victim = whole(words[0], "thefts"), whole(words[2], "thefts")
    if not (0 <= thief < seats and 0 <= victim < seats):
        raise BadPosition(f"thefts of the position name seats from 0 to {seats - 1}.")
    return Theft(thief, victim, kind, row, low)
