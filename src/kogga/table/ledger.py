"""A table rebuilt from its rows. The rows are the truth; everything here follows from them."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace
from math import inf
from random import Random

from kogga.core.actions import CHANCE, Seat
from kogga.front.match import Match, read_options
from kogga.front.shelf import games
from kogga.store.rows import Head, Row
from kogga.table.clocks import Clocks, read_pace
from kogga.table.luck import RULE, TableLuck, commitment, fall
from kogga.table.speech import Spoken

LOG = logging.getLogger(__name__)
SPECTATOR = -2
LINES_KEPT = 200  # of what was said; all of it stays in the rows
BOT = "mate"  # who plays where nobody has chosen a level
REASONS = ("bot",)  # for which a table is frozen while it runs


@dataclass(frozen=True)
class Chair:
    """Who sits on a seat: a guest, a bot of some level, both (a bot that plays on for a guest), or nobody."""

    guest: str = ""
    name: str = ""
    bot: str = ""

    @property
    def is_free(self) -> bool:
        """May somebody sit down here?"""
        return not self.guest and not self.bot


@dataclass(frozen=True)
class Plea:
    """A wish every person must agree to: `back` to before this row, `pause` or `resume`."""

    seat: Seat
    wish: str
    row: int
    agreed: frozenset[Seat]

    def is_same(self, other: Plea) -> bool:
        """Is it the same wish, however many agree by now?"""
        return (self.seat, self.wish, self.row) == (other.seat, other.wish, other.row)


@dataclass(frozen=True)
class Note:
    """A line of the log that is no move: behind so many entries, what happened, and to whom; -1: to everybody."""

    spot: int
    key: str
    seat: Seat


@dataclass(frozen=True)
class Line:
    """Something said at the table."""

    number: int
    name: str
    text: str


@dataclass(frozen=True)
class Origin:
    """Where a what-if comes from: an address, after how many lines of the log, and the world it begins in."""

    address: str
    ply: int
    position: str


class Diverged(Spoken):
    """The rows do not follow the rules they were written under."""


class Ledger:
    """What a table's rows add up to: chairs, the match, what was said, what is asked for."""

    def __init__(self, head: Head) -> None:
        self.head = head
        self.game = games[head.game]
        self.chairs = [Chair() for _ in range(head.seats)]
        self.match: Match | None = None
        self.rows_of_entries: list[int] = []
        self.acted = [0] * head.seats  # actions in the log, by seat
        self.by_hand = [-1] * head.seats  # the row of the last move a person made, by seat
        self.said: tuple[Line, ...] = ()
        self.plea: Plea | None = None
        self.hints = False  # may whoever plays here ask for advice?
        self.origin: Origin | None = None  # only a what-if has one
        self.notes: tuple[Note, ...] = ()
        self.clocks: Clocks | None = None
        self.late: dict[Seat, str] = {}  # seats whose time is up, and the level of the bot that plays this turn
        self.is_paused = False
        self.is_part = False  # has a new part of the game begun since the watches were last set?
        self.last_at = head.made_at
        self.again = ""  # the table of the rematch, once somebody has asked for one
        self.epoch = 0
        self.salt: tuple[str, ...] = ()  # the words people mixed into luck, in order
        self.luck_rows: list[int] = []  # the k-th luck is the k-th of these, undone ones counted too
        self.luck_rule = RULE
        self.next_row = 0
        self.frozen: Spoken | None = None
        self.looks: dict[tuple[Seat | None, str], dict[str, bytes]] = {}  # this moment by seat and language, as sent

    def copy(self) -> Ledger:
        """A twin to try rows on."""
        twin = Ledger.__new__(Ledger)
        twin.__dict__.update(self.__dict__)
        twin.chairs = self.chairs[:]
        twin.rows_of_entries = self.rows_of_entries[:]
        twin.luck_rows = self.luck_rows[:]
        twin.acted = self.acted[:]
        twin.by_hand = self.by_hand[:]
        twin.late = dict(self.late)
        twin.looks = {}
        if self.match is not None:
            twin.match = self.match.copy()
        return twin

    # reading

    @property
    def status(self) -> str:
        """How the table stands, in the lobby's words."""
        if self.frozen:
            return "frozen"
        if self.match is None:
            return "open"
        return "over" if self.match.over else "running"

    def running(self) -> Match:
        """The match, once it has begun."""
        if self.match is None:
            raise Spoken("not_begun")
        return self.match

    def own_actions(self, seat: Seat) -> int:
        """How many actions of this seat stand in the log."""
        return self.acted[seat]

    def seat_of(self, guest: str) -> Seat | None:
        """Where a guest sits, on the first chair if on several."""
        return next(iter(self.seats_of(guest)), None)

    def seats_of(self, guest: str) -> list[Seat]:
        """Every chair of a guest: several people may share one screen."""
        return [seat for seat, chair in enumerate(self.chairs) if guest and chair.guest == guest]

    def is_open_to(self, guest: str) -> bool:
        """May this guest come in? A what-if is only for the one who made it."""
        return self.origin is None or guest == self.head.host

    def people(self) -> list[Seat]:
        """Seats a person decides for."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.guest and not chair.bot]

    def names(self) -> list[str]:
        """What the seats are called; a bot that keeps nobody's chair goes by its seat, a guest forgotten by N.N."""
        return [chair.name or ("N.N." if chair.guest else f"Bot {seat + 1}") for seat, chair in enumerate(self.chairs)]

    @property
    def promise(self) -> str:
        """The hash by which the table has promised its luck; "" for one from before tables did."""
        return commitment(self.head.seed) if self.luck_rule == RULE else ""

    def luck_of(self, k: int) -> TableLuck:
        """The table's k-th luck."""
        return TableLuck(self.head.seed, self.salt, k)

    def bot_of(self, seat: Seat) -> str:
        """The level of the bot that decides for this seat now; "": a person does."""
        return self.chairs[seat].bot or self.late.get(seat, "")

    @property
    def level(self) -> str:
        """The level of the table's bots, of the first where they differ."""
        return next((chair.bot for chair in self.chairs if chair.bot), BOT)

    @property
    def deadline(self) -> float:
        """When the next time is up."""
        return inf if self.clocks is None or self.frozen else self.clocks.deadline

    # writing

    def fold(self, row: Row) -> None:
        """Take one more row in. Raises, and is then worthless, where the row does not follow."""
        if row.number != self.next_row:
            raise Diverged("row_order", row=row.number, due=self.next_row)
        self.next_row += 1
        self.last_at = row.at
        told = 0 if self.match is None else len(self.match.events)
        self.take(row)
        if self.clocks is not None and self.match is not None:
            self.is_part |= any([event.is_heading() for _, event in self.match.events[told:]])
            if CHANCE not in self.match.to_act:  # luck takes no time
                self.wind(self.clocks, row, self.is_part)
                self.is_part = False

    def take(self, row: Row) -> None:
        """What a row of each kind does."""
        if row.kind in ("move", "luck"):
            self.enter(row)
        elif row.kind == "undo":
            self.take_back(row)
        elif row.kind in ("sit", "stand"):
            self.seat(row)
        elif row.kind in ("plead", "agree", "object", "rewind", "pause", "resume"):
            self.plead(row)
        elif row.kind in ("clock", "late", "away"):
            self.keep_time(row)
        elif row.kind == "start":
            self.start(row)
        elif row.kind == "salt":
            self.mix_in(row)
        elif row.kind == "chat":
            said = row.words.partition(" ")[2]
            name, _, text = said.partition("\t")
            self.said = (*self.said[1 - LINES_KEPT :], Line(row.number, name, text))
        elif row.kind == "hints":
            self.hints = row.words == "on"
        elif row.kind == "imagined":
            whence, _, position = row.words.partition("\t")
            address, _, ply = whence.partition(" ")
            self.origin = Origin(address, int(ply), position)
        elif row.kind == "again":
            self.again = row.words
        elif row.kind == "frozen":
            self.frozen = Spoken(row.words if row.words in REASONS else "stopped")
        else:
            raise Diverged("row_kind", row=row.number, kind=row.kind)

    def start(self, row: Row) -> None:
        """Everybody is there: the game is laid out."""
        self.luck_rule = row.words
        if self.head.rules != self.game.card.version:
            raise Diverged("rules", theirs=self.head.rules, ours=self.game.card.version)
        options = self.game.card.agree(read_options(self.game, self.head.options))
        position = self.origin.position if self.origin else ""
        self.match = Match(self.game, self.head.seats, options, Random(0), "dictated", position)
        self.match.names = tuple(self.names())

    def mix_in(self, row: Row) -> None:
        """A person adds words of their own to luck, before there is any."""
        if self.match is not None:
            raise Diverged("late_words", row=row.number)
        self.salt = (*self.salt, row.words)

    def enter(self, row: Row) -> None:
        """A seat or luck acts."""
        self.running().play(CHANCE if row.kind == "luck" else row.who, row.words)
        self.rows_of_entries.append(row.number)
        if row.kind == "luck":
            self.luck_rows.append(row.number)
        else:
            self.acted[row.who] += 1
            if not self.bot_of(row.who):
                self.by_hand[row.who] = row.number
        self.plea = None

    def take_back(self, row: Row) -> None:
        """A seat takes its last action back, as far as the rules of undo give."""
        spot = self.running().undo(row.who)
        del self.rows_of_entries[spot]
        self.acted[row.who] -= 1
        self.epoch += 1
        self.plea = None

    def seat(self, row: Row) -> None:
        """Somebody sits down or stands up. A guest whose place a bot keeps may come back."""
        kind, _, rest = row.words.partition(" ")
        before = self.chairs[row.who]
        if row.kind == "stand":
            self.chairs[row.who] = Chair()
        elif kind == "bot":
            self.chairs[row.who] = replace(before, bot=rest)
        else:
            guest, _, name = rest.partition(" ")
            self.chairs[row.who] = Chair(guest, name)
        if self.match is not None:
            self.match.names = tuple(self.names())
            if bool(before.bot) != bool(self.chairs[row.who].bot):
                self.note("bot_plays" if kind == "bot" else "came_back", row.who)

    def note(self, key: str, seat: Seat) -> None:
        """Write a line that is no move into the log."""
        self.notes = (*self.notes, Note(len(self.running().entries), key, seat))

    def keep_time(self, row: Row) -> None:
        """A pace is agreed on, somebody's time is up, or the server was away for a while."""
        if row.kind == "clock":
            self.clocks = Clocks.wound(read_pace(row.words), self.head.seats)
        elif row.kind == "late":
            self.late[row.who] = row.words
            self.note("late", row.who)
        elif self.clocks is not None:
            self.clocks = self.clocks.passed_over(float(row.words), row.at)

    def wind(self, clocks: Clocks, row: Row, is_part: bool) -> None:
        """Start and stop the watches as this row makes it: they run for people who owe a decision in time."""
        asked = frozenset(self.running().to_act)
        begun = asked if is_part else asked - clocks.asked
        self.late = {seat: level for seat, level in self.late.items() if seat in asked and seat not in begun}
        people = [] if self.is_paused else self.people()
        timed = [seat for seat in people if seat in asked and seat not in self.late]
        same_turn = (row.who,) if row.kind == "undo" else ()
        self.clocks = clocks.turned(row.at, asked, timed, same_turn, is_part)

    def plead(self, row: Row) -> None:
        """Going back further than the rules of undo give, and stopping the clocks, need every person's consent."""
        if row.kind == "plead":
            wish = row.words if row.words in ("pause", "resume") else "back"
            self.plea = Plea(row.who, wish, int(row.words) if wish == "back" else -1, frozenset(self.hands(row.who)))
        elif row.kind == "object" or self.plea is None:
            self.plea = None
        elif row.kind == "agree":
            self.plea = replace(self.plea, agreed=self.plea.agreed.union(self.hands(row.who)))
        elif row.kind == "rewind":
            self.go_back(row)
        else:
            self.is_paused = row.kind == "pause"
            self.note("paused" if self.is_paused else "resumed", row.who)
            self.plea = None

    def hands(self, seat: Seat) -> list[Seat]:
        """The seats of whoever sits there: who shares a screen speaks with one voice."""
        return self.seats_of(self.chairs[seat].guest) or [seat]

    def go_back(self, row: Row) -> None:
        """Everybody agreed: the game goes on from before an earlier row."""
        spot = self.rows_of_entries.index(int(row.words))
        match = self.running()
        match.rewind(spot)
        del self.rows_of_entries[spot:]
        self.acted = [sum(entry.seat == seat for entry in match.entries) for seat in range(self.head.seats)]
        self.notes = tuple(note for note in self.notes if note.spot <= spot)
        self.note("rewound", row.who)
        self.epoch += 1
        self.plea = None

    def due_luck(self, at: float) -> list[Row]:
        """The rows luck adds now, folded in already: until a seat owes a decision or the game is over."""
        rows: list[Row] = []
        match = self.running()
        while match.to_act == (CHANCE,):
            luck = self.luck_of(len(self.luck_rows))
            row = Row(self.next_row, "luck", CHANCE, str(fall(match.game, match.state, luck)), at)
            self.fold(row)
            rows.append(row)
        return rows


def rebuild(head: Head, rows: list[Row]) -> Ledger:
    """A table from its rows."""
    return folded(Ledger(head), rows)


def folded(ledger: Ledger, rows: list[Row]) -> Ledger:
    """The ledger with more rows taken in. One whose rows no longer follow the rules is frozen, not lost."""
    for row in rows:
        try:
            ledger.fold(row)
        except Exception as error:  # however the rules stumble over it, only this table stops
            LOG.warning("Table %s is frozen at row %d: %s", ledger.head.table, row.number, error)
            ledger.frozen = error if isinstance(error, Diverged) else Diverged("row_rules", row=row.number)
            ledger.next_row = rows[-1].number + 1
            break
    return ledger
