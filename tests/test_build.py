"""Interpreted and compiled are the same game: what a build must be able to do, either way."""

from __future__ import annotations

import copy
import os
import pickle
import sys
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

import kogga
from kogga.cli.bench import build_of, is_compiled
from kogga.core.actions import Action
from kogga.core.events import Event
from kogga.core.face import Face, Said, Svg
from kogga.core.options import Options
from kogga.core.refusals import Refusal
from kogga.core.state import State
from kogga.core.view import View

BUILD = os.environ.get("KOGGA_BUILD", "interpreted")


def a_match(game: str, decisions: int) -> kogga.Match:
    """A match after some random decisions."""
    table = kogga.match(game, seats=kogga.games[game].card.seats[0], seed=5)
    rng = Random(5)
    while not table.over and decisions:
        choices = table.legal(table.to_act[0])
        table.play(table.to_act[0], choices[int(rng.random() * len(choices))])
        decisions -= 1
    return table


@pytest.mark.parametrize("name", list(kogga.games))
def test_the_build_is_the_one_that_was_asked_for(name: str) -> None:
    """Every module of core and of the rules: machine code, or Python; faces and drawings are Python always."""
    assert build_of(kogga.games[name]) == BUILD
    for module in [
        module for key, module in sys.modules.items() if key.startswith(("kogga.core.", f"kogga.games.{name}."))
    ]:
        room = module.__name__.removeprefix(f"kogga.games.{name}.").partition(".")[0]
        is_folder = Path(module.__file__ or "").stem.partition(".")[0] == "__init__" and room != "rules"
        if not is_folder:
            assert is_compiled(module) == (BUILD == "compiled" and room not in ("face", "drawing")), module.__name__


@pytest.mark.parametrize("name", list(kogga.games))
def test_every_choice_can_be_judged(name: str) -> None:
    """What a game's old sailor thinks of a position and its choices is a number, whatever the build."""
    for decisions in range(10, 60, 5):
        table = a_match(name, decisions)
        if table.over:
            continue
        seat = table.to_act[0]
        view = table.view(seat)
        judged = [table.game.sense.rate(view, action) for action in table.legal(seat)]
        assert [*map(type, judged)] == [float] * len(judged)
        assert isinstance(table.game.sense.value(view), float)


def pieces(name: str) -> list[Any]:
    """One of everything that travels: between processes, into files, into other people's programs."""
    table = a_match(name, 12)
    seat = table.to_act[0]
    return [
        table,
        table.game,
        table.options,
        table.game.card,
        table.game.card.options[0],
        table.view(seat),
        table.view(None),
        table.legal(seat)[0],
        table.events[0][1],
        table.sheet[0],
        Refusal("4.2", "not_in_hand", (("card", "fish 4"),)),
        Said("Your turn.", "3.1"),
        Svg("<g/>"),
    ]


@pytest.mark.parametrize("name", list(kogga.games))
def test_everything_can_be_pickled_and_deep_copied(name: str) -> None:
    """And comes back equal."""
    for piece in pieces(name):
        for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
            assert pickle.loads(pickle.dumps(piece, protocol)) == piece
        assert copy.deepcopy(piece) == piece
        assert type(copy.deepcopy(piece)) is type(piece)


@pytest.mark.parametrize("name", list(kogga.games))
def test_a_state_can_be_pickled_and_deep_copied(name: str) -> None:
    """The position tells that nothing was lost; a twin can be played on alone."""
    table = a_match(name, 12)
    before = table.position()
    for twin in (pickle.loads(pickle.dumps(table.state)), copy.deepcopy(table.state), table.state.copy()):
        assert table.game.write_position(twin) == before
        seat = table.to_act[0]
        table.game.apply(twin, seat, table.game.legal(twin, seat)[0], None)
        assert table.position() == before


@pytest.mark.parametrize("name", list(kogga.games))
def test_values_are_frozen_and_can_be_replaced(name: str) -> None:
    """Views and actions are dataclasses in either build."""
    view: Any = a_match(name, 12).view(0)
    with pytest.raises(AttributeError):
        view.seat = 1
    assert replace(view, seat=None) != view
    assert hash(replace(view)) == hash(view)


@dataclass(frozen=True)
class Dive(Action):
    """A verb of a game nobody has compiled."""

    depth: int

    def __str__(self) -> str:
        return f"dive {self.depth}"


@dataclass(frozen=True)
class Found(Event):
    """An event of that game."""

    pearls: int


@dataclass(frozen=True)
class Depths(Options):
    """Its options."""

    deep: bool = False


@dataclass(frozen=True)
class Below(View):
    """Its view."""

    seat: int | None
    choices: tuple[Dive, ...]


class Sea(State):
    """Its state."""

    def __init__(self, pearls: list[int]) -> None:
        self.pearls = pearls

    def copy(self) -> Sea:
        """A twin."""
        return Sea(self.pearls[:])

    def __reduce__(self) -> tuple[object, ...]:
        return (Sea, (self.pearls,))


class PearlFace(Face[Any, Any]):
    """Its face."""


def test_a_game_in_plain_python_stands_on_either_build() -> None:
    """Subclasses of everything the contract offers: they work, pickle and compare."""
    for piece in (Dive(3), Found(2), Depths(deep=True), Below(0, (Dive(1),))):
        assert pickle.loads(pickle.dumps(piece)) == piece
        assert copy.deepcopy(piece) == piece
    assert Depths(deep=True).to_dict() == {"deep": True}
    assert Below(0, (Dive(1),)).to_json() == {"seat": 0, "choices": ["dive 1"]}
    sea = Sea([1, 2])
    assert pickle.loads(pickle.dumps(sea)).pearls == copy.deepcopy(sea).pearls == sea.copy().pearls == [1, 2]
    library = kogga.games[next(iter(kogga.games))].face.library
    assert PearlFace(library).speaking("pl", ["Anna"]).name(0) == "Anna"
