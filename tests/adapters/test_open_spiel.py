"""OpenSpiel's own test of every game, and what it does not test: pickles, stories, imagined worlds."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

import kogga
from kogga.adapters import open_spiel
from kogga.adapters.open_spiel import PREFIX, SpielState
from kogga.core.actions import CHANCE
from tests.adapters.conftest import short, three_cells
from tests.contract.cells import Cell

LONG = 120  # the test is quadratic in the length of a game


def load(name: str, players: int | None = None, **options: Any) -> Any:
    """A game as OpenSpiel loads it; a short one where the game knows how to be short."""
    players = players or kogga.games[name].card.seats[0]
    return pyspiel.load_game(PREFIX + name, {"players": players, **short(name), **options})


def drift(state: Any, steps: int, rng: Random) -> None:
    """Random legal actions and luck."""
    for _ in range(steps):
        if state.is_terminal():
            return
        if state.is_chance_node():
            numbers, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(numbers, odds)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))


def is_countable(game: Any) -> bool:
    """Can a history deal the luck again?"""
    return bool(game.get_type().chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC)


def test_its_random_sim_test_passes(cell: Cell, request: pytest.FixtureRequest) -> None:
    """With serialising wherever luck has numbers: of the base game, or by a flag of all."""
    game = load(cell.name, cell.seats, **cell.options)
    if cell == three_cells(cell.name)[0] or request.config.getoption("--all-options"):
        pyspiel.random_sim_test(game, num_sims=1, serialize=is_countable(game), verbose=False)
    else:
        pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False, specific_initial_state=late(game))


def late(game: Any) -> Any:
    """Near the end of a game, because the test is quadratic in what was said; the beginning where luck has no numbers,
    because the test plays a history again.
    """
    if not is_countable(game):
        return game.new_initial_state()
    whole = game.new_initial_state()
    drift(whole, 10**6, Random(0))
    state = game.new_initial_state()
    drift(state, max(0, len(whole.history()) - LONG), Random(0))
    return state


@pytest.mark.parametrize("reward", ["margin", "score"])
def test_other_rewards_keep_their_bounds(name: str, reward: str) -> None:
    """They add up to nothing in particular, and come with the end."""
    game = load(name, reward=reward)
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False, specific_initial_state=late(game))


def test_pickles_are_the_same_state(name: str) -> None:
    """With history, stories and everything that was thrown; and they can be played on."""
    state = load(name).new_initial_state()
    for _ in range(6):
        drift(state, 17, Random(3))
        twin = pickle.loads(pickle.dumps(state))
        assert (str(twin), twin.history(), twin.returns()) == (str(state), state.history(), state.returns())
        for player in range(state.num_players()):
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.observation_tensor(player) == state.observation_tensor(player)
    drift(twin, 10**6, Random(4))
    assert twin.is_terminal()


def test_an_information_state_is_the_story_of_the_match(name: str) -> None:
    """What a seat hears through OpenSpiel is what it hears at a table, word for word."""
    game = load(name)
    state = game.new_initial_state()
    frame = game.frame
    options = frame.options.to_dict()
    match = kogga.match(name, seats=frame.seats, luck="dictated", **options)
    rng = Random(12)
    for _ in range(80):
        if state.is_terminal():
            break
        seat = match.to_act[0]
        drift(state, 1, rng)
        action = state.passage.steps[-1][1]
        match.play(seat, action)
    assert str(state) == match.position()
    for player in range(frame.seats):
        told = [f"{seat}: {words}\n" for seat, words in match.story(player)]
        assert state.information_state_string(player) == "".join(told)


def test_luck_has_the_odds_of_the_game(name: str) -> None:
    """A chance node lists them; where they cannot be counted it has one outcome, and the game's seed decides."""
    state = load(name, seed=5).new_initial_state()
    rng = Random(5)
    uncounted = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            odds = state.get_game().frame.game.odds(state.passage.state)
            assert sum(chance for _, chance in outcomes) == pytest.approx(1.0)
            assert len(outcomes) == max(1, len(odds)) <= open_spiel.MOST_OUTCOMES
            uncounted += not odds
        drift(state, 1, rng)
    assert bool(uncounted) != is_countable(state.get_game())


def test_copies_do_not_foresee_what_cannot_be_counted(name: str) -> None:
    """Twins of a state before a throw see different throws."""
    game = load(name)
    if is_countable(game):
        return
    state = game.new_initial_state()
    rng = Random(1)
    while state.passage.owing != (CHANCE,) or state.passage.odds:
        drift(state, 1, rng)
    falls = set()
    for _ in range(5):
        twin = state.clone()
        twin.apply_action(0)
        falls.add(str(twin))
    assert len(falls) > 1


def test_resampled_worlds_look_the_same(name: str) -> None:
    """To the player who imagines them; and they can be played to the end."""
    state = load(name).new_initial_state()
    drift(state, 40, Random(2))
    while state.is_chance_node():
        drift(state, 1, Random(2))
    player = state.current_player()
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for _ in range(5):
        world: SpielState = state.resample_from_infostate(player, sampler)
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_tensor(player) == state.observation_tensor(player)
        assert world.legal_actions() == state.legal_actions()
        drift(world, 10**6, Random(3))
        assert world.is_terminal()


def test_observers_name_their_planes(name: str) -> None:
    """The planes of the view, through OpenSpiel's own observation; a public one is a spectator's."""
    game = load(name)
    state = game.new_initial_state()
    drift(state, 50, Random(2))
    observation = make_observation(game)
    observation.set_from(state, 1)
    view = game.frame.game.observe(state.passage.state, 1)
    assert {plane: row.astype(int).tolist() for plane, row in observation.dict.items()} == view.planes()
    public_only = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    public = make_observation(game, public_only)
    public.set_from(state, 1)
    assert np.array_equal(public.tensor, game.frame.tensor(game.frame.game.observe(state.passage.state, None)))
    assert public.string_from(state, 1) == public.string_from(state, 0)


def test_the_string_of_a_game_loads_it() -> None:
    """As OpenSpiel writes it in logs."""
    game = pyspiel.load_game("kogga_manila(players=4,full_boats=True)")
    assert game.num_players() == 4
    assert str(pyspiel.load_game(str(game))) == str(game)
    assert game.frame.options.full_boats
