"""Hints are agreed on when a table is set: kept over a restart, and taken over by a rematch."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from kogga.store.sqlite import FILE, SqliteStore
from kogga.table.hall import Hall, World
from kogga.table.sight import look
from tests.table.test_reviews import hall_at, play_to_the_end


@pytest.mark.parametrize("hints", [True, False])
def test_what_was_agreed_on_holds(hints: bool, tmp_path: Path) -> None:
    """For everybody who looks, after a restart, and in the rematch."""

    async def story() -> None:
        async with hall_at(tmp_path) as hall:
            anna, _ = await hall.welcome("Anna")
            bo, _ = await hall.welcome("Bo")
            table = await hall.found(anna, "sea_wolf", ["me", "free"], {}, listed=False, hints=hints)
            await table.sit(1, bo.id, bo.name)
            assert look(table.ledger, None, "en")["hints"] is hints
            await play_to_the_end(table)
            assert (await hall.rematch(anna, table)).ledger.hints is hints
        again = Hall(SqliteStore(tmp_path / FILE), World(bot_pause=0.0))
        assert (await again.open(table.ledger.head.table)).ledger.hints is hints
        await again.close()

    asyncio.run(story())
