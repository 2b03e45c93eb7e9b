"""What an old sailor would say of a position and of a move."""

from __future__ import annotations

from kogga.core.face import Sense
from kogga.games.seven_seas.actions import Move
from kogga.games.seven_seas.view import SeasView


class SeasSense(Sense[SeasView, Move]):
    """Points."""

    def value(self, view: SeasView) -> float:
        """The points of this seat."""
        return 0.0 if view.seat is None else float(view.scores[view.seat])

    def rate(self, view: SeasView, action: Move) -> float:
        """All alike."""
        return 0.0
