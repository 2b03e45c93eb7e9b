"""What became of the dice in the lid."""

from __future__ import annotations

from functools import lru_cache

from kogga.games.seven_seas.actions import Throw
from kogga.games.seven_seas.pieces import FIRST_PORT, KRAKEN, MUTINY, WHIRLPOOL, Card
from kogga.games.seven_seas.rules.battle import duels, sinks

fights = lru_cache(maxsize=256)(duels)


@lru_cache(maxsize=256)
def sunk(throw: Throw) -> frozenset[int]:
    """§6.6 The dice that sank in a battle."""
    found: set[int] = set()
    for pair in fights(throw):
        found.update([die for die, is_sunk in zip(pair, sinks(throw, pair), strict=True) if is_sunk])
    return frozenset(found)


@lru_cache(maxsize=256)
def struck(throw: Throw, card: Card) -> tuple[int, ...]:
    """§14.1-14.5 The dice a curse strikes; for the whirlpool those it catches, the closest first."""
    if KRAKEN <= card <= MUTINY:
        return tuple([die for die, face in enumerate(throw.faces) if face == card - KRAKEN + 1])
    if card != WHIRLPOOL:
        return ()
    ships = sorted(range(1, len(throw.faces)), key=lambda die: (distance(throw, die), die))
    return tuple(ships[: throw.faces[0]])


def distance(throw: Throw, die: int) -> int:
    """§14.5 The square of the distance from the red die."""
    across, along = throw.xs[die] - throw.xs[0], throw.ys[die] - throw.ys[0]
    return across * across + along * along


def is_battle(card: Card) -> bool:
    """Are dice thrown for this card a battle?"""
    return 0 <= card < FIRST_PORT
