"""What stays the same while a game is played: the numbers of its actions, the names of its planes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import chain
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kogga.core.actions import Action
from kogga.core.game import AnyGame
from kogga.core.options import Choice, Options
from kogga.front.shelf import games

Tensor = NDArray[np.float32]
Mask = NDArray[np.int8]
LEAST, MOST = -1024.0, 1_000_000.0  # no number of any view lies outside; spaces want to be told


class Frame:
    """A game, its seats and options: every action has a number, every row of a view a place in the tensor.

    Numbers follow the game's vocabulary, so they are the same as long as the rules version is.
    """

    def __init__(self, game: AnyGame, seats: int, options: Options) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.actions: tuple[Action, ...] = tuple(game.vocabulary(seats, options))
        self.number = {action: number for number, action in enumerate(self.actions)}
        self.planes: dict[str, slice] = {}
        self.size = 0
        for name, row in game.observe(game.setup(seats, options), 0).planes().items():
            self.planes[name] = slice(self.size, self.size + len(row))
            self.size += len(row)

    def __reduce__(self) -> tuple[object, ...]:
        return (same_frame, (self.game.card.id, self.seats, self.options))

    def words(self, number: int) -> str:
        """What the action of this number is called."""
        return str(self.actions[number])

    def tensor(self, view: Any) -> Tensor:
        """All planes of a view, one after the other."""
        return np.fromiter(chain.from_iterable(view.planes().values()), np.float32, self.size)

    def named(self, tensor: Tensor) -> dict[str, Tensor]:
        """The planes of a tensor, by name; they share its memory."""
        return {name: tensor[..., place] for name, place in self.planes.items()}

    def mask(self, choices: Iterable[Action]) -> Mask:
        """A one for every choice."""
        mask = np.zeros(len(self.actions), np.int8)
        number = self.number
        mask[[number[choice] for choice in choices]] = 1
        return mask


def frame_of(name: str, seats: int | None, options: Mapping[str, Choice]) -> Frame:
    """The frame of a game with these seats (None: as few as it takes) and options."""
    card = games[name].card
    seats = card.seats[0] if seats is None else seats
    card.check_seats(seats)
    return same_frame(name, seats, card.agree(options))


@cache
def same_frame(name: str, seats: int, options: Options) -> Frame:
    """One frame serves everybody who plays by it."""
    return Frame(games[name], seats, options)
