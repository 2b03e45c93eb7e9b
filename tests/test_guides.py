"""First-game guides: every step of every game stands on a real position, and what it asks for can be done there."""

from __future__ import annotations

import re
from typing import Any

import pytest

from kogga.core.words import LANGUAGES
from kogga.front.guides import Step, guide
from kogga.front.shelf import book, games

STEPS = range(6, 11)
LONGEST = 260  # letters: one or two short sentences, or three very short ones
CASES = [(name, step) for name in games for step in guide(name).steps]
NAMES = [f"{name}-{step.name}" for name, step in CASES]


def drawn(step: Step, seat: int, lang: str) -> set[str]:
    """The ids of everything the reader sees."""
    view: Any = step.match.view(seat)
    return set(re.findall(r' id="([^"]+)"', "".join(step.match.face(lang).draw(view))))


@pytest.mark.parametrize("name", games)
def test_a_guide_has_six_to_ten_steps_and_ends_without_a_question(name: str) -> None:
    """After the last one there is only *Play now*."""
    steps = guide(name).steps
    assert len(steps) in STEPS
    assert not steps[-1].press
    assert len({step.name for step in steps}) == len(steps)


@pytest.mark.parametrize(("name", "step"), CASES, ids=NAMES)
def test_what_a_step_asks_for_can_be_done(name: str, step: Step) -> None:
    """A choice that is legal there, its elements in the drawing (or it is in the list alone); or things to look at."""
    seat = guide(name).seat
    view: Any = step.match.view(seat)
    for lang in LANGUAGES:
        ids = drawn(step, seat, lang)
        if step.press:
            choices = {str(choice): choice for choice in view.choices}
            assert step.press in choices
            assert not step.look
            assert set(step.match.face(lang).touches(view, choices[step.press])) <= ids
        else:
            assert step.look
            assert set(step.look) <= ids


@pytest.mark.parametrize(("name", "step"), CASES, ids=NAMES)
def test_a_step_speaks_both_languages_briefly(name: str, step: Step) -> None:
    """And names a paragraph of the book."""
    assert step.paragraph in book(name, "en")
    told = [step.match.face(lang).say(f"guide.{step.name}") for lang in LANGUAGES]
    assert told[0] != told[1]
    assert max(map(len, told)) <= LONGEST


@pytest.mark.parametrize("name", games)
def test_no_sentence_of_a_guide_is_left_over(name: str) -> None:
    """Every sentence belongs to a step."""
    words = games[name].face.words.keys()
    assert {key for key in words if key.startswith("guide.")} == {f"guide.{step.name}" for step in guide(name).steps}
