"""Sea Wolf's table: a strait between two shores, cards on the water, ships coming in with their goods."""

from __future__ import annotations

from kogga.core.face import Svg
from kogga.games.sea_wolf.drawing.cover import cover
from kogga.games.sea_wolf.drawing.layer import layer
from kogga.games.sea_wolf.drawing.table import table
from kogga.games.sea_wolf.face import WolfFace
from kogga.games.sea_wolf.view import WolfView


class WolfTable(WolfFace):
    """Sea Wolf in words and pictures."""

    def draw(self, view: WolfView) -> tuple[Svg, Svg]:
        """The table, and the pieces on it."""
        return table(self.words, view.seats, view.options.poor_visibility), layer(self, view)

    def cover(self) -> Svg:
        """The lid of the box."""
        return cover(self.say("title"))
