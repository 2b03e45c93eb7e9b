"""What the scenes of Pirates of the 7 Seas share: throws in words, and scenes in which one seat acts alone."""

from __future__ import annotations

from typing import Any, Final

import kogga
from kogga.core.options import Choice
from kogga.games.seven_seas.pieces import ROLES, WORDS
from tests.scene import Scene

GAME: Any = kogga.games["seven_seas"]
LAST: Final = "cartographer"


def lid(**dice: list[int]) -> str:
    """A throw of these faces by colour, in rows far enough apart: `lid(red=[6], green=[1, 2])`."""
    words = ["throw"]
    place = 0
    for color, faces in dice.items():
        words.append(color)
        for face in faces:
            words.append(f"{face}@{100 + 150 * (place % 17)}/{100 + 150 * (place // 17)}")
            place += 1
    return " ".join(words)


def called(
    role: str, position: str = "", seats: int = 3, first: int = 0, together: bool = False, **options: Choice
) -> Scene:
    """Seat 0 is the last to choose, this role; the others have chosen it, too, if `together`, else the last one."""
    others = role if together else LAST
    chosen = " ".join(["-", *[others] * (seats - 1)])
    parts = [f"first: {first}", f"chosen: {chosen}", *([position] if position else [])]
    scene = Scene("seven_seas", seats, "; ".join(parts), **options)
    return scene.play(f"choose {role}")


def cards(*words: str) -> list[int]:
    """The adventure cards of these words, sorted."""
    return sorted(WORDS.index(each) for each in words)


def role(word: str) -> int:
    """The character of this word."""
    return ROLES.index(word)
