"""What a server keeps: copied, shown and forgotten by one command each."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

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
