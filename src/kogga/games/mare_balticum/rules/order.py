"""§3.1 Whose turn it is; §10 the last turns, and the end."""

from __future__ import annotations

from kogga.core.events import Say
from kogga.games.mare_balticum.events import HoldEmptied, RoundBegan, Scored, TurnedUp, WinterCame
from kogga.games.mare_balticum.pieces import MAX_ROUNDS, STILL_ROUNDS, TIME_TOKENS, size
from kogga.games.mare_balticum.scoring import total_of
from kogga.games.mare_balticum.state import MareState, Phase


def next_turn(state: MareState, say: Say | None) -> None:
    """§3.1 The left neighbour of the active player; the start player begins every round."""
    seat = state.active + 1
    if seat == state.seats:
        seat = 0
    if seat == state.first:
        next_round(state, say)
    state.active = seat
    state.phase = Phase.TURN


def next_round(state: MareState, say: Say | None) -> None:
    """§3.1 Everybody has had a turn. A game that does not move on is brought to its end (R21)."""
    if state.left < 0 and (state.round >= MAX_ROUNDS or state.still >= STILL_ROUNDS * state.seats):
        winter_comes(state, True, say)
    state.round += 1
    if say:
        say(RoundBegan(state.round))


def winter_comes(state: MareState, by_itself: bool, say: Say | None) -> None:
    """§10.1 The round is finished, then one more is played: (n - i) + n turns after the i-th of n players (R30)."""
    behind_the_first = (state.active - state.first) % state.seats
    state.left = 2 * state.seats - 1 - behind_the_first
    if say:
        say(WinterCame(state.left, by_itself))


def ending(state: MareState) -> str:
    """§10.1 The sixth time token brought winter; or it came by itself, after still rounds or after forty (R21)."""
    if state.time == TIME_TOKENS:  # one that was drawn after winter had come by itself would have brought it, too
        return "token"
    return "rounds" if state.round > MAX_ROUNDS else "still"


def game_over(state: MareState, say: Say | None) -> None:
    """§10.2 After the last turn nothing is refilled (R18); §11.1 fish still aboard go into the box; all lies open."""
    state.phase = Phase.OVER
    state.ledger = ()  # nothing is secret any more
    for seat in range(state.seats):
        hold = state.holds[seat]
        state.box += hold
        state.holds[seat] = 0
        if say and hold:
            say(HoldEmptied(seat, size(hold)))
    if say:
        for seat in range(state.seats):
            say(TurnedUp(seat, tuple(state.market_of(seat)), state.contracts[seat]))
        say(Scored(tuple([total_of(state, seat) for seat in range(state.seats)])))
