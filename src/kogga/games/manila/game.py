"""Manila: the identity card, and the rooms bound to the contract."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from kogga.core.actions import CHANCE, Seat
from kogga.core.events import Say
from kogga.core.game import Game, GameCard
from kogga.core.options import Option, Options
from kogga.core.refusals import Refusal
from kogga.core.scores import ScoreSheet
from kogga.core.words import Words
from kogga.games.manila import notation, rules, scoring, view
from kogga.games.manila.actions import ROLL, SEAT_MOVES, Move, SetOut, ThrowOut
from kogga.games.manila.drawing import ManilaTable
from kogga.games.manila.heuristics import ManilaSense
from kogga.games.manila.pieces import EYES, JADE, MAX_SEATS, MIN_SEATS, ManilaOptions
from kogga.games.manila.rules import end
from kogga.games.manila.rules.preparation import set_up
from kogga.games.manila.state import ManilaState, Phase
from kogga.games.manila.view import ManilaView

FIRST_ASKED: Final = Phase.AUCTION  # names of the module are found sooner than those of a class
OVER: Final = Phase.OVER
ROLLING: Final = Phase.ROLL
LUCK: Final[tuple[Seat, ...]] = (CHANCE,)
ONLY: Final[list[tuple[Seat, ...]]] = [(seat,) for seat in range(MAX_SEATS)]


class Manila(Game[ManilaState, Move, ManilaView]):
    """Bid for the harbour master's office, put accomplices where the money will be, and hold shares of what arrives."""

    def __init__(self, library: Mapping[str, Words]) -> None:
        card = GameCard(
            id="manila",
            titles={lang: words.say("title", {}) for lang, words in library.items()},
            designer="Franz-Benno Delonge",
            publisher="Zoch",
            year=2005,
            seats=range(MIN_SEATS, MAX_SEATS + 1),
            minutes=60,
            version="1",
            options=(
                Option.explained("full_boats", (False, True), library),
                Option.explained("any_shares", (False, True), library),
            ),
            options_type=ManilaOptions,
        )
        super().__init__(card, ManilaTable(library), ManilaSense())

    def setup(self, seats: int, options: Options) -> ManilaState:
        assert isinstance(options, ManilaOptions)
        return set_up(seats, options)

    def to_act(self, state: ManilaState) -> tuple[Seat, ...]:
        if state.phase < FIRST_ASKED:
            return LUCK
        return ONLY[state.asked] if state.phase != OVER else ()

    def legal(self, state: ManilaState, seat: Seat) -> Sequence[Move]:
        if seat == CHANCE:
            return [move for move, _ in rules.odds(state)] if state.phase < Phase.AUCTION else []
        return rules.moves(state, seat)

    def odds(self, state: ManilaState) -> Sequence[tuple[Move, int]]:
        return rules.odds(state) if state.phase < Phase.AUCTION else []

    def deal(self, state: ManilaState, rng: Random) -> Move:
        if state.phase == ROLLING:
            return ROLL[state.die][int(rng.random() * EYES)]
        return super().deal(state, rng)

    def apply(self, state: ManilaState, seat: Seat, action: Move, say: Say | None) -> None:
        rules.apply(state, action, say)

    def score_sheet(self, state: ManilaState) -> Sequence[ScoreSheet]:
        return scoring.score_sheets(state)

    def ending(self, state: ManilaState) -> str:
        return end.ending(state)

    def refusal(self, state: ManilaState, seat: Seat, action: Move) -> Refusal:
        refusal = rules.why_not(state, seat, action)
        assert refusal is not None, f"{action} is legal"
        return refusal

    def observe(self, state: ManilaState, seat: Seat | None) -> ManilaView:
        return view.observe(state, seat)

    def imagine(self, view_: ManilaView, rng: Random) -> ManilaState:
        return view.imagine(view_, rng)

    def redact(self, state: ManilaState, seat: Seat, action: Move, ear: Seat | None) -> str:
        return view.redact(state, action, ear)

    def reveals(self, state: ManilaState, seat: Seat, action: Move) -> bool:
        return view.reveals(state, action)

    def read(self, words: str) -> Move:
        return notation.read_move(words)

    def vocabulary(self, seats: int, options: Options) -> Sequence[Move]:
        assert isinstance(options, ManilaOptions)
        return [move for move in SEAT_MOVES if can_ever(move, seats, options)]

    def write_position(self, state: ManilaState) -> str:
        return notation.write_position(state)

    def read_position(self, text: str, seats: int, options: Options) -> ManilaState:
        assert isinstance(options, ManilaOptions)
        return notation.read_position(text, seats, options)


def can_ever(move: Move, seats: int, options: ManilaOptions) -> bool:
    """§4.3 Jade is never set, it follows; §14.1 nobody is thrown out without the variant."""
    if isinstance(move, SetOut):
        return move.ware != JADE
    return not isinstance(move, ThrowOut) or (options.full_boats and move.seat < seats)


GAME: Final = Manila
