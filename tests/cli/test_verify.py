"""`kogga verify`: what was checked, and the first thing that is wrong, in either language and by the exit code."""

from __future__ import annotations

from pathlib import Path

import pytest

from kogga import match
from kogga.table.proof import luck_sheet, record_of
from tests.cli.terminal import kogga
from tests.table.voyages import sailed


@pytest.fixture
def files(tmp_path: Path) -> tuple[Path, Path]:
    """The record and the luck sheet of a game at a table."""
    voyage = sailed("manila")
    record, sheet = tmp_path / "game.kogga", tmp_path / "game.luck.json"
    record.write_text(record_of(voyage.ledger), "utf-8")
    sheet.write_text(luck_sheet(voyage.head, voyage.rows), "utf-8")
    return record, sheet


def test_an_honest_game(files: tuple[Path, Path], tmp_path: Path) -> None:
    for file in files:
        told = kogga("verify", str(file), home=tmp_path)
        assert (told.returncode, told.stderr) == (0, "")
        assert "The seed is the one the table promised" in told.stdout
        assert "“Ala ma kota”" in told.stdout
    polish = kogga("verify", str(files[0]), "--lang", "pl", home=tmp_path).stdout
    assert "wynika z ziarna, słów i zasad" in polish
    assert "„Ala ma kota”" in polish


def test_a_tampered_one(files: tuple[Path, Path], tmp_path: Path) -> None:
    """The first line that is wrong, and what should stand there."""
    text = files[0].read_text("utf-8")
    line = next(line for line in text.splitlines() if line.startswith("roll "))
    other = line[:-1] + ("1" if line[-1] != "1" else "2")
    files[0].write_text(text.replace(f"\n{line}\n", f"\n{other}\n", 1), "utf-8")
    for lang, wrong in (("en", f"should have been “{line}”, and is “{other}”"), ("pl", f"„{line}”, a jest „{other}”")):
        told = kogga("verify", str(files[0]), "--lang", lang, home=tmp_path)
        assert told.returncode == 1
        assert wrong in told.stdout


def test_nothing_to_verify(tmp_path: Path) -> None:
    """A record of the library promises nothing; that is no proof."""
    file = tmp_path / "library.kogga"
    file.write_text(match("manila", seats=3, seed=1).record(), "utf-8")
    told = kogga("verify", str(file), home=tmp_path)
    assert (told.returncode, told.stdout) == (2, "")
    assert "There is nothing to verify" in told.stderr
    assert kogga("verify", home=tmp_path).returncode == 2
