"""The compliance suite holds for our own rules, is well-formed, and can be asked of any program."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import kogga
from kogga.front.scenes import play, scenes, showing

ROOT = Path(__file__).parents[2]
FOLDER = Path(kogga.__file__).parent / "games"
COMPLY = [sys.executable, str(ROOT / "examples" / "comply.py")]
PARTS = {"number", "game", "title", "rule", "shows", "seats", "options", "position", "steps", "then", "from", "chapter"}

each_game = pytest.mark.parametrize("game", list(kogga.games))


@each_game
def test_our_rules_keep_every_scene(game: str) -> None:
    """Step by step, and at the end."""
    wrong = [scene["number"] for scene in scenes(game) if play(scene) != (scene["steps"], scene["then"])]
    assert scenes(game)
    assert wrong == []


@each_game
def test_scenes_are_numbered_once_and_say_what_they_show(game: str) -> None:
    numbers = [scene["number"] for scene in scenes(game)]
    assert len(set(numbers)) == len(numbers)
    assert max(numbers) <= json.loads((FOLDER / game / "scenes" / "last.json").read_text())
    book = kogga.book(game, "en")
    for scene in scenes(game):
        assert scene.keys() == PARTS
        assert scene["shows"]
        assert set(scene["shows"]) <= set(book)


@each_game
def test_every_rule_of_the_course_of_play_is_shown(game: str) -> None:
    """What is only about the box, or about what nobody can do, has no scene; nearly everything else has."""
    book = kogga.book(game, "en")
    leaves = [number for number in book if not any(other.startswith(f"{number}.") for other in book)]
    unshown = [number for number in leaves if not showing(game, number)]
    assert len(unshown) <= len(leaves) / 6, unshown


def test_the_suite_is_small() -> None:
    assert sum(file.stat().st_size for file in FOLDER.glob("*/scenes/*")) < 5_000_000


def comply(*words: str) -> subprocess.CompletedProcess[str]:
    """Ask a program."""
    return subprocess.run([*COMPLY, *words], capture_output=True, text=True, check=False)


def test_a_program_is_asked_by_lines() -> None:
    """Our own rules behind the protocol pass."""
    asked = comply("--game", "sea_wolf", *COMPLY, "--answer")
    assert asked.returncode == 0, asked.stdout + asked.stderr
    assert asked.stdout == f"{len(scenes('sea_wolf'))} scenes passed, 0 failed, 0 skipped\n"


WRONG = """
import json, sys
for line in sys.stdin:
    scene = json.loads(line)
    told = [True for _ in scene["steps"]]
    answer = {"number": scene["number"], "steps": told, "then": {"to_act": [0]}}
    print(json.dumps(answer if scene["number"] % 2 else {"skip": "cannot"}), flush=True)
"""


def test_a_program_with_other_rules_fails_and_hears_why(tmp_path: Path) -> None:
    """By number, paragraph and step; what it cannot do it may skip."""
    program = tmp_path / "wrong.py"
    program.write_text(WRONG)
    asked = comply("--game", "sea_wolf", sys.executable, str(program))
    assert asked.returncode == 1
    assert re.search(r"^sea_wolf \d+: (§|R)\d", asked.stdout, re.MULTILINE)
    assert re.search(r"^  step \d+, .*: expected '[\d.]+', not True$", asked.stdout, re.MULTILINE)
    assert f"{sum(not scene['number'] % 2 for scene in scenes('sea_wolf'))} skipped" in asked.stdout


def test_a_program_that_ends_at_once_has_passed_nothing() -> None:
    asked = comply("--game", "sea_wolf", sys.executable, "-c", "")
    assert asked.returncode == 1
    assert asked.stdout.startswith("0 scenes passed, 0 failed")
