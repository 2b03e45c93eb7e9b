"""§5: fishing, and §8: overboard."""

from __future__ import annotations

import pytest

from kogga.games.mare_balticum.events import Caught, ThrownOverboard
from tests.games.mare_balticum.table import field, kind, scene, starting, tokens

AT_SEA = "boats 0: gdansk slupsk bornholm; boats 1: riga; boats 2: stockholm; sea: slupsk herring, bornholm cod amber"


def test_example_2_the_green_player_takes_a_salmon_into_its_hold() -> None:
    """§5.1, example 2: a boat stands where a salmon lies; the token goes onto a free space of the hold."""
    table = scene("boats 0: gdansk slupsk; sea: slupsk salmon").play("fish slupsk salmon")
    assert table.state.holds[0] == tokens("salmon")
    assert table.state.sea[field("slupsk")] == 0
    assert table.state.stores[0] == 0
    assert table.heard == [Caught(0, field("slupsk"), kind("salmon"))]


def test_only_where_an_own_boat_stands() -> None:
    """§5.1 Not beside it, and not under others' boats."""
    table = scene(f"{AT_SEA}; boats 1: pomerania")
    assert starting(table.legal(), "fish") == ["fish slupsk herring", "fish bornholm cod", "fish bornholm amber"]
    refused = table.refused("fish pomerania salmon")
    assert (refused.paragraph, refused.reason) == ("5.1", "no_boat_there")


def test_the_fisher_picks_field_and_token() -> None:
    """R13 In deep water either of the two."""
    table = scene(AT_SEA).play("fish bornholm amber")
    assert table.state.sea[field("bornholm")] == tokens("cod")
    assert starting(table.legal(), "fish") == ["fish slupsk herring", "fish bornholm cod"]


def test_two_alike_are_one_choice() -> None:
    """R13 Which of two equal tokens makes no difference."""
    table = scene(f"{AT_SEA}, bornholm 2 cod")
    assert starting(table.legal(), "fish") == ["fish slupsk herring", "fish bornholm cod"]


def test_a_shared_field_is_fished_like_any_other() -> None:
    """R13 Whoever else is there."""
    table = scene(AT_SEA.replace("boats 1: riga", "boats 1: slupsk").replace("boats 2: stockholm", "boats 2: slupsk"))
    assert "fish slupsk herring" in table.legal()


def test_nothing_to_fish_is_no_action() -> None:
    """R13 An action cannot be spent on an empty field."""
    table = scene("boats 0: gdansk slupsk; sea: slupsk -")
    assert not starting(table.legal(), "fish")
    refused = table.refused("fish slupsk cod")
    assert (refused.paragraph, refused.reason) == ("5.1", "not_in_the_sea")


def test_amber_goes_straight_into_the_warehouse() -> None:
    """§5.2 It never uses hold space."""
    table = scene(AT_SEA).play("fish bornholm amber")
    assert (table.state.holds[0], table.state.stores[0]) == (0, tokens("amber"))


def test_the_hold_takes_five_fish() -> None:
    """§5.3 With five aboard no fish can be taken, but amber can."""
    table = scene(f"{AT_SEA}; hold 0: 5 cod")
    assert starting(table.legal(), "fish") == ["fish bornholm amber"]
    refused = table.refused("fish slupsk herring")
    assert (refused.paragraph, refused.reason) == ("5.3", "hold_full")
    table.play("fish bornholm amber")
    assert table.state.stores[0] == tokens("amber")


def test_a_fish_overboard_makes_room() -> None:
    """§5.3 In the same turn, without an action."""
    table = scene(f"{AT_SEA}; hold 0: 4 cod 1 salmon").play("overboard salmon", "fish slupsk herring")
    assert table.state.holds[0] == tokens("4 cod 1 herring")
    assert table.state.actions == 2


def test_fish_go_overboard_for_good_and_for_free() -> None:
    """§8.1 Into the box; they take no further part in the game."""
    table = scene(f"{AT_SEA}; hold 0: 2 cod 1 salmon")
    bag = list(table.state.bag)
    table.play("overboard cod")
    assert (table.state.actions, table.state.holds[0]) == (3, tokens("1 cod 1 salmon"))
    assert table.state.box == tokens("cod")
    assert table.state.bag == bag
    assert table.heard == [ThrownOverboard(0, kind("cod"))]


def test_one_fish_a_click() -> None:
    """R14 Two fish are two clicks."""
    table = scene(f"{AT_SEA}; hold 0: 2 cod 1 salmon")
    assert starting(table.legal(), "overboard") == ["overboard salmon", "overboard cod"]
    table.play("overboard cod", "overboard cod")
    assert table.state.holds[0] == tokens("salmon")


def test_only_what_is_in_the_hold_goes_overboard() -> None:
    """§8.1 Never what is in the warehouse, and never amber."""
    table = scene(f"{AT_SEA}; hold 0: 1 cod; warehouse 0: 3 salmon 2 amber")
    assert starting(table.legal(), "overboard") == ["overboard cod"]
    refused = table.refused("overboard salmon")
    assert (refused.paragraph, refused.reason) == ("8.1", "none_aboard")
    assert table.refused("overboard amber").reason == "unreadable"


@pytest.mark.parametrize("actions", [1, 2, 3])
def test_at_any_moment_of_the_own_turn(actions: int) -> None:
    """§8.1 Before, between and after actions, while the turn lasts."""
    assert "overboard cod" in scene(f"{AT_SEA}; actions: {actions}; hold 0: 1 cod").legal()


def test_never_in_another_seat_s_turn_or_in_a_time_event() -> None:
    """R14 Only in the own turn."""
    table = scene(f"{AT_SEA}; hold 1: 1 cod")
    assert table.refused("overboard cod", 1).paragraph == "3.1"
    table = scene("phase: event; refill: kattegat; sea: kattegat -; boats 0: gdansk; hold 0: 1 cod")
    refused = table.refused("overboard cod", 0)
    assert (refused.paragraph, refused.reason) == ("8.1", "not_in_a_turn")
