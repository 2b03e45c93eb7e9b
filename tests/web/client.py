"""A client as the page is one: numbered views, words out, a fresh look after a gap."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from kogga import games, playout
from kogga.core.options import Choice, write_choice

CLOCK = ("clock", "turn", "reserve", "days")
LONG = 1000  # decisions


def ask(address: str, path: str, secret: str = "", **form: str) -> dict[str, Any]:
    """Send a form as a program does; the answer, or the refusal under `error` with its `status`."""
    headers = {"accept": "application/json", "content-type": "application/json"}
    if secret:
        headers["authorization"] = f"Bearer {secret}"
    try:
        with urlopen(Request(address + path, json.dumps(form).encode(), headers), timeout=30) as answer:
            return dict(json.loads(answer.read()))
    except HTTPError as refused:
        return {"status": refused.code, **json.loads(refused.read())}


@cache
def shortest(game: str) -> dict[str, str]:
    """Options under which whole games are short enough to be played by chance: none, if the base game is."""
    card = games[game].card
    if length(game, {}) <= LONG:
        return {}
    return min([as_words(chosen) for chosen in card.option_sets], key=lambda words: length(game, words))


def length(game: str, words: dict[str, str]) -> int:
    """How many decisions a game played by chance takes under these options."""
    card = games[game].card
    options = {option.name: option.read(words[option.name]) for option in card.options if option.name in words}
    return playout(game, seats=card.seats.start, seed=1, **options)[0]


def as_words(options: Mapping[str, Choice]) -> dict[str, str]:
    """Options as a form has them."""
    return {name: write_choice(choice) for name, choice in options.items()}


@dataclass
class Guest:
    """Somebody with a secret, and the seat they took."""

    secret: str
    seat: int | None = None


@dataclass
class Sitting:
    """A table of guests."""

    name: str
    guests: list[Guest] = field(default_factory=list)


def set_table(address: str, game: str, seats: int, **options: str) -> Sitting:
    """A table with a guest on every chair, under these options and by this clock."""
    chosen = {name if name in CLOCK else f"option-{name}": choice for name, choice in options.items()}
    host = ask(address, "/tables", game=game, chairs=",".join(["me"] + ["free"] * (seats - 1)), name="Anna", **chosen)
    sitting = Sitting(host["table"], [Guest(host["secret"], 0)])
    for number in range(1, seats):
        taken = ask(address, f"/t/{sitting.name}/sit", name=f"Guest {number}")
        sitting.guests.append(Guest(taken["secret"], taken["seat"]))
    return sitting


class Client:
    """One chair's eyes and hand. Plays any legal move it sees; repeats itself when no answer comes."""

    def __init__(self, url: str, secret: str, rng: Random) -> None:
        self.url = url
        self.secret = secret
        self.rng = rng
        self.seen: dict[str, Any] = {}
        self.log: list[Any] = []
        self.number = 0
        self.acknowledged: set[tuple[int, int]] = set()
        self.refusals: list[str] = []
        self.asked: dict[str, Any] | None = None
        self.answered = ""

    @property
    def is_over(self) -> bool:
        """Has this client seen the end?"""
        return self.seen.get("status") == "over"

    async def play_to_the_end(self, patience: float = 1.0) -> None:
        """Play until the game is over, however often the line is cut."""
        while not self.is_over:
            try:
                async with self.dial() as socket:
                    self.number, self.seen, self.asked = 0, {}, None
                    await self.converse(socket, patience)
            except (ConnectionClosed, OSError):
                await asyncio.sleep(0.05)

    def dial(self) -> connect:
        """A fresh line."""
        return connect(self.url, additional_headers={"authorization": f"Bearer {self.secret}"}, max_size=None)

    async def converse(self, socket: ClientConnection, patience: float) -> None:
        """Hear, look, move."""
        while not self.is_over:
            try:
                async with asyncio.timeout(patience):  # wait_for of Python 3.11 may swallow a cancellation
                    self.hear(json.loads(await socket.recv()), outbox := [])
            except TimeoutError:
                outbox = [self.asked or {"do": "look"}]
            outbox += self.moves()
            for message in outbox:
                await socket.send(json.dumps(message))

    def hear(self, message: dict[str, Any], outbox: list[dict[str, Any]]) -> None:
        """Take a message in, whatever its number."""
        if message["kind"] == "view":
            self.take_view(message, outbox)
        elif message["kind"] == "done" and message["id"]:
            epoch, count = message["id"].split()
            self.acknowledged.add((int(epoch), int(count)))
            if self.asked is not None and self.asked["id"] == message["id"]:
                self.asked, self.answered = None, message["id"]
        elif message["kind"] in ("refused", "error", "stale"):
            self.refusals.append(str(message))
            self.asked = None

    def take_view(self, message: dict[str, Any], outbox: list[dict[str, Any]]) -> None:
        """The next view is folded in, an old one passed over, a gap asked about."""
        if message["number"] <= self.number:
            return
        if message["number"] != self.number + 1 and not message["whole"]:
            outbox.append({"do": "look"})
            return
        self.number = message["number"]
        if message["whole_log"]:
            self.log = []
        self.log += message["log"]
        passing = ("kind", "number", "whole", "whole_log", "log")
        news = {key: part for key, part in message.items() if key not in passing}
        self.seen = news if message["whole"] else {**self.seen, **news}

    def moves(self) -> list[dict[str, Any]]:
        """A move, if this seat owes one and has not sent it yet."""
        if self.asked is not None or not self.seen.get("choices"):
            return []
        click = f"{self.seen['epoch']} {self.seen['count']}"
        if click == self.answered:
            return []
        words = self.rng.choice(self.seen["choices"])["words"]
        self.asked = {
            "do": "play", "words": words, "epoch": self.seen["epoch"], "count": self.seen["count"], "id": click,
        }  # fmt: skip
        return [self.asked]


def url_of(address: str, table: str) -> str:
    """The socket of a table."""
    return f"{address.replace('http', 'ws', 1)}/t/{table}/live?lang=en"
