"""OpenSpiel's own IS-MCTS, which has never heard of these games, plays them against players who move at random.

`python examples/open_spiel_plays.py manila 50` plays Manila with fifty simulations a move (default: sea_wolf, 8).
"""

from __future__ import annotations

import sys
from random import Random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from kogga.adapters import open_spiel

GAMES = 2


def play(game: Any, bot: Any, seat: int, rng: Random) -> list[float]:
    """One game with the bot on this seat; what it was worth to each."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, odds)[0])
        elif state.current_player() == seat:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return list(state.returns())


def main(name: str, simulations: str = "8") -> None:
    """The bot takes another seat every game."""
    game = pyspiel.load_game(open_spiel.PREFIX + name)
    luck = np.random.RandomState(1)
    bot = ISMCTSBot(game, RandomRolloutEvaluator(1, luck), 1.5, int(simulations), random_state=luck)
    for number in range(GAMES):
        seat = number % game.num_players()
        print(f"IS-MCTS on seat {seat}:", play(game, bot, seat, Random(number))[seat])


if __name__ == "__main__":
    main(*(sys.argv[1:3] or ["sea_wolf"]))
