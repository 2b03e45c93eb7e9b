"""What a seat has, and what it is worth so late in the game."""

from __future__ import annotations

from typing import Final

from kogga.core.actions import Seat
from kogga.games.seven_seas.pieces import (
    CHESTS_A_GUARD,
    HAND_LIMIT,
    LOT,
    MAX_ROUNDS,
    MORE_ROUNDS,
    PRICES,
    SHIPS,
    SKULL_POINTS,
    YIN_A_POINT,
)
from kogga.games.seven_seas.state import Phase
from kogga.games.seven_seas.view import SeasView

# Found by playing thousands of games of this sense against itself. Rows of them are lists: compiled, a Final tuple that
# begins with a fraction counts as never set.
DRAWING: Final = 0.35  # adventure cards a seat draws in a round
LONG_LIFE: Final = 6  # rounds after which more of them make no difference
EMPTY_SHIPS: Final = [0.0, 2.8, 4.1, 5.0, 5.9, 6.5, 7.0, 7.2, 7.3, 7.4, 7.7]  # by number, early in the game
REACH: Final = [0.0, 0.4, 0.7, 1.0]  # how surely so many of a kind become a lot
COMMON_PRICE: Final = 2.4  # of a good in the ports to come
HOLD: Final = 1.0  # a double hold
MANY: Final = 4  # rituals of a kind beyond which more are of no use
UNSINKABLE: Final = 1.6
CARD: Final = 0.75
SPARE_CARD: Final = 0.2  # what one above three costs while it may still be played
LOOT_CARD: Final = 1.4  # on average
SUNK_SHIP: Final = 0.6
FLAG: Final = 0.4  # a convoy of one's own flag that is still to come
RIVALS: Final = 0.22  # what a rival's point is worth, the other way round
TAVERN_DIE: Final = [0.0, -2.0, -1.2, -1.0, 1.0, 1.3, 1.5]  # by face
THROWS: Final = 100  # simulated for a forecast


class Standing:
    """What a seat has, to be changed in mind."""

    def __init__(self, view: SeasView, seat: Seat) -> None:
        self.chests = view.chests[seat]
        self.fleet = view.fleet[seat]
        self.guards = view.guards[seat]
        self.cargo = list(view.cargo[seat])
        self.yin = view.yin[seat]
        self.skulls = view.skulls[seat]
        self.talismans = view.talismans[seat]
        self.holds = view.holds[seat]
        self.unsinkable = view.unsinkable[seat]
        self.cards = view.cards[seat]

    def empty(self) -> int:
        """§13.2 Ships without goods."""
        goods = sum(self.cargo)
        return self.fleet - goods + min(self.holds, goods // 2)

    def launch(self, ships: int) -> None:
        """§1.5 Ships from the reserve, as far as there are any."""
        self.fleet = min(self.fleet + ships, SHIPS - self.guards)

    def settle(self) -> None:
        """§11.1 Guards come and go."""
        more = self.chests // CHESTS_A_GUARD - self.guards
        more = max(more, -self.guards) if more < 0 else min(more, max(0, self.empty()))
        self.guards += more
        self.fleet -= more

    def sell(self, good: int, cards: int, chests: int) -> None:
        """§10.1 Goods become chests."""
        self.cargo[good] -= cards
        self.chests += chests
        self.settle()


class Outlook:
    """What a seat can tell of the rest of the game: `life` is 1.0 while there is a long way to go, 0.0 at the end."""

    def __init__(self, view: SeasView, seat: Seat) -> None:
        self.view = view
        self.seat = seat
        self.prices = PRICES[view.port]
        self.life = min(1.0, rounds_to_come(view) / LONG_LIFE)
        self.now = self.worth(Standing(view, seat))

    def worth(self, standing: Standing) -> float:
        """The points this makes in the end, or may make."""
        life = self.life
        spare = max(0, standing.cards - HAND_LIMIT)
        points = standing.chests + standing.talismans + SKULL_POINTS * standing.skulls
        likely = self.cargo_worth(standing.cargo) + self.yin_worth(standing.yin) + (1.0 - life) * SKULL_POINTS * spare
        ships = EMPTY_SHIPS[max(0, min(SHIPS, standing.empty()))]
        rituals = HOLD * min(standing.holds, MANY) + UNSINKABLE * min(standing.unsinkable, MANY)
        hand = CARD * (standing.cards - spare) - SPARE_CARD * spare
        return points + likely + life * (ships + rituals + hand)

    def yin_worth(self, yin: int) -> float:
        """§15.4 Three are a point."""
        return yin // YIN_A_POINT if self.life == 0.0 else yin / YIN_A_POINT

    def cargo_worth(self, cargo: list[int]) -> float:
        """What goods will bring: lots at this port's prices or a later one's."""
        return sum([self.kind_worth(cards, self.prices[good]) for good, cards in enumerate(cargo)])

    def kind_worth(self, cards: int, price: int) -> float:
        """§10.2 So many of a kind; with time they may become a lot, and the port another one."""
        if self.life == 0.0:
            return float(cards * price if cards >= LOT else cards)
        later = 1.0 + (COMMON_PRICE - 1.0) * REACH[min(cards, LOT)] * self.life
        return cards * max(later, price if cards >= LOT else 1.0)

    def gain(self, standing: Standing) -> float:
        """What a change for this standing brings."""
        return self.worth(standing) - self.now

    def mine(self) -> Standing:
        """What the seat has now."""
        return Standing(self.view, self.seat)

    def rivals(self) -> list[Seat]:
        """All other seats."""
        return [seat for seat in range(self.view.seats) if seat != self.seat]


def rounds_to_come(view: SeasView) -> float:
    """§15.1 Rounds after this one: known once the last-round card is out, else guessed by the cards above it."""
    if view.phase >= Phase.SALE:
        return 0.0
    left = view.last - view.round if view.last else view.above / (DRAWING * view.seats) + MORE_ROUNDS
    return min(float(left), MAX_ROUNDS - view.round)
