"""§7 The end of a deal, and of the match (§8)."""

from __future__ import annotations

from kogga.core.events import Say
from kogga.games.sea_wolf.events import DealBegan, DealScored
from kogga.games.sea_wolf.pieces import DELIVERIES, MATCH_GOAL, MAX_DEALS, NO_PAIR, SUITS
from kogga.games.sea_wolf.rules.hand import show
from kogga.games.sea_wolf.rules.order import left_of
from kogga.games.sea_wolf.rules.preparation import lay_out
from kogga.games.sea_wolf.scoring import deal_lines
from kogga.games.sea_wolf.state import Phase, WolfState


def has_all_goods(state: WolfState, seat: int) -> bool:
    """§7.1 Has this seat delivered all four goods?"""
    return NO_PAIR not in state.laid[SUITS * seat : SUITS * seat + SUITS]


def is_deal_over(state: WolfState) -> bool:
    """§7.1 After the third delivery, or with four goods delivered by somebody; asked when all have delivered (R12)."""
    return state.came == DELIVERIES or any([has_all_goods(state, seat) for seat in range(state.seats)])


def end_deal(state: WolfState, say: Say | None) -> None:
    """§7.2 Hands are turned up and every seat scores; row and pile count for nobody (R24)."""
    lines = [deal_lines(state, seat) for seat in range(state.seats)]
    points = [sum(of_seat) for of_seat in lines]
    for seat in range(state.seats):
        show(state, seat, say)
    state.sheets += tuple([line for of_seat in lines for line in of_seat])
    state.totals = tuple([total + new for total, new in zip(state.totals, points, strict=True)])
    if say:
        say(DealScored(state.deal, tuple(points)))
    if is_match_over(state):
        state.phase = Phase.OVER
    else:
        next_deal(state, say)


def is_match_over(state: WolfState) -> bool:
    """§8.1 With variant 100 the match goes on until a total reaches 100 after a whole deal; 30 deals at most (R22)."""
    return not state.options.hundred or max(state.totals) >= MATCH_GOAL or state.deal == MAX_DEALS


def ending(state: WolfState) -> str:
    """§7.1, §8.1 What ended the last deal, or the match of several."""
    if state.options.hundred:
        return "hundred" if max(state.totals) >= MATCH_GOAL else "deals"
    return "goods" if any([has_all_goods(state, seat) for seat in range(state.seats)]) else "delivery"


def next_deal(state: WolfState, say: Say | None) -> None:
    """§8.1 A fresh deal; the left neighbour of the one who began the last one begins (R22)."""
    lay_out(state)
    state.first = left_of(state, state.first)
    state.active = state.first
    state.asked = state.first
    if say:
        say(DealBegan(state.deal, state.first))
