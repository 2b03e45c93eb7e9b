"""How long a seat still needs: in how many rounds the cards for its next points will have come in."""

from __future__ import annotations

from typing import Final

from kogga.games.explorers.heuristics.outlook import Outlook
from kogga.games.explorers.pieces import (
    BANK_RATE,
    GOLD,
    GOLD_RATE,
    HARBOURS,
    NONE,
    RESOURCES,
    RIVER_GOLD,
    SETTLEMENT_PRICE,
    SETTLERS,
    SHIP_PRICE,
    SHIPS,
    UPGRADE_PRICE,
)
from kogga.games.explorers.state import Row

ROLLS: Final = 36  # of two dice
LATE: Final = 12.0  # rounds; nobody looks farther
HALVINGS: Final = 6  # of that, until it is known well enough
FEW: Final = 5  # so many points are thought of at most, as many as the first scenario takes
SITES: Final = 3  # so many free sites at the own roads count


def total_of(settlements: int, upgrades: int, ships: int) -> Row:
    """§1.4 What so many cost together."""
    return tuple(
        [
            settlements * SETTLEMENT_PRICE[kind] + upgrades * UPGRADE_PRICE[kind] + ships * SHIP_PRICE[kind]
            for kind in range(RESOURCES)
        ]
    )


TOTALS: Final[list[list[list[Row]]]] = [
    [[total_of(settlements, upgrades, ships) for ships in range(2)] for upgrades in range(HARBOURS + 1)]
    for settlements in range(FEW + 1)
]


class Clock:
    """What one seat has, gets in a round, and what it would pay for."""

    def __init__(self, outlook: Outlook) -> None:
        view, seat, ground = outlook.view, outlook.seat, outlook.ground
        rounds = view.seats / ROLLS
        self.hand = outlook.hand
        self.gold = float(view.gold[seat])
        self.income: list[float] = [rounds * ground.pips[kind] for kind in range(RESOURCES)]
        self.coins: float = rounds * (ground.dry_pips() + RIVER_GOLD * ground.pips[GOLD])
        self.coming: int = min(outlook.left, SETTLERS - view.settlers[seat])
        self.left: int = max(0, min(FEW, outlook.left) - self.coming)
        self.docks: int = HARBOURS - len(view.ports[seat])
        self.towns: int = len([town for town in view.towns[seat] if ground.known.is_coast[town]])
        self.sites: int = min(SITES, len(outlook.roads().sites))
        ships = view.ships[SHIPS * seat : SHIPS * seat + SHIPS]
        self.has_ship: bool = any([edge != NONE for edge in ships])

    def rounds(self) -> float:
        """Until the last of the next points can be paid for, whichever way is the quickest."""
        quickest = LATE
        for upgrades in range(min(self.left, self.docks) + 1):
            settlements = self.left - upgrades
            if upgrades <= self.towns + settlements + self.coming:
                quickest = self.quicker(self.price(settlements, upgrades), quickest)
        return quickest

    def price(self, settlements: int, upgrades: int) -> Row:
        """§1.4 What they cost, with a ship where one is needed and there is none."""
        ships = int(settlements > self.sites and not self.has_ship)
        return TOTALS[settlements][upgrades][ships]

    def quicker(self, price: Row, limit: float) -> float:
        """The rounds this price takes, if that is less than the limit."""
        if self.is_paid(price, 0.0):
            return 0.0
        if not self.is_paid(price, limit):
            return limit
        soon, late = 0.0, limit
        for _ in range(HALVINGS):
            middle = (soon + late) / 2
            if self.is_paid(price, middle):
                late = middle
            else:
                soon = middle
        return late

    def is_paid(self, price: Row, rounds: float) -> bool:
        """§5.1, §5.2 Will what is missing after so many rounds be covered by coins and by three for one?"""
        missing, cover = 0.0, (self.gold + rounds * self.coins) / GOLD_RATE
        for kind in range(RESOURCES):
            more = self.hand[kind] + rounds * self.income[kind] - price[kind]
            if more < 0.0:
                missing -= more
            else:
                cover += more / BANK_RATE
        return missing <= cover
