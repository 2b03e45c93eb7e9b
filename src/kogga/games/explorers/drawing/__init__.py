"""A board that grows as it is discovered: hexes, ships and what they carry, tracks and cards."""

from __future__ import annotations

from kogga.core.face import Svg
from kogga.games.explorers.drawing.chart import chart
from kogga.games.explorers.drawing.cover import cover
from kogga.games.explorers.drawing.layer import layer
from kogga.games.explorers.face import ExplorersFace
from kogga.games.explorers.view import ExplorersView


class ExplorersTable(ExplorersFace):
    """Explorers & Pirates in words and pictures."""

    def draw(self, view: ExplorersView) -> tuple[Svg, Svg]:
        """The board, and the pieces on it."""
        return chart(self.words, view.options.scenario), layer(self, view)

    def cover(self) -> Svg:
        """The lid of the box."""
        return cover(self.say("title"))
