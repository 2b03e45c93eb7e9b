"""Short words for scenes of Explorers & Pirates."""

from __future__ import annotations

from typing import Any

import kogga
from kogga.core.events import Event
from kogga.core.options import Choice
from kogga.games.explorers.board import CORNER_CALLED, EDGE_CALLED, HEX_CALLED
from kogga.games.explorers.pieces import CARGOES, GOODS, KINDS, RESOURCES, SHIPS
from tests.scene import Scene

GAME: Any = kogga.games["explorers"]


def scene(position: str = "", seats: int = 3, scenario: int = 5, **options: Choice) -> Scene:
    """A table in this position; without one, seat 0 builds in the first round."""
    return Scene("explorers", seats, position or "phase: build", scenario=scenario, **options)


def at_sea(position: str = "", seats: int = 3, scenario: int = 5, **options: Choice) -> Scene:
    """The same, in the movement phase."""
    more = f"; {position}" if position else ""
    return scene(f"phase: sea{more}", seats, scenario, **options)


def hex_at(word: str) -> int:
    """A hex by its name."""
    return HEX_CALLED[word]


def corner(word: str) -> int:
    """A corner by any of its names."""
    return CORNER_CALLED[word]


def edge(word: str) -> int:
    """An edge by any of its names."""
    return EDGE_CALLED[word]


def kind(word: str) -> int:
    """A kind of resource, or gold."""
    return GOODS.index(word)


def hand(table: Scene, seat: int) -> str:
    """`2 wool 1 ore`: what a seat holds."""
    return in_words(table.state.hands[RESOURCES * seat : RESOURCES * seat + RESOURCES])


def in_words(row: Any) -> str:
    """`2 wool 1 ore`: so many of each kind; nothing is a dash."""
    return " ".join(f"{cards} {KINDS[each]}" for each, cards in enumerate(row) if cards) or "-"


def hold(table: Scene, seat: int, ship: int) -> str:
    """What a ship carries, ships counted from 1."""
    return CARGOES[table.state.holds[SHIPS * seat + ship - 1]]


def starting(moves: list[str], *verbs: str) -> list[str]:
    """Those moves that begin with one of these words."""
    return [move for move in moves if move.split()[0] in verbs]


def why(table: Scene, words: str, seat: int | None = None) -> str:
    """The paragraph and the key of a refusal: `13.2 lair_full`."""
    refusal = table.refused(words, seat)
    return f"{refusal.paragraph} {refusal.reason}"


def dock(table: Scene, seat: int, nth: int = 1) -> str:
    """What lies in the dock of a seat's harbour settlements, counted from 1."""
    return CARGOES[table.state.docks[4 * seat + nth - 1]]


def heard(table: Scene, *kinds: type[Event]) -> list[Event]:
    """Events of these kinds, in order."""
    return [event for event in table.heard if isinstance(event, kinds)]


def land_ho(position: str = "", seats: int = 3) -> Scene:
    """A table of scenario 1; without a position, seat 0 (blue) builds in the first round."""
    return scene(position, seats, scenario=1)


def fresh(seats: int = 3, scenario: int = 1, **options: Choice) -> Scene:
    """A table before anything is laid or chosen."""
    return Scene("explorers", seats, "", scenario=scenario, **options)


def row(words: str, size: int = RESOURCES) -> tuple[int, ...]:
    """`2 wool 1 ore` as numbers by kind; of six with gold."""
    parts = words.split()
    numbers = [0] * size
    for number, word in zip(parts[::2], parts[1::2], strict=True):
        numbers[kind(word)] += int(number)
    return tuple(numbers)


def odds(table: Scene) -> dict[str, int]:
    """What luck may bring now, with weights."""
    return {str(move): weight for move, weight in GAME.odds(table.state)}
