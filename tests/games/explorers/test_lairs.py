"""§13: pirate lairs."""

from __future__ import annotations

import pytest

from kogga.games.explorers.events import (
    CaptureRewarded,
    Consoled,
    CrewFetched,
    CrewLanded,
    Discovered,
    Harvested,
    HeroesTied,
    HeroNamed,
    HeroRolled,
    LairCaptured,
    LairFreed,
    MarkerMoved,
    Rewarded,
    Won,
)
from kogga.games.explorers.pieces import LAIR_NUMBERS, LAIRS, NONE, RIVER
from kogga.games.explorers.state import Phase
from tests.games.explorers.table import GAME, at_sea, corner, heard, hex_at, hold, scene, starting, why
from tests.scene import Scene

ALONE = "ships 1: -; ships 2: -"
LAIR = f"hexes: C5 gold; {ALONE}"


# §13.1 Finding a lair


def test_finding_a_lair_brings_two_gold_and_no_number() -> None:
    """§13.1 The number stays face down until the capture."""
    table = at_sea(f"ships 0: D4-e; {ALONE}", scenario=2).play("sail 1 C4-se", "hex C5 gold")
    assert heard(table, Discovered, Rewarded) == [
        Discovered(0, hex_at("C5"), RIVER), Rewarded(0, NONE, 2),
    ]  # fmt: skip
    assert (table.state.gold[0], table.state.number[hex_at("C5")], table.state.phase) == (4, 0, Phase.SEA)
    assert table.state.is_lair(hex_at("C5"))


def test_a_ship_that_found_a_lair_may_land_at_once() -> None:
    """§13.1, §8.3 It has stopped, but is in place."""
    table = at_sea(f"ships 0: D4-e crew; {ALONE}", scenario=2).play("sail 1 C4-se", "hex C5 gold", "land 1 C5")
    assert table.state.crews_of(hex_at("C5"), 0) == 1


def test_nothing_is_built_beside_a_lair() -> None:
    """§13.1 No road on its sides, no settlement on its corners."""
    land = "hexes: C5 mountains 9, C6 gold; settlements 0: A1s C5sw; roads 0: C5-sw C5-se"
    table = scene(f"{land}; ships 0: -; {ALONE}; hand 0: 2 wood 2 brick 1 wool 1 grain", scenario=2)
    assert why(table, "road C5-e") == "13.1 lair_beside"
    assert why(table, "settlement C5se") == "13.1 lair_beside"
    assert not starting(table.legal(), "settlement")


def test_nobody_founds_beside_a_lair() -> None:
    """§13.1 Not by settler ship either; once the field is free it can be done."""
    table = at_sea(f"{LAIR}; ships 0: C5-w settler", scenario=2)
    assert why(table, "found 1 C5nw") == "13.1 lair_beside"
    free = at_sea(f"hexes: C5 gold 9; {ALONE}; ships 0: C5-w settler", scenario=2)
    assert free.play("found 1 C5nw").state.building[corner("C5nw")] == 0


def test_a_lair_yields_nothing() -> None:
    """§13.1 It has no number."""
    table = scene(f"phase: roll; {LAIR}; settlements 1: G1n", scenario=2)
    assert all(hex_at("C5") not in row for row in table.state.harvests)


# §13.2 Landing crews


def test_one_or_two_crews_land() -> None:
    """§13.2 One action a crew; one may stay aboard."""
    table = at_sea(f"{LAIR}; ships 0: C5-w crew crew", scenario=2).play("land 1 C5")
    assert (hold(table, 0, 1), table.state.crews_of(hex_at("C5"), 0)) == ("crew", 1)
    table.play("land 1 C5")
    assert (hold(table, 0, 1), table.state.crews_of(hex_at("C5"), 0)) == ("-", 2)
    assert heard(table, CrewLanded, LairCaptured) == [CrewLanded(0, 0, hex_at("C5"))] * 2


@pytest.mark.parametrize(("berth", "lands"), [("C5-w", True), ("C5-sw", True), ("D4-e", False), ("C4-se", True)])
def test_an_end_of_the_ship_on_a_corner_of_the_lair(berth: str, lands: bool) -> None:
    """§13.2 A side of it, or a route that ends at one of its corners."""
    table = at_sea(f"{LAIR}; ships 0: {berth} crew", scenario=2)
    assert ("land 1 C5" in table.legal()) == lands
    if not lands:
        assert why(table, "land 1 C5") == "7.7 not_at_hex"


