"""§13.2 What can have become of the contracts, by what a seat remembers of the pile (R42)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Final

from kogga.core.actions import Seat
from kogga.games.mare_balticum.pieces import CARDS, FACE_DOWN, KEPT, LEDGER_LINE, NONE, Card

Memory = tuple[Seat, Card, int]  # who looked through the pile, the card it chose, the pile it saw (as bits)
UNSEEN: Final = -1  # the pile somebody else saw
World = tuple[Card, ...]  # contracts by seat
Ways = list[tuple[World, float]]  # worlds, and how likely each is


def pile_bits(held: Sequence[Card]) -> int:
    """§13.1 The contracts nobody holds, as bits."""
    return sum([1 << card for card in range(CARDS) if card not in held])


def worlds_after(world: World, seat: Seat, card: Card, pile: int) -> list[World]:
    """§13.2 What can come of a look through the pile: nothing, if the pile that was seen is not that of this world."""
    if pile != UNSEEN and pile_bits(world) != pile:
        return []
    if card == KEPT:
        return [world]
    cards = [card] if card != FACE_DOWN else [each for each in range(CARDS) if each not in world]
    return [(*world[:seat], each, *world[seat + 1 :]) for each in cards]


@lru_cache(maxsize=64)  # who thinks about a position imagines many worlds of it
def tellings(seats: int, ledger: tuple[Memory, ...]) -> list[dict[World, Ways]]:
    """§13.2 For each line of a ledger the worlds it can have led to, and each world's ways to get there: the world
    before and how likely that was, by what had been seen up to there. Every choice others could have made is as likely.
    """
    told: list[dict[World, Ways]] = []
    worlds: Ways = [((NONE,) * seats, 1.0)]
    for seat, card, pile in ledger:
        ways: dict[World, Ways] = {}
        for world, chance in worlds:
            for after in worlds_after(world, seat, card, pile):
                ways.setdefault(after, []).append((world, chance))
        told.append(ways)
        worlds = likely(ways)
    return told


def likely(ways: dict[World, Ways]) -> Ways:
    """How likely each of these worlds is; together 1, lest a long story runs out of numbers."""
    chances = [(world, sum([chance for _, chance in before], 0.0)) for world, before in ways.items()]
    total = sum([chance for _, chance in chances], 0.0)
    return [(world, chance / total) for world, chance in chances]


def pick(worlds: Ways, rng: Random) -> World:
    """One of these worlds, as likely as it is."""
    spot = rng.random() * sum([chance for _, chance in worlds], 0.0)
    for world, chance in worlds:
        spot -= chance
        if spot < 0:
            return world
    return worlds[-1][0]


def recall(seats: int, ledger: tuple[Memory, ...], in_hand: int, rng: Random) -> tuple[World, list[int]]:
    """§13.2 One way it can have gone, up to the last look of who remembers (or the pile it has in hand right now):
    the contracts by seat, and the lines that led to them, found from the last back to the first.
    """
    told = tellings(seats, ledger)
    worlds = likely(told[-1]) if told else [((NONE,) * seats, 1.0)]
    end = pick([each for each in worlds if in_hand in (UNSEEN, pile_bits(each[0]))], rng)
    world = end
    lines: list[int] = []
    for nth in range(len(ledger) - 1, -1, -1):
        seat, card, _ = ledger[nth]
        lines.append(LEDGER_LINE * seat + (KEPT if card == KEPT else world[seat]))
        world = pick(told[nth][world], rng)
    return end, lines[::-1]


def go_on_anyhow(held: list[Card], ledger: tuple[Memory, ...], rng: Random) -> list[int]:
    """§13.2 After the last look anything goes: the further lines, and what comes of them is held."""
    lines: list[int] = []
    for seat, card, _ in ledger:
        pile = [each for each in range(CARDS) if each not in held]
        chosen = card if card != FACE_DOWN else pile[int(rng.random() * len(pile))]
        lines.append(LEDGER_LINE * seat + chosen)
        if chosen != KEPT:
            held[seat] = chosen
    return lines
