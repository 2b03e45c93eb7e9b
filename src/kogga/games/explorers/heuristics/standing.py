"""What a seat has, in numbers, and what each of them is worth on the way to the win."""

from __future__ import annotations

from typing import Final

from kogga.games.explorers.board import IS_HOME
from kogga.games.explorers.heuristics.clock import Clock
from kogga.games.explorers.heuristics.outlook import Outlook, Want
from kogga.games.explorers.heuristics.voyages import Voyages
from kogga.games.explorers.pieces import (
    COUNTS,
    CREW,
    GOLD,
    MAX_SEATS,
    NONE,
    PLAYED,
    RESOURCES,
    SHIPS,
    WITH_SETTLER,
)

SPREAD: Final = 0.8  # points that make it almost three times as likely to win: the unit of the weights
START: Final = 3  # §2.7 points everybody begins with
FEW_PIPS: Final = 3  # a kind with fewer is scarce

Weights = list[tuple[float, float]]

# What each number is worth in the last moment before the win, and how much more with the whole game ahead (between the
# two by how far the leader is): a conditional logit on who won, fitted to the moments before the rolls of games of
# greedy players, not all of them attentive: 4,500 of the first scenario, 960 of the other four; in units of `SPREAD`.
FIRST_VOYAGE: Final[Weights] = [
    (1.699, -1.738),  # points
    (-0.627, 0.096),  # rounds still needed for the next points
    (-0.134, 0.117),  # turns until the own one
    (0.077, -0.063),  # a card in hand
    (0.089, -0.096),  # a coin
    (0.846, -0.68),  # a settlement at hand
    (1.134, -1.172),  # a harbour settlement at hand
    (0.586, -0.758),  # a ship at hand
    (-0.071, 0.084),  # a settler at hand
    (0.0, 0.0),  # a crew at hand
    (-0.212, 0.222),  # a road at hand
    (0.385, -0.163),  # a settler under way
    (0.176, -0.232),  # a ship
    (0.03, 0.367),  # a second ship
    (1.155, -1.164),  # hopes of the ships with settlers
    (0.176, 0.23),  # hopes of the others
    (0.225, -0.173),  # a harbour settlement
    (-0.058, 0.239),  # one abroad
    (-0.014, 0.064),  # a pip of wood
    (0.015, 0.005),  # of brick
    (0.001, 0.033),  # of wool
    (0.011, 0.048),  # of grain
    (0.031, 0.007),  # of ore
    (0.0, 0.0),  # of gold
    (0.0, 0.0),  # wood is scarce
    (0.042, -0.142),  # brick
    (0.0, 0.0),  # wool
    (-0.314, -0.198),  # grain
    (-0.037, -0.284),  # ore
]  # fmt: skip
MISSIONS: Final[Weights] = [
    (0.685, -0.457),  # points
    (-0.237, 0.058),  # rounds still needed for the next points
    (-0.174, 0.203),  # turns until the own one
    (0.009, 0.011),  # a card in hand
    (-0.02, 0.041),  # a coin
    (0.807, -0.52),  # a settlement at hand
    (0.439, -0.356),  # a harbour settlement at hand
    (0.413, -0.389),  # a ship at hand
    (-0.432, 0.585),  # a settler at hand
    (-0.123, 0.289),  # a crew at hand
    (0.609, -0.52),  # a road at hand
    (-0.093, 0.358),  # a settler under way
    (-0.328, 0.406),  # a ship
    (0.165, 0.071),  # a second ship
    (0.744, -0.688),  # hopes of the ships with settlers
    (0.632, -0.561),  # hopes of the others
    (-0.06, -0.461),  # a harbour settlement
    (0.104, 0.806),  # one abroad
    (-0.005, 0.1),  # a pip of wood
    (0.003, 0.011),  # of brick
    (0.001, 0.129),  # of wool
    (0.019, 0.034),  # of grain
    (-0.006, 0.062),  # of ore
    (0.016, -0.029),  # of gold
    (-0.381, -0.145),  # wood is scarce
    (-0.164, 0.006),  # brick
    (0.162, -0.546),  # wool
    (-0.193, 0.128),  # grain
    (-0.06, -0.116),  # ore
    (-0.083, 0.532),  # a crew under way
    (0.404, 0.173),  # a crew on a lair
    (0.118, 0.011),  # a space of a track
    (-0.17, -0.282),  # a leader's card
    (0.199, 0.132),  # a swift village
    (0.113, 0.349),  # a fast-gold village
]  # fmt: skip


