"""§6.5-6.8: dice in the lid, duels, sunk ships, loot."""

from __future__ import annotations

from kogga import CHANCE
from kogga.games.seven_seas.actions import Throw
from kogga.games.seven_seas.events import BattleOver, Fought, ShipsSunk
from kogga.games.seven_seas.rules.battle import duels, sinks
from kogga.games.seven_seas.state import Phase
from tests.games.seven_seas.table import GAME, called, lid
from tests.scene import Scene

EXAMPLE = (
    "throw red 2@500/500 6@1500/1500 4@2300/500 green 1@600/500 white 2@500/650 3@1000/1500 blue 3@1500/1700 6@2300/800"
)


def against(convoy: str, *sent: int, position: str = "", first: int = 0) -> Scene:
    """Seat 0 has played a convoy, alone as Captain, and so many ships were sent by seat."""
    more = f"; {position}" if position else ""
    scene = called("captain", f"hand 0: convoy {convoy}{more}", seats=len(sent), first=first)
    return scene.play(f"play convoy {convoy}", *(f"send {ships}" for ships in sent))


def thrown(words: str) -> Throw:
    """The throw of these words."""
    throw = GAME.read(words)
    assert isinstance(throw, Throw)
    return throw


def test_the_rulebook_s_battle() -> None:
    """§6.6, example: red 2 sinks green 1; red 2 and white 2 both sink; red 6 sinks blue 3; blue 6 sinks red 4; red 6
    sinks white 3; red 6 and blue 6 both sink.
    """
    scene = against("spain 3", 1, 2, 2).play(EXAMPLE)
    fights = [event for event in scene.heard if isinstance(event, Fought)]
    told = [(event.merchant_face, event.seat, event.pirate_face) for event in fights]
    assert told == [(2, 0, 1), (2, 1, 2), (6, 2, 3), (4, 2, 6), (6, 1, 3), (6, 2, 6)]
    throw = thrown(EXAMPLE)
    sunk = [sinks(throw, pair) for pair in duels(throw)]
    assert sunk == [(False, True), (True, True), (False, True), (True, False), (False, True), (True, True)]


def test_the_last_two_sinking_together_leave_no_loot() -> None:
    """R26 The rulebook's battle is won, but nobody is left to draw."""
    scene = against("spain 3", 1, 2, 2).play(EXAMPLE)
    assert BattleOver(True, True) in scene.heard
    assert scene.state.loot == [15] * 4
    assert scene.state.fleet == [6, 5, 5]
    assert scene.state.yin == [1 + 4, 2, 2]


def test_the_captain_throws_all_dice_together() -> None:
    """§6.5 Merchants first, then each seat's ships from the Captain clockwise (R25)."""
    position = "first: 1; chosen: cartographer - captain; hand 2: convoy spain 2"
    scene = Scene("seven_seas", 3, position).play("choose merchant")
    scene.play("play convoy spain 2", "send 2", "send 1", "send 0")
    assert scene.to_act == (CHANCE,)
    assert scene.refused("throw red 1@100/100 1@300/100 green 1@500/100 blue 1@700/100 1@900/100", CHANCE)
    scene.play("throw red 1@100/100 1@300/100 blue 1@700/100 1@900/100 green 1@500/100")
    assert scene.state.throw is not None
    assert scene.state.throw.owners == (-1, -1, 2, 2, 0)


def test_the_closest_pair_fights_first() -> None:
    """§6.6 From centre to centre (R25): the six is a millimetre farther than the one."""
    near = thrown("throw red 3@1000/1000 green 1@1200/1000 6@1000/1210")
    assert duels(near) == [(0, 1), (0, 2)]
    far = thrown("throw red 3@1000/1000 green 1@1220/1000 6@1000/1210")
    assert duels(far) == [(0, 2)]


def test_distances_are_straight_lines() -> None:
    """R25 Euclid: 150 across and 150 along are more than 200 straight."""
    throw = thrown("throw red 6@1000/1000 green 1@1150/1150 2@1200/1000")
    assert duels(throw) == [(0, 2), (0, 1)]


def test_among_equal_distances_the_first_merchant_and_then_the_first_pirate_fights() -> None:
    """R25 In throw order: so the Captain's ships before his neighbours'."""
    merchants = thrown("throw red 6@1000/1000 6@1400/1000 green 1@1200/1000")
    assert duels(merchants) == [(0, 2)]
    pirates = thrown("throw red 6@1000/1000 blue 1@1200/1000 green 1@800/1000")
    assert duels(pirates) == [(0, 1), (0, 2)]


def test_a_winner_stays_and_may_fight_again() -> None:
    """§6.6 Faces and places never change: one six sinks three ships."""
    throw = thrown("throw red 6@1000/1000 green 5@1200/1000 white 5@1400/1000 blue 5@1600/1000")
    assert duels(throw) == [(0, 1), (0, 2), (0, 3)]


