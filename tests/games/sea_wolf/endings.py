"""The ways a match of Sea Wolf can end."""

from __future__ import annotations

from typing import Final

from kogga import Match
from kogga.games.sea_wolf.pieces import MATCH_GOAL, MAX_DEALS
from kogga.games.sea_wolf.rules.end import has_all_goods

ENDINGS: Final = ("third delivery", "four goods", "hundred points", "thirty deals")


def endings(match: Match) -> set[str]:
    """How the last deal ended, and what ended a match of several."""
    state = match.state
    four = any(has_all_goods(state, seat) for seat in range(match.seats))
    ways = {"four goods" if four else "third delivery"}
    if max(match.scores) >= MATCH_GOAL:
        ways.add("hundred points")
    elif state.deal == MAX_DEALS:
        ways.add("thirty deals")
    return ways
