"""Words to action; position to text and back."""

from __future__ import annotations

from typing import Final

from kogga.core.errors import BadWords
from kogga.games.explorers.actions import Move, luck_moves, seat_moves
from kogga.games.explorers.board import CORNER_CALLED, CORNER_NAMES, EDGE_CALLED, EDGE_NAMES
from kogga.games.explorers.notation.reading import read_position
from kogga.games.explorers.notation.writing import write_position
from kogga.games.explorers.pieces import MAX_SEATS, MIN_SEATS, ExplorersOptions

__all__ = ["read_move", "read_position", "write_position"]

EXAMPLES: Final = "sail 2 C4-e, road C2-e, settlement C4n, bank wool grain, give wool, land 1 C7, end"


def all_moves() -> dict[str, Move]:
    """Every action of every scenario, by its words in small letters."""
    moves = luck_moves()
    for scenario in (1, 3, 5):
        moves += seat_moves(MIN_SEATS, ExplorersOptions(scenario=scenario))
        moves += seat_moves(MAX_SEATS, ExplorersOptions(scenario=scenario))
    return {str(move).lower(): move for move in moves}


MOVES: Final[dict[str, Move]] = all_moves()
# Every other name of a corner or an edge, for the one that is written.
NAMES: Final[dict[str, str]] = {
    **{name.lower(): CORNER_NAMES[corner].lower() for name, corner in CORNER_CALLED.items()},
    **{name.lower(): EDGE_NAMES[edge].lower() for name, edge in EDGE_CALLED.items()},
}


def read_move(words: str) -> Move:
    """The action these words name; a corner or an edge may be called by any of its hexes."""
    move = MOVES.get(" ".join([NAMES.get(word, word) for word in words.lower().split()]))
    if move is None:
        raise BadWords(f"{words!r} is no move of Explorers & Pirates; moves read like: {EXAMPLES}.")
    return move
