"""§8: what ships find."""

from __future__ import annotations

from fractions import Fraction

import pytest

from kogga import CHANCE
from kogga.games.explorers.board import BOARDS, EDGE_NAMES, FIXED_SHIPS, HEX_CALLED
from kogga.games.explorers.events import Discovered, Rewarded, TokenLaid
from kogga.games.explorers.pieces import COLOURS, NONE, RIVER, SEA, UNKNOWN
from kogga.games.explorers.state import Phase
from tests.games.explorers.table import at_sea, edge, hand, hold, kind, land_ho, odds, scene, starting, why
from tests.scene import Scene

TO_E5 = ("sail 1 F3-se", "sail 1 F3-e", "sail 1 E4-se")
TO_F5 = ("sail 1 F3-se", "sail 1 F4-sw", "sail 1 F4-se")


def sailing(position: str = "", seats: int = 3) -> Scene:
    """Scenario 1, blue's movement phase."""
    return land_ho(f"phase: sea; {position}" if position else "phase: sea", seats)


def chances(table: Scene) -> dict[str, Fraction]:
    """What luck may bring, as chances."""
    weights = odds(table)
    return {words: Fraction(weight, sum(weights.values())) for words, weight in weights.items()}


# §8.1 Turning a hex


def test_the_example_of_the_rulebook() -> None:
    """§8.1, §8.2 A ship sails east (A), its bow points at an unexplored hex (B), which is turned and gets a number
    of its colour (C), and its owner takes a card of that land (D).
    """
    table = sailing().play("sail 1 F3-se", "sail 1 F3-e")
    assert (table.to_act, table.state.phase) == ((0,), Phase.SEA)
    table.play("sail 1 E4-se")
    assert (table.to_act, table.state.phase, table.state.spot) == ((CHANCE,), Phase.HEX, HEX_CALLED["E5"])
    table.play("hex E5 mountains")
    assert (table.to_act, table.state.phase) == ((CHANCE,), Phase.TOKEN)
    table.play("token E5 8")
    assert (hand(table, 0), table.state.number[HEX_CALLED["E5"]]) == ("1 ore", 8)
    assert table.heard[-3:] == [
        Discovered(0, HEX_CALLED["E5"], kind("ore")),
        TokenLaid(HEX_CALLED["E5"], 8),
        Rewarded(0, kind("ore"), 0),
    ]
    assert table.to_act == (0,)


@pytest.mark.parametrize(
    ("colour", "course", "found"),
    [
        ("blue", "F3-se F3-e E4-se", "E5"),
        ("blue", "F3-se F4-sw F4-se", "F5"),
        ("red", "A3-sw A3-se A4-sw", "B5"),
        ("red", "A3-sw B3-e B4-sw", "C5"),
        ("white", "D4-sw D4-se D5-sw", "E5"),
        ("orange", "C3-se C4-sw C4-se", "C5"),
    ],
)
def test_a_first_ship_finds_something_with_its_third_step(colour: str, course: str, found: str) -> None:
    """§8.1 Every colour of scenario 1 can discover in its first turn."""
    table = sailing(f"colour 0: {colour}; colour 1: {'blue' if colour == 'red' else 'red'}", seats=2)
    for nth, route in enumerate(course.split()):
        assert table.state.phase == Phase.SEA, nth
        table.play(f"sail 1 {route}")
    assert table.state.spot == HEX_CALLED[found]


@pytest.mark.parametrize("colour", range(4))
def test_no_first_ship_finds_anything_in_two_steps(colour: int) -> None:
    """§8.1 Three are needed, whatever the course."""
    board = BOARDS[1]
    reached = {FIXED_SHIPS[colour]}
    for steps in range(4):
        found = [route for route in reached if any(board.terrain[place] == UNKNOWN for place in board.touches[route])]
        assert bool(found) is (steps == 3), (COLOURS[colour], steps, [EDGE_NAMES[route] for route in found])
        reached |= {there for route in reached for there in board.next[route] if board.routes[there]}


def test_an_empty_ship_discovers_like_a_laden_one() -> None:
    """§8.1 Cargo does not matter, nor is the cargo touched."""
    assert sailing("ships 0: F3-sw").play(*TO_E5).state.phase == Phase.HEX
    table = sailing().play(*TO_E5, "hex E5 sea")
    assert hold(table, 0, 1) == "settler"


def test_turning_is_an_order() -> None:
    """§8.1 Nobody acts until luck has spoken, and the choice is not the player's."""
    table = sailing().play(*TO_E5)
    assert table.legal(0) == []
    assert why(table, "end", 0) == "3.1 not_your_turn"
    assert why(table, "hex E5 mountains", 0) == "3.1 luck_alone"


