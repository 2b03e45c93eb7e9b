"""What import contracts cannot say: luck in core and games comes from outside, as an argument."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

HOUSE = Path(str(files("kogga")))
PURE = sorted([*HOUSE.glob("core/**/*.py"), *HOUSE.glob("games/**/*.py"), *HOUSE.glob("draw/**/*.py")])


def names_of_random(module: ast.Module) -> Iterator[str]:
    """What a module takes from `random`; `*` where it takes the module itself."""
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            yield from ("*" for alias in node.names if alias.name.partition(".")[0] == "random")
        elif isinstance(node, ast.ImportFrom) and node.module == "random":
            yield from (alias.name for alias in node.names)


@pytest.mark.parametrize("file", PURE, ids=[str(file.relative_to(HOUSE)) for file in PURE])
def test_only_the_type_of_a_source_of_luck_is_known(file: Path) -> None:
    """`from random import Random` names a type; nobody makes one of their own."""
    module = ast.parse(file.read_text("utf-8"))
    assert set(names_of_random(module)) <= {"Random"}
    calls = [node.func for node in ast.walk(module) if isinstance(node, ast.Call)]
    assert not any(isinstance(call, ast.Name) and call.id == "Random" for call in calls)
    opened = [call.id for call in calls if isinstance(call, ast.Name) and call.id in ("open", "input", "print")]
    assert opened == []
