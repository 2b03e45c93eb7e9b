"""How long a player may think."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from time import monotonic


@dataclass(frozen=True)
class Budget:
    """Iterations, seconds, or both: whichever is used up first. With iterations alone a player can be repeated."""

    iterations: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        if self.iterations is None and self.seconds is None:
            raise ValueError("A budget needs iterations or seconds.")

    def ticks(self) -> Iterator[int]:
        """Numbers the iterations, at least one, until the budget is used up."""
        end = None if self.seconds is None else monotonic() + self.seconds
        tick = 0
        while tick == 0 or not self.is_spent(tick, end):
            yield tick
            tick += 1

    def is_spent(self, tick: int, end: float | None) -> bool:
        """Is there no time for this iteration?"""
        return (self.iterations is not None and tick >= self.iterations) or (end is not None and monotonic() >= end)
