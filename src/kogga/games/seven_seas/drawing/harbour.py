"""The boards beside the lid: ruler, score track, island, port, flags, decks; and what was played so far."""

from __future__ import annotations

from html import escape
from typing import Final

from kogga.games.seven_seas.drawing.places import (
    FLAGS_X,
    FLAGS_Y,
    ISLAND,
    LAP,
    PILE_X,
    PILES_Y,
    PORT,
    PRICE_X,
    PRICE_Y,
    RECORD,
    ROUND,
    RULER_Y,
    TRACK_SPOTS,
    Plate,
    ruler_x,
)
from kogga.games.seven_seas.face import SeasFace
from kogga.games.seven_seas.pieces import (
    BAY,
    BAY_ORDER,
    CONVOYS,
    COUNTRIES,
    CURSES,
    FIRST_CURSE,
    FIRST_PORT,
    GOODS,
    LARGEST,
    MIN_SEATS,
    NO_ROLE,
    NOBODY,
    ORDERS,
    ROLES,
    TOP_PRICE,
)
from kogga.games.seven_seas.state import Phase
from kogga.games.seven_seas.view import SeasView

SHIFTS: Final = ((-4.6, -4.6), (4.6, -4.6), (-4.6, 4.6), (4.6, 4.6))  # discs of four seats on one space
EMPTY: Final = '<rect width="58" height="91" rx="6" class="none o-line" stroke-dasharray="5 5"/>'
SMALL: Final = 0.88  # of cards in the piles


def draw_ruler(parts: list[str], face: SeasFace, view: SeasView) -> None:
    """The seven places, who has turned over what, and a pointer at the character that is called."""
    for role, word in enumerate(ROLES):
        x = ruler_x(role)
        name = escape(face.say(f"chart.{word}"), quote=False)
        size = 12 if len(name) < 10 else 10.5
        parts.append(
            f'<g id="role-{word}" class="piece" transform="translate({x:g} {RULER_Y + 17})"><use href="#badge-{role}"/>'
            f'<text y="26" class="serif mid f-ink" font-size="{size}">{name}</text></g>'
        )
        seats = [seat for seat in range(view.seats) if view.chosen[seat] == role <= view.role]
        for nth, seat in enumerate(seats):
            parts.append(f'<use href="#disc-{seat}" transform="translate({x + 23:g} {RULER_Y + 9 + 11 * nth})"/>')
    if view.role != NO_ROLE:
        parts.append(
            f'<use id="call" class="piece" href="#now" transform="translate({ruler_x(view.role):g} {RULER_Y + 62})"/>'
        )


def draw_track(parts: list[str], view: SeasView) -> None:
    """Everybody's disc on the score track, with the laps it has done."""
    for seat in range(view.seats):
        chests = view.chests[seat]
        x, y = TRACK_SPOTS[chests % LAP]
        dx, dy = SHIFTS[seat]
        lap = (
            f'<text x="8" y="-5" class="sans f-signal" font-size="10">+{chests // LAP * LAP}</text>'
            if chests >= LAP
            else ""
        )
        parts.append(
            f'<g id="chests-{seat}" class="piece" transform="translate({x + dx:g} {y + dy:g})">'
            f'<use href="#disc-{seat}"/>{lap}</g>'
        )
        left, top = ISLAND
        parts.append(
            f'<g id="guards-{seat}" class="piece" transform="translate({left + 58} {top + 38 + 25 * seat})">'
            f'<use href="#disc-{seat}"/>'
            f'<text x="10" y="4.5" class="sans f-ink" font-size="12">{view.guards[seat]}</text></g>'
        )


