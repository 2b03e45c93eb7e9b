"""Who knows what."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from kogga.core.actions import CHANCE, Seat
from kogga.core.events import Event
from kogga.core.luck import shuffle
from kogga.core.view import View, one_hot
from kogga.games.sea_wolf.actions import Drawn, Move
from kogga.games.sea_wolf.events import HandShown
from kogga.games.sea_wolf.pieces import (
    BIT,
    NO_PAIR,
    ORDINARY_CARDS,
    PAIR_GOOD,
    PAIR_POINTS,
    PAIR_SHIP,
    SUITS,
    WOLF_PENALTY,
    WORDS,
    WORTH,
    Card,
    Pair,
    WolfOptions,
    bits_of,
)
from kogga.games.sea_wolf.rules.event import threatened
from kogga.games.sea_wolf.state import PHASE_WORDS, Phase, WolfState


@dataclass(frozen=True, init=False)
class WolfView(View):
    """What one seat sees. By seat: `known` cards everybody knows, `hidden` how many others the hand holds.

    Every decision of an imagined game builds one. The `__init__` a dataclass writes stays interpreted; this one does
    the same and compiles to plain stores.
    """

    seat: Seat | None
    seats: int
    to_act: tuple[Seat, ...]
    choices: tuple[Move, ...]
    options: WolfOptions
    scores: tuple[int, ...]
    phase: int
    active: Seat
    asked: Seat
    row: tuple[Card, ...]
    slot: int
    stack: int
    left: int
    due: int
    shuffled: bool
    pile: int
    came: int
    hand: tuple[Card, ...]
    known: tuple[tuple[Card, ...], ...]
    hidden: tuple[int, ...]
    wolves: tuple[int, ...]
    laid: tuple[Pair, ...]
    discards: tuple[Card, ...]
    event: int
    deal: int
    first: Seat
    totals: tuple[int, ...]
    sheets: tuple[int, ...]

    def __init__(
        self, seat: Seat | None, seats: int, to_act: tuple[Seat, ...], choices: tuple[Move, ...],
        options: WolfOptions, scores: tuple[int, ...], phase: int, active: Seat, asked: Seat, row: tuple[Card, ...],
        slot: int, stack: int, left: int, due: int, shuffled: bool, pile: int, came: int, hand: tuple[Card, ...],
        known: tuple[tuple[Card, ...], ...], hidden: tuple[int, ...], wolves: tuple[int, ...], laid: tuple[Pair, ...],
        discards: tuple[Card, ...], event: int, deal: int, first: Seat, totals: tuple[int, ...],
        sheets: tuple[int, ...],
    ) -> None:  # fmt: skip
        super().__setattr__("seat", seat)
        super().__setattr__("seats", seats)
        super().__setattr__("to_act", to_act)
        super().__setattr__("choices", choices)
        super().__setattr__("options", options)
        super().__setattr__("scores", scores)
        super().__setattr__("phase", phase)
        super().__setattr__("active", active)
        super().__setattr__("asked", asked)
        super().__setattr__("row", row)
        super().__setattr__("slot", slot)
        super().__setattr__("stack", stack)
        super().__setattr__("left", left)
        super().__setattr__("due", due)
        super().__setattr__("shuffled", shuffled)
        super().__setattr__("pile", pile)
        super().__setattr__("came", came)
        super().__setattr__("hand", hand)
        super().__setattr__("known", known)
        super().__setattr__("hidden", hidden)
        super().__setattr__("wolves", wolves)
        super().__setattr__("laid", laid)
        super().__setattr__("discards", discards)
        super().__setattr__("event", event)
        super().__setattr__("deal", deal)
        super().__setattr__("first", first)
        super().__setattr__("totals", totals)
        super().__setattr__("sheets", sheets)

    def planes(self) -> dict[str, list[int]]:
        """Seats in turn order from these eyes; cards as rows of bits."""
        eyes = self.seat or 0
        order = [(eyes + step) % self.seats for step in range(self.seats)]
        pairs = [self.laid[SUITS * seat + suit] for seat in order for suit in range(SUITS)]
        return {
            "phase": one_hot(self.phase, len(PHASE_WORDS)),
            "active": [int(seat == self.active) for seat in order],
            "asked": [int(seat in self.to_act) for seat in order],
            "event": one_hot(self.event, SUITS),
            "hand": bits(self.hand),
            "row": bits(self.row),
            "discards": bits(self.discards),
            "known": [bit for seat in order for bit in bits(self.known[seat])],
            "hidden": [self.hidden[seat] for seat in order],
            "wolves": [self.wolves[seat] for seat in order],
            "laid_ships": [0 if pair == NO_PAIR else WORTH[PAIR_SHIP[pair]] for pair in pairs],
            "laid_goods": [0 if pair == NO_PAIR else WORTH[PAIR_GOOD[pair]] for pair in pairs],
            "pile": [self.pile, self.stack, self.left, self.due, int(self.shuffled), self.came],
            "deals": [self.deal, *[self.totals[seat] for seat in order]],
        }


def bits(cards: tuple[Card, ...]) -> list[int]:
    """A row with a one for every ordinary card among these."""
    return [int(card in cards) for card in range(ORDINARY_CARDS)]


def to_act(state: WolfState) -> tuple[Seat, ...]:
    """Luck, the asked seat, or nobody."""
    if state.phase < Phase.TURN:
        return (CHANCE,)
    return (state.asked,) if state.phase != Phase.OVER else ()


def observe(state: WolfState, seat: Seat | None, choices: tuple[Move, ...]) -> WolfView:
    """Open to all: row, used cards, laid pairs, how many cards hands and pile hold, wolves, known cards (R8)."""
    known = tuple([tuple([card for card in hand if state.open & BIT[card]]) for hand in state.hands])
    return WolfView(
        seat=seat,
        seats=state.seats,
        to_act=to_act(state),
        choices=choices,
        options=state.options,
        scores=standings(state, seat),
        phase=state.phase,
        active=state.active,
        asked=state.asked,
        row=tuple(state.row),
        slot=state.slot,
        stack=state.stack,
        left=state.left,
        due=state.due,
        shuffled=state.shuffled,
        pile=cards_in_the_pile(state),
        came=state.came,
        hand=() if seat is None else tuple(state.hands[seat]),
        known=known,
        hidden=tuple([len(state.hands[each]) - len(known[each]) for each in range(state.seats)]),
        wolves=tuple(state.wolves),
        laid=tuple(state.laid),
        discards=tuple(state.discards),
        event=state.event,
        deal=state.deal,
        first=state.first,
        totals=state.totals,
        sheets=state.sheets,
    )


def cards_in_the_pile(state: WolfState) -> int:
    """How many cards, deliveries among them, are still to come."""
    cards = state.left + state.due
    stacks = state.stacks()
    for stack in range(state.stack + 1, len(stacks)):
        cards += stacks[stack][0] + stacks[stack][1]
    return cards


def standings(state: WolfState, eyes: Seat | None) -> tuple[int, ...]:
    """By seat, the points if the deal ended now, as far as these eyes can tell."""
    if state.phase == Phase.OVER:
        return state.totals
    return tuple([standing(state, seat, seat == eyes) for seat in range(state.seats)])


def standing(state: WolfState, seat: Seat, own: bool) -> int:
    """A seat's points if the deal ended now; of others' hands, only open cards count."""
    points = state.totals[seat] - WOLF_PENALTY * state.wolves[seat]
    for card in state.hands[seat]:
        if own or state.open & BIT[card]:
            points -= WORTH[card]
    for place in range(SUITS * seat, SUITS * seat + SUITS):
        pair = state.laid[place]
        if pair != NO_PAIR:
            points += PAIR_POINTS[pair]
    return points


def imagine(view: WolfView, rng: Random) -> WolfState:
    """Unseen cards fall anywhere, each way as likely; but a seat that is asked about an event and has no wolf
    holds a card of its colour, or it would have shown its hand by itself (R16).
    """
    unseen = unseen_cards(view)
    while True:
        shuffle(unseen, rng)
        state = deal_out(view, unseen)
        if state.phase != Phase.EVENT or state.wolves[state.asked] or threatened(state, state.asked):
            return state


def unseen_cards(view: WolfView) -> list[Card]:
    """Every ordinary card these eyes cannot place."""
    seen = {*view.row, *view.discards, *view.hand}
    for cards in view.known:
        seen.update(cards)
    for pair in view.laid:
        if pair != NO_PAIR:
            seen.update((PAIR_SHIP[pair], PAIR_GOOD[pair]))
    return [card for card in range(ORDINARY_CARDS) if card not in seen]


def deal_out(view: WolfView, unseen: list[Card]) -> WolfState:
    """The world in which hidden hands hold the first of these cards and the pile the rest."""
    hands: list[list[Card]] = []
    start = 0
    for seat in range(view.seats):
        if seat == view.seat:
            hands.append(list(view.hand))
            continue
        end = start + view.hidden[seat]
        hands.append(sorted([*view.known[seat], *unseen[start:end]]))
        start = end
    held = [card for cards in view.known for card in cards]
    return WolfState(
        view.seats, view.options, view.phase, view.active, view.asked, list(view.row), view.slot,
        bits_of(unseen[start:]), view.stack, view.left, view.due, view.shuffled, hands, list(view.wolves),
        bits_of(held), list(view.laid), list(view.discards), view.event, view.came, view.deal,
        view.first, view.totals, view.sheets,
    )  # fmt: skip


def redact(action: Move, own: bool, heard: list[Event]) -> str:
    """A drawn card is its owner's secret. Hands that an action turns up are part of its words for everybody."""
    words = ["drawn" if isinstance(action, Drawn) and not own else str(action)]
    for event in heard:
        if isinstance(event, HandShown):
            words.append(f"{event.seat} shows {', '.join([WORDS[card] for card in event.cards])}")
    return "; ".join(words)


def reveals(before: WolfState, after: WolfState, heard: list[Event]) -> bool:
    """Luck follows, a deal ends, a hand is shown, or somebody's hidden cards decide who is asked next."""
    if after.phase < Phase.TURN or after.phase == Phase.OVER or after.deal != before.deal:
        return True
    return any([isinstance(event, HandShown) for event in heard]) or asks_a_hidden_hand(after)


def asks_a_hidden_hand(state: WolfState) -> bool:
    """Was it up to cards nobody knows that this seat is asked about the event?"""
    if state.phase != Phase.EVENT or state.asked == state.active or state.wolves[state.asked]:
        return False
    return not any([state.open & BIT[card] for card in threatened(state, state.asked)])
