"""§10: the black market, and the end."""

from __future__ import annotations

import pytest

from kogga.games.manila.events import GameOver, VoyageBegan, WareRose
from kogga.games.manila.state import Phase
from tests.games.manila.table import JADE, NUTMEG, heard, last_roll, manila


def test_wares_in_port_go_up_a_step() -> None:
    """§10.1 Nutmeg from 0 to 5, jade from 10 to 20; silk, in the shipyard, and ginseng, ashore, stay."""
    scene = last_roll("nutmeg port a, silk 5, jade 12", "market: 0 5 5 10").play("roll silk 1", "roll jade 6")
    assert heard(scene, WareRose) == [WareRose(NUTMEG, 5), WareRose(JADE, 20)]
    assert scene.state.market == [1, 1, 1, 3]


def test_the_next_voyage_clears_the_board() -> None:
    """§10.2 Boats and accomplices stay to be seen until the next harbour master takes office."""
    scene = last_roll("nutmeg port a, silk 5, jade 12", "crew jade: 0; port: 1; insurance: 2; out: 3")
    scene.play("roll silk 1", "roll jade 6")
    assert scene.heard[-1] == VoyageBegan(2, 0)
    assert (scene.state.voyage, scene.state.phase, scene.state.out) == (2, Phase.AUCTION, 0)
    scene.play("pass", "pass", "pass")
    assert set(scene.state.spaces) == {-1}
    assert scene.state.boats == [-1] * 4
    assert scene.state.dice == [0] * 4
    assert scene.state.round == 0


def test_a_ware_at_30_ends_the_game() -> None:
    """§10.2 After the voyage that brought it there; several at 30 change nothing."""
    scene = last_roll("nutmeg port a, silk 5, jade 12", "market: 20 20 0 20").play("roll silk 1", "roll jade 6")
    assert scene.match.over
    assert scene.state.market == [4, 3, 0, 4]
    assert isinstance(scene.heard[-1], GameOver)
    assert scene.refused("bid 1", seat=0).reason == "over"


def test_a_plundered_boat_sent_to_port_can_end_the_game() -> None:
    """§10.2 §7.4 It raises its ware as well."""
    rest = "market: 0 0 0 20; pirates: 1"
    assert last_roll("nutmeg port a, silk yard a, jade 12", rest).play("roll jade 1", "send jade port").match.over
    assert not last_roll("nutmeg port a, silk yard a, jade 12", rest).play("roll jade 1", "send jade yard").match.over


@pytest.mark.parametrize(("voyage", "over"), [(99, False), (100, True)])
def test_after_a_hundred_voyages(voyage: int, over: bool) -> None:
    """R19 The game ends and is scored as usual."""
    scene = last_roll("nutmeg 1, silk 1, jade 1", f"voyage: {voyage}")
    scene.play("roll nutmeg 1", "roll silk 1", "roll jade 1")
    assert scene.match.over == over


def test_four_voyages_at_least() -> None:
    """§10.2 A ware climbs 0, 5, 10, 20, 30."""
    scene = manila("phase: auction")
    for voyage in range(1, 5):
        assert scene.state.voyage == voyage
        scene.play("pass", "pass", "pass", "no share", "ashore ginseng", "set nutmeg 0", "set silk 4")
        for _ in range(3):
            while scene.to_act != (-1,):
                scene.play("decline")
            scene.play("roll nutmeg 1", "roll silk 1", "roll jade 3")
    assert scene.match.over
    assert scene.state.market == [0, 0, 0, 4]
