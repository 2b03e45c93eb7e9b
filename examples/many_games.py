"""A thousand random games of Sea Wolf: does it matter who begins?"""

from __future__ import annotations

from collections import Counter

import kogga

GAMES = 1000
SEATS = 4


def main() -> None:
    """Count who wins, by distance from the seat that began."""
    wins: Counter[int] = Counter()
    for seed in range(GAMES):
        first = kogga.match("sea_wolf", seats=SEATS, seed=seed).to_act[0]  # the same seed, the same luck
        _, _, places = kogga.playout("sea_wolf", seats=SEATS, seed=seed)
        wins.update((seat - first) % SEATS for seat in range(SEATS) if places[seat] == 1)
    for step in range(SEATS):
        print(f"{step} to the left of the first player: {wins[step]} wins")


if __name__ == "__main__":
    main()
