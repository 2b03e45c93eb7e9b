"""What an ear can know, worked out exactly: every way luck could have gone that sounds the same."""

from __future__ import annotations

import tomllib
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import kogga
from kogga import CHANCE
from kogga.core.actions import Action, Seat
from kogga.core.game import AnyGame
from kogga.core.options import Choice
from tests.contract.cells import all_games
from tests.scene import Scene

GAMES = Path(__file__).parents[1] / "games"


@dataclass(frozen=True)
class Small:
    """A position everybody knows all about, what was played from there, and whose ears listened."""

    game: str
    about: str
    seats: int
    position: str
    play: tuple[str, ...]
    worlds: int  # how many there are, counted by hand
    ear: Seat | None = None  # left out: a spectator
    options: dict[str, Choice] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.game}: {self.about}"


def small_positions() -> list[Small]:
    """Those of every game that has a `small_positions.toml` beside its scenes."""
    found: list[Small] = []
    for name in kogga.games:
        file = GAMES / name / "small_positions.toml"
        entries = tomllib.loads(file.read_text("utf-8"))["position"] if file.exists() else []
        found += [Small(game=name, **{**entry, "play": tuple(entry["play"])}) for entry in entries]
    return found


Worlds = dict[str, tuple[Any, Fraction]]  # by position text: the state and how likely luck makes it


def exact(small: Small) -> dict[str, Fraction]:
    """Every world in which the ear has heard the same, weighed by luck alone: decisions carry no weight."""
    game = all_games()[small.game]
    scene = Scene(small.game, small.seats, small.position, **small.options)
    worlds: Worlds = {scene.match.position(): (scene.state.copy(), Fraction(1))}
    for line in small.play:
        seat, words = scene.speaker(line)
        heard = game.redact(scene.state, seat, game.read(words), small.ear)
        worlds = continued(game, worlds, seat, heard, small.ear)
        scene.play(line)
    total = sum(weight for _, weight in worlds.values())
    return {text: weight / total for text, (_, weight) in worlds.items()}


def continued(game: AnyGame, worlds: Worlds, seat: Seat, heard: str, ear: Seat | None) -> Worlds:
    """These worlds after one more action that sounds like this; worlds in which none does are out."""
    states: dict[str, Any] = {}
    weights: dict[str, Fraction] = defaultdict(Fraction)
    for state, weight in worlds.values():
        alike = [
            (action, chance)
            for action, chance in possible(game, state, seat)
            if game.redact(state, seat, action, ear) == heard
        ]
        for action, chance in alike:
            after = state.copy()
            game.apply(after, seat, action, None)
            text = game.write_position(after)
            states[text] = after
            weights[text] += weight * (chance if seat == CHANCE else Fraction(1, len(alike)))
    return {text: (states[text], weights[text]) for text in states}


def possible(game: AnyGame, state: Any, seat: Seat) -> list[tuple[Action, Fraction]]:
    """What could be done here, and how likely luck does it.

    A decision carries no weight; where several sound alike, they share the weight luck has given the world before it,
    or worlds with more to choose from would grow likelier by being asked.
    """
    if seat != CHANCE:
        return [(action, Fraction(1)) for action in game.legal(state, seat)]
    odds = game.odds(state)
    total = sum(weight for _, weight in odds)
    return [(action, Fraction(weight, total)) for action, weight in odds]


def imagined(small: Small, draws: int, seed: int) -> Counter[str]:
    """So many imagined worlds, by position text."""
    game = all_games()[small.game]
    scene = Scene(small.game, small.seats, small.position, **small.options).play(*small.play)
    view = scene.view(small.ear)
    rng = Random(seed)
    return Counter(game.write_position(game.imagine(view, rng)) for _ in range(draws))


def distance(drawn: Counter[str], weights: dict[str, Fraction]) -> tuple[float, int]:
    """Chi-square of what was drawn against what is exact, and its degrees of freedom; rare worlds are lumped."""
    total = drawn.total()
    common = [text for text, weight in weights.items() if weight * total >= 5]
    rest = 1 - sum(weights[text] for text in common)
    cells = [(drawn[text], float(weights[text] * total)) for text in common]
    if rest:
        cells.append((total - sum(drawn[text] for text in common), float(rest * total)))
    return sum((count - promised) ** 2 / promised for count, promised in cells), len(cells) - 1
