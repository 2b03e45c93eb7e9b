"""The players' places: fleet and cargo, tokens, characters on the table, cards; and the reader's own hand."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from typing import Final

from kogga.core.actions import Seat
from kogga.games.seven_seas.drawing.places import (
    CARD,
    CARD_Y,
    GUARDS,
    HAND_ROOM,
    HAND_X,
    MINE_STEP,
    MINE_X,
    PLATE_HEIGHT,
    Plate,
)
from kogga.games.seven_seas.face import SeasFace
from kogga.games.seven_seas.face.elements import cards
from kogga.games.seven_seas.face.ships import Ship, ships
from kogga.games.seven_seas.pieces import GOODS, HIDDEN, NO_ROLE, ROLES
from kogga.games.seven_seas.state import Phase
from kogga.games.seven_seas.view import SeasView

QUIET: Final = 'class="f-paper o-paper-edge" stroke-width="1.4"'
ASKED: Final = 'class="f-card o-brass" stroke-width="3.5"'
WREATH: Final = '<use href="#wreath" transform="translate(18 19) scale(1.25)"/>'
LETTER: Final = 9.3  # about as wide as a letter is, so that a long name can be cut to its plate
NAME_ROOM: Final = 160
LOADS: Final = ((), ((0, -8, 0.72),), ((-6.5, -7, 0.6), (6.5, -7, 0.6)))  # where goods stand on a ship
# Tokens of a plate, in order: what is pressed, and its sign.
CHIPS: Final = ("talismans", "yin", "skulls", "holds", "unsinkable")
SIGNS: Final = {
    "talismans": "good-3", "yin": "sign-yin", "skulls": "sign-skull", "holds": "sign-double", "unsinkable": "sign-belt",
}  # fmt: skip


def draw_player(parts: list[str], face: SeasFace, view: SeasView, seat: Seat, plate: Plate) -> None:
    """One player's place."""
    sign = WREATH if view.phase == Phase.OVER and seat in face.winners(view) else ""
    name = fitted(face.called(seat, view.seat), NAME_ROOM)
    points = ""
    if view.phase == Phase.OVER:
        name = fitted(face.called(seat, view.seat), NAME_ROOM - 50)
        words = escape(face.score(view, seat), quote=False)
        points = f'<text x="224" y="26" class="sans end f-brass" font-size="20">{words}</text>'
    look = ASKED if seat in view.to_act else QUIET
    parts.append(
        f'<g id="plate-{seat}" transform="translate({plate.x} {plate.y})">'
        f'<rect width="{plate.width}" height="{PLATE_HEIGHT}" rx="10" {look}/>'
        f'<use href="#disc-{seat}" transform="translate(18 19) scale(1.6)"/>{sign}'
        f'<text x="40" y="25" class="serif f-ink" font-size="17">{name}</text>'
        f'<use href="#sign-chest" transform="translate(246 18) scale(1.1)"/>'
        f'<text x="264" y="27" class="sans f-ink" font-size="24">{view.chests[seat]}</text>{points}</g>'
    )
    draw_fleet(parts, face, view, seat, plate)
    draw_chips(parts, view, seat, plate)
    draw_cards(parts, view, seat, plate)


def fitted(name: str, room: float) -> str:
    """A name, cut where it is longer than there is room."""
    longest = max(2, int(room / LETTER))
    return escape(name if len(name) <= longest else name[: longest - 1] + "\N{HORIZONTAL ELLIPSIS}", quote=False)


def draw_fleet(parts: list[str], face: SeasFace, view: SeasView, seat: Seat, plate: Plate) -> None:
    """Ten ships: the fleet with its cargo, the reserve as outlines; guards lie on the island."""
    line = ships(view, seat)
    fleet, reserve = view.fleet[seat], view.reserve[seat]
    x, y = plate.ship(0)
    parts.append(
        f'<g id="fleet-{seat}" class="piece" transform="translate({x - 16:g} {y - 22:g})">'
        f'<rect width="{max(30 * fleet, 20)}" height="38" rx="8" class="f-sea"/><use href="#fleet-rim"/></g>'
    )
    if reserve:
        words = escape(f"{face.say('chart.reserve')} {reserve}", quote=False)
        parts.append(
            f'<g id="reserve-{seat}" class="piece" transform="translate({plate.ship(9)[0] + 15:g} {y - 24:g})">'
            f'<text class="sans end f-ink-2" font-size="10.5">{words}</text></g>'
        )
    else:
        parts.append(f'<g id="reserve-{seat}"/>')
    parts.append(drawn_ships(line, seat, plate, reserve))


@lru_cache(maxsize=4096)
def drawn_ships(line: tuple[Ship, ...], seat: Seat, plate: Plate, reserve: int) -> str:
    """A seat's ships: most moves leave them as they are."""
    return "".join([draw_ship(ship, seat, number, plate, reserve) for number, ship in enumerate(line)])


def draw_ship(ship: Ship, seat: Seat, number: int, plate: Plate, reserve: int) -> str:
    """One ship where it is: at sea, sent away, in the reserve, on the island."""
    id = f'id="ship-{seat}-{number}" class="piece"'
    if ship.place == "guard":
        return f'<use {id} href="#sailing-{seat}" transform="{GUARDS[seat][ship.nth]}"/>'
    x, y = plate.ship(ship.nth if ship.place != "reserve" else 10 - reserve + ship.nth)
    place = f'transform="translate({x:g} {y:g})"'
    if ship.place == "reserve":
        return f'<use {id} href="#hulk-{seat}" {place}/>'
    if not ship.goods:
        pale = ' opacity=".35"' if ship.place == "sent" else ""
        return f'<use {id} href="#sailing-{seat}" {place}{pale}/>'
    load = "".join(
        [
            f'<use href="#good-{good}" transform="translate({dx} {dy}) scale({scale})"/>'
            for good, (dx, dy, scale) in zip(ship.goods, LOADS[len(ship.goods)], strict=True)
        ]
    )
    return f'<g {id} {place}><use href="#laden-{seat}"/>{load}</g>'


