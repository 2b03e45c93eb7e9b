"""A copy shares nothing that can change; everything survives pickling and deep copying."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

import pytest

from kogga import CHANCE
from kogga.core.game import run_out
from tests.contract.walk import Walk, each, image

ATOMS = (int, float, str, bytes, type(None), Enum, type)


def parts(thing: object) -> Iterable[object]:
    """What a thing holds."""
    if isinstance(thing, dict):
        return [*thing.keys(), *thing.values()]
    if isinstance(thing, (list, tuple, set, frozenset)):
        return thing
    if is_dataclass(thing):
        return [getattr(thing, field.name) for field in fields(thing)]
    names = getattr(type(thing), "__mypyc_attrs__", None) or slots(type(thing)) or vars(thing)
    return [getattr(thing, name) for name in names if name != "__dict__"]


def slots(kind: type) -> list[str]:
    """The slots of a class and of those it stands on."""
    return [name for base in kind.__mro__ for name in getattr(base, "__slots__", ())]


def can_change(thing: object) -> bool:
    """Is this no value but a thing that play might change?"""
    if isinstance(thing, (tuple, frozenset)):
        return False
    params = getattr(type(thing), "__dataclass_params__", None)
    return params is None or not params.frozen


def changeable(thing: object) -> dict[int, object]:
    """Everything reachable that can change, by identity."""
    found: dict[int, object] = {}
    waiting = [thing]
    seen: set[int] = set()
    while waiting:
        here = waiting.pop()
        if isinstance(here, ATOMS) or id(here) in seen:
            continue
        seen.add(id(here))
        if can_change(here):
            found[id(here)] = here
        waiting += parts(here)
    return found


def test_a_copy_shares_nothing_that_can_change(walk: Walk) -> None:
    """No list, dictionary or object of the state is reachable from its copy."""
    for ply, state in each(walk, walk.many):
        twin = state.copy()
        assert image(twin) == image(state), walk.fail(ply, "a copy is not the same")
        mine = changeable(state)
        shared = [thing for key, thing in changeable(twin).items() if key in mine]
        assert not shared, walk.fail(ply, f"a copy shares {shared[:3]}")
        assert any(isinstance(thing, list) for thing in mine.values()), (
            "the walk through the object graph found no list"
        )


def test_playing_a_copy_leaves_the_original_alone(walk: Walk) -> None:
    """A copy is played to the end; the original has not moved; nor has the copy when the original's twin is played."""
    for ply, state in each(walk, walk.few):
        before, text = image(state), walk.game.write_position(state)
        first, second = state.copy(), state.copy()
        run_out(walk.game, first, walk.rng_for(f"copy {ply}"))
        assert image(state) == before, walk.fail(ply, "playing a copy moved the original")
        assert walk.game.write_position(state) == text
        assert image(second) == before, walk.fail(ply, "playing a copy moved another copy")


def test_asking_changes_nothing(walk: Walk) -> None:
    """Looking, counting and writing leave the state as it is."""
    for ply, state in each(walk, walk.few):
        before = image(state)
        walk.game.to_act(state)
        walk.game.score_sheet(state)
        walk.game.write_position(state)
        walk.game.odds(state)
        for ear in walk.ears:
            walk.game.observe(state, ear)
        for seat in walk.game.to_act(state):
            for action in list(walk.game.legal(state, seat))[:10]:
                walk.game.redact(state, seat, action, 0)
                walk.game.redact(state, seat, action, None)
                if seat != CHANCE:
                    walk.game.reveals(state, seat, action)
        assert image(state) == before, walk.fail(ply, "looking changed the state")


def test_legal_lists_can_be_kept(walk: Walk) -> None:
    """Whoever empties the list of choices the front door handed out spoils nothing."""
    for ply in walk.few:
        match = walk.match_at(ply)
        for seat in [*range(walk.seats), CHANCE]:
            kept = list(match.legal(seat))
            match.legal(seat).clear()
            assert match.legal(seat) == kept, walk.fail(ply, "legal hands out a list of the game's own")


@pytest.mark.parametrize(
    "twin", [lambda thing: pickle.loads(pickle.dumps(thing)), copy.deepcopy], ids=["pickle", "deepcopy"]
)
def test_everything_travels(walk: Walk, twin: Any) -> None:
    """States, views, actions, options, events and sheets survive pickling and deep copying."""
    events = [event for _, event in walk.match.events]
    assert twin(events) == events
    assert twin(walk.vocabulary) == walk.vocabulary
    assert twin(walk.entries) == walk.entries
    assert twin(walk.match.options) == walk.match.options
    assert type(twin(walk.match.options)) is type(walk.match.options)
    for ply, state in each(walk, walk.few):
        again = twin(state)
        assert image(again) == image(state), walk.fail(ply, "the state did not survive")
        shared = changeable(state).keys() & changeable(again).keys()
        assert not shared, walk.fail(ply, "the twin shares something that can change")
        sheet = list(walk.game.score_sheet(state))
        assert twin(sheet) == sheet
        for ear in walk.ears:
            view = walk.game.observe(state, ear)
            assert twin(view) == view, walk.fail(ply, "the view did not survive")
            assert hash(twin(view)) == hash(view), walk.fail(ply, "the view hashes differently")
