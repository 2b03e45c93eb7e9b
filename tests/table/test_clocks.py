"""Clocks, with time held still by the test: turns, reserves, bots that step in, pauses, servers that go away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from math import inf
from pathlib import Path

import pytest

from kogga.store.sqlite import FILE, SqliteStore
from kogga.table.clocks import DAY_S, Clocks, Pace, Watch, read_pace
from kogga.table.hall import BEAT_S, REST_S, Hall, World
from kogga.table.sight import Onlooker, look
from kogga.table.speech import Spoken
from kogga.table.table import Click, Paused, Table
from tests.table.test_hall import move

LIVE = Pace("live", 30, 60)
GAME = "sea_wolf"


class Evening:
    """A hall whose clock only the test moves, and a table of two."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.now = 1000.0
        self.hall = self.open()

    def open(self) -> Hall:
        """A hall over the same store, as after a restart."""
        return Hall(SqliteStore(self.data / FILE), World(clock=lambda: self.now, bot_pause=0.0))

    async def table(self, pace: Pace | None = LIVE, second: str = "free") -> Table:
        """Anna and Bo, or Anna and a bot, sit down."""
        anna, _ = await self.hall.welcome("Anna")
        table = await self.hall.found(anna, GAME, ["me", second], {}, listed=False, pace=pace)
        if second == "free":
            bo, _ = await self.hall.welcome("Bo")
            await table.sit(1, bo.id, bo.name)
        return table

    async def wait(self, seconds: float) -> None:
        """Time goes by, and the server looks at its clocks."""
        self.now += seconds
        await self.hall.heed_time()

    async def restart(self, away: float, name: str) -> Table:
        """The server is killed, and another one starts after a while."""
        for driver in self.hall.drivers.values():
            driver.close()
        self.hall.bench.close()
        await self.hall.store.close()
        self.now += away
        self.hall = self.open()
        await self.hall.open_unfinished()
        return await self.hall.open(name)


@asynccontextmanager
async def evening_at(data: Path) -> AsyncIterator[Evening]:
    evening = Evening(data)
    try:
        yield evening
    finally:
        await evening.hall.close()


def run(data: Path, story: Callable[[Evening], Awaitable[None]]) -> None:
    async def tell() -> None:
        async with evening_at(data) as evening:
            await story(evening)

    asyncio.run(tell())


def left(table: Table, seat: int, now: float) -> float:
    """The seconds a seat has until its time is up."""
    clocks = table.ledger.clocks
    assert clocks is not None
    return clocks.watches[seat].deadline(clocks.pace.turn) - now


async def late_rows(evening: Evening, table: Table) -> list[tuple[int, str]]:
    """Whose time was up so far, and the level of the bot that stepped in."""
    found = await evening.hall.store.read(table.ledger.head.table)
    assert found is not None
    return [(row.who, row.words) for row in found[1] if row.kind == "late"]


async def until_moved(table: Table) -> None:
    """Wait until somebody has made a move."""
    moved = asyncio.Event()
    table.listeners.add(moved.set)
    entries = len(table.ledger.running().entries)
    while len(table.ledger.running().entries) == entries:
        await asyncio.wait_for(moved.wait(), 30)
        moved.clear()
    table.listeners.discard(moved.set)


@pytest.mark.parametrize("words", ["live 30 60", "slow 3"])
def test_a_pace_is_written_and_read(words: str) -> None:
    assert str(read_pace(words)) == words


WRONG = ["live", "live 1 0", "live 30", "slow 0", "slow 31", "slow 3 3", "fast 3", "live -3 3", "slow ²"]


@pytest.mark.parametrize("words", WRONG)
def test_no_other_pace_is_kept(words: str) -> None:
    with pytest.raises(Spoken):
        read_pace(words)


def test_a_turn_that_takes_too_long_lives_on_the_reserve() -> None:
    clocks = Clocks.wound(LIVE, 2).turned(0, {0}, {0}, (), False)
    assert clocks.deadline == 90
    clocks = clocks.turned(50, {1}, {1}, (), False).turned(60, {0}, {0}, (), False)
    assert clocks.watches == (Watch(40, 0, 60), Watch(60, 10))


def test_every_asked_seat_has_its_own_watch() -> None:
    clocks = Clocks.wound(LIVE, 3).turned(0, {0, 1, 2}, {0, 2}, (), False).turned(20, {1, 2}, {2}, (), False)
    assert [watch.used for watch in clocks.watches] == [20, 0, 0]
    assert [watch.since for watch in clocks.watches] == [None, None, 0]
    assert clocks.late(90) == [2]


