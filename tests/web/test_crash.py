"""`kill -9`, again and again: what was acknowledged is there after it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kogga.store.rows import Row
from kogga.store.sqlite import FILE, SqliteStore
from tests.web.client import Client, Sitting, set_table, url_of
from tests.web.serving import Server

GAME = "sea_wolf"
SEATS = 3


async def play_for(server: Server, clients: list[Client], seconds: float) -> None:
    """Let the clients play until the lights go out."""
    playing = [asyncio.create_task(client.play_to_the_end()) for client in clients]
    await asyncio.sleep(seconds)
    server.kill()
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


async def look_again(server: Server, sitting: Sitting, client: Client) -> Client:
    """What the seat sees after the restart."""
    fresh = Client(url_of(server.address, sitting.name), client.secret, Random(0))
    async with fresh.dial() as socket:
        while "count" not in fresh.seen:
            fresh.hear(json.loads(await socket.recv()), [])
    return fresh


def test_no_acknowledged_move_is_lost_however_often_the_server_is_killed(tmp_path: Path, kills: int) -> None:
    rng = Random(9)
    server = Server(tmp_path)
    sitting: Sitting | None = None
    clients: list[Client] = []
    for _ in range(kills):
        if sitting is None or any(client.is_over for client in clients):
            sitting = set_table(server.address, GAME, SEATS)
            clients = [Client("", guest.secret, Random(rng.random())) for guest in sitting.guests]
        for client in clients:
            client.url = url_of(server.address, sitting.name)
        asyncio.run(play_for(server, clients, rng.uniform(0.05, 0.5)))
        server.start()
        for client in clients:
            fresh = asyncio.run(look_again(server, sitting, client))
            acknowledged = max((count for _, count in client.acknowledged), default=-1)
            assert fresh.seen["count"] > acknowledged
            client.acknowledged = set() if client.is_over else client.acknowledged
    server.stop()


def clock_of(server: Server, sitting: Sitting) -> dict[str, Any]:
    """The clock as the first seat sees it."""
    client = asyncio.run(look_again(server, sitting, Client("", sitting.guests[0].secret, Random(0))))
    return dict(client.seen["clock"])


def test_a_killed_server_neither_loses_nor_doubles_time(tmp_path: Path) -> None:
    """After every start the running watch has moved by exactly the span the table was told it had been alone."""
    server = Server(tmp_path)
    sitting = set_table(server.address, GAME, 2, clock="live", turn="600", reserve="60")
    seat = next(seat for seat, watch in enumerate(clock_of(server, sitting)["watches"]) if watch["since"])
    began = clock_of(server, sitting)["watches"][seat]["since"]
    for kills in range(1, 4):
        server.kill()
        server.start()
        rows = asyncio.run(rows_of(tmp_path, sitting.name))
        away = [(float(row.words), row.at) for row in rows if row.kind == "away"]
        assert len(away) == kills
        assert all(left <= back for left, back in away)
        watch = clock_of(server, sitting)["watches"][seat]
        assert watch["used"] == 0
        assert watch["since"] == pytest.approx(began + sum(back - left for left, back in away))
    server.stop()


async def rows_of(data: Path, table: str) -> list[Row]:
    """Every row of a table."""
    store = SqliteStore(data / FILE)
    found = await store.read(table)
    await store.close()
    assert found is not None
    return found[1]
