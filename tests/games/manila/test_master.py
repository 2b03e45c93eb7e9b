"""§4: the harbour master's duties."""

from __future__ import annotations

import pytest

from kogga.games.manila.events import BoatSet, LeftAshore, NoShareBought, ShareBought
from kogga.games.manila.rules.master import share_price
from kogga.games.manila.state import Phase
from tests.games.manila.table import BLUE, GAME, GINSENG, JADE, NUTMEG, RED, SILK, heard, manila
from tests.scene import Scene


def test_the_rulebook_s_prices() -> None:
    """§4.1 Rys. 3: nutmeg at 10 costs 10, silk at 20 costs 20, ginseng at 0 and jade at 5 cost 5."""
    scene = manila("phase: share; market: 10 20 0 5")
    assert [share_price(scene.state, ware) for ware in (NUTMEG, SILK, GINSENG, JADE)] == [10, 20, 5, 5]
    scene.play("buy silk")
    assert heard(scene, ShareBought) == [ShareBought(RED, SILK, 20)]
    assert scene.state.cash[RED] == 10


def test_one_share_then_the_loading() -> None:
    """§4.1 R7 A second one is not to be had, though the running text of the rulebook speaks of shares."""
    scene = manila("phase: share").play("buy jade")
    assert scene.state.free[JADE] == 1
    assert scene.state.supply[JADE] == 4
    assert scene.state.phase == Phase.LOAD
    assert scene.refused("buy jade").paragraph == "4.1"


def test_nobody_must_buy_and_done_is_done() -> None:
    """§4.1 After the loading has begun there is no share any more."""
    scene = manila("phase: share").play("no share")
    assert scene.heard == [NoShareBought(RED)]
    assert scene.refused("buy jade").reason == "no_share_now"


def test_an_empty_pile_cannot_be_bought_from() -> None:
    """§4.1 Five of each ware, and no more."""
    scene = manila("phase: share; shares 1: jade, jade, jade; shares 2: jade, jade")
    assert scene.legal() == ["buy nutmeg", "buy silk", "buy ginseng", "no share"]
    assert scene.refused("buy jade").reason == "pile_empty"


def test_only_the_master_buys() -> None:
    """§4.1 Everybody else is refused."""
    scene = manila("phase: share")
    assert scene.refused("buy jade", seat=BLUE).paragraph == "4.1"


def test_who_can_buy_nothing_says_so() -> None:
    """§4.1 He is asked all the same."""
    scene = manila("phase: share; cash: 4 30 30 30")
    assert scene.legal() == ["no share"]
    assert scene.refused("buy silk").reason == "share_too_dear"


def test_the_price_comes_from_shares_held_before() -> None:
    """R7 The new card cannot secure its own price: eight pesos and one share make twenty, seven do not."""
    scene = manila("phase: share; cash: 8 30 30 30; shares 0: silk; market: 0 0 0 20")
    assert "buy jade" in scene.legal()
    scene.play("buy jade")  # the one share is needed, so nobody is asked for it (R20)
    assert scene.state.cash[RED] == 0
    assert scene.state.free[:4] == [0, 0, 0, 1]
    assert scene.state.pledged[:4] == [0, 1, 0, 0]
    poorer = manila("phase: share; cash: 7 30 30 30; shares 0: silk; market: 0 0 0 20")
    assert poorer.refused("buy jade").reason == "share_too_dear"


def test_a_share_just_bought_may_be_mortgaged() -> None:
    """R24 In the duty that follows."""
    scene = manila("phase: share").play("buy jade", "borrow jade")
    assert scene.state.cash[RED] == 37
    assert scene.state.phase == Phase.LOAD


def test_any_number_of_shares_as_a_variant() -> None:
    """§14.2 R7 One after the other, until the master has enough; a new one may pay for the next."""
    scene = manila("phase: share; cash: 12 30 30 30", any_shares=True).play("buy jade", "buy silk")
    assert scene.state.phase == Phase.SHARE
    assert scene.legal() == [
        "buy nutmeg", "buy silk", "buy ginseng", "buy jade", "no share", "borrow silk", "borrow jade",
    ]  # fmt: skip
    scene.play("buy jade", "borrow jade")  # 2 pesos left: one of two shares is mortgaged for the third
    assert scene.state.cash[RED] == 9
    assert scene.state.free[:4] == [0, 1, 0, 1]
    scene.play("no share")
    assert scene.state.phase == Phase.LOAD


