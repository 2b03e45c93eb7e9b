"""The live layer: every piece an element with an id, placed by its own transform. Written out by hand, for speed."""

from __future__ import annotations

from kogga.core.face import Svg
from kogga.draw.layers import live
from kogga.games.sea_wolf.drawing.hands import draw_berths, draw_hand
from kogga.games.sea_wolf.drawing.moment import draw_moment
from kogga.games.sea_wolf.drawing.pile import draw_pile, draw_row, draw_used
from kogga.games.sea_wolf.drawing.places import harbours
from kogga.games.sea_wolf.drawing.plates import plate
from kogga.games.sea_wolf.face import WolfFace
from kogga.games.sea_wolf.view import WolfView


def layer(face: WolfFace, view: WolfView) -> Svg:
    """Everything that moves, from back to front."""
    own = harbours(view.seats, view.seat or 0)
    parts: list[str] = []
    for seat, harbour in enumerate(own):
        parts.append(plate(face, view, seat, harbour))
        draw_berths(parts, view, seat, harbour)
    draw_pile(parts, face, view)
    draw_row(parts, view)
    draw_used(parts, face, view)
    draw_moment(parts, face, view)
    for seat, harbour in enumerate(own):
        draw_hand(parts, view, seat, harbour)
    return live(Svg("".join(parts)))
