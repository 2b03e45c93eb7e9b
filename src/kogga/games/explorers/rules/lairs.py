"""§13 Pirate lairs."""

from __future__ import annotations

from kogga.core.actions import Seat
from kogga.core.events import Say
from kogga.core.refusals import Refusal
from kogga.games.explorers.actions import LAIR_NUMBER, Move
from kogga.games.explorers.board import HEX_NAMES, Hex
from kogga.games.explorers.events import (
    CaptureRewarded,
    CrewFetched,
    CrewLanded,
    HeroesTied,
    HeroNamed,
    HeroRolled,
    LairCaptured,
    LairFreed,
)
from kogga.games.explorers.pieces import (
    CREW,
    LAIR_CREWS,
    LAIR_GOLD,
    LAIR_NUMBERS,
    LAIRS,
    MAX_SEATS,
    NONE,
    RIVER,
    SHIPS,
    WITH,
    WITHOUT,
)
from kogga.games.explorers.rules.ending import has_won
from kogga.games.explorers.rules.missions import advance
from kogga.games.explorers.rules.ships import close_open, why_not_handle
from kogga.games.explorers.rules.turn import pass_on
from kogga.games.explorers.state import ExplorersState, Phase, put

# How many crews two bits a seat say, by the number that holds them.
CREWS_ON: list[int] = [sum([number >> 2 * seat & 3 for seat in range(MAX_SEATS)]) for number in range(256)]


def why_not_touch(state: ExplorersState, seat: Seat, ship: int, hex: Hex) -> Refusal | None:
    """§7.7 An own ship with an end on a corner of the hex."""
    refusal = why_not_handle(state, seat, ship)
    if refusal is None and hex not in state.board.touches[state.ships[SHIPS * seat + ship]]:
        refusal = Refusal("7.7", "not_at_hex", (("ship", ship + 1), ("hex", HEX_NAMES[hex])))
    return refusal


def why_not_crew_aboard(state: ExplorersState, seat: Seat, ship: int) -> Refusal | None:
    """§10.2 Crews travel by ship."""
    if WITHOUT[state.holds[SHIPS * seat + ship]][CREW] >= 0:
        return None
    return Refusal("10.2", "no_crew_aboard", (("ship", ship + 1),))


def why_not_land(state: ExplorersState, seat: Seat, ship: int, hex: Hex) -> Refusal | None:
    """§13.2 A crew aboard, and a lair with fewer than three crews (R41)."""
    refusal = why_not_touch(state, seat, ship, hex)
    if refusal is None and not state.is_lair(hex):
        refusal = Refusal("13.2", "no_lair", (("hex", HEX_NAMES[hex]),))
    if refusal is None and CREWS_ON[state.crews[hex]] == LAIR_CREWS:
        refusal = Refusal("13.2", "lair_full", (("hex", HEX_NAMES[hex]),))
    return refusal or why_not_crew_aboard(state, seat, ship)


def land(state: ExplorersState, ship: int, hex: Hex, say: Say | None) -> None:
    """§13.2 A crew goes ashore; §13.3 the third captures the lair."""
    seat = state.active
    hold = SHIPS * seat + ship
    state.holds[hold] = WITHOUT[state.holds[hold]][CREW]
    state.crews[hex] += 1 << 2 * seat
    if say:
        say(CrewLanded(seat, ship, hex))
    if CREWS_ON[state.crews[hex]] == LAIR_CREWS:
        state.captured = (*state.captured, hex)
        if say:
            say(LairCaptured(hex))


def why_not_fetch(state: ExplorersState, seat: Seat, ship: int, hex: Hex) -> Refusal | None:
    """§13.5 An own crew on a freed field, and room aboard."""
    refusal = why_not_touch(state, seat, ship, hex)
    if refusal is None and not (state.terrain[hex] == RIVER and state.number[hex] and state.crews_of(hex, seat)):
        refusal = Refusal("13.5", "no_crew_there", (("hex", HEX_NAMES[hex]),))
    if refusal is None and WITH[state.holds[SHIPS * seat + ship]][CREW] < 0:
        refusal = Refusal("13.5", "hold_full", (("ship", ship + 1),))
    return refusal


