"""§10: the Merchant."""

from __future__ import annotations

from kogga.games.seven_seas.events import Privileged
from kogga.games.seven_seas.pieces import Role
from kogga.games.seven_seas.state import Phase
from tests.games.seven_seas.table import called

COFFEE_PORT = "port: port coffee rum fruit"


def test_grzegorz_sells_coffee_and_fruit() -> None:
    """§10.2, example: 3 coffee where it is in highest demand and 2 fruit bring 3 x 3 + 2 x 1 = 11 chests."""
    scene = called("merchant", f"{COFFEE_PORT}; cargo 0: 0 3 2; chests: 0 7 7", together=True)
    scene.play("sell 3 coffee", "sell 2 fruit")
    assert scene.state.chests[0] == 11
    assert scene.state.discards == [0, 3, 2, 0]


def test_three_or_more_of_a_kind_bring_the_port_s_price() -> None:
    """§10.2 Fewer bring a chest each, whatever the port; the third-best good brings 1 anyway."""
    for words, chests in (("3 rum", 9), ("2 rum", 2), ("4 coffee", 8), ("1 coffee", 1), ("3 fruit", 3)):
        scene = called("merchant", "cargo 0: 3 4 3; holds: 5 0 0; chests: 0 7 7", together=True)
        assert scene.play(f"sell {words}").state.chests[0] == chests


def test_one_decides_how_much_to_sell() -> None:
    """§10.1 What is not sold stays aboard."""
    scene = called("merchant", "cargo 0: 2 0 1", together=True)
    assert scene.legal() == ["sell 1 rum", "sell 2 rum", "sell 1 fruit", "end"]
    scene.play("sell 1 rum", "end")
    assert scene.state.cargo[:3] == [1, 0, 1]
    assert scene.state.skulls[0] == 0
    assert scene.state.chests[0] == 8


def test_one_lot_of_a_kind() -> None:
    """R18 In one call; so two and two are never two lots. Kinds come in any order."""
    scene = called("merchant", "cargo 0: 4 1 1; yin: 3 0 0", together=True).play("sell 1 fruit", "sell 2 rum")
    assert scene.refused("sell 2 rum").reason == "kind_sold"
    assert scene.legal()[0] == "sell 1 coffee"
    assert scene.refused("sell 2 coffee").reason == "too_few_goods"


def test_kinds_sold_are_forgotten_with_the_call() -> None:
    """R18 The next Merchant may sell the same kind, and nobody sees it as sold after the call."""
    scene = called("merchant", "cargo 0: 2 1 0; cargo 1: 2 0 0", seats=2, together=True).play("sell 1 rum")
    assert scene.view(1).sold == 1
    scene.play("end")
    assert (scene.state.active, scene.view(1).sold) == (1, 0)
    scene.play("sell 2 rum")
    assert (scene.state.round, scene.state.sold) == (2, 0)
    assert "sold" not in scene.match.position()


def test_a_merchant_without_goods_takes_a_skull() -> None:
    """§10.3 At once; rituals may follow (§10.4)."""
    scene = called("merchant", "yin: 2 0 0")
    assert scene.state.skulls[0] == 1
    assert scene.legal() == ["double hold", "end"]
    scene.play("end")
    assert scene.state.chests[0] == 7


def test_selling_nothing_is_a_skull() -> None:
    """§10.3 And no privilege."""
    scene = called("merchant", "cargo 0: 3 0 0").play("end")
    assert scene.state.skulls[0] == 1
    assert scene.state.chests[0] == 7
    assert scene.state.cargo[0] == 3


def test_rituals_between_the_lots() -> None:
    """§10.4 As often as one can pay."""
    scene = called("merchant", "cargo 0: 1 1 1; yin: 6 0 0", together=True).play("sell 1 rum", "negotiate coffee fruit")
    assert scene.legal() == ["double hold", "unsinkable", "end"]
    assert scene.state.chests[0] == 7 + 1 + 3


def test_a_negotiation_is_no_sale() -> None:
    """§13.4 A Merchant who only negotiates takes the skull, at once if nothing is left aboard (§10.3)."""
    scene = called("merchant", "cargo 0: 1 1 0; yin: 3 0 0").play("negotiate rum coffee")
    assert scene.state.skulls[0] == 1
    assert scene.state.chests[0] == 12
    scene = called("merchant", "cargo 0: 1 1 1; yin: 3 0 0").play("negotiate rum coffee", "end")
    assert scene.state.skulls[0] == 1
    assert scene.state.chests[0] == 12


def test_the_only_merchant_gets_a_chest() -> None:
    """§10.5 Two as first player, when the sale is closed (R19)."""
    scene = called("merchant", "cargo 0: 1 1 0", first=1).play("sell 1 rum")
    assert scene.state.chests[0] == 8
    scene.play("end")
    assert scene.state.chests[0] == 9
    scene = called("merchant", "cargo 0: 1 0 0").play("sell 1 rum")
    assert scene.state.chests[0] == 10
    assert Privileged(0, Role.MERCHANT, 2) in scene.heard


def test_who_can_only_end_is_not_asked() -> None:
    """R47 Everything is sold, and no ritual can be paid."""
    scene = called("merchant", "cargo 0: 1 0 0", together=True).play("sell 1 rum")
    assert scene.state.active != 0
    scene = called("merchant", "cargo 0: 2 0 0", together=True).play("sell 1 rum")
    assert scene.state.active != 0


def test_selling_empties_ships_and_fills_the_island() -> None:
    """§10.1, §11.1 9 chests and 3 rum: 18 chests, a guard, and the rest of the fleet is empty."""
    scene = called("merchant", "cargo 0: 3 0 0; chests: 9 7 7", together=True).play("sell 3 rum")
    assert (scene.state.fleet[0], scene.state.guards[0]) == (6, 1)


def test_selling_is_for_the_merchant_alone() -> None:
    """§10.1 Not in another call."""
    scene = called("shipwright", "cargo 0: 3 0 0")
    assert scene.refused("sell 3 rum").paragraph == "10.1"
    assert scene.state.phase == Phase.SHIPWRIGHT
