"""Score sheets: named lines, totals, places."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kogga.core.actions import Seat
from kogga.core.value import Value


@dataclass(frozen=True)
class ScoreLine(Value):
    """One line of a sheet. `part` numbers the deal it belongs to where a game has several, else 0."""

    name: str
    points: int
    part: int = 0


@dataclass(frozen=True)
class ScoreSheet(Value):
    """What one seat scored, line by line; places begin with 1 and ties share the better one."""

    seat: Seat
    lines: tuple[ScoreLine, ...]
    total: int
    place: int


def places(ranks: Sequence[tuple[int, ...]]) -> list[int]:
    """The place of each seat: higher ranks first, equal ranks share the better place."""
    return [1 + sum(1 for other in ranks if other > mine) for mine in ranks]
