"""The live wire: numbered views out, words in."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from kogga.core.actions import Seat
from kogga.core.errors import KoggaError
from kogga.core.words import LANGUAGES
from kogga.front.match import IllegalMove
from kogga.store.rows import Guest
from kogga.table.curtain import Curtain
from kogga.table.hall import Hall
from kogga.table.past import Missed
from kogga.table.sight import Onlooker, look_back, tip, why
from kogga.table.speech import Spoken
from kogga.table.table import Click, Stale, Table
from kogga.web.build import build
from kogga.web.health import Tally
from kogga.web.limits import (
    CHATS_A_SECOND,
    CHATS_AT_ONCE,
    MESSAGES_A_SECOND,
    MESSAGES_AT_ONCE,
    MOMENTS_A_SECOND,
    MOMENTS_AT_ONCE,
    Bucket,
    number_in,
)
from kogga.web.presence import Presence
from kogga.web.speech import Trouble
from kogga.web.visitors import language, same_origin, visitor


class Message(msgspec.Struct, forbid_unknown_fields=True):
    """What a client may say."""

    do: str
    words: str = ""
    epoch: int = 0
    count: int = 0
    id: str = ""


Deed = Callable[[Message], Awaitable[None]]
DECODER = msgspec.json.Decoder(Message)


class Wire:
    """One connection at one table."""

    def __init__(self, socket: WebSocket, table: Table, guest: Guest | None) -> None:
        self.socket = socket
        self.hall: Hall = socket.app.state.hall
        self.presence: Presence = socket.app.state.presence
        self.tally: Tally = socket.app.state.tally
        self.table = table
        self.guest = guest
        self.only_watches = socket.query_params.get("watch") == "yes"  # a screen everybody can see
        self.curtain = Curtain()
        self.onlooker = Onlooker(self.seat, language(socket, guest))
        self.changed = asyncio.Event()
        self.missed: Missed | None = None
        self.moments = Bucket(MOMENTS_AT_ONCE, MOMENTS_A_SECOND, asyncio.get_running_loop().time)
        self.chats = Bucket(CHATS_AT_ONCE, CHATS_A_SECOND, asyncio.get_running_loop().time)
        self.deeds: dict[str, Deed] = {
            "play": self.play, "undo": self.undo, "plead": self.plead, "agree": self.agree, "object": self.object,
            "chat": self.chat, "look": self.look, "why": self.why, "tip": self.tip, "lang": self.speak,
            "moment": self.moment, "ping": self.ping, "pause": self.pause, "resume": self.pause, "lift": self.lift,
        }  # fmt: skip

    @property
    def mine(self) -> list[Seat]:
        """The seats of this visitor: several where people share a screen."""
        return [] if self.guest is None or self.only_watches else self.table.ledger.seats_of(self.guest.id)

    @property
    def seat(self) -> Seat | None:
        """Whose hand is shown now; a chair a bot keeps for a guest is still the guest's to see."""
        return self.curtain.seat(self.table.ledger, self.mine)

    async def serve(self) -> None:
        """Tell and listen until the visitor goes."""
        self.missed = None if self.guest is None else await self.table.missed_by(self.guest.id)
        self.table.listeners.add(self.changed.set)
        telling = asyncio.create_task(self.tell())
        listening = asyncio.create_task(self.listen())
        try:
            await self.presence.come(self.table, self.guest.id if self.guest else "")
            done, _ = await asyncio.wait((telling, listening), return_when=asyncio.FIRST_COMPLETED)
            done.pop().result()
        finally:
            self.table.listeners.discard(self.changed.set)
            for task in (telling, listening):
                task.cancel()
            await asyncio.gather(telling, listening, return_exceptions=True)
            await self.presence.go(self.table, self.guest.id if self.guest else "")
            if self.guest is not None:
                await self.table.note_followed(self.guest.id)

    async def tell(self) -> None:
        """Whenever something changed, show what is new; what piles up meanwhile is shown at once."""
        while True:
            await self.changed.wait()
            self.changed.clear()
            if self.guest is not None and self.guest.id in self.hall.forgotten:
                return
            if self.onlooker.seat != self.seat:
                self.onlooker.seat = self.seat
                self.onlooker.forget()
            away = self.missed and {"ply": self.missed.ply, "moves": self.missed.count}
            beside = {"build": build(), "away": away, "mine": self.mine, **self.presence.at(self.table)}
            ledger = self.table.ledger
            news = self.onlooker.news(ledger, beside)
            if news is not None:
                self.tally.views += 1
                await self.send(news | {"now": self.table.clock()} if ledger.clocks else news)
            if self.guest is not None:
                self.table.followed[self.guest.id] = ledger.next_row

    async def listen(self) -> None:
        """Do what the visitor says; whatever it is, the answer is a sentence, never silence."""
        bucket = Bucket(MESSAGES_AT_ONCE, MESSAGES_A_SECOND, asyncio.get_running_loop().time)
        while True:
            text = await self.socket.receive_text()
            while not bucket.take():
                await asyncio.sleep(1 / MESSAGES_A_SECOND)  # nothing is lost, and nothing more is read meanwhile
            try:
                message = DECODER.decode(text)
                deed = self.deeds[message.do]
            except (msgspec.DecodeError, KeyError):
                await self.send({"kind": "error", "text": f"A message is one of {', '.join(self.deeds)} as JSON."})
                continue
            await self.attempt(deed, message)

    async def attempt(self, deed: Deed, message: Message) -> None:
        """Do it, or say why not. What was begun is finished though the line is cut meanwhile."""
        try:
            await asyncio.shield(deed(message))
        except Stale:
            await self.send({"kind": "stale", "id": message.id})
            await self.look(message)
        except IllegalMove as error:
            text = error.text(self.onlooker.lang)
            self.tally.refusals += 1
            await self.send({"kind": "refused", "id": message.id, "text": text, "paragraph": error.paragraph})
        except KoggaError as error:
            text = error.text(self.onlooker.lang) if isinstance(error, Spoken) else str(error)
            await self.send({"kind": "refused", "id": message.id, "text": text, "paragraph": None})
        else:
            if message.do in ("play", "undo"):
                await self.send({"kind": "done", "id": message.id})

    def own_seat(self) -> Seat:
        """The seat this visitor may act for."""
        seat = self.seat
        if seat is None or self.table.ledger.chairs[seat].bot:
            raise Trouble("only_watching")
        return seat

    async def play(self, message: Message) -> None:
        """Make a move."""
        clock = asyncio.get_running_loop().time
        began = clock()
        await self.table.play(self.own_seat(), message.words, Click(message.epoch, message.count))
        self.tally.moves += 1
        self.tally.move_seconds += clock() - began

    async def undo(self, message: Message) -> None:
        """Take the last move back."""
        await self.table.undo(self.own_seat(), Click(message.epoch, message.count))

    async def plead(self, message: Message) -> None:
        """Ask everybody to go back further."""
        await self.table.plead(self.own_seat())

    async def agree(self, message: Message) -> None:
        """Let somebody go back."""
        await self.table.answer_plea(self.own_seat(), yes=True)

    async def object(self, message: Message) -> None:
        """Do not."""
        await self.table.answer_plea(self.own_seat(), yes=False)

    async def pause(self, message: Message) -> None:
        """Ask everybody to let time stand still, or run again."""
        await self.table.plead_for_time(self.own_seat(), message.do)

    async def lift(self, message: Message) -> None:
        """Show the hand of one of several people at this screen."""
        seat = number_in(message.words)
        if seat not in self.mine:
            raise Trouble("only_watching")
        self.curtain.lift(self.table.ledger, seat)
        self.changed.set()

    async def chat(self, message: Message) -> None:
        """Say something."""
        if self.guest is None:
            raise Trouble("no_name_yet")
        if not self.chats.take():
            raise Trouble("too_fast")
        seat = self.seat
        shared = seat is not None and len(self.mine) > 1
        name = self.table.ledger.chairs[seat].name if seat is not None and shared else self.guest.name
        await self.table.chat(seat, self.guest.id, name, message.words)

    async def look(self, message: Message) -> None:
        """Show everything again."""
        self.onlooker.forget()
        self.changed.set()

    async def speak(self, message: Message) -> None:
        """Go on in another language."""
        if message.words not in LANGUAGES:
            raise KoggaError(f"We speak {' and '.join(LANGUAGES)}.")
        self.onlooker.lang = message.words
        await self.look(message)

    async def why(self, message: Message) -> None:
        """What pressing this element could have meant, and why it is not to be."""
        answer = why(self.table.ledger.running(), self.seat, self.onlooker.lang, message.words)
        if answer is None:
            await self.tip(message)
        else:
            await self.send({**answer, "id": message.id})

    async def tip(self, message: Message) -> None:
        """What this element is."""
        answer = tip(self.table.ledger.running(), self.seat, self.onlooker.lang, message.words)
        await self.send({**answer, "id": message.id})

    async def moment(self, message: Message) -> None:
        """The table as it stood right after a line of the log."""
        match = self.table.ledger.running()
        ply = number_in(message.words)
        if ply not in range(len(match.entries)):
            raise Trouble("no_such_moment")
        if not self.moments.take():
            raise Trouble("too_fast")
        then = look_back(match, self.seat, self.onlooker.lang, ply)
        await self.send({"kind": "moment", "id": message.id, "ply": ply, **then})

    async def ping(self, message: Message) -> None:
        """Yes, the line is alive."""
        await self.send({"kind": "pong"})

    async def send(self, message: dict[str, Any]) -> None:
        """One message as JSON text."""
        await self.socket.send_text(msgspec.json.encode(message).decode())


async def live(socket: WebSocket) -> None:
    """The socket of a table."""
    hall: Hall = socket.app.state.hall
    if not same_origin(socket):
        await socket.close(1008)
        return
    try:
        table = await hall.visit(socket.path_params["table"])
    except KoggaError:
        await socket.close(1008)
        return
    guest = await visitor(socket)
    if not table.ledger.is_open_to(guest.id if guest else ""):
        await socket.close(1008)
        return
    presence: Presence = socket.app.state.presence
    if not presence.has_room(table, guest.id if guest else ""):
        await socket.close(1008)
        return
    await socket.accept()
    with suppress(WebSocketDisconnect):
        await Wire(socket, table, guest).serve()
