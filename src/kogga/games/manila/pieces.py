"""§1.2 What is in the box: the wares, the shares and every number of the rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kogga.core.options import Options

Ware = int  # 0-3, in the order of WARES
Pesos = int
Pawn = int  # an accomplice: four times its seat, plus the number of the round it was placed in, counted from 0

WARES: Final = ("nutmeg", "silk", "ginseng", "jade")  # the order in which boats are set, move and berth (R8, R9)
NUTMEG: Final[Ware] = 0
SILK: Final[Ware] = 1
GINSENG: Final[Ware] = 2
JADE: Final[Ware] = 3
KINDS: Final = 4
NO_WARE: Final[Ware] = -1
NO_PAWN: Final[Pawn] = -1
NO_SEAT: Final = -1

MIN_SEATS: Final = 3
MAX_SEATS: Final = 5

CASH: Final[Pesos] = 30
SHARES: Final = 5  # of each ware
POOL: Final = 3  # of each ware, from which the first shares are dealt
HAND: Final = 2
MARKET: Final[tuple[Pesos, ...]] = (0, 5, 10, 20, 30)
TOP: Final = len(MARKET) - 1
LEAST_PRICE: Final[Pesos] = 5
LOAN: Final[Pesos] = 12
REDEMPTION: Final[Pesos] = 15
MAX_BID: Final[Pesos] = 200  # R4
TOKEN_BID: Final[Pesos] = 1  # R6
MAX_VOYAGES: Final = 100  # R19

ROLLS: Final = 3
BOARDING_ROLL: Final = 2
EYES: Final = 6
PAWNS: Final = 4  # accomplices of a colour in the box
BOATS: Final = 3

HOLD_PRICES: Final[tuple[tuple[Pesos, ...], ...]] = ((2, 3, 4), (3, 4, 5), (1, 2, 3), (3, 4, 5, 5))
CARGO: Final[tuple[Pesos, ...]] = (24, 30, 18, 36)
BERTH_PRICES: Final[tuple[Pesos, ...]] = (4, 3, 2)  # in the port and in the shipyard alike
BERTH_PAY: Final[tuple[Pesos, ...]] = (6, 8, 15)
PIRATE_PRICE: Final[Pesos] = 5
SMALL_PILOT_PRICE: Final[Pesos] = 2
LARGE_PILOT_PRICE: Final[Pesos] = 5
INSURANCE_FEE: Final[Pesos] = 10

ACCOMPLICES: Final = (0, 0, 0, 4, 3, 3)  # by number of seats: so many, and so many rounds of placement
SHARE_PRICES: Final = tuple([max(LEAST_PRICE, worth) for worth in MARKET])


@dataclass(frozen=True)
class ManilaOptions(Options):
    """The two variants; separately or together."""

    full_boats: bool = False
    any_shares: bool = False