def test_three_crews_at_most() -> None:
    """§13.2 The sheet's edition row: never a fourth, whoever comes."""
    table = at_sea(f"{LAIR}; ships 0: C5-w crew crew; crews: C5 0 2", scenario=2).play("land 1 C5")
    assert why(table, "land 1 C5") == "13.2 lair_full"
    assert "land 1 C5" not in table.legal()


def test_landing_costs_no_points_and_interrupts_nothing() -> None:
    """§13.2 The ship sails on afterwards."""
    table = at_sea(f"{LAIR}; ships 0: C4-se crew; voyage: 1 1", scenario=2).play("land 1 C5", "sail 1 D4-ne")
    assert table.state.used == 2


def test_crews_land_in_the_own_movement_phase() -> None:
    """§13.2 Neither while building nor in another's turn; nor in the first scenario."""
    table = scene(f"{LAIR}; ships 0: C5-w crew", scenario=2)
    assert why(table, "land 1 C5") == "13.2 not_at_sea"
    assert why(at_sea(f"{LAIR}; active: 1; ships 0: C5-w crew", scenario=2), "land 1 C5", 0) == "3.1 not_your_turn"
    assert why(at_sea(f"ships 0: -; {ALONE}", scenario=1), "land 1 C5") == "3.2 not_in_this_scenario"


def test_crews_of_an_uncaptured_lair_stay() -> None:
    """R41 Nobody can fetch them."""
    table = at_sea(f"{LAIR}; ships 0: C5-w; crews: C5 2", scenario=2)
    assert why(table, "fetch 1 C5") == "13.5 no_crew_there"


def test_a_captured_lair_bans_building_and_crews_until_it_is_resolved() -> None:
    """R41 The third crew is down, but the lair falls after the movement."""
    table = at_sea(f"{LAIR}; ships 0: C5-w crew, C5-sw settler, C4-se crew; crews: C5 2", scenario=2)
    table.play("land 1 C5")
    assert why(table, "land 3 C5") == "13.2 lair_full"
    assert why(table, "found 2 C5s") == "13.1 lair_beside"
    assert why(table, "fetch 1 C5") == "13.5 no_crew_there"


# §13.3 The capture


def test_the_third_crew_captures() -> None:
    """§13.3 Exactly three, of one player or several; nothing is settled before the movement is over."""
    table = at_sea(f"{LAIR}; ships 0: C5-w crew; crews: C5 1 1", scenario=2).play("land 1 C5")
    assert heard(table, LairCaptured) == [LairCaptured(hex_at("C5"))]
    assert (table.state.captured, table.state.phase) == ((hex_at("C5"),), Phase.SEA)
    assert table.state.gold[:2] == [2, 2]
    table.play("sail 1 C4-se", "end")
    assert table.state.gold[:2] == [4, 4]


def test_rewards_go_clockwise_from_the_active_seat() -> None:
    """§13.3 Two gold and a space each; who put down two gets no more."""
    table = at_sea("active: 1; hexes: C5 gold; ships 0: -; ships 1: C5-w crew; ships 2: -; crews: C5 1 0 1", scenario=2)
    table.play("land 1 C5", "end")
    assert heard(table, CaptureRewarded) == [CaptureRewarded(seat, hex_at("C5")) for seat in (1, 2, 0)]
    assert heard(table, MarkerMoved) == [MarkerMoved(seat, LAIRS, 1) for seat in (1, 2, 0)]
    assert table.state.piles[LAIRS] == (1, 2, 0)
    assert table.state.leads[LAIRS] == 1
    assert table.state.gold[:3] == [4, 4, 4]


def test_example_a_lair_is_captured() -> None:
    """§13.2-§13.5, example: red lands both crews beside blue's (B); both move on; 5 + 2 and 6 + 1 tie, and red with
    more crews is the hero, one space on and one crew poorer (C); later blue and then red fetch their crews (D).
    """
    table = at_sea(
        "active: 1; hexes: C5 gold; ships 0: C5-sw; ships 1: C5-w crew crew; crews: C5 1", seats=2, scenario=2
    )
    table.play("land 1 C5", "land 1 C5", "end", "die 5", "die 6")
    assert heard(table, HeroRolled) == [HeroRolled(1, 5, 7), HeroRolled(0, 6, 7)]
    assert heard(table, HeroNamed, HeroesTied) == [HeroNamed(1, hex_at("C5"))]
    assert (table.state.spaces[:2], table.state.leads[LAIRS]) == ([1, 2], 1)
    assert [table.state.crews_of(hex_at("C5"), seat) for seat in (0, 1)] == [1, 1]
    assert table.state.crew_supply[1] == 9 - 1
    table.play("lair C5 9", "roll 1 1", "to sea", "fetch 1 C5", "end", "roll 1 1", "to sea", "fetch 1 C5")
    assert (hold(table, 0, 1), hold(table, 1, 1)) == ("crew", "crew")
    assert table.state.crews[hex_at("C5")] == 0
    assert heard(table, CrewFetched) == [CrewFetched(0, 0, hex_at("C5")), CrewFetched(1, 0, hex_at("C5"))]


