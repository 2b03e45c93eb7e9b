"""Several servers on one database: everybody sees every row, and whatever is done is done once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from random import Random

import pytest

import kogga
from kogga.players.budget import Budget
from kogga.store.company import weight
from kogga.store.postgres import PostgresStore
from kogga.store.postgres_company import HERE, OTHERS, PostgresCompany
from kogga.store.rows import Guest, Row, StoreError
from kogga.table.clocks import Pace
from kogga.table.hall import BEAT_S, Hall, World
from kogga.table.table import Stale, Table, Taken, TooLate
from kogga.table.what_if import imagine
from tests.postgres import Postgres
from tests.table.test_hall import GAME, move, table_of_two
from tests.table.test_reviews import SLOW, finished_table

PATIENCE_S = 60
LIVE = Pace("live", 30, 60)


class Harbour:
    """Servers on one database, with one clock that only the test moves."""

    def __init__(self, address: str, exits: AsyncExitStack) -> None:
        self.address = address
        self.exits = exits
        self.now = 1000.0
        self.halls: list[Hall] = []

    async def open(self) -> Hall:
        """One more server comes to work; the others notice."""
        hall = Hall(PostgresStore(self.address), World(clock=lambda: self.now, bot_pause=0.0))
        self.exits.push_async_callback(hall.close)
        await hall.open_unfinished()
        self.halls.append(hall)
        await self.attend()
        return hall

    async def attend(self) -> None:
        """Everybody looks round."""
        for hall in self.halls:
            await hall.attend()

    async def kill(self, hall: Hall) -> None:
        """A server dies: no goodbye, and its line is cut."""
        self.halls.remove(hall)
        for driver in hall.drivers.values():
            driver.close()
        hall.drivers.clear()
        assert isinstance(hall.company, PostgresCompany)
        hall.company.line.terminate()
        await until(lambda: self.is_gone(hall))
        await self.attend()

    async def is_gone(self, hall: Hall) -> bool:
        """Does the database know it?"""
        assert isinstance(self.halls[0].store, PostgresStore)
        return (hall.company.me,) not in [tuple(row) for row in await self.halls[0].store.find(OTHERS, HERE)]

    async def rows(self, table: Table) -> list[Row]:
        """What stands in the database."""
        return await self.halls[0].store.read_on(table.ledger.head.table, 0)


async def until(condition: Callable[[], bool | Awaitable[bool]]) -> None:
    """Wait for it."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            found = condition()
            if found if isinstance(found, bool) else await found:
                return
            await asyncio.sleep(0.01)


@asynccontextmanager
async def harbour_at(address: str, servers: int) -> AsyncIterator[Harbour]:
    async with AsyncExitStack() as exits:
        harbour = Harbour(address, exits)
        for _ in range(servers):
            await harbour.open()
        yield harbour


def run(address: str, story: Callable[[Harbour], Awaitable[None]], servers: int = 2) -> None:
    async def tell() -> None:
        async with harbour_at(address, servers) as harbour:
            await story(harbour)

    asyncio.run(tell())


def same(*tables: Table) -> bool:
    """Do they all know the same rows?"""
    return len({(table.ledger.next_row, str(table.ledger.running().log)) for table in tables}) == 1


async def table_cared_for_by(hall: Hall, chairs: list[str], pace: Pace | None = None) -> Table:
    """A table whose bots and clocks are this server's business."""
    anna, _ = await hall.welcome("Anna")
    while True:
        table = await hall.found(anna, GAME, ["me", *["free"] * (len(chairs) - 1)], {}, listed=False, pace=pace)
        if hall.company.cares_for(table.ledger.head.table):
            break
    for seat, chair in enumerate(chairs[1:], 1):
        if chair == "guest":
            bo, _ = await hall.welcome("Bo")
            await table.sit(seat, bo.id, bo.name)
        else:
            await table.sit_bot(seat, chair)
    return table


async def one_table_twice(harbour: Harbour) -> tuple[Table, Table]:
    """A table of two people as the first server holds it, and as the second does."""
    here, there = harbour.halls
    ours = await table_of_two(here)
    return ours, await there.open(ours.ledger.head.table)


