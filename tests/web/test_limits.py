"""How much one visitor may ask for, on a real server."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import InvalidStatus

from kogga.table.table import CHAT_LENGTH
from kogga.web.limits import CHATS_AT_ONCE, MESSAGES_A_SECOND, MESSAGES_AT_ONCE, SOCKETS_PER_GUEST, TABLES_A_MINUTE
from tests.web.client import Client, ask, set_table, url_of
from tests.web.serving import Server


def host_of(server: Server) -> tuple[Client, str]:
    """Somebody at a table of two, and their secret."""
    sitting = set_table(server.address, "sea_wolf", 2)
    secret = sitting.guests[0].secret
    return Client(url_of(server.address, sitting.name), secret, Random(1)), secret


async def hear(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of this kind."""
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 10))
        if message["kind"] == kind:
            return message


def test_a_guest_sets_so_many_tables_a_minute(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        _, secret = host_of(server)
        set_more = [
            ask(server.address, "/tables", secret, game="sea_wolf", chairs="me,free") for _ in range(TABLES_A_MINUTE)
        ]
        assert all("table" in told for told in set_more[:-1])
        assert set_more[-1]["status"] == 429


def test_a_guest_opens_so_many_sockets(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        client, _ = host_of(server)
        async with AsyncExitStack() as stack:
            for _ in range(SOCKETS_PER_GUEST):
                await stack.enter_async_context(client.dial())
            with pytest.raises(InvalidStatus):
                await stack.enter_async_context(client.dial())
        for _ in range(100):  # the server notices that they are gone
            try:
                async with client.dial() as socket:
                    await hear(socket, "view")
                    return
            except InvalidStatus:
                await asyncio.sleep(0.05)
        pytest.fail("the guest is locked out for good")

    with Server(tmp_path) as server:
        asyncio.run(story(server))


def test_chat_is_cut_and_slowed_down(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        client, _ = host_of(server)
        async with client.dial() as socket:
            for nth in range(int(CHATS_AT_ONCE) + 1):
                await socket.send(json.dumps({"do": "chat", "words": "<b>" + "ahoy " * 200, "id": str(nth)}))
            assert (await hear(socket, "refused"))["id"] == str(int(CHATS_AT_ONCE))
            await socket.send(json.dumps({"do": "look"}))
            view = await hear(socket, "view")
            assert len(view["said"][0][1]) <= CHAT_LENGTH

    with Server(tmp_path) as server:
        asyncio.run(story(server))


def test_too_many_messages_wait_and_too_long_ones_end_the_line(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        client, _ = host_of(server)
        async with client.dial() as socket:
            began = perf_counter()
            for _ in range(int(MESSAGES_AT_ONCE) + 20):
                await socket.send(json.dumps({"do": "ping"}))
            for _ in range(int(MESSAGES_AT_ONCE) + 20):
                await hear(socket, "pong")
            assert perf_counter() - began > 20 / MESSAGES_A_SECOND / 2
        async with client.dial() as socket:
            await socket.send(json.dumps({"do": "chat", "words": "x" * 5000}))
            await asyncio.wait_for(socket.wait_closed(), 10)
            assert socket.close_code == 1009

    with Server(tmp_path) as server:
        asyncio.run(story(server))


def test_a_number_without_end_is_refused_like_any_other_nonsense(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        _, secret = host_of(server)
        table = ask(server.address, "/tables", secret, game="sea_wolf", chairs="me,free")["table"]
        for deed in ("sit", "fill"):
            assert ask(server.address, f"/t/{table}/{deed}", secret, seat="9" * 6000)["status"] == 400
