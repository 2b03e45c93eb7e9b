"""R24: what can fall into the lid, and how luck throws."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from kogga import CHANCE
from kogga.games.seven_seas.actions import Throw
from kogga.games.seven_seas.board import DIE, HIGH, LENGTH, LOW
from kogga.games.seven_seas.state import SeasState
from tests.games.seven_seas.table import GAME, called

GOOD = "throw red 2@500/500 green 1@600/500"


def before_a_throw(fleets: str = "10 10 10 10") -> SeasState:
    """All fleets are about to be thrown with the whirlpool."""
    scene = called("shaman", f"hand 0: whirlpool; fleet: {fleets}", seats=4, together=True)
    state: SeasState = scene.play("play whirlpool").state
    return state


def throws(count: int, fleets: str = "10 10 10 10") -> list[Throw]:
    """So many throws by luck, from the same moment."""
    state = before_a_throw(fleets)
    rng = Random(7)
    return [GAME.deal(state, rng) for _ in range(count)]


def test_the_lid_is_twenty_seven_centimetres_wide() -> None:
    """R24 In tenths of a millimetre: dice of 10 mm, centres from 5 mm to 265 mm, at least 10 mm apart."""
    assert (LENGTH, DIE, LOW, HIGH) == (2700, 100, 50, 2650)


def test_no_die_overlaps_another_or_the_edge() -> None:
    """R24 In 200 throws of 41 dice."""
    for throw in throws(200):
        places = list(zip(throw.xs, throw.ys, strict=True))
        assert len(places) == 41
        assert all(LOW <= spot <= HIGH for place in places for spot in place)
        for nth, (x, y) in enumerate(places):
            assert all((x - a) ** 2 + (y - b) ** 2 >= DIE**2 for a, b in places[:nth])


def test_faces_are_even() -> None:
    """R24 Each as likely: chi-square over 8200 dice."""
    faces = Counter(face for throw in throws(200) for face in throw.faces)
    expected = faces.total() / 6
    assert sum((faces[face] - expected) ** 2 / expected for face in range(1, 7)) < 20


def test_places_are_even() -> None:
    """R24 A single die lies anywhere as likely: chi-square over a grid of 9 by 9; both edges are reached."""
    spots: Counter[tuple[int, int]] = Counter()
    xs: list[int] = []
    for throw in throws(8100, "0 0 0 0"):
        xs.append(throw.xs[0])
        spots[(throw.xs[0] - LOW) // 289, (throw.ys[0] - LOW) // 289] += 1
    assert len(spots) == 81
    assert sum((count - 100) ** 2 / 100 for count in spots.values()) < 80 + 6 * (2 * 80) ** 0.5
    assert min(xs) < LOW + 5
    assert max(xs) > HIGH - 5


def test_faces_and_places_have_nothing_to_do_with_each_other() -> None:
    """R24 Sixes lie in the left half as often as in the right."""
    left = Counter(
        (face, x < LENGTH / 2) for throw in throws(200) for face, x in zip(throw.faces, throw.xs, strict=True)
    )
    for face in range(1, 7):
        one, other = left[face, True], left[face, False]
        assert abs(one - other) < 5 * (one + other) ** 0.5


def test_neighbours_keep_their_distance_and_no_more() -> None:
    """R24 Dice do come as close as a die is wide: nothing but overlaps is thrown again."""
    closest = min(
        (throw.xs[i] - throw.xs[j]) ** 2 + (throw.ys[i] - throw.ys[j]) ** 2
        for throw in throws(60)
        for i in range(41)
        for j in range(i)
    )
    assert DIE**2 <= closest < (DIE + 2) ** 2


def test_the_same_luck_throws_the_same_dice() -> None:
    """§6.5 A seed makes a throw; nothing else does."""
    state = before_a_throw()
    assert GAME.deal(state, Random(3)) == GAME.deal(state, Random(3)) != GAME.deal(state, Random(4))


def test_a_throw_cannot_be_counted() -> None:
    """R24 Its odds are empty; any possible throw is allowed."""
    state = before_a_throw()
    assert GAME.odds(state) == []
    assert GAME.legal(state, CHANCE) == []
    assert all(GAME.allows(state, CHANCE, throw) for throw in throws(20))
    assert not GAME.allows(state, 0, throws(1)[0])


@pytest.mark.parametrize(
    "impossible",
    [
        "throw red 2@500/500",  # a ship is missing
        "throw green 1@600/500 red 2@500/500",  # the wrong order
        "throw red 2@500/500 white 1@600/500",  # another's ship
        "throw red 2@500/500 green 1@599/500",  # on another die
        "throw red 2@49/500 green 1@600/500",  # over the edge
        "throw red 2@500/500 green 1@600/2651",
        "throw red 2@500/500 green 1@600/500 1@800/500",  # one too many
    ],
)
def test_impossible_throws_are_refused(impossible: str) -> None:
    """R24 Dictated luck, too, must be able to fall."""
    scene = called("captain", "hand 0: convoy spain 1", seats=2).play("play convoy spain 1", "send 1", "send 0")
    assert scene.refused(impossible, CHANCE).reason == "impossible_luck"
    scene.play(GOOD)


def test_the_throw_stays_in_the_lid_to_be_looked_at() -> None:
    """§6.5 Until the next card needs the lid; everybody sees the same."""
    scene = called("captain", "hand 0: convoy spain 1", seats=2).play("play convoy spain 1", "send 1", "send 0", GOOD)
    for eyes in (0, 1, None):
        assert str(scene.view(eyes).throw) == GOOD
        assert scene.view(eyes).cast == 4
