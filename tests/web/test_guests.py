"""Guests: a colour, a link for another device, what is known about them; and how the server is doing."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from urllib.request import Request, urlopen

from kogga import games
from kogga.web.rendering import COLOURS
from tests.web.client import Client, ask, set_table, shortest, url_of
from tests.web.serving import Server


def fetch(server: Server, path: str, secret: str = "") -> str:
    """A page as text."""
    headers = {"authorization": f"Bearer {secret}"} if secret else {}
    with urlopen(Request(server.address + path, headers=headers), timeout=20) as answer:
        return str(answer.read().decode())


def figures(server: Server) -> dict[str, float]:
    """The metrics by name."""
    lines = [line.split() for line in fetch(server, "/metrics").splitlines() if not line.startswith("#")]
    return {name: float(count) for name, count in lines}


def test_whoever_likes_a_colour_gets_its_chair_where_it_is_free(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        table = ask(server.address, "/tables", game="sea_wolf", chairs="me,free,free,free", name="Anna")["table"]
        for name, seat in (("Bo", 2), ("Cyd", 1)):
            secret = ask(server.address, "/me", name=name, colour=COLOURS[2])["secret"]
            assert ask(server.address, f"/t/{table}/sit", secret)["seat"] == seat
        assert "mate,mate,me" in fetch(server, "/", secret)


def test_wishes_sent_at_once_are_all_kept(tmp_path: Path) -> None:
    """Whoever presses quickly loses none of them."""
    with Server(tmp_path) as server, ThreadPoolExecutor(4) as hurry:
        secret = ask(server.address, "/me", name="Anna")["secret"]
        wanted = {"theme": "dark", "size": "huge", "lang": "pl", "confirm": "on"}
        list(hurry.map(lambda wish: ask(server.address, "/me", secret, **{wish[0]: wish[1]}), wanted.items()))
        assert wanted.items() <= ask(server.address, "/me", secret)["wishes"].items()


def test_a_personal_link_brings_the_same_guest_to_another_device(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        told = ask(server.address, "/me", name="Anna", theme="dark")
        assert f"/me/{told['secret']}" in fetch(server, "/me", told["secret"])
        assert "Anna" in fetch(server, "/me", told["secret"])
        again = ask(server.address, "/me", told["secret"])
        assert (again["id"], again["wishes"]) == (told["id"], {"theme": "dark"})


def test_a_program_from_outside_plays_a_whole_game(tmp_path: Path) -> None:
    """The bot of examples/ is at most 40 lines, and sits down at a table of any game."""
    bot = Path(__file__).parents[2] / "examples" / "socket_bot.py"
    assert len(bot.read_text("utf-8").splitlines()) <= 40
    with Server(tmp_path) as server:
        for game in games:
            seats = games[game].card.seats.start
            options = {f"option-{name}": choice for name, choice in shortest(game).items()}
            table = ask(server.address, "/tables", game=game, chairs=",".join(["free"] * seats), **options)["table"]
            words = [sys.executable, str(bot), f"{server.address}/t/{table}"]
            bots = [subprocess.Popen(words, stdout=subprocess.PIPE, text=True) for _ in range(seats)]
            assert all("total" in bot.communicate(timeout=120)[0] for bot in bots), game


def test_the_server_tells_how_it_is_doing(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        sitting = set_table(server.address, "sea_wolf", 2)
        clients = [Client(url_of(server.address, sitting.name), guest.secret, Random(2)) for guest in sitting.guests]
        await asyncio.gather(*[client.play_to_the_end() for client in clients])

    with Server(tmp_path) as server:
        asyncio.run(play(server))
        told = figures(server)
        assert told["kogga_moves_total"] > 10
        assert told["kogga_views_total"] > told["kogga_moves_total"]
        assert told["kogga_tables_in_memory"] == 1
        assert json.loads(fetch(server, "/health"))["frozen"] == []
