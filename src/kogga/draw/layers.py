"""The two layers of a drawing: what stays for a whole game, and what moves."""

from __future__ import annotations

import re

from kogga.core.face import Svg
from kogga.draw.svg import Attribute, g, tag


def backdrop(width: int, height: int, *inside: Svg) -> Svg:
    """What stays: the table, and the things pieces are made of. It carries the size of the picture."""
    return g(*inside, class_="backdrop", data_size=f"{width} {height}")


def live(*inside: Svg) -> Svg:
    """What moves: pieces with ids, every one placed by its own transform."""
    return g(*inside, class_="live")


def picture(size: str, *inside: Svg, **attributes: Attribute) -> Svg:
    """A whole drawing of this size, such as `320 200`."""
    return tag("svg", *inside, xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {size}", role="img", **attributes)


def size_of(layer: Svg) -> str:
    """Width and height, as a backdrop carries them."""
    found = re.search(r'data-size="(\d+ \d+)"', layer)
    assert found, "a backdrop carries its size"
    return found[1]
