"""Mare Balticum: the identity card, and the rooms bound to the contract."""

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
from kogga.games.mare_balticum import notation, rules, scoring
from kogga.games.mare_balticum.actions import (
    DRAW,
    MOOR,
    START,
    Demand,
    Draw,
    EndTurn,
    Fish,
    Found,
    Keep,
    Launch,
    Look,
    Moor,
    Move,
    Overboard,
    Pay,
    Rare,
    Sail,
    Start,
    Swap,
    Take,
    Unload,
    seat_moves,
)
from kogga.games.mare_balticum.drawing import MareTable
from kogga.games.mare_balticum.heuristics import MareSense
from kogga.games.mare_balticum.pieces import MAX_SEATS, MIN_SEATS, TIME, MareOptions
from kogga.games.mare_balticum.rules import contracts, order, preparation, time_tokens
from kogga.games.mare_balticum.rules.choices import turn_moves
from kogga.games.mare_balticum.rules.fishing import fish
from kogga.games.mare_balticum.rules.overboard import throw_overboard
from kogga.games.mare_balticum.rules.possible import check
from kogga.games.mare_balticum.rules.refilling import refill
from kogga.games.mare_balticum.rules.sailing import launch, sail
from kogga.games.mare_balticum.rules.turn import end_turn
from kogga.games.mare_balticum.rules.unloading import unload
from kogga.games.mare_balticum.state import MareState, Phase
from kogga.games.mare_balticum.view import MareView, imagine, observe, redact, reveals

NOTHING: Final[list[Move]] = []
# Globals, because a class attribute costs four times as much on the hot path.
REFILL: Final = Phase.REFILL
MOORING: Final = Phase.MOOR
TURN: Final = Phase.TURN
EVENT: Final = Phase.EVENT
OVER: Final = Phase.OVER
LUCK: Final = (CHANCE,)
ONLY: Final = [(seat,) for seat in range(MAX_SEATS)]
OWING: Final = [tuple([seat for seat in range(MAX_SEATS) if owing >> seat & 1]) for owing in range(1 << MAX_SEATS)]


