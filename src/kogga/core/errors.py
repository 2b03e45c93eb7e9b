"""What can go wrong, each in one sentence that says what would be right."""

from __future__ import annotations


class KoggaError(ValueError):
    """Something was asked for that cannot be had; the message is for a person."""


class UnknownGame(KoggaError):
    """No game of that name stands on the shelf."""


class UnknownPlayer(KoggaError):
    """Nobody of that name sits down."""


class BadOptions(KoggaError):
    """A seat count or an option the game does not know."""


class BadWords(KoggaError):
    """Words no action of the game writes."""


class BadPosition(KoggaError):
    """A position text that describes no position."""


class BadRecord(KoggaError):
    """A record that cannot be read or replayed.

    `trouble` names what is wrong, for other languages; `line` is the line of the text, 0 where it is about no line;
    `given` is what stands there, `wanted` what could stand there.
    """

    def __init__(self, text: str, trouble: str = "", line: int = 0, given: str = "", wanted: str = "") -> None:
        super().__init__(text)
        self.trouble = trouble
        self.line = line
        self.given = given
        self.wanted = wanted
