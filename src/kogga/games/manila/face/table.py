"""The table as plain text, eighty columns wide."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import fill
from typing import Final

from kogga.games.manila.board import (
    BERTHS,
    CAPTAIN,
    HOLD,
    INSURANCE,
    LARGE_PILOT,
    LAST_SPOT,
    NOT_AFLOAT,
    PORT,
    PORT_SPOT,
    PRICES,
    SECOND_PIRATE,
    SMALL_PILOT,
    YARD,
    YARD_SPOT,
    Space,
)
from kogga.games.manila.face.elements import is_auction, loaded, marks, waiting
from kogga.games.manila.face.names import ManilaNames, berth_letter, letter
from kogga.games.manila.pieces import (
    ACCOMPLICES,
    BERTH_PAY,
    CARGO,
    INSURANCE_FEE,
    KINDS,
    MARKET,
    NO_PAWN,
    NO_WARE,
    SHARE_PRICES,
    WARES,
    Ware,
)
from kogga.games.manila.state import Phase
from kogga.games.manila.view import ManilaView

WIDTH: Final = 80
LABEL: Final = 12
CELL: Final = 23
NAME: Final = 7
UNBREAKABLE: Final = "\u00a0"
COLUMNS: Final = ("cash", "shares", "pledged", "accomplices")


def table(face: ManilaNames, view: ManilaView) -> str:
    """The boats, the places for accomplices, the market and the players."""
    parts = [heading, boats, places, market, players, own]
    return "\n\n".join(["\n".join(lines) for lines in [part(face, view) for part in parts] if lines])


def entry(label: str, pieces: Sequence[str], join: str = ", ") -> str:
    """A label and a list beside it, wrapped without breaking a piece."""
    text = join.join([piece.replace(" ", UNBREAKABLE) for piece in pieces])
    start = clip(label, LABEL - 1).ljust(LABEL)
    wrapped = fill(text, WIDTH, initial_indent=start, subsequent_indent=" " * LABEL, break_on_hyphens=False)
    return wrapped.replace(UNBREAKABLE, " ")


def clip(name: str, room: int) -> str:
    """A name that fits its column."""
    return name if len(name) <= room else name[: room - 1] + "…"


def heading(face: ManilaNames, view: ManilaView) -> list[str]:
    """The voyage, the round, the harbour master."""
    words = [face.say("title"), face.say("table.voyage", voyage=view.voyage)]
    if view.phase <= Phase.DEAL:
        return words[:1]
    if view.round and not is_auction(view):
        words.append(face.say("table.round", round=view.round, rounds=ACCOMPLICES[view.seats]))
    key = "table.opener" if is_auction(view) else "table.master"
    words.append(face.say(key, who=face.called(view.master, view.seat)))
    return [" · ".join(words)]


def boats(face: ManilaNames, view: ManilaView) -> list[str]:
    """Each boat that sails on its lane of 14 spaces, and who is aboard."""
    lines = [boat(face, view, ware) for ware in loaded(view)]
    if view.ashore != NO_WARE:
        lines.append(f"{short(face, view.ashore).ljust(LABEL)}{face.say('table.ashore')}")
    return lines


def boat(face: ManilaNames, view: ManilaView, ware: Ware) -> str:
    """`Jade  ·····>·······×  on 5     rolled 4  Jan, 4, 5, 5 → 36`."""
    spot = view.boats[ware]
    lane = "".join([">" if space == spot else "×" if space == LAST_SPOT else "·" for space in range(LAST_SPOT + 1)])
    crew = [clip(sitting(face, view, space), NAME) for space in HOLD[ware]]
    rolled = face.say("table.rolled", eyes=view.dice[ware]) if view.dice[ware] else ""
    start = f"{short(face, ware).ljust(LABEL)}{lane}  {whereabouts(face, spot).ljust(11)}{rolled.ljust(10)}"
    return f"{start}{', '.join(crew)} → {CARGO[ware]}"


def short(face: ManilaNames, ware: Ware) -> str:
    """A ware's name where there is little room."""
    return face.say(f"chart.{WARES[ware]}")


