"""What thinking comes to: how good each choice is, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from kogga.core.actions import Action, Seat
from kogga.core.face import CERTAIN
from kogga.core.game import AnyGame
from kogga.core.native import mypyc_attr
from kogga.players.player import Player, Seen, best_looking, noticed

FATES = 32  # bits of a number that all luck of a world follows from
LOOKS = 0.01  # the part of the win that a choice which looks worse by the game's grain is thought to cost


@dataclass(frozen=True)
class Estimate:
    """A choice, the part of the win it brings on average, the standard error of that, and how often it was tried."""

    action: Action
    share: float
    error: float
    tries: int


class Tally:
    """Sums of what one choice brought."""

    __slots__ = ("squares", "total", "tries")

    def __init__(self) -> None:
        self.tries = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, share: float) -> None:
        """One more try brought this much."""
        self.tries += 1
        self.total += share
        self.squares += share * share

    @property
    def mean(self) -> float:
        """What a try brought on average."""
        return self.total / self.tries if self.tries else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean; of a single try nothing is known."""
        if self.tries < 2:
            return 0.5
        spread = max(0.0, self.squares / self.tries - self.mean**2)
        return float((spread / (self.tries - 1)) ** 0.5)

    def estimate(self, action: Action) -> Estimate:
        """What it comes to."""
        return Estimate(action, self.mean, self.error, self.tries)


@mypyc_attr(allow_interpreted_subclasses=True)
class Thinker(Player):
    """A player that weighs its choices before it takes one. With less than full attention it overlooks some of them."""

    def __init__(self, game: AnyGame, seat: Seat, rng: Random, attention: float = 1.0) -> None:
        super().__init__(game, seat, rng)
        self.attention = attention

    def weigh(self, view: Seen) -> Sequence[Estimate]:
        """Every choice it looked into, the one it would take first."""
        raise NotImplementedError

    def compare(self, view: Seen, one: Action, other: Action) -> tuple[Tally, Tally, Tally]:
        """What two choices bring in the same worlds, and their difference."""
        raise NotImplementedError

    def choose(self, view: Seen) -> Action:
        """The best of the choices it noticed; where there is only one, without a thought."""
        seen = noticed(view.choices, self.attention, self.rng)
        if len(seen) == 1:
            return seen[0]
        for estimate in self.weigh(view) if self.game.sense.trust(view) < CERTAIN else ():
            if estimate.action in seen:
                return estimate.action
        return best_looking(self.game, view, seen, self.rng)


def put_down(tallies: tuple[Tally, Tally, Tally], one: float, other: float) -> None:
    """One more world: what two choices brought in it, and their difference."""
    for tally, share in zip(tallies, (one, other, one - other), strict=True):
        tally.add(share)


def best_first(rated: Sequence[tuple[Estimate, float]]) -> list[Estimate]:
    """The choice that was tried most first; where two were tried as often, the better one, then the better looking."""
    order = sorted(rated, key=lambda each: (each[0].tries, each[0].share, each[1]), reverse=True)
    return [estimate for estimate, _ in order]
