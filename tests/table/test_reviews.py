"""Reviews: only what the seat saw, forced decisions left out, kept for the next time, stopped when one likes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import kogga
from kogga.core.actions import Seat
from kogga.players.budget import Budget
from kogga.store.sqlite import FILE, SqliteStore
from kogga.table import reviews
from kogga.table.hall import Hall, World
from kogga.table.ledger import Ledger
from kogga.table.reviews import Review, decisions
from kogga.table.table import Click, Table

QUICK = (Budget(iterations=2), Budget(iterations=4))
SLOW = (Budget(seconds=1.0), Budget(seconds=1.0))


@asynccontextmanager
async def hall_at(data: Path, budgets: tuple[Budget, Budget] = QUICK) -> AsyncIterator[Hall]:
    """A hall whose reviews think as long as the test likes."""
    hall = Hall(SqliteStore(data / FILE), World(bot_pause=0.0))
    hall.reviews.budgets = budgets
    try:
        yield hall
    finally:
        await hall.close()


async def play_to_the_end(table: Table) -> None:
    """Whoever owes a decision makes some move."""
    while not table.ledger.running().over:
        match = table.ledger.running()
        seat = match.to_act[0]
        click = Click(table.ledger.epoch, table.ledger.own_actions(seat))
        await table.play(seat, str(match.legal(seat)[len(match.entries) % len(match.legal(seat))]), click)


async def finished_table(hall: Hall) -> Table:
    """Anna and Bo have played to the end."""
    anna, _ = await hall.welcome("Anna")
    bo, _ = await hall.welcome("Bo")
    table = await hall.found(anna, "sea_wolf", ["me", "free"], {}, listed=False)
    await table.sit(1, bo.id, bo.name)
    await play_to_the_end(table)
    return table


async def thought_out(hall: Hall, ledger: Ledger, seat: Seat) -> Review:
    """Begin a review and wait for its end."""
    hall.reviews.begin(ledger, seat)
    await asyncio.gather(*hall.reviews.tasks.values(), return_exceptions=True)
    await asyncio.sleep(0)
    found = await hall.reviews.find(ledger, seat)
    assert found is not None
    return found


def test_decisions_are_those_that_left_a_choice() -> None:
    """By the seat's own view at that moment; what was done there was one of its choices."""
    table = kogga.match("sea_wolf", seats=3, seed=4)
    while not table.over:
        table.play(table.to_act[0], table.legal(table.to_act[0])[0])
    found = decisions(table, 1)
    assert 0 < len(found) < sum(entry.seat == 1 for entry in table.entries) + 1
    for each in found:
        assert each.view.seat == 1
        assert each.made in each.view.choices
        assert len(each.view.choices) > 1
        then = table.copy()
        then.rewind(each.ply)
        assert then.view(1) == each.view


def test_a_review_is_thought_out_once_and_kept(tmp_path: Path) -> None:
    """The dearest first; another hall over the same store knows it without thinking."""

    async def story() -> None:
        async with hall_at(tmp_path) as hall:
            table = await finished_table(hall)
            name = table.ledger.head.table
            assert await hall.reviews.find(table.ledger, 0) is None
            found = await thought_out(hall, table.ledger, 0)
            assert found.status == "ready"
            assert found.glanced == found.decisions == len(decisions(table.ledger.running(), 0))
            assert 0 <= found.agreed <= found.glanced
            costs = [each.judgement.cost for each in found.findings]
            assert costs == sorted(costs, reverse=True)
            assert all(cost > 0 for cost in costs)
            assert len(costs) <= reviews.CLOSELY
            assert await hall.reviews.find(table.ledger, 1) is None, "the other seat's is another one"
        async with hall_at(tmp_path) as hall:
            again = await hall.reviews.find((await hall.open(name)).ledger, 0)
            assert again == found

    asyncio.run(story())


def test_a_review_is_stopped_and_begun_again(tmp_path: Path) -> None:
    """What was thought so far is dropped."""

    async def story() -> None:
        async with hall_at(tmp_path, SLOW) as hall:
            table = await finished_table(hall)
            hall.reviews.begin(table.ledger, 0)
            hall.reviews.begin(table.ledger, 0)
            assert len(hall.reviews.tasks) == 1
            await hall.reviews.stop(table.ledger, 0)
            stopped = await hall.reviews.find(table.ledger, 0)
            assert stopped is not None
            assert stopped.status == "stopped"
            hall.reviews.budgets = QUICK
            assert (await thought_out(hall, table.ledger, 0)).status == "ready"

    asyncio.run(story())


def test_a_worker_that_dies_costs_one_decision_only(tmp_path: Path, monkeypatch: Any) -> None:
    """The review goes on without it."""

    async def story() -> None:
        async with hall_at(tmp_path) as hall:
            table = await finished_table(hall)
            asked, turns = hall.reviews.bench.ask, count()

            async def forgetful(*about: Any) -> Any:
                return await asked(*about) if next(turns) else None

            monkeypatch.setattr(hall.reviews.bench, "ask", forgetful)
            found = await thought_out(hall, table.ledger, 0)
            assert found.status == "ready"
            assert found.glanced == found.decisions - 1

    asyncio.run(story())


def test_only_so_many_at_a_time(tmp_path: Path, monkeypatch: Any) -> None:
    """Whoever comes later is told so."""
    monkeypatch.setattr(reviews, "WAITING", 1)

    async def story() -> None:
        async with hall_at(tmp_path, SLOW) as hall:
            table = await finished_table(hall)
            hall.reviews.begin(table.ledger, 0)
            try:
                hall.reviews.begin(table.ledger, 1)
            except reviews.TooMany:
                return
            raise AssertionError("a second review was begun")

    asyncio.run(story())
