"""`kogga`: reads the command line, hands over to the command, and says in one sentence what went wrong."""

from __future__ import annotations

import importlib
import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from typing import NoReturn, Protocol, cast

import kogga
from kogga.cli.speech import BadCommand, language_of, speech
from kogga.core.errors import KoggaError
from kogga.core.words import Words

COMMANDS = ("games", "play", "serve", "data", "draw", "replay", "verify", "duel", "ladder", "engine", "bench", "lab")
EXTRAS = {"serve": "web", "duel": "lab", "ladder": "lab", "lab": "lab"}
DONE = 0
BAD = 2


class Command(Protocol):
    """A module of this folder."""

    def arguments(self, parser: ArgumentParser) -> None:
        """What may stand on the command line."""

    def run(self, asked: Namespace, words: Words) -> int:
        """Do it; the exit code."""


class Reader(ArgumentParser):
    """Reads a command line; its troubles are one sentence, its help is a page of our own."""

    def __init__(self, command: str, words: Words) -> None:
        super().__init__(prog=f"kogga {command}", add_help=False, allow_abbrev=False)
        self.command = command
        self.words = words
        self.add_argument("-h", "--help", action="store_true")
        self.add_argument("--lang")

    def error(self, message: str) -> NoReturn:
        """Refuse the command line."""
        raise BadCommand(self.words.say("trouble.unreadable_line", {"trouble": message, "command": self.command}))

    def read(self, argv: Sequence[str]) -> Namespace:
        """The arguments; one that nobody knows is refused by name."""
        asked, unknown = self.parse_known_args(argv)
        if unknown and not asked.help:
            raise BadCommand(self.words.say("trouble.unknown_word", {"word": unknown[0], "command": self.command}))
        return asked


def run(argv: Sequence[str] | None = None) -> NoReturn:
    """The entry point of `kogga`."""
    try:
        code = obey(sys.argv[1:] if argv is None else argv)
        sys.stdout.flush()
    except BrokenPipeError:  # whoever read us has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = DONE
    except KeyboardInterrupt:
        code = 130
    sys.exit(code)


def obey(argv: Sequence[str]) -> int:
    """Carry a command line out; the exit code."""
    try:
        words = speech(language_of(argv))
        if not argv or argv[0] in ("-h", "--help", "help"):
            print(words.say("help.main", {}))
            return DONE
        if argv[0] == "--version":
            print(f"kogga {kogga.__version__}")
            return DONE
        if argv[0] not in COMMANDS:
            known = ", ".join(COMMANDS)
            raise BadCommand(words.say("trouble.unknown_command", {"command": argv[0], "known": known}))
        return obey_command(argv[0], argv[1:], words)
    except KoggaError as error:
        print(f"kogga: {error}", file=sys.stderr)
        return BAD


def obey_command(name: str, argv: Sequence[str], words: Words) -> int:
    """Read the rest of the line as the command wants it, and run it."""
    try:
        command = cast(Command, importlib.import_module(f"kogga.cli.{name}"))
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "kogga":
            raise
        raise BadCommand(words.say("trouble.no_extra", {"command": name, "extra": EXTRAS.get(name, "play")})) from error
    reader = Reader(name, words)
    command.arguments(reader)
    asked = reader.read(argv)
    if asked.help:
        print(words.say(f"help.{name}", {}))
        return DONE
    asked.lang, asked.command = words.lang, name
    return command.run(asked, words)
