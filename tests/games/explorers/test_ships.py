"""§7.1-§7.6: sea routes, berths, voyages, wool, full routes."""

from __future__ import annotations

import pytest

from kogga.games.explorers.board import BOARDS, ENDS
from kogga.games.explorers.events import Sailed, ShipBuilt, ShipScrapped, WoolSpent
from kogga.games.explorers.pieces import CARGOES, NONE
from kogga.games.explorers.state import Phase
from tests.games.explorers.table import at_sea, edge, hand, hold, land_ho, scene, starting, why
from tests.scene import Scene

RICH = "hand 0: 4 wood 4 brick 4 wool 4 grain 4 ore"


def sailing(position: str = "", seats: int = 3) -> Scene:
    """Scenario 1, blue's movement phase: its ship is on F3-sw, laden with a settler."""
    return land_ho(f"phase: sea; {position}" if position else "phase: sea", seats)


# §7.1 Sea routes


def test_edges_of_the_sea_are_routes_and_so_is_the_frame() -> None:
    """§7.1 Sea and sea, sea and land, and the border of the board along land and sea; land and land is none."""
    route = land_ho().state.route
    for name in ("F3-e", "F2-e", "A1-nw", "D1-w", "A3-ne", "D9-e", "G1-sw"):
        assert route[edge(name)], name
    for name in ("F2-se", "A1-se", "D2-e"):
        assert not route[edge(name)], name


def test_the_border_of_an_unexplored_hex_is_none() -> None:
    """R20 But where it meets the sea it is one."""
    route = land_ho().state.route
    assert not route[edge("A5-nw")]
    assert not route[edge("A5-ne")]
    assert not route[edge("A5-sw")]
    assert route[edge("A4-e")]


def test_a_ship_cannot_leave_the_routes() -> None:
    """§7.1 Not overland."""
    assert why(sailing(), "sail 1 F2-se") == "7.1 no_route"


def test_round_the_island_along_its_outer_coast() -> None:
    """§7.1 The frame is a way, too."""
    table = sailing("ships 0: G2-e").play("sail 1 G2-se", "sail 1 G2-sw", "sail 1 G1-se", "sail 1 G1-sw")
    assert table.state.ships[0] == edge("G1-sw")


def test_a_coastal_route_takes_a_road_and_two_ships() -> None:
    """§7.1 They do not disturb each other."""
    table = land_ho("ships 0: F2-e, F2-e; hand 0: 1 wood 1 brick").play("road F2-e")
    assert (table.state.road[edge("F2-e")], table.state.afloat[edge("F2-e")]) == (0, 2)
    table = sailing("ships 0: E3-se; roads 1: F2-sw F2-e")
    assert "sail 1 F2-e" in table.legal()


# §7.2 Building a ship


def test_a_ship_on_a_route_at_an_own_harbour() -> None:
    """§7.2 Wood and wool; two or three routes meet there."""
    table = land_ho("hand 0: 1 wood 1 wool")
    assert starting(table.legal(), "ship") == ["ship F2-e", "ship F3-sw"]
    table.play("ship F2-e")
    assert (table.state.ships[:3], hand(table, 0)) == ([edge("F3-sw"), edge("F2-e"), NONE], "-")
    assert table.heard[-1] == ShipBuilt(0, 1, edge("F2-e"))
    assert hold(table, 0, 2) == "-"


def test_not_elsewhere() -> None:
    """§7.2 Not at a settlement, not at another's harbour, not on land."""
    table = land_ho(f"{RICH}; settlements 0: A1s B1sw")
    assert why(table, "ship B1-w") == "7.2 not_at_harbour"
    assert why(table, "ship A2-se") == "7.2 not_at_harbour"
    assert why(table, "ship F3-se") == "7.2 not_at_harbour"
    assert why(table, "ship F2-se") == "7.1 no_route"


