"""Who sits on a seat and chooses."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from kogga.core.actions import Action, Seat
from kogga.core.game import AnyGame
from kogga.core.native import mypyc_attr
from kogga.front.match import Match


class Seen(Protocol):
    """What a player looks at: the view of any game."""

    @property
    def choices(self) -> Sequence[Action]:
        """What the seat may do now."""

    @property
    def scores(self) -> Sequence[int]:
        """By seat, as far as these eyes can know them."""


@mypyc_attr(allow_interpreted_subclasses=True)
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


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomPlayer(Player):
    """Takes any choice, each as likely."""

    def choose(self, view: Seen) -> Action:
        """One of the view's choices, whichever."""
        return view.choices[int(self.rng.random() * len(view.choices))]


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyPlayer(Player):
    """Takes the choice that looks best to the game's own sense, one of the best where several do.

    With less than full attention it overlooks some of its choices, each time others.
    """

    def __init__(self, game: AnyGame, seat: Seat, rng: Random, attention: float = 1.0) -> None:
        super().__init__(game, seat, rng)
        self.attention = attention

    def choose(self, view: Seen) -> Action:
        """The best of the choices it noticed, by the game's own sense."""
        return best_looking(self.game, view, noticed(view.choices, self.attention, self.rng), self.rng)


def play_out(match: Match, players: Sequence[Player]) -> None:
    """Play a match to its end with these players, by seat; each sees its own view only."""
    while not match.over:
        seat = match.to_act[0]
        seen: Any = match.view(seat)
        match.play(seat, players[seat].choose(seen))


def best_looking(game: AnyGame, view: Any, choices: Sequence[Action], rng: Random) -> Action:
    """The choice that looks best to the game's own sense, one of the best where several do."""
    sense = game.sense
    tied = [choices[0]]
    best = sense.rate(view, choices[0])
    for choice in choices[1:]:
        rate = sense.rate(view, choice)
        if rate > best:
            best = rate
            tied = [choice]
        elif rate == best:
            tied.append(choice)
    return tied[int(rng.random() * len(tied))]


def noticed(choices: Sequence[Action], attention: float, rng: Random) -> Sequence[Action]:
    """Those of the choices that somebody of this attention has seen, one at least."""
    if attention >= 1.0 or len(choices) == 1:
        return choices
    return [choice for choice in choices if rng.random() < attention] or [choices[int(rng.random() * len(choices))]]
