"""What an old sailor would say of a position and of a move."""

from __future__ import annotations

from kogga.core.face import Sense
from kogga.games.sea_wolf.actions import Move
from kogga.games.sea_wolf.view import WolfView


class WolfSense(Sense[WolfView, Move]):
    """Points, and the chance of making them."""
