"""§7: pirates."""

from __future__ import annotations

import pytest

from kogga.games.manila.board import CAPTAIN, SECOND_PIRATE
from kogga.games.manila.events import (
    Boarded,
    CrewPaid,
    Damaged,
    Docked,
    LootShared,
    Placed,
    Plundered,
    Promoted,
    Sent,
    Stayed,
    WareRose,
)
from kogga.games.manila.state import Phase
from tests.games.manila.table import BLACK, BLUE, GINSENG, JADE, NUTMEG, RED, SILK, YELLOW, heard, last_roll, manila
from tests.scene import Scene


def second_roll(boats: str, rest: str, seats: int = 5, **options: bool) -> Scene:
    """The last die of the second roll is jade's."""
    return manila(f"phase: roll; round: 2; die: jade; boats: {boats}; {rest}", seats, **options)


def owner(scene: Scene, space: int) -> int:
    """Whose accomplice stands there."""
    pawn: int = scene.state.spaces[space]
    return pawn // 4


def test_the_captain_boards_and_the_second_moves_up() -> None:
    """§7.1, §7.2 Rys. 9: jade and ginseng stand on 13, and only ginseng has room.

    The second pirate becomes captain but finds no room any more.
    """
    crews = "crew ginseng: 2 3; crew jade: 2 3 4 4; pirates: 0 1"
    scene = second_roll("silk 5, ginseng 13, jade 9", crews).play("roll jade 4")
    assert (scene.state.phase, scene.to_act) == (Phase.CAPTAIN, (RED,))
    assert scene.legal() == ["board ginseng", "stay"]
    assert scene.refused("board jade").reason == "boat_full"
    scene.play("board ginseng")
    assert heard(scene, Boarded, Promoted) == [Boarded(RED, GINSENG, 8), Promoted(BLUE)]
    assert (owner(scene, CAPTAIN), owner(scene, SECOND_PIRATE)) == (BLUE, -1)
    assert (scene.state.phase, scene.state.round) == (Phase.PLACE, 3)


def test_boarding_is_free_and_takes_the_cheapest_vacant_space() -> None:
    """R12 The hold's second space would have cost four."""
    scene = second_roll("silk 5, ginseng 5, jade 12", "crew jade: 4; pirates: 0").play("roll jade 1", "board jade")
    assert owner(scene, 10) == RED
    assert scene.state.cash == [30] * 5


def test_the_promoted_pirate_may_board_as_well() -> None:
    """§7.2 After the captain's choice, while there is room; both seats are vacant then."""
    scene = second_roll("silk 13, ginseng 5, jade 12", "pirates: 0 1").play("roll jade 1", "board jade")
    assert (scene.state.phase, scene.to_act) == (Phase.PIRATE, (BLUE,))
    assert scene.legal() == ["board silk", "board jade", "stay"]
    scene.play("board silk")
    assert (owner(scene, CAPTAIN), owner(scene, SECOND_PIRATE)) == (-1, -1)
    assert (owner(scene, 9), owner(scene, 3)) == (RED, BLUE)


def test_a_captain_who_stays_is_not_asked_again() -> None:
    """R12 The second pirate decides, then the voyage goes on with the captain in his seat."""
    scene = second_roll("silk 5, ginseng 5, jade 12", "pirates: 0 1").play("roll jade 1", "stay")
    assert (scene.state.phase, scene.to_act) == (Phase.PIRATE, (BLUE,))
    scene.play("board jade")
    assert heard(scene, Stayed, Boarded, Promoted) == [Stayed(RED), Boarded(BLUE, JADE, 9)]
    assert (owner(scene, CAPTAIN), owner(scene, SECOND_PIRATE)) == (RED, -1)
    assert scene.state.phase == Phase.PLACE


def test_both_may_stay() -> None:
    """§7.1 Each may hope for plunder."""
    scene = second_roll("silk 5, ginseng 5, jade 12", "pirates: 0 1").play("roll jade 1", "stay", "stay")
    assert (owner(scene, CAPTAIN), owner(scene, SECOND_PIRATE)) == (RED, BLUE)
    assert scene.state.round == 3


