"""Nonsense on every wire: an answer in a sentence, no traceback, no hang, and the table goes on."""

from __future__ import annotations

import asyncio
import json
import string
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from tests.web.client import Client, ask, set_table, url_of
from tests.web.serving import Server

FRAMES = 300
REQUESTS = 300


def nonsense(rng: Random) -> str:
    """Something that is not, or nearly, a message."""
    deeds = (
        "play",
        "undo",
        "plead",
        "agree",
        "object",
        "chat",
        "look",
        "why",
        "tip",
        "lang",
        "moment",
        "pause",
        "lift",
        "",
    )
    shapes = (
        lambda: "".join(rng.choices(string.printable, k=rng.randrange(200))),
        lambda: json.dumps({"do": rng.choice(deeds), "words": "".join(rng.choices("abc 4\n\x00é„<>&", k=40))}),
        lambda: json.dumps({"do": rng.choice(deeds), "epoch": rng.randrange(-(2**70), 2**70), "count": -1}),
        lambda: json.dumps({"do": rng.choice(deeds), "words": {"a": [1]}}),
        lambda: json.dumps([rng.random(), None, {"do": 1}]),
        lambda: json.dumps({"do": "play", "words": "x" * rng.randrange(6000)}),
    )
    return rng.choice(shapes)()


def test_nonsense_frames_are_answered_and_the_game_goes_on(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        rng = Random(3)
        sitting = set_table(server.address, "sea_wolf", 2)
        clients = [Client(url_of(server.address, sitting.name), guest.secret, rng) for guest in sitting.guests]
        for _ in range(FRAMES // 30):
            try:
                async with clients[0].dial() as socket:
                    for _ in range(30):
                        await socket.send(nonsense(rng))
                    await asyncio.wait_for(socket.recv(), 10)
            except ConnectionClosed:
                continue  # too long a message ends the line
        await asyncio.gather(*[client.play_to_the_end() for client in clients])

    with Server(tmp_path) as server:
        asyncio.run(story(server))


def test_nonsense_requests_get_an_answer_that_reveals_nothing(tmp_path: Path) -> None:
    rng = Random(4)
    with Server(tmp_path) as server:
        table = set_table(server.address, "sea_wolf", 2).name
        paths = [
            "/",
            "/me",
            "/tables",
            f"/t/{table}",
            f"/t/{table}/sit",
            f"/t/{table}/replace",
            f"/t/{table}/screen",
            f"/t/{table}/seat/1",
            f"/t/{table}/seat/x/code.svg",
            "/me/mail",
            "/mail/x",
            "/t/x/sit",
            "/g/sea_wolf/backdrop.svg",
            "/health",
        ]
        host = urlsplit(server.address).netloc
        for _ in range(REQUESTS):
            line = HTTPConnection(host, timeout=20)
            path = rng.choice(paths) + rng.choice(
                ("", "?lang=xx", "?seats=99", "?options=%00", "/../../etc/passwd", "?seats=a")
            )
            body = "".join(rng.choices(string.printable, k=rng.randrange(400))).encode()
            line.request(rng.choice(("GET", "POST", "PUT", "DELETE")), path, body, {"accept": "application/json"})
            answer = line.getresponse()
            text = answer.read().decode()
            assert answer.status < 500, (path, body, text)
            assert "Traceback" not in text
            line.close()


def test_strangers_are_kept_out(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        sitting = set_table(server.address, "sea_wolf", 2)
        assert ask(server.address, f"/t/{sitting.name}/sit", name="Third")["status"] == 400
        assert ask(server.address, "/t/guessed/sit", name="Third")["status"] == 404
        line = HTTPConnection(urlsplit(server.address).netloc, timeout=20)
        line.request("POST", f"/t/{sitting.name}/leave", b"", {"origin": "http://elsewhere.example"})
        assert line.getresponse().status == 403
        line.close()


def test_a_socket_opened_by_another_page_is_refused_and_pages_carry_strict_headers(tmp_path: Path) -> None:
    async def dial(url: str) -> None:
        async with connect(url, origin=Origin("http://elsewhere.example")):
            pass

    with Server(tmp_path) as server:
        sitting = set_table(server.address, "sea_wolf", 2)
        with pytest.raises(InvalidStatus):
            asyncio.run(dial(url_of(server.address, sitting.name)))
        line = HTTPConnection(urlsplit(server.address).netloc, timeout=20)
        line.request("POST", "/me", b"name=Anna", {"content-type": "application/x-www-form-urlencoded"})
        answer = line.getresponse()
        answer.read()
        cookie = (answer.getheader("set-cookie") or "").lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        for path in ("/", f"/t/{sitting.name}", "/nowhere"):
            line.request("GET", path)
            answer = line.getresponse()
            answer.read()
            assert (answer.getheader("content-security-policy") or "").startswith("default-src 'none'")
            assert "unsafe" not in (answer.getheader("content-security-policy") or "")
        line.close()
