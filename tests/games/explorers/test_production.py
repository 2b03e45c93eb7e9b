"""§4: the harvest, gold for the empty-handed, sevens."""

from __future__ import annotations

import pytest

from kogga import CHANCE
from kogga.games.explorers.events import BankShort, CardLaid, Consoled, Discarded, DiscardsDue, Harvested, Rolled
from kogga.games.explorers.state import Phase
from tests.games.explorers.table import hand, heard, kind, land_ho, odds, row, scene, why

ROLL = "phase: roll"


# §4.1 The harvest


@pytest.mark.parametrize(
    ("dice", "hands", "gold"),
    [
        ("1 1", ["-", "-", "-"], [3, 3, 3]),
        ("1 2", ["1 grain", "1 ore", "-"], [2, 2, 3]),
        ("2 2", ["-", "-", "1 wool"], [3, 3, 2]),
        ("1 4", ["1 wood", "-", "-"], [2, 3, 3]),
        ("3 3", ["1 brick", "1 brick", "1 wool"], [2, 2, 2]),
        ("4 4", ["1 wool", "1 wool", "1 wood"], [2, 2, 2]),
        ("4 5", ["-", "1 wood", "-"], [3, 2, 3]),
        ("6 4", ["-", "-", "1 grain"], [3, 3, 2]),
        ("5 6", ["1 ore", "1 wood", "-"], [2, 2, 3]),
        ("6 6", ["-", "-", "1 ore"], [3, 3, 2]),
    ],
)
def test_what_every_roll_brings_at_the_start_of_scenario_1(dice: str, hands: list[str], gold: list[int]) -> None:
    """§4.1, §4.3 A card for every building at a hex of that number, harbour settlements alike; a coin for no card."""
    table = land_ho(ROLL).play(f"roll {dice}")
    assert [hand(table, seat) for seat in range(3)] == hands
    assert table.state.gold[:3] == gold
    assert (table.state.phase, table.to_act) == (Phase.BUILD, (0,))


def test_two_dice_kept_apart() -> None:
    """§4.1 Thirty-six rolls, each as likely."""
    table = land_ho(ROLL)
    assert table.to_act == (CHANCE,)
    assert set(odds(table).values()) == {1}
    assert len(odds(table)) == 36
    table.play("roll 5 3")
    assert Rolled(0, 5, 3) in table.heard
    assert table.state.dice == 53


def test_a_harbour_settlement_does_not_double() -> None:
    """§4.1 One card, like a settlement, not two like a city of the base game."""
    table = land_ho(f"{ROLL}; harbours 0: F2se").play("roll 2 3")
    assert hand(table, 0) == "1 wood"


def test_two_buildings_at_a_hex_bring_two_cards() -> None:
    """§4.1 Each building counts."""
    table = land_ho(f"{ROLL}; settlements 0: A1s G1se").play("roll 2 3")
    assert hand(table, 0) == "2 wood"
    assert Harvested(0, row("2 wood"), 0) in table.heard


def test_discovered_land_yields_too() -> None:
    """§4.1 A settlement overseas at a number token."""
    position = f"{ROLL}; hexes: E5 mountains 5, F5 sea; settlements 0: A1s E5sw"
    assert hand(land_ho(position).play("roll 1 4"), 0) == "1 wood 1 ore"


def test_land_without_the_number_yields_nothing() -> None:
    """§4.1 Nor does the sea, nor an unexplored hex."""
    table = land_ho(f"{ROLL}; hexes: E5 mountains 5, F5 sea; settlements 0: A1s E5sw").play("roll 4 5")
    assert hand(table, 0) == "-"


# §4.2 A short bank


def test_if_the_bank_cannot_pay_all_nobody_is_paid() -> None:
    """§4.2 Two are due a brick, one is left: neither gets it, and both take a coin (R8)."""
    table = land_ho(f"{ROLL}; hand 2: 18 brick").play("roll 3 3")
    assert [hand(table, seat) for seat in range(3)] == ["-", "-", "18 brick 1 wool"]
    assert table.state.bank[kind("brick")] == 1
    assert BankShort(kind("brick")) in table.heard
    assert table.state.gold[:3] == [3, 3, 2]


def test_if_it_is_just_enough_all_are_paid() -> None:
    """§4.2 Two bricks for two."""
    table = land_ho(f"{ROLL}; hand 2: 17 brick").play("roll 3 3")
    assert [hand(table, 0), hand(table, 1)] == ["1 brick", "1 brick"]
    assert table.state.bank[kind("brick")] == 0
    assert not heard(table, BankShort)


