"""Exact odds of the boats, and what the black market will come to."""

from __future__ import annotations

from typing import Final

from kogga.games.manila.board import ALL_SPOTS, LAST_SPOT, LOADED, PORT_SPOT, YARD_SPOT, Spot
from kogga.games.manila.pieces import BOATS, EYES, KINDS, MARKET, ROLLS, TOP, Ware

ARRIVES: Final = 0.6  # how often a loaded boat reaches the port, over many voyages
SENT_TO_PORT: Final = 0.5  # how often a pirate captain does that


class Ends:
    """By the space a boat is on now, the chance of what becomes of it.

    robbed   it ends on 13, where pirates lurk
    paid     it arrives with its crew
    ported   it comes to lie in port, with its crew or without
    """

    def __init__(self, rolls: int, danger: float) -> None:
        afloat = [LANDS[spot][rolls] for spot in range(PORT_SPOT)]
        self.robbed = [odds[LAST_SPOT] for odds in afloat] + [0.0] * (ALL_SPOTS - PORT_SPOT)
        docked = [float(spot < YARD_SPOT) for spot in range(PORT_SPOT, ALL_SPOTS)]
        self.paid = [odds[PORT_SPOT] + (1 - danger) * odds[LAST_SPOT] for odds in afloat] + docked
        self.ported = [
            paid + danger * SENT_TO_PORT * robbed for paid, robbed in zip(self.paid, self.robbed, strict=True)
        ]


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
ENDS: Final[dict[tuple[int, float], Ends]] = {}
FORECASTS: Final[dict[tuple[int, ...], list[float]]] = {}
AFTER: Final[dict[tuple[tuple[int, ...], Ware], list[list[float]]]] = {}
RISES: Final[dict[tuple[int, ...], list[list[float]]]] = {}


def ends(rolls: int, danger: float) -> Ends:
    """How boats end after so many rolls, where pirates are this likely to lie in wait."""
    if (rolls, danger) not in ENDS:
        ENDS[rolls, danger] = Ends(rolls, danger)
    return ENDS[rolls, danger]


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


def forecasts_after(market: tuple[int, ...], ashore: Ware) -> list[list[float]]:
    """The forecast by which of the three loaded boats, as bits, have arrived."""
    if (market, ashore) not in AFTER:
        AFTER[market, ashore] = [forecast(after_arrivals(market, ashore, arrived)) for arrived in range(1 << BOATS)]
    return AFTER[market, ashore]


def rises_of(market: tuple[int, ...]) -> list[list[float]]:
    """By ware how the forecast of every ware rises when it arrives."""
    if market not in RISES:
        now = forecast(market)
        later = [forecast(tuple([step + (ware == up) for ware, step in enumerate(market)])) for up in range(KINDS)]
        RISES[market] = [[after - before for after, before in zip(each, now, strict=True)] for each in later]
    return RISES[market]


def after_arrivals(market: tuple[int, ...], ashore: Ware, arrived: int) -> tuple[int, ...]:
    """The market when these of the three loaded boats, as bits, have arrived."""
    steps = list(market)
    for boat, ware in enumerate(LOADED[ashore]):
        steps[ware] += arrived >> boat & 1
    return tuple(steps)
