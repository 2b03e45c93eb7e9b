"""Explorers & Pirates: the identity card, and the rooms bound to the contract."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from kogga.core.actions import CHANCE, Seat
from kogga.core.events import Event, Say
from kogga.core.game import Game, GameCard
from kogga.core.options import Option, Options
from kogga.core.refusals import Refusal
from kogga.core.scores import ScoreSheet
from kogga.core.words import Words
from kogga.games.explorers import notation, rules, scoring
from kogga.games.explorers.actions import (
    DIE,
    ROLL,
    Accept,
    Ask,
    Bank,
    Barter,
    Buy,
    Chase,
    Close,
    CrewAboard,
    CrewAshore,
    Deliver,
    DockOverboard,
    End,
    Exchange,
    FastGold,
    Fetch,
    Fish,
    Found,
    Give,
    Haul,
    HoldOverboard,
    Land,
    Load,
    Move,
    Propose,
    Refuse,
    Road,
    Roll,
    Sail,
    Scrap,
    Settlement,
    SettlerAboard,
    SettlerAshore,
    Ship,
    Swap,
    ToSea,
    Unload,
    Upgrade,
    Withdraw,
    Wool,
    seat_moves,
)
from kogga.games.explorers.drawing import ExplorersTable
from kogga.games.explorers.heuristics import ExplorersSense
from kogga.games.explorers.pieces import MAX_SEATS, MIN_SEATS, ExplorersOptions
from kogga.games.explorers.rules import (
    ending,
    lairs,
    preparation,
    production,
    rare,
    seven,
    ships,
    trade,
    turn,
)
from kogga.games.explorers.rules.choices import build_moves, sea_moves
from kogga.games.explorers.rules.possible import check
from kogga.games.explorers.state import ExplorersState, Phase
from kogga.games.explorers.view import ExplorersView, imagine, observe, redact, reveals

NOTHING: Final[list[Move]] = []
# Globals, because a class attribute costs four times as much on the hot path.
ROLLING: Final = Phase.ROLL
DICE: Final = (Phase.CHASE, Phase.FISH, Phase.HERO)
FIRST_SEAT_PHASE: Final = Phase.COLOUR
DISCARDING: Final = Phase.DISCARD
BUILDING: Final = Phase.BUILD
DRAFTING: Final = Phase.DRAFT
ANSWERING: Final = Phase.ANSWER
SAILING: Final = Phase.SEA
SEALED: Final = (Phase.DISCARD, Phase.ANSWER)
OVER: Final = Phase.OVER
LUCK: Final[tuple[Seat, ...]] = (CHANCE,)
NOBODY_ASKED: Final[tuple[Seat, ...]] = ()
ONLY: Final[list[tuple[Seat, ...]]] = [(seat,) for seat in range(MAX_SEATS)]
OWING: Final[list[tuple[Seat, ...]]] = [
    tuple([seat for seat in range(MAX_SEATS) if owing >> seat & 1]) for owing in range(1 << MAX_SEATS)
]


class Explorers(Game[ExplorersState, Move, ExplorersView]):
    """Sail into the unknown, settle what you find, and serve the Council of Catan."""

    def __init__(self, library: Mapping[str, Words]) -> None:
        card = GameCard(
            id="explorers",
            titles={lang: words.say("title", {}) for lang, words in library.items()},
            designer="Klaus Teuber",
            publisher="Kosmos",
            year=2013,
            seats=range(MIN_SEATS, MAX_SEATS + 1),
            minutes=90,
            version="1",
            options=(
                Option.explained("scenario", (1, 2, 3, 4, 5), library),
                Option.explained("island", ("fixed", "shuffled"), library, only_if=("scenario", (2,))),
                Option.explained("rounds", (100, 30, 10), library),
            ),
            options_type=ExplorersOptions,
        )
        super().__init__(card, ExplorersTable(library), ExplorersSense())

    def setup(self, seats: int, options: Options) -> ExplorersState:
        assert isinstance(options, ExplorersOptions)
        return preparation.set_up(seats, options)

    def to_act(self, state: ExplorersState) -> tuple[Seat, ...]:
        phase = state.phase
        if phase < FIRST_SEAT_PHASE:
            return LUCK
        if phase in SEALED:
            return OWING[state.owing]
        return ONLY[state.active] if phase != OVER else NOBODY_ASKED

    def legal(self, state: ExplorersState, seat: Seat) -> Sequence[Move]:
        phase = state.phase
        if phase < FIRST_SEAT_PHASE:
            return [move for move, _ in rules.odds(state)] if seat == CHANCE else NOTHING
        if seat == state.active:
            if phase == SAILING:
                return sea_moves(state)
            if phase == BUILDING:
                return build_moves(state)
            if phase == DRAFTING:
                return trade.draft_moves(state)
        if phase in SEALED:
            if seat < 0 or not state.owing >> seat & 1:
                return NOTHING
            return trade.answers(state, seat) if phase == ANSWERING else seven.discards(state, seat)
        return rare.rarely_legal(state) if seat == state.active and phase != OVER else NOTHING

    def odds(self, state: ExplorersState) -> Sequence[tuple[Move, int]]:
        return rules.odds(state) if state.phase < FIRST_SEAT_PHASE else []

    def deal(self, state: ExplorersState, rng: Random) -> Move:
        phase = state.phase
        if phase == ROLLING:
            return ROLL[int(rng.random() * len(ROLL))]
        if phase in DICE:
            return DIE[int(rng.random() * len(DIE))]
        return super().deal(state, rng)

    def apply(self, state: ExplorersState, seat: Seat, action: Move, say: Say | None) -> None:
        if isinstance(action, Sail):
            ships.sail(state, action.ship, action.edge, say)
        elif isinstance(action, Give):
            trade.give(state, action.kind, say)
        elif isinstance(action, Ask):
            trade.ask(state, action.kind, say)
        elif isinstance(action, (Accept, Refuse)):
            trade.answer(state, seat, isinstance(action, Accept), say)
        elif isinstance(action, Withdraw):
            trade.withdraw(state, say)
        elif isinstance(action, Propose):
            trade.propose(state, say)
        elif isinstance(action, Close):
            trade.close(state, action.seat, say)
        elif isinstance(action, Roll):
            production.roll(state, action.one, action.other, say)
        elif isinstance(action, ToSea):
            turn.put_to_sea(state, say)
        elif isinstance(action, End):
            lairs.resolve(state, say)
        elif isinstance(action, (Wool, Found, Load, Unload, Exchange, Swap, Land, Fetch, Barter, Haul, Deliver)):
            rare.apply_at_sea(state, action, say)
        elif isinstance(action, (HoldOverboard, DockOverboard, Chase, Fish)):
            rare.apply_overboard(state, action, say)
        elif isinstance(action, (Road, Settlement, Upgrade, Ship, Scrap)):
            rare.apply_building(state, action, say)
        elif isinstance(action, (SettlerAshore, SettlerAboard, CrewAshore, CrewAboard, Bank, Buy, FastGold)):
            rare.apply_purchase(state, action, say)
        else:
            rare.apply_rare(state, seat, action, say)

    def score_sheet(self, state: ExplorersState) -> Sequence[ScoreSheet]:
        return scoring.score_sheets(state)

    def ending(self, state: ExplorersState) -> str:
        return ending.way(state)

    def refusal(self, state: ExplorersState, seat: Seat, action: Move) -> Refusal:
        refusal = rules.why_not(state, seat, action)
        assert refusal is not None, f"{action} is legal"
        return refusal

    def observe(self, state: ExplorersState, seat: Seat | None) -> ExplorersView:
        return observe(state, seat, () if seat is None else tuple(self.legal(state, seat)))

    def imagine(self, view: ExplorersView, rng: Random) -> ExplorersState:
        return imagine(view, rng)

    def redact(self, state: ExplorersState, seat: Seat, action: Move, ear: Seat | None) -> str:
        heard = self.consequences(state, seat, action)[1] if state.phase in SEALED else []
        return redact(action, seat, state.active, state.spot, ear, heard)

    def reveals(self, state: ExplorersState, seat: Seat, action: Move) -> bool:
        return reveals(state, self.consequences(state, seat, action)[0])

    def consequences(self, state: ExplorersState, seat: Seat, action: Move) -> tuple[ExplorersState, list[Event]]:
        """What would come of it: the state after, and what the table would hear."""
        after = state.copy()
        heard: list[Event] = []
        self.apply(after, seat, action, heard.append)
        return after, heard

    def read(self, words: str) -> Move:
        return notation.read_move(words)

    def vocabulary(self, seats: int, options: Options) -> Sequence[Move]:
        assert isinstance(options, ExplorersOptions)
        return seat_moves(seats, options)

    def write_position(self, state: ExplorersState) -> str:
        return notation.write_position(state)

    def read_position(self, text: str, seats: int, options: Options) -> ExplorersState:
        assert isinstance(options, ExplorersOptions)
        state = notation.read_position(text, seats, preparation.set_up(seats, options))
        check(state)
        return state


GAME: Final = Explorers
