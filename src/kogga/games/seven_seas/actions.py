"""The verbs, grouped by who speaks: seats first, then luck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kogga.core.actions import Action, Seat
from kogga.games.seven_seas.pieces import (
    CARDS,
    COLORS,
    COUNTRIES,
    FACES,
    GOODS,
    KINDS,
    LOOT,
    LOOT_EACH,
    MAX_SEATS,
    MOST_SENT,
    RED,
    ROLES,
    SHIPS,
    WORDS,
    Card,
    Loot,
)


@dataclass(frozen=True)
class Choose(Action):
    """§3.1 Choose a character for this round, in secret."""

    role: int

    def __str__(self) -> str:
        return f"choose {ROLES[self.role]}"


@dataclass(frozen=True)
class Buy(Action):
    """§4.1 The Shipwright buys so many ships; none is a skull (R11)."""

    ships: int

    def __str__(self) -> str:
        return f"buy {self.ships}" if self.ships else "buy none"


@dataclass(frozen=True)
class TakeFlag(Action):
    """§5.1 The Governor makes you a privateer of this country."""

    country: int

    def __str__(self) -> str:
        return f"flag {COUNTRIES[self.country]}"


@dataclass(frozen=True)
class Play(Action):
    """§6.1, §8.1, §9.1 Play a convoy, a port or a curse from your hand."""

    card: Card

    def __str__(self) -> str:
        return f"play {WORDS[self.card]}"


@dataclass(frozen=True)
class Decline(Action):
    """§6.9, §8.2, §9.3 Play no card, and take the skull."""

    def __str__(self) -> str:
        return "decline"


@dataclass(frozen=True)
class Send(Action):
    """§6.2 Send so many empty ships against the convoy."""

    ships: int

    def __str__(self) -> str:
        return f"send {self.ships}"


@dataclass(frozen=True)
class Load(Action):
    """§7.2 Take the good that was turned up aboard."""

    good: int

    def __str__(self) -> str:
        return f"load {GOODS[self.good]}"


@dataclass(frozen=True)
class Refuse(Action):
    """§7.2 Throw away the good that was turned up."""

    good: int

    def __str__(self) -> str:
        return f"refuse {GOODS[self.good]}"


@dataclass(frozen=True)
class NameGood(Action):
    """§14.7 Name the good the Idol wants."""

    good: int

    def __str__(self) -> str:
        return f"name {GOODS[self.good]}"


@dataclass(frozen=True)
class Give(Action):
    """§14.6 Give a die with this face to the next player."""

    face: int

    def __str__(self) -> str:
        return f"give {self.face}"


@dataclass(frozen=True)
class Lose(Action):
    """§14.6 Lose a good of this kind in the Tavern."""

    good: int

    def __str__(self) -> str:
        return f"lose {GOODS[self.good]}"


@dataclass(frozen=True)
class Sell(Action):
    """§10.1 The Merchant sells so many of a kind."""

    cards: int
    good: int

    def __str__(self) -> str:
        return f"sell {self.cards} {GOODS[self.good]}"


@dataclass(frozen=True)
class Draw(Action):
    """§12.1 The Cartographer draws."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True)
class End(Action):
    """§13.1, §10.5, §15.2 No more rituals, no more sales."""

    def __str__(self) -> str:
        return "end"


class RitualMove(Action):
    """§13 A ritual."""


@dataclass(frozen=True)
class DoubleHold(RitualMove):
    """§13.2 One more ship carries two goods."""

    def __str__(self) -> str:
        return "double hold"


@dataclass(frozen=True)
class Unsinkable(RitualMove):
    """§13.3 One more ship sunk in each battle comes back."""

    def __str__(self) -> str:
        return "unsinkable"


@dataclass(frozen=True)
class Negotiate(RitualMove):
    """§13.4 Sell two goods at the port's prices."""

    one: int
    other: int

    def __str__(self) -> str:
        return f"negotiate {GOODS[self.one]} {GOODS[self.other]}"


class LuckMove(Action):
    """What luck brings."""


@dataclass(frozen=True)
class First(LuckMove):
    """§2.5 Luck names the first player."""

    seat: Seat

    def __str__(self) -> str:
        return f"first {self.seat}"


