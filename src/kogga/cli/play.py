"""`kogga play`: a game in the terminal."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path

from kogga.cli.asking import add_table, game_of, number_of, options_of, read_file, whim
from kogga.cli.saves import Keeper, fresh_file
from kogga.cli.screen import Screen
from kogga.cli.sitting import Sitting
from kogga.cli.speech import BadCommand
from kogga.core.errors import BadOptions
from kogga.core.words import Words
from kogga.front.match import Match, match, replay
from kogga.players.hiring import PLAIN, hire
from kogga.players.levels import LEVELS
from kogga.players.player import Player

USUAL = 3
USUAL_BOT = "mate"
KINDS = ("you", "bot", *LEVELS, *PLAIN)


def arguments(parser: ArgumentParser) -> None:
    """Which game, who sits where, and where it is kept."""
    add_table(parser)
    parser.add_argument("--save")
    parser.add_argument("--resume")


def run(asked: Namespace, words: Words) -> int:
    """Begin a game or go on with one, and play it."""
    seed = number_of(asked.seed, "--seed", words)
    table, kinds = resumed(asked, words, seed) if asked.resume else begun(asked, words, seed)
    table.remarks["Players"] = ", ".join(kinds)
    if asked.save:
        file = new_file(asked.save, words)
    else:
        file = Path(asked.resume) if asked.resume else fresh_file(table.game.card.id)
    seated = bots(table, kinds, seed)
    return Sitting(table, seated, Keeper(file), Screen(words), kinds).play()


def bots(table: Match, kinds: Sequence[str], seed: int | None) -> dict[int, Player]:
    """Whoever is no person, by seat; with a seed they do not look at the clock, so that a game can be repeated."""
    pace = 1.0 if seed is None else None
    names = {seat: USUAL_BOT if kind == "bot" else kind for seat, kind in enumerate(kinds) if kind != "you"}
    return {seat: hire(name, table.game, seat, whim(seat, seed), pace) for seat, name in names.items()}


def begun(asked: Namespace, words: Words, seed: int | None) -> tuple[Match, list[str]]:
    """A new game, and who sits where."""
    game = game_of(asked, words)
    options = options_of(asked, game, words)
    usual = str(max(USUAL, game.card.seats[0]))
    kinds = kinds_of(asked.seats or usual, words)
    return match(game.card.id, seats=len(kinds), seed=seed, **options), kinds


def resumed(asked: Namespace, words: Words, seed: int | None) -> tuple[Match, list[str]]:
    """A saved game, and who sits where."""
    table = replay(read_file(Path(asked.resume), words), seed)
    card = table.game.card
    if asked.game not in (None, card.id):
        raise BadCommand(words.say("trouble.other_game", {"file": asked.resume, "game": card.id, "asked": asked.game}))
    if asked.option:
        raise BadOptions(words.say("trouble.options_agreed", {"file": asked.resume}))
    kinds = kinds_of(asked.seats or table.remarks.get("Players", str(table.seats)), words)
    if len(kinds) != table.seats:
        raise BadOptions(words.say("trouble.seats_agreed", {"file": asked.resume, "n": table.seats}))
    return table, kinds


def kinds_of(text: str, words: Words) -> list[str]:
    """`you,bot,bot`; a number is you and bots."""
    if text.isdecimal() and 0 < int(text) < 100:
        return ["you", *["bot"] * (int(text) - 1)]
    kinds = [kind.strip() for kind in text.split(",")]
    for kind in kinds:
        if kind not in KINDS:
            raise BadCommand(words.say("trouble.kind", {"kind": kind, "known": ", ".join(KINDS)}))
    return kinds


def new_file(name: str, words: Words) -> Path:
    """A file that does not exist yet, in a folder that does."""
    file = Path(name).expanduser()
    if file.exists():
        raise BadCommand(words.say("trouble.file_exists", {"file": file}))
    if not file.parent.is_dir():
        raise BadCommand(words.say("trouble.no_folder", {"folder": file.parent}))
    return file
