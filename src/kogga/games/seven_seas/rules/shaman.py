"""§9 The Shaman."""

from __future__ import annotations

from kogga.core.events import Say
from kogga.games.seven_seas.actions import DECLINE, PLAY, Move
from kogga.games.seven_seas.events import Privileged
from kogga.games.seven_seas.pieces import FIRST_CURSE, IDOL, PRIVILEGE, TAVERN, WHIRLPOOL, Card, Role
from kogga.games.seven_seas.rules.captain import clear_lid, lay_out
from kogga.games.seven_seas.rules.curses import curse_over, payday
from kogga.games.seven_seas.state import Phase, SeasState


def curses(state: SeasState) -> list[Move]:
    """§9.1 Any curse in hand; §9.3 or none: the question is put even to who has none (R47)."""
    moves: list[Move] = [PLAY[card] for card in state.hands[state.active] if card >= FIRST_CURSE]
    moves.append(DECLINE)
    return moves


def cast_curse(state: SeasState, card: Card, say: Say | None) -> None:
    """§9.1 The curse works on all, the caster too."""
    lay_out(state, card, say)
    clear_lid(state, card)
    if card <= WHIRLPOOL:
        throw_fleets(state, say)
    elif card == TAVERN:
        state.phase = Phase.THROW
    elif card == IDOL:
        state.phase = Phase.IDOL
    else:
        payday(state, say)


def throw_fleets(state: SeasState, say: Say | None) -> None:
    """§9.2 Every ship of every fleet as it stands now, loaded or empty, no guard and none of the reserve (R35); the
    whirlpool is a red die, thrown even alone (R37). No die at all: no throw.
    """
    state.dice = state.fleet[:]
    exempt(state, say)
    if state.red or sum(state.dice):
        state.phase = Phase.THROW
    else:
        curse_over(state)


def exempt(state: SeasState, say: Say | None) -> None:
    """§9.4 Three of the caster's ships are spared, six of the first player's: they are not thrown, though their cargo
    can be lost for those that are (R41).
    """
    ships = min(state.privilege * PRIVILEGE[Role.SHAMAN], state.fleet[state.active])
    state.dice[state.active] -= ships
    if say and state.privilege:
        say(Privileged(state.active, Role.SHAMAN, ships))
