"""People who share a screen: between their turns a curtain hides every hand, and only a press lifts it."""

from __future__ import annotations

from collections.abc import Sequence

from kogga.core.actions import Seat
from kogga.table.ledger import Ledger

Moment = tuple[int, int]


class Curtain:
    """Whose hand a screen shows: the one it was lifted for, until another person at it is asked and this one is not."""

    def __init__(self) -> None:
        self.lifted: Seat | None = None
        self.moment: Moment = (-1, -1)

    def lift(self, ledger: Ledger, seat: Seat) -> None:
        """Show this seat's hand."""
        self.lifted = seat
        self.moment = moment_of(ledger)

    def seat(self, ledger: Ledger, mine: Sequence[Seat]) -> Seat | None:
        """The seat whose eyes this screen has now. Before and after the game there is nothing to hide."""
        if len(mine) < 2 or ledger.status != "running":
            return next(iter(mine), None)
        if self.lifted is not None and self.is_due(ledger, mine):
            self.lifted = None
        return self.lifted if self.lifted in mine else None

    def is_due(self, ledger: Ledger, mine: Sequence[Seat]) -> bool:
        """Has something happened since it was lifted, and is it now another's turn at this screen?"""
        asked = {seat for seat in ledger.running().to_act if seat in mine and not ledger.bot_of(seat)}
        return bool(asked) and self.lifted not in asked and self.moment != moment_of(ledger)


def moment_of(ledger: Ledger) -> Moment:
    """How far the game is, and how often it went back."""
    return ledger.epoch, len(ledger.running().entries)