def test_every_hex_left_is_as_likely() -> None:
    """R15 Eight lie in the south of scenario 1: two fields, two seas."""
    table = sailing().play(*TO_E5)
    assert chances(table) == {
        "hex E5 forest": Fraction(1, 8), "hex E5 hills": Fraction(1, 8), "hex E5 pasture": Fraction(1, 8),
        "hex E5 fields": Fraction(2, 8), "hex E5 mountains": Fraction(1, 8), "hex E5 sea": Fraction(2, 8),
    }  # fmt: skip


def test_what_was_turned_is_gone_from_the_stock() -> None:
    """R15 Nothing is dealt in advance, and what is left is public."""
    table = sailing("hexes: F5 fields 9, E7 sea, E8 mountains 4").play(*TO_E5)
    assert chances(table) == {
        "hex E5 forest": Fraction(1, 5), "hex E5 hills": Fraction(1, 5), "hex E5 pasture": Fraction(1, 5),
        "hex E5 fields": Fraction(1, 5), "hex E5 sea": Fraction(1, 5),
    }  # fmt: skip
    assert list(table.view(None).stock) == list(table.view(2).stock) == table.state.stock
    assert table.refused("hex E5 mountains").reason == "impossible_luck"


def test_every_token_left_is_as_likely() -> None:
    """R15 Of the colour of the region; used ones are gone."""
    table = sailing("hexes: F5 fields 9").play(*TO_E5, "hex E5 forest")
    assert odds(table) == {"token E5 4": 1, "token E5 5": 1, "token E5 8": 1, "token E5 10": 1, "token E5 11": 1}
    assert tuple(table.view(None).tokens) == table.state.tokens


def test_the_north_has_its_own_hexes_and_tokens() -> None:
    """§8.1 Two mountains there; 3 and 6 instead of 8 and 11."""
    table = sailing("colour 0: red; colour 1: blue", seats=2).play("sail 1 A3-sw", "sail 1 B3-e", "sail 1 B4-sw")
    assert chances(table)["hex C5 mountains"] == Fraction(2, 8)
    table.play("hex C5 hills")
    assert list(odds(table)) == [f"token C5 {number}" for number in (3, 4, 5, 6, 9, 10)]


def test_lair_numbers_are_not_drawn_with_the_hex() -> None:
    """R15 A lair lies face down until it is captured; all six numbers are still possible."""
    table = at_sea(scenario=2).play(*TO_E5, "hex E5 gold")
    assert (table.state.terrain[HEX_CALLED["E5"]], table.state.number[HEX_CALLED["E5"]]) == (RIVER, 0)
    assert table.state.lairs.bit_count() == 6
    assert table.state.phase == Phase.SEA


def test_northern_fish_of_scenario_3_show_any_face_not_seen() -> None:
    """R16 Two of eleven hexes are fish: each of three faces has two in thirty-three."""
    north = "ships 0: A2-se; harbours 0: A2s; harbours 1: F2se; ships 1: -; settlements 1: G1sw"
    course = ("sail 1 A3-sw", "sail 1 B3-e", "sail 1 B4-sw")
    table = at_sea(north, scenario=3).play(*course)
    here = chances(table)
    assert [here[f"hex C5 fish {face}"] for face in (1, 2, 3)] == [Fraction(2, 33)] * 3
    assert (here["hex C5 gold"], here["hex C5 forest"]) == (Fraction(3, 11), Fraction(1, 11))
    assert "hex C5 sea" not in here
    table = at_sea(f"{north}; hexes: C6 fish 2", scenario=3).play(*course)
    here = chances(table)
    assert [here[f"hex C5 fish {face}"] for face in (1, 3)] == [Fraction(1, 20)] * 2
    assert "hex C5 fish 2" not in here
    table = at_sea(f"{north}; hexes: C6 fish 2, B6 fish 3", scenario=3).play(*course)
    assert not [words for words in odds(table) if "fish" in words]


def test_southern_gold_of_scenario_3_is_two_of_eleven() -> None:
    """R16 One river field and with it one lair number stay over."""
    table = at_sea(scenario=3).play(*TO_E5)
    assert chances(table)["hex E5 gold"] == Fraction(2, 11)
    assert [chances(table)[f"hex E5 fish {face}"] for face in (4, 5, 6)] == [Fraction(1, 11)] * 3


