"""The compiled build: with KOGGA_COMPILED=1 mypyc compiles core and the games' rules. The rest is in pyproject.toml."""

from __future__ import annotations

import ast
import os
from pathlib import Path

from setuptools import setup

ROOMS = ("core/*.py", "games/*/**/*.py")
INTERPRETED = ("face", "drawing")  # how a game is shown; core/face.py is the contract and is compiled


def is_compiled(module: Path) -> bool:
    """Everything in these rooms but faces, drawings, and files with nothing but a docstring."""
    shown = "games" in module.parts and any([part.startswith(INTERPRETED) for part in module.parts])
    return not shown and len(ast.parse(module.read_text("utf-8")).body) > 1


def modules() -> list[str]:
    """The files to compile, found by their place in the house."""
    house = Path("src/kogga")
    return [str(module) for room in ROOMS for module in sorted(house.glob(room)) if is_compiled(module)]


if os.environ.get("KOGGA_COMPILED"):
    from mypyc.build import mypycify

    setup(ext_modules=mypycify(["--follow-imports=silent", *modules()], opt_level="3", debug_level="0"))
else:
    setup()