def test_no_berth_whose_far_end_points_at_the_unknown() -> None:
    """R28 Building must not discover: at E5n one of three routes ends at C5, which is unexplored."""
    place = f"hexes: E5 mountains 5; harbours 0: F2se, E5n; {RICH}"
    table = land_ho(place)
    assert why(table, "ship D5-e") == "7.2 would_discover"
    assert {"ship D5-se", "ship D6-sw"} <= set(table.legal())
    assert "ship D5-e" in land_ho(place.replace("mountains 5", "mountains 5, C5 sea")).legal()


def test_two_ships_to_a_berth() -> None:
    """R28 One may lie there already, whoever's; a third may not come."""
    assert "ship F3-sw" in land_ho(RICH).legal()
    table = land_ho(f"{RICH}; ships 0: F3-sw; ships 1: F3-sw")
    assert why(table, "ship F3-sw") == "7.6 berth_full"
    table = land_ho(f"{RICH}; ships 0: -; ships 1: F3-sw")
    assert "ship F3-sw" in table.legal()


def test_a_new_ship_may_sail_this_turn() -> None:
    """R29 Building comes before movement."""
    table = land_ho("hand 0: 1 wood 1 wool").play("ship F2-e", "to sea", "sail 2 E3-se")
    assert table.state.ships[1] == edge("E3-se")


def test_a_new_ship_may_chase_this_turn() -> None:
    """R29 It has not moved."""
    place = "hexes: E5 mountains 5; harbours 0: F2se, E5n; pirate: D5 1; hand 0: 1 wood 1 wool"
    table = scene(place, scenario=2).play("ship D5-se", "to sea")
    assert "chase 2" in table.legal()
    assert why(table, "chase 1").split()[0] == "11.5"


# §7.3 Scrapping

THREE = "ships 0: F3-sw settler, F2-e, G2-e"


def test_a_fourth_ship_costs_one_of_three() -> None:
    """§7.3 The old one leaves the board, then the new one is berthed; one price."""
    table = land_ho(f"{THREE}; hand 0: 1 wood 1 wool")
    assert why(table, "ship F3-sw") == "7.3 scrap_first"
    assert starting(table.legal(), "scrap") == ["scrap 1", "scrap 2", "scrap 3"]
    table.play("scrap 3")
    assert (table.state.phase, hand(table, 0)) == (Phase.BERTH, "-")
    assert table.legal() == ["ship F2-e", "ship F3-sw"]
    table.play("ship F2-e")
    assert table.state.ships[:3] == [edge("F3-sw"), edge("F2-e"), edge("F2-e")]
    assert table.state.phase == Phase.BUILD


def test_after_scrapping_the_berth_must_follow() -> None:
    """§7.3 Nothing else is possible between."""
    table = land_ho(f"{THREE}; {RICH}; gold 0: 9").play("scrap 3")
    for words in ("to sea", "buy ore", "road F2-se", "scrap 1"):
        assert why(table, words) == "3.1 not_building"
    assert why(table, "give wool") == "5.3 no_draft_now"
    assert why(table, "ship A2-se") == "7.2 not_at_harbour"


@pytest.mark.parametrize("cargo", ["settler", "crew crew", "haul", "crew sack", "sack sack"])
def test_what_was_aboard_is_lost(cargo: str) -> None:
    """R1 Settlers and crews to the owner's supply, a haul to the common one, sacks out of reach."""
    villages = "hexes: C5 swift, C6 bonus; crews: C5 1, C6 1"
    table = scene(f"{villages}; ships 0: G2-e {cargo}, F2-e, F3-sw; {RICH}").play("scrap 1", "ship F2-e")
    state = table.state
    assert (state.settlers[0], state.crew_supply[0], state.catch, hold(table, 0, 1)) == (2, 9 - 2, 6, "-")
    assert ShipScrapped(0, 0, CARGOES.index(cargo)) in table.heard


def test_no_scrapping_for_its_own_sake() -> None:
    """R1 All three on the board, and the price in hand."""
    assert why(land_ho(f"ships 0: F3-sw, F2-e; {RICH}"), "scrap 1") == "7.3 ship_in_supply"
    assert why(land_ho(f"{THREE}; hand 0: 1 wood 4 ore"), "scrap 1") == "1.4 price"


