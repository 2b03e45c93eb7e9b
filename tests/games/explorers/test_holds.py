"""§7.7, §7.8: holds, docks, and what goes overboard."""

from __future__ import annotations

import pytest

from kogga.games.explorers.events import Exchanged, Founded, Loaded, Swapped, Unloaded, WentOverboard
from kogga.games.explorers.pieces import CREW, HAUL, NONE, SACK, SETTLER, WITH
from tests.games.explorers.table import at_sea, corner, dock, hand, hold, land_ho, scene, starting, why

VILLAGES = "hexes: B5 fast, C5 swift, C6 bonus; crews: B5 1, C5 1, C6 1"  # where sacks come from
RICH = "hand 0: 4 wood 4 brick 4 wool 4 grain 4 ore"


# §7.7 Holds


def test_one_large_piece_or_two_small_ones() -> None:
    """§7.7 Settlers and hauls are large, crews and sacks small, and small ones mix."""
    assert [
        [piece for piece in (SETTLER, HAUL, CREW, SACK) if WITH[cargo][piece] >= 0] for cargo in range(8)
    ] == [[SETTLER, HAUL, CREW, SACK], [], [], [CREW, SACK], [CREW, SACK], [], [], []]  # fmt: skip


@pytest.mark.parametrize(
    ("aboard", "ashore", "words"),
    [
        ("", "settler", "load 1 settler"),
        ("", "haul", "load 1 haul"),
        ("", "crew sack", "load 1 sack"),
        ("crew", "crew", "load 1 crew"),
        ("sack", "crew", "load 1 crew"),
        ("settler", "", "unload 1 settler"),
        ("haul", "", "unload 1 haul"),
        ("crew", "sack", "unload 1 crew"),
    ],
)
def test_what_fits(aboard: str, ashore: str, words: str) -> None:
    """§7.7 Into a hold or dock with room for it."""
    assert words in at_sea(f"{VILLAGES}; ships 0: F3-sw {aboard}; harbours 0: F2se {ashore}").legal()


@pytest.mark.parametrize(
    ("aboard", "ashore", "words"),
    [
        ("crew", "settler", "load 1 settler"),
        ("sack", "haul", "load 1 haul"),
        ("settler", "crew", "load 1 crew"),
        ("haul", "crew", "load 1 crew"),
        ("crew crew", "crew", "load 1 crew"),
        ("crew sack", "sack", "load 1 sack"),
        ("settler", "crew", "unload 1 settler"),
        ("crew", "settler", "unload 1 crew"),
        ("crew", "crew sack", "unload 1 crew"),
        ("", "crew", "load 1 sack"),
        ("crew", "", "unload 1 sack"),
    ],
)
def test_what_does_not_fit(aboard: str, ashore: str, words: str) -> None:
    """§7.7 A single small piece in the way is enough to refuse a large one; what is not there cannot be moved."""
    assert why(at_sea(f"{VILLAGES}; ships 0: F3-sw {aboard}; harbours 0: F2se {ashore}"), words) == "10.3 does_not_fit"


def test_cargo_costs_no_points() -> None:
    """§7.7 Loading in the middle of a voyage, and on with it."""
    table = at_sea("ships 0: F3-se; harbours 0: F2se settler").play("sail 1 F3-sw", "load 1 settler")
    assert table.heard[-1] == Loaded(0, 0, corner("F2se"), SETTLER)
    assert table.state.used == 1
    table.play("sail 1 F3-se", "sail 1 F3-sw", "unload 1 settler", "sail 1 F3-se")
    assert Unloaded(0, 0, corner("F2se"), SETTLER) in table.heard
    assert table.state.used == 4


def test_cargo_moves_with_no_points_left() -> None:
    """§7.7 A ship at its goal may still be unloaded."""
    table = at_sea("ships 0: F3-sw settler; voyage: 1 4")
    assert not starting(table.legal(), "sail")
    table.play("unload 1 settler")
    assert dock(table, 0) == "settler"


def test_cargo_is_for_the_movement_phase() -> None:
    """§7.7, §10.3 Not while building."""
    table = scene("ships 0: F3-sw; harbours 0: F2se crew")
    for words in ("load 1 crew", "exchange 1", "swap 1 crew sack"):
        assert why(table, words) == "10.3 not_at_sea"


def test_only_own_docks_that_the_ship_touches() -> None:
    """§7.7, §10.3 Not from afar, not at another's harbour."""
    assert why(at_sea("ships 0: F3-se; harbours 0: F2se crew"), "load 1 crew") == "10.3 no_dock_there"
    assert why(at_sea("ships 0: A2-se crew"), "unload 1 crew") == "10.3 no_dock_there"


