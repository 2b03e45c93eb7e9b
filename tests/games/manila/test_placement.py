"""§5: placing accomplices."""

from __future__ import annotations

import pytest

from kogga import CHANCE
from kogga.games.manila.board import CAPTAIN, INSURANCE, PORT, SECOND_PIRATE, YARD
from kogga.games.manila.events import Declined, Insured, PassedOver, Placed, RoundBegan, YardPaid
from kogga.games.manila.state import Phase
from tests.games.manila.table import AT_SEA, BLACK, BLUE, RED, YELLOW, heard, last_roll, manila

EVERYWHERE = [
    "place nutmeg", "place silk", "place jade", "place port a", "place port b", "place port c", "place yard a",
    "place yard b", "place yard c", "place pirates", "place small pilot", "place large pilot", "place insurance",
    "decline",
]  # fmt: skip


def test_from_the_master_clockwise_one_each() -> None:
    """§5.1 Then the dice roll."""
    scene = manila(f"{AT_SEA}; master: 2")
    assert scene.legal() == EVERYWHERE
    order = []
    for words in ("place jade", "place port a", "place pirates", "place silk"):
        order.append(scene.to_act)
        scene.play(words)
    assert order == [(YELLOW,), (BLACK,), (RED,), (BLUE,)]
    assert scene.to_act == (CHANCE,)
    assert scene.state.cash == [25, 27, 27, 26]


def test_every_round_begins_with_the_master_again() -> None:
    """§5.1 After the roll."""
    scene = manila(f"{AT_SEA}; master: 2").play("place jade", "place port a", "place pirates", "place silk")
    scene.play("roll nutmeg 1", "roll silk 1", "roll jade 1")
    assert (scene.state.round, scene.to_act) == (2, (YELLOW,))
    assert scene.heard[-1] == RoundBegan(2)


@pytest.mark.parametrize(("seats", "rounds_and_rolls"), [(3, "PPRPRPR"), (4, "PRPRPR"), (5, "PRPRPR")])
def test_rounds_and_rolls(seats: int, rounds_and_rolls: str) -> None:
    """§5.1 Three of each; with three players a fourth round, before the first roll."""
    scene = manila("phase: set; ashore: ginseng", seats).play("set nutmeg 3", "set silk 3")
    course = ""
    while scene.state.voyage == 1:
        if scene.to_act == (CHANCE,):
            course += "R"
            for ware in ("nutmeg", "silk", "jade"):
                scene.play(f"roll {ware} 1")
        else:
            course += "P"
            for _ in range(seats):
                scene.play(scene.legal()[0])
    assert course == rounds_and_rolls


def test_the_cheapest_vacant_space_of_a_hold() -> None:
    """§5.2 Jade: 3, 4, 5 and 5 for the fourth; nutmeg has three."""
    scene = manila(AT_SEA, seats=5).play("place jade", "place jade", "place jade", "place jade")
    assert scene.state.cash == [27, 26, 25, 25, 30]
    assert "place jade" not in scene.legal()
    assert scene.refused("place jade").reason == "no_room"
    assert scene.refused("place ginseng").reason == "ware_ashore"


