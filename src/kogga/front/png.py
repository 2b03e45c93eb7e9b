"""A picture as PNG, where the program for it is installed."""

from __future__ import annotations

from kogga.core.errors import KoggaError

WIDTH = 1600
NEEDED = "pip install kogga[png]"


class NoPng(KoggaError):
    """Nobody here can turn a drawing into PNG."""

    def __init__(self) -> None:
        super().__init__(f"PNG needs another package: {NEEDED}. SVG works without it.")


def to_png(drawing: str, width: int = WIDTH) -> bytes:
    """A standalone drawing so many pixels wide."""
    try:
        import resvg_py
    except ImportError:
        raise NoPng from None
    return bytes(resvg_py.svg_to_bytes(svg_string=drawing, width=width))
