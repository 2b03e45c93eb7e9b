"""§2.4-§2.8: the first pieces."""

from __future__ import annotations

import pytest

from kogga import CHANCE
from kogga.games.explorers.board import BOARDS, CORNER_NAMES, HARBOUR_SITES
from kogga.games.explorers.events import Began, ColourChosen, HarbourPlaced, StartCards
from kogga.games.explorers.pieces import COUNCIL, SEA
from kogga.games.explorers.state import Phase
from tests.games.explorers.table import (
    corner,
    edge,
    fresh,
    hand,
    hold,
    land_ho,
    odds,
    row,
    scene,
    starting,
    why,
)
from tests.scene import Scene

# §2.4 Scenario 1


FIXED = [
    ("blue", "A1s", "A1-se", "F2se", "F3-sw", "1 wool 1 grain 1 ore"),
    ("red", "F1se", "F2-sw", "A2s", "A2-se", "1 wood 1 brick 1 ore"),
    ("white", "D1se", "D2-sw", "D3s", "D3-se", "1 wool 1 grain 1 ore"),
    ("orange", "C1sw", "C1-sw", "C2se", "C3-sw", "1 brick 1 wool"),
]


@pytest.mark.parametrize(("colour", "town", "road", "port", "ship", "cards"), FIXED)
def test_every_colour_has_its_places(colour: str, town: str, road: str, port: str, ship: str, cards: str) -> None:
    """§2.4, §2.7 Settlement, road, harbour settlement, ship with settler; the cards of the settlement and two coins."""
    table = fresh().play(f"colour {colour}")
    state = table.state
    assert (state.towns[0], state.ports[0]) == ((corner(town),), (corner(port),))
    assert (state.ways[0], state.ships[:3]) == ((edge(road),), [edge(ship), -1, -1])
    assert (hold(table, 0, 1), hand(table, 0), state.gold[0]) == ("settler", cards, 2)
    assert table.heard[-2:] == [ColourChosen(0, state.colours[0]), StartCards(0, row(cards))]


def test_seats_choose_in_seat_order() -> None:
    """R18 Whoever comes later has what is left; the start player is drawn afterwards."""
    table = fresh(seats=3)
    assert (table.to_act, table.legal()) == ((0,), ["colour blue", "colour red", "colour white", "colour orange"])
    table.play("colour white")
    assert (table.to_act, table.legal()) == ((1,), ["colour blue", "colour red", "colour orange"])
    assert why(table, "colour white") == "2.4 colour_taken"
    table.play("colour orange", "colour blue")
    assert odds(table) == {"start 0": 1, "start 1": 1, "start 2": 1}
    table.play("start 2")
    assert (table.state.first, table.state.active, table.state.round) == (2, 2, 1)
    assert Began(2) in table.heard


def test_the_fourth_of_four_is_not_asked() -> None:
    """R18 It takes the colour that is left."""
    table = fresh(seats=4).play("colour blue", "colour red", "colour orange")
    assert table.to_act == (CHANCE,)
    assert table.state.colours == (0, 1, 3, 2)
    assert table.state.towns[3] == (corner("D1se"),)


def test_with_three_the_fourth_colour_is_not_there() -> None:
    """§2.4 Nothing of it stands on the board."""
    table = fresh().play("colour blue", "colour red", "colour white")
    assert table.state.building[corner("C1sw")] == table.state.building[corner("C2se")] == -1
    assert table.state.road[edge("C1-sw")] == -1


@pytest.mark.parametrize("scenario", range(2, 6))
def test_elsewhere_colours_go_by_seat(scenario: int) -> None:
    """R18 They mean nothing there, and nobody chooses."""
    table = fresh(seats=2, scenario=scenario)
    assert table.state.colours == (0, 1, -1, -1)
    assert why(scene(scenario=scenario), "colour red") == "2.4 not_in_set_up"


# §2.5 Free set-up


def chosen(seats: int = 3, first: int = 1) -> Scene:
    """Scenario 2 before the first harbour settlement."""
    return fresh(seats=seats, scenario=2).play(f"start {first}")


def test_fourteen_marked_sites() -> None:
    """§2.5 The island's corners at a sea hex, on the east coast."""
    names = ["A2ne", "A2s", "A2se", "B2s", "B2se", "C3s", "C2se", "D3s", "D3se", "E3s", "E2se", "F3s", "F2se", "G2se"]
    assert [CORNER_NAMES[site] for site in HARBOUR_SITES] == names
    for scenario in range(2, 6):
        board = BOARDS[scenario]
        at_sea = [
            site
            for site in board.shore
            if any(board.terrain[place] in (SEA, COUNCIL) for place in board.corner_hexes[site])
        ]
        assert sorted(at_sea) == sorted(HARBOUR_SITES)


