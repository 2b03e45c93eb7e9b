"""§11: the pirate ship."""

from __future__ import annotations

import pytest

from kogga.games.explorers.events import (
    CardStolen,
    ChaseRolled,
    GoldStolen,
    NobodyRobbed,
    PiratePlaced,
    PirateStayed,
    Sailed,
)
from kogga.games.explorers.pieces import NOBODY, NONE
from kogga.games.explorers.state import Phase
from tests.games.explorers.table import GAME, at_sea, edge, hand, heard, hex_at, scene, starting, why
from tests.scene import Scene

SEVEN = "phase: roll; ships 0: -; ships 1: -; ships 2: -"
HAVENS = ["A4", "B4", "C4", "E4", "F4", "G4", "C7", "D5", "D6", "D7", "D8", "D9", "E7"]  # scenario 2
SEAS = "hexes: C5 sea, E5 sea"
AT_D5 = f"{SEAS}; ships 0: D4-e; ships 1: D5-nw; ships 2: D5-sw"  # all three on sides of D5


def places(table: Scene) -> set[str]:
    """Where the pirate ship may go now."""
    return {words.split()[1] for words in starting(table.legal(), "pirate")}


# §11.1 Where it may stand


@pytest.mark.parametrize(
    ("scenario", "more"), [(2, []), (3, []), (4, ["C9", "D10", "E9"]), (5, ["C9", "D10", "E9", "D11"])]
)
def test_known_sea_away_from_the_island_and_the_frame(scenario: int, more: list[str]) -> None:
    """§11.1 Neither beside the starting island (the Council included) nor on the frame's own sea hex."""
    table = scene(SEVEN, scenario=scenario).play("roll 3 4")
    assert places(table) == {*HAVENS, *more}


@pytest.mark.parametrize("name", ["C5", "C6", "E5"])
def test_no_haven(name: str) -> None:
    """§11.1 Neither unexplored nor land."""
    table = scene(f"{SEVEN}; hexes: C6 mountains 9, E5 gold").play("roll 3 4")
    assert why(table, f"pirate {name}") == "11.1 no_haven"


@pytest.mark.parametrize("name", ["C3", "E3", "A3", "D4", "D12", "D3"])
def test_never_a_haven(name: str) -> None:
    """§11.1, §14.6 Beside the island, the Council, the frame's own sea, the island itself: no word for it exists."""
    table = scene(SEVEN).play("roll 3 4")
    assert why(table, f"pirate {name}") == "None unreadable"


def test_discovered_seas_join() -> None:
    """§11.1 Sea and fish hexes, once they are turned; land does not."""
    table = scene(f"{SEVEN}; hexes: C5 sea, E5 fish 5, C6 gold, B5 swift, E6 mountains 9").play("roll 3 4")
    assert {"C5", "E5"} <= places(table)
    assert not {"C6", "B5", "E6"} & places(table)


# §11.2 A seven


def test_the_first_seven_brings_the_first_pirate_ship() -> None:
    """§11.2 The roller must place it; nothing is there to be sent home."""
    table = scene(SEVEN).play("roll 1 6")
    assert table.to_act == (0,)
    assert why(table, "pirate home") == "11.2 must_place"
    assert why(table, "to sea") == "3.1 not_building"
    table.play("pirate D5")
    assert (table.state.pirate, table.state.captain) == (hex_at("D5"), 0)
    assert heard(table, PiratePlaced) == [PiratePlaced(0, hex_at("D5"), NOBODY)]
    assert table.state.phase == Phase.BUILD


def test_the_own_pirate_moves_to_another_hex() -> None:
    """§11.2 It may not stay where it is."""
    table = scene(f"{SEVEN}; pirate: D5 0").play("roll 2 5")
    assert "D5" not in places(table)
    assert why(table, "pirate D5") == "11.2 same_hex"
    table.play("pirate D6")
    assert table.state.pirate == hex_at("D6")


def test_another_s_pirate_goes_home_even_from_the_same_hex() -> None:
    """§11.2 The sheet's edition row: the same hex is allowed. Only one pirate ship is ever on the board."""
    table = scene(f"{SEVEN}; pirate: D5 2").play("roll 2 5", "pirate D5")
    assert (table.state.pirate, table.state.captain) == (hex_at("D5"), 0)
    assert heard(table, PiratePlaced) == [PiratePlaced(0, hex_at("D5"), 2)]


