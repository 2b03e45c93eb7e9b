"""§10: crews, and cargo between ships and docks."""

from __future__ import annotations

import pytest

from kogga.games.explorers.events import CrewBought, Exchanged, Swapped, Unloaded, WentOverboard
from kogga.games.explorers.pieces import CREW, NONE, SACK
from tests.games.explorers.table import at_sea, corner, dock, hand, heard, hold, scene, starting, why

PRICE = "hand 0: 1 wool 1 ore"
TWO = "hand 0: 2 wool 2 ore"


# §10.1 Buying a crew


def test_a_crew_costs_ore_and_wool() -> None:
    """§10.1 It comes from the nine of the supply into a free slot of a dock."""
    table = scene(f"{PRICE}; ships 0: -", scenario=2).play("crew G2n")
    assert (hand(table, 0), dock(table, 0), table.state.crew_supply[0]) == ("-", "crew", 8)
    assert heard(table, CrewBought) == [CrewBought(0, corner("G2n"), NONE)]


def test_a_crew_goes_into_any_free_slot_in_port() -> None:
    """§10.1 A dock or ship holds two crews at most, and a crew beside a sack."""
    table = scene(f"{TWO}; harbours 0: G2n crew, C3sw sack; ships 0: G2-ne crew, C3-sw, D4-ne", scenario=5)
    assert starting(table.legal(), "crew") == ["crew F2se", "crew C2se", "crew ship 1", "crew ship 2"]
    table.play("crew C3sw", "crew ship 1")
    assert (dock(table, 0, 2), hold(table, 0, 1)) == ("crew sack", "crew crew")


@pytest.mark.parametrize(
    ("position", "words", "reason"),
    [
        ("ships 0: D4-ne", "crew ship 1", "10.1 no_dock_there"),
        ("ships 0: G2-ne crew crew", "crew ship 1", "10.1 hold_full"),
        ("ships 0: G2-ne settler", "crew ship 1", "10.1 hold_full"),
        ("ships 0: G2-ne haul", "crew ship 1", "10.1 hold_full"),
        ("ships 0: G2-ne", "crew ship 3", "7.2 no_such_ship"),
        ("harbours 0: G2n crew sack", "crew G2n", "10.1 dock_full"),
        ("harbours 0: G2n settler", "crew G2n", "10.1 dock_full"),
        ("ships 0: -", "crew A1s", "6.4 no_own_dock"),
        ("ships 0: -", "crew A2s", "6.4 no_own_dock"),
    ],
)
def test_no_crew_elsewhere(position: str, words: str, reason: str) -> None:
    """§10.1 Not away from port, not where both slots are taken, not at a settlement nor in another's dock."""
    assert why(scene(f"{PRICE}; {position}"), words) == reason


def test_a_crew_aboard_comes_from_the_supply_too() -> None:
    """§10.1 The price is paid, and the crew is aboard at once."""
    table = scene(f"{PRICE}; ships 0: G2-ne", scenario=2).play("crew ship 1")
    assert (hand(table, 0), hold(table, 0, 1), table.state.crew_supply[0]) == ("-", "crew", 8)
    assert heard(table, CrewBought) == [CrewBought(0, NONE, 0)]


def test_nine_crews_and_no_more() -> None:
    """§10.1 Without a crew in the supply none can be bought; one that comes home can be bought again."""
    field = "hexes: C5 gold 9, E5 gold 3; crews: C5 2, E5 2; ships 0: D4-ne crew crew"
    table = scene(f"{PRICE}; {field}; harbours 0: G2n crew crew, C3sw crew", scenario=2)
    assert table.state.crew_supply[0] == 0
    assert why(table, "crew C3sw") == "1.5 no_piece"
    table.play("overboard G2n crew", "crew C3sw")
    assert dock(table, 0, 2) == "crew crew"


def test_no_crews_in_the_first_scenario() -> None:
    """§10.1 They come with the second."""
    table = scene(f"{PRICE}; ships 0: -", scenario=1)
    assert why(table, "crew G2n") == "3.2 not_in_this_scenario"
    assert not starting(table.legal(), "crew")


def test_a_short_hand_buys_no_crew() -> None:
    """§10.1 Both cards, in the building phase."""
    assert why(scene("hand 0: 3 wool; ships 0: -"), "crew G2n") == "1.4 price"
    assert why(at_sea(f"{PRICE}; ships 0: -"), "crew G2n") == "3.1 not_building"


