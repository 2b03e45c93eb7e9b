"""What an old sailor would say of a position."""

from __future__ import annotations

from kogga.core.face import Sense
from kogga.games.explorers.actions import Move
from kogga.games.explorers.view import ExplorersView


class ExplorersSense(Sense[ExplorersView, Move]):
    """Points, against the best of the others."""

    def value(self, view: ExplorersView) -> float:
        """How far ahead this seat is."""
        own = view.seat or 0
        return view.scores[own] - max([view.scores[seat] for seat in range(view.seats) if seat != own])
