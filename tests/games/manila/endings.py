"""The ways a game of Manila can end."""

from __future__ import annotations

from typing import Final

from kogga import Match
from kogga.games.manila.events import Sent
from kogga.games.manila.pieces import TOP

ENDINGS: Final = ("one ware at 30", "several wares at 30", "sent to port")


def endings(match: Match) -> set[str]:
    """How many wares are at 30, and whether pirates brought the last one there."""
    ways = {"one ware at 30" if match.state.market.count(TOP) == 1 else "several wares at 30"}
    last = [event for ply, event in match.events if ply == len(match.log) - 1]
    if any(isinstance(event, Sent) and event.to_port for event in last):
        ways.add("sent to port")
    return ways
