"""One table: one writer, store first, then swap, then tell."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from math import inf
from typing import Any

from kogga.core.actions import Seat
from kogga.store.rows import Conflict, Head, Row, Standing, StoreError
from kogga.store.store import Store
from kogga.table.clocks import Pace
from kogga.table.ledger import SPECTATOR, Chair, Ledger, rebuild
from kogga.table.luck import RULE
from kogga.table.past import Missed, missed
from kogga.table.speech import Spoken

CHAT_LENGTH = 500
NAME_LENGTH = 24
SALT_LENGTH = 100
SALTS = 50  # a table
Clock = Callable[[], float]


class Stale(Spoken):
    """The click answered a question that is not asked any more; a fresh view follows."""


class Paused(Spoken):
    """The game is paused by consent."""


class Frozen(Spoken):
    """Nothing happens at this table any more."""

    def __init__(self, why: Spoken) -> None:
        self.why = why
        super().__init__("frozen", why=why)

    def text(self, lang: str) -> str:
        """The sentence with its reason."""
        self.args_of_sentence = {"why": self.why.text(lang)}
        return super().text(lang)


class Taken(Spoken):
    """Somebody else was quicker to sit down."""


class TooLate(Spoken):
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
        self.followed: dict[str, int] = {}  # by guest: the row before which they have seen everything
        self.worked_out: dict[str, Any] = {}  # what was found out about the finished game

    @classmethod
    async def found(
        cls, head: Head, store: Store, clock: Clock, hints: bool = False, pace: Pace | None = None
    ) -> Table:
        """A new table, its head written down, whether one may ask for advice here, and how much time a turn has."""
        agreed = [("hints", "on")] * hints + [("clock", str(pace))] * (pace is not None)
        rows = [Row(number, kind, -1, words, clock()) for number, (kind, words) in enumerate(agreed)]
        await store.found(head, rows)
        return cls(rebuild(head, rows), store, clock)

    @classmethod
    async def load(cls, name: str, store: Store, clock: Clock) -> Table | None:
        """A table from the store; None: there is none of that name."""
        found = await store.read(name)
        return None if found is None else cls(rebuild(*found), store, clock)

    # what people do

    async def sit(self, seat: Seat, guest: str, name: str, shares: bool = False) -> None:
        """Take a free chair, or one's own back from a bot; whoever shares the screen may take several."""
        async with self.lock:
            chair = self.chair(seat)
            if not chair.is_free and chair.guest != guest:
                raise Taken("chair_taken")
            mine = self.ledger.seats_of(guest)
            if mine and seat not in mine and not shares:
                raise Spoken("sits_already")
            await self.write(Sketch("sit", seat, f"guest {guest} {clean(name, NAME_LENGTH)}"))

    async def sit_bot(self, seat: Seat, level: str) -> None:
        """Put a bot on a chair: a free one, or one whose guest has left."""
        async with self.lock:
            self.chair(seat)
            await self.write(Sketch("sit", seat, f"bot {level}"))
            await self.grant_if_agreed()

    async def leave(self, guest: str, level: str) -> None:
        """Stand up. Before the game the chair is free; later a bot plays on until the guest comes back."""
        async with self.lock:
            seats = self.ledger.seats_of(guest)
            if not seats:
                raise Spoken("not_seated")
            for seat in seats:
                stands = self.ledger.match is None
                await self.write(Sketch("stand", seat, guest) if stands else Sketch("sit", seat, f"bot {level}"))
            await self.grant_if_agreed()

    async def mix_in(self, guest: str, text: str) -> None:
        """Add words of one's own to the table's luck before any of it falls: who sits there may, and who has set it."""
        text = clean(text, SALT_LENGTH)
        async with self.lock:
            seat = self.ledger.seat_of(guest)
            if self.ledger.match is not None:
                raise TooLate("luck_begun")
            if seat is None and guest != self.ledger.head.host:
                raise Spoken("not_seated")
            if not text or len(self.ledger.salt) >= SALTS:
                raise Spoken("salts", most=SALTS)
            await self.write(Sketch("salt", SPECTATOR if seat is None else seat, text))

    async def play(self, seat: Seat, words: str, click: Click) -> None:
        """Make a move. A double click is recognised and harmless; a stale one is refused."""
        async with self.lock:
            if self.is_double(seat, words, click):
                return
            self.check_fresh(seat, click)
            self.check_running()
            await self.write(Sketch("move", seat, words))

    async def undo(self, seat: Seat, click: Click) -> None:
        """Take one's last action back, as far as nothing was revealed and nobody else acted."""
        async with self.lock:
            self.check_fresh(seat, click)
            self.check_not_over()
            self.check_running()
            await self.write(Sketch("undo", seat, ""))

    async def plead(self, seat: Seat) -> None:
        """Ask to go back to before one's last action although something was revealed since."""
        async with self.lock:
            self.check_not_over()
            entries = self.ledger.running().entries
            mine = [row for entry, row in zip(entries, self.ledger.rows_of_entries, strict=True) if entry.seat == seat]
            if not mine:
                raise Spoken("no_move_yet")
            await self.write(Sketch("plead", seat, str(mine[-1])))
            await self.grant_if_agreed()

    async def plead_for_time(self, seat: Seat, wish: str) -> None:
        """Ask to `pause` the clocks, or to `resume`."""
        async with self.lock:
            if self.ledger.clocks is None:
                raise Spoken("no_clock")
            if self.ledger.status != "running" or self.ledger.is_paused != (wish == "resume"):
                raise Spoken(f"nothing_to_{wish}")
            await self.write(Sketch("plead", seat, wish))
            await self.grant_if_agreed()

    async def answer_plea(self, seat: Seat, yes: bool) -> None:
        """Agree or object to what somebody asks for."""
        async with self.lock:
            if self.ledger.plea is None:
                raise Stale("nobody_asks")
            await self.write(Sketch("agree" if yes else "object", seat, ""))
            await self.grant_if_agreed()

    async def chat(self, seat: Seat | None, guest: str, name: str, text: str) -> None:
        """Say something to everybody at the table."""
        text = clean(text, CHAT_LENGTH)
        if not text:
            raise Spoken("nothing_said")
        async with self.lock:
            who = SPECTATOR if seat is None else seat
            await self.write(Sketch("chat", who, f"{guest} {clean(name, NAME_LENGTH)}\t{text}"))

    async def begin_at(self, address: str, ply: int, position: str) -> None:
        """Begin in an imagined world: what if, from there on?"""
        async with self.lock:
            await self.write(Sketch("imagined", -1, f"{address} {ply}\t{position}"))

    async def missed_by(self, guest: str) -> Missed | None:
        """What happened since a guest was here last."""
        followed = self.followed.get(guest)
        if followed is None:
            with suppress(StoreError):
                followed = await self.store.followed(guest, self.ledger.head.table)
        return missed(self.ledger, self.ledger.seats_of(guest), followed)

    async def note_followed(self, guest: str) -> None:
        """Write down how far a guest has followed; should that fail, they are shown more next time."""
        if guest in self.followed:
            with suppress(StoreError):
                await self.store.follow(guest, self.ledger.head.table, self.followed[guest])

    async def go_on_at(self, table: str) -> None:
        """Tell everybody here at which table the rematch is."""
        async with self.lock:
            await self.write(Sketch("again", -1, table))

    async def freeze(self, why: str) -> None:
        """Let nothing happen here any more, for a reason the table has words for; nothing is lost."""
        async with self.lock:
            await self.write(Sketch("frozen", -1, why))

    # time

    async def heed_time(self) -> None:
        """Let a bot of the table's level play this turn of everybody whose time is up; the seat stays theirs."""
        async with self.lock:
            clocks = self.ledger.clocks
            for seat in [] if clocks is None or self.ledger.frozen else clocks.late(self.clock()):
                await self.write(Sketch("late", seat, self.ledger.level))

    async def pass_over(self, since: float) -> None:
        """The server was away since then; that does not count, but what it did before it went does."""
        async with self.lock:
            if self.ledger.deadline < inf:
                await self.write(Sketch("away", -1, repr(max(since, self.ledger.last_at))))

    # how it is done

    def chair(self, seat: Seat) -> Chair:
        """The chair of a seat that exists."""
        if seat not in range(len(self.ledger.chairs)):
            raise Spoken("no_seat", seat=seat)
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
            raise Stale("moved_on")

    def check_running(self) -> None:
        """Refuse to move while time stands still."""
        if self.ledger.is_paused:
            raise Paused("paused")

    def check_not_over(self) -> None:
        """Once a game is over anybody may know its seed, and with it any luck that would follow."""
        if self.ledger.status == "over":
            raise TooLate("luck_open")

    async def grant_if_agreed(self) -> None:
        """Go back, pause or go on once every person at the table agrees."""
        plea = self.ledger.plea
        if plea is not None and plea.agreed.issuperset(self.ledger.people()):
            is_back = plea.wish == "back"
            await self.write(Sketch("rewind" if is_back else plea.wish, plea.seat, str(plea.row) if is_back else ""))

    async def write(self, sketch: Sketch) -> None:
        """Try the row on a copy with the luck that follows it, store all of it at once, then swap, then tell."""
        if self.ledger.frozen:
            raise Frozen(self.ledger.frozen)
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
            raise Stale("moved_on") from None
        self.ledger = trial
        self.tell()

    async def look_again(self) -> None:
        """Somebody else has changed the store: what stands there is what holds."""
        async with self.lock:
            await self.read_again()

    async def read_again(self) -> None:
        """Take the table from the store once more."""
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
