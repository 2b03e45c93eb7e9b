"""The compliance suite, asked of any program.

    python examples/comply.py [--game GAME] [--number N] PROGRAM ARG...

The program reads a line of JSON for each scene on its standard input and answers with one line on its standard output;
docs/compliance.md tells how. `--answer` is such a program: our own rules behind the same protocol. Without a program,
this one asks itself a few scenes of every game.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import kogga
from kogga.front.scenes import Scene, play, scenes

ASKED = ("number", "game", "seats", "options", "position", "steps")
A_FEW = 40  # every so-manieth scene is asked where nobody named a program


def question(scene: Scene) -> dict[str, Any]:
    """A scene without its answers."""
    steps = [{key: step[key] for key in ("seat", "do") if key in step} for step in scene["steps"]]
    return {**{key: scene[key] for key in ASKED}, "steps": steps}


def answer(scene: Scene) -> dict[str, Any]:
    """What our own rules say: of every step what it came to, and how the scene ends."""
    asked = [step if "do" in step else {**step, "may": []} for step in scene["steps"]]
    steps, then = play({**scene, "steps": asked})
    return {"number": scene["number"], "steps": [told(step) for step in steps], "then": then}


def told(step: dict[str, Any]) -> Any:
    """What a step came to: true, the § of a refusal, or what may be done."""
    return step["may"] if "may" in step else step.get("refused", True)


def differences(scene: Scene, given: dict[str, Any]) -> list[str]:
    """Where an answer is not the suite's. What either leaves open at the end is no mistake."""
    wanted = [told(step) for step in scene["steps"]]
    got = [*given.get("steps", []), *[None] * len(wanted)]
    asked = question(scene)["steps"]
    wrong = [
        f"step {nth}, {asked[nth]}: expected {want!r}, not {have!r}"
        for nth, (want, have) in enumerate(zip(wanted, got, strict=False))
        if not is_same(want, have)
    ]
    want, have = flat(scene["then"]), flat(given.get("then", {}))
    other = [part for part in want if part in have and have[part] != want[part]]
    return wrong + [f"{part}: expected {want[part]!r}, not {have[part]!r}" for part in other]


def is_same(want: Any, have: Any) -> bool:
    """In whatever order choices are told. A refusal may leave its § open."""
    if isinstance(want, list):
        return isinstance(have, list) and sorted(want) == sorted(map(str, have))
    return have is True if want is True else have in (want, "")


def flat(then: dict[str, Any]) -> dict[str, Any]:
    """The end of a scene, what each seat may do by itself and in order."""
    may = {f"may of {seat}": sorted(choices) for seat, choices in then.get("may", {}).items()}
    return {**{part: told for part, told in then.items() if part != "may"}, **may}


def ask(program: list[str], asked: list[Scene]) -> Iterator[tuple[Scene, dict[str, Any]]]:
    """Every scene and its answer, one after the other; a program that has ended skips the rest."""
    with subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8") as other:
        assert other.stdin is not None
        assert other.stdout is not None
        for scene in asked:
            with suppress(BrokenPipeError):
                other.stdin.write(json.dumps(question(scene)) + "\n")
                other.stdin.flush()
            yield scene, json.loads(other.stdout.readline() or '{"skip": "no answer"}')
        with suppress(BrokenPipeError):
            other.stdin.close()


def examine(program: list[str], asked: list[Scene]) -> int:
    """Ask, compare, and say what came of it; the exit code."""
    passed = skipped = failed = 0
    for scene, given in ask(program, asked):
        wrong = [] if "skip" in given else differences(scene, given)
        passed += "skip" not in given and not wrong
        skipped += "skip" in given
        failed += bool(wrong)
        if wrong:
            print(f"{scene['game']} {scene['number']}: {scene['rule']}", *wrong, sep="\n  ")
    print(f"{passed} scenes passed, {failed} failed, {skipped} skipped")
    return 1 if failed or not passed else 0


def main() -> int:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", action="append", choices=list(kogga.games))
    parser.add_argument("--number", type=int, action="append")
    parser.add_argument("--answer", action="store_true", help="answer by our own rules instead of asking")
    parser.add_argument("program", nargs=argparse.REMAINDER)
    given = parser.parse_args()
    if given.answer:
        for line in sys.stdin:
            print(json.dumps(answer(json.loads(line)), ensure_ascii=False), flush=True)
        return 0
    asked = [scene for game in given.game or kogga.games for scene in scenes(game)]
    asked = [scene for scene in asked if not given.number or scene["number"] in given.number]
    ourselves = [sys.executable, __file__, "--answer"]
    return examine(given.program or ourselves, asked if given.program or given.number else asked[::A_FEW])


if __name__ == "__main__":
    sys.exit(main())
