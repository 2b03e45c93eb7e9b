"""`kogga engine`: a bot that reads and writes lines, for programs of any language."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from random import Random

import kogga
from kogga.core.words import Words
from kogga.front.shelf import games
from kogga.players.hiring import hire
from kogga.players.protocol import Engine


def arguments(parser: ArgumentParser) -> None:
    """Who thinks."""
    parser.add_argument("--player", default="captain")


def run(asked: Namespace, words: Words) -> int:
    """Answer lines until `quit` or the end of the input."""
    hire(asked.player, next(iter(games.values())), 0, Random(0)).leave()
    engine = Engine(asked.player, f"Kogga {kogga.__version__}")
    for line in sys.stdin:
        if line.strip() == "quit":
            break
        for answer in engine.obey(line):
            print(answer, flush=True)
    return 0
