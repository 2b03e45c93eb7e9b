"""§1, §2: the box, and what everybody begins with."""

from __future__ import annotations

import pytest

from kogga import CHANCE
from kogga.games.seven_seas.pieces import (
    BAY,
    CARDS,
    COLORS,
    COUNTRIES,
    COUNTRY,
    CURSES,
    FIRST_CURSE,
    FIRST_PORT,
    LARGEST,
    PRICES,
    ROLES,
    SHIPS,
    SIZE,
    TOP_GOOD,
    adventure_cards,
)
from kogga.games.seven_seas.state import SeasState
from tests.games.seven_seas.table import GAME
from tests.scene import Scene

OPTIONS = GAME.card.agree({})


def fresh(seats: int = 4, **options: str) -> SeasState:
    """The table before any luck."""
    state: SeasState = GAME.setup(seats, GAME.card.agree(options))
    return state


def dealt(seats: int, first: int = 0) -> Scene:
    """A game whose first player and hands were dictated: each card in the order of the deck."""
    scene = Scene("seven_seas", seats).play(f"first {first}")
    for _ in range(3 * seats):
        scene.play(str(GAME.odds(scene.state)[0][0]))
    return scene


def test_the_box_has_thirty_adventure_cards_and_the_last_round_card() -> None:
    """§1.3, R5 16 convoys, 6 ports, 8 curses."""
    assert CARDS == 30
    box = adventure_cards(4, OPTIONS)
    assert box == list(range(30))
    assert FIRST_PORT == 16
    assert FIRST_CURSE - FIRST_PORT == 6
    assert len(set(CURSES)) == 8


def test_each_country_has_convoys_of_one_to_four_merchants() -> None:
    """R6 And with the option two of two, one of three and one of four."""
    for country in range(4):
        assert sorted(SIZE[card] for card in adventure_cards(4, OPTIONS)[:16] if COUNTRY[card] == country) == [
            1,
            2,
            3,
            4,
        ]
    other = [card for card in adventure_cards(4, GAME.card.agree({"convoys": "2-2-3-4"})) if card < FIRST_PORT]
    for country in range(4):
        assert sorted(SIZE[card] for card in other if COUNTRY[card] == country) == [2, 2, 3, 4]


def test_the_ports_are_the_six_orders_of_three_prices() -> None:
    """R5 Each pays 3, 2 and 1, no two alike."""
    assert {tuple(sorted(prices)) for prices in PRICES} == {(1, 2, 3)}
    assert len(set(PRICES[:BAY])) == 6
    assert all(PRICES[port][TOP_GOOD[port]] == 3 for port in range(BAY + 1))


def test_the_first_port_is_pirates_bay() -> None:
    """R8 It pays 3 for rum, 2 for coffee, 1 for fruit."""
    assert fresh().port == BAY
    assert PRICES[BAY] == (3, 2, 1)


def test_the_loot_stack_has_sixty_cards() -> None:
    """§1.4, §2.4 15 of rum, coffee, fruit and talismans each."""
    assert fresh().loot == [15, 15, 15, 15]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_with_seven_ships_and_seven_chests(seats: int) -> None:
    """§2.1, §1.5 Three more ships are in the reserve; nothing else (R3), so no guards either."""
    scene = dealt(seats)
    state = scene.state
    assert state.fleet == [7] * seats
    assert state.chests == [7] * seats
    assert scene.view(0).reserve == (3,) * seats
    for row in (state.guards, state.yin, state.skulls, state.talismans, state.holds, state.unsinkable, state.tabled):
        assert row == [0] * seats
    assert state.flags == (-1,) * 4
    assert sum(state.cargo) == 0


def test_all_characters_are_in_hand() -> None:
    """§2.1 Any of the seven can be chosen in the first round."""
    scene = dealt(2)
    assert len(scene.legal(0)) == len(scene.legal(1)) == 7


def test_chests_are_points() -> None:
    """§1.6, §1.1, R2 One number: 83 chests are 83 points, whatever tokens would show it."""
    position = "chests: 83 7; fleet: 2 7"
    assert Scene("seven_seas", 2, position).match.scores == [83, 7]


def test_tokens_never_run_out() -> None:
    """§1.7 A seventh skull can be taken, a thirteenth ritual held."""
    scene = Scene(
        "seven_seas", 2, "skulls: 6 0; yin: 31 0; unsinkable: 9 0; holds: 9 0; phase: rituals; role: merchant"
    )
    scene.play("double hold", "unsinkable")
    assert scene.state.holds[0] == scene.state.unsinkable[0] == 10
    position = "skulls: 6 6; chosen: - captain"
    assert Scene("seven_seas", 2, position).play("choose captain", "decline").state.skulls == [7, 6]


def test_the_colours_of_the_seats() -> None:
    """R1 Green, white, blue as in the rulebook's example; yellow is the fourth."""
    assert COLORS == ("green", "white", "blue", "yellow")


def test_luck_names_the_first_player() -> None:
    """§2.5, R4 Each seat as likely; it gets its three cards first, then the others clockwise."""
    scene = Scene("seven_seas", 3)
    assert scene.to_act == (CHANCE,)
    assert [(str(move), weight) for move, weight in GAME.odds(scene.state)] == [
        ("first 0", 1),
        ("first 1", 1),
        ("first 2", 1),
    ]
    scene.play("first 2", "drawn kraken", "drawn idol", "drawn tavern", "drawn payday")
    assert [len(hand) for hand in scene.state.hands] == [1, 0, 3]


@pytest.mark.parametrize(("seats", "above"), [(4, 12), (3, 15), (2, 14)])
def test_six_cards_lie_under_the_last_round_card(seats: int, above: int) -> None:
    """§2.2 When the hands are dealt, so many lie above it; §2.3 three cards are in each hand."""
    scene = dealt(seats, first=1)
    assert scene.state.above == above
    assert len(scene.state.deck) == above + 6
    assert [len(hand) for hand in scene.state.hands] == [3] * seats
    assert scene.state.round == 1
    assert scene.state.first == 1
    assert list(scene.to_act) == list(range(seats))


def test_every_card_is_as_likely_as_any_other() -> None:
    """R7 All that were not drawn, wherever they lie; the last-round card is none of them."""
    scene = Scene("seven_seas", 4).play("first 0", "drawn kraken")
    odds = GAME.odds(scene.state)
    assert {weight for _, weight in odds} == {1}
    assert len(odds) == 29
    assert "drawn kraken" not in [str(move) for move, _ in odds]


def test_two_equal_convoys_are_twice_as_likely() -> None:
    """R6, R7 With the option a country has two convoys of two."""
    odds = {
        str(move): weight for move, weight in GAME.odds(Scene("seven_seas", 4, convoys="2-2-3-4").play("first 0").state)
    }
    assert odds["drawn convoy spain 2"] == 2
    assert odds["drawn convoy spain 3"] == 1
    assert "drawn convoy spain 1" not in odds
    assert sum(odds.values()) == 30


def test_the_box_is_what_the_rulebook_lists() -> None:
    """§1.2 Ten ships of each colour, four red dice, seven characters each, four flags."""
    assert SHIPS == 10
    assert max(SIZE) == LARGEST == 4
    assert len(ROLES) == 7
    assert len(COUNTRIES) == len(fresh().flags) == 4