def test_discards_come_before_the_pirate() -> None:
    """§11.2, §4.4 First half the cards, then the pirate ship."""
    table = scene(f"{SEVEN}; hand 1: 8 wool").play("roll 3 4")
    assert table.to_act == (1,)
    assert why(table, "pirate D5", 0) == "3.1 not_asked"
    table.play("discard wool", "discard wool", "discard wool", "discard wool")
    assert table.to_act == (0,)
    assert starting(table.legal(), "pirate")


def test_no_pirate_in_the_first_scenario_and_none_without_a_seven() -> None:
    """§11.2 Scenario 1 knows no pirates; other sums bring none."""
    table = scene("phase: roll", scenario=1).play("roll 3 4")
    assert table.state.phase == Phase.BUILD
    assert why(table, "pirate D5") == "3.2 not_in_this_scenario"
    assert why(scene(SEVEN).play("roll 3 5"), "pirate D5") == "11.2 no_pirate_now"


# §11.3 Stealing


def test_example_red_rolls_a_seven() -> None:
    """§11.2, §11.3, example: red's seven sends blue's pirate home; red robs blue or orange, whose ships lie there."""
    fleet = f"{SEAS}; ships 0: D5-nw; ships 1: -; ships 2: C4-w; ships 3: D5-sw"
    cards = "hand 0: 1 wool; hand 2: 1 ore; hand 3: 2 brick"
    table = scene(f"phase: roll; active: 1; pirate: D7 0; {fleet}; {cards}", seats=4, scenario=2)
    table.play("roll 3 4", "pirate D5")
    assert heard(table, PiratePlaced) == [PiratePlaced(1, hex_at("D5"), 0)]
    assert table.legal() == ["rob 0", "rob 3", "rob nobody"]
    assert why(table, "rob 2") == "11.3 no_victim"
    table.play("rob 3", "robbed brick")
    assert (hand(table, 1), hand(table, 3)) == ("1 brick", "1 brick")
    assert table.state.phase == Phase.BUILD


def test_every_card_is_as_likely() -> None:
    """R37 By kind, so many as the victim holds."""
    table = scene(f"phase: roll; {AT_D5}; hand 1: 3 wool 1 ore").play("roll 3 4", "pirate D5", "rob 1")
    assert {str(move): weight for move, weight in GAME.odds(table.state)} == {"robbed wool": 3, "robbed ore": 1}


def test_only_ships_on_a_side_of_the_hex_count() -> None:
    """R37 A ship that touches it with an end is safe, and so are buildings."""
    touching = "ships 0: -; ships 1: D4-ne; ships 2: -; hand 1: 2 wool; hand 2: 2 wool"
    table = scene(f"phase: roll; {touching}").play("roll 3 4", "pirate D5")
    assert table.state.phase == Phase.BUILD  # skipped
    built = "hexes: C5 mountains 9; settlements 1: C5sw; roads 1:; ships 0: -; ships 1: -; ships 2: -; hand 1: 1 ore"
    assert scene(f"phase: roll; {built}").play("roll 3 4", "pirate D5").state.phase == Phase.BUILD


def test_who_has_nothing_cannot_be_robbed() -> None:
    """R37 Neither card nor coin: the step is skipped, or only the others are named."""
    table = scene(f"phase: roll; {AT_D5}; gold 1: 0; gold 2: 0").play("roll 3 4", "pirate D5")
    assert table.state.phase == Phase.BUILD
    table = scene(f"phase: roll; {AT_D5}; gold 1: 0; gold 2: 1").play("roll 3 4", "pirate D5")
    assert table.legal() == ["rob 2", "rob nobody"]
    assert why(table, "rob 1") == "11.3 no_victim"


def test_a_coin_only_from_who_has_no_cards() -> None:
    """§11.3 Then it is stolen without luck, and everybody sees it."""
    table = scene(f"phase: roll; {AT_D5}; hand 1: 1 wool; gold 0: 0; gold 1: 5; gold 2: 2").play(
        "roll 3 4", "pirate D5"
    )
    table.play("rob 2")
    assert table.state.gold[:3] == [1, 5, 1]
    assert heard(table, GoldStolen) == [GoldStolen(0, 2)]
    assert table.state.phase == Phase.BUILD
    table = scene(f"phase: roll; {AT_D5}; hand 1: 1 wool; gold 1: 5").play("roll 3 4", "pirate D5", "rob 1")
    assert table.state.phase == Phase.ROBBED


