"""The whole truth: ships, cards, tokens, and where in the round the table stands."""

from __future__ import annotations

from typing import Final

from kogga.core.actions import Seat
from kogga.core.state import State
from kogga.games.seven_seas.actions import Throw
from kogga.games.seven_seas.pieces import KINDS, MIN_SEATS, NO_ROLE, Card, Loot, SeasOptions


class Phase:
    """Whose word the table waits for. Luck's moments come first, so that one comparison tells.

    What stands after OVER is no moment of the table: it tells where the rules go on by themselves.
    """

    FIRST: Final = 0
    DEAL: Final = 1
    CARD: Final = 2
    LOOT: Final = 3
    THROW: Final = 4
    CHOOSE: Final = 5
    SHIPWRIGHT: Final = 6
    GOVERNOR: Final = 7
    CAPTAIN: Final = 8
    SEND: Final = 9
    LOAD: Final = 10
    ISLANDER: Final = 11
    SHAMAN: Final = 12
    IDOL: Final = 13
    TAVERN: Final = 14
    LOSE: Final = 15
    MERCHANT: Final = 16
    CARTOGRAPHER: Final = 17
    RITUALS: Final = 18
    SALE: Final = 19
    OVER: Final = 20
    AFTER_LOOT: Final = 21
    AFTER_CALL: Final = 22


PHASE_WORDS: Final = (
    "first", "deal", "card", "loot", "throw", "choose", "shipwright", "governor", "captain", "send", "load", "islander",
    "shaman", "idol", "tavern", "lose", "merchant", "cartographer", "rituals", "sale", "over",
)  # fmt: skip


class SeasState(State):
    """The whole truth.

    round       number of the round, from 1; `last` the number of the last one, 0 while nobody can tell
    first       the first player
    role        the character that was called, NO_ROLE while all choose; `active` is the seat that acts it out
    asked       who owes the decision, or for whom luck draws
    owing       who must still choose a character, as bits
    privilege   of the active seat: 0 none, 1 single, 2 double
    fleet       ships by seat, loaded or empty; `guards` ships on the island; the reserve has the rest
    cargo       goods aboard, by KINDS times the seat plus the good
    holds       double holds by seat; `unsinkable` ships likewise
    flags       by country the seat that serves it, or NOBODY
    tabled      characters on the table by seat, as bits: they cannot be chosen
    chosen      this round's characters by seat; those after `role` are still face down
    agenda      who is still to be called, the next one last: 8 times the role plus the steps from the first player
    hands       adventure cards by seat, sorted
    deck        adventure cards in the deck, sorted: unseen order does not exist
    above       how many of them lie above the last-round card
    played      adventure cards that were played, in order
    loot        the loot stack by kind; `discards` likewise
    drawn       goods that were turned up and are still undecided; `draws` loot or adventure cards are still to come
    card        the convoy or curse at work
    dice        ships sent or thrown for the card at work, by seat; `red` dice go with them
    throw       the dice as they fell last; `cast` the card they were thrown for
    due         survivors' loot cards by seat, still to be drawn
    lots        the Tavern's dice that are not given yet, sorted; `given` by seat, 0 once it has worked
    sold        goods the Merchant has sold so far in this call, as bits; 0 in any other
    sale        what the final sale brought by seat, empty before
    """

    __slots__ = (
        "above", "active", "agenda", "asked", "card", "cargo", "cast", "chests", "chosen", "deck", "dice", "discards",
        "drawn", "draws", "due", "first", "flags", "fleet", "given", "guards", "hands", "holds", "last", "loot",
        "lots", "options", "owing", "phase", "played", "port", "privilege", "red", "role", "round", "sale", "seats",
        "skulls", "sold", "tabled", "talismans", "throw", "unsinkable", "yin",
    )  # fmt: skip

    def __init__(
        self, seats: int, options: SeasOptions, phase: int, round: int, last: int, first: Seat, role: int, active: Seat,
        asked: Seat, owing: int, privilege: int, chests: list[int], fleet: list[int], guards: list[int],
        cargo: list[int], talismans: list[int], yin: list[int], skulls: list[int], holds: list[int],
        unsinkable: list[int], flags: tuple[int, ...], tabled: list[int], chosen: list[int], agenda: tuple[int, ...],
        port: int, hands: list[list[Card]], deck: list[Card], above: int, played: tuple[Card, ...], loot: list[int],
        discards: list[int], drawn: tuple[Loot, ...], draws: int, card: Card, dice: list[int], red: int,
        throw: Throw | None, cast: Card, due: list[int], lots: tuple[int, ...], given: tuple[int, ...], sold: int,
        sale: tuple[int, ...],
    ) -> None:  # fmt: skip
        self.seats, self.options = seats, options
        self.phase, self.round, self.last = phase, round, last
        self.first, self.role = first, role
        self.active, self.asked, self.owing = active, asked, owing
        self.privilege = privilege
        self.chests, self.fleet, self.guards = chests, fleet, guards
        self.cargo, self.talismans = cargo, talismans
        self.yin, self.skulls = yin, skulls
        self.holds, self.unsinkable = holds, unsinkable
        self.flags = flags
        self.tabled, self.chosen, self.agenda = tabled, chosen, agenda
        self.port = port
        self.hands = hands
        self.deck, self.above, self.played = deck, above, played
        self.loot, self.discards = loot, discards
        self.drawn, self.draws = drawn, draws
        self.card = card
        self.dice, self.red = dice, red
        self.throw, self.cast = throw, cast
        self.due = due
        self.lots, self.given = lots, given
        self.sold, self.sale = sold, sale

    def copy(self) -> SeasState:
        """A twin that shares nothing that can change."""
        return SeasState(
            self.seats, self.options, self.phase, self.round, self.last, self.first, self.role, self.active,
            self.asked, self.owing, self.privilege, self.chests[:], self.fleet[:], self.guards[:],
            self.cargo[:], self.talismans[:], self.yin[:], self.skulls[:], self.holds[:],
            self.unsinkable[:], self.flags, self.tabled[:], self.chosen[:], self.agenda,
            self.port, [hand[:] for hand in self.hands], self.deck[:], self.above, self.played, self.loot[:],
            self.discards[:], self.drawn, self.draws, self.card, self.dice[:], self.red,
            self.throw, self.cast, self.due[:], self.lots, self.given, self.sold,
            self.sale,
        )  # fmt: skip

    def __reduce__(self) -> tuple[object, ...]:
        return (SeasState, (
            self.seats, self.options, self.phase, self.round, self.last, self.first, self.role, self.active,
            self.asked, self.owing, self.privilege, self.chests, self.fleet, self.guards,
            self.cargo, self.talismans, self.yin, self.skulls, self.holds,
            self.unsinkable, self.flags, self.tabled, self.chosen, self.agenda,
            self.port, self.hands, self.deck, self.above, self.played, self.loot,
            self.discards, self.drawn, self.draws, self.card, self.dice, self.red,
            self.throw, self.cast, self.due, self.lots, self.given, self.sold,
            self.sale,
        ))  # fmt: skip

    def goods(self, seat: Seat) -> int:
        """The goods a seat has aboard."""
        first = KINDS * seat
        return self.cargo[first] + self.cargo[first + 1] + self.cargo[first + 2]