@dataclass(frozen=True)
class Drawn(LuckMove):
    """§2.3, §12.1 The adventure card that was drawn."""

    card: Card

    def __str__(self) -> str:
        return f"drawn {WORDS[self.card]}"


@dataclass(frozen=True)
class TurnUp(LuckMove):
    """§7.1 The loot card that was turned up."""

    loot: Loot

    def __str__(self) -> str:
        return f"loot {LOOT[self.loot]}"


@dataclass(frozen=True, init=False)
class Throw(LuckMove):
    """§6.5 Dice in the lid, in throw order: whose they are, their faces, their centres in tenths of a millimetre.

    The only move not built once and for all: its `__init__` is written out, because that compiles to plain stores.
    """

    owners: tuple[int, ...]
    faces: tuple[int, ...]
    xs: tuple[int, ...]
    ys: tuple[int, ...]

    def __init__(
        self, owners: tuple[int, ...], faces: tuple[int, ...], xs: tuple[int, ...], ys: tuple[int, ...]
    ) -> None:
        super().__setattr__("owners", owners)
        super().__setattr__("faces", faces)
        super().__setattr__("xs", xs)
        super().__setattr__("ys", ys)

    def __str__(self) -> str:
        words = ["throw"]
        before = RED - 1
        for owner, face, x, y in zip(self.owners, self.faces, self.xs, self.ys, strict=True):
            if owner != before:
                words.append("red" if owner == RED else COLORS[owner])
            words.append(f"{face}@{x}/{y}")
            before = owner
        return " ".join(words)


RitualMoves = DoubleHold | Unsinkable | Negotiate
LuckMoves = First | Drawn | TurnUp | Throw
CurseMoves = NameGood | Give | Lose
CallMoves = Buy | TakeFlag | Sell | Draw | End
Move = Choose | Play | Decline | Send | Load | Refuse | CurseMoves | CallMoves | RitualMoves | LuckMoves

CHOOSE: Final[list[Move]] = [Choose(role) for role in range(len(ROLES))]
BUY: Final[list[Move]] = [Buy(ships) for ships in range(SHIPS + 1)]
FLAG: Final[list[Move]] = [TakeFlag(country) for country in range(len(COUNTRIES))]
PLAY: Final[list[Move]] = [Play(card) for card in range(CARDS)]
DECLINE: Final[Move] = Decline()
SEND: Final[list[Move]] = [Send(ships) for ships in range(MOST_SENT + 1)]
LOAD: Final[list[Move]] = [Load(good) for good in range(KINDS)]
REFUSE: Final[list[Move]] = [Refuse(good) for good in range(KINDS)]
NAME: Final[list[Move]] = [NameGood(good) for good in range(KINDS)]
GIVE: Final[list[Move]] = [Give(face) for face in range(1, FACES + 1)]
LOSE: Final[list[Move]] = [Lose(good) for good in range(KINDS)]
SELL: Final[list[list[Move]]] = [[Sell(cards, good) for cards in range(1, LOOT_EACH + 1)] for good in range(KINDS)]
DRAW: Final[Move] = Draw()
END: Final[Move] = End()
DOUBLE_HOLD: Final[Move] = DoubleHold()
UNSINKABLE: Final[Move] = Unsinkable()
NEGOTIATE: Final[list[Move]] = [Negotiate(one, other) for one in range(KINDS) for other in range(one + 1, KINDS)]
NEGOTIATE_ALIKE: Final[list[Move]] = [Negotiate(good, good) for good in range(KINDS)]
FIRST: Final[list[Move]] = [First(seat) for seat in range(MAX_SEATS)]
DRAWN: Final[list[Move]] = [Drawn(card) for card in range(CARDS)]
TURN_UP: Final[list[Move]] = [TurnUp(loot) for loot in range(len(LOOT))]

SEAT_MOVES: Final[list[Move]] = [
    *CHOOSE, *BUY, *FLAG, *PLAY, DECLINE, *SEND, *LOAD, *REFUSE, *NAME, *GIVE, *LOSE,
    *[move for sales in SELL for move in sales], DRAW, END, DOUBLE_HOLD, UNSINKABLE, *NEGOTIATE, *NEGOTIATE_ALIKE,
]  # fmt: skip
COUNTED_LUCK: Final[list[Move]] = [*FIRST, *DRAWN, *TURN_UP]
