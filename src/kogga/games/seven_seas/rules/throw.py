"""§6.5 The throw into the lid of the box."""

from __future__ import annotations

from random import Random
from typing import Final

from kogga.core.luck import Scatter
from kogga.games.seven_seas.actions import Throw
from kogga.games.seven_seas.board import DIE, HIGH, LOW, SPOTS, SQUARES, is_free
from kogga.games.seven_seas.pieces import FACES, RED
from kogga.games.seven_seas.rules.order import clockwise
from kogga.games.seven_seas.state import Phase, SeasState

WAYS: Final = FACES * SPOTS * SPOTS  # a die can fall


def owners(state: SeasState) -> list[int]:
    """§6.5 Whose dice are thrown, in throw order: merchants, then each seat's from the thrower clockwise (R25)."""
    dice = [RED] * state.red
    for seat in clockwise(state, state.active):
        dice += [seat] * state.dice[seat]
    return dice


def lid(state: SeasState) -> Scatter:
    """R24 The dice that fall now, and where they may lie."""
    return Scatter(len(owners(state)), FACES, SPOTS, LOW, DIE)


def toss(state: SeasState, rng: Random) -> Throw:
    """R24 One die after the other falls: every face and every place of the lid is as likely. A die that would lie on
    another one is thrown again; the grid tells quickly that most do not. None ever leaves the lid.
    """
    dice = owners(state)
    faces: list[int] = []
    xs: list[int] = []
    ys: list[int] = []
    rows = [0] * (SQUARES + 2)  # taken squares of the grid as bits, with an empty row and column all around
    random = rng.random
    while len(faces) < len(dice):
        way = int(random() * WAYS)
        x = way // FACES % SPOTS
        y = way // (FACES * SPOTS)
        row, column = y // DIE, x // DIE
        near = rows[row] | rows[row + 1] | rows[row + 2]
        if near >> column & 7 and not is_free(xs, ys, x + LOW, y + LOW):
            continue
        rows[row + 1] |= 2 << column
        faces.append(way % FACES + 1)
        xs.append(x + LOW)
        ys.append(y + LOW)
    return Throw(tuple(dice), tuple(faces), tuple(xs), tuple(ys))


def can_fall(state: SeasState, throw: Throw) -> bool:
    """R24 The right dice in the right order, faces from 1 to 6, all inside the lid, none on another."""
    if state.phase != Phase.THROW or list(throw.owners) != owners(state):
        return False
    if not all([1 <= face <= FACES for face in throw.faces]):
        return False
    if not all([LOW <= spot <= HIGH for spot in (*throw.xs, *throw.ys)]):
        return False
    xs, ys = list(throw.xs), list(throw.ys)
    return all([is_free(xs[:die], ys[:die], xs[die], ys[die]) for die in range(len(xs))])
