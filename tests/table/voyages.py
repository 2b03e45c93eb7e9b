"""Whole games at a table, row by row, without a server around them."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from kogga import games
from kogga.front.match import read_options, write_options
from kogga.store.rows import Head, Row
from kogga.table.ledger import Ledger
from kogga.table.luck import RULE
from tests.web.client import shortest

SALT = ("Ala ma kota", 'say "ahoy", then [sail]', "źdźbło 🎲")


@dataclass
class Voyage:
    """A table's head and rows, and what they add up to."""

    head: Head
    rows: list[Row] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.ledger = Ledger(self.head)

    def add(self, kind: str, who: int, words: str) -> None:
        """One more row, and the luck that follows it."""
        row = Row(self.ledger.next_row, kind, who, words, 0.0)
        self.ledger.fold(row)
        self.rows.append(row)
        if self.ledger.match is not None:
            self.rows += self.ledger.due_luck(0.0)

    def play(self, rng: Random, most: int = 100_000) -> None:
        """Play anything, to the end or so many decisions."""
        match = self.ledger.running()
        while not match.over and most:
            seat = match.to_act[0]
            self.add("move", seat, str(rng.choice(match.legal(seat))))
            most -= 1

    def go_back(self) -> bool:
        """Everybody agrees to go back to before the last luck a move has brought; was there such luck?"""
        rows = self.ledger.rows_of_entries
        moves = [row for row in rows if self.rows[row].kind == "move" and self.rows[row + 1 : row + 2]]
        risky = [str(row) for row in moves if self.rows[row + 1].kind == "luck"]
        for kind in ("plead", "agree", "rewind") if risky else ():
            self.add(kind, 0, risky[-1] if kind != "agree" else "")
        return bool(risky)


def begun(game: str, salt: tuple[str, ...] = SALT, rule: str = RULE, seed: str = "a secret of the table") -> Voyage:
    """Everybody sits and has said their words; the first luck has fallen."""
    card = games[game].card
    options = card.agree(read_options(games[game], ", ".join(f"{key}={word}" for key, word in shortest(game).items())))
    head = Head("table", game, card.version, card.seats.start, write_options(options), seed, False, "host", 0.0)
    voyage = Voyage(head)
    for seat in range(card.seats.start):
        voyage.add("sit", seat, f"guest {seat} Guest {seat}")
    for words in salt:
        voyage.add("salt", 0, words)
    voyage.add("start", -1, rule)
    return voyage


def sailed(game: str, salt: tuple[str, ...] = SALT, seed: int = 1) -> Voyage:
    """A whole game, in the middle of which everybody once went back to before some luck."""
    voyage = begun(game, salt)
    rng = Random(seed)
    voyage.play(rng, 12)
    while not voyage.go_back():
        voyage.play(rng, 1)
    voyage.play(rng)
    return voyage
