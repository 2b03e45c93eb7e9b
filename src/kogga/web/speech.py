"""The pages' own words, and refusals that can be said in either language."""

from __future__ import annotations

from kogga.core.errors import KoggaError
from kogga.core.words import Words
from kogga.front.shelf import words_of


def page_words(lang: str) -> Words:
    """The pages' own words."""
    return words_of("kogga.web", lang)


class Trouble(KoggaError):
    """Something the pages refuse; `trouble.<key>` is the sentence."""

    def __init__(self, key: str, status: int = 400, **args: object) -> None:
        self.key = key
        self.status = status
        self.args_of_sentence = args
        super().__init__(self.text("en"))

    def text(self, lang: str) -> str:
        """The sentence in this language."""
        return page_words(lang).say(f"trouble.{self.key}", self.args_of_sentence)