def draw_port(parts: list[str], face: SeasFace, view: SeasView) -> None:
    """The current port: three signs with prices, the dearest first."""
    name = escape(face.say("chart.bay" if view.port == BAY else "chart.port"), quote=False)
    pays = escape(face.say("chart.pays"), quote=False)
    x, y = PORT
    parts.append(
        f'<g id="port" class="piece" transform="translate({x} {y})"><rect width="326" height="28" rx="8" class="none"/>'
        f'<text x="14" y="20" class="serif f-ink" font-size="16">{name}</text>'
        f'<text x="312" y="19" class="sans end f-ink-2" font-size="11">{pays}</text></g>'
    )
    order = BAY_ORDER if view.port == BAY else ORDERS[view.port]
    for good, word in enumerate(GOODS):
        place = order.index(good)
        parts.append(
            f'<g id="price-{word}" class="piece" transform="translate({PRICE_X[place]} {PRICE_Y})">'
            f'<rect x="-44" y="-22" width="88" height="48" rx="8" class="f-card o-line" stroke-width="1.3"/>'
            f'<use href="#price-rim"/>'
            f'<use href="#good-{good}" transform="translate(-24 2) scale(1.35)"/>'
            f'<text x="4" y="11" class="num f-ink" font-size="25">{TOP_PRICE - place}</text>'
            f'<use href="#sign-chest" transform="translate(27 3) scale(.85)"/></g>'
        )


def draw_flags(parts: list[str], view: SeasView, plates: tuple[Plate, ...]) -> None:
    """Flags at the governor's, or before whoever has them."""
    for country, owner in enumerate(view.flags):
        if owner == NOBODY:
            x, y = FLAGS_X[country], FLAGS_Y
        else:
            nth = view.flags[:country].count(owner)
            x, y = plates[owner].x + 138 + 42 * nth, plates[owner].y + 127
        parts.append(
            f'<g id="flag-{COUNTRIES[country]}" class="piece" transform="translate({x} {y})">'
            f'<use href="#cloth-{country}"/><use href="#flag-rim"/></g>'
        )


def draw_piles(parts: list[str], face: SeasFace, view: SeasView) -> None:
    """Adventure deck, the card played last, loot, discarded loot; the round."""
    draw_pile(parts, face, "deck", "back" if view.deck else "", view.deck)
    draw_pile(parts, face, "played", f"card-{view.played[-1]}" if view.played else "", len(view.played))
    draw_pile(parts, face, "loot", "back" if any(view.loot) else "", sum(view.loot))
    top = max(range(len(view.discards)), key=lambda kind: view.discards[kind])
    draw_pile(parts, face, "discards", f"loot-{top}" if any(view.discards) else "", sum(view.discards))
    x, y = ROUND
    words = escape(round_name(face, view), quote=False)
    seal = "f-signal" if view.last else "f-brass"
    parts.append(
        f'<g id="last-round" class="piece" transform="translate({x} {y})">'
        f'<circle cx="7" cy="-5" r="7" class="{seal} o-ink"/>'
        f'<path d="M4 -9H10L4 -1H10Z" class="f-paper"/>'
        f'<text x="21" y="0" class="serif f-ink" font-size="16">{words}</text></g>'
    )


def round_name(face: SeasFace, view: SeasView) -> str:
    """How far the game has come."""
    if view.phase == Phase.OVER:
        return face.say("chart.over")
    if view.phase == Phase.SALE:
        return face.say("chart.sale")
    if view.last and view.round == view.last:
        return face.say("chart.last_round")
    return face.say("chart.round_of" if view.last else "chart.round", round=view.round, last=view.last)


def draw_pile(parts: list[str], face: SeasFace, name: str, thing: str, count: int) -> None:
    """One pile with the number of its cards."""
    inside = f'<use href="#{thing}" transform="scale({SMALL})"/>' if thing else EMPTY
    words = escape(f"{face.say(f'chart.{name}')} {count}", quote=False)
    parts.append(
        f'<g id="{name}" class="piece" transform="translate({PILE_X[name]} {PILES_Y})">{inside}'
        f'<text x="29" y="104" class="serif mid f-ink" font-size="11.5">{words}</text></g>'
    )


