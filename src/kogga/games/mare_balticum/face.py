"""How the game is shown and said."""

from __future__ import annotations

from kogga.core.face import Face
from kogga.games.mare_balticum.actions import Move
from kogga.games.mare_balticum.view import MareView


class MareFace(Face[MareView, Move]):
    """The words of the table."""
