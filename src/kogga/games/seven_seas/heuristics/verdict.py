"""What a position makes in the end, by what games came to that began like it."""

from __future__ import annotations

from typing import Final

from kogga.games.seven_seas.heuristics.outlook import EMPTY_SHIPS, Outlook, rounds_to_come
from kogga.games.seven_seas.pieces import COUNTRY, FIRST_PORT, LARGEST, SHIPS

# Fitted to the ends of 8,000 games of this sense against itself: by rounds to come, what one more of each makes.
STAGES: Final = [0.0, 2.0, 4.0, 7.0, 11.0]  # between two of them the weights are mixed
WEIGHTS: Final = [
    [1.0, 0.92, 0.85, 0.81, 0.75],  # chests
    [0.99, 1.0, 1.02, 1.1, 1.08],  # talismans
    [-1.99, -2.02, -2.01, -2.07, -1.78],  # skulls
    [0.36, 0.41, 0.34, 0.42, 0.9],  # yin-yang
    [0.86, 0.8, 0.5, 0.39, 0.2],  # goods
    [0.56, 0.5, 0.57, 0.47, 0.62],  # points the cargo may bring
    [0.44, 0.51, 0.2, -0.14, -0.24],  # points the empty ships may bring
    [0.02, 0.14, 0.31, 0.44, 1.22],  # empty ships
    [0.13, -0.44, -0.95, -1.24, 0.01],  # ships in the reserve
    [0.04, 0.3, 0.51, 0.78, 1.09],  # double holds
    [0.03, 0.22, 0.69, 1.51, 3.21],  # unsinkables
    [0.29, 0.33, 0.61, 0.65, 0.75],  # ports and curses in hand
    [0.39, 0.22, 0.38, 0.31, 0.18],  # convoys in hand
    [-0.47, -0.92, -1.1, -1.47, -1.37],  # convoys of the own flags that are still to come: skulls
]


def verdict(outlook: Outlook) -> float:
    """The points this seat may expect, up to a number that is the same for all seats."""
    worths = weights_at(rounds_to_come(outlook.view))
    return sum([worth * much for worth, much in zip(worths, holdings(outlook), strict=True)], 0.0)


def weights_at(rounds: float) -> list[float]:
    """The weights with so many rounds to come."""
    late = min(rounds, STAGES[-1])
    stage = 1
    while STAGES[stage] < late:
        stage += 1
    part = (late - STAGES[stage - 1]) / (STAGES[stage] - STAGES[stage - 1])
    return [(1.0 - part) * row[stage - 1] + part * row[stage] for row in WEIGHTS]


def holdings(outlook: Outlook) -> list[float]:
    """What the seat has, in the order of the weights."""
    view, seat, mine = outlook.view, outlook.seat, outlook.mine()
    empty = max(0, min(SHIPS, mine.empty()))
    convoys = sum([1 for card in view.hand if card < FIRST_PORT])
    sailed = sum([1 for card in view.played if card < FIRST_PORT and view.flags[COUNTRY[card]] == seat])
    awaited = LARGEST * view.flags.count(seat) - sailed
    return [
        float(mine.chests),
        float(mine.talismans),
        float(mine.skulls),
        float(mine.yin),
        float(sum(mine.cargo)),
        outlook.cargo_worth(mine.cargo),
        EMPTY_SHIPS[empty],
        float(mine.empty()),
        float(view.reserve[seat]),
        float(mine.holds),
        float(mine.unsinkable),
        float(mine.cards - convoys),
        float(convoys),
        float(awaited),
    ]
