"""The live layer: every piece an element with an id, placed by its own transform. Written out by hand, for speed."""

from __future__ import annotations

from html import escape
from typing import Final

from kogga.core.face import Svg
from kogga.games.mare_balticum.board import (
    ALL_FIELDS,
    BIT,
    CIRCLE_PORT,
    FIELDS,
    NO_FIELD,
    PORT_CIRCLES,
    PORTS,
)
from kogga.games.mare_balticum.drawing.places import (
    BAG,
    BOX,
    DEMAND,
    FIELD_SPOTS,
    HARBOURS,
    LOOK,
    PILE,
    ROUND,
    SUPPLY,
    TRACK,
    TRACK_STEP,
    plates,
)
from kogga.games.mare_balticum.drawing.players import draw_player, reserve_spot
from kogga.games.mare_balticum.drawing.things import CARD
from kogga.games.mare_balticum.face import MareFace
from kogga.games.mare_balticum.face.names import kinds_in
from kogga.games.mare_balticum.pieces import CARDS, DEMAND_TOKENS, FLEET, KINDS, NONE, SPECIES, TIME, TIME_TOKENS, size
from kogga.games.mare_balticum.state import Phase
from kogga.games.mare_balticum.view import MareView

# What never changes: the fields, ready to be pressed.
WATERS: Final = "".join(
    [f'<use id="field-{FIELDS[field]}" class="piece" href="#water-{field}"/>' for field in range(PORTS, ALL_FIELDS)]
) + "".join(
    [
        f'<use id="field-{FIELDS[port]}" class="piece" href="#harbour" transform="translate({x} {y})"/>'
        for port, (x, y) in enumerate(HARBOURS)
    ]
)
CIRCLES: Final = [
    (f"demand-{FIELDS[port]}-{PORT_CIRCLES[port].index(circle)}", *DEMAND[port][PORT_CIRCLES[port].index(circle)])
    for circle, port in enumerate(CIRCLE_PORT)
]


def layer(face: MareFace, view: MareView) -> Svg:
    """Everything that moves, from back to front."""
    parts = ['<g class="live">', WATERS]
    draw_demand(parts, view)
    draw_track(parts, face, view)
    draw_catch(parts, view)
    for seat, plate in enumerate(plates(view.seats, view.seat)):
        draw_player(parts, face, view, seat, plate)
    draw_boats(parts, view)
    if view.options.contracts:
        draw_contracts(parts, face, view)
    parts.append("</g>")
    return Svg("".join(parts))


def draw_demand(parts: list[str], view: MareView) -> None:
    """What each port takes; in module 1 the tokens still beside the chart."""
    for circle, species in enumerate(view.demand):
        id, x, y = CIRCLES[circle]
        thing = "ring" if species == NONE else f"token-{species}"
        parts.append(f'<use id="{id}" class="piece" href="#{thing}" transform="translate({x} {y})"/>')
    if view.options.demand:
        x, y = SUPPLY
        for species in range(SPECIES):
            left = DEMAND_TOKENS - view.demand.count(species)
            shown = "".join([f'<use href="#token-{species}" y="{-5 * nth}"/>' for nth in range(left)])
            place = f'class="piece" transform="translate({x + 36 * species} {y})"'
            number = f'<text y="30" class="num f-ink" font-size="13">{left}</text>'
            parts.append(f'<g id="supply-{KINDS[species]}" {place}><use href="#slot"/>{shown}{number}</g>')


def draw_track(parts: list[str], face: MareFace, view: MareView) -> None:
    """Time tokens on their track, the round, bag and box."""
    x, y = TRACK
    for nth in range(TIME_TOKENS):
        thing = f"token-{TIME}" if nth < view.time else "ring"
        place = f"translate({x + TRACK_STEP * nth} {y}) scale(1.3)"
        parts.append(f'<use id="time-{nth}" class="piece" href="#{thing}" transform="{place}"/>')
    words = escape(how_late(face, view), quote=False)
    parts.append(
        f'<text x="{ROUND[0]}" y="{ROUND[1]}" class="serif mid f-ink" font-size="18">{words}</text>'
        f'<g id="bag" class="piece" transform="translate({BAG[0]} {BAG[1]})"><use href="#sack"/>'
        f'<text y="12" class="num f-ink" font-size="17">{sum(view.bag)}</text></g>'
        f'<g id="box" class="piece" transform="translate({BOX[0]} {BOX[1]})"><use href="#crate"/>'
        f'<text y="8" class="num f-ink" font-size="15">{size(view.box)}</text></g>'
    )