def test_the_battle_ends_when_one_side_is_sunk() -> None:
    """§6.6 Ships that nobody reaches do not fight; pirates never fight pirates."""
    throw = thrown("throw red 1@1000/1000 green 2@1200/1000 white 1@1190/1150")
    assert duels(throw) == [(0, 1)]


def test_jola_loses_a_ship_and_draws_three_cards() -> None:
    """§6.8, example: of four ships one sinks; 1 yin-yang (§6.7) and 3 loot cards."""
    scene = against("spain 3", 0, 4, 1).play(
        "throw red 5@500/500 1@1500/1500 1@1500/500 white 1@600/500 6@700/500 6@1600/1500 6@1600/500 blue 1@2600/2600"
    )
    assert scene.state.asked == 1
    assert scene.state.yin[1] == 1
    scene.play("loot rum", "loot fruit", "loot coffee")
    assert scene.state.phase == Phase.LOAD
    assert scene.state.drawn == (0, 2, 1)


def test_sunk_ships_go_to_the_reserve_for_a_yin_yang_each() -> None:
    """§6.7 Also when the battle is lost; then nobody draws (§6.8)."""
    scene = against("spain 1", 2, 1, 1).play(lid(red=[6], green=[1, 2], white=[3], blue=[4]))
    assert scene.state.fleet == [5, 6, 6]
    assert scene.view(0).reserve == (5, 4, 4)
    assert scene.state.yin == [2 + 4, 1, 1]
    assert BattleOver(False, True) in scene.heard
    assert scene.state.loot == [15] * 4


def test_loot_is_shared_from_the_captain_clockwise() -> None:
    """§6.8 A card for each surviving ship; one seat after the other draws and loads (R27)."""
    scene = against("spain 1", 1, 0, 2).play(lid(red=[1], green=[6], blue=[2, 2]))
    assert scene.state.asked == 0
    scene.play("loot rum", "load rum")
    assert scene.state.asked == 2
    scene.play("loot rum", "loot coffee", "refuse rum", "load coffee")
    assert scene.state.cargo == [1, 0, 0, 0, 0, 0, 0, 1, 0]


def test_a_seat_whose_ships_all_sank_draws_nothing() -> None:
    """R26 While the others draw."""
    scene = against("spain 1", 1, 1, 1).play(
        "throw red 3@1000/1000 green 2@1100/1000 white 6@1000/1200 blue 1@2000/2000"
    )
    assert scene.state.asked == 1
    assert scene.state.due == [0, 0, 1]


def test_alek_s_unsinkable_ships() -> None:
    """§13.3, example: two tokens, three ships sunk: two come back without loot, one is lost for 1 yin-yang."""
    scene = against("spain 2", 0, 4, 1, position="unsinkable: 0 2 0").play(
        "throw red 5@500/500 1@1500/1500 white 1@600/500 1@620/620 1@640/400 6@1600/1500 blue 6@500/900"
    )
    assert ShipsSunk(1, 1, 2) in scene.heard
    assert scene.state.fleet == [7, 6, 7]
    assert scene.state.yin[1] == 1
    assert (scene.state.asked, scene.state.draws) == (1, 1)


def test_unsinkable_ships_come_back_in_every_battle() -> None:
    """R34 By themselves, anew for each Captain; the tokens stay."""
    position = "hand 0: convoy spain 1; hand 1: convoy france 1; unsinkable: 1 0 0"
    scene = called("captain", position, together=True)
    for convoy in ("spain", "france"):
        scene.play(f"play convoy {convoy} 1", "send 1", "send 1", "send 1")
        throw = (
            {"green": [1], "white": [1], "blue": [1]}
            if convoy == "spain"
            else {"white": [1], "blue": [1], "green": [1]}
        )
        scene.play(lid(red=[6], **throw))
    assert scene.state.fleet == [7, 5, 5]
    assert scene.state.unsinkable == [1, 0, 0]
    assert scene.state.yin == [0, 2, 2]


def test_a_double_hold_ship_is_one_die_and_draws_one_card() -> None:
    """R33 Hold space only: it counts once when it is sent, sunk or survives."""
    scene = against("spain 1", 1, 1, 1, position="holds: 3 0 0; fleet: 1 7 7")
    scene.play(lid(red=[1], green=[6], white=[6], blue=[6]))
    assert (scene.state.asked, scene.state.draws) == (0, 1)


def test_after_a_battle_there_is_room_for_the_whole_draw() -> None:
    """R26 Every survivor was empty; the fleet returns."""
    scene = against("spain 1", 2, 0, 0, position="fleet: 4 7 7; cargo 0: 1 1 0")
    scene.play(lid(red=[1], green=[6, 6]), "loot rum", "loot rum", "load rum", "load rum")
    assert scene.state.cargo[:3] == [3, 1, 0]
    assert scene.state.fleet[0] == 4
