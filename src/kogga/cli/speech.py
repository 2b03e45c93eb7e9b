"""What the terminal itself says, in either language."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from kogga.core.errors import KoggaError
from kogga.core.words import LANGUAGES, Words
from kogga.front.shelf import folder


class BadCommand(KoggaError):
    """A command line that asks for what cannot be had."""


@cache
def speech(lang: str) -> Words:
    """The terminal's own sentences."""
    return Words(lang, tomllib.loads(folder("kogga.cli").joinpath("words", f"{lang}.toml").read_text("utf-8")))


def language_of(argv: Sequence[str]) -> str:
    """The language a command line asks for with --lang; else the system's, if it is ours; else English."""
    asked = [after for word, after in pairwise(argv) if word == "--lang"]
    asked += [word.removeprefix("--lang=") for word in argv if word.startswith("--lang=")]
    if asked and asked[-1] not in LANGUAGES:
        raise BadCommand(f"There is no language {asked[-1]!r}; --lang is {' or '.join(LANGUAGES)}.")
    spoken = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return asked[-1] if asked else "pl" if spoken.startswith("pl") else "en"
