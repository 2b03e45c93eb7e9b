"""`kogga bench`: how fast the rules are, by the processor's own time."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from dataclasses import asdict, dataclass
from random import Random
from time import process_time
from types import ModuleType
from typing import Any

from kogga.cli.asking import add_table, game_of, number_of, options_of
from kogga.core.actions import CHANCE
from kogga.core.game import AnyGame, run_out
from kogga.core.options import Choice, Options, write_choice
from kogga.core.words import Words

SEATS = 4
WARM_UP_S = 0.2
ROUND_S = 0.6
MIDDLES = 40
COPIES = 500
ROUNDS = 5


@dataclass(frozen=True)
class Figures:
    """What was measured. A decision is an action by a seat; luck is played but not counted."""

    game: str
    seats: int
    options: dict[str, Choice]
    build: str
    decisions_per_s: int
    games_per_s: int
    decisions_per_game: float
    copy_us: float


def arguments(parser: ArgumentParser) -> None:
    """Which game, for how many, and as JSON or as a table."""
    add_table(parser)
    parser.add_argument("--json", action="store_true")


def run(asked: Namespace, words: Words) -> int:
    """Measure, and print the figures."""
    game = game_of(asked, words)
    options = game.card.agree(options_of(asked, game, words))
    seats = number_of(asked.seats, "--seats", words) or SEATS
    game.card.check_seats(seats)
    figures = measure(game, seats, options, number_of(asked.seed, "--seed", words) or 1)
    print(json.dumps(asdict(figures)) if asked.json else as_table(figures, words))
    return 0


def measure(game: AnyGame, seats: int, options: Options, seed: int) -> Figures:
    """Whole games of random legal play through the contract, and copies of states from the middle of them.

    The best of a few rounds counts: whatever else the machine does can only make one slower.
    """
    rng = Random(seed)
    play_for(game, seats, options, rng, WARM_UP_S)
    rounds = [play_for(game, seats, options, rng, ROUND_S) for _ in range(ROUNDS)]
    spent, played, decisions = max(rounds, key=lambda each: each[2] / each[0])
    per_game = sum(each[2] for each in rounds) / sum(each[1] for each in rounds)
    states = [middle(game, seats, options, rng, int(per_game / 2)) for _ in range(MIDDLES)]
    return Figures(
        game=game.card.id,
        seats=seats,
        options=options.to_dict(),
        build=build_of(game),
        decisions_per_s=round(decisions / spent),
        games_per_s=round(played / spent),
        decisions_per_game=round(per_game, 1),
        copy_us=round(min(copy_time(states) for _ in range(ROUNDS)), 2),
    )


def play_for(game: AnyGame, seats: int, options: Options, rng: Random, budget: float) -> tuple[float, int, int]:
    """Games until the time is spent: seconds, games, decisions."""
    played = decisions = 0
    start = process_time()
    spent = 0.0
    while spent < budget:
        decisions += run_out(game, game.setup(seats, options), rng)
        played += 1
        spent = process_time() - start
    return spent, played, decisions


def middle(game: AnyGame, seats: int, options: Options, rng: Random, decisions: int) -> Any:
    """The state of a random game after so many decisions."""
    state = game.setup(seats, options)
    before = state
    while decisions and game.to_act(state):
        before = state.copy()
        seat = game.to_act(state)[0]
        choices = [game.deal(state, rng)] if seat == CHANCE else game.legal(state, seat)
        game.apply(state, seat, choices[int(rng.random() * len(choices))], None)
        decisions -= seat != CHANCE
    return state if game.to_act(state) else before


def copy_time(states: list[Any]) -> float:
    """Microseconds a copy takes."""
    start = process_time()
    for _ in range(COPIES):
        for state in states:
            state.copy()
    return (process_time() - start) * 1e6 / (COPIES * len(states))


def build_of(game: AnyGame) -> str:
    """Is the game, with the contract under it, compiled?"""
    home = type(game).__module__.rpartition(".")[0]
    rules = [module for name, module in sys.modules.items() if name.startswith(f"{home}.rules")]
    rooms = [sys.modules["kogga.core.game"], sys.modules[type(game).__module__], *rules]
    return "compiled" if all(is_compiled(module) for module in rooms) else "interpreted"


def is_compiled(module: ModuleType) -> bool:
    """Was this module loaded from machine code?"""
    return not (module.__file__ or "").endswith((".py", ".pyc"))


def as_table(figures: Figures, words: Words) -> str:
    """The figures, a line each."""
    options = ", ".join(f"{name}={write_choice(choice)}" for name, choice in figures.options.items())
    rows = {**asdict(figures), "options": options}
    return "\n".join(f"{words.say(f'bench.{name}', {}):<24} {written(row)}" for name, row in rows.items())


def written(row: object) -> str:
    """A figure with spaces between thousands."""
    return f"{row:,}".replace(",", " ") if isinstance(row, (int, float)) else str(row)
