"""What a server keeps: copied, shown and forgotten by one command each."""

from __future__ import annotations

import asyncio
import json
import os
from pathlib import Path

from kogga.store.opening import open_store
from kogga.store.rows import Guest
from kogga.store.sqlite import FILE, SqliteStore
from tests.cli.terminal import kogga


def keep_a_guest(folder: Path) -> None:
    """A store with one guest in it."""

    async def work() -> None:
        store = SqliteStore(folder / FILE)
        await store.welcome(Guest("g0", "hash", "Anna", 1.0, {"lang": "pl"}))
        await store.close()

    asyncio.run(work())


def test_a_backup_is_a_store_of_its_own(tmp_path: Path) -> None:
    """It can be asked like the first one, and never overwrites anything."""
    keep_a_guest(tmp_path)
    (tmp_path / "copy").mkdir()
    for code in (0, 2):
        copied = kogga("data", "backup", str(tmp_path / "copy" / FILE), "--data", str(tmp_path), home=tmp_path)
        assert copied.returncode == code
    told = kogga("data", "export", "g0", "--data", str(tmp_path / "copy"), home=tmp_path)
    assert json.loads(told.stdout)["name"] == "Anna"


def test_a_guest_who_is_forgotten_cannot_be_exported(tmp_path: Path) -> None:
    """Nor forgotten twice."""
    keep_a_guest(tmp_path)
    codes = [
        kogga("data", deed, "g0", "--data", str(tmp_path), home=tmp_path).returncode
        for deed in ("export", "forget", "export", "forget")
    ]
    assert codes == [0, 0, 2, 2]


def test_without_a_store_or_a_deed_one_sentence_says_what_is_missing(tmp_path: Path) -> None:
    """Exit code 2."""
    for words in (["data"], ["data", "backup", "x", "--data", str(tmp_path)]):
        refused = kogga(*words, home=tmp_path)
        assert refused.returncode == 2
        assert len(refused.stderr.splitlines()) == 1


def test_a_guest_in_a_database_is_shown_and_forgotten_too(database: str, tmp_path: Path) -> None:
    """The variable KOGGA_STORE names it as well; a backup is left to pg_dump, and no password is shown."""

    async def work() -> None:
        store = open_store(database)
        await store.welcome(Guest("g0", "hash", "Anna", 1.0, {"lang": "pl"}))
        await store.close()

    asyncio.run(work())
    told = kogga("data", "export", "g0", "--store", database, home=tmp_path)
    assert json.loads(told.stdout)["name"] == "Anna"
    assert kogga("data", "forget", "g0", home=tmp_path, KOGGA_STORE=database).returncode == 0
    assert kogga("data", "export", "g0", "--store", database, home=tmp_path).returncode == 2
    refused = kogga("data", "backup", "x", "--store", "postgresql://me:secret@host/db", home=tmp_path)
    assert (refused.returncode, "pg_dump" in refused.stderr, "secret" in refused.stderr) == (2, True, False)


def test_what_is_wrong_with_a_store_is_told_in_one_sentence(tmp_path: Path) -> None:
    """A folder where an address should be, both at once, nobody there, or what it takes is not installed."""
    nobody = f"postgresql://me:secret@/db?host={tmp_path}"
    wrong = {
        "no database": (["--store", str(tmp_path)], {}),
        "one of them": (["--store", nobody, "--data", str(tmp_path)], {}),
        "does not answer": (["--store", nobody], {}),
        "kogga[postgres]": (
            ["--store", nobody],
            {"before": f"echo 'raise ModuleNotFoundError' > {tmp_path}/asyncpg.py"},
        ),
    }
    for words, (asked, more) in wrong.items():
        for command in (["serve", "--no-browser"], ["data", "export", "g0"]):
            path = os.environ.get("PYTHONPATH", "")
            said = kogga(*command, *asked, home=tmp_path, **more, PYTHONPATH=f"{tmp_path}:{path}")
            assert said.returncode == 2
            assert words in said.stderr
            assert "secret" not in said.stderr
            assert len(said.stderr.splitlines()) == 1
