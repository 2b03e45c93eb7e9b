"""Looking at one's own game once it is over: every decision judged anew by what the seat saw then, the dearest closely.

A review is thought out in a worker process of its own, which lets whoever plays go first. What it found is kept in the
store, but only as a cache: it can be thought out again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from kogga.core.actions import Action, Seat
from kogga.core.errors import KoggaError
from kogga.front.match import Match
from kogga.front.shelf import games
from kogga.players.budget import Budget
from kogga.players.judging import CLOSE, GLANCE, Judgement, judge, regret
from kogga.store.rows import StoreError
from kogga.store.store import Store
from kogga.table.bots import BotBench
from kogga.table.ledger import Ledger

LOG = logging.getLogger(__name__)
GLANCES = 100  # decisions that are looked at, those that look dearest to the game's own sense
CLOSELY = 8  # those of them that are looked at closely
WAITING = 20  # reviews at a time
FORM = 1  # of what is kept; another form is thought out again


@dataclass(frozen=True)
class Decision:
    """A choice a seat made where there was more than one: before which line of the log, what it saw, what it did."""

    ply: int
    view: Any
    made: Action


@dataclass(frozen=True)
class Finding:
    """A decision that was looked at closely."""

    ply: int
    judgement: Judgement


@dataclass(frozen=True)
class Review:
    """How far a review has come: `thinking`, `ready` or `stopped`; what it found, the dearest first."""

    status: str = "thinking"
    done: int = 0
    whole: int = 1
    decisions: int = 0
    glanced: int = 0
    agreed: int = 0
    findings: tuple[Finding, ...] = ()


Key = tuple[str, Seat]


@dataclass(frozen=True)
class Progress:
    """How far a review has come at another server, while that is there."""

    worker: int
    review: Review


class TooMany(KoggaError):
    """Others are waiting for their reviews already."""


def decisions(match: Match, seat: Seat) -> list[Decision]:
    """Every decision of a seat that left a choice. Undone ones are none."""
    entries = match.entries
    own = [ply for ply, entry in enumerate(entries) if entry.seat == seat]
    seen: list[tuple[int, Any]] = [(ply, match.game.observe(state, seat)) for ply, state in match.states(own)]
    return [Decision(ply, view, entries[ply].action) for ply, view in seen if len(view.choices) > 1]


def look_at(game: str, view: Any, words: str, seed: int, budget: Budget) -> Judgement:
    """One decision judged. Runs in a worker."""
    return judge(games[game], view, games[game].read(words), seed, budget)


def sift(game: str, found: Sequence[Decision], most: int) -> list[Decision]:
    """So many decisions that look dearest at once, in their order."""
    dearest = sorted(found, key=lambda each: -regret(games[game], each.view, each.made))[:most]
    return sorted(dearest, key=lambda each: each.ply)


class Reviews:
    """All reviews under way, and those that were thought out before."""

    def __init__(self, store: Store, seeds: Callable[[], int]) -> None:
        self.store = store
        self.company = store.company
        self.company.listen("stop", self.hear_stop)
        self.seeds = seeds
        self.budgets = (GLANCE, CLOSE)
        self.bench = BotBench(humble=True)
        self.reviews: dict[Key, Review] = {}
        self.tasks: dict[Key, asyncio.Task[bool]] = {}

    async def find(self, ledger: Ledger, seat: Seat) -> Review | None:
        """The review of a seat's game, under way, kept, or broken off; None: nobody has asked for it yet."""
        key = (ledger.head.table, seat)
        if key not in self.tasks:
            kept = await self.store.recall(ledger.head.table, note_of(seat))
            if kept is not None:
                return msgspec.json.decode(kept, type=Review)
            return await self.elsewhere(key) or self.reviews.get(key)
        return self.reviews[key]

    async def elsewhere(self, key: Key) -> Review | None:
        """How far another server that is here has come with it."""
        told = await self.store.recall(key[0], progress_of(key[1]))
        found = None if told is None else msgspec.json.decode(told, type=Progress)
        others = set(self.company.workers) - {self.company.me}
        return found.review if found is not None and found.worker in others else None

    def begin(self, ledger: Ledger, seat: Seat) -> None:
        """Start thinking, unless that is being done already."""
        key = (ledger.head.table, seat)
        if key in self.tasks:
            return
        if len(self.tasks) >= WAITING:
            raise TooMany("Many reviews are being thought out already; come back in a few minutes.")
        self.reviews[key] = Review()
        self.tasks[key] = asyncio.create_task(self.work(key, ledger.running()))
        self.tasks[key].add_done_callback(lambda task: self.settle(key, task))

    async def stop(self, ledger: Ledger, seat: Seat) -> None:
        """Stop thinking; the thought under way, of a few seconds at most, is the last."""
        task = self.cancel((ledger.head.table, seat))
        if task is not None:
            await asyncio.wait((task,))
        else:
            await self.company.stop_review(ledger.head.table, seat)

    def hear_stop(self, table: str, seat: Seat) -> None:
        """Somebody has said so at another server."""
        self.cancel((table, seat))

    def cancel(self, key: Key) -> asyncio.Task[bool] | None:
        """Give up what is being thought out here, if it is."""
        task = self.tasks.get(key)
        if task is not None:
            task.cancel()
        return task

    def settle(self, key: Key, task: asyncio.Task[bool]) -> None:
        """It is over: what the store keeps is forgotten here; what was broken off can be begun again."""
        del self.tasks[key]
        trouble = None if task.cancelled() else task.exception()
        if trouble is not None:
            LOG.error("The review of table %s broke off.", key[0], exc_info=trouble)
        if task.cancelled() or trouble is not None:
            self.reviews[key] = replace(self.reviews[key], status="stopped")
        elif task.result():
            del self.reviews[key]

    async def work(self, key: Key, match: Match) -> bool:
        """Think, and let the other servers know how far that has come, also when it is broken off."""
        try:
            return await self.think(key, match)
        finally:
            if self.reviews[key].status == "thinking":
                self.reviews[key] = replace(self.reviews[key], status="stopped")
                await self.tell(key)

    async def tell(self, key: Key) -> None:
        """Let the other servers know how far it has come, if there are any."""
        if len(self.company.workers) > 1:
            told = msgspec.json.encode(Progress(self.company.me, self.reviews[key])).decode()
            with suppress(StoreError):
                await self.store.remember(key[0], progress_of(key[1]), told)

    async def think(self, key: Key, match: Match) -> bool:
        """Glance at every decision, look closely at the dearest, keep what was found; could the store keep it?"""
        table, seat = key
        game = match.game.card.id
        found = await asyncio.to_thread(decisions, match, seat)
        some = await asyncio.to_thread(sift, game, found, GLANCES)
        closely = min(CLOSELY, len(some))
        self.reviews[key] = Review(whole=max(1, len(some) + closely), decisions=len(found))
        await self.tell(key)
        glances = await self.look(key, game, some, self.budgets[0])
        dear = sorted([each for each in glances if not each[1].agrees], key=lambda each: each[1].error - each[1].cost)
        judged = await self.look(key, game, [decision for decision, _ in dear[:closely]], self.budgets[1])
        findings = [Finding(decision.ply, judgement) for decision, judgement in judged if judgement.cost > 0]
        self.reviews[key] = ready = replace(
            self.reviews[key],
            status="ready",
            done=self.reviews[key].whole,
            glanced=len(glances),
            agreed=sum(judgement.agrees for _, judgement in glances),
            findings=tuple(sorted(findings, key=lambda each: -each.judgement.cost)),
        )
        try:
            await self.store.remember(table, note_of(seat), msgspec.json.encode(ready).decode())
        except StoreError:
            LOG.warning("The review of table %s could not be kept.", table)
            return False
        return True

    async def look(
        self, key: Key, game: str, some: Sequence[Decision], budget: Budget
    ) -> list[tuple[Decision, Judgement]]:
        """Have these decisions judged one by one; one the worker stumbles over is left out."""
        judged: list[tuple[Decision, Judgement]] = []
        for each in some:
            found: Judgement | None = await self.bench.ask(
                look_at, game, each.view, str(each.made), self.seeds(), budget
            )
            self.reviews[key] = replace(self.reviews[key], done=self.reviews[key].done + 1)
            await self.tell(key)
            if found is not None:
                judged.append((each, found))
        return judged

    def close(self) -> None:
        """Send everybody home."""
        for task in self.tasks.values():
            task.cancel()
        self.bench.replace()
        self.bench.close()


def note_of(seat: Seat) -> str:
    """Under which name a review is kept beside its table."""
    return f"review {FORM} of seat {seat}"


def progress_of(seat: Seat) -> str:
    """Under which name it is told how far a review has come."""
    return f"{note_of(seat)}, under way"
