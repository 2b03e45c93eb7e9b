"""`kogga data`: copies of what the server keeps, and what it knows of one guest. Works while the server runs."""

from __future__ import annotations

import asyncio
import json
from argparse import ArgumentParser, Namespace
from pathlib import Path

from kogga.cli.speech import BadCommand
from kogga.cli.stores import check_answers, opened, place_of, shown, store_arguments
from kogga.core.words import Words
from kogga.store.opening import Place, is_database
from kogga.store.sqlite import FILE


def arguments(parser: ArgumentParser) -> None:
    """What to do, with what, and where the tables are."""
    parser.add_argument("deed", nargs="?", choices=("backup", "export", "forget"))
    parser.add_argument("what", nargs="?")
    store_arguments(parser)


def run(asked: Namespace, words: Words) -> int:
    """Copy the store, or print or delete what it knows of one guest."""
    if asked.deed is None or asked.what is None:
        raise BadCommand(words.say("trouble.no_deed", {}))
    place = place_of(asked, words)
    if is_database(place):
        if asked.deed == "backup":
            raise BadCommand(words.say("trouble.pg_dump", {"store": shown(place)}))
        check_answers(place, "data", words)
    elif not (file := Path(place) / FILE).exists():
        raise BadCommand(words.say("trouble.no_store", {"file": file}))
    print(asyncio.run(do(asked.deed, asked.what, place, words)))
    return 0


async def do(deed: str, what: str, place: Place, words: Words) -> str:
    """One deed on the store; what to tell about it."""
    store = opened(place, "data", words)
    try:
        if deed == "export":
            return json.dumps(await store.export(what), indent=2, ensure_ascii=False)
        if deed == "forget":
            await store.forget(what)
            return words.say("forgotten", {"guest": what})
        target = Path(what)
        if target.exists():
            raise BadCommand(words.say("trouble.backup_exists", {"file": target}))
        await store.backup(target)
        return words.say("backed_up", {"file": target})
    finally:
        await store.close()
