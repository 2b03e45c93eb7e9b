"""Sea Wolf: the identity card, and the rooms bound to the contract."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, assert_never

from kogga.core.actions import CHANCE, Seat
from kogga.core.events import Event, Say
from kogga.core.game import Game, GameCard
from kogga.core.options import Option, Options
from kogga.core.refusals import Refusal
from kogga.core.scores import ScoreSheet
from kogga.core.words import Words
from kogga.games.sea_wolf import notation, rules, scoring
from kogga.games.sea_wolf.actions import (
    DRAWN,
    SEAT_MOVES,
    START,
    TOP_CARD,
    TOP_DELIVERY,
    TURN_UP,
    Answer,
    Deliver,
    Discard,
    Done,
    Draw,
    Drawn,
    Hire,
    Lose,
    Move,
    Refuse,
    Show,
    Start,
    Take,
    Top,
    TurnUp,
    UseWolf,
)
from kogga.games.sea_wolf.drawing import WolfTable
from kogga.games.sea_wolf.heuristics import WolfSense
from kogga.games.sea_wolf.pieces import BIT, MAX_SEATS, MIN_SEATS, ORDINARY_CARDS, WolfOptions
from kogga.games.sea_wolf.rules import delivery, end, event, pile, preparation, turn, wolf
from kogga.games.sea_wolf.rules.turn import discard, drawn, refill, take, turn_moves
from kogga.games.sea_wolf.state import Phase, WolfState
from kogga.games.sea_wolf.view import WolfView, imagine, observe, redact, reveals

NOTHING: Final[list[Move]] = []
# Globals, because a class attribute costs four times as much on the hot path.
REFILL: Final = Phase.REFILL
DRAWING: Final = Phase.DRAW
TOP: Final = Phase.TOP
TURN: Final = Phase.TURN
OVER: Final = Phase.OVER
LUCK: Final[tuple[Seat, ...]] = (CHANCE,)
ONLY: Final[list[tuple[Seat, ...]]] = [(seat,) for seat in range(MAX_SEATS)]


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
        super().__init__(card, WolfTable(library), WolfSense())

    def setup(self, seats: int, options: Options) -> WolfState:
        assert isinstance(options, WolfOptions)
        return preparation.set_up(seats, options)

    def to_act(self, state: WolfState) -> tuple[Seat, ...]:
        phase = state.phase
        if phase < TURN:
            return LUCK
        return ONLY[state.asked] if phase != OVER else ()

    def legal(self, state: WolfState, seat: Seat) -> Sequence[Move]:
        phase = state.phase
        if seat != state.asked or phase < TURN or phase == OVER:
            return [move for move, _ in rules.odds(state)] if seat == CHANCE else NOTHING
        if phase == TURN:
            return turn_moves(state)
        if phase == Phase.DELIVERY:
            return delivery.deliveries(state)
        return wolf.ANSWERS if phase == Phase.WOLF else event.answers(state)

    def odds(self, state: WolfState) -> Sequence[tuple[Move, int]]:
        return rules.odds(state)

    def deal(self, state: WolfState, rng: Random) -> Move:
        phase = state.phase
        if phase == TOP:
            return TOP_DELIVERY if rng.random() * (state.left + state.due) < state.due else TOP_CARD
        if phase == Phase.START:
            return START[int(rng.random() * state.seats)]
        pile = state.pile
        card = int(rng.random() * ORDINARY_CARDS)
        while not pile & BIT[card]:  # as likely as any other that is left
            card = int(rng.random() * ORDINARY_CARDS)
        return DRAWN[card] if phase == DRAWING else TURN_UP[card]

    def apply(self, state: WolfState, seat: Seat, action: Move, say: Say | None) -> None:
        if isinstance(action, Take):
            take(state, action.card, say)
        elif isinstance(action, TurnUp):
            if state.phase == REFILL:
                refill(state, action.card, say)
            else:
                preparation.turn_up(state, action.card, say)
        elif isinstance(action, Discard):
            discard(state, action.card, say)
        elif isinstance(action, Draw):
            turn.draw(state)
        elif isinstance(action, Drawn):
            drawn(state, action.card, say)
        elif isinstance(action, Top):
            pile.top_is(state, action.delivery, say)
        elif isinstance(action, Start):
            preparation.begin(state, action.seat, say)
        else:
            self.answer(state, action, say)

    def answer(self, state: WolfState, action: Answer, say: Say | None) -> None:
        """An answer to a delivery, an event, or the offer of a wolf."""
        if isinstance(action, Done):
            delivery.be_done(state, say)
        elif isinstance(action, Deliver):
            delivery.deliver(state, action.pair, say)
        elif isinstance(action, Refuse):
            wolf.refuse(state, say)
        elif isinstance(action, Hire):
            wolf.hire(state, say)
        elif isinstance(action, Lose):
            event.lose(state, action.card, say)
        elif isinstance(action, UseWolf):
            event.use_wolf(state, say)
        elif isinstance(action, Show):
            event.show_and_go_on(state, say)
        else:
            assert_never(action)

    def score_sheet(self, state: WolfState) -> Sequence[ScoreSheet]:
        return scoring.score_sheets(state)

    def ending(self, state: WolfState) -> str:
        return end.ending(state)

    def refusal(self, state: WolfState, seat: Seat, action: Move) -> Refusal:
        refusal = rules.why_not(state, seat, action)
        assert refusal is not None, f"{action} is legal"
        return refusal

    def observe(self, state: WolfState, seat: Seat | None) -> WolfView:
        return observe(state, seat, () if seat is None else tuple(self.legal(state, seat)))

    def imagine(self, view: WolfView, rng: Random) -> WolfState:
        return imagine(view, rng)

    def redact(self, state: WolfState, seat: Seat, action: Move, ear: Seat | None) -> str:
        return redact(action, ear == state.active, self.consequences(state, action)[1])

    def reveals(self, state: WolfState, seat: Seat, action: Move) -> bool:
        return reveals(state, *self.consequences(state, action))

    def consequences(self, state: WolfState, action: Move) -> tuple[WolfState, list[Event]]:
        """What would come of it: the state after, and what the table would hear."""
        after = state.copy()
        heard: list[Event] = []
        self.apply(after, state.asked, action, heard.append)
        return after, heard

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
