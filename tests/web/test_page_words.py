"""The pages' words: the same in both languages, each form of a plural, each blank."""

from __future__ import annotations

import re
from importlib.resources import files

from kogga.core.words import LANGUAGES
from kogga.web.speech import page_words

BLANK = re.compile(r"\{(\w+)")
FORMS = {"en": {"one", "many"}, "pl": {"one", "few", "many"}}


def test_both_languages_have_every_word_and_every_blank() -> None:
    english, polish = (page_words(lang) for lang in LANGUAGES)
    assert english.keys() == polish.keys()
    for key in english.forms:
        assert set(BLANK.findall(english.forms[key])) == set(BLANK.findall(polish.forms[key])), key
    for lang in LANGUAGES:
        assert all(set(forms) == FORMS[lang] for forms in page_words(lang).plurals.values())


def test_every_word_a_page_says_exists() -> None:
    """Of those that are named in full in templates and scripts."""
    words = page_words("en")
    web = files("kogga.web")
    texts = [
        path.read_text("utf-8")
        for folder in ("templates", "static")
        for path in (web / folder).iterdir()
        if path.is_file()
    ]
    said = {key for text in texts for key in re.findall(r"""\bsay\(["']([\w.]+)["']""", text)}
    assert [key for key in sorted(said) if key not in words and not key.endswith(".")] == []
