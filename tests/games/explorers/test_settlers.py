"""§9: settlers."""

from __future__ import annotations

import pytest

from kogga.games.explorers.events import Founded, Loaded, SettlerBought
from kogga.games.explorers.pieces import NONE, SETTLER
from tests.games.explorers.table import at_sea, corner, dock, edge, hand, heard, hold, scene, starting, why

PRICE = "hand 0: 1 wood 1 brick 1 wool 1 grain"
FOUND_LAND = "hexes: C5 mountains 9; ships 0: C5-w settler"


# §9.1 Buying a settler


def test_a_settler_costs_as_much_as_a_settlement() -> None:
    """§9.1 Wood, brick, wool and grain go to the bank; one of the two pieces leaves the supply."""
    table = scene(f"{PRICE}; ships 0: G2-ne", scenario=1)
    before = table.state.bank[:]
    table.play("settler G2n")
    assert hand(table, 0) == "-"
    assert [after - was for after, was in zip(table.state.bank, before, strict=True)] == [1, 1, 1, 1, 0]
    assert (table.state.settlers[0], dock(table, 0)) == (1, "settler")
    assert heard(table, SettlerBought) == [SettlerBought(0, corner("G2n"), NONE)]


def test_a_settler_goes_into_an_empty_dock_or_an_empty_ship_in_port() -> None:
    """§9.1 Each own harbour settlement and each own ship with an end on one is a choice."""
    table = scene(f"{PRICE}; harbours 0: G2n, C3sw; ships 0: G2-ne, C3-sw, D4-ne")
    assert starting(table.legal(), "settler") == ["settler F2se", "settler C2se", "settler ship 1", "settler ship 2"]
    table.play("settler ship 1")
    assert hold(table, 0, 1) == "settler"


@pytest.mark.parametrize(
    ("ships", "words", "reason"),
    [
        ("D4-ne", "settler ship 1", "9.1 no_dock_there"),
        ("G2-ne crew", "settler ship 1", "9.1 hold_not_empty"),
        ("G2-ne sack", "settler ship 1", "9.1 hold_not_empty"),
        ("G2-ne haul", "settler ship 1", "9.1 hold_not_empty"),
        ("G2-ne", "settler ship 2", "7.2 no_such_ship"),
        ("G2-ne", "settler A1s", "6.4 no_own_dock"),
        ("G2-ne", "settler A2s", "6.4 no_own_dock"),
        ("G2-ne", "settler D3s", "6.4 no_own_dock"),
    ],
)
def test_no_settler_elsewhere(ships: str, words: str, reason: str) -> None:
    """§9.1 Not away from port, not beside other cargo, not at a settlement, not in another's dock."""
    assert why(scene(f"{PRICE}; ships 0: {ships}"), words) == reason


@pytest.mark.parametrize("cargo", ["crew", "sack", "settler", "haul", "crew sack"])
def test_one_piece_in_the_dock_is_in_the_way(cargo: str) -> None:
    """§9.1 A settler needs both slots."""
    table = scene(f"{PRICE}; harbours 0: G2n {cargo}; ships 0: -")
    assert why(table, "settler G2n") == "9.1 dock_not_empty"


def test_room_is_made_with_as_many_pieces_as_needed() -> None:
    """§9.1 The sheet's edition row: not one piece, but all that lie there go overboard first."""
    table = scene(f"{PRICE}; harbours 0: G2n crew sack; ships 0: -")
    table.play("overboard G2n crew")
    assert why(table, "settler G2n") == "9.1 dock_not_empty"
    table.play("overboard G2n sack", "settler G2n")
    assert dock(table, 0) == "settler"
    table = scene(f"{PRICE}; ships 0: G2-ne crew crew").play("overboard ship 1 crew", "overboard ship 1 crew")
    assert hold(table.play("settler ship 1"), 0, 1) == "settler"
    assert table.state.crew_supply[0] == 9


def test_a_short_hand_buys_no_settler() -> None:
    """§9.1 Every card of the price."""
    table = scene("hand 0: 1 wood 1 brick 1 wool; ships 0: -")
    assert why(table, "settler G2n") == "1.4 price"
    assert not starting(table.legal(), "settler")


