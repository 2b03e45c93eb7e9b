"""Two servers on one database, as behind a proxy: whichever one somebody reaches, they play the same game."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

from kogga.store.opening import open_store
from kogga.store.rows import Row
from tests.web.client import Client, Guest, Sitting, ask, set_table, url_of
from tests.web.serving import Server

GAME = "sea_wolf"
PATIENCE_S = 120


def clients_of(sitting: Sitting, *servers: Server) -> list[Client]:
    """The guests of a table, each at the next server."""
    return [
        Client(url_of(servers[nth % len(servers)].address, sitting.name), guest.secret, Random(nth))
        for nth, guest in enumerate(sitting.guests)
    ]


async def rows_of(database: str, table: str) -> list[Row]:
    """Every row of a table."""
    store = open_store(database)
    rows = await store.read_on(table, 0)
    await store.close()
    return rows


def moves(rows: list[Row], seat: int) -> int:
    return sum(row.kind == "move" and row.who == seat for row in rows)


def test_people_at_two_servers_play_a_whole_game(database: str, tmp_path: Path) -> None:
    """Everybody sees the end; every move that was confirmed stands in the log, once."""

    async def story(sitting: Sitting, clients: list[Client]) -> None:
        async with asyncio.timeout(PATIENCE_S):
            await asyncio.gather(*[client.play_to_the_end() for client in clients])
        rows = await rows_of(database, sitting.name)
        assert [row.number for row in rows] == list(range(len(rows)))
        for seat, client in enumerate(clients):
            assert moves(rows, seat) - len(client.acknowledged) in (0, 1), "who has seen the end hangs up"
            assert not client.refusals

    with Server(tmp_path, store=database) as one, Server(tmp_path, store=database) as other:
        sitting = set_table(one.address, GAME, 3)
        asyncio.run(story(sitting, clients_of(sitting, one, other)))


def test_when_a_server_is_killed_its_guests_go_on_at_the_other(database: str, tmp_path: Path) -> None:
    """With the bots it cared for; nothing that was confirmed is lost."""

    async def story(sitting: Sitting, clients: list[Client], one: Server, other: Server) -> None:
        playing = [asyncio.create_task(client.play_to_the_end()) for client in clients]
        async with asyncio.timeout(PATIENCE_S):
            while not all(len(client.acknowledged) > 3 for client in clients):
                await asyncio.sleep(0.01)
            one.kill()
            for client in clients:
                client.url = url_of(other.address, sitting.name)
            await asyncio.gather(*playing)
        rows = await rows_of(database, sitting.name)
        for seat, client in enumerate(clients):
            assert moves(rows, seat) >= len(client.acknowledged)
        assert moves(rows, 2) > 0

    with Server(tmp_path, store=database) as other, Server(tmp_path, store=database) as one:
        host = ask(one.address, "/tables", game=GAME, chairs="me,free,deckhand", name="Anna")
        guest = ask(one.address, f"/t/{host['table']}/sit", name="Bo")
        sitting = Sitting(host["table"], [Guest(host["secret"], 0), Guest(guest["secret"], 1)])
        asyncio.run(story(sitting, clients_of(sitting, one, other), one, other))


def test_whoever_looks_on_elsewhere_is_here(database: str, tmp_path: Path) -> None:
    """The dots beside the names, and nobody is replaced who only came in by another door."""

    async def story(one: Server, other: Server, sitting: Sitting) -> None:
        anna, bo = clients_of(sitting, one, other)
        async with asyncio.timeout(PATIENCE_S), anna.dial() as here:
            await seen(anna, here, [0])
            async with bo.dial() as there:
                await seen(bo, there, [0, 1])
                await seen(anna, here, [0, 1])
                for address in (one.address, other.address):
                    refused = await asyncio.to_thread(
                        ask, address, f"/t/{sitting.name}/replace", sitting.guests[0].secret, seat="1"
                    )
                    assert "error" in refused
            await seen(anna, here, [0])
            replaced = await asyncio.to_thread(
                ask, other.address, f"/t/{sitting.name}/replace", sitting.guests[0].secret, seat="1"
            )
            assert replaced == {"seat": 1}

    with Server(tmp_path, absence=0, store=database) as one, Server(tmp_path, absence=0, store=database) as other:
        asyncio.run(story(one, other, set_table(one.address, GAME, 2)))


async def seen(client: Client, socket: Any, online: list[int]) -> None:
    """Listen until these seats are here."""
    while client.seen.get("online") != online:
        client.hear(json.loads(await socket.recv()), [])
