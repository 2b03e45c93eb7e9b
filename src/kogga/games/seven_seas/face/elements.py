"""The elements of the drawing: what they are, and what one means by pressing them."""

from __future__ import annotations

from typing import Final, NamedTuple

from kogga.core.actions import Seat
from kogga.games.seven_seas.actions import (
    BUY,
    CHOOSE,
    DOUBLE_HOLD,
    DRAW,
    FLAG,
    GIVE,
    LOAD,
    LOSE,
    NAME,
    NEGOTIATE,
    NEGOTIATE_ALIKE,
    PLAY,
    REFUSE,
    SELL,
    SEND,
    UNSINKABLE,
    Buy,
    Choose,
    DoubleHold,
    Draw,
    Give,
    Load,
    Lose,
    Move,
    NameGood,
    Negotiate,
    Play,
    Refuse,
    Sell,
    Send,
    TakeFlag,
    Unsinkable,
)
from kogga.games.seven_seas.face.ships import SENDING, ships, stowed
from kogga.games.seven_seas.pieces import (
    COUNTRIES,
    GOODS,
    MOST_SENT,
    RED,
    ROLES,
    SHIPS,
)
from kogga.games.seven_seas.rules import MOMENTS
from kogga.games.seven_seas.view import SeasView

SINGLE: Final = ("lid", "port", "deck", "played", "record", "loot", "discards", "first")  # elements there is one of
NAMED: Final = {"price": GOODS, "flag": COUNTRIES, "role": ROLES, "mine": ROLES}  # by their words
COUNTED: Final = ("fleet", "guards", "reserve", "chests", "yin", "skulls", "talismans", "holds", "unsinkable")
OF_SEAT: Final = (*COUNTED, "chosen", "tabled")


class Element(NamedTuple):
    """What an id names: a kind, whose or which it is, and a number within that."""

    kind: str
    of: int = 0
    number: int = 0


def find(view: SeasView, id: str) -> Element | None:
    """What an id names; None if these eyes see no such element."""
    if id in SINGLE or id == "last-round":
        return Element(id)
    kind, *rest = id.split("-")
    if kind in NAMED and len(rest) == 1:
        return Element(kind, NAMED[kind].index(rest[0])) if rest[0] in NAMED[kind] else None
    if kind == "cargo" and len(rest) == 2 and rest[1] in GOODS:
        return find_seat(view, kind, [rest[0], str(GOODS.index(rest[1]))])
    return find_seat(view, kind, rest)


def find_seat(view: SeasView, kind: str, rest: list[str]) -> Element | None:
    """What is known by numbers: a seat's things, and dice and cards in a row."""
    if not rest or not all([number.isascii() and number.isdecimal() for number in rest]):
        return None
    of, *numbers = [int(number) for number in rest]
    if kind in ("die", "drawn", "tavern"):
        row = {"die": len(dice(view)), "drawn": len(view.drawn), "tavern": len(view.lots)}[kind]
        return Element(kind, of) if not numbers and of < row else None
    if of >= view.seats or len(numbers) != (kind not in OF_SEAT):
        return None
    if kind in OF_SEAT:
        return Element(kind, of)
    room = {"hand": view.cards[of], "ship": SHIPS, "cargo": len(GOODS)}.get(kind, 0)
    return Element(kind, of, numbers[0]) if numbers[0] < room else None


def dice(view: SeasView) -> tuple[int, ...]:
    """Whose dice lie in the lid, in throw order: as they fell, or ready to be thrown."""
    if view.throw is not None:
        return view.throw.owners
    if view.phase not in SENDING:
        return ()
    ready = [RED] * view.red
    for step in range(view.seats):
        seat = (view.active + step) % view.seats
        ready += [seat] * view.dice[seat]
    return tuple(ready)


def cards(view: SeasView, seat: Seat) -> tuple[int, ...]:
    """The adventure cards of a seat as far as these eyes know them; -1 face down."""
    if view.shown:
        return view.shown[seat]
    return view.hand if seat == view.seat else (-1,) * view.cards[seat]


