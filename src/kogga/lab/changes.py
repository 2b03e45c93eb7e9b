"""The designer's bench: a number of the box is another one, from the source on, before the game is imported.

`CASH=20` changes a number, `CARGO.3=30` one of several, `HOLD_PRICES.0.2=5` one deeper down, `CARGO=24,30,18,30` all of
them; what is computed from them follows. `full_boats=yes` changes an option.
"""

from __future__ import annotations

import ast
import sys
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

from kogga.core.actions import CHANCE
from kogga.core.errors import KoggaError
from kogga.core.options import Choice
from kogga.front.shelf import folder, games

ROOM = "pieces"
TRIALS = 20
LONGEST = 100_000


class BadChange(KoggaError):
    """A change of a number nobody knows, or to one that cannot be."""


@dataclass(frozen=True)
class Change:
    """One number: its name in the box, the way down to it, and what it shall be."""

    name: str
    path: tuple[int, ...]
    wanted: Any

    def __str__(self) -> str:
        spot = "".join(f".{step}" for step in self.path)
        wanted = ",".join(map(str, self.wanted)) if isinstance(self.wanted, tuple) else self.wanted
        return f"{self.name}{spot}={wanted}"


def sort_out(game: str, texts: Sequence[str]) -> tuple[dict[str, Choice], list[Change]]:
    """What `--set` was given, such as `manila.CASH=20`: options and changes of numbers, checked against the source."""
    options: dict[str, Choice] = {}
    changes: list[Change] = []
    known = {option.name: option for option in games[game].card.options}
    box = printed(game)
    for text in texts:
        name, sign, wanted = text.partition("=")
        name = name.strip().removeprefix(f"{game}.")
        if not sign:
            raise BadChange(f"{text!r} changes nothing; a change reads {game}.NAME=NUMBER.")
        if name in known:
            options[name] = known[name].read(wanted.strip())
        else:
            changes.append(read_change(game, box, name, wanted.strip()))
    return options, changes


def read_change(game: str, box: dict[str, Any], name: str, wanted: str) -> Change:
    """A change, if the box has such a number and it can be what is wanted."""
    name, *steps = name.split(".")
    if name not in box:
        raise BadChange(f"{game} has no number {name!r} that could be changed; it has {', '.join(sorted(box))}.")
    if not all(step.isdecimal() for step in steps):
        raise BadChange(f"{'.'.join(steps)!r} is no place within {name}; places are numbers from 0, as in {name}.0.")
    path = tuple(map(int, steps))
    return Change(name, path, fitting(name, found(name, box[name], path), wanted))


def found(name: str, thing: Any, path: Sequence[int]) -> Any:
    """What lies at a place of a table."""
    for depth, step in enumerate(path):
        if not isinstance(thing, tuple) or step >= len(thing):
            size = f"has {len(thing)} places, from 0" if isinstance(thing, tuple) else f"is {thing!r} and has no places"
            raise BadChange(f"{'.'.join([name, *map(str, path[:depth])])} {size}; there is no {step}.")
        thing = thing[step]
    return thing


def fitting(name: str, now: Any, wanted: str) -> Any:
    """The wanted number, of the kind that stands there now: whole, not below nothing unless it was, none missing."""
    if isinstance(now, tuple):
        parts = wanted.split(",")
        if len(parts) != len(now) or any(isinstance(part, tuple) for part in now):
            raise BadChange(f"{name} is {now!r}; give as many numbers with commas between, or one place of it.")
        return tuple(fitting(name, one, part.strip()) for one, part in zip(now, parts, strict=True))
    try:
        number = int(wanted)
    except ValueError:
        raise BadChange(f"{name} is the whole number {now}; it cannot be {wanted!r}.") from None
    if number < 0 <= now:
        raise BadChange(f"{name} is {now} and cannot be {number}, less than nothing.")
    return number


def printed(game: str) -> dict[str, Any]:
    """The numbers of a box as its source gives them; those that follow from others are not among them."""
    numbers: dict[str, Any] = {}
    for name, expression in assignments(ast.parse(source(game))):
        try:
            thing = ast.literal_eval(expression)
        except ValueError:
            continue
        if is_numbers(thing) and name.isupper():
            numbers[name] = thing
    return numbers


def is_numbers(thing: object) -> bool:
    """A whole number, or a table of them."""
    if isinstance(thing, tuple):
        return bool(thing) and all(is_numbers(part) for part in thing)
    return isinstance(thing, int) and not isinstance(thing, bool)


def assignments(tree: ast.Module) -> list[tuple[str, ast.expr]]:
    """Names of a module and what they are given."""
    return [(node.target.id, node.value) for node in tree.body
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value]  # fmt: skip


