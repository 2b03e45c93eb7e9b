"""What is built and what sails: roads, buildings, docks, ships with their cargo, pirates; and where one may press."""

from __future__ import annotations

from typing import Final

from kogga.games.explorers.actions import Colour, Sail
from kogga.games.explorers.board import (
    CORNER_NAMES,
    EDGE_NAMES,
    FIXED_HARBOURS,
    FIXED_SETTLEMENTS,
    Edge,
)
from kogga.games.explorers.drawing.places import ALONG, MAPS, SLANT, Point
from kogga.games.explorers.face.ask import moves_left
from kogga.games.explorers.face.names import pieces_of
from kogga.games.explorers.pieces import HARBOURS, HAUL, MAX_SEATS, NEUTRAL, NONE, SETTLER, SHIPS
from kogga.games.explorers.state import Phase
from kogga.games.explorers.view import ExplorersView

DOCK: Final = 19  # a dock lies so far below its harbour settlement
DECK: Final = -3  # the hold of a ship, above its middle
SLOT: Final = 8


def heads(names: list[str], spots: list[Point], kind: str, thing: str) -> list[str]:
    """By place, the beginning of an element there, up to what is drawn."""
    return [
        f'<use id="{kind}-{name}" class="piece" x="{x}" y="{y}" href="#{thing}'
        for name, (x, y) in zip(names, spots, strict=True)
    ]


ROAD_HEADS: Final = [heads(EDGE_NAMES, each.edges, "road", "r") for each in MAPS]
BUILDING_HEADS: Final = [heads(CORNER_NAMES, each.corners, "building", "") for each in MAPS]


def draw_spots(parts: list[str], view: ExplorersView) -> None:
    """Corners and sides one may press now."""
    if view.phase == Phase.COLOUR:
        draw_colours(parts, view)
        return
    spots = MAPS[view.options.scenario]
    corners: dict[int, None] = {}
    edges: dict[int, None] = {}
    for choice in view.choices:
        if isinstance(choice, Sail):
            edges[choice.edge] = None
        else:
            corner, edge = getattr(choice, "corner", NONE), getattr(choice, "edge", NONE)
            if edge != NONE:
                edges[edge] = None
            elif corner != NONE and view.building[corner] == NONE:
                corners[corner] = None
    for edge in edges:
        x, y = spots.edges[edge]
        parts.append(f'<use id="edge-{EDGE_NAMES[edge]}" class="piece" href="#e{SLANT[edge]}" x="{x}" y="{y}"/>')
    for corner in corners:
        x, y = spots.corners[corner]
        parts.append(f'<use id="corner-{CORNER_NAMES[corner]}" class="piece" href="#site" x="{x}" y="{y}"/>')


def draw_colours(parts: list[str], view: ExplorersView) -> None:
    """§2.4 The printed places of colours nobody has chosen yet."""
    taken = view.colours[: view.seats]
    spots = MAPS[view.options.scenario].corners
    free = [nth for nth in range(MAX_SEATS) if nth not in taken]
    free = [choice.colour for choice in view.choices if isinstance(choice, Colour)] or free
    for row, thing in ((FIXED_SETTLEMENTS, "y"), (FIXED_HARBOURS, "z")):
        for nth in free:
            x, y = spots[row[nth]]
            name = CORNER_NAMES[row[nth]]
            parts.append(f'<use id="corner-{name}" class="piece" href="#{thing}{nth}" x="{x}" y="{y}"/>')


def draw_built(parts: list[str], view: ExplorersView) -> None:
    """§6 Roads first, then buildings with their docks, northern ones before southern."""
    roads, buildings = ROAD_HEADS[view.options.scenario], BUILDING_HEADS[view.options.scenario]
    for edge, owner in enumerate(view.road):
        if owner != NONE:
            parts.append(f'{roads[edge]}{min(owner, NEUTRAL)}{SLANT[edge]}"/>')
    for corner, built in enumerate(view.building):
        if built != NONE:
            owner = built >> 1
            if built & 1 and owner < NEUTRAL:
                draw_dock(parts, view, corner, owner)
            parts.append(f'{buildings[corner]}{"h" if built & 1 else "s"}{min(owner, NEUTRAL)}"/>')


def draw_dock(parts: list[str], view: ExplorersView, corner: int, owner: int) -> None:
    """§6.4 A dock and what lies in it."""
    x, y = MAPS[view.options.scenario].corners[corner]
    name = CORNER_NAMES[corner]
    cargo = view.docks[HARBOURS * owner + view.ports[owner].index(corner)]
    load = stowed(f"dock-{name}", cargo, 0)
    place = f'class="piece" transform="translate({x} {y + DOCK})"'
    parts.append(f'<g id="dock-{name}" {place}><use href="#dock"/>{load}</g>')


def stowed(id: str, cargo: int, y: int) -> str:
    """§7.7 Pieces in two slots; a large one fills both."""
    pieces = pieces_of(cargo)
    if pieces and pieces[0] in (SETTLER, HAUL):
        return f'<use id="{id}-0" href="#l{pieces[0]}" y="{y}"/>'
    return "".join(
        [
            f'<use id="{id}-{nth}" href="#l{piece}" x="{SLOT if nth else -SLOT}" y="{y}"/>'
            for nth, piece in enumerate(pieces)
        ]
    )


def draw_ships(parts: list[str], view: ExplorersView) -> None:
    """§7 Ships on their routes, two side by side where there are two; southern ones before northern."""
    spots = MAPS[view.options.scenario].edges
    fleet = [(spots[edge][1], nth, edge) for nth, edge in enumerate(view.ships) if edge != NONE]
    seen: dict[Edge, int] = {}
    for _, nth, edge in sorted(fleet):
        rank = seen.get(edge, 0)
        seen[edge] = rank + 1
        draw_ship(parts, view, nth, edge, rank)


def draw_ship(parts: list[str], view: ExplorersView, nth: int, edge: Edge, rank: int) -> None:
    """One ship with its number on the pennant, its cargo, and under way the steps it has left."""
    x, y = MAPS[view.options.scenario].edges[edge]
    if view.afloat[edge] > 1:
        east, south = ALONG[SLANT[edge]]
        x, y = x + east * (rank * 2 - 1), y + south * (rank * 2 - 1)
    seat, number = divmod(nth, SHIPS)
    number += 1
    badge = ""
    if view.phase == Phase.SEA and seat == view.active and number - 1 == view.open:
        left = moves_left(view, view.open)
        badge = (
            f'<circle cx="-15" cy="-19" r="8" class="f-brass"/>'
            f'<text x="-15" y="-15" class="num f-paper" font-size="11">{left}</text>'
        )
    load = stowed(f"hold-{seat}-{number}", view.holds[nth], DECK)
    parts.append(
        f'<g id="ship-{seat}-{number}" class="piece" transform="translate({x} {y - 2})"><use href="#b{seat}{number}"/>'
        f"{load}{badge}</g>"
    )


def draw_pirate(parts: list[str], view: ExplorersView) -> None:
    """§11 The one pirate ship on the board, under its owner's flag."""
    if view.pirate != NONE:
        x, y = MAPS[view.options.scenario].hexes[view.pirate]
        parts.append(f'<use id="pirate" class="piece" href="#p{view.captain}" transform="translate({x} {y + 4})"/>')
