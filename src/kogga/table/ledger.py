"""A table rebuilt from its rows. The rows are the truth; everything here follows from them."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace
from random import Random

from kogga.core.actions import CHANCE, Seat
from kogga.core.errors import KoggaError
from kogga.front.match import Match, read_options
from kogga.front.shelf import games
from kogga.store.rows import Head, Row
from kogga.table.luck import RULE, TableLuck, commitment, fall

LOG = logging.getLogger(__name__)
SPECTATOR = -2
LINES_KEPT = 200  # of what was said; all of it stays in the rows


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
    """A wish to go back beyond what the rules of undo give: to before this row, if every person agrees."""

    seat: Seat
    row: int
    agreed: frozenset[Seat]


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


class Diverged(KoggaError):
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
        self.rewinds: tuple[tuple[int, Seat], ...] = ()  # to where the log went back by consent, and who asked for it
        self.hints = False  # may whoever plays here ask for advice?
        self.origin: Origin | None = None  # only a what-if has one
        self.again = ""  # the table of the rematch, once somebody has asked for one
        self.epoch = 0
        self.salt: tuple[str, ...] = ()  # the words people mixed into luck, in order
        self.luck_rows: list[int] = []  # the k-th luck is the k-th of these, undone ones counted too
        self.luck_rule = RULE
        self.next_row = 0
        self.frozen = ""
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
            raise KoggaError("The game has not begun: somebody is missing at the table.")
        return self.match

    def own_actions(self, seat: Seat) -> int:
        """How many actions of this seat stand in the log."""
        return self.acted[seat]

    def seat_of(self, guest: str) -> Seat | None:
        """Where a guest sits."""
        return next((seat for seat, chair in enumerate(self.chairs) if guest and chair.guest == guest), None)

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

    # writing

    def fold(self, row: Row) -> None:
        """Take one more row in. Raises, and is then worthless, where the row does not follow."""
        if row.number != self.next_row:
            raise Diverged(f"Row {row.number} of the table came where row {self.next_row} was due.")
        self.next_row += 1
        if row.kind in ("move", "luck"):
            self.enter(row)
        elif row.kind == "undo":
            self.take_back(row)
        elif row.kind in ("sit", "stand"):
            self.seat(row)
        elif row.kind in ("plead", "agree", "object", "rewind"):
            self.plead(row)
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
            self.frozen = row.words
        else:
            raise Diverged(f"Row {row.number} of the table is of no known kind: {row.kind!r}.")

    def start(self, row: Row) -> None:
        """Everybody is there: the game is laid out."""
        self.luck_rule = row.words
        if self.head.rules != self.game.card.version:
            raise Diverged(f"The table plays by rules version {self.head.rules}; this is {self.game.card.version}.")
        options = self.game.card.agree(read_options(self.game, self.head.options))
        position = self.origin.position if self.origin else ""
        self.match = Match(self.game, self.head.seats, options, Random(0), "dictated", position)
        self.match.names = tuple(self.names())

    def mix_in(self, row: Row) -> None:
        """A person adds words of their own to luck, before there is any."""
        if self.match is not None:
            raise Diverged(f"Row {row.number} of the table adds words to luck that has begun.")
        self.salt = (*self.salt, row.words)

    def enter(self, row: Row) -> None:
        """A seat or luck acts."""
        self.running().play(CHANCE if row.kind == "luck" else row.who, row.words)
        self.rows_of_entries.append(row.number)
        if row.kind == "luck":
            self.luck_rows.append(row.number)
        else:
            self.acted[row.who] += 1
            if not self.chairs[row.who].bot:
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
        if row.kind == "stand":
            self.chairs[row.who] = Chair()
        elif kind == "bot":
            self.chairs[row.who] = replace(self.chairs[row.who], bot=rest)
        else:
            guest, _, name = rest.partition(" ")
            self.chairs[row.who] = Chair(guest, name)
        if self.match is not None:
            self.match.names = tuple(self.names())

    def plead(self, row: Row) -> None:
        """Going back further than the rules of undo give needs every person's consent."""
        if row.kind == "plead":
            self.plea = Plea(row.who, int(row.words), frozenset((row.who,)))
        elif row.kind == "object" or self.plea is None:
            self.plea = None
        elif row.kind == "agree":
            self.plea = replace(self.plea, agreed=self.plea.agreed | {row.who})
        else:
            spot = self.rows_of_entries.index(int(row.words))
            match = self.running()
            match.rewind(spot)
            del self.rows_of_entries[spot:]
            self.acted = [sum(entry.seat == seat for entry in match.entries) for seat in range(self.head.seats)]
            self.rewinds = (*[past for past in self.rewinds if past[0] <= spot], (spot, row.who))
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
    """A table from its rows. One whose rows no longer follow the rules is frozen, not lost."""
    ledger = Ledger(head)
    for row in rows:
        try:
            ledger.fold(row)
        except Exception as error:  # however the rules stumble over it, only this table stops
            LOG.warning("Table %s is frozen at row %d: %s", head.table, row.number, error)
            ledger.frozen = (
                str(error) if isinstance(error, Diverged) else f"Row {row.number} does not follow the rules."
            )
            ledger.next_row = len(rows)
            break
    return ledger
