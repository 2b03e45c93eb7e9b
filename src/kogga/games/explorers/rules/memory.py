"""R50 What the hands can be, by what all have seen since cards were stolen."""

from __future__ import annotations

from functools import lru_cache
from math import gcd
from random import Random

from kogga.core.actions import Seat
from kogga.games.explorers.pieces import MAX_SEATS, NONE, RESOURCES, Kind
from kogga.games.explorers.state import ExplorersState, Row, Theft

Ways = list[tuple[Row, int]]  # worlds, and how likely each is. A world says by how much thefts have changed each hand.
NOTHING_STOLEN: Row = (0,) * (RESOURCES * MAX_SEATS)


def steal(state: ExplorersState, thief: Seat, victim: Seat, kind: Kind) -> None:
    """§11.3 A card changes hands, and who took no part remembers how the hands stood."""
    taken = stolen(state.thefts)
    low = tuple([state.low[spot] - taken[spot] for spot in range(len(taken))]) if state.thefts else ()
    spot = RESOURCES * victim
    row = tuple([state.hands[spot + each] - taken[spot + each] for each in range(RESOURCES)])
    state.thefts = (*state.thefts, Theft(thief, victim, kind, row, low))
    state.hands[RESOURCES * victim + kind] -= 1
    state.hands[RESOURCES * thief + kind] += 1
    state.low = state.hands[:]
    if is_settled(state):
        state.thefts = ()


def stolen(thefts: tuple[Theft, ...]) -> Row:
    """By how much these thefts have changed each hand."""
    change = [0] * (RESOURCES * MAX_SEATS)
    for theft in thefts:
        change[RESOURCES * theft.victim + theft.kind] -= 1
        change[RESOURCES * theft.thief + theft.kind] += 1
    return tuple(change)


def open_hands(state: ExplorersState) -> Row:
    """The hands by open arithmetic alone, thefts not known to all left out."""
    if not state.thefts:
        return tuple(state.hands)
    taken = stolen(state.thefts)
    return tuple([state.hands[spot] - taken[spot] for spot in range(len(taken))])


def open_low(state: ExplorersState) -> Row:
    """The hands at their lowest since the last theft, by open arithmetic alone."""
    taken = stolen(state.thefts)
    return tuple([state.low[spot] - taken[spot] for spot in range(len(taken))])


def as_heard(thefts: tuple[Theft, ...], eyes: Seat | None) -> tuple[Theft, ...]:
    """What these eyes know of the thefts: the kind, where they took part."""
    return tuple(
        [
            theft
            if eyes is not None and eyes in (theft.thief, theft.victim)
            else Theft(theft.thief, theft.victim, NONE, theft.row, theft.low)
            for theft in thefts
        ]
    )


def is_settled(state: ExplorersState) -> bool:
    """Do all know every hand, because only one world is left?"""
    return not state.thefts or len(worlds_of(as_heard(state.thefts, None), open_low(state))) == 1


@lru_cache(maxsize=256)  # the same position is looked at by several pairs of eyes, and imagined many times
def tellings(thefts: tuple[Theft, ...]) -> list[dict[Row, Ways]]:
    """For each theft the worlds it can have led to, and each world's ways to get there: the world before and the
    number of cards that made it so likely.
    """
    told: list[dict[Row, Ways]] = []
    worlds: Ways = [(NOTHING_STOLEN, 1)]
    for theft in thefts:
        ways: dict[Row, Ways] = {}
        for world, weight in worlds:
            if fits(world, theft.low):
                for kind, cards in kinds_of(theft, world):
                    ways.setdefault(after(world, theft, kind), []).append((world, weight * cards))
        told.append(ways)
        worlds = merged(ways)
    return told


def kinds_of(theft: Theft, world: Row) -> list[tuple[Kind, int]]:
    """What can have been stolen in this world, and how many such cards the victim had."""
    spot = RESOURCES * theft.victim
    kinds = range(RESOURCES) if theft.kind == NONE else [theft.kind]
    held = [(kind, theft.row[kind] + world[spot + kind]) for kind in kinds]
    return [(kind, cards) for kind, cards in held if cards > 0]


def after(world: Row, theft: Theft, kind: Kind) -> Row:
    """The world when this kind was stolen."""
    change = list(world)
    change[RESOURCES * theft.victim + kind] -= 1
    change[RESOURCES * theft.thief + kind] += 1
    return tuple(change)


def fits(world: Row, low: Row) -> bool:
    """Could every hand pay and show in this world what it has paid and shown?"""
    return all([low[spot] + world[spot] >= 0 for spot in range(len(low))])


def merged(ways: dict[Row, Ways]) -> Ways:
    """How likely each of these worlds is, in the smallest whole numbers."""
    sums = [(world, sum([weight for _, weight in before])) for world, before in ways.items()]
    common = gcd(*[weight for _, weight in sums])
    return [(world, weight // common) for world, weight in sums]


def worlds_of(thefts: tuple[Theft, ...], low: Row) -> Ways:
    """The worlds that fit all that was seen, with their weights, in a fixed order."""
    if not thefts:
        return [(NOTHING_STOLEN, 1)]
    fitting = {world: ways for world, ways in tellings(thefts)[-1].items() if fits(world, low)}
    return sorted(merged(fitting))


def hands_in(base: Row, thefts: tuple[Theft, ...], low: Row) -> tuple[tuple[int, Row], ...]:
    """The hands in each of these worlds after its weight; `base` is the hands by open arithmetic."""
    if not thefts:
        return ((1, base),)
    spots = range(len(base))
    return tuple(
        [(weight, tuple([base[spot] + world[spot] for spot in spots])) for world, weight in worlds_of(thefts, low)]
    )


def pick(worlds: Ways, rng: Random) -> Row:
    """One of these worlds, as likely as it is."""
    spot = rng.random() * sum([weight for _, weight in worlds])
    for world, weight in worlds:
        spot -= weight
        if spot < 0:
            return world
    return worlds[-1][0]


def recall(thefts: tuple[Theft, ...], low: Row, rng: Random) -> tuple[Theft, ...]:
    """The thefts with a kind each, as they can have been; found from the last back to the first."""
    told = tellings(thefts)
    world = pick(worlds_of(thefts, low), rng) if thefts else NOTHING_STOLEN
    recalled: list[Theft] = []
    for nth in range(len(thefts) - 1, -1, -1):
        theft = thefts[nth]
        before = pick(told[nth][world], rng)
        victim = RESOURCES * theft.victim
        kind = next(kind for kind in range(RESOURCES) if world[victim + kind] < before[victim + kind])
        recalled.append(Theft(theft.thief, theft.victim, kind, theft.row, theft.low))
        world = before
    return tuple(recalled[::-1])
