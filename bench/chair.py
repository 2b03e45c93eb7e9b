"""What one chair costs: the processor time of observe + draw + tell for every game, beside the budget.

Moments of whole games are measured for every seat and a spectator, the languages by turns: half of the games are played
by chance, half by the game's own sense. `sight` is all that a server makes of a moment for one chair, to the bytes it
sends.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import fmean, quantiles
from time import process_time_ns

import msgspec

from kogga.core.actions import Seat
from kogga.core.face import Sense
from kogga.core.words import LANGUAGES
from kogga.front.match import Match, match
from kogga.front.shelf import games
from kogga.players.player import GreedyPlayer, Player, RandomPlayer
from kogga.table.sight import look_at_match, tell

HERE = Path(__file__).resolve().parent
SEATS = 4
MOST_MOVES = 1500  # of one game
MEAN_MS, P95_MS, LIVE_KB = 0.8, 2.0, 30.0


@dataclass(frozen=True)
class Moment:
    """What one chair's look at one moment took, in milliseconds, and how heavy its picture is."""

    observe: float
    draw: float
    tell: float
    sight: float
    live_kb: float


@dataclass(frozen=True)
class Figures:
    """The figures of one game."""

    game: str
    seats: int
    moments: int
    observe_ms: float
    draw_ms: float
    tell_ms: float
    mean_ms: float
    p95_ms: float
    live_kb_most: float
    sight_ms: float


def look(table: Match, seat: Seat | None, lang: str, since: int) -> Moment:
    """One chair looks at the moment."""
    marks = [process_time_ns()]
    view = table.view(seat)
    marks.append(process_time_ns())
    _, live = table.face(lang).draw(view)
    marks.append(process_time_ns())
    told = tell(table, seat, lang, since)
    marks.append(process_time_ns())
    msgspec.json.encode([look_at_match(table, seat, lang), told])
    marks.append(process_time_ns())
    observed, drawn, told_in, seen = [(after - before) / 1e6 for before, after in pairwise(marks)]
    return Moment(observed, drawn, told_in, seen, len(live.encode()) / 1000)


def play(name: str, kind: type[Player], seed: int, moments: list[Moment]) -> None:
    """A whole game, looked at by every chair after every move."""
    game = games[name]
    table = match(name, seats=min(SEATS, game.card.seats.stop - 1), seed=seed)
    players = [kind(game, seat, Random(seed + seat)) for seat in range(table.seats)]
    seen = 0
    for nth in range(MOST_MOVES):
        if table.over:
            return
        for eyes in (None, *range(table.seats)):
            moments.append(look(table, eyes, LANGUAGES[nth % 2], seen))
        seen = len(table.events)
        seat = table.to_act[0]
        table.play(seat, players[seat].choose(table.view(seat)))  # type: ignore[arg-type]


def measure(name: str, pairs: int) -> Figures:
    """So many pairs of games; the first looks of a process, which fill caches, are not counted."""
    play(name, RandomPlayer, 0, [])
    moments: list[Moment] = []
    for seed in range(1, pairs + 1):
        play(name, RandomPlayer, seed, moments)
        play(name, RandomPlayer if type(games[name].sense).rate is Sense.rate else GreedyPlayer, seed, moments)
    whole = [moment.observe + moment.draw + moment.tell for moment in moments]
    return Figures(
        game=name,
        seats=min(SEATS, games[name].card.seats.stop - 1),
        moments=len(moments),
        observe_ms=round(fmean(moment.observe for moment in moments), 3),
        draw_ms=round(fmean(moment.draw for moment in moments), 3),
        tell_ms=round(fmean(moment.tell for moment in moments), 3),
        mean_ms=round(fmean(whole), 3),
        p95_ms=round(quantiles(whole, n=20)[18], 3),
        live_kb_most=round(max(moment.live_kb for moment in moments), 1),
        sight_ms=round(fmean(moment.sight for moment in moments), 3),
    )


def main() -> None:
    """Measure, print beside the budget, keep."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="GAME", help="all of them if none is named")
    parser.add_argument("--pairs", type=int, default=2, help="games by chance and as many by sense")
    asked = parser.parse_args()
    rows = [asdict(measure(name, asked.pairs)) for name in asked.names or sorted(games)]
    budget = {"game": "at most", "mean_ms": MEAN_MS, "p95_ms": P95_MS, "live_kb_most": LIVE_KB}
    for row in [{name: name for name in rows[0]}, *rows, budget]:
        print("  ".join(str(row.get(name, "")).rjust(max(13, len(name))) for name in rows[0]))
    out = HERE / "out"
    out.mkdir(exist_ok=True)
    (out / "chair.json").write_text(json.dumps(rows, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
