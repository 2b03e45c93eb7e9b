"""Judging a choice that was made: by what the seat saw, in the same worlds, with an error that tells what is sure."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import kogga
from kogga.players.budget import Budget
from kogga.players.judging import judge, regret
from tests.players.tables import views
from tests.scene import Scene

FEW = Budget(iterations=40)
# Delivery 3 of 3 and a pair in hand: whoever keeps it back loses its points, and they count against the hand.
LAST_PORT = (
    "phase: delivery; came: 3; discards: wolf, wolf; row: fish 1, ship red 2, rats, gold 6;"
    " hand 0: ship blue 6, fish 6; hand 1: gold 1; laid 1: ship red 1 barrels 1"
)


def test_a_blunder_is_dear_and_surely_so() -> None:
    """Not to deliver in the last port is judged to cost a lot, far beyond its error."""
    scene = Scene("sea_wolf", seats=2, position=LAST_PORT)
    found = judge(scene.match.game, scene.view(0), scene.match.game.read("done"), 1, FEW)
    assert found.best == "deliver ship blue 6 fish 6"
    assert not found.agrees
    assert found.is_sure
    assert found.cost > 0.5
    assert found.cost == pytest.approx(found.best_share - found.share)


def test_the_best_choice_costs_nothing() -> None:
    """Whoever did what the search would have done paid nothing."""
    scene = Scene("sea_wolf", seats=2, position=LAST_PORT)
    found = judge(scene.match.game, scene.view(0), scene.match.game.read("deliver ship blue 6 fish 6"), 1, FEW)
    assert found.agrees
    assert found.cost == 0.0
    assert not found.is_sure


@pytest.mark.parametrize("name", kogga.games)
def test_any_choice_can_be_judged_and_the_same_seed_judges_the_same(name: str) -> None:
    """In every game; shares are parts of a win, and errors are errors."""
    game = kogga.games[name]
    view: Any = next(each for each in views(game, game.card.seats[0], {}, every=25)[1:] if len(each.choices) > 1)
    made = view.choices[-1]
    twice = [judge(game, view, made, 3, Budget(iterations=12)) for _ in range(2)]
    assert twice[0] == twice[1]
    assert 0.0 <= twice[0].share <= 1.0
    assert twice[0].error >= 0.0
    assert regret(game, view, made) >= 0.0


def test_a_judgement_depends_on_the_view_alone() -> None:
    """Two worlds that look the same to the seat are judged alike: the truth is never asked."""
    real = Scene(
        "sea_wolf", seats=2, position="row: fish 1, ship red 2, rats, gold 6; hand 0: ship blue 6; hand 1: pigs 4"
    )
    other = Scene(
        "sea_wolf", seats=2, position="row: fish 1, ship red 2, rats, gold 6; hand 0: ship blue 6; hand 1: gold 3"
    )
    game = real.match.game
    assert real.view(0) == other.view(0)
    found = [judge(game, scene.view(0), game.read("draw"), Random(1).getrandbits(8), FEW) for scene in (real, other)]
    assert found[0] == found[1]
