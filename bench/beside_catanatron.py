"""Explorers & Pirates beside Catanatron's random games, in one run: decisions a CPU second, copies, and the ratio.

Needs `pip install catanatron` beside Kogga. Catanatron plays the base game with four seats; there rolling the dice and
ending a turn are decisions, here rolling is luck and is not counted.
"""

from __future__ import annotations

from time import process_time

from catanatron import Color, Game, RandomPlayer

from kogga.cli.bench import measure
from kogga.front.shelf import games

EXPLORERS = games["explorers"]
SEATS = 4
SECONDS = 5.0
COPIES = 2000
SCENARIOS = (2, 5)


def catanatron() -> tuple[float, float]:
    """Catanatron's decisions a second and microseconds a copy, at random play."""
    decisions, began = 0, process_time()
    while process_time() - began < SECONDS:
        game = Game([RandomPlayer(color) for color in Color])
        game.play()
        decisions += len(game.state.actions)
    rate = decisions / (process_time() - began)
    began = process_time()
    for _ in range(COPIES):
        game.copy()
    return rate, (process_time() - began) / COPIES * 1e6


def main() -> None:
    """Measure one after the other, and print the ratios."""
    theirs, their_copy = catanatron()
    print(f"catanatron             {theirs:10,.0f} decisions/s  copy {their_copy:5.1f} µs")
    for scenario in SCENARIOS:
        ours = measure(EXPLORERS, SEATS, EXPLORERS.card.agree({"scenario": scenario}), seed=1)
        rate = f"{ours.decisions_per_s:10,} decisions/s  copy {ours.copy_us:5.1f} µs"
        print(f"explorers scenario {scenario}   {rate}  ratio {ours.decisions_per_s / theirs:.1f} ({ours.build})")


if __name__ == "__main__":
    main()
