"""Every paragraph and every ruling of a book is named by a rule and checked by a scene."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import kogga

ROOT = Path(__file__).parents[2]
NAMED = re.compile(r"§(\d+(?:\.\d+)*)|\b(R\d+)\b")
NO_RULES = ("face.py", "face", "drawing.py", "drawing")  # they show rules, they are none

each_game = pytest.mark.parametrize("shelved", list(kogga.games))


def leaves(game: str) -> list[str]:
    """Every § that has no paragraphs below it, and every ruling."""
    book = kogga.book(game, "en")
    return [number for number in book if not any(other.startswith(f"{number}.") for other in book)]


def named_in(text: str) -> set[str]:
    """The paragraphs and rulings a text names."""
    return {section or ruling for section, ruling in NAMED.findall(text)}


def rule_texts(game: str) -> list[str]:
    """The sources of a game's rules."""
    folder = ROOT / "src" / "kogga" / "games" / game
    files = [file for file in folder.rglob("*.py") if file.relative_to(folder).parts[0] not in NO_RULES]
    return [file.read_text("utf-8") for file in files]


def scene_texts(game: str) -> list[str]:
    """The docstrings of a game's scenes."""
    files = (ROOT / "tests" / "games" / game).glob("test_*.py")
    nodes = [node for file in files for node in ast.walk(ast.parse(file.read_text("utf-8")))]
    scenes = [node for node in nodes if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
    return [ast.get_docstring(scene) or "" for scene in scenes]


@each_game
def test_every_paragraph_has_a_rule(shelved: str) -> None:
    """A docstring or comment of the game's rules names it."""
    named = named_in("\n".join(rule_texts(shelved)))
    missing = [number for number in leaves(shelved) if number not in named]
    assert not missing, f"no rule of {shelved} names {' '.join(missing)}"


@each_game
def test_every_paragraph_has_a_scene(shelved: str) -> None:
    """The docstring of a test names it."""
    named = named_in("\n".join(scene_texts(shelved)))
    missing = [number for number in leaves(shelved) if number not in named]
    assert not missing, f"no scene of {shelved} names {' '.join(missing)}"


@each_game
def test_rules_and_scenes_name_only_what_the_book_has(shelved: str) -> None:
    """A § that is not in the book is a slip of the pen."""
    book = kogga.book(shelved, "en")
    strange = {
        number
        for text in [*rule_texts(shelved), *scene_texts(shelved)]
        for number in named_in(text)
        if number not in book
    }
    assert not strange, f"the book of {shelved} has no {' '.join(sorted(strange))}"


@each_game
def test_every_paragraph_answers_to_a_heading_of_the_rulebook(shelved: str) -> None:
    """Each § names the rulebook's own heading; rulings are ours."""
    for lang in ("en", "pl"):
        book = kogga.book(shelved, lang)
        silent = [number for number in book if not number.startswith("R") and not book[number].source]
        assert not silent, f"{lang}: these § of {shelved} name no heading of the rulebook: {' '.join(silent)}"
