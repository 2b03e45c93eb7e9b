"""Who knows what (R50)."""

from __future__ import annotations

from dataclasses import dataclass, fields
from random import Random
from typing import Final

from kogga.core.actions import CHANCE, Seat
from kogga.core.events import Event
from kogga.core.view import View, one_hot
from kogga.games.explorers.actions import Accept, Discard, Move, Refuse, Robbed
from kogga.games.explorers.board import HEXES, Hex
from kogga.games.explorers.events import AnswersShown, CardLaid, Discarded
from kogga.games.explorers.pieces import (
    HAND_LIMIT,
    KINDS,
    MAX_SEATS,
    NONE,
    RESOURCES,
    RIVER,
    SHIPS,
    TERRAINS,
    ExplorersOptions,
)
from kogga.games.explorers.rules.memory import as_heard, hands_in, open_hands, open_low, recall, stolen
from kogga.games.explorers.rules.trade import has_asked
from kogga.games.explorers.state import PHASE_WORDS, ExplorersState, Phase, Row, Theft

NOTHING_LAID: Final[Row] = (0,) * (RESOURCES * MAX_SEATS)
OWING: Final = [tuple([seat for seat in range(MAX_SEATS) if mask >> seat & 1]) for mask in range(1 << MAX_SEATS)]


