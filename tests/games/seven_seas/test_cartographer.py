"""§12: the Cartographer; §15.1: the last-round card."""

from __future__ import annotations

from kogga import CHANCE
from kogga.games.seven_seas.events import LastRoundCame, Privileged
from kogga.games.seven_seas.pieces import FIRST_PORT, WORDS, Role
from kogga.games.seven_seas.state import Phase
from tests.games.seven_seas.table import GAME, cards
from tests.scene import Scene

ALONE = "chosen: - merchant merchant"  # the others take their skulls first


def played_but(*left: str) -> str:
    """All adventure cards are played but these."""
    return "played: " + ", ".join(word for word in WORDS if word not in left)


def test_the_top_card_goes_into_the_hand() -> None:
    """§12.1 There is no limit to a hand during the game."""
    scene = Scene("seven_seas", 3, "chosen: - cartographer cartographer; hand 0: idol, kraken, sirens, mutiny")
    scene.play("choose cartographer")
    assert scene.to_act == (CHANCE,)
    scene.play("drawn tavern")
    assert scene.state.hands[0] == cards("idol", "kraken", "sirens", "mutiny", "tavern")
    assert scene.state.above == 30 - 4 - 6 - 1
    assert scene.state.active == 1


def test_drawing_cannot_be_declined() -> None:
    """R12 Only a ritual may come first."""
    scene = Scene("seven_seas", 3, f"{ALONE}; yin: 2 0 0").play("choose cartographer")
    assert scene.legal() == ["draw", "double hold"]
    assert scene.refused("end").paragraph == "13.1"


def test_an_empty_deck_is_a_skull() -> None:
    """§12.2 Rituals may still follow (§12.3)."""
    scene = Scene("seven_seas", 3, f"{ALONE}; yin: 2 0 0; round: 5; last: 7; {played_but()}").play(
        "choose cartographer"
    )
    assert scene.state.skulls == [1, 1, 1]
    assert scene.legal() == ["double hold", "end"]


def test_rituals_before_and_after_drawing() -> None:
    """§12.3 The card just drawn is known then."""
    scene = Scene("seven_seas", 3, "chosen: - cartographer cartographer; yin: 4 0 0").play("choose cartographer")
    scene.play("double hold")
    assert scene.state.phase == Phase.CARTOGRAPHER
    scene.play("draw", "drawn idol")
    assert scene.legal() == ["double hold", "end"]


def test_the_only_cartographer_draws_more() -> None:
    """§12.4 One more card; two as first player."""
    scene = Scene("seven_seas", 3, f"first: 1; {ALONE}").play("choose cartographer", "drawn idol", "drawn kraken")
    assert scene.state.round == 2
    assert len(scene.state.hands[0]) == 2
    assert Privileged(0, Role.CARTOGRAPHER, 1) in scene.heard
    scene = Scene("seven_seas", 3, ALONE).play("choose cartographer", "drawn idol", "drawn kraken", "drawn sirens")
    assert len(scene.state.hands[0]) == 3


def test_as_many_cards_as_there_are() -> None:
    """R17 Two are left where three are due."""
    position = f"{ALONE}; round: 5; last: 7; {played_but('idol', 'kraken')}"
    scene = Scene("seven_seas", 3, position).play("choose cartographer", "drawn idol", "drawn kraken")
    assert scene.state.round == 6
    assert scene.state.skulls[0] == 0


def test_the_last_round_card_is_set_aside_and_replaced() -> None:
    """§15.1 All hear of it; the Cartographer still gets a card."""
    left = ("idol", "kraken", "sirens", "mutiny", "tavern", "payday")
    position = f"chosen: - cartographer cartographer; round: 5; {played_but(*left)}"
    scene = Scene("seven_seas", 3, position).play("choose cartographer")
    assert scene.heard[-1] == LastRoundCame(0, 8)
    assert scene.view(2).last == 8
    scene.play("drawn idol")
    assert scene.state.hands[0] == cards("idol")


def test_the_last_round_card_may_come_with_a_privilege() -> None:
    """§15.1 In the middle of a draw: one card above it, then six below."""
    left = ("idol", "kraken", "sirens", "mutiny", "tavern", "payday", "iceberg")
    scene = Scene("seven_seas", 3, f"{ALONE}; round: 5; {played_but(*left)}").play("choose cartographer", "drawn idol")
    assert scene.heard[-1] == LastRoundCame(0, 8)
    scene.play("drawn kraken", "drawn sirens")
    assert len(scene.state.deck) == 4


def test_the_last_round_card_in_round_58() -> None:
    """R45 Three more would be 61: round 60 is announced as the last, and is."""
    left = ("idol", "kraken", "sirens", "mutiny", "tavern", "payday")
    position = f"chosen: - cartographer cartographer; round: 58; {played_but(*left)}"
    scene = Scene("seven_seas", 3, position).play("choose cartographer")
    assert scene.heard[-1] == LastRoundCame(0, 60)
    assert scene.view(1).last == 60


def test_three_more_rounds_whatever_is_drawn() -> None:
    """R42 This round to its end, then exactly three; the rest of the deck makes no difference."""
    left = ("idol", "kraken", "sirens", "mutiny", "tavern", "payday")
    scene = Scene("seven_seas", 2, f"chosen: - captain; round: 5; {played_two(*left)}")
    scene.play("choose cartographer", "decline", "drawn idol", "drawn kraken")
    for number in (6, 7, 8):
        assert scene.state.round == number
        scene.play("0: choose captain", "1: choose captain", "decline", "decline")
    assert scene.match.over


def played_two(*left: str) -> str:
    """All adventure cards of two players are played but these."""
    fours = [word for card, word in enumerate(WORDS[:FIRST_PORT]) if card % 4 == 3]
    return played_but(*left, *fours)


def test_nothing_returns_to_the_deck() -> None:
    """R7 Played cards are out; every other one is as likely."""
    scene = Scene("seven_seas", 3, "chosen: - cartographer cartographer; played: idol, kraken; hand 1: sirens")
    scene.play("choose cartographer")
    odds = GAME.odds(scene.state)
    assert len(odds) == 27
    assert {str(move) for move, _ in odds}.isdisjoint({"drawn idol", "drawn kraken", "drawn sirens"})
