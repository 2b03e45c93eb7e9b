"""The table of the Pirates: the lid with its dice, the boards, the fleets, the hand."""

from __future__ import annotations

from kogga.core.face import Svg
from kogga.games.seven_seas.drawing.chart import chart
from kogga.games.seven_seas.drawing.cover import cover
from kogga.games.seven_seas.drawing.layer import layer
from kogga.games.seven_seas.face import SeasFace
from kogga.games.seven_seas.view import SeasView


class SeasTable(SeasFace):
    """Pirates of the 7 Seas in words and pictures."""

    def draw(self, view: SeasView) -> tuple[Svg, Svg]:
        """The lid and the boards, and the pieces on them."""
        return chart(self.words, view.seat), layer(self, view)

    def cover(self) -> Svg:
        """The lid of the box."""
        return cover(self.words)
