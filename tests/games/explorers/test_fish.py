"""§14: fish for Catan."""

from __future__ import annotations

import pytest

from kogga.games.explorers.board import BOARDS
from kogga.games.explorers.events import Delivered, Discovered, FishRolled, HaulSunk, HaulTaken, Rewarded
from kogga.games.explorers.pieces import FISH, NONE, SHOALS
from kogga.games.explorers.state import Phase
from tests.games.explorers.table import GAME, at_sea, edge, heard, hex_at, hold, scene, starting, why

ALONE = "ships 1: -; ships 2: -"
SHOAL = f"hexes: C5 fish 2; {ALONE}"
LADEN = "ships 0: D4-ne haul, D4-nw haul, D4-se haul"
ANCHORAGES = ["D4-ne", "D4-nw", "C3-e", "D4-se", "D4-sw", "E3-e"]


# §14.1 Fish hexes


def test_finding_fish_brings_two_gold() -> None:
    """§14.1 No number token; the die face is known, the sea routes round it too."""
    table = at_sea(f"ships 0: D4-e; {ALONE}", scenario=3).play("sail 1 C4-se", "hex C5 fish 2")
    assert heard(table, Discovered, Rewarded) == [Discovered(0, hex_at("C5"), FISH + 1), Rewarded(0, NONE, 2)]
    assert (table.state.gold[0], table.state.phase, table.state.hauls) == (4, Phase.SEA, 0)
    assert table.state.waters[1] == hex_at("C5")
    assert all(table.state.route[each] for each in (edge("C5-ne"), edge("C5-e")))


def test_faces_of_north_and_south() -> None:
    """§14.1 North 1 to 3, south 4 to 6."""
    table = at_sea(f"ships 0: D4-e; {ALONE}").play("sail 1 C4-se")
    assert [str(move) for move, _ in GAME.odds(table.state) if "fish" in str(move)] == [
        "hex C5 fish 1", "hex C5 fish 2", "hex C5 fish 3",
    ]  # fmt: skip
    table = at_sea(f"ships 0: D4-e; {ALONE}").play("sail 1 D5-sw")
    assert [str(move)[-1] for move, _ in GAME.odds(table.state) if "fish" in str(move)] == ["4", "5", "6"]


def test_scenario_3_leaves_one_northern_face_out() -> None:
    """R16 Two fish hexes, three faces: any face not yet seen, each as likely."""
    table = at_sea(f"ships 0: D4-e; {ALONE}", scenario=3).play("sail 1 C4-se")
    odds = {str(move): weight for move, weight in GAME.odds(table.state)}
    fish = [odds[f"hex C5 fish {face}"] for face in (1, 2, 3)]
    assert fish[0] == fish[1] == fish[2]
    assert sum(fish) * 11 == 2 * sum(odds.values())  # two of the eleven hexes are fish
    table = at_sea(f"hexes: C6 fish 1, B5 fish 3; ships 0: D4-e; {ALONE}", scenario=3).play("sail 1 C4-se")
    assert not [move for move, _ in GAME.odds(table.state) if "fish" in str(move)]


# §14.2 The fish roll


def test_a_haul_comes_to_the_hex_of_its_face() -> None:
    """§14.2 From the supply; no ship needs to be near."""
    table = at_sea(f"{SHOAL}; ships 0: -", scenario=3).play("fish", "die 2")
    assert (table.state.hauls, table.state.catch) == (0b10, 5)
    assert heard(table, FishRolled) == [FishRolled(0, 2, hex_at("C5"))]


def test_another_face_brings_nothing() -> None:
    """§14.2 The hex of that face is not discovered; the roll is spent."""
    table = at_sea(f"{SHOAL}; ships 0: -", scenario=3).play("fish", "die 5")
    assert (table.state.hauls, table.state.catch) == (0, 6)
    assert heard(table, FishRolled) == [FishRolled(0, 5, NONE)]
    assert why(table, "fish") == "14.2 fished_already"


def test_once_a_movement_phase() -> None:
    """R45 The sheet's edition row: the Polish text names no limit, the others do; the next turn rolls again."""
    table = at_sea(f"hexes: C5 fish 2, E5 fish 4; {ALONE}; ships 0: -", scenario=3).play("fish", "die 2")
    assert "fish" not in table.legal()
    assert why(table, "fish") == "14.2 fished_already"
    table.play("end", "roll 1 1", "to sea")
    assert "fish" in table.legal()


def test_no_second_haul_on_a_hex() -> None:
    """§14.2 The face fell, but a haul lies there."""
    table = at_sea(f"hexes: C5 fish 2, E5 fish 4; {ALONE}; ships 0: -; hauls: 2", scenario=3).play("fish", "die 2")
    assert (table.state.hauls, table.state.catch) == (0b10, 5)