def test_moves_at_one_server_are_seen_at_the_other_at_once(database: str) -> None:
    """Nobody has to ask for them."""

    async def story(harbour: Harbour) -> None:
        ours, theirs = await one_table_twice(harbour)
        told: list[int] = []
        theirs.listeners.add(lambda: told.append(theirs.ledger.next_row))
        for _ in range(5):
            await move(ours)
            await until(lambda: same(ours, theirs))
            await move(theirs)
            await until(lambda: same(ours, theirs))
        assert told == sorted(set(told)), "each is told once"

    run(database, story)


def test_whoever_is_slower_by_a_hair_writes_behind_the_other(database: str) -> None:
    """A move, and what others say at that moment at another server: nothing is refused, nothing is lost."""

    async def story(harbour: Harbour) -> None:
        ours, theirs = await one_table_twice(harbour)
        for nth in range(10):
            await asyncio.gather(
                move(ours), theirs.chat(None, "g", "Ewa", f"a{nth}"), ours.chat(0, "g", "Bo", f"b{nth}")
            )
            await until(lambda: same(ours, theirs))
        rows = await harbour.rows(ours)
        assert [row.number for row in rows] == list(range(len(rows)))
        assert sum(row.kind == "move" for row in rows) == 10
        assert sum(row.kind == "chat" for row in rows) == 20

    run(database, story)


def test_one_move_for_one_click_and_one_guest_for_one_chair(database: str) -> None:
    async def story(harbour: Harbour) -> None:
        here, there = harbour.halls
        anna, _ = await here.welcome("Anna")
        ours = await here.found(anna, GAME, ["me", "free"], {}, listed=False)
        theirs = await there.open(ours.ledger.head.table)
        sat = await asyncio.gather(ours.sit(1, "b", "Bo"), theirs.sit(1, "c", "Cleo"), return_exceptions=True)
        assert {type(outcome) for outcome in sat} == {type(None), Taken}
        await until(lambda: ours.ledger.match is not None and theirs.ledger.match is not None)
        played = await asyncio.gather(move(ours, 0), move(theirs, -1), return_exceptions=True)
        assert {type(outcome) for outcome in played} == {int, Stale}
        assert sum(row.kind == "move" for row in await harbour.rows(ours)) == 1

    run(database, story)


def test_bots_play_on_one_server_only_wherever_people_sit(database: str) -> None:
    async def story(harbour: Harbour) -> None:
        here, there = harbour.halls
        ours = await table_cared_for_by(here, ["me", "deckhand"])
        name = ours.ledger.head.table
        theirs = await there.open(name)
        thinking: list[int] = []
        theirs.listeners.add(lambda: thinking.append(len(there.drivers[name].tasks)))
        while not theirs.ledger.running().over:
            await until(
                lambda: theirs.ledger.running().over or not theirs.ledger.bot_of(theirs.ledger.running().to_act[0])
            )
            if not theirs.ledger.running().over:
                await move(theirs)
        await until(lambda: same(ours, theirs))
        assert thinking
        assert not any(thinking)

    run(database, story)


def test_a_table_set_at_another_server_finds_its_caretaker(database: str) -> None:
    """Who need not know it yet."""

    async def story(harbour: Harbour) -> None:
        here, there = harbour.halls
        anna, _ = await here.welcome("Anna")
        while True:
            table = await here.found(anna, GAME, ["me", "deckhand"], {}, listed=False)
            name = table.ledger.head.table
            if there.company.cares_for(name):
                break
        await until(lambda: name in there.tables)
        if table.ledger.running().to_act == (0,):
            await move(table)
        await until(lambda: any(entry.seat == 1 for entry in table.ledger.running().entries))
        assert not here.drivers[name].tasks

    run(database, story)


def test_a_caretaker_that_dies_is_replaced(database: str) -> None:
    """Its bots move at another server, its clocks run on there."""

    async def story(harbour: Harbour) -> None:
        here, there = harbour.halls
        table = await table_cared_for_by(here, ["me", "deckhand"], LIVE)
        name = table.ledger.head.table
        theirs = await there.open(name)
        await harbour.kill(here)
        assert there.company.cares_for(name)
        await until(lambda: theirs.ledger.running().to_act == (0,))
        await move(theirs)
        await until(lambda: theirs.ledger.running().to_act == (0,))
        harbour.now += 90
        await there.heed_time()
        assert [row.who for row in await harbour.rows(theirs) if row.kind == "late"] == [0]

    run(database, story)


