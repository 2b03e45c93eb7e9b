"""The table as plain text, 80 columns wide."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import fill
from typing import Final

from kogga.core.actions import Seat
from kogga.games.mare_balticum.board import (
    ALL_FIELDS,
    BIT,
    FIRST_DEEP,
    NO_FIELD,
    PORT_CIRCLES,
    PORTS,
    SEASONS,
    Field,
)
from kogga.games.mare_balticum.face.elements import in_reserve
from kogga.games.mare_balticum.face.names import MareNames
from kogga.games.mare_balticum.pieces import (
    DEMAND_TOKENS,
    HOLD,
    KINDS,
    MARKET,
    NONE,
    SPECIES,
    size,
)
from kogga.games.mare_balticum.state import Phase
from kogga.games.mare_balticum.view import MareView

WIDTH: Final = 80
LABEL: Final = 12
UNBREAKABLE: Final = "\u00a0"


def table(face: MareNames, view: MareView) -> str:
    """The ports, the sea, the players, and what lies beside the chart."""
    parts = [heading, ports, sea, players, beside]
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


def heading(face: MareNames, view: MareView) -> list[str]:
    """Round, time, bag, and how long it still lasts."""
    season = "winter" if view.left >= 0 or view.phase == Phase.OVER else SEASONS[min(view.time, len(SEASONS) - 1)]
    words = [
        face.say("title"),
        *([face.say("table.round", round=view.round)] if view.round else []),
        face.say("table.time", n=view.time, season=face.say(f"season.{season}")),
        face.say("table.bag", n=sum(view.bag)),
        *([face.say("table.last", n=view.left)] if view.left > 0 else []),
    ]
    return [" · ".join(words)]


def ports(face: MareNames, view: MareView) -> list[str]:
    """Each port with its demand and its boats."""
    return [
        entry(face.short(port), [wants(face, view, port), *visitors(face, view, port)], " · ") for port in range(PORTS)
    ]


def wants(face: MareNames, view: MareView, port: Field) -> str:
    """What a port takes."""
    lying = [view.demand[circle] for circle in PORT_CIRCLES[port]]
    names = [face.say(f"demand.{KINDS[each]}") if each != NONE else face.say("table.free") for each in lying]
    return face.say("table.wants", demand=", ".join(names))


def visitors(face: MareNames, view: MareView, field: Field) -> list[str]:
    """Whose boats are on a field."""
    return [f"@{face.called(seat, view.seat)}" for seat in range(view.seats) if view.fleets[seat] & BIT[field]]


def sea(face: MareNames, view: MareView) -> list[str]:
    """What lies where, shallow water first, and whose boats are there."""
    lines = []
    for key, fields in (("shallow", range(PORTS, FIRST_DEEP)), ("deep", range(FIRST_DEEP, ALL_FIELDS))):
        cells = [" ".join([water(face, view, field), *visitors(face, view, field)]) for field in fields]
        lines.append(entry(face.say(f"table.{key}"), cells, "; "))
    return lines


def water(face: MareNames, view: MareView, field: Field) -> str:
    """`Słupsk Bank: 1 herring`."""
    lying = face.stock(view.sea[field]) if view.sea[field] else face.say("table.nothing")
    return f"{face.short(field)}: {lying}"


def players(face: MareNames, view: MareView) -> list[str]:
    """Two lines a player; a mark before who is to act."""
    return [line for seat in range(view.seats) for line in player(face, view, seat)]


def player(face: MareNames, view: MareView, seat: Seat) -> list[str]:
    """Hold, warehouse, market and tax; where the boats are."""
    asked = ">" if seat in view.to_act else " "
    hold = f"{face.say('table.hold')} {size(view.holds[seat])}/{HOLD}"
    if view.holds[seat]:
        hold += f" ({face.stock(view.holds[seat])})"
    pieces = [hold, f"{face.say('table.stored')} {size(view.stores[seat])}", market(face, view, seat)]
    pieces.append(face.say("table.paid" if view.is_taxed(seat) else "table.unpaid"))
    if view.contracts[seat] != NONE:
        pieces.append(face.say("table.contract"))
    if view.phase == Phase.OVER or seat == view.seat:
        pieces.append(face.say("points.short", n=view.scores[seat]))
    return [entry(f"{asked} {face.called(seat, view.seat)}", pieces, " · "), fleet(face, view, seat)]


def fleet(face: MareNames, view: MareView, seat: Seat) -> str:
    """Where a seat's boats are, and how many wait."""
    boats = [face.short(field) for field in view.boats_of(seat) if field != NO_FIELD]
    if in_reserve(view, seat):
        boats.append(face.say("table.reserve", n=in_reserve(view, seat)))
    boats[0] = f"{face.say('table.boats')}: {boats[0]}"
    return entry("", boats)


def market(face: MareNames, view: MareView, seat: Seat) -> str:
    """`market 3:salmon 2:* 1:- 0:-`."""
    cells = []
    for space, species in enumerate(view.market_of(seat)):
        lying = "-" if species == NONE else "*" if species < 0 else face.say(f"name.{KINDS[species]}")
        cells.append(f"{MARKET[space]}:{lying}")
    return f"{face.say('table.market')} {' '.join(cells)}"


def beside(face: MareNames, view: MareView) -> list[str]:
    """One's own warehouse and contract, the pile one looks through, demand tokens, the box."""
    lines = []
    if view.seat is not None:
        lines.append(entry(face.say("table.your_warehouse"), [face.stock(view.stores[view.seat])]))
        card = view.contracts[view.seat]
        if card >= 0:
            lines.append(entry(face.say("table.your_contract"), [face.card(card)]))
    if view.pile:
        lines.append(entry(face.say("table.pile"), [face.card(card) for card in view.pile], "; "))
    if view.options.demand:
        left = [(kind, DEMAND_TOKENS - view.demand.count(kind)) for kind in range(SPECIES)]
        pieces = [face.say("stock.of", n=n, kind=face.say(f"name.{KINDS[kind]}")) for kind, n in left if n]
        lines.append(entry(face.say("table.supply"), pieces or [face.say("table.nothing")]))
    if view.box:
        lines.append(entry(face.say("table.box"), [face.stock(view.box)]))
    return lines