def test_the_old_ship_takes_no_room() -> None:
    """R1 The berth is looked for when it is gone: scrapping ship 1 frees the only one."""
    full = f"ships 0: F3-sw, G2-e, G3-sw; ships 1: F3-sw, F2-e; ships 2: F2-e; {RICH}"
    table = land_ho(full)
    assert starting(table.legal(), "scrap") == ["scrap 1"]
    assert why(table, "scrap 2") == "7.3 no_berth"
    table.play("scrap 1")
    assert table.legal() == ["ship F3-sw"]


def test_a_rebuilt_ship_is_a_new_ship() -> None:
    """§7.3, R29 It may sail this turn."""
    table = land_ho(f"{THREE}; {RICH}").play("scrap 3", "ship F2-e", "to sea")
    assert "sail 3 E3-se" in table.legal()


# §7.4 Sailing


def test_four_points() -> None:
    """§7.4 One a step; the fifth is refused."""
    table = sailing().play("sail 1 F3-se", "sail 1 F3-sw", "sail 1 F3-se", "sail 1 F3-e")
    assert why(table, "sail 1 F3-se") == "7.4 no_points"
    assert not starting(table.legal(), "sail")
    assert table.heard[-1] == Sailed(0, 0, edge("F3-e"), False)


def test_turning_back_is_allowed() -> None:
    """§7.4 Even to where it came from."""
    table = sailing().play("sail 1 F3-se", "sail 1 F3-sw")
    assert table.state.ships[0] == edge("F3-sw")


def test_a_step_goes_to_a_route_at_an_end() -> None:
    """§7.4 Bow and stern alike; nothing further."""
    table = sailing()
    assert sorted(starting(table.legal(), "sail")) == ["sail 1 F2-e", "sail 1 F3-se", "sail 1 G2-e"]
    assert why(table, "sail 1 F4-sw") == "7.4 not_next"
    assert why(table, "sail 2 F3-se") == "7.2 no_such_ship"


def test_every_next_route_shares_an_end() -> None:
    """§7.4 On every board."""
    for board in BOARDS[1:]:
        for route in board.edges:
            assert all(set(ENDS[route]) & set(ENDS[there]) for there in board.next[route])


TWO = "ships 0: F3-sw settler, F2-e"


def test_one_voyage_after_the_other() -> None:
    """§7.4, R30 The first step of another ship closes the one under way, points left or not."""
    table = sailing(TWO).play("sail 1 F3-se", "sail 2 E3-se")
    assert why(table, "sail 1 F3-e") == "7.4 ship_closed"
    assert not [words for words in starting(table.legal(), "sail") if words.startswith("sail 1")]
    assert starting(table.legal(), "sail")


def test_only_steps_open_a_ship() -> None:
    """R30 A ship that was merely loaded or paid for is still unmoved, and closes nobody."""
    table = sailing(f"{TWO}; hand 0: 2 wool").play("sail 1 F3-se", "wool 2", "overboard ship 1 settler")
    assert "sail 1 F3-e" in table.legal()
    assert "sail 2 E3-se" in table.legal()


def test_no_points_left_is_still_open() -> None:
    """R30 Until something closes it: wool wakes it again."""
    table = sailing("hand 0: 1 wool").play("sail 1 F3-se", "sail 1 F3-sw", "sail 1 F3-se", "sail 1 F3-sw")
    table.play("wool 1", "sail 1 F3-se", "sail 1 F3-e")
    assert why(table, "sail 1 F3-se") == "7.4 no_points"


def test_a_discovery_closes() -> None:
    """R30 Its own one."""
    table = sailing().play("sail 1 F3-se", "sail 1 F3-e", "sail 1 E4-se", "hex E5 sea")
    assert why(table, "sail 1 F3-e") == "7.4 ship_closed"


def test_a_chase_with_another_ship_closes() -> None:
    """R30 The ship under way, not the one that chases."""
    place = "pirate: E4 1; ships 0: F3-sw, E3-se; gold 0: 5"
    table = at_sea(place, scenario=2).play("sail 1 G2-e", "chase 2", "die 3")
    assert why(table, "sail 1 F3-sw") == "7.4 ship_closed"
    assert [words for words in starting(table.legal(), "sail") if words.startswith("sail 2")]


