"""§3 A turn: take, draw or discard."""

from __future__ import annotations

from bisect import insort

from kogga.core.actions import Seat
from kogga.core.events import Say
from kogga.core.refusals import Refusal
from kogga.games.sea_wolf.actions import DISCARD, DRAW, TAKE, Move
from kogga.games.sea_wolf.events import Discarded, Drew, Took
from kogga.games.sea_wolf.pieces import BIT, FIRST_EVENT, WOLF, WORDS, Card
from kogga.games.sea_wolf.rules.event import strike
from kogga.games.sea_wolf.rules.order import pass_the_turn
from kogga.games.sea_wolf.rules.pile import look_at_the_top
from kogga.games.sea_wolf.rules.preparation import fill_row
from kogga.games.sea_wolf.state import Phase, WolfState


def turn_moves(state: WolfState) -> list[Move]:
    """§3.1 Exactly one of: take an open card, draw, discard. Nobody may pass (R6)."""
    row = state.row
    seat = state.active
    moves = [TAKE[row[0]], TAKE[row[1]], TAKE[row[2]], TAKE[row[3]], DRAW]
    for card in state.hands[seat]:
        moves.append(DISCARD[card])
    if state.wolves[seat]:
        moves.append(DISCARD[WOLF])
    return moves


def why_not_take(state: WolfState, card: Card) -> Refusal | None:
    """§3.2 Only what lies open can be taken."""
    return None if card in state.row else Refusal("3.2", "not_in_row", (("card", WORDS[card]),))


def take(state: WolfState, card: Card, say: Say | None) -> None:
    """§3.2 The card goes into the hand, and everybody knows it is there (R8); its place is filled at once."""
    seat = state.active
    state.slot = state.row.index(card)
    state.row[state.slot] = -1
    insort(state.hands[seat], card)
    state.open |= BIT[card]
    state.phase = Phase.REFILL
    if say:
        say(Took(seat, card))


def refill(state: WolfState, card: Card, say: Say | None) -> None:
    """§3.2 The next card of the pile takes the empty place."""
    fill_row(state, card, say)
    look_at_the_top(state, say)


def draw(state: WolfState) -> None:
    """§3.3 The top card of the pile is yours; it is luck's to say which."""
    state.phase = Phase.DRAW


def drawn(state: WolfState, card: Card, say: Say | None) -> None:
    """§3.3 The card goes into the hand, unseen by the others; each card of the pile is as likely (R4)."""
    state.pile ^= BIT[card]
    state.left -= 1
    insort(state.hands[state.active], card)
    if say:
        say(Drew(state.active, card))
    look_at_the_top(state, say)


def why_not_discard(state: WolfState, seat: Seat, card: Card) -> Refusal | None:
    """§3.4 Only what you hold can be discarded."""
    if card == WOLF:
        return None if state.wolves[seat] else Refusal("3.4", "no_wolf")
    return None if card in state.hands[seat] else Refusal("3.4", "not_in_hand", (("card", WORDS[card]),))


def discard(state: WolfState, card: Card, say: Say | None) -> None:
    """§3.4 A card goes onto the used cards: ship, good or wolf (R7) without effect, an event never without (§6.1)."""
    seat = state.active
    state.discards.append(card)
    if card == WOLF:
        state.wolves[seat] -= 1
    else:
        state.hands[seat].remove(card)
        state.open &= ~BIT[card]
    if FIRST_EVENT <= card < WOLF:
        strike(state, card, say)
        return
    if say:
        say(Discarded(seat, card))
    pass_the_turn(state)
