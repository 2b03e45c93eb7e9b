"""Where everything lies on the table, 1040 by 680: others along the upper shore, one's own harbour and hand below."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from kogga.core.actions import Seat
from kogga.draw.svg import at
from kogga.games.sea_wolf.drawing.fronts import LARGE
from kogga.games.sea_wolf.drawing.small import SMALL
from kogga.games.sea_wolf.pieces import ROW, SUITS

WIDTH: Final = 1040
HEIGHT: Final = 680

ROW_X: Final = [291 + 118 * place for place in range(ROW)]
ROW_Y: Final = 266
PILE_X: Final = 134
USED_X: Final = 796
BANNER: Final = (520, 231)
ROSE: Final = (966, 462)
LARGE_BERTH: Final = 1.3  # how much larger one's own berths are


@dataclass(frozen=True)
class Harbour:
    """The places of one seat."""

    plate: str
    plate_width: int
    berths: tuple[str, ...]
    hand: tuple[int, int]
    hand_width: int
    card_width: int
    closest: int
    large: bool

    def spread(self, count: int) -> list[str]:
        """Where so many cards of this hand lie: side by side, or overlapping where they are many."""
        step: float = self.closest
        if count > 1:
            step = min(step, (self.hand_width - self.card_width) / (count - 1))
        x, y = self.hand
        return [f"translate({x + int(nth * step)} {y})" for nth in range(count)]


def shore(place: int, seats: int) -> int:
    """The middle of another player's harbour: place 1 is the left neighbour's, and so on clockwise."""
    pitch = (WIDTH - 32) / (seats - 1)
    return int(16 + pitch * (place - 0.5))


def harbour(place: int, seats: int) -> Harbour:
    """The harbour of the player so many places to the left."""
    if not place:
        berths = tuple([at(66 + 76 * suit, 570) for suit in range(SUITS)])
        return Harbour(at(28, 624), 306, berths, (352, 510), 662, LARGE.width, LARGE.width + 8, True)
    x = shore(place, seats)
    berths = tuple([at(x - 87 + 58 * suit, 103) for suit in range(SUITS)])
    return Harbour(at(x - 119, 20), 238, berths, (x - 117, 142), 234, SMALL.width, SMALL.width + 4, False)


@cache
def harbours(seats: int, chair: Seat) -> tuple[Harbour, ...]:
    """By seat, as seen from a chair: its own harbour lies below."""
    return tuple([harbour((seat - chair) % seats, seats) for seat in range(seats)])
