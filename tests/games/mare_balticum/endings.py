"""The ways a game of Mare Balticum can end."""

from __future__ import annotations

from typing import Final

from kogga import Match
from kogga.games.mare_balticum.events import WinterCame
from kogga.games.mare_balticum.pieces import MAX_ROUNDS

ENDINGS: Final = ("sixth time token", "still rounds", "forty rounds")


def endings(match: Match) -> set[str]:
    """What brought winter."""
    (winter,) = [event for _, event in match.events if isinstance(event, WinterCame)]
    if not winter.by_itself:
        return {"sixth time token"}
    return {"forty rounds" if match.state.round > MAX_ROUNDS else "still rounds"}
