"""Who knows what (R9)."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from kogga.core.actions import CHANCE, Seat
from kogga.core.events import Event
from kogga.core.luck import shuffle
from kogga.core.view import View, one_hot
from kogga.games.seven_seas.actions import Choose, Drawn, Move, Throw
from kogga.games.seven_seas.events import Called, HandShown
from kogga.games.seven_seas.pieces import (
    CARDS,
    COUNTRIES,
    HIDDEN,
    KINDS,
    MAX_SEATS,
    PRICES,
    ROLES,
    SHIPS,
    WORDS,
    Card,
    Loot,
    SeasOptions,
    adventure_cards,
)
from kogga.games.seven_seas.rules.tavern import target
from kogga.games.seven_seas.scoring import totals
from kogga.games.seven_seas.state import PHASE_WORDS, Phase, SeasState, line_up

OWING: Final = [tuple([seat for seat in range(MAX_SEATS) if mask >> seat & 1]) for mask in range(1 << MAX_SEATS)]


@dataclass(frozen=True, init=False)
class SeasView(View):
    """What one seat sees: all but the faces of others' cards. By seat where nothing else is said.

    round, last   the round's number, and the last one's (0 while nobody can tell)
    role, active  the character that was called, and who acts it out; asked: who decides, or for whom luck draws
    privilege     of the active seat: 0, 1 or 2
    cargo         rum, coffee and fruit aboard; loot and discards by kind, talismans last
    tabled        characters on the table as bits; chosen: NO_ROLE not yet, HIDDEN face down
    hand          own adventure cards; cards: how many each seat has; shown: all hands once the game is over
    deck, above   adventure cards in the deck, and above the last-round card
    card          the convoy or curse at work; dice, red: what was sent or is thrown
    throw, cast   the dice as they fell last, and for which card
    due           loot the survivors still draw; drawn: goods turned up, undecided; draws: cards still to come
    lots, given   the Tavern's dice; target: who gets the next one, -1 if none
    sold          goods the Merchant has sold so far in this call, as bits

    Every decision of an imagined game builds one. The `__init__` a dataclass writes stays interpreted; this one does
    the same and compiles to plain stores.
    """

    seat: Seat | None
    seats: int
    to_act: tuple[Seat, ...]
    choices: tuple[Move, ...]
    options: SeasOptions
    scores: tuple[int, ...]
    phase: int
    round: int
    last: int
    first: Seat
    role: int
    active: Seat
    asked: Seat
    privilege: int
    chests: tuple[int, ...]
    fleet: tuple[int, ...]
    guards: tuple[int, ...]
    reserve: tuple[int, ...]
    cargo: tuple[tuple[int, ...], ...]
    talismans: tuple[int, ...]
    yin: tuple[int, ...]
    skulls: tuple[int, ...]
    holds: tuple[int, ...]
    unsinkable: tuple[int, ...]
    flags: tuple[int, ...]
    tabled: tuple[int, ...]
    chosen: tuple[int, ...]
    port: int
    hand: tuple[Card, ...]
    cards: tuple[int, ...]
    shown: tuple[tuple[Card, ...], ...]
    deck: int
    above: int
    played: tuple[Card, ...]
    loot: tuple[int, ...]
    discards: tuple[int, ...]
    drawn: tuple[Loot, ...]
    draws: int
    card: Card
    dice: tuple[int, ...]
    red: int
    throw: Throw | None
    cast: Card
    due: tuple[int, ...]
    lots: tuple[int, ...]
    given: tuple[int, ...]
    target: Seat
    sold: int
    sale: tuple[int, ...]

    def __init__(
        self, seat: Seat | None, seats: int, to_act: tuple[Seat, ...], choices: tuple[Move, ...], options: SeasOptions,
        scores: tuple[int, ...], phase: int, round: int, last: int, first: Seat, role: int, active: Seat, asked: Seat,
        privilege: int, chests: tuple[int, ...], fleet: tuple[int, ...], guards: tuple[int, ...],
        reserve: tuple[int, ...], cargo: tuple[tuple[int, ...], ...], talismans: tuple[int, ...], yin: tuple[int, ...],
        skulls: tuple[int, ...], holds: tuple[int, ...], unsinkable: tuple[int, ...], flags: tuple[int, ...],
        tabled: tuple[int, ...], chosen: tuple[int, ...], port: int, hand: tuple[Card, ...], cards: tuple[int, ...],
        shown: tuple[tuple[Card, ...], ...], deck: int, above: int, played: tuple[Card, ...], loot: tuple[int, ...],
        discards: tuple[int, ...], drawn: tuple[Loot, ...], draws: int, card: Card, dice: tuple[int, ...], red: int,
        throw: Throw | None, cast: Card, due: tuple[int, ...], lots: tuple[int, ...], given: tuple[int, ...],
        target: Seat, sold: int, sale: tuple[int, ...],
    ) -> None:  # fmt: skip
        super().__setattr__("seat", seat)
        super().__setattr__("seats", seats)
        super().__setattr__("to_act", to_act)
        super().__setattr__("choices", choices)
        super().__setattr__("options", options)
        super().__setattr__("scores", scores)
        super().__setattr__("phase", phase)
        super().__setattr__("round", round)
        super().__setattr__("last", last)
        super().__setattr__("first", first)
        super().__setattr__("role", role)
        super().__setattr__("active", active)
        super().__setattr__("asked", asked)
        super().__setattr__("privilege", privilege)
        super().__setattr__("chests", chests)
        super().__setattr__("fleet", fleet)
        super().__setattr__("guards", guards)
        super().__setattr__("reserve", reserve)
        super().__setattr__("cargo", cargo)
        super().__setattr__("talismans", talismans)
        super().__setattr__("yin", yin)
        super().__setattr__("skulls", skulls)
        self.lay_out(
            holds, unsinkable, flags, tabled, chosen, port, hand, cards, shown, deck, above, played, loot, discards,
            drawn, draws, card, dice, red, throw, cast, due, lots, given, target, sold, sale,
        )  # fmt: skip

    def lay_out(
        self, holds: tuple[int, ...], unsinkable: tuple[int, ...], flags: tuple[int, ...], tabled: tuple[int, ...],
        chosen: tuple[int, ...], port: int, hand: tuple[Card, ...], cards: tuple[int, ...],
        shown: tuple[tuple[Card, ...], ...], deck: int, above: int, played: tuple[Card, ...], loot: tuple[int, ...],
        discards: tuple[int, ...], drawn: tuple[Loot, ...], draws: int, card: Card, dice: tuple[int, ...], red: int,
        throw: Throw | None, cast: Card, due: tuple[int, ...], lots: tuple[int, ...], given: tuple[int, ...],
        target: Seat, sold: int, sale: tuple[int, ...],
    ) -> None:  # fmt: skip
        """The second half of the view: rituals, characters, cards and dice."""
        super().__setattr__("holds", holds)
        super().__setattr__("unsinkable", unsinkable)
        super().__setattr__("flags", flags)
        super().__setattr__("tabled", tabled)
        super().__setattr__("chosen", chosen)
        super().__setattr__("port", port)
        super().__setattr__("hand", hand)
        super().__setattr__("cards", cards)
        super().__setattr__("shown", shown)
        super().__setattr__("deck", deck)
        super().__setattr__("above", above)
        super().__setattr__("played", played)
        super().__setattr__("loot", loot)
        super().__setattr__("discards", discards)
        super().__setattr__("drawn", drawn)
        super().__setattr__("draws", draws)
        super().__setattr__("card", card)
        super().__setattr__("dice", dice)
        super().__setattr__("red", red)
        super().__setattr__("throw", throw)
        super().__setattr__("cast", cast)
        super().__setattr__("due", due)
        super().__setattr__("lots", lots)
        super().__setattr__("given", given)
        super().__setattr__("target", target)
        super().__setattr__("sold", sold)
        super().__setattr__("sale", sale)

    def planes(self) -> dict[str, list[int]]:
        """Seats in turn order from these eyes; cards and characters as rows of counts and bits."""
        eyes = self.seat or 0
        order = [(eyes + step) % self.seats for step in range(self.seats)]
        return {
            "phase": one_hot(self.phase, len(PHASE_WORDS)),
            "role": one_hot(self.role, len(ROLES)),
            "active": [int(seat == self.active) for seat in order],
            "asked": [int(seat in self.to_act) for seat in order],
            "first": [int(seat == self.first) for seat in order],
            "rounds": [self.round, self.last, self.deck, self.above, self.privilege],
            "prices": list(PRICES[self.port]),
            "chests": [self.chests[seat] for seat in order],
            "fleet": [self.fleet[seat] for seat in order],
            "guards": [self.guards[seat] for seat in order],
            "cargo": [cards for seat in order for cards in self.cargo[seat]],
            "talismans": [self.talismans[seat] for seat in order],
            "yin": [self.yin[seat] for seat in order],
            "skulls": [self.skulls[seat] for seat in order],
            "holds": [self.holds[seat] for seat in order],
            "unsinkable": [self.unsinkable[seat] for seat in order],
            "flags": [int(self.flags[flag] == seat) for seat in order for flag in range(len(COUNTRIES))],
            "tabled": [self.tabled[seat] >> role & 1 for seat in order for role in range(len(ROLES))],
            "chosen": [bit for seat in order for bit in one_hot(self.chosen[seat], HIDDEN + 1)],
            "cards": [self.cards[seat] for seat in order],
            "hand": counts(self.hand),
            "played": counts(self.played),
            "loot": [*self.loot, *self.discards],
            "drawn": [self.drawn.count(kind) for kind in range(KINDS)],
            "card": one_hot(self.card, CARDS),
            "dice": [self.red, *[self.dice[seat] for seat in order]],
            "due": [self.due[seat] for seat in order],
            "lots": [self.lots.count(face) for face in range(1, 7)],
            "given": [self.given[seat] if self.given else 0 for seat in order],
            "sold": [self.sold >> good & 1 for good in range(KINDS)],
        }


def counts(cards: tuple[Card, ...]) -> list[int]:
    """How many of each adventure card are among these."""
    return [cards.count(card) for card in range(CARDS)]


def to_act(state: SeasState) -> tuple[Seat, ...]:
    """Luck; all who must still choose; the asked seat; or nobody."""
    if state.phase < Phase.CHOOSE:
        return (CHANCE,)
    if state.phase == Phase.CHOOSE:
        return OWING[state.owing]
    return (state.asked,) if state.phase != Phase.OVER else ()


def is_face_down(state: SeasState, seat: Seat) -> bool:
    """§3.2 Has this seat chosen a character that was not called yet?"""
    return state.chosen[seat] > state.role


def observe(state: SeasState, seat: Seat | None, choices: tuple[Move, ...]) -> SeasView:
    """Everything but characters not called yet and adventure cards in others' hands."""
    seats = range(state.seats)
    chosen = [HIDDEN if is_face_down(state, each) and each != seat else state.chosen[each] for each in seats]
    shown = tuple([tuple(hand) for hand in state.hands]) if state.phase == Phase.OVER else ()
    return SeasView(
        seat, state.seats, to_act(state), choices, state.options, tuple(totals(state)), state.phase, state.round,
        state.last, state.first, state.role, state.active, state.asked, state.privilege, tuple(state.chests),
        tuple(state.fleet), tuple(state.guards),
        tuple([SHIPS - state.fleet[each] - state.guards[each] for each in seats]),
        tuple([tuple(state.cargo[KINDS * each : KINDS * each + KINDS]) for each in seats]), tuple(state.talismans),
        tuple(state.yin), tuple(state.skulls), tuple(state.holds), tuple(state.unsinkable), state.flags,
        tuple(state.tabled), tuple(chosen), state.port, () if seat is None else tuple(state.hands[seat]),
        tuple([len(hand) for hand in state.hands]), shown, len(state.deck), state.above, state.played,
        tuple(state.loot), tuple(state.discards), state.drawn, state.draws, state.card, tuple(state.dice), state.red,
        state.throw, state.cast, tuple(state.due), state.lots, state.given, target(state) if state.lots else -1,
        state.sold, state.sale,
    )  # fmt: skip


