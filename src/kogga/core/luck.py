"""What chance needs beyond a die."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from kogga.core.value import Value


@dataclass(frozen=True)
class Scatter(Value):
    """Dice thrown into a box: too many ways to count, few numbers to tell how they fall. docs/luck.md has the rule.

    A die shows one of `faces` and lies at x and y, each one of `spots` whole numbers from `low` on; the middles of two
    dice are at least `apart` from each other, or the later one is thrown again.
    """

    dice: int
    faces: int
    spots: int
    low: int
    apart: int


def shuffle(items: list[int], rng: Random) -> None:
    """Every order as likely, asking rng.random() alone, so that any source of luck will do."""
    for last in range(len(items) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        items[last], items[other] = items[other], items[last]
