"""§6: roads, settlements, harbour settlements, docks."""

from __future__ import annotations

from kogga.games.explorers.events import RoadBuilt, SettlementBuilt, Upgraded
from tests.games.explorers.table import (
    at_sea,
    corner,
    dock,
    edge,
    hand,
    hold,
    land_ho,
    scene,
    starting,
    why,
)

RICH = "hand 0: 4 wood 4 brick 4 wool 4 grain 4 ore"


# §6.1 Roads


def test_a_road_continues_an_own_building_or_road() -> None:
    """§6.1 Wood and brick; any free edge of land at an end of the own network."""
    table = land_ho("hand 0: 1 wood 1 brick")
    assert set(starting(table.legal(), "road")) == {
        "road A1-sw", "road B1-e", "road A1-e", "road A2-sw", "road F2-e", "road F2-se", "road F3-sw",
    }  # fmt: skip
    table.play("road A1-e")
    assert (table.state.road[edge("A1-e")], table.heard[-1]) == (0, RoadBuilt(0, edge("A1-e")))


def test_a_road_needs_something_to_go_on_from() -> None:
    """§6.1 Not anywhere on the island, not at a foreign road."""
    table = land_ho(RICH)
    assert why(table, "road C1-ne") == "6.1 not_connected"
    assert why(table, "road F1-e") == "6.1 not_connected"


def test_one_road_to_an_edge() -> None:
    """§6.1 Own or foreign."""
    table = land_ho(f"{RICH}; roads 0: A1-se F2-se")
    assert why(table, "road A1-se") == "6.1 road_there"
    assert why(table, "road F2-sw") == "6.1 road_there"


def test_a_road_may_reach_a_foreign_building_but_not_pass_it() -> None:
    """§6.1 Up to the red harbour settlement at A2s, and no further."""
    table = land_ho(RICH).play("road A2-sw")
    assert why(table, "road B2-e") == "6.1 not_connected"
    assert why(table, "road A2-se") == "6.1 not_connected"


def test_a_road_through_a_foreign_building_goes_on_if_it_hangs_elsewhere() -> None:
    """§6.1 An own road beyond the building is enough."""
    table = land_ho(f"{RICH}; roads 0: A1-se A2-sw B2-se")
    assert "road B2-e" in table.legal()


def test_neutral_buildings_stop_roads_too() -> None:
    """R27 A road that ends at a neutral harbour settlement does not go on behind it."""
    table = land_ho(f"{RICH}; roads 0: A1-se D3-sw", seats=2)
    assert table.state.building[corner("D3s")] == 2 * 4 + 1
    assert why(table, "road E2-e") == "6.1 not_connected"
    assert why(table, "road D3-se") == "6.1 not_connected"


def test_coasts_and_frame_edges_take_roads_the_open_sea_does_not() -> None:
    """§6.1 At least one side is land."""
    table = scene(f"{RICH}; settlements 0: A1s A2ne; roads 0: A1-se", scenario=2)
    assert {"road A2-ne", "road A2-e"} <= set(table.legal())
    assert "road A3-nw" not in table.legal()
    table.refused("road A3-nw")


def test_the_council_lets_roads_pass_on_its_west_side_alone() -> None:
    """§6.1, §14.6 The Council's hex is sea: only the edge it shares with the island may carry a road."""
    table = scene(f"{RICH}; settlements 0: B1s; harbours 0: C3s; roads 0: B1-se")
    assert {"road D3-e", "road C3-sw"} <= set(table.legal())
    assert "road C3-se" not in table.legal()


def test_ships_carry_no_roads() -> None:
    """§6.1 A ship is no link: a chain of own ships connects nothing, and foreign ones block nothing."""
    table = land_ho(f"{RICH}; ships 0: F2-e, E3-sw; ships 1: F2-e")
    assert why(table, "road E2-se") == "6.1 not_connected"
    assert "road F2-e" in table.legal()


