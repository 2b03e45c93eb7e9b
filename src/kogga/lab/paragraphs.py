"""Which § an event belongs to: the one its docstring begins with, read from the source; compiled classes have none."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib.resources.abc import Traversable

from kogga.front.shelf import folder

FIRST = re.compile(r"\W*§(\d+(?:\.\d+)*)")


@cache
def paragraphs(game: str) -> dict[str, str]:
    """The § of every event of a game, by the event's name."""
    named: dict[str, str] = {}
    for text in sources(folder(f"kogga.games.{game}")):
        for node in ast.parse(text).body:
            found = FIRST.match(ast.get_docstring(node) or "") if isinstance(node, ast.ClassDef) else None
            if isinstance(node, ast.ClassDef) and found:
                named[node.name] = found[1]
    return named


def sources(home: Traversable) -> list[str]:
    """The texts of the events: one file, or a folder of them."""
    room = home.joinpath("events.py")
    if room.is_file():
        return [room.read_text("utf-8")]
    return [each.read_text("utf-8") for each in home.joinpath("events").iterdir() if each.name.endswith(".py")]
