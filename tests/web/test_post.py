"""Letters, against a mail server that really listens: confirmed by a link, one a day at most, ended by a link."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from kogga.store.rows import Guest
from kogga.store.sqlite import FILE, SqliteStore
from kogga.table.hall import Hall, World
from kogga.web.post import DAY_S, WAIT_S, Post, Postbox, read_postbox
from kogga.web.speech import Trouble
from tests.table.test_hall import move
from tests.web.client import ask
from tests.web.serving import Server


class Letterbox:
    """A mail server of thirty lines: it takes every letter and keeps it."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.came = asyncio.Event()

    async def hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Talk to one sender."""
        writer.write(b"220 letterbox\r\n")
        while line := await reader.readline():
            word = line[:4].upper().strip()
            if word == b"DATA":
                writer.write(b"354 go on\r\n")
                self.take(await reader.readuntil(b"\r\n.\r\n"))
            writer.write(b"221 bye\r\n" if word == b"QUIT" else b"250 letterbox\r\n")
            if word == b"QUIT":
                break
        await writer.drain()
        writer.close()

    def take(self, text: bytes) -> None:
        """Keep a letter."""
        letter = message_from_bytes(text[:-5], policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        self.came.set()


class Office:
    """A post whose clock only the test moves, and a letterbox on a free port."""

    def __init__(self, data: Path, box: Letterbox, port: int) -> None:
        self.now = 1e6
        self.hall = Hall(SqliteStore(data / FILE), World(clock=lambda: self.now, bot_pause=0.0))
        self.box = box
        self.post = Post(
            self.hall, Postbox("127.0.0.1", port, False, sender="kogga@example.org"), "http://kogga.example/"
        )

    async def waiting_guest(self, lang: str) -> Guest:
        """Somebody whose turn it is at a table, and who has confirmed an address."""
        guest, _ = await self.hall.welcome("Anna")
        await self.hall.found(guest, "sea_wolf", ["me", "here Ewa"], {}, listed=False)
        await self.post.ask(guest, "anna@example.org", lang)
        return guest

    async def confirm(self, guest: Guest) -> None:
        """The guest has pressed the button behind the link."""
        address = await self.hall.store.address_of(guest.id)
        assert address is not None
        await self.hall.store.keep_address(replace(address, is_confirmed=True))


@asynccontextmanager
async def office_at(data: Path) -> AsyncIterator[Office]:
    box = Letterbox()
    server = await asyncio.start_server(box.hear, "127.0.0.1", 0)
    office = Office(data, box, server.sockets[0].getsockname()[1])
    try:
        yield office
    finally:
        await office.hall.close()
        server.close()


def run(data: Path, story: Callable[[Office], Awaitable[None]]) -> None:
    async def tell() -> None:
        async with office_at(data) as office:
            await story(office)

    asyncio.run(tell())


@pytest.mark.parametrize(("lang", "words"), [("en", "1 table waits for you"), ("pl", "1 stół czeka na ciebie")])
def test_one_letter_a_day_at_most_and_none_before_it_is_confirmed(tmp_path: Path, lang: str, words: str) -> None:
    async def story(office: Office) -> None:
        guest = await office.waiting_guest(lang)
        office.now += WAIT_S
        await office.post.write_due()
        assert len(office.box.letters) == 1, "only the question whether letters are wanted"
        await office.confirm(guest)
        await office.post.write_due()
        await office.post.write_due()
        letter = office.box.letters[-1]
        assert len(office.box.letters) == 2
        assert words in letter["Subject"]
        assert letter["To"] == "anna@example.org"
        assert "http://kogga.example/t/" in letter.get_content()
        assert letter["List-Unsubscribe"]
        office.now += DAY_S - 1
        await office.post.write_due()
        assert len(office.box.letters) == 2
        office.now += 1
        await office.post.write_due()
        assert len(office.box.letters) == 3

    run(tmp_path, story)


def test_a_table_where_somebody_has_just_moved_needs_no_letter(tmp_path: Path) -> None:
    async def story(office: Office) -> None:
        guest = await office.waiting_guest("en")
        await office.confirm(guest)
        office.now += WAIT_S - 1
        table = next(iter(office.hall.tables.values()))
        await move(table)
        office.now += WAIT_S - 1
        await office.post.write_due()
        assert len(office.box.letters) == 1

    run(tmp_path, story)


def test_nobody_can_have_us_write_to_others_again_and_again(tmp_path: Path) -> None:
    async def story(office: Office) -> None:
        for nth in range(3):
            guest, _ = await office.hall.welcome(f"Anna {nth}")
            await office.post.ask(guest, "bo@example.org", "en")
        guest, _ = await office.hall.welcome("Anna")
        with pytest.raises(Trouble):
            await office.post.ask(guest, "Bo@example.org", "en")
        for wrong in ("bo", "a b@c", "bo@example.org\nBcc: all", "x" * 300 + "@y"):
            with pytest.raises(Trouble):
                await office.post.ask(guest, wrong, "en")

    run(tmp_path, story)


def test_the_links_of_a_letter_on_a_real_server(tmp_path: Path) -> None:
    """The address is given, confirmed, exported, and gone after the last link."""

    async def story() -> None:
        box = Letterbox()
        listening = await asyncio.start_server(box.hear, "127.0.0.1", 0)
        port = listening.sockets[0].getsockname()[1]
        server = await asyncio.to_thread(Server, tmp_path, smtp=f"smtp://127.0.0.1:{port}")
        try:
            await walk(server, box)
        finally:
            await asyncio.to_thread(server.stop)
            listening.close()

    async def walk(server: Server, box: Letterbox) -> None:
        me = await asyncio.to_thread(ask, server.address, "/me", name="Anna", lang="pl")
        given = await asyncio.to_thread(ask, server.address, "/me/mail", me["secret"], mail="anna@example.org")
        assert given["mail"] == "anna@example.org"
        link = re.findall(r"http://\S+", box.letters[0].get_content())[0]
        assert link.startswith(server.address)
        path = link.removeprefix(server.address)
        store = SqliteStore(tmp_path / FILE)
        assert (await asyncio.to_thread(ask, server.address, f"{path}/confirm"))["confirmed"]
        address = await store.address_of(me["id"])
        assert address is not None
        assert address.is_confirmed
        assert (await store.export(me["id"]))["address"] == "anna@example.org"
        await asyncio.to_thread(ask_page, server.address + path + "/stop")
        assert await store.address_of(me["id"]) is None
        assert (await asyncio.to_thread(ask, server.address, f"{path}/confirm"))["status"] == 404
        await store.close()

    asyncio.run(story())


def ask_page(address: str) -> str:
    """Press a button as a mail program does."""
    with urlopen(Request(address, b"List-Unsubscribe=One-Click"), timeout=20) as answer:
        return str(answer.read().decode())


def test_a_server_without_a_postbox_asks_for_no_address(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        me = ask(server.address, "/me", name="Anna")
        assert ask(server.address, "/me/mail", me["secret"], mail="anna@example.org")["status"] == 404


def test_a_postbox_is_read_from_its_address() -> None:
    box = read_postbox("smtps://anna%40x:p%3Aw@mail.example?from=kogga@x.example")
    assert box == Postbox("mail.example", 465, True, "anna@x", "p:w", "kogga@x.example")
    assert read_postbox("smtp://mail.example").port == 587
    with pytest.raises(Trouble):
        read_postbox("mail.example")