def draw_beside(parts: list[str], face: SeasFace, view: SeasView) -> None:
    """Loot that was turned up, the dice of the Tavern, or else what was played so far."""
    x, y = RECORD
    if view.drawn:
        words = escape(face.say("chart.turned_up") + ": " + face.called(view.asked, view.seat), quote=False)
        parts.append(f'<text x="{x + 14}" y="{y + 22}" class="serif f-ink" font-size="14">{words}</text>')
        step = min(72, 240 / max(1, len(view.drawn) - 1))
        for nth, loot in reversed(list(enumerate(view.drawn))):
            place = f"translate({x + 16 + step * nth:g} {y + 34})"
            parts.append(f'<use id="drawn-{nth}" class="piece" href="#loot-{loot}" transform="{place}"/>')
    elif view.lots:
        draw_tavern(parts, face, view)
    else:
        draw_record(parts, face, view)


def draw_tavern(parts: list[str], face: SeasFace, view: SeasView) -> None:
    """§14.6 The dice that are not given yet, and what each would bring."""
    x, y = RECORD
    words = escape(f"{face.say('name.tavern')}: {face.called(view.target, view.seat)}", quote=False)
    parts.append(f'<text x="{x + 14}" y="{y + 22}" class="serif f-ink" font-size="14">{words}</text>')
    for nth, shown in enumerate(view.lots):
        effect = escape(face.say(f"effect.f{shown}"), quote=False)
        parts.append(
            f'<g id="tavern-{nth}" class="piece" transform="translate({x + 36} {y + 50 + 32 * nth})">'
            f'<use href="#d-1-{shown}" transform="scale(1.3)"/>'
            f'<use href="#tavern-rim"/>'
            f'<text x="26" y="5" class="sans f-ink" font-size="14">{effect}</text></g>'
        )


def draw_record(parts: list[str], face: SeasFace, view: SeasView) -> None:
    """The chronicle: which convoys of each country were played, which ports, which curses."""
    x, y = RECORD
    words = escape(face.say("chart.record"), quote=False)
    parts.append(
        f'<g id="record" class="piece" transform="translate({x} {y})">'
        f'<text x="14" y="22" class="serif f-ink" font-size="14">{words}</text>'
    )
    for country in range(len(COUNTRIES)):
        row = 46 + 30 * country
        parts.append(f'<use href="#cloth-{country}" transform="translate(30 {row}) scale(.78)"/>')
        draw_convoys(parts, view, country, row)
    for curse in range(len(CURSES)):
        column, row = 196 + 34 * (curse % 4), 52 + 38 * (curse // 4)
        look = "o-signal" if FIRST_CURSE + curse in view.played else "o-line"
        pale = "" if FIRST_CURSE + curse in view.played else ' opacity=".38"'
        place = f'transform="translate({column} {row}) scale(.72)"'
        parts.append(f'<use href="#curse-{curse}" class="{look}" {place}{pale}/>')
    draw_ports(parts, view)
    parts.append("</g>")


def draw_convoys(parts: list[str], view: SeasView, country: int, row: int) -> None:
    """A small square for each convoy of a country, filled once it was played."""
    counts = CONVOYS[view.options.convoys]
    largest = LARGEST if view.seats > MIN_SEATS else LARGEST - 1
    column = 71
    for size in range(1, largest + 1):
        played = view.played.count(LARGEST * country + size - 1)
        for nth in range(counts[size - 1]):
            parts.append(f'<use href="#tally-{size}-{int(nth < played)}" x="{column}" y="{row}"/>')
            column += 27


def draw_ports(parts: list[str], view: SeasView) -> None:
    """The six ports by their dearest goods; those played are full."""
    for port, order in enumerate(ORDERS):
        column, row = 184 + 23 * port, 128
        pale = "" if FIRST_PORT + port in view.played else ' opacity=".35"'
        signs = [f'<use href="#good-{good}" y="{18 * nth - 10}"/>' for nth, good in enumerate(order[:2])]
        parts.append(f'<g transform="translate({column} {row}) scale(.72)"{pale}>{"".join(signs)}</g>')
