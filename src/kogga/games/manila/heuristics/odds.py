"""Exact odds of the boats, and what the black market will come to."""

from __future__ import annotations

from typing import Final

from kogga.games.manila.board import LOADED, PORT_SPOT, Spot
from kogga.games.manila.pieces import BOATS, EYES, KINDS, MARKET, ROLLS, TOP, Ware

ARRIVES: Final = 0.6  # how often a loaded boat reaches the port, over many voyages


def lands(spot: Spot, rolls: int) -> list[float]:
    """The chance of every space of the lane, and of the port beyond it, after so many rolls."""
    chances = [float(place == spot) for place in range(PORT_SPOT + 1)]
    for _ in range(rolls):
        after = [0.0] * PORT_SPOT + [chances[PORT_SPOT]]
        for place in range(PORT_SPOT):
            for eyes in range(1, EYES + 1):
                after[min(place + eyes, PORT_SPOT)] += chances[place] / EYES
        chances = after
    return chances


LANDS: Final = [[lands(spot, rolls) for rolls in range(ROLLS + 1)] for spot in range(PORT_SPOT)]
FORECASTS: Final[dict[tuple[int, ...], list[float]]] = {}


def forecast(market: tuple[int, ...]) -> list[float]:
    """What a share of each ware will be worth at the end, if any ware may be ashore and boats arrive as they use to."""
    if TOP in market:
        return [float(MARKET[step]) for step in market]
    if market not in FORECASTS:
        worths = [0.0] * KINDS
        for ashore in range(KINDS):
            for arrived in range(1, 1 << BOATS):
                chance = ARRIVES ** arrived.bit_count() * (1 - ARRIVES) ** (BOATS - arrived.bit_count())
                later = forecast(after_arrivals(market, ashore, arrived))
                for ware in range(KINDS):
                    worths[ware] += chance * later[ware] / (KINDS * (1 - (1 - ARRIVES) ** BOATS))
        FORECASTS[market] = worths
    return FORECASTS[market]


def after_arrivals(market: tuple[int, ...], ashore: Ware, arrived: int) -> tuple[int, ...]:
    """The market when these of the three loaded boats, as bits, have arrived."""
    steps = list(market)
    for boat, ware in enumerate(LOADED[ashore]):
        steps[ware] += arrived >> boat & 1
    return tuple(steps)
