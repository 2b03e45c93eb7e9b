"""§3: the auction of the harbour master's office."""

from __future__ import annotations

import pytest

from kogga.games.manila.events import BidMade, OfficeTaken, Passed, VoyageBegan
from kogga.games.manila.state import Phase
from tests.games.manila.table import BLACK, BLUE, RED, YELLOW, heard, manila


def test_the_opener_bids_first_and_turns_go_clockwise() -> None:
    """§3.1 From the opener to the left."""
    scene = manila("master: 2").play("bid 1")
    assert scene.to_act == (BLACK,)
    scene.play("bid 4")
    assert scene.to_act == (RED,)
    assert scene.state.bid == 4
    assert scene.state.bidder == BLACK


def test_every_bid_is_higher_and_may_jump() -> None:
    """§3.1 Whole numbers from one above the standing bid."""
    scene = manila("cash: 30 12 30 30").play("bid 7")
    assert scene.legal() == ["bid 8", "bid 9", "bid 10", "bid 11", "bid 12", "pass"]
    assert scene.refused("bid 7").paragraph == "3.1"
    assert scene.refused("bid 3").reason == "bid_too_low"


def test_the_first_bid_is_at_least_one_and_the_opener_may_pass() -> None:
    """§3.1, §3.2 Opening with a pass leaves the next seat to begin."""
    scene = manila("cash: 3 30 30 30")
    assert scene.legal() == ["bid 1", "bid 2", "bid 3", "pass"]
    scene.play("pass")
    assert scene.to_act == (BLUE,)
    assert scene.legal()[0] == "bid 1"


def test_who_has_passed_is_out_for_good() -> None:
    """§3.2 The turn goes over the seats still in."""
    scene = manila("voyage: 1").play("bid 1", "pass", "bid 2", "pass")
    assert scene.to_act == (RED,)
    scene.play("bid 5")
    assert scene.to_act == (YELLOW,)
    assert scene.refused("bid 9", seat=BLUE).paragraph == "3.1"


def test_the_last_seat_left_pays_and_is_harbour_master() -> None:
    """§3.4 The moment only one seat has not passed."""
    scene = manila("voyage: 1").play("bid 1", "bid 2", "bid 9", "pass", "pass", "pass")
    assert heard(scene, BidMade, Passed, OfficeTaken) == [
        BidMade(RED, 1), BidMade(BLUE, 2), BidMade(YELLOW, 9), Passed(BLACK), Passed(RED), Passed(BLUE),
        OfficeTaken(YELLOW, 9, False),
    ]  # fmt: skip
    assert scene.state.cash == [30, 30, 21, 30]
    assert scene.state.master == YELLOW
    assert (scene.state.phase, scene.to_act) == (Phase.SHARE, (YELLOW,))


def test_a_bid_is_covered_by_cash_and_possible_loans() -> None:
    """§3.3 Twelve for each unmortgaged share, nothing for mortgaged ones; nothing is borrowed while bidding."""
    scene = manila("cash: 30 30 30 30; shares 0: jade, silk; mortgaged 0: nutmeg")
    assert scene.legal()[53] == "bid 54"
    assert scene.refused("bid 55").paragraph == "3.3"
    scene.play("bid 54")
    assert scene.state.cash == [30, 30, 30, 30]
    assert scene.state.free[:4] == [0, 1, 0, 1]


def test_a_loan_of_one_s_own_accord_does_not_change_the_cap() -> None:
    """§3.3, §11.1 Twelve pesos more in cash, a share less."""
    scene = manila("cash: 5 30 30 30; shares 0: jade").play("borrow jade")
    assert scene.legal() == [*[f"bid {pesos}" for pesos in range(1, 18)], "pass", "redeem jade"]


def test_no_bid_above_200() -> None:
    """R4 However rich a seat is."""
    scene = manila("cash: 900 30 30 30; shares 0: jade")
    assert scene.legal()[199] == "bid 200"
    assert scene.legal()[200] == "pass"
    scene.play("bid 200")
    assert scene.legal() == ["pass"]


def test_a_seat_that_can_only_pass_is_asked() -> None:
    """R5 Its cap does not exceed the standing bid."""
    scene = manila("cash: 30 4 30 30").play("bid 4")
    assert scene.to_act == (BLUE,)
    assert scene.legal() == ["pass"]


@pytest.mark.parametrize(("cash", "paid"), [(30, 1), (1, 1), (0, 0)])
def test_everybody_passes(cash: int, paid: int) -> None:
    """§3.5 R6 The last seat takes office unasked, for one peso or none; no loan is made for it."""
    scene = manila(f"cash: 30 30 30 {cash}; shares 3: jade").play("pass", "pass", "pass")
    assert heard(scene, OfficeTaken) == [OfficeTaken(BLACK, paid, True)]
    assert scene.state.cash[BLACK] == cash - paid
    assert scene.state.free[4 * BLACK :] == [0, 0, 0, 1]
    assert (scene.state.phase, scene.to_act) == (Phase.SHARE, (BLACK,))


def test_the_master_of_the_last_voyage_opens_the_next_auction() -> None:
    """§3.1 He bids or passes first, wherever he sits."""
    position = "phase: roll; round: 3; master: 1; boats: nutmeg port a, silk port b, jade 8; die: jade"
    scene = manila(position).play("roll jade 2")
    assert scene.heard[-1] == VoyageBegan(2, BLUE)
    assert scene.to_act == (BLUE,)
    assert scene.state.bid == 0


def test_with_three_players() -> None:
    """§3.2 Two passes end the auction."""
    scene = manila("voyage: 1", seats=3).play("pass", "bid 3", "pass")
    assert scene.state.master == BLUE
    assert scene.state.cash == [30, 27, 30]
