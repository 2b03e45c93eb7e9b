"""The ships of a seat one by one, and what each carries: only for showing, the rules just count."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from kogga.core.actions import Seat
from kogga.games.seven_seas.pieces import KINDS, MORE_SHIPS, SHIPS, SIZE
from kogga.games.seven_seas.state import Phase
from kogga.games.seven_seas.view import SeasView

SENDING: Final = (Phase.SEND, Phase.THROW)


class Ship(NamedTuple):
    """One ship: where it is (`fleet`, `sent`, `guard` or `reserve`), its place there, and its goods."""

    place: str
    nth: int
    goods: tuple[int, ...] = ()


@cache
def stowed(cargo: tuple[int, ...], holds: int) -> tuple[tuple[int, ...], ...]:
    """The loads of the loaded ships, packed as tightly as can be (R33): double holds first."""
    goods = [good for good in range(KINDS) for _ in range(cargo[good])]
    doubled = min(holds, len(goods) // 2)
    pairs = [tuple(goods[2 * nth : 2 * nth + 2]) for nth in range(doubled)]
    return (*pairs, *[(good,) for good in goods[2 * doubled :]])


def empty(view: SeasView, seat: Seat) -> int:
    """How many ships of a fleet carry nothing."""
    return view.fleet[seat] - len(stowed(view.cargo[seat], view.holds[seat]))


def most_sent(view: SeasView, seat: Seat) -> int:
    """How many ships a seat could send against the convoy at work."""
    return min(empty(view, seat), SIZE[view.card] + MORE_SHIPS[view.seats])


def most_bought(view: SeasView, seat: Seat) -> int:
    """How many ships a seat could buy."""
    return min(view.reserve[seat], view.chests[seat])


@cache
def line_of(loads: tuple[tuple[int, ...], ...], fleet: int, guards: int, sent: int) -> tuple[Ship, ...]:
    """Ten ships: those of the fleet, loaded ones first, then those sent away, the reserve, the guards."""
    loads = (*loads, *[()] * (fleet - len(loads)))
    at_sea = [Ship("sent" if nth >= fleet - sent else "fleet", nth, loads[nth]) for nth in range(fleet)]
    reserve = [Ship("reserve", nth) for nth in range(SHIPS - fleet - guards)]
    return (*at_sea, *reserve, *[Ship("guard", nth) for nth in range(guards)])


def ships(view: SeasView, seat: Seat) -> tuple[Ship, ...]:
    """A seat's ten ships, by number."""
    sent = view.dice[seat] if view.phase in SENDING and view.card < len(SIZE) else 0
    loads = stowed(view.cargo[seat], view.holds[seat])
    return line_of(loads, view.fleet[seat], view.guards[seat], sent)
