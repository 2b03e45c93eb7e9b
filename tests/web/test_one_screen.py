"""People who share a screen, a screen everybody sees, people who vanish: what goes over the wire, on a real server."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

from kogga.store.sqlite import FILE, SqliteStore
from tests.web.client import ask, url_of
from tests.web.serving import Server

GAME = "sea_wolf"


def dial(server: Server, table: str, secret: str = "", more: str = "") -> connect:
    """The socket of a table."""
    headers = {"authorization": f"Bearer {secret}"} if secret else {}
    return connect(url_of(server.address, table) + more, additional_headers=headers, max_size=None)


async def view(socket: ClientConnection) -> dict[str, Any]:
    """The next view."""
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 20))
        if message["kind"] == "view":
            return message


async def say(socket: ClientConnection, do: str, words: object = "", **more: object) -> dict[str, Any]:
    """Say something; the next view that shows everything."""
    await socket.send(json.dumps({"do": do, "words": str(words), **more}))
    while not (seen := await view(socket))["whole"]:
        pass
    return seen


def test_a_shared_screen_is_sent_no_hand_before_the_press(tmp_path: Path) -> None:
    """What it is sent between the turns is, byte by byte, what a spectator is sent."""

    async def story(server: Server) -> None:
        told = ask(server.address, "/tables", game=GAME, chairs="me,here Ewa", name="Anna")
        name, secret = told["table"], told["secret"]
        async with dial(server, name, secret) as screen, dial(server, name) as stranger:
            seen, public = await view(screen), await view(stranger)
            assert (seen["seat"], seen["mine"], seen["choices"]) == (None, [0, 1], [])
            for _ in range(3):
                assert [seen["live"], seen["log"]] == [public["live"], public["log"]]
                seat = seen["to_act"][0]
                hand = await say(screen, "lift", seat)
                assert (hand["whole"], hand["seat"]) == (True, seat)
                assert hand["choices"]
                words = hand["choices"][0]["words"]
                seen = await say(screen, "play", words, epoch=hand["epoch"], count=hand["count"])
                assert (seen["whole"], seen["seat"], seen["choices"]) == (True, None, [])
                public = await say(stranger, "look")
            back = await say(screen, "lift", seat)
            assert back["seat"] == seat, "whoever has just moved may look again, to take it back"

    with Server(tmp_path) as server:
        asyncio.run(story(server))


def test_nobody_lifts_the_curtain_of_others(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        told = ask(server.address, "/tables", game=GAME, chairs="me,here Ewa,free", name="Anna")
        bo = ask(server.address, f"/t/{told['table']}/sit", name="Bo")["secret"]
        async with dial(server, told["table"], bo) as socket:
            assert (await view(socket))["mine"] == [2]
            await socket.send(json.dumps({"do": "lift", "words": "0"}))
            while (message := json.loads(await socket.recv()))["kind"] == "view":
                assert message.get("seat", 2) == 2
            assert message["kind"] == "refused"
        async with dial(server, told["table"], bo, "&watch=yes") as socket:
            assert (await view(socket))["seat"] is None

    with Server(tmp_path) as server:
        asyncio.run(story(server))


def test_a_code_leads_to_its_seat(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        table = ask(server.address, "/tables", game=GAME, chairs="free,free,free", name="Anna")["table"]
        with urlopen(f"{server.address}/t/{table}/seat/2/code.svg", timeout=10) as answer:
            assert answer.headers["content-type"] == "image/svg+xml"
            assert b"<svg" in answer.read()
        with urlopen(f"{server.address}/t/{table}/seat/2", timeout=10) as answer:
            assert 'name="seat" value="2"' in answer.read().decode()
        assert ask(server.address, f"/t/{table}/sit", name="Bo", seat="2")["seat"] == 2
        with urlopen(f"{server.address}/t/{table}/seat/2", timeout=10) as answer:
            assert answer.url == f"{server.address}/t/{table}"


def test_a_bot_plays_on_for_whoever_is_gone_for_long(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        anna = ask(server.address, "/tables", game=GAME, chairs="me,free", name="Anna")
        path = f"/t/{anna['table']}"
        bo = ask(server.address, f"{path}/sit", name="Bo")["secret"]
        async with dial(server, anna["table"], anna["secret"]) as socket:
            async with dial(server, anna["table"], bo) as other:
                await view(other)
                here = await asyncio.to_thread(ask, server.address, f"{path}/replace", anna["secret"], seat="1")
                assert here["status"] == 400
            while (await view(socket)).get("gone") != [1]:
                pass
            stranger = await asyncio.to_thread(ask, server.address, f"{path}/replace", seat="1")
            assert stranger["status"] == 403
            await asyncio.to_thread(ask, server.address, f"{path}/replace", anna["secret"], seat="1")
            while not (seen := await view(socket)).get("chairs"):
                pass
            assert seen["chairs"][1]["bot"] == "mate"
            assert "A bot plays on for Bo." in str(seen["log"])
            assert (await asyncio.to_thread(ask, server.address, f"{path}/sit", bo))["seat"] == 1

    with Server(tmp_path, absence=1) as server:
        asyncio.run(story(server))


def test_newcomers_from_one_address_are_let_in_one_by_one(tmp_path: Path) -> None:
    """Behind a proxy on this machine, who is told by the proxy."""

    def come(server: Server, address: str) -> int:
        headers = {"x-forwarded-for": address, "accept": "application/json"}
        try:
            with urlopen(Request(f"{server.address}/me", b"name=Anna", headers), timeout=10) as answer:
                return int(answer.status)
        except OSError as refused:
            return int(getattr(refused, "code", 0))

    with Server(tmp_path) as server:
        answers = [come(server, "203.0.113.7") for _ in range(32)]
        assert answers[:30] == [200] * 30
        assert answers[31] == 429
        assert come(server, "203.0.113.8") == 200
        assert come(server, "127.0.0.1") == 200


def test_a_forgotten_guests_name_disappears_at_once(tmp_path: Path) -> None:
    """From the page of everybody else, chat and log included; the forgotten guest's own line is cut."""

    async def story(server: Server) -> None:
        anna = ask(server.address, "/tables", game=GAME, chairs="me,free", name="Anna")
        table = anna["table"]
        bo = ask(server.address, f"/t/{table}/sit", name="Bonifacy")["secret"]
        guest = ask(server.address, "/me", bo)["id"]
        async with dial(server, table, anna["secret"]) as socket, dial(server, table, bo) as other:
            await other.send(json.dumps({"do": "chat", "words": "Ahoy"}))
            while not (await view(socket)).get("said"):
                pass
            store = SqliteStore(tmp_path / FILE)
            await store.forget(guest)
            await store.close()
            while "chairs" not in (seen := await view(socket)):
                pass
            assert "Bonifacy" not in json.dumps(seen)
            assert seen["chairs"][1]["name"] == ""
            assert seen["said"] == [["", ""]]
            await asyncio.wait_for(other.wait_closed(), 20)

    with Server(tmp_path) as server:
        asyncio.run(story(server))