def touches(view: SeasView, action: Move) -> tuple[str, ...]:
    """The elements one presses to mean this action; () where it lives in the bar alone."""
    if isinstance(action, Choose):
        return (f"mine-{ROLES[action.role]}",)
    if isinstance(action, TakeFlag):
        return (f"flag-{COUNTRIES[action.country]}",)
    if isinstance(action, NameGood):
        return (f"price-{GOODS[action.good]}",)
    if isinstance(action, (Load, Refuse)):
        return ("drawn-0", f"fleet-{view.asked}" if isinstance(action, Load) else "discards")
    if isinstance(action, Give):
        return tuple([f"tavern-{nth}" for nth, face in enumerate(view.lots) if face == action.face])
    if isinstance(action, Draw):
        return ("deck",)
    return own_touches(view, view.seat, action) if view.seat is not None else ()


def own_touches(view: SeasView, seat: Seat, action: Move) -> tuple[str, ...]:
    """The elements before oneself that one presses."""
    if isinstance(action, (Buy, Send)):
        return nth_ship(view, seat, action)
    if isinstance(action, Play):
        return tuple([f"hand-{seat}-{nth}" for nth, card in enumerate(view.hand) if card == action.card])
    if isinstance(action, (Sell, Lose)):
        return (f"cargo-{seat}-{GOODS[action.good]}",)
    if isinstance(action, Negotiate):
        return tuple([f"cargo-{seat}-{GOODS[good]}" for good in dict.fromkeys((action.one, action.other))])
    if isinstance(action, DoubleHold):
        return (f"holds-{seat}",)
    return (f"unsinkable-{seat}",) if isinstance(action, Unsinkable) else ()


def nth_ship(view: SeasView, seat: Seat, action: Buy | Send) -> tuple[str, ...]:
    """The last of the ships that would come or go: pressing the third one means three."""
    first = view.fleet[seat] if isinstance(action, Buy) else len(stowed(view.cargo[seat], view.holds[seat]))
    return (f"ship-{seat}-{first + action.ships - 1}",) if action.ships else ()


def tries(view: SeasView, id: str) -> list[Move]:
    """Actions one might have meant by pressing this element, legal or not; those of this moment first."""
    element = find(view, id)
    if element is None or view.seat is None:
        return []
    return sorted(meant(view, element), key=lambda move: view.phase not in MOMENTS[type(move)][0])


def meant(view: SeasView, element: Element) -> list[Move]:
    """Every action an element could stand for."""
    kind, of, _ = element
    if kind in ("mine", "role"):
        return [CHOOSE[of]]
    if kind == "flag":
        return [FLAG[of]]
    if kind == "price":
        return [NAME[of], SELL[of][max(1, view.cargo[view.seat or 0][of]) - 1]]
    if kind == "deck":
        return [DRAW]
    if kind == "drawn":
        return [LOAD[view.drawn[of]], REFUSE[view.drawn[of]]]
    if kind == "discards":
        return [REFUSE[view.drawn[0]]] if view.drawn else []
    if kind == "tavern":
        return [GIVE[view.lots[of] - 1]]
    return meant_by_own(view, element) if of == view.seat else []


def meant_by_own(view: SeasView, element: Element) -> list[Move]:
    """Every action an element before oneself could stand for."""
    kind, seat, number = element
    if kind == "hand" and view.hand:
        return [PLAY[view.hand[number]]]
    if kind == "cargo":
        return cargo_tries(view, seat, number)
    if kind == "holds":
        return [DOUBLE_HOLD]
    if kind == "unsinkable":
        return [UNSINKABLE]
    if kind == "ship":
        return ship_tries(view, seat, number)
    if kind == "reserve":
        return [BUY[max(1, view.reserve[seat])]]
    return [LOAD[view.drawn[0]]] if kind == "fleet" and view.drawn else []


def cargo_tries(view: SeasView, seat: Seat, good: int) -> list[Move]:
    """A good is sold, lost or negotiated."""
    sales = SELL[good][: max(1, view.cargo[seat][good])]
    alike = NEGOTIATE_ALIKE if view.options.negotiation == "any" else []
    deals = [move for move in [*NEGOTIATE, *alike] if isinstance(move, Negotiate) and good in (move.one, move.other)]
    return [*reversed(sales), LOSE[good], *deals]


def ship_tries(view: SeasView, seat: Seat, number: int) -> list[Move]:
    """A ship of the reserve is bought, one of the fleet sent."""
    ship = ships(view, seat)[number]
    if ship.place == "reserve":
        return [BUY[ship.nth + 1]]
    first = len(stowed(view.cargo[seat], view.holds[seat]))
    return [SEND[min(max(1, number - first + 1), MOST_SENT)]] if ship.place != "guard" else []