def test_robbing_nobody() -> None:
    """R37 Declining is allowed; the roller itself is no opponent."""
    table = scene(f"phase: roll; {AT_D5}; hand 0: 1 wool; hand 1: 1 ore").play("roll 3 4", "pirate D5")
    assert why(table, "rob 0") == "11.3 no_victim"
    table.play("rob nobody")
    assert heard(table, NobodyRobbed, CardStolen) == [NobodyRobbed(0)]
    assert hand(table, 1) == "1 ore"
    assert why(table, "rob 1") == "11.3 no_theft_now"


# §11.4 Tribute


def test_entering_costs_a_coin_once() -> None:
    """§11.4 Onto, along and off the sides of the hex, and back again: one coin for this ship and turn."""
    table = at_sea("pirate: D5 1; ships 0: D4-ne; gold 0: 2; hand 0: 1 wool", scenario=2)
    table.play("sail 1 D4-e", "sail 1 D4-se", "sail 1 D4-e", "sail 1 D4-ne")
    assert table.state.gold[0] == 1
    steps = heard(table, Sailed)
    assert [step.tribute for step in steps if isinstance(step, Sailed)] == [True, False, False, False]


def test_leaving_a_side_costs_too() -> None:
    """§11.4 A ship that stands there pays when it goes; it stands there for nothing."""
    table = at_sea("pirate: D5 1; ships 0: D4-e; gold 0: 1", scenario=2)
    assert table.play("end").state.gold[0] == 1
    table = at_sea("pirate: D5 1; ships 0: D4-e; gold 0: 1", scenario=2).play("sail 1 D4-ne")
    assert table.state.gold[0] == 0


def test_without_a_coin_the_routes_are_closed() -> None:
    """R38 Neither onto nor off a side; other routes stay free."""
    table = at_sea("pirate: D5 1; ships 0: D4-e, D4-ne; gold 0: 0", scenario=2)
    assert not [words for words in table.legal() if words.startswith("sail 1")]
    assert why(table, "sail 1 D4-se") == "11.4 no_tribute"
    assert why(table, "sail 2 D4-e") == "11.4 no_tribute"
    assert "sail 2 C3-se" in table.legal()


def test_every_ship_pays() -> None:
    """§11.4 Two ships, two coins; the gold spent on cards before does not matter."""
    table = scene("pirate: D5 1; ships 0: D4-e, D4-ne; gold 0: 6", scenario=2)
    table.play("buy wool", "buy wool", "to sea", "sail 1 D4-se", "sail 2 D4-e")
    assert table.state.gold[0] == 0


def test_the_next_turn_costs_anew() -> None:
    """§11.4 The coin is for this turn."""
    table = at_sea("pirate: D5 1; ships 0: D4-e; gold 0: 2", seats=2, scenario=2).play(
        "sail 1 D4-se", "sail 1 D4-e", "end"
    )
    assert table.state.gold[0] == 1
    table.play("roll 1 1", "to sea", "end", "roll 1 1", "to sea", "sail 1 D4-se")
    assert table.state.gold[0] == 1 + 2 - 1


def test_the_own_pirate_is_free() -> None:
    """§11.4 Nobody pays itself."""
    table = at_sea("pirate: D5 0; ships 0: D4-ne; gold 0: 0", scenario=2).play("sail 1 D4-e", "sail 1 D4-se")
    assert table.state.gold[0] == 0


def test_a_berth_beside_the_pirate_is_free() -> None:
    """§11.4 Building is no sailing; moving the ship off later is."""
    land = "hexes: C5 mountains 9, B5 forest 3, C6 hills 5; harbours 0: G2n, C5sw"
    table = scene(f"{land}; ships 0: -; pirate: D5 1; gold 0: 1; hand 0: 1 wood 1 wool", scenario=2)
    table.play("ship C5-sw")
    assert table.state.gold[0] == 1
    table.play("to sea", "sail 1 C5-w")
    assert table.state.gold[0] == 0


def test_a_corner_of_the_hex_is_no_side() -> None:
    """R38 Routes that merely touch it with an end cost nothing."""
    table = at_sea("pirate: D5 1; ships 0: C4-w; gold 0: 0", scenario=2)
    table.play("sail 1 D4-ne", "sail 1 D4-nw")
    assert table.state.gold[0] == 0


def test_cargo_beside_the_pirate_is_free() -> None:
    """R38 Standing and handling cargo cost nothing, not even with an empty purse."""
    table = at_sea("hexes: C5 gold; pirate: C4 1; ships 0: C5-w crew; gold 0: 0", scenario=2).play("land 1 C5")
    assert table.state.gold[0] == 0


