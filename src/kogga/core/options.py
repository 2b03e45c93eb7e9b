"""Options of a game: typed, finite, explained in both languages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from itertools import product

from kogga.core.errors import BadOptions
from kogga.core.native import mypyc_attr
from kogga.core.value import Value
from kogga.core.words import Words

Choice = bool | int | str
ON_WORDS = {"yes": True, "on": True, "true": True, "no": False, "off": False, "false": False}


@dataclass(frozen=True)
class Option(Value):
    """One thing to agree on before the game. `only_if` names another option and the choices that open this one."""

    name: str
    choices: tuple[Choice, ...]
    default: Choice
    titles: Mapping[str, str]
    explanations: Mapping[str, str]
    only_if: tuple[str, tuple[Choice, ...]] | None = None

    @staticmethod
    def explained(
        name: str,
        choices: tuple[Choice, ...],
        library: Mapping[str, Words],
        only_if: tuple[str, tuple[Choice, ...]] | None = None,
    ) -> Option:
        """An option whose first choice is the default, with title and explanation from the game's words."""
        titles = {lang: words.say(f"option.{name}.title", {}) for lang, words in library.items()}
        explanations = {lang: words.say(f"option.{name}.about", {}) for lang, words in library.items()}
        return Option(name, choices, choices[0], titles, explanations, only_if)

    def is_open(self, chosen: Mapping[str, Choice]) -> bool:
        """Does this option mean anything beside what was chosen?"""
        return self.only_if is None or chosen[self.only_if[0]] in self.only_if[1]

    def read(self, text: str) -> Choice:
        """The choice these words name: `yes`, `3`, `shuffled`."""
        for choice in self.choices:
            if text.lower() == write_choice(choice) or ON_WORDS.get(text.lower()) is choice:
                return choice
        raise BadOptions(f"{self.name} cannot be {text!r}; choose one of {', '.join(map(write_choice, self.choices))}.")


@mypyc_attr(allow_interpreted_subclasses=True)
class Options(Value):
    """What was agreed on. Each game has its own frozen dataclass with a field per option."""

    def to_dict(self) -> dict[str, Choice]:
        """Name and choice of every option."""
        return {field.name: getattr(self, field.name) for field in fields(self)}  # type: ignore[arg-type]


def write_choice(choice: Choice) -> str:
    """A choice in words: `yes`, `3`, `shuffled`."""
    if isinstance(choice, bool):
        return "yes" if choice else "no"
    return str(choice)


def agree(options: Sequence[Option], given: Mapping[str, Choice]) -> dict[str, Choice]:
    """Every option's choice, defaults where nothing was given; refuses what does not exist or fit."""
    chosen: dict[str, Choice] = {option.name: option.default for option in options}
    for name, choice in given.items():
        if name not in chosen:
            raise BadOptions(f"There is no option {name!r}; there is {', '.join(chosen) or 'none at all'}.")
        chosen[name] = choice
    for option in options:
        choice = chosen[option.name]
        if not any(choice == known and type(choice) is type(known) for known in option.choices):
            known_choices = ", ".join(repr(known) for known in option.choices)
            raise BadOptions(f"{option.name} cannot be {choice!r}; choose one of {known_choices}.")
        if choice != option.default and not option.is_open(chosen):
            raise BadOptions(f"{option.name} means nothing here; it needs {needs(option)}.")
    return chosen


def needs(option: Option) -> str:
    """What must be chosen for this option to mean anything."""
    if option.only_if is None:
        return "nothing"
    name, choices = option.only_if
    return f"{name} to be {' or '.join(write_choice(choice) for choice in choices)}"


def combinations(options: Sequence[Option]) -> Iterator[dict[str, Choice]]:
    """Every valid set of choices, the defaults first."""
    ranges = [sorted(option.choices, key=lambda choice, o=option: choice != o.default) for option in options]  # type: ignore[misc]
    for choices in product(*ranges):
        chosen = {option.name: choice for option, choice in zip(options, choices, strict=True)}
        if all(chosen[option.name] == option.default or option.is_open(chosen) for option in options):
            yield chosen
