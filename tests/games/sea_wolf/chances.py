"""Exact chances of the pile, by walking every branch of luck's odds."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import kogga
from kogga import CHANCE
from kogga.games.sea_wolf.state import Phase, WolfState

GAME: Any = kogga.games["sea_wolf"]


def fresh(seats: int = 2, **options: bool) -> WolfState:
    """The first turn of a deal, whichever cards lie in the row."""
    state: WolfState = GAME.setup(seats, GAME.card.agree(options))
    while state.phase < Phase.TURN:
        take_first(state)
    return state


def take_first(state: WolfState) -> None:
    """Let luck bring the first of outcomes that are all alike."""
    odds = GAME.odds(state)
    assert len({weight for _, weight in odds}) == 1
    GAME.apply(state, CHANCE, odds[0][0], None)


def draw(state: WolfState) -> None:
    """The active seat draws; which card it is makes no difference to the deliveries."""
    GAME.apply(state, state.active, GAME.read("draw"), None)
    take_first(state)


def sail_on(state: WolfState) -> None:
    """Nobody delivers and nobody hires: the delivery card leaves the pile."""
    while state.phase in (Phase.DELIVERY, Phase.WOLF):
        words = "done" if state.phase == Phase.DELIVERY else "refuse"
        GAME.apply(state, state.asked, GAME.read(words), None)


def chance_of_a_delivery(state: WolfState) -> Fraction:
    """The chance that the top card luck is about to show is a delivery card."""
    odds = {str(outcome): weight for outcome, weight in GAME.odds(state)}
    return Fraction(odds["top delivery"], sum(odds.values()))


def draws_to_a_delivery(state: WolfState) -> dict[int, Fraction]:
    """After how many draws from here the next delivery comes, and the chance of each."""
    chances: dict[int, Fraction] = {}
    draws, sailing = 0, Fraction(1)
    state = state.copy()
    while state.phase in (Phase.TURN, Phase.TOP):
        if state.phase == Phase.TURN:
            draw(state)
            draws += 1
        else:
            chances[draws] = sailing * chance_of_a_delivery(state)
            sailing -= chances[draws]
            GAME.apply(state, CHANCE, GAME.read("top card"), None)
    chances[draws] = sailing
    return chances


def at_the_delivery(state: WolfState, draws: int) -> WolfState:
    """The same deal once the next delivery has come after just so many draws."""
    state = state.copy()
    for left in range(draws, -1, -1):
        if state.phase == Phase.TOP:
            GAME.apply(state, CHANCE, GAME.read("top card" if left else "top delivery"), None)
        if left:
            draw(state)
    return state


def evenly(numbers: range) -> Mapping[int, Fraction]:
    """Each of these numbers as likely as any other."""
    return {number: Fraction(1, len(numbers)) for number in numbers}
