"""Players by name."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from kogga.core.actions import Seat
from kogga.core.errors import UnknownPlayer
from kogga.core.game import AnyGame
from kogga.players.player import GreedyPlayer, Player, RandomPlayer

Maker = Callable[[AnyGame, Seat, Random], Player]
PLAIN: dict[str, Maker] = {"random": RandomPlayer, "greedy": GreedyPlayer}


def hire(name: str, game: AnyGame, seat: Seat, rng: Random) -> Player:
    """The player of this name: `greedy`."""
    if name not in PLAIN:
        raise UnknownPlayer(f"There is no player {name!r}; there is {', '.join(known())}.")
    return PLAIN[name](game, seat, rng)


def known() -> list[str]:
    """Everybody who can be hired, by name."""
    return list(PLAIN)
