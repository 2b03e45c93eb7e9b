"""§12 The Cartographer."""

from __future__ import annotations

from kogga.core.events import Say
from kogga.games.seven_seas.actions import DRAW, Move
from kogga.games.seven_seas.events import LastRoundCame, Privileged
from kogga.games.seven_seas.pieces import MAX_ROUNDS, MORE_ROUNDS, PRIVILEGE, Card, Role
from kogga.games.seven_seas.rules.preparation import take_card
from kogga.games.seven_seas.rules.rituals import offer_rituals, rituals
from kogga.games.seven_seas.rules.skulls import take_skull
from kogga.games.seven_seas.state import Phase, SeasState


def begin(state: SeasState, say: Say | None) -> None:
    """§12.2 An empty deck is a skull."""
    if state.deck:
        ask(state, say)
    else:
        take_skull(state, state.active, "no_cards", say)
        offer_rituals(state)


def ask(state: SeasState, say: Say | None) -> None:
    """§12.1 Nobody may decline to draw (R12): who has no ritual to hold first draws unasked (R47)."""
    if rituals(state, state.active):
        state.phase = Phase.CARTOGRAPHER
    else:
        draw(state, say)


def plans(state: SeasState) -> list[Move]:
    """§12.1 Draw; §12.3 or hold a ritual first (R31)."""
    return [DRAW, *rituals(state, state.active)]


def draw(state: SeasState, say: Say | None) -> None:
    """§12.1 The top card of the deck. §12.4 One more for the only Cartographer, two for the first player, as many as
    there are (R17).
    """
    more = min(state.privilege * PRIVILEGE[Role.CARTOGRAPHER], len(state.deck) - 1)
    state.draws = 1 + more
    if say and state.privilege:
        say(Privileged(state.active, Role.CARTOGRAPHER, more))
    draw_the_next(state, say)


def draw_the_next(state: SeasState, say: Say | None) -> None:
    """§15.1 The last-round card is set aside for all to see, and another card drawn: this round is played to its end,
    then exactly three more (R42), but none after the sixtieth (R45).
    """
    if not state.draws:
        offer_rituals(state)
        return
    if not state.above and not state.last:
        state.last = min(state.round + MORE_ROUNDS, MAX_ROUNDS)
        if say:
            say(LastRoundCame(state.active, state.last))
    state.phase = Phase.CARD


def drawn(state: SeasState, card: Card, say: Say | None) -> None:
    """§12.1 The card is its owner's secret (R9)."""
    take_card(state, state.active, card, say)
    draw_the_next(state, say)