def source(game: str) -> str:
    """The text of a game's box."""
    return folder(f"kogga.games.{game}").joinpath(f"{ROOM}.py").read_text("utf-8")


# in a fresh interpreter


class Rewriter(ast.NodeTransformer):
    """Writes other numbers into the source of a box."""

    def __init__(self, changes: Sequence[Change]) -> None:
        self.changes = changes

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AnnAssign:  # ast's own way
        """An assignment; if it is one of ours, to something else."""
        for change in self.changes:
            if isinstance(node.target, ast.Name) and node.target.id == change.name and node.value:
                thing = replaced(ast.literal_eval(node.value), change.path, change.wanted)
                node.value = ast.copy_location(ast.parse(repr(thing), mode="eval").body, node.value)
        return ast.fix_missing_locations(node)


def replaced(thing: Any, path: Sequence[int], wanted: Any) -> Any:
    """A table with one place changed."""
    if not path:
        return wanted
    inner = replaced(thing[path[0]], path[1:], wanted)
    return (*thing[: path[0]], inner, *thing[path[0] + 1 :])


class ChangedBox(SourceFileLoader):
    """Loads a box with other numbers in it."""

    changes: Sequence[Change] = ()

    def source_to_code(self, data: Any, path: Any, **kwargs: Any) -> Any:  # type: ignore[override]
        """Compile what the source says, except for the changes."""
        tree = Rewriter(self.changes).visit(ast.parse(data))
        return compile(tree, path, "exec", dont_inherit=True)

    def path_stats(self, path: str) -> Any:
        """As if there were no cache: what is compiled here is nobody else's."""
        raise OSError


class SourceFinder(MetaPathFinder):
    """Finds a game's rooms as source, also where they are compiled: compiled rooms have the printed numbers inside."""

    def __init__(self, game: str, changes: Sequence[Change]) -> None:
        self.package = f"kogga.games.{game}"
        self.changes = changes

    def find_spec(self, fullname: str, path: Any, target: ModuleType | None = None) -> ModuleSpec | None:
        """The source of a room of this game."""
        if not fullname.startswith(self.package + "."):
            return None
        for home in path or ():
            stem = Path(home, fullname.rpartition(".")[2])
            package, module = stem / "__init__.py", stem.with_suffix(".py")
            if package.exists():
                return spec_from_file_location(fullname, package, submodule_search_locations=[str(stem)])
            if module.exists():
                return spec_from_file_location(fullname, module, loader=self.loader(fullname, str(module)))
        return None

    def loader(self, fullname: str, file: str) -> SourceFileLoader:
        """The box is changed, the other rooms are as they are."""
        if fullname != f"{self.package}.{ROOM}":
            return SourceFileLoader(fullname, file)
        box = ChangedBox(fullname, file)
        box.changes = self.changes
        return box


def install(game: str, texts: Sequence[str]) -> None:
    """From here on this interpreter knows the changed game. It must not have met the printed one."""
    if not texts:
        return
    box = printed(game)
    changes = [read_change(game, box, *text.partition("=")[::2]) for text in texts]
    if any(isinstance(finder, SourceFinder) and finder.package.endswith(f".{game}") for finder in sys.meta_path):
        return
    if f"kogga.games.{game}.{ROOM}" in sys.modules:
        raise BadChange(f"{game} is imported already, with the printed numbers; changes need a fresh interpreter.")
    sys.meta_path.insert(0, SourceFinder(game, changes))


def try_out(game: str, seats: int, options: dict[str, Choice], texts: Sequence[str]) -> None:
    """Can the changed game be played at all? Some whole games with random moves tell."""
    install(game, texts)
    about = f"{game} with {' '.join(texts)}"
    try:
        changed = games[game]
        for seed in range(TRIALS):
            if not ends(changed, changed.setup(seats, changed.card.agree(options)), Random(seed)):
                raise BadChange(f"{about} does not end: a random game has gone on for {LONGEST} actions.")
    except Exception as error:
        raise impossible(about, error) from error


def impossible(about: str, error: Exception) -> BadChange:
    """What broke, and where, in a sentence."""
    if isinstance(error, BadChange):
        return error
    last = traceback.extract_tb(error.__traceback__)[-1]
    where = f"{Path(last.filename).stem}.{last.name}: {last.line}"
    what = f"{type(error).__name__} {error}".strip()
    return BadChange(f"{about} cannot be played: {what} in {where}")


def ends(game: Any, state: Any, rng: Random) -> bool:
    """Play on at random; was there an end?"""
    for _ in range(LONGEST):
        owing = game.to_act(state)
        if not owing:
            game.score_sheet(state)
            return True
        choices = [game.deal(state, rng)] if owing[0] == CHANCE else game.legal(state, owing[0])
        game.apply(state, owing[0], choices[int(rng.random() * len(choices))], None)
    return False
