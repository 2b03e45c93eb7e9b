"""The luck account: how far each seat's luck was from average."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from kogga import games, match
from kogga.core.actions import CHANCE
from kogga.players.player import GreedyPlayer, play_out
from kogga.table.account import DRAWN, account, account_of, estimates, weigh
from tests.table.voyages import begun, sailed


@pytest.mark.parametrize("game", list(games))
def test_every_finished_game_has_an_account(game: str) -> None:
    """Turns add up; the same rows make the same account; errors only where something was sampled."""
    voyage = sailed(game)
    counted = account_of(voyage.head, voyage.rows)
    assert counted == account(voyage.ledger.running())
    entries = voyage.ledger.running().entries
    assert [turn.line for turn in counted.turns] == [line for line, one in enumerate(entries) if one.seat == CHANCE]
    for seat in range(voyage.head.seats):
        assert counted.points[seat] == pytest.approx(sum(turn.points[seat] for turn in counted.turns))
        best, worst = counted.best(seat), counted.worst(seat)
        assert best is None or best.points[seat] > 0
        assert worst is None or worst.points[seat] < 0
    assert any(counted.points)
    assert sum(counted.points) == pytest.approx(0, abs=1e-6), "what helps everybody alike is nobody's luck"


@pytest.mark.parametrize("game", list(games))
def test_in_a_game_well_played_luck_weighs_something(game: str) -> None:
    """Some turn brings somebody a part of a point: a sense blind to dice and cards would make an empty account."""
    played = match(game, seats=3, seed=1)
    play_out(played, [GreedyPlayer(games[game], seat, Random(seat)) for seat in range(3)])
    assert max(max(turn.points) for turn in account(played).turns) > 0.05


@pytest.mark.parametrize("game", list(games))
def test_what_luck_brings_is_nothing_on_average(game: str) -> None:
    """Over all that could have come, by their weights, the differences cancel out."""
    voyage = sailed(game)
    played = voyage.ledger.running().copy()
    looked = 0
    for line, entry in reversed(list(enumerate(played.entries))):
        if entry.seat != CHANCE or looked == 3:
            continue
        played.rewind(line)
        odds = played.game.odds(played.state)
        if 1 < len(odds) <= 120:
            looked += 1
            brought = [
                (weigh(played.game, played.state, came, played.seats, Random(1))[0], weight) for came, weight in odds
            ]
            for seat in range(played.seats):
                assert sum(points[seat] * weight for points, weight in brought) == pytest.approx(0, abs=1e-6)
    assert looked


def test_a_sample_tells_its_error() -> None:
    """A throw has more outcomes than anybody can count."""
    counted = account(sailed("seven_seas").ledger.running())
    assert all(error > 0 for error in counted.errors)
    exact = account(sailed("manila").ledger.running())
    assert exact.errors == (0.0,) * len(exact.errors)


@dataclass
class Flat:
    """A sense for which every position is the same."""

    asked: list[Any] = field(default_factory=list)

    def value(self, view: Any) -> float:
        """Nothing."""
        self.asked.append(view)
        return 0.0


def test_every_seat_is_judged_by_its_own_view(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun("sea_wolf").ledger.running().copy()
    match.rewind(0)
    flat = Flat()
    monkeypatch.setattr(match.game, "sense", flat)
    estimates(match.game, match.state, match.game.odds(match.state)[0][0], match.seats)
    assert [view.seat for view in flat.asked] == list(range(match.seats))
    assert DRAWN > 1
