"""Flat Monte Carlo: every choice is tried in the same imagined worlds, and the better half is tried again."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kogga.core.actions import Action, Seat
from kogga.core.game import AnyGame
from kogga.core.native import mypyc_attr
from kogga.players.budget import Budget
from kogga.players.estimates import Estimate, Tally, Thinker, best_first
from kogga.players.outcomes import Course
from kogga.players.player import Seen

ROUNDS = 3  # so often the worse half is dropped
END = 1_000_000  # more decisions than any game has


@mypyc_attr(allow_interpreted_subclasses=True)
class FlatPlayer(Thinker):
    """Plays every choice out, by whim or by the game's sense, and takes the one that ends best."""

    def __init__(
        self, game: AnyGame, seat: Seat, rng: Random, budget: Budget, playout: int = END, sensible: float = 0.0
    ) -> None:
        super().__init__(game, seat, rng)
        self.budget = budget
        self.playout = playout
        self.sensible = sensible

    def weigh(self, view: Seen) -> Sequence[Estimate]:
        """Every choice; those that were dropped later stand before those that were dropped early."""
        tallies = {choice: Tally() for choice in view.choices}
        running = list(view.choices)
        for _ in range(ROUNDS):
            self.round(view, running, tallies)
            running.sort(key=lambda choice: -tallies[choice].mean)
            del running[max(2, (len(running) + 1) // 2) :]
        return best_first([(tally.estimate(choice), 0.0) for choice, tally in tallies.items()])

    def round(self, view: Seen, running: list[Action], tallies: dict[Action, Tally]) -> None:
        """Try each of these in world after world, for a part of the budget."""
        budget, share = self.budget, 1.0 / ROUNDS
        course = Course(self.game, len(view.scores), self.rng, self.sensible)
        worlds = None if budget.iterations is None else max(1, int(budget.iterations * share / len(running)))
        seconds = None if budget.seconds is None else budget.seconds * share
        for _ in Budget(worlds, seconds).ticks():
            world = self.game.imagine(view, self.rng)
            for choice in running:
                twin = world.copy()
                self.game.apply(twin, self.seat, choice, None)
                tallies[choice].add(course.run(twin, self.playout)[self.seat])
