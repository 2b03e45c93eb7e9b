"""Who is at which table right now: what the dots beside the names tell."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from typing import Any

from kogga.core.actions import Seat
from kogga.store.company import Company
from kogga.store.rows import StoreError
from kogga.table.hall import Hall
from kogga.table.table import Table
from kogga.web.limits import NAMELESS_PER_TABLE, SOCKETS_PER_GUEST

SLACK_S = 0.1  # two clocks are never quite of one mind


class Presence:
    """Open connections by table and guest, here and through other servers; a visitor without a name counts as "".

    Whoever was away from a running table for `absence` seconds is gone: the others may let a bot play on.
    """

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.clock = hall.world.clock
        self.absence = hall.world.absence
        self.began = self.clock()
        self.left: dict[tuple[str, str], float] = {}  # when somebody closed a table's page, while that is not long ago
        self.eyes: dict[str, Counter[str]] = {}
        self.elsewhere: dict[str, Counter[str]] = {}  # through other servers, at the tables somebody looks at here
        self.lines: Counter[str] = Counter()
        self.errands: set[asyncio.Task[None]] = set()
        self.company: Company = hall.company
        self.company.listen("eyes", lambda table, _: self.look_up({table} & set(self.eyes)))
        self.company.listen("company", lambda _, __: self.look_up(set(self.eyes), is_told=True))

    def has_room(self, table: Table, guest: str) -> bool:
        """May one more connection be opened: for this guest anywhere, for a visitor without a name here?"""
        if guest:
            return self.lines[guest] < SOCKETS_PER_GUEST
        return self.eyes.get(table.ledger.head.table, Counter())[""] < NAMELESS_PER_TABLE

    async def expect(self, table: Table, guest: str) -> None:
        """Somebody has just sat down and will open the page."""
        name = table.ledger.head.table
        self.left[name, guest] = self.clock()
        await self.note(name, guest)

    async def come(self, table: Table, guest: str) -> None:
        """Somebody opens the table's page."""
        name = table.ledger.head.table
        self.eyes.setdefault(name, Counter())[guest] += 1
        self.lines[guest] += 1
        self.tell(table)
        await self.note(name, guest)
        await self.refresh(name)
        if name in self.elsewhere:
            table.tell()

    async def go(self, table: Table, guest: str) -> None:
        """Somebody closes it."""
        name = table.ledger.head.table
        self.eyes[name] -= Counter({guest: 1})
        now = self.clock()
        self.left = {key: at for key, at in self.left.items() if now - at < self.absence}
        if not self.eyes[name][guest]:
            self.left[name, guest] = now
        if not self.eyes[name]:
            del self.eyes[name]
            self.elsewhere.pop(name, None)
        self.lines -= Counter({guest: 1})
        self.tell(table)
        await self.note(name, guest)

    def tell(self, table: Table) -> None:
        """Let everybody see who is here; and once more when whoever is away now has been gone for long."""
        table.tell()
        asyncio.get_running_loop().call_later(self.absence + SLACK_S, table.tell)

    # through other servers

    async def note(self, name: str, guest: str) -> None:
        """Tell the other servers; should that fail, they hear of it when the store is back."""
        with suppress(StoreError):
            lines = self.eyes.get(name, Counter())[guest]
            await self.company.note_eyes(name, guest, lines, self.clock())

    async def refresh(self, name: str) -> None:
        """Ask who looks at a table through other servers, and since when those who left are gone."""
        try:
            glances = await self.company.eyes_elsewhere(name)
        except StoreError:
            return  # what is known holds
        seen: Counter[str] = Counter()
        for glance in glances:
            seen[glance.guest] += glance.lines
            if not glance.lines:
                self.left[name, glance.guest] = max(glance.at, self.left.get((name, glance.guest), self.began))
        if seen.total():
            self.elsewhere[name] = seen
        else:
            self.elsewhere.pop(name, None)

    def look_up(self, names: set[str], is_told: bool = False) -> None:
        """Somebody came or went elsewhere; or the company has changed, and may not know who is here."""
        for name in names:
            errand = asyncio.get_running_loop().create_task(self.show(name, is_told))
            self.errands.add(errand)
            errand.add_done_callback(self.errands.discard)

    async def show(self, name: str, is_told: bool) -> None:
        """Let everybody at a table see who is there by now."""
        for guest in list(self.eyes.get(name, ())) if is_told else []:
            await self.note(name, guest)
        await self.refresh(name)
        if name in self.hall.tables:
            self.tell(self.hall.tables[name])

    # what is told

    def looking(self, name: str) -> Counter[str]:
        """Everybody's connections to a table."""
        return self.eyes.get(name, Counter()) + self.elsewhere.get(name, Counter())

    def at(self, table: Table) -> dict[str, Any]:
        """The seats whose people are here, and how many others look on."""
        eyes = self.looking(table.ledger.head.table)
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
        eyes = self.looking(name)
        away = [(seat, ledger.chairs[seat].guest) for seat in ledger.people()]
        since = {seat: self.left.get((name, guest), self.began) for seat, guest in away if not eyes[guest]}
        return [seat for seat, left in since.items() if now - left >= self.absence]
