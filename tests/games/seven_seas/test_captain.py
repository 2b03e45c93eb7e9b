"""§6.1-6.4, §6.9, §6.10: the Captain, and who sails with him."""

from __future__ import annotations

import pytest

from kogga.games.seven_seas.events import BattleOver, Privileged, SentShips
from kogga.games.seven_seas.pieces import Role
from kogga.games.seven_seas.state import Phase
from tests.games.seven_seas.table import called, cards, lid

SPAIN = "hand 0: convoy spain 2"


def test_a_convoy_from_the_hand_lies_open_for_good() -> None:
    """§6.1 And all send ships, the Captain first, then clockwise."""
    scene = called("captain", f"{SPAIN}, convoy france 1, kraken")
    assert scene.legal() == ["play convoy spain 2", "play convoy france 1", "decline"]
    scene.play("play convoy spain 2")
    assert scene.state.hands[0] == cards("convoy france 1", "kraken")
    assert scene.state.played == tuple(cards("convoy spain 2"))
    order = []
    while scene.state.phase == Phase.SEND:
        order.append(scene.state.asked)
        scene.play("send 1")
    assert order == [0, 1, 2]


def test_only_a_convoy_and_only_ones_own() -> None:
    """§6.1 No port, no curse, no card of another hand."""
    scene = called("captain", f"{SPAIN}, kraken; hand 1: convoy spain 3")
    assert scene.refused("play kraken").reason == "wrong_card"
    assert scene.refused("play convoy spain 3").reason == "not_in_hand"
    assert scene.refused("play convoy spain 3").paragraph == "6.1"


def test_two_equal_convoys_are_one_choice() -> None:
    """R6 With the option a hand may hold a card twice."""
    scene = called("captain", "hand 0: convoy spain 2, convoy spain 2", convoys="2-2-3-4")
    assert scene.legal() == ["play convoy spain 2", "decline"]
    scene.play("play convoy spain 2")
    assert scene.state.hands[0] == cards("convoy spain 2")


@pytest.mark.parametrize(("seats", "most"), [(2, 5), (3, 4), (4, 3)])
def test_how_many_ships_one_may_send(seats: int, most: int) -> None:
    """§6.2, example: three players send at most four ships against a convoy of two; §16.2 two players at most five."""
    scene = called("captain", SPAIN, seats=seats).play("play convoy spain 2")
    assert scene.legal() == [f"send {ships}" for ships in range(most + 1)]
    assert scene.refused(f"send {most + 1}").reason == "too_many_ships"


def test_only_empty_ships_can_be_sent() -> None:
    """§6.2 Neither loaded ones nor guards."""
    scene = called("captain", f"{SPAIN}; chests: 20 7 7; fleet: 5 7 7; guards: 2 0 0; cargo 0: 1 1 1")
    scene.play("play convoy spain 2")
    assert scene.legal() == ["send 0", "send 1", "send 2"]
    assert scene.refused("send 3").reason == "too_few_empty"


def test_what_others_sent_is_heard_by_all() -> None:
    """§6.2 One after the other: later seats know."""
    scene = called("captain", SPAIN).play("play convoy spain 2", "send 3", "send 0")
    assert scene.view(2).dice == (3, 0, 0)
    assert SentShips(0, 3) in scene.heard
    assert scene.story(2)[-2:] == [(0, "send 3"), (1, "send 0")]


def test_staying_at_home_is_a_skull() -> None:
    """§6.3 For anybody, by will or for want of empty ships; who has none is not asked (R47)."""
    scene = called("captain", f"{SPAIN}; fleet: 7 0 7").play("play convoy spain 2", "send 1")
    assert scene.state.skulls == [0, 1, 0]
    assert scene.state.asked == 2
    scene.play("send 0")
    assert scene.state.skulls == [0, 1, 1]


def test_who_serves_the_country_has_a_skull_either_way() -> None:
    """§6.4 Whether he sends ships or not; the Captain, too."""
    scene = called("captain", f"{SPAIN}; flags: - 0 - -").play("play convoy spain 2", "send 2")
    assert scene.state.skulls[0] == 1
    scene = called("captain", f"{SPAIN}; flags: 2 1 2 2").play("play convoy spain 2", "send 2", "send 2", "send 1")
    assert scene.state.skulls == [0, 1, 0]


