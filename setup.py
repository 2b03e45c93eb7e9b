"""The compiled build: with KOGGA_COMPILED=1 mypyc compiles core, rules and search. The rest is in pyproject.toml."""

from __future__ import annotations

import ast
import os
from pathlib import Path

from setuptools import setup

THINKING = ("budget", "estimates", "flat", "outcomes", "player", "search", "tree")
ROOMS = ("core/*.py", "games/*/**/*.py", *[f"players/{name}.py" for name in THINKING])
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

    level = os.environ.get("KOGGA_OPTIMISE", "3")
    # A file for each module compiles side by side and in little memory, all in one runs faster.
    side_by_side = level == "0"
    sources = ["--follow-imports=silent", *modules()]
    units = mypycify(sources, opt_level=level, debug_level="0", multi_file=side_by_side)
    setup(ext_modules=units, options={"build_ext": {"parallel": os.cpu_count()}})
else:
    setup()
