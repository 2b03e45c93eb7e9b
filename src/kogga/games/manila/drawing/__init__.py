"""Manila's table: three lanes from the islands to the harbour, and all who hope to profit."""

from __future__ import annotations

from kogga.core.face import Svg
from kogga.games.manila.drawing.chart import chart
from kogga.games.manila.drawing.cover import cover
from kogga.games.manila.drawing.layer import layer
from kogga.games.manila.face import ManilaFace
from kogga.games.manila.view import ManilaView


class ManilaTable(ManilaFace):
    """Manila in words and pictures."""

    def draw(self, view: ManilaView) -> tuple[Svg, Svg]:
        """The chart, and the pieces on it."""
        return chart(self.words, view.seats), layer(self, view)

    def cover(self) -> Svg:
        """The lid of the box."""
        return cover(self.say("title"))
