"""§9: the Shaman."""

from __future__ import annotations

import pytest

from kogga.games.seven_seas.events import Privileged
from kogga.games.seven_seas.pieces import Role
from kogga.games.seven_seas.state import Phase
from tests.games.seven_seas.table import called, cards, lid


def test_a_curse_lies_open_and_works_on_all() -> None:
    """§9.1 The caster included."""
    scene = called("shaman", "hand 0: idol, kraken", together=True)
    assert scene.legal() == ["play kraken", "play idol", "decline"]
    scene.play("play idol", "name rum")
    assert scene.state.chests == [6, 6, 6]
    assert scene.state.played == tuple(cards("idol"))


def test_only_a_curse_can_be_cast() -> None:
    """§9.1 From the own hand."""
    scene = called("shaman", "hand 0: convoy spain 1; hand 1: idol")
    assert scene.refused("play convoy spain 1").paragraph == "9.1"
    assert scene.refused("play idol").reason == "not_in_hand"


def test_guards_and_reserve_are_not_touched() -> None:
    """§9.2 Fleets are thrown, loaded and empty ships alike; the dice are counted when the card is played (R35)."""
    position = "hand 0: kraken; fleet: 3 2 5; guards: 1 0 0; chests: 11 7 7; cargo 1: 1 1 0"
    scene = called("shaman", position, together=True).play("play kraken")
    assert scene.state.dice == [3, 2, 5]


def test_ships_do_not_sink_and_unsinkable_ones_do_not_help() -> None:
    """§9.2, §13.3 Cards and chests are lost, nothing else."""
    scene = called("shaman", "hand 0: kraken; fleet: 1 1 1; unsinkable: 1 1 1", together=True).play("play kraken")
    scene.play(lid(green=[1], white=[1], blue=[6]))
    assert scene.state.fleet == [1, 1, 1]
    assert scene.state.chests == [6, 6, 7]


def test_no_curse_is_a_skull() -> None:
    """§9.3 For want of one, or unwilling to cast it."""
    assert called("shaman").play("decline").state.skulls == [1, 0, 0]
    scene = called("shaman", "hand 0: idol").play("decline")
    assert scene.state.skulls == [1, 0, 0]
    assert scene.state.hands[0] == cards("idol")


def test_alek_throws_two_of_his_eight_ships() -> None:
    """§9.4, example: as first player and only Shaman he spares six; one die shows a 3 and costs him a rum card."""
    scene = called("shaman", "hand 0: sirens; fleet: 8 1 1; cargo 0: 2 0 0").play("play sirens")
    assert scene.state.dice == [2, 1, 1]
    scene.play(lid(green=[3, 5], white=[3], blue=[1]))
    assert scene.state.cargo[0] == 1
    assert scene.state.chests == [7, 6, 7]


def test_three_ships_are_spared_without_the_marker() -> None:
    """§9.4 And none if there are several Shamans."""
    scene = called("shaman", "hand 0: sirens", first=1).play("play sirens")
    assert scene.state.dice == [4, 7, 7]
    assert Privileged(0, Role.SHAMAN, 3) in scene.heard
    assert called("shaman", "hand 0: sirens", together=True).play("play sirens").state.dice == [7, 7, 7]


def test_a_small_fleet_is_spared_whole() -> None:
    """R41 Never fewer than no dice; nobody asks which ships."""
    scene = called("shaman", "hand 0: sirens; fleet: 4 7 7").play("play sirens")
    assert scene.state.dice == [0, 7, 7]


def test_cargo_of_spared_ships_can_be_lost() -> None:
    """R41 Two dice are thrown, and two cards go, wherever they lie."""
    scene = called("shaman", "hand 0: sirens; fleet: 8 0 0; cargo 0: 8 0 0").play("play sirens")
    scene.play(lid(green=[3, 3]))
    assert scene.state.cargo[0] == 6


@pytest.mark.parametrize("curse", ["kraken", "iceberg", "sirens", "mutiny", "whirlpool"])
def test_the_privilege_holds_for_five_curses(curse: str) -> None:
    """§9.4 Those that throw fleets."""
    assert called("shaman", f"hand 0: {curse}").play(f"play {curse}").state.dice[0] == 1


@pytest.mark.parametrize("curse", ["tavern", "idol", "payday"])
def test_and_for_no_other(curse: str) -> None:
    """§9.4 Tavern, Idol and Payday spare nobody."""
    position = f"hand 0: {curse}; chests: 10 7 7; fleet: 6 7 7"
    scene = called("shaman", position).play(f"play {curse}")
    assert not [event for event in scene.heard if isinstance(event, Privileged) and event.role == Role.SHAMAN]
    if curse == "payday":
        assert scene.state.chests[0] == 8
    elif curse == "idol":
        assert scene.play("name rum").state.chests[0] == 9
    else:
        assert scene.state.phase == Phase.THROW
        assert scene.state.dice == [0, 0, 0]


def test_without_a_ship_at_sea_nothing_is_thrown() -> None:
    """R35 No dice, no throw."""
    scene = called("shaman", "hand 0: kraken; fleet: 3 0 0").play("play kraken")
    assert scene.state.throw is None
    assert scene.state.phase == Phase.CARD  # the next call


def test_several_shamans_cast_one_curse_each() -> None:
    """R16 In turn order."""
    scene = called("shaman", "hand 0: idol; hand 1: payday", together=True)
    scene.play("play idol", "name rum", "play payday", "decline")
    assert scene.state.skulls == [0, 0, 1]
