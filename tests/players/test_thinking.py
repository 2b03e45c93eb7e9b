"""Search and flat Monte Carlo: legal, repeatable, bounded, and blind to what their seat cannot see."""

from __future__ import annotations

from math import e
from random import Random
from typing import Any

import pytest

import kogga
from kogga.core.actions import CHANCE
from kogga.core.state import State
from kogga.players import search
from kogga.players.budget import Budget
from kogga.players.estimates import Tally
from kogga.players.flat import FlatPlayer
from kogga.players.levels import CREW
from kogga.players.outcomes import Course, shares
from kogga.players.search import SearchPlayer
from tests.players.tables import cells, views

GAMES = list(kogga.games)
CELLS = [(name, options) for name in GAMES for options in cells(name)]
LABELS = [f"{name}-{'-'.join(map(str, options.values()))}" for name, options in CELLS]


@pytest.mark.parametrize(("name", "options"), CELLS, ids=LABELS)
def test_every_thought_ends_in_a_legal_move(name: str, options: dict[str, Any]) -> None:
    """With few iterations, in every game and with every choice of its options, from any view."""
    game = kogga.games[name]
    seats = game.card.seats[-1]
    found = views(game, seats, options, every=40)
    for number, view in enumerate(found[:8]):
        kind = FlatPlayer if number % 4 == 3 else SearchPlayer
        weighed = kind(game, view.seat, Random(1), Budget(6)).weigh(view)
        assert all(each.action in view.choices and 0.0 <= each.share <= 1.0 for each in weighed)
        assert weighed[0].tries > 0


@pytest.mark.parametrize("kind", [SearchPlayer, FlatPlayer])
@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_thinks_the_same(name: str, kind: Any) -> None:
    """As long as the budget is in iterations."""
    game = kogga.games[name]
    view = views(game, game.card.seats[0], {}, every=30)[1]
    twice = [kind(game, view.seat, Random(5), Budget(12)).weigh(view) for _ in range(2)]
    assert twice[0] == twice[1]


@pytest.mark.parametrize("name", ["manila", "explorers"])
def test_a_verdict_comes_before_the_luck_that_is_known_by_its_odds(name: str) -> None:
    """However a turn goes on in an imagined world, it ends where the dice would fall, or where all is settled."""
    game: Any = kogga.games[name]
    waiting = []
    for view in views(game, 4, {}, every=25)[:12]:
        world = game.imagine(view, Random(3))
        Course(game, 4, sensible=1.0).run(world, 0)
        waiting += game.to_act(world)[:1]
        assert game.sense.is_settled(game.observe(world, 0)) or not game.to_act(world)
    assert CHANCE in waiting


@pytest.mark.parametrize("name", GAMES)
def test_luck_does_not_hang_on_what_is_decided(name: str) -> None:
    """Choices are tried in the same world: decisions, however many, leave the dice to come as they were."""
    game: Any = kogga.games[name]
    view = views(game, game.card.seats[-1], {}, every=20)[2]
    course = Course(game, len(view.scores), sensible=0.5)
    worlds = [course.imagine(view, 7), course.imagine(view, 7)]
    assert game.write_position(worlds[0]) == game.write_position(worlds[1])
    luck = course.luck.getstate()
    for _ in range(20):
        assert course.decide(worlds[0], view.seat, None) in view.choices
    assert course.luck.getstate() == luck


def test_shares_are_chances_to_win() -> None:
    """They add up to one; `spread` points more make a win almost three times as likely; far ahead it is certain."""
    assert shares([7.0, 7.0, 7.0, 7.0], 6.0) == [0.25] * 4
    ahead, behind = shares([16.0, 10.0], 6.0)
    assert ahead + behind == pytest.approx(1.0)
    assert ahead / behind == pytest.approx(e)
    assert shares([400.0, 0.0, 0.0], 6.0)[0] == pytest.approx(1.0)


class Blindfolded:
    """A game that notes every state it is asked about and every one it imagined."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.imagined: list[State] = []
        self.asked: list[State] = []

    def __getattr__(self, name: str) -> Any:
        found = getattr(self.game, name)
        if name not in ("to_act", "legal", "apply", "deal", "odds", "observe", "score_sheet", "allows"):
            return found

        def noted(state: State, *rest: Any) -> Any:
            self.asked.append(state)
            return found(state, *rest)

        return noted

    def imagine(self, view: Any, rng: Random) -> State:
        """A world, remembered together with every copy that is made of it."""
        state: State = self.game.imagine(view, rng)
        self.imagined.append(state)
        return state


@pytest.mark.parametrize("level", CREW, ids=lambda level: level.name)
@pytest.mark.parametrize("name", GAMES)
def test_nobody_is_handed_the_state_of_the_real_game(name: str, level: Any) -> None:
    """Whatever state a level asks the game about, it has imagined itself; and it holds none when it is done."""
    real = kogga.match(name, seats=kogga.games[name].card.seats[0], seed=3)
    view: Any = real.view(real.to_act[0])
    watched: Any = Blindfolded(real.game)
    player = level.player(watched, view.seat, Random(1))
    if hasattr(player, "budget"):
        player.budget = Budget(5)
    player.choose(view)
    assert not [state for state in watched.asked if state is real.state]
    assert {id(state) for state in watched.asked} <= {id(state) for state in watched.imagined}
    assert not [held for held in vars(player).values() if isinstance(held, State)]


def test_the_tree_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the thought."""
    monkeypatch.setattr(search, "MOMENTS", 10)
    game = kogga.games["sea_wolf"]
    view = views(game, 3, {}, every=20)[1]
    player = SearchPlayer(game, view.seat, Random(1), Budget(60))
    player.weigh(view)
    assert player.moments == 10


def test_seconds_end_a_thought() -> None:
    """Whatever the number of iterations; and at least one is made."""
    ticks = list(Budget(seconds=0.01).ticks())
    assert ticks[:1] == [0]
    assert list(Budget(10**9, seconds=0.0).ticks()) == [0]
    with pytest.raises(ValueError, match="iterations or seconds"):
        Budget()


def test_estimates_have_an_error() -> None:
    """It is wide while little is known, and narrows with every try."""
    tally = Tally()
    tally.add(1.0)
    assert tally.error == 0.5
    tally.add(0.0)
    wide = tally.error
    for share in [1.0, 0.0] * 50:
        tally.add(share)
    assert tally.mean == 0.5
    assert 0.0 < tally.error < wide


def test_parts_of_the_win_add_up() -> None:
    """And more points are a larger part."""
    parts = shares([3.0, 9.0, 3.0], 6.0)
    assert sum(parts) == pytest.approx(1.0)
    assert parts[1] > parts[0] == parts[2]
