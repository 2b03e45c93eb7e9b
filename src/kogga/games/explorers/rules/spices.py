"""§15 Spices for Catan."""

from __future__ import annotations

from kogga.core.actions import Seat
from kogga.core.events import Say
from kogga.core.refusals import Refusal
from kogga.games.explorers.board import HEX_NAMES, REGION, Hex
from kogga.games.explorers.events import Bartered, SoldFast
from kogga.games.explorers.pieces import (
    BONUS,
    BONUS_FACES,
    CREW,
    IS_SPICE,
    KINDS,
    RESOURCES,
    SACK,
    SHIPS,
    SWIFT,
    Kind,
)
from kogga.games.explorers.rules.cargo import swapped
from kogga.games.explorers.rules.lairs import why_not_crew_aboard, why_not_touch
from kogga.games.explorers.rules.supply import spend
from kogga.games.explorers.state import ExplorersState, put


def why_not_barter(state: ExplorersState, seat: Seat, ship: int, hex: Hex) -> Refusal | None:
    """§15.2 A crew aboard, and a village where none of yours is."""
    refusal = why_not_touch(state, seat, ship, hex)
    if refusal is None and not IS_SPICE[state.terrain[hex]]:
        refusal = Refusal("15.2", "no_village", (("hex", HEX_NAMES[hex]),))
    if refusal is None and state.crews_of(hex, seat):
        refusal = Refusal("15.2", "been_there", (("hex", HEX_NAMES[hex]),))
    return refusal or why_not_crew_aboard(state, seat, ship)


def barter(state: ExplorersState, ship: int, hex: Hex, say: Say | None) -> None:
    """§15.2 The crew stays for good, a sack comes aboard (R46), and the village's benefit holds at once (R48)."""
    seat = state.active
    hold = SHIPS * seat + ship
    state.holds[hold] = swapped(state.holds[hold], CREW, SACK)
    state.crews[hex] += 1 << 2 * seat
    befriend(state, seat, hex)
    if say:
        say(Bartered(seat, ship, hex, state.terrain[hex]))


def befriend(state: ExplorersState, seat: Seat, hex: Hex) -> None:
    """§15.5 Swift Voyage, §15.6 Pirate Bonus, §15.7 Fast Gold."""
    if state.terrain[hex] == SWIFT:
        state.swift = put(state.swift, seat, state.swift[seat] + 1)
    elif state.terrain[hex] == BONUS:
        state.bonus = put(state.bonus, seat, state.bonus[seat] | 1 << BONUS_FACES[REGION[hex]])
    else:
        state.fast = put(state.fast, seat, state.fast[seat] + 1)


def why_not_fast_gold(state: ExplorersState, seat: Seat, kind: Kind) -> Refusal | None:
    """§15.7 Once a turn for every village, a card in hand."""
    if state.sold >= state.fast[seat]:
        return Refusal("15.7", "no_fast_gold")
    if not state.hands[RESOURCES * seat + kind]:
        return Refusal("15.7", "no_such_card", (("kind", KINDS[kind]),))
    return None


def fast_gold(state: ExplorersState, kind: Kind, say: Say | None) -> None:
    """§15.7 A card for one gold."""
    seat = state.active
    spend(state, seat, kind, 1)
    state.gold[seat] += 1
    state.sold += 1
    if say:
        say(SoldFast(seat, kind))
