"""What a store does, whatever it is made of."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path

from kogga.store.company import Company
from kogga.store.rows import Address, Due, Guest, Head, Kept, Row, Standing


class Store(ABC):
    """An append-only log of tables, and the guests who sit at them; and the company of servers that work on it."""

    company: Company

    @abstractmethod
    async def found(self, head: Head, rows: Sequence[Row]) -> None:
        """Write a new table's head and first rows down."""

    @abstractmethod
    async def append(self, table: str, rows: Sequence[Row], standing: Standing) -> None:
        """Write rows down, all or none. Back only when they are safe; Conflict where a number is taken.

        The standing is a cache for the lobby; the rows are the truth.
        """

    @abstractmethod
    async def read(self, table: str) -> tuple[Head, list[Row]] | None:
        """A table's head and every row; None: no such table."""

    @abstractmethod
    async def read_on(self, table: str, number: int) -> list[Row]:
        """A table's rows from this number on."""

    @abstractmethod
    async def listed(self, limit: int) -> list[tuple[Head, str]]:
        """The newest public tables that are not over, with their status."""

    @abstractmethod
    async def tables_of(self, guest: str, limit: int) -> list[tuple[Head, str, bool]]:
        """A guest's tables with their status, those that wait for the guest first."""

    @abstractmethod
    async def unfinished_of(self, guest: str) -> int:
        """How many tables a guest has set or sits at that are neither over nor frozen."""

    @abstractmethod
    async def set_since(self, guest: str, since: float) -> int:
        """How many tables a guest has set since then."""

    @abstractmethod
    async def unfinished(self) -> list[str]:
        """Every table that is neither over nor frozen."""

    @abstractmethod
    async def welcome(self, guest: Guest) -> None:
        """Write a guest down."""

    @abstractmethod
    async def change(self, guest: str, name: str | None, wishes: dict[str, str]) -> Guest | None:
        """Another name, where there is one, and these wishes beside the others; the guest then, if there is one."""

    @abstractmethod
    async def guest(self, secret: str) -> Guest | None:
        """The guest this secret belongs to."""

    @abstractmethod
    async def keep_address(self, address: Address) -> None:
        """Write a guest's address for letters down, or what changed about it."""

    @abstractmethod
    async def address_of(self, guest: str) -> Address | None:
        """A guest's address for letters."""

    @abstractmethod
    async def address_by(self, token: str) -> Address | None:
        """The address a letter's link speaks of."""

    @abstractmethod
    async def drop_address(self, token: str) -> None:
        """Delete an address: no more letters."""

    @abstractmethod
    async def letters_due(self, sent_before: float, waiting_since: float) -> list[Due]:
        """Confirmed addresses with no letter since then, whose tables have waited at least since then."""

    @abstractmethod
    async def note_letter(self, address: Address, at: float) -> bool:
        """Write down that a letter goes out to an address now; False: it has changed since it was read, send none."""

    @abstractmethod
    async def export(self, guest: str) -> dict[str, object]:
        """Everything that is known about a guest."""

    @abstractmethod
    async def forget(self, guest: str) -> None:
        """Delete a guest: name, wishes, secret, and what the guest said; moves stay, without a name."""

    @abstractmethod
    async def remember(self, table: str, name: str, text: str) -> None:
        """Keep something beside a table that could be worked out again; the newest of a name stays."""

    @abstractmethod
    async def recall(self, table: str, name: str) -> str | None:
        """What was kept beside a table under this name."""

    @abstractmethod
    async def follow(self, guest: str, table: str, row: int) -> None:
        """Write down that a guest has seen a table's rows before this one."""

    @abstractmethod
    async def followed(self, guest: str, table: str) -> int | None:
        """Before which row a guest has seen all of a table; None: the guest was never there."""

    @abstractmethod
    async def keep_record(self, kept: Kept, most: int) -> None:
        """Keep a record, and of one guest's only the newest so many."""

    @abstractmethod
    async def record(self, name: str) -> Kept | None:
        """A record somebody brought."""

    @abstractmethod
    async def forgotten(self) -> list[str]:
        """The guests who were forgotten, so that whoever still knows their names forgets them, too."""

    @abstractmethod
    async def beat(self, at: float) -> None:
        """Write down that a server was there at this time."""

    @abstractmethod
    async def last_beat(self) -> float:
        """When a server was last there."""

    @abstractmethod
    async def backup(self, target: Path) -> None:
        """A whole copy while the store is in use."""

    @abstractmethod
    async def close(self) -> None:
        """Write what is waiting, then let go."""
