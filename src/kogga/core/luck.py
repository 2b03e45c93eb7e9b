"""What chance needs beyond a die."""

from __future__ import annotations

from random import Random


def shuffle(items: list[int], rng: Random) -> None:
    """Every order as likely, asking rng.random() alone, so that any source of luck will do."""
    for last in range(len(items) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        items[last], items[other] = items[other], items[last]