def test_a_single_player_takes_what_is_left() -> None:
    """§4.2 Two wood are due to one, one is there."""
    table = land_ho(f"{ROLL}; settlements 0: A1s G1se; hand 1: 18 wood").play("roll 2 3")
    assert hand(table, 0) == "1 wood"
    assert table.state.gold[0] == 2
    assert BankShort(kind("wood")) in table.heard


def test_each_kind_runs_short_by_itself() -> None:
    """§4.2 No brick for two, but the wool of the same roll is paid."""
    table = land_ho(f"{ROLL}; hand 1: 19 brick").play("roll 3 3")
    assert (hand(table, 0), hand(table, 2)) == ("-", "1 wool")


# §4.3 Gold


def test_the_roller_is_no_exception() -> None:
    """R8 Who rolls takes the coin like everybody."""
    table = land_ho(f"{ROLL}; first: 0; active: 1").play("roll 1 1")
    assert table.state.gold[1] == 3
    assert Consoled(1) in table.heard


def test_an_empty_bank_makes_empty_hands() -> None:
    """R8 Judged by cards really received: due one, the bank has none, so a coin."""
    table = land_ho(f"{ROLL}; hand 1: 19 wood").play("roll 1 4")
    assert (hand(table, 0), table.state.gold[0]) == ("-", 3)


def test_gold_of_a_river_is_no_card() -> None:
    """R8 Two gold from the field and the coin besides."""
    position = f"{ROLL}; hexes: E5 gold 5, E6 sea; settlements 0: D1n E5sw; harbours 0: C3s; ships 0: -"
    table = scene(position, scenario=2).play("roll 1 4")
    assert table.state.gold[0] == 2 + 2 + 1
    assert Harvested(0, row(""), 2) in table.heard
    assert Consoled(0) in table.heard


def test_a_card_and_river_gold_bring_no_further_coin() -> None:
    """R8 With a card of the same roll there is nothing to console."""
    position = f"{ROLL}; hexes: E5 gold 5, E6 sea; settlements 0: D1n E5sw"
    table = scene(position, scenario=2).play("roll 1 4")
    assert (hand(table, 0), table.state.gold[0]) == ("1 wood", 4)


def test_two_buildings_at_a_river_field_earn_four() -> None:
    """§4.1, §13.6 Where the rulebook says two gold a player, each building counts, as in every harvest."""
    position = f"{ROLL}; hexes: E5 gold 5, E6 sea, F5 sea; settlements 0: D1n E5sw E5se"
    assert scene(position, scenario=2).play("roll 1 4").state.gold[0] == 2 + 4


def test_a_lair_not_yet_captured_yields_nothing() -> None:
    """§4.1, §13.1 It has no number."""
    table = scene(f"{ROLL}; hexes: E5 gold", scenario=2)
    assert hand(table.play("roll 4 5"), 0) == "-"


def test_neutral_buildings_get_and_claim_nothing() -> None:
    """R8 A neutral harbour settlement at the pasture 4 beside a settlement: the last wool goes to the player."""
    table = land_ho(f"{ROLL}; hand 1: 18 wool; neutral 0: - D3s -; settlements 0: E2nw", seats=2)
    table.play("roll 2 2")
    assert hand(table, 0) == "1 wool"
    assert table.state.gold == [2, 3, 0, 0]
    assert not heard(table, BankShort)


def test_no_coin_on_a_seven() -> None:
    """§4.3 A seven brings neither cards nor gold."""
    table = land_ho(ROLL).play("roll 3 4")
    assert table.state.gold[:3] == [2, 2, 2]
    assert not heard(table, Consoled)


# §4.4 A seven


def test_in_scenario_1_a_seven_does_nothing_else() -> None:
    """§4.4 Nobody has more than seven cards: the building phase begins."""
    table = land_ho(f"{ROLL}; hand 0: 7 wool").play("roll 1 6")
    assert (table.state.phase, hand(table, 0)) == (Phase.BUILD, "7 wool")


def test_from_scenario_2_on_the_pirate_comes() -> None:
    """§4.4, §11.2 After the discards."""
    assert scene(ROLL, scenario=2).play("roll 1 6").state.phase == Phase.PIRATE