def test_harbours_clockwise_settlements_back() -> None:
    """§2.5 From the start player, and the start player settles last."""
    table = chosen(first=1)
    assert table.to_act == (1,)
    table.play("harbour A2s")
    assert table.heard[-1] == HarbourPlaced(1, corner("A2s"), False)
    assert table.to_act == (2,)
    table.play("harbour C3s")
    assert table.to_act == (0,)
    table.play("harbour F2se")
    assert (table.state.phase, table.to_act) == (Phase.SETTLE, (0,))
    table.play("settle B1s")
    assert table.to_act == (2,)
    table.play("settle D1n")
    assert table.to_act == (1,)
    table.play("settle G1n")
    assert (table.state.phase, table.to_act) == (Phase.FIRST_ROAD, (1,))
    assert table.state.points[:3] == [3, 3, 3]


def test_a_first_harbour_needs_a_marked_site() -> None:
    """§2.5 The west coast has none, nor has the inland, nor the open sea."""
    table = chosen()
    assert len(table.legal()) == 14
    for name in ("A1nw", "A1s", "G2s", "A2n", "B3s"):
        table.refused(f"harbour {name}")


def test_first_harbours_keep_the_distance() -> None:
    """§2.5, §6.2 A site beside another's is closed, the next one is open."""
    table = chosen().play("harbour A2s")
    for name in ("A2s", "A2se", "B2se"):
        assert why(table, f"harbour {name}") == "6.2 too_near"
    assert {"harbour A2ne", "harbour B2s"} <= set(table.legal())


def test_first_settlements_may_stand_on_any_corner_of_the_island() -> None:
    """§2.5 Marked ones too, the outer coast too; not out at sea, not too near."""
    table = chosen().play("harbour A2s", "harbour C3s", "harbour F2se")
    assert {"settle A2ne", "settle G2se", "settle A1nw", "settle D1sw", "settle B1se"} <= set(table.legal())
    table.refused("settle B3s")
    assert why(table, "settle A1se") == "6.2 too_near"
    assert why(table, "settle A2s") == "6.2 too_near"


def far(sites: list[int], site: int) -> list[int]:
    """The sites that stay open when a building stands on this one."""
    return [each for each in sites if each != site and each not in BOARDS[2].beside[site]]


def test_nobody_is_stuck_in_set_up() -> None:
    """§2.5 Three harbour settlements close at most nine of the fourteen sites."""
    for first in HARBOUR_SITES:
        table = chosen(seats=4, first=0).play(f"harbour {CORNER_NAMES[first]}")
        for second in starting(table.legal(), "harbour"):
            left = far(far(HARBOUR_SITES, first), corner(second.split()[1]))
            assert min(len(far(left, third)) for third in left) >= 5


def test_nothing_of_the_free_set_up_in_scenario_1() -> None:
    """§2.4 Its places are fixed."""
    table = fresh()
    assert why(table, "harbour A2s") == "3.2 not_in_this_scenario"


# §2.6, §2.7


def settled(first: int = 0) -> Scene:
    """Scenario 2, three seats, all buildings placed."""
    table = chosen(first=first).play("harbour A2s", "harbour C3s", "harbour F2se")
    return table.play("settle G1n", "settle D1n", "settle B1s")


def test_road_and_ship_from_the_start_player_on() -> None:
    """§2.6 Each seat its road, then its ship with a settler; then the start player's turn begins."""
    table = settled(first=1)
    assert sorted(table.legal()) == ["first road B1-se", "first road B1-sw", "first road C1-e"]
    table.play("first road B1-se")
    assert table.to_act == (1,)
    table.play("first ship A2-se")
    assert (table.to_act, hold(table, 1, 1)) == ((2,), "settler")
    table.play("first road D1-ne", "first ship C3-sw", "first road G1-ne", "first ship F3-sw")
    assert (table.state.phase, table.state.active, table.state.round) == (Phase.ROLL, 1, 1)
    assert (table.state.settlers[:3], table.state.ship_supply(0)) == ([1, 1, 1], 2)


def test_the_first_pieces_cost_nothing() -> None:
    """§2.6 Hands stay as they are."""
    table = settled()
    before = table.state.hands[:]
    table.play("first road B1-se", "first ship A2-se")
    assert table.state.hands == before


def test_the_first_road_lies_at_the_settlement() -> None:
    """§2.6 Not at the harbour settlement, not elsewhere."""
    table = settled()
    assert why(table, "first road A2-sw") == "2.6 not_at_settlement"
    assert why(table, "first road E1-se") == "2.6 not_at_settlement"


def test_a_first_road_at_sea_alone_does_not_exist() -> None:
    """§2.6, §6.1 A settlement on the marked coast: only edges beside land."""
    table = chosen(first=0).play("harbour A2s", "harbour C3s", "harbour F2se")
    table.play("settle G1n", "settle D1n", "settle A2ne")
    assert sorted(table.legal()) == ["first road A2-e", "first road A2-ne"]
    table.refused("first road A3-nw")


def test_the_first_ship_lies_at_the_harbour() -> None:
    """§2.6 Two or three sea routes end there; land edges are none."""
    table = settled().play("first road B1-se")
    assert sorted(table.legal()) == ["first ship A2-se", "first ship B2-e"]
    assert why(table, "first ship A2-sw") == "7.1 no_route"
    assert why(table, "first ship B1-w") == "7.2 not_at_harbour"


