"""A table's luck: every turn of it follows from the seed, the players' words and its number."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from random import Random

BITS = 53


class TableLuck(Random):
    """The k-th luck of a table, as a stream of SHA-256: anybody who knows seed and words can draw it again."""

    def __init__(self, seed: str, words: Sequence[str], k: int) -> None:
        super().__init__()
        self.key = "|".join([seed, *words, str(k)])
        self.drawn = 0

    def getrandbits(self, bits: int, /) -> int:
        """So many bits of the stream."""
        pool = 0
        for _ in range(-(-bits // 256)):
            pool = pool << 256 | int.from_bytes(sha256(f"{self.key}|{self.drawn}".encode()).digest())
            self.drawn += 1
        return pool >> -bits % 256

    def random(self) -> float:
        """A number from 0 up to but not 1, in steps of 2**-53."""
        return self.getrandbits(BITS) / (1 << BITS)


def commitment(seed: str) -> str:
    """What everybody may see of the seed before the game is over."""
    return sha256(seed.encode()).hexdigest()
