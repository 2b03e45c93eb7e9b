"""Where everything lies, 1240 by 830: the lid on the left, boards and players on the right, the hand below.

The lid is drawn to scale, five tenths of a millimetre to the unit; the ruler above it is as long as the lid is wide.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from kogga.core.actions import Seat
from kogga.draw.cards import Format
from kogga.draw.svg import at
from kogga.games.seven_seas.pieces import KINDS, ROLES

WIDTH: Final = 1240
HEIGHT: Final = 830
MARGIN: Final = 14
GAP: Final = 8

# The lid and the ruler.
LID_X: Final = 26
LID_Y: Final = 92
LID: Final = 540
TENTHS: Final = 5  # tenths of a millimetre to one unit of the drawing
RULER_Y: Final = 14
RULER_HEIGHT: Final = 58
PLACE: Final = LID / len(ROLES)  # one character's place on the ruler

# The score track with the guards' island in the middle of it.
RIGHT: Final = 592
CELL: Final = 21
COLUMNS: Final = 14
ROWS: Final = 8
LAP: Final = 40
TRACK: Final = (RIGHT + 4, 18)
ISLAND: Final = (RIGHT + 4 + CELL, 18 + CELL)

# The port, the flags at the governor's, the decks.
PORT: Final = (900, 14)
PORT_SIZE: Final = (326, 92)
PRICE_X: Final = tuple([PORT[0] + 62 + 101 * place for place in range(KINDS)])  # the dearest first
PRICE_Y: Final = PORT[1] + 57
FLAGS_Y: Final = 214
FLAGS_X: Final = tuple([RIGHT + 118 + 50 * place for place in range(4)])
PILES_Y: Final = 138
PILE_X: Final = {"deck": 908, "played": 990, "loot": 1072, "discards": 1154}
ROUND: Final = (902, 127)

# The players.
PLATES_Y: Final = 248
PLATE_HEIGHT: Final = 194
NARROW: Final = 313
WIDE: Final = WIDTH - MARGIN - RIGHT

# The reader's own cards, and beside them what all may look at.
HAND_Y: Final = 656
HAND_HEIGHT: Final = HEIGHT - MARGIN - HAND_Y
CARD: Final = Format(66, 104, 7)
CARD_Y: Final = HAND_Y + 32
MINE_X: Final = 24
MINE_STEP: Final = 71
HAND_X: Final = 536
HAND_ROOM: Final = 344
RECORD: Final = (902, HAND_Y)
RECORD_SIZE: Final = (324, HAND_HEIGHT)


def lid_x(tenths: int) -> float:
    """A place in the lid, from the left."""
    return LID_X + tenths / TENTHS


def lid_y(tenths: int) -> float:
    """A place in the lid, from the upper edge."""
    return LID_Y + tenths / TENTHS


def ruler_x(role: int) -> float:
    """The middle of a character's place on the ruler."""
    return round(LID_X + PLACE * (role + 0.5), 1)


def track_spot(chests: int) -> tuple[int, int]:
    """The middle of a space of the score track, clockwise from the lower left corner."""
    space = chests % LAP
    if space < ROWS:
        column, row = 0, ROWS - 1 - space
    elif space < ROWS + COLUMNS - 1:
        column, row = space - ROWS + 1, 0
    elif space < 2 * ROWS + COLUMNS - 2:
        column, row = COLUMNS - 1, space - ROWS - COLUMNS + 2
    else:
        column, row = LAP - space, ROWS - 1
    return TRACK[0] + CELL * column + CELL // 2, TRACK[1] + CELL * row + CELL // 2


TRACK_SPOTS: Final = [track_spot(space) for space in range(LAP)]


def guard_spot(seat: Seat, nth: int) -> str:
    """Where a guard lies on the island."""
    return at(ISLAND[0] + 88 + 15.5 * nth, ISLAND[1] + 38 + 25 * seat, 0.55)


GUARDS: Final = [[guard_spot(seat, nth) for nth in range(10)] for seat in range(4)]


@dataclass(frozen=True)
class Plate:
    """The place of one player: fleet and tokens on the left; cards below them, or beside them where there is room."""

    x: int
    y: int
    width: int

    @property
    def is_wide(self) -> bool:
        """Is there room beside the fleet?"""
        return self.width > NARROW

    @property
    def cards(self) -> tuple[int, int, float]:
        """Where the first small card lies, and its scale."""
        return (self.x + NARROW + 12, self.y + 50, 1.0) if self.is_wide else (self.x + 12, self.y + 147, 0.4)

    @property
    def cards_room(self) -> int:
        """How wide the row of cards may be."""
        return WIDE - NARROW - 24 if self.is_wide else NARROW - 24

    def ship(self, nth: int) -> tuple[float, float]:
        """Where a ship of the fleet lies."""
        return self.x + 22 + 30 * nth, self.y + 66

    def chip(self, nth: int) -> tuple[int, int]:
        """Where a token with its number lies: six in the first row, two in the second."""
        row, column = divmod(nth, 6)
        return self.x + 20 + 50 * column, self.y + 98 + 29 * row


@cache
def plates(seats: int, chair: Seat | None) -> tuple[Plate, ...]:
    """By seat, as seen from a chair: one's own first, the others clockwise from there."""
    low = PLATES_Y + PLATE_HEIGHT + GAP
    right = RIGHT + NARROW + GAP
    spots = {
        2: [Plate(RIGHT, PLATES_Y, WIDE), Plate(RIGHT, low, WIDE)],
        3: [Plate(RIGHT, PLATES_Y, WIDE), Plate(right, low, NARROW), Plate(RIGHT, low, NARROW)],
        4: [Plate(RIGHT, PLATES_Y, NARROW), Plate(right, PLATES_Y, NARROW), Plate(right, low, NARROW),
            Plate(RIGHT, low, NARROW)],
    }[seats]  # fmt: skip
    return tuple([spots[(seat - (chair or 0)) % seats] for seat in range(seats)])
