"""§5: the Governor."""

from __future__ import annotations

from kogga.games.seven_seas.events import TookFlag
from kogga.games.seven_seas.state import Phase
from tests.games.seven_seas.table import called


def test_a_privateer_gets_all_ships_a_flag_and_a_skull() -> None:
    """§5.1 The whole reserve joins the fleet for nothing."""
    scene = called("governor", "fleet: 2 7 7", together=True).play("flag spain")
    assert scene.state.fleet[0] == 10
    assert scene.state.flags == (-1, 0, -1, -1)
    assert scene.state.skulls[0] == 1
    assert scene.state.chests[0] == 7
    assert TookFlag(0, 1, 8) in scene.heard


def test_each_flag_only_once_but_several_to_one_player() -> None:
    """§5.2 A country that somebody serves cannot be chosen, not even by the one who serves it."""
    scene = called("governor", "flags: 0 1 - -")
    assert scene.legal() == ["flag france", "flag netherlands"]
    assert scene.refused("flag spain").paragraph == "5.2"
    assert scene.refused("flag england").reason == "flag_taken"
    scene.play("flag france")
    assert scene.state.flags == (0, 1, 0, -1)


def test_without_a_free_flag_there_is_only_a_skull() -> None:
    """§5.3, R13 No ships and no privilege."""
    scene = called("governor", "flags: 1 1 2 2; fleet: 3 7 7; skulls: 4 0 0")
    assert scene.state.skulls[0] == 5
    assert scene.state.fleet[0] == 3


def test_flags_are_picked_in_turn_order() -> None:
    """R13 A later Governor may find none left."""
    scene = called("governor", "flags: 2 2 - 2", together=True)
    assert scene.state.flags == (2, 2, 0, 2)
    assert scene.state.skulls == [1, 1, 1]


def test_an_empty_reserve_is_no_obstacle() -> None:
    """R13 Flag and skull all the same."""
    scene = called("governor", "fleet: 10 7 7", together=True).play("flag england")
    assert scene.state.skulls[0] == 1
    assert scene.state.flags[0] == 0


def test_a_flag_cannot_be_declined() -> None:
    """R12 While one is free, there is no other way out."""
    scene = called("governor", "yin: 2 0 0")
    assert scene.legal() == ["flag england", "flag spain", "flag france", "flag netherlands", "double hold"]
    assert scene.refused("decline").reason == "no_card_now"
    assert scene.refused("end").reason == "nothing_to_end"


def test_rituals_before_and_after_the_flag() -> None:
    """§5.4 Even if there was none left."""
    scene = called("governor", "yin: 4 0 0").play("double hold")
    assert scene.state.phase == Phase.GOVERNOR
    scene.play("flag england")
    assert scene.legal() == ["double hold", "end"]
    assert called("governor", "yin: 2 0 0; flags: 1 1 1 1").legal() == ["double hold", "end"]


def test_the_only_governor_discards_a_skull() -> None:
    """§5.5 Two as first player; the one just taken is among those he can discard (R14)."""
    assert called("governor", "skulls: 3 0 0", first=1).play("flag england").state.skulls[0] == 3
    assert called("governor", "skulls: 3 0 0").play("flag england").state.skulls[0] == 2


def test_nobody_has_fewer_than_no_skulls() -> None:
    """R14 The first player without skulls takes one and discards that one."""
    assert called("governor").play("flag england").state.skulls[0] == 0


def test_ships_of_the_governor_fill_a_debt_of_guards() -> None:
    """R20, §11.1 New ships are empty ones."""
    scene = called("governor", "chests: 25 7 7; fleet: 2 7 7; guards: 1 0 0; cargo 0: 1 1 0", together=True)
    scene.play("flag england")
    assert (scene.state.fleet[0], scene.state.guards[0]) == (8, 2)
