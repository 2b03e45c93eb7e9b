"""What is written down."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from kogga.core.errors import KoggaError

IMAGINED = "if."  # what-ifs are told by their names, which nobody else's begin with


@dataclass(frozen=True)
class Head:
    """What is agreed on before a table's first row, and never changes."""

    table: str
    game: str
    rules: str
    seats: int
    options: str
    seed: str
    listed: bool
    host: str
    made_at: float


@dataclass(frozen=True)
class Row:
    """One line of a table's log. Numbers run from 0 and are never used twice.

    kind     who     words
    move     a seat  what it did
    luck     -1      what chance brought
    undo     a seat  "": it takes its last action back
    plead    a seat  the number of the row before which it would go back, or `pause`, `resume`
    agree    a seat  "": its answer; `object`, too
    rewind   a seat  the number of the row before which the game goes on, as everybody agreed
    pause    a seat  "": everybody agreed that time stands still; `resume`: that it runs again
    clock    -1      how much time a turn has: `live 60 300` or `slow 3`
    late     a seat  its time is up: the level of the bot that plays this turn
    away     -1      since when the server was away: no watch ran until this row
    sit      a seat  `guest ID NAME`, or `bot LEVEL`: who decides for it from now on
    stand    a seat  the guest's ID: the chair is free
    salt     a seat, or -2 for a host without one: words of their own, which luck is mixed with
    start    -1      everybody is there, the game is laid out; how luck is drawn (older tables: "")
    chat     a seat, or -2 for a spectator: `ID NAME<tab>text`
    again    -1      the table of the rematch
    hints    -1      `on`: whoever plays here may ask for advice
    imagined -1      `ADDRESS PLY<tab>position`: a what-if, where it comes from and the world it begins in
    frozen   -1      why the table cannot go on: a key of its words
    """

    number: int
    kind: str
    who: int
    words: str
    at: float


@dataclass(frozen=True)
class Guest:
    """Somebody who came to play: no account, a secret link is all."""

    id: str
    secret: str
    name: str
    made_at: float
    wishes: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Kept:
    """A record somebody brought; its name follows from its text."""

    id: str
    text: str
    guest: str
    at: float


@dataclass(frozen=True)
class Address:
    """Where a guest wants letters: not before it is confirmed. The token is in every link of a letter."""

    guest: str
    address: str
    token: str
    lang: str
    is_confirmed: bool = False
    sent_at: float = 0.0


@dataclass(frozen=True)
class Due:
    """A letter to write: to whom, and the tables that wait."""

    address: Address
    tables: tuple[Head, ...]


@dataclass(frozen=True)
class Standing:
    """How a table stands, for the lobby: `open`, `running`, `over` or `frozen`, and the guests it waits for."""

    status: str
    waiting: tuple[str, ...] = ()


class StoreError(KoggaError):
    """The store could not do what was asked; nothing was half done."""


class Conflict(StoreError):
    """Somebody else has written this row number first."""


def head_of(row: Sequence[Any]) -> Head:
    """A head from its columns."""
    table, game, rules, seats, options, seed, listed, host, made_at = row[:9]
    return Head(table, game, rules, seats, options, seed, bool(listed), host, made_at)


def comings_and_goings(rows: Sequence[Row]) -> Iterator[tuple[str, bool]]:
    """The guests who sit down (True) or stand up (False) in these rows, in order."""
    for row in rows:
        if row.kind == "sit" and row.words.startswith("guest "):
            yield row.words.split()[1], True
        elif row.kind == "stand":
            yield row.words, False


def words_naming(guest: str) -> tuple[tuple[str, str], ...]:
    """The kinds of rows that hold what a guest is called or said, and how those begin: all that is left of them."""
    return ("chat", f"{guest} "), ("sit", f"guest {guest} ")