# §13.4 The hero


def captured(crews: str, more: str = "", seats: int = 3) -> Scene:
    """Seat 0 has put down the third crew beside these; its turn ends."""
    table = at_sea(f"{LAIR}; ships 0: C5-w crew; crews: C5 {crews}{more}", seats=seats, scenario=2)
    return table.play("land 1 C5", "end")


def test_who_captured_alone_is_the_hero_without_a_roll() -> None:
    """§13.4 Two spaces in all, and one crew goes home."""
    table = captured("2")
    assert table.state.phase == Phase.LAIR
    assert (table.state.spaces[0], table.state.gold[0], table.state.crew_supply[0]) == (2, 4, 7)
    assert table.state.crews_of(hex_at("C5"), 0) == 2


def test_die_and_crews_together() -> None:
    """§13.4 The highest sum is the hero, not the highest die."""
    table = captured("1 1").play("die 4", "die 5")
    assert heard(table, HeroNamed) == [HeroNamed(0, hex_at("C5"))]  # 4 + 2 against 5 + 1
    table = captured("1 1").play("die 3", "die 5")
    assert heard(table, HeroNamed) == [HeroNamed(1, hex_at("C5"))]
    assert (table.state.spaces[:2], table.state.crew_supply[:2]) == ([1, 2], [7, 9])


def test_a_tie_goes_to_more_crews() -> None:
    """§13.4 Whoever rolled first."""
    table = captured("0 2").play("die 6", "die 5")
    assert heard(table, HeroNamed) == [HeroNamed(1, hex_at("C5"))]


def test_who_still_ties_rolls_again() -> None:
    """§13.4 Only the tied, clockwise from the active seat."""
    table = captured("0 1 1").play("die 2", "die 4", "die 4")
    assert heard(table, HeroesTied) == [HeroesTied((1, 2))]
    assert table.state.rollers == (1, 2)
    table.play("die 3", "die 3")
    assert heard(table, HeroesTied) == [HeroesTied((1, 2))] * 2
    table.play("die 1", "die 2")
    assert heard(table, HeroNamed) == [HeroNamed(2, hex_at("C5"))]
    assert table.state.spaces[:3] == [1, 1, 2]


def test_three_ways_tied() -> None:
    """R42 All three roll again; then two of them tie, and only these."""
    table = captured("0 1 1").play("die 6", "die 6", "die 6", "die 5", "die 5", "die 1")
    assert heard(table, HeroesTied) == [HeroesTied((0, 1, 2)), HeroesTied((0, 1))]
    table.play("die 2", "die 1")
    assert heard(table, HeroNamed) == [HeroNamed(0, hex_at("C5"))]


def test_in_a_re_roll_crews_count_again() -> None:
    """R42 The sums told are die and crews."""
    table = captured("0 1 1").play("die 2", "die 4", "die 4", "die 3", "die 1")
    assert heard(table, HeroRolled)[-2:] == [HeroRolled(1, 3, 4), HeroRolled(2, 1, 2)]


def test_hero_rolls_are_luck_clockwise_from_the_active_seat() -> None:
    """R42 Nobody decides; the first die is the active seat's."""
    table = at_sea("active: 2; hexes: C5 gold; ships 0: -; ships 1: -; ships 2: C5-w crew; crews: C5 1 1", scenario=2)
    table.play("land 1 C5", "end")
    assert table.state.rollers == (2, 0, 1)
    assert [str(move) for move, _ in GAME.odds(table.state)] == [f"die {face}" for face in range(1, 7)]


def test_the_hero_s_crew_goes_home_even_from_the_last_space() -> None:
    """R42 The sheet's edition row: step and loss are automatic, also where the step is lost."""
    table = captured("2", "; spaces lairs: 7 0 0")
    assert (table.state.spaces[0], table.state.crew_supply[0], table.state.gold[0]) == (7, 7, 4)


