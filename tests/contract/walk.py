"""One random whole game of a cell, with every state on the way."""

from __future__ import annotations

import pickle
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from functools import cached_property
from io import BytesIO
from operator import itemgetter
from random import Random
from typing import Any, TypeVar

import kogga
from kogga import CHANCE, Match
from kogga.core.actions import Action, Seat
from kogga.core.game import AnyGame
from kogga.core.view import View
from tests.contract.cells import Cell

T = TypeVar("T")

LONGEST = 20_000  # no game of ours takes that many actions, however badly it is played
MANY = 300
FEW = 30


class PlainLuck(Random):
    """Luck that can do only what the contract lets chance ask for: random() and getrandbits()."""

    def refuse(self, *args: object, **kwargs: object) -> Any:
        """Chance asked for more."""
        raise AssertionError("deal may ask rng.random() and rng.getrandbits() only")

    randrange = randint = choice = choices = shuffle = sample = uniform = triangular = gauss = betavariate = refuse
    normalvariate = expovariate = gammavariate = lognormvariate = vonmisesvariate = paretovariate = randbytes = refuse


class Walk:
    """A random game that was played through: who did what, and the state before each action and at the end."""

    def __init__(self, cell: Cell) -> None:
        self.cell = cell
        self.game: AnyGame = cell.game
        self.seats = cell.seats
        self.rng = Random(f"{cell} decisions")
        self.luck = PlainLuck(f"{cell} luck")
        self.match = kogga.match(cell.name, seats=cell.seats, luck="dictated", **cell.options)
        self.states: list[Any] = [self.match.state.copy()]
        while self.match.to_act and len(self.states) <= LONGEST:
            self.step()

    def step(self) -> None:
        """One action: luck's, or one that a seat which owes picks at random."""
        seat = pick(self.match.to_act, self.rng)
        if seat == CHANCE:
            self.match.play(CHANCE, self.game.deal(self.match.state, self.luck))
        else:
            self.match.play(seat, pick_choice(self.game.legal(self.match.state, seat), self.rng))
        self.states.append(self.match.state.copy())

    @cached_property
    def entries(self) -> list[tuple[Seat, Action]]:
        """Who did what, ply by ply."""
        return [(entry.seat, entry.action) for entry in self.match.entries]

    @property
    def ears(self) -> list[Seat | None]:
        """Every seat and the spectator."""
        return [*range(self.seats), None]

    @cached_property
    def vocabulary(self) -> list[Action]:
        """Every action a seat can ever take."""
        return list(self.game.vocabulary(self.seats, self.match.options))

    def rng_for(self, purpose: str) -> Random:
        """Randomness of a law's own, the same every time."""
        return Random(f"{self.cell} {purpose}")

    @cached_property
    def many(self) -> list[int]:
        """The plies of the cheap laws: all of them, or as many as a long game can afford."""
        return self.sample(MANY)

    @cached_property
    def few(self) -> list[int]:
        """The plies of the dear laws."""
        return self.sample(FEW)

    def sample(self, size: int) -> list[int]:
        """So many plies: the beginning, the end, every verb at least twice, and some at random."""
        last = len(self.entries)
        if size > last:
            return list(range(last + 1))
        rng = self.rng_for(f"sample of {size}")
        by_verb: dict[type, list[int]] = {}
        for ply, (_, action) in enumerate(self.entries):
            by_verb.setdefault(type(action), []).append(ply)
        chosen = {0, last}
        for plies in by_verb.values():
            chosen.update(rng.sample(plies, min(2, len(plies))))
        rest = [ply for ply in range(last) if ply not in chosen]
        return sorted([*chosen, *rng.sample(rest, max(0, min(len(rest), size - len(chosen))))])

    def match_at(self, ply: int) -> Match:
        """The match as it stood before this ply, to be played on."""
        match = self.match.copy()
        match.state = self.states[ply].copy()
        match.entries = self.match.entries[:ply]
        match.events = self.match.events[: bisect_left(self.match.events, ply, key=itemgetter(0))]
        return match

    def fail(self, ply: int, trouble: str) -> str:
        """What is wrong, and the position to look at."""
        return f"{self.cell}, ply {ply}: {trouble}\nposition: {self.game.write_position(self.states[ply])}"


def pick(things: Sequence[T], rng: Random) -> T:
    """Any of them, each as likely."""
    return things[int(rng.random() * len(things))]


def pick_choice(choices: Sequence[Action], rng: Random) -> Action:
    """Any choice; every other time any verb first, so that those with few choices are heard as well."""
    if rng.random() < 0.5:
        verb = pick(list(dict.fromkeys(type(choice) for choice in choices)), rng)
        choices = [choice for choice in choices if type(choice) is verb]
    return pick(choices, rng)


def some(things: Sequence[T], size: int, rng: Random) -> list[T]:
    """All of them, or so many at random."""
    return list(things) if len(things) <= size else rng.sample(list(things), size)


def image(thing: object) -> bytes:
    """The bytes of a thing, told by what it holds and not by which parts happen to be the same object."""
    buffer = BytesIO()
    pickler = pickle.Pickler(buffer, protocol=5)
    pickler.fast = True
    pickler.dump(thing)
    return buffer.getvalue()


def outcomes(game: AnyGame, state: Any, rng: Random, tries: int = 20) -> list[Any]:
    """What luck may bring now: all of it where it can be counted, else some."""
    counted = list(game.legal(state, CHANCE))
    return counted or list(dict.fromkeys(game.deal(state, rng) for _ in range(tries)))


def each(walk: Walk, plies: Sequence[int]) -> Iterator[tuple[int, Any]]:
    """These plies of a walk with their states."""
    for ply in plies:
        yield ply, walk.states[ply]


def difference(one: View, other: View) -> str:
    """The fields in which two views differ."""
    mine, yours = one.to_json(), other.to_json()
    return "; ".join(f"{name}: {mine[name]} / {yours[name]}" for name in mine if mine[name] != yours[name])
