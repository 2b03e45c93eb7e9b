"""The Python of both READMEs runs, and what they point to is there."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from kogga.cli import lab
from kogga.cli.main import Reader
from kogga.cli.speech import speech

ROOT = Path(__file__).parents[1]
READMES = ["README.md", "README.pl.md"]
LINK = re.compile(r"\]\((?!http)([^)#]+)\)")


def blocks(name: str, language: str) -> list[str]:
    """The code blocks of a file in a language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", (ROOT / name).read_text("utf-8"), re.DOTALL | re.MULTILINE)


def told(code: str, tmp_path: Path) -> list[str]:
    """What a program says, run alone in a file."""
    script = tmp_path / "readme.py"
    script.write_text(code, "utf-8")
    ran = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.splitlines()


@pytest.mark.parametrize("name", READMES)
def test_the_python_runs(name: str, tmp_path: Path) -> None:
    """As a newcomer would run it: alone, in a file; a match in ten lines, a bot in fifteen."""
    match, bot, *_ = blocks(name, "python")
    assert len(match.splitlines()) <= 12
    assert len([line for line in bot.splitlines() if line]) <= 15
    assert len(told(match, tmp_path)) == 4
    assert told(bot, tmp_path)[0].endswith("[1, 2]")  # it beats whoever plays anything


def test_what_researchers_are_shown_runs(tmp_path: Path) -> None:
    """In either language, for it is the same."""
    _, _, *more = blocks(READMES[0], "python")
    assert more
    assert all(told(code, tmp_path) for code in more)


def test_both_show_the_same_programs() -> None:
    """Remarks and the language of the log aside."""
    bare = [[re.sub(r" *#.*|lang=\"..\"", "", code) for code in blocks(name, "python")] for name in READMES]
    assert bare[0] == bare[1]


@pytest.mark.parametrize("name", READMES)
def test_the_commands_of_the_lab_can_be_read(name: str) -> None:
    """Each as far as its plans; nothing is played."""
    lines = [line for code in blocks(name, "sh") for line in code.splitlines() if line.startswith("kogga lab run")]
    assert lines
    for line in lines:
        reader = Reader("lab", speech("en"))
        lab.arguments(reader)
        assert lab.plans_of(reader.read(line.partition("#")[0].split()[2:]), speech("en"))


@pytest.mark.parametrize("name", [*READMES, "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"])
def test_links_lead_somewhere(name: str) -> None:
    """Files and pictures."""
    missing = [link for link in LINK.findall((ROOT / name).read_text("utf-8")) if not (ROOT / link).exists()]
    assert missing == []


EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
ALONE = [example for example in EXAMPLES if "socket" not in example.name]  # that one needs a table


@pytest.mark.parametrize("example", ALONE, ids=lambda file: file.name)
def test_the_examples_run(example: Path) -> None:
    """And have something to say; an engine is greeted and sent home."""
    ran = subprocess.run(
        [sys.executable, str(example)], input="kogga\nquit\n", capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout
