"""§14.6 The Tavern."""

from __future__ import annotations

from kogga.core.actions import Seat
from kogga.core.events import Say
from kogga.core.refusals import Refusal
from kogga.games.seven_seas.actions import GIVE, LOSE, Move, Throw
from kogga.games.seven_seas.events import DieGiven, TavernWorked
from kogga.games.seven_seas.pieces import GOODS, KINDS, NO_GOOD, TAVERN_YIN
from kogga.games.seven_seas.rules.curses import curse_over
from kogga.games.seven_seas.rules.guards import gain_chests, lose_chests, settle_guards
from kogga.games.seven_seas.rules.loot import draw_loot
from kogga.games.seven_seas.rules.order import clockwise
from kogga.games.seven_seas.rules.skulls import take_skull
from kogga.games.seven_seas.state import Phase, SeasState


def dice_fall(state: SeasState, throw: Throw, say: Say | None) -> None:
    """§14.6 A red die for each player; the caster sees them all and gives one to each (R39)."""
    state.lots = tuple(sorted(throw.faces))
    state.given = (0,) * state.seats
    ask(state, say)


def target(state: SeasState) -> Seat:
    """§14.6 Who gets the next die: the caster first, then clockwise (R39)."""
    return (state.active + state.seats - len(state.lots)) % state.seats


def ask(state: SeasState, say: Say | None) -> None:
    """§14.6 Equal dice are one choice; where all that are left are equal there is none (R47)."""
    while state.lots and state.lots[0] == state.lots[-1]:
        hand_over(state, state.lots[0], say)
    if state.lots:
        state.phase = Phase.TAVERN
    else:
        work(state, say)


def gifts(state: SeasState) -> list[Move]:
    """§14.6 Any die that is not given yet."""
    return [GIVE[face - 1] for nth, face in enumerate(state.lots) if face not in state.lots[:nth]]


def why_not_give(state: SeasState, face: int) -> Refusal | None:
    """§14.6 Each die once."""
    return None if face in state.lots else Refusal("14.6", "no_such_die", (("face", face),))


def give(state: SeasState, face: int, say: Say | None) -> None:
    """§14.6 The caster gives a die as he likes."""
    hand_over(state, face, say)
    ask(state, say)


def hand_over(state: SeasState, face: int, say: Say | None) -> None:
    """§14.6 One die to the next seat."""
    seat = target(state)
    place = state.lots.index(face)
    state.lots = state.lots[:place] + state.lots[place + 1 :]
    state.given = (*state.given[:seat], face, *state.given[seat + 1 :])
    if say:
        say(DieGiven(state.active, seat, face))


def work(state: SeasState, say: Say | None) -> None:
    """§14.6 When all are given they work, from the caster clockwise (R39), until somebody or luck has a word."""
    state.phase = Phase.AFTER_LOOT
    for seat in clockwise(state, state.active):
        if state.given[seat]:
            face = state.given[seat]
            state.given = (*state.given[:seat], 0, *state.given[seat + 1 :])
            take_effect(state, seat, face, say)
            if state.phase != Phase.AFTER_LOOT:
                return
    state.given = ()
    curse_over(state)


def take_effect(state: SeasState, seat: Seat, face: int, say: Say | None) -> None:
    """§14.6 1 a skull, 2 a good less, 3 a chest less, 4 a chest, 5 the top loot card, 6 three yin-yang (R38)."""
    if face == 1:
        take_skull(state, seat, "tavern", say)
    elif face == 2:
        lose_a_good(state, seat, say)
    elif face == 5:
        draw_loot(state, seat, 1, say)
    elif face == 6:
        state.yin[seat] += TAVERN_YIN
        if say:
            say(TavernWorked(seat, face, NO_GOOD, 0))
    else:
        lose_or_gain_a_chest(state, seat, face, say)


def lose_or_gain_a_chest(state: SeasState, seat: Seat, face: int, say: Say | None) -> None:
    """§14.6 A 3 takes a chest, if there is one (R21); a 4 brings one."""
    chests = min(1, state.chests[seat]) if face == 3 else 1
    if say:
        say(TavernWorked(seat, face, NO_GOOD, chests))
    if face == 3:
        lose_chests(state, seat, chests, say)
    else:
        gain_chests(state, seat, chests, say)


def lose_a_good(state: SeasState, seat: Seat, say: Say | None) -> None:
    """§14.6 The owner picks the kind, if there is more than one aboard; without goods nothing is lost (R38)."""
    state.asked = seat
    kinds = [good for good in range(KINDS) if state.cargo[KINDS * seat + good]]
    if len(kinds) > 1:
        state.phase = Phase.LOSE
    elif kinds:
        drop(state, kinds[0], say)
    elif say:
        say(TavernWorked(seat, 2, NO_GOOD, 0))


def losses(state: SeasState) -> list[Move]:
    """§14.6 A good of any kind one has aboard."""
    return [LOSE[good] for good in range(KINDS) if state.cargo[KINDS * state.asked + good]]


def why_not_lose(state: SeasState, seat: Seat, good: int) -> Refusal | None:
    """§14.6 One loses what one has."""
    return None if state.cargo[KINDS * seat + good] else Refusal("14.6", "not_aboard", (("good", GOODS[good]),))


def lose(state: SeasState, good: int, say: Say | None) -> None:
    """§14.6 The owner has picked; the dice work on."""
    drop(state, good, say)
    work(state, say)


def drop(state: SeasState, good: int, say: Say | None) -> None:
    """§14.6 One good goes to the discards."""
    state.cargo[KINDS * state.asked + good] -= 1
    state.discards[good] += 1
    if say:
        say(TavernWorked(state.asked, 2, good, 0))
    settle_guards(state, state.asked, say)
