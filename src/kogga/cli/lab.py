"""`kogga lab`: play many games, and tell what came of it."""

from __future__ import annotations

import re
import sys
from argparse import ArgumentParser, Namespace
from contextlib import AbstractContextManager
from dataclasses import replace
from pathlib import Path
from time import perf_counter
from typing import Any

from kogga.cli.asking import game_of, number_of, options_of
from kogga.cli.progress import progress
from kogga.cli.speech import BadCommand
from kogga.core.words import Words
from kogga.lab.changes import sort_out
from kogga.lab.crew import Cluster, Crew, Processes, carry_out
from kogga.lab.keep import Keep
from kogga.lab.plan import Plan
from kogga.lab.report import report

DEEDS = ("run", "report")
GAMES = 1000
PROBE = 10
BETWEEN = re.compile(r",(?!\w+=)")  # players; `search:400,playout=12` is one of them


def arguments(parser: ArgumentParser) -> None:
    """What to do, with what; who plays, how often, and where it is kept."""
    parser.add_argument("deed", nargs="?", choices=DEEDS)
    parser.add_argument("game", nargs="?")
    parser.add_argument("--players")
    parser.add_argument("--seats")
    parser.add_argument("--games")
    parser.add_argument("--seed")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--set", action="append", default=[], metavar="GAME.NAME=N")
    parser.add_argument("--file")
    parser.add_argument("--records", action="store_true")
    parser.add_argument("--probe")
    parser.add_argument("--jobs")
    parser.add_argument("--ray")
    parser.add_argument("--out")


def run(asked: Namespace, words: Words) -> int:
    """Play, or report."""
    if asked.deed is None:
        raise BadCommand(words.say("trouble.no_lab_deed", {}))
    return play(asked, words) if asked.deed == "run" else tell(asked, words)


def play(asked: Namespace, words: Words) -> int:
    """Play what is missing, with a bar that tells how long it will take."""
    plans = plans_of(asked, words)
    file = Path(asked.file or f"{plans[0].game}.lab")
    keep = Keep(file, new=True)
    try:
        with crew_of(asked, words) as crew:
            for plan in plans:
                play_plan(plan, keep, crew, words)
    except KeyboardInterrupt:
        print(words.say("lab.interrupted", {"file": file}), file=sys.stderr)
        return 130
    finally:
        keep.close()
    print(words.say("lab.done", {"file": file}))
    return 0


def play_plan(plan: Plan, keep: Keep, crew: Crew, words: Words) -> None:
    """What is missing of one plan; then how quick it was."""
    title = plan.label or words.say("lab.printed", {})
    missing = len(keep.missing(keep.open_run(plan), plan.games))
    start = perf_counter()
    with progress(title, plan.games, plan.games - missing) as tick:
        carry_out(plan, keep, crew, tick)
    seconds = perf_counter() - start
    told = {"title": title, "games": missing, "all": plan.games, "seconds": f"{seconds:.0f}"}
    rate = f"{round(missing * 3600 / seconds):,}".replace(",", "\N{NO-BREAK SPACE}")
    print(words.say("lab.played" if missing else "lab.known", {**told, "rate": rate}), file=sys.stderr)


def plans_of(asked: Namespace, words: Words) -> list[Plan]:
    """The printed game, and, if something was to be set, the changed one."""
    game = game_of(asked, words)
    name = game.card.id
    seats = number_of(asked.seats, "--seats", words)
    players = [each.strip() for each in BETWEEN.split(asked.players or "greedy")]
    if len(players) == 1:
        players *= seats or game.card.seats[-1]
    if seats is not None and seats != len(players):
        raise BadCommand(words.say("trouble.lab_seats", {"seats": seats, "players": len(players)}))
    games = number_of(asked.games, "--games", words, least=1)
    seed, probe = number_of(asked.seed, "--seed", words), number_of(asked.probe, "--probe", words)
    plan = Plan(
        game=name,
        players=tuple(players),
        games=GAMES if games is None else games,
        seed=1 if seed is None else seed,
        options=tuple(options_of(asked, game, words).items()),
        records=asked.records,
        probe_every=PROBE if probe is None else probe,
    )
    plan.check()
    if not asked.set:
        return [plan]
    options, changes = sort_out(name, asked.set)
    chosen = tuple({**dict(plan.options), **options}.items())
    label = " ".join(text.strip().removeprefix(f"{name}.") for text in asked.set)
    other = replace(plan, options=chosen, changes=tuple(map(str, changes)), label=label)
    other.check()
    return [plan, other]


def crew_of(asked: Namespace, words: Words) -> AbstractContextManager[Any]:
    """Processes of this machine, or a cluster."""
    if asked.ray is None:
        return Processes(number_of(asked.jobs, "--jobs", words, least=1))
    try:
        return Cluster(asked.ray)
    except ModuleNotFoundError as error:
        raise BadCommand(words.say("trouble.no_extra", {"command": "lab", "extra": "ray"})) from error


def tell(asked: Namespace, words: Words) -> int:
    """Write the report."""
    if asked.game is None:
        raise BadCommand(words.say("trouble.no_lab_file", {}))
    file = Path(asked.game)
    out = Path(asked.out) if asked.out else file.with_suffix(".html")
    keep = Keep(file)
    try:
        text = report(keep, words.lang)
    finally:
        keep.close()
    try:
        out.write_text(text, "utf-8")
    except OSError as error:
        raise BadCommand(words.say("trouble.no_write", {"file": out, "trouble": error.strerror})) from error
    print(words.say("lab.reported", {"file": out}))
    return 0
