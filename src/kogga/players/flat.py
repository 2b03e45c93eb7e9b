"""Flat Monte Carlo: choices that look good are played out in the same imagined worlds with the same luck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from math import hypot
from random import Random

from kogga.core.actions import Action, Seat
from kogga.core.game import AnyGame
from kogga.core.native import mypyc_attr
from kogga.players.budget import Budget
from kogga.players.estimates import FATES, LOOKS, Estimate, Tally, Thinker, put_down
from kogga.players.outcomes import Course
from kogga.players.player import Seen

FIELD = 8  # so many choices are tried at most
REACH = 8.0  # grains; what looks worse than this beside the best is not tried, nor what practice thinks as bad
LEAST = 0.033  # what two choices bring differs by this much from world to world, however much alike they seemed
BEHIND = 3.0  # errors; who is so far behind is not tried any more
GLANCE = 8  # worlds between two looks at who is behind


class Trial:
    """One choice: the part of the win it brings, and how much more that is than the best looking one's.

    lack   how much less it is thought to be, by its looks or by practice; and how wrong that may be: its doubt
    """

    def __init__(self, lack: float, doubt: float) -> None:
        self.lack = lack
        self.doubt = doubt
        self.shares = Tally()
        self.ahead = Tally()

    def add(self, share: float, favourite: float) -> None:
        """One more world: what this choice brought in it, and what the best looking one did."""
        self.shares.add(share)
        self.ahead.add(share - favourite)

    def hope(self) -> tuple[float, float]:
        """How far it is ahead of the best looking one, and the error of that: by looks, then by what tries brought."""
        looks = 1.0 / self.doubt**2
        tries = 1.0 / max(self.ahead.error**2, LEAST**2 / self.ahead.tries)
        return (tries * self.ahead.mean - looks * self.lack) / (looks + tries), float((looks + tries) ** -0.5)


@mypyc_attr(allow_interpreted_subclasses=True)
class FlatPlayer(Thinker):
    """Tries choices side by side and takes the one that promises most; what falls behind is tried no more.

    Which are worth a try it tells by their looks; who is seasoned, by practice, where the game's sense has any.
    """

    def __init__(
        self,
        game: AnyGame,
        seat: Seat,
        rng: Random,
        budget: Budget,
        attention: float = 1.0,
        is_seasoned: bool = False,
    ) -> None:
        super().__init__(game, seat, rng, attention)
        self.budget = budget
        self.is_seasoned = is_seasoned

    def weigh(self, view: Seen) -> Sequence[Estimate]:
        """The choices that were tried, the best first; those that fell behind later stand before the others."""
        trials = self.field(view)
        course = Course(self.game, len(view.scores), sensible=1.0)
        fate = self.rng.getrandbits(FATES)
        running, worlds = list(trials), 0
        ticks = self.budget.ticks()
        while (has_time(ticks, len(running)) and len(running) > 1) or not worlds:
            shares = [self.play_out(view, choice, course, fate + worlds) for choice in running]
            for choice, share in zip(running, shares, strict=True):
                trials[choice].add(share, shares[0])
            worlds += 1
            if worlds % GLANCE == 0:
                ahead = contenders({choice: trials[choice] for choice in running})
                running = [*running[:1], *[choice for choice in running[1:] if choice in ahead]] if ahead[1:] else []
        order = sorted(trials, key=lambda choice: (trials[choice].shares.tries, trials[choice].hope()[0]), reverse=True)
        return [trials[choice].shares.estimate(choice) for choice in order]

    def compare(self, view: Seen, one: Action, other: Action) -> tuple[Tally, Tally, Tally]:
        """What two choices bring in the same worlds, and their difference."""
        tallies = (Tally(), Tally(), Tally())
        course = Course(self.game, len(view.scores), sensible=1.0)
        fate = self.rng.getrandbits(FATES)
        for tick in self.budget.ticks():
            share = self.play_out(view, one, course, fate + tick)
            put_down(tallies, share, self.play_out(view, other, course, fate + tick))
        return tallies

    def field(self, view: Seen) -> dict[Action, Trial]:
        """The choices worth a try, the most promising one first."""
        lacks = self.lacks(view)
        doubt = self.game.sense.doubt()
        order = sorted(lacks, key=lambda choice: lacks[choice])[:FIELD]
        return {choice: Trial(lacks[choice], doubt) for choice in order if lacks[choice] <= LOOKS * REACH}

    def lacks(self, view: Seen) -> dict[Action, float]:
        """By choice, how much less of the win it is thought to bring than the most promising one."""
        sense = self.game.sense
        known = sense.instinct(view) if self.is_seasoned else ()
        if known:
            return dict(zip(view.choices, known, strict=True))
        rates = [sense.rate(view, choice) for choice in view.choices]
        best, grain = max(rates), sense.grain()
        return {choice: LOOKS * (best - rate) / grain for choice, rate in zip(view.choices, rates, strict=True)}

    def play_out(self, view: Seen, choice: Action, course: Course, fate: int) -> float:
        """The part of the win this choice brings in the world, and with the luck, of this fate."""
        world = course.imagine(view, fate)
        self.game.apply(world, self.seat, choice, None)
        return course.run(world, 0)[self.seat]


def has_time(ticks: Iterator[int], games: int) -> bool:
    """Is there time for so many more games?"""
    return len(list(islice(ticks, games))) == games


def contenders(trials: dict[Action, Trial]) -> list[Action]:
    """Those that are not clearly behind the one which seems best."""
    hopes = {choice: trial.hope() for choice, trial in trials.items()}
    best, error = max(hopes.values())
    return [choice for choice, (hope, doubt) in hopes.items() if best - hope <= BEHIND * hypot(error, doubt)]
