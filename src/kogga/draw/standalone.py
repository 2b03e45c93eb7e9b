"""One picture of a backdrop and a live layer, for a page or for other programs."""

from __future__ import annotations

from kogga.core.face import Svg


def whole_picture(backdrop: Svg, live: Svg, theme: str | None, prefix: str) -> Svg:
    return Svg("")
