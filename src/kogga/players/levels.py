"""The crew: five levels, the same in every game. What they know of a game comes from its own sense."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from kogga.core.actions import Seat
from kogga.core.game import AnyGame
from kogga.players.budget import Budget
from kogga.players.player import GreedyPlayer, Player
from kogga.players.search import SearchPlayer


@dataclass(frozen=True)
class Level:
    """How well somebody plays.

    attention    how many of its choices it notices
    iterations   how far it looks ahead; 0: it takes what looks best
    seconds      the longest it may think at a live table, whatever the machine
    """

    name: str
    attention: float = 1.0
    iterations: int = 0
    seconds: float = 0.2

    def player(self, game: AnyGame, seat: Seat, rng: Random, pace: float | None = None) -> Player:
        """Somebody of this level on a seat. At a live table the clock counts too: `pace` is the part of the seconds it
        may take. Without a pace the same seed makes the same choices.
        """
        if not self.iterations:
            return GreedyPlayer(game, seat, rng, self.attention)
        return SearchPlayer(game, seat, rng, Budget(self.iterations, None if pace is None else pace * self.seconds))


CREW = (
    Level("deckhand", attention=0.4),
    Level("sailor", attention=0.8),
    Level("mate"),
    Level("captain", iterations=150, seconds=1.0),
    Level("admiral", iterations=600, seconds=3.0),
)
LEVELS = {level.name: level for level in CREW}
