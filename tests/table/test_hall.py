"""Tables over a real store: let go and loaded again, frozen but not lost, written by two, taken back by consent."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest

from kogga.core.errors import KoggaError
from kogga.store.sqlite import FILE, SqliteStore
from kogga.table.hall import REST_S, Hall, World
from kogga.table.sight import Onlooker, look
from kogga.table.table import Click, Frozen, Stale, Table

GAME = "sea_wolf"


@asynccontextmanager
async def hall_at(data: Path, world: World | None = None) -> AsyncIterator[Hall]:
    """A hall over a folder."""
    hall = Hall(SqliteStore(data / FILE), world or World(bot_pause=0.0))
    try:
        yield hall
    finally:
        await hall.close()


async def table_of_two(hall: Hall) -> Table:
    """Anna and Bo sit down, and the game begins."""
    anna, _ = await hall.welcome("Anna")
    bo, _ = await hall.welcome("Bo")
    table = await hall.found(anna, GAME, ["me", "free"], {}, listed=False)
    await table.sit(1, bo.id, bo.name)
    return table


async def move(table: Table, nth: int = 0) -> int:
    """Whoever owes a decision makes the first move there is, or another."""
    match = table.ledger.running()
    seat = match.to_act[0]
    click = Click(table.ledger.epoch, table.ledger.own_actions(seat))
    await table.play(seat, str(match.legal(seat)[nth]), click)
    return seat


def test_a_table_at_rest_is_let_go_and_loads_again_when_it_is_touched(tmp_path: Path) -> None:
    async def story() -> None:
        hours = count(0.0, 2 * REST_S)
        now = [next(hours)]
        async with hall_at(tmp_path, World(clock=lambda: now[0], bot_pause=0.0)) as hall:
            table = await table_of_two(hall)
            await move(table)
            name, log = table.ledger.head.table, table.ledger.running().log
            onlooker = lambda: None  # noqa: E731
            table.listeners.add(onlooker)
            now[0] = next(hours)
            hall.let_go()
            assert list(hall.tables) == [name], "somebody looks on"
            table.listeners.discard(onlooker)
            hall.let_go()
            assert hall.tables == {}
            again = await hall.open(name)
            assert again is not table
            assert again.ledger.running().log == log

    asyncio.run(story())


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ("UPDATE heads SET rules = '0'", "rules version 0"),
        ("UPDATE rows SET words = 'take nothing' WHERE kind = 'move'", "does not follow the rules"),
    ],
)
def test_a_table_that_would_diverge_is_frozen_with_a_message_and_not_lost(
    tmp_path: Path, change: str, why: str
) -> None:
    async def story() -> None:
        async with hall_at(tmp_path) as hall:
            table = await table_of_two(hall)
            await move(table)
        with sqlite3.connect(tmp_path / FILE) as db:
            rows = db.execute("SELECT count(*) FROM rows").fetchone()
            db.execute(change)
        async with hall_at(tmp_path) as hall:
            name = table.ledger.head.table
            assert await hall.open_unfinished() == [name]
            shown = Onlooker(0, "en").news((await hall.open(name)).ledger)
            assert shown is not None
            assert why in bytes(shown["frozen"]).decode()
            assert "take nothing" not in bytes(shown["frozen"]).decode()
            polish = Onlooker(0, "pl").news((await hall.open(name)).ledger)
            assert polish is not None
            assert "zasad" in bytes(polish["frozen"]).decode()
            with pytest.raises(Frozen) as refused:
                await (await hall.open(name)).chat(0, "guest", "Anna", "Ahoy")
            assert refused.value.text("pl").startswith("Ten stół stanął")
        with sqlite3.connect(tmp_path / FILE) as db:
            assert db.execute("SELECT count(*) FROM rows").fetchone() == rows

    asyncio.run(story())


def test_a_table_whose_game_is_not_on_the_shelf_does_not_keep_the_others_from_opening(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path) as hall:
            table, other = await table_of_two(hall), await table_of_two(hall)
            await hall.store.found(replace(table.ledger.head, table="elsewhere", game="chess"), [])
        async with hall_at(tmp_path) as hall:
            assert await hall.open_unfinished() == ["elsewhere"]
            assert set(hall.tables) == {table.ledger.head.table, other.ledger.head.table}

    asyncio.run(story())


def test_two_servers_over_one_store_do_not_write_over_each_other(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path) as here, hall_at(tmp_path) as there:
            ours = await table_of_two(here)
            theirs = await there.open(ours.ledger.head.table)
            await move(ours)
            with pytest.raises(Stale):
                await move(theirs, -1)
            assert theirs.ledger.running().log == ours.ledger.running().log
            await move(theirs)

    asyncio.run(story())


def test_the_log_says_that_the_game_was_taken_back_by_consent(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path) as hall:
            table = await table_of_two(hall)
            seat = await move(table)
            onlooker = Onlooker(1 - seat, "en")
            onlooker.news(table.ledger)
            await table.plead(seat)
            assert not table.ledger.notes
            await table.answer_plea(1 - seat, yes=True)
            name = table.ledger.chairs[seat].name
            for lang, words in (("en", "everybody agreed"), ("pl", "za zgodą wszystkich")):
                onlooker.lang = lang
                onlooker.forget()
                news = onlooker.news(table.ledger)
                assert news is not None
                assert [line for line in news["log"] if name in line[1] and words in line[1]]

    asyncio.run(story())


def test_whoever_stands_up_before_the_game_has_left_the_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path) as hall:
            anna, _ = await hall.welcome("Anna")
            table = await hall.found(anna, GAME, ["free", "free"], {}, listed=False)
            bo, _ = await hall.welcome("Bo")
            await table.sit(1, bo.id, bo.name)
            assert await hall.store.unfinished_of(bo.id) == 1
            await table.leave(bo.id, "greedy")
            assert await hall.store.unfinished_of(bo.id) == 0
            assert await hall.store.unfinished_of(anna.id) == 1
            assert await hall.store.tables_of(bo.id, 9) == []

    asyncio.run(story())


def test_nobody_takes_the_last_move_back_once_everything_could_be_seen(tmp_path: Path) -> None:
    """The end opens the record to everybody."""

    async def story() -> None:
        async with hall_at(tmp_path) as hall:
            table = await table_of_two(hall)
            while not table.ledger.running().over:
                seat = await move(table)
            assert not look(table.ledger, seat, "en")["can_undo"]
            with pytest.raises(KoggaError):
                await table.undo(seat, Click(table.ledger.epoch, table.ledger.own_actions(seat)))

    asyncio.run(story())
