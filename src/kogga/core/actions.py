"""Decisions and turns of luck."""

from __future__ import annotations

from typing import Final

from kogga.core.native import mypyc_attr

Seat = int
CHANCE: Final[Seat] = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """A decision, or a turn of luck. A value: compare it, hash it, write it as words."""

    def __reduce__(self) -> tuple[object, ...]:
        # a compiled frozen dataclass cannot be unpickled without this
        fields: tuple[str, ...] = getattr(self, "__match_args__", ())
        return (type(self), tuple([getattr(self, name) for name in fields]))
