"""§11: loans."""

from __future__ import annotations

import pytest

from kogga.games.manila.events import Borrowed, OfficeTaken, Redeemed
from kogga.games.manila.state import Phase
from tests.games.manila.table import AT_SEA, BLUE, JADE, RED, SILK, heard, manila


def test_a_share_brings_twelve() -> None:
    """§11.1 Any unmortgaged one, any number."""
    scene = manila("shares 0: jade, jade, silk").play("borrow jade", "borrow silk")
    assert heard(scene, Borrowed) == [Borrowed(RED, JADE), Borrowed(RED, SILK)]
    assert scene.state.cash[RED] == 54
    assert scene.state.free[:4] == [0, 0, 0, 1]
    assert scene.state.pledged[:4] == [0, 1, 0, 1]
    assert scene.to_act == (RED,)


def test_a_mortgaged_share_brings_nothing_more() -> None:
    """§11.1 Nor does one that is not there."""
    scene = manila("mortgaged 0: jade")
    assert scene.refused("borrow jade").reason == "no_free_share"
    assert scene.refused("borrow silk").paragraph == "11.1"


def test_fifteen_redeem_a_share() -> None:
    """§11.2 It may be mortgaged again."""
    scene = manila("mortgaged 0: jade").play("redeem jade")
    assert heard(scene, Redeemed) == [Redeemed(RED, JADE)]
    assert scene.state.cash[RED] == 15
    scene.play("borrow jade", "redeem jade")
    assert scene.state.cash[RED] == 12


def test_redeeming_needs_fifteen_in_cash() -> None:
    """§11.2 R23 No loan is forced for it; but one may borrow on another share first."""
    scene = manila("cash: 14 30 30 30; shares 0: silk; mortgaged 0: jade")
    assert scene.refused("redeem jade").reason == "redemption_too_dear"
    scene.play("borrow silk", "redeem jade")
    assert scene.state.cash[RED] == 11
    assert manila("").refused("redeem jade", seat=0).paragraph == "11.2"


WINDOWS = ["auction", "share", "load", "set", "place"]


@pytest.mark.parametrize("phase", WINDOWS)
def test_the_windows_of_one_s_own_accord(phase: str) -> None:
    """R23 Own auction turn, each duty, own placement turn; they do not use up the turn."""
    boats = {"place": "boats: nutmeg 4, silk 3, jade 2", "set": "ashore: jade"}.get(phase, "voyage: 1")
    scene = manila(f"phase: {phase}; {boats}; shares 0: jade; mortgaged 0: silk")
    assert scene.legal()[-2:] == ["borrow jade", "redeem silk"]
    scene.play("borrow jade", "redeem silk")
    assert scene.to_act == (RED,)
    assert (scene.state.free[:4], scene.state.pledged[:4]) == ([0, 1, 0, 0], [0, 0, 0, 1])


def test_no_window_while_others_decide() -> None:
    """R23 Nor in decisions of pirates."""
    scene = manila("shares 1: jade")
    assert scene.refused("borrow jade", seat=BLUE).reason == "not_asked"
    pirates = manila("phase: captain; round: 2; boats: nutmeg 13, silk 3, jade 2; pirates: 0; shares 0: jade")
    assert pirates.refused("borrow jade").reason == "no_loan_now"
    assert pirates.legal() == ["board nutmeg", "stay"]


def test_a_won_bid_is_paid_with_loans_of_the_owner_s_choice() -> None:
    """§11.3 R20 One card at a time until cash covers the price, and not one more."""
    scene = manila("cash: 10 30 30 30; shares 0: jade, silk, silk, nutmeg").play("bid 31", "pass", "pass", "pass")
    assert (scene.state.phase, scene.to_act, scene.state.debt) == (Phase.LOAN, (RED,), 31)
    assert scene.legal() == ["borrow nutmeg", "borrow silk", "borrow jade"]
    assert scene.refused("no share").paragraph == "11.3"
    scene.play("borrow silk")
    assert scene.state.phase == Phase.LOAN
    scene.play("borrow silk")
    assert heard(scene, OfficeTaken) == [OfficeTaken(RED, 31, False)]
    assert scene.state.cash[RED] == 3
    assert scene.state.phase == Phase.SHARE


def test_the_question_is_put_even_where_all_cards_are_alike() -> None:
    """R20 To skip it would tell the others so."""
    scene = manila(f"{AT_SEA}; cash: 0 30 30 30; shares 0: jade, jade").play("place jade")
    assert scene.legal() == ["borrow jade"]


def test_it_is_skipped_where_every_unmortgaged_share_is_needed() -> None:
    """R20 Their number is public: two loans for 20 pesos, and two shares to make them."""
    scene = manila("cash: 0 30 30 30; shares 0: jade, silk").play("bid 20", "pass", "pass", "pass")
    assert scene.state.phase == Phase.SHARE
    assert scene.state.pledged[:4] == [0, 1, 0, 1]
    assert scene.state.cash[RED] == 4


def test_it_is_skipped_for_the_rest_as_soon_as_all_of_it_is_needed() -> None:
    """R20 Judged anew: here two of three shares are needed, and one was chosen."""
    scene = manila("cash: 0 30 30 30; shares 0: jade, silk, silk").play("bid 24", "pass", "pass", "pass", "borrow jade")
    assert scene.legal() == ["borrow silk"]
    scene.play("borrow silk")
    assert scene.state.phase == Phase.SHARE
    assert scene.state.cash[RED] == 0


def test_a_due_payment_comes_before_everything_else() -> None:
    """§11.3 R20 Nothing but loans is legal until it is made."""
    scene = manila("phase: share; cash: 4 30 30 30; shares 0: silk, nutmeg; market: 0 0 0 10").play("buy jade")
    for words in ("buy silk", "no share", "redeem silk", "ashore jade", "bid 3"):
        assert scene.refused(words).paragraph == "11.3"
    scene.play("borrow silk")
    assert (scene.state.phase, scene.state.cash[RED]) == (Phase.LOAD, 6)
    assert scene.state.free[:4] == [1, 0, 0, 1]


def test_borrowing_and_redeeming_costs_three_a_time() -> None:
    """§11.2 So no turn can go on for ever."""
    scene = manila("cash: 30 30 30 30; shares 0: jade")
    turns = 0
    while True:
        scene.play("borrow jade")
        if "redeem jade" not in scene.legal():
            break
        scene.play("redeem jade")
        turns += 1
    assert turns == 10
    assert scene.state.cash[RED] == 12