class MareBalticum(Game[MareState, Move, MareView]):
    """Sail a chain of boats, land fish where they are wanted, and decide in secret what they are worth to you."""

    def __init__(self, library: Mapping[str, Words]) -> None:
        card = GameCard(
            id="mare_balticum",
            titles={lang: words.say("title", {}) for lang, words in library.items()},
            designer="Filip Miłuński",
            publisher="Gry Leonardo",
            year=2011,
            seats=range(MIN_SEATS, MAX_SEATS + 1),
            minutes=30,
            version="1",
            options=(
                Option.explained("demand", (False, True), library),
                Option.explained("contracts", (False, True), library),
            ),
            options_type=MareOptions,
        )
        super().__init__(card, MareTable(library), MareSense())

    def setup(self, seats: int, options: Options) -> MareState:
        assert isinstance(options, MareOptions)
        return preparation.set_up(seats, options)

    def to_act(self, state: MareState) -> tuple[Seat, ...]:
        phase = state.phase
        if phase < MOORING:
            return LUCK
        if phase < EVENT:
            return ONLY[state.active]
        return OWING[state.owing] if phase == EVENT else ()

    def legal(self, state: MareState, seat: Seat) -> Sequence[Move]:
        phase = state.phase
        if phase == TURN and seat == state.active:
            return turn_moves(state)
        if phase == EVENT and seat >= 0:
            return time_tokens.choices(state, seat) if state.owing >> seat & 1 else NOTHING
        if phase < MOORING:
            return [move for move, _ in rules.odds(state)] if seat == CHANCE else NOTHING
        if phase == OVER or seat != state.active:
            return NOTHING
        return MOOR if phase == MOORING else contracts.choices(state)

    def odds(self, state: MareState) -> Sequence[tuple[Move, int]]:
        return rules.odds(state) if state.phase < MOORING else []

    def deal(self, state: MareState, rng: Random) -> Move:
        phase = state.phase
        if phase == Phase.START:
            return START[int(rng.random() * state.seats)]
        if phase == Phase.DEMAND:
            return super().deal(state, rng)
        bag = state.bag
        spot = int(rng.random() * sum(bag))
        kind = 0
        while spot >= bag[kind]:
            spot -= bag[kind]
            kind += 1
        return DRAW[kind]

    def apply(self, state: MareState, seat: Seat, action: Move, say: Say | None) -> None:
        if isinstance(action, Sail):
            sail(state, action.start, action.field, say)
        elif isinstance(action, Draw):
            if state.phase != REFILL:
                preparation.lay_out(state, action.kind, say)
            elif action.kind == TIME:
                time_tokens.time_comes(state, say)
            else:
                refill(state, action.kind, say)
        elif isinstance(action, EndTurn):
            end_turn(state, say)
        elif isinstance(action, Fish):
            fish(state, action.field, action.kind, say)
        elif isinstance(action, Overboard):
            throw_overboard(state, action.species, say)
        elif isinstance(action, Unload):
            unload(state, action.port, action.species, action.number, action.circle, say)
        elif isinstance(action, Launch):
            launch(state, action.field, say)
        else:
            self.apply_rare(state, seat, action, say)

    def apply_rare(self, state: MareState, seat: Seat, action: Rare, say: Say | None) -> None:
        """Preparation, time events and contracts."""
        if isinstance(action, Found):
            time_tokens.found(state, seat, action.company, say)
        elif isinstance(action, Pay):
            time_tokens.pay(state, seat, action.payment, say)
        elif isinstance(action, Look):
            contracts.look(state, say)
        elif isinstance(action, (Take, Swap)):
            contracts.take(state, action.card, say)
        elif isinstance(action, Keep):
            contracts.keep(state, say)
        elif isinstance(action, Moor):
            preparation.moor(state, action.port, say)
        elif isinstance(action, Demand):
            preparation.lay_demand(state, action.species, say)
        elif isinstance(action, Start):
            preparation.begin(state, action.seat, say)
        else:
            assert_never(action)

    def score_sheet(self, state: MareState) -> Sequence[ScoreSheet]:
        return scoring.score_sheets(state)

    def ending(self, state: MareState) -> str:
        return order.ending(state)

    def refusal(self, state: MareState, seat: Seat, action: Move) -> Refusal:
        refusal = rules.why_not(state, seat, action)
        assert refusal is not None, f"{action} is legal"
        return refusal

    def observe(self, state: MareState, seat: Seat | None) -> MareView:
        return observe(state, seat, () if seat is None else tuple(self.legal(state, seat)))

    def imagine(self, view: MareView, rng: Random) -> MareState:
        return imagine(view, rng)

    def redact(self, state: MareState, seat: Seat, action: Move, ear: Seat | None) -> str:
        return redact(state, seat, action, ear, self.consequences(state, seat, action)[1])

    def reveals(self, state: MareState, seat: Seat, action: Move) -> bool:
        return reveals(state, action, self.consequences(state, seat, action)[0])

    def consequences(self, state: MareState, seat: Seat, action: Move) -> tuple[MareState, list[Event]]:
        """What would come of it: the state after, and what the table would hear."""
        after = state.copy()
        heard: list[Event] = []
        self.apply(after, seat, action, heard.append)
        return after, heard

    def read(self, words: str) -> Move:
        return notation.read_move(words)

    def vocabulary(self, seats: int, options: Options) -> Sequence[Move]:
        assert isinstance(options, MareOptions)
        return seat_moves(options)

    def write_position(self, state: MareState) -> str:
        return notation.write_position(state)

    def read_position(self, text: str, seats: int, options: Options) -> MareState:
        assert isinstance(options, MareOptions)
        state = notation.read_position(text, seats, options)
        check(state)
        return state


GAME: Final = MareBalticum
