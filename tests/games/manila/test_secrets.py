"""Who knows what: views, stories, take-backs, imagined worlds."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from kogga.games.manila.events import Borrowed, Redeemed, ShareDealt
from kogga.games.manila.pieces import NO_WARE
from tests.games.manila.table import AT_SEA, GAME, JADE, RED, last_roll, manila
from tests.scene import Scene

DEAL = ("dealt jade", "dealt silk", "dealt jade", "dealt nutmeg", "dealt ginseng", "dealt ginseng")
PILES = "piles nutmeg 4, silk 4, ginseng 3, jade 3"


def dealt() -> Scene:
    """Three seats with two shares each."""
    return Scene("manila", seats=3).play("opener 0", *DEAL)


def test_dealt_shares_are_their_owners_secret() -> None:
    """R29 Others see how many there are, and what the open piles tell of all of them together."""
    scene = dealt()
    assert scene.view(0).free == ((0, 1, 0, 1), (), ())
    assert scene.view(None).free == ((), (), ())
    for eyes in (0, 1, 2, None):
        assert scene.view(eyes).free_count == (2, 2, 2)
        assert scene.view(eyes).supply == (4, 4, 3, 3)


def test_the_story_of_the_deal() -> None:
    """R29 The ware is for its owner's ears; the piles, opened by the last card, for everybody's."""
    scene = dealt()
    assert scene.story(0) == [
        (-1, "opener 0"), (-1, "dealt jade"), (-1, "dealt silk"), (-1, "dealt"), (-1, "dealt"), (-1, "dealt"),
        (-1, f"dealt; {PILES}"),
    ]  # fmt: skip
    assert scene.story(2)[-1] == (-1, f"dealt ginseng; {PILES}")
    assert scene.heard[1].heard_by(0) == ShareDealt(0, JADE)
    assert scene.heard[1].heard_by(1) == scene.heard[1].heard_by(None) == ShareDealt(0, NO_WARE)


def test_while_shares_are_dealt_the_piles_tell_nothing() -> None:
    """R29 Else the others would see what each card was."""
    scene = Scene("manila", seats=3).play("opener 0", *DEAL[:3])
    assert scene.view(0).supply == ()
    assert scene.view(2).free_count == (2, 1, 0)


def test_bought_shares_are_known() -> None:
    """R29 They come from open piles."""
    scene = manila("phase: share; shares 0: jade, silk").play("buy jade")
    assert scene.view(2).bought[RED] == (0, 0, 0, 1)
    assert scene.view(2).free[RED] == ()


def test_cash_is_open() -> None:
    """R29 As are bids, crews, places, dice and who declined."""
    scene = manila(f"{AT_SEA}; cash: 3 30 30 30; pirates: 2; out: 3")
    views = [scene.view(eyes) for eyes in (0, 1, None)]
    assert len({(view.cash, view.spaces, view.out, view.boats, view.bid, view.market) for view in views}) == 1


def test_the_ware_of_a_loan_is_its_owner_s_secret() -> None:
    """R22 The others see a share less to mortgage, and a mortgaged one more."""
    scene = manila("shares 0: jade, silk").play("borrow jade")
    assert scene.story(0) == [(0, "borrow jade")]
    assert scene.story(1) == scene.story(None) == [(0, "borrow")]
    assert scene.view(0).pledged[RED] == (0, 0, 0, 1)
    assert scene.view(1).pledged == ((), (0, 0, 0, 0), (), ())
    assert scene.view(1).pledged_count[RED] == 1
    scene.play("redeem jade")
    assert scene.story(3)[-1] == (0, "redeem")
    assert [event.heard_by(1) for event in scene.heard] == [Borrowed(0, NO_WARE), Redeemed(0, NO_WARE)]


@pytest.mark.parametrize("eyes", [1, None])
def test_two_loans_look_alike_from_outside(eyes: int | None) -> None:
    """R22 Whichever share it was."""
    one = manila("shares 0: jade, silk").play("borrow jade")
    other = manila("shares 0: jade, silk").play("borrow silk")
    assert one.view(eyes) == other.view(eyes)
    assert one.view(0) != other.view(0)


def test_the_shares_turned_up_at_the_end_are_part_of_the_story() -> None:
    """§13.1 In the words of the action that ended the game, as they are after the last redemptions."""
    rest = "market: 0 0 0 20; cash: 0 0 0 0; shares 0: jade; mortgaged 2: silk"
    scene = last_roll("nutmeg yard a, silk yard b, jade 12", rest).play("roll jade 6")
    words = "roll jade 6; 0 shows jade; 1 shows nothing; 2 shows silk mortgaged; 3 shows nothing"
    assert scene.story(None) == scene.story(0) == [(-1, words)]


def test_a_loan_that_ends_the_game_keeps_its_ware_and_shows_the_rest() -> None:
    """§13.1 R18 The agent's last loan is heard as a loan; what he holds is seen with everybody's."""
    rest = "market: 0 0 0 20; cash: 5 0 0 0; insurance: 0; shares 0: silk, silk"
    scene = last_roll("nutmeg yard a, silk port a, jade 12", rest).play("roll jade 6", "borrow silk")
    shows = "0 shows silk, silk mortgaged; 1 shows nothing; 2 shows nothing; 3 shows nothing"
    assert scene.story(1)[-1] == (0, f"borrow; {shows}")
    assert scene.story(0)[-1] == (0, f"borrow silk; {shows}")


def test_scores_are_what_these_eyes_can_know() -> None:
    """R29 Others are worth their cash, less fifteen for each mortgaged share, and the shares they surely have free."""
    red = "shares 0: jade, jade, silk; bought 0: jade, jade"
    blue = "shares 1: jade, silk; mortgaged 1: nutmeg; bought 1: jade, nutmeg"
    scene = manila(f"cash: 10 10 10 10; market: 10 10 10 20; {red}; {blue}")
    assert scene.view(0).scores == (10 + 20 + 20 + 10, 10 - 15 + 10, 10, 10)
    assert scene.view(2).scores[0] == 10 + 20 + 20


def test_what_can_be_taken_back() -> None:
    """§11.1 A loan, a bid or a placement, until somebody else has acted or luck has spoken."""
    scene = manila("shares 0: jade, silk").play("borrow jade").undo(0)
    assert scene.state.cash[RED] == 30
    scene.play("bid 3")
    assert scene.match.can_undo(0)
    scene.play("pass")
    assert not scene.match.can_undo(0)
    last = manila(f"{AT_SEA}; asked: 3").play("place jade")
    assert not last.match.can_undo(3)


def test_the_end_cannot_be_taken_back() -> None:
    """§13.1 Everybody has seen everything."""
    scene = last_roll("nutmeg port a, silk yard a, jade 12", "market: 0 0 0 20; pirates: 1")
    scene.play("roll jade 1", "send jade port")
    assert not scene.match.can_undo(1)


def imagined(scene: Scene, eyes: int | None, worlds: int = 4000) -> Counter[tuple[tuple[int, ...], tuple[int, ...]]]:
    """How often seat 1 is imagined with these unmortgaged and mortgaged shares."""
    rng = Random(5)
    view = scene.view(eyes)
    states = [GAME.imagine(view, rng) for _ in range(worlds)]
    assert all(GAME.observe(state, eyes) == view for state in states[:50])
    return Counter((tuple(state.free[4:8]), tuple(state.pledged[4:8])) for state in states)


def test_imagined_hands_follow_the_open_piles() -> None:
    """§2.2 R29 Seat 0 has jade and silk; of nutmeg, jade and two ginseng the next hand is any two, 1 in 6 each."""
    found = imagined(dealt(), 0)
    nothing = (0, 0, 0, 0)
    assert {free for free, _ in found} == {(1, 0, 0, 1), (1, 0, 1, 0), (0, 0, 1, 1), (0, 0, 2, 0)}
    assert abs(found[((1, 0, 0, 1), nothing)] - 4000 / 6) < 120
    assert abs(found[((1, 0, 1, 0), nothing)] - 4000 / 3) < 150


def test_a_loan_tells_nothing_of_the_deal() -> None:
    """R22 Choices carry no weight: the hands are as likely as before, and any share may be the mortgaged one."""
    found = imagined(dealt().play("pass", "borrow jade"), 0)
    assert found[((0, 0, 1, 0), (0, 0, 1, 0))] == pytest.approx(4000 / 6, abs=120)
    assert set(found) == {
        ((1, 0, 0, 0), (0, 0, 0, 1)), ((0, 0, 0, 1), (1, 0, 0, 0)), ((1, 0, 0, 0), (0, 0, 1, 0)),
        ((0, 0, 1, 0), (1, 0, 0, 0)), ((0, 0, 1, 0), (0, 0, 0, 1)), ((0, 0, 0, 1), (0, 0, 1, 0)),
        ((0, 0, 1, 0), (0, 0, 1, 0)),
    }  # fmt: skip


def test_a_share_bought_after_all_others_were_mortgaged_is_surely_free() -> None:
    """R22, R29 The table has seen both loans and the purchase."""
    scene = manila("shares 1: jade, silk; master: 1").play(
        "borrow jade", "borrow silk", "bid 1", "pass", "pass", "pass"
    )
    scene.play("buy nutmeg")
    assert set(imagined(scene, 0, 50)) == {((1, 0, 0, 0), (0, 1, 0, 1))}
    scene.play("borrow nutmeg", "redeem silk")
    assert set(imagined(scene, 0, 300)) == {
        ((1, 0, 0, 0), (0, 1, 0, 1)), ((0, 1, 0, 0), (1, 0, 0, 1)), ((0, 0, 0, 1), (1, 1, 0, 0)),
    }  # fmt: skip


def test_what_the_table_saw_is_forgotten_when_nothing_is_hidden_any_more() -> None:
    """R22 All shares free, or all mortgaged: there is nothing to guess."""
    scene = manila("shares 0: jade, silk").play("borrow jade")
    assert scene.state.credit[RED] == "+"
    scene.play("redeem jade")
    assert scene.state.credit[RED] == ""
    scene.play("borrow silk", "borrow jade")
    assert scene.state.credit[RED] == ""
