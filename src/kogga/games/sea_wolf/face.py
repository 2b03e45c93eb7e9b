"""Prompts, labels, log sentences, panels, tips, and what a choice touches."""

from __future__ import annotations

from kogga.core.face import Face
from kogga.games.sea_wolf.actions import Move
from kogga.games.sea_wolf.view import WolfView


class WolfFace(Face[WolfView, Move]):
    """Sea Wolf in words and pictures."""