def test_three_wares_are_loaded_and_one_stays_ashore() -> None:
    """§4.2 Rys. 4: the harbour master leaves silk behind."""
    scene = manila("phase: load")
    assert scene.legal() == ["ashore nutmeg", "ashore silk", "ashore ginseng", "ashore jade"]
    scene.play("ashore silk")
    assert scene.heard == [LeftAshore(RED, SILK)]
    assert scene.legal() == [f"set nutmeg {spot}" for spot in range(6)]


def test_start_spaces_make_nine() -> None:
    """§4.3 Rys. 5a: one boat from 4, another from 3, the last from 2, which follows by itself."""
    scene = manila("phase: load").play("ashore silk", "set nutmeg 4", "set ginseng 3")
    assert heard(scene, BoatSet) == [BoatSet(RED, NUTMEG, 4), BoatSet(RED, GINSENG, 3), BoatSet(RED, JADE, 2)]
    assert scene.state.boats == [4, -1, 3, 2]
    assert (scene.state.phase, scene.state.round) == (Phase.PLACE, 1)


def test_a_boat_may_start_from_0() -> None:
    """§4.3 Rys. 5b: then the two others start from 4 and 5; none from beyond 5."""
    scene = manila("phase: load").play("ashore jade", "set nutmeg 0")
    assert scene.legal() == ["set silk 4", "set silk 5"]
    assert scene.refused("set silk 3").reason == "not_nine"
    scene.play("set silk 5")
    assert scene.state.boats == [0, 5, 4, -1]


@pytest.mark.parametrize(("first", "least", "most"), [(0, 4, 5), (1, 3, 5), (2, 2, 5), (3, 1, 5), (4, 0, 5), (5, 0, 4)])
def test_only_what_can_still_make_nine(first: int, least: int, most: int) -> None:
    """R8 The numbers of the second boat, by that of the first."""
    scene = manila("phase: set; ashore: jade").play(f"set nutmeg {first}")
    assert scene.legal() == [f"set silk {spot}" for spot in range(least, most + 1)]


def test_boats_are_set_in_the_order_of_wares() -> None:
    """R8 Nutmeg, silk, ginseng, jade; the third follows; no new number once the next boat is asked for."""
    scene = manila("phase: set; ashore: nutmeg")
    assert scene.refused("set ginseng 3").reason == "other_boat_first"
    assert scene.refused("set jade 3").reason == "last_boat_follows"
    scene.play("set silk 3")
    assert scene.refused("set silk 4").reason == "boat_is_set"
    assert scene.refused("set nutmeg 4").reason == "ware_ashore"


def settings(scene: Scene) -> set[tuple[int, ...]]:
    """Every way the boats can be set out from here."""
    if scene.state.phase == Phase.PLACE:
        return {tuple(scene.state.boats)}
    found: set[tuple[int, ...]] = set()
    for words in scene.legal():
        after = manila(scene.match.position())
        found |= settings(after.play(words))
    return found


def test_there_are_a_hundred_ways_to_set_out() -> None:
    """§4.3 25 for each ware left ashore."""
    ways = settings(manila("phase: load"))
    assert len(ways) == 100
    assert all(sum(spot for spot in way if spot >= 0) == 9 for way in ways)


def test_every_duty_is_a_window_for_loans() -> None:
    """R23 Share, loading and each boat; the turn goes on."""
    scene = manila("phase: share; shares 0: jade, silk, silk, nutmeg; cash: 20 30 30 30")
    scene.play("borrow jade", "redeem jade", "no share", "borrow silk", "ashore jade", "borrow silk", "set nutmeg 4")
    scene.play("redeem silk", "set silk 3")
    assert scene.state.cash[RED] == 20 - 3 + 12 - 3
    assert scene.state.phase == Phase.PLACE
    assert GAME.to_act(scene.state) == (RED,)
