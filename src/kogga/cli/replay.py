"""`kogga replay`: a record, told and shown."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from kogga.cli.asking import at_ply, number_of, read_file
from kogga.cli.draw import seat_of
from kogga.cli.screen import QUIET, Screen
from kogga.cli.speech import BadCommand
from kogga.core.words import Words
from kogga.front.match import replay, write_options


def arguments(parser: ArgumentParser) -> None:
    """Which record, how far, through whose eyes."""
    parser.add_argument("record", nargs="?")
    parser.add_argument("--ply")
    parser.add_argument("--seat")


def run(asked: Namespace, words: Words) -> int:
    """Tell what happened, show the table, and the score sheet."""
    if asked.record is None:
        raise BadCommand(words.say("trouble.no_record", {}))
    table = replay(read_file(Path(asked.record), words))
    ply = number_of(asked.ply, "--ply", words)
    if ply is not None and ply > len(table.log):
        raise BadCommand(words.say("trouble.ply", {"ply": ply, "last": len(table.log)}))
    seat = seat_of(asked.seat, table, words)
    table = table if ply is None else at_ply(table, ply)
    screen = Screen(words)
    screen.title(table.game.card.titles[words.lang])
    screen.say("about_record", QUIET, n=table.seats, options=write_options(table.options), lines=len(table.log))
    screen.told(table.sentences(seat, words.lang))
    screen.print()
    face: Any = table.face(words.lang)
    screen.table(face.table(table.view(seat)))
    if table.over:
        screen.title(words.say("over", {}))
        screen.score(table, words.lang)
    return 0
