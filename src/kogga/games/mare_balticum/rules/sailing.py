"""§4 Sailing."""

from __future__ import annotations

from typing import Final

from kogga.core.actions import Seat
from kogga.core.events import Say
from kogga.core.refusals import Refusal
from kogga.games.mare_balticum.actions import LAUNCH, SAIL
from kogga.games.mare_balticum.board import (
    BIT,
    FIELDS,
    HARBOURS,
    NEIGHBOURS,
    NO_FIELD,
    WATERS,
    Field,
    Fields,
    around,
    is_chain,
    members,
)
from kogga.games.mare_balticum.events import Launched, Sailed
from kogga.games.mare_balticum.pieces import FLEET
from kogga.games.mare_balticum.rules.turn import spend
from kogga.games.mare_balticum.state import MareState


class Survey:
    """§4 What boats standing like this can reach. The same for everybody: others neither help nor block (R9)."""

    __slots__ = ("launches", "ports", "sails", "size", "waters")

    def __init__(self, fields: Fields) -> None:
        standing = members(fields)
        self.size = len(standing)
        self.ports = members(fields & HARBOURS)
        self.waters = members(fields & WATERS)
        self.launches = [LAUNCH[field] for field in members(around(fields))]
        self.sails = [SAIL[start][field] for start in standing for field in reachable(fields, start)]


def reachable(fields: Fields, start: Field) -> list[Field]:
    """§4.2 Where the boat of this field can go: to any field, however far (R8), without an own boat (R10, §4.4)
    so that all hang together afterwards (§4.3).
    """
    others = fields & ~BIT[start]
    return [field for field in members(around(others) & ~fields) if is_chain(others | BIT[field])]


SURVEYS: Final[dict[Fields, Survey]] = {}


def survey(fields: Fields) -> Survey:
    """§4 The survey of these fields, made once."""
    if fields not in SURVEYS:
        SURVEYS[fields] = Survey(fields)
    return SURVEYS[fields]


def why_not_launch(state: MareState, seat: Seat, field: Field) -> Refusal | None:
    """§4.1 There is a boat in reserve, and the field is next to an own boat, without one."""
    if not state.in_reserve(seat):
        return Refusal("4.1", "reserve_empty")
    if state.fleets[seat] & BIT[field]:
        return Refusal("4.4", "own_boat_there", (("field", FIELDS[field]),))
    if not state.fleets[seat] & NEIGHBOURS[field]:
        return Refusal("4.3", "not_adjacent", (("field", FIELDS[field]),))
    return None


def launch(state: MareState, field: Field, say: Say | None) -> None:
    """§4.1 While there are boats in reserve, a sail adds one of them, one an action (R12)."""
    seat = state.active
    state.boats[state.boats.index(NO_FIELD, FLEET[state.seats] * seat)] = field
    state.fleets[seat] |= BIT[field]
    if say:
        say(Launched(seat, field))
    spend(state, say)


def why_not_sail(state: MareState, seat: Seat, start: Field, field: Field) -> Refusal | None:
    """§4.2 All boats are out (R11), one stands at the start, and the chain holds after the move."""
    fields = state.fleets[seat]
    if not fields & BIT[start]:
        return Refusal("4.2", "no_boat_there", (("field", FIELDS[start]),))
    if state.in_reserve(seat):
        return Refusal("4.1", "reserve_first")
    if fields & BIT[field]:
        return Refusal("4.4", "own_boat_there", (("field", FIELDS[field]),))
    if not is_chain(fields & ~BIT[start] | BIT[field]):
        return Refusal("4.3", "chain_torn", (("start", FIELDS[start]), ("field", FIELDS[field])))
    return None


def sail(state: MareState, start: Field, field: Field, say: Say | None) -> None:
    """§4.2 A boat goes from one field to another."""
    seat = state.active
    state.boats[state.boats.index(start, FLEET[state.seats] * seat)] = field
    state.fleets[seat] ^= BIT[start] | BIT[field]
    if say:
        say(Sailed(seat, start, field))
    spend(state, say)
