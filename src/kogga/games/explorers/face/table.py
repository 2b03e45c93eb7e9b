"""The table as plain text, 80 columns wide: the board as a map of seven rows, then everything that lies on it."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import fill
from typing import Final

from kogga.core.actions import Seat
from kogga.games.explorers.board import HEX_NAMES, LENGTHS, REGION, ROW_LETTERS, ROWS, Hex
from kogga.games.explorers.face.names import ExplorersNames
from kogga.games.explorers.face.tips import unexplored
from kogga.games.explorers.pieces import (
    FISH,
    GOODS,
    HARBOURS,
    IS_FISH,
    NEUTRAL,
    NOBODY,
    NONE,
    PLAYED,
    REGIONS,
    RIVER,
    SHIPS,
    TARGETS,
    TERRAINS,
    UNKNOWN,
)
from kogga.games.explorers.view import ExplorersView

WIDTH: Final = 80
LABEL: Final = 12
CELL: Final = 6
UNBREAKABLE: Final = "\u00a0"
MISSION_WORDS: Final = ("lairs", "shoals", "spices")


def table(face: ExplorersNames, view: ExplorersView) -> str:
    """The board, the players, the missions, and what lies beside."""
    parts = [heading, board, players, missions, beside]
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


def heading(face: ExplorersNames, view: ExplorersView) -> list[str]:
    """Scenario, round, target, dice."""
    scenario = view.options.scenario
    words = list(dict.fromkeys([face.say("title"), face.say(f"chart.scenario{scenario}")]))
    if view.round:
        words.append(face.say("table.round", round=view.round))
    words.append(face.say("table.target", n=TARGETS[scenario]))
    if view.dice:
        words.append(face.say("table.dice", one=view.dice // 10, other=view.dice % 10))
    return [fill(" · ".join([word.replace(" ", UNBREAKABLE) for word in words]), WIDTH).replace(UNBREAKABLE, " ")]


def board(face: ExplorersNames, view: ExplorersView) -> list[str]:
    """Seven rows of hexes: terrain and number; a mark for pirates and hauls. Row letters at the left, numbers above."""
    lines = []
    first = 0
    for row in range(ROWS):
        hexes = [hex for hex in range(first, first + LENGTHS[row]) if view.terrain[hex] < len(TERRAINS) - 1]
        indent = " " * (CELL // 2 * abs(3 - row))
        lines.append(f"{ROW_LETTERS[row]} {indent}{''.join([cell(face, view, hex) for hex in hexes])}".rstrip())
        first += LENGTHS[row]
    legend = " · ".join([face.say("table.legend"), face.say("table.legend_more")])
    return [*lines, fill(legend, WIDTH)]


def cell(face: ExplorersNames, view: ExplorersView, hex: Hex) -> str:
    """One hex: `Fo11`, `~~@`, `=4*`, `xx`, `?N`."""
    terrain = view.terrain[hex]
    if terrain == UNKNOWN:
        sign = face.say(f"table.{REGIONS[REGION[hex]]}")
    elif IS_FISH[terrain]:
        sign = f"{face.say('table.fish')}{terrain - FISH + 1}"
    elif terrain == RIVER and not view.number[hex]:
        sign = face.say("table.lair")
    else:
        sign = face.say(f"table.{TERRAINS[terrain]}")
    number = str(view.number[hex]) if view.number[hex] else ""
    haul = "*" if IS_FISH[terrain] and view.hauls >> terrain - FISH & 1 else ""
    pirate = "@" if view.pirate == hex else ""
    return f"{sign}{number}{haul}{pirate}".ljust(CELL)


def players(face: ExplorersNames, view: ExplorersView) -> list[str]:
    """Each player's cards, buildings and ships; a mark before who is to act."""
    lines = [line for seat in range(view.seats) for line in player(face, view, seat)]
    neutral = [corner for corner, built in enumerate(view.building) if built >= 2 * NEUTRAL]
    if neutral:
        lines.append(entry(f"  {face.say('table.neutral')}", [face.corner(corner) for corner in neutral]))
    return lines


def player(face: ExplorersNames, view: ExplorersView, seat: Seat) -> list[str]:
    """Points, cards and gold; what stands and sails where."""
    asked = ">" if seat in view.to_act else " "
    counts = [
        face.count("points", view.scores[seat]),
        face.count("cards", view.cards[seat]),
        face.count("gold", view.gold[seat]),
        *[f"{face.say('table.roads')} {len(view.ways[seat])}"],
    ]
    lines = [entry(f"{asked} {face.called(seat, view.seat)}", counts, " · ")]
    towns = [face.corner(corner) for corner in view.towns[seat]]
    ports = [
        face.say("table.dock", corner=face.corner(corner), cargo=face.cargo(view.docks[HARBOURS * seat + nth]))
        for nth, corner in enumerate(view.ports[seat])
    ]
    ships = [
        face.say("table.ship", ship=nth + 1, edge=face.edge(edge), cargo=face.cargo(view.holds[SHIPS * seat + nth]))
        for nth, edge in enumerate(view.ships[SHIPS * seat : SHIPS * seat + SHIPS])
        if edge != NONE
    ]
    rows = (("settlements", towns), ("harbours", ports), ("ships", ships))
    return [*lines, *[entry("", [f"{face.say(f'table.{name}')}: {row[0]}", *row[1:]]) for name, row in rows if row]]


def missions(face: ExplorersNames, view: ExplorersView) -> list[str]:
    """The tracks, crews ashore, the pirates."""
    lines = []
    for mission in PLAYED[view.options.scenario]:
        cells = [
            face.say("table.mission_at", who=face.called(seat, view.seat), space=view.spaces[4 * mission + seat])
            for seat in range(view.seats)
        ]
        if view.leads[mission] != NOBODY:
            cells.append(face.say("table.lead", who=face.called(view.leads[mission], view.seat)))
        lines.append(entry(face.say(f"table.{MISSION_WORDS[mission]}"), cells, " · "))
    ashore = [
        face.say("table.crews_at", hex=HEX_NAMES[hex], who=face.called(seat, view.seat), n=crews >> 2 * seat & 3)
        for hex, crews in enumerate(view.crews)
        for seat in range(view.seats)
        if crews >> 2 * seat & 3
    ]
    if ashore:
        lines.append(entry(face.say("table.crews"), ashore, "; "))
    if view.pirate != NONE:
        who = face.called(view.captain, view.seat)
        lines.append(entry(face.say("table.pirate"), [face.say("table.pirate_at", who=who, hex=face.hex(view.pirate))]))
    return lines


def beside(face: ExplorersNames, view: ExplorersView) -> list[str]:
    """The offer, the bank, one's own hand, what is still unexplored."""
    lines = []
    if any(view.given) or any(view.asked):
        args = {"given": face.cards(view.given), "asked": face.cards(view.asked)}
        offer = face.say("table.offer_line", who=face.called(view.active, view.seat), **args)
        lines.append(entry(face.say("table.offer"), [offer]))
    bank = [f"{face.say(f'name.{GOODS[kind]}')} {n}" for kind, n in enumerate(view.bank)]
    lines.append(entry(face.say("table.bank"), bank))
    if view.seat is not None:
        lines.append(entry(face.say("table.hand"), [face.cards(view.hand, view.gold[view.seat])]))
    for region, word in enumerate(REGIONS):
        hidden = [f"{name} {n}" for name, n in unexplored(face, view, region)]
        lines.append(entry(face.say(f"chart.{word}"), hidden or [face.say("table.none")]))
    return lines
