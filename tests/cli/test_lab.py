"""`kogga lab`, as one types it."""

from __future__ import annotations

import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing, suppress
from pathlib import Path

import pytest

from kogga.cli import lab
from kogga.cli.main import Reader
from kogga.cli.speech import speech
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
    ran = kogga(*words, "--file", str(file), "--set", "manila.CASH=20", "--jobs", "1", "--lang", "en")
    assert ran.returncode == 0, ran.stderr
    assert str(file) in ran.stdout
    assert "an hour; 6 in all" in ran.stderr
    keep = Keep(file)
    assert [(run.plan.label, run.plan.games) for run in keep.runs()] == [("", 6), ("CASH=20", 6)]
    records = [record for run in (1, 2) for (record,) in keep.rows("SELECT record FROM records WHERE run = ?", run)]
    assert sum('[Changed "CASH=20"]' in record for record in records) == 6
    keep.close()
    told = kogga("lab", "report", str(file), "--out", str(page), "--lang", "pl")
    assert told.returncode == 0, told.stderr
    assert "CASH=20" in page.read_text("utf-8")


def test_levels_and_searches_sit_down(tmp_path: Path) -> None:
    """Every level can be named, and a search with its manner is one player."""
    for players in ("captain,admiral", "search:400,playout=12,greedy"):
        reader = Reader("lab", speech("en"))
        lab.arguments(reader)
        (plan,) = lab.plans_of(reader.read(["run", "sea_wolf", "--players", players]), speech("en"))
        assert plan.seats == 2
    file = tmp_path / "levels.lab"
    ran = kogga("lab", "run", "sea_wolf", "--players", "sailor,deckhand,search:2", "--games", "3", "--file", str(file))
    assert ran.returncode == 0, ran.stderr
    assert games_in(file) == 3


@pytest.mark.parametrize("word", [signal.SIGINT, signal.SIGTERM])
def test_ctrl_c_loses_nothing(tmp_path: Path, word: signal.Signals) -> None:
    """One sentence, exit code 130, nobody left behind who holds the pipes; the same command goes on."""
    file = tmp_path / "run.lab"
    words = [
        sys.executable,
        "-m",
        "kogga.cli",
        "lab",
        "run",
        "sea_wolf",
        "--seats",
        "3",
        "--file",
        str(file),
        "--lang",
        "en",
    ]
    with subprocess.Popen(
        [*words, "--games", "100000"], stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as begun:
        while not (file.exists() and games_in(file)):
            time.sleep(0.1)
        begun.send_signal(word)
        _, told = begun.communicate(timeout=60)
    assert begun.returncode == 130
    assert told.startswith("Interrupted.")
    assert len(told.splitlines()) == 1
    played = games_in(file)
    ran = subprocess.run([*words, "--games", str(played + 3)], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert games_in(file) >= played + 3


def games_in(file: Path) -> int:
    """How many games a file holds by now."""
    with closing(sqlite3.connect(file)) as base, suppress(sqlite3.OperationalError):
        return int(base.execute("SELECT count(*) FROM games").fetchone()[0])
    return 0


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