# §10.2 Crews travel by ship


def test_crews_travel_in_holds() -> None:
    """§10.2 The crew goes where the ship goes, and loading does not end the voyage."""
    table = at_sea("harbours 0: G2n crew; ships 0: F3-se crew", scenario=2)
    table.play("sail 1 F3-sw", "load 1 crew", "sail 1 F3-w")
    assert (hold(table, 0, 1), dock(table, 0), table.state.used) == ("crew crew", "-", 2)


def test_no_crew_without_a_ship() -> None:
    """§10.2 Over land nobody walks; who has none aboard has none to land."""
    table = at_sea("hexes: C5 gold; ships 0: C5-w; harbours 0: G2n crew", scenario=2)
    assert why(table, "land 1 C5") == "10.2 no_crew_aboard"
    assert why(at_sea("hexes: C5 swift; ships 0: C5-w settler"), "trade 1 C5") == "10.2 no_crew_aboard"


def test_crews_land_at_lairs_and_villages_alone() -> None:
    """§10.2, §13.2 Not on land, nor on a freed field."""
    table = at_sea("hexes: C5 mountains 9, E5 gold 3; ships 0: C5-w crew, E5-w crew", scenario=2)
    assert why(table, "land 1 C5") == "13.2 no_lair"
    assert why(table, "land 2 E5") == "13.2 no_lair"


# §10.3 Ship and dock


def test_a_piece_is_unloaded_into_the_dock() -> None:
    """§10.3 As far as it fits there."""
    table = at_sea("harbours 0: G2n crew; ships 0: G2-ne crew sack")
    assert starting(table.legal(), "load", "unload", "exchange", "swap") == [
        "unload 1 crew", "unload 1 sack", "exchange 1", "swap 1 sack crew",
    ]  # fmt: skip
    table.play("unload 1 sack")
    assert (hold(table, 0, 1), dock(table, 0)) == ("crew", "crew sack")
    assert heard(table, Unloaded) == [Unloaded(0, 0, corner("G2n"), SACK)]
    assert why(table, "unload 1 crew") == "10.3 does_not_fit"


def test_a_haul_may_wait_in_a_dock() -> None:
    """§10.3 Docks take any piece that fits."""
    table = at_sea("harbours 0: G2n; ships 0: G2-ne haul, F3-w", scenario=3)
    table.play("unload 1 haul", "load 2 haul")
    assert (hold(table, 0, 1), hold(table, 0, 2), dock(table, 0)) == ("-", "haul", "-")


def test_a_full_ship_and_a_full_dock_change_places() -> None:
    """§10.3 In one action; what comes out is checked as a whole."""
    table = at_sea("harbours 0: G2n settler; ships 0: G2-ne crew crew", scenario=2).play("exchange 1")
    assert (hold(table, 0, 1), dock(table, 0)) == ("settler", "crew crew")
    assert heard(table, Exchanged) == [Exchanged(0, 0, corner("G2n"))]


@pytest.mark.parametrize(("cargo", "stored"), [("-", "crew"), ("crew", "-"), ("crew", "crew")])
def test_exchanging_needs_two_sides_that_differ(cargo: str, stored: str) -> None:
    """R36 Both occupied, and different."""
    table = at_sea(f"harbours 0: G2n {stored}; ships 0: G2-ne {cargo}".replace(" -", ""), scenario=2)
    assert why(table, "exchange 1") == "10.3 does_not_fit"


def test_one_crew_for_one_sack() -> None:
    """R36 Where both are full and exchanging all would be too much, either way round."""
    table = at_sea("harbours 0: G2n crew sack; ships 0: G2-ne crew crew").play("swap 1 crew sack")
    assert (hold(table, 0, 1), dock(table, 0)) == ("crew sack", "crew crew")
    assert heard(table, Swapped) == [Swapped(0, 0, corner("G2n"), CREW)]
    table.play("swap 1 sack crew")
    assert (hold(table, 0, 1), dock(table, 0)) == ("crew crew", "crew sack")
    assert why(table, "swap 1 sack crew") == "10.3 does_not_fit"


