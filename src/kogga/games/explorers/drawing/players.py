"""The players' places: points, cards, gold, and what is left in the supply; whose word the table waits for."""

from __future__ import annotations

from html import escape
from typing import Final

from kogga.core.actions import Seat
from kogga.games.explorers.drawing.places import PLATE_HEIGHT, PLATE_WIDTH, Plate, Point
from kogga.games.explorers.face import ExplorersFace
from kogga.games.explorers.face.elements import SUPPLIES
from kogga.games.explorers.face.tips import in_store
from kogga.games.explorers.pieces import TARGETS
from kogga.games.explorers.state import Phase
from kogga.games.explorers.view import ExplorersView

QUIET: Final = 'class="f-paper o-paper-edge" stroke-width="1.4"'
ASKED: Final = 'class="f-card o-brass" stroke-width="3.5"'
WREATH: Final = '<use href="#wreath" transform="translate(18 18)"/>'
NAME_LENGTH: Final = 12
SUPPLY_STEP: Final = 40
FIRST_CREW: Final = 5  # among the supplies: crews and pirates come with scenario 2


def draw_player(parts: list[str], face: ExplorersFace, view: ExplorersView, seat: Seat, plate: Plate) -> None:
    """One player's place."""
    sign = WREATH if view.phase == Phase.OVER and seat in face.winners(view) else ""
    look = ASKED if seat in view.to_act else QUIET
    scenario = view.options.scenario
    store = in_store(view, seat)[: FIRST_CREW if scenario == 1 else len(SUPPLIES)]
    chips = [
        f'<g id="supply-{seat}-{SUPPLIES[nth]}" transform="translate({18 + SUPPLY_STEP * nth} 65)">'
        f'<use href="#j{nth}"/><text x="11" y="5">{n}</text></g>'
        for nth, n in enumerate(store)
    ]
    parts.append(
        f'<g id="plate-{seat}" transform="translate({plate.x} {plate.y})">'
        f'<rect width="{PLATE_WIDTH}" height="{PLATE_HEIGHT}" rx="10" {look}/>'
        f'<use href="#k{seat}" transform="translate(18 18) scale(1.2)"/>{sign}'
        f'<text x="36" y="23" class="serif f-ink" font-size="15">{fitted(face.called(seat, view.seat))}</text>'
        f'<text x="{PLATE_WIDTH - 12}" y="26" class="sans end f-ink" font-size="22">{view.scores[seat]}'
        f'<tspan class="f-ink-2" font-size="12">/{TARGETS[scenario]}</tspan></text>'
        f'<g class="sans f-ink" font-size="14"><g id="hand-{seat}" class="piece" transform="translate(20 42)">'
        f'<use href="#j7"/><text x="12" y="5">{view.cards[seat]}</text></g>'
        f'<g id="gold-{seat}" class="piece" transform="translate(66 42)"><use href="#g5" transform="scale(.75)"/>'
        f'<text x="13" y="5">{view.gold[seat]}</text></g></g>{benefits(view, seat)}'
        f'<g class="sans f-ink-2" font-size="12">{"".join(chips)}</g></g>'
    )


def benefits(view: ExplorersView, seat: Seat) -> str:
    """§15.5-15.7 What a seat's villages bring: more steps, faces that chase, gold for a card."""
    number = 'y="5" class="sans f-ink" font-size="12"'
    drawn = []
    if view.swift[seat]:
        drawn.append((42, f'<use href="#swift"/><text x="12" {number}>+{view.swift[seat]}</text>'))
    drawn += [(22, f'<use href="#d{face}" transform="scale(.52)"/>') for face in (5, 4) if view.bonus[seat] >> face & 1]
    if view.fast[seat]:
        more = f'<text x="16" {number}>{view.fast[seat]}</text>' if view.fast[seat] > 1 else ""
        drawn.append((0, f'<use href="#fast"/>{more}'))
    parts, x = [], 116
    for width, sign in drawn:
        parts.append(f'<g transform="translate({x} 42)">{sign}</g>')
        x += width
    return "".join(parts)


def fitted(name: str) -> str:
    """A name, cut where it is longer than there is room."""
    return escape(name if len(name) <= NAME_LENGTH else name[: NAME_LENGTH - 1] + "…", quote=False)


def lead_spot(plate: Plate, row: int) -> Point:
    """Where a leader's card lies with its owner."""
    return plate.x + PLATE_WIDTH - 76 - 28 * row, plate.y + 19
