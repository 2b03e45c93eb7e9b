"""Many single-agent games at once, over all cores: each worker steps its part, arrays are shared and not sent."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from time import process_time
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from numpy.typing import NDArray

from kogga.adapters.frame import LEAST, MOST, frame_of
from kogga.adapters.gymnasium import SeatEnv
from kogga.core.errors import BadOptions, KoggaError
from kogga.core.options import Choice

RESET, STEP, STOP, DONE = b"r", b"s", b"q", b"d"
NO_SEED: Final = -1


@dataclass(frozen=True)
class Shape:
    """What one environment of the fleet is, so that a worker can build its own."""

    name: str
    seats: int | None
    options: tuple[tuple[str, Choice], ...]
    players: tuple[str, ...]
    seat: int | None
    reward: str
    penalty: float

    def build(self) -> SeatEnv:
        """One environment."""
        frame = frame_of(self.name, self.seats, dict(self.options))
        return SeatEnv(frame, self.players, self.seat, self.reward, self.penalty)


class Deck:
    """Arrays of the whole fleet in memory that all workers see."""

    def __init__(self, count: int, size: int, actions: int, memory: SharedMemory) -> None:
        self.memory = memory
        place = 0
        self.rows: dict[str, NDArray[Any]] = {}
        for name, shape, kind in layout(count, size, actions):
            row: NDArray[Any] = np.ndarray(shape, kind, memory.buf, place)
            self.rows[name] = row
            place += row.nbytes + -row.nbytes % 8

    def close(self) -> None:
        """Let the memory go."""
        self.rows.clear()
        self.memory.close()


def layout(count: int, size: int, actions: int) -> list[tuple[str, tuple[int, ...], Any]]:
    """Name, shape and kind of every array."""
    return [
        ("action", (count,), np.int64),
        ("seed", (count,), np.int64),
        ("reward", (count,), np.float64),
        ("spent", (count,), np.float64),
        ("observation", (count, size), np.float32),
        ("mask", (count, actions), np.int8),
        ("over", (count,), np.bool_),
    ]


def bytes_of(count: int, size: int, actions: int) -> int:
    """How much memory the arrays take."""
    sizes = [int(np.prod(shape)) * np.dtype(kind).itemsize for _, shape, kind in layout(count, size, actions)]
    return sum(each + -each % 8 for each in sizes)


def work(shape: Shape, part: tuple[int, int], whole: int, memory: str, orders: Connection) -> None:
    """A worker: build its environments, then obey until told to stop. Ctrl-C is for whoever hired it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    envs = [shape.build() for _ in range(*part)]
    frame = envs[0].frame
    deck = Deck(whole, frame.size, len(frame.actions), SharedMemory(memory))
    orders.send_bytes(DONE)
    while (order := orders.recv_bytes()) != STOP:
        try:
            obey(order, envs, part, deck)
        except KoggaError as error:
            orders.send_bytes(str(error).encode())
        else:
            deck.rows["spent"][part[0]] = process_time()
            orders.send_bytes(DONE)
    deck.close()


def obey(order: bytes, envs: Sequence[SeatEnv], part: tuple[int, int], deck: Deck) -> None:
    """New games, or one step of each; where one was over, a new one begins."""
    for spot, env in zip(range(*part), envs, strict=True):
        if order == RESET or deck.rows["over"][spot]:
            begin(env, spot, deck, order == RESET)
        else:
            go_on(env, spot, deck)


def begin(env: SeatEnv, spot: int, deck: Deck, seeded: bool) -> None:
    """A new game of one environment."""
    seed = int(deck.rows["seed"][spot]) if seeded else NO_SEED
    seen, told = env.reset(seed=None if seed == NO_SEED else seed)
    write(spot, deck, seen, told["action_mask"], 0.0, False)


def go_on(env: SeatEnv, spot: int, deck: Deck) -> None:
    """One step of one environment."""
    seen, reward, over, _, told = env.step(int(deck.rows["action"][spot]))
    write(spot, deck, seen, told["action_mask"], float(reward), over)


def write(spot: int, deck: Deck, seen: Any, mask: Any, reward: float, over: bool) -> None:
    """What came of it, into the shared arrays."""
    rows = deck.rows
    rows["observation"][spot] = seen
    rows["mask"][spot] = mask
    rows["reward"][spot] = reward
    rows["over"][spot] = over


