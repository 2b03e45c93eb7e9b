"""The cells the laws run in: every game on the shelf, every seat count, every set of options; and the toy."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import kogga
from kogga.core.actions import Action, Seat
from kogga.core.book import Paragraph
from kogga.core.game import AnyGame
from kogga.core.options import Choice, write_choice
from kogga.core.refusals import Refusal
from kogga.core.words import Words
from kogga.front.shelf import read_words
from tests.contract import toy

GUESTS: dict[str, AnyGame] = {toy.GAME.card.id: toy.GAME}  # games that keep the laws and stand on no shelf

WhyNot = Callable[[Any, Seat, Action], Refusal | None]


@dataclass(frozen=True)
class Cell:
    """A game, a number of seats, a set of options, and the seed of the random game played there."""

    name: str
    seats: int
    chosen: tuple[tuple[str, Choice], ...]
    seed: int = 0

    def __str__(self) -> str:
        parts = [self.name, str(self.seats), self.variant]
        return "-".join(parts if not self.seed else [*parts, f"seed{self.seed}"])

    @property
    def variant(self) -> str:
        """What differs from the rulebook's base game: `hundred`, `scenario=fish`; `base` where nothing does."""
        defaults = {option.name: option.default for option in self.game.card.options}
        other = [(name, choice) for name, choice in self.chosen if choice != defaults[name]]
        words = [name if choice is True else f"{name}={write_choice(choice)}" for name, choice in other]
        return "+".join(words) or "base"

    @property
    def game(self) -> AnyGame:
        """The game of this cell."""
        return all_games()[self.name]

    @property
    def options(self) -> dict[str, Any]:
        """The options of this cell by name."""
        return dict(self.chosen)


def all_games() -> Mapping[str, AnyGame]:
    """The shelf, and the guests."""
    return {**kogga.games, **GUESTS}


def cells(seeds: int = 1, every_length: bool = False) -> list[Cell]:
    """Every cell of every game; of those that differ in their length alone, the base game and the shortest."""
    return [
        Cell(name, seats, tuple(options.items()), seed)
        for name, game in all_games().items()
        for seats in game.card.seats
        for nth, options in enumerate(game.card.option_sets)
        if nth == 0 or every_length or is_short(game, options)
        for seed in range(seeds)
    ]


def is_short(game: AnyGame, options: Mapping[str, Choice]) -> bool:
    """Is the option `rounds`, where a game has it, at its lowest?"""
    lowest = {option.name: min(option.choices, key=int) for option in game.card.options if option.name == "rounds"}
    return all(options[name] == choice for name, choice in lowest.items())


def book_of(name: str, lang: str) -> Mapping[str, Paragraph]:
    """The book of a game or a guest."""
    return toy.BOOKS[lang] if name in GUESTS else kogga.book(name, lang)


def words_of(name: str, lang: str) -> Words:
    """The words of a game or a guest."""
    return toy.LIBRARY[lang] if name in GUESTS else read_words(name, lang)


def why_not_of(name: str) -> WhyNot:
    """The rule that says why not, from the game's rules."""
    rules = toy if name in GUESTS else importlib.import_module(f"kogga.games.{name}.rules")
    why_not: WhyNot = rules.why_not
    return why_not
