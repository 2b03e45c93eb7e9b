"""The ways a game of Explorers & Pirates can end."""

from __future__ import annotations

from typing import Final

from kogga import Match
from kogga.games.explorers.events import Won

ENDINGS: Final = ("target reached", "last round")


def endings(match: Match) -> set[str]:
    """Did somebody win, or were the rounds over?"""
    won = any(isinstance(event, Won) for _, event in match.events)
    return {"target reached" if won else "last round"}
