"""§5 Fishing."""

from __future__ import annotations

from typing import Final

from kogga.core.actions import Seat
from kogga.core.events import Say
from kogga.core.refusals import Refusal
from kogga.games.mare_balticum.actions import FISH, Move
from kogga.games.mare_balticum.board import ALL_FIELDS, BIT, CAPACITY, FIELDS, Field
from kogga.games.mare_balticum.events import Caught
from kogga.games.mare_balticum.pieces import (
    AMBER,
    CATCH,
    HOLD,
    KINDS,
    ONE,
    Kind,
    Tokens,
    count,
    possible_catches,
    size,
)
from kogga.games.mare_balticum.rules.turn import spend
from kogga.games.mare_balticum.state import MareState


def catches_of(field: Field) -> dict[Tokens, list[Move]]:
    """§5.1 What can be fished from a field, by what lies there: any of its tokens (R13)."""
    return {
        tokens: [FISH[field][kind] for kind in range(CATCH) if count(tokens, kind)]
        for tokens in possible_catches(CAPACITY[field])
    }


CATCHES: Final = [catches_of(field) for field in range(ALL_FIELDS)]


def why_not_fish(state: MareState, seat: Seat, field: Field, kind: Kind) -> Refusal | None:
    """§5.1 An own boat stands there, whoever else does (R13), and such a token lies there; §5.3 a fish needs room."""
    if not state.fleets[seat] & BIT[field]:
        return Refusal("5.1", "no_boat_there", (("field", FIELDS[field]),))
    if not count(state.sea[field], kind):
        return Refusal("5.1", "not_in_the_sea", (("field", FIELDS[field]), ("kind", KINDS[kind])))
    if kind != AMBER and size(state.holds[seat]) == HOLD:
        return Refusal("5.3", "hold_full")
    return None


def fish(state: MareState, field: Field, kind: Kind, say: Say | None) -> None:
    """§5.1 A fish goes into the hold; §5.2 amber goes straight into the warehouse and needs no room."""
    seat = state.active
    tokens = state.sea[field] - ONE[kind]
    state.sea[field] = tokens
    if not tokens:
        state.bare |= BIT[field]
    if kind == AMBER:
        state.stores[seat] += ONE[AMBER]
    else:
        state.holds[seat] += ONE[kind]
    if say:
        say(Caught(seat, field, kind))
    spend(state, say)