@pytest.mark.parametrize(
    ("eyes", "rest"), [(1, "crew jade: 1 1 2 2; pirates: 0"), (1, "crew jade: 1"), (2, "pirates: 0")]
)
def test_nobody_is_asked_where_there_is_nothing_to_board(eyes: int, rest: str) -> None:
    """R12 A full boat, no pirate, or a boat in Manila."""
    scene = second_roll("silk 5, ginseng 5, jade 12", rest).play(f"roll jade {eyes}")
    assert scene.state.phase == Phase.PLACE


def test_one_player_with_both_seats_decides_twice() -> None:
    """R15 First as captain, then as the second."""
    scene = second_roll("silk 5, ginseng 5, jade 12", "pirates: 0 0").play("roll jade 1", "board jade")
    assert (scene.state.phase, scene.to_act) == (Phase.PIRATE, (RED,))
    scene.play("stay")
    assert owner(scene, CAPTAIN) == RED


def test_pirates_board_only_after_the_second_roll() -> None:
    """§7.1 Not in other moments, and not after a pilot's step."""
    scene = manila("phase: place; round: 3; boats: silk 5, ginseng 5, jade 13; pirates: 0")
    assert scene.refused("board jade").reason == "no_boarding_now"
    piloted = manila("phase: small pilot; round: 3; boats: silk 5, ginseng 5, jade 12; pirates: 1; pilots: 0")
    piloted.play("pilot jade +1")
    assert piloted.state.phase == Phase.ROLL


def test_vacated_pirate_seats_may_be_bought_again() -> None:
    """R13 With both gone the first newcomer is captain; with one left he is captain and the newcomer second."""
    scene = second_roll("silk 5, ginseng 5, jade 12", "pirates: 0 1").play("roll jade 1", "board jade", "board jade")
    scene.play("place pirates", "place pirates")
    assert (owner(scene, CAPTAIN), owner(scene, SECOND_PIRATE)) == (RED, BLUE)
    one_left = second_roll("silk 5, ginseng 5, jade 12", "pirates: 1 2").play("roll jade 1", "board jade", "stay")
    one_left.play("place pirates")
    assert heard(one_left, Placed) == [Placed(RED, SECOND_PIRATE, 5)]
    assert (owner(one_left, CAPTAIN), owner(one_left, SECOND_PIRATE)) == (YELLOW, RED)


def test_a_pirate_hired_in_the_last_round_plunders_but_never_boards() -> None:
    """R13 The third roll brings the boat to 13."""
    scene = manila("phase: place; round: 3; boats: silk 13, ginseng 5, jade 12", seats=3).play("place pirates")
    assert scene.to_act == (BLUE,)
    last = last_roll("silk port a, ginseng yard a, jade 12", "pirates: 0", seats=3).play("roll jade 1")
    assert last.legal() == ["send jade port", "send jade yard"]


def test_plunder() -> None:
    """§7.3 Rys. 10: nutmeg stops on 13 after the third roll: its crew goes home with nothing, two pirates share 24."""
    crews = "crew nutmeg: 2 3 4; pirates: 0 1"
    scene = last_roll("nutmeg 9, silk 2, jade 3", crews, seats=5).play("roll nutmeg 4", "roll silk 1", "roll jade 1")
    assert (scene.state.phase, scene.to_act) == (Phase.SEND, (RED,))
    assert scene.state.spaces[0:3] == [-1, -1, -1]
    assert scene.state.cash == [30] * 5  # R14: the captain decides before any payout
    scene.play("send nutmeg port")
    assert heard(scene, Plundered, LootShared, CrewPaid) == [
        Plundered(NUTMEG), LootShared(RED, NUTMEG, 12), LootShared(BLUE, NUTMEG, 12),
    ]  # fmt: skip
    assert scene.state.cash == [42, 42, 30, 30, 30]


def test_a_lone_pirate_takes_all() -> None:
    """§7.3 §9.1 The whole cargo."""
    scene = last_roll("nutmeg 9, silk port a, jade port b", "crew nutmeg: 1; pirates: 0").play("roll nutmeg 4")
    scene.play("send nutmeg yard")
    assert scene.state.cash == [54, 30, 30, 30]


