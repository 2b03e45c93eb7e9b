"""The designer's bench: other numbers from the source on; what nobody knows or cannot be is refused."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import kogga
from kogga.lab.changes import BadChange, install, printed, read_change, replaced, sort_out
from kogga.lab.crew import Processes, carry_out
from kogga.lab.keep import Keep
from kogga.lab.plan import Plan


def test_numbers_of_the_box_can_be_changed_and_options_too() -> None:
    """One, one of several, all of several, one deeper down; with or without the name of the game."""
    given = ["manila.CASH=20", "CARGO.3=48", "BERTH_PAY=6, 8, 14", "HOLD_PRICES.0.2=5", "manila.full_boats=yes"]
    options, changes = sort_out("manila", given)
    assert options == {"full_boats": True}
    assert [str(change) for change in changes] == ["CASH=20", "CARGO.3=48", "BERTH_PAY=6,8,14", "HOLD_PRICES.0.2=5"]


@pytest.mark.parametrize(
    ("text", "trouble"),
    [
        ("manila.PAY_JADE=30", "no number 'PAY_JADE'"),
        ("manila.TOP=3", "no number 'TOP'"),  # it follows from the market
        ("manila.CASH", "changes nothing"),
        ("manila.CASH=many", "cannot be 'many'"),
        ("manila.CASH=2.5", "cannot be '2.5'"),
        ("manila.CASH=-4", "less than nothing"),
        ("manila.CARGO=1,2", "as many numbers"),
        ("manila.CARGO.9=30", "there is no 9"),
        ("manila.CASH.0=30", "has no places"),
        ("manila.CARGO.jade=30", "no place within CARGO"),
        ("manila.full_boats=perhaps", "full_boats cannot be"),
    ],
)
def test_what_nobody_knows_or_cannot_be_is_refused(text: str, trouble: str) -> None:
    """In a sentence."""
    with pytest.raises(kogga.KoggaError, match=trouble):
        sort_out("manila", [text])


def test_every_game_has_numbers_to_change(name: str) -> None:
    """As its source gives them, which is how it was imported."""
    pieces = __import__(f"kogga.games.{name}.pieces", fromlist=["x"])
    box = printed(name)
    assert box
    assert all(getattr(pieces, number) == thing for number, thing in box.items())


def test_what_follows_from_a_number_follows() -> None:
    """In a fresh interpreter: tables computed at import, the rules, the score."""
    code = (
        "from kogga.lab.changes import install\n"
        "install('manila', ['CASH=21', 'MARKET.4=40'])\n"
        "import kogga\n"
        "from kogga.games.manila import pieces\n"
        "match = kogga.match('manila', seats=3, seed=1)\n"
        "print(match.state.cash, pieces.SHARE_PRICES[-1])\n"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.split("\n")[0] == "[21, 21, 21] 40"


def test_an_interpreter_that_knows_the_printed_game_is_no_use() -> None:
    """Patching afterwards would change nothing."""
    assert kogga.games["manila"]
    with pytest.raises(BadChange, match="fresh interpreter"):
        install("manila", ["CASH=20"])


def test_a_place_of_a_table_is_replaced() -> None:
    """However deep."""
    assert replaced(((1, 2), (3, 4)), (1, 0), 9) == ((1, 2), (9, 4))
    assert str(read_change("manila", {"A": ((1, 2), (3, 4))}, "A.1.0", "9")) == "A.1.0=9"


def test_a_game_that_cannot_be_played_is_refused_and_forgotten(tmp_path: Path) -> None:
    """Fewer shares than are dealt: the sentence says where it broke; the printed run stays."""
    keep = Keep(tmp_path / "run", new=True)
    base = Plan("manila", ("random",) * 5, 2, probe_every=0)
    broken = Plan("manila", ("random",) * 5, 2, probe_every=0, changes=("POOL=1",), label="POOL=1")
    with Processes(1) as crew:
        carry_out(base, keep, crew, lambda games: None)
        with pytest.raises(BadChange, match="POOL=1 cannot be played"):
            carry_out(broken, keep, crew, lambda games: None)
    assert [run.plan for run in keep.runs()] == [base]
    keep.close()
