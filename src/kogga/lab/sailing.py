"""One game from its beginning to its end, with players hired by name."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from kogga.core.actions import CHANCE, Action, Seat
from kogga.core.errors import KoggaError
from kogga.core.game import AnyGame
from kogga.core.options import Options
from kogga.players.hiring import hire

ENDLESS: Final = 50_000  # decisions after which a game is given up


class Endless(KoggaError):
    """A game that goes on and on."""


class Sailing:
    """Players around a game. The same seed and names make the same game, as long as nobody looks at a clock."""

    def __init__(self, game: AnyGame, options: Options, lineup: Sequence[str], seed: int) -> None:
        self.game = game
        self.options = options
        self.lineup = lineup
        self.seed = seed
        self.luck = Random(seed)
        self.players = [hire(name, game, seat, Random(f"{seed} {seat} {name}")) for seat, name in enumerate(lineup)]
        self.state: Any = game.setup(len(lineup), options)
        self.decisions = [0] * len(lineup)

    def sail(self) -> None:
        """To the end; then everybody gets up."""
        try:
            while owing := self.game.to_act(self.state):
                if owing[0] == CHANCE:
                    self.take(owing, CHANCE, self.game.deal(self.state, self.luck))
                else:
                    self.decide(owing)
        finally:
            for player in self.players:
                player.leave()

    def decide(self, owing: tuple[Seat, ...]) -> None:
        """A seat decides; what it may not do ends everything."""
        seat = owing[0]
        if sum(self.decisions) >= ENDLESS:
            raise Endless(f"{self.title} has not ended after {ENDLESS} decisions.")
        view = self.game.observe(self.state, seat)
        action = self.choose(seat, view)
        if not self.game.allows(self.state, seat, action):
            raise KoggaError(f"{self.lineup[seat]} chose {action} in {self.title}: that is illegal.")
        self.note(seat, view)
        self.decisions[seat] += 1
        self.take(owing, seat, action)

    def choose(self, seat: Seat, view: Any) -> Action:
        """The player's choice."""
        return self.players[seat].choose(view)

    def note(self, seat: Seat, view: Any) -> None:
        """A decision was made and comes next; nobody takes notes here."""

    def take(self, owing: tuple[Seat, ...], seat: Seat, action: Action) -> None:
        """An action, a seat's or luck's."""
        self.game.apply(self.state, seat, action, None)

    @property
    def title(self) -> str:
        """What this game is called in a message."""
        return f"{self.game.card.id} of seed {self.seed} with {', '.join(self.lineup)}"
