"""A game in progress in numbers: quick, without a log, with luck of its own."""

from __future__ import annotations

from random import Random
from typing import Any

from kogga.adapters.frame import Frame, Mask, Tensor
from kogga.core.actions import CHANCE, Action, Seat
from kogga.core.errors import BadOptions
from kogga.core.scores import ScoreSheet
from kogga.front.match import IllegalMove

Saved = tuple[Any, object]


class Voyage:
    """The whole truth and the luck to come. Luck plays by itself; `seat` owes a decision, None at the end."""

    def __init__(self, frame: Frame, seed: int | None = None) -> None:
        self.frame = frame
        self.rng = Random(seed)
        self.state: Any = None
        self.restart()

    def restart(self, seed: int | None = None) -> None:
        """A new game; with a seed, the same one every time."""
        if seed is not None:
            self.rng = Random(seed)
        self.state = self.frame.game.setup(self.frame.seats, self.frame.options)
        self.deal()

    def deal(self) -> None:
        """Luck takes its turns."""
        game = self.frame.game
        while (owing := game.to_act(self.state)) == (CHANCE,):
            game.apply(self.state, CHANCE, game.deal(self.state, self.rng), None)
        self.seat: Seat | None = owing[0] if owing else None

    def play(self, number: int) -> None:
        """The seat that owes a decision takes the action of this number. IllegalMove says why not."""
        frame = self.frame
        if self.seat is None:
            raise BadOptions("The game is over; reset() begins another one.")
        if not 0 <= number < len(frame.actions):
            raise BadOptions(f"There is no action {number}; {frame.game.card.id} has 0 to {len(frame.actions) - 1}.")
        action = frame.actions[number]
        if not frame.game.allows(self.state, self.seat, action):
            raise IllegalMove(frame.game.refusal(self.state, self.seat, action), frame.game.face)
        self.take(action)

    def take(self, action: Action) -> None:
        """The seat that owes a decision takes a legal action."""
        assert self.seat is not None
        self.frame.game.apply(self.state, self.seat, action, None)
        self.deal()

    def view(self, seat: Seat | None) -> Any:
        """What a seat sees; None: a spectator."""
        return self.frame.game.observe(self.state, seat)

    def look(self, seat: Seat) -> tuple[Tensor, Mask]:
        """What a seat sees and may do, in numbers."""
        view = self.view(seat)
        return self.frame.tensor(view), self.frame.mask(view.choices)

    def sheets(self) -> list[ScoreSheet]:
        """The score sheets, as if the game ended now."""
        return list(self.frame.game.score_sheet(self.state))

    # twins

    def copy(self, seed: int | None = None) -> Voyage:
        """A twin, the luck to come included; with a seed it has luck of its own, as a planner should want it."""
        twin = Voyage.__new__(Voyage)
        twin.frame = self.frame
        twin.rng = Random(seed)
        twin.load(self.save())
        if seed is not None:
            twin.rng = Random(seed)
        return twin

    def imagined(self, seat: Seat, seed: int | None = None) -> Voyage:
        """A world that looks the same to this seat, with luck of its own: what a planner may search in."""
        twin = Voyage.__new__(Voyage)
        twin.frame = self.frame
        twin.rng = Random(seed)
        twin.state = self.frame.game.imagine(self.view(seat), twin.rng)
        twin.deal()
        return twin

    def save(self) -> Saved:
        """The moment, to come back to."""
        return self.state.copy(), self.rng.getstate()

    def load(self, saved: Saved) -> None:
        """Back to a moment that was saved."""
        state, luck = saved
        self.state = state.copy()
        self.rng.setstate(luck)  # type: ignore[arg-type]  # what getstate gave
        self.deal()

    def __deepcopy__(self, memo: object) -> Voyage:
        return self.copy()