@pytest.mark.parametrize("scenario", range(1, 6))
def test_one_step_turns_one_hex_at_most(scenario: int) -> None:
    """§8.1 No route without an unexplored hex at its ends has a neighbour with two new ones."""
    board = BOARDS[scenario]
    dark = [
        [place for place in board.touches[route] if board.terrain[place] == UNKNOWN] if board.edge_hexes[route] else []
        for route in range(len(board.touches))
    ]
    for route in board.edges:
        if board.routes[route] and not dark[route]:
            assert all(len(dark[there]) <= 1 for there in board.next[route] if board.routes[there])


# §8.2 The reward


@pytest.mark.parametrize(
    ("terrain", "card"),
    [("forest", "wood"), ("hills", "brick"), ("pasture", "wool"), ("fields", "grain"), ("mountains", "ore")],
)
def test_land_brings_its_card(terrain: str, card: str) -> None:
    """§8.2 And no gold."""
    table = sailing().play(*TO_E5, f"hex E5 {terrain}", "token E5 4")
    assert (hand(table, 0), table.state.gold[0]) == (f"1 {card}", 2)


@pytest.mark.parametrize(
    ("scenario", "terrain"), [(1, "sea"), (2, "gold"), (3, "fish 5"), (4, "swift"), (4, "bonus"), (5, "fast")]
)
def test_anything_else_brings_two_gold(scenario: int, terrain: str) -> None:
    """§8.2 Sea, river, fish and spice hexes: no card, no number token."""
    table = at_sea(scenario=scenario).play(*TO_E5, f"hex E5 {terrain}")
    assert (hand(table, 0), table.state.gold[0], table.state.phase) == ("-", 4, Phase.SEA)
    assert table.heard[-1] == Rewarded(0, NONE, 2)
    assert table.state.number[HEX_CALLED["E5"]] == 0


def test_the_reward_is_the_discoverers() -> None:
    """§8.2 Nobody else takes anything."""
    table = sailing().play(*TO_E5, "hex E5 fields", "token E5 4")
    assert [hand(table, 1), hand(table, 2), table.state.gold[1]] == ["-", "-", 2]


def test_a_card_the_bank_lacks_is_not_replaced() -> None:
    """R4 The hex is turned, the voyage is over; neither card nor gold."""
    table = sailing("hand 1: 19 ore").play(*TO_E5, "hex E5 mountains", "token E5 4")
    assert (hand(table, 0), table.state.gold[0], table.heard[-1]) == ("-", 2, Rewarded(0, NONE, 0))
    assert why(table, "sail 1 F3-e") == "7.4 ship_closed"


def test_the_last_card_of_the_bank_is_paid() -> None:
    """R4 One is enough."""
    assert hand(sailing("hand 1: 18 ore").play(*TO_E5, "hex E5 mountains", "token E5 4"), 0) == "1 ore"


# §8.3 The voyage ends


def test_the_discoverer_stops() -> None:
    """§8.3 One point is left and lost; no wool revives it."""
    table = sailing("hand 0: 1 wool").play(*TO_E5, "hex E5 sea")
    assert not starting(table.legal(), "sail", "wool")
    assert why(table, "sail 1 F3-e") == "7.4 ship_closed"
    assert why(table, "wool 1") == "7.5 ship_closed"


def test_points_of_wool_are_lost_too() -> None:
    """§8.3 Paid before, gone with the rest."""
    table = sailing("hand 0: 2 wool").play("wool 1", *TO_E5, "hex E5 sea")
    assert why(table, "sail 1 E4-e") == "7.4 ship_closed"


def test_the_ship_stays_closed_for_the_whole_turn() -> None:
    """§8.3, R30 Also after another ship has moved; in the next turn it sails again."""
    table = sailing("ships 0: F3-sw settler, F2-e", seats=2).play(*TO_E5, "hex E5 sea", "sail 2 F3-sw")
    assert why(table, "sail 1 F3-e") == "7.4 ship_closed"
    table.play("end", "roll 3 4", "to sea", "end", "roll 3 4", "to sea")
    assert "sail 1 F3-e" in table.legal()


def test_a_discoverer_may_found_where_it_stands() -> None:
    """§8.3 The movement is over, the ship is not: a settlement on the coast just found."""
    table = sailing().play(*TO_E5, "hex E5 fields", "token E5 8")
    assert "found 1 E4se" in table.legal()
    table.play("found 1 E4se")
    assert (table.state.points[0], table.state.ships[0]) == (4, NONE)


