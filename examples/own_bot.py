"""A bot of one's own, from nothing but what its seat sees; and a table for it to sit at."""

from __future__ import annotations

from random import Random
from typing import Any

import kogga
from kogga.players.player import Player, RandomPlayer, Seen


class Hoarder(Player):
    """Takes open cards as long as there are any; never discards if it can help it."""

    def choose(self, view: Seen) -> Any:
        """The first choice that takes something, else the first of all."""
        wanted = [choice for choice in view.choices if str(choice).startswith(("take", "deliver"))]
        return (wanted or view.choices)[0]


def main() -> None:
    """Two hoarders and a drifter."""
    table = kogga.match("sea_wolf", seats=3, seed=7)
    kinds: list[type[Player]] = [Hoarder, Hoarder, RandomPlayer]
    players = [kind(table.game, seat, Random(seat)) for seat, kind in enumerate(kinds)]
    while not table.over:
        seat = table.to_act[0]
        seen: Any = table.view(seat)
        table.play(seat, players[seat].choose(seen))
    print(table.scores, table.places)


if __name__ == "__main__":
    main()