def imagine(view: SeasView, rng: Random) -> SeasState:
    """Unseen cards lie anywhere, each way as likely. A character that lies face down is any that seat could choose and
    that was not called yet: nobody knows more of another's mind.
    """
    unseen = unseen_cards(view)
    shuffle(unseen, rng)
    hands: list[list[Card]] = []
    for seat in range(view.seats):
        if view.shown:
            hands.append(list(view.shown[seat]))
        elif seat == view.seat:
            hands.append(list(view.hand))
        else:
            hands.append(sorted([unseen.pop() for _ in range(view.cards[seat])]))
    chosen = [imagine_role(view, seat, rng) for seat in range(view.seats)]
    owing = sum([1 << seat for seat in view.to_act]) if view.phase == Phase.CHOOSE else 0
    agenda = () if owing else line_up(chosen, view.role, view.active, view.first)
    return SeasState(
        view.seats, view.options, view.phase, view.round, view.last, view.first, view.role, view.active,
        view.asked, owing, view.privilege, list(view.chests), list(view.fleet), list(view.guards),
        [cards for cargo in view.cargo for cards in cargo], list(view.talismans), list(view.yin), list(view.skulls),
        list(view.holds), list(view.unsinkable), view.flags, list(view.tabled), chosen, agenda, view.port, hands,
        sorted(unseen), view.above, view.played, list(view.loot), list(view.discards), view.drawn, view.draws,
        view.card, list(view.dice), view.red, view.throw, view.cast, list(view.due), view.lots, view.given, view.sold,
        view.sale,
    )  # fmt: skip


