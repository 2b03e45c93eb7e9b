"""PettingZoo: every game as a turn-based environment with action masks (AEC).

from kogga.adapters import pettingzoo
env = pettingzoo.env("manila", seats=4, full_boats=True)
"""

from __future__ import annotations

import sys
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from kogga.adapters.frame import LEAST, MOST, Frame, Tensor, frame_of
from kogga.adapters.rewards import Reward, reward_of
from kogga.adapters.voyage import Voyage
from kogga.core.actions import Seat
from kogga.core.errors import BadOptions
from kogga.core.options import Choice
from kogga.draw.standalone import whole_picture

RENDER_MODES: Final = ("human", "ansi", "svg")
Saved = dict[str, Any]


class SeatsEnv(AECEnv[str, dict[str, Any], int | None]):  # type: ignore[misc]  # PettingZoo carries no types
    """A table where every seat is an agent. Sealed choices are asked one seat after the other; nobody sees them early.

    An observation is `{"observation": tensor, "action_mask": mask}`; `planes` tells which part of the tensor is which.
    Rewards come with the end: `place`, `margin`, `score`, or a function of the score sheets.
    """

    def __init__(self, frame: Frame, reward: str | Reward = "place", render_mode: str | None = None) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadOptions(f"There is no render mode {render_mode!r}; there is {', '.join(RENDER_MODES)}.")
        card = frame.game.card
        self.metadata = {
            "name": f"kogga_{card.id}_v{card.version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.frame = frame
        self.reward = reward
        self.earned = reward_of(reward)
        self.render_mode = render_mode
        self.planes = frame.planes
        self.possible_agents = [f"player_{seat}" for seat in range(frame.seats)]
        self.agents: list[str] = []
        self.voyage: Voyage | None = None
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            agent: observed(frame) for agent in self.possible_agents
        }
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Discrete(len(frame.actions)) for agent in self.possible_agents
        }
        self.state_space = spaces.Box(LEAST, MOST, (frame.seats, frame.size), np.float32)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent sees: the planes of its view, and a mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of all actions there are."""
        return self.action_spaces[agent]

    # the course of a game

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; with a seed, the same one every time."""
        if self.voyage is None:
            self.voyage = Voyage(self.frame, seed)
        else:
            self.voyage.restart(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.turn()

    def turn(self) -> None:
        """Whoever owes a decision is selected; at the end everybody hears what it was worth."""
        seat = self.under_way.seat
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]
            return
        earned = self.earned(self.under_way.sheets())
        self.rewards = dict(zip(self.possible_agents, earned, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)

    def step(self, action: int | None) -> None:
        """The selected agent takes an action by its number. kogga.IllegalMove says why not, and nothing has changed."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadOptions("None is for agents whose game is over; this one owes a decision.")
        self.under_way.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.turn()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    @property
    def under_way(self) -> Voyage:
        """The game in progress."""
        if self.voyage is None:
            raise BadOptions("No game is under way; reset() begins one.")
        return self.voyage

    # what agents see

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees and may do, in numbers."""
        tensor, mask = self.under_way.look(self.possible_agents.index(agent))
        return {"observation": tensor, "action_mask": mask}

    def state(self) -> Tensor:
        """What all seats together know, a row a seat: for a critic that sees more than the players."""
        return np.stack([self.frame.tensor(self.under_way.view(seat)) for seat in range(self.frame.seats)])

    def render(self, seat: Seat | None = None, lang: str = "en") -> str | None:
        """The table as a spectator sees it, or a seat: as text (`ansi`, `human`), or as a picture (`svg`)."""
        face = self.frame.game.face.speaking(lang)
        view = self.under_way.view(seat)
        if self.render_mode == "svg":
            backdrop, live = face.draw(view)
            return whole_picture(backdrop, live, "light", f"{self.frame.game.card.id}-")
        table = face.table(view)
        if self.render_mode != "human":
            return table
        sys.stdout.write(f"{table}\n\n")
        return None

    def close(self) -> None:
        """Nothing is held open."""

    # twins

    def clone(self, seed: int | None = None) -> SeatsEnv:
        """A twin, the luck to come included; with a seed, luck of its own, so that a planner foresees no dice."""
        twin = SeatsEnv(self.frame, self.reward, self.render_mode)
        twin.load(self.save())
        if seed is not None:
            twin.under_way.rng.seed(seed)
        return twin

    def imagined(self, seed: int | None = None) -> SeatsEnv:
        """A twin in a world that looks the same to the selected agent: what it may honestly search in."""
        twin = self.clone()
        twin.voyage = self.under_way.imagined(self.possible_agents.index(self.agent_selection), seed)
        return twin

    def save(self) -> Saved:
        """The moment, to come back to; it can be pickled."""
        kept = ("agents", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos", "agent_selection")
        moment: Saved = {name: plain_copy(getattr(self, name)) for name in kept if hasattr(self, name)}
        moment["voyage"] = None if self.voyage is None else self.voyage.save()
        return moment

    def load(self, moment: Saved) -> None:
        """Back to a moment that was saved."""
        for name, thing in moment.items():
            if name != "voyage":
                setattr(self, name, plain_copy(thing))
        self.voyage = Voyage(self.frame) if moment["voyage"] else None
        if self.voyage:
            self.voyage.load(moment["voyage"])

    def __reduce__(self) -> tuple[object, ...]:
        return (revived, (self.frame, self.reward, self.render_mode, self.save()))

    def __deepcopy__(self, memo: object) -> SeatsEnv:
        return self.clone()


def env(
    name: str,
    seats: int | None = None,
    *,
    reward: str | Reward = "place",
    render_mode: str | None = None,
    **options: Choice,
) -> SeatsEnv:
    """A game as an AEC environment; options are the game's own."""
    return SeatsEnv(frame_of(name, seats, options), reward, render_mode)


def observed(frame: Frame) -> spaces.Dict:
    """What an agent of this game sees."""
    return spaces.Dict(
        {
            "observation": spaces.Box(LEAST, MOST, (frame.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (len(frame.actions),), np.int8),
        }
    )


def plain_copy(thing: Any) -> Any:
    """A copy of a name, a list or a dictionary, one level deep."""
    return thing if isinstance(thing, str) else thing.copy()


def revived(frame: Frame, reward: str | Reward, render_mode: str | None, moment: Saved) -> SeatsEnv:
    """An environment out of a pickle."""
    env = SeatsEnv(frame, reward, render_mode)
    env.load(moment)
    return env
