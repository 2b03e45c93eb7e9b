"""Judging a choice that was made: what looking ahead would have done in its place, and how much lies between the two.

Everything is judged by what the seat saw then. Both choices are tried in the same imagined worlds, so that their
difference is known better than either of them.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from kogga.core.actions import Action
from kogga.core.game import AnyGame
from kogga.players.budget import Budget
from kogga.players.levels import thinker

GLANCE = Budget(iterations=150, seconds=0.2)
CLOSE = Budget(iterations=1500, seconds=1.5)
SURE = 2.0  # so many standard errors, and chance alone no longer explains a difference


@dataclass(frozen=True)
class Judgement:
    """A choice that was made beside the best one: the part of the win either brings, what the choice cost, and the
    standard error of that cost.
    """

    made: str
    best: str
    share: float
    best_share: float
    cost: float
    error: float

    @property
    def agrees(self) -> bool:
        """Would looking ahead have done the same?"""
        return self.made == self.best

    @property
    def is_sure(self) -> bool:
        """Is the cost more than its error?"""
        return self.cost > SURE * self.error


def judge(game: AnyGame, view: Any, made: Action, seed: int, budget: Budget) -> Judgement:
    """What a choice cost the seat, as far as it could know then."""
    player = thinker(game, view.seat, Random(seed), budget)
    best = player.weigh(view)[0]
    if best.action == made:
        return Judgement(str(made), str(made), best.share, best.share, 0.0, best.error)
    one, other, between = player.compare(view, best.action, made)
    return Judgement(str(made), str(best.action), other.mean, one.mean, between.mean, between.error)


def regret(game: AnyGame, view: Any, made: Action) -> float:
    """How much better the best choice looks to the game's own sense than the one that was made: a rough sieve."""
    rates = [game.sense.rate(view, choice) for choice in view.choices]
    return max(rates) - game.sense.rate(view, made)
