"""The crew: five levels, the same in every game. What they know of a game comes from its own sense."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from kogga.core.actions import Seat
from kogga.core.game import AnyGame
from kogga.players.budget import Budget
from kogga.players.estimates import Thinker
from kogga.players.flat import FlatPlayer
from kogga.players.player import GreedyPlayer, Player
from kogga.players.search import Manner, SearchPlayer


@dataclass(frozen=True)
class Level:
    """How well somebody plays.

    attention   how many of its choices it notices
    rank        by which of the sense's numbers of `worlds` it looks ahead; None: it takes what looks best
    is_seasoned does it have a lifetime's practice, too, where the game's sense does?
    seconds     the longest it may think at a live table, whatever the machine
    """

    name: str
    attention: float = 1.0
    rank: int | None = None
    is_seasoned: bool = False
    seconds: float = 0.2

    def iterations(self, game: AnyGame) -> int:
        """How many games it imagines: a fixed number that stands for the time, so that games can be repeated."""
        return 0 if self.rank is None else game.sense.worlds()[self.rank]

    def player(self, game: AnyGame, seat: Seat, rng: Random, pace: float | None = None) -> Player:
        """Somebody of this level on a seat. At a live table the clock counts too: `pace` is the part of the seconds it
        may take. Without a pace the same seed makes the same choices.
        """
        if self.rank is None:
            return GreedyPlayer(game, seat, rng, self.attention)
        budget = Budget(self.iterations(game), None if pace is None else pace * self.seconds)
        return thinker(game, seat, rng, budget, self.attention, self.is_seasoned)


def thinker(
    game: AnyGame, seat: Seat, rng: Random, budget: Budget, attention: float = 1.0, is_seasoned: bool = False
) -> Thinker:
    """Who looks ahead best in this game: side by side, or in a tree of all choices or of one's own."""
    if game.sense.is_flat():
        return FlatPlayer(game, seat, rng, budget, attention, is_seasoned)
    manner = Manner(playout=game.sense.playout(), alone=int(game.sense.plans_alone()))
    return SearchPlayer(game, seat, rng, budget, manner, attention)


CREW = (
    Level("deckhand", attention=0.25),
    Level("sailor", attention=0.5),
    Level("mate", attention=0.7),
    Level("captain", rank=0, seconds=1.0),
    Level("admiral", rank=1, is_seasoned=True, seconds=3.0),
)
LEVELS = {level.name: level for level in CREW}
