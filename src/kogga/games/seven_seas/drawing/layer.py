"""The live layer: every piece an element with an id, placed by its own transform. Written out by hand, for speed."""

from __future__ import annotations

from kogga.core.face import Svg
from kogga.games.seven_seas.drawing.battle import draw_lid
from kogga.games.seven_seas.drawing.harbour import (
    draw_beside,
    draw_flags,
    draw_piles,
    draw_port,
    draw_ruler,
    draw_track,
)
from kogga.games.seven_seas.drawing.places import plates
from kogga.games.seven_seas.drawing.players import draw_first, draw_own, draw_player
from kogga.games.seven_seas.face import SeasFace
from kogga.games.seven_seas.view import SeasView


def layer(face: SeasFace, view: SeasView) -> Svg:
    """Everything that moves, from back to front."""
    spots = plates(view.seats, view.seat)
    parts = ['<g class="live">']
    draw_ruler(parts, face, view)
    draw_lid(parts, view)
    draw_port(parts, face, view)
    draw_piles(parts, face, view)
    draw_beside(parts, face, view)
    for seat, plate in enumerate(spots):
        draw_player(parts, face, view, seat, plate)
    draw_track(parts, view)
    draw_flags(parts, view, spots)
    draw_first(parts, view, spots)
    draw_own(parts, view)
    parts.append("</g>")
    return Svg("".join(parts))
