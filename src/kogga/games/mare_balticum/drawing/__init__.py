"""The Baltic as a chart: real coasts, waters light and dark, and the fleets upon them."""

from __future__ import annotations

from kogga.core.face import Svg
from kogga.games.mare_balticum.drawing.backdrop import chart
from kogga.games.mare_balticum.drawing.cover import cover
from kogga.games.mare_balticum.drawing.layer import layer
from kogga.games.mare_balticum.face import MareFace
from kogga.games.mare_balticum.view import MareView


class MareTable(MareFace):
    """Mare Balticum in words and pictures."""

    def draw(self, view: MareView) -> tuple[Svg, Svg]:
        """The chart, and the pieces on it."""
        return chart(self.words, view.options), layer(self, view)

    def cover(self) -> Svg:
        """The lid of the box."""
        return cover(self.say("title"))
