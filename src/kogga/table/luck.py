"""A table's luck: every turn of it follows from the seed, the players' words and its number. docs/luck.md tells how."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import Any, TypeVar

from kogga.core.actions import Action
from kogga.core.game import AnyGame

RULE = "kogga-luck-1"  # another way to draw luck gets another name
BITS = 53
BLOCK = 256
T = TypeVar("T")


class TableLuck(Random):
    """The k-th luck of a table, as a stream of SHA-256: anybody who knows seed and words can draw it again."""

    def __init__(self, seed: str, words: Sequence[str], k: int) -> None:
        super().__init__()
        self.key = (RULE, seed, *words, str(k))
        self.drawn = 0

    def getrandbits(self, bits: int, /) -> int:
        """So many bits of the stream, from the front of as many blocks as it takes."""
        pool = 0
        for _ in range(-(-bits // BLOCK)):
            pool = pool << BLOCK | int.from_bytes(digest(*self.key, str(self.drawn)))
            self.drawn += 1
        return pool >> -bits % BLOCK

    def random(self) -> float:
        """A number from 0 up to but not 1, in steps of 2**-53."""
        return self.getrandbits(BITS) / (1 << BITS)


def digest(*parts: str) -> bytes:
    """The hash of several texts, each behind its length in bytes, so that no two lists of texts look alike."""
    told = [part.encode() for part in parts]
    return sha256(b"".join(b"%d:%s," % (len(part), part) for part in told)).digest()


def commitment(seed: str) -> str:
    """What everybody may see of the seed before the game is over."""
    return sha256(seed.encode()).hexdigest()


def fall(game: AnyGame, state: Any, luck: TableLuck) -> Action:
    """What this luck brings here: what can be counted is picked by one whole number, anything else the game deals."""
    odds = game.odds(state)
    dealt: Action = pick(odds, luck.getrandbits(BLOCK)) if odds else game.deal(state, luck)
    return dealt


def pick(odds: Sequence[tuple[T, int]], number: int) -> T:
    """The outcome at this part of the way through the odds: `number` of 2**256."""
    spot = number * sum([weight for _, weight in odds]) >> BLOCK
    for outcome, weight in odds:
        spot -= weight
        if spot < 0:
            return outcome
    raise AssertionError("odds add up")
