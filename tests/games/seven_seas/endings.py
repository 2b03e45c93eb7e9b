"""The ways a game of Pirates of the 7 Seas can end."""

from __future__ import annotations

from typing import Final

from kogga import Match
from kogga.games.seven_seas.actions import Negotiate

ENDINGS: Final = ("last round card", "negotiated", "shared place", "skulls for cards")


def endings(match: Match) -> set[str]:
    """What ended the rounds, and what was special about the end."""
    state = match.state
    ways = {"last round card"} if state.round == state.last else {"sixty rounds"}
    if isinstance(match.entries[-1].action, Negotiate) or str(match.entries[-1].action) == "end":
        ways.add("negotiated")
    if len(set(match.places)) < match.seats:
        ways.add("shared place")
    if any(line.points for sheet in match.sheet for line in sheet.lines if line.name == "cards"):
        ways.add("skulls for cards")
    return ways
