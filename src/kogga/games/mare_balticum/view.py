"""Who knows what."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from kogga.core.actions import CHANCE, Seat
from kogga.core.events import Event
from kogga.core.luck import shuffle
from kogga.core.view import View, one_hot
from kogga.games.mare_balticum.actions import Found, Look, Move, Pay, Swap, Take
from kogga.games.mare_balticum.board import ALL_FIELDS, CIRCLES, Field, Fields
from kogga.games.mare_balticum.events import Chosen, Covered, PaymentChosen, TaxPaid, TurnedUp
from kogga.games.mare_balticum.pieces import (
    CARD_WORDS,
    CARDS,
    EVENTS,
    FACE_DOWN,
    FLEET,
    KEPT,
    KINDS,
    LEDGER_LINE,
    MARKET,
    MAX_SEATS,
    NONE,
    PAYMENT_WORDS,
    SPACES,
    SPECIES,
    TAX,
    Card,
    Company,
    MareOptions,
    Payment,
    Species,
    Tokens,
    counts,
)
from kogga.games.mare_balticum.rules import contracts, time_tokens
from kogga.games.mare_balticum.rules.memory import UNSEEN, Memory, go_on_anyhow, pile_bits, recall
from kogga.games.mare_balticum.scoring import least_total, total_of
from kogga.games.mare_balticum.state import PHASE_WORDS, MareState, Phase


@dataclass(frozen=True, init=False)
class MareView(View):
    """What one seat sees: the fields of the state (state.MareState), but these.

    market, contracts   FACE_DOWN where something lies that these eyes cannot see
    sealed, paid        of the own seat alone; of the others FACE_DOWN where they are done, else NONE
    ledger              who looked through the contracts and what it did; of its own looks the card and the pile, too
    pile                the contracts in hand, for the seat that looks through them right now

    Warehouses, bag and box are known to all by memory; that others' warehouses lie face down is for the drawing (R28).

    Every decision of an imagined game builds one. The `__init__` a dataclass writes stays interpreted; this one does
    the same and compiles to plain stores.
    """

    seat: Seat | None
    seats: int
    to_act: tuple[Seat, ...]
    choices: tuple[Move, ...]
    options: MareOptions
    scores: tuple[int, ...]
    phase: int
    active: Seat
    first: Seat
    round: int
    actions: int
    port: Field
    landed: int
    time: int
    left: int
    still: int
    refill: Fields
    bare: Fields
    fleets: tuple[Fields, ...]
    boats: tuple[Field, ...]
    sea: tuple[Tokens, ...]
    bag: tuple[int, ...]
    box: Tokens
    holds: tuple[Tokens, ...]
    stores: tuple[Tokens, ...]
    demand: tuple[Species, ...]
    market: tuple[Species, ...]
    taxed: int
    owing: int
    sealed: tuple[Company, ...]
    paid: tuple[Payment, ...]
    contracts: tuple[Card, ...]
    ledger: tuple[Memory, ...]
    pile: tuple[Card, ...]

    def __init__(
        self, seat: Seat | None, seats: int, to_act: tuple[Seat, ...], choices: tuple[Move, ...], options: MareOptions,
        scores: tuple[int, ...], phase: int, active: Seat, first: Seat, round: int, actions: int, port: Field,
        landed: int, time: int, left: int, still: int, refill: Fields, bare: Fields, fleets: tuple[Fields, ...],
        boats: tuple[Field, ...], sea: tuple[Tokens, ...], bag: tuple[int, ...], box: Tokens, holds: tuple[Tokens, ...],
        stores: tuple[Tokens, ...], demand: tuple[Species, ...], market: tuple[Species, ...], taxed: int, owing: int,
        sealed: tuple[Company, ...], paid: tuple[Payment, ...], contracts: tuple[Card, ...], ledger: tuple[Memory, ...],
        pile: tuple[Card, ...],
    ) -> None:  # fmt: skip
        super().__setattr__("seat", seat)
        super().__setattr__("seats", seats)
        super().__setattr__("to_act", to_act)
        super().__setattr__("choices", choices)
        super().__setattr__("options", options)
        super().__setattr__("scores", scores)
        super().__setattr__("phase", phase)
        super().__setattr__("active", active)
        super().__setattr__("first", first)
        super().__setattr__("round", round)
        super().__setattr__("actions", actions)
        super().__setattr__("port", port)
        super().__setattr__("landed", landed)
        super().__setattr__("time", time)
        super().__setattr__("left", left)
        super().__setattr__("still", still)
        self.lay_out(
            refill, bare, fleets, boats, sea, bag, box, holds, stores, demand, market, taxed, owing, sealed, paid,
            contracts, ledger, pile,
        )  # fmt: skip

    def lay_out(
        self, refill: Fields, bare: Fields, fleets: tuple[Fields, ...], boats: tuple[Field, ...],
        sea: tuple[Tokens, ...], bag: tuple[int, ...], box: Tokens, holds: tuple[Tokens, ...],
        stores: tuple[Tokens, ...], demand: tuple[Species, ...], market: tuple[Species, ...], taxed: int, owing: int,
        sealed: tuple[Company, ...], paid: tuple[Payment, ...], contracts: tuple[Card, ...], ledger: tuple[Memory, ...],
        pile: tuple[Card, ...],
    ) -> None:  # fmt: skip
        """The second half of the view: the sea, the ships and the secrets."""
        super().__setattr__("refill", refill)
        super().__setattr__("bare", bare)
        super().__setattr__("fleets", fleets)
        super().__setattr__("boats", boats)
        super().__setattr__("sea", sea)
        super().__setattr__("bag", bag)
        super().__setattr__("box", box)
        super().__setattr__("holds", holds)
        super().__setattr__("stores", stores)
        super().__setattr__("demand", demand)
        super().__setattr__("market", market)
        super().__setattr__("taxed", taxed)
        super().__setattr__("owing", owing)
        super().__setattr__("sealed", sealed)
        super().__setattr__("paid", paid)
        super().__setattr__("contracts", contracts)
        super().__setattr__("ledger", ledger)
        super().__setattr__("pile", pile)

    def market_of(self, seat: Seat) -> tuple[Species, ...]:
        """The species on a seat's market spaces, the dearest first."""
        return self.market[SPACES * seat : SPACES * seat + SPACES]

    def boats_of(self, seat: Seat) -> tuple[Field, ...]:
        """Where a seat's boats are, NO_FIELD in reserve."""
        size = FLEET[self.seats]
        return self.boats[size * seat : size * seat + size]

    def is_taxed(self, seat: Seat) -> bool:
        """Has this seat paid the tax?"""
        return bool(self.taxed >> seat & 1)

    def planes(self) -> dict[str, list[int]]:
        """Seats in turn order from these eyes, empty chairs as zeros; fields in the fixed order."""
        eyes = self.seat or 0
        order = [(eyes + step) % self.seats for step in range(self.seats)]
        chairs = [*order, *[NONE] * (MAX_SEATS - self.seats)]
        return {
            "phase": one_hot(self.phase, len(PHASE_WORDS)),
            "active": [int(seat == self.active) for seat in chairs],
            "first": [int(seat == self.first) for seat in chairs],
            "asked": [int(seat in self.to_act) for seat in chairs],
            "turn": [self.round, self.actions, self.time, self.left, self.still],
            "unloading": [*one_hot(self.port, ALL_FIELDS), *[self.landed >> species & 1 for species in range(SPECIES)]],
            "boats": [bit for seat in chairs for bit in bits(self.fleets[seat] if seat >= 0 else 0)],
            "reserve": [self.boats_of(seat).count(NONE) if seat >= 0 else 0 for seat in chairs],
            "sea": [number for tokens in self.sea for number in counts(tokens)],
            "refill": bits(self.refill),
            "bag": list(self.bag),
            "box": counts(self.box),
            "holds": [number for seat in chairs for number in counts(self.holds[seat] if seat >= 0 else 0)],
            "stores": [number for seat in chairs for number in counts(self.stores[seat] if seat >= 0 else 0)],
            "demand": [bit for circle in range(CIRCLES) for bit in one_hot(self.demand[circle], SPECIES)],
            "market": [bit for seat in chairs for bit in self.market_bits(seat)],
            "taxed": [self.taxed >> seat & 1 if seat >= 0 else 0 for seat in chairs],
            "sealed": one_hot(self.sealed[eyes] if self.seat is not None else NONE, TAX + 1),
            "contracts": [bit for seat in chairs for bit in self.contract_bits(seat)],
            "pile": [int(card in self.pile) for card in range(CARDS)],
        }

    def market_bits(self, seat: Seat) -> list[int]:
        """For each space of a market: is it covered, and with which species, if these eyes know."""
        market = self.market_of(seat) if seat >= 0 else (NONE,) * SPACES
        return [bit for species in market for bit in (int(species != NONE), *one_hot(species, SPECIES))]

    def contract_bits(self, seat: Seat) -> list[int]:
        """Has a seat a contract, and which, if these eyes know."""
        card = self.contracts[seat] if seat >= 0 else NONE
        return [int(card != NONE), *one_hot(card, CARDS)]