def test_there_are_two_settlers() -> None:
    """§9.1 The third cannot be bought while both are under way."""
    table = scene("hand 0: 2 wood 2 brick 2 wool 2 grain; harbours 0: G2n, C3sw; ships 0: D4-ne settler")
    table.play("settler G2n")
    assert why(table, "settler C3sw") == "1.5 no_piece"


def test_a_settler_is_bought_in_the_building_phase_only() -> None:
    """§9.1 And by the seat whose turn it is."""
    table = at_sea(f"{PRICE}; ships 0: -")
    assert why(table, "settler G2n") == "3.1 not_building"
    assert why(scene(f"{PRICE}; hand 1: 1 wood 1 brick 1 wool 1 grain"), "settler A2s", 1) == "3.1 not_your_turn"


# §9.2 Loading a settler


def test_loading_a_settler_does_not_end_the_voyage() -> None:
    """§9.2 The ship sails on with the points it has left."""
    table = at_sea("harbours 0: G2n settler; ships 0: F3-se", scenario=1)
    assert not starting(table.legal(), "load")
    table.play("sail 1 F3-sw", "load 1 settler")
    assert (hold(table, 0, 1), dock(table, 0), table.state.used) == ("settler", "-", 1)
    assert heard(table, Loaded) == [Loaded(0, 0, corner("G2n"), SETTLER)]
    table.play("sail 1 F3-w", "sail 1 F3-nw", "sail 1 F3-ne")
    assert why(table, "sail 1 F3-e") == "7.4 no_points"


def test_a_settler_is_loaded_by_an_empty_ship_alone() -> None:
    """§9.2 One crew aboard is too many."""
    table = at_sea("harbours 0: G2n settler; ships 0: G2-ne crew")
    assert why(table, "load 1 settler") == "10.3 does_not_fit"
    assert "load 1 settler" in at_sea("harbours 0: G2n settler; ships 0: G2-ne").legal()


def test_loading_with_no_point_left() -> None:
    """§9.2, §7.7 Cargo costs no points."""
    table = at_sea("harbours 0: G2n settler; ships 0: G2-ne; voyage: 1 4")
    assert hold(table.play("load 1 settler"), 0, 1) == "settler"


def test_a_dock_of_another_is_no_dock() -> None:
    """§9.2 Own harbour settlements only, neutral ones never."""
    table = at_sea("harbours 1: A2s settler; ships 0: A2-se; ships 1: -")
    assert why(table, "load 1 settler") == "10.3 no_dock_there"


# §9.3 Founding


def test_ship_and_settler_become_a_settlement_for_nothing() -> None:
    """§9.3 Both pieces go home, a settlement stands, nothing is paid."""
    table = at_sea(f"{FOUND_LAND}; gold 0: 0", scenario=1)
    assert starting(table.legal(), "found") == ["found 1 B4s", "found 1 C4se"]
    points = table.view(0).scores[0]
    table.play("found 1 C5nw")
    assert table.state.building[corner("C5nw")] == 0
    assert (table.state.ships[0], table.state.settlers[0]) == (NONE, 2)
    assert (hand(table, 0), table.state.gold[0]) == ("-", 0)
    assert table.view(0).scores[0] == points + 1
    assert heard(table, Founded) == [Founded(0, 0, corner("C5nw"))]


def test_founding_keeps_the_distance() -> None:
    """§9.3 The distance rule holds, whoever owns the neighbour."""
    table = at_sea(f"{FOUND_LAND}; settlements 1: C5nw; roads 1:", scenario=1)
    assert why(table, "found 1 C5nw") == "6.2 too_near"
    assert why(table, "found 1 C5sw") == "6.2 too_near"
    assert not starting(table.legal(), "found")


def test_founding_needs_a_settler_aboard_and_the_ship_there() -> None:
    """§9.3 A corner at an end of that ship."""
    table = at_sea("hexes: C5 mountains 9; ships 0: C5-w settler, C5-sw crew", scenario=2)
    assert why(table, "found 2 C5sw") == "9.3 no_settler_aboard"
    assert why(table, "found 1 C5s") == "9.3 ship_not_there"
    assert why(table, "found 3 C5sw") == "7.2 no_such_ship"


