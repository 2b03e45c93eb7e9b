"""The ladder: each level against the one below."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from kogga.lab.duels import Duel, Result
from kogga.players.levels import CREW


def rungs(game: str, options: str, seats: int, first_seed: int = 1) -> list[Duel]:
    """The duels of a ladder, from the lowest: each level against the one below."""
    return [Duel(game, options, seats, above.name, below.name, first_seed) for below, above in pairwise(CREW)]


def ratings(results: Iterable[Result]) -> dict[str, tuple[float, float]] | None:
    """By player the openskill rating and its uncertainty over these games; None where openskill is not installed."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return None
    model = PlackettLuce()
    known: dict[str, tuple[float, float]] = {}
    for result in results:
        lineup = result.fixture.lineup
        for name in lineup:
            fresh = model.rating()
            known.setdefault(name, (fresh.mu, fresh.sigma))
        teams = [[model.rating(*known[name])] for name in lineup]
        rated = model.rate(teams, ranks=[float(place) for place in result.places])
        for name, after in gathered(lineup, [team[0] for team in rated]).items():
            known[name] = after
    return known


def gathered(lineup: Sequence[str], rated: Sequence[object]) -> dict[str, tuple[float, float]]:
    """A name may sit on several chairs: its rating afterwards is the mean of theirs."""
    after: dict[str, tuple[float, float]] = {}
    for name in dict.fromkeys(lineup):
        own = [rating for seat, rating in enumerate(rated) if lineup[seat] == name]
        means = [getattr(rating, "mu", 0.0) for rating in own]
        errors = [getattr(rating, "sigma", 0.0) for rating in own]
        after[name] = (sum(means) / len(own), sum(errors) / len(own))
    return after
