"""PettingZoo's own tests, and what it does not test: twins, pickles, rewards, names."""

from __future__ import annotations

import copy
import pickle
import warnings
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import kogga
from kogga.adapters import pettingzoo
from kogga.adapters.pettingzoo import SeatsEnv
from kogga.core.scores import ScoreSheet
from tests.adapters.conftest import short
from tests.contract.cells import Cell

Make = Callable[..., SeatsEnv]
CYCLES = 120
FAR = 60  # decisions after which two ways have parted, if they ever do


def maker(cell: Cell) -> Make:
    """Makes the environment of a cell."""
    return partial(pettingzoo.env, cell.name, cell.seats, **cell.options)


def drift(env: SeatsEnv, steps: int | None, rng: Random) -> list[int]:
    """Random legal actions, so many or to the end; which they were."""
    taken: list[int] = []
    while env.agents and not env.terminations[env.agent_selection] and len(taken) != steps:
        mask = env.last()[0]["action_mask"]
        taken.append(int(rng.choice(np.flatnonzero(mask).tolist())))
        env.step(taken[-1])
    return taken


def outlook(env: SeatsEnv) -> list[Any]:
    """Everything an agent could read off an environment."""
    seen = [env.observe(agent) for agent in env.possible_agents]
    bare = [(sight["observation"].tolist(), sight["action_mask"].tolist()) for sight in seen]
    return [env.agent_selection, env.agents[:], dict(env.rewards), dict(env.terminations), *bare]


def test_its_api_test_passes(cell: Cell) -> None:
    """As its documentation asks."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of every mask that is not the selected agent's
        api_test(maker(cell)(), num_cycles=CYCLES, verbose_progress=False)


def test_its_seed_test_passes(cell: Cell) -> None:
    """The same seed, the same game."""
    seed_test(maker(cell), num_cycles=CYCLES)


def test_its_render_test_passes(cell: Cell, capsys: pytest.CaptureFixture[str]) -> None:
    """As text, on the screen, and as a picture."""
    render_test(maker(cell), custom_tests={"svg": lambda picture: picture.startswith("<svg")})
    assert capsys.readouterr().out


def test_observations_fit_their_space_all_game_long(cell: Cell) -> None:
    """In every phase, for every seat; and the named planes are the whole tensor."""
    env = maker(cell)()
    env.reset(seed=4)
    rng = Random(4)
    while not env.terminations[env.agent_selection]:
        for agent in env.agents:
            assert env.observation_space(agent).contains(env.observe(agent))
        view: Any = env.under_way.view(0)
        named = env.frame.named(env.observe("player_0")["observation"])
        assert {name: row.astype(int).tolist() for name, row in named.items()} == view.planes()
        drift(env, 9, rng)
    assert env.state_space.contains(env.state())


def test_a_game_through_it_is_a_game_of_the_match(name: str) -> None:
    """The same seed and actions, the same luck, scores and words."""
    env = pettingzoo.env(name, reward="score", **short(name))
    env.reset(seed=11)
    match = kogga.match(name, seats=env.frame.seats, seed=11, **short(name))
    for number in drift(env, None, Random(2)):
        match.play(match.to_act[0], env.frame.words(number))
    assert match.over
    assert list(env.rewards.values()) == match.scores


def test_twins_go_the_same_way_and_share_nothing(name: str) -> None:
    """A clone, a deep copy, a pickle, a saved moment."""
    env = pettingzoo.env(name, **short(name))
    env.reset(seed=5)
    drift(env, 15, Random(1))
    before, moment = outlook(env), env.save()
    twins = [env.clone(), copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    ways = [drift(each, FAR, Random(3)) for each in (env, *twins)]
    ends = [outlook(each) for each in (env, *twins)]
    assert all(way == ways[0] for way in ways)
    assert all(end == ends[0] for end in ends)
    env.load(pickle.loads(pickle.dumps(moment)))
    assert outlook(env) == before
    assert drift(env, FAR, Random(3)) == ways[0]
    assert outlook(env) == ends[0]


def test_a_planner_gets_other_luck_and_other_secrets(name: str) -> None:
    """Imagined worlds look the same to the selected agent; clones with a seed do not foresee the dice."""
    env = pettingzoo.env(name, **short(name))
    env.reset(seed=6)
    drift(env, 12, Random(1))
    agent = env.agent_selection
    worlds = [env.imagined(seed) for seed in range(4)]
    for world in worlds:
        assert world.observe(agent)["observation"].tolist() == env.observe(agent)["observation"].tolist()
    truth = env.clone()
    others = [env.clone(seed) for seed in range(4)]
    for each in (truth, *others, *worlds):
        drift(each, FAR, Random(9))
    assert any(outlook(other) != outlook(truth) for other in others)
    assert any(outlook(other) != outlook(truth) for other in worlds)


def test_rewards_can_be_chosen(name: str) -> None:
    """Places add up to nothing, margins are towards the best of the others, scores are scores, functions are obeyed."""
    earned = {}
    for reward in ("place", "margin", "score", highest):
        env = pettingzoo.env(name, reward=reward, **short(name))
        env.reset(seed=8)
        drift(env, None, Random(8))
        earned[reward] = list(env.rewards.values())
    scores = earned["score"]
    assert sum(earned["place"]) == pytest.approx(0.0)
    assert earned["margin"] == [mine - max(scores[:seat] + scores[seat + 1 :]) for seat, mine in enumerate(scores)]
    assert earned[highest] == [max(scores)] * len(scores)


def highest(sheets: Any) -> list[float]:
    """A reward of one's own."""
    best = max(sheet.total for sheet in sheets)
    return [float(best) for sheet in sheets if isinstance(sheet, ScoreSheet)]


def test_what_the_mask_forbids_is_refused_with_a_reason(name: str) -> None:
    """And nothing has changed."""
    env = pettingzoo.env(name, **short(name))
    env.reset(seed=1)
    before = outlook(env)
    forbidden = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(kogga.IllegalMove, match="§"):
        env.step(forbidden)
    with pytest.raises(kogga.KoggaError, match="There is no action"):
        env.step(len(env.frame.actions))
    assert outlook(env) == before


def test_troubles_are_sentences() -> None:
    """What is asked too early or does not exist."""
    env = pettingzoo.env("manila", 4, full_boats=True)
    with pytest.raises(kogga.KoggaError, match="reset"):
        env.observe("player_0")
    with pytest.raises(kogga.KoggaError, match="render mode"):
        pettingzoo.env("manila", 4, render_mode="smell")
    with pytest.raises(kogga.KoggaError, match="3 to 5 players"):
        pettingzoo.env("manila", 2)
    with pytest.raises(kogga.KoggaError, match="There is no reward 'fame'"):
        pettingzoo.env("manila", 3, reward="fame")
    with pytest.raises(kogga.KoggaError, match="There is no option"):
        pettingzoo.env("manila", 3, sails=True)
