"""§8 The Islander."""

from __future__ import annotations

from kogga.core.events import Say
from kogga.games.seven_seas.actions import DECLINE, PLAY, Move
from kogga.games.seven_seas.events import Privileged
from kogga.games.seven_seas.pieces import FIRST_CURSE, FIRST_PORT, PRIVILEGE, Card, Role
from kogga.games.seven_seas.rules.captain import lay_out
from kogga.games.seven_seas.rules.loot import draw_loot
from kogga.games.seven_seas.state import SeasState


def ports(state: SeasState) -> list[Move]:
    """§8.1 Any port in hand; §8.2 or none: the question is put even to who has none (R47)."""
    moves: list[Move] = [PLAY[card] for card in state.hands[state.active] if FIRST_PORT <= card < FIRST_CURSE]
    moves.append(DECLINE)
    return moves


def play_port(state: SeasState, card: Card, say: Say | None) -> None:
    """§8.1 The ships lie in this port now, and its prices hold from this moment on (R16)."""
    lay_out(state, card, say)
    state.port = card - FIRST_PORT
    privilege(state, say)


def privilege(state: SeasState, say: Say | None) -> None:
    """§8.3 One loot card, two for the first player; after the action (R19), as many as there are (R17)."""
    cards = min(state.privilege * PRIVILEGE[Role.ISLANDER], sum(state.loot) + sum(state.discards))
    if say and state.privilege:
        say(Privileged(state.active, Role.ISLANDER, cards))
    draw_loot(state, state.active, cards, say)
