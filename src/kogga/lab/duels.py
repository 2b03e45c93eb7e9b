"""Duels: one player against another in all other seats, over seats and seeds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from time import process_time

from kogga.core.actions import CHANCE
from kogga.core.errors import KoggaError
from kogga.front.match import read_options
from kogga.front.shelf import games
from kogga.lab.intervals import wilson
from kogga.players.hiring import hire

ENDLESS = 50_000  # decisions after which a game is given up


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
    low, high = wilson(wins, len(results))
    return Verdict(duel, len(results), wins, low, high, spent / max(1, decisions))


def play(fixture: Fixture) -> Result:
    """One game, the same again with the same fixture as long as nobody looks at a clock."""
    game = games[fixture.game]
    seats = len(fixture.lineup)
    luck = Random(fixture.seed)
    players = [
        hire(name, game, seat, Random(f"{fixture.seed} {seat} {name}")) for seat, name in enumerate(fixture.lineup)
    ]
    state = game.setup(seats, game.card.agree(read_options(game, fixture.options)))
    decisions, seconds = [0] * seats, [0.0] * seats
    while owing := game.to_act(state):
        seat = owing[0]
        if seat == CHANCE:
            game.apply(state, CHANCE, game.deal(state, luck), None)
            continue
        start = process_time()
        action = players[seat].choose(game.observe(state, seat))
        seconds[seat] += process_time() - start
        decisions[seat] += 1
        if not game.allows(state, seat, action) or sum(decisions) > ENDLESS:
            raise KoggaError(f"{fixture.lineup[seat]} chose {action} in {fixture}: it is illegal, or this never ends.")
        game.apply(state, seat, action, None)
    for player in players:
        player.leave()
    sheets = game.score_sheet(state)
    return Result(
        fixture, tuple([sheet.total for sheet in sheets]), tuple([sheet.place for sheet in sheets]),
        tuple(decisions), tuple([round(spent, 4) for spent in seconds]),
    )  # fmt: skip
