"""What a battle is likely to bring."""

from __future__ import annotations

from typing import Final

from kogga.core.actions import Seat
from kogga.games.seven_seas.actions import Throw
from kogga.games.seven_seas.board import LOW, PLACES, SPOTS
from kogga.games.seven_seas.heuristics.outlook import LOOT_CARD, RIVALS, SUNK_SHIP, THROWS, Outlook, Standing
from kogga.games.seven_seas.pieces import (
    COUNTRY,
    FACES,
    MORE_SHIPS,
    NOBODY,
    RED,
    SIZE,
    SKULL_POINTS,
    YIN_A_POINT,
    Card,
)
from kogga.games.seven_seas.rules.battle import duels

FORECASTS: Final[dict[int, list[tuple[float, float]]]] = {}  # by merchants and pirates, then by ships of one's own
LUCK: Final = [12345]  # a congruential sequence that stands in for luck; it grows as far as forecasts need it


def forecast(merchants: int, own: int, others: int) -> tuple[float, float]:
    """§6.6 Loot cards and sunk ships of one's own, on average over a hundred throws that are the same every time."""
    pirates = own + others
    key = merchants * PLACES + pirates
    if key not in FORECASTS:
        FORECASTS[key] = simulate(merchants, pirates)
    return FORECASTS[key][own]


def simulate(merchants: int, pirates: int) -> list[tuple[float, float]]:
    """The battles themselves, one throw after the other from the same luck: whoever's the pirates are, they end alike.
    So all forecasts for so many pirates come of them, by how many of the first ones are one's own.
    """
    dice = merchants + pirates
    owners = tuple([RED] * merchants + [0] * pirates)
    foresee(3 * dice * THROWS)
    loot = [0] * (pirates + 1)
    sunk = [0] * (pirates + 1)
    for nth in range(THROWS):
        count_up(stand_in(owners, 1 + 3 * dice * nth), merchants, loot, sunk)
    return [(loot[own] / THROWS, sunk[own] / THROWS) for own in range(pirates + 1)]


def count_up(throw: Throw, merchants: int, loot: list[int], sunk: list[int]) -> None:
    """§6.6 Add the loot cards and sunk ships of one battle, by how many of the first pirates are one's own."""
    is_sunk = [False] * len(throw.faces)
    left = merchants
    for merchant, pirate in duels(throw):
        if throw.faces[merchant] <= throw.faces[pirate]:
            left -= 1
        if throw.faces[pirate] <= throw.faces[merchant]:
            is_sunk[pirate] = True
    lost = 0
    for own in range(1, len(sunk)):
        if is_sunk[merchants + own - 1]:
            lost += 1
        sunk[own] += lost
        loot[own] += 0 if left else own - lost


def foresee(numbers: int) -> None:
    """Let the luck go so far."""
    while len(LUCK) <= numbers:
        LUCK.append((LUCK[-1] * 1103515245 + 12345) % 2147483648)


def stand_in(owners: tuple[int, ...], first: int) -> Throw:
    """A throw of these dice: the luck from this number on gives the faces, then the places in the lid."""
    size = len(owners)
    faces = tuple([(LUCK[die] >> 8) % FACES + 1 for die in range(first, first + size)])
    xs = tuple([(LUCK[die] >> 8) % SPOTS + LOW for die in range(first + size, first + 2 * size)])
    ys = tuple([(LUCK[die] >> 8) % SPOTS + LOW for die in range(first + 2 * size, first + 3 * size)])
    return Throw(owners, faces, xs, ys)


def battle_worth(outlook: Outlook, merchants: int, own: int, others: int) -> float:
    """§6.7, §6.8 Loot against ships, with the yin-yang for those; others' loot is worth something against."""
    loot, sunk = forecast(merchants, own, others) if own else (0.0, 0.0)
    lost = max(0.0, sunk - outlook.view.unsinkable[outlook.seat])
    won = forecast(merchants, others, own)[0] / len(outlook.rivals()) if others else 0.0
    home = 0.0 if own else SKULL_POINTS
    return home + LOOT_CARD * (loot - RIVALS * won) - lost * (SUNK_SHIP * outlook.life - 1 / YIN_A_POINT)


def likely_ships(outlook: Outlook, seat: Seat, limit: int) -> int:
    """§6.2 How many ships a seat will send, most likely."""
    return min(limit, max(0, Standing(outlook.view, seat).empty() - 1))


def convoy_worth(outlook: Outlook, card: Card) -> float:
    """§6.1 What the battle brings if all sail as usual; §6.4 less the skulls of flags."""
    limit = SIZE[card] + MORE_SHIPS[outlook.view.seats]
    others = sum([likely_ships(outlook, seat, limit) for seat in outlook.rivals()])
    most = min(limit, outlook.mine().empty())
    best = max([battle_worth(outlook, SIZE[card], own, others) for own in range(most + 1)])
    owner = outlook.view.flags[COUNTRY[card]]
    if owner == outlook.seat:
        return best + SKULL_POINTS
    return best if owner == NOBODY else best - RIVALS * SKULL_POINTS


def send_worth(outlook: Outlook, ships: int) -> float:
    """§6.2 Those who spoke before are known, those who come are guessed."""
    view = outlook.view
    limit = SIZE[view.card] + MORE_SHIPS[view.seats]
    others = sum(view.dice)
    seat = (outlook.seat + 1) % view.seats
    while seat != view.active:
        others += likely_ships(outlook, seat, limit)
        seat = (seat + 1) % view.seats
    return battle_worth(outlook, SIZE[view.card], ships, others)
