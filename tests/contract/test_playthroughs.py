"""Recorded whole games replay to the same record, the same score sheets and the same position."""

from __future__ import annotations

from pathlib import Path

import pytest

import kogga
from tests.playthroughs import cells_of, folder, ways_to_end, written

FILES = [file for name in kogga.games for file in sorted(folder(name).glob("*.txt"))]
ANEW = "`make playthroughs` writes them anew"


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parents[1].name}-{file.stem}")
def test_a_playthrough_replays(file: Path) -> None:
    """Record, number of actions, sheets line by line and final position are those of the file."""
    text = file.read_text("utf-8")
    match = kogga.replay(text)
    assert match.over, f"{file.name} stops before the end"
    assert written(match).splitlines() == text.splitlines(), f"{file.name} plays differently now; {ANEW}"


@pytest.mark.parametrize("shelved", list(kogga.games))
def test_every_seat_count_option_set_and_ending_is_recorded(shelved: str) -> None:
    """One file a cell, and every way the game can end somewhere among them."""
    files = {file.stem: file for file in FILES if file.parents[1].name == shelved}
    missing = [cell for cell in cells_of(shelved) if f"{cell.seats}-{cell.variant}" not in files]
    assert not missing, f"no playthrough of {', '.join(map(str, missing))}; {ANEW}"
    wanted, endings = ways_to_end(shelved)
    seen = {way for file in files.values() for way in endings(kogga.replay(file.read_text("utf-8")))}
    assert seen >= set(wanted), f"no playthrough of {shelved} ends by {', '.join(set(wanted) - seen)}; {ANEW}"
