"""The players' places: hold, warehouse, market, tax and contract; whose word the table waits for."""

from __future__ import annotations

from html import escape
from typing import Final

from kogga.core.actions import Seat
from kogga.draw.emblems import pawn
from kogga.games.mare_balticum.drawing.places import PLATE_WIDTH, PLATE_X, Plate
from kogga.games.mare_balticum.drawing.things import CARD, PIGMENTS, SLIP
from kogga.games.mare_balticum.face import MareFace
from kogga.games.mare_balticum.face.elements import in_reserve
from kogga.games.mare_balticum.face.names import kinds_in
from kogga.games.mare_balticum.pieces import (
    ACTIONS,
    FACE_DOWN,
    HOLD,
    KINDS,
    MARKET,
    MAX_SEATS,
    NONE,
    SPACES,
    SPECIES,
    TAX,
    counts,
    size,
)
from kogga.games.mare_balticum.state import Phase
from kogga.games.mare_balticum.view import MareView

EMBLEMS: Final = [pawn(seat, 19, 19, 0.9) for seat in range(MAX_SEATS)]
QUIET: Final = 'class="f-paper o-paper-edge" stroke-width="1.4"'
ASKED: Final = 'class="f-card o-brass" stroke-width="3.5"'
LETTER: Final = 9.4  # about as wide as a letter is, so that a long name can be cut to its plate
MARKET_X: Final = 200
TAX_X: Final = 347


def draw_player(parts: list[str], face: MareFace, view: MareView, seat: Seat, plate: Plate) -> None:
    """One player's place."""
    remark, room = remarks(face, view, seat)
    name = fitted(face.called(seat, view.seat), room - 40)
    is_marked = seat in view.to_act or (view.phase == Phase.OVER and view.scores[seat] == max(view.scores))
    parts.append(
        f'<g id="plate-{seat}" transform="translate({PLATE_X} {plate.y})"><rect width="{PLATE_WIDTH}" '
        f'height="{plate.height}" rx="10" {ASKED if is_marked else QUIET}/>{EMBLEMS[seat]}'
        f'<text x="38" y="25" class="serif f-ink" font-size="17">{name}</text>{remark}'
        f"{captions(face, view, seat) if plate.is_own else ''}</g>"
    )
    if in_reserve(view, seat):
        place = f"translate({PLATE_X + 256} {plate.y + 6})"
        parts.append(f'<use id="reserve-{seat}" class="piece" href="#quay" transform="{place}"/>')
    if view.phase != Phase.OVER:
        draw_hold(parts, view, seat, plate)
    draw_warehouse(parts, view, seat, plate)
    draw_market(parts, view, seat, plate)
    if plate.is_own:
        draw_company(parts, view, seat, plate)
    draw_contract(parts, view, seat, plate)


def captions(face: MareFace, view: MareView, seat: Seat) -> str:
    """What the rows of one's own plate are called."""
    is_over = view.phase == Phase.OVER
    is_played_out = NONE not in view.market_of(seat) and view.is_taxed(seat)
    spots = {
        "hold": () if is_over else (12, 91),
        "warehouse": (187, 91),
        "market": (12, 153),
        "company": () if is_over or is_played_out else (204, 153),
    }
    return "".join(
        [
            f'<text x="{spot[0]}" y="{spot[1]}" class="serif f-ink-2" font-size="12">'
            f"{escape(face.say(f'chart.{name}'), quote=False)}</text>"
            for name, spot in spots.items()
            if spot
        ]
    )


def fitted(name: str, room: float) -> str:
    """A name, cut where it is longer than there is room."""
    longest = max(2, int(room / LETTER))
    return escape(name if len(name) <= longest else name[: longest - 1] + "\N{HORIZONTAL ELLIPSIS}", quote=False)


def reserve_spot(plate: Plate, waiting: int) -> tuple[int, int]:
    """Where a boat waits at its owner's quay."""
    return PLATE_X + 274 + 23 * waiting, plate.y + 25


def remarks(face: MareFace, view: MareView, seat: Seat) -> tuple[str, int]:
    """Beside the name: the start player's rudder, actions left, a choice made, points; and how far the name may go."""
    x = 244
    parts = []
    if view.phase == Phase.OVER or seat == view.seat:
        words = escape(face.say("points.short", n=view.scores[seat]), quote=False)
        look = "f-brass" if view.phase == Phase.OVER else "f-ink-2"
        parts.append(f'<text x="{x}" y="25" class="sans end {look}" font-size="15">{words}</text>')
        x -= 52
    if view.phase == Phase.TURN and seat == view.active:
        for nth in range(ACTIONS):
            look = "f-brass" if nth < view.actions else "f-paper-edge"
            parts.append(f'<circle cx="{x - 7 - 16 * nth}" cy="19" r="6" class="{look}"/>')
        x -= 54
    elif view.phase == Phase.EVENT and seat not in view.to_act:
        parts.append(f'<path d="M{x - 20} 20l6 6l11-14" class="none o-good round" stroke-width="4"/>')
        x -= 30
    if view.phase > Phase.START and seat == view.first:
        parts.append(f'<use href="#helm" transform="translate({x - 12} 19)"/>')
        x -= 28
    return "".join(parts), x


