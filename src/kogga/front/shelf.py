"""The one place that reads the games' folders: code, words and books."""

from __future__ import annotations

import copyreg
import importlib
import pkgutil
import tomllib
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from kogga.core.book import Paragraph, read_book
from kogga.core.errors import UnknownGame
from kogga.core.game import AnyGame
from kogga.core.words import LANGUAGES, Words

# Imported here and now, because the name kogga.games is this shelf's afterwards.
FOLDERS = importlib.import_module("kogga.games").__path__


class Shelf(Mapping[str, AnyGame]):
    """The games, by the name of their folder; each is opened when it is first asked for."""

    def __getitem__(self, name: str) -> AnyGame:
        if name not in self.names():
            raise UnknownGame(f"There is no game {name!r}; there is {', '.join(self.names())}.")
        return open_box(name)

    def __iter__(self) -> Iterator[str]:
        return iter(self.names())

    def __len__(self) -> int:
        return len(self.names())

    def __contains__(self, name: object) -> bool:
        return name in self.names()

    def names(self) -> list[str]:
        """The folders beside each other, in order."""
        return sorted(found.name for found in pkgutil.iter_modules(FOLDERS) if found.ispkg)


games = Shelf()


@cache
def open_box(name: str) -> AnyGame:
    """Import a game and give it its words."""
    module = importlib.import_module(f"kogga.games.{name}.game")
    library = {lang: read_words(name, lang) for lang in LANGUAGES}
    game: AnyGame = module.GAME(library)
    copyreg.pickle(type(game), by_name)
    return game


def by_name(game: AnyGame) -> tuple[Callable[[str], AnyGame], tuple[str]]:
    """A game travels by its name: whoever unpickles or copies it takes the one on its own shelf."""
    return (open_box, (game.card.id,))


@cache
def read_words(name: str, lang: str) -> Words:
    """The words of a game in a language, with those all games share."""
    shared = tomllib.loads(folder("kogga").joinpath("words", f"{lang}.toml").read_text("utf-8"))
    own = tomllib.loads(folder(f"kogga.games.{name}").joinpath("words", f"{lang}.toml").read_text("utf-8"))
    return Words(lang, merge(shared, own))


@cache
def book(name: str, lang: str) -> dict[str, Paragraph]:
    """The rules of a game in our own words, by paragraph."""
    return read_book(folder(f"kogga.games.{name}").joinpath("book", f"{lang}.md").read_text("utf-8"))


@cache
def words_of(package: str, lang: str) -> Words:
    """The own words of a room that is no game: the terminal, the pages."""
    return Words(lang, tomllib.loads(folder(package).joinpath("words", f"{lang}.toml").read_text("utf-8")))


def folder(package: str) -> Traversable:
    """The folder of a package, wherever it is installed."""
    return files(package)


def merge(shared: dict[str, object], own: dict[str, object]) -> dict[str, object]:
    """Shared words, overridden by the game's own."""
    merged = dict(shared)
    for key, entry in own.items():
        beside = merged.get(key)
        merged[key] = merge(beside, entry) if isinstance(beside, dict) and isinstance(entry, dict) else entry
    return merged
