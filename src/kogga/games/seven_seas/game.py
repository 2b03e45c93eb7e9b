"""Pirates of the 7 Seas: the identity card, and the rooms bound to the contract."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, assert_never

from kogga.core.actions import CHANCE, Seat
from kogga.core.events import Event, Say
from kogga.core.game import Game, GameCard
from kogga.core.luck import Scatter
from kogga.core.options import Option, Options
from kogga.core.refusals import Refusal
from kogga.core.scores import ScoreSheet
from kogga.core.words import Words
from kogga.games.seven_seas import notation, rules, scoring
from kogga.games.seven_seas.actions import (
    DRAWN,
    FIRST,
    NAME,
    SEAT_MOVES,
    TURN_UP,
    Buy,
    CallMoves,
    Choose,
    CurseMoves,
    Decline,
    Draw,
    Drawn,
    End,
    First,
    Give,
    Load,
    Lose,
    LuckMove,
    LuckMoves,
    Move,
    NameGood,
    Negotiate,
    Play,
    Refuse,
    RitualMove,
    Sell,
    Send,
    TakeFlag,
    Throw,
    TurnUp,
)
from kogga.games.seven_seas.drawing import SeasTable
from kogga.games.seven_seas.events import Thrown
from kogga.games.seven_seas.heuristics import SeasSense
from kogga.games.seven_seas.pieces import (
    CONVOYS,
    FIRST_CURSE,
    FIRST_PORT,
    MAX_SEATS,
    MIN_SEATS,
    TAVERN,
    WHIRLPOOL,
    SeasOptions,
    adventure_cards,
)
from kogga.games.seven_seas.rules import (
    battle,
    captain,
    cartographer,
    curses,
    end,
    governor,
    islander,
    loot,
    merchant,
    preparation,
    rounds,
    shaman,
    shipwright,
    tavern,
)
from kogga.games.seven_seas.rules.rituals import ritual_moves
from kogga.games.seven_seas.rules.rounds import CHOICES
from kogga.games.seven_seas.rules.throw import can_fall, lid, toss
from kogga.games.seven_seas.state import Phase, SeasState
from kogga.games.seven_seas.view import OWING, SeasView, imagine, observe, redact, reveals

NOTHING: Final[list[Move]] = []
# Globals, because a class attribute costs four times as much on the hot path.
CHOOSING: Final = Phase.CHOOSE
OVER: Final = Phase.OVER
LUCK: Final = (CHANCE,)
ONLY: Final = [(seat,) for seat in range(MAX_SEATS)]


class SevenSeas(Game[SeasState, Move, SeasView]):
    """Choose a character in secret, raid convoys with dice thrown into the lid, sell the loot."""

    def __init__(self, library: Mapping[str, Words]) -> None:
        card = GameCard(
            id="seven_seas",
            titles={lang: words.say("title", {}) for lang, words in library.items()},
            designer="Oleksandr Nevskiy, Oleg Sidorenko",
            publisher="IGAMES",
            year=2015,
            seats=range(MIN_SEATS, MAX_SEATS + 1),
            minutes=60,
            version="1",
            options=(
                Option.explained("convoys", tuple(CONVOYS), library),
                Option.explained("stay_home", (2, 1), library),
                Option.explained("whirlpool", ("player", "ship"), library),
                Option.explained("negotiation", ("different", "any"), library),
            ),
            options_type=SeasOptions,
        )
        super().__init__(card, SeasTable(library), SeasSense())

    def setup(self, seats: int, options: Options) -> SeasState:
        assert isinstance(options, SeasOptions)
        return preparation.set_up(seats, options)

    def to_act(self, state: SeasState) -> tuple[Seat, ...]:
        phase = state.phase
        if phase < CHOOSING:
            return LUCK
        if phase == CHOOSING:
            return OWING[state.owing]
        return ONLY[state.asked] if phase != OVER else ()

    def legal(self, state: SeasState, seat: Seat) -> Sequence[Move]:
        phase = state.phase
        if phase == CHOOSING:
            return CHOICES[state.tabled[seat]] if seat >= 0 and state.owing >> seat & 1 else NOTHING
        if seat == CHANCE:
            return [move for move, _ in rules.odds(state)]
        if seat != state.asked or phase < CHOOSING or phase == OVER:
            return NOTHING
        if phase == Phase.SEND:
            return captain.sendings(state)
        if phase == Phase.LOAD:
            return loot.answers(state)
        if phase == Phase.RITUALS:
            return ritual_moves(state)
        if phase == Phase.CAPTAIN:
            return captain.convoys(state)
        return self.legal_in_call(state, phase)

    def legal_in_call(self, state: SeasState, phase: int) -> Sequence[Move]:
        """What the asked seat may do in the rarer moments of a round."""
        if phase == Phase.MERCHANT:
            return merchant.sales(state)
        if phase == Phase.SHIPWRIGHT:
            return shipwright.purchases(state)
        if phase == Phase.GOVERNOR:
            return governor.offers(state)
        if phase == Phase.ISLANDER:
            return islander.ports(state)
        if phase == Phase.SHAMAN:
            return shaman.curses(state)
        if phase == Phase.CARTOGRAPHER:
            return cartographer.plans(state)
        if phase == Phase.IDOL:
            return NAME
        if phase == Phase.TAVERN:
            return tavern.gifts(state)
        return tavern.losses(state) if phase == Phase.LOSE else end.sale_moves(state)

    def allows(self, state: SeasState, seat: Seat, action: Move) -> bool:
        if isinstance(action, Throw):
            return seat == CHANCE and can_fall(state, action)
        return action in self.legal(state, seat)

    def odds(self, state: SeasState) -> Sequence[tuple[Move, int]]:
        return rules.odds(state)

    def scatter(self, state: SeasState) -> Scatter | None:
        return lid(state) if state.phase == Phase.THROW else None

    def deal(self, state: SeasState, rng: Random) -> Move:
        phase = state.phase
        if phase == Phase.LOOT:
            spot = int(rng.random() * sum(state.loot))
            for kind, cards in enumerate(state.loot):
                spot -= cards
                if spot < 0:
                    return TURN_UP[kind]
        if phase == Phase.THROW:
            return toss(state, rng)
        if phase == Phase.FIRST:
            return FIRST[int(rng.random() * state.seats)]
        return DRAWN[state.deck[int(rng.random() * len(state.deck))]]

    def apply(self, state: SeasState, seat: Seat, action: Move, say: Say | None) -> None:
        if isinstance(action, Choose):
            rounds.choose(state, seat, action.role, say)
        elif isinstance(action, Send):
            captain.send(state, action.ships, say)
        elif isinstance(action, LuckMove):
            self.luck(state, action, say)
        elif isinstance(action, Decline):
            rounds.decline(state, say)
        elif isinstance(action, Load):
            loot.load(state, say)
        elif isinstance(action, Refuse):
            loot.refuse(state, say)
        elif isinstance(action, RitualMove):
            rounds.ritual(state, action, say)
        elif isinstance(action, Play):
            self.play(state, action, say)
        elif isinstance(action, (NameGood, Give, Lose)):
            self.curse(state, action, say)
        else:
            self.call(state, action, say)
        if state.phase > OVER:
            rounds.go_on(state, say)

    def luck(self, state: SeasState, action: LuckMoves, say: Say | None) -> None:
        """What luck brought."""
        if isinstance(action, TurnUp):
            loot.turn_up(state, action.loot, say)
        elif isinstance(action, Throw):
            self.dice_fall(state, action, say)
        elif isinstance(action, Drawn):
            if state.phase == Phase.CARD:
                cartographer.drawn(state, action.card, say)
            else:
                preparation.deal_card(state, action.card, say)
        elif isinstance(action, First):
            preparation.name_first(state, action.seat)
        else:
            assert_never(action)

    def dice_fall(self, state: SeasState, throw: Throw, say: Say | None) -> None:
        """§6.5, §9.2 The dice lie in the lid, for a battle or a curse."""
        state.throw = throw
        state.cast = state.card
        if say:
            say(Thrown(state.active, state.card, throw))
        if state.card < FIRST_PORT:
            battle.fight(state, throw, say)
        elif state.card == WHIRLPOOL:
            curses.whirl(state, throw, say)
        elif state.card == TAVERN:
            tavern.dice_fall(state, throw, say)
        else:
            curses.strike(state, throw, say)

    def play(self, state: SeasState, action: Play, say: Say | None) -> None:
        """§6.1, §8.1, §9.1 A convoy, a port or a curse."""
        if action.card < FIRST_PORT:
            captain.play_convoy(state, action.card, say)
        elif action.card < FIRST_CURSE:
            islander.play_port(state, action.card, say)
        else:
            shaman.cast_curse(state, action.card, say)

    def curse(self, state: SeasState, action: CurseMoves, say: Say | None) -> None:
        """§14 A decision a curse asks for."""
        if isinstance(action, NameGood):
            curses.name_good(state, action.good, say)
        elif isinstance(action, Give):
            tavern.give(state, action.face, say)
        elif isinstance(action, Lose):
            tavern.lose(state, action.good, say)
        else:
            assert_never(action)

    def call(self, state: SeasState, action: CallMoves, say: Say | None) -> None:
        """What a called character does."""
        if isinstance(action, End):
            rounds.end_moves(state, say)
        elif isinstance(action, Sell):
            merchant.sell(state, action.cards, action.good, say)
        elif isinstance(action, Buy):
            shipwright.buy(state, action.ships, say)
        elif isinstance(action, TakeFlag):
            governor.take_flag(state, action.country, say)
        elif isinstance(action, Draw):
            cartographer.draw(state, say)
        else:
            assert_never(action)

    def score_sheet(self, state: SeasState) -> Sequence[ScoreSheet]:
        return scoring.score_sheets(state)

    def ending(self, state: SeasState) -> str:
        return end.ending(state)

    def refusal(self, state: SeasState, seat: Seat, action: Move) -> Refusal:
        refusal = rules.why_not(state, seat, action)
        assert refusal is not None, f"{action} is legal"
        return refusal

    def observe(self, state: SeasState, seat: Seat | None) -> SeasView:
        return observe(state, seat, () if seat is None else tuple(self.legal(state, seat)))

    def imagine(self, view: SeasView, rng: Random) -> SeasState:
        return imagine(view, rng)

    def redact(self, state: SeasState, seat: Seat, action: Move, ear: Seat | None) -> str:
        owner = state.asked if seat == CHANCE else seat
        return redact(action, ear == owner, self.consequences(state, seat, action)[1])

    def reveals(self, state: SeasState, seat: Seat, action: Move) -> bool:
        return reveals(state, seat, *self.consequences(state, seat, action))

    def consequences(self, state: SeasState, seat: Seat, action: Move) -> tuple[SeasState, list[Event]]:
        """What would come of it: the state after, and what the table would hear."""
        after = state.copy()
        heard: list[Event] = []
        self.apply(after, seat, action, heard.append)
        return after, heard

    def read(self, words: str) -> Move:
        return notation.read_move(words)

    def vocabulary(self, seats: int, options: Options) -> Sequence[Move]:
        assert isinstance(options, SeasOptions)
        cards = adventure_cards(seats, options)
        return [move for move in SEAT_MOVES if can_ever(move, cards, options)]

    def write_position(self, state: SeasState) -> str:
        return notation.write_position(state)

    def read_position(self, text: str, seats: int, options: Options) -> SeasState:
        assert isinstance(options, SeasOptions)
        return notation.read_position(text, seats, options)


def can_ever(move: Move, cards: list[int], options: SeasOptions) -> bool:
    """R6 Only cards that are in the deck; R32 two goods of one kind with the option alone."""
    if isinstance(move, Play):
        return move.card in cards
    return not isinstance(move, Negotiate) or move.one != move.other or options.negotiation == "any"


GAME: Final = SevenSeas
