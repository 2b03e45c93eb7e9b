"""Who works on a store: one server alone, or several that hear of each other."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from hashlib import sha256

PROMISES = 10_000  # kept for tables that are about to be set
Heard = Callable[[str, int], None]


@dataclass(frozen=True)
class Glance:
    """How many connections a guest has to a table through another worker, and when that last changed."""

    guest: str
    lines: int
    at: float


class Company:
    """One server alone: it takes care of every table, has nobody to tell anything, and hears nothing."""

    def __init__(self) -> None:
        self.me = 0
        self.workers: tuple[int, ...] = (self.me,)  # those who are here now; without this one: it has to arrive first
        self.ears: dict[str, Heard] = {}
        self.promises: dict[str, str] = {}

    def cares_for(self, table: str) -> bool:
        """Is it this worker that plays for a table's bots and keeps its time? Everybody here agrees on whose job it is.

        Where they do not for a moment, two may think; but a row is written once, so nobody plays twice.
        """
        return self.me in self.workers and self.me == max(self.workers, key=lambda worker: weight(worker, table))

    def listen(self, topic: str, heard: Heard) -> None:
        """Have this called with a table and a number when others say something: `rows`, up to where there are some;
        `eyes`, somebody came or went; `stop`, a seat's review is wanted no more; `company`, it has changed.
        """
        self.ears[topic] = heard

    @asynccontextmanager
    async def arriving(self) -> AsyncIterator[bool]:
        """Come to work. Is nobody else here? Whoever arrives meanwhile waits until this one is ready."""
        yield True

    async def look_round(self) -> bool:
        """Who is here now? Has that changed?"""
        return False

    async def behind(self, tables: Mapping[str, int]) -> list[str]:
        """Of tables known up to before a row each, those that others have written more of."""
        return []

    async def call(self, tables: Mapping[str, int]) -> None:
        """Tell the others of tables somebody should look at."""

    async def stop_review(self, table: str, seat: int) -> None:
        """Tell whoever thinks out this review that it is wanted no more."""

    # promises of luck

    async def promise(self, commitment: str, seed: str) -> None:
        """Keep the seed of a table somebody is about to set; of many, the newest."""
        if len(self.promises) >= PROMISES:
            del self.promises[next(iter(self.promises))]
        self.promises[commitment] = seed

    async def redeem(self, commitment: str) -> str:
        """The seed that was promised, once; "": it is not known any more."""
        return self.promises.pop(commitment, "")

    # who looks at which table

    async def note_eyes(self, table: str, guest: str, lines: int, at: float) -> None:
        """Let the others know how many connections a guest has to a table through this worker."""

    async def eyes_elsewhere(self, table: str) -> list[Glance]:
        """Who looks at a table through other workers."""
        return []

    async def close(self) -> None:
        """Go home."""


def weight(worker: int, table: str) -> bytes:
    """By which a table's caretaker is chosen: when one comes or goes, only that one's tables change hands."""
    return sha256(f"{worker} {table}".encode()).digest()
