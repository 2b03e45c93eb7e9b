"""`kogga lab`, as one types it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from kogga.lab.keep import Keep


def kogga(*words: str) -> subprocess.CompletedProcess[str]:
    """A command line."""
    return subprocess.run(
        [sys.executable, "-m", "kogga.cli", *words], capture_output=True, text=True, check=False, encoding="utf-8"
    )


def test_run_change_and_report(tmp_path: Path) -> None:
    """Printed and changed, in one file; then a page about it."""
    file, page = tmp_path / "manila.lab", tmp_path / "page.html"
    words = ["lab", "run", "manila", "--players", "random", "--seats", "3", "--games", "6", "--probe", "0", "--records"]
    ran = kogga(*words, "--file", str(file), "--set", "manila.CASH=20", "--jobs", "1")
    assert ran.returncode == 0, ran.stderr
    assert str(file) in ran.stdout
    keep = Keep(file)
    assert [(run.plan.label, run.plan.games) for run in keep.runs()] == [("", 6), ("CASH=20", 6)]
    records = [record for run in (1, 2) for (record,) in keep.rows("SELECT record FROM records WHERE run = ?", run)]
    assert sum('[Changed "CASH=20"]' in record for record in records) == 6
    keep.close()
    told = kogga("lab", "report", str(file), "--out", str(page), "--lang", "pl")
    assert told.returncode == 0, told.stderr
    assert "CASH=20" in page.read_text("utf-8")


def test_troubles_are_one_sentence(tmp_path: Path) -> None:
    """Exit code 2, and what would be right."""
    for words, trouble in [
        (["lab"], "What shall be done?"),
        (["lab", "report"], "Which file?"),
        (["lab", "report", str(tmp_path / "none")], "There is no file"),
        (["lab", "run", "manila", "--seats", "4", "--players", "random,random,random"], "--players names 3"),
        (["lab", "run", "manila", "--set", "manila.PAY_JADE=30"], "no number 'PAY_JADE'"),
        (["lab", "run", "manila", "--players", "nobody"], "no player 'nobody'"),
    ]:
        ran = kogga(*words, "--lang", "en")
        assert (ran.returncode, ran.stdout) == (2, "")
        assert trouble in ran.stderr
        assert len(ran.stderr.splitlines()) == 1
