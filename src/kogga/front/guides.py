"""First-game guides: a few steps over real positions. Scripts lie in the games' folders, sentences in the words."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from kogga.core.actions import Seat
from kogga.front.match import Match, match
from kogga.front.shelf import folder

SCRIPT = "guide.toml"


@dataclass(frozen=True)
class Step:
    """One step: the match as the reader finds it, and what is to be pressed: a choice in words, or else one of some
    elements that are only to be looked at. Its sentences are the words `guide.NAME`.
    """

    name: str
    paragraph: str
    press: str
    look: tuple[str, ...]
    match: Match


@dataclass(frozen=True)
class Guide:
    """The steps of a game, seen from one seat."""

    seat: Seat
    steps: tuple[Step, ...]


@cache
def guide(name: str) -> Guide:
    """The guide of a game; nobody plays on in its matches."""
    script = tomllib.loads(folder(f"kogga.games.{name}").joinpath(SCRIPT).read_text("utf-8"))
    table = opening(name, script)
    steps: list[Step] = []
    for told in script["step"]:
        if "position" in told:
            table = opening(name, script, told["position"])
        elif steps and steps[-1].press:
            table = table.copy()
            table.play(script["seat"], steps[-1].press)
        for line in told.get("before", ()):
            speak(table, line)
        steps.append(
            Step(told["name"], told["paragraph"], told.get("press", ""), tuple(told.get("look", ())), table.copy())
        )
    return Guide(script["seat"], tuple(steps))


def opening(name: str, script: Mapping[str, Any], position: str = "") -> Match:
    """The table the script begins at; its luck is dictated."""
    table = match(name, seats=script["seats"], luck="dictated", position=position, **script.get("options", {}))
    table.names = tuple(script["names"])
    return table


def speak(table: Match, line: str) -> None:
    """Play a line of the script; `1: words` names the seat where several owe a decision."""
    who, colon, words = line.partition(": ")
    table.play(*((int(who), words) if colon else (table.to_act[0], line)))
