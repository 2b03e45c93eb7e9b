"""Prompts, labels, log sentences, panels, tips, and what a choice touches."""

from __future__ import annotations

from kogga.core.face import Face
from kogga.games.manila.actions import Move
from kogga.games.manila.view import ManilaView


class ManilaFace(Face[ManilaView, Move]):
    """Manila in words and pictures."""
