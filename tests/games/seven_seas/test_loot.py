"""§7: loot cards."""

from __future__ import annotations

from kogga import CHANCE
from kogga.games.seven_seas.events import LootReshuffled, Refused
from kogga.games.seven_seas.state import Phase
from tests.games.seven_seas.table import GAME, called, lid
from tests.scene import Scene


def won(ships: int, position: str = "") -> Scene:
    """Seat 0 has sunk a convoy with so many ships, alone, and turns up its loot."""
    more = f"; {position}" if position else ""
    scene = called("captain", f"hand 0: convoy spain 3{more}", seats=2)
    scene.play("play convoy spain 3", f"send {ships}")
    if scene.state.phase == Phase.SEND:
        scene.play("send 0")
    return scene.play(lid(red=[1, 1, 1], green=[6] * ships))


def test_each_card_of_the_stack_is_as_likely() -> None:
    """§7.1 By kind, so many as are left."""
    scene = won(2, "discards: 5 0 0 0")
    assert {str(move): weight for move, weight in GAME.odds(scene.state)} == {
        "loot rum": 10,
        "loot coffee": 15,
        "loot fruit": 15,
        "loot talisman": 15,
    }
    scene.play("loot rum")
    assert {str(move): weight for move, weight in GAME.odds(scene.state)}["loot rum"] == 9


def test_the_whole_draw_is_turned_up_before_the_first_card_is_decided() -> None:
    """R27 Then card by card, in the order drawn, to load or to refuse."""
    scene = won(3).play("loot coffee", "loot rum")
    assert scene.to_act == (CHANCE,)
    scene.play("loot coffee")
    assert scene.legal() == ["load coffee", "refuse coffee"]
    assert scene.view(1).drawn == (1, 0, 1)
    assert scene.refused("load rum").reason == "other_card_first"
    scene.play("refuse coffee", "load rum", "load coffee")
    assert scene.state.cargo[:3] == [1, 1, 0]
    assert scene.state.discards == [0, 1, 0, 0]


def test_alek_does_not_load_what_the_port_values_least() -> None:
    """§7.2, example: a good may be refused, in this moment only; it goes to the discards."""
    scene = won(1).play("loot fruit", "refuse fruit")
    assert scene.state.cargo[:3] == [0, 0, 0]
    assert scene.state.discards[2] == 1
    assert scene.refused("refuse fruit", seat=0).reason == "not_asked"


def test_loaded_goods_cannot_be_thrown_away() -> None:
    """§7.2 Not even right after loading them."""
    scene = won(2).play("loot fruit", "loot fruit", "load fruit", "load fruit")
    assert scene.state.cargo[2] == 2
    assert "refuse fruit" not in [str(move) for seat in range(2) for move in scene.match.legal(seat)]


def test_a_talisman_lies_before_its_owner_at_once() -> None:
    """§7.3 It needs no ship, brings a yin-yang, and cannot be refused (R27)."""
    scene = won(2).play("loot talisman")
    assert scene.state.talismans == [1, 0]
    assert scene.state.yin[0] == 1
    scene.play("loot rum")
    assert scene.legal() == ["load rum", "refuse rum"]


def test_a_draw_of_talismans_asks_nothing() -> None:
    """§7.3 There is nothing to decide."""
    scene = won(1).play("loot talisman")
    assert scene.state.phase == Phase.CARD  # the other seat's Cartographer
    assert scene.state.talismans[0] == 1


def test_a_talisman_is_a_point_at_the_end() -> None:
    """§7.3, §15.4 Besides its yin-yang."""
    scene = won(1).play("loot talisman")
    lines = {line.name: line.points for line in scene.match.sheet[0].lines}
    assert lines["talismans"] == 1


def test_the_discards_become_the_stack_when_it_is_empty() -> None:
    """R29 Also in mid-draw; cards that lie open undecided are not among them."""
    scene = won(3, "talismans: 0 15; discards: 15 15 13 0")
    scene.play("loot fruit", "loot fruit")
    assert LootReshuffled() in scene.heard
    assert scene.state.loot == [15, 15, 13, 0]
    assert scene.state.discards == [0, 0, 0, 0]
    scene.play("loot rum")
    assert scene.state.drawn == (2, 2, 0)


ALL_ABOARD = "talismans: 5 5 5; fleet: 10 10 10; holds: 10 5 5; cargo 0: 0 0 14; cargo 1: 15 0 0; cargo 2: 0 15 0"


def test_as_many_loot_cards_as_there_are() -> None:
    """R17, R29 Two for the first player's Islander: one is left in the stack and none among the discards."""
    scene = called("islander", f"hand 0: port rum coffee fruit; {ALL_ABOARD}").play("play port rum coffee fruit")
    assert scene.state.loot == [0, 0, 1, 0]
    scene.play("loot fruit", "load fruit")
    assert scene.state.cargo[2] == 15
    assert scene.state.phase == Phase.CARD  # the next call


def test_if_there_is_no_loot_at_all_nothing_is_drawn() -> None:
    """R29 Neither stack nor discards: the Islander's privilege is lost."""
    everything = ALL_ABOARD.replace("0 0 14", "0 0 15")
    scene = called("islander", f"hand 0: port rum coffee fruit; {everything}").play("play port rum coffee fruit")
    assert scene.state.phase == Phase.CARD  # the next call


def test_without_room_a_good_is_refused_by_itself() -> None:
    """R28 The Islander's privilege finds every ship loaded."""
    scene = called("islander", "hand 0: port rum coffee fruit; fleet: 1 7; cargo 0: 1 0 0", seats=2)
    scene.play("play port rum coffee fruit", "loot rum")
    assert Refused(0, 0, True) in scene.heard
    assert scene.state.discards[0] == 1


def test_half_a_double_hold_is_room() -> None:
    """R28, §13.2 A second good fits into a ship with a double hold."""
    scene = called("islander", "hand 0: port rum coffee fruit; fleet: 1 7; cargo 0: 1 0 0; holds: 1 0", seats=2)
    scene.play("play port rum coffee fruit", "loot coffee")
    assert scene.legal() == ["load coffee", "refuse coffee"]
    scene.play("load coffee")
    assert scene.state.cargo[:3] == [1, 1, 0]