def test_twelve_dock_actions_a_turn() -> None:
    """R36 All ships together; the thirteenth is refused, overboard is no dock action."""
    table = at_sea("harbours 0: G2n crew; ships 0: G2-ne, F3-w", scenario=2)
    for _ in range(3):
        table.play("load 1 crew", "unload 1 crew", "load 2 crew", "unload 2 crew")
    assert table.state.docked == 12
    assert why(table, "load 1 crew") == "10.3 docked_enough"
    assert not starting(table.legal(), "load", "unload", "exchange")
    table.play("overboard G2n crew")
    assert table.play("end").state.docked == 0


def test_dock_actions_belong_to_the_movement_phase() -> None:
    """§10.3 And to the own turn."""
    table = scene("harbours 0: G2n crew; ships 0: G2-ne", scenario=2)
    assert why(table, "load 1 crew") == "10.3 not_at_sea"
    assert why(table, "load 1 crew", 1) == "3.1 not_your_turn"


def test_cargo_while_another_ship_is_under_way() -> None:
    """R33 Any own ship in place, closed ones too; the open ship stays open."""
    table = at_sea("harbours 0: G2n crew; ships 0: G2-ne, D4-ne; voyage: 2 1; stepped: 1 2", scenario=2)
    table.play("load 1 crew")
    assert (table.state.open, table.state.used, hold(table, 0, 1)) == (1, 1, "crew")
    assert why(table, "sail 1 F3-w") == "7.4 ship_closed"
    table.play("sail 2 C4-w")


def test_overboard_makes_room() -> None:
    """R34 One piece at a time, from ships and docks, in the building and the movement phase."""
    table = scene("harbours 0: G2n crew crew; ships 0: D4-ne haul", scenario=3)
    table.play("overboard G2n crew", "to sea", "overboard ship 1 haul", "overboard G2n crew")
    assert (dock(table, 0), hold(table, 0, 1), table.state.crew_supply[0], table.state.catch) == ("-", "-", 9, 6)
    assert heard(table, WentOverboard)[0] == WentOverboard(0, NONE, corner("G2n"), CREW)
    assert why(table, "overboard G2n crew") == "7.8 not_in_dock"
    assert why(table, "overboard ship 1 crew") == "7.8 not_aboard"
    assert why(table, "overboard A2s crew") == "6.4 no_own_dock"


def test_a_piece_goes_overboard_although_there_is_room() -> None:
    """R34, R49 The sheet's edition row: at any time, not only when every slot is full."""
    table = at_sea("ships 0: D4-ne sack", scenario=5).play("overboard ship 1 sack")
    assert hold(table, 0, 1) == "-"


# §10.4 Ship to ship through a dock


def test_example_two_crews_and_a_settler_change_ships() -> None:
    """§10.4, example: two crews for the dock's settler (2), then both crews into the ship on the right (3)."""
    table = at_sea("harbours 0: G2n settler; ships 0: G2-ne crew crew, F3-w", scenario=2)
    table.play("exchange 1", "load 2 crew", "load 2 crew")
    assert (hold(table, 0, 1), hold(table, 0, 2), dock(table, 0)) == ("settler", "crew crew", "-")
    assert table.state.docked == 3


def test_no_cargo_from_ship_to_ship() -> None:
    """§10.4 Two ships side by side at sea hand nothing over."""
    table = at_sea("ships 0: D4-ne crew, D4-nw", scenario=3)
    assert not starting(table.legal(), "load", "unload", "exchange", "swap")
    assert why(table, "unload 1 crew") == "10.3 no_dock_there"


def test_a_dock_speeds_cargo_up() -> None:
    """§10.4, hint: one ship brings the crew to the dock, an unmoved one carries it on in the same turn."""
    table = at_sea("harbours 0: G2n; ships 0: F3-ne crew, G2-ne", scenario=2)
    table.play("sail 1 F3-nw", "sail 1 F3-w", "unload 1 crew", "load 2 crew", "sail 2 F3-se", "sail 2 F3-e")
    assert hold(table, 0, 2) == "crew"
    assert why(table, "sail 1 F3-nw") == "7.4 ship_closed"


def test_a_neutral_dock_serves_nobody() -> None:
    """§10.4, R27 Its colour is not played."""
    table = at_sea("ships 0: D3-se crew; ships 1: -", seats=2, scenario=2)
    assert why(table, "unload 1 crew") == "10.3 no_dock_there"
