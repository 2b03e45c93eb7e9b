"""Places: the lanes and berths of the boats, and the spaces for accomplices."""

from __future__ import annotations

from typing import Final

from kogga.games.manila.pieces import (
    BERTH_PRICES,
    HOLD_PRICES,
    KINDS,
    LARGE_PILOT_PRICE,
    NO_PAWN,
    PIRATE_PRICE,
    SMALL_PILOT_PRICE,
    WARES,
    Pawn,
    Pesos,
    Ware,
)

Spot = int  # where a boat is: 0-13 its lane, 14-16 the port's berths A-C, 17-19 the shipyard's; -1 not afloat
Space = int  # 0-12 the holds, 13-15 port, 16-18 shipyard, 19-20 pirate boat, 21-22 pilots, 23 insurance
Target = int  # what a placement names: 0-3 a hold, 4-6 port, 7-9 shipyard, 10 pirates, 11-12 pilots, 13 insurance

BERTHS: Final = ("a", "b", "c")

NOT_AFLOAT: Final[Spot] = -1
LAST_SPOT: Final[Spot] = 13  # where the pirates lurk; past it lies Manila
PORT_SPOT: Final[Spot] = LAST_SPOT + 1
YARD_SPOT: Final[Spot] = PORT_SPOT + len(BERTHS)
ALL_SPOTS: Final = YARD_SPOT + len(BERTHS)

MAX_START: Final[Spot] = 5
START_SUM: Final = 9

FIRST_HOLD: Final[tuple[Space, ...]] = (0, 3, 6, 9)
LAST_HOLD: Final[tuple[Space, ...]] = (2, 5, 8, 12)
PORT: Final[Space] = 13
YARD: Final[Space] = 16
CAPTAIN: Final[Space] = 19
SECOND_PIRATE: Final[Space] = 20
SMALL_PILOT: Final[Space] = 21
LARGE_PILOT: Final[Space] = 22
INSURANCE: Final[Space] = 23
SPACES: Final = 24

PORT_TARGET: Final[Target] = 4
YARD_TARGET: Final[Target] = 7
PIRATES_TARGET: Final[Target] = 10
INSURANCE_TARGET: Final[Target] = 13

TARGETS: Final[tuple[str, ...]] = (
    *WARES,
    *[f"port {berth}" for berth in BERTHS],
    *[f"yard {berth}" for berth in BERTHS],
    "pirates",
    "small pilot",
    "large pilot",
    "insurance",
)  # fmt: skip

# Spaces of a target are filled from the first to the last; so it is full when the last one is taken.
FIRST_SPACE: Final[tuple[Space, ...]] = (*FIRST_HOLD, *range(PORT, CAPTAIN), CAPTAIN, *range(SMALL_PILOT, SPACES))
LAST_SPACE: Final[tuple[Space, ...]] = (*LAST_HOLD, *range(PORT, CAPTAIN), SECOND_PIRATE, *range(SMALL_PILOT, SPACES))

PRICES: Final[tuple[Pesos, ...]] = (
    *[price for hold in HOLD_PRICES for price in hold],
    *BERTH_PRICES,
    *BERTH_PRICES,
    PIRATE_PRICE,
    PIRATE_PRICE,
    SMALL_PILOT_PRICE,
    LARGE_PILOT_PRICE,
    0,
)  # fmt: skip
DEAREST: Final[Pesos] = max(PRICES)


ELSEWHERE: Final = sum([1 << target for target in range(KINDS, len(TARGETS))])  # all targets but the holds, as bits


def target_of(space: Space) -> Target:
    """What a placement on this space names."""
    return [first <= space <= last for first, last in zip(FIRST_SPACE, LAST_SPACE, strict=True)].index(True)


TARGET_OF: Final[tuple[Target, ...]] = tuple([target_of(space) for space in range(SPACES)])


def hold(ware: Ware) -> range:
    """The spaces of a ware's hold, cheapest first."""
    return range(FIRST_HOLD[ware], LAST_HOLD[ware] + 1)


HOLD: Final = tuple([hold(ware) for ware in range(KINDS)])


def open_targets(boats: list[Spot], spaces: list[Pawn]) -> int:
    """The targets with room for one more, as bits: holds of boats on the water, and any other vacant space."""
    afloat = [ware for ware in range(KINDS) if 0 <= boats[ware] <= LAST_SPOT]
    targets = [*afloat, *range(KINDS, len(TARGETS))]
    return sum([1 << target for target in targets if spaces[LAST_SPACE[target]] == NO_PAWN])


def spot_words(spot: Spot) -> str:
    """Where a boat is, in words: `13`, `port a`, `yard b`."""
    if spot >= YARD_SPOT:
        return f"yard {BERTHS[spot - YARD_SPOT]}"
    if spot >= PORT_SPOT:
        return f"port {BERTHS[spot - PORT_SPOT]}"
    return str(spot) if spot != NOT_AFLOAT else "-"


def starts(first: Spot) -> list[Spot]:
    """The start spaces of the second boat that still let the three make nine."""
    return [spot for spot in range(MAX_START + 1) if 0 <= START_SUM - first - spot <= MAX_START]


LOADED: Final = [[ware for ware in range(KINDS) if ware != ashore] for ashore in range(KINDS)]
STARTS: Final = [starts(first) for first in range(MAX_START + 1)]
