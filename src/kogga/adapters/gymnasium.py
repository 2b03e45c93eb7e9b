"""Gymnasium: one seat learns, players of ours sit on the others.

    from kogga.adapters import gymnasium
    env = gymnasium.env("manila", seats=4, players=["greedy", "random"])

`kogga.adapters.fleet.vector` steps many of them on all cores.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from random import Random
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from kogga.adapters.frame import LEAST, MOST, Frame, Mask, Tensor, frame_of
from kogga.adapters.rewards import Reward, reward_of
from kogga.adapters.voyage import Voyage
from kogga.core.actions import Seat
from kogga.core.errors import BadOptions, KoggaError
from kogga.core.options import Choice
from kogga.draw.standalone import whole_picture
from kogga.players.hiring import hire
from kogga.players.player import Player

RENDER_MODES: Final = ("human", "ansi", "svg")
SEEDS: Final = 2**31


class SeatEnv(gymnasium.Env[Tensor, np.int64]):
    """One seat of a table. An observation is the tensor of its view; `info["action_mask"]` and `action_masks()` tell
    what it may do. An action the mask forbids loses: the game ends with `penalty`, and `info["illegal"]` says why.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012  # Gymnasium's own way

    def __init__(
        self,
        frame: Frame,
        players: Sequence[str] = ("greedy",),
        seat: Seat | None = None,
        reward: str | Reward = "place",
        penalty: float = -1.0,
        render_mode: str | None = None,
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadOptions(f"There is no render mode {render_mode!r}; there is {', '.join(RENDER_MODES)}.")
        if seat is not None and seat not in range(frame.seats):
            raise BadOptions(
                f"There is no seat {seat}; seats are 0 to {frame.seats - 1}, or None for another every game."
            )
        if not players:
            raise BadOptions("Somebody must sit on the other seats; players needs a name, such as greedy.")
        self.frame = frame
        self.planes = frame.planes
        self.players = tuple(players)
        self.own_seat = seat
        self.reward = reward_of(reward)
        self.penalty = penalty
        self.render_mode = render_mode
        self.voyage = Voyage(frame, 0)
        self.seat: Seat = 0
        self.others: dict[Seat, Player] = {}
        self.seating(0)
        self.observation_space = spaces.Box(LEAST, MOST, (frame.size,), np.float32)
        self.action_space = spaces.Discrete(len(frame.actions))

    def seating(self, seed: int) -> None:
        """The learner on its seat, or on another one every game; the others around it."""
        frame = self.frame
        self.seat = seed % frame.seats if self.own_seat is None else self.own_seat
        self.close()
        around = [(self.seat + step) % frame.seats for step in range(1, frame.seats)]
        self.others = {
            seat: hire(self.players[nth % len(self.players)], frame.game, seat, Random(f"{seed} {seat}"))
            for nth, seat in enumerate(around)
        }

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Tensor, dict[str, Any]]:
        """A new game; with a seed, the same games from here on."""
        super().reset(seed=seed)
        luck = int(self.np_random.integers(SEEDS))
        self.seating(luck)
        self.voyage.restart(luck)
        self.sail_on()
        return self.look()

    def sail_on(self) -> None:
        """The others decide until the learner must, or the game is over."""
        voyage = self.voyage
        while voyage.seat is not None and voyage.seat != self.seat:
            action = self.others[voyage.seat].choose(voyage.view(voyage.seat))
            voyage.take(action)

    def look(self) -> tuple[Tensor, dict[str, Any]]:
        """What the learner sees and may do."""
        tensor, mask = self.voyage.look(self.seat)
        return tensor, {"action_mask": mask}

    def step(self, action: Any) -> tuple[Tensor, float, bool, bool, dict[str, Any]]:
        """The learner's action by its number, then everybody else's until it is asked again."""
        try:
            self.voyage.play(int(action))
        except KoggaError as error:
            tensor, seen = self.look()
            return tensor, self.penalty, True, False, {**seen, "illegal": str(error)}
        self.sail_on()
        over = self.voyage.seat is None
        tensor, seen = self.look()
        if not over:
            return tensor, 0.0, False, False, seen
        sheets = self.voyage.sheets()
        seen |= {"scores": np.array([sheet.total for sheet in sheets]), "place": sheets[self.seat].place}
        return tensor, self.reward(sheets)[self.seat], True, False, seen

    def close(self) -> None:
        """The others get up."""
        for player in self.others.values():
            player.leave()
        self.others = {}

    def action_masks(self) -> Mask:
        """What the learner may do, under the name sb3-contrib's maskable learners ask for."""
        return self.frame.mask(self.voyage.view(self.seat).choices)

    def render(self) -> str | None:
        """The table as the learner sees it."""
        face, view = self.frame.game.face.speaking("en"), self.voyage.view(self.seat)
        if self.render_mode == "svg":
            return whole_picture(*face.draw(view), "light", f"{self.frame.game.card.id}-")
        table = face.table(view)
        if self.render_mode != "human":
            return table
        sys.stdout.write(f"{table}\n\n")
        return None


def env(
    name: str,
    seats: int | None = None,
    *,
    players: Sequence[str] = ("greedy",),
    seat: Seat | None = None,
    reward: str | Reward = "place",
    penalty: float = -1.0,
    render_mode: str | None = None,
    **options: Choice,
) -> SeatEnv:
    """One seat of a game (None: another one every game) against these players, in turn order and over again."""
    return SeatEnv(frame_of(name, seats, options), players, seat, reward, penalty, render_mode)