@dataclass(frozen=True, init=False)
class ExplorersView(View):
    """What one seat sees: the fields of the state (state.ExplorersState), but these.

    laid        discards of the own seat alone; accepted: while answers are sealed, the own one alone
    cards       how many cards each seat holds; hand: the own ones by kind
    worlds      what the hands can be: a weight, and the hands as five times the seat plus the kind
    base        the hands by open arithmetic alone, thefts not known to all left out; thefts: those, with the kind where
                these eyes took part; low: `base` at its lowest since the last of them
    """

    seat: Seat | None
    seats: int
    to_act: tuple[Seat, ...]
    choices: tuple[Move, ...]
    options: ExplorersOptions
    scores: Row
    phase: int
    first: Seat
    active: Seat
    round: int
    colours: Row
    terrain: Row
    number: Row
    crews: Row
    building: Row
    road: Row
    route: Row
    afloat: Row
    towns: tuple[Row, ...]
    ports: tuple[Row, ...]
    ways: tuple[Row, ...]
    docks: Row
    ships: Row
    holds: Row
    settlers: Row
    crew_supply: Row
    gold: Row
    bank: Row
    spaces: Row
    piles: tuple[Row, ...]
    leads: Row
    stock: Row
    shoals: Row
    tokens: Row
    lairs: int
    waters: Row
    hauls: int
    catch: int
    swift: Row
    fast: Row
    bonus: Row
    pirate: Hex
    captain: Seat
    dice: int
    die: int
    bought: int
    sold: int
    drafts: int
    docked: int
    fished: int
    open: int
    used: int
    stepped: int
    wooled: int
    tolled: int
    tried: int
    spot: int
    captured: Row
    rollers: Row
    rolls: Row
    owing: int
    laid: Row
    given: Row
    asked: Row
    accepted: int
    winner: Seat
    cards: Row
    hand: Row
    worlds: tuple[tuple[int, Row], ...]
    base: Row
    thefts: tuple[Theft, ...]
    low: Row

    def __init__(
        self, seat: Seat | None, seats: int, to_act: tuple[Seat, ...], choices: tuple[Move, ...],
        options: ExplorersOptions, scores: Row, phase: int, first: Seat, active: Seat, round: int, colours: Row,
        terrain: Row, number: Row, crews: Row, building: Row, road: Row, route: Row, afloat: Row,
        towns: tuple[Row, ...], ports: tuple[Row, ...], ways: tuple[Row, ...], docks: Row, ships: Row, holds: Row,
        settlers: Row, crew_supply: Row, gold: Row, bank: Row, spaces: Row, piles: tuple[Row, ...], leads: Row,
        stock: Row, shoals: Row, tokens: Row, lairs: int, waters: Row, hauls: int, catch: int, swift: Row, fast: Row,
        bonus: Row, pirate: Hex, captain: Seat, dice: int, die: int, bought: int, sold: int, drafts: int, docked: int,
        fished: int, open: int, used: int, stepped: int, wooled: int, tolled: int, tried: int, spot: int,
        captured: Row, rollers: Row, rolls: Row, owing: int, laid: Row, given: Row, asked: Row, accepted: int,
        winner: Seat, cards: Row, hand: Row, worlds: tuple[tuple[int, Row], ...], base: Row,
        thefts: tuple[Theft, ...], low: Row,
    ) -> None:  # fmt: skip
        """Written out because the one that dataclasses write stays Python when all else is compiled."""
        parts: tuple[object, ...] = (
            seat, seats, to_act, choices, options, scores, phase, first, active, round, colours, terrain, number,
            crews, building, road, route, afloat, towns, ports, ways, docks, ships, holds, settlers, crew_supply,
            gold, bank, spaces, piles, leads, stock, shoals, tokens, lairs, waters, hauls, catch, swift, fast, bonus,
            pirate, captain, dice, die, bought, sold, drafts, docked, fished, open, used, stepped, wooled, tolled,
            tried, spot, captured, rollers, rolls, owing, laid, given, asked, accepted, winner, cards, hand, worlds,
            base, thefts, low,
        )  # fmt: skip
        for nth, name in enumerate(FIELDS):
            object.__setattr__(self, name, parts[nth])

    def hand_of(self, seat: Seat) -> Row:
        """The cards of each kind a seat holds for certain."""
        spot = RESOURCES * seat
        return tuple([min([hands[spot + kind] for _, hands in self.worlds]) for kind in range(RESOURCES)])

    def cards_unsure(self, seat: Seat) -> int:
        """Cards of a seat whose kind these eyes do not know."""
        return self.cards[seat] - sum(self.hand_of(seat))

    def likely(self, seat: Seat) -> list[float]:
        """How many cards of each kind a seat holds in the mean."""
        spot = RESOURCES * seat
        total = sum([weight for weight, _ in self.worlds])
        return [
            sum([weight * hands[spot + kind] for weight, hands in self.worlds]) / total for kind in range(RESOURCES)
        ]

    def crews_of(self, hex: Hex, seat: Seat) -> int:
        """Crews of a seat on a lair, a freed field or in a village."""
        return self.crews[hex] >> 2 * seat & 3

    def is_lair(self, hex: Hex) -> bool:
        """A river field whose lair is not captured and resolved."""
        return self.terrain[hex] == RIVER and not self.number[hex]

    def sacks(self, hex: Hex) -> int:
        """Sacks that lie in a village."""
        return self.seats - sum([1 for seat in range(self.seats) if self.crews_of(hex, seat)])

    def to_json(self) -> dict[str, object]:
        """The view as plain lists, numbers and words; a theft is told by its fields."""
        told = super().to_json()
        told["thefts"] = [
            [theft.thief, theft.victim, theft.kind, list(theft.row), list(theft.low)] for theft in self.thefts
        ]
        return told

    def revive(self, name: str, part: object) -> object:
        if name == "thefts" and isinstance(part, tuple):
            return tuple([Theft(*each) for each in part])
        return part

    def planes(self) -> dict[str, list[int]]:
        """Seats in turn order from these eyes, empty chairs as zeros; places in the fixed order of the widest board."""
        eyes = self.seat or 0
        chairs = [(eyes + step) % self.seats for step in range(self.seats)]
        blank = MAX_SEATS - self.seats
        return {
            "phase": one_hot(self.phase, len(PHASE_WORDS)),
            "round": [self.round, self.options.rounds],
            "active": [int(seat == self.active) for seat in chairs] + [0] * blank,
            "first": [int(seat == self.first) for seat in chairs] + [0] * blank,
            "asked": [int(seat in self.to_act) for seat in chairs] + [0] * blank,
            "terrain": [bit for terrain in self.terrain for bit in one_hot(terrain, len(TERRAINS))],
            "number": list(self.number),
            "route": list(self.route),
            "crews": [self.crews_of(hex, seat) for seat in chairs for hex in range(HEXES)] + [0] * HEXES * blank,
            "buildings": [seen_from(building, chairs) for building in self.building],
            "roads": [chair_of(owner, chairs) for owner in self.road],
            "ships": [edge + 1 for seat in chairs for edge in self.ships[SHIPS * seat : SHIPS * seat + SHIPS]]
            + [0] * SHIPS * blank,
            "holds": [cargo for seat in chairs for cargo in self.holds[SHIPS * seat : SHIPS * seat + SHIPS]]
            + [0] * SHIPS * blank,
            "docks": [cargo for seat in chairs for cargo in self.docks[4 * seat : 4 * seat + 4]] + [0] * 4 * blank,
            "supplies": [
                piece
                for seat in chairs
                for piece in (self.settlers[seat], self.crew_supply[seat], 15 - len(self.ways[seat]))
            ]
            + [0] * 3 * blank,
            **self.purses(chairs, blank),
            **self.missions(chairs, blank),
            **self.voyage(chairs),
        }

    def purses(self, chairs: list[Seat], blank: int) -> dict[str, list[int]]:
        """Cards, gold, bank and the open offer."""
        return {
            "scores": [self.scores[seat] for seat in chairs] + [0] * blank,
            "hand": list(self.hand) or [0] * RESOURCES,
            "certain": [cards for seat in chairs for cards in self.hand_of(seat)] + [0] * RESOURCES * blank,
            "cards": [self.cards[seat] for seat in chairs] + [0] * blank,
            "gold": [self.gold[seat] for seat in chairs] + [0] * blank,
            "bank": list(self.bank),
            "offer": [*self.given, *self.asked],
            "accepted": [self.accepted >> seat & 1 for seat in chairs] + [0] * blank,
            "laid": [sum(self.laid[kind::RESOURCES]) for kind in range(RESOURCES)],
        }

    def missions(self, chairs: list[Seat], blank: int) -> dict[str, list[int]]:
        """Stocks, tracks, villages and hauls."""
        return {
            "stock": [*self.stock, *self.shoals],
            "tokens": [left >> number & 1 for left in (*self.tokens, self.lairs) for number in range(13)],
            "tracks": [self.spaces[MAX_SEATS * mission + seat] for mission in range(3) for seat in chairs]
            + [0] * 3 * blank,
            "leads": [int(self.leads[mission] == seat) for mission in range(3) for seat in chairs] + [0] * 3 * blank,
            "villages": [row[seat] for row in (self.swift, self.fast, self.bonus) for seat in chairs] + [0] * 3 * blank,
            "hauls": [*[self.hauls >> nth & 1 for nth in range(6)], self.catch],
        }

    def voyage(self, chairs: list[Seat]) -> dict[str, list[int]]:
        """The pirate ship and the turn."""
        return {
            "pirate": [*one_hot(self.pirate, HEXES), chair_of(self.captain, chairs)],
            "dice": [self.dice, self.die, *self.rolls],
            "turn": [self.bought, self.sold, self.drafts, self.docked, self.fished, self.open + 1, self.used],
            "fleet": [
                bits >> ship & 1
                for bits in (self.stepped, self.wooled, self.tolled, self.tried)
                for ship in range(SHIPS)
            ],
        }


