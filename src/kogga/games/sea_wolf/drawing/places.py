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
ROW_Y: Final = 284
PILE_X: Final = 134
USED_X: Final = 796
BANNER: Final = (520, 249)
ROSE: Final = (970, 475)
LARGE_BERTH: Final = 1.3  # how much larger berths are where there is room
OWN_HAND_WIDTH: Final = 662
CROWD: Final = 5  # so many players leave others no room for large berths


@dataclass(frozen=True)
class Harbour:
    """The places of one seat."""

    plate: str
    plate_width: int
    berths: tuple[str, ...]
    has_large_berths: bool
    hand: tuple[int, int]
    card_width: int
    has_large_cards: bool

    def spread(self, count: int) -> list[str]:
        """Where so many cards of this hand lie: side by side, or overlapping where they are many."""
        room = OWN_HAND_WIDTH if self.has_large_cards else self.plate_width
        step: float = self.card_width + (8 if self.has_large_cards else 4)
        if count > 1:
            step = min(step, (room - self.card_width) / (count - 1))
        x, y = self.hand
        return [f"translate({x + int(nth * step)} {y})" for nth in range(count)]


def shore(place: int, seats: int) -> int:
    """The middle of another player's harbour: place 1 is the left neighbour's, and so on clockwise."""
    pitch = (WIDTH - 32) / (seats - 1)
    return int(16 + pitch * (place - 0.5))


def planks(place: int, seats: int) -> list[int]:
    """Where the jetties between the berths of a harbour stand."""
    pitch = 58 if seats == CROWD and place else 76
    middle = shore(place, seats) if place else 181
    return [middle + pitch * (nth - 2) for nth in range(SUITS + 1)]


def harbour(place: int, seats: int) -> Harbour:
    """The harbour of the player so many places to the left."""
    *first, right = planks(place, seats)
    left = first[0]
    middles = [plank + (right - left) // SUITS // 2 for plank in first]
    if not place:
        berths = tuple([at(x, 572) for x in middles])
        return Harbour(at(left, 625), right - left, berths, True, (352, 510), LARGE.width, True)
    is_crowded = seats == CROWD
    berths = tuple([at(x, 103 if is_crowded else 118) for x in middles])
    return Harbour(
        at(left, 20), right - left, berths, not is_crowded, (left, 144 if is_crowded else 164), SMALL.width, False
    )


@cache
def harbours(seats: int, chair: Seat) -> tuple[Harbour, ...]:
    """By seat, as seen from a chair: its own harbour lies below."""
    return tuple([harbour((seat - chair) % seats, seats) for seat in range(seats)])
