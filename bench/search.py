"""Iterations a second of who looks ahead in every game, on one core, with the build that runs this: processor time."""

from __future__ import annotations

import sys
from random import Random
from time import process_time
from typing import Any

import kogga
from kogga.core.game import AnyGame
from kogga.players.budget import Budget
from kogga.players.levels import thinker
from kogga.players.player import GreedyPlayer

SEATS = 4
VIEWS = 12  # from a game of greedy players, one every so many decisions
EVERY = 7
ITERATIONS = 100


def views(game: AnyGame, seed: int) -> list[Any]:
    """What seats with a choice saw now and then in a whole game."""
    match = kogga.match(game.card.id, seats=SEATS, seed=seed)
    players = [GreedyPlayer(game, seat, Random(seed)) for seat in range(SEATS)]
    seen: list[Any] = []
    while not match.over:
        view: Any = match.view(match.to_act[0])
        seen += [view] if len(view.choices) > 1 else []
        match.play(view.seat, players[view.seat].choose(view))
    return seen[::EVERY][:VIEWS]


def rate(game: AnyGame) -> float:
    """Iterations a second over these views, none cut short."""
    seen = views(game, 1)
    start = process_time()
    done = 0
    for view in seen:
        player = thinker(game, view.seat, Random(1), Budget(ITERATIONS))
        done += sum(each.tries for each in player.weigh(view))
    return done / (process_time() - start)


def main() -> None:
    """A line for every game, or for those that are named."""
    for name in sys.argv[1:] or list(kogga.games):
        print(f"{name:14} {rate(kogga.games[name]):8,.0f} iterations a second")


if __name__ == "__main__":
    main()
