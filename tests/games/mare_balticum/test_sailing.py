"""§4: the chain of boats."""

from __future__ import annotations

import pytest

from kogga.games.mare_balticum.board import FIELDS
from kogga.games.mare_balticum.events import Launched, Sailed
from tests.games.mare_balticum.table import field, fields, scene, starting

THREE = "boats 0: stockholm aland bothnia"  # with five players: the whole fleet


def sails_from(table_moves: list[str], start: str) -> list[str]:
    """Where the boat of this field may go."""
    return [words.split()[2] for words in starting(table_moves, "sail") if words.split()[1] == start]


def test_example_1_the_violet_player_has_three_fields_to_choose_from() -> None:
    """§4.2, example 1: all three boats are out; the one it takes can go to three fields next to another own boat."""
    table = scene(THREE, seats=5)
    assert sails_from(table.legal(), "stockholm") == ["skerries", "archipelago", "north-baltic"]
    table.play("sail stockholm archipelago")
    assert table.state.fleets[0] == fields("aland archipelago bothnia")


def test_a_sail_brings_boats_out_first() -> None:
    """§4.1 While there are boats in reserve, an action adds one of them beside the others."""
    table = scene("boats 0: gdansk")
    assert starting(table.legal(), "launch", "sail") == ["launch slupsk", "launch gdansk-bay"]
    table.play("launch slupsk")
    assert table.state.fleets[0] == fields("gdansk slupsk")
    assert table.state.in_reserve(0) == 3
    assert table.heard[-1] == Launched(0, field("slupsk"))


def test_one_boat_an_action_from_the_first_action_on() -> None:
    """R12 The fleet does not leave port all at once."""
    table = scene("boats 0: gdansk").play("launch slupsk")
    assert (table.state.in_reserve(0), table.state.actions) == (3, 2)


def test_with_boats_in_reserve_none_on_the_board_moves() -> None:
    """R11 First all come out."""
    table = scene("boats 0: gdansk slupsk")
    refused = table.refused("sail gdansk gdansk-bay")
    assert (refused.paragraph, refused.reason) == ("4.1", "reserve_first")


def test_with_no_boat_in_reserve_one_on_the_board_moves() -> None:
    """§4.2 The reserve is empty: nothing can be added."""
    table = scene(THREE, seats=5)
    assert not starting(table.legal(), "launch")
    assert table.refused("launch skerries").reason == "reserve_empty"
    table.play("sail bothnia skerries")
    assert table.heard[-1] == Sailed(0, field("bothnia"), field("skerries"))


def test_a_boat_keeps_its_number() -> None:
    """§4.2 The one that sails is the one that arrives."""
    table = scene(THREE, seats=5).play("sail bothnia skerries")
    assert [FIELDS[each] for each in table.state.fleet(0)] == ["stockholm", "aland", "skerries"]


def test_all_boats_hang_together_after_the_move() -> None:
    """§4.3 No gap between them."""
    refused = scene(THREE, seats=5).refused("sail aland skerries")
    assert (refused.paragraph, refused.reason) == ("4.3", "chain_torn")


def test_a_new_boat_is_put_beside_an_own_one() -> None:
    """§4.3 Not somewhere at sea."""
    refused = scene("boats 0: gdansk").refused("launch bothnia")
    assert (refused.paragraph, refused.reason) == ("4.3", "not_adjacent")


def test_a_branching_chain_is_fine() -> None:
    """§4.3 It need not be a line."""
    table = scene("boats 0: aland archipelago north-baltic bothnia; boats 1: gdansk", seats=4)
    assert "sail bothnia stockholm" in table.legal()


def test_a_middle_boat_may_go_if_the_rest_still_joins_up() -> None:
    """R8 The chain is judged after the move: Aland leaves, and Archipelago and Bothnia still touch."""
    table = scene("boats 0: aland archipelago bothnia", seats=5)
    assert sails_from(table.legal(), "aland") == ["vyborg", "north-baltic", "finland"]


def test_a_boat_may_bridge_the_gap_it_leaves() -> None:
    """R8 The rest is torn apart, and the boat joins it at another place."""
    table = scene("boats 0: narva petersburg vyborg", seats=5)
    assert "sail petersburg finland" in table.legal()
    assert "sail petersburg moonsund" in scene("boats 0: narva petersburg vyborg", seats=5).legal()
    table = scene("boats 0: gdansk slupsk bornholm", seats=5)
    assert sails_from(table.legal(), "slupsk") == []


def test_however_far_it_is() -> None:
    """R8 From one end of a long chain to the other."""
    table = scene("boats 0: kattegat arkona bornholm south-gotland gotland")
    assert "sail kattegat courland" in table.legal()


def test_ports_are_fields_of_the_chain() -> None:
    """R9 A chain may run through a harbour."""
    table = scene("boats 0: riga-bay riga moonsund", seats=5)
    assert "sail riga-bay finland" in table.legal()
    assert sails_from(table.legal(), "riga") != []
    assert sails_from(scene("boats 0: slupsk gdansk gdansk-bay", seats=5).legal(), "gdansk") != []


def test_others_neither_help_nor_block() -> None:
    """R9 A gap is a gap, whoever lies in it, and a field is free, whoever lies there."""
    table = scene("boats 0: gdansk; boats 1: slupsk; boats 2: slupsk")
    assert "launch slupsk" in table.legal()
    assert table.refused("launch bornholm").paragraph == "4.3"


def test_one_boat_of_a_player_per_field() -> None:
    """§4.4 But any number of different players."""
    table = scene(f"{THREE}; boats 1: aland; boats 2: aland", seats=5)
    assert table.refused("sail bothnia aland").paragraph == "4.4"
    assert scene("boats 0: gdansk slupsk").refused("launch slupsk").reason == "own_boat_there"
    assert "launch slupsk" in scene("boats 0: gdansk; boats 1: slupsk; boats 2: slupsk").legal()


def test_a_boat_that_sails_ends_elsewhere() -> None:
    """R10 Staying is no action, and no boat returns to the reserve."""
    table = scene(THREE, seats=5)
    assert not any(words.split()[1] == words.split()[2] for words in starting(table.legal(), "sail"))
    assert table.refused("sail aland aland").reason == "unreadable"


def test_only_an_own_boat_can_be_moved() -> None:
    """§4.2 There must be one."""
    refused = scene(f"{THREE}; boats 1: gdansk", seats=5).refused("sail gdansk slupsk")
    assert (refused.paragraph, refused.reason) == ("4.2", "no_boat_there")


@pytest.mark.parametrize(("start", "port"), [("kalmar", "copenhagen"), ("arkona", "copenhagen")])
def test_boats_sail_into_and_out_of_ports_like_anywhere(start: str, port: str) -> None:
    """R9 Along a border or a lane."""
    table = scene(f"boats 0: {start} bornholm pomerania", seats=5)
    assert f"sail pomerania {port}" in table.legal()
    table.play(f"sail pomerania {port}")
    assert f"sail {port} pomerania" in table.legal()
