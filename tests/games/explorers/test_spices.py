"""§15: spices for Catan."""

from __future__ import annotations

import pytest

from kogga.games.explorers.events import Bartered, ChaseRolled, Delivered, Discovered, MarkerMoved, Rewarded, SoldFast
from kogga.games.explorers.pieces import BONUS, NONE, SPICES, SWIFT
from kogga.games.explorers.state import Phase
from tests.games.explorers.table import at_sea, corner, edge, hand, heard, hex_at, hold, scene, starting, why

ALONE = "ships 1: -; ships 2: -"


# §15.1 Finding a village


def test_finding_a_village_brings_two_gold_and_a_sack_for_everybody() -> None:
    """§15.1 As many sacks as players; no number token."""
    table = at_sea(f"ships 0: D4-e; {ALONE}", scenario=4).play("sail 1 C4-se", "hex C5 swift")
    assert heard(table, Discovered, Rewarded) == [Discovered(0, hex_at("C5"), SWIFT), Rewarded(0, NONE, 2)]
    assert (table.state.gold[0], table.state.phase) == (4, Phase.SEA)
    assert table.view(2).sacks(hex_at("C5")) == 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_sack_a_player(seats: int) -> None:
    """R46 Neutral colours are no players."""
    table = at_sea("hexes: C5 swift; ships 0: C5-w crew; ships 1: -", seats=seats, scenario=4)
    assert table.state.sacks(hex_at("C5")) == seats
    assert table.play("trade 1 C5").state.sacks(hex_at("C5")) == seats - 1


# §15.2 A crew for a sack


def test_crew_down_and_sack_up() -> None:
    """§15.2, R46 One action; the sack takes the crew's slot."""
    table = at_sea(f"hexes: C5 swift; ships 0: C5-w crew crew; {ALONE}", scenario=4).play("trade 1 C5")
    assert (hold(table, 0, 1), table.state.crews_of(hex_at("C5"), 0)) == ("crew sack", 1)
    assert heard(table, Bartered) == [Bartered(0, 0, hex_at("C5"), SWIFT)]
    assert why(table, "land 1 C5") == "13.2 no_lair"


def test_once_a_village_for_each_player() -> None:
    """§15.2 For the whole game; other players have their own sack there."""
    table = at_sea(f"hexes: C5 swift; ships 0: C5-w crew crew; {ALONE}; crews: C5 0 1").play("trade 1 C5")
    assert why(table, "trade 1 C5") == "15.2 been_there"
    assert table.state.sacks(hex_at("C5")) == 1


def test_a_crew_never_leaves_a_village() -> None:
    """§15.2 It cannot be fetched."""
    table = at_sea(f"hexes: C5 swift; ships 0: C5-w; {ALONE}; crews: C5 1")
    assert why(table, "fetch 1 C5") == "13.5 no_crew_there"


def test_trading_needs_a_village_a_crew_and_a_ship_in_place() -> None:
    """§15.2 Each of them."""
    table = at_sea(f"hexes: C5 swift, E5 gold; ships 0: C5-w sack, E5-w crew, D4-e crew; {ALONE}")
    assert why(table, "trade 1 C5") == "10.2 no_crew_aboard"
    assert why(table, "trade 2 E5") == "15.2 no_village"
    assert why(table, "trade 3 C5") == "7.7 not_at_hex"
    assert why(scene(f"hexes: C5 swift; ships 0: C5-w crew; {ALONE}"), "trade 1 C5") == "15.2 not_at_sea"
    assert why(at_sea(f"ships 0: D4-e crew; {ALONE}", scenario=3), "trade 1 C5") == "3.2 not_in_this_scenario"


def test_a_ship_that_discovered_the_village_trades_at_once() -> None:
    """§15.2, §8.3 It has stopped, but is in place."""
    table = at_sea(f"ships 0: D4-e crew; {ALONE}").play("sail 1 C4-se", "hex C5 fast", "trade 1 C5")
    assert (hold(table, 0, 1), table.state.fast[0]) == ("sack", 1)


def test_one_ship_two_villages() -> None:
    """§15.2 A ship between two villages with two crews takes a sack from each."""
    table = at_sea(f"hexes: C5 swift, E5 bonus; ships 0: D5-e crew crew; {ALONE}").play("trade 1 C5", "trade 1 E5")
    assert (hold(table, 0, 1), table.state.swift[0], table.state.bonus[0]) == ("sack sack", 1, 1 << 4)


