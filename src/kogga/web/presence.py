"""Who is at which table right now: what the dots beside the names tell."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from kogga.core.actions import Seat
from kogga.table.table import Clock, Table
from kogga.web.limits import NAMELESS_PER_TABLE, SOCKETS_PER_GUEST

SLACK_S = 0.1  # two clocks are never quite of one mind


class Presence:
    """Open connections by table and guest; a visitor without a name counts as "".

    Whoever was away from a running table for `absence` seconds is gone: the others may let a bot play on.
    """

    def __init__(self, clock: Clock, absence: float) -> None:
        self.clock = clock
        self.absence = absence
        self.began = clock()
        self.left: dict[tuple[str, str], float] = {}  # when somebody closed a table's page, while that is not long ago
        self.eyes: dict[str, Counter[str]] = {}
        self.lines: Counter[str] = Counter()

    def has_room(self, table: Table, guest: str) -> bool:
        """May one more connection be opened: for this guest anywhere, for a visitor without a name here?"""
        if guest:
            return self.lines[guest] < SOCKETS_PER_GUEST
        return self.eyes.get(table.ledger.head.table, Counter())[""] < NAMELESS_PER_TABLE

    def expect(self, table: Table, guest: str) -> None:
        """Somebody has just sat down and will open the page."""
        self.left[table.ledger.head.table, guest] = self.clock()

    def come(self, table: Table, guest: str) -> None:
        """Somebody opens the table's page."""
        self.eyes.setdefault(table.ledger.head.table, Counter())[guest] += 1
        self.lines[guest] += 1
        self.tell(table)

    def go(self, table: Table, guest: str) -> None:
        """Somebody closes it."""
        name = table.ledger.head.table
        self.eyes[name] -= Counter({guest: 1})
        now = self.clock()
        self.left = {key: at for key, at in self.left.items() if now - at < self.absence}
        if not self.eyes[name][guest]:
            self.left[name, guest] = now
        if not self.eyes[name]:
            del self.eyes[name]
        self.lines -= Counter({guest: 1})
        self.tell(table)

    def tell(self, table: Table) -> None:
        """Let everybody see who is here; and once more when whoever is away now has been gone for long."""
        table.tell()
        asyncio.get_running_loop().call_later(self.absence + SLACK_S, table.tell)

    def at(self, table: Table) -> dict[str, Any]:
        """The seats whose people are here, and how many others look on."""
        eyes = self.eyes.get(table.ledger.head.table, Counter())
        chairs = table.ledger.chairs
        here = [seat for seat, chair in enumerate(chairs) if chair.guest and eyes[chair.guest]]
        seated = {chair.guest for chair in chairs}
        watchers = sum(1 if guest else count for guest, count in eyes.items() if not guest or guest not in seated)
        return {"online": here, "watchers": watchers, "gone": self.gone(table)}

    def gone(self, table: Table) -> list[Seat]:
        """The seats whose people have been away for long; a slow game has a clock for that."""
        ledger = table.ledger
        if ledger.status != "running" or (ledger.clocks and ledger.clocks.pace.kind == "slow"):
            return []
        name, now = ledger.head.table, self.clock()
        eyes = self.eyes.get(name, Counter())
        away = [(seat, ledger.chairs[seat].guest) for seat in ledger.people()]
        since = {seat: self.left.get((name, guest), self.began) for seat, guest in away if not eyes[guest]}
        return [seat for seat, left in since.items() if now - left >= self.absence]
