"""What luck is asked about in a position, and the lairs to be resolved."""

from __future__ import annotations

from kogga.core.actions import Seat
from kogga.core.errors import BadPosition
from kogga.games.explorers.board import Hex
from kogga.games.explorers.pieces import LAIR_CREWS, NONE, RESOURCES, SHIPS, UNKNOWN
from kogga.games.explorers.rules.fish import takes_haul
from kogga.games.explorers.rules.lairs import CREWS_ON
from kogga.games.explorers.rules.pirate import victims
from kogga.games.explorers.rules.possible.phases import is_at_sea, wrong
from kogga.games.explorers.state import ExplorersState, Phase


def check_captured(state: ExplorersState) -> None:
    """§13.3 Captured are the lairs with three crews, one of them of the active seat, until the turn is over."""
    if not is_at_sea(state):
        if state.captured or (state.phase != Phase.OVER and full_lairs(state)):
            raise wrong("captured", state)
        return
    waiting = list(state.captured)
    if state.phase == Phase.LAIR and waiting:
        check_left(state, waiting.pop(0))
    if sorted(waiting) != full_lairs(state):
        raise BadPosition("captured of the position are the lairs with three crews.")
    if any([not state.crews_of(hex, state.active) for hex in waiting]):
        raise BadPosition("captured of the position are lairs where the active seat has a crew.")


def full_lairs(state: ExplorersState) -> list[Hex]:
    """§13.3 Lairs with three crews."""
    crews = state.crews
    return [hex for hex in range(len(crews)) if state.is_lair(hex) and CREWS_ON[crews[hex]] == LAIR_CREWS]


def check_left(state: ExplorersState, hex: Hex) -> None:
    """§13.4, §13.5 The hero's crew has left the lair that is about to be freed."""
    if not state.is_lair(hex) or CREWS_ON[state.crews[hex]] != LAIR_CREWS - 1 or not state.lairs:
        raise BadPosition("captured of the position begins with the lair that the hero's crew has left.")


def check_heroes(state: ExplorersState) -> None:
    """§13.4 Who took part rolls, clockwise from the active seat; after a tie only who tied (R42)."""
    if state.phase != Phase.HERO:
        if state.rollers or (any(state.rolls) and state.phase not in (Phase.LAIR, Phase.OVER)):
            raise wrong("rollers or rolls", state)
        return
    if not state.captured or not state.rollers:
        raise wrong("rollers", state)
    hex = state.captured[0]
    order = [(state.active + step) % state.seats for step in range(state.seats)]
    heroes = [seat for seat in order if state.crews_of(hex, seat)]
    rolling = [*[seat for seat in order if state.rolls[seat]], *state.rollers]
    if rolling != [seat for seat in heroes if seat in rolling] or not may_tie(state, rolling, heroes):
        raise BadPosition("rollers of the position are those who took part and have not rolled, clockwise.")


def may_tie(state: ExplorersState, rolling: list[Seat], heroes: list[Seat]) -> bool:
    """§13.4 All who took part roll, or at least two of them with as many crews as each other."""
    crews = {state.crews_of(state.captured[0], seat) for seat in rolling}
    return len(rolling) > 1 and (rolling == heroes or len(crews) == 1)


def check_luck(state: ExplorersState) -> None:
    """§8.1, §11.3, §11.5, §13.5, §14.2 What luck is asked about."""
    phase, spot = state.phase, state.spot
    fits_phase = spot == NONE
    if phase in (Phase.HEX, Phase.TOKEN):
        fits_phase = is_turning(state)
    elif phase == Phase.LAIR:
        fits_phase = len(state.captured) > 0 and spot == state.captured[0]
    elif phase == Phase.CHASE:
        fits_phase = 0 <= spot < SHIPS and is_chasing(state)
    elif phase == Phase.ROBBED:
        fits_phase = spot in victims(state) and state.cards(spot) > 0
    if not fits_phase:
        raise wrong("spot", state)
    has_room = any([takes_haul(state, nth) for nth in range(len(state.waters))])
    if phase == Phase.FISH and not (state.fished and state.catch and has_room):
        raise BadPosition("Nobody in the position can have rolled for fish.")


def is_turning(state: ExplorersState) -> bool:
    """§8.1 Does a ship that has stepped touch the hex that is being turned?"""
    if state.spot == NONE:
        return False
    terrain = state.terrain[state.spot]
    fits_phase = terrain == UNKNOWN if state.phase == Phase.HEX else terrain < RESOURCES
    fleet = state.fleet(state.active)
    stepped = [fleet[ship] for ship in range(SHIPS) if state.stepped >> ship & 1]
    return fits_phase and any([state.spot in state.board.touches[edge] for edge in stepped])


def is_chasing(state: ExplorersState) -> bool:
    """§11.5 Does the ship lie still at another's pirate ship?"""
    ship, edge = state.spot, state.ships[SHIPS * state.active + state.spot]
    if edge == NONE or state.pirate == NONE or state.captain == state.active:
        return False
    is_new = bool(state.tried >> ship & 1) and not state.stepped >> ship & 1
    return is_new and state.pirate in state.board.touches[edge]
