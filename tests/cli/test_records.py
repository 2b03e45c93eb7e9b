"""`kogga replay`, and records that are damaged."""

from __future__ import annotations

from pathlib import Path

import pytest

import kogga as engine
from tests.cli.terminal import kogga


@pytest.fixture
def record() -> str:
    """A whole game, always with the first choice."""
    table = engine.match("sea_wolf", seats=3, seed=5)
    while not table.over:
        table.play(table.to_act[0], table.legal(table.to_act[0])[0])
    return table.record()


def test_a_record_is_told_and_scored(record: str, tmp_path: Path) -> None:
    """In either language."""
    file = tmp_path / "game.kogga"
    file.write_text(record, "utf-8")
    english, polish = (kogga("replay", str(file), "--lang", lang, home=tmp_path) for lang in ("en", "pl"))
    assert english.returncode == polish.returncode == 0
    assert "The game is over" in english.stdout
    assert "Koniec gry" in polish.stdout
    totals = [str(score).replace("-", "−") for score in engine.replay(record).scores]
    assert english.stdout.splitlines()[-2].split() == ["Total", *totals]


def test_a_record_can_be_read_up_to_a_line(record: str, tmp_path: Path) -> None:
    """And not further than it goes."""
    file = tmp_path / "game.kogga"
    file.write_text(record, "utf-8")
    lines = len(engine.replay(record).log)
    assert "The game is over" not in kogga("replay", str(file), "--ply", "12", home=tmp_path).stdout
    beyond = kogga("replay", str(file), "--ply", str(lines + 1), home=tmp_path)
    assert beyond.returncode == 2
    assert beyond.stderr.startswith(f"kogga: The record has {lines} lines;")


DAMAGES = [
    (b"\xff\xfe\x00\x01", "is no record: it is not even text."),
    (b"once upon a time\n", "The record lacks the header Kogga;"),
    (b'[Kogga "1"]\n[Game "ark"]\n[Rules "1"]\n[Seats "2"]\n', "There is no game 'ark'"),
    (b'[Kogga "1"]\n[Game "sea_wolf"]\n[Rules "1"]\n[Seats "9"]\n', "sea_wolf is for 2 to 5 players, not 9."),
    (b'[Kogga "1"]\n[Game "sea_wolf"]\n[Rules "1"]\n[Seats "2"]\nstart 0\nfly\n', "Move 2 of the record, 'fly',"),
    (b'[Kogga "1"]\n[Game "sea_wolf"]\n[Rules "1"]\n[Seats "2"]\nstart 0\ndraw\n', "Move 2 of the record, 'draw',"),
]


@pytest.mark.parametrize(("damage", "sentence"), DAMAGES, ids=[sentence for _, sentence in DAMAGES])
@pytest.mark.parametrize("command", [["replay"], ["play", "--resume"]], ids=["replay", "resume"])
def test_a_damaged_record_is_refused(command: list[str], damage: bytes, sentence: str, tmp_path: Path) -> None:
    """In one sentence, and left as it is."""
    file = tmp_path / "damaged.kogga"
    file.write_bytes(damage)
    refused = kogga(*command, str(file), home=tmp_path)
    assert refused.returncode == 2
    assert sentence in refused.stderr
    assert refused.stderr.count("\n") == 1
    assert file.read_bytes() == damage
    assert [each.name for each in tmp_path.iterdir()] == ["damaged.kogga"]
