"""The rules in our own words, by paragraph."""

from __future__ import annotations

import re
from dataclasses import dataclass

from kogga.core.value import Value

HEADING = re.compile(r"^(#{2,4}) +(§(?P<number>[\d.]+)|(?P<ruling>R\d+)) +(?P<title>.+)$")


@dataclass(frozen=True)
class Paragraph(Value):
    """One § (`4.2`) or ruling (`R3`): its title, the rulebook's own heading it answers to, and its text in Markdown."""

    number: str
    title: str
    source: str
    text: str


def read_book(text: str) -> dict[str, Paragraph]:
    """Paragraphs in the order of the book. A line that starts with `>` names the rulebook's heading.

    A plain heading ends the paragraph before it; what follows it belongs to none.
    """
    book: dict[str, Paragraph] = {}
    heading: re.Match[str] | None = None
    lines: list[str] = []
    for line in [*text.splitlines(), "## §0 end"]:
        found = HEADING.match(line)
        if found is None and not line.startswith("#"):
            lines.append(line)
            continue
        if heading is not None:
            paragraph = bind(heading, lines)
            book[paragraph.number] = paragraph
        heading, lines = found, []
    return book


def bind(heading: re.Match[str], lines: list[str]) -> Paragraph:
    """One paragraph from its heading and the lines below it."""
    source = " ".join(line[1:].strip() for line in lines if line.startswith(">"))
    text = "\n".join(line for line in lines if not line.startswith(">")).strip()
    number = heading["number"] or heading["ruling"]
    return Paragraph(number, heading["title"], source, text)
