"""What several commands are asked with: a game, seats, a seed, options."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from random import Random
from typing import Any

from kogga.cli.speech import BadCommand
from kogga.core.errors import BadOptions
from kogga.core.game import AnyGame
from kogga.core.words import Words
from kogga.front.match import Match
from kogga.front.shelf import games
from kogga.players.player import Player, RandomPlayer


def add_table(parser: ArgumentParser) -> None:
    """A game, its seats, its luck, its options."""
    parser.add_argument("game", nargs="?")
    parser.add_argument("--seats")
    parser.add_argument("--seed")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")


def game_of(asked: Namespace, words: Words) -> AnyGame:
    """The game that was named."""
    if asked.game is None:
        known = list(games)
        args = {"games": ", ".join(known), "command": asked.command, "first": known[0]}
        raise BadCommand(words.say("trouble.no_game", args))
    return games[asked.game]


def options_of(asked: Namespace, game: AnyGame, words: Words) -> dict[str, Any]:
    """The options that were named: `--option hundred=yes`."""
    by_name = {option.name: option for option in game.card.options}
    chosen: dict[str, Any] = {}
    for text in asked.option:
        name, sign, choice = text.partition("=")
        if not sign:
            raise BadOptions(words.say("trouble.option_form", {"text": text}))
        if name not in by_name:
            known = ", ".join(by_name) or words.say("none", {})
            raise BadOptions(words.say("trouble.unknown_option", {"name": name, "game": game.card.id, "known": known}))
        chosen[name] = by_name[name].read(choice)
    game.card.agree(chosen)
    return chosen


def number_of(text: str | None, name: str, words: Words, least: int = 0) -> int | None:
    """A whole number, if one was given."""
    if text is None:
        return None
    if not text.removeprefix("-").isdecimal() or int(text) < least:
        raise BadCommand(words.say("trouble.number", {"name": name, "text": text, "least": least}))
    return int(text)


def read_file(path: Path, words: Words) -> str:
    """The text of a file, or a sentence why not."""
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise BadCommand(words.say("trouble.no_text", {"file": path})) from error
    except OSError as error:
        raise BadCommand(words.say("trouble.no_file", {"file": path, "trouble": error.strerror})) from error


def whims(game: AnyGame, seats: int, seed: int | None) -> list[Player]:
    """A random player for every seat; the same seed makes the same choices."""
    return [RandomPlayer(game, seat, whim(seat, seed)) for seat in range(seats)]


def whim(seat: int, seed: int | None) -> Random:
    """The luck of a bot's own choices."""
    return Random(None if seed is None else f"{seed} {seat}")


def at_ply(played: Match, ply: int) -> Match:
    """The match as it stood after so many lines of its log; luck waits to be told."""
    twin = played.copy()
    twin.rewind(ply)
    return twin
