"""Saved games: the record in a file, written whole or not at all."""

from __future__ import annotations

import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path

ENDING = ".kogga"


def home() -> Path:
    """Where games are kept that nobody named a file for."""
    data = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    return Path(data or Path.home() / ".local" / "share") / "kogga"


def fresh_file(game: str) -> Path:
    """A file of its own for a game that begins now."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    names = [stem, *(f"{stem}-{number}" for number in range(2, 100))]
    return next(file for name in names if not (file := home() / f"{name}{ENDING}").exists())


def write_whole(file: Path, text: str) -> None:
    """Write a file so that at any moment either the old text or the new one is there. OSError: the old one still is."""
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with beside.open("w", encoding="utf-8") as page:
            page.write(text)
            page.flush()
            os.fsync(page.fileno())
        beside.replace(file)
    except OSError:
        with suppress(OSError):
            beside.unlink()
        raise


class Keeper:
    """Keeps one game in one file; `trouble` says why the last attempt failed."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.trouble = ""

    def keep(self, text: str) -> bool:
        """Write the record down; did it work?"""
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self.file, text)
        except OSError as error:
            self.trouble = error.strerror or str(error)
            return False
        self.trouble = ""
        return True