def test_the_fish_roll_closes() -> None:
    """R30 A voyage may begin or end with it, not be broken by it."""
    table = at_sea("hexes: E5 fish 4; ships 0: F3-sw, F2-e", scenario=3).play("sail 1 G2-e", "fish", "die 1")
    assert why(table, "sail 1 F3-sw") == "7.4 ship_closed"
    assert "sail 2 F3-sw" in table.legal()


def test_the_fish_roll_before_the_voyage_closes_nothing() -> None:
    """R30 There was no ship under way."""
    table = at_sea("hexes: E5 fish 4; ships 0: F3-sw, F2-e", scenario=3).play("fish", "die 1", "sail 1 G2-e")
    assert "sail 1 F3-sw" in table.legal()


def test_all_three_ships_may_sail_in_any_order() -> None:
    """§7.4 Each with four points of its own."""
    table = sailing("ships 0: F3-sw, F2-e, G2-e")
    table.play("sail 3 G3-sw", "sail 1 F3-se", "sail 1 F3-e", "sail 2 E3-se", "sail 2 E3-e", "sail 2 E4-sw")
    assert table.state.used == 3
    assert (table.state.stepped, table.state.open) == (0b111, 1)


def test_nobody_must_sail() -> None:
    """§7.4 The phase may end at once."""
    assert "end" in sailing(TWO).legal()


# §7.5 Wool


def test_a_wool_buys_two_points_once_a_ship() -> None:
    """§7.5 Six steps with it, not seven."""
    table = sailing("hand 0: 3 wool").play("wool 1")
    assert (hand(table, 0), table.heard[-1]) == ("2 wool", WoolSpent(0, 0))
    assert why(table, "wool 1") == "7.5 wool_spent"
    table.play(*["sail 1 F3-se", "sail 1 F3-sw"] * 3)
    assert why(table, "sail 1 F3-se") == "7.4 no_points"


def test_each_ship_has_its_own_wool() -> None:
    """§7.5 Once for every one of them."""
    table = sailing(f"{TWO}; hand 0: 2 wool").play("wool 1", "wool 2")
    assert (hand(table, 0), table.state.wooled) == ("-", 0b11)


def test_wool_in_the_movement_phase_alone() -> None:
    """R31 Not while building; without wool not at all."""
    assert why(land_ho("hand 0: 1 wool"), "wool 1") == "7.5 not_at_sea"
    assert why(sailing("hand 0: 4 ore"), "wool 1") == "7.5 no_wool"


def test_wool_for_a_ship_that_is_closed_is_refused() -> None:
    """R31 For an unmoved one and for the open one it may be paid."""
    table = sailing(f"{TWO}; hand 0: 3 wool").play("sail 1 F3-se", "sail 2 E3-se")
    assert why(table, "wool 1") == "7.5 ship_closed"
    assert "wool 2" in table.legal()


def test_paying_opens_and_closes_nothing() -> None:
    """R31 Wool for the second while the first is under way."""
    table = sailing(f"{TWO}; hand 0: 3 wool").play("sail 1 F3-se", "wool 2", "sail 1 F3-e", "wool 1")
    assert (table.state.open, table.state.stepped) == (0, 0b01)


def test_wool_for_a_ship_that_is_not_there() -> None:
    """§7.5 In the supply it needs none."""
    assert why(sailing("hand 0: 1 wool"), "wool 3") == "7.2 no_such_ship"


# §7.6 Two ships to a route

FULL = "ships 1: F3-se; ships 2: F3-se"


def test_two_ships_of_anybody_lie_side_by_side() -> None:
    """§7.6 Own or foreign."""
    table = sailing("ships 1: F3-se").play("sail 1 F3-se", "end")
    assert table.state.afloat[edge("F3-se")] == 2