FIELDS: Final = tuple([field.name for field in fields(ExplorersView)])


def chair_of(owner: int, chairs: list[Seat]) -> int:
    """0 nobody, then seats from these eyes on, then neutral colours."""
    if owner == NONE:
        return 0
    return 1 + chairs.index(owner) if owner in chairs else 1 + owner


def seen_from(building: int, chairs: list[Seat]) -> int:
    """0 nothing, then twice the chair, plus 1 for a harbour settlement."""
    return 0 if building == NONE else 2 * chair_of(building >> 1, chairs) + building % 2


def to_act(state: ExplorersState) -> tuple[Seat, ...]:
    """Luck, the active seat, all who owe a sealed discard or answer, or nobody."""
    if state.phase < Phase.COLOUR:
        return (CHANCE,)
    if state.phase in (Phase.DISCARD, Phase.ANSWER):
        return OWING[state.owing]
    return (state.active,) if state.phase != Phase.OVER else ()


def own_laid(state: ExplorersState, eyes: Seat | None) -> Row:
    """§4.4 Discards lie face down for all but their owner (R9)."""
    if eyes is None:
        return NOTHING_LAID
    spot = RESOURCES * eyes
    return (*NOTHING_LAID[:spot], *state.laid[spot : spot + RESOURCES], *NOTHING_LAID[spot + RESOURCES :])


def seen_answers(state: ExplorersState, eyes: Seat | None) -> int:
    """§5.4 Answers are sealed until the last (R52)."""
    if state.phase != Phase.ANSWER:
        return state.accepted
    return 0 if eyes is None else state.accepted & 1 << eyes


def observe(state: ExplorersState, seat: Seat | None, choices: tuple[Move, ...]) -> ExplorersView:
    """All lies open but stolen cards and what is sealed; hands are what is left when all thefts are guessed (R50)."""
    heard = as_heard(state.thefts, seat)
    low = open_low(state) if state.thefts else ()
    base = open_hands(state)
    return ExplorersView(
        seat, state.seats, to_act(state), choices, state.options, tuple(state.points[: state.seats]), state.phase,
        state.first, state.active, state.round, state.colours, state.terrain, state.number, tuple(state.crews),
        tuple(state.building), tuple(state.road), state.route, tuple(state.afloat), tuple(state.towns),
        tuple(state.ports), tuple(state.ways), tuple(state.docks), tuple(state.ships), tuple(state.holds),
        tuple(state.settlers), tuple(state.crew_supply), tuple(state.gold), tuple(state.bank), tuple(state.spaces),
        state.piles, state.leads, tuple(state.stock), state.shoals, state.tokens, state.lairs, state.waters,
        state.hauls, state.catch, state.swift, state.fast, state.bonus, state.pirate, state.captain, state.dice,
        state.die, state.bought, state.sold, state.drafts, state.docked, state.fished, state.open, state.used,
        state.stepped, state.wooled, state.tolled, state.tried, state.spot, state.captured, state.rollers,
        state.rolls, state.owing, own_laid(state, seat), tuple(state.given), tuple(state.asked),
        seen_answers(state, seat), state.winner, tuple([state.cards(each) for each in range(state.seats)]),
        () if seat is None else tuple(state.hands[RESOURCES * seat : RESOURCES * seat + RESOURCES]),
        hands_in(base, heard, low), base, heard, low,
    )  # fmt: skip


