"""Looking back on a real server: nobody gets more than their own views until the game is over."""

from __future__ import annotations

import asyncio
import json
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from random import Random
from typing import Any
from urllib.error import HTTPError
from urllib.parse import quote, urlsplit
from urllib.request import Request, urlopen

import pytest

import kogga
from tests.web.client import Client, Sitting, ask, set_table, url_of
from tests.web.serving import Server

GAME = "manila"


def fetch(address: str, path: str, secret: str = "") -> tuple[int, str]:
    """The status and the text of a page, as this person gets it."""
    headers = {"authorization": f"Bearer {secret}"} if secret else {}
    try:
        with urlopen(Request(address + path, headers=headers), timeout=30) as answer:
            assert isinstance(answer, HTTPResponse)
            return answer.status, answer.read().decode("latin-1" if path.split("?")[0].endswith(".png") else "utf-8")
    except HTTPError as refused:
        return refused.code, refused.read().decode()


async def play_some(server: Server, sitting: Sitting, moves: int) -> None:
    """So many moves by whoever is to act; then everybody leaves the page."""
    rng = Random(3)
    clients = [Client(url_of(server.address, sitting.name), guest.secret, rng) for guest in sitting.guests]
    for _ in range(moves):
        for client in clients:
            async with client.dial() as socket:
                client.number, client.seen, client.asked, client.answered = 0, {}, None, ""
                client.hear(json.loads(await socket.recv()), [])
                for message in client.moves():
                    await socket.send(json.dumps(message))
                    while client.asked is not None:
                        client.hear(json.loads(await asyncio.wait_for(socket.recv(), 10)), [])


def test_while_the_game_runs_everybody_has_their_own_eyes_only(tmp_path: Path) -> None:
    """Own seat and spectator's; no record, no curve; a story instead."""
    with Server(tmp_path) as server:
        sitting = set_table(server.address, GAME, 3)
        asyncio.run(play_some(server, sitting, 2))
        home, (anna, bo, _) = f"/t/{sitting.name}", sitting.guests
        looks = [f"{home}/{page}" for page in ("replay?seat=", "moments?plies=3&seat=", "position.svg?seat=")]
        for look in looks:
            assert fetch(server.address, f"{look}0", anna.secret)[0] == 200
            assert fetch(server.address, f"{look}none", anna.secret)[0] == 200
            assert fetch(server.address, f"{look}0", bo.secret)[0] == 403
            assert fetch(server.address, f"{look}0")[0] == 403
            assert fetch(server.address, f"{look}7", anna.secret)[0] == 403
        for look in looks[1:]:
            assert fetch(server.address, look) == fetch(server.address, f"{look}none")
            assert fetch(server.address, look, bo.secret) == fetch(server.address, f"{look}1", bo.secret)
        assert ask(server.address, f"{home}/what-if", bo.secret, seat="0")["status"] == 403
        assert fetch(server.address, f"{home}/end", anna.secret)[0] == 403
        status, story = fetch(server.address, f"{home}/record", anna.secret)
        assert status == 200
        assert '[Story "0"]' in story
        assert '[Story "spectator"]' in fetch(server.address, f"{home}/record")[1]
        assert "Position" not in story
        with pytest.raises(kogga.KoggaError, match="story"):
            kogga.replay(story)


def test_when_the_game_is_over_everybody_may_have_everything(tmp_path: Path) -> None:
    """The record replays to the same end, opens without a table, and every seat's eyes may be borrowed."""
    with Server(tmp_path) as server:
        sitting = set_table(server.address, "sea_wolf", 2)
        rng = Random(5)
        clients = [Client(url_of(server.address, sitting.name), guest.secret, rng) for guest in sitting.guests]

        async def play() -> None:
            await asyncio.gather(*[client.play_to_the_end() for client in clients])

        asyncio.run(play())
        home = f"/t/{sitting.name}"
        assert fetch(server.address, f"{home}/replay?seat=1&ply=5")[0] == 200
        status, end = fetch(server.address, f"{home}/end?lang=pl")
        assert (status, "<svg" in end, "Jak przebiegła gra" in end) == (200, True, True)
        record = fetch(server.address, f"{home}/record")[1]
        assert kogga.replay(record).over
        opened = ask(server.address, "/records", record=record)
        assert fetch(server.address, f"/r/{opened['record']}")[0] == 200
        assert fetch(server.address, f"/r/{opened['record']}/record")[1] == record
        assert ask(server.address, f"/r/{opened['record']}/what-if", opened["secret"], ply="8", seat="1")["table"]
        png = fetch(server.address, f"{home}/position.png?ply=5")
        assert (png[0], png[1][1:4]) == (200, "PNG")