def bits(fields: Fields) -> list[int]:
    """A row with a one for every field among these."""
    return [fields >> field & 1 for field in range(ALL_FIELDS)]


def to_act(state: MareState) -> tuple[Seat, ...]:
    """Luck, the active seat, all who owe a secret choice, or nobody."""
    if state.phase < Phase.MOOR:
        return (CHANCE,)
    if state.phase == Phase.EVENT:
        return tuple([seat for seat in range(state.seats) if state.owing >> seat & 1])
    return (state.active,) if state.phase != Phase.OVER else ()


def observe(state: MareState, seat: Seat | None, choices: tuple[Move, ...]) -> MareView:
    """Secret are the species of company tokens, sealed choices and contracts; all the rest lies open (R28)."""
    seats = range(state.seats)
    over = state.phase == Phase.OVER
    return MareView(
        seat=seat,
        seats=state.seats,
        to_act=to_act(state),
        choices=choices,
        options=state.options,
        scores=tuple([total_of(state, each) if over or each == seat else least_total(state, each) for each in seats]),
        phase=state.phase,
        active=state.active,
        first=state.first,
        round=state.round,
        actions=state.actions,
        port=state.port,
        landed=state.landed,
        time=state.time,
        left=state.left,
        still=state.still,
        refill=state.refill,
        bare=state.bare,
        fleets=tuple(state.fleets),
        boats=tuple(state.boats),
        sea=tuple(state.sea),
        bag=tuple(state.bag),
        box=state.box,
        holds=tuple(state.holds),
        stores=tuple(state.stores),
        demand=tuple(state.demand),
        market=tuple([seen(species, over or place // SPACES == seat) for place, species in enumerate(state.market)]),
        taxed=state.taxed,
        owing=state.owing,
        sealed=tuple([sealed_choice(state, each, seat) for each in seats]),
        paid=tuple([payment if place // 2 == seat else NONE for place, payment in enumerate(state.paid)]),
        contracts=tuple([seen(card, over or each == seat) for each, card in enumerate(state.contracts)]),
        ledger=remembered(state, seat),
        pile=tuple(contracts.pile(state)) if state.phase == Phase.CONTRACT and state.active == seat else (),
    )


def seen(thing: int, open: bool) -> int:
    """A token or a card, face up or face down."""
    return thing if open or thing == NONE else FACE_DOWN


def sealed_choice(state: MareState, seat: Seat, eyes: Seat | None) -> Company:
    """What these eyes see of a sealed choice: who has not finished looks like one that has not begun."""
    if seat == eyes or state.phase != Phase.EVENT:
        return state.sealed[seat]
    return NONE if state.owing >> seat & 1 else FACE_DOWN


def remembered(state: MareState, eyes: Seat | None) -> tuple[Memory, ...]:
    """What these eyes know of the looks through the contracts: of their own everything, of others' the result (R42)."""
    held = [NONE] * state.seats
    memories: list[Memory] = []
    for line in state.ledger:
        seat, card = divmod(line, LEDGER_LINE)
        if seat == eyes:
            memories.append((seat, card, pile_bits(held)))
        else:
            memories.append((seat, KEPT if card == KEPT else FACE_DOWN, UNSEEN))
        if card != KEPT:
            held[seat] = card
    return tuple(memories)


def imagine(view: MareView, rng: Random) -> MareState:
    """A world that fits: others' species lie anyhow on the spaces they covered, their sealed choices are any they
    could have made, their contracts any that fit what was seen of the pile. Each way as likely: luck has no part in it.
    """
    held, ledger = imagine_contracts(view, rng)
    state = MareState(
        view.seats, view.options, view.phase, view.active, view.first, view.round, view.actions, view.port, view.landed,
        view.time, view.left, view.still, view.refill, view.bare, list(view.fleets), list(view.boats), list(view.sea),
        list(view.bag), view.box, list(view.holds), list(view.stores), list(view.demand), list(view.market), view.taxed,
        view.owing, list(view.sealed), list(view.paid), held, ledger,
    )  # fmt: skip
    for seat in range(view.seats):
        if FACE_DOWN in view.market_of(seat):
            imagine_market(state, seat, rng)
        if view.phase == Phase.EVENT and seat != view.seat:
            imagine_choice(state, seat, rng)
    return state


def imagine_market(state: MareState, seat: Seat, rng: Random) -> None:
    """Any species on each covered space, none twice."""
    species = list(range(SPECIES))
    shuffle(species, rng)
    for space in range(SPACES):
        if state.market[SPACES * seat + space] == FACE_DOWN:
            state.market[SPACES * seat + space] = species.pop()


def imagine_choice(state: MareState, seat: Seat, rng: Random) -> None:
    """A finished choice: any token it could have played, the tax as often as there are ways to pay it. One that is not
    finished is imagined not begun: it can still be taken back. The fifth token is no choice (R29).
    """
    done = state.sealed[seat] == FACE_DOWN
    state.sealed[seat] = NONE
    tokens = time_tokens.playable(state, seat)
    if state.time == EVENTS:
        state.sealed[seat] = tokens[0]
    if not done:
        return
    ways: list[tuple[Company, Payment, Payment]] = []
    for company in tokens:
        if company == TAX and time_tokens.is_asked_what_to_pay(state, seat):
            ways += [(TAX, one, other) for one, other in time_tokens.payment_pairs(state, seat)]
        else:
            ways.append((company, NONE, NONE))
    state.sealed[seat], state.paid[2 * seat], state.paid[2 * seat + 1] = ways[int(rng.random() * len(ways))]


def imagine_contracts(view: MareView, rng: Random) -> tuple[list[Card], tuple[int, ...]]:
    """Contracts by seat, and a ledger that led to them: every choice others could have made as likely (R42).

    As far as these eyes last saw the pile, what they saw decides between the ways it could have gone.
    """
    if view.phase == Phase.OVER:
        return list(view.contracts), ()
    looks = [nth for nth, memory in enumerate(view.ledger) if memory[2] != UNSEEN]
    known = len(view.ledger) if view.pile else looks[-1] + 1 if looks else 0
    in_hand = sum([1 << card for card in view.pile]) if view.pile else UNSEEN
    world, lines = recall(view.seats, view.ledger[:known], in_hand, rng)
    held = list(world)
    lines += go_on_anyhow(held, view.ledger[known:], rng)
    return held, tuple(lines)


def redact(state: MareState, seat: Seat, action: Move, ear: Seat | None, heard: list[Event]) -> str:
    """A secret choice is heard when it is finished, as `done`; a contract stays its owner's secret (R42). What an
    action turns over, or lets its own seat see, is part of its words.
    """
    words = [str(action)]
    if ear != seat:
        words = [redacted(action, heard)]
    elif isinstance(action, Look):
        words.append(f"pile {', '.join([CARD_WORDS[card] for card in contracts.pile(state)])}")
    for event in heard:
        if isinstance(event, Covered):
            words.append(f"{event.seat} covers {MARKET[event.space]}")
        elif isinstance(event, TaxPaid):
            paid = ", ".join([PAYMENT_WORDS[payment] for payment in event.payments])
            words.append(f"{event.seat} pays {paid or 'nothing'}")
        elif isinstance(event, TurnedUp):
            words.append(shown(event))
    return "; ".join(words)


def redacted(action: Move, heard: list[Event]) -> str:
    """The words of an action in another seat's ears, before anything is turned over."""
    if isinstance(action, (Found, Pay)):
        first = heard[0]
        assert isinstance(first, (Chosen, PaymentChosen))
        return "done" if first.done else ""
    if isinstance(action, Take):
        return "take"
    return "swap" if isinstance(action, Swap) else str(action)


def shown(event: TurnedUp) -> str:
    """A market and a contract in words."""
    market = [f"{KINDS[species]} {MARKET[space]}" for space, species in enumerate(event.market) if species != NONE]
    contract = [] if event.contract == NONE else [f"contract {CARD_WORDS[event.contract]}"]
    return f"{event.seat} shows {', '.join([*market, *contract]) or 'nothing'}"


def reveals(state: MareState, action: Move, after: MareState) -> bool:
    """Luck follows, the game ends, or somebody looks through contracts of which others have taken some."""
    if after.phase < Phase.MOOR or after.phase == Phase.OVER:
        return True
    taken = [seat for seat in range(state.seats) if state.contracts[seat] != NONE and seat != state.active]
    return isinstance(action, Look) and bool(taken)
