"""The pages' own words, and refusals that can be said in either language."""

from __future__ import annotations

from kogga.core.words import Words
from kogga.front.shelf import words_of
from kogga.table.speech import Spoken


def page_words(lang: str) -> Words:
    """The pages' own words."""
    return words_of("kogga.web", lang)


class Trouble(Spoken):
    """Something the pages refuse; `trouble.<key>` is the sentence."""

    room = "kogga.web"

    def __init__(self, key: str, status: int = 400, **args: object) -> None:
        self.status = status
        super().__init__(key, **args)
