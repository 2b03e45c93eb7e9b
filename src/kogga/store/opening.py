"""Where tables are kept: a folder with a file in it, or the address of a database."""

from __future__ import annotations

from pathlib import Path

from kogga.store.sqlite import FILE, SqliteStore
from kogga.store.store import Store

Place = str | Path
DATABASES = ("postgresql://", "postgres://")


def is_database(place: Place) -> bool:
    """Is it the address of a database?"""
    return str(place).startswith(DATABASES)


def open_store(place: Place) -> Store:
    """The store there; ModuleNotFoundError: what it is reached with is not installed."""
    if is_database(place):
        from kogga.store.postgres import PostgresStore

        return PostgresStore(str(place))
    return SqliteStore(Path(place) / FILE)
