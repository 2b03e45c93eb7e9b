"""§14.6: the Tavern."""

from __future__ import annotations

from kogga import CHANCE
from kogga.games.seven_seas.events import DieGiven, TavernWorked
from kogga.games.seven_seas.pieces import NO_GOOD
from kogga.games.seven_seas.state import Phase
from tests.games.seven_seas.table import GAME, called, lid
from tests.scene import Scene


def tavern(dice: list[int], position: str = "", seats: int = 3) -> Scene:
    """Seat 0 has cast the Tavern, and these dice fell."""
    more = f"; {position}" if position else ""
    scene = called("shaman", f"hand 0: tavern{more}", seats=seats, together=True)
    return scene.play("play tavern", lid(red=dice))


def test_a_red_die_for_each_player() -> None:
    """§14.6 No ships are thrown."""
    scene = called("shaman", "hand 0: tavern", seats=4, together=True).play("play tavern")
    assert scene.state.red == 4
    assert scene.state.dice == [0, 0, 0, 0]


def test_the_caster_gives_one_to_each() -> None:
    """R39 Himself first, then clockwise; each die once, the last by itself (R47)."""
    scene = tavern([6, 1, 4])
    assert scene.view(0).lots == (1, 4, 6)
    assert scene.view(0).target == 0
    assert scene.legal() == ["give 1", "give 4", "give 6"]
    scene.play("give 6")
    assert scene.legal() == ["give 1", "give 4"]
    assert scene.view(0).target == 1
    assert scene.refused("give 6").reason == "no_such_die"
    scene.play("give 4")
    assert [(event.to, event.face) for event in scene.heard if isinstance(event, DieGiven)] == [(0, 6), (1, 4), (2, 1)]
    assert scene.state.yin == [3, 0, 0]
    assert scene.state.chests == [7, 8, 7]
    assert scene.state.skulls == [0, 0, 1]


def test_equal_dice_are_one_choice() -> None:
    """R39, R47 And no choice at all when all are equal."""
    assert tavern([4, 4, 3]).legal() == ["give 3", "give 4"]
    scene = tavern([4, 4, 4])
    assert scene.state.chests == [8, 8, 8]


def test_nothing_works_before_all_dice_are_given() -> None:
    """R39 Then they work from the caster clockwise."""
    scene = tavern([1, 4, 6]).play("give 1")
    assert scene.state.skulls == [0, 0, 0]


def test_one_is_a_skull_and_six_three_yin_yang() -> None:
    """§14.6, R38 The worst and the best."""
    scene = tavern([1, 6], seats=2).play("give 6")
    assert scene.state.yin == [3, 0]
    assert scene.state.skulls == [0, 1]


def test_three_and_four_are_a_chest_less_and_a_chest_more() -> None:
    """§14.6, R38 With what it means for the guards (§11.1)."""
    scene = tavern([3, 4], "chests: 9 10; fleet: 7 6", seats=2).play("give 4")
    assert scene.state.chests == [10, 9]
    assert scene.state.guards == [1, 0]
    assert scene.state.fleet == [6, 7]


def test_three_without_a_chest_costs_nothing() -> None:
    """R21, R38 Not below none, and nobody is told of a loss."""
    scene = tavern([3, 3], "chests: 0 7", seats=2)
    assert scene.state.chests == [0, 6]
    worked = [event for event in scene.heard if isinstance(event, TavernWorked)]
    assert worked == [TavernWorked(0, 3, NO_GOOD, 0), TavernWorked(1, 3, NO_GOOD, 1)]
    face = GAME.face.speaking("en", ["Ala", "Bo"])
    assert [face.tell(event, 0) for event in worked] == [
        "In the Tavern you have no chest to lose.",
        "In the Tavern Bo loses a chest.",
    ]


def test_two_costs_a_good_of_the_owner_s_choice() -> None:
    """§14.6, R38 If he has more than one kind aboard."""
    scene = tavern([2, 4], "cargo 1: 2 0 1", seats=2).play("give 4")
    assert scene.to_act == (1,)
    assert scene.legal() == ["lose rum", "lose fruit"]
    assert scene.refused("lose coffee").paragraph == "14.6"
    scene.play("lose fruit")
    assert scene.state.cargo[3:] == [2, 0, 0]
    assert scene.state.discards == [0, 0, 1, 0]


def test_two_takes_the_only_kind_unasked() -> None:
    """R47, R38 And without goods nothing is lost."""
    scene = tavern([2, 2], "cargo 1: 2 0 0", seats=2)
    assert scene.state.cargo[3:] == [1, 0, 0]
    assert TavernWorked(0, 2, NO_GOOD, 0) in scene.heard
    assert scene.state.chests == [7, 7]


def test_five_is_the_top_loot_card() -> None:
    """§14.6, R38 A good is loaded or refused, a talisman kept; then the others' dice work."""
    scene = tavern([5, 4], seats=2).play("give 5")
    assert scene.to_act == (CHANCE,)
    scene.play("loot rum")
    assert scene.legal() == ["load rum", "refuse rum"]
    assert scene.state.chests == [7, 7]
    scene.play("load rum")
    assert scene.state.cargo[0] == 1
    assert scene.state.chests == [7, 8]
    scene = tavern([5, 4], seats=2).play("give 5", "loot talisman")
    assert scene.state.talismans == [1, 0]
    assert scene.state.yin == [1, 0]


def test_five_without_room_is_refused_by_itself() -> None:
    """R28 No ship is empty."""
    scene = tavern([5, 4], "fleet: 1 7; cargo 0: 1 0 0", seats=2).play("give 5", "loot fruit")
    assert scene.state.discards == [0, 0, 1, 0]
    assert scene.state.phase == Phase.SHAMAN


def test_several_dice_ask_one_after_the_other() -> None:
    """R39 Two seats lose a good and one draws, in their order."""
    scene = tavern([2, 2, 5], "cargo 0: 1 1 0; cargo 2: 0 1 1; fleet: 7 7 7").play("give 2", "give 5")
    assert scene.to_act == (0,)
    scene.play("lose rum", "loot coffee", "refuse coffee")
    assert scene.to_act == (2,)
    scene.play("lose coffee")
    assert scene.state.cargo == [0, 1, 0, 0, 0, 0, 0, 0, 1]
    assert scene.state.phase == Phase.SHAMAN


def test_a_good_lost_in_the_tavern_frees_a_ship_for_the_island() -> None:
    """R20 A debt of guards is filled at once."""
    scene = tavern([2, 6], "chests: 12 7; guards: 0 0; fleet: 1 7; cargo 0: 1 0 0", seats=2).play("give 2")
    assert (scene.state.fleet[0], scene.state.guards[0]) == (0, 1)
