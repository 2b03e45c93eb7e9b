"""One table: one writer, store first, then swap, then tell."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from math import inf
from typing import Any

from kogga.core.actions import Seat
from kogga.store.rows import Conflict, Head, Row, Standing, StoreError
from kogga.store.store import Store
from kogga.table.clocks import Pace
from kogga.table.ledger import SPECTATOR, Chair, Ledger, folded, rebuild
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

        def draft() -> Sketch:
            chair = self.chair(seat)
            if not chair.is_free and chair.guest != guest:
                raise Taken("chair_taken")
            mine = self.ledger.seats_of(guest)
            if mine and seat not in mine and not shares:
                raise Spoken("sits_already")
            return Sketch("sit", seat, f"guest {guest} {clean(name, NAME_LENGTH)}")

        await self.do(draft)

    async def sit_bot(self, seat: Seat, level: str) -> None:
        """Put a bot on a chair: a free one, or one whose guest has left."""
        meant = self.chair(seat)

        def draft() -> Sketch:
            if self.chair(seat) != meant:
                raise Taken("chair_taken")
            return Sketch("sit", seat, f"bot {level}")

        await self.do(draft)

    async def leave(self, guest: str, level: str) -> None:
        """Stand up. Before the game the chair is free; later a bot plays on until the guest comes back."""

        def draft(seat: Seat) -> Sketch | None:
            if seat not in self.ledger.seats_of(guest):
                return None
            return Sketch("stand", seat, guest) if self.ledger.match is None else Sketch("sit", seat, f"bot {level}")

        async with self.lock:
            seats = self.ledger.seats_of(guest)
            if not seats:
                raise Spoken("not_seated")
            for seat in seats:
                await self.write(partial(draft, seat))
            await self.grant_if_agreed()

    async def mix_in(self, guest: str, text: str) -> None:
        """Add words of one's own to the table's luck before any of it falls: who sits there may, and who has set it."""
        text = clean(text, SALT_LENGTH)

        def draft() -> Sketch:
            seat = self.ledger.seat_of(guest)
            if self.ledger.match is not None:
                raise TooLate("luck_begun")
            if seat is None and guest != self.ledger.head.host:
                raise Spoken("not_seated")
            if not text or len(self.ledger.salt) >= SALTS:
                raise Spoken("salts", most=SALTS)
            return Sketch("salt", SPECTATOR if seat is None else seat, text)

        await self.do(draft)

    async def play(self, seat: Seat, words: str, click: Click) -> None:
        """Make a move. A double click is recognised and harmless; a stale one is refused."""

        def draft() -> Sketch | None:
            if self.is_double(seat, words, click):
                return None
            self.check_fresh(seat, click)
            self.check_running()
            return Sketch("move", seat, words)

        await self.do(draft)

    async def undo(self, seat: Seat, click: Click) -> None:
        """Take one's last action back, as far as nothing was revealed and nobody else acted."""

        def draft() -> Sketch:
            self.check_fresh(seat, click)
            self.check_not_over()
            self.check_running()
            return Sketch("undo", seat, "")

        await self.do(draft)

    async def plead(self, seat: Seat) -> None:
        """Ask to go back to before one's last action although something was revealed since."""

        def draft() -> Sketch:
            self.check_not_over()
            entries = self.ledger.running().entries
            mine = [row for entry, row in zip(entries, self.ledger.rows_of_entries, strict=True) if entry.seat == seat]
            if not mine:
                raise Spoken("no_move_yet")
            return Sketch("plead", seat, str(mine[-1]))

        await self.do(draft)

    async def plead_for_time(self, seat: Seat, wish: str) -> None:
        """Ask to `pause` the clocks, or to `resume`."""

        def draft() -> Sketch:
            if self.ledger.clocks is None:
                raise Spoken("no_clock")
            if self.ledger.status != "running" or self.ledger.is_paused != (wish == "resume"):
                raise Spoken(f"nothing_to_{wish}")
            return Sketch("plead", seat, wish)

        await self.do(draft)

    async def answer_plea(self, seat: Seat, yes: bool) -> None:
        """Agree or object to what somebody asks for."""
        heard = self.ledger.plea

        def draft() -> Sketch:
            if heard is None or self.ledger.plea is None or not self.ledger.plea.is_same(heard):
                raise Stale("nobody_asks")
            return Sketch("agree" if yes else "object", seat, "")

        await self.do(draft)

    async def chat(self, seat: Seat | None, guest: str, name: str, text: str) -> None:
        """Say something to everybody at the table."""
        text = clean(text, CHAT_LENGTH)
        if not text:
            raise Spoken("nothing_said")
        who = SPECTATOR if seat is None else seat
        await self.do(lambda: Sketch("chat", who, f"{guest} {clean(name, NAME_LENGTH)}\t{text}"))

    async def begin_at(self, address: str, ply: int, position: str) -> None:
        """Begin in an imagined world: what if, from there on?"""
        await self.do(lambda: Sketch("imagined", -1, f"{address} {ply}\t{position}"))

    async def missed_by(self, guest: str) -> Missed | None:
        """What happened since a guest was here last."""
        seen = [self.followed.get(guest)]
        with suppress(StoreError):
            seen.append(await self.store.followed(guest, self.ledger.head.table))  # through another server, perhaps
        followed = max([row for row in seen if row is not None], default=None)
        return missed(self.ledger, self.ledger.seats_of(guest), followed)

    async def note_followed(self, guest: str) -> None:
        """Write down how far a guest has followed; should that fail, they are shown more next time."""
        if guest in self.followed:
            with suppress(StoreError):
                await self.store.follow(guest, self.ledger.head.table, self.followed[guest])

    async def go_on_at(self, table: str) -> None:
        """Tell everybody here at which table the rematch is, unless somebody has told already."""
        await self.do(lambda: None if self.ledger.again else Sketch("again", -1, table))

    async def freeze(self, why: str) -> None:
        """Let nothing happen here any more, for a reason the table has words for; nothing is lost."""
        await self.do(lambda: None if self.ledger.frozen else Sketch("frozen", -1, why))

    # time

    async def heed_time(self) -> None:
        """Let a bot of the table's level play this turn of everybody whose time is up; the seat stays theirs."""

        def draft(seat: Seat) -> Sketch | None:
            return Sketch("late", seat, self.ledger.level) if seat in self.late() else None

        async with self.lock:
            for seat in self.late():
                await self.write(partial(draft, seat))

    def late(self) -> list[Seat]:
        """The seats whose time is up."""
        clocks = self.ledger.clocks
        return [] if clocks is None or self.ledger.frozen else clocks.late(self.clock())

    async def pass_over(self, since: float) -> None:
        """The server was away since then; that does not count, but what it did before it went does."""

        def draft() -> Sketch | None:
            ledger = self.ledger
            return Sketch("away", -1, repr(max(since, ledger.last_at))) if ledger.deadline < inf else None

        await self.do(draft)

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

    async def do(self, draft: Draft) -> None:
        """Write what is drafted once nobody else writes here, and what everybody agrees on by then."""
        async with self.lock:
            await self.write(draft)
            await self.grant_if_agreed()

    async def grant_if_agreed(self) -> None:
        """Go back, pause or go on once every person at the table agrees."""

        def draft() -> Sketch | None:
            plea = self.ledger.plea
            if plea is None or not plea.agreed.issuperset(self.ledger.people()):
                return None
            is_back = plea.wish == "back"
            return Sketch("rewind" if is_back else plea.wish, plea.seat, str(plea.row) if is_back else "")

        await self.write(draft)

    async def write(self, draft: Draft) -> None:
        """Write the row somebody drafts. Where another server was quicker, it is drafted anew on what stands there."""
        while (sketch := draft()) is not None:
            if self.ledger.frozen:
                raise Frozen(self.ledger.frozen)
            try:
                await self.add(sketch)
            except Conflict:
                if not await self.take_in():
                    raise
            else:
                return

    async def add(self, sketch: Sketch) -> None:
        """Try the row on a copy with the luck that follows it, store all of it at once, then swap, then tell."""
        trial = self.ledger.copy()
        now = self.clock()
        rows = [Row(trial.next_row, sketch.kind, sketch.who, sketch.words, now)]
        trial.fold(rows[0])
        if trial.match is None and not any(chair.is_free for chair in trial.chairs):
            rows.append(Row(trial.next_row, "start", -1, RULE, now))
            trial.fold(rows[-1])
        if trial.match is not None:
            rows += trial.due_luck(now)
        await self.store.append(trial.head.table, rows, Standing(trial.status, waited_for(trial)))
        self.ledger = trial
        self.tell()

    # what others have written

    async def read_on(self) -> None:
        """Take in what another server has written here."""
        async with self.lock:
            await self.take_in()

    async def take_in(self) -> bool:
        """Fold in the rows that are new in the store; were there any?"""
        rows = await self.store.read_on(self.ledger.head.table, self.ledger.next_row)
        if rows:
            self.ledger = folded(self.ledger.copy(), rows)
            self.tell()
        return bool(rows)

    async def look_again(self) -> None:
        """Rows have been changed, which only happens when somebody is forgotten: what stands there is what holds."""
        async with self.lock:
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


Draft = Callable[[], Sketch | None]  # what is to be written as things stand; None: nothing any more


def waited_for(ledger: Ledger) -> tuple[str, ...]:
    """The guests this table waits for."""
    if ledger.match is None:
        return ()
    return tuple(ledger.chairs[seat].guest for seat in ledger.match.to_act if seat in ledger.people())


def clean(text: str, longest: int) -> str:
    """One line of printable text, no longer than this."""
    printable = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(printable.split())[:longest]
