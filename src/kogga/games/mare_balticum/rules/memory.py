"""§13.2 What can have become of the contracts, by what a seat remembers of the pile (R42)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Final

from kogga.core.actions import Seat
from kogga.games.mare_balticum.pieces import CARDS, FACE_DOWN, KEPT, LEDGER_LINE, NONE, Card

Memory = tuple[Seat, Card, int]  # who looked through the pile, the card it chose, the pile it saw (as bits)
World = tuple[Card, ...]  # contracts by seat
UNSEEN: Final = -1  # the pile somebody else saw


def pile_bits(held: Sequence[Card]) -> int:
    """The contracts nobody holds, as bits."""
    return sum([1 << card for card in range(CARDS) if card not in held])


@lru_cache(maxsize=32)  # who thinks about a position imagines many worlds of it
def beliefs_about(seats: int, ledger: tuple[Memory, ...], last_pile: int) -> list[dict[World, float]]:
    """How likely contracts are held in each way after each line of a ledger, by what was seen up to there."""
    beliefs = [{(NONE,) * seats: 1.0}]
    for seat, card, pile in ledger:
        after: dict[World, float] = {}
        for world, chance in beliefs[-1].items():
            for other in worlds_after(world, seat, card, pile):
                after[other] = after.get(other, 0.0) + chance
        beliefs.append(after)
    if last_pile != UNSEEN:
        beliefs[-1] = {world: chance for world, chance in beliefs[-1].items() if pile_bits(world) == last_pile}
    return beliefs


def worlds_after(world: World, seat: Seat, card: Card, pile: int) -> list[World]:
    """What can come of a seat's look through the pile: nothing, if the pile seen is not the pile of this world."""
    if pile != UNSEEN and pile_bits(world) != pile:
        return []
    if card == KEPT:
        return [world]
    cards = [card] if card != FACE_DOWN else [each for each in range(CARDS) if each not in world]
    return [(*world[:seat], each, *world[seat + 1 :]) for each in cards]


def recall(ledger: tuple[Memory, ...], beliefs: list[dict[World, float]], world: World, rng: Random) -> list[int]:
    """The lines that led to this world, from the last back to the first; each way as likely as it is."""
    lines: list[int] = []
    for nth in range(len(ledger) - 1, -1, -1):
        seat, card, pile = ledger[nth]
        lines.append(LEDGER_LINE * seat + (KEPT if card == KEPT else world[seat]))
        before = [(*world[:seat], each, *world[seat + 1 :]) for each in range(NONE, CARDS)]
        world = pick(
            {
                each: beliefs[nth][each]
                for each in before
                if each in beliefs[nth] and world in worlds_after(each, seat, card, pile)
            },
            rng,
        )
    return lines[::-1]


def pick(worlds: dict[World, float], rng: Random) -> World:
    """One of these worlds, as likely as it is."""
    spot = rng.random() * sum(worlds.values())
    for world, chance in worlds.items():
        spot -= chance
        if spot < 0:
            return world
    return world
