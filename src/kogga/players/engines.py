"""Engines of any language as players: a process that reads and writes lines (docs/engine.md)."""

from __future__ import annotations

import json
import shlex
import subprocess
from queue import Empty, Queue
from random import Random
from threading import Thread
from typing import Any

from kogga.core.actions import Action, Seat
from kogga.core.errors import KoggaError
from kogga.core.game import AnyGame
from kogga.players.player import Player, Seen

PATIENCE = 60.0  # seconds an engine may take for an answer


class EngineTrouble(KoggaError):
    """An engine that cannot be started, is silent, or says what it may not."""


class EnginePlayer(Player):
    """Sits on a seat and asks an engine. The engine starts with the first question and ends when the player leaves."""

    def __init__(self, game: AnyGame, seat: Seat, rng: Random, command: str, patience: float = PATIENCE) -> None:
        super().__init__(game, seat, rng)
        self.command = command
        self.patience = patience
        self.process: subprocess.Popen[str] | None = None
        self.lines: Queue[str | None] = Queue()

    def choose(self, view: Seen) -> Action:
        """What the engine says; it must be one of the view's choices."""
        seen: Any = view
        if self.process is None:
            self.start(seen)
        self.say("view " + json.dumps(seen.to_json()))
        self.say("go")
        words = self.hear("bestmove")
        for choice in view.choices:
            if str(choice) == words:
                return choice
        raise EngineTrouble(f"{self.command} said bestmove {words}, which is none of its choices.")

    def start(self, view: Any) -> None:
        """Start the engine, greet it, and tell it what is played."""
        try:
            self.process = subprocess.Popen(
                shlex.split(self.command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except OSError as error:
            raise EngineTrouble(f"{self.command} cannot be started: {error.strerror}.") from error
        Thread(target=self.listen, args=(self.process,), daemon=True).start()
        self.say("kogga 1")
        self.hear("koggaok")
        card = self.game.card
        about = {"game": card.id, "rules": card.version, "seats": len(view.scores), "seat": self.seat}
        seed = self.rng.getrandbits(32)
        self.say("newgame " + json.dumps({**about, "options": view.options.to_dict(), "seed": seed}))
        self.say("isready")
        self.hear("readyok")

    def listen(self, process: subprocess.Popen[str]) -> None:
        """Collect what the engine says; None: it has ended."""
        for line in process.stdout or ():
            self.lines.put(line.strip())
        self.lines.put(None)

    def say(self, line: str) -> None:
        """A line to the engine."""
        process = self.process
        if process is None or process.stdin is None:
            raise EngineTrouble(f"{self.command} does not run.")
        try:
            process.stdin.write(line + "\n")
            process.stdin.flush()
        except OSError as error:
            raise EngineTrouble(f"{self.command} has ended.") from error

    def hear(self, verb: str) -> str:
        """What follows this verb in the engine's next line that begins with it."""
        while True:
            try:
                line = self.lines.get(timeout=self.patience)
            except Empty as error:
                self.leave()
                raise EngineTrouble(f"{self.command} has not said {verb} for {self.patience:.0f} seconds.") from error
            if line is None:
                raise EngineTrouble(f"{self.command} ended before it said {verb}.")
            said, _, rest = line.partition(" ")
            if said == "error":
                raise EngineTrouble(f"{self.command} says: {rest}")
            if said == verb:
                return rest.strip()

    def leave(self) -> None:
        """Send the engine home."""
        process, self.process = self.process, None
        if process is None:
            return
        try:
            process.communicate("quit\n", timeout=2.0)
        except (subprocess.TimeoutExpired, OSError, ValueError):
            process.kill()
            process.wait()
