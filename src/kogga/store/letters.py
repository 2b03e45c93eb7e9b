"""Where guests want letters, and which are due."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import astuple
from typing import Any

from kogga.store.rows import Address, Due, Head, head_of

SCHEMA = """
CREATE TABLE IF NOT EXISTS addresses (
    guest TEXT PRIMARY KEY, address TEXT NOT NULL, token TEXT NOT NULL UNIQUE, lang TEXT NOT NULL,
    is_confirmed INTEGER NOT NULL, sent_at REAL NOT NULL
) STRICT;
"""
HEAD_COLUMNS = 9


def keep(db: sqlite3.Connection, address: Address) -> None:
    """Write down an address; a guest has one."""
    db.execute("INSERT OR REPLACE INTO addresses VALUES (?, ?, ?, ?, ?, ?)", astuple(address))


def drop(db: sqlite3.Connection, column: str, key: str) -> None:
    """Forget the address with this guest or token."""
    db.execute(f"DELETE FROM addresses WHERE {column} = ?", (key,))


def address_where(db: sqlite3.Connection, column: str, key: str) -> Address | None:
    """The one address with this guest or token."""
    row = db.execute(f"SELECT * FROM addresses WHERE {column} = ?", (key,)).fetchone()
    return None if row is None else address_from(row)


def due(db: sqlite3.Connection, sent_before: float, waiting_since: float) -> list[Due]:
    """Confirmed addresses whose last letter and whose waiting tables are old enough."""
    found = db.execute(
        "SELECT heads.*, addresses.* FROM addresses JOIN sitting USING (guest)"
        " JOIN heads ON heads.id = sitting.head JOIN standing ON standing.head = heads.id"
        " WHERE is_confirmed AND sent_at <= ? AND waiting AND status = 'running'"
        " AND (SELECT max(at) FROM rows WHERE rows.head = heads.id) <= ?",
        (sent_before, waiting_since),
    )
    return dues(found)


def note(db: sqlite3.Connection, address: Address, at: float) -> bool:
    """A letter goes out now, unless something about the address has changed."""
    found = db.execute(
        "UPDATE addresses SET sent_at = ? WHERE token = ? AND address = ? AND sent_at = ?",
        (at, address.token, address.address, address.sent_at),
    )
    return found.rowcount == 1


def dues(found: Iterable[Sequence[Any]]) -> list[Due]:
    """One letter an address, from rows of a table's head and an address that waits for it."""
    tables: dict[Address, list[Head]] = {}
    for row in found:
        tables.setdefault(address_from(row[HEAD_COLUMNS:]), []).append(head_of(row))
    return [Due(address, tuple(heads)) for address, heads in tables.items()]


def address_from(row: Sequence[Any]) -> Address:
    """An address from its columns."""
    guest, address, token, lang, is_confirmed, sent_at = row
    return Address(guest, address, token, lang, bool(is_confirmed), sent_at)
