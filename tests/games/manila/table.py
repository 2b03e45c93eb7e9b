"""What the scenes share: seats by colour, and a voyage under way."""

from __future__ import annotations

from typing import Any, Final

import kogga
from tests.scene import Scene

GAME: Any = kogga.games["manila"]

RED: Final = 0
BLUE: Final = 1
YELLOW: Final = 2
BLACK: Final = 3
ORANGE: Final = 4

NUTMEG: Final = 0
SILK: Final = 1
GINSENG: Final = 2
JADE: Final = 3

AT_SEA: Final = "phase: place; boats: nutmeg 4, silk 3, jade 2"


def manila(position: str, seats: int = 4, **options: bool) -> Scene:
    """A scene that begins in this position."""
    return Scene("manila", seats=seats, position=position, **options)


def last_roll(boats: str, rest: str = "", seats: int = 4, **options: bool) -> Scene:
    """The third roll, with the die of the first boat still on the water next."""
    wares = [words.split() for words in boats.split(", ")]
    die = next(ware for ware, *spot in wares if len(spot) == 1)
    rounds = 4 if seats == 3 else 3
    return manila(f"phase: roll; round: {rounds}; boats: {boats}; die: {die}; {rest}".rstrip("; "), seats, **options)


def heard(scene: Scene, *kinds: type) -> list[object]:
    """The events of these kinds, in order."""
    return [event for event in scene.heard if isinstance(event, kinds)]
