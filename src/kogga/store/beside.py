"""What is kept beside the log: how far each guest has followed a table, records that guests have brought, and notes on
tables that could be worked out again.
"""

from __future__ import annotations

import sqlite3

from kogga.store.rows import Kept

SCHEMA = """
CREATE TABLE IF NOT EXISTS followed (
    guest TEXT NOT NULL, head TEXT NOT NULL REFERENCES heads, row INTEGER NOT NULL, PRIMARY KEY (guest, head)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS records (
    id TEXT PRIMARY KEY, text TEXT NOT NULL, guest TEXT NOT NULL, at REAL NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS records_by_guest ON records (guest, at);
CREATE TABLE IF NOT EXISTS notes (
    head TEXT NOT NULL REFERENCES heads, name TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (head, name)
) STRICT, WITHOUT ROWID;
"""


def follow(db: sqlite3.Connection, guest: str, table: str, row: int) -> None:
    """This guest has seen every row of the table before this one. Nobody unsees anything."""
    db.execute(
        "INSERT INTO followed SELECT ?, ?, ? WHERE EXISTS (SELECT 1 FROM heads WHERE id = ?)"
        " ON CONFLICT (guest, head) DO UPDATE SET row = max(row, excluded.row)",
        (guest, table, row, table),
    )


def followed(db: sqlite3.Connection, guest: str, table: str) -> int | None:
    """Up to before which row; None: the guest was never there."""
    found = db.execute("SELECT row FROM followed WHERE guest = ? AND head = ?", (guest, table)).fetchone()
    return None if found is None else int(found[0])


def keep_record(db: sqlite3.Connection, kept: Kept, most: int) -> None:
    """Keep a record under its name, and of one guest's records only the newest so many."""
    db.execute(
        "INSERT INTO records VALUES (?, ?, ?, ?) ON CONFLICT (id) DO NOTHING", (kept.id, kept.text, kept.guest, kept.at)
    )
    db.execute(
        "DELETE FROM records WHERE guest = ? AND id NOT IN"
        " (SELECT id FROM records WHERE guest = ? ORDER BY at DESC LIMIT ?)",
        (kept.guest, kept.guest, most),
    )


def record(db: sqlite3.Connection, name: str) -> Kept | None:
    """A record by its name."""
    found = db.execute("SELECT id, text, guest, at FROM records WHERE id = ?", (name,)).fetchone()
    return None if found is None else Kept(*found)


def remember(db: sqlite3.Connection, table: str, name: str, text: str) -> None:
    """Keep a note; the newest of a name stays."""
    db.execute("INSERT OR REPLACE INTO notes VALUES (?, ?, ?)", (table, name, text))


def recall(db: sqlite3.Connection, table: str, name: str) -> str | None:
    """A note on a table."""
    found = db.execute("SELECT text FROM notes WHERE head = ? AND name = ?", (table, name)).fetchone()
    return None if found is None else str(found[0])


def forget(db: sqlite3.Connection, guest: str) -> None:
    """What was kept for a guest goes with the guest."""
    db.execute("DELETE FROM followed WHERE guest = ?", (guest,))
    db.execute("DELETE FROM records WHERE guest = ?", (guest,))


def records_of(db: sqlite3.Connection, guest: str) -> list[str]:
    """The names of the records a guest has brought."""
    return [name for (name,) in db.execute("SELECT id FROM records WHERE guest = ? ORDER BY at", (guest,))]
