"""A scene of a rulebook: moves and luck dictated in one breath."""

from __future__ import annotations

import re
from typing import Any

import kogga
from kogga import CHANCE, IllegalMove
from kogga.core.actions import Seat
from kogga.core.events import Event
from kogga.core.options import Choice
from kogga.core.view import View

NAMED_SEAT = re.compile(r"^(\d+): *(.*)$")


class Scene:
    """A match whose luck is dictated; whoever owes a decision speaks next.

    Scene("sea_wolf", seats=2).play("start 0", "turn up fish 4", ..., "take fish 4", "turn up gold 1")
    """

    def __init__(self, game: str, seats: int, position: str = "", **options: Choice) -> None:
        chosen: dict[str, Any] = dict(options)
        self.match = kogga.match(game, seats=seats, luck="dictated", position=position, **chosen)

    def play(self, *lines: str) -> Scene:
        """Play these words one after the other; `1: words` names the seat where several owe a decision."""
        for line in lines:
            seat, words = self.speaker(line)
            self.match.play(seat, words)
        return self

    def speaker(self, line: str) -> tuple[Seat, str]:
        """Who says this line, and the words alone."""
        named = NAMED_SEAT.match(line)
        if named:
            return int(named[1]), named[2]
        assert len(self.to_act) == 1, f"{self.to_act} owe a decision: name the seat of {line!r}"
        return self.to_act[0], line

    @property
    def state(self) -> Any:
        """The whole truth."""
        return self.match.state

    @property
    def heard(self) -> list[Event]:
        """Everything that was said at the table so far, unredacted."""
        return [event for _, event in self.match.events]

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Who owes a decision; (CHANCE,) when luck is next."""
        return self.match.to_act

    def legal(self, seat: Seat | None = None) -> list[str]:
        """The words this seat may say now; without a seat, the one that owes."""
        return [str(action) for action in self.match.legal(self.owing() if seat is None else seat)]

    def owing(self) -> Seat:
        """The one seat that owes a decision."""
        assert len(self.to_act) == 1, f"{self.to_act} owe a decision: name one"
        return self.to_act[0]

    def view(self, seat: Seat | None) -> Any:
        """What this seat sees; None: a spectator."""
        seen: View = self.match.view(seat)
        return seen

    def story(self, seat: Seat | None) -> list[tuple[Seat, str]]:
        """The log as this seat heard it."""
        return self.match.story(seat)

    def undo(self, seat: Seat) -> Scene:
        """This seat takes its last action back."""
        self.match.undo(seat)
        return self

    def refused(self, words: str, seat: Seat | None = None) -> IllegalMove:
        """The refusal of these words; nothing may have changed by asking."""
        speaker = self.owing() if seat is None else seat
        before = (self.match.position(), self.match.log, self.heard)
        try:
            self.match.play(speaker, words)
        except IllegalMove as error:
            assert (self.match.position(), self.match.log, self.heard) == before, (
                f"{words!r} was refused and yet changed something"
            )
            return error
        who = "luck" if speaker == CHANCE else f"seat {speaker}"
        raise AssertionError(f"{words!r} by {who} was not refused")
