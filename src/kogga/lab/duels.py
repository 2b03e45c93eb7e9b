"""Duels: one player against another in all other seats, over seats and seeds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from time import process_time
from typing import Any

from kogga.core.actions import Action, Seat
from kogga.front.match import read_options
from kogga.front.shelf import games
from kogga.lab.sailing import Sailing
from kogga.lab.statistics import share_interval


@dataclass(frozen=True)
class Fixture:
    """One game to be played: who sits where, and the seed of its luck."""

    game: str
    options: str
    lineup: tuple[str, ...]
    seed: int


@dataclass(frozen=True)
class Result:
    """How a game ended: scores and places by seat, decisions of all, processor seconds by seat."""

    fixture: Fixture
    scores: tuple[int, ...]
    places: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]

    def share(self, seat: int) -> float:
        """The part of the win a seat has; ties for first share it."""
        return (self.places[seat] == 1) / self.places.count(1)


@dataclass(frozen=True)
class Duel:
    """A challenger in one seat, a crew of others in the rest; each seed is played from every seat."""

    game: str
    options: str
    seats: int
    challenger: str
    crew: str
    first_seed: int = 1

    @property
    def title(self) -> str:
        """`captain v mate`."""
        return f"{self.challenger} v {self.crew}"

    def fixtures(self, count: int) -> Iterator[Fixture]:
        """So many games, the challenger one seat further each time, with new luck after every round."""
        for number in range(count):
            lineup = [self.crew] * self.seats
            lineup[number % self.seats] = self.challenger
            yield Fixture(self.game, self.options, tuple(lineup), self.first_seed + number // self.seats)


@dataclass(frozen=True)
class Verdict:
    """What a duel came to: the challenger's part of the wins, its 95 % interval, and the fair part."""

    duel: Duel
    games: int
    wins: float
    low: float
    high: float
    seconds: float  # a decision of the challenger took, on average

    @property
    def share(self) -> float:
        """The part of the wins."""
        return self.wins / self.games if self.games else 0.0

    @property
    def fair(self) -> float:
        """What equal players would win."""
        return 1 / self.duel.seats


def verdict(duel: Duel, results: Sequence[Result]) -> Verdict:
    """Add a duel's results up."""
    wins = spent = 0.0
    decisions = 0
    for result in results:
        seat = result.fixture.lineup.index(duel.challenger)
        wins += result.share(seat)
        spent += result.seconds[seat]
        decisions += result.decisions[seat]
    sure = share_interval(wins, len(results))
    return Verdict(duel, len(results), wins, sure.low, sure.high, spent / max(1, decisions))


class Timed(Sailing):
    """A game with a clock for every seat."""

    def __init__(self, fixture: Fixture) -> None:
        game = games[fixture.game]
        super().__init__(game, game.card.agree(read_options(game, fixture.options)), fixture.lineup, fixture.seed)
        self.seconds = [0.0] * len(fixture.lineup)

    def choose(self, seat: Seat, view: Any) -> Action:
        """The player's choice, and how long it took."""
        start = process_time()
        action = super().choose(seat, view)
        self.seconds[seat] += process_time() - start
        return action


def play(fixture: Fixture) -> Result:
    """One game, the same again with the same fixture as long as nobody looks at a clock."""
    timed = Timed(fixture)
    timed.sail()
    sheets = timed.game.score_sheet(timed.state)
    return Result(
        fixture, tuple([sheet.total for sheet in sheets]), tuple([sheet.place for sheet in sheets]),
        tuple(timed.decisions), tuple([round(spent, 4) for spent in timed.seconds]),
    )  # fmt: skip
