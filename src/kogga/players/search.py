"""Information-set Monte Carlo tree search for any number of seats.

Every iteration imagines a world that fits what the seat sees, and walks down one tree that all worlds share: it is told
apart by the choices of the seats, while luck falls anew each time. Each seat looks after itself. Where the tree ends
the game goes on for a little, and the game's sense gives its verdict.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from kogga.core.actions import CHANCE, Action, Seat
from kogga.core.game import AnyGame
from kogga.core.native import mypyc_attr
from kogga.players.budget import Budget
from kogga.players.estimates import FATES, Estimate, Tally, Thinker, best_first, put_down
from kogga.players.outcomes import Course
from kogga.players.player import Seen
from kogga.players.tree import Arm, Desk, Moment

GLANCE = 20  # so often a search looks whether it may stop early
MOMENTS = 20_000  # the tree grows no larger; a moment takes about a kilobyte


@dataclass(frozen=True)
class Manner:
    """How a search goes about it.

    curiosity   how much promising choices are tried beside the ones that did well
    playout     decisions played on beyond the tree before the verdict
    sensible    how many of those are made by the game's sense; the others by whim
    home        1: the verdict waits until it is the seat's own turn again; 0: it does not
    alone       1: the tree is of the seat's own choices, the others go by their looks; 0: of everybody's
    """

    curiosity: float = 0.5
    playout: int = 0
    sensible: float = 1.0
    home: int = 0
    alone: int = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchPlayer(Thinker):
    """Looks ahead in worlds it imagines."""

    def __init__(
        self,
        game: AnyGame,
        seat: Seat,
        rng: Random,
        budget: Budget,
        manner: Manner | None = None,
        attention: float = 1.0,
    ) -> None:
        super().__init__(game, seat, rng, attention)
        self.budget = budget
        self.manner = manner or Manner()
        self.moments = 0

    def weigh(self, view: Seen) -> Sequence[Estimate]:
        """Every choice that was tried, the one that was looked into most first. All are tried in the same worlds with
        the same luck, in the same order.
        """
        root = Moment()
        self.moments = 1
        course = self.course(view)
        desk = root.desk(self.seat)
        desk.rate(self.game, view, view.choices)
        arms = desk.arms
        field = [arms[choice] for choice in view.choices]
        fate = self.rng.getrandbits(FATES)
        for tick in self.budget.ticks():
            if tick % GLANCE == 0 and self.is_decided(desk, tick):
                break
            place = desk.pick(field, self.manner.curiosity)
            self.explore(root, course.imagine(view, fate + field[place].tries), course, view.choices[place])
        return best_first([(arm.estimate(choice), arm.rate) for choice, arm in arms.items() if arm.tries])

    def course(self, view: Seen) -> Course:
        """How imagined worlds go on beyond the tree."""
        home = self.seat if self.manner.home else None
        return Course(self.game, len(view.scores), self.manner.sensible, home)

    def compare(self, view: Seen, one: Action, other: Action) -> tuple[Tally, Tally, Tally]:
        """What two choices bring, the search going on behind each of them in the same worlds, and their difference."""
        tallies = (Tally(), Tally(), Tally())
        roots = (Moment(), Moment())
        self.moments = 2
        course = self.course(view)
        for _ in self.budget.ticks():
            world = self.game.imagine(view, self.rng)
            fate = self.rng.getrandbits(FATES)
            twin = world.copy()
            share = self.try_out(roots[0], world, one, course, fate)
            put_down(tallies, share, self.try_out(roots[1], twin, other, course, fate))
        return tallies

    def try_out(self, root: Moment, world: Any, choice: Action, course: Course, fate: int) -> float:
        """The part of the win after this choice in this world."""
        course.begin(fate)
        self.game.apply(world, self.seat, choice, None)
        return self.explore(root, world, course)[self.seat]

    def is_decided(self, desk: Desk, tick: int) -> bool:
        """Is one choice so far ahead that the iterations left cannot change which was tried most?"""
        if self.budget.iterations is None or not tick:
            return False
        *_, second, first = sorted([arm.tries for arm in desk.arms.values()])
        return first - second > self.budget.iterations - tick

    def explore(self, moment: Moment, world: Any, course: Course, first: Action | None = None) -> list[float]:
        """One iteration: down the tree, the first step of one's own as given, one moment beyond it, a verdict, and back
        up; the verdict by seat.
        """
        game, alone = self.game, self.manner.alone
        trail: list[tuple[Seat, Desk, Arm]] = []
        while owing := game.to_act(world):
            if owing[0] == CHANCE:
                if alone and first is None and course.is_known(world):
                    break
                game.apply(world, CHANCE, game.deal(world, course.luck), None)
                continue
            if alone and owing[0] != self.seat:
                game.apply(world, owing[0], course.decide(world, owing[0], None), None)
                continue
            step = self.step(moment, world, owing[:1] if alone else owing, trail, first)
            first = None
            if step is None:
                continue
            later = moment.later.get(step)
            if later is None:
                self.grow(moment, step)
                break
            moment = later
        verdict = course.run(world, self.manner.playout)
        for seat, desk, arm in trail:
            desk.add(verdict[seat])
            arm.add(verdict[seat])
        return verdict

    def step(
        self,
        moment: Moment,
        world: Any,
        owing: tuple[Seat, ...],
        trail: list[tuple[Seat, Desk, Arm]],
        first: Action | None,
    ) -> tuple[Seat, Action] | None:
        """All who owe a decision make it, each for itself; by which choice the tree goes on, None: nobody had one."""
        game, key = self.game, None
        for seat in owing:
            if len(owing) > 1 and seat not in game.to_act(world):
                break  # somebody's answer has settled it
            choices = game.legal(world, seat)
            choice = choices[0]
            if len(choices) > 1:
                desk = moment.desk(seat)
                arms = desk.open(game, world, seat, choices)
                if first is None or seat != self.seat:
                    place = desk.pick(arms, self.manner.curiosity)
                else:
                    place = choices.index(first)
                choice = choices[place]
                trail.append((seat, desk, arms[place]))
                if key is None or seat == self.seat:
                    key = (seat, choice)
            game.apply(world, seat, choice, None)
        return key

    def grow(self, moment: Moment, step: tuple[Seat, Action]) -> None:
        """One more moment, while there is room."""
        if self.moments < MOMENTS:
            moment.later[step] = Moment()
            self.moments += 1
