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


def write_record(headers: Sequence[tuple[str, str]], lines: Sequence[str]) -> str:
    """The text of a record; lines that begin with `;` are remarks. A header is one line, whatever a name may hold."""
    head = [f'[{name} "{" ".join(text.split())}"]' for name, text in headers]
    return "\n".join([*head, "", *lines, ""])


def read_record(text: str) -> Record:
    """The headers and moves of a record; a damaged one is refused with the number of the line."""
    headers: dict[str, str] = {}
    moves: list[str] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if not line or line.startswith(";"):
            continue
        found = HEADER.match(line)
        if found and not moves:
            headers[found["name"]] = found["text"]
        elif line.startswith("["):
            raise BadRecord(f'Line {number} of the record is no header of the form [Name "text"] before the moves.')
        else:
            moves.append(line)
    missing = [name for name in NEEDED if name not in headers]
    if missing:
        raise BadRecord(f"The record lacks the header {missing[0]}; it needs {', '.join(NEEDED)}.")
    if headers["Kogga"] != FORMAT:
        raise BadRecord(f"The record is written in format {headers['Kogga']}; this Kogga reads format {FORMAT}.")
    return Record(headers, moves)