# §11.5 Chasing it away


def test_example_chasing_with_two_ships() -> None:
    """§11.5, example: two unmoved ships touch the hex (A); the first roll fails, the second wins: blue takes its
    pirate home (B), red places its own and may rob the owner of the blue ship (C).
    """
    fleet = "ships 0: D7-nw; ships 1: D4-e, D4-ne"
    land = "hexes: C6 sea, C5 sea"
    table = at_sea(f"active: 1; pirate: D5 0; {fleet}; {land}; hand 0: 2 grain", seats=4, scenario=2)
    table.play("chase 1", "die 3")
    assert table.state.captain == 0
    table.play("chase 2", "die 6")
    assert (table.state.pirate, table.state.captain) == (NONE, NOBODY)
    table.play("pirate D7")
    assert table.legal() == ["rob 0", "rob nobody"]
    table.play("rob 0", "robbed grain")
    assert (hand(table, 0), hand(table, 1)) == ("1 grain", "1 grain")
    assert heard(table, ChaseRolled) == [ChaseRolled(1, 0, 3, False), ChaseRolled(1, 1, 6, True)]
    table.play("sail 1 D4-se", "sail 2 D4-nw")
    assert table.state.gold[1] == 2


@pytest.mark.parametrize(("face", "won"), [(1, False), (2, False), (3, False), (4, False), (5, False), (6, True)])
def test_a_six_wins(face: int, won: bool) -> None:
    """§11.5 Without a village's help nothing else does."""
    table = at_sea("pirate: D5 1; ships 0: D4-e", scenario=2).play("chase 1", f"die {face}")
    assert table.state.phase == (Phase.HAVEN if won else Phase.SEA)


def test_a_chase_is_tried_by_ships_that_touch_the_hex() -> None:
    """§11.5 An end on one of its corners, or a side; farther away not."""
    table = at_sea("pirate: D5 1; ships 0: D4-e, D4-ne, C4-w", scenario=2)
    assert starting(table.legal(), "chase") == ["chase 1", "chase 2"]
    assert why(table, "chase 3") == "11.5 pirate_too_far"


def test_one_try_for_each_ship() -> None:
    """§11.5 Each turn."""
    table = at_sea("pirate: D5 1; ships 0: D4-e", scenario=2).play("chase 1", "die 2")
    assert why(table, "chase 1") == "11.5 has_tried"
    assert "chase 1" not in table.legal()


def test_a_ship_that_has_moved_does_not_chase() -> None:
    """§11.5 Not even after coming back, open or closed."""
    table = at_sea("pirate: D5 1; ships 0: D4-ne", scenario=2).play("sail 1 D4-nw", "sail 1 D4-ne")
    assert why(table, "chase 1") == "11.5 has_moved"


def test_nobody_chases_its_own_pirate_nor_an_empty_sea() -> None:
    """§11.5 Another player's pirate ship, on the board."""
    assert why(at_sea("pirate: D5 0; ships 0: D4-e", scenario=2), "chase 1") == "11.5 no_foreign_pirate"
    assert why(at_sea("ships 0: D4-e", scenario=2), "chase 1") == "11.5 no_foreign_pirate"
    assert why(at_sea("pirate: D5 1; ships 0: D4-e"), "chase 2") == "7.2 no_such_ship"
    assert why(scene("pirate: D5 1; ships 0: D4-e"), "chase 1") == "11.5 not_at_sea"


def test_after_a_failed_chase_the_tribute_is_due() -> None:
    """§11.5 Without a coin the ship stays where it is."""
    table = at_sea("pirate: D5 1; ships 0: D4-e; gold 0: 0", scenario=2).play("chase 1", "die 5")
    assert why(table, "sail 1 D4-se") == "11.4 no_tribute"
    table = at_sea("pirate: D5 1; ships 0: D4-e; gold 0: 1", scenario=2).play("chase 1", "die 5", "sail 1 D4-se")
    assert table.state.gold[0] == 0


def test_a_chase_closes_the_ship_under_way() -> None:
    """R40 The try of one ship ends the voyage of another; the chaser may sail afterwards."""
    table = at_sea("pirate: D5 1; ships 0: D4-e, F3-se; gold 0: 1", scenario=2)
    table.play("sail 2 F3-e", "chase 1", "die 1")
    assert why(table, "sail 2 F3-ne") == "7.4 ship_closed"
    table.play("sail 1 D4-se")
    assert table.state.used == 1


