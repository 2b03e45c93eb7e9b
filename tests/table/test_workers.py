"""Bots think in processes of their own: kill one, and the table gets its answer all the same."""

from __future__ import annotations

import asyncio
from typing import Any

import kogga
from kogga.table import bots
from kogga.table.bots import OFFERED, BotBench


def view_of(game: str = "sea_wolf") -> Any:
    """A view with something to choose."""
    table = kogga.match(game, seats=3, seed=2)
    return table.view(table.to_act[0])


async def killed_while_thinking(bench: BotBench, view: Any) -> str:
    """Ask an admiral, and kill the worker while he thinks."""
    await bench.choose("sea_wolf", view, "deckhand", 1)  # the worker is there now
    question = asyncio.ensure_future(bench.choose("sea_wolf", view, "admiral", 1))
    await asyncio.sleep(0.1)
    for process in list(bench.pool._processes.values()):
        process.kill()
    return await question


def test_a_killed_worker_does_no_harm() -> None:
    """Its question is answered with something legal, and the next one by a new worker."""
    view = view_of()
    bench = BotBench()

    async def story() -> list[str]:
        after = await killed_while_thinking(bench, view)
        return [after, await bench.choose("sea_wolf", view, "mate", 1)]

    try:
        answers = asyncio.run(story())
    finally:
        bench.replace()
        bench.close()
    assert set(answers) <= {str(choice) for choice in view.choices}


def test_a_dawdler_is_replaced(monkeypatch: Any) -> None:
    """After some seconds somebody answers for it."""
    monkeypatch.setattr(bots, "PATIENCE", 0.01)
    view = view_of()
    bench = BotBench()
    try:
        answer = asyncio.run(bench.choose("sea_wolf", view, "admiral", 1))
    finally:
        bench.close()
    assert answer in {str(choice) for choice in view.choices}


def test_advice_comes_from_a_worker_too() -> None:
    """The best few, with an estimate and its error; one question at a time for each guest."""
    view = view_of()
    bench = BotBench()

    async def story() -> tuple[list[bots.Advice], list[bots.Advice]]:
        return await asyncio.gather(*(bench.advise("guest", "sea_wolf", view, 1) for _ in range(2)))  # type: ignore[return-value]

    try:
        first, second = asyncio.run(story())
    finally:
        bench.close()
    assert second == []
    assert 1 <= len(first) <= 3
    assert all(words in {str(choice) for choice in view.choices} and 0 <= share <= 1 for words, share, _ in first)


def test_the_levels_are_offered() -> None:
    """In order; the plain bots of older tables are still known."""
    assert OFFERED == ("deckhand", "sailor", "mate", "captain", "admiral")
    assert {"random", "greedy"} < set(bots.LEVELS)
