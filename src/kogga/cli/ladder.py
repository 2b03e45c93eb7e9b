"""`kogga ladder`: is each level clearly stronger than the one below?"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from kogga.cli.contest import add_contest, contest, table_of
from kogga.cli.speech import BadCommand
from kogga.core.words import Words
from kogga.lab.ladder import rungs
from kogga.players.levels import CREW

GAMES = 300


def arguments(parser: ArgumentParser) -> None:
    """Which game, how often, and which rungs alone."""
    add_contest(parser)
    parser.add_argument("--rung", action="append", default=[])


def run(asked: Namespace, words: Words) -> int:
    """Play every rung, and print wins, intervals and ratings."""
    game, options, seats, seed = table_of(asked, words)
    duels = rungs(game.card.id, options, seats, seed)
    names = [f"{duel.challenger}:{duel.crew}" for duel in duels]
    unknown = [name for name in asked.rung if name not in names]
    if unknown:
        raise BadCommand(words.say("trouble.rung", {"rung": unknown[0], "known": ", ".join(names)}))
    print(words.say("contest.about", {"game": game.card.id, "seats": seats, "options": options}))
    for level in CREW:
        key = "contest.greedy" if level.rank is None else "contest.looks_ahead"
        args = {"level": level.name, "n": level.iterations(game), "seconds": level.seconds}
        print(words.say(key, {**args, "percent": round(100 * level.attention)}))
    chosen = [duel for duel, name in zip(duels, names, strict=True) if not asked.rung or name in asked.rung]
    return contest(asked, words, chosen, GAMES)