def test_one_player_in_both_seats_gets_both_halves() -> None:
    """R15 36 for jade."""
    scene = last_roll("nutmeg port a, silk port b, jade 9", "pirates: 3 3").play("roll jade 4", "send jade yard")
    assert scene.state.cash[BLACK] == 66


def test_the_captain_sends_the_boat_to_the_port() -> None:
    """§7.4 It counts for the port's pay and the ware rises."""
    scene = last_roll("nutmeg port a, silk yard a, jade 9", "pirates: 0 1; port: - 2; market: 5 0 0 10")
    scene.play("roll jade 4", "send jade port")
    assert heard(scene, Sent, Docked) == [Sent(RED, JADE, True), Docked(JADE, 1)]
    assert heard(scene, WareRose) == [WareRose(NUTMEG, 10), WareRose(JADE, 20)]
    assert scene.state.cash == [48, 48, 38, 30]


def test_the_captain_sends_the_boat_to_the_shipyard() -> None:
    """§7.4 It counts for the yard's pay and the insurance; the ware stays where it was."""
    scene = last_roll("nutmeg port a, silk yard a, jade 9", "pirates: 0; yard: - 2; insurance: 3; market: 0 0 0 10")
    scene.play("roll jade 4", "send jade yard")
    assert heard(scene, Damaged) == [Damaged(JADE, 1)]
    assert scene.state.market == [1, 0, 0, 2]
    assert scene.state.cash == [66, 30, 38, 30 - 14]


def test_several_plundered_boats_are_sent_in_the_order_of_wares() -> None:
    """R14 One decision a boat, before any payout."""
    scene = last_roll("nutmeg 9, silk 9, jade 9", "pirates: 1")
    scene.play("roll nutmeg 4", "roll silk 3", "roll jade 4")
    assert heard(scene, Plundered, Damaged) == [Damaged(SILK, 0), Plundered(NUTMEG), Plundered(JADE)]
    assert scene.refused("send jade port").reason == "other_boat_first"
    scene.play("send nutmeg yard")
    assert scene.state.cash == [30] * 4
    scene.play("send jade yard")
    assert scene.state.cash == [30, 90, 30, 30]
    assert scene.state.boats == [18, 17, -1, 19]


def test_plunder_happens_by_itself_also_on_one_s_own_boat() -> None:
    """R14 The captain's own crew goes home unpaid like the rest."""
    scene = last_roll("nutmeg 9, silk port a, jade port b", "crew nutmeg: 0 0 1; pirates: 0").play("roll nutmeg 4")
    assert scene.legal() == ["send nutmeg port", "send nutmeg yard"]
    scene.play("send nutmeg port")
    assert scene.state.cash == [54, 30, 30, 30]


def test_a_boat_on_13_before_the_third_roll_arrives() -> None:
    """§7.3 Unless a pilot pulls it back: then a pirate who had boarded it is plundered like the others."""
    safe = last_roll("nutmeg 13, silk port a, jade port b", "crew nutmeg: 0; pirates: 1").play("roll nutmeg 1")
    assert safe.state.cash == [54, 30, 30, 30]
    boats = "boats: nutmeg 13, silk port a, jade port b"
    back = manila(f"phase: small pilot; asked: 2; round: 3; {boats}; crew nutmeg: 0; pirates: 1; pilots: 2")
    back.play("pilot nutmeg -1", "roll nutmeg 1", "send nutmeg port")
    assert back.state.cash == [30, 54, 30, 30]


def test_a_boarded_pirate_is_crew() -> None:
    """§7.1 He is paid with the crew and plunders no more."""
    scene = manila("phase: captain; round: 2; boats: nutmeg 13, silk port a, jade 2; crew nutmeg: 1; pirates: 0")
    scene.play("board nutmeg", "decline", "decline", "decline", "decline", "roll nutmeg 2", "roll jade 6")
    assert scene.state.cash == [42, 42, 30, 30]