def test_no_founding_amid_the_sea() -> None:
    """§9.3 A corner of land."""
    assert why(at_sea("ships 0: D5-w settler", scenario=1), "found 1 D5nw") == "6.1 no_land_there"


def test_a_ship_that_discovered_may_still_found() -> None:
    """§9.3, §8.3 The discovery ends the movement, not the turn of the ship."""
    table = at_sea("ships 0: C4-w settler", scenario=1)
    table.play("sail 1 D4-ne", "sail 1 C4-se", "hex C5 mountains", "token C5 9")
    assert why(table, "sail 1 D4-ne") == "7.4 ship_closed"
    table.play("found 1 C4se")
    assert table.state.building[corner("C4se")] == 0


def test_founding_in_the_building_phase() -> None:
    """§9.3 It belongs to the movement phase."""
    assert why(scene(FOUND_LAND, scenario=1), "found 1 C5nw") == "9.3 not_at_sea"


def test_no_settlement_piece_no_founding() -> None:
    """R2 With five settlements on the board; an upgrade sets one free."""
    towns = "settlements 0: A1n A2n B1s B1nw B2s; roads 0:"
    table = at_sea(f"{FOUND_LAND}; {towns}; harbours 0: G2n", scenario=2)
    assert why(table, "found 1 C5nw") == "1.5 no_piece"
    assert not starting(table.legal(), "found")
    table = scene(f"{FOUND_LAND}; {towns}; harbours 0: G2n; hand 0: 2 grain 2 ore", scenario=2)
    table.play("upgrade B2s", "to sea")
    assert "found 1 B4s" in table.legal()


def test_founding_on_the_starting_island() -> None:
    """R35 Any island will do; no step is needed before it."""
    table = at_sea("ships 0: A2-ne settler; ships 1: -", scenario=1)
    assert table.state.stepped == 0
    table.play("found 1 A2n")
    assert table.state.building[corner("A2n")] == 0


def test_founding_beside_the_pirate_is_free() -> None:
    """R35, R38 No tribute, not even with an empty purse."""
    table = at_sea(f"{FOUND_LAND}; pirate: C4 1; gold 0: 0", scenario=2)
    assert why(table, "sail 1 C4-se") == "11.4 no_tribute"
    table.play("found 1 C4se")
    assert table.state.building[corner("C4se")] == 0


def test_a_closed_ship_founds_while_another_sails() -> None:
    """R33 Founding changes nobody's state: the ship under way sails on."""
    table = at_sea("hexes: C5 mountains 9; ships 0: C5-w settler, D5-w; stepped: 1 2; voyage: 2 1", scenario=1)
    table.play("found 1 C5nw", "sail 2 D4-ne")
    assert (table.state.open, table.state.used) == (1, 2)


def test_a_founding_ship_leaves_room() -> None:
    """§9.3 The number of ships on the route falls, and the ship can be built again later."""
    table = at_sea(f"{FOUND_LAND}; ships 1: C5-w", scenario=2)
    assert table.state.afloat[edge("C5-w")] == 2
    assert table.play("found 1 C5sw").state.afloat[edge("C5-w")] == 1


# §9.4 The first settlement in an area


def test_the_first_settlement_of_an_area_comes_by_ship() -> None:
    """§9.4 No road leads over the sea; from the first settlement on roads and settlements are built as usual."""
    rich = "hand 0: 3 wood 3 brick 2 wool 2 grain"
    table = scene(f"hexes: C5 mountains 9; ships 0: C5-w settler; {rich}", scenario=1)
    assert why(table, "settlement C5nw") == "6.2 no_road_there"
    assert why(table, "road C5-w") == "6.1 not_connected"
    table.play("to sea", "found 1 C5nw", "end")
    table.play("roll 1 1", "to sea", "end", "roll 1 1", "to sea", "end", "roll 1 1")
    table.play("road C5-w", "road C5-sw", "settlement C5s")
    assert table.state.building[corner("C5s")] == 0


def test_later_settlements_may_come_by_ship_too() -> None:
    """§9.4 Nobody must build roads."""
    table = at_sea("hexes: C5 mountains 9; settlements 0: A1s C5nw; ships 0: C5-sw settler", scenario=1)
    assert starting(table.legal(), "found") == ["found 1 C5s"]
