"""The luck account of a finished game: how far each seat's dice and cards were from average, in points.

At every turn of luck a good player's estimate of each seat (`sense.value` of that seat's own view), beside the mean of
the table, after what came is compared with its average over all that could have come, by the odds. The differences,
summed, are the account; what helps everybody alike is nobody's luck. Where there are too many outcomes some are drawn,
with a fixed seed, and the account has an error.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from kogga.core.actions import CHANCE, Action
from kogga.core.game import AnyGame
from kogga.front.match import Match
from kogga.store.rows import Head, Row
from kogga.table.ledger import rebuild

EXACT = 120  # outcomes that are all looked at
DRAWN = 100  # outcomes that are looked at where there are more


@dataclass(frozen=True)
class Turn:
    """One turn of luck: its line of the log, and what it brought each seat, in points."""

    line: int
    points: tuple[float, ...]


@dataclass(frozen=True)
class Account:
    """By seat: the sum of what luck brought, and its error; and every turn."""

    points: tuple[float, ...]
    errors: tuple[float, ...]
    turns: tuple[Turn, ...]

    def best(self, seat: int) -> Turn | None:
        """The turn that brought this seat most, if any brought it something."""
        found = max(self.turns, key=lambda turn: turn.points[seat], default=None)
        return found if found is not None and found.points[seat] > 0 else None

    def worst(self, seat: int) -> Turn | None:
        """The turn that cost this seat most, if any did."""
        found = min(self.turns, key=lambda turn: turn.points[seat], default=None)
        return found if found is not None and found.points[seat] < 0 else None


def account_of(head: Head, rows: list[Row]) -> Account:
    """The account of a table. Runs in a worker, for it costs."""
    return account(rebuild(head, rows).running())


def account(match: Match) -> Account:
    """Go through the game once more, and look at every turn of luck."""
    again = match.copy()
    again.rewind(0)
    game, state = again.game, again.state
    turns: list[Turn] = []
    variances = [0.0] * match.seats
    for line, entry in enumerate(match.entries):
        if entry.seat == CHANCE:
            brought, unsure = weigh(game, state, entry.action, match.seats, Random(line))
            turns.append(Turn(line, brought))
            variances = [sum(pair) for pair in zip(variances, unsure, strict=True)]
        game.apply(state, entry.seat, entry.action, None)
    points = tuple([sum(turn.points[seat] for turn in turns) for seat in range(match.seats)])
    return Account(points, tuple([variance**0.5 for variance in variances]), tuple(turns))


def weigh(game: AnyGame, state: Any, came: Action, seats: int, rng: Random) -> tuple[tuple[float, ...], list[float]]:
    """What this turn brought each seat beyond the average, and the variance of that average."""
    odds = game.odds(state)
    if len(odds) == 1:
        return (0.0,) * seats, [0.0] * seats
    is_exact = 0 < len(odds) <= EXACT
    could = odds if is_exact else [(game.deal(state, rng), 1) for _ in range(DRAWN)]
    seen = [(estimates(game, state, outcome, seats), weight) for outcome, weight in could]
    means = [mean([(worth[seat], weight) for worth, weight in seen]) for seat in range(seats)]
    after = estimates(game, state, came, seats)
    brought = tuple([after[seat] - means[seat] for seat in range(seats)])
    if is_exact:
        return brought, [0.0] * seats
    spread = [mean([((worth[seat] - means[seat]) ** 2, 1) for worth, _ in seen]) for seat in range(seats)]
    return brought, [square / (DRAWN - 1) for square in spread]


def estimates(game: AnyGame, state: Any, outcome: Action, seats: int) -> list[float]:
    """How well each seat stands in its own eyes after this luck, beside the mean of the table."""
    after = state.copy()
    game.apply(after, CHANCE, outcome, None)
    worth = [game.sense.value(game.observe(after, seat)) for seat in range(seats)]
    return [each - sum(worth) / seats for each in worth]


def mean(weighed: Sequence[tuple[float, int]]) -> float:
    """The average of numbers with weights."""
    return sum(number * weight for number, weight in weighed) / sum(weight for _, weight in weighed)
