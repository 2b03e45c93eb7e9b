"""What can be on a table, and what cannot: a position that was written by hand is measured by the rules."""

from __future__ import annotations

from kogga.core.actions import Seat
from kogga.core.errors import BadPosition
from kogga.games.explorers.actions import pieces_in
from kogga.games.explorers.board import CORNER_NAMES, EDGE_NAMES, HEX_NAMES, ISLAND
from kogga.games.explorers.pieces import (
    DOCK_ACTIONS,
    DRAFTS,
    HAND_LIMIT,
    HARBOURS,
    IS_LAND,
    IS_SPICE,
    LAIR_CREWS,
    LOOSE,
    MAX_SEATS,
    NOBODY,
    NONE,
    OFFER_ITEMS,
    PIECES_IN,
    PURCHASES,
    RESOURCES,
    RIVER,
    ROADS,
    ROUTE_ROOM,
    SETTLEMENTS,
    SHIPS,
    TARGETS,
    UNKNOWN,
)
from kogga.games.explorers.rules.choices import sea_moves
from kogga.games.explorers.rules.lairs import CREWS_ON
from kogga.games.explorers.rules.memory import fits, open_low, stolen, worlds_of
from kogga.games.explorers.rules.pirate import havens, victims
from kogga.games.explorers.rules.seven import laid_by
from kogga.games.explorers.rules.ships import is_dark
from kogga.games.explorers.rules.trade import holds
from kogga.games.explorers.state import PHASE_WORDS, ExplorersState, Phase


def check(state: ExplorersState) -> None:
    """§1.2 Refuse what cannot be on a table."""
    check_course(state)
    check_board(state)
    check_buildings(state)
    check_supplies(state)
    for seat in range(state.seats):
        check_fleet(state, seat)
    check_crews(state)
    check_turn(state)
    check_luck(state)
    check_offer(state)
    check_discards(state)
    check_thefts(state)


def wrong(part: str, state: ExplorersState) -> BadPosition:
    """A part that cannot be so."""
    return BadPosition(f"{part} of the position cannot be so in the phase {PHASE_WORDS[state.phase]}.")


def is_begun(state: ExplorersState) -> bool:
    """§2.5 Is the set-up over?"""
    return state.phase not in (Phase.ISLAND, Phase.START) and not Phase.COLOUR <= state.phase <= Phase.FIRST_SHIP


