"""§9: the payout."""

from __future__ import annotations

import pytest

from kogga.games.manila.events import CrewPaid, DamagePaid, PortPaid, YardPaid
from kogga.games.manila.state import Phase
from tests.games.manila.table import BLUE, JADE, ORANGE, RED, YELLOW, heard, last_roll
from tests.scene import Scene

ALL_IN = "nutmeg port a, silk port b, jade 12"
ONE_IN_THE_YARD = "nutmeg port a, silk port b, ginseng 5"
TWO_IN_THE_YARD = "nutmeg port a, silk 2, jade 5"
THREE_IN_THE_YARD = "nutmeg 1, silk 2, jade 3"


def two_damaged(rest: str, seats: int = 5) -> Scene:
    """The last roll leaves two boats in the shipyard."""
    return last_roll(TWO_IN_THE_YARD, rest, seats).play("roll silk 1", "roll jade 1")


def test_a_crew_splits_the_cargo() -> None:
    """§9.1 Rys. 12: jade arrives with red twice and yellow once aboard: 24 and 12 of 36."""
    scene = last_roll(ALL_IN, "crew jade: 0 2 0").play("roll jade 5")
    assert heard(scene, CrewPaid) == [CrewPaid(RED, JADE, 24), CrewPaid(YELLOW, JADE, 12)]
    assert scene.state.cash == [54, 30, 42, 30]


def test_a_crew_in_the_shipyard_gets_nothing() -> None:
    """§9.1 Its boat has not arrived."""
    scene = last_roll(ONE_IN_THE_YARD, "crew ginseng: 0 1 2").play("roll ginseng 1")
    assert scene.state.cash == [30] * 4


def test_the_port_pays_where_a_boat_lies() -> None:
    """§9.2 Rys. 13a: two boats came in: orange at A gets 6, red at B 8, blue at C nothing."""
    scene = last_roll("nutmeg port a, silk port b, jade 5", "port: 4 0 1", seats=5).play("roll jade 1")
    assert heard(scene, PortPaid) == [PortPaid(ORANGE, 0, 6), PortPaid(RED, 1, 8)]
    assert scene.state.cash == [38, 30, 30, 30, 36]


def test_the_shipyard_pays_where_a_boat_lies() -> None:
    """§9.3 Rys. 13b: ginseng alone is damaged: blue at A gets 6, black at B nothing; the bank pays."""
    scene = last_roll(ONE_IN_THE_YARD, "yard: 1 3").play("roll ginseng 1")
    assert heard(scene, YardPaid) == [YardPaid(BLUE, 0, 6)]
    assert scene.state.cash == [30, 36, 30, 30]


def test_the_agent_pays_for_damaged_boats() -> None:
    """§9.4 Rys. 14: two boats in the shipyard, blue is agent and stands at A himself: he pays orange 8 and no more."""
    scene = two_damaged("yard: 1 4; insurance: 1")
    assert heard(scene, DamagePaid, YardPaid) == [DamagePaid(BLUE, 8, 8), YardPaid(ORANGE, 1, 8)]
    assert scene.state.cash == [30, 22, 30, 30, 38]


@pytest.mark.parametrize(("boats", "owed"), [(ONE_IN_THE_YARD, 6), (TWO_IN_THE_YARD, 14), (THREE_IN_THE_YARD, 29)])
def test_the_agent_pays_for_empty_berths_as_well(boats: str, owed: int) -> None:
    """§9.4 To the bank: 6, 14 or 29 for one, two or three boats."""
    scene = last_roll(boats, "insurance: 0")
    while scene.state.phase == Phase.ROLL:
        scene.play(f"roll {('nutmeg', 'silk', 'ginseng', 'jade')[scene.state.die]} 1")
    assert heard(scene, DamagePaid) == [DamagePaid(RED, owed, owed)]
    assert scene.state.cash == [30 - owed, 30, 30, 30]


def test_an_agent_without_damage_keeps_his_ten() -> None:
    """§9.4 All three boats in port."""
    scene = last_roll(ALL_IN, "insurance: 0").play("roll jade 5")
    assert heard(scene, DamagePaid) == []
    assert scene.state.cash[RED] == 30


def test_the_agent_collects_before_he_pays() -> None:
    """R18 His crew's 24 pay the 14 he owes, though he had nothing in cash."""
    scene = two_damaged("cash: 0 30 30 30 30; crew nutmeg: 0; insurance: 0")
    assert scene.state.cash[RED] == 10


def test_the_agent_chooses_what_to_mortgage() -> None:
    """§9.4 R18 Until the sum is covered, and no further; nothing but loans is offered."""
    scene = two_damaged("cash: 5 30 30 30 30; shares 0: jade, silk; mortgaged 0: nutmeg; yard: 1 -; insurance: 0")
    assert (scene.state.phase, scene.to_act) == (Phase.LOAN, (RED,))
    assert scene.legal() == ["borrow silk", "borrow jade"]
    assert scene.refused("redeem nutmeg").paragraph == "11.3"
    assert scene.state.cash[BLUE] == 30
    scene.play("borrow jade")
    assert scene.state.cash[:2] == [3, 36]
    assert scene.state.free[:4] == [0, 1, 0, 0]


def test_an_agent_who_cannot_pay() -> None:
    """§9.5 R18 He mortgages all, pays all he has, the bank covers the rest, and no debt remains."""
    scene = two_damaged("cash: 1 30 30 30 30; shares 0: jade; yard: 1 2; insurance: 0")
    assert heard(scene, DamagePaid) == [DamagePaid(RED, 14, 13)]
    assert scene.state.cash == [0, 36, 38, 30, 30]
    assert scene.state.debt == 0


def test_a_broke_agent_with_a_yard_accomplice_ends_at_nothing() -> None:
    """R18 His own berth is left out of the account altogether, so its pay is no help."""
    scene = two_damaged("cash: 3 30 30 30 30; yard: 0 1; insurance: 0")
    assert heard(scene, DamagePaid) == [DamagePaid(RED, 8, 3)]
    assert scene.state.cash == [0, 38, 30, 30, 30]


def test_several_accomplices_each_earn() -> None:
    """R32 A seat is paid for all it has standing about."""
    scene = last_roll(ALL_IN, "crew jade: 0 0; port: 0 3 3").play("roll jade 5")
    assert scene.state.cash == [30 + 36 + 6, 30, 30, 30 + 8 + 15]


def test_the_bank_never_runs_dry() -> None:
    """R2 Whatever falls due is paid."""
    crews = "crew jade: 0 1 2 3; crew nutmeg: 0 0 0; crew silk: 1 1 1; port: 2 2 2; cash: 900 900 900 900"
    scene = last_roll(ALL_IN, crews).play("roll jade 6")
    assert sum(scene.state.cash) == 3600 + 36 + 24 + 30 + 29
