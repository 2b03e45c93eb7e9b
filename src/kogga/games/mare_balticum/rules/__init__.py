"""The rules, one module a chapter of the book."""

from __future__ import annotations

from typing import Final

from kogga.core.actions import Seat
from kogga.core.refusals import Refusal
from kogga.games.mare_balticum.actions import (
    DRAW,
    START,
    EndTurn,
    Fish,
    Found,
    Keep,
    Launch,
    Look,
    Moor,
    Move,
    Overboard,
    Pay,
    Sail,
    Swap,
    Take,
    Unload,
)
from kogga.games.mare_balticum.rules import contracts, fishing, overboard, preparation, sailing, time_tokens, unloading
from kogga.games.mare_balticum.state import MareState, Phase


def odds(state: MareState) -> list[tuple[Move, int]]:
    """§2.2, §7.2 What luck may bring, with weights: any token of the bag; §2.4 any valid demand; §2.5 any seat (R7)."""
    if state.phase == Phase.DEMAND:
        return preparation.demand_odds(state.demand)
    if state.phase == Phase.START:
        return [(START[seat], 1) for seat in range(state.seats)]
    return [(DRAW[kind], tokens) for kind, tokens in enumerate(state.bag) if tokens]


# The moment each verb belongs to, and the paragraph and the sentence for any other moment.
MOMENTS: Final[dict[type[Move], tuple[int, str, str]]] = {
    Moor: (Phase.MOOR, "2.6", "not_the_first_boat"),
    Launch: (Phase.TURN, "3.2", "not_in_a_turn"),
    Sail: (Phase.TURN, "3.2", "not_in_a_turn"),
    Fish: (Phase.TURN, "3.2", "not_in_a_turn"),
    Unload: (Phase.TURN, "3.2", "not_in_a_turn"),
    Overboard: (Phase.TURN, "8.1", "not_in_a_turn"),
    EndTurn: (Phase.TURN, "3.3", "not_in_a_turn"),
    Look: (Phase.TURN, "13.2", "not_in_a_turn"),
    Take: (Phase.CONTRACT, "13.2", "not_looking"),
    Swap: (Phase.CONTRACT, "13.2", "not_looking"),
    Keep: (Phase.CONTRACT, "13.2", "not_looking"),
    Found: (Phase.EVENT, "9.1", "no_time_event"),
    Pay: (Phase.EVENT, "9.3", "no_time_event"),
}


def why_not(state: MareState, seat: Seat, action: Move) -> Refusal | None:
    """§3.1 Why this seat may not do this now; None: it may."""
    if type(action) not in MOMENTS:
        return Refusal("2.2", "luck_alone")
    if state.phase == Phase.OVER:
        return Refusal("10.2", "over")
    phase, paragraph, key = MOMENTS[type(action)]
    if state.phase == Phase.EVENT:
        if not state.owing >> seat & 1:
            return Refusal("9.2", "already_chosen")
    elif seat != state.active or state.phase < Phase.MOOR:
        return Refusal("3.1", "not_your_turn")
    if phase != state.phase:
        return Refusal(paragraph, key)
    if isinstance(action, Found):
        return time_tokens.why_not_found(state, seat, action.company)
    if isinstance(action, Pay):
        return time_tokens.why_not_pay(state, seat, action.payment)
    return why_not_in_a_turn(state, seat, action)


def why_not_in_a_turn(state: MareState, seat: Seat, action: Move) -> Refusal | None:
    """§3.2 Why the active seat may not do this in its own turn."""
    if isinstance(action, (Launch, Sail, Fish)) and not state.actions:
        return Refusal("3.2", "no_action_left")
    if isinstance(action, Launch):
        return sailing.why_not_launch(state, seat, action.field)
    if isinstance(action, Sail):
        return sailing.why_not_sail(state, seat, action.start, action.field)
    if isinstance(action, Fish):
        return fishing.why_not_fish(state, seat, action.field, action.kind)
    if isinstance(action, Unload):
        return unloading.why_not_unload(state, seat, action.port, action.species, action.number, action.circle)
    if isinstance(action, Overboard):
        return overboard.why_not_overboard(state, seat, action.species)
    if isinstance(action, Look):
        return contracts.why_not_look(state)
    if isinstance(action, (Take, Swap)):
        return contracts.why_not_take(state, seat, action.card, isinstance(action, Swap))
    return contracts.why_not_keep(state, seat) if isinstance(action, Keep) else None