def check_course(state: ExplorersState) -> None:
    """§3.1, §16.1 Rounds, and a winner at the end alone."""
    rounds = range(1, state.options.rounds + 1) if is_begun(state) else range(1)
    if state.round not in rounds:
        raise BadPosition(f"round of the position cannot be {state.round}.")
    has_target = state.points[state.active] >= TARGETS[state.scenario]
    if state.phase == Phase.OVER:
        is_wrong = state.winner not in (NOBODY, state.active) or (state.winner != NOBODY) != has_target
    else:
        is_wrong = state.winner != NOBODY or (has_target and state.phase != Phase.OVER)
    if is_wrong:
        raise BadPosition("The winner of the position is the active seat with the target, and then the game is over.")
    known = [Phase.COLOUR] if state.scenario == 1 else list(range(Phase.HARBOUR, Phase.FIRST_SHIP + 1))
    known += [Phase.ISLAND, Phase.START] if state.options.is_shuffled() else [Phase.START]
    if not is_begun(state) and state.phase not in known:
        raise wrong("phase", state)


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
    """§6.1, §6.2 On land, with the distance between them; roads beside land."""
    board = state.board
    for corner in range(len(state.building)):
        if state.building[corner] == NONE:
            continue
        hexes = board.corner_hexes[corner]
        if not any([IS_LAND[state.terrain[hex]] for hex in hexes]) or any(
            [state.terrain[hex] == UNKNOWN for hex in hexes]
        ):
            raise BadPosition(f"Nothing in the position can stand at {CORNER_NAMES[corner]}.")
        if any([state.building[other] != NONE for other in board.beside[corner]]):
            raise BadPosition(f"The building at {CORNER_NAMES[corner]} of the position is too near another.")
    for edge in range(len(state.road)):
        hexes = board.edge_hexes[edge]
        if state.road[edge] != NONE and not any([IS_LAND[state.terrain[hex]] for hex in hexes]):
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
        if is_begun(state) and state.colours[seat] == NONE:
            raise wrong(f"colour {seat}", state)


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
    captured = [
        hex for hex in range(len(state.crews)) if state.is_lair(hex) and CREWS_ON[state.crews[hex]] == LAIR_CREWS
    ]
    for hex, crews in enumerate(state.crews):
        is_village = IS_SPICE[state.terrain[hex]]
        if crews and not (is_village or state.terrain[hex] == RIVER):
            raise BadPosition(f"There cannot be crews on {HEX_NAMES[hex]} of the position.")
        too_many = any([state.crews_of(hex, seat) > 1 for seat in range(state.seats)]) and is_village
        if too_many or (state.terrain[hex] == RIVER and CREWS_ON[crews] > LAIR_CREWS):
            raise BadPosition(f"There are too many crews on {HEX_NAMES[hex]} of the position.")
    for face in range(len(state.waters)):
        if state.hauls >> face & 1 and (state.waters[face] == NONE or state.waters[face] == state.pirate):
            raise BadPosition(f"There is no place for a haul of the face {face + 1} in the position.")
    waiting = list(state.captured[1:] if state.phase in (Phase.HERO, Phase.LAIR) else state.captured)
    resolving = [state.captured[0]] if state.phase == Phase.HERO and state.captured else []
    if state.phase != Phase.OVER and sorted([*waiting, *resolving]) != sorted(captured):
        raise BadPosition("captured of the position are the lairs with three crews.")


def check_turn(state: ExplorersState) -> None:
    """§3.1, §7.4 What a turn can have used up, and who is under way."""
    limits = ((state.bought, PURCHASES), (state.sold, 2), (state.drafts, DRAFTS), (state.docked, DOCK_ACTIONS))
    if any([used > most for used, most in limits]) or state.fished > 1:
        raise BadPosition("turn of the position has used up more than there is.")
    fleet = state.fleet(state.active)
    for ship in range(SHIPS):
        bits = state.stepped | state.wooled | state.tolled | state.tried
        if bits >> ship & 1 and fleet[ship] == NONE and state.phase != Phase.OVER:
            raise BadPosition(f"Ship {ship + 1} of the position is not on the board.")
    if state.open != NONE and (fleet[state.open] == NONE or not state.stepped >> state.open & 1):
        raise BadPosition("voyage of the position is that of a ship that has stepped.")
    if (state.pirate != NONE) != (state.captain != NOBODY) or (
        state.captain != NOBODY and state.captain >= state.seats
    ):
        raise BadPosition("pirate of the position needs a hex and a seat.")
    if state.pirate != NONE and (state.scenario == 1 or state.pirate not in havens(state)):
        raise BadPosition(f"The pirate ship of the position cannot stand on {HEX_NAMES[state.pirate]}.")
    if state.phase == Phase.SEA and not sea_moves(state):
        raise BadPosition("The ship under way in the position cannot leave its full route.")
    if state.phase == Phase.ROB and (state.captain != state.active or not victims(state)):
        raise BadPosition("Nobody in the position can be robbed.")
    if state.phase == Phase.BERTH and not state.ship_supply(state.active):
        raise wrong("ships", state)


