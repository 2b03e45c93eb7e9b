"""Every game's figures, interpreted and, once `make fast` has built it, compiled: a table, and JSON in bench/out/."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
BUILDS = [Path(sys.executable), HERE.parent / ".venv-fast" / "bin" / "python"]
HEADINGS = ("game", "build", "seats", "decisions_per_s", "games_per_s", "decisions_per_game", "copy_us")


def measure(python: Path, game: str) -> dict[str, object]:
    """What `kogga bench` says under this interpreter."""
    words = [str(python), "-m", "kogga.cli", "bench", game, "--json"]
    told = subprocess.run(words, capture_output=True, text=True, check=True, cwd=HERE)
    figures: dict[str, object] = json.loads(told.stdout)
    return figures


def games(python: Path) -> list[str]:
    """The games on the shelf."""
    told = subprocess.run(
        [str(python), "-c", "import kogga; print(*kogga.games)"], capture_output=True, text=True, check=True
    )
    return told.stdout.split()


def main() -> None:
    """Measure, print, keep."""
    builds = [python for python in BUILDS if python.exists()]
    rows = [measure(python, game) for game in games(builds[0]) for python in builds]
    widths = [max(len(heading), *(len(str(row[heading])) for row in rows)) for heading in HEADINGS]
    heads: dict[str, object] = {heading: heading for heading in HEADINGS}
    for row in [heads, *rows]:
        print("  ".join(str(row[heading]).rjust(width) for heading, width in zip(HEADINGS, widths, strict=True)))
    out = HERE / "out"
    out.mkdir(exist_ok=True)
    (out / "figures.json").write_text(json.dumps(rows, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