def imagine(view: ExplorersView, rng: Random) -> ExplorersState:
    """A world that fits: stolen cards are any that could have been, as likely as luck made them; sealed discards and
    answers any that the seat could have given. What is not finished is imagined not begun: it can be taken back.
    """
    thefts = recall(view.thefts, view.low, rng)
    taken = stolen(thefts)
    hands = [view.base[spot] + taken[spot] for spot in range(len(taken))]
    low = [view.low[spot] + taken[spot] for spot in range(len(taken))] if thefts else [0] * len(taken)
    state = ExplorersState(
        view.seats, view.options, view.phase, view.first, view.active, view.round, view.colours, view.terrain,
        view.number, harvests_of(view.number), list(view.crews), list(view.building), list(view.road), view.route,
        list(view.afloat), list(view.towns), list(view.ports), list(view.ways), list(view.docks), list(view.ships),
        list(view.holds), list(view.settlers), list(view.crew_supply), hands, list(view.gold), list(view.bank),
        [*view.scores, *[0] * (MAX_SEATS - view.seats)], list(view.spaces), view.piles, view.leads, list(view.stock),
        view.shoals, view.tokens, view.lairs, view.waters, view.hauls, view.catch, view.swift, view.fast, view.bonus,
        view.pirate, view.captain, view.dice, view.die, view.bought, view.sold, view.drafts, view.docked, view.fished,
        view.open, view.used, view.stepped, view.wooled, view.tolled, view.tried, view.spot, view.captured,
        view.rollers, view.rolls, view.owing, list(view.laid), list(view.given), list(view.asked), view.accepted,
        thefts, low, view.winner,
    )  # fmt: skip
    for seat in range(view.seats):
        if seat != view.seat and not view.owing >> seat & 1:
            imagine_sealed(state, seat, rng)
    return state


def imagine_sealed(state: ExplorersState, seat: Seat, rng: Random) -> None:
    """What a seat has chosen face down: any cards, one after the other; any answer it could give."""
    if state.phase == Phase.DISCARD and state.cards(seat) > HAND_LIMIT:
        for _ in range(state.cards(seat) // 2):
            spots = range(RESOURCES * seat, RESOURCES * seat + RESOURCES)
            left = [spot for spot in spots if state.hands[spot] > state.laid[spot]]
            state.laid[left[int(rng.random() * len(left))]] += 1
    elif state.phase == Phase.ANSWER and seat != state.active and has_asked(state, seat) and rng.random() < 0.5:
        state.accepted |= 1 << seat


def harvests_of(number: Row) -> tuple[Row, ...]:
    """By sum of the dice the hexes that bear it."""
    return tuple([tuple([hex for hex in range(HEXES) if number[hex] == total and total]) for total in range(13)])


def redact(action: Move, seat: Seat, active: Seat, victim: Seat, ear: Seat | None, heard: list[Event]) -> str:
    """A stolen card is for thief and victim, a discard or an answer for its owner until it is turned up; what an action
    turns up is part of its words.
    """
    words = [str(action)]
    if isinstance(action, Robbed) and ear not in (active, victim):
        words = ["robbed"]
    elif isinstance(action, (Accept, Refuse)) and ear != seat:
        words = ["answer"]
    elif isinstance(action, Discard) and ear != seat:
        laid = heard[0]
        assert isinstance(laid, CardLaid)
        words = ["discard"] if laid.done else []
    for event in heard:
        if isinstance(event, AnswersShown):
            words.append(f"accepted {' '.join([str(each) for each in event.seats])}".strip())
        elif isinstance(event, Discarded):
            words.append(f"{event.seat} discards {write_cards(event.cards)}")
    return "; ".join(words)


def write_cards(cards: Row) -> str:
    """`2 wool 1 ore`."""
    return " ".join([f"{number} {KINDS[kind]}" for kind, number in enumerate(cards) if number])


def reveals(before: ExplorersState, after: ExplorersState) -> bool:
    """Luck follows, the game ends, or sealed cards or answers are turned up."""
    if after.phase < Phase.COLOUR or after.phase == Phase.OVER:
        return True
    return before.phase != after.phase and before.phase in (Phase.DISCARD, Phase.ANSWER)