def check_luck(state: ExplorersState) -> None:
    """§8.1, §11.3, §11.5, §13.4 What luck is asked about."""
    phase, spot = state.phase, state.spot
    fits_phase = spot == NONE
    if phase == Phase.HEX:
        fits_phase = spot != NONE and state.terrain[spot] == UNKNOWN
    elif phase == Phase.TOKEN:
        fits_phase = spot != NONE and state.terrain[spot] < RESOURCES
    elif phase == Phase.LAIR:
        fits_phase = len(state.captured) > 0 and spot == state.captured[0]
    elif phase == Phase.CHASE:
        fits_phase = 0 <= spot < SHIPS and bool(state.tried >> spot & 1)
    elif phase == Phase.ROBBED:
        fits_phase = 0 <= spot < state.seats and spot != state.active and state.cards(spot) > 0
    elif phase == Phase.HERO:
        crews = [state.crews_of(state.captured[0], seat) for seat in state.rollers] if state.captured else []
        fits_phase = bool(crews) and min(crews) > 0
    elif phase == Phase.FISH:
        fits_phase = bool(state.fished)
    if not fits_phase:
        raise wrong("spot", state)
    if phase == Phase.OVER and state.winner == NOBODY and state.round != state.options.rounds:
        raise BadPosition("The game of the position is not over: nobody has won, and there are rounds left.")


def check_offer(state: ExplorersState) -> None:
    """§5.3 An offer is open while it is drafted, answered and closed, and only then."""
    trading = state.phase in (Phase.DRAFT, Phase.ANSWER, Phase.CLOSE)
    sides = (sum(state.given), sum(state.asked))
    if max(sides) > OFFER_ITEMS or any(sides) != trading:
        raise wrong("give or ask", state)
    if any([state.given[kind] and state.asked[kind] for kind in range(len(state.given))]):
        raise BadPosition("The offer of the position has a kind on both sides.")
    if any([holds(state, state.active, kind) < state.given[kind] for kind in range(len(state.given))]):
        raise BadPosition("The offer of the position gives what is not in hand.")
    if state.phase != Phase.DRAFT and trading and not all(sides):
        raise wrong("give or ask", state)
    others = (1 << state.seats) - 1 & ~(1 << state.active)
    fits_phase = state.accepted & ~others == 0
    if state.phase == Phase.ANSWER:
        fits_phase = fits_phase and not state.accepted & state.owing
    elif state.phase == Phase.CLOSE:
        fits_phase = fits_phase and state.accepted > 0
    else:
        fits_phase = state.accepted == 0
    lacks = [
        seat
        for seat in range(state.seats)
        if state.accepted >> seat & 1
        and any([holds(state, seat, kind) < state.asked[kind] for kind in range(len(state.asked))])
    ]
    if not fits_phase or lacks or (trading and not state.drafts):
        raise wrong("accepted", state)


def check_discards(state: ExplorersState) -> None:
    """§4.4, §5.4 Who owes, and what lies face down."""
    if bool(state.owing) != (state.phase in (Phase.DISCARD, Phase.ANSWER)):
        raise wrong("owing", state)
    if state.owing >> state.seats or (state.phase == Phase.ANSWER and state.owing >> state.active & 1):
        raise wrong("owing", state)
    for seat in range(state.seats):
        due = state.cards(seat) // 2 if state.phase == Phase.DISCARD and state.cards(seat) > HAND_LIMIT else 0
        laid = laid_by(state, seat)
        owes = state.phase == Phase.DISCARD and bool(state.owing >> seat & 1)
        spots = range(RESOURCES * seat, RESOURCES * seat + RESOURCES)
        if (laid != due and not owes) or (owes and laid >= due) or any([state.laid[i] > state.hands[i] for i in spots]):
            raise wrong(f"laid {seat}", state)


def check_thefts(state: ExplorersState) -> None:
    """R50 What was stolen is possible, and the hands were never lower than they are."""
    if not state.thefts:
        return
    if any([state.low[spot] > state.hands[spot] for spot in range(RESOURCES * MAX_SEATS)]):
        raise BadPosition("low of the position is above the hands.")
    if any([not theft.low for theft in state.thefts[1:]]) or any(
        [theft.thief == theft.victim for theft in state.thefts]
    ):
        raise BadPosition("thefts of the position do not follow each other.")
    low = open_low(state)
    if not fits(stolen(state.thefts), low) or not worlds_of(state.thefts, low):
        raise BadPosition("thefts of the position cannot all have been.")