def test_no_haul_beside_the_pirate() -> None:
    """§14.2 The pirate ship on the hex, own or foreign, keeps the fish away."""
    table = at_sea(f"hexes: C5 fish 2, E5 fish 4; {ALONE}; ships 0: -; pirate: C5 0", scenario=3).play("fish", "die 2")
    assert table.state.hauls == 0


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ("ships 0: -", "14.2 no_water_free"),
        ("ships 0: -; hexes: C5 fish 2; hauls: 2", "14.2 no_water_free"),
        ("ships 0: -; hexes: C5 fish 2; pirate: C5 1", "14.2 no_water_free"),
        (
            f"hexes: C5 fish 2, C6 fish 1, E5 fish 4; hauls: 1 2; harbours 0: G2n haul; {LADEN}",
            "14.2 no_haul_left",
        ),
    ],
)
def test_a_roll_that_can_bring_nothing_is_not_offered(position: str, reason: str) -> None:
    """R45 The supply is empty, or no discovered fish hex is free of haul and pirate."""
    table = at_sea(f"{position}; {ALONE}", scenario=3)
    assert "fish" not in table.legal()
    assert why(table, "fish") == reason


def test_the_roll_does_not_break_a_voyage() -> None:
    """§14.2, R45 A ship under way has finished; one that has not begun may sail afterwards."""
    table = at_sea(f"{SHOAL}; ships 0: D4-ne, D4-nw", scenario=3)
    table.play("sail 1 D4-e", "fish", "die 6")
    assert why(table, "sail 1 D4-ne") == "7.4 ship_closed"
    assert why(table, "wool 1") == "7.5 ship_closed"
    table.play("sail 2 D4-ne")
    assert table.state.used == 1


def test_no_roll_while_a_ship_stands_on_a_full_route() -> None:
    """R32, R45 The ship must get off it first."""
    fleet = "ships 0: D4-e; ships 1: D4-ne; ships 2: D4-ne"
    table = at_sea(f"hexes: C5 fish 2; {fleet}", scenario=3).play("sail 1 D4-ne")
    assert why(table, "fish") == "7.6 on_a_full_route"
    assert "fish" in table.play("sail 1 D4-nw").legal()


def test_the_roll_belongs_to_the_movement_phase() -> None:
    """§14.2 And to scenarios with the mission."""
    assert why(scene(f"{SHOAL}; ships 0: -", scenario=3), "fish") == "14.2 not_at_sea"
    assert why(at_sea(f"ships 0: -; {ALONE}", scenario=2), "fish") == "3.2 not_in_this_scenario"


# §14.3 A haul aboard


@pytest.mark.parametrize(("berth", "takes"), [("C5-w", True), ("C5-sw", True), ("C4-se", True), ("D4-e", False)])
def test_an_empty_ship_with_an_end_at_the_hex(berth: str, takes: bool) -> None:
    """§14.3 The sheet's edition row: on a corner or on a side is the same set."""
    table = at_sea(f"{SHOAL}; hauls: 2; ships 0: {berth}", scenario=3)
    assert ("haul 1 C5" in table.legal()) == takes
    if not takes:
        assert why(table, "haul 1 C5") == "7.7 not_at_hex"


def test_a_haul_fills_the_hold_and_the_ship_sails_on() -> None:
    """§14.3 Loading costs no points, whoever rolled the haul."""
    table = at_sea(f"{SHOAL}; hauls: 2; ships 0: C4-se; voyage: 1 1", scenario=3).play("haul 1 C5", "sail 1 D4-ne")
    assert (hold(table, 0, 1), table.state.hauls, table.state.catch) == ("haul", 0, 5)
    assert heard(table, HaulTaken) == [HaulTaken(0, 0, hex_at("C5"))]


@pytest.mark.parametrize("cargo", ["crew", "settler", "haul"])
def test_a_ship_with_cargo_takes_no_haul(cargo: str) -> None:
    """§14.3 A haul needs both slots."""
    table = at_sea(f"{SHOAL}; hauls: 2; ships 0: C5-w {cargo}", scenario=3)
    assert why(table, "haul 1 C5") == "14.3 hold_not_empty"


def test_no_haul_where_none_lies() -> None:
    """§14.3 The hex alone is not enough."""
    assert why(at_sea(f"{SHOAL}; ships 0: C5-w", scenario=3), "haul 1 C5") == "14.3 no_haul_there"


def test_roll_load_and_deliver_in_one_turn() -> None:
    """§14.3, §14.4 From the fish hex to the anchor are two steps."""
    table = at_sea(f"{SHOAL}; ships 0: C5-w", scenario=3)
    table.play("fish", "die 2", "haul 1 C5", "sail 1 C4-se", "sail 1 D4-ne", "deliver 1", "sail 1 D4-nw")
    assert (table.state.spaces[4], table.state.catch, table.state.used) == (1, 6, 3)


# §14.4 Delivering


def test_a_delivery_moves_the_marker_and_the_haul_goes_back() -> None:
    """§14.4 It can be rolled for again; an open ship sails on."""
    table = at_sea(f"{SHOAL}; ships 0: D4-ne haul; voyage: 1 2", scenario=3).play("deliver 1", "sail 1 D4-e")
    assert (hold(table, 0, 1), table.state.catch, table.state.spaces[4]) == ("-", 6, 1)
    assert heard(table, Delivered) == [Delivered(0, 0, 1, 0)]
    assert table.state.leads[SHOALS] == 0