# §6.2 Settlements

ROADS = "roads 0: A1-se A1-e"


def test_a_settlement_at_the_end_of_an_own_road() -> None:
    """§6.2 Wood, brick, wool, grain; one point."""
    table = land_ho(f"{RICH}; {ROADS}")
    assert starting(table.legal(), "settlement") == ["settlement A1ne"]
    table.play("settlement A1ne")
    assert (table.state.points[0], table.heard[-1]) == (4, SettlementBuilt(0, corner("A1ne")))


def test_the_distance_rule() -> None:
    """§6.2 No building on a corner next to another, one's own included."""
    table = land_ho(f"{RICH}; {ROADS}")
    assert why(table, "settlement A1se") == "6.2 too_near"
    assert why(table, "settlement A1s") == "6.2 too_near"


def test_neutral_buildings_keep_their_distance_too() -> None:
    """R27 C2se is neutral with two players: the corners beside it are closed."""
    table = land_ho(f"{RICH}; roads 0: A1-se B2-sw B2-se C2-e", seats=2)
    assert why(table, "settlement B2s") == "6.2 too_near"
    assert "settlement B2s" in land_ho(f"{RICH}; roads 0: A1-se B2-sw", seats=3).legal()


def test_without_an_own_road_no_settlement() -> None:
    """§6.2 A foreign road does not do, and does no harm."""
    table = land_ho(f"{RICH}; roads 1: F2-sw A1-ne; roads 0: A1-se")
    assert why(table, "settlement A1ne") == "6.2 no_road_there"
    table = land_ho(f"{RICH}; roads 1: F2-sw A1-ne; {ROADS}")
    assert "settlement A1ne" in table.legal()


def test_a_settlement_needs_land() -> None:
    """§6.2 Not out at sea: even with an own road at the coast, only the island's corners."""
    table = land_ho(f"{RICH}; {ROADS}")
    table.refused("settlement D5n")
    table.refused("settlement C3se")


def test_a_corner_at_two_villages_needs_a_crew_in_both() -> None:
    """R24 One of the two is not enough, and another's crew does not count."""
    place = "hexes: C5 swift, C6 bonus; ships 0: C5-se settler"
    for crews in ("C5 1", "C6 1", "C5 1, C6 0 1"):
        assert why(at_sea(f"{place}; crews: {crews}", scenario=4), "found 1 C5se") == "15.4 no_crew_in_village"
    assert "found 1 C5se" in at_sea(f"{place}; crews: C5 1, C6 1", scenario=4).legal()


def test_an_edge_between_two_villages_needs_a_crew_in_both() -> None:
    """R24 For roads the same."""
    place = f"hexes: C5 swift, C6 bonus; settlements 0: A1s C5s; roads 0: C5-se; {RICH}"
    assert why(scene(f"{place}; crews: C5 1", scenario=4), "road C5-e") == "15.4 no_crew_in_village"
    assert "road C5-e" in scene(f"{place}; crews: C5 1, C6 1", scenario=4).legal()


def test_an_uncaptured_lair_keeps_builders_away() -> None:
    """§6.1, §6.2, §13.1 No road on its edges, no building on its corners; freed, both."""
    place = f"settlements 0: A1s E6ne; roads 0: E6-ne E6-nw; {RICH}"
    table = scene(f"hexes: E5 gold, E6 fields 8; {place}", scenario=2)
    assert why(table, "road E5-e") == "13.1 lair_beside"
    assert why(table, "settlement E5ne") == "13.1 lair_beside"
    table = scene(f"hexes: E5 gold 9, E6 fields 8; {place}", scenario=2)
    assert "road E5-e" in table.legal()
    assert corner("E5ne") in [corner(words.split()[1]) for words in starting(table.legal(), "settlement")]


# §6.3 Harbour settlements


