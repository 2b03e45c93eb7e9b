"""How sure a share of wins is."""

from __future__ import annotations

from math import sqrt

NORMAL_95 = 1.959964  # standard deviations that hold 95 % of a normal distribution


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share by Wilson's score; shared wins count by their parts."""
    if not games:
        return 0.0, 1.0
    share, z = wins / games, NORMAL_95
    whole = 1 + z * z / games
    middle = (share + z * z / (2 * games)) / whole
    reach = z / whole * sqrt(max(0.0, share * (1 - share)) / games + z * z / (4 * games * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)
