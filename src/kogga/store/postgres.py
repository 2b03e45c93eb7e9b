"""The log in PostgreSQL: for several servers at once. What SQLite does in one file, in the same words."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import astuple
from pathlib import Path
from typing import Any

import asyncpg

from kogga.store.letters import address_from, dues
from kogga.store.postgres_company import PATIENCE_S, TROUBLE, PostgresCompany
from kogga.store.postgres_schema import MAKING, SCHEMA
from kogga.store.rows import (
    IMAGINED,
    Address,
    Conflict,
    Due,
    Guest,
    Head,
    Kept,
    Row,
    Standing,
    StoreError,
    comings_and_goings,
    head_of,
    words_naming,
)
from kogga.store.store import Store

Db = Any  # a connection of asyncpg, which has no types

CONNECTIONS = 10
SAFE = {"application_name": "kogga", "synchronous_commit": "on"}  # a commit is on the disk, whatever the server's habit
REAL = f"NOT LIKE '{IMAGINED}%'"  # what-ifs wait for nobody
UNFINISHED = f"status IN ('open', 'running') AND head {REAL}"


class PostgresStore(Store):
    """A pool of connections. One that was lost is replaced when the next is asked for."""

    company: PostgresCompany

    def __init__(self, address: str) -> None:
        self.address = address
        self.company = PostgresCompany(address, self.asking)
        self.pool: Any = None
        self.making = asyncio.Lock()
        self.is_open = True

    # how it is asked

    @asynccontextmanager
    async def asking(self) -> AsyncIterator[Db]:
        """A connection; whatever is wrong with it or with the database is a StoreError."""
        if not self.is_open:
            raise StoreError("The store is closed.")
        try:
            async with (await self.ready()).acquire(timeout=PATIENCE_S) as db:
                yield db
        except TROUBLE as error:
            raise StoreError(f"The store could not write: {str(error) or type(error).__name__}.") from error

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Db]:
        """A connection for several statements, all or none."""
        async with self.asking() as db, db.transaction():
            yield db

    async def ready(self) -> Any:
        """The pool, made with the tables on first use; should that fail, the next one tries again."""
        async with self.making:
            if self.pool is None:
                pool = await asyncpg.create_pool(
                    self.address,
                    min_size=0,
                    max_size=CONNECTIONS,
                    timeout=PATIENCE_S,
                    command_timeout=PATIENCE_S,
                    server_settings=SAFE,
                )
                try:
                    await make_tables(pool)
                except BaseException:
                    pool.terminate()
                    raise
                self.pool = pool
            return self.pool

    async def do(self, statement: str, *about: Any) -> None:
        """One statement."""
        async with self.asking() as db:
            await db.execute(statement, *about)

    async def find(self, statement: str, *about: Any) -> list[Any]:
        """What one statement finds."""
        async with self.asking() as db:
            return list(await db.fetch(statement, *about))

    async def find_one(self, statement: str, *about: Any) -> Any:
        """The first row it finds, or None."""
        async with self.asking() as db:
            return await db.fetchrow(statement, *about)

    # tables

    async def found(self, head: Head, rows: Sequence[Row]) -> None:
        async with self.writing() as db:
            await db.execute("INSERT INTO heads VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)", *astuple(head))
            await db.execute("INSERT INTO standing VALUES ($1, 'open')", head.table)
            await insert(db, head.table, rows)

    async def append(self, table: str, rows: Sequence[Row], standing: Standing) -> None:
        async with self.asking() as db:
            async with db.transaction():
                await insert(db, table, rows)
                await mark(db, table, standing)
            await self.company.say(db, "rows", {table: rows[-1].number + 1})

    async def read(self, table: str) -> tuple[Head, list[Row]] | None:
        head = await self.find_one("SELECT * FROM heads WHERE id = $1", table)
        return None if head is None else (head_of(head), await self.read_on(table, 0))

    async def read_on(self, table: str, number: int) -> list[Row]:
        found = await self.find(
            "SELECT number, kind, who, words, at FROM rows WHERE head = $1 AND number >= $2 ORDER BY number",
            table,
            number,
        )
        return [Row(*row) for row in found]

    async def listed(self, limit: int) -> list[tuple[Head, str]]:
        found = await self.find(
            "SELECT heads.*, status FROM heads JOIN standing ON standing.head = id WHERE heads.listed AND status IN"
            " ('open', 'running') ORDER BY made_at DESC LIMIT $1",
            limit,
        )
        return [(head_of(row), row[-1]) for row in found]

    async def tables_of(self, guest: str, limit: int) -> list[tuple[Head, str, bool]]:
        found = await self.find(
            "SELECT heads.*, status, waiting FROM heads JOIN standing ON standing.head = id"
            f" JOIN sitting ON sitting.head = id WHERE guest = $1 AND id {REAL}"
            " ORDER BY waiting DESC, made_at DESC LIMIT $2",
            guest,
            limit,
        )
        return [(head_of(row), row[-2], row[-1]) for row in found]

    async def unfinished_of(self, guest: str) -> int:
        found = await self.find_one(
            f"SELECT count(*) FROM standing WHERE {UNFINISHED} AND head IN"
            " (SELECT id FROM heads WHERE host = $1 UNION SELECT head FROM sitting WHERE guest = $1)",
            guest,
        )
        return int(found[0])

    async def set_since(self, guest: str, since: float) -> int:
        found = await self.find_one("SELECT count(*) FROM heads WHERE host = $1 AND made_at > $2", guest, since)
        return int(found[0])

    async def unfinished(self) -> list[str]:
        return [row[0] for row in await self.find(f"SELECT head FROM standing WHERE {UNFINISHED}")]

    # guests

    async def welcome(self, guest: Guest) -> None:
        await self.do(
            "INSERT INTO guests VALUES ($1, $2, $3, $4, $5)",
            guest.id,
            guest.secret,
            guest.name,
            guest.made_at,
            json.dumps(guest.wishes),
        )

    async def change(self, guest: str, name: str | None, wishes: dict[str, str]) -> Guest | None:
        found = await self.find_one(
            "UPDATE guests SET name = coalesce($2, name), wishes = wishes || $3::jsonb WHERE id = $1 RETURNING *",
            guest,
            name,
            json.dumps(wishes),
        )
        return guest_from(found)

    async def guest(self, secret: str) -> Guest | None:
        return guest_from(await self.find_one("SELECT * FROM guests WHERE secret = $1", secret))

    async def export(self, guest: str) -> dict[str, object]:
        row = guest_from(await self.find_one("SELECT * FROM guests WHERE id = $1", guest))
        if row is None:
            raise StoreError(f"There is no guest {guest!r}.")
        tables = await self.find("SELECT head FROM sitting WHERE guest = $1", guest)
        said = await self.find(
            "SELECT head AS \"table\", number, words, at FROM rows WHERE kind = 'chat' AND starts_with(words, $1)",
            f"{guest} ",
        )
        records = await self.find("SELECT id FROM records WHERE guest = $1 ORDER BY at", guest)
        address = await self.address_of(guest)
        return {
            "address": address.address if address else "",
            "id": row.id, "name": row.name, "made_at": row.made_at, "wishes": row.wishes,
            "tables": [head for (head,) in tables],
            "records": [name for (name,) in records],
            "chat": [dict(line) for line in said],
        }  # fmt: skip

    async def forget(self, guest: str) -> None:
        async with self.writing() as db:
            if await db.fetchrow("DELETE FROM guests WHERE id = $1 RETURNING id", guest) is None:
                raise StoreError(f"There is no guest {guest!r}.")
            await db.execute("INSERT INTO forgotten VALUES ($1)", guest)
            for kept in ("addresses", "sitting", "followed", "records"):
                await db.execute(f"DELETE FROM {kept} WHERE guest = $1", guest)
            for kind, words in words_naming(guest):
                await db.execute("UPDATE rows SET words = $2 WHERE kind = $1 AND starts_with(words, $2)", kind, words)

    async def forgotten(self) -> list[str]:
        return [guest for (guest,) in await self.find("SELECT guest FROM forgotten")]

    # letters

    async def keep_address(self, address: Address) -> None:
        await self.do(
            "INSERT INTO addresses VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (guest) DO UPDATE SET"
            " (address, token, lang, is_confirmed, sent_at)"
            " = (excluded.address, excluded.token, excluded.lang, excluded.is_confirmed, excluded.sent_at)",
            *astuple(address),
        )

    async def address_of(self, guest: str) -> Address | None:
        found = await self.find_one("SELECT * FROM addresses WHERE guest = $1", guest)
        return None if found is None else address_from(found)

    async def address_by(self, token: str) -> Address | None:
        found = await self.find_one("SELECT * FROM addresses WHERE token = $1", token)
        return None if found is None else address_from(found)

    async def drop_address(self, token: str) -> None:
        await self.do("DELETE FROM addresses WHERE token = $1", token)

    async def letters_due(self, sent_before: float, waiting_since: float) -> list[Due]:
        found = await self.find(
            "SELECT heads.*, addresses.* FROM addresses JOIN sitting ON sitting.guest = addresses.guest"
            " JOIN heads ON heads.id = sitting.head JOIN standing ON standing.head = heads.id"
            " WHERE is_confirmed AND sent_at <= $1 AND waiting AND status = 'running'"
            " AND (SELECT max(at) FROM rows WHERE rows.head = heads.id) <= $2",
            sent_before,
            waiting_since,
        )
        return dues([tuple(row) for row in found])

    async def note_letter(self, address: Address, at: float) -> bool:
        found = await self.find(
            "UPDATE addresses SET sent_at = $1 WHERE token = $2 AND address = $3 AND sent_at = $4 RETURNING guest",
            at,
            address.token,
            address.address,
            address.sent_at,
        )
        return bool(found)

    # beside the log

    async def remember(self, table: str, name: str, text: str) -> None:
        await self.do(
            "INSERT INTO notes VALUES ($1, $2, $3) ON CONFLICT (head, name) DO UPDATE SET text = excluded.text",
            table,
            name,
            text,
        )

    async def recall(self, table: str, name: str) -> str | None:
        found = await self.find_one("SELECT text FROM notes WHERE head = $1 AND name = $2", table, name)
        return None if found is None else str(found[0])

    async def follow(self, guest: str, table: str, row: int) -> None:
        await self.do(
            "INSERT INTO followed SELECT $1, id, $3 FROM heads WHERE id = $2"
            " ON CONFLICT (guest, head) DO UPDATE SET number = greatest(followed.number, excluded.number)",
            guest,
            table,
            row,
        )

    async def followed(self, guest: str, table: str) -> int | None:
        found = await self.find_one("SELECT number FROM followed WHERE guest = $1 AND head = $2", guest, table)
        return None if found is None else int(found[0])

    async def keep_record(self, kept: Kept, most: int) -> None:
        async with self.writing() as db:
            await db.execute("INSERT INTO records VALUES ($1, $2, $3, $4) ON CONFLICT (id) DO NOTHING", *astuple(kept))
            await db.execute(
                "DELETE FROM records WHERE guest = $1 AND id NOT IN"
                " (SELECT id FROM records WHERE guest = $1 ORDER BY at DESC LIMIT $2)",
                kept.guest,
                most,
            )

    async def record(self, name: str) -> Kept | None:
        found = await self.find_one("SELECT id, text, guest, at FROM records WHERE id = $1", name)
        return None if found is None else Kept(*found)

    # the server

    async def beat(self, at: float) -> None:
        await self.do(
            "INSERT INTO beat VALUES (1, $1) ON CONFLICT (one) DO UPDATE SET at = greatest(beat.at, excluded.at)", at
        )

    async def last_beat(self) -> float:
        found = await self.find_one("SELECT at FROM beat")
        return 0.0 if found is None else float(found[0])

    async def backup(self, target: Path) -> None:
        raise StoreError("PostgreSQL has a tool of its own for that: pg_dump copies it whole while it is in use.")

    async def close(self) -> None:
        await self.company.close()
        self.is_open = False
        async with self.making:
            if self.pool is not None:
                with suppress(*TROUBLE):
                    await asyncio.wait_for(self.pool.close(), PATIENCE_S)


async def make_tables(pool: Any) -> None:
    """Make what is not there yet. Servers that start at the same moment do it one after the other."""
    async with pool.acquire() as db, db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1)", MAKING)
        await db.execute(SCHEMA)


async def insert(db: Db, table: str, rows: Sequence[Row]) -> None:
    """Add rows; guests who sit down are remembered for the lobby until they stand up."""
    columns = [list(column) for column in zip(*[astuple(row) for row in rows], strict=True)] or [[]] * 5
    try:
        await db.execute(
            "INSERT INTO rows SELECT $1, * FROM unnest($2::int[], $3::text[], $4::int[], $5::text[], $6::float8[])",
            table,
            *columns,
        )
    except (asyncpg.UniqueViolationError, asyncpg.ForeignKeyViolationError) as error:
        raise Conflict(
            f"A row of table {table} was written by somebody else first, or there is no such table."
        ) from error
    for guest, sits in comings_and_goings(rows):
        if sits:
            await db.execute("INSERT INTO sitting VALUES ($1, $2, false) ON CONFLICT DO NOTHING", guest, table)
        else:
            await db.execute("DELETE FROM sitting WHERE guest = $1 AND head = $2", guest, table)


async def mark(db: Db, table: str, standing: Standing) -> None:
    """Remember for the lobby how a table stands."""
    await db.execute("UPDATE standing SET status = $2 WHERE head = $1 AND status <> $2", table, standing.status)
    await db.execute(
        "UPDATE sitting SET waiting = NOT waiting WHERE head = $1 AND waiting <> (guest = ANY ($2::text[]))",
        table,
        list(standing.waiting),
    )


def guest_from(row: Any) -> Guest | None:
    """A guest from their columns, if there is one."""
    if row is None:
        return None
    return Guest(row["id"], row["secret"], row["name"], row["made_at"], json.loads(row["wishes"]))