def test_a_coastal_settlement_becomes_a_harbour() -> None:
    """§6.3 Two grain, two ore; one point more, and the settlement goes back to the supply."""
    table = land_ho("settlements 0: A1s B1sw; hand 0: 2 grain 2 ore").play("upgrade B1sw")
    assert (table.state.points[0], len(table.state.towns[0]), len(table.state.ports[0])) == (5, 1, 2)
    assert (table.heard[-1], hand(table, 0)) == (Upgraded(0, corner("B1sw")), "-")


def test_inland_settlements_do_not() -> None:
    """§6.3 No sea route ends there."""
    assert why(land_ho(RICH), "upgrade A1s") == "6.3 no_coast"


def test_the_coast_is_wherever_a_sea_route_ends() -> None:
    """R25 The outer border too: the marked sites matter in set-up only."""
    for name in ("A1nw", "B1sw", "D1sw", "G1sw", "E1sw", "A1n", "C2se"):
        table = scene(f"settlements 0: {name}; {RICH}", scenario=2)
        assert starting(table.legal(), "upgrade") == [f"upgrade {name}"]


def test_discovered_coasts_count_too() -> None:
    """R25 A settlement overseas."""
    table = land_ho(f"hexes: E5 mountains 5; settlements 0: A1s E5n; {RICH}")
    assert starting(table.legal(), "upgrade") == ["upgrade D5se"]
    assert corner("D5se") == corner("E5n")


def test_only_an_own_settlement() -> None:
    """§6.3 Not another's, not an empty corner, not a harbour settlement again."""
    table = land_ho(f"{RICH}; settlements 1: F1se B1sw")
    assert why(table, "upgrade B1sw") == "6.3 no_settlement_there"
    assert why(table, "upgrade A1nw") == "6.3 no_settlement_there"
    assert why(table, "upgrade F2se") == "6.3 no_settlement_there"


def test_a_settlement_just_built_may_be_upgraded_at_once() -> None:
    """§6.3, §3.1 In the same building phase."""
    table = land_ho(f"{RICH}; {ROADS}").play("settlement A1ne", "upgrade A1ne")
    assert table.state.points[0] == 5


# §6.4 Docks


def test_a_new_harbour_has_an_empty_dock() -> None:
    """§6.4 It can be used at once."""
    table = land_ho(f"settlements 0: A1s B1sw; {RICH}").play("upgrade B1sw")
    assert dock(table, 0, 2) == "-"
    table.play("settler B1sw")
    assert dock(table, 0, 2) == "settler"


def test_a_dock_holds_one_large_or_two_small_pieces() -> None:
    """§6.4 A settler fills it, a crew leaves room for one more."""
    table = scene(f"{RICH}; ships 0: -", scenario=2).play("crew F2se")
    assert why(table, "settler F2se") == "9.1 dock_not_empty"
    table.play("crew F2se")
    assert (dock(table, 0), why(table, "crew F2se")) == ("crew crew", "10.1 dock_full")
    table = scene(f"{RICH}; ships 0: -", scenario=2).play("settler F2se")
    assert why(table, "crew F2se") == "10.1 dock_full"


def test_only_own_harbours_have_docks() -> None:
    """§6.4 Not settlements, not harbours of others."""
    table = land_ho(RICH)
    assert why(table, "settler A1s") == "6.4 no_own_dock"
    assert why(table, "settler A2s") == "6.4 no_own_dock"


def test_a_neutral_dock_is_nobodys() -> None:
    """R27 Neither buying into it nor loading there."""
    assert why(land_ho(RICH, seats=2), "settler D3s") == "6.4 no_own_dock"
    table = land_ho("phase: sea; ships 0: D3-se settler", seats=2)
    assert why(table, "unload 1 settler") == "10.3 no_dock_there"
    assert hold(table, 0, 1) == "settler"


def test_a_neutral_harbour_gives_no_berth() -> None:
    """R27 Ships are built at own harbour settlements."""
    assert why(land_ho(RICH, seats=2), "ship D3-se") == "7.2 not_at_harbour"
