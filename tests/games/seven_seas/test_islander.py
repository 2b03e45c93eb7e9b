"""§8: the Islander."""

from __future__ import annotations

from kogga.games.seven_seas.events import Privileged
from kogga.games.seven_seas.pieces import PRICES, Role
from kogga.games.seven_seas.state import Phase
from tests.games.seven_seas.table import GAME, called, cards, lid
from tests.scene import Scene

PORT = "hand 0: port fruit rum coffee"


def test_a_new_port_has_its_own_prices() -> None:
    """§8.1 From this moment on."""
    scene = called("islander", PORT, together=True).play("play port fruit rum coffee")
    assert PRICES[scene.state.port] == (2, 1, 3)
    assert scene.state.played == tuple(cards("port fruit rum coffee"))
    assert scene.state.hands[0] == []


def test_only_a_port_can_be_played() -> None:
    """§8.1 From the own hand."""
    scene = called("islander", f"{PORT}, kraken, convoy spain 1; hand 1: port rum coffee fruit")
    assert scene.legal() == ["play port fruit rum coffee", "decline"]
    assert scene.refused("play kraken").paragraph == "8.1"
    assert scene.refused("play port rum coffee fruit").reason == "not_in_hand"


def test_no_port_is_a_skull() -> None:
    """§8.2 For want of one, or unwilling to play it; no loot card then."""
    assert called("islander").play("decline").state.skulls == [1, 0, 0]
    scene = called("islander", PORT).play("decline")
    assert scene.state.skulls == [1, 0, 0]
    assert scene.state.phase != Phase.LOOT


def test_the_only_islander_draws_loot() -> None:
    """§8.3 One card; two as first player; after the port was played (R19)."""
    scene = called("islander", PORT, first=1).play("play port fruit rum coffee")
    assert (scene.state.phase, scene.state.draws) == (Phase.LOOT, 1)
    scene = called("islander", PORT).play("play port fruit rum coffee", "loot rum")
    assert scene.state.phase == Phase.LOOT
    scene.play("loot talisman", "load rum")
    assert scene.state.cargo[:3] == [1, 0, 0]
    assert scene.state.yin[0] == 1


def test_as_many_loot_cards_as_there_are() -> None:
    """R17 Of two cards due only one is left, among the discards; or none at all."""
    full = "fleet: 10 10 10; holds: 5 5 5; cargo 0: 15 0 0; cargo 1: 0 15 0"
    scene = called("islander", f"{PORT}; {full}; cargo 2: 0 0 15; talismans: 0 0 14; discards: 0 0 0 1")
    scene.play("play port fruit rum coffee")
    assert Privileged(0, Role.ISLANDER, 1) in scene.heard
    assert scene.play("loot talisman").state.talismans == [1, 0, 14]
    scene = called("islander", f"{PORT}; {full}; cargo 2: 0 0 15; talismans: 0 0 15").play("play port fruit rum coffee")
    gained = [event for event in scene.heard if isinstance(event, Privileged)]
    assert gained[0] == Privileged(0, Role.ISLANDER, 0)
    assert GAME.face.speaking("en", ["Ala", "Bo", "Cy"]).tell(gained[0], 0) == "Your privilege brings nothing."
    assert scene.state.role != Role.ISLANDER


def test_several_islanders_play_a_port_each() -> None:
    """R16 In turn order, without a privilege; the last one holds."""
    scene = called("islander", f"{PORT}; hand 1: port coffee rum fruit", together=True)
    scene.play("play port fruit rum coffee", "play port coffee rum fruit", "decline")
    assert PRICES[scene.state.port] == (2, 3, 1)
    assert scene.state.skulls == [0, 0, 1]


def test_a_new_port_counts_at_once() -> None:
    """R16 For the Mutiny and the Merchant of the same round."""
    position = f"chosen: - shaman merchant; {PORT}; hand 1: mutiny; cargo 0: 0 0 1; cargo 2: 0 0 3; chests: 7 7 0"
    scene = Scene("seven_seas", 3, position).play("choose islander", "play port fruit rum coffee")
    scene.play("loot rum", "loot rum", "load rum", "load rum", "play mutiny")
    scene.play(lid(white=[1] * 4, blue=[1] * 7, green=[4, 1, 1, 1, 1, 1, 1]))
    assert scene.state.cargo[:3] == [2, 0, 0]  # fruit is in highest demand now
    scene.play("sell 3 fruit")
    assert scene.state.chests[2] == 9 + 1
