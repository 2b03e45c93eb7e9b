"""What an old sailor would say of a position and of a move."""

from __future__ import annotations

from kogga.core.face import Sense
from kogga.games.manila.actions import Move
from kogga.games.manila.view import ManilaView


class ManilaSense(Sense[ManilaView, Move]):
    """Pesos, and the chance of making them."""
