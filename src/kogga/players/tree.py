"""The tree of a search: moments that many imagined worlds share, told apart by what the seats did."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Any

from kogga.core.actions import Action, Seat
from kogga.core.game import AnyGame
from kogga.players.estimates import LOOKS, Tally

WORST = 8.0  # grains; what looks worse than this is hardly ever tried


class Arm(Tally):
    """One choice of one seat at one moment. It counts in how many worlds it could be had, because not all have it.

    weight   how promising it looks; lack: the part of the win it is thought to cost beside the best looking one
    """

    __slots__ = ("available", "lack", "rate", "weight")

    def __init__(self, rate: float) -> None:
        super().__init__()
        self.available = 0
        self.rate = rate
        self.weight = 0.0
        self.lack = 0.0

    def hope(self, mean: float, trust: float) -> float:
        """What it seems to be worth: at first by its looks, on a desk with this mean, later by what tries brought."""
        return (trust * (mean - self.lack) + self.total) / (trust + self.tries)


class Desk(Tally):
    """What one seat has tried at one moment."""

    __slots__ = ("arms", "best", "trust")

    def __init__(self) -> None:
        super().__init__()
        self.arms: dict[Action, Arm] = {}
        self.best = 0.0
        self.trust = 0.0

    def open(self, game: AnyGame, state: Any, seat: Seat, choices: Sequence[Action]) -> list[Arm]:
        """The arms of these choices; new ones are rated with the eyes of the seat."""
        arms = self.arms
        if any([choice not in arms for choice in choices]):
            self.rate(game, game.observe(state, seat), choices)
        return [arms[choice] for choice in choices]

    def rate(self, game: AnyGame, view: Any, choices: Sequence[Action]) -> None:
        """Put a weight on each choice by how good it looks; looks count by the game's own grain."""
        arms, grain = self.arms, game.sense.grain()
        for choice in choices:
            if choice not in arms:
                arms[choice] = Arm(game.sense.rate(view, choice))
        self.best = max([arm.rate for arm in arms.values()])
        self.trust = game.sense.trust(view)
        for arm in arms.values():
            worse = min(WORST, (self.best - arm.rate) / grain)
            arm.weight = exp(-worse)
            arm.lack = LOOKS * worse

    def pick(self, arms: Sequence[Arm], curiosity: float) -> int:
        """Which arm to try next: good so far, or promising and seldom tried."""
        mean = self.mean
        whole = curiosity / sum([arm.weight for arm in arms])
        best, place = -1.0, 0
        for nth, arm in enumerate(arms):
            arm.available += 1
            score = arm.hope(mean, self.trust) + whole * arm.weight * sqrt(arm.available) / (1 + arm.tries)
            if score > best:
                best, place = score, nth
        return place


class Moment:
    """A point of the game as far as the seats' choices tell it: luck is another one in every world."""

    __slots__ = ("desks", "later")

    def __init__(self) -> None:
        self.desks: dict[Seat, Desk] = {}
        self.later: dict[tuple[Seat, Action], Moment] = {}

    def desk(self, seat: Seat) -> Desk:
        """What a seat has tried here; each by itself, so that sealed choices do not know each other."""
        if seat not in self.desks:
            self.desks[seat] = Desk()
        return self.desks[seat]