def empty_ships(state: SeasState, seat: Seat) -> int:
    """§6.2, §13.2 Ships of the fleet without goods, if the double holds are packed as tightly as can be (R33)."""
    cargo = state.cargo
    first = KINDS * seat
    goods = cargo[first] + cargo[first + 1] + cargo[first + 2]
    doubled = state.holds[seat]
    if doubled > goods // 2:
        doubled = goods // 2
    return state.fleet[seat] - goods + doubled


def has_room(state: SeasState, seat: Seat) -> bool:
    """§7.2, §13.2 Does one more good fit: into an empty ship, or into the free half of a double hold (R33)?"""
    goods = state.goods(seat)
    return empty_ships(state, seat) > 0 or (goods % 2 == 1 and state.holds[seat] > goods // 2)


def privilege_of(chosen: list[int], role: int, seat: Seat, first: Seat) -> int:
    """§3.3 The only one who chose a role has its privilege; §3.4 the first player double, §16.3 not with two (R46)."""
    if role == NO_ROLE or chosen.count(role) > 1:
        return 0
    return 2 if seat == first and len(chosen) > MIN_SEATS else 1


def line_up(chosen: list[int], role: int, active: Seat, first: Seat) -> tuple[int, ...]:
    """§3.2 The agenda of a round: who is still to be called after this seat of this role, the next one last."""
    if role == NO_ROLE and min(chosen) == NO_ROLE:
        return ()
    seats = len(chosen)
    done = 8 * role + (active - first) % seats
    calls = [8 * chosen[(first + step) % seats] + step for step in range(seats)]
    return tuple(sorted([call for call in calls if call > done], reverse=True))
