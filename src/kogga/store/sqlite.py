"""The log in one SQLite file: one writer, several requests to a transaction."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import astuple, dataclass
from pathlib import Path
from typing import Any, TypeVar

from kogga.store import beside, letters
from kogga.store.company import Company
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

T = TypeVar("T")

FILE = "kogga.db"
REAL = f"NOT GLOB '{IMAGINED}*'"  # what-ifs wait for nobody
UNFINISHED = f"status IN ('open', 'running') AND head {REAL}"

SCHEMA = """
CREATE TABLE IF NOT EXISTS heads (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, rules TEXT NOT NULL, seats INTEGER NOT NULL, options TEXT NOT NULL,
    seed TEXT NOT NULL, listed INTEGER NOT NULL, host TEXT NOT NULL, made_at REAL NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS rows (
    head TEXT NOT NULL REFERENCES heads, number INTEGER NOT NULL, kind TEXT NOT NULL, who INTEGER NOT NULL,
    words TEXT NOT NULL, at REAL NOT NULL, PRIMARY KEY (head, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS guests (
    id TEXT PRIMARY KEY, secret TEXT NOT NULL UNIQUE, name TEXT NOT NULL, made_at REAL NOT NULL, wishes TEXT NOT NULL
) STRICT;
-- A cache for the lobby; the rows are the truth.
CREATE TABLE IF NOT EXISTS standing (head TEXT PRIMARY KEY REFERENCES heads, status TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS sitting (
    guest TEXT NOT NULL, head TEXT NOT NULL REFERENCES heads, waiting INTEGER NOT NULL, PRIMARY KEY (guest, head)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS forgotten (guest TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
-- When a server was last there; what follows from it stands in the rows.
CREATE TABLE IF NOT EXISTS beat (one INTEGER PRIMARY KEY CHECK (one = 1), at REAL NOT NULL) STRICT;
CREATE INDEX IF NOT EXISTS heads_by_host ON heads (host, made_at);
CREATE INDEX IF NOT EXISTS heads_by_age ON heads (made_at) WHERE listed;
CREATE INDEX IF NOT EXISTS standing_by_status ON standing (status);
CREATE INDEX IF NOT EXISTS sitting_by_head ON sitting (head);
"""


@dataclass
class Request:
    """Something to do with the database, and who waits for it."""

    work: Callable[[sqlite3.Connection], Any]
    answer: asyncio.Future[Any]


Outcome = tuple[Request, Any, Exception | None]


class SqliteStore(Store):
    """One connection. What waits together is written in one transaction and answered after it.

    Only waiting, for the lock of the file and for the disk, is left to another thread: were the many small statements
    done there, each would have to wait for its turn beside a busy event loop.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.company = Company()
        self.connection = connect(path)
        self.disk = ThreadPoolExecutor(1, "store")
        self.waiting: list[Request] = []
        self.turn: asyncio.Task[None] | None = None
        self.is_open = True

    async def ask(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Have this done, and wait until it is safe."""
        if not self.is_open:
            raise StoreError("The store is closed.")
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.waiting.append(Request(work, answer))
        if self.turn is None or self.turn.done():
            self.turn = asyncio.create_task(self.serve())
        return await answer

    async def serve(self) -> None:
        """Take all that waits, do it, commit, answer; until nothing waits."""
        while self.waiting:
            batch, self.waiting = self.waiting, []
            for request, result, trouble in await self.do(batch):
                tell(request, result, trouble)

    async def do(self, batch: list[Request]) -> list[Outcome]:
        """One transaction for the batch; a request that fails is undone alone."""
        try:
            await self.wait_for("BEGIN IMMEDIATE")
            outcomes = [self.try_one(request) for request in batch]
            await self.wait_for("COMMIT")
        except sqlite3.Error as error:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            failure = StoreError(f"The store could not write: {error}.")
            return [(request, None, failure) for request in batch]
        return outcomes

    async def wait_for(self, statement: str) -> None:
        """A statement that may have to wait, in a thread of its own, which keeps its cursor to itself."""

        def work() -> None:
            self.connection.execute(statement)

        await asyncio.get_running_loop().run_in_executor(self.disk, work)

    def try_one(self, request: Request) -> Outcome:
        """One request inside the transaction."""
        self.connection.execute("SAVEPOINT one")
        try:
            result = request.work(self.connection)
        except sqlite3.Error:
            raise  # nobody knows what is left of the transaction
        except Exception as error:  # whatever it is, its asker hears of it and nobody else
            self.connection.execute("ROLLBACK TO one")
            return (request, None, error)
        finally:
            if self.connection.in_transaction:
                self.connection.execute("RELEASE one")
        return (request, result, None)

    async def found(self, head: Head, rows: Sequence[Row]) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("INSERT INTO heads VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", astuple(head))
            db.execute("INSERT INTO standing VALUES (?, 'open')", (head.table,))
            insert(db, head.table, rows)

        await self.ask(work)

    async def append(self, table: str, rows: Sequence[Row], standing: Standing) -> None:
        def work(db: sqlite3.Connection) -> None:
            insert(db, table, rows)
            mark(db, table, standing)

        await self.ask(work)

    async def read(self, table: str) -> tuple[Head, list[Row]] | None:
        def work(db: sqlite3.Connection) -> tuple[Head, list[Row]] | None:
            head = db.execute("SELECT * FROM heads WHERE id = ?", (table,)).fetchone()
            if head is None:
                return None
            return head_of(head), rows_from(db, table, 0)

        return await self.ask(work)

    async def read_on(self, table: str, number: int) -> list[Row]:
        return await self.ask(lambda db: rows_from(db, table, number))

    async def listed(self, limit: int) -> list[tuple[Head, str]]:
        def work(db: sqlite3.Connection) -> list[tuple[Head, str]]:
            found = db.execute(
                "SELECT heads.*, status FROM heads JOIN standing ON standing.head = id WHERE heads.listed AND status IN"
                " ('open', 'running') ORDER BY made_at DESC LIMIT ?",
                (limit,),
            )
            return [(head_of(row), row[-1]) for row in found]

        return await self.ask(work)

    async def tables_of(self, guest: str, limit: int) -> list[tuple[Head, str, bool]]:
        def work(db: sqlite3.Connection) -> list[tuple[Head, str, bool]]:
            found = db.execute(
                "SELECT heads.*, status, waiting FROM heads JOIN standing ON standing.head = id"
                f" JOIN sitting ON sitting.head = id WHERE guest = ? AND id {REAL}"
                " ORDER BY waiting DESC, made_at DESC LIMIT ?",
                (guest, limit),
            )
            return [(head_of(row), row[-2], bool(row[-1])) for row in found]

        return await self.ask(work)

    async def unfinished_of(self, guest: str) -> int:
        def work(db: sqlite3.Connection) -> int:
            found = db.execute(
                f"SELECT count(*) FROM standing WHERE {UNFINISHED} AND head IN"
                " (SELECT id FROM heads WHERE host = ? UNION SELECT head FROM sitting WHERE guest = ?)",
                (guest, guest),
            )
            return int(found.fetchone()[0])

        return await self.ask(work)

    async def set_since(self, guest: str, since: float) -> int:
        count = "SELECT count(*) FROM heads WHERE host = ? AND made_at > ?"
        return await self.ask(lambda db: int(db.execute(count, (guest, since)).fetchone()[0]))

    async def unfinished(self) -> list[str]:
        def work(db: sqlite3.Connection) -> list[str]:
            return [row[0] for row in db.execute(f"SELECT head FROM standing WHERE {UNFINISHED}")]

        return await self.ask(work)

    async def welcome(self, guest: Guest) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute(
                "INSERT INTO guests VALUES (?, ?, ?, ?, ?)",
                (guest.id, guest.secret, guest.name, guest.made_at, json.dumps(guest.wishes)),
            )

        await self.ask(work)

    async def change(self, guest: str, name: str | None, wishes: dict[str, str]) -> Guest | None:
        def work(db: sqlite3.Connection) -> Guest | None:
            db.execute(
                "UPDATE guests SET name = coalesce(?, name), wishes = json_patch(wishes, ?) WHERE id = ?",
                (name, json.dumps(wishes), guest),
            )
            return guest_where(db, "id", guest)

        return await self.ask(work)

    async def guest(self, secret: str) -> Guest | None:
        return await self.ask(lambda db: guest_where(db, "secret", secret))

    async def keep_address(self, address: Address) -> None:
        await self.ask(lambda db: letters.keep(db, address))

    async def address_of(self, guest: str) -> Address | None:
        return await self.ask(lambda db: letters.address_where(db, "guest", guest))

    async def address_by(self, token: str) -> Address | None:
        return await self.ask(lambda db: letters.address_where(db, "token", token))

    async def drop_address(self, token: str) -> None:
        await self.ask(lambda db: letters.drop(db, "token", token))

    async def letters_due(self, sent_before: float, waiting_since: float) -> list[Due]:
        return await self.ask(lambda db: letters.due(db, sent_before, waiting_since))

    async def note_letter(self, address: Address, at: float) -> bool:
        return await self.ask(lambda db: letters.note(db, address, at))

    async def export(self, guest: str) -> dict[str, object]:
        def work(db: sqlite3.Connection) -> dict[str, object]:
            row = db.execute("SELECT id, name, made_at, wishes FROM guests WHERE id = ?", (guest,)).fetchone()
            if row is None:
                raise StoreError(f"There is no guest {guest!r}.")
            tables = [head for (head,) in db.execute("SELECT head FROM sitting WHERE guest = ?", (guest,))]
            said = db.execute(
                "SELECT head, number, words, at FROM rows WHERE kind = 'chat' AND instr(words, ? || ' ') = 1", (guest,)
            )
            address = letters.address_where(db, "guest", guest)
            return {
                "address": address.address if address else "",
                "id": row[0], "name": row[1], "made_at": row[2], "wishes": json.loads(row[3]), "tables": tables,
                "records": beside.records_of(db, guest),
                "chat": [dict(zip(("table", "number", "words", "at"), line, strict=True)) for line in said],
            }  # fmt: skip

        return await self.ask(work)

    async def forget(self, guest: str) -> None:
        def work(db: sqlite3.Connection) -> None:
            if not db.execute("DELETE FROM guests WHERE id = ?", (guest,)).rowcount:
                raise StoreError(f"There is no guest {guest!r}.")
            db.execute("INSERT INTO forgotten VALUES (?)", (guest,))
            letters.drop(db, "guest", guest)
            db.execute("DELETE FROM sitting WHERE guest = ?", (guest,))
            beside.forget(db, guest)
            for kind, words in words_naming(guest):
                db.execute("UPDATE rows SET words = ? WHERE kind = ? AND instr(words, ?) = 1", (words, kind, words))

        await self.ask(work)

    async def remember(self, table: str, name: str, text: str) -> None:
        await self.ask(lambda db: beside.remember(db, table, name, text))

    async def recall(self, table: str, name: str) -> str | None:
        return await self.ask(lambda db: beside.recall(db, table, name))

    async def follow(self, guest: str, table: str, row: int) -> None:
        await self.ask(lambda db: beside.follow(db, guest, table, row))

    async def followed(self, guest: str, table: str) -> int | None:
        return await self.ask(lambda db: beside.followed(db, guest, table))

    async def keep_record(self, kept: Kept, most: int) -> None:
        await self.ask(lambda db: beside.keep_record(db, kept, most))

    async def record(self, name: str) -> Kept | None:
        return await self.ask(lambda db: beside.record(db, name))

    async def forgotten(self) -> list[str]:
        return await self.ask(lambda db: [guest for (guest,) in db.execute("SELECT guest FROM forgotten")])

    async def beat(self, at: float) -> None:
        beat = "INSERT INTO beat VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET at = excluded.at"
        await self.ask(lambda db: db.execute(beat, (at,)))

    async def last_beat(self) -> float:
        def work(db: sqlite3.Connection) -> float:
            row = db.execute("SELECT at FROM beat").fetchone()
            return 0.0 if row is None else float(row[0])

        return await self.ask(work)

    async def backup(self, target: Path) -> None:
        await asyncio.get_running_loop().run_in_executor(None, back_up, self.path, target)

    async def close(self) -> None:
        self.is_open = False
        if self.turn is not None:
            await self.turn
        self.disk.shutdown()
        self.connection.close()


def connect(path: Path) -> sqlite3.Connection:
    """The file, made on first use: readers never wait for the writer, and a commit is on the disk."""
    path.parent.mkdir(parents=True, exist_ok=True)
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA busy_timeout = 5000")
    db.execute("PRAGMA foreign_keys = ON")
    db.executescript(SCHEMA + beside.SCHEMA + letters.SCHEMA)
    return db


def guest_where(db: sqlite3.Connection, column: str, key: str) -> Guest | None:
    """The guest with this id or this secret."""
    row = db.execute(f"SELECT id, secret, name, made_at, wishes FROM guests WHERE {column} = ?", (key,)).fetchone()
    return None if row is None else Guest(row[0], row[1], row[2], row[3], json.loads(row[4]))


def rows_from(db: sqlite3.Connection, table: str, number: int) -> list[Row]:
    """The rows of a table from this number on."""
    found = db.execute(
        "SELECT number, kind, who, words, at FROM rows WHERE head = ? AND number >= ? ORDER BY number", (table, number)
    )
    return [Row(*row) for row in found]


def insert(db: sqlite3.Connection, table: str, rows: Sequence[Row]) -> None:
    """Add rows; guests who sit down are remembered for the lobby until they stand up."""
    try:
        db.executemany(
            "INSERT INTO rows VALUES (?, ?, ?, ?, ?, ?)",
            [(table, row.number, row.kind, row.who, row.words, row.at) for row in rows],
        )
    except sqlite3.IntegrityError as error:
        raise Conflict(
            f"A row of table {table} was written by somebody else first, or there is no such table."
        ) from error
    for guest, sits in comings_and_goings(rows):
        if sits:
            db.execute("INSERT OR IGNORE INTO sitting VALUES (?, ?, 0)", (guest, table))
        else:
            db.execute("DELETE FROM sitting WHERE guest = ? AND head = ?", (guest, table))


def mark(db: sqlite3.Connection, table: str, standing: Standing) -> None:
    """Remember for the lobby how a table stands."""
    db.execute("UPDATE standing SET status = ? WHERE head = ?", (standing.status, table))
    db.execute("UPDATE sitting SET waiting = 0 WHERE head = ? AND waiting", (table,))
    db.executemany(
        "UPDATE sitting SET waiting = 1 WHERE guest = ? AND head = ?", [(guest, table) for guest in standing.waiting]
    )


def back_up(source: Path, target: Path) -> None:
    """SQLite's own online copy, page by page."""
    with closing(sqlite3.connect(source)) as reader, closing(sqlite3.connect(target)) as writer:
        reader.backup(writer)


def tell(request: Request, result: Any, trouble: Exception | None) -> None:
    """Answer; whoever has gone away needs no answer."""
    if request.answer.done():
        return
    if trouble is None:
        request.answer.set_result(result)
    else:
        request.answer.set_exception(trouble)
