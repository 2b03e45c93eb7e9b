"""One table: one writer, store first, then swap, then tell."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from kogga.core.actions import Seat
from kogga.core.errors import KoggaError
from kogga.store.rows import Conflict, Head, Row, Standing
from kogga.store.store import Store
from kogga.table.ledger import SPECTATOR, Chair, Ledger, rebuild
from kogga.table.luck import RULE

CHAT_LENGTH = 500
NAME_LENGTH = 24
SALT_LENGTH = 100
SALTS = 50  # a table
Clock = Callable[[], float]


class Stale(KoggaError):
    """The click answered a question that is not asked any more; a fresh view follows."""


class Taken(KoggaError):
    """Somebody else was quicker to sit down."""


class TooLate(KoggaError):
    """What may be done before the game, or before it is over, and no later."""


@dataclass(frozen=True)
class Click:
    """What a press at the table answers: how often something was taken back, how many actions this seat had made."""

    epoch: int
    count: int


class Table:
    """The one place where a table changes. Whoever looks on is told after the rows are safe."""

    def __init__(self, ledger: Ledger, store: Store, clock: Clock) -> None:
        self.ledger = ledger
        self.store = store
        self.clock = clock
        self.lock = asyncio.Lock()
        self.listeners: set[Callable[[], None]] = set()
        self.worked_out: dict[str, Any] = {}  # what was found out about the finished game

    @classmethod
    async def found(cls, head: Head, store: Store, clock: Clock) -> Table:
        """A new table, its head written down."""
        await store.found(head, [])
        return cls(Ledger(head), store, clock)

    @classmethod
    async def load(cls, name: str, store: Store, clock: Clock) -> Table | None:
        """A table from the store; None: there is none of that name."""
        found = await store.read(name)
        return None if found is None else cls(rebuild(*found), store, clock)

    # what people do

    async def sit(self, seat: Seat, guest: str, name: str) -> None:
        """Take a free chair, or one's own back from a bot."""
        async with self.lock:
            chair = self.chair(seat)
            if not chair.is_free and chair.guest != guest:
                raise Taken("Somebody sits there already; choose a free chair.")
            taken = self.ledger.seat_of(guest)
            if taken is not None and taken != seat:
                raise KoggaError("You sit at this table already.")
            await self.write(Sketch("sit", seat, f"guest {guest} {clean(name, NAME_LENGTH)}"))

    async def sit_bot(self, seat: Seat, level: str) -> None:
        """Put a bot on a chair: a free one, or one whose guest has left."""
        async with self.lock:
            self.chair(seat)
            await self.write(Sketch("sit", seat, f"bot {level}"))

    async def leave(self, guest: str, level: str) -> None:
        """Stand up. Before the game the chair is free; later a bot plays on until the guest comes back."""
        async with self.lock:
            seat = self.ledger.seat_of(guest)
            if seat is None:
                raise KoggaError("You do not sit at this table.")
            if self.ledger.match is None:
                await self.write(Sketch("stand", seat, guest))
            else:
                await self.write(Sketch("sit", seat, f"bot {level}"))

    async def mix_in(self, guest: str, text: str) -> None:
        """Add words of one's own to the table's luck before any of it falls: who sits there may, and who has set it."""
        text = clean(text, SALT_LENGTH)
        async with self.lock:
            seat = self.ledger.seat_of(guest)
            if self.ledger.match is not None:
                raise TooLate("The game has begun, and so has its luck: no words can be added any more.")
            if seat is None and guest != self.ledger.head.host:
                raise KoggaError("You do not sit at this table.")
            if not text or len(self.ledger.salt) >= SALTS:
                raise KoggaError(f"A table's luck takes {SALTS} times words, and never none.")
            await self.write(Sketch("salt", SPECTATOR if seat is None else seat, text))

    async def play(self, seat: Seat, words: str, click: Click) -> None:
        """Make a move. A double click is recognised and harmless; a stale one is refused."""
        async with self.lock:
            if self.is_double(seat, words, click):
                return
            self.check_fresh(seat, click)
            await self.write(Sketch("move", seat, words))

    async def undo(self, seat: Seat, click: Click) -> None:
        """Take one's last action back, as far as nothing was revealed and nobody else acted."""
        async with self.lock:
            self.check_fresh(seat, click)
            self.check_not_over()
            await self.write(Sketch("undo", seat, ""))

    async def plead(self, seat: Seat) -> None:
        """Ask to go back to before one's last action although something was revealed since."""
        async with self.lock:
            self.check_not_over()
            entries = self.ledger.running().entries
            mine = [row for entry, row in zip(entries, self.ledger.rows_of_entries, strict=True) if entry.seat == seat]
            if not mine:
                raise KoggaError("You have made no move that could be taken back.")
            await self.write(Sketch("plead", seat, str(mine[-1])))
            await self.grant_if_agreed()

    async def answer_plea(self, seat: Seat, yes: bool) -> None:
        """Agree or object to going back."""
        async with self.lock:
            if self.ledger.plea is None:
                raise Stale("Nobody asks to take anything back now.")
            await self.write(Sketch("agree" if yes else "object", seat, ""))
            await self.grant_if_agreed()

    async def chat(self, seat: Seat | None, guest: str, name: str, text: str) -> None:
        """Say something to everybody at the table."""
        text = clean(text, CHAT_LENGTH)
        if not text:
            raise KoggaError("There is nothing to say.")
        async with self.lock:
            who = SPECTATOR if seat is None else seat
            await self.write(Sketch("chat", who, f"{guest} {clean(name, NAME_LENGTH)}\t{text}"))

    async def go_on_at(self, table: str) -> None:
        """Tell everybody here at which table the rematch is."""
        async with self.lock:
            await self.write(Sketch("again", -1, table))

    async def freeze(self, why: str) -> None:
        """Let nothing happen here any more; nothing is lost."""
        async with self.lock:
            await self.write(Sketch("frozen", -1, why))

    # how it is done

    def chair(self, seat: Seat) -> Chair:
        """The chair of a seat that exists."""
        if seat not in range(len(self.ledger.chairs)):
            raise KoggaError(f"There is no seat {seat} at this table.")
        return self.ledger.chairs[seat]

    def is_double(self, seat: Seat, words: str, click: Click) -> bool:
        """Is this the seat's last action once more, sent twice?"""
        ledger = self.ledger
        if ledger.match is None or (click.epoch, click.count + 1) != (ledger.epoch, ledger.own_actions(seat)):
            return False
        last = next((entry for entry in reversed(ledger.match.entries) if entry.seat == seat), None)
        return last is not None and str(last.action) == words

    def check_fresh(self, seat: Seat, click: Click) -> None:
        """Refuse what answers an old question."""
        if (click.epoch, click.count) != (self.ledger.epoch, self.ledger.own_actions(seat)):
            raise Stale("The table has moved on since you pressed; look again.")

    def check_not_over(self) -> None:
        """Once a game is over anybody may know its seed, and with it any luck that would follow."""
        if self.ledger.status == "over":
            raise TooLate("The game is over and its luck open to everybody: nothing can be taken back any more.")

    async def grant_if_agreed(self) -> None:
        """Go back once every person at the table agrees."""
        plea = self.ledger.plea
        if plea is not None and plea.agreed.issuperset(self.ledger.people()):
            await self.write(Sketch("rewind", plea.seat, str(plea.row)))

    async def write(self, sketch: Sketch) -> None:
        """Try the row on a copy with the luck that follows it, store all of it at once, then swap, then tell."""
        if self.ledger.frozen:
            raise KoggaError(f"This table is frozen: {self.ledger.frozen}")
        trial = self.ledger.copy()
        now = self.clock()
        rows = [Row(trial.next_row, sketch.kind, sketch.who, sketch.words, now)]
        trial.fold(rows[0])
        if trial.match is None and not any(chair.is_free for chair in trial.chairs):
            rows.append(Row(trial.next_row, "start", -1, RULE, now))
            trial.fold(rows[-1])
        if trial.match is not None:
            rows += trial.due_luck(now)
        try:
            await self.store.append(trial.head.table, rows, Standing(trial.status, waited_for(trial)))
        except Conflict:
            await self.read_again()
            raise Stale("The table has moved on elsewhere; look again.") from None
        self.ledger = trial
        self.tell()

    async def read_again(self) -> None:
        """Another server writes into the same store: what stands there is what holds."""
        found = await self.store.read(self.ledger.head.table)
        if found is not None:
            self.ledger = rebuild(*found)
            self.tell()

    def tell(self) -> None:
        """Let everybody look up."""
        for listener in list(self.listeners):
            listener()


@dataclass(frozen=True)
class Sketch:
    """A row before it has a number and a time."""

    kind: str
    who: Seat
    words: str


def waited_for(ledger: Ledger) -> tuple[str, ...]:
    """The guests this table waits for."""
    if ledger.match is None:
        return ()
    return tuple(ledger.chairs[seat].guest for seat in ledger.match.to_act if seat in ledger.people())


def clean(text: str, longest: int) -> str:
    """One line of printable text, no longer than this."""
    printable = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(printable.split())[:longest]
