"""Who sits on a seat and chooses."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol

from kogga.core.actions import Action, Seat
from kogga.core.game import AnyGame


class Seen(Protocol):
    """What a player looks at: the view of any game."""

    @property
    def choices(self) -> Sequence[Action]:
        """What the seat may do now."""


class Player:
    """One player at one table. Everything it may know comes as a view of its own seat."""

    def __init__(self, game: AnyGame, seat: Seat, rng: Random) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng

    def choose(self, view: Seen) -> Action:
        """One of the view's choices."""
        raise NotImplementedError

    def leave(self) -> None:
        """The game is over, or somebody else takes the seat."""


class RandomPlayer(Player):
    """Takes any choice, each as likely."""

    def choose(self, view: Seen) -> Action:
        """One of the view's choices, whichever."""
        return view.choices[int(self.rng.random() * len(view.choices))]


class GreedyPlayer(Player):
    """Takes the choice that looks best to the game's own sense, one of the best where several do."""

    def choose(self, view: Seen) -> Action:
        """The best of the view's choices, by the game's own sense."""
        rates = [self.game.sense.rate(view, choice) for choice in view.choices]
        best = max(rates)
        tied = [choice for choice, rate in zip(view.choices, rates, strict=True) if rate == best]
        return tied[int(self.rng.random() * len(tied))]
