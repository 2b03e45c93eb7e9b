"""Many games: the same whoever plays them, kept in one file, gone on with after an interruption."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

import kogga
from kogga.core.errors import KoggaError
from kogga.lab.changes import BadChange
from kogga.lab.course import GameResult, measured
from kogga.lab.crew import Cluster, Crew, Processes, carry_out, play_part
from kogga.lab.keep import BadFile, Keep
from kogga.lab.plan import Plan
from kogga.lab.probes import MOMENTS
from tests.adapters.conftest import short


def quiet(games: int) -> None:
    """Nobody watches."""


class Alone:
    """A crew in this very process: for plans without changes."""

    size = 1

    def __init__(self, until: int = 10**9) -> None:
        self.left = until

    def play(self, plan: Plan, numbers: Sequence[int]) -> Iterator[list[GameResult]]:
        """One game after the other, until it is interrupted."""
        for number in numbers:
            if not self.left:
                raise KeyboardInterrupt
            self.left -= 1
            yield play_part(plan, [number])

    def check(self, plan: Plan) -> None:
        """Nothing is changed here."""


def rows(file: Path, crew: Crew, plan: Plan) -> list[list[object]]:
    """Everything a run left in a file."""
    keep = Keep(file, new=True)
    run = carry_out(plan, keep, crew, quiet)
    tables = {"games": "number", "seats": "number, seat", "probes": "number, progress, seat", "records": "number"}
    found = [
        list(keep.rows(f"SELECT * FROM {table} WHERE run = ? ORDER BY {order}", run)) for table, order in tables.items()
    ]
    keep.close()
    return found  # type: ignore[return-value]


def test_the_same_plan_gives_the_same_rows_whoever_plays(tmp_path: Path) -> None:
    """One process or two, or none of its own; with probes and records."""
    plan = Plan("sea_wolf", ("greedy", "random", "random"), 7, seed=5, records=True, probe_every=3)
    alone = rows(tmp_path / "one", Alone(), plan)
    with Processes(2) as crew:
        assert rows(tmp_path / "two", crew, plan) == alone
    assert [len(table) for table in alone[:2]] == [7, 21]


def test_an_interrupted_run_goes_on(tmp_path: Path) -> None:
    """With the same command; and a longer run adds to a shorter one."""
    plan = Plan("sea_wolf", ("random", "random"), 6, probe_every=0)
    with pytest.raises(KeyboardInterrupt):
        rows(tmp_path / "run", Alone(until=4), plan)
    assert rows(tmp_path / "run", Alone(until=2), plan) == rows(tmp_path / "whole", Alone(), plan)
    longer = Plan("sea_wolf", ("random", "random"), 9, probe_every=0)
    assert len(rows(tmp_path / "run", Alone(until=3), longer)[0]) == 9


def test_ray_plays_the_same_games(tmp_path: Path) -> None:
    """A real Ray on this machine; changed games and printed ones do not meet."""
    printed = Plan("manila", ("random",) * 3, 3, probe_every=2)
    changed = Plan("manila", ("random",) * 3, 3, probe_every=0, changes=("CASH=20",), label="CASH=20")
    with Processes(1) as here:
        expected = [rows(tmp_path / f"here{nth}", here, plan) for nth, plan in enumerate((printed, changed))]
    with Cluster("local") as there:
        found = [rows(tmp_path / f"there{nth}", there, plan) for nth, plan in enumerate((printed, changed))]
        broken = Plan("manila", ("random",) * 5, 2, changes=("POOL=1",), label="POOL=1")
        with pytest.raises(BadChange, match="POOL=1 cannot be played"):
            rows(tmp_path / "broken", there, broken)
    assert found == expected
    assert found[0] != found[1]


def test_every_game_can_be_measured(name: str) -> None:
    """Its ways of ending, its events, its course; and the record replays to the same end."""
    seats = kogga.games[name].card.seats[0]
    plan = Plan(
        name, ("greedy", *["random"] * (seats - 1)), 2, records=True, probe_every=0, options=tuple(short(name).items())
    )
    result = measured(plan, 1)
    match = kogga.replay(result.record)
    assert match.over
    assert [seat.score for seat in result.seats] == match.scores == [seat.course[-1] for seat in result.seats]
    assert [seat.place for seat in result.seats] == match.places
    assert result.seats[1].player == "greedy"
    assert sum(seat.share for seat in result.seats) == pytest.approx(1.0)
    assert result.decisions == sum(result.verbs.values()) == sum(seat.decisions for seat in result.seats)
    assert result.decisions + result.luck == len(match.log)
    assert result.ending == match.game.ending(match.state)


def test_everybody_takes_every_seat_with_the_same_luck() -> None:
    """A round is as many games as there are seatings; all the same players need one."""
    plan = Plan("sea_wolf", ("a", "b", "b"), 6, seed=10)
    assert [plan.lineup(number) for number in range(3)] == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]
    assert [plan.seed_of(number) for number in range(6)] == [10, 10, 10, 11, 11, 11]
    assert Plan("sea_wolf", ("a", "a", "a"), 6).turns == 1


def test_probes_find_what_matters(tmp_path: Path) -> None:
    """Moments are within the game; spreads are finite, and some are there."""
    found = rows(tmp_path / "run", Alone(), Plan("sea_wolf", ("random",) * 3, 4, probe_every=1))[2]
    assert len(found) == 4 * 2 * MOMENTS
    progress = [row[2] for row in found]  # type: ignore[index]
    assert all(0 < each <= 1 for each in progress)


def test_files_of_others_are_refused(tmp_path: Path) -> None:
    """In sentences."""
    (tmp_path / "text").write_text("not a base", "utf-8")
    with pytest.raises(BadFile, match="no file of runs"):
        Keep(tmp_path / "text")
    with pytest.raises(BadFile, match="There is no file"):
        Keep(tmp_path / "missing")
    Keep(tmp_path / "old", new=True).close()
    with sqlite3.connect(tmp_path / "old") as base:
        base.execute("UPDATE about SET format = 99")
    with pytest.raises(BadFile, match="format 99"):
        Keep(tmp_path / "old")


def test_plans_that_cannot_be_played_are_refused() -> None:
    """Seats, options, players, numbers."""
    for plan in (
        Plan("sea_wolf", ("random",) * 9, 5),
        Plan("sea_wolf", ("nobody", "random"), 5),
        Plan("sea_wolf", ("random", "random"), 0),
        Plan("sea_wolf", ("random", "random"), 5, options=(("sails", True),)),
    ):
        with pytest.raises(KoggaError):
            plan.check()


def test_a_plan_is_read_as_it_was_written(tmp_path: Path) -> None:
    """With options, changes and label."""
    keep = Keep(tmp_path / "run", new=True)
    plan = Plan("manila", ("random",) * 3, 0, options=(("full_boats", True),), changes=("CASH=20",), label="CASH=20")
    keep.open_run(plan)
    assert [run.plan for run in keep.runs()] == [plan]
    assert json.loads(plan.write())["changes"] == ["CASH=20"]
    keep.close()


def interrupt(task: Any, works: list[tuple[Any, ...]]) -> float:
    """Send the workers home when the first of them has handed in; how many seconds all of it took."""
    began = monotonic()
    with suppress(KeyboardInterrupt), Processes(2) as crew:
        next(crew.spread(task, works))
        raise KeyboardInterrupt
    return monotonic() - began


def test_workers_who_are_sent_home_hand_in_what_they_began_to() -> None:
    """Half of it would be waited for without end. Fifty megabytes are handed in long enough to be interrupted there."""
    assert interrupt(bytes, [(50_000_000,)] * 40) < 60


def test_workers_who_are_sent_home_play_no_more() -> None:
    """However long their game would have been."""
    assert interrupt(sleep, [(0.1,), *[(300.0,)] * 8]) < 60
