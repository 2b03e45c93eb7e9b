"""The live layer: every piece an element with an id, placed by its own transform. Written out by hand, for speed."""

from __future__ import annotations

from kogga.core.face import Svg
from kogga.games.explorers.drawing.beside import draw_bank, draw_hand, draw_offer, draw_round, draw_stocks, draw_tracks
from kogga.games.explorers.drawing.ground import draw_ground, draw_visitors
from kogga.games.explorers.drawing.pieces import draw_built, draw_pirate, draw_ships, draw_spots
from kogga.games.explorers.drawing.places import plates
from kogga.games.explorers.drawing.players import draw_player
from kogga.games.explorers.face import ExplorersFace
from kogga.games.explorers.view import ExplorersView


def layer(face: ExplorersFace, view: ExplorersView) -> Svg:
    """Everything that moves, from back to front."""
    parts = ['<g class="live">']
    draw_ground(parts, view)
    draw_visitors(parts, view)
    draw_spots(parts, view)
    draw_built(parts, view)
    draw_pirate(parts, view)
    draw_ships(parts, view)
    draw_round(parts, face, view)
    draw_stocks(parts, view)
    draw_offer(parts, view)
    draw_bank(parts, view)
    draw_hand(parts, face, view)
    for seat, plate in enumerate(plates(view.seats, view.seat)):
        draw_player(parts, face, view, seat, plate)
    draw_tracks(parts, view)
    parts.append("</g>")
    return Svg("".join(parts))
