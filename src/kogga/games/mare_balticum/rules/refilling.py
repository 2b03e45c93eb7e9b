"""§7 Empty fields are refilled from the bag."""

from __future__ import annotations

from kogga.core.events import Say
from kogga.games.mare_balticum.board import CAPACITY, Field, Fields
from kogga.games.mare_balticum.events import Drawn
from kogga.games.mare_balticum.pieces import FEW, ONE, Kind
from kogga.games.mare_balticum.rules.order import next_turn
from kogga.games.mare_balticum.state import MareState, Phase


def fields_to_fill(state: MareState) -> Fields:
    """§7.1 Waters without tokens and without anybody's boats; one token left is enough to stay as it is (R17)."""
    fields = state.bare
    for fleet in state.fleets:
        fields &= ~fleet
    return fields


def begin_refill(state: MareState, say: Say | None) -> None:
    """§7.1 The fields are fixed now that the turn has ended (R18)."""
    state.refill = fields_to_fill(state)
    go_on(state, say)


def next_field(state: MareState) -> Field:
    """§7.2 Fields are filled in the fixed order, each to the end before the next (R19)."""
    return (state.refill & -state.refill).bit_length() - 1


def lay_token(state: MareState, kind: Kind, say: Say | None) -> None:
    """§7.2 A token from the bag lies open on the field; one makes shallow water full, two deep water."""
    state.bag[kind] -= 1
    field = next_field(state)
    tokens = state.sea[field] + ONE[kind]
    state.sea[field] = tokens
    if tokens % FEW == CAPACITY[field]:
        state.refill &= state.refill - 1
    state.bare &= ~(1 << field)
    if say:
        say(Drawn(field, kind))


def refill(state: MareState, kind: Kind, say: Say | None) -> None:
    """§7.2 A fish or amber came: the field has it, and the refill goes on."""
    state.still = 0
    lay_token(state, kind, say)
    if not state.refill or state.left >= 0:  # before winter the bag cannot be empty
        go_on(state, say)


def go_on(state: MareState, say: Say | None) -> None:
    """§7.2 Until every field is full or the bag is empty (R20); then the next turn."""
    if state.refill and any(state.bag):
        state.phase = Phase.REFILL
    else:
        state.refill = 0
        next_turn(state, say)
