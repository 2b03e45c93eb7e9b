"""What the end of a game is worth to each seat, as a learner wants to hear it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from kogga.core.errors import BadOptions
from kogga.core.scores import ScoreSheet

Reward = Callable[[Sequence[ScoreSheet]], list[float]]


def place(sheets: Sequence[ScoreSheet]) -> list[float]:
    """Opponents beaten less opponents who were better, from -1 to 1. They add up to nothing."""
    places = [sheet.place for sheet in sheets]
    duels = max(1, len(places) - 1)
    return [sum((other > mine) - (other < mine) for other in places) / duels for mine in places]


def margin(sheets: Sequence[ScoreSheet]) -> list[float]:
    """Points ahead of the best of the others."""
    totals = [sheet.total for sheet in sheets]
    return [float(mine - max(totals[:seat] + totals[seat + 1 :])) for seat, mine in enumerate(totals)]


def score(sheets: Sequence[ScoreSheet]) -> list[float]:
    """The points themselves."""
    return [float(sheet.total) for sheet in sheets]


REWARDS: Final[dict[str, Reward]] = {"place": place, "margin": margin, "score": score}


def reward_of(asked: str | Reward) -> Reward:
    """One of ours by name, or a function of the score sheets."""
    if callable(asked):
        return asked
    if asked not in REWARDS:
        raise BadOptions(f"There is no reward {asked!r}; there is {', '.join(REWARDS)}, or a function of score sheets.")
    return REWARDS[asked]
