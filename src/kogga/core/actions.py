"""Decisions and turns of luck."""

from __future__ import annotations

from typing import Final

from kogga.core.native import mypyc_attr
from kogga.core.value import Value

Seat = int
CHANCE: Final[Seat] = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Value):
    """A decision, or a turn of luck. A value: compare it, hash it, write it as words."""
