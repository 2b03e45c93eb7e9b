"""§16: what two players do differently."""

from __future__ import annotations

from kogga.games.seven_seas.pieces import SIZE, adventure_cards
from tests.games.seven_seas.table import GAME, called, lid


def test_the_largest_convoys_are_left_out() -> None:
    """§16.1 Four cards; 26 and the last-round card remain."""
    for convoys in ("1-2-3-4", "2-2-3-4"):
        deck = adventure_cards(2, GAME.card.agree({"convoys": convoys}))
        assert len(deck) == 26
        assert max(SIZE[card] for card in deck if card < 16) == 3
    assert "play convoy spain 4" not in [str(move) for move in GAME.vocabulary(2, GAME.card.agree({}))]


def test_three_ships_more_than_the_convoy_has() -> None:
    """§16.2 Up to six against the largest one."""
    scene = called("captain", "hand 0: convoy spain 3", seats=2).play("play convoy spain 3")
    assert scene.legal()[-1] == "send 6"


def test_one_privilege_only() -> None:
    """§16.3 The first player never has the double one."""
    scene = called("shipwright", "fleet: 3 7", seats=2).play("buy 1")
    assert scene.state.fleet[0] == 5
    scene = called("governor", "skulls: 3 0", seats=2).play("flag england")
    assert scene.state.skulls[0] == 3


def test_with_different_roles_both_have_the_single_privilege() -> None:
    """R46 The second player, too."""
    scene = called("captain", "hand 0: convoy spain 1; first: 0", seats=2)
    scene.play("play convoy spain 1", "send 1", "send 0", lid(red=[6], green=[1]))
    assert scene.state.yin[0] == 1 + 2
    scene.play("drawn idol", "drawn kraken")
    assert len(scene.state.hands[1]) == 2


def test_with_the_same_role_nobody_has_one() -> None:
    """§16.3, §3.3 As with more players."""
    scene = called("shipwright", seats=2, together=True).play("buy 1", "buy 1")
    assert scene.state.fleet == [8, 8]
