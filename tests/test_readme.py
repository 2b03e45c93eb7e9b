"""The Python of both READMEs runs, and what they point to is there."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
READMES = ["README.md", "README.pl.md"]
LINK = re.compile(r"\]\((?!http)([^)#]+)\)")


def blocks(name: str, language: str) -> list[str]:
    """The code blocks of a file in a language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", (ROOT / name).read_text("utf-8"), re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("name", READMES)
def test_the_python_runs(name: str, tmp_path: Path) -> None:
    """As a newcomer would run it: alone, in a file, in ten lines."""
    code = blocks(name, "python")
    assert len(code) == 1
    assert len(code[0].splitlines()) <= 12
    script = tmp_path / "readme.py"
    script.write_text(code[0], "utf-8")
    ran = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert len(ran.stdout.splitlines()) == 4


def test_both_show_the_same_program() -> None:
    """Remarks and the language of the log aside."""
    bare = [re.sub(r" *#.*|lang=\"..\"", "", blocks(name, "python")[0]) for name in READMES]
    assert bare[0] == bare[1]


@pytest.mark.parametrize("name", [*READMES, "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"])
def test_links_lead_somewhere(name: str) -> None:
    """Files and pictures."""
    missing = [link for link in LINK.findall((ROOT / name).read_text("utf-8")) if not (ROOT / link).exists()]
    assert missing == []


EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
ALONE = [example for example in EXAMPLES if "socket" not in example.name]  # that one needs a table


@pytest.mark.parametrize("example", ALONE, ids=lambda file: file.name)
def test_the_examples_run(example: Path) -> None:
    """And have something to say."""
    ran = subprocess.run([sys.executable, str(example)], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout
