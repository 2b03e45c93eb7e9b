"""The hexes as far as they are known, their numbers, and what came ashore there."""

from __future__ import annotations

from typing import Final

from kogga.games.explorers.board import ANCHORS, BOARDS, HEX_NAMES, HEXES, REGION
from kogga.games.explorers.drawing.places import MAPS
from kogga.games.explorers.pieces import (
    BONUS,
    BONUS_FACES,
    IS_SPICE,
    NONE,
    REGIONS,
    RIVER,
    TERRAINS,
    UNKNOWN,
)
from kogga.games.explorers.view import ExplorersView

ROW: Final = 30  # crews stand so far below the middle of their hex
STEP: Final = 19


def symbols(hex: int) -> list[str]:
    """By terrain, how a hex is drawn that lies here."""
    drawn = [name.replace(" ", "-") for name in TERRAINS]
    drawn[UNKNOWN] = REGIONS[REGION[hex]]
    drawn[BONUS] = f"bonus-{BONUS_FACES[REGION[hex]]}"
    return [f'{name}"/>' for name in drawn]


def heads(scenario: int, kind: str, thing: str) -> list[str]:
    """By hex, the beginning of an element there, up to what is drawn."""
    spots = MAPS[scenario].hexes
    return [
        f'<use id="{kind}-{HEX_NAMES[hex]}" x="{spots[hex][0]}" y="{spots[hex][1]}" href="#{thing}'
        for hex in range(HEXES)
    ]


SYMBOLS: Final = [symbols(hex) for hex in range(HEXES)]
HEX_HEADS: Final = [heads(max(1, scenario), "hex", "t-") for scenario in range(6)]
TOKEN_HEADS: Final = [heads(max(1, scenario), "token", "") for scenario in range(6)]


def draw_ground(parts: list[str], view: ExplorersView) -> None:
    """§2, §8 The hexes, then numbers and lairs; the Council's anchors."""
    scenario = view.options.scenario
    terrain, number = view.terrain, view.number
    hexes, tokens = HEX_HEADS[scenario], TOKEN_HEADS[scenario]
    known = BOARDS[scenario].hexes
    parts += [hexes[hex] + SYMBOLS[hex][terrain[hex]] for hex in known]
    parts += [f'{tokens[hex]}n{number[hex]}"/>' for hex in known if number[hex]]
    parts += [f'{tokens[hex]}lair"/>' for hex in known if terrain[hex] == RIVER and not number[hex]]
    if scenario > 2:
        for nth, corner in enumerate(ANCHORS):
            x, y = MAPS[scenario].corners[corner]
            parts.append(f'<use id="anchor-{nth}" href="#anchor" x="{x}" y="{y}"/>')


def draw_visitors(parts: list[str], view: ExplorersView) -> None:
    """§13-§15 Crews ashore, hauls of fish, sacks of spices."""
    spots = MAPS[view.options.scenario].hexes
    for face, hex in enumerate(view.waters):
        if hex != NONE and view.hauls >> face & 1:
            x, y = spots[hex]
            place = f'class="piece" transform="translate({x - 2} {y + 12}) scale(1.9)"'
            parts.append(f'<use id="haul-{HEX_NAMES[hex]}" {place} href="#l1"/>')
    for hex in BOARDS[view.options.scenario].hexes:
        terrain = view.terrain[hex]
        if IS_SPICE[terrain]:
            draw_sacks(parts, view, hex)
        if view.crews[hex]:
            draw_crews(parts, view, hex)


def draw_crews(parts: list[str], view: ExplorersView, hex: int) -> None:
    """Side by side, a number beside whoever has more than one there."""
    x, y = MAPS[view.options.scenario].hexes[hex]
    there = [(seat, view.crews[hex] >> 2 * seat & 3) for seat in range(view.seats)]
    present = [(seat, n) for seat, n in there if n]
    left = x - STEP * (len(present) - 1) // 2
    for nth, (seat, n) in enumerate(present):
        more = f'<text x="9" y="-2" class="sans f-ink" font-size="12">{n}</text>' if n > 1 else ""
        place = f'class="piece" transform="translate({left + STEP * nth} {y + ROW})"'
        parts.append(f'<g id="crew-{HEX_NAMES[hex]}-{seat}" {place}><use href="#m{seat}"/>{more}</g>')


def draw_sacks(parts: list[str], view: ExplorersView, hex: int) -> None:
    """§15.1 A sack for each player who has not been there."""
    left = view.seats - sum([1 for seat in range(view.seats) if view.crews[hex] >> 2 * seat & 3])
    if left:
        x, y = MAPS[view.options.scenario].hexes[hex]
        sacks = "".join([f'<use href="#l3" x="{14 * nth - 7 * (left - 1)}"/>' for nth in range(left)])
        name = HEX_NAMES[hex]
        parts.append(f'<g id="sacks-{name}" class="piece" transform="translate({x} {y + 7})">{sacks}</g>')
