"""§13: rituals."""

from __future__ import annotations

import pytest

from kogga.games.seven_seas.state import Phase, empty_ships, has_room
from tests.games.seven_seas.table import called
from tests.scene import Scene

CALLS = ("shipwright", "governor", "merchant", "cartographer")


def rituals(yin: int, cargo: str = "0 0 0", negotiation: str = "different") -> list[str]:
    """What a Governor without a flag may do with so much yin-yang."""
    scene = called("governor", f"flags: 1 1 1 1; yin: {yin} 0 0; cargo 0: {cargo}", negotiation=negotiation)
    return scene.legal(0) if scene.to_act == (0,) else []


def test_rituals_are_paid_for_in_yin_yang() -> None:
    """§13.1 Double hold 2, unsinkable ship 3, Negotiation 3."""
    assert rituals(1) == []
    assert rituals(2) == ["double hold", "end"]
    assert rituals(3) == ["double hold", "unsinkable", "end"]
    assert rituals(3, "1 0 1") == ["double hold", "unsinkable", "negotiate rum fruit", "end"]


def test_any_number_of_rituals_one_after_the_other() -> None:
    """§13.1, R31 The same one again, too."""
    scene = called("governor", "flags: 1 1 1 1; yin: 9 0 0").play("double hold", "unsinkable", "double hold")
    assert scene.state.holds[0] == 2
    assert scene.state.unsinkable[0] == 1
    assert scene.legal() == ["double hold", "end"]
    assert scene.refused("unsinkable").reason == "too_little_yin"


@pytest.mark.parametrize("name", CALLS)
def test_four_characters_hold_rituals(name: str) -> None:
    """§13.1 Before the action already, where there is a choice (R31)."""
    chosen = "captain captain" if name == "cartographer" else "cartographer cartographer"
    scene = Scene("seven_seas", 3, f"chosen: - {chosen}; yin: 3 0 0; cargo 0: 2 0 0").play(f"choose {name}")
    while scene.state.active != 0:
        scene.play("decline")
    assert {"double hold", "unsinkable"} <= set(scene.legal())


@pytest.mark.parametrize("name", ["captain", "islander", "shaman"])
def test_three_characters_hold_none(name: str) -> None:
    """§13.1 Captain, Islander and Shaman."""
    scene = called(name, "yin: 9 0 0; cargo 0: 1 1 1")
    assert scene.legal() == ["decline"]
    assert scene.refused("double hold").reason == "no_ritual_now"


def test_two_goods_in_one_ship() -> None:
    """§13.2, R33 Packed as tightly as can be: with 5 goods and 1 double hold four ships are loaded."""
    scene = Scene("seven_seas", 2, "holds: 1 0; cargo 0: 2 2 1")
    assert empty_ships(scene.state, 0) == 7 - 4
    scene = Scene("seven_seas", 2, "holds: 9 0; cargo 0: 2 2 1")
    assert empty_ships(scene.state, 0) == 7 - 3


def test_grzegorz_moves_his_rum() -> None:
    """§13.2, example: coffee and fruit in the double hold, two coffee and a rum in three ships; when the coffee is sold
    rum and fruit share a ship.
    """
    scene = called("merchant", "holds: 1 0 0; cargo 0: 1 3 1; chests: 0 7 7", together=True)
    assert empty_ships(scene.state, 0) == 7 - 4
    scene.play("sell 3 coffee", "end")
    assert empty_ships(scene.state, 0) == 7 - 1


def test_a_half_loaded_ship_is_not_empty_but_has_room() -> None:
    """R33 One good more fits in; no ship of it can be sent."""
    scene = Scene("seven_seas", 2, "holds: 1 0; cargo 0: 1 0 0; fleet: 1 7")
    assert empty_ships(scene.state, 0) == 0
    assert has_room(scene.state, 0)
    scene = Scene("seven_seas", 2, "holds: 1 0; cargo 0: 2 0 0; fleet: 1 7")
    assert not has_room(scene.state, 0)


def test_a_double_hold_may_free_a_ship_at_once() -> None:
    """R33, R20 And the ship goes to the island if a guard is due."""
    position = "flags: 1 1 1 1; yin: 2 0 0; cargo 0: 2 0 0; fleet: 2 7 7; chests: 12 7 7; guards: 0 0 0"
    scene = called("governor", position).play("double hold")
    assert (scene.state.fleet[0], scene.state.guards[0]) == (1, 1)


def test_unsinkable_ships_are_bought_for_good() -> None:
    """§13.3, R34 Tokens add up and are never lost."""
    scene = called("governor", "flags: 1 1 1 1; yin: 6 0 0; unsinkable: 2 0 0").play("unsinkable", "unsinkable")
    assert scene.state.unsinkable[0] == 4
    assert scene.state.yin[0] == 0


def test_a_negotiation_sells_two_goods_at_the_port_s_prices() -> None:
    """§13.4 As if they were part of a lot of three: 3 + 2, 3 + 1 or 2 + 1."""
    for kinds, chests in (("rum coffee", 5), ("rum fruit", 4), ("coffee fruit", 3)):
        scene = called("governor", "flags: 1 1 1 1; yin: 3 0 0; cargo 0: 1 1 1; chests: 0 7 7")
        scene.play(f"negotiate {kinds}")
        assert scene.state.chests[0] == chests
        assert sum(scene.state.cargo[:3]) == 1
        assert sum(scene.state.discards) == 2


def test_a_negotiation_is_a_sale_of_its_own() -> None:
    """R32 Its cards neither make a lot of the rest nor profit from one: two rum are left, at a chest each."""
    scene = called("merchant", "yin: 3 0 0; cargo 0: 3 1 0; chests: 0 7 7", together=True)
    scene.play("negotiate rum coffee", "sell 2 rum")
    assert scene.state.chests[0] == 5 + 2


def test_the_goods_of_a_negotiation_are_different() -> None:
    """R32 Unless any two will do: then 3 + 3, 2 + 2 and 1 + 1 are possible as well."""
    scene = called("governor", "flags: 1 1 1 1; yin: 3 0 0; cargo 0: 2 0 0")
    assert scene.refused("negotiate rum rum").reason == "same_kind"
    assert scene.refused("negotiate rum coffee").paragraph == "13.4"
    assert "negotiate rum rum" in rituals(3, "2 0 0", negotiation="any")
    assert "negotiate rum rum" not in rituals(3, "1 1 0", negotiation="any")
    scene = called("governor", "flags: 1 1 1 1; yin: 3 0 0; cargo 0: 2 0 0; chests: 0 7 7", negotiation="any")
    assert scene.play("negotiate rum rum").state.chests[0] == 6
    scene = called("governor", "flags: 1 1 1 1; yin: 3 0 0; cargo 0: 1 0 0", negotiation="any")
    assert scene.refused("negotiate rum rum").reason == "not_aboard"


def test_who_can_pay_for_no_ritual_is_not_asked() -> None:
    """R47 The call goes on."""
    scene = called("governor", "flags: 1 1 1 1; yin: 1 0 0")
    assert scene.state.phase == Phase.CARD
