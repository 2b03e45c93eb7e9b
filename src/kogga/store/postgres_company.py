"""Servers that share a PostgreSQL database: each has a line open, on which it hears the others.

A worker is here as long as it holds a lock on its line. PostgreSQL lets go of that when the line is cut or the worker
dies, so nobody has to guess from clocks. Messages are hints: what was not heard is found by looking.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Any

import asyncpg

from kogga.store.company import PROMISES, Company, Glance
from kogga.store.postgres_schema import MAKING
from kogga.store.rows import StoreError

LOG = logging.getLogger(__name__)
TROUBLE = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)
CHANNEL = "kogga"
DOOR = MAKING + 1  # the lock of whoever arrives
HERE = MAKING + 2  # with a worker's number: the lock of whoever is here
PATIENCE_S = 10.0  # for a connection, and for an answer
QUEUE_S = 600.0  # for those who arrived before
KEEPALIVES = {"tcp_keepalives_idle": "5", "tcp_keepalives_interval": "2", "tcp_keepalives_count": "3"}
OTHERS = (
    "SELECT objid::int FROM pg_locks WHERE locktype = 'advisory' AND classid = $1 AND granted"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
AGE_S = 24 * 3600.0  # after which nobody cares any more when somebody went
Asking = Callable[[], Any]


class PostgresCompany(Company):
    """The workers of one database. `asking` lends a connection for what does not need the line."""

    def __init__(self, address: str, asking: Asking) -> None:
        super().__init__()
        self.address = address
        self.asking = asking
        self.me = secrets.randbits(31)
        self.workers = ()
        self.line: Any = None
        self.noting = asyncio.Lock()

    # here and gone

    @asynccontextmanager
    async def arriving(self) -> AsyncIterator[bool]:
        await self.close()
        async with self.asking():  # the tables are there
            pass
        try:
            self.line = await asyncpg.connect(
                self.address,
                timeout=PATIENCE_S,
                command_timeout=PATIENCE_S,
                server_settings={"application_name": "kogga", **KEEPALIVES},
            )
            self.line.add_termination_listener(self.lose)
            await self.line.execute("SELECT pg_advisory_lock($1)", DOOR, timeout=QUEUE_S)
            is_first = not await self.line.fetch(OTHERS, HERE)
            await self.line.execute("SELECT pg_advisory_lock($1, $2)", HERE, self.me)
            await self.line.add_listener(CHANNEL, self.hear)
            await self.look_round()
            yield is_first
            await self.line.execute("SELECT pg_advisory_unlock($1)", DOOR)
        except BaseException as error:
            await self.close()
            if isinstance(error, TROUBLE):
                raise StoreError(f"The store could not be reached: {str(error) or type(error).__name__}.") from error
            raise

    def lose(self, line: Any) -> None:
        """The line was cut: this worker is not here, and cares for nothing until it has arrived again."""
        if line is self.line:
            self.workers = ()

    async def look_round(self) -> bool:
        before = self.workers
        try:
            found = await self.line.fetch(OTHERS, HERE)
            self.workers = tuple(sorted(worker for (worker,) in found))
            if self.workers != before:
                await self.note_gone()
                self.tell_ear("company", "", 0)
        except TROUBLE as error:
            await self.close()
            raise StoreError(f"The store could not be reached: {str(error) or type(error).__name__}.") from error
        return self.workers != before

    async def note_gone(self) -> None:
        """Whoever looked at a table through a worker that is gone looks no more."""
        now = "extract(epoch FROM now())"
        here = list(self.workers)
        await self.line.execute(f"UPDATE eyes SET lines = 0, at = {now} WHERE lines > 0 AND worker <> ALL ($1)", here)
        await self.line.execute(f"DELETE FROM eyes WHERE lines = 0 AND at < {now} - $1::float8", AGE_S)

    async def close(self) -> None:
        line, self.line, self.workers = self.line, None, ()
        if line is not None and not line.is_closed():
            with suppress(*TROUBLE):
                await line.close(timeout=PATIENCE_S)

    # hearing and telling

    def hear(self, line: Any, process: int, channel: str, message: str) -> None:
        """Somebody said something; what one said oneself is no news."""
        topic, worker, table, number = message.split()
        if int(worker) != self.me:
            self.tell_ear(topic, table, int(number))

    def tell_ear(self, topic: str, table: str, number: int) -> None:
        """Hand it to whoever listens in this process."""
        if topic in self.ears:
            self.ears[topic](table, number)

    async def say(self, db: Any, topic: str, tables: Mapping[str, int]) -> None:
        """Tell the others, after what was written is safe: inside its transaction every commit would wait for the last.

        Should it fail, they find out by looking.
        """
        messages = [f"{topic} {self.me} {table} {number}" for table, number in tables.items()]
        try:
            await db.execute("SELECT pg_notify($1, message) FROM unnest($2::text[]) AS message", CHANNEL, messages)
        except TROUBLE as error:
            LOG.warning("The other workers could not be told of %s: %s", ", ".join(tables), error)

    async def behind(self, tables: Mapping[str, int]) -> list[str]:
        async with self.asking() as db:
            found = await db.fetch(
                "SELECT head FROM unnest($1::text[], $2::int[]) AS known (head, next) WHERE EXISTS"
                " (SELECT 1 FROM rows WHERE rows.head = known.head AND rows.number >= known.next)",
                list(tables),
                list(tables.values()),
            )
        return [head for (head,) in found]

    async def call(self, tables: Mapping[str, int]) -> None:
        if tables:
            async with self.asking() as db:
                await self.say(db, "rows", tables)

    async def stop_review(self, table: str, seat: int) -> None:
        async with self.asking() as db:
            await self.say(db, "stop", {table: seat})

    # promises of luck

    async def promise(self, commitment: str, seed: str) -> None:
        async with self.asking() as db:
            number = await db.fetchval(
                "INSERT INTO promises (hash, seed) VALUES ($1, $2) RETURNING number", commitment, seed
            )
            await db.execute("DELETE FROM promises WHERE number <= $1", number - PROMISES)

    async def redeem(self, commitment: str) -> str:
        async with self.asking() as db:
            return await db.fetchval("DELETE FROM promises WHERE hash = $1 RETURNING seed", commitment) or ""

    # who looks at which table

    async def note_eyes(self, table: str, guest: str, lines: int, at: float) -> None:
        async with self.noting, self.asking() as db:  # one after the other, for the last one holds
            await db.execute(
                "INSERT INTO eyes VALUES ($1, $2, $3, $4, $5) ON CONFLICT (head, guest, worker)"
                " DO UPDATE SET lines = excluded.lines, at = excluded.at",
                self.me,
                table,
                guest,
                lines,
                at,
            )
            await self.say(db, "eyes", {table: 0})

    async def eyes_elsewhere(self, table: str) -> list[Glance]:
        async with self.asking() as db:
            found = await db.fetch(
                "SELECT guest, lines, at FROM eyes WHERE head = $1 AND worker <> $2",
                table,
                self.me,
            )
        return [Glance(*row) for row in found]
