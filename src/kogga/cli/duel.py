"""`kogga duel`: any two players against each other."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from random import Random

from kogga.cli.contest import add_contest, contest, table_of
from kogga.cli.speech import BadCommand
from kogga.core.words import Words
from kogga.lab.duels import Duel
from kogga.players.hiring import hire

GAMES = 30


def arguments(parser: ArgumentParser) -> None:
    """Which game, who against whom, how often."""
    add_contest(parser)
    parser.add_argument("challenger", nargs="?")
    parser.add_argument("crew", nargs="?")


def run(asked: Namespace, words: Words) -> int:
    """Play the duel, and print the part of the wins the first player has."""
    game, options, seats, seed = table_of(asked, words)
    if asked.crew is None or asked.challenger == asked.crew:
        raise BadCommand(words.say("trouble.no_duel", {"game": game.card.id}))
    for name in (asked.challenger, asked.crew):
        hire(name, game, 0, Random(0)).leave()
    return contest(asked, words, [Duel(game.card.id, options, seats, asked.challenger, asked.crew, seed)], GAMES)
