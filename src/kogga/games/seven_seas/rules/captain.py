"""§6.1-6.4, §6.9-6.10 The Captain leads all against a convoy."""

from __future__ import annotations

from typing import Final

from kogga.core.actions import Seat
from kogga.core.events import Say
from kogga.core.refusals import Refusal
from kogga.games.seven_seas.actions import DECLINE, PLAY, SEND, Move
from kogga.games.seven_seas.events import BattleOver, Declined, PlayedCard, Privileged, SentShips
from kogga.games.seven_seas.pieces import (
    COUNTRY,
    FIRST_PORT,
    MORE_SHIPS,
    MOST_SENT,
    NO_CARD,
    PRIVILEGE,
    SIZE,
    WORDS,
    Card,
    Role,
    red_dice,
)
from kogga.games.seven_seas.rules.order import left_of
from kogga.games.seven_seas.rules.skulls import take_skull
from kogga.games.seven_seas.state import Phase, SeasState, empty_ships

UP_TO: Final = [SEND[: most + 1] for most in range(MOST_SENT + 1)]


def convoys(state: SeasState) -> list[Move]:
    """§6.1 Any convoy in hand; §6.9 or none: the question is put even to who has none, lest it betray a hand (R47)."""
    moves: list[Move] = []
    before = NO_CARD
    for card in state.hands[state.active]:
        if card >= FIRST_PORT:
            break  # hands are sorted: convoys come first
        if card != before:
            moves.append(PLAY[card])
            before = card
    moves.append(DECLINE)
    return moves


def play_nothing(state: SeasState, reason: str, say: Say | None) -> None:
    """§6.9, §8.2, §9.3 No card, whether one cannot or will not: a skull, and nothing happens to anybody."""
    if say:
        say(Declined(state.active, state.role))
    take_skull(state, state.active, reason, say)
    state.phase = Phase.AFTER_CALL


def why_not_play(state: SeasState, seat: Seat, card: Card, paragraph: str, first: Card, stop: Card) -> Refusal | None:
    """§6.1, §8.1, §9.1 A card of the right kind, from your own hand."""
    if not first <= card < stop:
        return Refusal(paragraph, "wrong_card", (("card", WORDS[card]),))
    if card not in state.hands[seat]:
        return Refusal(paragraph, "not_in_hand", (("card", WORDS[card]),))
    return None


def lay_out(state: SeasState, card: Card, say: Say | None) -> None:
    """§1.3 A played card lies open and never returns to the deck (R7)."""
    state.hands[state.active].remove(card)
    state.played += (card,)
    if say:
        say(PlayedCard(state.active, card))


def clear_lid(state: SeasState, card: Card) -> None:
    """§6.5 The dice of the last throw leave the lid; the card at work says how many red ones are needed now."""
    put_away(state)
    state.card = card
    state.red = red_dice(card, state.seats)
    state.throw = None
    state.cast = NO_CARD


def put_away(state: SeasState) -> None:
    """§6.7, §9.1 The card has worked; the dice go where they belong, though all may still see how they fell."""
    state.card = NO_CARD
    state.red = 0
    state.dice = [0] * state.seats


def play_convoy(state: SeasState, card: Card, say: Say | None) -> None:
    """§6.1 The convoy lies open; from the Captain on clockwise all send ships."""
    lay_out(state, card, say)
    clear_lid(state, card)
    ask_from(state, state.active, say)


def most(state: SeasState, seat: Seat) -> int:
    """§6.2, §16.2 As many as the convoy has merchants and one more (two with three players, three with two); empty
    ships of the fleet only.
    """
    limit = SIZE[state.card] + MORE_SHIPS[state.seats]
    empty = empty_ships(state, seat)
    return min(empty, limit)


def ask_from(state: SeasState, seat: Seat, say: Say | None) -> None:
    """§6.2 One after the other, for all to hear; who has no empty ship stays at home unasked (R47)."""
    while most(state, seat) == 0:
        send_from(state, seat, 0, say)
        seat = left_of(state, seat)
        if seat == state.active:
            all_sent(state, say)
            return
    state.asked = seat
    state.phase = Phase.SEND


def sendings(state: SeasState) -> list[Move]:
    """§6.2 Any number up to the limit, none included."""
    return UP_TO[most(state, state.asked)]


def why_not_send(state: SeasState, seat: Seat, ships: int) -> Refusal | None:
    """§6.2 No more than the limit, and only empty ships."""
    limit = SIZE[state.card] + MORE_SHIPS[state.seats]
    if ships > limit:
        return Refusal("6.2", "too_many_ships", (("n", limit),))
    if ships > empty_ships(state, seat):
        return Refusal("6.2", "too_few_empty", (("n", empty_ships(state, seat)),))
    return None


def send(state: SeasState, ships: int, say: Say | None) -> None:
    """§6.2 The ships lie ready, and the next seat is asked."""
    send_from(state, state.asked, ships, say)
    seat = left_of(state, state.asked)
    if seat == state.active:
        all_sent(state, say)
    else:
        ask_from(state, seat, say)


def send_from(state: SeasState, seat: Seat, ships: int, say: Say | None) -> None:
    """§6.3 None is a skull. §6.4 Who serves the convoy's country has a skull either way; for staying at home that is
    the second one, or with the option the only one (R22).
    """
    state.dice[seat] = ships
    if say:
        say(SentShips(seat, ships))
    serves = state.flags[COUNTRY[state.card]] == seat
    if serves:
        take_skull(state, seat, "own_flag", say)
    if ships == 0 and not (serves and state.options.stay_home == 1):
        take_skull(state, seat, "stayed_home", say)


def all_sent(state: SeasState, say: Say | None) -> None:
    """§6.5 The Captain throws all dice together; if nobody has sent a ship there is no battle (R23)."""
    if sum(state.dice):
        state.phase = Phase.THROW
        return
    if say:
        say(BattleOver(False, False))
    finish(state, say)


def finish(state: SeasState, say: Say | None) -> None:
    """§6.10 Two yin-yang, four for the first player, after all else (R19); also for who sent no ship himself (R23)."""
    if state.privilege:
        yin = state.privilege * PRIVILEGE[Role.CAPTAIN]
        state.yin[state.active] += yin
        if say:
            say(Privileged(state.active, Role.CAPTAIN, yin))
    put_away(state)
    state.phase = Phase.AFTER_CALL
