"""One game, as everything else knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeVar

from kogga.core.actions import CHANCE, Action, Seat
from kogga.core.errors import BadOptions
from kogga.core.events import Say
from kogga.core.face import Face, Sense
from kogga.core.luck import Scatter
from kogga.core.native import mypyc_attr
from kogga.core.options import Choice, Option, Options, agree, combinations
from kogga.core.refusals import Refusal
from kogga.core.scores import ScoreSheet
from kogga.core.state import State
from kogga.core.value import Value
from kogga.core.view import View

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View)


@dataclass(frozen=True)
class GameCard(Value):
    """A game's identity card."""

    id: str
    titles: Mapping[str, str]
    designer: str
    publisher: str
    year: int | None
    seats: range
    minutes: int
    version: str
    options: tuple[Option, ...]
    options_type: type[Options]

    @property
    def option_sets(self) -> list[dict[str, Choice]]:
        """Every valid combination of choices, the rulebook's base game first."""
        return list(combinations(self.options))

    def agree(self, given: Mapping[str, Choice]) -> Options:
        """The game's own options from what was given; refuses what does not exist."""
        chosen: dict[str, Any] = dict(agree(self.options, given))
        return self.options_type(**chosen)

    def check_seats(self, seats: int) -> None:
        """Refuse a number of players the game is not made for."""
        if not isinstance(seats, int) or seats not in self.seats:
            raise BadOptions(f"{self.id} is for {self.seats.start} to {self.seats.stop - 1} players, not {seats}.")


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, A, V]):
    """One game. Pure: no clock, no dice, no files, no network."""

    def __init__(self, card: GameCard, face: Face[V, A], sense: Sense[V, A]) -> None:
        self.card = card
        self.face = face
        self.sense = sense

    # the rules

    def setup(self, seats: int, options: Options) -> S:
        """The table laid, before any luck: chance deals afterwards."""
        raise NotImplementedError

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """The seats that owe a decision; (CHANCE,) when luck is next, () when over."""
        raise NotImplementedError

    def legal(self, state: S, seat: Seat) -> Sequence[A]:
        """What this seat may do: never empty for a seat in to_act, () for others; for CHANCE the outcomes of odds."""
        raise NotImplementedError

    def allows(self, state: S, seat: Seat, action: A) -> bool:
        """Is this legal, or a possible turn of luck?"""
        return action in self.legal(state, seat)

    def odds(self, state: S) -> Sequence[tuple[A, int]]:
        """The outcomes luck may bring now and their weights, where they can be counted."""
        raise NotImplementedError

    def scatter(self, state: S) -> Scatter | None:
        """The dice that fall now, where luck cannot be counted but is a throw into a box."""
        return None

    def deal(self, state: S, rng: Random) -> A:
        """Chance takes its turn; asks rng.random() and rng.getrandbits() only."""
        odds = self.odds(state)
        spot = int(rng.random() * sum(weight for _, weight in odds))
        for outcome, weight in odds:
            spot -= weight
            if spot < 0:
                return outcome
        raise AssertionError("odds add up")

    def apply(self, state: S, seat: Seat, action: A, say: Say | None) -> None:
        """Carry the action out. Legality was asked before."""
        raise NotImplementedError

    def score_sheet(self, state: S) -> Sequence[ScoreSheet]:
        """Named lines, total and place of each seat, as if the game ended now."""
        raise NotImplementedError

    def ending(self, state: S) -> str:
        """Which way a finished game ended: a key of the words' table `ending`; "" where there is one way only."""
        return ""

    def refusal(self, state: S, seat: Seat, action: A) -> Refusal:
        """Why this is not legal; judged by what the seat knows."""
        raise NotImplementedError

    # who knows what

    def observe(self, state: S, seat: Seat | None) -> V:
        """What this seat sees; None: a spectator."""
        raise NotImplementedError

    def imagine(self, view: V, rng: Random) -> S:
        """A full world that fits the view, drawn as luck alone weighs them."""
        raise NotImplementedError

    def redact(self, state: S, seat: Seat, action: A, ear: Seat | None) -> str:
        """The words as `ear` hears them, with what they turn up, judged before the action is applied; "": nothing."""
        raise NotImplementedError

    def reveals(self, state: S, seat: Seat, action: A) -> bool:
        """Does the actor learn something by it? Then it cannot be taken back."""
        raise NotImplementedError

    # words

    def read(self, words: str) -> A:
        """The action these words name; str(action) writes them."""
        raise NotImplementedError

    def vocabulary(self, seats: int, options: Options) -> Sequence[A]:
        """Every action a seat can ever take, in a fixed order."""
        raise NotImplementedError

    def write_position(self, state: S) -> str:
        """The whole truth in one line of text."""
        raise NotImplementedError

    def read_position(self, text: str, seats: int, options: Options) -> S:
        """The state this line describes."""
        raise NotImplementedError


AnyGame = Game[Any, Any, Any]


def run_out(game: Game[S, A, V], state: S, rng: Random) -> int:
    """Play on with random legal moves to the end; how many decisions that took."""
    decisions = 0
    while owing := game.to_act(state):
        seat = owing[0]
        if seat == CHANCE:
            game.apply(state, CHANCE, game.deal(state, rng), None)
        else:
            choices = game.legal(state, seat)
            game.apply(state, seat, choices[int(rng.random() * len(choices))], None)
            decisions += 1
    return decisions
