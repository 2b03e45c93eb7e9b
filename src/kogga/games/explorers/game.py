"""Explorers & Pirates: the identity card, and the rooms bound to the contract."""

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
from kogga.games.explorers import notation, rules, scoring
from kogga.games.explorers.actions import (
    COLOUR,
    DIE,
    FIRST_HARBOUR,
    FIRST_ROAD,
    FIRST_SETTLEMENT,
    FIRST_SHIP,
    NEUTRAL_HARBOUR,
    NEUTRAL_SETTLEMENT,
    ROLL,
    SHIP,
    Accept,
    Ask,
    Bank,
    Barter,
    Buy,
    Chase,
    Close,
    Colour,
    CrewAboard,
    CrewAshore,
    Deliver,
    Die,
    Discard,
    DockOverboard,
    End,
    Exchange,
    FastGold,
    Fetch,
    FirstHarbour,
    FirstRoad,
    FirstSettlement,
    FirstShip,
    Fish,
    Found,
    Give,
    Haul,
    HoldOverboard,
    LairNumber,
    Land,
    LayIsland,
    Load,
    Move,
    NeutralHarbour,
    NeutralSettlement,
    Pirate,
    Propose,
    Refuse,
    Road,
    Rob,
    Robbed,
    Roll,
    Sail,
    Scrap,
    Settlement,
    SettlerAboard,
    SettlerAshore,
    Ship,
    Start,
    Swap,
    Token,
    ToSea,
    TurnHex,
    Unload,
    Upgrade,
    Withdraw,
    Wool,
    seat_moves,
)
from kogga.games.explorers.face import ExplorersFace
from kogga.games.explorers.heuristics import ExplorersSense
from kogga.games.explorers.pieces import MAX_SEATS, MIN_SEATS, ExplorersOptions
from kogga.games.explorers.rules import (
    building,
    cargo,
    crews,
    discovery,
    fish,
    lairs,
    pirate,
    preparation,
    production,
    settlers,
    seven,
    ships,
    spices,
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
        super().__init__(card, ExplorersFace(library), ExplorersSense())

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
        return self.rarely_legal(state) if seat == state.active and phase != OVER else NOTHING

    def rarely_legal(self, state: ExplorersState) -> list[Move]:
        """Set-up, the pirate ship, a rebuilt ship, the end of a trade."""
        phase = state.phase
        if phase == Phase.CLOSE:
            return trade.closings(state)
        if phase == Phase.ROB:
            return pirate.robberies(state)
        if phase == Phase.PIRATE or phase == Phase.HAVEN:
            return pirate.placings(state)
        if phase == Phase.BERTH:
            return [SHIP[edge] for edge in ships.berths(state, state.active)]
        if phase == Phase.COLOUR:
            return [move for colour, move in enumerate(COLOUR) if colour not in state.colours]
        if phase == Phase.FIRST_ROAD:
            return [FIRST_ROAD[edge] for edge in preparation.first_road_edges(state)]
        if phase == Phase.FIRST_SHIP:
            return [FIRST_SHIP[edge] for edge in preparation.first_ship_edges(state)]
        if phase == Phase.HARBOUR or phase == Phase.NEUTRAL_HARBOUR:
            harbours = FIRST_HARBOUR if phase == Phase.HARBOUR else NEUTRAL_HARBOUR
            return [harbours[corner] for corner in preparation.first_harbour_sites(state)]
        towns = FIRST_SETTLEMENT if phase == Phase.SETTLE else NEUTRAL_SETTLEMENT
        return [towns[corner] for corner in preparation.first_settlement_sites(state)]

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
            self.apply_at_sea(state, action, say)
        elif isinstance(action, (HoldOverboard, DockOverboard, Chase, Fish)):
            self.apply_overboard(state, action, say)
        elif isinstance(action, (Road, Settlement, Upgrade, Ship, Scrap)):
            self.apply_building(state, action, say)
        elif isinstance(action, (SettlerAshore, SettlerAboard, CrewAshore, CrewAboard, Bank, Buy, FastGold)):
            self.apply_purchase(state, action, say)
        else:
            self.apply_rare(state, seat, action, say)

    def apply_at_sea(
        self,
        state: ExplorersState,
        action: Wool | Found | Load | Unload | Exchange | Swap | Land | Fetch | Barter | Haul | Deliver,
        say: Say | None,
    ) -> None:
        """Wool, founding, docks and shores."""
        if isinstance(action, Wool):
            ships.spend_wool(state, action.ship, say)
        elif isinstance(action, Found):
            settlers.found(state, action.ship, action.corner, say)
        elif isinstance(action, Load):
            cargo.load(state, action.ship, action.piece, say)
        elif isinstance(action, Unload):
            cargo.unload(state, action.ship, action.piece, say)
        elif isinstance(action, Exchange):
            cargo.exchange(state, action.ship, say)
        elif isinstance(action, Swap):
            cargo.swap(state, action.ship, action.piece, say)
        elif isinstance(action, Land):
            lairs.land(state, action.ship, action.hex, say)
        elif isinstance(action, Fetch):
            lairs.fetch(state, action.ship, action.hex, say)
        elif isinstance(action, Barter):
            spices.barter(state, action.ship, action.hex, say)
        elif isinstance(action, Haul):
            fish.haul(state, action.ship, action.hex, say)
        elif isinstance(action, Deliver):
            fish.deliver(state, action.ship, say)
        else:
            assert_never(action)

    def apply_overboard(
        self, state: ExplorersState, action: HoldOverboard | DockOverboard | Chase | Fish, say: Say | None
    ) -> None:
        """What is thrown away, and what a die follows."""
        if isinstance(action, HoldOverboard):
            cargo.hold_overboard(state, action.ship, action.piece, say)
        elif isinstance(action, DockOverboard):
            cargo.dock_overboard(state, action.corner, action.piece, say)
        elif isinstance(action, Chase):
            pirate.chase(state, action.ship)
        elif isinstance(action, Fish):
            fish.fish(state)
        else:
            assert_never(action)

    def apply_building(
        self, state: ExplorersState, action: Road | Settlement | Upgrade | Ship | Scrap, say: Say | None
    ) -> None:
        """Roads, settlements, harbour settlements, ships."""
        if isinstance(action, Road):
            building.build_road(state, action.edge, say)
        elif isinstance(action, Settlement):
            building.build_settlement(state, action.corner, say)
        elif isinstance(action, Upgrade):
            building.upgrade(state, action.corner, say)
        elif isinstance(action, Ship):
            ships.build_ship(state, action.edge, say)
        elif isinstance(action, Scrap):
            ships.scrap(state, action.ship, say)
        else:
            assert_never(action)

    def apply_purchase(
        self,
        state: ExplorersState,
        action: SettlerAshore | SettlerAboard | CrewAshore | CrewAboard | Bank | Buy | FastGold,
        say: Say | None,
    ) -> None:
        """Settlers, crews, and trade with the bank."""
        if isinstance(action, SettlerAshore):
            settlers.settler_ashore(state, action.corner, say)
        elif isinstance(action, SettlerAboard):
            settlers.settler_aboard(state, action.ship, say)
        elif isinstance(action, CrewAshore):
            crews.crew_ashore(state, action.corner, say)
        elif isinstance(action, CrewAboard):
            crews.crew_aboard(state, action.ship, say)
        elif isinstance(action, Bank):
            trade.bank(state, action.given, action.taken, say)
        elif isinstance(action, Buy):
            trade.buy(state, action.kind, say)
        elif isinstance(action, FastGold):
            spices.fast_gold(state, action.kind, say)
        else:
            assert_never(action)

    def apply_rare(self, state: ExplorersState, seat: Seat, action: Move, say: Say | None) -> None:
        """Set-up, the seven, the pirate ship, and luck."""
        if isinstance(action, Discard):
            seven.discard(state, seat, action.kind, say)
        elif isinstance(action, Pirate):
            pirate.place_pirate(state, action.hex, say)
        elif isinstance(action, Rob):
            pirate.rob(state, action.victim, say)
        elif isinstance(action, Colour):
            preparation.choose_colour(state, action.colour, say)
        elif isinstance(action, FirstHarbour):
            preparation.place_harbour(state, action.corner, say)
        elif isinstance(action, FirstSettlement):
            preparation.place_settlement(state, action.corner, say)
        elif isinstance(action, NeutralHarbour):
            preparation.place_neutral_harbour(state, action.corner, say)
        elif isinstance(action, NeutralSettlement):
            preparation.place_neutral_settlement(state, action.corner, say)
        elif isinstance(action, FirstRoad):
            preparation.place_road(state, action.edge, say)
        elif isinstance(action, FirstShip):
            preparation.place_ship(state, action.edge, say)
        else:
            self.apply_luck(state, action, say)

    def apply_luck(self, state: ExplorersState, action: Move, say: Say | None) -> None:
        """What luck brought, the roll of a turn aside."""
        if isinstance(action, TurnHex):
            discovery.turn_hex(state, action.hex, action.terrain, say)
        elif isinstance(action, Token):
            discovery.lay_token(state, action.hex, action.number, say)
        elif isinstance(action, Robbed):
            pirate.robbed(state, action.kind, say)
        elif isinstance(action, Die):
            self.apply_die(state, action.face, say)
        elif isinstance(action, LairNumber):
            lairs.free_field(state, action.hex, action.number, say)
        elif isinstance(action, Start):
            preparation.begin(state, action.seat, say)
        else:
            assert isinstance(action, LayIsland)
            preparation.lay_island(state, action.hex, action.terrain, say)

    def apply_die(self, state: ExplorersState, face: int, say: Say | None) -> None:
        """The die of a chase, of a fisher, or of a hero."""
        if state.phase == Phase.CHASE:
            pirate.chase_rolled(state, face, say)
        elif state.phase == Phase.FISH:
            fish.fish_rolled(state, face, say)
        else:
            lairs.hero_rolled(state, face, say)

    def score_sheet(self, state: ExplorersState) -> Sequence[ScoreSheet]:
        return scoring.score_sheets(state)

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
