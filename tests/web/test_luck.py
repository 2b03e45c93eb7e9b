"""Fair luck over HTTP: promised before the game, mixed with words, told when the game is over and not before."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from kogga.front.shelf import games
from kogga.table.proof import verify
from tests.web.client import Client, Guest, Sitting, ask, set_table, url_of
from tests.web.serving import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("kogga")) as running:
        yield running


def fetch(server: Server, path: str) -> tuple[int, str]:
    """A page, as anybody gets it."""
    try:
        with urlopen(Request(server.address + path), timeout=30) as answer:
            return answer.status, answer.read().decode()
    except HTTPError as refused:
        return refused.code, refused.read().decode()


def play_out(server: Server, sitting: Sitting) -> list[Client]:
    """Everybody plays anything to the end."""
    clients = [
        Client(url_of(server.address, sitting.name), guest.secret, Random(nth))
        for nth, guest in enumerate(sitting.guests)
    ]

    async def all_play() -> None:
        await asyncio.gather(*[client.play_to_the_end() for client in clients])

    asyncio.run(all_play())
    return clients


def test_a_game_whose_luck_is_promised_mixed_told_and_proven(server: Server) -> None:
    """From the set table to the verified record."""
    host = ask(server.address, "/tables", game="sea_wolf", chairs="me,free", name="Anna")
    table, secret = host["table"], host["secret"]
    page = fetch(server, f"/t/{table}/luck")[1]
    promise = page.partition('class="hash" value="')[2].partition('"')[0]
    assert len(promise) == 64
    assert promise in fetch(server, f"/t/{table}")[1]
    assert ask(server.address, f"/t/{table}/words", secret, words="Ala ma kota")["words"] == ["Ala ma kota"]
    assert ask(server.address, f"/t/{table}/words", secret, words="  ")["status"] == 400
    assert ask(server.address, f"/t/{table}/words", words="a stranger's")["status"] == 403
    bo = ask(server.address, f"/t/{table}/sit", name="Bo")
    late = ask(server.address, f"/t/{table}/words", bo["secret"], words="too late")
    assert (late["status"], late["error"][:19]) == (409, "The game has begun,")
    for path in ("luck.json", "luck/account"):
        assert fetch(server, f"/t/{table}/{path}")[0] == 403, f"{path} of a running game"
    assert "Seed" not in fetch(server, f"/t/{table}/record")[1], "until the end there is a spectator's story"
    assert "Seed</h2>\n<p>It is told when" in fetch(server, f"/t/{table}/luck")[1]
    clients = play_out(server, Sitting(table, [Guest(secret, 0), Guest(bo["secret"], 1)]))
    assert clients[0].seen["luck"] == {"hash": promise, "words": ["Ala ma kota"]}
    status, record = fetch(server, f"/t/{table}/record")
    assert status == 200
    assert f'[Commitment "{promise}"]' in record
    assert verify(record).fault is None
    assert verify(record).words == ("Ala ma kota",)
    sheet = fetch(server, f"/t/{table}/luck.json")[1]
    assert verify(sheet).fault is None
    assert json.loads(sheet)["record"] == record


def test_the_promise_comes_before_the_words_against_bots_too(server: Server) -> None:
    """The form shows the hash; the game may begin at once, and still has the host's words in its luck."""
    promise = fetch(server, "/g/sea_wolf/set")[1].partition('name="promise" value="')[2].partition('"')[0]
    form = {"game": "sea_wolf", "chairs": "me,deckhand", "name": "Anna", "words": "Ahoj", "promise": promise}
    table = ask(server.address, "/tables", **form)["table"]
    page = fetch(server, f"/t/{table}/luck")[1]
    assert promise in page
    assert "Ahoj" in page
    again = ask(server.address, "/tables", **form)
    assert again["status"] == 409, "a promise is kept once"
    assert promise not in fetch(server, "/g/sea_wolf/set")[1]


def test_nothing_is_taken_back_once_the_seed_is_known(server: Server) -> None:
    """Who knows the seed knows what would come."""
    sitting = set_table(server.address, "sea_wolf", 2)
    clients = play_out(server, sitting)
    assert not clients[0].seen["can_undo"]

    async def try_to_go_back() -> str:
        async with clients[0].dial() as socket:
            await socket.recv()
            await socket.send(json.dumps({"do": "plead", "id": "x"}))
            while (answer := json.loads(await socket.recv()))["kind"] != "refused":
                pass
            return str(answer["text"])

    assert "nothing can be taken back" in asyncio.run(try_to_go_back())


def test_the_account_speaks_both_languages(server: Server) -> None:
    sitting = set_table(server.address, "manila", 3)
    play_out(server, sitting)
    for lang, title in (("en", "Luck account"), ("pl", "Rachunek szczęścia")):
        status, page = fetch(server, f"/t/{sitting.name}/luck/account?lang={lang}")
        assert status == 200
        assert page.count('class="bar-of-luck"') == 3
        assert title in page


@pytest.mark.parametrize("game", list(games))
def test_the_rulings_lead_to_paragraphs_and_scenes(server: Server, game: str) -> None:
    status, page = fetch(server, f"/g/{game}/rulings?lang=pl")
    assert status == 200
    assert f'href="/g/{game}/scenes/' in page
    first = page.partition(f'href="/g/{game}/scenes/')[2].partition('"')[0]
    assert fetch(server, f"/g/{game}/scenes/{first}")[0] == 200
    assert fetch(server, f"/g/{game}/scenes/999999")[0] == 404
    assert fetch(server, f"/g/{game}/rulings")[1].count("<section") > 3
    assert f"/g/{game}/rulings" in fetch(server, f"/g/{game}/book")[1]
    lines = fetch(server, f"/g/{game}/scenes.jsonl")[1].splitlines()
    assert all(json.loads(line)["game"] == game for line in lines)


def test_no_page_of_a_running_table_holds_its_seed(server: Server) -> None:
    """It is in the store alone."""
    sitting = set_table(server.address, "sea_wolf", 2)
    with sqlite3.connect(Path(server.data) / "kogga.db") as db:
        seed = db.execute("SELECT seed FROM heads WHERE id = ?", (sitting.name,)).fetchone()[0]
    for path in ("", "/luck", "/record", "/luck.json"):
        assert seed not in fetch(server, f"/t/{sitting.name}{path}")[1]