def test_no_clock_by_default(tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        table = await evening.table(None)
        await evening.wait(1e9)
        assert table.ledger.deadline == inf
        assert look(table.ledger, 0, "en")["clock"] is None
        with pytest.raises(Spoken):
            await table.plead_for_time(0, "pause")

    run(tmp_path, story)


def test_when_time_is_up_a_bot_plays_this_turn_and_the_seat_stays(tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        table = await evening.table()
        seat = table.ledger.running().to_act[0]
        onlooker = Onlooker(1 - seat, "en")
        onlooker.news(table.ledger)
        await evening.wait(89)
        assert await late_rows(evening, table) == []
        await evening.wait(1)
        while table.ledger.running().to_act == (seat,):
            await until_moved(table)
        assert await late_rows(evening, table) == [(seat, "mate")]
        news = onlooker.news(table.ledger)
        assert news is not None
        assert "run out of time" in str(news["log"])
        assert not table.ledger.late
        assert table.ledger.running().to_act == (1 - seat,)
        assert seat in table.ledger.people()
        await move(table)
        assert left(table, seat, evening.now) == 30, "the reserve is gone, the next turn has its time"

    run(tmp_path, story)


def test_the_bot_that_steps_in_is_of_the_tables_level(tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        table = await evening.table(second="deckhand")
        while table.ledger.running().to_act != (0,):
            await until_moved(table)
        await evening.wait(90)
        assert await late_rows(evening, table) == [(0, "deckhand")]

    run(tmp_path, story)


def test_taking_a_move_back_gives_no_time_back(tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        table = await evening.table()
        for _ in range(2):
            match = table.ledger.running()
            seat = match.to_act[0]
            numbered = next(words for words in map(str, match.legal(seat)) if words[-1].isdigit())  # an event has none
            await table.play(seat, numbered, Click(table.ledger.epoch, table.ledger.own_actions(seat)))
        seat = table.ledger.running().to_act[0]
        evening.now += 20
        match = table.ledger.running()
        laid = next(str(choice) for choice in match.legal(seat) if str(choice).startswith("discard"))
        await table.play(seat, laid, Click(table.ledger.epoch, table.ledger.own_actions(seat)))
        evening.now += 5
        await table.undo(seat, Click(table.ledger.epoch, table.ledger.own_actions(seat)))
        assert left(table, seat, evening.now) == 70

    run(tmp_path, story)


def test_a_pause_needs_everybody_and_stops_moves_and_watches(tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        table = await evening.table()
        seat = table.ledger.running().to_act[0]
        evening.now += 10
        await table.plead_for_time(seat, "pause")
        assert not table.ledger.is_paused
        await table.answer_plea(1 - seat, yes=True)
        assert table.ledger.is_paused
        await evening.wait(1000)
        assert not table.ledger.late
        with pytest.raises(Paused):
            await move(table)
        await table.plead_for_time(1 - seat, "resume")
        await table.answer_plea(seat, yes=False)
        assert table.ledger.is_paused
        await table.plead_for_time(1 - seat, "resume")
        await table.answer_plea(seat, yes=True)
        assert left(table, seat, evening.now) == 80
        for lang, words in (("en", ("pauses the game", "go on")), ("pl", ("wstrzymuje", "wznawia"))):
            news = Onlooker(None, lang).news(table.ledger)
            assert news is not None
            assert all(word in str(news["log"]) for word in words)

    run(tmp_path, story)


def test_whoever_leaves_has_no_say_in_a_pause_any_more(tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        table = await evening.table()
        await table.plead_for_time(0, "pause")
        await table.leave(table.ledger.chairs[1].guest, "mate")
        assert table.ledger.is_paused

    run(tmp_path, story)


def test_everybody_at_one_screen_agrees_with_one_voice(tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        table = await evening.table(second="here Ewa")
        assert table.ledger.names() == ["Anna", "Ewa"]
        await table.plead_for_time(1, "pause")
        assert table.ledger.is_paused
        await table.leave(table.ledger.chairs[0].guest, "mate")
        assert table.ledger.people() == []

    run(tmp_path, story)


def test_a_server_that_goes_away_takes_no_time_along(tmp_path: Path) -> None:
    """Neither lost nor doubled, however often; what was played before it went still counts."""

    async def story(evening: Evening) -> None:
        table = await evening.table()
        seat = table.ledger.running().to_act[0]
        name = table.ledger.head.table
        await evening.wait(10)
        for _ in range(3):
            table = await evening.restart(5000, name)
            assert left(table, seat, evening.now) == 80
        await evening.wait(10)
        table = await evening.restart(5000, name)
        assert left(table, seat, evening.now) == 70
        await evening.wait(BEAT_S)
        evening.now += 1  # nobody wrote down that the server was there
        table = await evening.restart(5000, name)
        assert left(table, seat, evening.now) == 70 - BEAT_S

    run(tmp_path, story)


def test_a_bot_that_stepped_in_steps_in_after_a_restart_too(tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        table = await evening.table()
        seat = table.ledger.running().to_act[0]
        evening.hall.drivers[table.ledger.head.table].close()
        await evening.wait(90)
        table = await evening.restart(1, table.ledger.head.table)
        while table.ledger.running().to_act == (seat,):
            await until_moved(table)
        assert await late_rows(evening, table) == [(seat, "mate")]
        assert table.ledger.running().to_act == (1 - seat,)

    run(tmp_path, story)


def test_a_slow_table_that_was_let_go_still_keeps_its_time(tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        table = await evening.table(read_pace("slow 2"))
        seat, name = table.ledger.running().to_act[0], table.ledger.head.table
        evening.now += 2 * REST_S
        evening.hall.let_go()
        assert not evening.hall.tables
        await evening.wait(2 * DAY_S - 2 * REST_S - 1)
        assert not evening.hall.tables
        await evening.wait(1)
        assert await late_rows(evening, await evening.hall.open(name)) == [(seat, "mate")]

    run(tmp_path, story)
