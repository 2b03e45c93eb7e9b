"""OpenSpiel: every game as a Python game, registered by importing this module.

    import pyspiel
    from kogga.adapters import open_spiel
    game = pyspiel.load_game("kogga_manila(players=4,full_boats=True)")

Luck is a chance node with its odds wherever they can be counted. Where they cannot (dice thrown into a lid), the node
has one outcome, and what falls is drawn from the game's own source, which `seed` fixes; copies of a state draw from the
same source, so no planner foresees what falls.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel

from kogga.adapters.frame import Frame, frame_of
from kogga.adapters.rewards import Reward, reward_of
from kogga.core.actions import CHANCE, Action, Seat
from kogga.core.errors import BadOptions
from kogga.core.game import AnyGame
from kogga.core.options import Choice
from kogga.front.shelf import games

PREFIX: Final = "kogga_"
MOST_ACTIONS: Final = 100_000  # longer than any game; OpenSpiel wants to be told
MOST_OUTCOMES: Final = 1024  # more than any die, bag or pile has
FURTHEST: Final = {"place": 1.0, "margin": 1e6, "score": 1e6}  # no reward is further from nothing


class Passage:
    """What a state of ours holds: the truth, and what each seat heard on the way, worked out when it is asked for."""

    __slots__ = ("behind", "fell", "heard", "odds", "owing", "start", "state", "steps")

    def __init__(self, game: AnyGame, state: Any, heard: tuple[str, ...]) -> None:
        self.start = (state.copy(), heard)  # never changed, so twins share it
        self.state = state
        self.heard = list(heard)  # by seat: all words up to `behind`
        self.behind: Any = state.copy()
        self.steps: list[tuple[Seat, Action]] = []  # from `behind` to here
        self.fell: tuple[Action, ...] = ()  # the luck that has no number
        self.look(game)

    def look(self, game: AnyGame) -> None:
        """Who owes a decision; what luck may bring."""
        self.owing = game.to_act(self.state)
        self.odds: Sequence[tuple[Action, int]] = game.odds(self.state) if self.owing == (CHANCE,) else ()

    def play(self, game: AnyGame, seat: Seat, action: Action) -> None:
        """One action."""
        game.apply(self.state, seat, action, None)
        self.steps.append((seat, action))
        self.look(game)

    def story(self, game: AnyGame, seat: Seat) -> str:
        """All the words this seat heard, in order."""
        for actor, action in self.steps:
            for ear in range(len(self.heard)):
                words = game.redact(self.behind, actor, action, ear)
                if words:
                    self.heard[ear] += f"{actor}: {words}\n"
            game.apply(self.behind, actor, action, None)
        self.steps = []
        return self.heard[seat]

    def copy(self) -> Passage:
        """A twin that shares nothing that can change."""
        twin = Passage.__new__(Passage)
        twin.start, twin.fell = self.start, self.fell
        twin.state = self.state.copy()
        twin.behind = self.behind.copy()
        twin.heard = self.heard[:]
        twin.steps = self.steps[:]
        twin.owing, twin.odds = self.owing, self.odds
        return twin

    def __deepcopy__(self, memo: object) -> Passage:  # how OpenSpiel clones
        return self.copy()


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel carries no types
    """One of our games with its players, options, reward and seed."""

    def __init__(self, kogga_game: AnyGame, params: dict[str, Any]) -> None:
        defaults = parameters(kogga_game)
        chosen = {**defaults, **params}
        options: dict[str, Choice] = {option.name: chosen[option.name] for option in kogga_game.card.options}
        self.frame: Frame = frame_of(kogga_game.card.id, chosen["players"], options)
        self.reward: Reward = reward_of(chosen["reward"])
        self.rng = Random(chosen["seed"] if chosen["seed"] >= 0 else None)
        span = FURTHEST[chosen["reward"]]
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.frame.actions),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.frame.seats,
            min_utility=-span,
            max_utility=span,
            utility_sum=0.0 if chosen["reward"] == "place" else None,
            max_game_length=MOST_ACTIONS,
        )
        super().__init__(type_of(kogga_game, chosen["reward"]), info, params)

    def new_initial_state(self) -> SpielState:
        """The table laid, luck next."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Observations, and with perfect recall information states."""
        if params:
            raise BadOptions(f"Observers here take no parameters, such as {params}.")
        return SpielObserver(self.frame, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game in progress. `passage` is the whole truth."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        rules, seats = game.frame.game, game.frame.seats
        self.passage = Passage(rules, rules.setup(seats, game.frame.options), ("",) * seats)
        self.falling: list[Action] = []  # what the lid is to show next, when a state is played again

    def current_player(self) -> int:
        """The seat that owes a decision; of several, the first."""
        owing = self.passage.owing
        if not owing:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if owing[0] == CHANCE else owing[0]

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return not self.passage.owing

    def _legal_actions(self, player: int) -> list[int]:
        frame = self.get_game().frame
        return sorted([frame.number[action] for action in frame.game.legal(self.passage.state, player)])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What luck may bring, by its place in the game's odds; one outcome where it cannot be counted."""
        odds = self.passage.odds
        whole = sum([weight for _, weight in odds])
        return [(spot, weight / whole) for spot, (_, weight) in enumerate(odds)] or [(0, 1.0)]

    def _apply_action(self, number: int) -> None:
        game, passage = self.get_game(), self.passage
        seat = passage.owing[0]
        if seat != CHANCE:
            action = game.frame.actions[number]
        elif passage.odds:
            action = passage.odds[number][0]
        else:
            action = self.falling.pop(0) if self.falling else game.frame.game.deal(passage.state, game.rng)
            passage.fell += (action,)
        passage.play(game.frame.game, seat, action)

    def _action_to_string(self, player: int, number: int) -> str:
        if player >= 0:
            return str(self.get_game().frame.words(number))
        return str(self.passage.odds[number][0]) if number < len(self.passage.odds) else "luck"

    def returns(self) -> list[float]:
        """Nothing until the end, then the reward."""
        game = self.get_game()
        if self.passage.owing:
            return [0.0] * game.frame.seats
        return list(game.reward(game.frame.game.score_sheet(self.passage.state)))

    def resample_from_infostate(self, player: int, probability_sampler: Any) -> SpielState:
        """A world that looks the same to this player, drawn as luck weighs them: what IS-MCTS thinks in."""
        game = self.get_game()
        rules: AnyGame = game.frame.game
        world = rules.imagine(rules.observe(self.passage.state, player), game.rng)
        heard = tuple(
            self.passage.story(rules, seat) if seat == player else f"{rules.observe(world, seat)}\n"
            for seat in range(game.frame.seats)
        )
        other = SpielState(game)
        other.passage = Passage(rules, world, heard)
        return other

    def __str__(self) -> str:
        return str(self.get_game().frame.game.write_position(self.passage.state))

    def __reduce__(self) -> tuple[object, ...]:
        game, passage = self.get_game(), self.passage
        named = (game.get_type().short_name, game.get_parameters())
        return (revived, (*named, *passage.start, self.history(), passage.fell))


class SpielObserver:
    """What a player sees, or, with perfect recall, all it ever heard. The tensor is the view's either way, because a
    view holds what perfect memory gives.
    """

    def __init__(self, frame: Frame, kind: Any) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise BadOptions("Nobody sees the cards of all players; observe one of them, or none.")
        self.frame = frame
        self.recalls = kind.perfect_recall
        self.blind = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.tensor = np.zeros(frame.size, np.float32)
        self.dict = frame.named(self.tensor)

    def view(self, state: SpielState, player: int) -> Any:
        """What this player sees; a spectator where private things are left out."""
        return self.frame.game.observe(state.passage.state, None if self.blind else player)

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor and its named planes."""
        self.tensor[:] = self.frame.tensor(self.view(state, player))

    def string_from(self, state: SpielState, player: int) -> str:
        """The story, or the view."""
        if self.recalls and not self.blind:
            return state.passage.story(self.frame.game, player)
        return json.dumps(self.view(state, player).to_json())


def parameters(game: AnyGame) -> dict[str, Any]:
    """What `load_game` takes, with defaults: players, reward, seed (-1: any luck), and the game's options."""
    options = {option.name: option.default for option in game.card.options}
    return {"players": game.card.seats[0], "reward": "place", "seed": -1, **options}


@cache
def is_countable(game: AnyGame) -> bool:
    """Has every turn of luck odds? Some hundred turns of luck in a random game tell."""
    rng = Random(1)
    state = game.setup(game.card.seats[0], game.card.agree({}))
    for _ in range(1000):
        owing = game.to_act(state)
        if not owing:
            break
        if owing[0] == CHANCE and not game.odds(state):
            return False
        choices = [game.deal(state, rng)] if owing[0] == CHANCE else game.legal(state, owing[0])
        game.apply(state, owing[0], choices[int(rng.random() * len(choices))], None)
    return True


def type_of(game: AnyGame, reward: str = "place") -> Any:
    """What OpenSpiel needs to know of a kind of game."""
    kinds, chance = pyspiel.GameType, pyspiel.GameType.ChanceMode
    return kinds(
        short_name=f"{PREFIX}{game.card.id}",
        long_name=game.card.titles["en"],
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=chance.EXPLICIT_STOCHASTIC if is_countable(game) else chance.SAMPLED_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if reward == "place" else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.card.seats[-1],
        min_num_players=game.card.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=parameters(game),
    )


def revived(
    name: str, params: dict[str, Any], start: Any, heard: tuple[str, ...], history: list[int], fell: tuple[Action, ...]
) -> SpielState:
    """A state out of a pickle: played again from where it began, luck that has no number included."""
    game = pyspiel.load_game(name, params)
    state: SpielState = game.new_initial_state()
    state.passage = Passage(game.frame.game, start.copy(), heard)
    state.falling = list(fell)
    for number in history:
        state.apply_action(number)
    return state


def register(game: AnyGame) -> None:
    """Let `pyspiel.load_game` know a game."""

    class Registered(
        SpielGame
    ):  # a class, because OpenSpiel outlives Python's end and must not drop the last hold of it
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params or {})

    pyspiel.register_game(type_of(game), Registered)


for each in games.values():
    register(each)