def test_several_accomplices_of_one_seat_on_one_boat() -> None:
    """§5.2 R32 As long as there is room."""
    scene = manila(f"{AT_SEA}; round: 2; crew jade: 0 0").play("place jade")
    assert [pawn // 4 for pawn in scene.state.spaces[9:13]] == [RED, RED, RED, -1]


def test_port_and_yard_in_any_order() -> None:
    """§5.3, §5.4 Any vacant space: C may be taken before A; one accomplice each."""
    scene = manila(AT_SEA).play("place port c", "place yard b", "place port b")
    assert scene.state.cash == [28, 27, 27, 30]
    assert scene.state.spaces[PORT : YARD + 3] == [-1, 8, 0, -1, 4, -1]
    assert scene.refused("place port c").paragraph == "5.1"


def test_the_rulebook_s_yard_c() -> None:
    """§5.4, example: two pesos for the shipyard's C, fifteen back if a boat berths there."""
    scene = manila(AT_SEA).play("place yard c")
    assert heard(scene, Placed) == [Placed(RED, YARD + 2, 2)]
    scene = last_roll("nutmeg 1, silk 1, jade 1", "yard: - - 0").play("roll nutmeg 1", "roll silk 1", "roll jade 1")
    assert heard(scene, YardPaid) == [YardPaid(RED, 2, 15)]


def test_a_port_space_beside_a_boat_is_a_sure_thing_and_legal() -> None:
    """R31 The boat at berth A has come in already."""
    scene = manila("phase: place; round: 3; boats: nutmeg port a, silk 3, jade 2")
    assert "place port a" in scene.legal()


def test_the_captain_s_seat_first() -> None:
    """§5.5 The second pirate sits behind; the third finds no room. R15 Both may be one player's."""
    scene = manila(AT_SEA).play("place pirates", "place pirates")
    assert (scene.state.spaces[CAPTAIN] // 4, scene.state.spaces[SECOND_PIRATE] // 4) == (RED, BLUE)
    assert scene.refused("place pirates").reason == "no_room"
    both = manila(f"{AT_SEA}; round: 2; pirates: 0").play("place pirates")
    assert both.state.spaces[CAPTAIN] // 4 == both.state.spaces[SECOND_PIRATE] // 4 == RED


def test_pilots() -> None:
    """§5.6 The small one costs two, the large one five."""
    scene = manila(AT_SEA).play("place large pilot", "place small pilot")
    assert scene.state.cash == [25, 28, 30, 30]


def test_the_insurance_agent_is_paid_at_once() -> None:
    """§5.7 Ten pesos from the bank, and there is one agent only."""
    scene = manila(AT_SEA).play("place insurance")
    assert heard(scene, Insured) == [Insured(RED, 10)]
    assert scene.state.cash[RED] == 40
    assert scene.state.spaces[INSURANCE] // 4 == RED
    assert scene.refused("place insurance").reason == "no_room"


def test_who_declines_is_out_for_the_voyage() -> None:
    """§5.8 His accomplices stay; he is not asked again."""
    scene = manila(f"{AT_SEA}; round: 2; crew jade: 0").play("decline", "place port a", "place port b", "place port c")
    assert heard(scene, Declined) == [Declined(RED)]
    scene.play("roll nutmeg 1", "roll silk 1", "roll jade 1")
    assert scene.to_act == (BLUE,)
    assert scene.state.spaces[9] // 4 == RED


def test_with_three_players_declining_covers_the_second_opening_round() -> None:
    """§5.8 Also that one."""
    scene = manila(AT_SEA, seats=3).play("place port a", "decline", "place port b")
    assert (scene.state.round, scene.to_act) == (2, (RED,))
    scene.play("place port c")
    assert scene.to_act == (YELLOW,)


def test_with_everybody_out_the_dice_still_roll() -> None:
    """§5.8 The boats sail alone."""
    scene = manila(AT_SEA).play("decline", "decline", "decline", "decline")
    for _ in range(3):
        assert scene.to_act == (CHANCE,)
        scene.play("roll nutmeg 1", "roll silk 1", "roll jade 1")
    assert scene.state.voyage == 2


def test_holds_in_manila_are_closed_those_on_13_open() -> None:
    """§5.2 R10 Nobody boards a boat that has arrived."""
    scene = manila("phase: place; round: 3; boats: nutmeg port a, silk 13, jade 2")
    assert "place nutmeg" not in scene.legal()
    assert "place silk" in scene.legal()
    assert scene.refused("place nutmeg").reason == "boat_in_port"


FULL = "port: 0 1 2; yard: 0 1 2; pirates: 3 3; pilots: 4 4"
ALL_IN = "boats: nutmeg port a, silk port b, jade port c"


def test_a_seat_without_an_open_space_is_passed_over() -> None:
    """R3 Ten accomplices off the boats, all boats in: the last space goes to the first, the others are not asked."""
    scene = manila(f"phase: place; round: 3; {ALL_IN}; {FULL}", seats=5)
    assert scene.legal() == ["place insurance", "decline"]
    scene.play("place insurance")
    assert heard(scene, PassedOver) == [PassedOver(seat) for seat in (1, 2, 3, 4)]
    assert scene.state.voyage == 2


def test_with_all_boats_in_there_is_no_roll_and_no_piloting() -> None:
    """R3, R11, R17 After the last round the payout follows at once."""
    scene = manila(f"phase: place; round: 3; asked: 3; {ALL_IN}; port: 0 1 2; pilots: 0 1").play("decline")
    assert scene.state.phase == Phase.AUCTION
    assert scene.state.cash == [36, 38, 45, 30]


def test_a_placement_turn_is_a_window_for_loans() -> None:
    """R23 Borrowing and redeeming return to the turn."""
    scene = manila(f"{AT_SEA}; cash: 15 30 30 30; shares 0: jade, silk").play("borrow jade")
    assert scene.to_act == (RED,)
    scene.play("redeem jade", "borrow silk", "place jade")
    assert scene.state.cash[RED] == 15 - 3 + 12 - 3
    assert scene.to_act == (BLUE,)


def test_a_placement_is_paid_with_a_loan_where_cash_is_short() -> None:
    """§5.1 R20 The owner says which share, then stands where he wanted to."""
    scene = manila(f"{AT_SEA}; cash: 2 30 30 30; shares 0: jade, silk").play("place jade")
    assert (scene.state.phase, scene.to_act) == (Phase.LOAN, (RED,))
    assert scene.legal() == ["borrow silk", "borrow jade"]
    assert scene.refused("decline").paragraph == "11.3"
    scene.play("borrow silk")
    assert scene.state.cash[RED] == 11
    assert scene.state.spaces[9] // 4 == RED
    assert scene.to_act == (BLUE,)
