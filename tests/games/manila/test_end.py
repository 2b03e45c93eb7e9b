"""§13: the final scoring."""

from __future__ import annotations

import pytest

from kogga.games.manila.events import GameOver, RedeemedAtLast, SharesShown
from tests.games.manila.table import JADE, RED, SILK, heard, last_roll
from tests.scene import Scene


def final(rest: str, market: str = "20 5 0 20") -> Scene:
    """The last roll brings jade to 30; nutmeg stays at 20."""
    return last_roll("nutmeg yard a, silk yard b, jade 12", f"market: {market}; {rest}").play("roll jade 6")


def test_a_fortune_is_cash_and_shares() -> None:
    """§13.1 Shares count what their wares are worth; R28 of equal fortunes the one with more cash is named first."""
    scene = final("cash: 10 20 30 40; shares 0: jade, jade, silk; shares 1: nutmeg; shares 2: ginseng")
    assert scene.match.scores == [75, 40, 30, 40]
    assert [line.points for line in scene.match.sheet[0].lines] == [10, 65, 0]
    assert heard(scene, GameOver) == [GameOver(((0, 75), (3, 40), (1, 40), (2, 30)))]


def test_all_shares_are_turned_up() -> None:
    """§13.1 Unmortgaged and mortgaged ones; everybody sees them."""
    scene = final("cash: 0 0 0 0; shares 0: jade; mortgaged 0: silk")
    assert heard(scene, SharesShown)[0] == SharesShown(RED, (0, 0, 0, 1), (0, 1, 0, 0))
    for eyes in (0, 1, None):
        assert scene.view(eyes).free[RED] == (0, 0, 0, 1)
        assert scene.view(eyes).pledged[RED] == (0, 1, 0, 0)
        assert scene.view(eyes).scores == (15, 0, 0, 0)


def test_a_mortgaged_share_costs_fifteen() -> None:
    """§13.2 And scores no value; totals may be negative."""
    scene = final("cash: 10 0 0 0; mortgaged 0: jade; mortgaged 1: jade, silk")
    assert scene.match.scores == [-5, -30, 0, 0]
    assert [line.points for line in scene.match.sheet[1].lines] == [0, 0, -30]


def test_what_pays_is_redeemed_before_the_scoring() -> None:
    """R27 The dearest first, from cash alone, as long as there are fifteen."""
    scene = final("cash: 40 0 0 0; mortgaged 0: jade, nutmeg, silk")
    assert heard(scene, RedeemedAtLast) == [RedeemedAtLast(RED, JADE), RedeemedAtLast(RED, 0)]
    assert scene.state.cash[RED] == 10
    assert scene.match.scores[RED] == 10 + 30 + 20 - 15


def test_worthless_shares_are_not_redeemed() -> None:
    """R27 It would change nothing."""
    scene = final("cash: 40 0 0 0; mortgaged 0: ginseng")
    assert heard(scene, RedeemedAtLast) == []
    assert scene.match.scores[RED] == 25


def test_no_loan_is_made_for_a_redemption() -> None:
    """R27 Fourteen pesos and a share in hand redeem nothing."""
    scene = final("cash: 14 0 0 0; shares 0: silk; mortgaged 0: jade")
    assert scene.match.scores[RED] == 14 + 5 - 15
    assert scene.state.free[SILK] == 1


def test_the_sheet_of_a_running_game_is_as_if_it_ended_now() -> None:
    """§13.1 R27 The last redemptions included."""
    scene = Scene("manila", seats=3, position="cash: 16 0 0; mortgaged 0: jade, silk; market: 0 5 0 10")
    assert [line.points for line in scene.match.sheet[0].lines] == [1, 10, -15]


@pytest.mark.parametrize(("cash", "places"), [("10 20 20 5", [3, 1, 1, 4]), ("9 9 9 9", [1, 1, 1, 1])])
def test_equal_fortunes_share_the_better_place(cash: str, places: list[int]) -> None:
    """§13.3 R28 Victory included."""
    assert final(f"cash: {cash}").match.places == places


def test_cash_does_not_break_ties() -> None:
    """R28 Forty pesos, or ten and a share of thirty."""
    assert final("cash: 40 10 0 0; shares 1: jade").match.places[:2] == [1, 1]