# R33 Who may handle cargo and found


def test_a_closed_ship_may_still_be_unloaded_and_found() -> None:
    """R33 Also while another is under way, which stays open."""
    place = "ships 0: F3-se settler, F2-e crew; harbours 0: F2se"
    table = at_sea(place).play("sail 1 G2-e", "sail 2 F3-sw", "unload 2 crew", "found 1 G2se")
    assert dock(table, 0) == "crew"
    assert (table.state.open, table.state.ships[0]) == (1, NONE)
    assert "sail 2 F2-e" in table.legal()


def test_an_unmoved_ship_may_load_and_stays_unmoved() -> None:
    """R33 Cargo changes nobody's state: it may still chase."""
    table = at_sea("ships 0: E3-se; harbours 0: E3s crew; pirate: E4 1").play("load 1 crew")
    assert table.state.stepped == 0
    assert "chase 1" in table.legal()


def test_cargo_of_one_ship_does_not_close_another() -> None:
    """R33 Load the second in the middle of the first one's voyage."""
    table = at_sea("ships 0: F3-sw, F2-e; harbours 0: F2se crew crew")
    table.play("sail 1 F3-se", "load 2 crew", "sail 1 F3-e")
    assert (table.state.open, table.state.used, hold(table, 0, 2)) == (0, 2, "crew")


def test_a_discoverer_may_still_handle_cargo() -> None:
    """R33 Closed for steps alone."""
    place = "hexes: E5 mountains 5; harbours 0: E5n crew; ships 0: D5-se"
    table = at_sea(place).play("sail 1 D5-e", "hex C5 sea", "load 1 crew")
    assert hold(table, 0, 1) == "crew"


# §7.8 Overboard


def test_own_pieces_may_be_thrown_away_any_time() -> None:
    """§7.8, R34 In both own phases, though there is room: some editions ask for a full hold, ours does not."""
    for phase in ("build", "sea"):
        table = scene(f"phase: {phase}; ships 0: F3-se crew").play("overboard ship 1 crew")
        assert (hold(table, 0, 1), table.state.crew_supply[0]) == ("-", 9)
        assert table.heard[-1] == WentOverboard(0, 0, NONE, CREW)


@pytest.mark.parametrize(("cargo", "piece"), [("settler", "settler"), ("haul", "haul"), ("crew sack", "sack")])
def test_docks_can_be_cleared_too(cargo: str, piece: str) -> None:
    """R34 Settlers, hauls and crews to their supplies, sacks away for good."""
    table = scene(f"{VILLAGES}; ships 0: -; harbours 0: F2se {cargo}").play(f"overboard F2se {piece}")
    assert dock(table, 0) == ("crew" if cargo == "crew sack" else "-")
    assert (table.state.settlers[0], table.state.catch) == (2, 6)


def test_one_piece_at_a_time() -> None:
    """R34 Two crews are two actions."""
    table = at_sea("ships 0: F3-se crew crew").play("overboard ship 1 crew")
    assert hold(table, 0, 1) == "crew"
    table.play("overboard ship 1 crew")
    assert why(table, "overboard ship 1 crew") == "7.8 not_aboard"


def test_room_for_a_settler_as_much_as_needed() -> None:
    """§7.8, §9.1 Both crews go, then the settler comes, in the building phase."""
    table = scene(f"{VILLAGES}; ships 0: F3-sw crew crew; harbours 0: F2se crew sack; {RICH}")
    assert why(table, "settler ship 1") == "9.1 hold_not_empty"
    table.play("overboard ship 1 crew")
    assert why(table, "settler ship 1") == "9.1 hold_not_empty"
    table.play("overboard ship 1 crew", "settler ship 1")
    assert hold(table, 0, 1) == "settler"
    table.play("overboard F2se sack", "overboard F2se crew", "settler F2se")
    assert dock(table, 0) == "settler"


def test_only_own_pieces_and_only_in_the_own_turn() -> None:
    """R34 Not what is not there, not another's, not while an offer lies."""
    table = scene("ships 0: F3-se crew; ships 1: A2-se crew; harbours 1: A2s crew; hand 0: 1 wool")
    assert why(table, "overboard ship 1 settler") == "7.8 not_aboard"
    assert why(table, "overboard F2se crew") == "7.8 not_in_dock"
    assert why(table, "overboard A2s crew") == "6.4 no_own_dock"
    assert why(table, "overboard ship 2 crew") == "7.2 no_such_ship"
    assert why(table, "overboard ship 1 crew", 1) == "3.1 not_your_turn"
    table.play("give wool")
    assert why(table, "overboard ship 1 crew") == "7.8 not_now"


