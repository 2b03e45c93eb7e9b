"""What an old sailor would say of a position and of a move."""

from __future__ import annotations

from kogga.core.face import Sense
from kogga.games.mare_balticum.actions import Move
from kogga.games.mare_balticum.view import MareView


class MareSense(Sense[MareView, Move]):
    """Points, and the chance of making them."""
