"""`kogga draw`: a table in the middle of a game, as a picture."""

from __future__ import annotations

from argparse import ArgumentParser, BooleanOptionalAction, Namespace
from pathlib import Path
from typing import Any

from kogga.cli.asking import add_table, at_ply, game_of, number_of, options_of, whims
from kogga.cli.speech import BadCommand
from kogga.core.words import Words
from kogga.front.match import Match, match
from kogga.front.png import NoPng, to_png

THEMES = ("light", "dark")


def arguments(parser: ArgumentParser) -> None:
    """Which table, how far into the game, through whose eyes."""
    add_table(parser)
    parser.add_argument("--ply")
    parser.add_argument("--seat")
    parser.add_argument("--theme", default=THEMES[0])
    parser.add_argument("--png", metavar="FILE")
    parser.add_argument("--standalone", action=BooleanOptionalAction, default=True)


def run(asked: Namespace, words: Words) -> int:
    """Play so far with bots, and print the picture."""
    game = game_of(asked, words)
    options = options_of(asked, game, words)
    seats = number_of(asked.seats, "--seats", words) or game.card.seats[0]
    seed = number_of(asked.seed, "--seed", words)
    if asked.theme not in THEMES:
        raise BadCommand(words.say("trouble.theme", {"theme": asked.theme, "themes": ", ".join(THEMES)}))
    table = match(game.card.id, seats=seats, seed=seed, **options)
    seat = seat_of(asked.seat, table, words)
    table = played_to(table, number_of(asked.ply, "--ply", words) or 0, seed)
    if asked.png is None:
        print(table.svg(seat, lang=words.lang, standalone=asked.standalone, theme=asked.theme))
    else:
        write_png(Path(asked.png), table.svg(seat, lang=words.lang, standalone=True, theme=asked.theme), words)
    return 0


def write_png(file: Path, drawing: str, words: Words) -> None:
    """The picture into a file of its own."""
    try:
        file.write_bytes(to_png(drawing))
    except NoPng as error:
        raise BadCommand(words.say("trouble.no_extra", {"command": "draw --png", "extra": "png"})) from error
    except OSError as error:
        raise BadCommand(words.say("trouble.no_write", {"file": file, "trouble": error.strerror})) from error


def seat_of(text: str | None, table: Match, words: Words) -> int | None:
    """A seat of this table; None: a spectator."""
    seat = number_of(text, "--seat", words)
    if seat is not None and seat >= table.seats:
        raise BadCommand(words.say("trouble.seat", {"seat": seat, "last": table.seats - 1}))
    return seat


def played_to(table: Match, ply: int, seed: int | None) -> Match:
    """The table after so many lines of the log, or at the end of the game if that comes first."""
    players = whims(table.game, table.seats, seed)
    while not table.over and len(table.log) < ply:
        seat = table.to_act[0]
        view: Any = table.view(seat)
        table.play(seat, players[seat].choose(view))
    return at_ply(table, ply)
