"""Bots at a table: they think in worker processes, and only ever see a view."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Any

from kogga.core.actions import Seat
from kogga.core.errors import KoggaError
from kogga.front.shelf import games
from kogga.players.player import GreedyPlayer, Player, RandomPlayer
from kogga.store.rows import StoreError
from kogga.table.table import Click, Stale, Table

LOG = logging.getLogger(__name__)
LEVELS: dict[str, type[Player]] = {"random": RandomPlayer, "greedy": GreedyPlayer}
PATIENCE = 10.0  # seconds a worker may think before somebody answers for it


def think(game: str, view: Any, level: str, seed: int) -> str:
    """What a bot of this level does, in words. Runs in a worker."""
    player = LEVELS[level](games[game], view.seat, Random(seed))
    return str(player.choose(view))


class BotBench:
    """The workers. One that dies or dawdles is replaced, and its question answered by chance."""

    def __init__(self, workers: int = 1) -> None:
        self.workers = workers
        self.pool = self.hire()

    def hire(self) -> ProcessPoolExecutor:
        """Fresh workers, which share nothing with this process."""
        return ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"))

    async def choose(self, game: str, view: Any, level: str, seed: int) -> str:
        """A legal answer, whatever happens to the worker."""
        loop = asyncio.get_running_loop()
        try:
            return await asyncio.wait_for(loop.run_in_executor(self.pool, think, game, view, level, seed), PATIENCE)
        except (BrokenProcessPool, TimeoutError, asyncio.CancelledError):
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                raise
            self.replace()
        except Exception:  # a bot that stumbles over a question must not stop the table
            LOG.exception("A %s bot of %s had no answer.", level, game)
        return str(RandomPlayer(games[game], view.seat, Random(seed)).choose(view))

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

    def __init__(self, table: Table, bench: BotBench, pause: float, seeds: Callable[[], int]) -> None:
        self.table = table
        self.bench = bench
        self.pause = pause
        self.seeds = seeds
        self.tasks: dict[tuple[Seat, Click], asyncio.Task[None]] = {}
        table.listeners.add(self.wake)

    def wake(self) -> None:
        """Something happened: does a bot owe a decision?"""
        ledger = self.table.ledger
        if ledger.match is None or ledger.frozen:
            return
        for seat in ledger.match.to_act:
            click = Click(ledger.epoch, ledger.own_actions(seat))
            if ledger.chairs[seat].bot and (seat, click) not in self.tasks:
                task = asyncio.ensure_future(self.act(seat, click))
                self.tasks[seat, click] = task
                task.add_done_callback(lambda _, key=(seat, click): self.tasks.pop(key, None))  # type: ignore[misc]

    async def act(self, seat: Seat, click: Click) -> None:
        """Think and wait at the same time, then play; if the moment has passed, it has passed."""
        ledger = self.table.ledger
        view = ledger.running().view(seat)
        thought = self.bench.choose(ledger.head.game, view, ledger.chairs[seat].bot, self.seeds())
        words, _ = await asyncio.gather(thought, asyncio.sleep(self.pause))
        try:
            await self.table.play(seat, words, click)
        except Stale:
            self.wake()
        except StoreError:
            await asyncio.sleep(1.0)  # a full disk may be cleared; the table waits, it does not die
            self.tasks.pop((seat, click), None)
            self.wake()
        except KoggaError as error:
            LOG.warning("A bot on seat %d of table %s could not move: %s", seat, ledger.head.table, error)
            await self.table.freeze("A bot could not move.")

    @property
    def is_at_rest(self) -> bool:
        """Does nobody look on, nobody write, and no bot think?"""
        return not self.tasks and not self.table.lock.locked() and len(self.table.listeners) == 1

    def close(self) -> None:
        """Stop playing for this table."""
        self.table.listeners.discard(self.wake)
        for task in self.tasks.values():
            task.cancel()