def test_start_cards_come_with_the_settlement() -> None:
    """R12 At once, in free set-up too; none for the harbour settlement; hands and coins are public."""
    table = chosen(first=0).play("harbour A2s", "harbour C3s", "harbour F2se")
    assert [table.state.cards(seat) for seat in range(3)] == [0, 0, 0]
    table.play("settle G1n")
    assert table.heard[-1] == StartCards(2, row("1 brick 1 wood 1 ore"))
    assert hand(table, 2) == "1 wood 1 brick 1 ore"
    assert (list(table.view(None).cards[:3]), list(table.view(0).gold[:3])) == ([0, 0, 3], [2, 2, 2])
    assert list(table.view(0).hand_of(2)) == [1, 1, 0, 0, 1]


def test_a_coastal_settlement_starts_with_fewer_cards() -> None:
    """§2.7 One card a hex: a single one at the outer tip, two on the border of two hexes."""
    table = chosen(first=0).play("harbour A2s", "harbour C3s", "harbour F2se", "settle A1n")
    assert hand(table, 2) == "1 wool"
    table.play("settle E1s")
    assert hand(table, 1) == "1 wood 1 grain"
    table.play("settle C1sw")
    assert hand(table, 0) == "1 brick 1 wool"


def test_the_sea_gives_no_start_card() -> None:
    """§2.7 A settlement on a marked site has cards for its land alone."""
    table = chosen(first=0).play("harbour A2s", "harbour C3s", "harbour F2se", "settle E2se")
    assert hand(table, 2) == "1 wool 1 ore"


# §2.8 Two players


def test_two_players_of_scenario_1_have_neighbours_of_wood() -> None:
    """§2.8, R19 Settlement, harbour settlement and road of both other colours stay; their ships and settlers go."""
    table = fresh(seats=2).play("colour red", "colour white")
    state = table.state
    assert [state.building[corner(name)] >> 1 for name in ("A1s", "F2se", "C1sw", "C2se")] == [4, 4, 5, 5]
    assert [state.road[edge(name)] for name in ("A1-se", "C1-sw")] == [4, 5]
    assert state.ships[6:] == [-1] * 6
    assert sum(state.afloat) == 2


def test_a_neutral_road_takes_its_edge() -> None:
    """R19 Nobody builds there; the edge beside it is free."""
    table = land_ho("hand 0: 2 wood 2 brick; roads 0: A1-se B1-e B1-se C1-e", seats=2)
    assert table.state.road[edge("C1-sw")] == 5
    assert why(table, "road C1-sw") == "6.1 road_there"
    assert "road C1-se" in table.legal()


def test_two_players_place_neutral_pieces_in_turn() -> None:
    """R26 Own harbours, neutral harbours; own settlements backwards, neutral settlements backwards."""
    table = fresh(seats=2, scenario=2).play("start 1")
    steps = [
        (1, "harbour A2s"), (0, "harbour F2se"), (1, "neutral harbour C3s"), (0, "neutral harbour D3s"),
        (0, "settle G1n"), (1, "settle B1s"), (0, "neutral settle D1n"), (1, "neutral settle D1s"),
        (1, "first road B1-se"), (1, "first ship A2-se"), (0, "first road G1-ne"), (0, "first ship F3-sw"),
    ]  # fmt: skip
    for seat, words in steps:
        assert table.to_act == (seat,), words
        table.play(words)
    state = table.state
    assert [state.building[corner(name)] >> 1 for name in ("C3s", "D3s", "D1s", "D1n")] == [4, 5, 4, 5]
    assert (state.phase, state.active) == (Phase.ROLL, 1)
    assert state.cards(0) == 3
    assert sum(state.road[each] >= 0 for each in state.board.edges) == 2


def test_neutral_buildings_keep_to_the_rules_of_set_up() -> None:
    """R26 Harbours on marked sites, settlements on any free corner of the island, with the distance."""
    table = fresh(seats=2, scenario=2).play("start 0", "harbour A2s", "harbour F2se")
    table.refused("neutral harbour A1nw")
    assert why(table, "neutral harbour A2se") == "6.2 too_near"
    table.play("neutral harbour C3s", "neutral harbour D3s", "settle G1n", "settle B1s")
    table.refused("neutral settle B4s")
    assert why(table, "neutral settle B1sw") == "6.2 too_near"
    assert "neutral settle D1sw" in table.legal()


def test_with_three_there_are_no_neutrals() -> None:
    """§2.8 The word is not known there."""
    table = chosen().play("harbour A2s", "harbour C3s", "harbour F2se")
    assert why(table, "neutral harbour A2ne") == "2.8 not_in_set_up"


def test_a_seat_cannot_play_luck() -> None:
    """§2.5 The start player is drawn, not named."""
    table = fresh(seats=2, scenario=2)
    assert why(table, "start 1", 0) == "3.1 luck_alone"