# R35 Founding


def test_founding_on_the_starting_island() -> None:
    """R35 No step before it, no card, no coin; ship and settler go home."""
    table = at_sea("ships 0: G2-se settler; gold 0: 0").play("found 1 G2s")
    assert table.heard[-1] == Founded(0, 0, corner("G2s"))
    assert (table.state.settlers[0], table.state.ship_supply(0), table.state.points[0]) == (2, 3, 4)
    assert (hand(table, 0), table.state.gold[0]) == ("-", 0)


def test_founding_beside_pirates_costs_no_tribute() -> None:
    """R35 Even without a coin, on a side of the pirate's hex."""
    place = "hexes: E5 mountains 5; ships 0: D5-se settler; pirate: D5 1; gold 0: 0"
    table = at_sea(place, scenario=2)
    assert why(table, "sail 1 D6-sw") == "11.4 no_tribute"
    table.play("found 1 D5se")
    assert table.state.points[0] == 4


def test_either_end_of_the_ship_will_do() -> None:
    """R35 A ship with two legal ends picks the corner."""
    table = at_sea("ships 0: G2-se settler")
    assert sorted(starting(table.legal(), "found")) == ["found 1 G2s", "found 1 G2se"]


# R36 Dock actions


def test_hold_and_dock_change_places() -> None:
    """R36 Both occupied and different: two crews against a settler."""
    table = at_sea("ships 0: F3-sw crew crew; harbours 0: F2se settler").play("exchange 1")
    assert (hold(table, 0, 1), dock(table, 0)) == ("settler", "crew crew")
    assert table.heard[-1] == Exchanged(0, 0, corner("F2se"))


@pytest.mark.parametrize(
    ("aboard", "ashore"),
    [("", "settler"), ("settler", ""), ("crew", "crew"), ("settler", "settler"), ("crew sack", "crew sack")],
)
def test_no_exchange_of_nothing_or_of_the_same(aboard: str, ashore: str) -> None:
    """R36 It would be a load, an unload, or no change."""
    table = at_sea(f"{VILLAGES}; ships 0: F3-sw {aboard}; harbours 0: F2se {ashore}")
    assert why(table, "exchange 1") == "10.3 does_not_fit"


def test_one_crew_for_one_sack() -> None:
    """R36 Either way, with both sides full."""
    table = at_sea(f"{VILLAGES}; ships 0: F3-sw crew crew; harbours 0: F2se sack sack").play("swap 1 crew sack")
    assert (hold(table, 0, 1), dock(table, 0)) == ("crew sack", "crew sack")
    assert table.heard[-1] == Swapped(0, 0, corner("F2se"), CREW)
    table.play("swap 1 sack crew")
    assert (hold(table, 0, 1), dock(table, 0)) == ("crew crew", "sack sack")
    assert why(table, "swap 1 sack crew") == "10.3 does_not_fit"


def test_twelve_dock_actions_a_turn() -> None:
    """R36 All ships together; the thirteenth is refused, everything else goes on."""
    table = at_sea("ships 0: F3-sw crew, F2-e; harbours 0: F2se", seats=2)
    for _ in range(3):
        table.play("unload 1 crew", "load 2 crew", "unload 2 crew", "load 1 crew")
    assert table.state.docked == 12
    assert why(table, "unload 1 crew") == "10.3 docked_enough"
    assert not starting(table.legal(), "load", "unload", "exchange", "swap")
    assert {"sail 1 F3-se", "overboard ship 1 crew", "end"} <= set(table.legal())


def test_the_twelfth_is_allowed() -> None:
    """R36 And a new turn has twelve again."""
    table = at_sea("turn: 0 0 0 11 0; ships 0: F3-sw settler", scenario=2, seats=2).play("unload 1 settler")
    assert why(table, "load 1 settler") == "10.3 docked_enough"
    table.play("end", "roll 1 1", "to sea", "end", "roll 1 1", "to sea")
    assert "load 1 settler" in table.legal()


def test_overboard_is_no_dock_action() -> None:
    """R36, R34 It is open after the twelfth."""
    table = land_ho("phase: sea; turn: 0 0 0 12 0; ships 0: F3-sw settler").play("overboard ship 1 settler")
    assert table.state.settlers[0] == 2
