"""What is to be played: a plan, and its games one by one, each with a seed of its own."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from random import Random

from kogga.core.errors import BadOptions
from kogga.core.options import Choice
from kogga.front.shelf import games
from kogga.players.hiring import hire


@dataclass(frozen=True)
class Plan:
    """A game, who plays it, how often, with which luck. `changes` are numbers of the box that differ (`CASH=20`),
    `label` is what makes this another game than the one it is compared with.

    Games come in rounds: the same luck, everybody one seat further, so that no player has the better seats or cards.
    """

    game: str
    players: tuple[str, ...]
    games: int
    seed: int = 1
    options: tuple[tuple[str, Choice], ...] = ()
    changes: tuple[str, ...] = ()
    label: str = ""
    records: bool = False
    probe_every: int = 10  # every so-manieth game is looked into; 0: none

    @property
    def seats(self) -> int:
        """One a player."""
        return len(self.players)

    @property
    def turns(self) -> int:
        """How many games share their luck: one for every seating that differs."""
        seatings = {self.players[turn:] + self.players[:turn] for turn in range(self.seats)}
        return len(seatings)

    def seed_of(self, number: int) -> int:
        """The luck of a game."""
        return self.seed + number // self.turns

    def lineup(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game."""
        turn = number % self.turns
        return self.players[-turn:] + self.players[:-turn] if turn else self.players

    def check(self) -> None:
        """Refuse what cannot be played."""
        game = games[self.game]
        game.card.check_seats(self.seats)
        game.card.agree(dict(self.options))
        if self.games < 1:
            raise BadOptions(f"A run needs a game or more, not {self.games}.")
        for name in dict.fromkeys(self.players):
            hire(name, game, 0, Random(0)).leave()

    def write(self) -> str:
        """As text; how many games is not part of it, so that a run can be made longer."""
        fields = asdict(self)
        del fields["games"]
        return json.dumps(fields, sort_keys=True)


def read_plan(text: str, count: int) -> Plan:
    """The plan a file was made by."""
    fields = json.loads(text)
    options = tuple((name, choice) for name, choice in fields.pop("options"))
    players, changes = tuple(fields.pop("players")), tuple(fields.pop("changes"))
    return Plan(players=players, options=options, changes=changes, games=count, **fields)
