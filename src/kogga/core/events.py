"""What the table hears when a rule has done its work."""

from __future__ import annotations

from collections.abc import Callable

from kogga.core.actions import Seat
from kogga.core.native import mypyc_attr
from kogga.core.value import Value


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(Value):
    """Something that happened. A value; its docstring begins with the § that made it happen."""

    def heard_by(self, ear: Seat | None) -> Event | None:
        """The event as this seat (None: a spectator) may know it; None: not at all."""
        return self

    def is_heading(self) -> bool:
        """Does a new part of the game begin here (a deal, a voyage)?"""
        return False


Say = Callable[[Event], None]
