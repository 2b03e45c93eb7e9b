"""The verbs: those of a turn, those of a time event, luck's."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kogga.core.actions import Action, Seat
from kogga.games.mare_balticum.board import (
    ALL_FIELDS,
    CAPACITY,
    CIRCLE_LOSS,
    FIELDS,
    PORT_CIRCLES,
    PORTS,
    Circle,
    Field,
)
from kogga.games.mare_balticum.pieces import (
    CARD_WORDS,
    CARDS,
    CATCH,
    COMPANY_WORDS,
    HOLD,
    KINDS,
    MAX_SEATS,
    NONE,
    PAYMENT_WORDS,
    PAYMENTS,
    SPECIES,
    TAX,
    TIME,
    Card,
    Company,
    Kind,
    MareOptions,
    Payment,
    Species,
)


@dataclass(frozen=True)
class Moor(Action):
    """§2.6 Put your first boat into a port."""

    port: Field

    def __str__(self) -> str:
        return f"moor {FIELDS[self.port]}"


@dataclass(frozen=True)
class Launch(Action):
    """§4.1 Add a boat from the reserve to your chain."""

    field: Field

    def __str__(self) -> str:
        return f"launch {FIELDS[self.field]}"


@dataclass(frozen=True)
class Sail(Action):
    """§4.2 Move one of your boats to another field."""

    start: Field
    field: Field

    def __str__(self) -> str:
        return f"sail {FIELDS[self.start]} {FIELDS[self.field]}"


@dataclass(frozen=True)
class Fish(Action):
    """§5.1 Take a token from a field with a boat of yours."""

    field: Field
    kind: Kind

    def __str__(self) -> str:
        return f"fish {FIELDS[self.field]} {KINDS[self.kind]}"


@dataclass(frozen=True)
class Unload(Action):
    """§6.2 Land so many fish of a species in a port; §12.1 on a circle of your choice where two are free, else NONE."""

    port: Field
    species: Species
    number: int
    circle: Circle

    def __str__(self) -> str:
        words = f"unload {FIELDS[self.port]} {KINDS[self.species]} {self.number}"
        return words if self.circle == NONE else f"{words} at {-CIRCLE_LOSS[self.circle]}"


@dataclass(frozen=True)
class Overboard(Action):
    """§8.1 Throw a fish out of the hold."""

    species: Species

    def __str__(self) -> str:
        return f"overboard {KINDS[self.species]}"


@dataclass(frozen=True)
class EndTurn(Action):
    """§3.3 Leave it at that."""

    def __str__(self) -> str:
        return "end turn"


@dataclass(frozen=True)
class Look(Action):
    """§13.2 Take the contracts of the pile into your hand, to choose."""

    def __str__(self) -> str:
        return "contract"


@dataclass(frozen=True)
class Take(Action):
    """§13.2 Your first contract."""

    card: Card

    def __str__(self) -> str:
        return f"take {CARD_WORDS[self.card]}"


@dataclass(frozen=True)
class Swap(Action):
    """§13.2 Another contract instead of yours."""

    card: Card

    def __str__(self) -> str:
        return f"swap {CARD_WORDS[self.card]}"


@dataclass(frozen=True)
class Keep(Action):
    """§13.2 Keep the contract you have."""

    def __str__(self) -> str:
        return "keep"


@dataclass(frozen=True)
class Found(Action):
    """§9.2 Play a company token with a species face down on a market space; §9.3 or the tax, face up."""

    company: Company

    def __str__(self) -> str:
        return "tax" if self.company == TAX else f"company {COMPANY_WORDS[self.company]}"


@dataclass(frozen=True)
class Pay(Action):
    """§9.3 Give a token of your hold or your warehouse for the tax."""

    payment: Payment

    def __str__(self) -> str:
        return f"pay {PAYMENT_WORDS[self.payment]}"


@dataclass(frozen=True)
class Draw(Action):
    """§2.2, §7.2 What luck takes out of the bag for the next empty field."""

    kind: Kind

    def __str__(self) -> str:
        return f"draw {KINDS[self.kind]}"


@dataclass(frozen=True)
class Demand(Action):
    """§2.4 The demand token luck lays on the next circle."""

    species: Species

    def __str__(self) -> str:
        return f"demand {KINDS[self.species]}"


@dataclass(frozen=True)
class Start(Action):
    """§2.5 Luck names the start player."""

    seat: Seat

    def __str__(self) -> str:
        return f"start {self.seat}"


Rare = Moor | Look | Take | Swap | Keep | Found | Pay | Demand | Start
Move = Launch | Sail | Fish | Unload | Overboard | EndTurn | Draw | Rare

MOOR: Final[list[Move]] = [Moor(port) for port in range(PORTS)]
LAUNCH: Final[list[Move]] = [Launch(field) for field in range(ALL_FIELDS)]
SAIL: Final[list[list[Move]]] = [[Sail(start, field) for field in range(ALL_FIELDS)] for start in range(ALL_FIELDS)]
FISH: Final[list[list[Move]]] = [[Fish(field, kind) for kind in range(CATCH)] for field in range(ALL_FIELDS)]
OVERBOARD: Final[list[Move]] = [Overboard(species) for species in range(SPECIES)]
END_TURN: Final[Move] = EndTurn()
LOOK: Final[Move] = Look()
TAKE: Final[list[Move]] = [Take(card) for card in range(CARDS)]
SWAP: Final[list[Move]] = [Swap(card) for card in range(CARDS)]
KEEP: Final[Move] = Keep()
FOUND: Final[list[Move]] = [Found(company) for company in range(TAX + 1)]
PAY: Final[list[Move]] = [Pay(payment) for payment in range(PAYMENTS)]
DRAW: Final[list[Move]] = [Draw(kind) for kind in range(TIME + 1)]
DEMAND: Final[list[Move]] = [Demand(species) for species in range(SPECIES)]
START: Final[list[Move]] = [Start(seat) for seat in range(MAX_SEATS)]


def landings(circle: Circle) -> list[list[list[Move]]]:
    """§6.2 By port, species and number less one; for a circle (of any port) or without one."""
    return [
        [
            [Unload(port, species, number, circle_in(port, circle)) for number in range(1, HOLD + 1)]
            for species in range(SPECIES)
        ]
        for port in range(PORTS)
    ]


def circle_in(port: Field, nth: int) -> Circle:
    """The first or second circle of a port; NONE stays NONE."""
    return NONE if nth == NONE else PORT_CIRCLES[port][min(nth, len(PORT_CIRCLES[port]) - 1)]


UNLOAD: Final = landings(NONE)
# §12.1 The same with the circle named, first or second. Only ports with two circles ever ask which.
UNLOAD_AT: Final = [landings(0), landings(1)]
ASKING_PORTS: Final = [port for port in range(PORTS) if len(PORT_CIRCLES[port]) > 1]

EVERY_SAIL: Final[list[Move]] = [
    SAIL[start][field] for start in range(ALL_FIELDS) for field in range(ALL_FIELDS) if start != field
]
EVERY_CATCH: Final[list[Move]] = [move for field in range(ALL_FIELDS) if CAPACITY[field] for move in FISH[field]]
EVERY_LANDING: Final[list[Move]] = [move for port in UNLOAD for species in port for move in species]
EVERY_SET_UP: Final[list[Move]] = [
    move for nth in (0, 1) for port in ASKING_PORTS for species in UNLOAD_AT[nth][port] for move in species
]
EVERY_CONTRACT: Final[list[Move]] = [LOOK, *TAKE, *SWAP, KEEP]
LUCK_MOVES: Final[list[Move]] = [*DRAW, *DEMAND, *START]


def seat_moves(options: MareOptions) -> list[Move]:
    """Every action a seat can ever take, by chapter."""
    moves = [*MOOR, *LAUNCH, *EVERY_SAIL, *EVERY_CATCH, *EVERY_LANDING]
    if options.demand:
        moves += EVERY_SET_UP
    moves += [*OVERBOARD, END_TURN]
    if options.contracts:
        moves += EVERY_CONTRACT
    return [*moves, *FOUND, *PAY]
