"""§14.1-14.5, §14.7, §14.8: curses, one by one."""

from __future__ import annotations

import pytest

from kogga.games.seven_seas.events import CurseStruck, Whirled
from kogga.games.seven_seas.rules.curses import caught
from kogga.games.seven_seas.state import Phase
from tests.games.seven_seas.table import GAME, called, lid
from tests.scene import Scene


def cursed(curse: str, position: str, whirlpool: str = "player") -> Scene:
    """Seat 0 of three has cast a curse; all are Shamans, so nobody has a privilege."""
    scene = called("shaman", f"hand 0: {curse}; {position}", together=True, whirlpool=whirlpool)
    return scene.play(f"play {curse}")


def test_olga_meets_the_kraken() -> None:
    """§14.1, example: two fruit and a coffee aboard, three ones: both fruit and a chest are lost."""
    scene = cursed("kraken", "fleet: 1 4 0; cargo 1: 0 1 2")
    scene.play(lid(green=[6], white=[1, 1, 1, 2]))
    assert scene.state.cargo[3:6] == [0, 1, 0]
    assert scene.state.chests == [7, 6, 7]
    assert scene.state.discards == [0, 0, 2, 0]
    assert CurseStruck(1, 2, 2, 1) in scene.heard


def test_the_iceberg_takes_coffee_for_every_two() -> None:
    """§14.2 A chest for every card one is short of."""
    scene = cursed("iceberg", "fleet: 2 3 0; cargo 0: 0 2 0; cargo 1: 1 1 1")
    scene.play(lid(green=[2, 1], white=[2, 2, 2]))
    assert scene.state.cargo == [0, 1, 0, 1, 0, 1, 0, 0, 0]
    assert scene.state.chests == [7, 5, 7]


def test_the_sirens_take_rum_for_every_three() -> None:
    """§14.3 And nothing for other faces."""
    scene = cursed("sirens", "fleet: 2 2 2; cargo 0: 2 0 0")
    scene.play(lid(green=[3, 3], white=[1, 2], blue=[4, 3]))
    assert scene.state.cargo[0] == 0
    assert scene.state.chests == [7, 7, 6]


def test_grzegorz_has_a_mutiny() -> None:
    """§14.4, example: two rum, which the port pays most for, and three fours: both rum cards and a chest."""
    scene = cursed("mutiny", "fleet: 0 3 0; cargo 1: 2 0 0").play(lid(white=[4, 4, 4]))
    assert scene.state.cargo[3] == 0
    assert scene.state.chests[1] == 6


def test_the_mutiny_looks_at_the_current_port() -> None:
    """§14.4 In another port it takes another good."""
    scene = cursed("mutiny", "port: port fruit rum coffee; fleet: 3 0 0; cargo 0: 1 1 1").play(lid(green=[4, 4, 1]))
    assert scene.state.cargo[:3] == [1, 1, 0]
    assert scene.state.chests[0] == 6


def test_a_card_one_has_cannot_be_kept_for_a_chest() -> None:
    """§9.2 Cards first, chests only for what is missing; nobody is asked."""
    scene = cursed("kraken", "fleet: 2 0 0; cargo 0: 0 0 2").play(lid(green=[1, 1]))
    assert scene.state.cargo[:3] == [0, 0, 0]
    assert scene.state.chests[0] == 7


def test_chests_never_fall_below_none() -> None:
    """R21 What is missing beyond is forgotten."""
    scene = cursed("kraken", "fleet: 4 0 0; chests: 2 7 7").play(lid(green=[1, 1, 1, 1]))
    assert scene.state.chests[0] == 0
    assert scene.state.skulls[0] == 0


def test_guards_that_come_home_are_not_thrown() -> None:
    """R35 The dice were counted before; §11.2 the guard is back in the fleet afterwards."""
    scene = cursed("kraken", "fleet: 2 0 0; guards: 1 0 0; chests: 10 7 7")
    assert scene.state.dice == [2, 0, 0]
    scene.play(lid(green=[1, 6]))
    assert (scene.state.chests[0], scene.state.guards[0], scene.state.fleet[0]) == (9, 0, 3)


def test_ships_freed_by_a_curse_fill_a_debt_of_guards() -> None:
    """R20, R35 A lost good empties a ship, and the ship goes to the island."""
    scene = cursed("kraken", "fleet: 1 0 0; guards: 0 0 0; chests: 14 7 7; cargo 0: 0 0 1").play(lid(green=[1]))
    assert (scene.state.fleet[0], scene.state.guards[0]) == (0, 1)


def test_losses_are_settled_from_the_caster_clockwise() -> None:
    """R35 In the log."""
    position = "first: 2; chosen: - shaman shaman; hand 1: kraken; fleet: 1 1 1"
    scene = Scene("seven_seas", 3, position).play("choose shaman", "decline", "decline", "play kraken")
    scene.play(lid(white=[1], blue=[1], green=[1]))
    assert [event.seat for event in scene.heard if isinstance(event, CurseStruck)] == [1, 2, 0]