def test_a_flag_and_staying_at_home_are_two_skulls() -> None:
    """R22 Both sentences apply; the Captain is no exception, and neither is a battle nobody sails to."""
    lines = ("play convoy spain 2", "send 0", "send 0", "send 0")
    assert called("captain", f"{SPAIN}; flags: - 1 - -").play(*lines).state.skulls == [1, 2, 1]
    assert called("captain", f"{SPAIN}; flags: - 0 - -").play(*lines).state.skulls == [2, 1, 1]


def test_with_the_option_it_is_one_skull() -> None:
    """R22 For who serves the country; the others still take theirs."""
    lines = ("play convoy spain 2", "send 0", "send 0", "send 0")
    scene = called("captain", f"{SPAIN}; flags: - 1 - -", stay_home=1).play(*lines)
    assert scene.state.skulls == [1, 1, 1]
    scene = called("captain", f"{SPAIN}; flags: - 1 - -", stay_home=1).play("play convoy spain 2", "send 0", "send 1")
    assert scene.state.skulls == [1, 1, 0]


def test_a_captain_who_sends_none_has_done_his_action() -> None:
    """R23 The others fight, and he has his privilege."""
    scene = called("captain", SPAIN).play("play convoy spain 2", "send 0", "send 1", "send 1")
    scene.play(lid(red=[6, 6], white=[1], blue=[1]))
    assert scene.state.yin == [4, 1, 1]
    assert scene.state.skulls == [1, 0, 0]


def test_if_nobody_sends_there_is_no_battle() -> None:
    """R23 No throw, no loot; the card is gone, and each seat has its skull."""
    scene = called("captain", SPAIN).play("play convoy spain 2", "send 0", "send 0", "send 0")
    assert BattleOver(False, False) in scene.heard
    assert scene.state.throw is None
    assert scene.state.skulls == [1, 1, 1]
    assert scene.state.yin == [4, 0, 0]
    assert scene.state.played == tuple(cards("convoy spain 2"))


def test_a_captain_without_a_convoy_takes_a_skull() -> None:
    """§6.9 Nobody else is asked, and nobody else gets one."""
    scene = called("captain", "hand 0: kraken").play("decline")
    assert scene.state.skulls == [1, 0, 0]
    assert scene.state.yin == [0, 0, 0]


def test_an_unwilling_captain_takes_a_skull() -> None:
    """§6.9 The card stays in hand."""
    scene = called("captain", SPAIN).play("decline")
    assert scene.state.skulls == [1, 0, 0]
    assert scene.state.hands[0] == cards("convoy spain 2")


def test_the_only_captain_gets_yin_yang() -> None:
    """§6.10 Two; four as first player; after everything else (R19)."""
    lines = ("play convoy spain 2", "send 1", "send 1", "send 1", lid(red=[6, 6], green=[1], white=[1], blue=[1]))
    scene = called("captain", SPAIN, first=1).play(*lines[:-1], lid(red=[6, 6], green=[1], white=[1], blue=[1]))
    assert scene.state.yin == [3, 1, 1]
    assert called("captain", SPAIN).play(*lines).state.yin == [5, 1, 1]
    assert Privileged(0, Role.CAPTAIN, 2) in scene.heard


def test_every_captain_has_a_battle_of_his_own() -> None:
    """§6.1 In turn order, without a privilege; losses carry over."""
    scene = called("captain", f"{SPAIN}; hand 1: convoy france 1; fleet: 3 7 7", together=True)
    scene.play("play convoy spain 2", "send 3", "send 1", "send 1")
    scene.play(lid(red=[6, 6], green=[1, 1, 1], white=[1], blue=[1]))
    assert scene.state.fleet == [0, 6, 6]
    assert scene.state.active == 1
    scene.play("play convoy france 1", "send 1", "send 1")
    assert scene.state.skulls == [1, 0, 0]
    scene.play(lid(red=[6], white=[1], blue=[1]))
    assert scene.state.yin == [3, 2, 2]
    assert scene.state.active == 2
