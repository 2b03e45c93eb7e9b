"""Flags of the whole suite, and a database for whoever asks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.postgres import Postgres, programs


def pytest_addoption(parser: pytest.Parser) -> None:
    """More for the laws and the adapters to do, when there is time."""
    parser.addoption(
        "--seeds", type=int, default=1, help="random games per game, seat count and option set (default 1)"
    )
    parser.addoption("--every-length", action="store_true", help="the laws over games of every length, too")
    parser.addoption(
        "--all-options", action="store_true", help="adapters: every seat count and option set (default: three a game)"
    )


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server of this process's own."""
    found = programs()
    if found is None:
        pytest.skip("There is no PostgreSQL here (initdb is neither on the path nor under /usr/lib/postgresql).")
    server = Postgres(found)
    yield server
    server.close()


@pytest.fixture
def database(postgres: Postgres) -> str:
    """The address of an empty database."""
    return postgres.database()
