"""The terminal: colours where it has them, plain text where not."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kogga.cli.menu import Row
from kogga.core.book import Paragraph
from kogga.core.scores import ScoreLine
from kogga.core.words import Words
from kogga.front.match import Match

TITLE = "bold cyan"
ASK = "bold"
NUMBER = "bold yellow"
QUIET = "dim"
TROUBLE = "bold red"
WIDE = 100


class Screen:
    """Prints what a person reads, in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words
        plain = "NO_COLOR" in os.environ or os.environ.get("TERM") == "dumb"
        self.console = Console(color_system=None if plain else "auto", markup=False, highlight=False, emoji=False)

    @property
    def is_live(self) -> bool:
        """Does a person sit at both ends?"""
        return sys.stdin.isatty() and self.console.is_terminal

    def print(self, text: str = "", style: str = "") -> None:
        """A line or a few."""
        self.console.print(text, style=style or None)

    def say(self, key: str, style: str = "", **args: object) -> None:
        """A sentence of the terminal's own; one with a file in it is left whole, to be copied."""
        self.console.print(self.words.say(key, args), style=style or None, soft_wrap="file" in args)

    def title(self, text: str) -> None:
        """A heading, with a line to the edge."""
        self.console.print()
        self.console.rule(Text(text, style=TITLE), align="left", style=QUIET)

    def clear(self) -> None:
        """Nothing of what was said stays on the screen."""
        if self.console.is_terminal:
            self.console.file.write("\033[3J" if self.console.color_system else "")
            self.console.clear()

    def told(self, sentences: Sequence[str]) -> None:
        """What happened, a line each."""
        for sentence in sentences:
            line = Table.grid(padding=(0, 1))
            line.add_row(Text("·", style=QUIET), sentence)
            self.console.print(line)

    def table(self, text: str) -> None:
        """The table as text; it is laid out already."""
        self.console.print(text, soft_wrap=self.console.width >= longest(text))

    def ask(self, text: str, paragraph: str | None) -> None:
        """The question, with its paragraph."""
        question = Text(text, style=ASK)
        if paragraph:
            question.append(f"  {sign(paragraph)}", style=QUIET)
        self.console.print(question)

    def menu(self, menu: Sequence[Row]) -> None:
        """The numbered choices, in as many columns as fit; words beside a range, on a wide screen beside all."""
        width = len(str(len(menu)))
        cells: list[Text] = []
        for number, row in enumerate(menu, 1):
            cell = Text.assemble((f"{number:>{width}}", NUMBER), f" {row.label}")
            needs_words = row.action is None or self.console.width >= WIDE
            if needs_words and row.label.casefold() != row.words.casefold():
                cell.append(f"  {row.words}", style=QUIET)
            cells.append(cell)
        self.console.print(Columns(cells, column_first=True, equal=True, padding=(0, 3)))

    def paragraph(self, paragraph: Paragraph) -> None:
        """A paragraph of the book."""
        self.console.print(Text(f"{sign(paragraph.number)} {paragraph.title}", style=TITLE))
        self.console.print(Padding(Markdown(paragraph.text), (0, 0, 0, 2)))

    def contents(self, book: Sequence[Paragraph]) -> None:
        """What the book has."""
        titles = [f"{sign(paragraph.number)} {paragraph.title}" for paragraph in book]
        self.console.print(Columns(titles, column_first=True, padding=(0, 3)))

    def score(self, match: Match, lang: str) -> None:
        """The score sheets side by side, line by line, deal by deal."""
        face: Any = match.face(lang)
        sheets = match.sheet
        grid = Table(box=None, pad_edge=False, header_style=ASK, padding=(0, 2, 0, 0))
        grid.add_column("")
        for sheet in sheets:
            grid.add_column(face.name(sheet.seat), justify="right")
        parts = sorted({line.part for sheet in sheets for line in sheet.lines})
        for part in parts:
            columns = [[line for line in sheet.lines if line.part == part] for sheet in sheets]
            if len(parts) > 1:
                grid.add_row(face.say("score.part", number=part), *map(sum_of, columns), style=TITLE)
            for across in zip(*columns, strict=True):
                grid.add_row(f"  {face.say(f'score.{across[0].name}')}", *(minus(line.points) for line in across))
        grid.add_row(face.say("score.total"), *(minus(sheet.total) for sheet in sheets), style=ASK)
        grid.add_row(self.words.say("place", {}), *(f"{sheet.place}." for sheet in sheets), style=ASK)
        self.console.print(grid)


def sum_of(lines: Sequence[ScoreLine]) -> str:
    """What the lines of a deal add up to."""
    return minus(sum(line.points for line in lines))


def minus(points: int) -> str:
    """A number with a proper minus."""
    return str(points).replace("-", "−")


def sign(number: str) -> str:
    """`§4.2`, but `R3`."""
    return number if re.match(r"R\d", number) else f"§{number}"


def longest(text: str) -> int:
    """The length of the longest line."""
    return max((len(line) for line in text.splitlines()), default=0)