def whereabouts(face: ManilaNames, spot: int) -> str:
    """Where a boat is."""
    if spot == NOT_AFLOAT:
        return face.say("table.waiting")
    if spot < PORT_SPOT:
        return face.say("table.space", spot=spot)
    if spot < YARD_SPOT:
        return face.say("table.port", berth=berth_letter(spot - PORT_SPOT))
    return face.say("table.yard", berth=berth_letter(spot - YARD_SPOT))


def sitting(face: ManilaNames, view: ManilaView, space: Space) -> str:
    """Who is on a space, or what it costs."""
    if view.spaces[space] == NO_PAWN:
        return str(PRICES[space])
    return face.called(view.owner(space), view.seat)


def places(face: ManilaNames, view: ManilaView) -> list[str]:
    """Port, shipyard, pirates, pilots, insurance."""
    lines = []
    for name, first in (("port_name", PORT), ("yard_name", YARD)):
        cells = [berth(face, view, first + number) for number in range(len(BERTHS))]
        lines.append(face.say(f"table.{name}").ljust(LABEL) + "".join(cells).rstrip())
    for name, posts in (("pirates", ("captain", "second")), ("pilots", ("small", "large"))):
        spaces = (CAPTAIN, SECOND_PIRATE) if name == "pirates" else (SMALL_PILOT, LARGE_PILOT)
        cells = [post(face, view, key, space) for key, space in zip(posts, spaces, strict=True)]
        lines.append(face.say(f"table.{name}").ljust(LABEL) + "".join(cells).rstrip())
    agent = f"+{INSURANCE_FEE}" if view.spaces[INSURANCE] == NO_PAWN else sitting(face, view, INSURANCE)
    return [*lines, face.say("table.insurance").ljust(LABEL) + agent]


def berth(face: ManilaNames, view: ManilaView, space: Space) -> str:
    """`A 4 → 6`, or `A Jan → 6`."""
    pay = BERTH_PAY[(space - PORT) % len(BERTHS)]
    return f"{letter(space)} {clip(sitting(face, view, space), CELL - 9)} → {pay}".ljust(CELL)


def post(face: ManilaNames, view: ManilaView, key: str, space: Space) -> str:
    """`captain 5`, or `captain Jan`."""
    return f"{face.say(f'table.{key}')} {clip(sitting(face, view, space), CELL - 9)}".ljust(CELL)


def market(face: ManilaNames, view: ManilaView) -> list[str]:
    """What each ware is worth, and how many shares are for sale."""
    if not view.supply:
        return []
    pieces = []
    for ware in range(KINDS):
        price = SHARE_PRICES[view.market[ware]]
        key = "table.for_sale" if view.supply[ware] else "table.none_left"
        sale = face.say(key, n=view.supply[ware], price=price)
        pieces.append(f"{short(face, ware)} {MARKET[view.market[ware]]} ({sale})")
    return [entry(face.say("table.market"), pieces)]


def players(face: ManilaNames, view: ManilaView) -> list[str]:
    """One line a player; a mark before who is to act."""
    titles = [face.say(f"table.{name}") for name in COLUMNS]
    widths = [max(len(title), 4) + 2 for title in titles]
    lines = [" " * LABEL + "".join([title.rjust(width) for title, width in zip(titles, widths, strict=True)])]
    for seat in range(view.seats):
        asked = ">" if seat in view.to_act else " "
        name = clip(f"{asked} {face.called(seat, view.seat)}", LABEL)
        numbers = (view.cash[seat], view.free_count[seat], view.pledged_count[seat], waiting(view, seat))
        cells = [str(number).rjust(width) for number, width in zip(numbers, widths, strict=True)]
        remarks = "; ".join([face.say(f"panel.{mark}", bid=view.bid) for mark in marks(view, seat)])
        lines.append(f"{name.ljust(LABEL)}{''.join(cells)}  {remarks}".rstrip())
    return lines


def own(face: ManilaNames, view: ManilaView) -> list[str]:
    """The shares these eyes know: one's own, at the end everybody's."""
    lines = []
    for seat in range(view.seats):
        if view.free[seat]:
            pieces = [face.shares(view.free[seat])]
            if view.pledged_count[seat]:
                pieces.append(face.say("shares.pledged", shares=face.shares(view.pledged[seat])))
            label = face.say("table.your_shares") if seat == view.seat else face.name(seat)
            lines.append(entry(label, pieces, "; "))
    return lines
