"""§6 Events, and the sea wolf's help against them."""

from __future__ import annotations

from kogga.core.actions import Seat
from kogga.core.events import Say
from kogga.core.refusals import Refusal
from kogga.games.sea_wolf.actions import LOSE, SHOW, USE_WOLF, Move
from kogga.games.sea_wolf.events import Lost, Struck, WolfUsed
from kogga.games.sea_wolf.pieces import BIT, COLOR, COLORS, FIRST_EVENT, WOLF, WORDS, Card
from kogga.games.sea_wolf.rules.hand import show
from kogga.games.sea_wolf.rules.order import left_of, pass_the_turn
from kogga.games.sea_wolf.state import Phase, WolfState


def strike(state: WolfState, card: Card, say: Say | None) -> None:
    """§6.1 The event works on every hand, its player's first (R16); the card itself is a used card by now (R17)."""
    state.event = COLOR[card]
    state.phase = Phase.EVENT
    if say:
        say(Struck(state.active, card))
    ask_from(state, state.active, say)


def threatened(state: WolfState, seat: Seat) -> list[Card]:
    """§6.2 The ships and goods of the event's colour in a hand; laid pairs, wolves and events are safe (R20)."""
    return [card for card in state.hands[seat] if card < FIRST_EVENT and COLOR[card] == state.event]


def ask_from(state: WolfState, seat: Seat, say: Say | None) -> None:
    """§6.2 Ask the next seat that has a choice, clockwise; who has none shows by itself (R16)."""
    while not state.wolves[seat] and not threatened(state, seat):
        show(state, seat, say)
        seat = left_of(state, seat)
        if seat == state.active:
            end_event(state)
            return
    state.asked = seat


def answered(state: WolfState, say: Say | None) -> None:
    """§6.2 One answer each, then the event is over."""
    seat = left_of(state, state.asked)
    if seat == state.active:
        end_event(state)
    else:
        ask_from(state, seat, say)


def end_event(state: WolfState) -> None:
    """§3.5 Playing the event was the turn."""
    state.event = -1
    pass_the_turn(state)


def answers(state: WolfState) -> list[Move]:
    """§6.2 Lose a card of the colour; §6.4 or use a wolf, matching card or not (R18); §6.3 or show, having none."""
    cards = threatened(state, state.asked)
    moves = [LOSE[card] for card in cards]
    if state.wolves[state.asked]:
        moves.append(USE_WOLF)
    if not cards:
        moves.append(SHOW)
    return moves


def why_not_lose(state: WolfState, seat: Seat, card: Card) -> Refusal | None:
    """§6.2 The card you give up is yours and has the colour of the event."""
    if card not in state.hands[seat]:
        return Refusal("6.2", "not_in_hand", (("card", WORDS[card]),))
    if COLOR[card] != state.event:
        return Refusal("6.2", "wrong_color", (("card", WORDS[card]), ("color", COLORS[state.event])))
    return None


def lose(state: WolfState, card: Card, say: Say | None) -> None:
    """§6.2 One card, never more (R20), goes onto the used cards."""
    state.hands[state.asked].remove(card)
    state.open &= ~BIT[card]
    state.discards.append(card)
    if say:
        say(Lost(state.asked, card))
    answered(state, say)


def why_not_use_wolf(state: WolfState, seat: Seat) -> Refusal | None:
    """§6.4 You need a wolf to send one."""
    return None if state.wolves[seat] else Refusal("6.4", "no_wolf")


def use_wolf(state: WolfState, say: Say | None) -> None:
    """§6.4, §5.3 The wolf is used up; its owner loses nothing and shows nothing. One wolf an event (R16)."""
    state.wolves[state.asked] -= 1
    state.discards.append(WOLF)
    if say:
        say(WolfUsed(state.asked))
    answered(state, say)


def why_not_show(state: WolfState, seat: Seat) -> Refusal | None:
    """§6.3 Only a hand without the colour is shown."""
    cards = threatened(state, seat)
    return Refusal("6.3", "has_color", (("card", WORDS[cards[0]]),)) if cards else None


def show_and_go_on(state: WolfState, say: Say | None) -> None:
    """§6.3 A seat that kept its wolf shows instead."""
    show(state, state.asked, say)
    answered(state, say)
