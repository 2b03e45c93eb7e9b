"""Where a command finds the tables: `--data` names a folder, `--store` a database."""

from __future__ import annotations

import asyncio
import os
from argparse import ArgumentParser, Namespace
from pathlib import Path
from urllib.parse import urlsplit

from kogga.cli.saves import home
from kogga.cli.speech import BadCommand
from kogga.core.words import Words
from kogga.store.opening import Place, is_database, open_store
from kogga.store.rows import StoreError
from kogga.store.store import Store


def store_arguments(parser: ArgumentParser) -> None:
    """A folder, or the address of a database."""
    parser.add_argument("--data")
    parser.add_argument("--store")


def place_of(asked: Namespace, words: Words) -> Place:
    """Where the tables are: what the line names, else the variable KOGGA_STORE, else the user's own folder."""
    if asked.data and asked.store:
        raise BadCommand(words.say("trouble.two_stores", {}))
    if asked.data:
        return Path(asked.data)
    named = asked.store or os.environ.get("KOGGA_STORE", "")
    if named and not is_database(named):
        raise BadCommand(words.say("trouble.store_form", {"store": named}))
    return named or home()


def opened(place: Place, command: str, words: Words) -> Store:
    """The store there, or which extra is missing."""
    try:
        return open_store(place)
    except ModuleNotFoundError as error:
        raise BadCommand(
            words.say("trouble.no_extra", {"command": f"{command} --store", "extra": "postgres"})
        ) from error


def check_answers(place: Place, command: str, words: Words) -> None:
    """Refuse a database that does not answer, before anything is built on it."""

    async def ask() -> None:
        store = opened(place, command, words)
        try:
            await store.last_beat()
        except StoreError as error:
            trouble = str(error.__cause__ or error)
            raise BadCommand(words.say("trouble.no_database", {"store": shown(place), "trouble": trouble})) from error
        finally:
            await store.close()

    asyncio.run(ask())


def shown(place: Place) -> str:
    """The place as it may be shown to anybody: without a password."""
    if not is_database(place):
        return str(place)
    parts = urlsplit(str(place))
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"