def fetch(state: ExplorersState, ship: int, hex: Hex, say: Say | None) -> None:
    """§13.5 A crew comes back aboard."""
    seat = state.active
    hold = SHIPS * seat + ship
    state.holds[hold] = WITH[state.holds[hold]][CREW]
    state.crews[hex] -= 1 << 2 * seat
    if say:
        say(CrewFetched(seat, ship, hex))


def resolve(state: ExplorersState, say: Say | None) -> None:
    """§13.3 After the movement, lair by lair in the order of their third crews (R44): two gold and a space for each
    who took part, clockwise from the active seat. When no lair is left the turn is over.
    """
    close_open(state)
    if not state.captured:
        pass_on(state, say)
        return
    hex = state.captured[0]
    seats = [(state.active + step) % state.seats for step in range(state.seats)]
    heroes = [seat for seat in seats if state.crews_of(hex, seat)]
    for seat in heroes:
        state.gold[seat] += LAIR_GOLD
        if say:
            say(CaptureRewarded(seat, hex))
        advance(state, seat, LAIRS, say)
        if seat == state.active and has_won(state, say):
            return
    if len(heroes) == 1:
        name_hero(state, heroes[0], say)
    else:
        state.phase = Phase.HERO
        state.rollers = tuple(heroes)
        state.rolls = (0,) * MAX_SEATS


def hero_rolled(state: ExplorersState, face: int, say: Say | None) -> None:
    """§13.4 Each who took part rolls a die, clockwise from the active seat (R42)."""
    seat = state.rollers[0]
    state.rollers = state.rollers[1:]
    state.rolls = put(state.rolls, seat, face)
    state.die = face
    if say:
        say(HeroRolled(seat, face, face + state.crews_of(state.captured[0], seat)))
    if not state.rollers:
        judge_heroes(state, say)


def judge_heroes(state: ExplorersState, say: Say | None) -> None:
    """§13.4 Die and crews together; in a tie more crews; who still ties rolls again."""
    hex = state.captured[0]
    ranks = [
        (face + state.crews_of(hex, seat), state.crews_of(hex, seat)) if face else (0, 0)
        for seat, face in enumerate(state.rolls)
    ]
    best = [(state.active + step) % state.seats for step in range(state.seats)]
    best = [seat for seat in best if ranks[seat] == max(ranks)]
    if len(best) == 1:
        name_hero(state, best[0], say)
        return
    state.rollers = tuple(best)
    state.rolls = (0,) * MAX_SEATS
    if say:
        say(HeroesTied(tuple(best)))


def name_hero(state: ExplorersState, seat: Seat, say: Say | None) -> None:
    """§13.4 One more space, and one of the hero's crews goes home (R42)."""
    hex = state.captured[0]
    state.crews[hex] -= 1 << 2 * seat
    state.crew_supply[seat] += 1
    if say:
        say(HeroNamed(seat, hex))
    advance(state, seat, LAIRS, say)
    if seat == state.active and has_won(state, say):
        return
    state.phase = Phase.LAIR
    state.spot = hex


def lair_odds(state: ExplorersState) -> list[tuple[Move, int]]:
    """§13.5 Every lair number left is as likely (R15)."""
    return [(LAIR_NUMBER[state.spot][number], 1) for number in LAIR_NUMBERS if state.lairs >> number & 1]


def free_field(state: ExplorersState, hex: Hex, number: int, say: Say | None) -> None:
    """§13.5 The number is turned up and the field is free; its crews wait to be fetched."""
    state.lairs &= ~(1 << number)
    state.number = put(state.number, hex, number)
    state.harvests = put(state.harvests, number, (*state.harvests[number], hex))
    state.captured = state.captured[1:]
    state.rolls = (0,) * MAX_SEATS
    state.spot = NONE
    if say:
        say(LairFreed(hex, number))
    resolve(state, say)