# §13.5 The freed field and its crews


def test_the_number_is_turned_and_the_turn_passes() -> None:
    """§13.5, R14 One of 3, 4, 5, 9, 10 and 11; what is out is public."""
    table = captured("2")
    assert [str(move) for move, _ in GAME.odds(table.state)] == [f"lair C5 {number}" for number in LAIR_NUMBERS]
    assert LAIR_NUMBERS == (3, 4, 5, 9, 10, 11)
    table.play("lair C5 11")
    assert heard(table, LairFreed) == [LairFreed(hex_at("C5"), 11)]
    assert (table.state.active, table.state.phase) == (1, Phase.ROLL)
    assert not table.state.is_lair(hex_at("C5"))


def test_a_number_is_there_once() -> None:
    """R15 Each that is left is as likely."""
    table = at_sea(f"hexes: C5 gold, E5 gold 9; {ALONE}; ships 0: C5-w crew; crews: C5 2", scenario=2)
    table.play("land 1 C5", "end")
    assert {str(move): weight for move, weight in GAME.odds(table.state)} == {
        f"lair C5 {number}": 1 for number in (3, 4, 5, 10, 11)
    }


@pytest.mark.parametrize("scenario", [2, 5])
def test_nobody_knows_a_lair_s_number(scenario: int) -> None:
    """R15 The sheet's edition row: whichever side of the tokens lies up in the pile, all six are open until drawn."""
    table = at_sea(f"{LAIR}; ships 0: C5-w crew; crews: C5 1", scenario=scenario)
    assert table.view(0).lairs == table.view(None).lairs == sum(1 << number for number in LAIR_NUMBERS)


def test_in_scenario_3_one_number_is_left_over() -> None:
    """R16 Five fields, six numbers: the last lair still has two to draw from."""
    fields = "hexes: C5 gold, C6 gold 3, B5 gold 4, E5 gold 5, E6 gold 9"
    table = at_sea(f"{fields}; {ALONE}; ships 0: C5-w crew; crews: C5 2", scenario=3).play("land 1 C5", "end")
    assert [str(move) for move, _ in GAME.odds(table.state)] == ["lair C5 10", "lair C5 11"]


def test_a_crew_is_fetched_into_a_free_slot() -> None:
    """§13.5 One action a crew, an own ship with an end on a corner; a closed ship does, too."""
    table = at_sea(f"hexes: C5 gold 9; {ALONE}; ships 0: C5-w crew; crews: C5 2; stepped: 1", scenario=2)
    table.play("fetch 1 C5")
    assert (hold(table, 0, 1), table.state.crews_of(hex_at("C5"), 0)) == ("crew crew", 1)
    assert why(table, "fetch 1 C5") == "13.5 hold_full"


def test_only_own_crews_are_fetched() -> None:
    """§13.5 Another's stays, for ever if need be."""
    table = at_sea(f"hexes: C5 gold 9; {ALONE}; ships 0: C5-w, D4-e; crews: C5 0 2", scenario=2)
    assert why(table, "fetch 1 C5") == "13.5 no_crew_there"
    assert why(table, "fetch 2 C5") == "7.7 not_at_hex"


def test_a_freed_field_takes_no_crew_back() -> None:
    """§13.5, §13.2 Crews land on lairs only."""
    table = at_sea(f"hexes: C5 gold 9; {ALONE}; ships 0: C5-w crew; crews: C5 1", scenario=2)
    assert why(table, "land 1 C5") == "13.2 no_lair"


def test_roads_and_buildings_at_a_freed_field() -> None:
    """§13.5 Unless an unexplored hex or another lair is in the way; crews hinder nothing."""
    land = "hexes: C5 gold 9, C6 gold; crews: C5 0 2; settlements 0: A1s C5sw; roads 0: C5-sw C5-se"
    table = scene(f"{land}; ships 0: -; {ALONE}; hand 0: 2 wood 2 brick 2 grain 2 ore", scenario=2)
    assert why(table, "road C5-e") == "13.1 lair_beside"
    table.play("road C5-w", "upgrade C5sw")
    assert table.state.building[corner("C5sw")] == 1


