"""Bots that know only the contract."""

from __future__ import annotations

from random import Random

import pytest

import kogga
from kogga.players.player import GreedyPlayer, Player, RandomPlayer


def play(game: str, kinds: list[type[Player]], seed: int) -> kogga.Match:
    """A whole game of these players."""
    table = kogga.match(game, seats=len(kinds), seed=seed)
    players = [kind(table.game, seat, Random(f"{seed} {seat}")) for seat, kind in enumerate(kinds)]
    while not table.over:
        seat = table.to_act[0]
        table.play(seat, players[seat].choose(table.view(seat)))  # type: ignore[arg-type]
    return table


@pytest.mark.parametrize("kind", [RandomPlayer, GreedyPlayer])
@pytest.mark.parametrize("game", list(kogga.games))
def test_players_play_every_game_to_its_end(game: str, kind: type[Player]) -> None:
    """And the same ones play the same game again."""
    seats = kogga.games[game].card.seats[0]
    assert play(game, [kind] * seats, seed=1) == play(game, [kind] * seats, seed=1)


@pytest.mark.parametrize("game", list(kogga.games))
def test_greed_beats_whim(game: str) -> None:
    """Over a few games, from every seat."""
    seats = kogga.games[game].card.seats[0]
    lead = 0
    for seed in range(10):
        greedy = seed % seats
        kinds: list[type[Player]] = [GreedyPlayer if seat == greedy else RandomPlayer for seat in range(seats)]
        scores = play(game, kinds, seed).scores
        lead += scores[greedy] - max(scores[:greedy] + scores[greedy + 1 :])
    assert lead > 0
