"""The verbs. Seats speak the first ten, luck the last four."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kogga.core.actions import Action, Seat
from kogga.games.sea_wolf.pieces import (
    FIRST_EVENT,
    MAX_SEATS,
    ORDINARY_CARDS,
    PAIR_GOOD,
    PAIR_SHIP,
    WORDS,
    Card,
    Pair,
)


@dataclass(frozen=True)
class Take(Action):
    """§3.2 Take one of the four open cards."""

    card: Card

    def __str__(self) -> str:
        return f"take {WORDS[self.card]}"


@dataclass(frozen=True)
class Draw(Action):
    """§3.3 Take the top card of the pile, unseen."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True)
class Discard(Action):
    """§3.4 Lay a card from your hand on the used cards; an event begins to work."""

    card: Card

    def __str__(self) -> str:
        return f"discard {WORDS[self.card]}"


@dataclass(frozen=True)
class Deliver(Action):
    """§4.2 Lay down a ship and a good of its colour."""

    pair: Pair

    def __str__(self) -> str:
        return f"deliver {WORDS[PAIR_SHIP[self.pair]]} {WORDS[PAIR_GOOD[self.pair]]}"


@dataclass(frozen=True)
class Done(Action):
    """§4.4 Deliver nothing more this time."""

    def __str__(self) -> str:
        return "done"


@dataclass(frozen=True)
class Hire(Action):
    """§5.1 Take the sea wolf into your hand."""

    def __str__(self) -> str:
        return "hire"


@dataclass(frozen=True)
class Refuse(Action):
    """§5.2 Leave the sea wolf to the next player."""

    def __str__(self) -> str:
        return "refuse"


@dataclass(frozen=True)
class Lose(Action):
    """§6.2 Give up a card of the event's colour."""

    card: Card

    def __str__(self) -> str:
        return f"lose {WORDS[self.card]}"


@dataclass(frozen=True)
class UseWolf(Action):
    """§6.4 Send the sea wolf against the event."""

    def __str__(self) -> str:
        return "use wolf"


@dataclass(frozen=True)
class Show(Action):
    """§6.3 Show the whole hand, to prove that nothing in it has the colour."""

    def __str__(self) -> str:
        return "show"


@dataclass(frozen=True)
class Start(Action):
    """§2.3 Luck names the player who begins."""

    seat: Seat

    def __str__(self) -> str:
        return f"start {self.seat}"


@dataclass(frozen=True)
class TurnUp(Action):
    """§2.2, §3.2 Luck turns the next card of the pile up into the row."""

    card: Card

    def __str__(self) -> str:
        return f"turn up {WORDS[self.card]}"


@dataclass(frozen=True)
class Drawn(Action):
    """§3.3 The card luck put into the hand of the player who drew."""

    card: Card

    def __str__(self) -> str:
        return f"drawn {WORDS[self.card]}"


@dataclass(frozen=True)
class Top(Action):
    """§4.1 What lies on top of a shuffled stack: a delivery card or not."""

    delivery: bool

    def __str__(self) -> str:
        return "top delivery" if self.delivery else "top card"


Answer = Deliver | Done | Hire | Refuse | Lose | UseWolf | Show
Move = Take | Draw | Discard | Answer | Start | TurnUp | Drawn | Top

TAKE: Final[list[Move]] = [Take(card) for card in range(ORDINARY_CARDS)]
DRAW: Final[Move] = Draw()
DISCARD: Final[list[Move]] = [Discard(card) for card in range(ORDINARY_CARDS + 1)]
DELIVER: Final[list[Move]] = [Deliver(pair) for pair in range(len(PAIR_SHIP))]
DONE: Final[Move] = Done()
HIRE: Final[Move] = Hire()
REFUSE: Final[Move] = Refuse()
LOSE: Final[list[Move]] = [Lose(card) for card in range(FIRST_EVENT)]
USE_WOLF: Final[Move] = UseWolf()
SHOW: Final[Move] = Show()
START: Final[list[Move]] = [Start(seat) for seat in range(MAX_SEATS)]
TURN_UP: Final[list[Move]] = [TurnUp(card) for card in range(ORDINARY_CARDS)]
DRAWN: Final[list[Move]] = [Drawn(card) for card in range(ORDINARY_CARDS)]
TOP_CARD: Final[Move] = Top(False)
TOP_DELIVERY: Final[Move] = Top(True)

SEAT_MOVES: Final[list[Move]] = [*TAKE, DRAW, *DISCARD, *DELIVER, DONE, HIRE, REFUSE, *LOSE, USE_WOLF, SHOW]
LUCK_MOVES: Final[list[Move]] = [*START, *TURN_UP, *DRAWN, TOP_CARD, TOP_DELIVERY]
