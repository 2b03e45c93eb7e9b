"""Whole recorded games of every game, seat count and option set, and of every way a game can end.

`python -m tests.playthroughs [GAME ...]` plays and writes them anew, to be reviewed as a diff. Each file is a record
that can be replayed; its last remarks say how many actions it took, the score sheets line by line, and the position.
"""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import kogga
from kogga import Match
from kogga.core.actions import Action
from kogga.core.face import Sense
from kogga.core.scores import ScoreSheet
from kogga.core.view import View
from tests.contract.cells import Cell, cells

GAMES = Path(__file__).parent / "games"
SEARCH = 200  # seeds tried for a rare ending

Player = Callable[[Match, View, Random], Action]
Endings = Callable[[Match], set[str]]


def folder(name: str) -> Path:
    """Where the playthroughs of a game lie."""
    return GAMES / name / "playthroughs"


def greedy(match: Match, view: View, rng: Random) -> Action:
    """What looks best to an old sailor, any of the best; without one, anything."""
    sense = match.game.sense
    if type(sense).rate is Sense.rate:
        return careless(match, view, rng)
    rates = {action: sense.rate(view, action) for action in match.legal(match.to_act[0])}
    best = [action for action, rate in rates.items() if rate == max(rates.values())]
    return best[int(rng.random() * len(best))]


def careless(match: Match, view: View, rng: Random) -> Action:
    """Anything."""
    choices = match.legal(match.to_act[0])
    return choices[int(rng.random() * len(choices))]


def play(cell: Cell, seed: int, player: Player) -> Match:
    """A whole game."""
    match = kogga.match(cell.name, seats=cell.seats, seed=seed, **cell.options)
    rng = Random(seed)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, player(match, match.view(seat), rng))
    return match


def written(match: Match) -> str:
    """The record, and what it comes to."""
    sheets = [line for sheet in match.sheet for line in sheet_lines(sheet)]
    remarks = [f"{len(match.log)} actions", *sheets, f"position {match.position()}"]
    return match.record() + "".join(f"; {remark}\n" for remark in remarks)


def sheet_lines(sheet: ScoreSheet) -> list[str]:
    """A score sheet in words, each part of the game by itself."""
    parts: dict[int, list[str]] = {}
    for line in sheet.lines:
        parts.setdefault(line.part, []).append(f"{line.name} {line.points}")
    told = [f"seat {sheet.seat}{f', part {part}' if part else ''}: {', '.join(parts[part])}" for part in parts]
    return [*told, f"seat {sheet.seat}: total {sheet.total}, place {sheet.place}"]


def ways_to_end(name: str) -> tuple[tuple[str, ...], Endings]:
    """The endings a game has, and how to tell which a match had: from `endings.py` beside its scenes."""
    module = f"tests.games.{name}.endings"
    if importlib.util.find_spec(f"tests.games.{name}") is None or importlib.util.find_spec(module) is None:
        return ("over",), lambda match: {"over"}
    found = importlib.import_module(module)
    return found.ENDINGS, found.endings


def cells_of(name: str) -> list[Cell]:
    """Every seat count with every option set, as the laws take them."""
    return [cell for cell in cells() if cell.name == name]


def playthroughs(name: str) -> Iterator[tuple[str, Match]]:
    """One game a cell, and one more for each ending that was not among them."""
    wanted, endings = ways_to_end(name)
    missing = set(wanted)
    for cell in cells_of(name):
        match = play(cell, 1, greedy)
        missing -= endings(match)
        yield f"{cell.seats}-{cell.variant}", match
    while missing:
        cell, match = search(name, missing, endings)
        found = sorted(endings(match) & missing)
        missing -= endings(match)
        yield f"{cell.seats}-{cell.variant}-{'-'.join(found).replace(' ', '_')}", match


def search(name: str, missing: set[str], endings: Endings) -> tuple[Cell, Match]:
    """A game that ends in one of the missing ways."""
    for seed in range(2, SEARCH):
        for player in (greedy, careless):
            for cell in cells_of(name):
                match = play(cell, seed, player)
                if endings(match) & missing:
                    return cell, match
    raise SystemExit(f"No game of {name} ended like this: {', '.join(sorted(missing))}.")


def write_anew(name: str) -> None:
    """Throw the old playthroughs of a game away and write new ones."""
    place = folder(name)
    place.mkdir(parents=True, exist_ok=True)
    for old in place.glob("*.txt"):
        old.unlink()
    for title, match in playthroughs(name):
        (place / f"{title}.txt").write_text(written(match), "utf-8")
        sys.stdout.write(f"{name}: {title}, {len(match.log)} actions, scores {match.scores}\n")


if __name__ == "__main__":
    for game in sys.argv[1:] or list(kogga.games):
        write_anew(game)