def test_the_whirlpool_catches_as_many_ships_as_the_red_die_shows() -> None:
    """§14.5 The closest ones, whoever they belong to; who has one in it loses a talisman, or a chest."""
    scene = cursed("whirlpool", "fleet: 2 2 1; talismans: 1 0 2")
    assert scene.state.red == 1
    scene.play("throw red 3@1000/1000 green 5@1200/1000 5@1000/1200 white 5@800/1000 5@2000/2000 blue 5@2200/2000")
    assert Whirled((2, 1, 0)) in scene.heard
    assert scene.state.talismans == [0, 0, 2]
    assert scene.state.chests == [7, 6, 7]
    assert scene.state.discards[3] == 1


def test_once_a_player() -> None:
    """R37 Two ships in the whirlpool cost one talisman."""
    scene = cursed("whirlpool", "fleet: 2 0 0; talismans: 2 0 0").play(lid(red=[6], green=[1, 1]))
    assert scene.state.talismans[0] == 1


def test_once_a_ship_with_the_option() -> None:
    """R37 A talisman for each, or a chest when there is none left."""
    scene = cursed("whirlpool", "fleet: 3 0 0; talismans: 2 0 0", whirlpool="ship").play(lid(red=[6], green=[1, 1, 1]))
    assert scene.state.talismans[0] == 0
    assert scene.state.chests[0] == 6


def test_equal_distances_at_the_edge_of_the_whirlpool() -> None:
    """R37 The ship thrown first is caught; with fewer ships than the die shows, all are."""
    throw = GAME.read("throw red 1@1000/1000 white 5@1200/1000 green 5@800/1000")
    assert caught(throw, 3) == [0, 1, 0]
    throw = GAME.read("throw red 6@1000/1000 white 5@1200/1000 green 5@800/1000")
    assert caught(throw, 3) == [1, 1, 0]


def test_the_whirlpool_is_thrown_even_alone() -> None:
    """R37 Then nothing happens."""
    scene = cursed("whirlpool", "fleet: 0 0 0; talismans: 1 1 1")
    assert scene.state.phase == Phase.THROW
    scene.play(lid(red=[6]))
    assert scene.state.talismans == [1, 1, 1]
    assert scene.state.chests == [7, 7, 7]


def test_a_lost_talisman_keeps_its_yin_yang() -> None:
    """R30 What was taken for it stays."""
    scene = cursed("whirlpool", "fleet: 1 0 0; talismans: 1 0 0; yin: 1 0 0").play(lid(red=[1], green=[1]))
    assert scene.state.talismans[0] == 0
    assert scene.state.yin[0] == 1


def test_the_idol_wants_a_good_of_everybody() -> None:
    """§14.7 A card of the kind, or a chest; no dice."""
    scene = cursed("idol", "cargo 0: 1 0 0; cargo 1: 2 1 0")
    assert scene.legal() == ["name rum", "name coffee", "name fruit"]
    scene.play("name rum")
    assert scene.state.cargo == [0, 0, 0, 1, 1, 0, 0, 0, 0]
    assert scene.state.chests == [7, 7, 6]


def test_the_caster_may_name_what_he_does_not_hold() -> None:
    """R40 And pays like everybody; the good is named after the card was played."""
    scene = cursed("idol", "cargo 0: 1 0 0; cargo 1: 0 1 0").play("name coffee")
    assert scene.state.chests == [6, 7, 6]


def test_payday_costs_two_chests_a_guard() -> None:
    """§14.8 Guards may come home (§11.2): 21 chests with 2 guards become 17 with one."""
    scene = cursed("payday", "chests: 21 35 7; guards: 2 3 0; fleet: 5 4 7")
    assert scene.state.chests == [17, 29, 7]
    assert scene.state.guards == [1, 2, 0]
    assert scene.state.fleet == [6, 5, 7]


def test_payday_is_paid_in_one_go() -> None:
    """R36 For the guards that stood there when it began; those that really stood there, debts apart (§11.1)."""
    assert cursed("payday", "chests: 20 7 7; guards: 2 0 0; fleet: 5 7 7").state.chests[0] == 16
    scene = cursed("payday", "chests: 20 7 7; guards: 1 0 0; fleet: 1 7 7; cargo 0: 1 0 0")
    assert scene.state.chests[0] == 18


@pytest.mark.parametrize("curse", ["kraken", "iceberg", "sirens", "mutiny"])
def test_who_has_no_hit_loses_nothing(curse: str) -> None:
    """§14.1, §14.2, §14.3, §14.4 Fives and sixes are safe."""
    scene = cursed(curse, "fleet: 2 1 0; cargo 0: 1 1 0; cargo 1: 0 0 1").play(lid(green=[5, 6], white=[6]))
    assert scene.state.cargo == [1, 1, 0, 0, 0, 1, 0, 0, 0]
    assert scene.state.chests == [7, 7, 7]