# §15.3 Delivering


@pytest.mark.parametrize(
    ("cargo", "sacks", "left"), [("sack", 1, "-"), ("sack sack", 2, "-"), ("crew sack", 1, "crew")]
)
def test_a_space_for_every_sack(cargo: str, sacks: int, left: str) -> None:
    """R47, §15.3 One delivery unloads all that can be delivered; a crew stays aboard."""
    table = at_sea(f"ships 0: D4-ne {cargo}; {ALONE}").play("deliver 1")
    assert (table.state.spaces[8], hold(table, 0, 1)) == (sacks, left)
    assert heard(table, Delivered) == [Delivered(0, 0, 0, sacks)]
    assert len(heard(table, MarkerMoved)) == sacks


def test_sacks_do_not_come_back() -> None:
    """§15.3 The sheet's edition row: to the bank or out of the game is the same; no village gets one back."""
    table = at_sea(f"hexes: C5 swift; crews: C5 1; ships 0: D4-ne sack; {ALONE}").play("deliver 1")
    assert table.state.sacks(hex_at("C5")) == 2
    assert table.state.spaces[8] == 1


def test_after_loading_and_delivering_the_ship_sails_on() -> None:
    """§15.3 With the points it has left: one of five after a village and the Council."""
    table = at_sea(f"hexes: C5 fast; ships 0: C5-w crew; {ALONE}")
    table.play("trade 1 C5", "sail 1 C4-se", "sail 1 D4-ne", "deliver 1", "sail 1 D4-nw", "sail 1 D4-w")
    assert why(table, "sail 1 D4-sw") == "7.4 no_points"


def test_delivering_needs_an_anchor() -> None:
    """§15.3, §14.6 Sacks, too."""
    assert why(at_sea(f"ships 0: D4-e sack; {ALONE}"), "deliver 1") == "14.6 not_at_anchor"


# §15.4 Who may build there

LAND = "hexes: C5 mountains 9, C6 swift; settlements 0: A1s C5sw; roads 0: C5-sw C5-se; ships 0: -"
CARDS = "hand 0: 2 wood 2 brick 1 wool 1 grain"


def test_no_building_at_a_village_without_a_crew() -> None:
    """§15.4 Neither roads nor settlements; another's crew does not help."""
    table = scene(f"{LAND}; {CARDS}; {ALONE}; crews: C6 0 1")
    assert why(table, "road C5-e") == "15.4 no_crew_in_village"
    assert why(table, "settlement C5se") == "15.4 no_crew_in_village"


def test_building_at_a_village_with_a_crew() -> None:
    """§15.4 From then on as anywhere."""
    table = scene(f"{LAND}; {CARDS}; {ALONE}; crews: C6 1").play("settlement C5se", "road C5-e")
    assert table.state.building[corner("C5se")] == 0


def test_founding_at_a_village() -> None:
    """§15.4 By settler ship only with a crew there."""
    table = at_sea(f"hexes: C5 swift; ships 0: C5-w settler, C5-sw crew; {ALONE}")
    assert why(table, "found 1 C5nw") == "15.4 no_crew_in_village"
    table.play("trade 2 C5", "found 1 C5nw")
    assert table.state.building[corner("C5nw")] == 0


def test_two_villages_need_a_crew_on_both() -> None:
    """R24 A corner or an edge that borders both."""
    land = LAND.replace("C5 mountains 9, C6 swift", "C5 fast, C6 swift")
    table = scene(f"{land}; {CARDS}; {ALONE}; crews: C5 1")
    assert why(table, "road C5-e") == "15.4 no_crew_in_village"
    assert why(table, "settlement C5se") == "15.4 no_crew_in_village"
    table = scene(f"{land}; {CARDS}; {ALONE}; crews: C5 1, C6 1")
    assert {"road C5-e", "settlement C5se"} <= set(table.legal())


# §15.5 Swift Voyage


def steps_of(swift: str, wool: bool) -> int:
    """How many steps a ship makes round the Council."""
    table = at_sea(f"{swift}; ships 0: D4-ne; hand 0: 1 wool; {ALONE}")
    if wool:
        table.play("wool 1")
    for step in ("e", "se", "sw", "w", "nw", "ne", "e", "se", "sw"):
        if f"sail 1 {name_of(step)}" not in table.legal():
            break
        table.play(f"sail 1 D4-{step}")
    used: int = table.state.used
    return used


