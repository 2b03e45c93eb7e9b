"""The numbers of actions and the planes of views change with the rules version, and never otherwise."""

from __future__ import annotations

import json

import pytest

from kogga.adapters.frame import frame_of
from tests.adapters.conftest import all_cells
from tests.adapters.numbering import FILE, GAMES, numbering

KEPT = sorted(file.parent.name for file in GAMES.glob(f"*/{FILE}"))


@pytest.mark.parametrize("kept", KEPT)
def test_numbers_are_those_of_the_rules_version(kept: str) -> None:
    """A change of them needs a new version in the game's card, then `python -m tests.adapters.numbering`."""
    written = json.loads((GAMES / kept / FILE).read_text("utf-8"))
    assert numbering(kept) == written


def test_every_action_has_one_number_and_reads_back(name: str) -> None:
    """Words and numbers name the same actions."""
    cell = all_cells(name)[-1]
    frame = frame_of(name, cell.seats, cell.options)
    assert len(frame.number) == len(frame.actions)
    assert all(frame.number[frame.game.read(frame.words(number))] == number for number in range(len(frame.actions)))