def test_tables_nobody_holds_are_taken_over_too(database: str) -> None:
    async def story(harbour: Harbour) -> None:
        here, there = harbour.halls
        table = await table_cared_for_by(here, ["me", "guest"], LIVE)
        name, seat = table.ledger.head.table, table.ledger.running().to_act[0]
        assert name not in there.tables
        await harbour.kill(here)
        harbour.now += 90
        await there.heed_time()
        rows = await harbour.rows(there.tables[name])
        assert [(row.kind, row.who) for row in rows if row.kind in ("late", "away")] == [("late", seat)]

    run(database, story)


def test_time_is_up_once(database: str) -> None:
    """Even where two servers both believe it is their business, and look at the clock at the same moment."""

    async def story(harbour: Harbour) -> None:
        here, there = harbour.halls
        ours = await table_cared_for_by(here, ["me", "guest"], LIVE)
        theirs = await there.open(ours.ledger.head.table)
        for hall in harbour.halls:
            for driver in hall.drivers.values():
                driver.close()
        harbour.now += 90
        await asyncio.gather(ours.heed_time(), theirs.heed_time())
        assert sum(row.kind == "late" for row in await harbour.rows(ours)) == 1
        assert same(ours, theirs)

    run(database, story)


def test_only_the_caretaker_looks_at_the_clock(database: str) -> None:
    async def story(harbour: Harbour) -> None:
        here, there = harbour.halls
        ours = await table_cared_for_by(here, ["me", "guest"], LIVE)
        await there.open(ours.ledger.head.table)
        harbour.now += 90
        await there.heed_time()
        assert not [row for row in await harbour.rows(ours) if row.kind == "late"]
        await here.heed_time()
        assert [row for row in await harbour.rows(ours) if row.kind == "late"]

    run(database, story)


def test_a_second_server_gives_nobody_time(database: str) -> None:
    """Only while all were away the watches stood still. Some of the tables become the second one's."""

    async def story(harbour: Harbour) -> None:
        [here] = harbour.halls
        tables = [await table_cared_for_by(here, ["me", "guest"], LIVE) for _ in range(8)]
        await here.heed_time()
        harbour.now += 1
        there = await harbour.open()
        await harbour.kill(here)
        await there.heed_time()
        assert len(there.tables) == len(tables)
        assert not [row for table in tables for row in await harbour.rows(table) if row.kind == "away"]

    run(database, story, servers=1)


def test_while_the_database_is_away_no_watch_runs(postgres: Postgres, database: str) -> None:
    """The servers find their way back by themselves, and one of them says how long everybody was away."""

    async def story(harbour: Harbour) -> None:
        here, there = harbour.halls
        table = await table_cared_for_by(here, ["me", "guest"], LIVE)
        await there.open(table.ledger.head.table)
        for hall in harbour.halls:
            await hall.heed_time()
        with postgres.away():
            await until(lambda: not here.company.workers and not there.company.workers)
            harbour.now += 5000
            for hall in harbour.halls:
                with pytest.raises(StoreError):
                    await hall.heed_time()
                with pytest.raises(StoreError):
                    await move(hall.tables[table.ledger.head.table])
        await asyncio.gather(*[hall.heed_time() for hall in harbour.halls])
        await harbour.attend()
        assert len(here.company.workers) == len(there.company.workers) == 2
        rows = await harbour.rows(table)
        assert [(row.kind, row.words) for row in rows if row.kind in ("late", "away")] == [("away", "1000.0")]
        assert table.ledger.deadline == harbour.now + 90
        await move(table)
        await until(lambda: same(table, there.tables[table.ledger.head.table]))

    run(database, story)


def test_what_was_not_heard_is_found_by_looking(database: str) -> None:
    """A message may be lost; a row is not."""

    async def story(harbour: Harbour) -> None:
        _, there = harbour.halls
        ours, theirs = await one_table_twice(harbour)
        there.company.ears.clear()
        await move(ours)
        assert (await there.visit(ours.ledger.head.table)).ledger.next_row == ours.ledger.next_row
        await move(ours)
        await there.attend()
        assert same(ours, theirs)

    run(database, story)