def name_of(step: str) -> str:
    """The usual name of a side of the Council's hex."""
    return {"nw": "C3-se", "ne": "C4-sw", "w": "D3-e"}.get(step, f"D4-{step}")


@pytest.mark.parametrize(
    ("villages", "wool", "steps"),
    [
        ("hexes: C5 swift", False, 4),
        ("hexes: C5 swift; crews: C5 1", False, 5),
        ("hexes: C5 swift; crews: C5 1", True, 7),
        ("hexes: C5 swift, E5 swift; crews: C5 1, E5 1", False, 6),
        ("hexes: C5 swift, E5 swift; crews: C5 1, E5 1", True, 8),
        ("hexes: C5 swift; crews: C5 0 1", False, 4),
    ],
)
def test_a_point_more_for_every_village(villages: str, wool: bool, steps: int) -> None:
    """§15.5 Four, five, six; with wool eight at most. Another's friendship does not count."""
    assert steps_of(villages, wool) == steps


def test_swift_voyage_in_mid_voyage() -> None:
    """R48 The ship that trades has its fifth point at once, and so have all others."""
    table = at_sea(f"hexes: C5 swift; ships 0: C4-se crew, D4-nw; voyage: 1 4; {ALONE}")
    assert why(table, "sail 1 D4-ne") == "7.4 no_points"
    table.play("trade 1 C5", "sail 1 D4-ne")
    assert why(table, "sail 1 D4-e") == "7.4 no_points"
    for step in ("w", "sw", "se", "e", "ne"):
        table.play(f"sail 2 D4-{step}")
    assert why(table, "sail 2 D4-nw") == "7.4 no_points"


def test_swift_voyage_does_not_reopen_a_closed_ship() -> None:
    """R48 A discovery has stopped it, or another ship has set out."""
    table = at_sea(f"ships 0: D4-e crew; {ALONE}").play("sail 1 C4-se", "hex C5 swift", "trade 1 C5")
    assert why(table, "sail 1 D4-ne") == "7.4 ship_closed"
    table = at_sea(f"hexes: C5 swift; ships 0: C4-se crew, D4-nw; stepped: 1 2; voyage: 2 1; {ALONE}").play(
        "trade 1 C5"
    )
    assert why(table, "sail 1 D4-ne") == "7.4 ship_closed"


# §15.6 Pirate Bonus


@pytest.mark.parametrize(
    ("villages", "winning"),
    [
        ("hexes: C5 bonus; crews: C5 0 1", {6}),
        ("hexes: C5 bonus; crews: C5 1", {5, 6}),
        ("hexes: E5 bonus; crews: E5 1", {4, 6}),
        ("hexes: C5 bonus, E5 bonus; crews: C5 1, E5 1", {4, 5, 6}),
    ],
)
def test_faces_that_win_a_chase(villages: str, winning: set[int]) -> None:
    """§15.6 The very face of the village: north 5, south 4; with the southern one alone a 5 fails."""
    won = set()
    for face in range(1, 7):
        table = at_sea(f"{villages}; ships 0: D4-e; pirate: D5 1; {ALONE}").play("chase 1", f"die {face}")
        if table.state.phase == Phase.HAVEN:
            won.add(face)
    assert won == winning


def test_a_bonus_won_this_turn_helps_this_turn() -> None:
    """§15.6 At once: one ship trades, the other chases and wins with a five; the theft follows as ever."""
    fleet = "ships 0: C5-w crew, D4-e; ships 1: D4-e; ships 2: -"
    table = at_sea(f"hexes: C5 bonus; {fleet}; pirate: D5 1; hand 1: 1 wool")
    table.play("trade 1 C5", "chase 2", "die 5", "pirate D5", "rob 1", "robbed wool")
    assert heard(table, Bartered, ChaseRolled) == [Bartered(0, 0, hex_at("C5"), BONUS), ChaseRolled(0, 1, 5, True)]
    assert (table.state.captain, hand(table, 0)) == (0, "1 wool")