def test_another_ship_may_go_on_discovering() -> None:
    """§8.3 Each ends its own voyage only; the newly found sea is open to others."""
    table = sailing("ships 0: F3-sw, F3-se").play(*TO_F5, "hex F5 sea")
    table.play("sail 2 F4-sw", "sail 2 F4-se", "sail 2 F5-sw")
    assert (table.state.phase, table.state.spot) == (Phase.HEX, HEX_CALLED["G5"])


# §8.4 Beside unexplored hexes

OVERSEAS = "hexes: E5 mountains 5; settlements 0: A1s E5n; roads 0: A1-se E5-ne; hand 0: 3 wood 3 brick 3 wool 3 grain"


def test_no_road_on_an_edge_of_an_unexplored_hex() -> None:
    """§8.4 E5-se borders F5, which nobody knows; E5-e only ends there."""
    table = land_ho(OVERSEAS)
    assert "road E5-e" in table.legal()
    table.play("road E5-e")
    assert why(table, "road E5-se") == "8.4 unexplored_beside"


def test_a_road_discovers_nothing() -> None:
    """§8.4 Its end may point at an unexplored hex: it stays face down."""
    table = land_ho(OVERSEAS).play("road E5-e")
    assert (table.state.phase, table.state.terrain[HEX_CALLED["F5"]]) == (Phase.BUILD, UNKNOWN)


def test_no_settlement_on_a_corner_of_an_unexplored_hex() -> None:
    """§8.4 Once the hex is known, it may stand."""
    place = OVERSEAS.replace("E5-ne", "E5-ne E5-e")
    assert why(land_ho(place), "settlement E5se") == "8.4 unexplored_beside"
    assert "settlement E5se" in land_ho(place.replace("mountains 5", "mountains 5, F5 sea")).legal()


def test_the_first_settlement_overseas_comes_by_ship() -> None:
    """§8.4, §9.4 No road of the island reaches there: nothing can be built at first."""
    table = land_ho("hexes: E5 mountains 5; hand 0: 3 wood 3 brick 3 wool 3 grain")
    assert why(table, "road E5-ne") == "6.1 not_connected"
    assert why(table, "settlement E5n") == "6.2 no_road_there"


# R20 Routes that discovery opens


def test_the_border_of_an_unexplored_hex_is_no_route_yet() -> None:
    """R20 Its outer edge opens when it is turned, land or sea."""
    start = "ships 0: A4-nw"
    table = sailing(start)
    assert not table.state.route[edge("A5-nw")]
    table.play("sail 1 A4-ne")
    assert table.state.spot == HEX_CALLED["A5"]
    for terrain, token in (("sea", ()), ("forest", ("token A5 9",))):
        table = sailing(f"{start}, A4-nw").play("sail 1 A4-ne", f"hex A5 {terrain}", *token)
        assert table.state.route[edge("A5-nw")]
        table.play("sail 2 A4-ne", "sail 2 A5-nw")
        assert table.state.ships[1] == edge("A5-nw")


def test_found_land_closes_no_known_route_and_opens_no_inland_one() -> None:
    """§7.1, §8.1 Between two land hexes there is no route; between land and sea there is."""
    table = land_ho("hexes: E5 mountains 5, F5 fields 8")
    assert not table.state.route[edge("E5-se")]
    assert table.state.route[edge("E5-nw")]
    assert land_ho("hexes: E5 mountains 5, F5 sea").state.route[edge("E5-se")]
    assert land_ho("hexes: E5 sea").state.terrain[HEX_CALLED["E5"]] == SEA


@pytest.mark.parametrize("scenario", range(1, 6))
def test_every_unexplored_hex_can_be_reached_whatever_the_others_are(scenario: int) -> None:
    """R20 Were every hex land, ships could still follow the outer border and reach each corner of the unknown."""
    board = BOARDS[scenario]
    for hidden in (*board.regions[0], *board.regions[1]):
        terrain = [kind("wood") if each == UNKNOWN else each for each in board.terrain]
        terrain[hidden] = UNKNOWN
        reached = [edge("F3-sw")]
        for route in reached:
            for there in board.next[route]:
                if there not in reached and board.is_route(there, tuple(terrain)):
                    reached.append(there)
        assert any(hidden in board.touches[route] for route in reached)


def test_a_ship_on_found_water_counts_from_there() -> None:
    """§8.1 Known sea all round: nothing more to turn, the voyage goes on."""
    table = scene("phase: sea; hexes: E5 sea, F5 sea; ships 0: E4-se", scenario=2).play("sail 1 E5-sw")
    assert (table.state.phase, table.state.open) == (Phase.SEA, 0)
