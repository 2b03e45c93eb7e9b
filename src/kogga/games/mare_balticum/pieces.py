"""What is in the box: tokens, boats, cards and every number of the rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kogga.core.options import Options

Kind = int  # of a token: 0-3 the species, 4 amber, 5 time
Species = int  # 0-3
Tokens = int  # fish and amber lying together: how many of each kind, in seven bits a kind
Space = int  # of a market, 0-3, the dearest first
Card = int  # a contract, 0-5: a pair of species
Company = int  # what a company token says, 0-15: four times its species plus its market space; 16 the tax
Payment = int  # what the tax takes, 0-8: a species from the hold, or any kind from the warehouse

# §1.2 Fish, amber and time.
KINDS: Final = ("salmon", "flounder", "herring", "cod", "amber", "time")
SPECIES: Final = 4
AMBER: Final[Kind] = 4
CATCH: Final = 5  # kinds that can be caught
TIME: Final[Kind] = 5
IN_THE_BOX: Final = (12, 12, 12, 12, 20)
TIME_TOKENS: Final = 6
DEMAND_TOKENS: Final = 2  # of each species (R2)

MIN_SEATS: Final = 3  # R1
MAX_SEATS: Final = 5
COLORS: Final = ("violet", "green", "orange", "black", "white")  # R3
BOATS: Final = 5  # of a colour
FLEET: Final = (0, 0, 0, 5, 4, 3)  # boats of a player, by the number of players

ACTIONS: Final = 3  # of a turn
HOLD: Final = 5
MARKET: Final = (3, 2, 1, 0)  # points a fish is worth by the space its token lies on
SPACES: Final = len(MARKET)
EVENTS: Final = 5  # times that company tokens are played
TAX_TOKENS: Final = 2
SET_POINTS: Final = 7
SET_AMBER: Final = 2
MAX_ROUNDS: Final = 40  # R21
STILL_ROUNDS: Final = 4  # R21

NONE: Final = -1  # no species on a circle, no token on a market space, no contract, no payment yet
FACE_DOWN: Final = -2  # something lies there that these eyes cannot see

# Tokens that lie together are one number, so that a move is an addition and a copy costs nothing.
BITS: Final = 7
FEW: Final = (1 << BITS) - 1
ONE: Final = [1 << BITS * kind for kind in range(CATCH)]
SHIFT: Final = [BITS * kind for kind in range(CATCH)]


def count(tokens: Tokens, kind: Kind) -> int:
    """How many of a kind."""
    return tokens >> BITS * kind & FEW


def size(tokens: Tokens) -> int:
    """How many in all: as 128 leaves 1 by 127, the number leaves the sum of its counts."""
    return tokens % FEW


def counts(tokens: Tokens) -> list[int]:
    """How many of each kind."""
    return [tokens >> shift & FEW for shift in SHIFT]


def together(amounts: list[int]) -> Tokens:
    """So many of each kind, as one number."""
    return sum([amount << BITS * kind for kind, amount in enumerate(amounts)])


ALL_TOKENS: Final[Tokens] = together(list(IN_THE_BOX))


def possible_holds() -> list[Tokens]:
    """§5.3 Everything that can be in a hold: five fish at most."""
    holds: list[Tokens] = [0]
    for species in range(SPECIES):
        holds = [hold + fish * ONE[species] for hold in holds for fish in range(HOLD + 1) if size(hold) + fish <= HOLD]
    return holds


def possible_catches(most: int) -> list[Tokens]:
    """§2.2 Everything that can lie on a field with room for so many tokens, the empty field aside."""
    catches = {0}
    for _ in range(most):
        catches |= {catch + ONE[kind] for catch in catches for kind in range(CATCH)}
    return sorted(catches - {0})


HOLDS: Final = possible_holds()

# §13.1 The six contracts: every pair of species, each with two amber (R40).
CARD_SPECIES: Final = [(one, other) for one in range(SPECIES) for other in range(one + 1, SPECIES)]
CARDS: Final = len(CARD_SPECIES)
CARD_WORDS: Final = [f"{KINDS[one]} {KINDS[other]}" for one, other in CARD_SPECIES]
KEPT: Final = CARDS  # stands for a card where a contract was kept
LEDGER_LINE: Final = 8  # a line of the ledger is this times the seat plus the card

# §9.2 What can be chosen at a time event.
TAX: Final[Company] = SPECIES * SPACES
COMPANY_WORDS: Final = [f"{KINDS[species]} {points}" for species in range(SPECIES) for points in MARKET]

# §9.3 What the tax can take: fish from the hold, fish and amber from the warehouse.
FIRST_STORED: Final[Payment] = SPECIES
PAYMENTS: Final = SPECIES + CATCH
PAYMENT_WORDS: Final = [
    *[f"hold {KINDS[species]}" for species in range(SPECIES)],
    *[f"warehouse {KINDS[kind]}" for kind in range(CATCH)],
]


@dataclass(frozen=True)
class MareOptions(Options):
    """The two modules; separately or together."""

    demand: bool = False
    contracts: bool = False
