"""What a table refuses, in either language."""

from __future__ import annotations

from kogga.core.errors import KoggaError
from kogga.front.shelf import words_of


class Spoken(KoggaError):
    """An error with a sentence in every language: `trouble.<key>` of its room."""

    room = "kogga.table"

    def __init__(self, key: str, **args: object) -> None:
        self.key = key
        self.args_of_sentence = args
        super().__init__(self.text("en"))

    def text(self, lang: str) -> str:
        """The sentence in this language."""
        return words_of(self.room, lang).say(f"trouble.{self.key}", self.args_of_sentence)
