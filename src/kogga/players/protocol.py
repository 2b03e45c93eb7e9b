"""A player as an engine: text over standard input and output, in the spirit of UCI (docs/engine.md)."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from kogga.core.errors import KoggaError
from kogga.core.view import View
from kogga.front.shelf import games
from kogga.front.views import read_view
from kogga.players.estimates import Estimate, Thinker
from kogga.players.hiring import hire
from kogga.players.player import Player

VERSION = 1
SHOWN = 3  # estimates told beside the best move


class Engine:
    """Answers lines with lines. What it does not know it ignores; what it cannot do it says."""

    def __init__(self, level: str, title: str) -> None:
        self.level = level
        self.title = title
        self.player: Player | None = None
        self.view: View | None = None

    def obey(self, line: str) -> list[str]:
        """The answer to one line."""
        verb, _, rest = line.strip().partition(" ")
        try:
            return self.answer(verb, rest)
        except (KoggaError, ValueError, KeyError, TypeError) as error:
            return [f"error {' '.join(str(error).split())}"]

    def answer(self, verb: str, rest: str) -> list[str]:
        """The answer to one command."""
        if verb == "kogga":
            return [f"id name {self.title} ({self.level})", "id author the Kogga contributors", f"koggaok {VERSION}"]
        if verb == "isready":
            return ["readyok"]
        if verb == "newgame":
            self.sit_down(json.loads(rest))
        elif verb == "view":
            self.look(json.loads(rest))
        elif verb == "go":
            return self.go()
        return []

    def sit_down(self, about: dict[str, Any]) -> None:
        """A new game on a seat of it."""
        game = games[about["game"]]
        if about.get("rules", game.card.version) != game.card.version:
            raise KoggaError(f"These are rules {game.card.version} of {game.card.id}, not {about['rules']}.")
        self.player = hire(self.level, game, int(about["seat"]), Random(about.get("seed")))
        self.view = None

    def look(self, written: dict[str, Any]) -> None:
        """The table as the seat sees it now."""
        if self.player is None:
            raise KoggaError("There is no game yet: newgame begins one.")
        self.view = read_view(self.player.game, written)

    def go(self) -> list[str]:
        """Think, and say what to do."""
        if self.player is None or self.view is None:
            raise KoggaError("There is nothing to think about: view shows the table.")
        seen: Any = self.view
        if not isinstance(self.player, Thinker) or len(seen.choices) == 1:
            return [f"bestmove {self.player.choose(seen)}"]
        weighed = self.player.weigh(seen)
        return [*(told(each) for each in weighed[:SHOWN]), f"bestmove {weighed[0].action}"]


def told(estimate: Estimate) -> str:
    """An estimate as a line."""
    numbers = f"share {estimate.share:.3f} error {estimate.error:.3f} tries {estimate.tries}"
    return f"info {numbers} move {estimate.action}"
