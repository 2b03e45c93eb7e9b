"""§1.4, §1.5 Prices and what lies in the bank."""

from __future__ import annotations

from kogga.core.actions import Seat
from kogga.core.refusals import Refusal
from kogga.games.explorers.pieces import KINDS, RESOURCES, Kind
from kogga.games.explorers.state import ExplorersState


def spend(state: ExplorersState, seat: Seat, kind: Kind, cards: int) -> None:
    """§1.4 Cards go to the bank; that they were there is seen by all (R50)."""
    spot = RESOURCES * seat + kind
    left = state.hands[spot] - cards
    state.hands[spot] = left
    state.bank[kind] += cards
    if state.thefts and left < state.low[spot]:
        state.low[spot] = left


def draw(state: ExplorersState, seat: Seat, kind: Kind, cards: int) -> None:
    """§1.3 Cards come from the bank."""
    state.hands[RESOURCES * seat + kind] += cards
    state.bank[kind] -= cards


def show(state: ExplorersState, seat: Seat, kind: Kind, cards: int) -> None:
    """R50 All have seen that a seat holds so many cards of a kind."""
    spot = RESOURCES * seat + kind
    if state.thefts and kind < RESOURCES and state.hands[spot] - cards < state.low[spot]:
        state.low[spot] = state.hands[spot] - cards


def pay(state: ExplorersState, seat: Seat, price: tuple[int, ...]) -> None:
    """§1.4 The price of a piece, in cards."""
    for kind in range(RESOURCES):
        if price[kind]:
            spend(state, seat, kind, price[kind])


def why_not_pay(state: ExplorersState, seat: Seat, price: tuple[int, ...]) -> Refusal | None:
    """§1.4 Every card of the price is in hand."""
    for kind in range(RESOURCES):
        if state.hands[RESOURCES * seat + kind] < price[kind]:
            return Refusal("1.4", "price", (("kind", KINDS[kind]), ("n", price[kind])))
    return None
