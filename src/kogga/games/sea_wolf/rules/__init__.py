"""The rules, one module a chapter of the book."""

from __future__ import annotations

from typing import Final

from kogga.core.actions import Seat
from kogga.core.refusals import Refusal
from kogga.games.sea_wolf.actions import (
    DRAWN,
    START,
    TOP_CARD,
    TOP_DELIVERY,
    TURN_UP,
    Deliver,
    Discard,
    Done,
    Draw,
    Hire,
    Lose,
    Move,
    Refuse,
    Show,
    Take,
    UseWolf,
)
from kogga.games.sea_wolf.pieces import cards_of
from kogga.games.sea_wolf.rules import delivery, event, turn
from kogga.games.sea_wolf.state import Phase, WolfState


def odds(state: WolfState) -> list[tuple[Move, int]]:
    """What luck may bring, with weights (R4, R5)."""
    if state.phase >= Phase.TURN:
        return []
    if state.phase == Phase.START:
        return [(START[seat], 1) for seat in range(state.seats)]
    if state.phase == Phase.TOP:
        return [(TOP_CARD, state.left), (TOP_DELIVERY, state.due)]
    table = DRAWN if state.phase == Phase.DRAW else TURN_UP
    return [(table[card], 1) for card in cards_of(state.pile)]


# The moment each verb belongs to, and the paragraph that says so.
MOMENTS: Final[dict[type[Move], tuple[int, str]]] = {
    Take: (Phase.TURN, "3.1"),
    Draw: (Phase.TURN, "3.1"),
    Discard: (Phase.TURN, "3.1"),
    Deliver: (Phase.DELIVERY, "4.1"),
    Done: (Phase.DELIVERY, "4.1"),
    Hire: (Phase.WOLF, "5.1"),
    Refuse: (Phase.WOLF, "5.1"),
    Lose: (Phase.EVENT, "6.1"),
    UseWolf: (Phase.EVENT, "6.4"),
    Show: (Phase.EVENT, "6.3"),
}
LATER: Final = {
    Phase.TURN: "not_in_a_turn",
    Phase.DELIVERY: "no_delivery",
    Phase.WOLF: "no_wolf_on_offer",
    Phase.EVENT: "no_event",
}


def why_not(state: WolfState, seat: Seat, action: Move) -> Refusal | None:
    """Why this seat may not do this now; None: it may."""
    if type(action) not in MOMENTS:
        return Refusal("2.3", "luck_alone")
    if state.phase == Phase.OVER:
        return Refusal("7.1", "over")
    if seat != state.asked or state.phase < Phase.TURN:
        return Refusal("3.5", "not_asked")
    phase, paragraph = MOMENTS[type(action)]
    if phase != state.phase:
        return Refusal(paragraph, LATER[phase])
    if isinstance(action, Take):
        return turn.why_not_take(state, action.card)
    if isinstance(action, Discard):
        return turn.why_not_discard(state, seat, action.card)
    if isinstance(action, Deliver):
        return delivery.why_not_deliver(state, seat, action.pair)
    if isinstance(action, Lose):
        return event.why_not_lose(state, seat, action.card)
    if isinstance(action, UseWolf):
        return event.why_not_use_wolf(state, seat)
    if isinstance(action, Show):
        return event.why_not_show(state, seat)
    return None