class Fleet(VectorEnv[NDArray[np.float32], NDArray[np.int64], NDArray[Any]]):
    """A vector environment: `count` games, stepped by `workers` processes. After a game is over, the next step begins
    another one. `info["action_mask"]` has a row for each game.

    A step takes as long as the worker that was last to finish, so give each some dozens of games.
    """

    def __init__(self, shape: Shape, count: int, workers: int) -> None:
        if not 1 <= workers <= count:
            raise BadOptions(f"{count} games need 1 to {count} workers, not {workers}.")
        self.single = shape.build()
        frame = self.single.frame
        self.planes = frame.planes
        self.num_envs = count
        self.metadata = {**self.single.metadata, "autoreset_mode": AutoresetMode.NEXT_STEP}
        self.single_observation_space = self.single.observation_space
        self.single_action_space = self.single.action_space
        self.observation_space = spaces.Box(LEAST, MOST, (count, frame.size), np.float32)
        self.action_space = spaces.MultiDiscrete([len(frame.actions)] * count)
        memory = SharedMemory(create=True, size=bytes_of(count, frame.size, len(frame.actions)))
        self.deck = Deck(count, frame.size, len(frame.actions), memory)
        self.open_ports: list[Connection] = []
        self.crew: list[Any] = []
        self.sign_on(shape, workers)

    def sign_on(self, shape: Shape, workers: int) -> None:
        """Start the workers, each with its part of the games."""
        context = get_context("spawn")
        bounds = [self.num_envs * nth // workers for nth in range(workers + 1)]
        for part in pairwise(bounds):
            near, far = context.Pipe()
            worker = context.Process(
                target=work, args=(shape, part, self.num_envs, self.deck.memory.name, far), daemon=True
            )
            worker.start()
            self.open_ports.append(near)
            self.crew.append(worker)
        self.gather()

    def order(self, word: bytes) -> None:
        """All workers do their part, side by side."""
        for port in self.open_ports:
            port.send_bytes(word)
        self.gather()

    def gather(self) -> None:
        """Wait for everybody; what went wrong with somebody is said here."""
        troubles = [told for told in [port.recv_bytes() for port in self.open_ports] if told != DONE]
        if troubles:
            raise KoggaError(troubles[0].decode())

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """New games everywhere; a seed makes the n-th game seed + n."""
        seeds = (
            [NO_SEED if seed is None else seed + nth for nth in range(self.num_envs)]
            if not isinstance(seed, list)
            else [NO_SEED if each is None else each for each in seed]
        )
        self.deck.rows["seed"][:] = seeds
        self.order(RESET)
        return self.seen()

    def step(
        self, actions: Any
    ) -> tuple[NDArray[np.float32], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """One step of every game; where one was over, a new one begins and the action means nothing."""
        self.deck.rows["action"][:] = actions
        self.order(STEP)
        seen, told = self.seen()
        rows = self.deck.rows
        return seen, rows["reward"].copy(), rows["over"].copy(), np.zeros(self.num_envs, np.bool_), told

    def seen(self) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Copies of what the workers wrote."""
        return self.deck.rows["observation"].copy(), {"action_mask": self.deck.rows["mask"].copy()}

    def spent(self) -> NDArray[np.float64]:
        """Processor seconds of each worker so far, at the first of its games: is everybody busy?"""
        seconds: NDArray[np.float64] = self.deck.rows["spent"].copy()
        return seconds

    def close_extras(self, **kwargs: Any) -> None:
        """Send the workers home."""
        for port in self.open_ports:
            port.send_bytes(STOP)
        for worker in self.crew:
            worker.join()
        self.open_ports, self.crew = [], []
        self.deck.close()
        self.deck.memory.unlink()


def vector(
    name: str,
    count: int,
    seats: int | None = None,
    *,
    workers: int | None = None,
    players: Sequence[str] = ("greedy",),
    seat: int | None = None,
    reward: str = "place",
    penalty: float = -1.0,
    **options: Choice,
) -> Fleet:
    """Many games of one learner at once, over all cores."""
    shape = Shape(name, seats, tuple(options.items()), tuple(players), seat, reward, penalty)
    return Fleet(shape, count, workers or min(count, os.cpu_count() or 1))
