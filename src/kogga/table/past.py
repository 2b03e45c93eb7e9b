"""Looking back: the moments of a game as one chair saw them then, and what somebody missed. Undone moves are none."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from kogga.core.actions import CHANCE, Seat
from kogga.core.face import Panel
from kogga.front.match import Match
from kogga.table.ledger import Ledger
from kogga.table.sight import tell


@dataclass(frozen=True)
class Step:
    """A moment worth stopping at: after how many lines of the log, what was told, and about whom (-1: luck)."""

    ply: int
    text: str
    is_heading: bool = False
    seat: Seat = CHANCE


@dataclass(frozen=True)
class Moment:
    """What a chair saw then: the question, the players, the moving layer of the picture."""

    ply: int
    ask: str
    panels: tuple[Panel, ...]
    live: str


@dataclass(frozen=True)
class Missed:
    """Where somebody left off, and how many moves were made since."""

    ply: int
    count: int


def steps(match: Match, seat: Seat | None, lang: str) -> list[Step]:
    """The beginning, every moment this chair was told about, and the table as it stands."""
    found = [Step(0, "")]
    for line, sentence, is_heading, about in tell(match, seat, lang, 0):
        if found[-1].ply == line + 1:
            last = found.pop()
            found.append(Step(last.ply, f"{last.text} {sentence}", last.is_heading and is_heading, last.seat))
        else:
            found.append(Step(line + 1, sentence, is_heading, about))
    if found[-1].ply != len(match.entries):
        found.append(Step(len(match.entries), ""))
    return found


def moments(match: Match, seat: Seat | None, lang: str, plies: Iterable[int]) -> Iterator[Moment]:
    """The table after so many lines of the log each, through these eyes."""
    face = match.face(lang)
    for ply, state in match.states(plies):
        view: Any = match.game.observe(state, seat)
        yield Moment(ply, face.ask(view).text, tuple(face.panels(view)), str(face.draw(view)[1]))


def missed(ledger: Ledger, seats: Sequence[Seat], followed: int | None) -> Missed | None:
    """What happened since the guest of these seats last looked, who has seen all rows before `followed`, and whatever
    came before a move of their own.
    """
    if ledger.match is None:
        return None
    own = max([ledger.by_hand[seat] for seat in seats], default=-1)
    if followed is None and own < 0:
        return None
    ply = bisect_left(ledger.rows_of_entries, max(own + 1, followed or 0))
    count = sum(entry.seat != CHANCE for entry in ledger.match.entries[ply:])
    return Missed(ply, count) if count else None
