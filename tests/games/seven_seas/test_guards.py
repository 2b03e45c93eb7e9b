"""§11: guards come and go with the chests."""

from __future__ import annotations

import pytest

from tests.games.seven_seas.table import called
from tests.scene import Scene


@pytest.mark.parametrize(("before", "after", "guards"), [(0, 9, 0), (1, 10, 1), (10, 19, 1), (11, 20, 2), (21, 30, 3)])
def test_a_guard_for_every_ten_chests(before: int, after: int, guards: int) -> None:
    """§11.1 10 to 19 chests: one ship; 20 to 29: two; and so on. They leave the fleet."""
    position = f"cargo 0: 3 0 0; chests: {before} 7 7; fleet: {10 - before // 10} 7 7"
    scene = called("merchant", position, together=True).play("sell 3 rum")
    assert scene.state.chests[0] == after
    assert (scene.state.fleet[0], scene.state.guards[0]) == (10 - guards, guards)


def test_guards_come_from_empty_ships_only() -> None:
    """R20 With one empty ship and two guards due, one goes; the debt is filled when a ship becomes empty."""
    position = "cargo 0: 3 2 0; chests: 12 7 7; guards: 0 0 0; fleet: 4 7 7; holds: 1 0 0"
    scene = called("merchant", position, together=True)
    assert scene.state.guards[0] == 0
    scene.play("sell 3 rum")
    assert scene.state.chests[0] == 21
    assert (scene.state.fleet[0], scene.state.guards[0]) == (2, 2)


def test_a_seat_with_a_debt_has_no_ship_to_send() -> None:
    """R20, §6.2 No empty ship, no sending."""
    scene = called("captain", "hand 0: convoy spain 1; chests: 12 7 7; guards: 0 0 0; fleet: 1 7 7; cargo 0: 1 0 0")
    scene.play("play convoy spain 1")
    assert scene.state.skulls[0] == 1
    assert scene.state.asked == 1


def test_surplus_guards_come_back_into_the_fleet() -> None:
    """§11.2 Empty, and not into the reserve."""
    scene = called("shipwright", "chests: 10 7 7; fleet: 8 7 7", together=True)
    assert scene.state.guards[0] == 1
    scene.play("buy 1")
    assert (scene.state.fleet[0], scene.state.guards[0]) == (10, 0)
    assert scene.view(0).reserve[0] == 0


def test_guards_sink_in_no_battle_and_carry_nothing() -> None:
    """§11.1 They are no part of the fleet."""
    scene = called("captain", "hand 0: convoy spain 1; chests: 30 7 7; fleet: 1 7 7; guards: 3 0 0")
    scene.play("play convoy spain 1")
    assert scene.legal() == ["send 0", "send 1"]


def test_guards_no_longer_matter_in_the_final_sale() -> None:
    """R43 Chests of the last sale send nobody to the island."""
    scene = Scene("seven_seas", 2, "phase: sale; round: 9; last: 9; yin: 3 0; cargo 0: 3 3 3; chests: 9 0; fleet: 9 7")
    scene.play("negotiate rum coffee")
    assert scene.state.guards[0] == 0
    assert scene.state.chests[0] >= 14
