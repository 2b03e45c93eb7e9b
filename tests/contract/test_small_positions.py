"""On small positions imagine draws as exact enumeration weighs."""

from __future__ import annotations

import pytest

import kogga
from tests.contract.posterior import Small, distance, exact, imagined, small_positions

DRAWS = 3000


@pytest.mark.parametrize("small", small_positions(), ids=str)
def test_imagine_matches_exact_enumeration(small: Small) -> None:
    """No impossible world is drawn, no possible one is left out, and each as often as luck makes it."""
    weights = exact(small)
    assert len(weights) == small.worlds, f"{len(weights)} worlds, not {small.worlds}"
    drawn = imagined(small, DRAWS, seed=1)
    impossible = sorted(drawn.keys() - weights.keys())
    assert not impossible, f"{small}: imagined, but impossible: {impossible[:3]}"
    wide, free = distance(drawn, weights)
    assert wide <= free + 5 * (2 * free) ** 0.5 + 5, f"{small}: chi-square {wide:.1f} with {free} degrees of freedom"


@pytest.mark.parametrize("shelved", list(kogga.games))
def test_every_game_with_secrets_has_small_positions(shelved: str) -> None:
    """Where somebody hears less than was said, there is something to imagine."""
    found = [small for small in small_positions() if small.game == shelved]
    assert found or not has_secrets(shelved), f"tests/games/{shelved}/small_positions.toml is missing"


def has_secrets(name: str) -> bool:
    """Does a spectator miss anything in a random game?"""
    match = kogga.match(name, seats=kogga.games[name].card.seats.start, seed=1)
    while not match.over:
        match.play(match.to_act[0], match.legal(match.to_act[0])[-1])
    story = match.story(None)
    return len(story) < len(match.log) or any(
        not heard.startswith(said) for (_, heard), (_, said) in zip(story, match.log, strict=False)
    )
