"""Whole games over a line that cuts, delays, doubles and reorders: every client ends on the true view."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from random import Random
from typing import TypeVar

import pytest

from kogga import games
from tests.web.chaos import Chaos
from tests.web.client import Client, Sitting, set_table, shortest, url_of
from tests.web.serving import Server

T = TypeVar("T")
AT_ONCE = 10
LONG_AT_ONCE = 3  # where a game is long even in its shortest form


async def play_game(server: str, storm: str, game: str, rng: Random) -> tuple[Sitting, list[Client]]:
    """One table, all chairs played over the storm."""
    seats = rng.choice(games[game].card.seats)
    sitting = await asyncio.to_thread(set_table, server, game, seats, **shortest(game))
    clients = [Client(url_of(storm, sitting.name), guest.secret, Random(rng.random())) for guest in sitting.guests]
    await asyncio.gather(*[client.play_to_the_end() for client in clients])
    return sitting, clients


async def while_alive(server: Server, playing: asyncio.Future[T]) -> T:
    """What comes of it; a server that ends meanwhile will not be waited for."""
    while not playing.done():
        assert server.process.poll() is None, f"the server ended with {server.process.returncode}"
        await asyncio.wait((playing,), timeout=1.0)
    return playing.result()


async def true_sight(server: str, sitting: Sitting, client: Client) -> Client:
    """What a fresh client sees on a good line."""
    fresh = Client(url_of(server, sitting.name), client.secret, Random(0))
    await fresh.play_to_the_end()
    return fresh


def moves_in_store(data: Path, table: str) -> list[int]:
    """Whose moves are written down, in order."""
    with sqlite3.connect(data / "kogga.db") as db:
        return [
            who
            for (who,) in db.execute("SELECT who FROM rows WHERE head = ? AND kind = 'move' ORDER BY number", (table,))
        ]


def check(data: Path, sitting: Sitting, clients: list[Client], truths: list[Client]) -> None:
    """Nobody drifted; no move was lost or played twice."""
    moves = moves_in_store(data, sitting.name)
    for seat, (client, truth) in enumerate(zip(clients, truths, strict=True)):
        passing = ("online", "here", "away")  # what happens on the line, not at the table
        ours, theirs = ({k: v for k, v in each.seen.items() if k not in passing} for each in (client, truth))
        assert ours == theirs
        assert client.log == truth.log
        counts = {count for _, count in client.acknowledged}
        assert counts <= set(range(moves.count(seat)))
        assert client.seen["count"] == moves.count(seat)


@pytest.mark.parametrize("game", list(games))
def test_no_client_drifts_and_no_move_is_lost_or_played_twice(game: str, tmp_path: Path, storms: int) -> None:
    async def story(server: Server) -> None:
        rng = Random(game)
        async with Chaos(server.address, Random(7)) as chaos:
            for _ in range(0, storms, AT_ONCE):
                seeds = [rng.random() for _ in range(LONG_AT_ONCE if shortest(game) else AT_ONCE)]
                tables = [play_game(server.address, chaos.address, game, Random(seed)) for seed in seeds]
                for sitting, clients in await while_alive(server, asyncio.gather(*tables)):
                    truths = [await true_sight(server.address, sitting, client) for client in clients]
                    check(server.data, sitting, clients, truths)
            assert chaos.cuts > 0

    with Server(tmp_path) as server:
        asyncio.run(story(server))