def test_a_what_if_whose_caretaker_died_goes_on(database: str) -> None:
    """It stands in no list, but whoever shows it calls for help."""

    async def story(harbour: Harbour) -> None:
        here, there, third = harbour.halls
        there.world = replace(there.world, bot_pause=1e6)
        anna, _ = await here.welcome("Anna")
        match = kogga.match(GAME, seats=2, seed=1)
        tried = imagine(match, 0, 0, "/", ("deckhand", "deckhand"), Random(1))
        while True:
            table = await here.try_out(anna, tried)
            name = table.ledger.head.table
            weights = {hall: weight(hall.company.me, name) for hall in harbour.halls}
            if weights[there] > weights[third] > weights[here] and here.drivers[name].owing():
                break
        await until(lambda: name in there.tables)
        await harbour.kill(there)
        assert name not in third.tables
        await here.attend()
        await until(lambda: any(entry.seat >= 0 for entry in table.ledger.running().entries))
        assert name in third.tables

    run(database, story, servers=3)


def test_luck_promised_at_one_server_is_kept_at_another_once(database: str) -> None:
    async def story(harbour: Harbour) -> None:
        here, there = harbour.halls
        anna, _ = await here.welcome("Anna")
        promise = await here.promise()
        table = await there.found(anna, GAME, ["me", "free"], {}, False, promise=promise, words="Ahoj")
        assert table.ledger.promise == promise
        with pytest.raises(TooLate):
            await here.found(anna, GAME, ["me", "free"], {}, False, promise=promise, words="Ahoj")

    run(database, story)


def test_a_rematch_asked_for_at_two_servers_is_one_table(database: str) -> None:
    async def story(harbour: Harbour) -> None:
        here, there = harbour.halls
        ours = await finished_table(here)
        theirs = await there.visit(ours.ledger.head.table)
        anna, bo = [await guest_of(here, ours, seat) for seat in (0, 1)]
        first, second = await asyncio.gather(here.rematch(anna, ours), there.rematch(bo, theirs))
        assert first.ledger.head.table == second.ledger.head.table
        await until(lambda: first.ledger.status == second.ledger.status == "running")
        assert len(await here.store.unfinished()) == 1

    run(database, story)


async def guest_of(hall: Hall, table: Table, seat: int) -> Guest:
    """Who sits there."""
    return Guest(table.ledger.chairs[seat].guest, "", table.ledger.chairs[seat].name, 0.0)


def test_a_guest_forgotten_is_forgotten_everywhere(database: str) -> None:
    async def story(harbour: Harbour) -> None:
        here, there = harbour.halls
        ours, theirs = await one_table_twice(harbour)
        guest = ours.ledger.chairs[0].guest
        await here.store.forget(guest)
        harbour.now += BEAT_S
        for hall, table in ((here, ours), (there, theirs)):
            await hall.heed_time()
            assert table.ledger.names()[0] == "N.N."
            assert guest in hall.forgotten

    run(database, story)


def test_a_review_is_watched_and_stopped_from_another_server(database: str) -> None:
    async def story(harbour: Harbour) -> None:
        here, there = harbour.halls
        here.reviews.budgets = SLOW
        ours = await finished_table(here)
        theirs = await there.visit(ours.ledger.head.table)
        here.reviews.begin(ours.ledger, 0)

        async def status() -> str:
            found = await there.reviews.find(theirs.ledger, 0)
            return "" if found is None else found.status

        async def is_now(wanted: str) -> bool:
            return await status() == wanted

        await until(lambda: is_now("thinking"))
        await there.reviews.stop(theirs.ledger, 0)
        await until(lambda: not here.reviews.tasks)
        await until(lambda: is_now("stopped"))
        there.reviews.budgets = (Budget(iterations=2), Budget(iterations=4))
        there.reviews.begin(theirs.ledger, 0)
        await until(lambda: is_now("ready"))
        found = await here.reviews.find(ours.ledger, 0)
        assert found is not None
        assert found.status == "ready"

    run(database, story)