BAD = {
    "nothing": ("", 0, "nothing to open"),
    "a text": ("Once upon a time", 0, "header Kogga is missing"),
    "another game": ('[Kogga "1"]\n[Game "go"]\n[Rules "1"]\n[Seats "2"]\n', 0, "no game “go”"),
    "a wild number": ('[Kogga "1"]\n[Game "sea_wolf"]\n[Rules "1"]\n[Seats "' + "9" * 5000 + '"]\n', 0, "Seats"),
    "too many": ('[Kogga "1"]\n[Game "sea_wolf"]\n[Rules "1"]\n[Seats "44"]\n', 0, "do not fit"),
    "no position": ('[Kogga "1"]\n[Game "sea_wolf"]\n[Rules "1"]\n[Seats "2"]\n[Position "up: 3"]\n', 0, "Position"),
    "a bad move": (
        '[Kogga "1"]\n[Game "sea_wolf"]\n[Rules "1"]\n[Seats "2"]\n\nstart 0\n; hm\nfly\n',
        8,
        "Line 8, “fly”",
    ),
    "a late header": (
        '[Kogga "1"]\n[Game "sea_wolf"]\n[Rules "1"]\n[Seats "2"]\n\nstart 0\n[Event "x"]\n',
        7,
        "Line 7",
    ),
    "a long one": ("x" * 300_000, 0, "at most 200000 characters"),
}


def test_a_bad_record_is_refused_by_line_in_both_languages(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        secret = ask(server.address, "/records", record="x", name="Anna").get("secret", "")
        for name, (text, line, sentence) in BAD.items():
            told: dict[str, Any] = ask(server.address, "/records", secret, record=text)
            assert (told["status"], told["line"]) == (400, line), name
            assert sentence in told["error"], name
            polish = ask(server.address, "/records?lang=pl", secret, record=text)["error"]
            assert polish != told["error"], name
            assert f"Wiersz{'a' if 'fly' in text else ''} {line}" in polish or not line, name
        assert announce(server.address, "/records", 900_000) == 413


def announce(address: str, path: str, length: int) -> int:
    """The answer to a form that says how long it will be, and is not even sent."""
    line = HTTPConnection(urlsplit(address).netloc, timeout=30)
    line.putrequest("POST", path)
    line.putheader("content-length", str(length))
    line.endheaders()
    status = line.getresponse().status
    line.close()
    return status


def test_a_what_if_is_for_one_person_alone(tmp_path: Path) -> None:
    """Nobody else finds it, and it stands in no list."""
    with Server(tmp_path) as server:
        sitting = set_table(server.address, GAME, 3)
        anna, bo, _ = sitting.guests
        name = ask(server.address, f"/t/{sitting.name}/what-if", anna.secret)["table"]
        status, page = fetch(server.address, f"/t/{quote(name)}", anna.secret)
        assert (status, "What if?" in page) == (200, True)
        for path in ("", "/replay", "/record", "/moments?plies=0"):
            assert fetch(server.address, f"/t/{name}{path}", bo.secret)[0] == 404
            assert fetch(server.address, f"/t/{name}{path}")[0] == 404
        assert name not in fetch(server.address, "/", anna.secret)[1]
        with pytest.raises(Exception, match="403"):
            asyncio.run(listen(url_of(server.address, name), bo.secret))
        assert json.loads(asyncio.run(listen(url_of(server.address, name), anna.secret)))["seat"] == 0


async def listen(url: str, secret: str) -> str:
    """The first thing one hears on a socket."""
    async with Client(url, secret, Random(1)).dial() as socket:
        return str(await socket.recv())


def test_looking_back_has_its_limits(tmp_path: Path) -> None:
    """Whoever asks for moment after moment without a pause is told to slow down."""
    with Server(tmp_path) as server:
        sitting = set_table(server.address, GAME, 3)
        look = f"/t/{sitting.name}/moments?plies=0"
        found = {fetch(server.address, look, sitting.guests[0].secret)[0] for _ in range(80)}
        assert found == {200, 429}
        assert fetch(server.address, look, sitting.guests[1].secret)[0] == 200
        assert fetch(server.address, f"/t/{sitting.name}/moments?plies=9999", sitting.guests[1].secret)[0] == 400
        assert fetch(server.address, f"/t/{sitting.name}/moments?plies=-1,x", sitting.guests[1].secret)[0] == 400
