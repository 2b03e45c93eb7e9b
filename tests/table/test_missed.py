"""What happened while somebody was away: from where they last were, whatever was taken back since."""

from __future__ import annotations

import asyncio
from pathlib import Path

from kogga.table.past import missed
from kogga.table.table import Click
from tests.table.test_hall import hall_at, move, table_of_two


def test_somebody_who_left_is_told_what_was_played_since(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path) as hall:
            table = await table_of_two(hall)
            away = 1 - table.ledger.running().to_act[0]
            guest = table.ledger.chairs[away].guest
            assert await table.missed_by(guest) is None
            table.followed[guest] = table.ledger.next_row
            await table.note_followed(guest)
            assert await table.missed_by(guest) is None
            seen = len(table.ledger.running().entries)
            await move(table)
            table.followed.clear()  # as after a restart: what is on the disk holds
            told = await table.missed_by(guest)
            assert told is not None
            assert (told.ply, told.count) == (seen, 1)

    asyncio.run(story())


def test_whoever_has_moved_has_seen_what_came_before(tmp_path: Path) -> None:
    """Even if nothing was written down, as after a power cut."""

    async def story() -> None:
        async with hall_at(tmp_path) as hall:
            table = await table_of_two(hall)
            seat = await move(table)
            assert missed(table.ledger, [seat], None) is None
            while table.ledger.running().to_act == (seat,):
                await move(table)
            mine = len(table.ledger.running().entries)
            await move(table)
            told = missed(table.ledger, [seat], None)
            assert told is not None
            assert (told.ply <= mine, told.count) == (True, 1)
            assert missed(table.ledger, [], None) is None

    asyncio.run(story())


def test_what_a_bot_plays_for_somebody_they_have_not_seen(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path) as hall:
            table = await table_of_two(hall)
            seat = await move(table)
            hall.drivers[table.ledger.head.table].close()
            before = len(table.ledger.running().entries)
            await table.leave(table.ledger.chairs[seat].guest, "random")
            for _ in range(4):
                await move(table)
            told = missed(table.ledger, [seat], None)
            assert told is not None
            assert (told.ply <= before, told.count) == (True, 4)

    asyncio.run(story())


def test_what_was_taken_back_is_not_missed(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_at(tmp_path) as hall:
            table = await table_of_two(hall)
            seen = table.ledger.next_row
            while True:
                seat = await move(table)
                if table.ledger.running().can_undo(seat):
                    break
            counted = missed(table.ledger, [], seen)
            assert counted is not None
            await table.undo(seat, Click(table.ledger.epoch, table.ledger.own_actions(seat)))
            left = missed(table.ledger, [], seen)
            assert (left.count if left else 0) == counted.count - 1

    asyncio.run(story())
