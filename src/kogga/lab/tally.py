"""What the games of a run came to: every number a report shows."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from itertools import pairwise
from random import Random
from typing import NamedTuple

from kogga.lab.course import LEGS
from kogga.lab.keep import Keep, Run
from kogga.lab.paragraphs import paragraphs
from kogga.lab.statistics import Estimate, explained, mean_interval, mean_of, quantile, share_interval

RESAMPLES = 400
KNOWN = 0.95  # the part of them that must tell something


class GameRow(NamedTuple):
    """A game of the run."""

    number: int
    seed: int
    decisions: int
    luck: int
    ending: str
    events: dict[str, int]


class SeatRow(NamedTuple):
    """A seat of a game."""

    number: int
    seat: int
    player: str
    order: int
    score: int
    place: int
    share: float
    decisions: int
    forced: int
    waited: int
    course: list[int]


class ProbeRow(NamedTuple):
    """A moment that was looked into."""

    number: int
    seat: int
    verb: str
    between: float


class Tally:
    """One run, counted. Where games share their luck, what they came to is first averaged over those that do."""

    def __init__(self, keep: Keep, run: Run) -> None:
        self.run = run
        self.plan = run.plan
        games = keep.rows(
            "SELECT number, seed, decisions, luck, ending, events FROM games WHERE run = ? ORDER BY number", run.number
        )
        self.games = [GameRow._make([*rest, json.loads(events)]) for *rest, events in games]
        seats = keep.rows(
            "SELECT number, seat, player, turn_order, score, place, share, decisions, forced, waited, course"
            " FROM seats WHERE run = ? ORDER BY number, seat", run.number,
        )  # fmt: skip
        self.seats = [SeatRow._make([*rest, json.loads(course)]) for *rest, course in seats]
        probes = keep.rows("SELECT number, seat, verb, between_ways FROM probes WHERE run = ?", run.number)
        self.probes = [ProbeRow._make(row) for row in probes]
        self.seed_of = {game.number: game.seed for game in self.games}

    @property
    def count(self) -> int:
        """How many games."""
        return len(self.games)

    @property
    def fair(self) -> float:
        """What equal players on equal seats would win."""
        return 1 / self.plan.seats

    @cached_property
    def tables(self) -> dict[int, list[SeatRow]]:
        """The seats of each game."""
        found: defaultdict[int, list[SeatRow]] = defaultdict(list)
        for row in self.seats:
            found[row.number].append(row)
        return dict(found)

    def by_seed(self, numbers: Iterable[tuple[int, float]]) -> dict[int, float]:
        """What was found in each game, averaged over games with the same luck."""
        found: defaultdict[int, list[float]] = defaultdict(list)
        for number, one in numbers:
            found[self.seed_of[number]].append(one)
        return {seed: mean_of(ones) for seed, ones in found.items()}

    def estimate(self, numbers: Iterable[tuple[int, float]]) -> Estimate:
        """The mean over seeds, with its interval."""
        return mean_interval(list(self.by_seed(numbers).values()))

    def share(self, hits: Iterable[tuple[int, float]]) -> Estimate:
        """How often something comes, from whether it came in each game: Wilson's interval where every game has luck of
        its own, else Student's over seeds, and Wilson's over seeds where it came always or never.
        """
        found = self.by_seed(hits)
        ones = list(found.values())
        if self.plan.turns == 1 or len(set(ones)) == 1:
            return share_interval(sum(ones), len(ones))
        return within(mean_interval(ones))

    # who wins

    @property
    def players(self) -> list[str]:
        """Everybody who played, once."""
        return list(dict.fromkeys(self.plan.players))

    def of_player(self, player: str, take: Callable[[SeatRow], float]) -> Estimate:
        """Something of a player's seats."""
        return self.estimate((row.number, take(row)) for row in self.seats if row.player == player)

    def wins_of(self, player: str) -> Estimate:
        """The share of wins of a player on each chair."""
        return self.share((row.number, row.share) for row in self.seats if row.player == player)

    def of_order(self, order: int, take: Callable[[SeatRow], float]) -> Estimate:
        """Something of whoever sat so far behind the first to be asked."""
        return self.estimate((row.number, take(row)) for row in self.seats if row.order == order)

    def wins_of_order(self, order: int) -> Estimate:
        """The share of wins at this distance from the first to be asked."""
        return self.share((row.number, row.share) for row in self.seats if row.order == order)

    def scores(self, player: str) -> list[float]:
        """All points a player ever made."""
        return [float(row.score) for row in self.seats if row.player == player]

    # the course of games

    def course_of_place(self, best: bool) -> list[Estimate]:
        """Points at each leg of the game: of whoever won in the end, or of the others on average."""
        legs = []
        for leg in range(LEGS + 1):
            picked = [
                (number, mean_of([row.course[leg] for row in rows if (row.place == 1) == best]))
                for number, rows in self.tables.items() if any((row.place == 1) == best for row in rows)
            ]  # fmt: skip
            legs.append(self.estimate(picked))
        return legs

    def leaders_win(self) -> list[Estimate]:
        """How often whoever leads at a leg of the game wins it; leaders who share the lead count by their parts."""
        tables = self.tables.items()
        return [self.share((number, leader_wins(rows, leg)) for number, rows in tables) for leg in range(LEGS + 1)]

    def changes_of_lead(self) -> Estimate:
        """How often the lead goes to somebody else, from leg to leg."""
        changed = []
        for number, rows in self.tables.items():
            ahead = [leader(rows, leg) for leg in range(1, LEGS + 1)]
            known = [seat for seat in ahead if seat is not None]
            changed.append((number, float(sum(one != other for one, other in pairwise(known)))))
        return self.estimate(changed)

    def endings(self) -> list[tuple[str, Estimate]]:
        """How often each way of ending came, the most frequent first."""
        counted = Counter(game.ending for game in self.games)
        return [
            (ending, self.share((game.number, float(game.ending == ending)) for game in self.games))
            for ending, _ in counted.most_common()
        ]

    def rules(self) -> dict[str, tuple[float, float]]:
        """By §: how often a game its events are heard, and in which share of games at all."""
        named = paragraphs(self.plan.game)
        times: Counter[str] = Counter()
        heard: Counter[str] = Counter()
        for game in self.games:
            fired: Counter[str] = Counter()
            for event, count in game.events.items():
                fired[named.get(event, "")] += count
            times.update(fired)
            heard.update(fired.keys())
        return {number: (times[number] / self.count, heard[number] / self.count) for number in times if number}

    # what mattered

    def moments(self) -> list[tuple[str, Estimate]]:
        """By verb: how far apart the choices lie on average where it was chosen, as a variance; luck is the verb ''."""
        found: defaultdict[str, list[float]] = defaultdict(list)
        for probe in self.probes:
            found[probe.verb if probe.seat >= 0 else ""].append(probe.between)
        return [(verb, mean_interval(ones)) for verb, ones in found.items()]

    def luck_share(self) -> Estimate | None:
        """The part luck has in what moves a game, by bootstrap over the games that were looked into."""
        looked: defaultdict[int, list[ProbeRow]] = defaultdict(list)
        for probe in self.probes:
            looked[probe.number].append(probe)
        games = list(looked.values())
        if len(games) < 5:
            return None
        rng = Random(1)
        drawn = [self.luck_of([games[int(rng.random() * len(games))] for _ in games]) for _ in range(RESAMPLES)]
        tries = [share for share in drawn if share is not None]
        whole = self.luck_of(games)
        if whole is None or len(tries) < KNOWN * RESAMPLES:
            return None
        return Estimate(whole, quantile(tries, 0.025), quantile(tries, 0.975), len(games))

    def luck_of(self, looked: Sequence[Sequence[ProbeRow]]) -> float | None:
        """What luck moves in a whole game, as a part of what luck and choices move; None: neither is seen to move."""
        luck = [probe.between for probes in looked for probe in probes if probe.seat < 0]
        choice = [probe.between for probes in looked for probe in probes if probe.seat >= 0]
        if not luck or not choice:
            return 0.0 if choice else 1.0
        free = mean_of([game.decisions for game in self.games]) * (1 - self.forced_share)
        by_luck = max(0.0, mean_of(luck)) * mean_of([game.luck for game in self.games])
        by_choice = max(0.0, mean_of(choice)) * free / self.plan.seats  # a seat decides its own part of them
        return by_luck / (by_luck + by_choice) if by_luck + by_choice else None

    def explained_by(self, key: Callable[[SeatRow], object]) -> float:
        """The share of the variance of places that players, or seats, explain; games are blocks, since the places of a
        game are given to each other.
        """
        groups: defaultdict[object, list[float]] = defaultdict(list)
        for rows in self.tables.values():
            middle = mean_of([row.place for row in rows])
            for row in rows:
                groups[key(row)].append(row.place - middle)
        return explained(list(groups.values()), self.count)[0]

    def likely(self, key: Callable[[SeatRow], object], take: Callable[[SeatRow], float]) -> float:
        """How likely chance alone makes players, or seats, differ so: the p of the F test with seeds as blocks."""
        found: defaultdict[int, defaultdict[object, list[float]]] = defaultdict(lambda: defaultdict(list))
        for row in self.seats:
            found[self.seed_of[row.number]][key(row)].append(take(row))
        groups: defaultdict[object, list[float]] = defaultdict(list)
        for cells in found.values():
            means = {kind: mean_of(ones) for kind, ones in cells.items()}
            middle = mean_of(list(means.values()))
            for kind, mean in means.items():
                groups[kind].append(mean - middle)
        return explained(list(groups.values()), len(found))[1]

    @property
    def forced_share(self) -> float:
        """The part of all decisions that were none: one choice only."""
        return sum(row.forced for row in self.seats) / max(1, sum(row.decisions for row in self.seats))


def within(share: Estimate) -> Estimate:
    """A share whose interval ends where shares end."""
    return Estimate(share.mean, max(0.0, share.low), min(1.0, share.high), share.count)


def leader_wins(rows: Sequence[SeatRow], leg: int) -> float:
    """Does whoever leads at a leg of the game win it? By their parts, if several lead."""
    best = max(row.course[leg] for row in rows)
    ahead = [row for row in rows if row.course[leg] == best]
    return sum(row.share for row in ahead) / len(ahead)


def leader(rows: Sequence[SeatRow], leg: int) -> int | None:
    """Who leads alone at a leg of the game."""
    best = max(row.course[leg] for row in rows)
    ahead = [row.seat for row in rows if row.course[leg] == best]
    return ahead[0] if len(ahead) == 1 else None
