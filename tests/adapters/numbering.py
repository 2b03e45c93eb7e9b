"""The numbers of all actions, kept per game and rules version, so that what was learned yesterday works tomorrow.

`python -m tests.adapters.numbering [GAME ...]` writes them anew, to be reviewed as a diff.
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from pathlib import Path

import kogga
from kogga.adapters.frame import frame_of
from tests.adapters.conftest import all_cells

GAMES = Path(__file__).parents[1] / "games"
FILE = "numbering.json"


def numbering(name: str) -> dict[str, object]:
    """The rules version, and for each number of seats and set of options how many actions there are, and their hash."""
    counted: dict[str, str] = {}
    for cell in all_cells(name):
        frame = frame_of(name, cell.seats, cell.options)
        words = "\n".join(map(str, frame.actions))
        planes = " ".join(f"{plane}:{place.stop}" for plane, place in frame.planes.items())
        digest = sha256(f"{words}\n{planes}".encode()).hexdigest()[:12]
        counted[f"{cell.seats} {cell.variant}"] = f"{len(frame.actions)} actions, {frame.size} numbers, {digest}"
    return {"rules": kogga.games[name].card.version, "numbering": counted}


def main(names: list[str]) -> None:
    """Write the numbering of these games, or of all."""
    for name in names or list(kogga.games):
        (GAMES / name / FILE).write_text(json.dumps(numbering(name), indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
