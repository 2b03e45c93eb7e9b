"""The lid of the box, 320 by 200."""

from __future__ import annotations

from kogga.core.face import Svg


def cover(title: str) -> Svg:
    return Svg("")
