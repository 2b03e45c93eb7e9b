"""Games an hour of the lab: greedy on every seat of the fullest table, every tenth game looked into, kept in a file.

By the clock, which suffers where other programs run; and by processor time, which tells what free cores would do.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

import kogga
from kogga.lab.course import GameResult, measured
from kogga.lab.crew import Processes
from kogga.lab.keep import Keep
from kogga.lab.plan import Plan

SECONDS = 20.0  # of processor time, for each game
GAMES = 100_000
OUT = Path(__file__).resolve().parent / "out"


def timed(plan: Plan, number: int) -> tuple[GameResult, float]:
    """One game, and the processor seconds it took."""
    start = process_time()
    return measured(plan, number), process_time() - start


def of_game(name: str, cores: int) -> dict[str, object]:
    """The figures of one game."""
    plan = Plan(name, ("greedy",) * kogga.games[name].card.seats[-1], GAMES)
    games, spent = 0, 0.0
    with TemporaryDirectory() as folder, Processes(cores) as crew:
        keep = Keep(Path(folder) / "bench.lab", new=True)
        run = keep.open_run(plan)
        parts = crew.spread(timed, ((plan, number) for number in [GAMES + 1, *range(1, GAMES)]))
        keep.add(run, [next(parts)[0]])  # somebody is awake
        start, own = perf_counter(), process_time()
        for result, seconds in parts:
            keep.add(run, [result])
            games, spent = games + 1, spent + seconds
            if spent > SECONDS:
                break
        clock, spent = perf_counter() - start, spent + process_time() - own
        keep.close()
        crew.dismiss(politely=False)
    hours = {"clock": clock / 3600, "cores free": spent / cores / 3600}
    told = {how: round(games / each) for how, each in hours.items()}
    return {"game": name, "seats": plan.seats, "cores": cores, "games": games, **told}


def main(names: list[str]) -> None:
    """Measure these games, or all; print, keep."""
    rows = [of_game(name, os.cpu_count() or 1) for name in names or kogga.games]
    heads: dict[str, object] = {head: head for head in rows[0]}
    for row in [heads, *rows]:
        print("".join(str(cell).rjust(16) for cell in row.values()))
    OUT.mkdir(exist_ok=True)
    (OUT / "lab.json").write_text(json.dumps(rows, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
