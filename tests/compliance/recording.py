"""Writes the compliance suite: every scene the tests of the games play, as it is played.

`make compliance` runs `pytest -p tests.compliance.recording tests/games`. A scene keeps its number as long as its test
keeps its name; numbers of scenes that are gone are not used again. Written to be reviewed as a diff.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import kogga
from kogga import IllegalMove, Match
from kogga.core.actions import Action, Seat
from kogga.core.options import write_choice
from kogga.front.scenes import Scene, Step, ending, play, scenes
from tests.contract.test_book_coverage import named_in

GAMES = Path(kogga.__file__).parent / "games"
LONGEST = 120  # steps; what is longer is a whole game, and no scene
MANY = 30  # choices; a longer list says little to a reader
SIGNED = re.compile(r"^(§\d|R\d)")

recorded: list[dict[str, Any]] = []
skipped: Counter[str] = Counter()
running: list[tuple[Match, list[Step]]] = []


def steps_of(match: Match) -> list[Step] | None:
    """What was recorded of this very match; None: it is a twin of another, or has gone back."""
    return next((steps for known, steps in running if known is match), None)


class Recorder:
    """Listens at every match while a test runs."""

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        """Let the test play, then keep its scenes."""
        running.clear()
        yield
        played = running[:]
        running.clear()
        rule = " ".join((getattr(item, "function", item).__doc__ or "").split())
        if SIGNED.match(rule):
            for nth, (match, steps) in enumerate(played):
                keep(match, steps, rule, f"{item.name}#{nth}", item.path.stem.removeprefix("test_"))

    def pytest_sessionfinish(self) -> None:
        """Write what was recorded."""
        for game in sorted({scene["game"] for scene in recorded}):
            write([scene for scene in recorded if scene["game"] == game], GAMES / game / "scenes")


def keep(match: Match, steps: list[Step], rule: str, source: str, chapter: str) -> None:
    """Keep a scene, if it can be played again from its words alone."""
    if not steps or len(steps) > LONGEST or not any("do" in step or "may" in step for step in steps):
        skipped["empty or long"] += 1
        return
    scene = {
        "game": match.game.card.id, "title": sentence(source), "rule": rule,
        "shows": sorted(named_in(rule), key=by_number), "seats": match.seats,
        "options": {name: write_choice(choice) for name, choice in match.options.to_dict().items()},
        "position": match.start, "steps": steps, "then": ending(match), "from": source, "chapter": chapter,
    }  # fmt: skip
    try:
        is_true = play(scene) == (steps, scene["then"])
    except kogga.KoggaError:
        is_true = False
    if not is_true:  # the test laid a hand on the state
        skipped["not from words alone"] += 1
    elif any(same(scene, other) for other in recorded):
        skipped["known already"] += 1
    else:
        recorded.append(scene)


def sentence(source: str) -> str:
    """The name of a test, which is a sentence."""
    return re.split(r"[\[#]", source)[0].removeprefix("test_").replace("_", " ").capitalize()


def same(one: Scene, other: Scene) -> bool:
    """Do two scenes ask the same of an implementation?"""
    return all(one[part] == other[part] for part in ("game", "seats", "options", "position", "steps"))


def by_number(paragraph: str) -> tuple[bool, list[int]]:
    """§§ first, then rulings, each in order."""
    return paragraph.startswith("R"), [int(part) for part in paragraph.removeprefix("R").split(".")]


def write(fresh: list[Scene], folder: Path) -> None:
    """One file a chapter, a line a scene, each with its number."""
    folder.mkdir(exist_ok=True)
    last_file = folder / "last.json"
    last = json.loads(last_file.read_text()) if last_file.exists() else 0
    known = {(scene["chapter"], scene["from"]): scene["number"] for scene in scenes(fresh[0]["game"])}
    for scene in fresh:
        key = (scene["chapter"], scene["from"])
        if key not in known:
            last += 1
            known[key] = last
        scene["number"] = known[key]
    for old in folder.glob("*.jsonl"):
        old.unlink()
    for chapter in sorted({scene["chapter"] for scene in fresh}):
        lines = [line(scene) for scene in sorted(fresh, key=lambda one: one["number"]) if scene["chapter"] == chapter]
        (folder / f"{chapter}.jsonl").write_text("".join(lines), "utf-8")
    last_file.write_text(f"{last}\n")


def line(scene: Scene) -> str:
    """A scene as one line, its number first."""
    order = ("number", "game", "title", "rule", "shows", "seats", "options", "position", "steps", "then", "from")
    return json.dumps({part: scene[part] for part in order if scene[part]}, ensure_ascii=False) + "\n"


# listening

BEGIN, PLAY, LOOK, AGAIN = Match.__init__, Match.play, Match.legal, Match._play_again


def begin(match: Match, *given: Any, **named: Any) -> None:
    """A match begins; one whose luck is dictated may be a scene."""
    BEGIN(match, *given, **named)
    if match.luck == "dictated":
        running.append((match, []))


def act(match: Match, seat: Seat, move: Action | str) -> None:
    """Something is done, or refused."""
    steps = steps_of(match)
    try:
        PLAY(match, seat, move)
    except IllegalMove as error:
        if steps is not None:
            steps.append({"seat": seat, "do": str(move), "refused": error.paragraph or ""})
        raise
    if steps is not None:
        steps.append({"seat": seat, "do": str(move)})


def look(match: Match, seat: Seat) -> list[Action]:
    """Somebody looks what a seat may do."""
    choices = LOOK(match, seat)
    steps = steps_of(match)
    step: Step = {"seat": seat, "may": [str(choice) for choice in choices]}
    if steps is not None and len(choices) <= MANY and step not in steps[-1:]:
        steps.append(step)
    return choices


def go_back(match: Match, entries: list[Any]) -> None:
    """Taking back is no rule of a game: what goes back is no scene any more."""
    running[:] = [(known, steps) for known, steps in running if known is not match]
    AGAIN(match, entries)


def pytest_configure(config: pytest.Config) -> None:
    """Put an ear to every match."""
    config.pluginmanager.register(Recorder())
    patch = pytest.MonkeyPatch()
    for name, ear in (("__init__", begin), ("play", act), ("legal", look), ("_play_again", go_back)):
        patch.setattr(Match, name, ear)


def pytest_unconfigure() -> None:
    """Say what came of it."""
    by_game = Counter(scene["game"] for scene in recorded)
    print("\nscenes:", dict(by_game), "left out:", dict(skipped))  # noqa: T201
