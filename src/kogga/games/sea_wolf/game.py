"""Sea Wolf: the identity card, and the rooms bound to the contract."""

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
from kogga.games.sea_wolf import notation, rules, scoring, view
from kogga.games.sea_wolf.actions import DRAWN, SEAT_MOVES, TURN_UP, Move
from kogga.games.sea_wolf.face import WolfFace
from kogga.games.sea_wolf.heuristics import WolfSense
from kogga.games.sea_wolf.pieces import MAX_SEATS, MIN_SEATS, WolfOptions
from kogga.games.sea_wolf.rules.preparation import set_up
from kogga.games.sea_wolf.state import Phase, WolfState
from kogga.games.sea_wolf.view import WolfView

LUCK: Final = (CHANCE,)
ONLY: Final = [(seat,) for seat in range(MAX_SEATS)]


class SeaWolf(Game[WolfState, Move, WolfView]):
    """Collect ships and goods of one colour and bring them to port when a delivery comes."""

    def __init__(self, library: Mapping[str, Words]) -> None:
        card = GameCard(
            id="sea_wolf",
            titles={lang: words.say("title", {}) for lang, words in library.items()},
            designer="",
            publisher="",
            year=None,
            seats=range(MIN_SEATS, MAX_SEATS + 1),
            minutes=20,
            version="1",
            options=(
                Option.explained("hundred", (False, True), library),
                Option.explained("poor_visibility", (False, True), library),
            ),
            options_type=WolfOptions,
        )
        super().__init__(card, WolfFace(library), WolfSense())

    def setup(self, seats: int, options: Options) -> WolfState:
        assert isinstance(options, WolfOptions)
        return set_up(seats, options)

    def to_act(self, state: WolfState) -> tuple[Seat, ...]:
        if state.phase < Phase.TURN:
            return LUCK
        return ONLY[state.asked] if state.phase != Phase.OVER else ()

    def legal(self, state: WolfState, seat: Seat) -> Sequence[Move]:
        if seat == CHANCE:
            return [move for move, _ in rules.odds(state)] if state.phase < Phase.TURN else []
        return rules.moves(state, seat)

    def odds(self, state: WolfState) -> Sequence[tuple[Move, int]]:
        return rules.odds(state) if state.phase < Phase.TURN else []

    def deal(self, state: WolfState, rng: Random) -> Move:
        if state.phase == Phase.DRAW:
            return DRAWN[state.pile[int(rng.random() * len(state.pile))]]
        if state.phase == Phase.REFILL or state.phase == Phase.ROW:
            return TURN_UP[state.pile[int(rng.random() * len(state.pile))]]
        return super().deal(state, rng)

    def apply(self, state: WolfState, seat: Seat, action: Move, say: Say | None) -> None:
        rules.apply(state, action, say)

    def score_sheet(self, state: WolfState) -> Sequence[ScoreSheet]:
        return scoring.score_sheets(state)

    def refusal(self, state: WolfState, seat: Seat, action: Move) -> Refusal:
        refusal = rules.why_not(state, seat, action)
        assert refusal is not None, f"{action} is legal"
        return refusal

    def observe(self, state: WolfState, seat: Seat | None) -> WolfView:
        return view.observe(state, seat)

    def imagine(self, view_: WolfView, rng: Random) -> WolfState:
        return view.imagine(view_, rng)

    def redact(self, state: WolfState, seat: Seat, action: Move, ear: Seat | None) -> str:
        return view.redact(state, action, ear)

    def reveals(self, state: WolfState, seat: Seat, action: Move) -> bool:
        return view.reveals(state, action)

    def read(self, words: str) -> Move:
        return notation.read_move(words)

    def vocabulary(self, seats: int, options: Options) -> Sequence[Move]:
        return SEAT_MOVES

    def write_position(self, state: WolfState) -> str:
        return notation.write_position(state)

    def read_position(self, text: str, seats: int, options: Options) -> WolfState:
        assert isinstance(options, WolfOptions)
        return notation.read_position(text, seats, options)


GAME: Final = SeaWolf
