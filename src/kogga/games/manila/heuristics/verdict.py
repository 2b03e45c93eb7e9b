"""What a position is worth to a seat: where the market may stand after this voyage, and what things are worth there.

The weights are those of a linear fit to how 12,000 games of greedy players ended, some of them careless on purpose.
They are told apart by the step of the ware that leads the market: the nearer the end, the nearer to the prices of §13.
Rows are lists: compiled, a Final tuple that begins with a fraction may count as never set.
"""

from __future__ import annotations

from typing import Final

from kogga.games.manila.heuristics.odds import after_arrivals
from kogga.games.manila.heuristics.outlook import Outlook
from kogga.games.manila.pieces import KINDS, MARKET, REDEMPTION
from kogga.games.manila.state import Phase

CASH: Final = [1.2, 1.2, 1.15, 1.1, 1.0]  # what a peso grows to: who has cash buys cheap shares and owes no interest
NEEDED: Final = 15.0  # pesos one should have left
LACK: Final = [0.4, 0.3, 0.75, 1.1, 1.5]  # what each peso less than that costs besides
SHARE: Final = [  # what a share is worth, by the step of its own ware
    [9.0],
    [12.0, 17.5],
    [6.5, 14.0, 21.0],
    [3.0, 9.5, 16.5, 25.5],
    [float(worth) for worth in MARKET],
]
MORTGAGED: Final = 0.7  # how much of that comes true for a mortgaged share, besides its redemption


def verdict(look: Outlook) -> float:
    """How well a seat stands: what it may expect to have in the end, by the chances of the boats that are at sea."""
    view = look.view
    if not is_under_way(look):
        return worth(look, view.market, 0.0)
    boats = list(view.boats)
    chances = look.arrival_chances(boats)
    wages = look.income(boats) - sum([chance * lead for chance, lead in zip(chances, look.arrivals, strict=True)])
    total = 0.0
    for arrived, chance in enumerate(chances):
        if chance:
            total += chance * worth(look, after_arrivals(view.market, view.ashore, arrived), wages)
    return total


def is_under_way(look: Outlook) -> bool:
    """Are boats at sea?"""
    phase = look.view.phase
    return phase == Phase.ROLL or Phase.PLACE <= phase < Phase.OVER or (phase == Phase.LOAN and look.view.round > 0)


def worth(look: Outlook, market: tuple[int, ...], wages: float) -> float:
    """Cash with the wages of this voyage, and shares, where the market stands so."""
    view, lead = look.view, max(market)
    cash = look.cash + wages
    total = CASH[lead] * cash - LACK[lead] * max(0.0, NEEDED - cash) - REDEMPTION * view.pledged_count[look.seat]
    free, pledged = view.free[look.seat], view.pledged[look.seat]
    for ware in range(KINDS):
        total += (free[ware] + MORTGAGED * pledged[ware]) * SHARE[lead][market[ware]]
    return total
