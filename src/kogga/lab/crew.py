"""Who plays the games of a plan: processes of this machine, or a cluster by Ray."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import AbstractContextManager
from importlib import import_module
from itertools import islice
from multiprocessing import active_children, get_context
from pathlib import Path
from threading import current_thread, main_thread
from types import TracebackType
from typing import Any, Final, Protocol, Self, TypeVar

import kogga
from kogga.core.options import Choice
from kogga.lab.changes import BadChange, impossible, install, try_out
from kogga.lab.course import GameResult, measured
from kogga.lab.keep import Keep
from kogga.lab.plan import Plan

T = TypeVar("T")
AHEAD: Final = 3  # parts of the work that lie ready for each worker
PARTS: Final = 40  # of a plan's games for each worker, so that progress can be seen
LARGEST: Final = 50  # games in a part: what a worker holds in memory
LAST_WORDS: Final = 2  # seconds a worker that is sent home has to hand in what it is handing in


class Crew(Protocol):
    """Somebody who plays."""

    size: int

    def play(self, plan: Plan, numbers: Sequence[int]) -> Iterator[list[GameResult]]:
        """The results of these games, some at a time, in whatever order they are done."""

    def check(self, plan: Plan) -> None:
        """Can this plan's changed game be played? BadChange says why not."""


def play_part(plan: Plan, numbers: Sequence[int]) -> list[GameResult]:
    """Some games, in whatever process this is; with changes, one that has not met the printed game."""
    install(plan.game, plan.changes)
    if not plan.changes:
        return [measured(plan, number) for number in numbers]
    try:
        return [measured(plan, number) for number in numbers]
    except Exception as error:
        raise impossible(f"{plan.game} with {' '.join(plan.changes)}", error) from error


class Duty:
    """What a worker is at: playing, or handing in what came of it. One who was sent home plays no more."""

    is_playing = False
    is_over = False


def begin_duty() -> None:
    """A worker does not hear Ctrl-C; whoever hired it does, and sends it home."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, go_home)


def go_home(*_: object) -> None:
    """Stop playing at once, but not in the middle of handing in: for the rest of it the captain would wait forever."""
    Duty.is_over = True
    signal.alarm(LAST_WORDS)
    if Duty.is_playing:
        raise SystemExit


def on_duty(task: Callable[..., T], *work: Any) -> T:
    """A piece of work, in a worker."""
    Duty.is_playing = True
    try:
        if Duty.is_over:
            raise SystemExit
        return task(*work)
    finally:
        Duty.is_playing = False


def try_part(plan: Plan, options: dict[str, Choice]) -> None:
    """See whether a changed game can be played."""
    try_out(plan.game, plan.seats, options, plan.changes)


def parts(numbers: Sequence[int], workers: int) -> Iterator[list[int]]:
    """The games in parts, none too large."""
    size = max(1, min(LARGEST, len(numbers) // (PARTS * workers)))
    whole = iter(numbers)
    while part := list(islice(whole, size)):
        yield part


class Processes(AbstractContextManager["Processes"]):
    """Fresh interpreters on this machine; only so much work lies ready that memory stays bounded.

    A batch system's SIGTERM is heard as Ctrl-C, or it would leave them behind, at work for nobody.
    """

    def __init__(self, jobs: int | None = None) -> None:
        self.size = jobs or os.cpu_count() or 1
        self.pool: ProcessPoolExecutor | None = None
        self.strangers = set(active_children())  # whose work is not ours to end

    def __enter__(self) -> Self:
        if current_thread() is main_thread():  # no other may listen
            signal.signal(signal.SIGTERM, signal.default_int_handler)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.dismiss(kind is None)

    def dismiss(self, politely: bool = True) -> None:
        """Send them home, at once if something went wrong: what they have not handed in is played again."""
        if self.pool:
            if not politely:
                for worker in set(active_children()) - self.strangers:
                    worker.terminate()
            self.pool.shutdown(cancel_futures=True)  # waits: a pool that is left behind complains when Python ends
            self.pool = None

    def fresh(self) -> ProcessPoolExecutor:
        """New interpreters: those who have met one game must not be asked for a changed one."""
        self.dismiss()
        self.pool = ProcessPoolExecutor(self.size, get_context("spawn"), initializer=begin_duty)
        return self.pool

    def spread(self, task: Callable[..., T], works: Iterable[tuple[Any, ...]]) -> Iterator[T]:
        """What the task makes of each piece of work, in whatever order they are done."""
        pool = self.fresh()
        waiting = iter(works)
        running: set[Future[T]] = set()
        while True:
            running |= {pool.submit(on_duty, task, *work) for work in islice(waiting, AHEAD * self.size - len(running))}
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for each in done:
                yield each.result()

    def play(self, plan: Plan, numbers: Sequence[int]) -> Iterator[list[GameResult]]:
        """Part by part."""
        return self.spread(play_part, ((plan, part) for part in parts(numbers, self.size)))

    def check(self, plan: Plan) -> None:
        """In an interpreter of its own."""
        self.fresh().submit(on_duty, try_part, plan, dict(plan.options)).result()


class Cluster(AbstractContextManager["Cluster"]):
    """Ray's workers, wherever they are. `local` starts a Ray of one's own on this machine."""

    def __init__(self, address: str) -> None:
        self.ray: Any = import_module("ray")
        packages = {"py_modules": [module_folder()]} if address != "local" else {}
        self.ray.init(address=address, runtime_env=packages, log_to_driver=False, logging_level="error")
        self.size = int(self.ray.cluster_resources().get("CPU", 1))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.ray.shutdown()

    def remote(self, task: Callable[..., Any], plan: Plan) -> Any:
        """A task on workers that play this plan's game and no other: Ray keeps workers apart by their environment."""
        environment = {"env_vars": {"KOGGA_CHANGES": f"{plan.game} {plan.label}"}}
        return self.ray.remote(task).options(runtime_env=environment)

    def play(self, plan: Plan, numbers: Sequence[int]) -> Iterator[list[GameResult]]:
        """Part by part."""
        task = self.remote(play_part, plan)
        work = parts(numbers, self.size)
        running: list[Any] = []
        while True:
            running += [task.remote(plan, part) for part in islice(work, AHEAD * self.size - len(running))]
            if not running:
                return
            done, running = self.ray.wait(running, num_returns=1)
            yield self.ray.get(done[0])

    def check(self, plan: Plan) -> None:
        """On a worker."""
        try:
            self.ray.get(self.remote(try_part, plan).remote(plan, dict(plan.options)))
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause from None


def module_folder() -> str:
    """Where this Kogga is, so that a cluster's machines get the same one."""
    return str(Path(kogga.__file__).parent)


def carry_out(plan: Plan, keep: Keep, crew: Crew, tick: Callable[[int], None]) -> int:
    """Play what is missing of a plan; the number of its run. `tick` is told how many games were added."""
    run = keep.open_run(plan)
    missing = keep.missing(run, plan.games)
    try:
        if plan.changes and missing:
            crew.check(plan)
        for results in crew.play(plan, missing) if missing else ():
            keep.add(run, results)
            tick(len(results))
    except BadChange:
        keep.drop(run)  # what was played of a game that cannot be played means nothing
        raise
    return run
