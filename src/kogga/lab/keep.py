"""The file of a run: SQLite, a row a game, a row a seat, a row a moment looked into; it can be gone on with."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import kogga
from kogga.core.errors import KoggaError
from kogga.lab.course import GameResult
from kogga.lab.plan import Plan, read_plan

FORMAT: Final = 1
SCHEMA: Final = """
CREATE TABLE about (format INTEGER NOT NULL);
CREATE TABLE runs (
    run INTEGER PRIMARY KEY, plan TEXT NOT NULL UNIQUE, game TEXT NOT NULL, rules TEXT NOT NULL, label TEXT NOT NULL,
    kogga TEXT NOT NULL
);
CREATE TABLE games (
    run INTEGER NOT NULL REFERENCES runs, number INTEGER NOT NULL, seed INTEGER NOT NULL, decisions INTEGER NOT NULL,
    luck INTEGER NOT NULL, ending TEXT NOT NULL, events TEXT NOT NULL, verbs TEXT NOT NULL,
    PRIMARY KEY (run, number)
) WITHOUT ROWID;
CREATE TABLE seats (
    run INTEGER NOT NULL, number INTEGER NOT NULL, seat INTEGER NOT NULL, player TEXT NOT NULL,
    turn_order INTEGER NOT NULL, score INTEGER NOT NULL, place INTEGER NOT NULL, share REAL NOT NULL,
    decisions INTEGER NOT NULL,
    forced INTEGER NOT NULL, waited INTEGER NOT NULL, lines TEXT NOT NULL, course TEXT NOT NULL,
    PRIMARY KEY (run, number, seat)
) WITHOUT ROWID;
CREATE TABLE probes (
    run INTEGER NOT NULL, number INTEGER NOT NULL, progress REAL NOT NULL, seat INTEGER NOT NULL, verb TEXT NOT NULL,
    choices INTEGER NOT NULL, between_ways REAL NOT NULL, within_ways REAL NOT NULL
);
CREATE TABLE records (
    run INTEGER NOT NULL, number INTEGER NOT NULL, record TEXT NOT NULL, PRIMARY KEY (run, number)
) WITHOUT ROWID;
"""


class BadFile(KoggaError):
    """A file that is no file of runs, or of other ones."""


@dataclass(frozen=True)
class Run:
    """A run in a file: its number, its plan, and under which rules it was played."""

    number: int
    plan: Plan
    rules: str
    kogga: str


class Keep:
    """Runs in one file. Everything of a game is written at once, so that an interrupted run can be gone on with."""

    def __init__(self, file: Path, new: bool = False) -> None:
        if not new and not file.exists():
            raise BadFile(f"There is no file {file}; kogga lab run makes one.")
        try:
            self.base = sqlite3.connect(file)
            if new and not self.base.execute("SELECT name FROM sqlite_master").fetchall():
                self.base.executescript(SCHEMA)
                self.base.execute("INSERT INTO about VALUES (?)", (FORMAT,))
                self.base.commit()
            (found,) = self.base.execute("SELECT format FROM about").fetchone()
        except sqlite3.DatabaseError as error:
            raise BadFile(f"{file} is no file of runs ({error}); name another.") from error
        if found != FORMAT:
            raise BadFile(f"{file} is written in format {found}; this Kogga reads format {FORMAT}.")

    def close(self) -> None:
        """Let go of the file."""
        self.base.close()

    def open_run(self, plan: Plan) -> int:
        """The number of this plan's run, old or new. Rules that changed in between are refused."""
        rules = kogga.games[plan.game].card.version
        for run, found in self.base.execute("SELECT run, rules FROM runs WHERE plan = ?", (plan.write(),)):
            if found != rules:
                raise BadFile(f"This run was begun under rules version {found} of {plan.game}; now it is {rules}.")
            return int(run)
        row = (plan.write(), plan.game, rules, plan.label, kogga.__version__)
        made = self.base.execute("INSERT INTO runs (plan, game, rules, label, kogga) VALUES (?, ?, ?, ?, ?)", row)
        self.base.commit()
        assert made.lastrowid is not None
        return made.lastrowid

    def missing(self, run: int, count: int) -> list[int]:
        """The games that were not played yet."""
        played = {number for (number,) in self.base.execute("SELECT number FROM games WHERE run = ?", (run,))}
        return [number for number in range(count) if number not in played]

    def drop(self, run: int) -> None:
        """Forget a run."""
        with self.base:
            for table in ("games", "seats", "probes", "records", "runs"):
                self.base.execute(f"DELETE FROM {table} WHERE run = ?", (run,))

    def add(self, run: int, results: Iterable[GameResult]) -> None:
        """Some games, all their rows at once."""
        with self.base:
            for result in results:
                self.add_game(run, result)

    def add_game(self, run: int, result: GameResult) -> None:
        """The rows of one game."""
        key = (run, result.number)
        game = (result.seed, result.decisions, result.luck, result.ending, dump(result.events), dump(result.verbs))
        self.base.execute("INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?)", (*key, *game))
        for each in result.seats:
            lines = (each.seat, each.player, each.order, each.score, each.place, each.share)
            rest = (each.decisions, each.forced, each.waited, dump(each.lines), dump(each.course))
            self.base.execute("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", (*key, *lines, *rest))
        for probe in result.probes:
            seen = (probe.progress, probe.seat, probe.verb, probe.choices, probe.between, probe.within)
            self.base.execute("INSERT INTO probes VALUES (?, ?, ?, ?, ?, ?, ?, ?)", (*key, *seen))
        if result.record:
            self.base.execute("INSERT INTO records VALUES (?, ?, ?)", (*key, result.record))

    def runs(self) -> list[Run]:
        """The runs of this file, in the order they were begun, with as many games as were played."""
        rows = self.base.execute(
            "SELECT run, plan, rules, kogga, (SELECT count(*) FROM games WHERE games.run = runs.run) FROM runs"
            " ORDER BY run"
        )
        return [Run(run, read_plan(plan, count), rules, made) for run, plan, rules, made, count in rows]

    def rows(self, query: str, run: int) -> Iterator[Sequence[Any]]:
        """Rows of one run."""
        return iter(self.base.execute(query, (run,)))


def dump(thing: object) -> str:
    """As short JSON."""
    return json.dumps(thing, separators=(",", ":"), ensure_ascii=False)