def test_the_pirate_waits_for_the_discards() -> None:
    """§4.4, §11.2 First the cards of all, then the roller's pirate ship."""
    table = scene(f"{ROLL}; hand 1: 8 ore", scenario=2).play("roll 1 6")
    assert (table.state.phase, table.to_act) == (Phase.DISCARD, (1,))
    assert why(table, "pirate A4", 0) == "3.1 not_asked"
    table.play(*["discard ore"] * 4)
    assert (table.state.phase, table.state.active) == (Phase.PIRATE, 0)


@pytest.mark.parametrize(("cards", "gone"), [(7, 0), (8, 4), (9, 4), (10, 5), (11, 5)])
def test_half_rounded_down(cards: int, gone: int) -> None:
    """§4.4 More than seven lose half; seven are safe."""
    table = land_ho(f"{ROLL}; hand 1: {cards} grain").play("roll 2 5")
    assert table.to_act == ((1,) if gone else (0,))
    table.play(*["discard grain"] * gone)
    assert hand(table, 1) == f"{cards - gone} grain"
    assert table.state.bank[kind("grain")] == 19 - cards + gone
    assert table.state.phase == Phase.BUILD


def test_gold_does_not_count_and_is_not_lost() -> None:
    """§4.4 Seven cards and twenty coins are no eight cards."""
    table = land_ho(f"{ROLL}; hand 0: 7 wool; gold 0: 20; hand 1: 8 ore; gold 1: 9").play("roll 3 4")
    assert table.to_act == (1,)
    table.play(*["discard ore"] * 4)
    assert table.state.gold[:2] == [20, 9]
    assert "discard gold" not in [str(move) for move in table.match.game.vocabulary(3, table.match.options)]


def test_all_who_owe_lay_at_the_same_time() -> None:
    """R9 One card at a time, in any order; laid cards are part of the hand until all are turned up."""
    table = land_ho(f"{ROLL}; hand 0: 5 wool 3 ore; hand 2: 10 grain").play("roll 3 4")
    assert table.to_act == (0, 2)
    assert DiscardsDue((0, 2)) in table.heard
    table.play("2: discard grain", "0: discard ore", "0: discard wool", "2: discard grain", "0: discard ore")
    assert (hand(table, 0), table.state.bank[kind("ore")]) == ("5 wool 3 ore", 16)
    table.play("0: discard wool")
    assert table.state.owing == 0b100
    assert hand(table, 0) == "5 wool 3 ore"
    table.play(*["discard grain"] * 3)
    assert [hand(table, 0), hand(table, 2)] == ["3 wool 1 ore", "5 grain"]
    assert table.heard[-2:] == [Discarded(0, row("2 wool 2 ore")), Discarded(2, row("5 grain"))]
    assert table.state.phase == Phase.BUILD


def test_the_others_see_only_who_still_owes() -> None:
    """R9 Face down: neither which cards nor how many before a seat is done."""
    table = land_ho(f"{ROLL}; hand 0: 5 wool 3 ore; hand 2: 10 grain").play("roll 3 4", "0: discard ore")
    for ear in (1, 2, None):
        assert table.view(ear).cards[0] == 8
        assert CardLaid(0, kind("ore"), False).heard_by(ear) is None
        assert not any("ore" in words for _, words in table.story(ear))
    assert table.view(2).owing == table.view(0).owing == 0b101
    assert not any(table.view(1).laid)
    assert table.view(0).laid[kind("ore")] == 1


def test_a_card_that_lies_already_cannot_be_laid_twice() -> None:
    """§4.4 Only cards that are still in hand."""
    table = land_ho(f"{ROLL}; hand 0: 7 wool 1 ore").play("roll 3 4", "discard ore")
    assert table.legal() == ["discard wool"]
    assert why(table, "discard ore") == "4.4 no_such_card"
    assert why(table, "discard brick") == "4.4 no_such_card"


def test_who_owes_nothing_is_not_asked() -> None:
    """§4.4 Nor may it do anything until all have laid; who is done neither."""
    table = land_ho(f"{ROLL}; hand 0: 2 wood 2 brick; hand 1: 8 ore; hand 2: 8 wool").play("roll 3 4")
    assert why(table, "discard wood", 0) == "3.1 not_asked"
    assert why(table, "road A1-sw", 0) == "3.1 not_asked"
    table.play(*["1: discard ore"] * 4)
    assert why(table, "discard ore", 1) == "3.1 not_asked"


def test_nobody_discards_without_a_seven() -> None:
    """§4.4 However many cards."""
    table = land_ho(f"{ROLL}; hand 0: 12 wool").play("roll 1 1")
    assert why(table, "discard wool") == "4.4 no_seven"