def test_two_lairs_of_one_turn() -> None:
    """R44 In the order of their third crews."""
    table = at_sea(f"hexes: C5 gold, E5 gold; {ALONE}; ships 0: D5-e crew crew; crews: C5 1 1, E5 0 2", scenario=2)
    table.play("land 1 E5", "land 1 C5", "end")
    assert table.state.captured == (hex_at("E5"), hex_at("C5"))
    table.play("die 6", "die 1", "lair E5 9")
    assert heard(table, LairFreed) == [LairFreed(hex_at("E5"), 9)]
    table.play("die 1", "die 6", "lair C5 10")
    assert heard(table, HeroNamed) == [HeroNamed(0, hex_at("E5")), HeroNamed(1, hex_at("C5"))]
    assert (table.state.spaces[:2], table.state.gold[:2], table.state.active) == ([3, 3], [6, 6], 1)


# §13.6 Gold from the river


def test_a_freed_field_brings_two_gold() -> None:
    """§13.6, R8 On its number; and no card was received, so there is a coin for that, too."""
    table = scene(f"phase: roll; hexes: C5 gold 9; settlements 1: C5sw; roads 1:; {ALONE}; gold 1: 0", scenario=2)
    table.play("roll 4 5")
    assert table.state.gold[1] == 2  # and red's harbour settlement at the forest 9 brings a card
    assert heard(table, Harvested) == [Harvested(1, (1, 0, 0, 0, 0), 2)]
    table = scene(f"phase: roll; hexes: C5 gold 11; settlements 2: C5sw; roads 2:; {ALONE}; gold 2: 0", scenario=2)
    table.play("roll 5 6")
    assert table.state.gold[2] == 3
    assert Consoled(2) in table.heard


def test_harbour_settlements_earn_as_much() -> None:
    """§13.6 Two gold, as a settlement does."""
    table = scene(f"phase: roll; hexes: C5 gold 11; harbours 2: D3s, C5sw; {ALONE}; gold 2: 0", scenario=2)
    assert table.play("roll 5 6").state.gold[2] == 3


def test_two_buildings_of_one_player() -> None:
    """R43 Two gold for each: four."""
    table = scene(f"phase: roll; hexes: C5 gold 11; settlements 2: C5nw C5s; roads 2:; {ALONE}; gold 2: 0", scenario=2)
    assert table.play("roll 5 6").state.gold[2] == 5


# Wins


LORD = "harbours 0: G2n, A1n, A2n, B1nw; settlements 0: A1s C1sw; roads 0:"  # ten points


def test_the_active_seat_s_own_first_step_can_end_the_game() -> None:
    """R44 Before anybody else moves and before any hero roll."""
    table = captured("0 1 1", f"; {LORD}")
    assert heard(table, Won) == [Won(0, 12)]
    assert table.to_act == ()
    assert table.state.spaces[:3] == [1, 0, 0]
    assert heard(table, CaptureRewarded) == [CaptureRewarded(0, hex_at("C5"))]


def test_the_hero_s_step_can_end_the_game() -> None:
    """R44 Then the number is not even turned."""
    towns = LORD.replace("A1s C1sw", "A1s")
    table = captured("0 2", f"; {towns}; spaces lairs: 1 0 0")
    assert (table.view(0).scores[0], table.state.phase) == (11, Phase.HERO)
    table.play("die 6", "die 1")
    assert heard(table, Won) == [Won(0, 12)]
    assert (table.state.number[hex_at("C5")], table.to_act) == (0, ())


def test_a_win_at_the_first_lair_leaves_the_second() -> None:
    """R44 The order of the third crews decides; nothing more is settled."""
    table = at_sea(
        f"hexes: C5 gold, E5 gold; {ALONE}; {LORD}; ships 0: D5-e crew crew; crews: C5 0 2, E5 0 2", scenario=2
    )
    table.play("land 1 E5", "land 1 C5", "end")
    assert heard(table, Won, CaptureRewarded) == [CaptureRewarded(0, hex_at("E5")), Won(0, 12)]
    assert table.state.gold[:2] == [4, 2]


def test_another_who_reaches_the_target_waits_for_its_turn() -> None:
    """R44 Seat 1 holds twelve while seat 0 is active, and wins when its own turn begins."""
    rich = "harbours 1: A2s, A1n, B1nw, C1sw; settlements 1: G1n; roads 1:"
    table = captured("0 2", f"; {rich}; spaces lairs: 0 2 0")
    assert table.view(0).scores[1] == 12
    assert table.state.phase == Phase.HERO
    table.play("die 6", "die 1", "lair C5 9")
    assert heard(table, Won) == [Won(1, 12)]
    assert table.to_act == ()
