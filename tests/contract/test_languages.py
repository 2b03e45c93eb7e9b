"""Both languages have every word, every paragraph and every refusal."""

from __future__ import annotations

from string import Formatter

from kogga.core.words import LANGUAGES, Words
from tests.contract.cells import all_games, book_of, words_of

FORMS = {"en": {"one", "many"}, "pl": {"one", "few", "many"}}


def test_both_languages_have_the_same_words(name: str) -> None:
    """Key by key."""
    english, polish = (set(words_of(name, lang).keys()) for lang in LANGUAGES)
    assert english == polish, f"only English: {sorted(english - polish)}; only Polish: {sorted(polish - english)}"


def test_plurals_have_every_form_of_their_language(name: str) -> None:
    """Polish needs one, few and many; English one and many."""
    for lang in LANGUAGES:
        lacking = [key for key, forms in words_of(name, lang).plurals.items() if set(forms) != FORMS[lang]]
        assert not lacking, f"{lang}: these need the forms {sorted(FORMS[lang])}: {lacking}"


def test_sentences_have_the_same_blanks(name: str) -> None:
    """What one language tells, the other tells, too; a number may be left to the plural form."""
    english, polish = (words_of(name, lang) for lang in LANGUAGES)
    different = {
        key: (sorted(blanks(english, key)), sorted(blanks(polish, key)))
        for key in {*english.keys()} & {*polish.keys()}
        if (blanks(english, key) ^ blanks(polish, key)) - {"n"}
    }
    assert not different, f"blanks of English and Polish differ: {different}"


def blanks(words: Words, key: str) -> set[str]:
    """The names of the blanks of a sentence."""
    forms = words.plurals[key].values() if key in words.plurals else [words.forms[key]]
    return {field for form in forms for _, field, _, _ in Formatter().parse(form) if field}


def test_words_are_not_left_empty(name: str) -> None:
    """No key without a sentence."""
    for lang in LANGUAGES:
        words = words_of(name, lang)
        empty = [key for key, text in words.forms.items() if not text.strip()]
        assert not empty, f"{lang}: {empty}"


def test_both_books_have_the_same_paragraphs(name: str) -> None:
    """In the same order, each with a title and a text or paragraphs below it."""
    english, polish = (book_of(name, lang) for lang in LANGUAGES)
    assert list(english) == list(polish), f"only in one book: {sorted(english.keys() ^ polish.keys())}"
    for lang in LANGUAGES:
        book = book_of(name, lang)
        bare = [
            number
            for number in book
            if not book[number].text and not any(other.startswith(f"{number}.") for other in book)
        ]
        assert not bare, f"{lang}: paragraphs without a text: {bare}"


def test_the_card_speaks_both_languages(name: str) -> None:
    """Titles, and a title and an explanation of every option."""
    card = all_games()[name].card
    assert card.id == name
    assert set(card.titles) == set(LANGUAGES)
    assert all(card.titles.values())
    assert card.option_sets[0] == {option.name: option.default for option in card.options}, "the base game comes first"
    assert not {"seats", "seed", "luck", "position"} & {option.name for option in card.options}, "a reserved name"
    for option in card.options:
        assert set(option.titles) == set(option.explanations) == set(LANGUAGES)
        assert all(option.titles.values())
        assert all(option.explanations.values())
        assert option.default in option.choices
    assert [card.agree(options) for options in card.option_sets] == list(
        dict.fromkeys(map(card.agree, card.option_sets))
    )
