"""Bots at a table answer whatever happens."""

from __future__ import annotations

import asyncio

import pytest

from kogga.front.match import match
from kogga.front.shelf import games
from kogga.table.bots import LEVELS, BotBench


@pytest.mark.parametrize("level", [*LEVELS, "no such level"])
def test_a_bot_has_a_legal_answer_even_where_its_thought_breaks_off(level: str) -> None:
    async def story() -> None:
        bench = BotBench()
        try:
            for name, game in games.items():
                table = match(name, seats=game.card.seats.start, seed=5)
                seat = table.to_act[0]
                words = await bench.choose(name, table.view(seat), level, 1)
                assert words in [str(action) for action in table.legal(seat)]
        finally:
            bench.close()

    asyncio.run(story())
