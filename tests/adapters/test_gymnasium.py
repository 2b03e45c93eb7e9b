"""Gymnasium's own check, and the fleet of many games at once."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import kogga
from kogga.adapters import fleet, gymnasium
from kogga.adapters.fleet import Fleet
from tests.adapters.conftest import short
from tests.contract.cells import Cell


def finish(env: gymnasium.SeatEnv, seed: int, luck: Any) -> tuple[float, dict[str, Any], int]:
    """A whole game of legal random actions: reward, what was told at the end, steps."""
    _, told = env.reset(seed=seed)
    steps, over, reward = 0, False, 0.0
    while not over:
        _, reward, over, _, told = env.step(luck.choice(np.flatnonzero(told["action_mask"])))
        steps += 1
    return reward, told, steps


def test_its_check_passes(cell: Cell) -> None:
    """As its documentation asks."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(gymnasium.env(cell.name, cell.seats, players=["random"], render_mode="ansi", **cell.options))


def test_games_end_with_a_reward_and_the_score(name: str) -> None:
    """On every seat; the mask is never empty before the end."""
    for seat in kogga.games[name].card.seats:
        env = gymnasium.env(
            name, players=["random"], seat=min(seat, kogga.games[name].card.seats[0]) - 1, reward="score", **short(name)
        )
        reward, told, steps = finish(env, seat, np.random.default_rng(seat))
        assert steps > 1
        assert reward == told["scores"][env.seat]
        assert 1 <= told["place"] <= env.frame.seats


def test_the_learner_moves_around_the_table(name: str) -> None:
    """Unless it is given a seat."""
    env = gymnasium.env(name, players=["random"], **short(name))
    seats = set()
    for seed in range(12):
        env.reset(seed=seed)
        seats.add(env.seat)
    assert seats == set(range(env.frame.seats))


def test_levels_sit_on_the_other_seats() -> None:
    """They think for a number of worlds and not for a time, so the same seed makes the same game."""
    env = gymnasium.env("sea_wolf", 3, players=["sailor", "deckhand"])
    assert finish(env, 3, np.random.default_rng(3))[2] > 1
    thinkers = [gymnasium.env("sea_wolf", 2, players=["captain"], seat=1) for _ in range(2)]  # the captain begins
    firsts = [env.reset(seed=4)[0].tolist() for env in thinkers]
    assert firsts[0] == firsts[1]


def test_an_action_the_mask_forbids_loses() -> None:
    """And the reason is told."""
    env = gymnasium.env("manila", players=["greedy", "random"], penalty=-2.0)
    _, told = env.reset(seed=3)
    _, reward, over, _, told = env.step(np.flatnonzero(told["action_mask"] == 0)[0])
    assert (reward, over) == (-2.0, True)
    assert "§" in told["illegal"]


def test_pictures_and_masks_are_at_hand(capsys: pytest.CaptureFixture[str]) -> None:
    """`svg`, `human`, and the method maskable learners ask for."""
    env = gymnasium.env("manila", render_mode="svg")
    _, told = env.reset(seed=1)
    assert str(env.render()).startswith("<svg")
    assert env.action_masks().tolist() == told["action_mask"].tolist()
    loud = gymnasium.env("manila", render_mode="human")
    loud.reset(seed=1)
    assert loud.render() is None
    assert capsys.readouterr().out


@pytest.fixture(scope="module")
def two_workers() -> Iterator[Fleet]:
    """Five games on two processes."""
    many = fleet.vector("sea_wolf", 5, 3, workers=2, players=["random"], seat=0)
    yield many
    many.close()


def test_a_fleet_plays_what_single_environments_play(two_workers: Fleet) -> None:
    """The same seeds and actions, the same observations, masks, rewards and ends; then a new game begins."""
    singles = [gymnasium.env("sea_wolf", 3, players=["random"], seat=0) for _ in range(5)]
    seen, told = two_workers.reset(seed=40)
    for spot, env in enumerate(singles):
        assert np.array_equal(env.reset(seed=40 + spot)[0], seen[spot])
    luck = np.random.default_rng(1)
    ended = np.zeros(5, np.bool_)
    for _ in range(60):
        actions = np.array([luck.choice(np.flatnonzero(row)) if row.any() else 0 for row in told["action_mask"]])
        seen, rewards, over, _, told = two_workers.step(actions)
        for spot, env in enumerate(singles):
            if ended[spot]:
                single, note = env.reset()
                assert (rewards[spot], over[spot]) == (0.0, False)
            else:
                single, reward, done, _, note = env.step(actions[spot])
                assert (reward, done) == (rewards[spot], over[spot])
            assert np.array_equal(single, seen[spot])
            assert np.array_equal(note["action_mask"], told["action_mask"][spot])
        ended = over
    assert two_workers.observation_space.contains(seen)
    assert np.count_nonzero(two_workers.spent()) == 2  # both have worked


def test_what_goes_wrong_in_a_worker_is_said() -> None:
    """In its sentence, by whoever asked."""
    broken = fleet.vector("sea_wolf", 8, 2, workers=1, players=["engine:false"], seat=1)
    with pytest.raises(kogga.KoggaError, match=r"^false "):
        broken.reset(seed=1)
    broken.close()


def test_a_fleet_needs_sensible_numbers() -> None:
    """No more workers than games."""
    with pytest.raises(kogga.KoggaError, match="1 to 2 workers"):
        fleet.vector("sea_wolf", 2, 3, workers=3)


def test_troubles_are_sentences() -> None:
    """Who sits where must make sense."""
    with pytest.raises(kogga.KoggaError, match="no seat 7"):
        gymnasium.env("manila", 4, seat=7)
    with pytest.raises(kogga.KoggaError, match="no player 'nobody'"):
        gymnasium.env("manila", 4, players=["nobody"])
    with pytest.raises(kogga.KoggaError, match="Somebody must sit"):
        gymnasium.env("manila", 4, players=[])
    with pytest.raises(kogga.KoggaError, match="render mode"):
        gymnasium.env("manila", 4, render_mode="smell")
