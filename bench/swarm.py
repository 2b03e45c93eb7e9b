"""A swarm of socket bots: at many tables, one socket a chair, it plays whole games at a pace or without one."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from random import Random
from time import perf_counter, process_time
from typing import Any
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
LANGUAGES = ("en", "pl")
PATIENCE = 20.0  # seconds after which a view that has not come will not come
SECRET = 1.0  # seconds of silence elsewhere after which a move was one that only its mover sees


class Choice(msgspec.Struct):
    """What a bot needs of a choice."""

    words: str


class Glance(msgspec.Struct):
    """What a bot needs of a message; the rest of it is passed over."""

    kind: str
    status: str | None = None
    epoch: int | None = None
    count: int | None = None
    choices: list[Choice] | None = None
    online: list[int] | None = None


GLANCE = msgspec.json.Decoder(Glance)


def ask(address: str, path: str, secret: str = "", **form: str) -> dict[str, Any]:
    """Send a form as a program does."""
    headers = {"accept": "application/json", "content-type": "application/json"}
    if secret:
        headers["authorization"] = f"Bearer {secret}"
    with urlopen(Request(address + path, json.dumps(form).encode(), headers), timeout=60) as answer:
        return dict(json.loads(answer.read()))


class Chair:
    """One guest on one chair: a socket, and what it last heard."""

    def __init__(self, secret: str, lang: str) -> None:
        self.secret = secret
        self.lang = lang
        self.troubles = 0

    async def look(self, address: str, table: str) -> None:
        """Open the socket, as the page does."""
        url = f"{address.replace('http', 'ws', 1)}/t/{table}/live?lang={self.lang}"
        self.status, self.epoch, self.count = "", 0, 0
        self.choices: list[Choice] = []
        self.online: list[int] = []
        self.news = asyncio.Event()
        self.seen_at = 0.0
        key = {"authorization": f"Bearer {self.secret}"}
        self.socket: ClientConnection = await connect(url, additional_headers=key, max_size=None, open_timeout=60)
        self.listening = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        """Take in what comes, and when it came."""
        async for text in self.socket:
            heard = GLANCE.decode(text)
            if heard.kind == "view":
                self.take(heard)
                self.seen_at = perf_counter()
                self.news.set()
            elif heard.kind in ("refused", "stale", "error"):
                self.troubles += 1

    def take(self, heard: Glance) -> None:
        """Only what changed is in a view."""
        for name in ("status", "epoch", "count", "choices", "online"):
            part = getattr(heard, name)
            if part is not None:
                setattr(self, name, part)

    async def say(self, words: str) -> None:
        """Make a move."""
        move = {"do": "play", "words": words, "epoch": self.epoch, "count": self.count}
        await self.socket.send(json.dumps(move))

    async def go(self) -> None:
        """Close the socket."""
        self.listening.cancel()
        await self.socket.close()


@dataclass
class Tally:
    """What a stretch of play came to: seconds from a move's sending to its view at every chair, games, troubles."""

    waits: list[float] = field(default_factory=list)
    games: int = 0
    troubles: int = 0
    held: int = 0
    cpu_s: float = 0.0


class Party:
    """The four guests of one table, who play one game after the other."""

    def __init__(self, address: str, game: str, rng: Random) -> None:
        self.address = address
        self.game = game
        self.rng = rng
        self.table = ""
        self.chairs: list[Chair] = []

    async def sit_down(self) -> None:
        """Set a table, take its chairs, and wait until everybody sees everybody."""
        chairs = ",".join(["me", *["free"] * (SEATS - 1)])
        told = await asyncio.to_thread(ask, self.address, "/tables", game=self.game, chairs=chairs, name="Anna")
        self.table, secrets = told["table"], [told["secret"]]
        for seat in range(1, SEATS):
            told = await asyncio.to_thread(ask, self.address, f"/t/{self.table}/sit", name=f"Guest {seat}")
            secrets.append(told["secret"])
        self.chairs = [Chair(secret, LANGUAGES[seat % 2]) for seat, secret in enumerate(secrets)]
        await self.look()

    async def look(self) -> None:
        """Everybody opens the table's page."""
        for chair in self.chairs:
            await chair.look(self.address, self.table)
        while not all(len(chair.online) == SEATS and chair.status == "running" for chair in self.chairs):
            await asyncio.sleep(0.05)

    async def play_again(self) -> None:
        """A rematch, on new sockets."""
        for chair in self.chairs:
            await chair.go()
        old = self.table
        for chair in self.chairs:
            told = await asyncio.to_thread(ask, self.address, f"/t/{old}/rematch", chair.secret)
            self.table = told["table"]
        await self.look()

    async def move(self) -> float:
        """One move by whoever owes one; seconds until every chair that has something to see of it has seen it."""
        mover = self.rng.choice([chair for chair in self.chairs if chair.choices])
        for chair in self.chairs:
            chair.news.clear()
        sent = perf_counter()
        await mover.say(self.rng.choice(mover.choices).words)
        await asyncio.wait_for(mover.news.wait(), PATIENCE)
        others = [asyncio.create_task(chair.news.wait()) for chair in self.chairs if chair is not mover]
        _, silent = await asyncio.wait(others, timeout=SECRET)
        if len(silent) < len(others):
            await asyncio.wait_for(asyncio.gather(*silent), PATIENCE)
        for task in silent:
            task.cancel()
        return max(chair.seen_at for chair in self.chairs) - sent

    async def play(self, until: float, pace: float, tally: Tally) -> None:
        """Games until the time is over: a move every `pace` seconds, or one right after the other."""
        due = perf_counter() + self.rng.random() * pace
        while due < until:
            await asyncio.sleep(max(0.0, due - perf_counter()))
            if all(chair.status == "over" for chair in self.chairs):
                await self.play_again()
                tally.games += 1
            tally.waits.append(await self.move())
            due = max(due + pace, perf_counter())
        tally.held += 1


async def play_all(parties: list[Party], seconds: float, pace: float) -> Tally:
    """Everybody plays; what it came to. A table that breaks is not held."""
    tally = Tally()
    cpu = process_time()
    until = perf_counter() + seconds
    outcomes = await asyncio.gather(*[party.play(until, pace, tally) for party in parties], return_exceptions=True)
    tally.cpu_s = process_time() - cpu
    tally.troubles += sum(outcome is not None for outcome in outcomes)
    tally.troubles += sum(chair.troubles for party in parties for chair in party.chairs)
    return tally


async def swarm(line: Connection, address: str, game: str, tables: int, seed: int) -> None:
    """Sit down, say so, then play as told until told to go home: (seconds, pace, how many tables play)."""
    parties = [Party(address, game, Random(seed + nth)) for nth in range(tables)]
    for party in parties:
        await party.sit_down()
    line.send("seated")
    while (told := await asyncio.to_thread(line.recv)) is not None:
        seconds, pace, playing = told
        line.send(await play_all(parties[:playing], seconds, pace))


def run(line: Connection, address: str, game: str, tables: int, seed: int) -> None:
    """The life of a swarm's process."""
    asyncio.run(swarm(line, address, game, tables, seed))
