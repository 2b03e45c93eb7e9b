"""§7 Loot."""

from __future__ import annotations

from typing import Final

from kogga.core.actions import Seat
from kogga.core.events import Say
from kogga.core.refusals import Refusal
from kogga.games.seven_seas.actions import LOAD, REFUSE, Move
from kogga.games.seven_seas.events import Loaded, LootReshuffled, LootTurnedUp, Refused
from kogga.games.seven_seas.pieces import GOODS, KINDS, LOOT, TALISMAN, Loot
from kogga.games.seven_seas.state import Phase, SeasState, has_room

ANSWERS: Final = [[LOAD[good], REFUSE[good]] for good in range(KINDS)]


def draw_loot(state: SeasState, seat: Seat, cards: int, say: Say | None) -> None:
    """§7.1 A seat turns up so many cards of the stack."""
    state.asked = seat
    state.draws = cards
    turn_the_next(state, say)


def turn_the_next(state: SeasState, say: Say | None) -> None:
    """§7.1 The next card, as long as there is one (R17); the discards become the stack when it is empty (R29)."""
    if not state.draws:
        decide(state, say)
        return
    if not any(state.loot) and any(state.discards):
        state.loot = state.discards
        state.discards = [0] * len(LOOT)
        if say:
            say(LootReshuffled())
    if any(state.loot):
        state.phase = Phase.LOOT
    else:
        state.draws = 0
        decide(state, say)


def turn_up(state: SeasState, loot: Loot, say: Say | None) -> None:
    """§7.1 A good waits until the whole draw lies open (R27). §7.3 A talisman needs no ship and cannot be refused: it
    lies before its owner at once and brings a yin-yang.
    """
    state.loot[loot] -= 1
    state.draws -= 1
    if say:
        say(LootTurnedUp(state.asked, loot))
    if loot == TALISMAN:
        state.talismans[state.asked] += 1
        state.yin[state.asked] += 1
    else:
        state.drawn += (loot,)
    turn_the_next(state, say)


def decide(state: SeasState, say: Say | None) -> None:
    """§7.2 Card by card in the order drawn (R27); one that does not fit is refused by itself (R28)."""
    while state.drawn:
        if has_room(state, state.asked):
            state.phase = Phase.LOAD
            return
        throw_away(state, True, say)
    state.phase = Phase.AFTER_LOOT


def why_not_decide(state: SeasState, good: int) -> Refusal | None:
    """§7.2 The card in question is the first of those that were turned up."""
    if state.drawn[0] == good:
        return None
    return Refusal("7.2", "other_card_first", (("good", GOODS[state.drawn[0]]),))


def answers(state: SeasState) -> list[Move]:
    """§7.2 Load the first card that was turned up, or refuse it."""
    return ANSWERS[state.drawn[0]]


def load(state: SeasState, say: Say | None) -> None:
    """§7.2 The good is aboard, and can be thrown away no more."""
    good = state.drawn[0]
    state.cargo[KINDS * state.asked + good] += 1
    state.drawn = state.drawn[1:]
    if say:
        say(Loaded(state.asked, good))
    decide(state, say)


def refuse(state: SeasState, say: Say | None) -> None:
    """§7.2 Only in this moment a good may be thrown away."""
    throw_away(state, False, say)
    decide(state, say)


def throw_away(state: SeasState, forced: bool, say: Say | None) -> None:
    """§7.2 The good goes to the discards."""
    good = state.drawn[0]
    state.discards[good] += 1
    state.drawn = state.drawn[1:]
    if say:
        say(Refused(state.asked, good, forced))
