"""§2 Preparation."""

from __future__ import annotations

from bisect import bisect_left, insort

from kogga.core.actions import Seat
from kogga.core.events import Say
from kogga.games.seven_seas.events import DrewCard, RoundBegan
from kogga.games.seven_seas.pieces import (
    BAY,
    COUNTRIES,
    KINDS,
    LOOT,
    LOOT_EACH,
    NO_CARD,
    NO_ROLE,
    NOBODY,
    START_CHESTS,
    START_FLEET,
    START_HAND,
    UNDER_LAST_ROUND,
    Card,
    SeasOptions,
    adventure_cards,
)
from kogga.games.seven_seas.rules.order import left_of
from kogga.games.seven_seas.state import Phase, SeasState


def set_up(seats: int, options: SeasOptions) -> SeasState:
    """§2.1 Seven ships, seven chests, all characters in hand, the ships in Pirates' Bay; nothing else (R3).
    §2.4 All loot in the stack.
    """
    deck = adventure_cards(seats, options)
    return SeasState(
        seats, options, Phase.FIRST, 0, 0, 0, NO_ROLE, 0,
        0, 0, 0, [START_CHESTS] * seats, [START_FLEET] * seats, [0] * seats,
        [0] * (KINDS * seats), [0] * seats, [0] * seats, [0] * seats, [0] * seats,
        [0] * seats, (NOBODY,) * len(COUNTRIES), [0] * seats, [NO_ROLE] * seats, (),
        BAY, [[] for _ in range(seats)], deck, len(deck) - UNDER_LAST_ROUND, (), [LOOT_EACH] * len(LOOT),
        [0] * len(LOOT), (), 0, NO_CARD, [0] * seats, 0,
        None, NO_CARD, [0] * seats, (), (), 0,
        (),
    )  # fmt: skip


def name_first(state: SeasState, seat: Seat) -> None:
    """§2.5 Any seat may be first, each as likely (R4); it gets its cards first."""
    state.first = seat
    state.asked = seat
    state.draws = START_HAND
    state.phase = Phase.DEAL


def deal_card(state: SeasState, card: Card, say: Say | None) -> None:
    """§2.3 Three adventure cards each, clockwise from the first player."""
    take_card(state, state.asked, card, say)
    if state.draws:
        return
    state.asked = left_of(state, state.asked)
    state.draws = START_HAND
    if state.asked == state.first:
        state.draws = 0
        begin_round(state, say)


def take_card(state: SeasState, seat: Seat, card: Card, say: Say | None) -> None:
    """§2.2, §12.1 The top card of the deck goes into a hand, unseen by the others; each card is as likely (R7)."""
    del state.deck[bisect_left(state.deck, card)]
    insort(state.hands[seat], card)
    if state.above:
        state.above -= 1
    state.draws -= 1
    if say:
        say(DrewCard(seat, card))


def begin_round(state: SeasState, say: Say | None) -> None:
    """§3.1 All choose at once."""
    state.round += 1
    state.role = NO_ROLE
    state.privilege = 0
    state.active = state.first
    state.asked = state.first
    state.owing = (1 << state.seats) - 1
    state.phase = Phase.CHOOSE
    if say:
        say(RoundBegan(state.round, state.first, state.last))
