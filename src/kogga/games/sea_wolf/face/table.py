"""The table as plain text, eighty columns wide."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import fill
from typing import Final

from kogga.core.actions import Seat
from kogga.games.sea_wolf.face.elements import harbour, held
from kogga.games.sea_wolf.face.forecast import foretell
from kogga.games.sea_wolf.face.names import WolfNames
from kogga.games.sea_wolf.pieces import NO_CARD, NO_PAIR, PAIR_GOOD, PAIR_POINTS, PAIR_SHIP, SUITS, WOLF, WORTH, Pair
from kogga.games.sea_wolf.state import Phase
from kogga.games.sea_wolf.view import WolfView

WIDTH: Final = 80
LABEL: Final = 14
CELL: Final = 9
UNBREAKABLE: Final = "\u00a0"


def table(face: WolfNames, view: WolfView, scores: Sequence[str]) -> str:
    """What lies in the middle, everybody's harbour, and what is known of the hands."""
    lines = [*middle(face, view), "", *harbours(face, view, scores), "", *hands(face, view)]
    return "\n".join(lines)


def entry(label: str, pieces: Sequence[str], join: str = ", ") -> str:
    """A label and a list beside it, wrapped without breaking a piece."""
    text = join.join([piece.replace(" ", UNBREAKABLE) for piece in pieces])
    start = clip(label, LABEL - 2).ljust(LABEL)
    wrapped = fill(text, WIDTH, initial_indent=start, subsequent_indent=" " * LABEL, break_on_hyphens=False)
    return wrapped.replace(UNBREAKABLE, " ")


def clip(name: str, width: int) -> str:
    """A name that fits its column."""
    return name if len(name) <= width else name[: width - 1] + "…"


def middle(face: WolfNames, view: WolfView) -> list[str]:
    """Row, pile and used cards."""
    heading = [face.say("title"), face.say("table.deliveries", number=view.came)]
    if view.options.hundred:
        heading.insert(1, face.say("table.deal", deal=view.deal))
    row = [face.card(card) if card != NO_CARD else "…" for card in view.row]
    pile = face.say("table.pile", n=view.pile, forecast=foretell(face, view))
    return [
        " · ".join(heading),
        "",
        entry(face.say("table.row"), row, " | "),
        entry(face.say("table.pile_label"), pile.split(" "), " "),
        entry(face.say("table.used"), face.grouped(view.discards) or [face.say("table.nothing")]),
    ]


def harbours(face: WolfNames, view: WolfView, scores: Sequence[str]) -> list[str]:
    """One line a player: the pair of each good, cards, wolves and points; a mark before who is to act."""
    columns = [*map(face.good, range(SUITS)), *[face.say(f"table.{name}") for name in ("cards", "wolves", "points")]]
    lines = [" " * LABEL + "".join([column.ljust(CELL) for column in columns]).rstrip()]
    for seat in range(view.seats):
        mark = ">" if seat in view.to_act else " "
        cells = [pair_cell(pair) for pair in harbour(view, seat)]
        cells += [str(len(held(view, seat))), str(view.wolves[seat]), scores[seat]]
        name = clip(face.called(seat, view.seat), LABEL - 3)
        lines.append(f"{mark} {name}".ljust(LABEL) + "".join([cell.ljust(CELL) for cell in cells]).rstrip())
    return lines


def pair_cell(pair: Pair) -> str:
    """`4+6=10`, ship first."""
    if pair == NO_PAIR:
        return "·"
    return f"{WORTH[PAIR_SHIP[pair]]}+{WORTH[PAIR_GOOD[pair]]}={PAIR_POINTS[pair]}"


def hands(face: WolfNames, view: WolfView) -> list[str]:
    """One's own hand, what is known of the others', and the earlier deals of variant 100."""
    order = [seat for seat in range(view.seats) if seat != view.seat]
    lines = [hand(face, view, seat) for seat in ([] if view.seat is None else [view.seat]) + order]
    if view.options.hundred and view.deal > 1 and view.phase != Phase.OVER:
        totals = [f"{face.called(seat, view.seat)} {face.signed(view.totals[seat])}" for seat in range(view.seats)]
        lines += ["", entry(face.say("table.earlier"), totals)]
    return lines


def hand(face: WolfNames, view: WolfView, seat: Seat) -> str:
    """One hand: cards by name, wolves, and how many lie face down."""
    cards = [card for card in held(view, seat) if card != NO_CARD]
    pieces = face.grouped([*cards, *[WOLF] * view.wolves[seat]])
    if seat != view.seat and view.hidden[seat]:
        pieces.append(face.say("table.face_down", n=view.hidden[seat]))
    label = face.say("table.hand") if seat == view.seat else face.name(seat)
    return entry(label, pieces or [face.say("table.nothing")])