def how_late(face: MareFace, view: MareView) -> str:
    """The round, once winter is near the turns left, at the end nothing but ice."""
    if view.phase == Phase.OVER:
        return face.say("chart.over")
    if view.left >= 0:
        return face.say("chart.last", n=view.left)
    return face.say("chart.round", round=view.round) if view.round else ""


def draw_catch(parts: list[str], view: MareView) -> None:
    """Fish and amber where they swim and lie."""
    for field in range(PORTS, ALL_FIELDS):
        tokens = view.sea[field]
        if not tokens:
            continue
        word = FIELDS[field]
        for nth, (kind, (x, y)) in enumerate(zip(kinds_in(tokens), FIELD_SPOTS[word].tokens, strict=False)):
            place = f'class="piece" transform="translate({x} {y})"'
            parts.append(f'<use id="catch-{word}-{nth}" {place} href="#token-{kind}"/>')


def draw_boats(parts: list[str], view: MareView) -> None:
    """Every boat on its field, in its place among those who are there, or in reserve; southern ones before northern."""
    spots: list[tuple[int, int, int, int]] = []
    for seat, plate in enumerate(plates(view.seats, view.seat)):
        waiting = 0
        for nth, field in enumerate(view.boats_of(seat)):
            if field == NO_FIELD:
                x, y = reserve_spot(plate, waiting)
                waiting += 1
            else:
                earlier = sum([view.fleets[other] & BIT[field] != 0 for other in range(seat)])
                x, y = FIELD_SPOTS[FIELDS[field]].boats[earlier]
            spots.append((y, x, seat, nth))
    for y, x, seat, nth in sorted(spots):
        small = " scale(.72)" if view.boats[FLEET[view.seats] * seat + nth] == NO_FIELD else ""
        place = f'class="piece" transform="translate({x} {y}){small}"'
        parts.append(f'<use id="boat-{seat}-{nth}" {place} href="#cutter-{seat}"/>')


def draw_contracts(parts: list[str], face: MareFace, view: MareView) -> None:
    """The pile face down; for whoever looks through it, its cards side by side."""
    left = CARDS - sum([card != NONE for card in view.contracts])
    x, y = PILE
    cards = ""
    if not view.pile:
        cards = "".join([f'<use href="#slip" x="{2 * nth}" y="{-2 * nth}"/>' for nth in range(left - 1)])
        cards += f'<use href="#slip-back" x="{2 * left - 2}" y="{2 - 2 * left}"/>'
    name = escape(face.say("chart.contracts"), quote=False)
    parts.append(
        f'<g id="contracts" class="piece" transform="translate({x} {y})">{cards}'
        f'<text x="20" y="57" class="serif mid f-ink" font-size="13">{name}</text></g>'
    )
    if view.pile:
        draw_pile(parts, view)


def draw_pile(parts: list[str], view: MareView) -> None:
    """The cards one looks through, three in a row."""
    x, y, scale = LOOK
    wide, high = CARD.width * scale + 11, CARD.height * scale + 11
    sheet = f'x="{x - 12}" y="{y - 12}" width="{3 * wide + 14:.0f}" height="{2 * high + 14:.0f}" rx="12"'
    parts.append(f'<rect {sheet} class="f-paper o-brass" stroke-width="2"/>')
    for nth, card in enumerate(view.pile):
        spot = f"translate({x + wide * (nth % 3):.1f} {y + high * (nth // 3):.1f}) scale({scale})"
        parts.append(f'<use id="card-{nth}" class="piece" href="#deal-{card}" transform="{spot}"/>')