def test_no_chase_while_another_ship_stands_on_a_full_route() -> None:
    """R32, R40 The ship under way must get off it first."""
    fleet = "ships 0: D4-e, D4-nw; ships 1: D4-ne; ships 2: D4-ne"
    table = at_sea(f"pirate: D5 1; {fleet}", scenario=2).play("sail 2 D4-ne")
    assert why(table, "chase 1") == "7.6 on_a_full_route"
    assert "chase 1" not in table.legal()
    table.play("sail 2 C4-w", "chase 1", "die 2")
    assert why(table, "sail 2 D4-nw") == "7.4 ship_closed"


def test_the_tribute_of_a_full_route_counts_the_last_coin() -> None:
    """R32, R38 One coin pays for entering the side and for leaving it; without it the step is refused."""
    fleet = "ships 0: D4-ne; ships 1: D4-e; ships 2: D4-e"
    table = at_sea(f"pirate: D5 1; {fleet}; gold 0: 1", scenario=2).play("sail 1 D4-e", "sail 1 D4-se")
    assert table.state.gold[0] == 0
    assert why(at_sea(f"pirate: D5 1; {fleet}; gold 0: 0", scenario=2), "sail 1 D4-e") == "11.4 no_tribute"


def test_a_ship_built_this_turn_may_chase() -> None:
    """R29, R40 It has not moved; nor has one that only handled cargo or got its wool."""
    land = "hexes: C5 mountains 9, B5 forest 3, C6 hills 5; harbours 0: G2n, C5sw crew"
    table = scene(f"{land}; ships 0: -; pirate: D5 1; hand 0: 1 wood 2 wool", scenario=2)
    table.play("ship C5-sw", "to sea", "load 1 crew", "wool 1", "chase 1", "die 6", "pirate home")
    for step in ("C4-e", "C4-ne", "C4-nw", "C4-w", "C4-sw", "C4-se"):
        table.play(f"sail 1 {step}")
    assert table.state.used == 6


# §11.6 After a chase


def test_the_winner_may_leave_its_pirate_at_home() -> None:
    """R39 Then nothing is stolen, and no pirate is on the board."""
    table = at_sea(f"pirate: D5 1; {AT_D5}; hand 1: 1 wool", scenario=2).play("chase 1", "die 6")
    assert "pirate home" in table.legal()
    table.play("pirate home")
    assert (table.state.pirate, table.state.phase) == (NONE, Phase.SEA)
    assert heard(table, PirateStayed) == [PirateStayed(0)]
    assert hand(table, 1) == "1 wool"


def test_the_same_hex_again() -> None:
    """R39 The winner's pirate may take the place of the loser's, and rob beside it."""
    table = at_sea(f"pirate: D5 1; {AT_D5}; hand 1: 1 wool", scenario=2).play(
        "chase 1", "die 6", "pirate D5", "rob 1", "robbed wool"
    )
    assert (table.state.pirate, table.state.captain, hand(table, 0)) == (hex_at("D5"), 0, "1 wool")
    table.play("sail 1 D4-se")
    assert table.state.gold[0] == 2


def test_the_chaser_sails_on_free() -> None:
    """§11.6 No tribute and no further chase: the pirate is its own now."""
    table = at_sea("pirate: D5 1; ships 0: D4-e, D4-ne; ships 1: -; ships 2: -; gold 0: 0", scenario=2)
    table.play("chase 1", "die 6", "pirate D5", "sail 1 D4-se", "sail 2 D4-e")
    assert table.state.ships[1] == edge("D4-e")
    assert why(table, "chase 2") == "11.5 no_foreign_pirate"


def test_while_the_winner_decides_nothing_else_happens() -> None:
    """§11.6 The new place comes first."""
    table = at_sea("pirate: D5 1; ships 0: D4-e", scenario=2).play("chase 1", "die 6")
    assert why(table, "sail 1 D4-se") == "3.1 not_at_sea"
    assert why(table, "pirate C5") == "11.1 no_haven"
    assert why(table, "end") == "3.1 not_at_sea"


def test_a_tribute_paid_to_the_old_pirate_does_not_come_back() -> None:
    """§11.6 Another ship paid before the chase; its coin is the bank's."""
    table = at_sea("pirate: D5 1; ships 0: D4-e, D4-ne; gold 0: 1", scenario=2)
    table.play("sail 1 D4-se", "chase 2", "die 6", "pirate home")
    assert table.state.gold[0] == 0