def unseen_cards(view: SeasView) -> list[Card]:
    """Every adventure card these eyes cannot place."""
    unseen = adventure_cards(view.seats, view.options)
    seen = [card for hand in view.shown for card in hand] if view.shown else list(view.hand)
    for card in [*seen, *view.played]:
        unseen.remove(card)
    return unseen


def imagine_role(view: SeasView, seat: Seat, rng: Random) -> int:
    """§3.1, §3.2 The character of a seat, as far as these eyes know it; else any that may still be called."""
    if view.chosen[seat] != HIDDEN:
        return view.chosen[seat]
    possible = [role for role in range(view.role + 1, len(ROLES)) if not view.tabled[seat] >> role & 1]
    return possible[int(rng.random() * len(possible))]


def redact(action: Move, own: bool, heard: list[Event]) -> str:
    """A chosen character and a drawn card are their owner's secret. Characters and hands that an action turns up are
    part of its words for everybody.
    """
    words = [str(action)]
    if not own and isinstance(action, Choose):
        words = ["choose"]
    elif not own and isinstance(action, Drawn):
        words = ["drawn"]
    for event in heard:
        if isinstance(event, Called):
            words.append(f"called {ROLES[event.role]} {' '.join([str(seat) for seat in event.seats])}")
        elif isinstance(event, HandShown):
            words.append(f"{event.seat} shows {', '.join([WORDS[card] for card in event.cards])}".rstrip())
    return "; ".join(words)


def reveals(before: SeasState, seat: Seat, after: SeasState, heard: list[Event]) -> bool:
    """Luck follows, the game ends and hands are shown, or characters are called while another's lies face down."""
    if after.phase < Phase.CHOOSE or after.phase == Phase.OVER:
        return True
    others = any([is_face_down(before, other) for other in range(before.seats) if other != seat])
    return others and any([isinstance(event, Called) for event in heard])
