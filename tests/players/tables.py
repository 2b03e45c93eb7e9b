"""Tables at which bots are tried: the toy, and every game with each of its option sets."""

from __future__ import annotations

from random import Random
from typing import Any

import kogga
from kogga.core.actions import CHANCE
from kogga.core.game import AnyGame


def cells(name: str) -> list[dict[str, Any]]:
    """The base game, and each choice of each option once, with the others as in the base game."""
    card = kogga.games[name].card
    base = card.option_sets[0]
    apart = [options for options in card.option_sets if sum(options[key] != base[key] for key in base) == 1]
    return [base, *apart]


def views(game: AnyGame, seats: int, options: dict[str, Any], every: int, seed: int = 1) -> list[Any]:
    """Views with a choice to make, one now and then from a random game."""
    rng = Random(seed)
    state = game.setup(seats, game.card.agree(options))
    found: list[Any] = []
    decisions = 0
    while owing := game.to_act(state):
        seat = owing[0]
        if seat == CHANCE:
            game.apply(state, CHANCE, game.deal(state, rng), None)
            continue
        choices = game.legal(state, seat)
        if len(choices) > 1 and decisions % every == 0:
            found.append(game.observe(state, seat))
        decisions += 1
        game.apply(state, seat, choices[int(rng.random() * len(choices))], None)
    return found