def test_a_full_route_may_be_passed_not_ended_on() -> None:
    """§7.6 While it stands there only that ship acts, and the phase cannot end (R32)."""
    table = sailing(f"{FULL}; ships 0: F3-sw settler, F2-e; hand 0: 2 wool; harbours 0: F2se").play("sail 1 F3-se")
    assert why(table, "end") == "7.6 on_a_full_route"
    assert why(table, "sail 2 E3-se") == "7.6 on_a_full_route"
    assert why(table, "wool 2") == "7.6 on_a_full_route"
    assert sorted(table.legal()) == [
        "overboard ship 1 settler", "sail 1 F3-e", "sail 1 F3-sw", "sail 1 F4-sw", "sail 1 G2-e", "wool 1",
    ]  # fmt: skip
    table.play("sail 1 F3-e")
    assert "end" in table.legal()


def test_with_the_last_point_a_full_route_is_refused() -> None:
    """R32 It could not get off it again; with two points left it can."""
    table = sailing(f"{FULL}; voyage: 1 3; ships 0: F3-sw")
    assert why(table, "sail 1 F3-se") == "7.6 route_full"
    assert "sail 1 F3-se" in sailing(f"{FULL}; voyage: 1 2; ships 0: F3-sw").legal()


def test_wool_in_hand_counts_as_a_way_out() -> None:
    """R32 Then the wool must be spent, for nothing else gets the ship off."""
    table = sailing(f"{FULL}; voyage: 1 3; ships 0: F3-sw; hand 0: 1 wool").play("sail 1 F3-se")
    assert table.legal() == ["wool 1"]
    table.play("wool 1", "sail 1 F3-e")
    assert "end" in table.legal()
    spent = sailing(f"{FULL}; voyage: 1 5; wooled: 1; ships 0: F3-sw; hand 0: 1 wool")
    assert why(spent, "sail 1 F3-se") == "7.6 route_full"


def test_coins_in_hand_count_as_a_way_out() -> None:
    """R32, R38 Behind two full routes only tolled ones are left: with a coin it may go, without it may not."""
    crowd = "ships 1: F3-sw, F3-se, G2-e; ships 2: F3-sw, F3-se, G2-e; pirate: F4 1; ships 0: F2-e; voyage: 1 1"
    table = at_sea(f"{crowd}; gold 0: 0", scenario=2).play("sail 1 F3-sw")
    assert why(table, "sail 1 F3-se") == "7.6 route_full"
    table = at_sea(f"{crowd}; gold 0: 1", scenario=2).play("sail 1 F3-sw", "sail 1 F3-se")
    assert sorted(starting(table.legal(), "sail")) == ["sail 1 F3-e", "sail 1 F4-sw"]
    table.play("sail 1 F3-e")
    assert table.state.gold[0] == 0


def test_the_route_it_left_has_room_again() -> None:
    """R32 All other ways from F3-se are full: going back is the way out."""
    crowd = "ships 1: F3-se, F3-e, F4-sw; ships 2: F3-se, F3-e, F4-sw; ships 3: G2-e, G2-e, F3-sw"
    table = sailing(f"{crowd}; ships 0: F3-sw; voyage: 1 2", seats=4).play("sail 1 F3-se")
    assert table.legal() == ["sail 1 F3-sw"]


def test_a_full_route_does_not_stop_founding() -> None:
    """R32, §9.3 The ship on it may found, and is gone."""
    table = sailing("ships 0: F3-se settler; ships 1: G2-e; ships 2: G2-e").play("sail 1 G2-e", "found 1 G2se")
    assert "end" in table.legal()


def test_chases_fish_and_docks_wait_for_the_ship_on_a_full_route() -> None:
    """R32 Only that ship may act."""
    crowd = "ships 1: F3-se; ships 2: F3-se; ships 0: F3-sw, E3-se; harbours 0: F2se crew; pirate: E4 1"
    table = at_sea(f"{crowd}; hexes: E5 fish 4", scenario=3)
    assert {"chase 2", "fish", "overboard F2se crew"} <= set(table.legal())
    table.play("sail 1 F3-se")
    for words in ("chase 2", "fish", "overboard F2se crew", "sail 2 E3-e", "end"):
        assert why(table, words) == "7.6 on_a_full_route", words
