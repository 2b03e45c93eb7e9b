"""Coins, round 0, 0."""

from __future__ import annotations

from kogga.core.face import Svg
from kogga.draw.svg import circle, g, text


def coin(words: str = "", class_: str = "f-yellow", ink: str = "f-yellow-ink", radius: float = 11) -> Svg:
    """A coin with its worth on it."""
    return g(
        circle(0, 0, radius, f"{class_} o-ink", stroke_width=1.3),
        circle(0, 0, radius * 0.78, "none o-ink", stroke_width=0.8, stroke_opacity=0.5),
        *([text(0, radius * 0.4, words, f"sans mid {ink}", radius * 1.1)] if words else []),
    )
