"""Bots at a table: they think in worker processes, and only ever see a view."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Any

from kogga.core.actions import Seat
from kogga.core.errors import KoggaError
from kogga.front.shelf import games
from kogga.players import levels
from kogga.players.hints import hints
from kogga.players.hiring import PLAIN, hire
from kogga.players.player import RandomPlayer
from kogga.store.rows import StoreError
from kogga.table.table import Click, Frozen, Paused, Stale, Table

LOG = logging.getLogger(__name__)
OFFERED = tuple(levels.LEVELS)
LEVELS = (*OFFERED, *PLAIN)  # the plain ones sit at older tables
Advice = tuple[str, float, float]  # words, part of the win, its error
PATIENCE = 10.0  # seconds a worker may think before somebody answers for it


def think(game: str, view: Any, level: str, seed: int, pace: float) -> str:
    """What a bot of this level does, in words. Runs in a worker."""
    return str(hire(level, games[game], view.seat, Random(seed), pace).choose(view))


def advise(game: str, view: Any, seed: int) -> list[Advice]:
    """The best few choices in words, with the part of the win they bring and its error. Runs in a worker."""
    return [(str(each.action), each.share, each.error) for each in hints(games[game], view, seed)]


def step_back() -> None:
    """Let whoever else is busy on this machine go first."""
    if hasattr(os, "nice"):
        os.nice(10)


class BotBench:
    """The workers. One that dies or dawdles is replaced, and its question answered by chance."""

    def __init__(self, workers: int = 1, humble: bool = False) -> None:
        self.workers = workers
        self.humble = humble
        self.pool = self.hire()
        self.free = asyncio.Semaphore(workers)
        self.waiting = 0
        self.advised: set[str] = set()

    def hire(self) -> ProcessPoolExecutor:
        """Fresh workers, which share nothing with this process; humble ones let all others go first."""
        greeting = step_back if self.humble else None
        return ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"), greeting)

    async def choose(self, game: str, view: Any, level: str, seed: int) -> str:
        """A legal answer, whatever happens to the worker. The more are waiting, the quicker each must be."""
        pace = 1.0 / (1 + self.waiting // self.workers)
        words: str | None = await self.ask(think, game, view, level, seed, pace)
        return str(RandomPlayer(games[game], view.seat, Random(seed)).choose(view)) if words is None else words

    async def advise(self, guest: str, game: str, view: Any, seed: int) -> list[Advice]:
        """Advice for a guest who sees this view, one at a time; none if the worker dies over it."""
        if guest in self.advised:
            return []
        self.advised.add(guest)
        try:
            return await self.ask(advise, game, view, seed) or []
        finally:
            self.advised.discard(guest)

    async def ask(self, question: Callable[..., Any], *about: Any) -> Any:
        """A worker's answer; None if it died or took too long. Its time runs from when it begins."""
        loop = asyncio.get_running_loop()
        self.waiting += 1
        try:
            async with self.free:
                pool = self.pool
                try:
                    return await asyncio.wait_for(loop.run_in_executor(pool, question, *about), PATIENCE)
                except (BrokenProcessPool, TimeoutError, asyncio.CancelledError):
                    task = asyncio.current_task()
                    if task is not None and task.cancelling():
                        raise
                    if pool is self.pool:  # another question may have found out before
                        self.replace()
                except Exception:  # a bot that stumbles over a question must not stop the table
                    LOG.exception("A bot of %s had no answer.", about[0])
                return None
        finally:
            self.waiting -= 1

    def replace(self) -> None:
        """Send the workers home and hire new ones."""
        for process in list(getattr(self.pool, "_processes", {}).values()):
            process.kill()
        self.pool.shutdown(wait=False, cancel_futures=True)
        self.pool = self.hire()

    def close(self) -> None:
        """Send the workers home."""
        self.pool.shutdown(wait=False, cancel_futures=True)


class BotDriver:
    """Plays for the bots of one table, after a pause that is always the same."""

    def __init__(
        self, table: Table, bench: BotBench, pause: float, seeds: Callable[[], int], is_ours: Callable[[], bool]
    ) -> None:
        self.table = table
        self.bench = bench
        self.pause = pause
        self.seeds = seeds
        self.is_ours = is_ours  # or do the bots of this table play on another server?
        self.tasks: dict[tuple[Seat, Click], asyncio.Task[None]] = {}
        table.listeners.add(self.wake)

    def wake(self) -> None:
        """Something happened: does a bot owe a decision?"""
        ledger = self.table.ledger
        for seat in self.owing() if self.is_ours() else []:
            click = Click(ledger.epoch, ledger.own_actions(seat))
            if (seat, click) not in self.tasks:
                task = asyncio.ensure_future(self.act(seat, click))
                self.tasks[seat, click] = task
                task.add_done_callback(lambda _, key=(seat, click): self.tasks.pop(key, None))  # type: ignore[misc]

    def owing(self) -> list[Seat]:
        """The seats whose bots are to move."""
        ledger = self.table.ledger
        if ledger.match is None or ledger.frozen or ledger.is_paused or (ledger.origin and not ledger.people()):
            return []  # a what-if that was left goes on for nobody
        return [seat for seat in ledger.match.to_act if ledger.bot_of(seat)]

    async def act(self, seat: Seat, click: Click) -> None:
        """Think and wait at the same time, then play; if the moment has passed, it has passed."""
        ledger = self.table.ledger
        view = ledger.running().view(seat)
        thought = self.bench.choose(ledger.head.game, view, ledger.bot_of(seat), self.seeds())
        words, _ = await asyncio.gather(thought, asyncio.sleep(self.pause))
        try:
            await self.table.play(seat, words, click)
        except (Stale, Paused, Frozen):
            self.wake()
        except StoreError:
            await asyncio.sleep(1.0)  # a full disk may be cleared; the table waits, it does not die
            self.tasks.pop((seat, click), None)
            self.wake()
        except KoggaError as error:
            LOG.warning("A bot on seat %d of table %s could not move: %s", seat, ledger.head.table, error)
            await self.table.freeze("bot")

    @property
    def is_at_rest(self) -> bool:
        """Does nobody look on, nobody write, and no bot think?"""
        return not self.tasks and not self.table.lock.locked() and len(self.table.listeners) == 1

    def close(self) -> None:
        """Stop playing for this table."""
        self.table.listeners.discard(self.wake)
        for task in self.tasks.values():
            task.cancel()
