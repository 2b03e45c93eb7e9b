"""Short words for scenes of Mare Balticum."""

from __future__ import annotations

from typing import Any

import kogga
from kogga.games.mare_balticum.board import BIT, FIELDS
from kogga.games.mare_balticum.notation import tokens_in, write_tokens
from kogga.games.mare_balticum.pieces import CATCH, KINDS, together
from tests.scene import Scene

GAME: Any = kogga.games["mare_balticum"]


def scene(position: str = "", seats: int = 3, **options: bool) -> Scene:
    """A table in this position."""
    return Scene("mare_balticum", seats=seats, position=position or "phase: turn", **options)


def tokens(words: str) -> int:
    """`2 herring amber` as one number."""
    return tokens_in(words.split(), "test")


def with_bag(position: str, left: str) -> str:
    """The same position with just these fish and amber in the bag: all others are out of the game."""
    bag = together(scene(position).state.bag[:CATCH])
    return f"{position}; box: {write_tokens(bag - tokens(left))}"


def kind(word: str) -> int:
    """A kind of token by its word."""
    return KINDS.index(word)


def field(word: str) -> int:
    """A field by its word."""
    return FIELDS.index(word)


def fields(words: str) -> int:
    """Fields as bits."""
    return sum(BIT[field(word)] for word in words.split())


def starting(moves: list[str], *verbs: str) -> list[str]:
    """Those moves that begin with one of these words."""
    return [move for move in moves if move.split()[0] in verbs]
