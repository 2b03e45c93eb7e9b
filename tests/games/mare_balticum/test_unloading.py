"""§6: unloading."""

from __future__ import annotations

from kogga.games.mare_balticum.events import Landed
from tests.games.mare_balticum.table import field, kind, scene, starting, tokens

GDANSK = "boats 0: gdansk slupsk; boats 1: riga; boats 2: stockholm"  # Gdansk takes herring and flounder


def test_example_3_the_orange_player_lands_herrings_and_a_flounder_in_gdansk() -> None:
    """§6.1, example 3: Gdansk takes herring and flounder; the two salmon stay aboard. It is one action."""
    table = scene(f"{GDANSK}; hold 0: 2 herring 1 flounder 2 salmon")
    table.play("unload gdansk herring 2", "unload gdansk flounder 1")
    assert table.state.stores[0] == tokens("2 herring 1 flounder")
    assert table.state.holds[0] == tokens("2 salmon")
    assert table.state.actions == 2
    assert table.heard == [
        Landed(0, field("gdansk"), kind("herring"), 2, 0),
        Landed(0, field("gdansk"), kind("flounder"), 1, 0),
    ]


def test_only_what_the_port_wants() -> None:
    """§6.1 Salmon must go to another port."""
    table = scene(f"{GDANSK}; hold 0: 2 herring 2 salmon")
    assert starting(table.legal(), "unload") == ["unload gdansk herring 1", "unload gdansk herring 2"]
    refused = table.refused("unload gdansk salmon 1")
    assert (refused.paragraph, refused.reason) == ("6.1", "no_demand")


def test_only_with_a_boat_in_the_port() -> None:
    """§6.1 At least one of one's own."""
    table = scene(f"{GDANSK}; hold 0: 2 salmon")
    refused = table.refused("unload stockholm salmon 1")
    assert (refused.paragraph, refused.reason) == ("6.1", "no_boat_in_port")


def test_any_number_may_be_landed() -> None:
    """§6.2 Some may be kept back."""
    table = scene(f"{GDANSK}; hold 0: 3 herring").play("unload gdansk herring 1")
    assert (table.state.stores[0], table.state.holds[0]) == (tokens("1 herring"), tokens("2 herring"))


def test_not_more_than_is_aboard_and_at_least_one() -> None:
    """R16 No fish landed is no action."""
    table = scene(f"{GDANSK}; hold 0: 2 herring")
    refused = table.refused("unload gdansk herring 3")
    assert (refused.paragraph, refused.reason) == ("6.2", "not_aboard")
    assert table.refused("unload gdansk herring 0").reason == "unreadable"


def test_one_port_an_unloading() -> None:
    """R15 With boats in two ports the seat names the port, and the second one costs another action."""
    chain = "boats 0: riga moonsund narva petersburg; boats 1: gdansk; boats 2: gdansk; hold 0: 1 cod 1 herring"
    table = scene(chain)
    assert starting(table.legal(), "unload") == ["unload riga cod 1", "unload petersburg herring 1"]
    table.play("unload riga cod 1", "unload petersburg herring 1")
    assert table.state.actions == 1


def test_further_species_of_the_port_belong_to_the_same_action() -> None:
    """R16 Also on the last action of the turn."""
    table = scene(f"{GDANSK}; actions: 1; hold 0: 1 herring 1 flounder").play("unload gdansk flounder 1")
    assert table.state.actions == 0
    assert starting(table.legal(), "unload") == ["unload gdansk herring 1"]


def test_each_species_once_an_unloading() -> None:
    """R16 What was kept back needs another action."""
    table = scene(f"{GDANSK}; actions: 2; hold 0: 2 herring 1 flounder").play("unload gdansk herring 1")
    assert table.state.actions == 1
    table.play("unload gdansk herring 1")
    assert table.state.actions == 0
    assert starting(table.legal(), "unload") == ["unload gdansk flounder 1"]


def test_what_was_kept_back_cannot_be_landed_without_an_action() -> None:
    """R16 The unloading is open for other species alone."""
    table = scene(f"{GDANSK}; actions: 1; hold 0: 2 herring 1 flounder").play("unload gdansk herring 1")
    assert starting(table.legal(), "unload") == ["unload gdansk flounder 1"]
    assert table.refused("unload gdansk herring 1").reason == "no_action_left"


def test_a_sail_or_a_catch_closes_the_unloading() -> None:
    """R16 The rest of it costs another action then."""
    table = scene(f"{GDANSK}; hold 0: 1 herring 1 flounder").play("unload gdansk herring 1", "launch gdansk-bay")
    table.play("unload gdansk flounder 1")
    assert table.state.active == 1
    table = scene(f"{GDANSK}; sea: slupsk cod; hold 0: 1 herring 1 flounder")
    table.play("unload gdansk herring 1", "fish slupsk cod", "unload gdansk flounder 1")
    assert table.state.active == 1


def test_a_contract_closes_the_unloading_too() -> None:
    """R16 Like any other action."""
    table = scene(f"{GDANSK}; hold 0: 1 herring 1 flounder", contracts=True)
    table.play("unload gdansk herring 1", "contract", "take salmon cod", "unload gdansk flounder 1")
    assert table.state.active == 1


def test_overboard_does_not_close_it() -> None:
    """R16 It is no action."""
    table = scene(f"{GDANSK}; hold 0: 1 herring 1 flounder 1 cod")
    table.play("unload gdansk herring 1", "overboard cod", "unload gdansk flounder 1")
    assert table.state.actions == 2


def test_the_end_of_the_turn_closes_it() -> None:
    """R16 The next turn begins with three actions and nothing open."""
    table = scene(f"{GDANSK}; hold 0: 1 herring 1 flounder").play("unload gdansk herring 1", "end turn")
    assert (table.state.port, table.state.landed) == (-1, 0)
    table.play("end turn", "end turn", "unload gdansk flounder 1")
    assert table.state.actions == 2


def test_the_warehouse_has_no_limit() -> None:
    """§6.3 Its three buildings are one; any number of tokens."""
    table = scene(f"{GDANSK}; warehouse 0: 1 herring 6 cod 14 amber; hold 0: 5 herring")
    table.play("unload gdansk herring 5")
    assert table.state.stores[0] == tokens("6 herring 6 cod 14 amber")
