"""How an imagined game goes on from a position, and what that is worth to each seat."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Any

from kogga.core.actions import CHANCE, Action, Seat
from kogga.core.game import AnyGame
from kogga.players.player import best_looking

WHIMS = 1 << 64  # from a fate to the number its whims follow from
UNSETTLED = 150  # decisions after which one no longer waits for things to settle
SHARE_OF_POINTS = 0.25  # how much of an ended game's share is the margin; the rest is the win itself


class Course:
    """Plays imagined worlds on: luck as luck falls, seats by the game's sense or by whim, then a verdict.

    Luck has a source of its own: the dice of a world are the same whatever is decided in it, and how often.
    """

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        sensible: float,
        home: Seat | None = None,
    ) -> None:
        self.game = game
        self.seats = range(seats)
        self.luck = Random(0)
        self.whim = Random(0)  # which of two choices that look alike, or any
        self.sensible = sensible  # how many decisions are made by the game's sense; the others by whim
        self.looks_before_luck = home is None and game.sense.looks_before_luck()
        self.home = home  # whose turn it must be for a verdict; None: anybody's

    def imagine(self, view: Any, fate: int) -> Any:
        """The world of this fate that looks so; its luck to come follows."""
        self.begin(fate)
        return self.game.imagine(view, self.luck)

    def begin(self, fate: int) -> None:
        """From here on luck and whims are those of this fate."""
        self.luck.seed(fate)
        self.whim.seed(fate + WHIMS)

    def run(self, state: Any, decisions: int) -> list[float]:
        """Go on for so many decisions, then until things have settled; the part of the win each seat then has."""
        game = self.game
        while owing := game.to_act(state):
            seat = owing[0]
            if seat == CHANCE:
                if decisions <= 0 and self.is_known(state):
                    return self.guess(state)
                game.apply(state, CHANCE, game.deal(state, self.luck), None)
                continue
            seen = None if decisions > 0 else game.observe(state, seat)
            if seen is not None and (decisions < -UNSETTLED or self.is_settled(seen, seat)):
                return self.guess(state)
            game.apply(state, seat, self.decide(state, seat, seen), None)
            decisions -= 1
        return self.result(state)

    def is_settled(self, seen: Any, seat: Seat) -> bool:
        """Has it come round to this seat, and does the game's sense know what to say?"""
        sense = self.game.sense
        return (self.home is None or seat == self.home) and sense.is_settled(seen) and not sense.plays_on(seen)

    def is_known(self, state: Any) -> bool:
        """Does the game's sense know, before luck falls, what it may bring?"""
        return self.looks_before_luck and self.is_settled(self.game.observe(state, 0), 0)

    def decide(self, state: Any, seat: Seat, seen: Any) -> Action:
        """One decision of a seat, from what that seat sees; None where nobody has looked yet."""
        game = self.game
        choices = game.legal(state, seat) if seen is None else seen.choices
        if len(choices) > 1 and self.whim.random() < self.sensible:
            return best_looking(game, game.observe(state, seat) if seen is None else seen, choices, self.whim)
        action: Action = choices[int(self.whim.random() * len(choices))]
        return action

    def result(self, state: Any) -> list[float]:
        """When the game is over: who has won, but a bigger margin is a little better."""
        sheets = self.game.score_sheet(state)
        winners = sum([1 for sheet in sheets if sheet.place == 1])
        margins = shares([float(sheet.total) for sheet in sheets], self.game.sense.spread())
        return [
            SHARE_OF_POINTS * margin + (1.0 - SHARE_OF_POINTS) * (sheet.place == 1) / winners
            for margin, sheet in zip(margins, sheets, strict=True)
        ]

    def guess(self, state: Any) -> list[float]:
        """As the game's sense sees it from each chair."""
        game = self.game
        return shares([game.sense.strength(game.observe(state, seat)) for seat in self.seats], 1.0)


def shares(points: list[float], spread: float) -> list[float]:
    """The chance of each to win with these points, where `spread` points more make it almost three times as likely."""
    top = max(points)
    weights = [exp((mine - top) / spread) for mine in points]
    whole = sum(weights)
    return [weight / whole for weight in weights]
