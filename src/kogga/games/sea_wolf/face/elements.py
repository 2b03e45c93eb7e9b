"""The elements of the drawing: what they are, and what one means by pressing them."""

from __future__ import annotations

from collections.abc import Sequence

from kogga.core.actions import Seat
from kogga.games.sea_wolf.actions import (
    DELIVER,
    DISCARD,
    DRAW,
    HIRE,
    LOSE,
    TAKE,
    USE_WOLF,
    Deliver,
    Discard,
    Draw,
    Hire,
    Lose,
    Move,
    Take,
    UseWolf,
)
from kogga.games.sea_wolf.pieces import (
    COLOR,
    FIRST_EVENT,
    FIRST_GOOD,
    NO_CARD,
    NO_PAIR,
    PAIR_GOOD,
    PAIR_POINTS,
    PAIR_SHIP,
    ROW,
    SUITS,
    VALUES,
    WOLF,
    Card,
    Pair,
    pair_of,
)
from kogga.games.sea_wolf.rules import MOMENTS
from kogga.games.sea_wolf.state import Phase
from kogga.games.sea_wolf.view import WolfView


def harbour(view: WolfView, seat: Seat) -> tuple[Pair, ...]:
    """The four places of a seat's harbour, by colour."""
    return view.laid[SUITS * seat : SUITS * seat + SUITS]


def points_in_port(view: WolfView, seat: Seat) -> list[int]:
    """What each pair a seat has delivered is worth."""
    return [PAIR_POINTS[pair] for pair in harbour(view, seat) if pair != NO_PAIR]


def held(view: WolfView, seat: Seat) -> tuple[Card, ...]:
    """A hand by its places: one's own; or what is known of another's, then NO_CARD for each face-down card."""
    return view.hand if seat == view.seat else view.known[seat] + (NO_CARD,) * view.hidden[seat]


def find(view: WolfView, id: str) -> tuple[str, Seat, int] | None:
    """Kind, seat and index of an element; None if these eyes see no such element."""
    kind, *numbers = id.split("-")
    if kind == "delivery" and view.phase not in (Phase.DELIVERY, Phase.WOLF):
        return None
    if kind in ("pile", "discards", "delivery"):
        return None if numbers else (kind, 0, 0)
    if kind == "row":
        numbers.insert(0, "0")
    if len(numbers) != 2 or not all(number.isascii() and number.isdecimal() for number in numbers):
        return None
    seat, index = int(numbers[0]), int(numbers[1])
    return (kind, seat, index) if seat < view.seats and index < room(view, kind, seat) else None


def room(view: WolfView, kind: str, seat: Seat) -> int:
    """How many elements of a kind a seat has."""
    if kind == "hand":
        return len(held(view, seat))
    return {"row": ROW, "wolf": view.wolves[seat], "port": SUITS}.get(kind, 0)


def touches(view: WolfView, action: Move) -> tuple[str, ...]:
    """The elements one presses to mean this action; () where it lives in the bar alone."""
    if isinstance(action, Take):
        return tuple([f"row-{place}" for place, card in enumerate(view.row) if card == action.card])
    if isinstance(action, Draw):
        return ("pile",)
    if isinstance(action, Hire):
        return ("delivery",)
    if isinstance(action, UseWolf) or (isinstance(action, Discard) and action.card == WOLF):
        return (f"wolf-{view.seat}-0",)
    if isinstance(action, (Discard, Lose)):
        return own_cards(view, (action.card,))
    if isinstance(action, Deliver):
        return own_cards(view, (PAIR_SHIP[action.pair], PAIR_GOOD[action.pair]))
    return ()


def own_cards(view: WolfView, cards: tuple[Card, ...]) -> tuple[str, ...]:
    """The places of these cards in one's own hand."""
    return tuple([f"hand-{view.seat}-{index}" for index, card in enumerate(view.hand) if card in cards])


def tries(view: WolfView, id: str) -> list[Move]:
    """Actions one might have meant by pressing this element, legal or not; those of this moment first."""
    found = find(view, id)
    if found is None or view.seat is None:
        return []
    kind, seat, index = found
    if kind in ("hand", "wolf", "port"):
        moves = own_tries(view, kind, index) if seat == view.seat else []
    else:
        moves = common_tries(view, kind, index)
    return sorted(moves, key=lambda move: MOMENTS[type(move)][0] != view.phase)


def common_tries(view: WolfView, kind: str, index: int) -> list[Move]:
    """Pressing the row, the pile, the used cards or the delivery card."""
    if kind == "row":
        return [TAKE[view.row[index]]] if view.row[index] != NO_CARD else []
    if kind == "discards":
        return [DISCARD[card] for card in view.hand]
    return [DRAW] if kind == "pile" else [HIRE]


def own_tries(view: WolfView, kind: str, index: int) -> list[Move]:
    """Pressing one's own card, wolf or place in the harbour."""
    if kind == "wolf":
        return [DISCARD[WOLF], USE_WOLF]
    if kind == "port":
        return deliveries_with(view.hand, index)
    card = view.hand[index]
    if card >= FIRST_EVENT:
        return [DISCARD[card]]
    partners = [other for other in view.hand if other == card or (other < FIRST_GOOD) != (card < FIRST_GOOD)]
    return [DISCARD[card], LOSE[card], *deliveries_with(partners, COLOR[card])]


def deliveries_with(cards: Sequence[Card], suit: int) -> list[Move]:
    """Deliveries of a colour with these cards; where a ship or a good is lacking, with the best one there is."""
    ours = [card for card in cards if card < FIRST_EVENT and COLOR[card] == suit]
    ships = [card for card in ours if card < FIRST_GOOD] or [suit * VALUES + VALUES - 1]
    goods = [card for card in ours if card >= FIRST_GOOD] or [FIRST_GOOD + suit * VALUES + VALUES - 1]
    return [DELIVER[pair_of(ship, good)] for ship in ships for good in goods]
