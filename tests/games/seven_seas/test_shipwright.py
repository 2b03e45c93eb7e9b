"""§4: the Shipwright."""

from __future__ import annotations

from kogga.games.seven_seas.events import BoughtShips, Privileged
from kogga.games.seven_seas.pieces import Role
from kogga.games.seven_seas.state import Phase
from tests.games.seven_seas.table import called


def test_olga_buys_three_ships_and_a_guard_comes_home() -> None:
    """§4.1, example: 22 chests and 2 guards; 3 ships bought leave 19 chests and 1 guard."""
    scene = called("shipwright", "chests: 22 7 7; fleet: 5 7 7; guards: 2 0 0", together=True)
    scene.play("buy 3")
    assert scene.state.chests[0] == 19
    assert scene.state.guards[0] == 1
    assert scene.state.fleet[0] == 9


def test_ships_cost_a_chest_each_up_to_the_whole_reserve() -> None:
    """§4.1 No more than the reserve has, and no more than one can pay."""
    scene = called("shipwright", "fleet: 3 7 7; chests: 5 7 7")
    assert scene.legal() == ["buy 1", "buy 2", "buy 3", "buy 4", "buy 5", "buy none"]
    assert scene.refused("buy 6").reason == "too_few_chests"
    assert scene.refused("buy 8").reason == "reserve_too_small"
    assert called("shipwright", "fleet: 8 7 7; chests: 9 7 7").legal() == ["buy 1", "buy 2", "buy none"]


def test_the_number_is_named_once() -> None:
    """R11 One purchase a call."""
    scene = called("shipwright", together=True, position="yin: 3 0 0").play("buy 1")
    assert scene.state.phase == Phase.RITUALS
    assert scene.refused("buy 1").paragraph == "4.1"


def test_without_a_ship_in_the_reserve_there_is_a_skull() -> None:
    """§4.2 At once, and no privilege; rituals may still follow (§4.3)."""
    scene = called("shipwright", "fleet: 10 7 7; yin: 2 0 0")
    assert scene.state.skulls[0] == 1
    assert scene.legal() == ["double hold", "end"]
    scene = called("shipwright", "fleet: 10 7 7")
    assert scene.state.skulls[0] == 1
    assert scene.state.active != 0


def test_buying_none_is_a_skull() -> None:
    """R11 By will or for want of chests; the reserve stays as it is, and there is no privilege (§4.2)."""
    scene = called("shipwright").play("buy none")
    assert scene.state.skulls[0] == 1
    assert scene.state.fleet[0] == 7
    scene = called("shipwright", "chests: 0 7 7")
    assert scene.state.skulls[0] == 1
    scene = called("shipwright", "chests: 0 7 7; yin: 2 0 0")
    assert scene.legal() == ["buy none", "double hold"]


def test_rituals_before_and_after_the_purchase() -> None:
    """§4.3 Also after a failed one."""
    scene = called("shipwright", "yin: 4 0 0").play("double hold")
    assert scene.state.phase == Phase.SHIPWRIGHT
    scene.play("buy none")
    assert scene.legal() == ["double hold", "end"]
    scene.play("double hold")
    assert scene.state.holds[0] == 2
    assert scene.state.active != 0


def test_chests_of_a_negotiation_buy_ships() -> None:
    """R31 In the same call."""
    scene = called("shipwright", "chests: 0 7 7; yin: 3 0 0; cargo 0: 1 1 0")
    scene.play("negotiate rum coffee")
    assert "buy 3" in scene.legal()


def test_the_only_shipwright_gets_a_ship_for_nothing() -> None:
    """§4.4 Two as first player; after the purchase (R19)."""
    scene = called("shipwright", first=1).play("buy 1")
    assert scene.state.fleet[0] == 9
    assert scene.state.chests[0] == 6
    assert Privileged(0, Role.SHIPWRIGHT, 1) in scene.heard
    scene = called("shipwright", "fleet: 4 7 7").play("buy 2")
    assert scene.state.fleet[0] == 8
    assert scene.heard.index(BoughtShips(0, 2)) < scene.heard.index(Privileged(0, Role.SHIPWRIGHT, 2))


def test_free_ships_beyond_the_reserve_are_lost() -> None:
    """R15 Who buys the whole reserve gets nothing more."""
    scene = called("shipwright").play("buy 3")
    assert scene.state.fleet[0] == 10
    assert Privileged(0, Role.SHIPWRIGHT, 0) in scene.heard


def test_new_ships_fill_a_debt_of_guards() -> None:
    """R20 A seat with 12 chests and no empty ship owes a guard; a new ship goes to the island."""
    scene = called("shipwright", "chests: 12 7 7; fleet: 2 7 7; guards: 0 0 0; cargo 0: 1 1 0", together=True)
    scene.play("buy 2")
    assert (scene.state.fleet[0], scene.state.guards[0]) == (3, 1)