def test_the_same_ship_trades_and_chases() -> None:
    """§15.6, R40 Trading is no movement."""
    table = at_sea(f"hexes: C5 bonus; ships 0: C5-sw crew; pirate: D5 1; {ALONE}")
    table.play("trade 1 C5", "chase 1", "die 5", "pirate home", "sail 1 C4-se", "sail 1 D4-ne", "deliver 1")
    assert (table.state.spaces[8], table.state.leads[SPICES]) == (1, 0)


# §15.7 Fast Gold


def test_a_card_for_a_coin_once_a_turn() -> None:
    """§15.7 Any kind; a second time not with one village."""
    table = scene(f"hexes: C5 fast; crews: C5 1; hand 0: 1 ore 1 wool; ships 0: -; {ALONE}")
    assert starting(table.legal(), "fast") == ["fast gold wool", "fast gold ore"]
    assert why(table, "fast gold wood") == "15.7 no_such_card"
    table.play("fast gold ore")
    assert (hand(table, 0), table.state.gold[0]) == ("1 wool", 3)
    assert heard(table, SoldFast) == [SoldFast(0, 4)]
    assert why(table, "fast gold wool") == "15.7 no_fast_gold"


def test_two_villages_serve_twice() -> None:
    """§15.7 And no more."""
    table = scene(f"hexes: C5 fast, E5 fast; crews: C5 1, E5 1; hand 0: 3 ore; ships 0: -; {ALONE}")
    table.play("fast gold ore", "fast gold ore")
    assert why(table, "fast gold ore") == "15.7 no_fast_gold"


def test_fast_gold_is_no_purchase() -> None:
    """§15.7, R11 It neither uses nor renews the two purchases."""
    table = scene(f"hexes: C5 fast; crews: C5 1; hand 0: 1 ore; gold 0: 5; ships 0: -; {ALONE}")
    table.play("buy wool", "buy wool", "fast gold ore")
    assert (table.state.gold[0], table.state.bought) == (2, 2)
    assert why(table, "buy wool") == "5.2 bought_twice"


def test_without_a_village_no_fast_gold() -> None:
    """§15.7 Nor with another's, nor in the movement phase, nor in scenario 3."""
    table = scene(f"hexes: C5 fast; crews: C5 0 1; hand 0: 1 ore; ships 0: -; {ALONE}")
    assert why(table, "fast gold ore") == "15.7 no_fast_gold"
    table = at_sea(f"hexes: C5 fast; crews: C5 1; hand 0: 1 ore; ships 0: -; {ALONE}")
    assert why(table, "fast gold ore") == "3.1 not_building"
    assert why(scene(f"hand 0: 1 ore; ships 0: -; {ALONE}", scenario=3), "fast gold ore") == "3.2 not_in_this_scenario"


def test_a_fast_gold_village_serves_from_the_next_turn() -> None:
    """R48 Building was over when the crew landed; the next building phase has it."""
    table = at_sea("hexes: C5 fast; ships 0: C5-w crew; ships 1: -; hand 0: 1 ore", seats=2)
    table.play("trade 1 C5")
    assert why(table, "fast gold ore") == "3.1 not_building"
    table.play("end", "roll 1 1", "to sea", "end", "roll 1 1", "fast gold ore")
    assert table.state.sold == 1


# R49


def test_a_sack_thrown_away_is_lost_and_the_benefit_stays() -> None:
    """R49 The village has none left for this player."""
    table = at_sea(f"hexes: C5 swift; ships 0: C5-w crew crew; {ALONE}").play("trade 1 C5", "overboard ship 1 sack")
    assert (hold(table, 0, 1), table.state.swift[0], table.state.sacks(hex_at("C5"))) == ("crew", 1, 2)
    assert why(table, "trade 1 C5") == "15.2 been_there"


def test_a_scrapped_ship_loses_its_sacks() -> None:
    """R49, R1 For good; its crew goes home."""
    fleet = "ships 0: C5-w crew sack, D4-ne, D4-nw"
    table = scene(f"hexes: C5 swift; crews: C5 1; {fleet}; {ALONE}; hand 0: 1 wood 1 wool").play(
        "scrap 1", "ship G2-ne"
    )
    assert (table.state.crew_supply[0], table.state.swift[0], hold(table, 0, 1)) == (8, 1, "-")
    assert table.state.ships[0] == edge("G2-ne")
