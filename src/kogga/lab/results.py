"""Results in a file: a line each, so that what was played is kept, added to and put together."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict
from pathlib import Path

from kogga.core.errors import BadRecord
from kogga.lab.crew import Processes
from kogga.lab.duels import Fixture, Result, play


class Book:
    """Results by fixture; with a file, every new one is written to it at once."""

    def __init__(self, file: Path | None = None, others: Iterable[Path] = ()) -> None:
        self.file = file
        self.known: dict[Fixture, Result] = {}
        for each in [*([file] if file and file.exists() else []), *others]:
            self.read(each)

    def read(self, file: Path) -> None:
        """Take the results of a file over; a last line that was cut off is not one."""
        lines = file.read_text("utf-8").split("\n")
        for number, line in enumerate(lines, 1):
            if not line:
                continue
            try:
                self.take(read_result(line))
            except (ValueError, KeyError, TypeError) as error:
                if number < len(lines):
                    raise BadRecord(f"Line {number} of {file} is no result: {error}") from error

    def take(self, result: Result) -> None:
        """Know this result, too."""
        self.known[result.fixture] = result

    def add(self, result: Result) -> None:
        """A new result: know it and write it down."""
        self.take(result)
        if self.file:
            with self.file.open("a", encoding="utf-8") as page:
                page.write(json.dumps(asdict(result)) + "\n")

    def of(self, fixtures: Iterable[Fixture]) -> list[Result]:
        """The results of these games, as far as they were played."""
        return [self.known[fixture] for fixture in fixtures if fixture in self.known]

    def complete(self, fixtures: Sequence[Fixture], jobs: int, tick: Callable[[Result], None]) -> None:
        """Play whatever is missing, in so many processes; `tick` is told of each."""
        missing = [fixture for fixture in fixtures if fixture not in self.known]
        with Processes(jobs) as crew:
            for result in crew.spread(play, [(each,) for each in missing]) if jobs > 1 else map(play, missing):
                self.add(result)
                tick(result)


def read_result(line: str) -> Result:
    """A result from its line."""
    fields = json.loads(line)
    about = fields["fixture"]
    fixture = Fixture(about["game"], about["options"], tuple(about["lineup"]), about["seed"])
    rows = [tuple(fields[name]) for name in ("scores", "places", "decisions", "seconds")]
    return Result(fixture, *rows)
