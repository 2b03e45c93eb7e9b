"""§12: stowaways."""

from __future__ import annotations

from kogga.games.manila.board import PORT, SMALL_PILOT
from kogga.games.manila.events import Placed, StowedAway
from tests.games.manila.table import AT_SEA, RED, heard, manila

BROKE = "mortgaged 0: jade, silk"


def test_a_penniless_player_stows_away() -> None:
    """§12.1, §12.2 Any vacant space but insurance, for nothing."""
    scene = manila(f"{AT_SEA}; cash: 0 30 30 30; {BROKE}")
    assert "place insurance" not in scene.legal()
    assert "place pirates" in scene.legal()
    scene.play("place pirates")
    assert heard(scene, StowedAway) == [StowedAway(RED, 19, 0)]
    assert scene.state.cash[RED] == 0


def test_a_stowaway_pays_all_the_cash_he_has() -> None:
    """§12.2 One peso, where the cheapest open space costs two."""
    scene = manila(f"{AT_SEA}; cash: 1 30 30 30; {BROKE}").play("place jade")
    assert heard(scene, StowedAway) == [StowedAway(RED, 9, 1)]
    assert scene.state.cash[RED] == 0


def test_nobody_stows_away_into_insurance() -> None:
    """§12.2 The agent must be good for his money."""
    scene = manila(f"{AT_SEA}; cash: 0 30 30 30; {BROKE}")
    assert scene.refused("place insurance").paragraph == "12.2"


def test_who_reaches_the_cheapest_price_is_none() -> None:
    """R26 He takes what he can pay in full, or insurance: ginseng costs one."""
    scene = manila(f"phase: place; boats: nutmeg 4, ginseng 3, jade 2; cash: 1 30 30 30; {BROKE}")
    assert scene.legal() == ["place ginseng", "place insurance", "decline"]
    assert scene.refused("place nutmeg").reason == "space_too_dear"
    scene.play("place ginseng")
    assert heard(scene, StowedAway, Placed) == [Placed(RED, 6, 1)]


def test_the_next_space_of_a_hold_decides() -> None:
    """§12.1 Open is the space to fill next: with one crew aboard ginseng costs two, and a peso makes a stowaway."""
    scene = manila(f"phase: place; boats: nutmeg 4, ginseng 3, jade 2; crew ginseng: 1; cash: 1 30 30 30; {BROKE}")
    assert "place jade" in scene.legal()
    assert "place insurance" not in scene.legal()


def test_who_has_an_unmortgaged_share_is_none() -> None:
    """R26 He borrows, takes what his cash pays, or declines."""
    scene = manila(f"{AT_SEA}; cash: 0 30 30 30; shares 0: jade; mortgaged 0: silk")
    assert "place insurance" in scene.legal()
    scene.play("place pirates")
    assert scene.state.cash[RED] == 7
    assert heard(scene, StowedAway) == []


def test_declining_stays_possible() -> None:
    """R26 Stowing away is a right, not a duty."""
    scene = manila(f"{AT_SEA}; cash: 0 30 30 30; {BROKE}")
    assert scene.legal()[-1] == "decline"
    scene.play("decline")
    assert scene.state.out == 1 << RED


FULL = "boats: nutmeg port a, silk port b, jade port c; port: 0 1 2; yard: 0 1 2; pirates: 3 3; pilots: 4 4"


def test_where_insurance_alone_is_left() -> None:
    """R25 Who has no cash and no share can only decline; a peso makes an agent of him."""
    for cash, legal in ((0, ["decline"]), (1, ["place insurance", "decline"])):
        scene = manila(f"phase: place; round: 3; cash: {cash} 30 30 30 30; {BROKE}; {FULL}", seats=5)
        assert scene.legal() == legal


def test_insurance_is_left_out_of_the_comparison() -> None:
    """R25 A free post does not turn a penniless player into one who can pay."""
    scene = manila(f"{AT_SEA}; cash: 0 30 30 30; {BROKE}; pilots: 1")
    assert "place large pilot" in scene.legal()
    scene.play("place large pilot")
    assert scene.state.spaces[SMALL_PILOT + 1] // 4 == RED


def test_judged_anew_at_each_turn() -> None:
    """§12.1 With ten pesos of pay in between he pays like everybody else."""
    scene = manila(f"{AT_SEA}; cash: 10 30 30 30; {BROKE}").play("place port a")
    assert scene.state.spaces[PORT] // 4 == RED
    assert scene.state.cash[RED] == 6
