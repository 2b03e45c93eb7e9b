"""The whole truth of a game in progress."""

from __future__ import annotations

from typing import TypeVar

from kogga.core.native import mypyc_attr

Self = TypeVar("Self", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Flat and mutable; each game writes its own fields, `copy` and `__reduce__` by hand."""

    __slots__ = ()

    def copy(self: Self) -> Self:
        """A twin that shares nothing that can change."""
        raise NotImplementedError
