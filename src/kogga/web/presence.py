"""Who is at which table right now: what the dots beside the names tell."""

from __future__ import annotations

from collections import Counter
from typing import Any

from kogga.table.table import Table
from kogga.web.limits import NAMELESS_PER_TABLE, SOCKETS_PER_GUEST


class Presence:
    """Open connections by table and guest; a visitor without a name counts as ""."""

    def __init__(self) -> None:
        self.eyes: dict[str, Counter[str]] = {}
        self.lines: Counter[str] = Counter()

    def has_room(self, table: Table, guest: str) -> bool:
        """May one more connection be opened: for this guest anywhere, for a visitor without a name here?"""
        if guest:
            return self.lines[guest] < SOCKETS_PER_GUEST
        return self.eyes.get(table.ledger.head.table, Counter())[""] < NAMELESS_PER_TABLE

    def come(self, table: Table, guest: str) -> None:
        """Somebody opens the table's page."""
        self.eyes.setdefault(table.ledger.head.table, Counter())[guest] += 1
        self.lines[guest] += 1
        table.tell()

    def go(self, table: Table, guest: str) -> None:
        """Somebody closes it."""
        name = table.ledger.head.table
        self.eyes[name] -= Counter({guest: 1})
        if not self.eyes[name]:
            del self.eyes[name]
        self.lines -= Counter({guest: 1})
        table.tell()

    def at(self, table: Table) -> dict[str, Any]:
        """The seats whose people are here, and how many others look on."""
        eyes = self.eyes.get(table.ledger.head.table, Counter())
        chairs = table.ledger.chairs
        here = [seat for seat, chair in enumerate(chairs) if chair.guest and eyes[chair.guest]]
        seated = {chair.guest for chair in chairs}
        watchers = sum(1 if guest else count for guest, count in eyes.items() if not guest or guest not in seated)
        return {"online": here, "watchers": watchers}
