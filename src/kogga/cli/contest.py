"""What `kogga duel` and `kogga ladder` share: games over games, a progress bar, and a table of wins."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from pathlib import Path

from kogga.cli.asking import add_table, game_of, number_of, options_of
from kogga.cli.progress import progress
from kogga.cli.speech import BadCommand
from kogga.core.game import AnyGame
from kogga.core.words import Words
from kogga.front.match import write_options
from kogga.lab.duels import Duel, Result, Verdict, verdict
from kogga.lab.ladder import ratings
from kogga.lab.results import Book

USUAL_SEATS = 3


def add_contest(parser: ArgumentParser) -> None:
    """How many games, in how many processes, and where results are kept."""
    add_table(parser)
    parser.add_argument("--games")
    parser.add_argument("--jobs")
    parser.add_argument("--out")
    parser.add_argument("--add", action="append", default=[], metavar="FILE")


def table_of(asked: Namespace, words: Words) -> tuple[AnyGame, str, int, int]:
    """The game, its options in words, seats and the first seed."""
    game = game_of(asked, words)
    options = write_options(game.card.agree(options_of(asked, game, words)))
    seats = number_of(asked.seats, "--seats", words) or max(USUAL_SEATS, game.card.seats[0])
    game.card.check_seats(seats)
    return game, options, seats, number_of(asked.seed, "--seed", words) or 1


def contest(asked: Namespace, words: Words, duels: Sequence[Duel], usual: int) -> int:
    """Play what is missing, and print what it came to."""
    count = number_of(asked.games, "--games", words, 1) or usual
    jobs = number_of(asked.jobs, "--jobs", words, 1) or 1
    missing_files = [name for name in asked.add if not Path(name).is_file()]
    if missing_files:
        raise BadCommand(words.say("trouble.no_file", {"file": missing_files[0], "trouble": "-"}))
    book = Book(Path(asked.out) if asked.out else None, [Path(name) for name in asked.add])
    for duel in duels:
        fixtures = list(duel.fixtures(count))
        with progress(duel.title, len(fixtures), len(book.of(fixtures))) as tick:
            book.complete(fixtures, jobs, one_by_one(tick))
    results = {duel.title: book.of(duel.fixtures(count)) for duel in duels}
    print(told([verdict(duel, results[duel.title]) for duel in duels], words))
    rated = ratings([result for played in results.values() for result in played])
    print(words.say("contest.no_openskill", {}) if rated is None else told_ratings(rated, words))
    return 0


def one_by_one(tick: Callable[[int], None]) -> Callable[[Result], None]:
    """A bar that is told of every result."""
    return lambda _: tick(1)


def told(verdicts: Sequence[Verdict], words: Words) -> str:
    """The duels, a line each."""
    heads = [words.say(f"contest.{name}", {}) for name in ("duel", "games", "share", "interval", "fair", "time")]
    rows = [heads, *(row(each) for each in verdicts)]
    widths = [max(len(line[column]) for line in rows) for column in range(len(heads))]
    return "\n".join("  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)) for line in rows)


def row(each: Verdict) -> list[str]:
    """One duel in cells."""
    interval = f"{100 * each.low:.1f}-{100 * each.high:.1f} %"
    return [
        each.duel.title, str(each.games), f"{100 * each.share:.1f} %", interval, f"{100 * each.fair:.1f} %",
        f"{1000 * each.seconds:.0f} ms",
    ]  # fmt: skip


def told_ratings(rated: dict[str, tuple[float, float]], words: Words) -> str:
    """The ratings, best first."""
    best = sorted(rated.items(), key=lambda each: -each[1][0])
    listed = ", ".join(f"{name} {mean:.1f} ± {error:.1f}" for name, (mean, error) in best)
    return words.say("contest.ratings", {"ratings": listed})