def test_a_closed_ship_delivers_too() -> None:
    """§14.4, R33 It is in place."""
    table = at_sea(f"ships 0: D4-ne haul; {ALONE}; stepped: 1", scenario=3).play("deliver 1")
    assert table.state.spaces[4] == 1


@pytest.mark.parametrize("cargo", ["", " crew", " crew crew", " settler"])
def test_nothing_to_deliver(cargo: str) -> None:
    """§14.4 Neither haul nor sack aboard."""
    assert why(at_sea(f"ships 0: D4-ne{cargo}; {ALONE}", scenario=3), "deliver 1") == "14.4 nothing_to_deliver"


def test_delivering_belongs_to_the_movement_phase() -> None:
    """§14.4 Not while building; unknown before the third scenario."""
    assert why(scene(f"ships 0: D4-ne haul; {ALONE}", scenario=3), "deliver 1") == "14.4 not_at_sea"
    assert why(at_sea(f"ships 0: D4-ne; {ALONE}", scenario=2), "deliver 1") == "3.2 not_in_this_scenario"


# §14.5 Pirates fish too


def test_a_pirate_on_a_haul_eats_it() -> None:
    """§14.5 It goes back to the supply; other hauls stay."""
    table = scene(f"phase: roll; hexes: C5 fish 2, E5 fish 4; {ALONE}; ships 0: -; hauls: 2 4", scenario=3)
    table.play("roll 3 4", "pirate C5")
    assert (table.state.hauls, table.state.catch) == (0b1000, 5)
    assert heard(table, HaulSunk) == [HaulSunk(hex_at("C5"))]


def test_hauls_in_holds_are_safe() -> None:
    """§14.5 Even on a side of the pirate's hex."""
    table = scene("phase: roll; hexes: C5 fish 2; ships 0: -; ships 1: C5-w haul; ships 2: -; gold 1: 0", scenario=3)
    table.play("roll 3 4", "pirate C5")
    assert (hold(table, 1, 1), heard(table, HaulSunk)) == ("haul", [])


def test_a_pirate_placed_after_a_chase_eats_too() -> None:
    """§14.5, §11.6 However it comes there; then the theft follows."""
    fleet = "ships 0: D4-e; ships 1: C5-w; ships 2: -"
    table = at_sea(f"hexes: C5 fish 2; {fleet}; hauls: 2; pirate: D5 2; hand 1: 1 ore", scenario=3)
    table.play("chase 1", "die 6", "pirate C5")
    assert (table.state.hauls, table.state.catch) == (0, 6)
    assert table.legal() == ["rob 1", "rob nobody"]


def test_where_the_pirate_has_gone_fish_come_back() -> None:
    """§14.5 When it stands elsewhere."""
    table = scene(f"phase: roll; {SHOAL}; ships 0: -; pirate: C5 0", scenario=3).play("roll 3 4", "pirate D5", "to sea")
    assert table.play("fish", "die 2").state.hauls == 0b10


# §14.6 The Council of Catan


@pytest.mark.parametrize("berth", ANCHORAGES)
def test_six_routes_end_at_an_anchor(berth: str) -> None:
    """§14.6 Its north and its south tip."""
    table = at_sea(f"ships 0: {berth} haul; {ALONE}", scenario=3)
    assert "deliver 1" in table.legal()


@pytest.mark.parametrize("berth", ["D4-e", "D4-w", "C3-w", "E3-se"])
def test_other_routes_do_not(berth: str) -> None:
    """§14.6 A side of the Council's hex without an anchor at its ends, or the next route."""
    table = at_sea(f"ships 0: {berth} haul; {ALONE}", scenario=3)
    assert why(table, "deliver 1") == "14.6 not_at_anchor"


def test_no_anchors_before_the_third_scenario() -> None:
    """§14.6 In scenarios 1 and 2 the hex is plain sea; from 3 on the Council, and no pirate's haven either way."""
    assert [BOARDS[scenario].terrain[hex_at("D4")] for scenario in (1, 2, 3, 4, 5)] == [5, 5, 16, 16, 16]
    assert all(hex_at("D4") not in BOARDS[scenario].havens for scenario in (1, 2, 3, 4, 5))


def test_building_at_the_council_on_the_island_side_alone() -> None:
    """§14.6 A road on its western side, buildings on its two western corners; nothing on its other sides."""
    rich = "hand 0: 2 wood 2 brick; harbours 0: D4nw; settlements 0: A1s; roads 0:; ships 0: -"
    table = scene(f"{rich}; settlements 1: G1n; {ALONE}; harbours 2: G2n", scenario=3)
    assert why(table, "road D4-nw") == "6.1 no_land_there"
    assert "road D3-e" in starting(table.legal(), "road")
    table.play("road D3-e")
    assert why(table, "settlement D4s") == "6.1 no_land_there"
