"""Words of a position text that several readers need."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from kogga.core.actions import Seat
from kogga.core.errors import BadPosition
from kogga.core.position import Parts, whole
from kogga.games.explorers.pieces import GOODS
from kogga.games.explorers.state import ExplorersState, Phase

AFTER_SET_UP: Final = (*range(Phase.ROLL, Phase.COLOUR), *range(Phase.DISCARD, Phase.OVER + 1))


def is_begun(state: ExplorersState) -> bool:
    """Is the set-up over?"""
    return state.phase in AFTER_SET_UP


def named(word: str, names: Mapping[str, int], where: str) -> int:
    """The number of a place or thing."""
    if word not in names:
        raise BadPosition(f"{where} of the position cannot be {word!r}.")
    return names[word]


def seat_of(parts: Parts, name: str, seats: int, default: str) -> Seat:
    """A part that is a seat."""
    seat = parts.number(name, int(default))
    if not 0 <= seat < seats:
        raise BadPosition(f"{name} of the position is a seat from 0 to {seats - 1}.")
    return seat


def some(parts: Parts, name: str, size: int, first: int, default: str = "") -> int:
    """A part that lists numbers from `first` on, as bits."""
    listed = parts.numbers(name, default)
    if any([not first <= number < first + size for number in listed]):
        raise BadPosition(f"{name} of the position are numbers from {first} to {first + size - 1}.")
    return sum([1 << number - first for number in set(listed)])


def goods(parts: Parts, name: str, kinds: int) -> list[int]:
    """A part of numbers and kinds: `2 wool 1 gold`."""
    words = parts.take(name, "-").split()
    row = [0] * kinds
    if words == ["-"]:
        return row
    for nth in range(0, len(words) - 1, 2):
        kind = named(words[nth + 1], {good: spot for spot, good in enumerate(GOODS[:kinds])}, name)
        row[kind] += whole(words[nth], name)
    if len(words) % 2 or min(row) < 0:
        raise BadPosition(f"{name} of the position needs a number before every kind: 2 wool 1 ore.")
    return row


def numbers(row: Sequence[int]) -> str:
    """Whole numbers with blanks between."""
    return " ".join([str(number) for number in row])
