"""The log in one file: what only SQLite does."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from kogga.store.rows import StoreError
from kogga.store.sqlite import SqliteStore
from tests.store.test_store import RUNNING, head, row


def run(path: Path, story: Callable[[SqliteStore], Awaitable[None]]) -> None:
    async def tell() -> None:
        store = SqliteStore(path)
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(tell())


def test_a_backup_taken_while_writing_is_a_whole_store(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        await store.found(head(), [])
        writing = asyncio.gather(*[store.append("harbour", [row(number)], RUNNING) for number in range(200)])
        await store.backup(tmp_path / "copy.db")
        await writing

    run(tmp_path / "kogga.db", story)

    async def check(copy: SqliteStore) -> None:
        found = await copy.read("harbour")
        assert found is not None
        assert [each.number for each in found[1]] == list(range(len(found[1])))

    run(tmp_path / "copy.db", check)


def test_a_full_disk_is_a_clear_error_and_loses_nothing(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        await store.found(head(), [])
        await store.append("harbour", [row(0)], RUNNING)
        pages = store.connection.execute("PRAGMA page_count").fetchone()[0]
        await store.ask(lambda db: db.execute(f"PRAGMA max_page_count = {pages}").fetchone())
        too_much = [row(number, "x" * 2000) for number in range(1, 200)]
        with pytest.raises(StoreError, match="could not write"):
            await store.append("harbour", too_much, RUNNING)
        found = await store.read("harbour")
        assert found is not None
        written = len(found[1])
        assert written >= 1
        await store.ask(lambda db: db.execute("PRAGMA max_page_count = 100000").fetchone())
        await store.append("harbour", [row(written)], RUNNING)

    run(tmp_path / "kogga.db", story)


def test_rows_are_kept_with_write_ahead_and_full_sync(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        modes = [store.connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
        assert modes == ["wal", 2]

    run(tmp_path / "kogga.db", story)
    assert sqlite3.connect(tmp_path / "kogga.db").execute("SELECT count(*) FROM heads").fetchone() == (0,)
