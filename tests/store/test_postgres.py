"""The log in PostgreSQL: what happens when the database goes away, or cannot write."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from kogga.store.postgres import PostgresStore, insert, mark
from kogga.store.rows import StoreError
from tests.postgres import Postgres
from tests.store.test_store import RUNNING, head, row

FULL = """
CREATE FUNCTION fill() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN IF new.number = 2 THEN RAISE 'No space left on device' USING ERRCODE = 'disk_full'; END IF; RETURN new; END $$;
CREATE TRIGGER fills BEFORE INSERT ON rows FOR EACH ROW EXECUTE FUNCTION fill();
"""


def run(address: str, story: Callable[[PostgresStore], Awaitable[None]]) -> None:
    async def tell() -> None:
        store = PostgresStore(address)
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(tell())


def test_a_database_that_goes_away_is_a_clear_error_and_found_again_when_it_is_back(
    postgres: Postgres, database: str
) -> None:
    """What was committed is there, what was not is not, and nobody starts anything anew."""

    async def cut_off(store: PostgresStore) -> None:
        async with store.writing() as db:
            await insert(db, "harbour", [row(1)])
            with postgres.away(), pytest.raises(StoreError, match="could not write"):
                await store.append("harbour", [row(1)], RUNNING)
            await mark(db, "harbour", RUNNING)

    async def story(store: PostgresStore) -> None:
        await store.found(head(), [])
        await store.append("harbour", [row(0)], RUNNING)
        with pytest.raises(StoreError, match="could not write"):
            await cut_off(store)
        assert await store.read_on("harbour", 0) == [row(0)]
        await store.append("harbour", [row(1)], RUNNING)

    run(database, story)


def test_a_store_opened_while_the_database_is_away_works_once_it_is_there(postgres: Postgres, database: str) -> None:
    async def story(store: PostgresStore) -> None:
        with postgres.away(), pytest.raises(StoreError, match="could not write"):
            await store.unfinished()
        assert await store.unfinished() == []

    run(database, story)


def test_a_full_disk_is_a_clear_error_and_loses_nothing(database: str) -> None:
    async def story(store: PostgresStore) -> None:
        await store.found(head(), [row(0)])
        async with store.asking() as db:
            await db.execute(FULL)
        with pytest.raises(StoreError, match="No space left"):
            await store.append("harbour", [row(1), row(2)], RUNNING)
        assert await store.read_on("harbour", 0) == [row(0)]
        await store.append("harbour", [row(1)], RUNNING)

    run(database, story)


def test_servers_that_start_at_once_make_the_tables_once(database: str) -> None:
    async def story() -> None:
        stores = [PostgresStore(database) for _ in range(5)]
        assert await asyncio.gather(*[store.unfinished() for store in stores]) == [[]] * 5
        for store in stores:
            await store.close()

    asyncio.run(story())


def test_a_commit_is_on_the_disk_whatever_the_database_is_used_to(database: str) -> None:
    async def story(store: PostgresStore) -> None:
        async with store.asking() as db:
            assert await db.fetchval("SHOW synchronous_commit") == "on"

    run(f"{database}&options=-csynchronous_commit%3Doff", story)


def test_a_copy_is_left_to_the_database_itself(database: str, tmp_path: Path) -> None:
    async def story(store: PostgresStore) -> None:
        with pytest.raises(StoreError, match="pg_dump"):
            await store.backup(tmp_path / "copy")

    run(database, story)
