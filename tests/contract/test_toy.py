"""Sealed choices, told with the toy: no game needs them to be tested here."""

from __future__ import annotations

import pytest

import kogga
from tests.contract.toy import TurnedOver
from tests.scene import Scene


def dealt() -> Scene:
    """Three seats with their pearls, all of them to bid."""
    return Scene("toy", seats=3).play("give 4", "give 1", "give 6")


def test_sealed_bids_are_turned_over_by_the_last_one() -> None:
    """All owe at once; each may speak in any order; the last one turns all bids over."""
    scene = dealt()
    assert list(scene.to_act) == [0, 1, 2]
    scene.play("2: bid 1", "0: bid 3")
    assert list(scene.to_act) == [1]
    assert scene.heard[-1] != TurnedOver((3, 2, 1))
    scene.play("bid 2")
    assert scene.heard[-1] == TurnedOver((3, 2, 1))
    assert scene.state.shells == [1, 0, 0]


def test_a_scene_asks_for_the_seat_where_several_owe() -> None:
    """`1: words`, or nobody knows who spoke."""
    with pytest.raises(AssertionError, match="name the seat"):
        dealt().play("bid 2")
    with pytest.raises(AssertionError, match="name one"):
        dealt().legal()


def test_nobody_hears_a_sealed_bid() -> None:
    """Others hear that a bid was made; the bids are heard when they are turned over."""
    scene = dealt().play("2: bid 1", "0: bid 3")
    assert scene.story(1)[-2:] == [(2, "bid"), (0, "bid")]
    assert scene.story(0)[-2:] == [(2, "bid"), (0, "bid 3")]
    assert scene.view(1).pearls == (-1, 1, -1)
    assert scene.view(None).my_bid == -1
    scene.play("bid 2")
    assert scene.story(None)[-1] == (1, "bid; bids 3 2 1")


def test_a_sealed_bid_can_be_taken_back_until_it_is_turned_over() -> None:
    """Though others have bid meanwhile: theirs stay."""
    scene = dealt().play("2: bid 1", "0: bid 3")
    assert scene.match.can_undo(2)
    assert scene.match.can_undo(0)
    assert not scene.match.can_undo(1)
    scene.undo(2)
    assert scene.to_act == (1, 2)
    assert scene.state.sealed == [3, -1, -1]
    scene.play("1: bid 2", "2: bid 0")
    assert scene.heard[-1] == TurnedOver((3, 2, 0))
    assert not any(scene.match.can_undo(seat) for seat in range(3))


def test_a_seat_cannot_bid_twice_nor_more_than_it_has() -> None:
    """§2: refused with its paragraph, in both languages."""
    scene = dealt().play("2: bid 1")
    assert scene.refused("bid 2", seat=2).reason == "sealed"
    assert scene.refused("boast", seat=1).paragraph == "3"
    with pytest.raises(AssertionError, match="not refused"):
        scene.refused("bid 2", seat=1)


def test_a_record_names_the_seat_where_several_owe() -> None:
    """And replays, the order of the bids included."""
    scene = dealt().play("2: bid 1", "0: bid 3", "bid 2")
    moves = [line for line in scene.match.record().splitlines() if "bid" in line and line[0] != ";"]
    assert moves == ["2: bid 1", "0: bid 3", "bid 2"]
    assert kogga.replay(scene.match.record()) == scene.match