def standing(outlook: Outlook, fleet: Voyages) -> float:
    """How well a seat stands, each number by its weight now."""
    leader = max(outlook.view.scores)
    ahead = (outlook.target - leader) / (outlook.target - START)
    weights = FIRST_VOYAGE if outlook.scenario == 1 else MISSIONS
    numbers = numbers_of(outlook, fleet)
    return sum([number * (last + ahead * more) for number, (last, more) in zip(numbers, weights, strict=True)], 0.0)


def numbers_of(outlook: Outlook, fleet: Voyages) -> list[float]:
    """All numbers in the order of the tables."""
    view, seat = outlook.view, outlook.seat
    clock = Clock(outlook)
    return [
        float(view.scores[seat]),
        clock.rounds(),
        float((seat - view.active) % view.seats),
        float(sum(outlook.hand)),
        float(view.gold[seat]),
        *purchases(outlook),
        float(clock.coming),
        *afloat(fleet),
        *harbours(outlook),
        *land(outlook),
        *missions(outlook),
    ]


def purchases(outlook: Outlook) -> list[float]:
    """What each purchase is worth, less for what is missing."""
    outlook.wants()
    gold = outlook.view.gold[outlook.seat]
    return [outlook.nearness(want, outlook.hand, gold) for want in range(Want.NOTHING)]


def afloat(fleet: Voyages) -> list[float]:
    """A ship, a second one, what those with settlers hope for, and what the others do."""
    ships = [ship for ship in range(SHIPS) if fleet.edges[ship] != NONE]
    hopes = [0.0, 0.0]
    for ship in ships:
        hopes[fleet.holds[ship] != WITH_SETTLER] += fleet.potential(ship, fleet.edges[ship])
    return [float(len(ships) > 0), float(len(ships) > 1), *hopes]


def harbours(outlook: Outlook) -> list[float]:
    """Harbour settlements, and how many of them are abroad."""
    ports = outlook.view.ports[outlook.seat]
    return [float(len(ports)), float(len([port for port in ports if not IS_HOME[port]]))]


def land(outlook: Outlook) -> list[float]:
    """Pips by kind, gold last; and how scarce each kind is: 1 where there is none, a half where there are few."""
    pips = outlook.ground.pips
    scarce = [1.0 if not pips[kind] else 0.5 if pips[kind] < FEW_PIPS else 0.0 for kind in range(RESOURCES)]
    return [*[float(pips[kind]) for kind in range(GOLD + 1)], *scarce]


def missions(outlook: Outlook) -> list[float]:
    """§12 Crews under way and on lairs, spaces of the tracks, leaders' cards, villages won."""
    view, seat = outlook.view, outlook.seat
    if not PLAYED[outlook.scenario]:
        return []
    under_way = sum([COUNTS[cargo][CREW] for cargo in outlook.cargoes() + outlook.dock_cargoes()])
    landed = sum([view.crews_of(hex, seat) for hex in outlook.known.lairs])
    spaces = sum([view.spaces[MAX_SEATS * mission + seat] for mission in PLAYED[outlook.scenario]])
    leads = len([mission for mission in PLAYED[outlook.scenario] if view.leads[mission] == seat])
    return [float(number) for number in (under_way, landed, spaces, leads, view.swift[seat], view.fast[seat])]
