"""Both languages have every word of the pages and of the table."""

from __future__ import annotations

import pytest

from kogga.core.words import LANGUAGES
from kogga.front.shelf import words_of
from tests.contract.test_languages import FORMS, blanks

ROOMS = pytest.mark.parametrize("room", ["kogga.web", "kogga.table"])


@ROOMS
def test_both_languages_have_the_same_words(room: str) -> None:
    english, polish = (set(words_of(room, lang).keys()) for lang in LANGUAGES)
    assert english == polish


@ROOMS
def test_sentences_have_the_same_blanks(room: str) -> None:
    english, polish = (words_of(room, lang) for lang in LANGUAGES)
    keys = set(english.keys())
    assert [key for key in keys if (blanks(english, key) ^ blanks(polish, key)) - {"n"}] == []


@ROOMS
def test_plurals_have_every_form_of_their_language(room: str) -> None:
    for lang in LANGUAGES:
        assert [key for key, forms in words_of(room, lang).plurals.items() if set(forms) != FORMS[lang]] == []
