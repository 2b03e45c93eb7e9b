"""Kogga: five sea games, exactly by their rules. Play them, watch them, simulate them."""

from __future__ import annotations

from kogga.core.actions import CHANCE
from kogga.core.errors import KoggaError
from kogga.front.match import IllegalMove, Match, match, playout, replay
from kogga.front.shelf import book, games

__all__ = ["CHANCE", "IllegalMove", "KoggaError", "Match", "book", "games", "match", "playout", "replay"]
__version__ = "0.1.0"
