"""§14 Fish for Catan, and the Council."""

from __future__ import annotations

from kogga.core.actions import Seat
from kogga.core.events import Say
from kogga.core.refusals import Refusal
from kogga.games.explorers.board import ANCHORS, END_A, END_B, HEX_NAMES, Hex
from kogga.games.explorers.events import Delivered, FishRolled, HaulTaken
from kogga.games.explorers.pieces import (
    COUNTS,
    EMPTY,
    HAUL,
    HAULS,
    NONE,
    ONE_CREW,
    SACK,
    SHIPS,
    SHOALS,
    SPICES,
    WITH_HAUL,
)
from kogga.games.explorers.rules.ending import has_won
from kogga.games.explorers.rules.lairs import why_not_touch
from kogga.games.explorers.rules.missions import advance
from kogga.games.explorers.rules.ships import close_open, is_crowded, why_not_handle
from kogga.games.explorers.state import ExplorersState, Phase


def takes_haul(state: ExplorersState, nth: int) -> bool:
    """§14.1, §14.2 A discovered fish hex without haul and without pirate ship."""
    hex = state.waters[nth]
    return hex != NONE and not state.hauls >> nth & 1 and hex != state.pirate


def may_fish(state: ExplorersState) -> bool:
    """§14.2 Once a turn, while the supply holds a haul and somewhere one could lie (R45)."""
    return not state.fished and state.catch > 0 and any([takes_haul(state, nth) for nth in range(HAULS)])


def why_not_fish(state: ExplorersState) -> Refusal | None:
    """§14.2 Once a turn, a haul in the supply, a fish hex with room (R45)."""
    if is_crowded(state):
        return Refusal("7.6", "on_a_full_route", (("ship", state.open + 1),))
    if state.fished:
        return Refusal("14.2", "fished_already")
    if not state.catch:
        return Refusal("14.2", "no_haul_left")
    return None if may_fish(state) else Refusal("14.2", "no_water_free")


def fish(state: ExplorersState) -> None:
    """§14.2 The roll does not break a voyage: the ship under way has finished."""
    close_open(state)
    state.fished = 1
    state.phase = Phase.FISH


def fish_rolled(state: ExplorersState, face: int, say: Say | None) -> None:
    """§14.2 A haul lies on the fish hex of this face, if it can."""
    hex = NONE
    if takes_haul(state, face - 1):
        hex = state.waters[face - 1]
        state.hauls |= 1 << face - 1
        state.catch -= 1
    state.die = face
    state.phase = Phase.SEA
    if say:
        say(FishRolled(state.active, face, hex))


def why_not_haul(state: ExplorersState, seat: Seat, ship: int, hex: Hex) -> Refusal | None:
    """§14.3 An own empty ship at a fish hex with a haul."""
    refusal = why_not_touch(state, seat, ship, hex)
    if refusal is None and not (hex in state.waters and state.hauls >> state.waters.index(hex) & 1):
        refusal = Refusal("14.3", "no_haul_there", (("hex", HEX_NAMES[hex]),))
    if refusal is None and state.holds[SHIPS * seat + ship] != EMPTY:
        refusal = Refusal("14.3", "hold_not_empty", (("ship", ship + 1),))
    return refusal


def haul(state: ExplorersState, ship: int, hex: Hex, say: Say | None) -> None:
    """§14.3 The haul fills the hold; whoever rolled it."""
    state.hauls &= ~(1 << state.waters.index(hex))
    state.holds[SHIPS * state.active + ship] = WITH_HAUL
    if say:
        say(HaulTaken(state.active, ship, hex))


def is_at_anchor(state: ExplorersState, seat: Seat, ship: int) -> bool:
    """§14.6 Has the ship an end on one of the Council's two anchors?"""
    edge = state.ships[SHIPS * seat + ship]
    return END_A[edge] in ANCHORS or END_B[edge] in ANCHORS


def why_not_deliver(state: ExplorersState, seat: Seat, ship: int) -> Refusal | None:
    """§14.4, §15.3 A haul or sacks aboard, an end on an anchor."""
    refusal = why_not_handle(state, seat, ship)
    if refusal is None and not is_at_anchor(state, seat, ship):
        refusal = Refusal("14.6", "not_at_anchor", (("ship", ship + 1),))
    cargo = COUNTS[state.holds[SHIPS * seat + ship]]
    if refusal is None and not (cargo[HAUL] or cargo[SACK]):
        refusal = Refusal("14.4", "nothing_to_deliver", (("ship", ship + 1),))
    return refusal


def deliver(state: ExplorersState, ship: int, say: Say | None) -> None:
    """§14.4 A haul goes back to the supply, §15.3 sacks to the bank: a space each, all at once (R47)."""
    seat = state.active
    hold = SHIPS * seat + ship
    cargo = COUNTS[state.holds[hold]]
    hauls, sacks = cargo[HAUL], cargo[SACK]
    state.catch += hauls
    state.holds[hold] = ONE_CREW if cargo[2] else EMPTY
    if say:
        say(Delivered(seat, ship, hauls, sacks))
    for _ in range(hauls):
        advance(state, seat, SHOALS, say)
    for _ in range(sacks):
        advance(state, seat, SPICES, say)
    has_won(state, say)
