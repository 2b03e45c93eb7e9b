"""Advice: the best few moves from a seat's own view, with an estimate and its error."""

from __future__ import annotations

from random import Random
from typing import Any

from kogga.core.game import AnyGame
from kogga.players.budget import Budget
from kogga.players.estimates import Estimate
from kogga.players.levels import thinker

BUDGET = Budget(iterations=1000, seconds=1.5)
COUNT = 3


def hints(game: AnyGame, view: Any, seed: int, budget: Budget = BUDGET, count: int = COUNT) -> list[Estimate]:
    """The best few choices of a view, best first; without a thought where there is but one."""
    if len(view.choices) < 2:
        return [Estimate(choice, 0.0, 0.5, 0) for choice in view.choices]
    return list(thinker(game, view.seat, Random(seed), budget).weigh(view)[:count])
