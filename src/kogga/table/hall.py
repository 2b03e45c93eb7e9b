"""All tables of a server: made, found again, kept going."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from hashlib import sha256
from math import inf
from typing import TypeVar

from kogga.core.errors import KoggaError, UnknownGame
from kogga.core.options import Choice
from kogga.front.match import write_options
from kogga.front.shelf import games
from kogga.store.rows import IMAGINED, Guest, Head, Row, StoreError
from kogga.store.store import Store
from kogga.table.account import Account, account_of
from kogga.table.bots import LEVELS, BotBench, BotDriver
from kogga.table.clocks import Pace
from kogga.table.luck import commitment
from kogga.table.proof import luck_sheet
from kogga.table.reviews import Reviews
from kogga.table.speech import Spoken
from kogga.table.table import NAME_LENGTH, Clock, Table, TooLate, clean
from kogga.table.what_if import WhatIf

T = TypeVar("T")

LOG = logging.getLogger(__name__)
REST_S = 600.0  # a table nobody has touched for so long is let go of
TIDY_S = 60.0
TICK_S = 0.25  # how often somebody looks at the clocks
BEAT_S = 2.0  # how often the server writes down that it is there, while a watch runs
HERE = "here "  # a chair for somebody at the same screen, and the name
RETRY_S = 1.0  # after which a store that failed is tried again


@dataclass(frozen=True)
class World:
    """Where time and names come from; a test can hold them still."""

    clock: Clock = time.time
    token: Callable[[], str] = field(default=lambda: secrets.token_urlsafe(16))
    number: Callable[[], int] = field(default=lambda: secrets.randbits(64))
    bot_pause: float = 0.8
    absence: float = 300.0  # seconds after which the others at a table may let a bot play on


class Hall:
    """Tables by name, loaded when they are first touched; guests by their secret."""

    def __init__(self, store: Store, world: World | None = None, workers: int = 1) -> None:
        self.store = store
        self.company = store.company
        self.company.listen("rows", self.hear)
        self.world = world or World()
        self.bench = BotBench(workers)
        self.reviews = Reviews(store, self.world.number)
        self.tables: dict[str, Table] = {}
        self.drivers: dict[str, BotDriver] = {}
        self.touched: dict[str, float] = {}
        self.resting: dict[str, float] = {}  # when the next time is up at tables that were let go
        self.forgotten: set[str] = set()
        self.beaten_at = 0.0
        self.opening = asyncio.Lock()
        self.setting = asyncio.Lock()
        self.working = asyncio.Lock()
        self.errands: set[asyncio.Task[None]] = set()

    # guests

    async def welcome(self, name: str) -> tuple[Guest, str]:
        """A new guest, and the secret by which they are known; only its hash is kept."""
        secret = self.world.token()
        guest = Guest(self.world.token(), digest(secret), clean(name, NAME_LENGTH), self.world.clock())
        await self.store.welcome(guest)
        return guest, secret

    async def recognise(self, secret: str) -> Guest | None:
        """The guest with this secret."""
        return await self.store.guest(digest(secret)) if secret else None

    async def change(self, guest: Guest, name: str | None = None, wishes: dict[str, str] | None = None) -> Guest:
        """Another name, other wishes."""
        changed = await self.store.change(guest.id, None if name is None else clean(name, NAME_LENGTH), wishes or {})
        return changed or guest  # who was forgotten in the meantime stays so

    # tables

    async def promise(self) -> str:
        """The hash of a new seed, for whoever sets a table and wants to add words to its luck knowing it."""
        seed = self.world.token()
        await self.company.promise(commitment(seed), seed)
        return commitment(seed)

    async def found(
        self,
        host: Guest,
        game: str,
        chairs: Sequence[str],
        options: dict[str, Choice],
        listed: bool,
        hints: bool = False,
        pace: Pace | None = None,
        promise: str = "",
        words: str = "",
    ) -> Table:
        """Set a table: a chair each for `me`, `here NAME` (at my screen), `free` or a bot's level; its luck as promised
        and with words of the host.
        """
        card = games[game].card
        card.check_seats(len(chairs))
        for chair in chairs:
            if chair not in ("me", "free", *LEVELS) and not chair.startswith(HERE):
                raise Spoken("chair_kind", levels=", ".join(LEVELS), chair=chair)
        agreed = write_options(card.agree(options))
        seed = await self.company.redeem(promise) if promise else ""
        if words and not seed:
            raise TooLate("promise_gone")
        head = Head(
            self.world.token(), game, card.version, len(chairs), agreed, seed or self.world.token(), listed, host.id,
            self.world.clock(),
        )  # fmt: skip
        table = self.keep(await Table.found(head, self.store, self.world.clock, hints, pace))
        if words:
            await table.mix_in(host.id, words)
        for seat, chair in enumerate(chairs):
            if chair in LEVELS:
                await table.sit_bot(seat, chair)
        for seat, chair in enumerate(chairs):
            if chair == "me" or chair.startswith(HERE):
                await table.sit(seat, host.id, chair.removeprefix(HERE) if chair != "me" else host.name, shares=True)
        return table

    async def try_out(self, host: Guest, what_if: WhatIf, hints: bool = False) -> Table:
        """A private table in an imagined world: the host on one chair, bots on the others."""
        card = games[what_if.game].card
        head = Head(
            IMAGINED + self.world.token(), what_if.game, card.version, len(what_if.chairs), what_if.options,
            self.world.token(), False, host.id, self.world.clock(),
        )  # fmt: skip
        table = self.keep(await Table.found(head, self.store, self.world.clock, hints))
        await table.begin_at(what_if.address, what_if.ply, what_if.position)
        for seat, level in enumerate(what_if.chairs):
            if level:
                await table.sit_bot(seat, level)
        await table.sit(what_if.chairs.index(""), host.id, host.name)
        return table

    async def try_again(self, host: Guest, table: Table) -> Table:
        """The same world once more, with other luck."""
        ledger = table.ledger
        assert ledger.origin is not None
        chairs = tuple("" if chair.guest else chair.bot for chair in ledger.chairs)
        origin, head = ledger.origin, ledger.head
        again = WhatIf(head.game, head.options, origin.address, origin.ply, origin.position, chairs)
        return await self.try_out(host, again, ledger.hints)

    async def open(self, name: str) -> Table:
        """A table by its name."""
        async with self.opening:
            if name not in self.tables:
                table = await Table.load(name, self.store, self.world.clock)
                if table is None:
                    raise Spoken("no_table")
                self.keep(table)
                if len(self.company.workers) > 1:
                    await table.read_on()  # what was said of it while it was being read, nobody heard
        self.touched[name] = self.world.clock()
        return self.tables[name]

    async def visit(self, name: str) -> Table:
        """A table by its name, as it stands now, though another server may have written there a moment ago."""
        table = await self.open(name)
        if len(self.company.workers) > 1:
            await table.read_on()
        return table

    def keep(self, table: Table) -> Table:
        """Hold a table in memory and play for its bots."""
        name = table.ledger.head.table
        self.tables[name] = table
        self.resting.pop(name, None)
        self.touched[name] = self.world.clock()
        self.drivers[name] = BotDriver(
            table, self.bench, self.world.bot_pause, self.world.number, lambda: self.company.cares_for(name)
        )
        self.drivers[name].wake()
        return table

    async def open_unfinished(self) -> list[str]:
        """Come to work: replay every unfinished table that is ours under its rules; those that diverge are named.

        The time since the last server went does not count on any watch.
        """
        async with self.company.arriving() as is_first:
            went = await self.store.last_beat()
            self.forgotten = set(await self.store.forgotten())
            for table in list(self.tables.values()):  # we were here before, and have missed something
                await table.look_again()
            frozen = await self.take_over()
            for table in list(self.tables.values()) if is_first else []:
                await table.pass_over(went)
        return frozen

    async def take_over(self) -> list[str]:
        """Open every unfinished table that is ours to take care of; those that cannot go on."""
        frozen: list[str] = []
        for name in await self.store.unfinished():
            if not self.company.cares_for(name):
                continue
            try:
                table = await self.open(name)
            except UnknownGame as error:
                LOG.warning("Table %s is kept, but cannot be opened: %s", name, error)
                frozen.append(name)
                continue
            if table.ledger.frozen:
                frozen.append(name)
        for driver in self.drivers.values():
            driver.wake()
        return frozen

    # other servers

    def hear(self, name: str, next_row: int) -> None:
        """Another server says that a table has rows up to this one; ours, or in our memory, it is read on."""
        known = self.tables.get(name)
        if known is not None and known.ledger.next_row >= next_row:
            self.drivers[name].wake()
        elif known is not None or self.company.cares_for(name):
            errand = asyncio.get_running_loop().create_task(self.catch_up(name))
            self.errands.add(errand)
            errand.add_done_callback(self.errands.discard)

    async def catch_up(self, name: str) -> None:
        """Read a table on."""
        try:
            await (self.tables.get(name) or await self.open(name)).read_on()
        except KoggaError as error:  # whoever attends next tries again
            LOG.warning("Table %s could not be read on: %s", name, error)

    async def attend(self) -> None:
        """Who is here? Tables whose caretaker has gone are taken over, and what was not heard of is found."""
        if self.company.me not in self.company.workers:
            await self.open_unfinished()
        elif await self.company.look_round():
            await self.take_over()
        for name in await self.company.behind({name: table.ledger.next_row for name, table in self.tables.items()}):
            await self.catch_up(name)
        foreign = [name for name in self.drivers if not self.company.cares_for(name)]
        await self.company.call(
            {name: self.tables[name].ledger.next_row for name in foreign if self.drivers[name].owing()}
        )

    async def keep_tidy(self) -> None:
        """From time to time let go of what nobody looks at."""
        while True:
            await asyncio.sleep(TIDY_S)
            self.let_go()

    def let_go(self) -> None:
        """Forget tables that are at rest: the rows are in the store, and whoever touches one again loads it."""
        rested = self.world.clock() - REST_S
        for name, driver in list(self.drivers.items()):
            if self.touched[name] <= rested and driver.is_at_rest:
                driver.close()
                if self.tables[name].ledger.deadline < inf and self.company.cares_for(name):
                    self.resting[name] = self.tables[name].ledger.deadline
                del self.tables[name], self.drivers[name], self.touched[name]

    # time

    async def keep_time(self) -> None:
        """Look at the clocks again and again."""
        while True:
            await asyncio.sleep(TICK_S)
            try:
                await self.heed_time()
            except KoggaError as error:  # a full disk may be cleared; the clocks are looked at again
                LOG.warning("The clocks could not be kept: %s", error)
                await asyncio.sleep(RETRY_S)

    async def heed_time(self) -> None:
        """Whose time is up? Before that, from time to time: are we still here, who else is, whom shall we forget?"""
        now = self.world.clock()
        if now - self.beaten_at >= BEAT_S:
            await self.attend()
            if any(deadline < inf for deadline in self.deadlines().values()):
                await self.store.beat(now)
            await self.forget(set(await self.store.forgotten()) - self.forgotten)
            self.beaten_at = now  # only now: whoever was away learns first what happened meanwhile
        for name in [name for name, deadline in self.deadlines().items() if deadline <= now]:
            if self.company.cares_for(name):
                await (await self.open(name)).heed_time()

    def deadlines(self) -> dict[str, float]:
        """When the next time is up, by table."""
        return {name: table.ledger.deadline for name, table in self.tables.items()} | self.resting

    async def forget(self, guests: set[str]) -> None:
        """Somebody's name was deleted from the store: it disappears from the tables in memory, too."""
        if not guests:
            return
        self.forgotten |= guests
        try:
            for table in list(self.tables.values()):
                await table.look_again()
        except StoreError:
            self.forgotten -= guests  # not yet
            raise

    async def rematch(self, guest: Guest, table: Table) -> Table:
        """The same people at a new table, everybody one seat further. Whoever asks first sets it; the others follow."""
        async with self.setting:
            again = await self.visit(table.ledger.again or await self.set_again(guest, table))
        if again.ledger.seat_of(guest.id) is None:
            for seat in table.ledger.seats_of(guest.id):
                name = table.ledger.chairs[seat].name
                await again.sit((seat + 1) % len(again.ledger.chairs), guest.id, name, shares=True)
        return again

    async def set_again(self, host: Guest, table: Table) -> str:
        """The table of a rematch: bots sit already, people's chairs are free. The old table tells where it is."""
        head, old = table.ledger.head, table.ledger.chairs
        card = games[head.game].card
        fresh = replace(
            head, table=self.world.token(), seed=self.world.token(), made_at=self.world.clock(),
            rules=card.version, host=host.id,
        )  # fmt: skip
        pace = None if table.ledger.clocks is None else table.ledger.clocks.pace
        again = self.keep(await Table.found(fresh, self.store, self.world.clock, table.ledger.hints, pace))
        for seat, chair in enumerate(old):
            if chair.bot and not chair.guest:
                await again.sit_bot((seat + 1) % len(old), chair.bot)
        await table.go_on_at(fresh.table)
        if table.ledger.again != fresh.table:
            await again.freeze("again")  # at another server somebody was quicker
        return table.ledger.again

    # what is worked out of a finished game

    async def luck_sheet(self, table: Table) -> str | None:
        """Every turn of a finished table's luck, for whoever checks it; None: the worker failed."""
        return await self.work_out(table, luck_sheet)

    async def luck_account(self, table: Table) -> Account | None:
        """How far each seat's luck was from average; None: the worker failed."""
        return await self.work_out(table, account_of)

    async def work_out(self, table: Table, work: Callable[[Head, list[Row]], T]) -> T | None:
        """Something a worker finds out from a finished table's rows, once."""
        async with self.working:
            if work.__name__ not in table.worked_out:
                found = await self.store.read(table.ledger.head.table)
                answer = None if found is None else await self.bench.ask(work, *found)
                if answer is None:
                    return None
                table.worked_out[work.__name__] = answer
            kept: T = table.worked_out[work.__name__]
            return kept

    async def close(self) -> None:
        """Stop the bots, write what is waiting."""
        with suppress(StoreError):
            await self.store.beat(self.world.clock())
        for driver in self.drivers.values():
            driver.close()
        for errand in self.errands:
            errand.cancel()
        self.bench.close()
        self.reviews.close()
        await self.store.close()


def digest(secret: str) -> str:
    """What is kept of a secret."""
    return sha256(secret.encode()).hexdigest()