def draw_hold(parts: list[str], view: MareView, seat: Seat, plate: Plate) -> None:
    """Five spaces, the fish face up."""
    aboard = kinds_in(view.holds[seat])
    pitch, scale = (34, " scale(1.08)") if plate.is_own else (26, " scale(.86)")
    y = plate.y + 58
    for nth in range(HOLD):
        thing = f"token-{aboard[nth]}" if nth < len(aboard) else "vacant"
        place = f'class="piece" transform="translate({PLATE_X + 24 + pitch * nth} {y}){scale}"'
        parts.append(f'<use id="hold-{seat}-{nth}" {place} href="#{thing}"/>')


def draw_warehouse(parts: list[str], view: MareView, seat: Seat, plate: Plate) -> None:
    """How much lies there; what, only before its owner, and at the end before all."""
    store = view.stores[seat]
    x, y = (PLATE_X + 206, plate.y + 58) if plate.is_own else (PLATE_X + 170, plate.y + 60)
    listed = ""
    if plate.is_own or view.phase == Phase.OVER:
        first, pitch = (38, 29) if plate.is_own else (-151, 27)
        for kind, number in enumerate(counts(store)):
            look = "f-ink" if number else "f-ink-2"
            color, right = PIGMENTS[kind], first + pitch * kind
            listed += (
                f'<use href="#form-{kind}" x="{right}" y="-9" class="f-{color} o-{color}-2"/>'
                f'<text x="{right}" y="15" class="num {look}" font-size="13">{number}</text>'
            )
    parts.append(
        f'<g id="warehouse-{seat}" class="piece" transform="translate({x} {y})"><use href="#shed"/>'
        f'<text y="9" class="num f-ink" font-size="15">{size(store)}</text>{listed}</g>'
    )


def draw_market(parts: list[str], view: MareView, seat: Seat, plate: Plate) -> None:
    """Four spaces with what a fish is worth there; a token covers its space, its species shown to its owner alone."""
    left, y = (PLATE_X + 28, plate.y + 120) if plate.is_own else (PLATE_X + MARKET_X + 16, plate.y + 58)
    sealed = view.sealed[seat] if view.phase == Phase.EVENT and seat == view.seat else NONE
    for space, species in enumerate(view.market_of(seat)):
        look = ""
        if species == NONE and 0 <= sealed < TAX and sealed % SPACES == space:
            species, look = sealed // SPACES, ' opacity=".6"'
        token = ""
        if species == FACE_DOWN:
            token = f'<use href="#company-back" class="f-seat-{seat}"/>'
        elif species != NONE:
            token = f'<use href="#company-{species}"{look}/>'
        x = left + (42 if plate.is_own else 32) * space
        parts.append(
            f'<g id="market-{seat}-{MARKET[space]}" class="piece" transform="translate({x} {y})">'
            f'<use href="#stall-{MARKET[space]}"/>{token}</g>'
        )
    paid = "safe-paid" if view.is_taxed(seat) else "safe"
    x, y = (PLATE_X + 218, plate.y + 120) if plate.is_own else (PLATE_X + TAX_X, plate.y + 58)
    scale = "" if plate.is_own else " scale(.9)"
    parts.append(f'<use id="tax-{seat}" class="piece" href="#{paid}" transform="translate({x} {y}){scale}"/>')


def draw_company(parts: list[str], view: MareView, seat: Seat, plate: Plate) -> None:
    """One's own company tokens that are not yet played."""
    market = view.market_of(seat)
    sealed = view.sealed[seat] if view.phase == Phase.EVENT else NONE
    for species in range(SPECIES):
        if species in market or (0 <= sealed < TAX and sealed // SPACES == species):
            continue
        x, y = PLATE_X + 252 + 32 * species, plate.y + 120
        place = f'class="piece" transform="translate({x} {y})"'
        parts.append(f'<use id="company-{seat}-{KINDS[species]}" {place} href="#company-{species}"/>')


def draw_contract(parts: list[str], view: MareView, seat: Seat, plate: Plate) -> None:
    """A contract, face down before the others."""
    card = view.contracts[seat]
    if card == NONE:
        return
    x, y = PLATE_X + PLATE_WIDTH - 4 - SLIP.width, plate.y + (4 if plate.is_own else 38)
    small = f" scale({SLIP.width / CARD.width:.2f})"
    thing, scale = ("slip-back", "") if card == FACE_DOWN else (f"deal-{card}", small)
    place = f'class="piece" transform="translate({x} {y}){scale}"'
    parts.append(f'<use id="contract-{seat}" {place} href="#{thing}"/>')
