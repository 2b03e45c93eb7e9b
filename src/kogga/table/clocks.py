"""Time at a table: so much a turn, and a reserve for the whole game. Everything follows from the times of the rows.

A turn is the unbroken span in which a seat owes a decision; a new part of the game begins a new one. Whoever needs more
than a turn gives, lives on the reserve. Where several seats owe, each one's watch runs. While the server is away, all
watches stand still.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from math import inf

from kogga.core.actions import Seat
from kogga.table.speech import Spoken

DAY_S = 24 * 3600
TURNS_S = range(5, 3600 + 1)  # seconds a turn may have at a live table
RESERVES_S = range(4 * 3600 + 1)
DAYS = range(1, 30 + 1)


@dataclass(frozen=True)
class Pace:
    """How much time a table gives: `live 60 300` (seconds a turn, seconds in reserve) or `slow 3` (days a turn)."""

    kind: str
    turn: float
    reserve: float = 0.0

    def __str__(self) -> str:
        return f"slow {self.turn / DAY_S:.0f}" if self.kind == "slow" else f"live {self.turn:.0f} {self.reserve:.0f}"


def read_pace(words: str) -> Pace:
    """The pace these words mean."""
    kind, *numbers = words.split()
    if all(part.isdecimal() and len(part) <= 6 for part in numbers):
        turn, *rest = [int(part) for part in numbers] or [0]
        if kind == "slow" and not rest and turn in DAYS:
            return Pace(kind, turn * DAY_S)
        if kind == "live" and len(rest) == 1 and turn in TURNS_S and rest[0] in RESERVES_S:
            return Pace(kind, turn, rest[0])
    raise Spoken("pace", words=words)


@dataclass(frozen=True)
class Watch:
    """One seat's time: what is left in reserve, what this turn has used, and since when it runs; None: it stands."""

    reserve: float
    used: float = 0.0
    since: float | None = None

    def begin(self, turn: float) -> Watch:
        """A new turn; what the last one used beyond its time is gone from the reserve."""
        return Watch(max(0.0, self.reserve - max(0.0, self.used - turn)))

    def start(self, now: float) -> Watch:
        """Run, unless it does."""
        return replace(self, since=now) if self.since is None else self

    def stop(self, now: float) -> Watch:
        """Stand."""
        return self if self.since is None else Watch(self.reserve, self.used + max(0.0, now - self.since))

    def pass_over(self, since: float, now: float) -> Watch:
        """This span did not count: the server was away."""
        return self if self.since is None else replace(self, since=self.since + now - max(since, self.since))

    def deadline(self, turn: float) -> float:
        """When the time is up."""
        return inf if self.since is None else self.since + turn + self.reserve - self.used


@dataclass(frozen=True)
class Clocks:
    """The watches of a table by seat, and the seats that owed a decision when somebody last looked."""

    pace: Pace
    watches: tuple[Watch, ...]
    asked: frozenset[Seat] = frozenset()

    @classmethod
    def wound(cls, pace: Pace, seats: int) -> Clocks:
        """Full reserves, nothing runs."""
        return cls(pace, (Watch(pace.reserve),) * seats)

    def turned(
        self, now: float, asked: Collection[Seat], timed: Collection[Seat], same_turn: Collection[Seat], is_part: bool
    ) -> Clocks:
        """After a row: a seat that is newly asked begins a turn, unless it goes on with its last; those timed run.

        `is_part`: a new part of the game has begun, and with it everybody's turn.
        """
        watches = list(self.watches)
        for seat in range(len(watches)):
            if seat in asked and (is_part or seat not in self.asked) and seat not in same_turn:
                watches[seat] = watches[seat].stop(now).begin(self.pace.turn)
            watches[seat] = watches[seat].start(now) if seat in timed else watches[seat].stop(now)
        return Clocks(self.pace, tuple(watches), frozenset(asked))

    def passed_over(self, since: float, now: float) -> Clocks:
        """The server was away in this span; it does not count."""
        return replace(self, watches=tuple(watch.pass_over(since, now) for watch in self.watches))

    @property
    def deadline(self) -> float:
        """When the next time is up."""
        return min(watch.deadline(self.pace.turn) for watch in self.watches)

    def late(self, now: float) -> list[Seat]:
        """The seats whose time is up."""
        return [seat for seat, watch in enumerate(self.watches) if watch.deadline(self.pace.turn) <= now]
