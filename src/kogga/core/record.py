"""A record: headers, then the words of every move and of luck, one a line."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from kogga.core.errors import BadRecord
from kogga.core.value import Value

FORMAT = "1"
HEADER = re.compile(r'^\[(?P<name>[A-Z][A-Za-z]*) "(?P<text>.*)"\]$')
NEEDED = ("Kogga", "Game", "Rules", "Seats")


@dataclass(frozen=True)
class Record(Value):
    """What a record file says, before any rule has looked at it."""

    headers: dict[str, str]
    moves: list[str] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)  # where in the text each move stands


def write_record(headers: Sequence[tuple[str, str]], lines: Sequence[str]) -> str:
    """The text of a record; lines that begin with `;` are remarks. A header is one line, whatever a name may hold."""
    head = [f'[{name} "{" ".join(text.split())}"]' for name, text in headers]
    return "\n".join([*head, "", *lines, ""])


def read_record(text: str) -> Record:
    """The headers and moves of a record; a damaged one is refused with the number of the line."""
    headers: dict[str, str] = {}
    moves: list[str] = []
    lines: list[int] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if not line or line.startswith(";"):
            continue
        found = HEADER.match(line)
        if found and not moves:
            headers[found["name"]] = found["text"]
        elif line.startswith("["):
            message = f'Line {number} of the record is no header of the form [Name "text"] before the moves.'
            raise BadRecord(message, "header", number, line)
        else:
            moves.append(line)
            lines.append(number)
    missing = [name for name in NEEDED if name not in headers]
    if missing:
        message = f"The record lacks the header {missing[0]}; it needs {', '.join(NEEDED)}."
        raise BadRecord(message, "missing", given=missing[0], wanted=", ".join(NEEDED))
    if headers["Kogga"] != FORMAT:
        message = f"The record is written in format {headers['Kogga']}; this Kogga reads format {FORMAT}."
        raise BadRecord(message, "format", given=headers["Kogga"], wanted=FORMAT)
    if "Story" in headers:
        message = "This is the story of one seat; only a whole record can be replayed."
        raise BadRecord(message, "story", given=headers["Story"])
    return Record(headers, moves, lines)