def draw_chips(parts: list[str], view: SeasView, seat: Seat, plate: Plate) -> None:
    """Goods aboard, talismans, yin-yang, skulls, rituals."""
    counts = (view.talismans, view.yin, view.skulls, view.holds, view.unsinkable)
    parts.append(drawn_chips((*view.cargo[seat], *[row[seat] for row in counts]), seat, plate))


@lru_cache(maxsize=4096)
def drawn_chips(counts: tuple[int, ...], seat: Seat, plate: Plate) -> str:
    """A sign and a number each; what is not there is pale."""
    chips = [(f"cargo-{seat}-{word}", f"good-{good}") for good, word in enumerate(GOODS)]
    chips += [(f"{name}-{seat}", SIGNS[name]) for name in CHIPS]
    parts = []
    for nth, ((id, sign), count) in enumerate(zip(chips, counts, strict=True)):
        x, y = plate.chip(nth)
        pale, ink = ("", "f-ink") if count else (' opacity=".4"', "f-line")
        parts.append(
            f'<g id="{id}" class="piece" transform="translate({x} {y})"><use href="#chip-rim"/>'
            f'<use href="#{sign}"{pale}/><text x="13" y="6" class="sans {ink}" font-size="16">{count}</text></g>'
        )
    return "".join(parts)


def draw_cards(parts: list[str], view: SeasView, seat: Seat, plate: Plate) -> None:
    """The character of this round, those on the table, and adventure cards, unless they are the reader's own."""
    x, y, scale = plate.cards
    step = CARD.width * scale + 4
    draw_chosen(parts, view, seat, x, y, scale)
    tabled = [role for role in range(len(ROLES)) if view.tabled[seat] >> role & 1]
    parts.append(f'<g id="tabled-{seat}" class="piece" transform="translate({x + step + 6:g} {y:g})">')
    shift = step if not plate.is_wide else 27
    for nth, role in enumerate(tabled):
        parts.append(f'<use href="#role-card-{role}" transform="translate({shift * nth:g} 0) scale({scale})"/>')
    parts.append("</g>")
    if seat == view.seat:
        return
    hand = cards(view, seat)
    start = x + 2 * step + 10 + shift * max(0, len(tabled) - 1) if tabled or not plate.is_wide else x + step + 8
    room = x + plate.cards_room - start
    if plate.is_wide and view.phase != Phase.OVER:
        draw_row(parts, seat, hand, start, y, min(scale, 0.7), room)
    else:
        draw_row(parts, seat, hand, start, y, scale, room)


def draw_chosen(parts: list[str], view: SeasView, seat: Seat, x: float, y: float, scale: float) -> None:
    """§3.1 The character chosen this round: face down until it is called; one's own is known to oneself."""
    role = view.chosen[seat]
    place = f'transform="translate({x:g} {y:g}) scale({scale})"'
    if role == NO_ROLE:
        parts.append(f'<use href="#blank" {place}/>')
        return
    front = "back" if role == HIDDEN else f"role-card-{role}"
    pale = ' opacity=".6"' if role != HIDDEN and role > view.role else ""
    parts.append(f'<use id="chosen-{seat}" class="piece" href="#{front}" {place}{pale}/>')


def draw_row(
    parts: list[str], seat: Seat, hand: tuple[int, ...], x: float, y: float, scale: float, room: float
) -> None:
    """Cards side by side, closer together where they are many."""
    width = CARD.width * scale
    step = min(width + 4, (room - width) / max(1, len(hand) - 1))
    for nth, card in enumerate(hand):
        front = "back" if card < 0 else f"card-{card}"
        place = f"translate({x + step * nth:.1f} {y:g}) scale({scale})"
        parts.append(f'<use id="hand-{seat}-{nth}" class="piece" href="#{front}" transform="{place}"/>')


def draw_own(parts: list[str], view: SeasView) -> None:
    """The reader's characters, with blanks for those on the table, and adventure cards."""
    if view.seat is None:
        return
    away = view.tabled[view.seat]
    if view.chosen[view.seat] != NO_ROLE:
        away |= 1 << view.chosen[view.seat]
    for role, word in enumerate(ROLES):
        place = f'transform="translate({MINE_X + MINE_STEP * role} {CARD_Y})"'
        if away >> role & 1:
            parts.append(f'<use href="#blank" {place}/>')
        else:
            parts.append(f'<use id="mine-{word}" class="piece" href="#role-card-{role}" {place}/>')
    draw_row(parts, view.seat, cards(view, view.seat), HAND_X, CARD_Y, 1, HAND_ROOM)


def draw_first(parts: list[str], view: SeasView, plates: tuple[Plate, ...]) -> None:
    """§3.6 The first player's marker."""
    if Phase.FIRST < view.phase < Phase.OVER:
        plate = plates[view.first]
        parts.append(
            f'<use id="first" class="piece" href="#one" transform="translate({plate.x + 208} {plate.y + 19})"/>'
        )
