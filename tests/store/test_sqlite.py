"""The log on disk, on a real file."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from kogga.store.rows import IMAGINED, Conflict, Guest, Head, Kept, Row, Standing, StoreError
from kogga.store.sqlite import SqliteStore

RUNNING = Standing("running")


def head(name: str = "harbour", host: str = "g0", listed: bool = True, made_at: float = 1.0) -> Head:
    return Head(name, "sea_wolf", "1", 3, "", "seed", listed, host, made_at)


def row(number: int, words: str = "draw", kind: str = "move", who: int = 0) -> Row:
    return Row(number, kind, who, words, 2.0)


@asynccontextmanager
async def store_at(path: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(path)
    try:
        yield store
    finally:
        await store.close()


def run(path: Path, story: Callable[[SqliteStore], Awaitable[None]]) -> None:
    async def tell() -> None:
        async with store_at(path) as store:
            await story(store)

    asyncio.run(tell())


def test_rows_come_back_in_their_order_from_a_store_opened_again(tmp_path: Path) -> None:
    async def write(store: SqliteStore) -> None:
        await store.found(head(), [])
        await store.append("harbour", [row(0), row(1, "drawn fish 4", "luck", -1)], RUNNING)
        await store.append("harbour", [row(2, "take fish 5")], RUNNING)

    async def read(store: SqliteStore) -> None:
        found = await store.read("harbour")
        assert found == (head(), [row(0), row(1, "drawn fish 4", "luck", -1), row(2, "take fish 5")])

    run(tmp_path / "kogga.db", write)
    run(tmp_path / "kogga.db", read)


def test_a_number_is_never_used_twice_and_a_refused_batch_leaves_nothing(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        await store.found(head(), [])
        await store.append("harbour", [row(0)], RUNNING)
        with pytest.raises(Conflict):
            await store.append("harbour", [row(1), row(0, "done")], RUNNING)
        found = await store.read("harbour")
        assert found is not None
        assert found[1] == [row(0)]

    run(tmp_path / "kogga.db", story)


def test_one_bad_request_does_not_spoil_those_written_with_it(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        await store.found(head(), [])
        appends = [store.append("harbour", [row(number)], RUNNING) for number in (0, 0, 1, 2)]
        outcomes = await asyncio.gather(*appends, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [type(None), Conflict, type(None), type(None)]
        found = await store.read("harbour")
        assert found is not None
        assert [each.number for each in found[1]] == [0, 1, 2]

    run(tmp_path / "kogga.db", story)


def test_an_unknown_table_has_no_rows_and_takes_none(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        assert await store.read("nowhere") is None
        with pytest.raises(StoreError):
            await store.append("nowhere", [row(0)], RUNNING)

    run(tmp_path / "kogga.db", story)


def test_my_tables_come_with_those_first_that_wait_for_me(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        for made_at, name in enumerate(("old", "new", "waiting", "foreign")):
            await store.found(head(name, made_at=made_at), [])
            guest = "stranger" if name == "foreign" else "g0"
            standing = Standing("running", (guest,) if name == "waiting" else ())
            await store.append(name, [row(0, f"guest {guest} Anna", "sit")], standing)
        mine = await store.tables_of("g0", 10)
        assert [(found.table, waits) for found, _, waits in mine] == [("waiting", True), ("new", False), ("old", False)]
        await store.append("waiting", [row(1)], RUNNING)
        assert not any(waits for _, _, waits in await store.tables_of("g0", 10))

    run(tmp_path / "kogga.db", story)


def test_the_lobby_lists_public_tables_that_are_not_over(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        await store.found(head("open", made_at=1.0), [])
        await store.found(head("private", listed=False), [])
        await store.found(head("over", made_at=2.0), [])
        await store.append("over", [row(0)], Standing("over"))
        assert [(found.table, status) for found, status in await store.listed(10)] == [("open", "open")]
        assert sorted(await store.unfinished()) == ["open", "private"]

    run(tmp_path / "kogga.db", story)


def test_wishes_that_come_at_once_are_all_kept(tmp_path: Path) -> None:
    """A name as well; and whoever was forgotten does not come back by a late wish."""

    async def story(store: SqliteStore) -> None:
        await store.welcome(Guest("g0", "hash", "Anna", 1.0, {"lang": "pl", "theme": "light"}))
        await asyncio.gather(
            store.change("g0", None, {"theme": "dark"}),
            store.change("g0", "Ewa", {}),
            store.change("g0", None, {"size": "huge"}),
        )
        wishes = {"lang": "pl", "theme": "dark", "size": "huge"}
        assert await store.guest("hash") == Guest("g0", "hash", "Ewa", 1.0, wishes)
        await store.forget("g0")
        assert await store.change("g0", "Ewa", {}) is None
        assert await store.guest("hash") is None

    run(tmp_path / "kogga.db", story)


def test_a_guest_is_known_by_the_secret_and_can_be_forgotten(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        guest = Guest("g0", "hash", "Anna", 1.0, {"lang": "pl"})
        await store.welcome(guest)
        assert await store.guest("hash") == guest
        assert await store.guest("other") is None
        await store.found(head(), [])
        sits, says = row(0, "guest g0 Anna", "sit"), row(1, "g0 Anna\tAhoj!", "chat")
        await store.append("harbour", [sits, says, row(2)], RUNNING)
        known = await store.export("g0")
        assert (known["name"], known["tables"]) == ("Anna", ["harbour"])
        assert "Ahoj!" in str(known["chat"])
        await store.forget("g0")
        assert await store.guest("hash") is None
        found = await store.read("harbour")
        assert found is not None
        assert "Anna" not in str(found[1])
        assert "Ahoj" not in str(found[1])
        assert found[1][2] == row(2)
        with pytest.raises(StoreError):
            await store.export("g0")

    run(tmp_path / "kogga.db", story)


def test_nobody_unsees_what_they_have_seen(tmp_path: Path) -> None:
    """How far a guest has followed only grows; of a table that does not exist nothing is kept."""

    async def story(store: SqliteStore) -> None:
        await store.found(head(), [])
        assert await store.followed("g0", "harbour") is None
        await store.follow("g0", "harbour", 7)
        await store.follow("g0", "harbour", 5)
        await store.follow("g0", "nowhere", 5)
        assert await store.followed("g0", "harbour") == 7
        assert await store.followed("g0", "nowhere") is None
        assert await store.followed("g1", "harbour") is None

    run(tmp_path / "kogga.db", story)


def test_the_newest_records_of_a_guest_are_kept_and_go_with_the_guest(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        await store.welcome(Guest("g0", "hash", "Anna", 1.0))
        for age in range(4):
            await store.keep_record(Kept(f"r{age}", f"text {age}", "g0", float(age)), most=2)
        await store.keep_record(Kept("other", "text", "g1", 0.0), most=2)
        assert (await store.export("g0"))["records"] == ["r2", "r3"]
        assert await store.record("r3") == Kept("r3", "text 3", "g0", 3.0)
        assert await store.record("r0") is None
        await store.forget("g0")
        assert await store.record("r3") is None
        assert await store.record("other") is not None

    run(tmp_path / "kogga.db", story)


def test_what_ifs_wait_for_nobody(tmp_path: Path) -> None:
    """They stand in no list, and no server that starts opens them."""

    async def story(store: SqliteStore) -> None:
        for name in ("harbour", f"{IMAGINED}harbour"):
            await store.found(head(name, listed=False), [])
            await store.append(name, [row(0, "guest g0 Anna", "sit")], Standing("running", ("g0",)))
        assert await store.unfinished() == ["harbour"]
        assert await store.unfinished_of("g0") == 1
        assert [found.table for found, _, _ in await store.tables_of("g0", 10)] == ["harbour"]

    run(tmp_path / "kogga.db", story)


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


def test_a_closed_store_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "kogga.db")
        await store.close()
        with pytest.raises(StoreError, match="closed"):
            await store.read("harbour")

    asyncio.run(story())


def test_rows_are_kept_with_write_ahead_and_full_sync(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        modes = [store.connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
        assert modes == ["wal", 2]

    run(tmp_path / "kogga.db", story)
    assert sqlite3.connect(tmp_path / "kogga.db").execute("SELECT count(*) FROM heads").fetchone() == (0,)


def test_notes_on_a_table_are_recalled_the_newest_of_a_name(tmp_path: Path) -> None:
    """They are a cache: what is not there can be worked out again."""

    async def story(store: SqliteStore) -> None:
        await store.found(head(), [])
        assert await store.recall("harbour", "review") is None
        await store.remember("harbour", "review", "old")
        await store.remember("harbour", "review", "new")
        await store.remember("harbour", "other", "else")
        assert await store.recall("harbour", "review") == "new"

    run(tmp_path / "kogga.db", story)
