"""How a game went: parts of the win that add up, an end that tells who won, moments that really turned something."""

from __future__ import annotations

from random import Random

import pytest

from kogga.front.match import match
from kogga.front.shelf import games
from kogga.table.curve import Point, curve, turns


@pytest.mark.parametrize("name", sorted(games))
def test_parts_of_the_win_add_up_and_the_last_tells_who_won(name: str) -> None:
    """Through a whole random game."""
    rng = Random(4)
    table = match(name, seats=games[name].card.seats.start, seed=4)
    while not table.over:
        table.play(table.to_act[0], rng.choice(table.legal(table.to_act[0])))
    points = curve(table)
    assert all(sum(point.shares) == pytest.approx(1) for point in points)
    assert [point.ply for point in points] == sorted({point.ply for point in points})
    assert points[-1].ply == len(table.entries)
    assert [share > 0 for share in points[-1].shares] == [place == 1 for place in table.places]
    for turn in turns(points):
        assert turn.since < turn.ply < len(table.entries)


def test_a_jump_is_a_turn_and_a_wobble_is_none() -> None:
    """Between two plateaus lies the turn; one odd guess is smoothed away, and so is the end."""
    shares = [0.3] * 10 + [0.34] + [0.3] * 10 + [0.7] * 10
    points = [Point(ply, (share, 1 - share)) for ply, share in enumerate(shares)] + [Point(40, (1.0, 0.0))]
    [turn] = turns(points)
    assert (turn.since, turn.ply) == (20, 21)
    assert turn.before == pytest.approx(0.3)
    assert turn.after == pytest.approx(0.7)


def test_turns_are_told_in_order_and_only_the_largest() -> None:
    """However many there were."""
    shares = [0.1 * (spot // 8) for spot in range(80)]
    points = [Point(ply, (share, 1 - share)) for ply, share in enumerate(shares)]
    found = turns(points, most=3)
    assert len(found) == 3
    assert [turn.ply for turn in found] == sorted(turn.ply for turn in found)
