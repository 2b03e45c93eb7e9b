"""§2 Preparation."""

from __future__ import annotations

from kogga.core.actions import Seat
from kogga.core.events import Say
from kogga.games.sea_wolf.events import DealBegan, TurnedUp
from kogga.games.sea_wolf.pieces import ALL_CARDS, BIT, NO_CARD, NO_PAIR, ROW, SUITS, Card, WolfOptions
from kogga.games.sea_wolf.state import Phase, WolfState


def set_up(seats: int, options: WolfOptions) -> WolfState:
    """§2.1 All cards in the pile, hands empty (R6); luck then names who begins."""
    state = WolfState(
        seats, options, Phase.START, 0, 0, [], 0, 0, 0, 0, 0, False, [], [], 0, [], [], -1, 0, 0, 0, (0,) * seats, ()
    )
    lay_out(state)
    state.phase = Phase.START
    return state


def lay_out(state: WolfState) -> None:
    """§2.1 A fresh deal: the pile is built of its stacks (R3; §9.1: R23), nothing comes over from the last (R22)."""
    seats = state.seats
    state.row = [NO_CARD] * ROW
    state.slot = 0
    state.pile = ALL_CARDS
    lift_stack(state, 0)
    state.hands = [[] for _ in range(seats)]
    state.wolves = [0] * seats
    state.open = 0
    state.laid = [NO_PAIR] * (SUITS * seats)
    state.discards = []
    state.event = -1
    state.came = 0
    state.deal += 1
    state.phase = Phase.ROW


def lift_stack(state: WolfState, stack: int) -> None:
    """§2.1 This stack is the top of the pile now."""
    state.stack = stack
    state.left, state.due, state.shuffled = state.stacks()[stack]


def begin(state: WolfState, seat: Seat, say: Say | None) -> None:
    """§2.3 Any seat may be the one that begins, each as likely (R5)."""
    state.first = seat
    state.active = seat
    state.asked = seat
    state.phase = Phase.ROW
    if say:
        say(DealBegan(state.deal, seat))


def turn_up(state: WolfState, card: Card, say: Say | None) -> None:
    """§2.2 The first four cards of the pile lie open in a row; no delivery card is among them (R23)."""
    fill_row(state, card, say)
    state.slot += 1
    if state.slot == ROW:
        state.phase = Phase.TURN


def fill_row(state: WolfState, card: Card, say: Say | None) -> None:
    """§2.2, §3.2 A card leaves the pile for the empty place of the row; each is as likely as any other (R4)."""
    state.pile ^= BIT[card]
    state.left -= 1
    state.row[state.slot] = card
    if say:
        say(TurnedUp(card))
