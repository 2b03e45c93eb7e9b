"""§12: module 1, demand management."""

from __future__ import annotations

import pytest

from kogga.games.mare_balticum.board import PORT_CIRCLES
from kogga.games.mare_balticum.events import DemandSet, Landed
from kogga.games.mare_balticum.pieces import KINDS, NONE
from tests.games.mare_balticum.table import field, kind, scene, starting, tokens
from tests.scene import Scene

GDANSK = "boats 0: gdansk slupsk; boats 1: riga; boats 2: stockholm"


def table_of(position: str) -> Scene:
    """A table with module 1."""
    return scene(position, demand=True)


def lying(table: Scene, port: str) -> list[str]:
    """The demand of a port, circle by circle."""
    species = [table.state.demand[circle] for circle in PORT_CIRCLES[field(port)]]
    return ["-" if each == NONE else KINDS[each] for each in species]


def test_example_5_the_black_player_sets_the_demand_of_gdansk() -> None:
    """§12.1, example 5: three salmon at 0, then two herring at -1, of which one is lost; for good."""
    table = table_of(f"{GDANSK}; hold 0: 3 salmon 2 herring")
    table.play("unload gdansk salmon 3 at 0", "unload gdansk herring 2")
    assert lying(table, "gdansk") == ["salmon", "herring"]
    assert (table.state.stores[0], table.state.box) == (tokens("3 salmon 1 herring"), tokens("1 herring"))
    assert table.state.actions == 2
    assert table.heard == [
        DemandSet(0, 1, kind("salmon")),
        Landed(0, field("gdansk"), kind("salmon"), 3, 0),
        DemandSet(0, 2, kind("herring")),
        Landed(0, field("gdansk"), kind("herring"), 2, 1),
    ]


def test_gdansk_takes_nothing_else_after_that() -> None:
    """§12.3 Example 5 ends: only salmon and herring from then on, for everybody."""
    table = table_of(f"{GDANSK}; demand: gdansk salmon herring; hold 0: 2 cod 1 flounder 2 herring")
    assert starting(table.legal(), "unload") == ["unload gdansk herring 2"]
    refused = table.refused("unload gdansk cod 2")
    assert (refused.paragraph, refused.reason) == ("12.3", "no_demand")


def test_ports_start_empty_and_the_first_landing_sets_the_demand() -> None:
    """§12.1 A port without demand is no obstacle; no demand is chosen without landing."""
    table = table_of("boats 0: riga; hold 0: 1 cod").play("unload riga cod 1")
    assert lying(table, "riga") == ["cod"]
    assert not any(words.startswith("demand") for words in table.legal())


def test_the_placing_player_picks_the_circle() -> None:
    """R35 Also -1 while 0 is free."""
    table = table_of(f"{GDANSK}; hold 0: 3 cod")
    assert starting(table.legal(), "unload") == [
        "unload gdansk cod 1 at 0", "unload gdansk cod 2 at 0", "unload gdansk cod 3 at 0",
        "unload gdansk cod 2 at -1", "unload gdansk cod 3 at -1",
    ]  # fmt: skip
    table.play("unload gdansk cod 3 at -1")
    assert lying(table, "gdansk") == ["-", "cod"]
    assert table.state.stores[0] == tokens("2 cod")


def test_several_species_may_be_set_up_in_one_unloading_in_any_order() -> None:
    """R35 Herring first, this time."""
    table = table_of(f"{GDANSK}; hold 0: 3 salmon 2 herring").play(
        "unload gdansk herring 2 at 0", "unload gdansk salmon 3"
    )
    assert lying(table, "gdansk") == ["herring", "salmon"]
    assert table.state.actions == 2


def test_the_loss_is_taken_once_per_species_and_unloading() -> None:
    """R35 Each unloading of that species costs one fish, however many are landed."""
    table = table_of(f"{GDANSK}; demand: gdansk salmon cod; hold 0: 5 cod")
    table.play("unload gdansk cod 3", "unload gdansk cod 2")
    assert (table.state.stores[0], table.state.box) == (tokens("3 cod"), tokens("2 cod"))


def test_at_0_all_fish_arrive() -> None:
    """§12.2 Every time."""
    table = table_of(f"{GDANSK}; demand: gdansk salmon cod; hold 0: 2 salmon").play("unload gdansk salmon 2")
    assert (table.state.stores[0], table.state.box) == (tokens("2 salmon"), 0)


@pytest.mark.parametrize("fish", [2, 3, 5])
def test_at_minus_1_one_fish_is_lost(fish: int) -> None:
    """R36 Of n fish n - 1 arrive."""
    table = table_of(f"{GDANSK}; demand: gdansk - cod; hold 0: {fish} cod").play(f"unload gdansk cod {fish}")
    assert (table.state.stores[0], table.state.box) == (tokens(f"{fish - 1} cod"), tokens("1 cod"))


def test_a_single_fish_is_not_landed_at_minus_1() -> None:
    """§12.4 It would only be thrown away."""
    table = table_of(f"{GDANSK}; demand: gdansk salmon cod; hold 0: 1 cod")
    assert not starting(table.legal(), "unload")
    refused = table.refused("unload gdansk cod 1")
    assert (refused.paragraph, refused.reason) == ("12.4", "single_fish")


def test_nor_to_set_the_circle_up() -> None:
    """R36 Neither where the circle is chosen nor where it is the last one."""
    table = table_of(f"{GDANSK}; hold 0: 1 cod")
    assert starting(table.legal(), "unload") == ["unload gdansk cod 1 at 0"]
    assert table.refused("unload gdansk cod 1 at -1").paragraph == "12.4"
    table = table_of(f"{GDANSK}; demand: gdansk salmon -; hold 0: 1 cod")
    assert table.refused("unload gdansk cod 1").paragraph == "12.4"


def test_who_has_more_may_land_some_but_not_one() -> None:
    """R36 Of four cod two, three or four."""
    table = table_of(f"{GDANSK}; demand: gdansk salmon cod; hold 0: 4 cod")
    assert starting(table.legal(), "unload") == [f"unload gdansk cod {number}" for number in (2, 3, 4)]


def test_the_circle_is_named_just_where_there_is_a_choice() -> None:
    """§12.1 Two free circles: name one. One free, or the species lies there already: name none."""
    table = table_of(f"{GDANSK}; hold 0: 2 cod")
    assert table.refused("unload gdansk cod 2").reason == "choose_a_circle"
    table = table_of(f"{GDANSK}; demand: gdansk salmon -; hold 0: 2 cod")
    assert table.refused("unload gdansk cod 2 at -1").reason == "no_circle_to_choose"
    assert "unload gdansk cod 2" in table.legal()


def test_copenhagen_and_riga_take_one_species() -> None:
    """§12.3 They have one circle, and it costs nothing (R34)."""
    table = table_of("boats 0: copenhagen; hold 0: 1 cod 1 salmon").play("unload copenhagen cod 1")
    assert not starting(table.legal(), "unload")
    assert table.state.stores[0] == tokens("1 cod")
    assert table.refused("unload copenhagen salmon 1").paragraph == "12.3"


def test_a_species_lies_once_in_a_port() -> None:
    """§12.3 Its second token goes elsewhere."""
    table = table_of(f"{GDANSK}; demand: gdansk cod -; hold 0: 3 cod").play("unload gdansk cod 3")
    assert lying(table, "gdansk") == ["cod", "-"]


def test_a_species_goes_to_two_ports_at_most() -> None:
    """R37 With both tokens elsewhere it cannot be landed, although a circle is free."""
    table = table_of(f"{GDANSK}; demand: copenhagen cod, riga cod; hold 0: 3 cod")
    assert not starting(table.legal(), "unload")
    refused = table.refused("unload gdansk cod 2 at 0")
    assert (refused.paragraph, refused.reason) == ("12.3", "no_demand")


def test_a_circle_may_stay_empty() -> None:
    """R37 When every species that could go there has both tokens in other ports, or lies beside it."""
    full = "copenhagen salmon, riga cod, stockholm salmon cod, petersburg herring flounder, gdansk flounder -"
    table = table_of(f"{GDANSK}; demand: {full}; hold 0: 2 salmon 2 cod 1 flounder")
    assert starting(table.legal(), "unload") == ["unload gdansk flounder 1"]


def test_demand_binds_everybody_to_the_end() -> None:
    """§12.1 The next player lands what the first one set up."""
    table = table_of("boats 0: gdansk; boats 1: gdansk; boats 2: riga; hold 0: 1 cod; hold 1: 2 cod 2 herring")
    table.play("unload gdansk cod 1 at 0", "end turn")
    assert starting(table.legal(), "unload") == [
        "unload gdansk herring 2",
        "unload gdansk cod 1",
        "unload gdansk cod 2",
    ]


def test_an_unloading_in_module_1_waits_too() -> None:
    """R6 A species that could still be set up keeps the turn open."""
    table = table_of(f"{GDANSK}; actions: 1; hold 0: 1 cod 2 herring").play("unload gdansk cod 1 at 0")
    assert table.legal() == ["unload gdansk herring 2", "overboard herring", "end turn"]


def test_in_the_base_game_the_signs_mean_nothing() -> None:
    """R33 Both circles of a port are alike: a single fish can be landed, and none is lost."""
    table = scene(f"{GDANSK}; hold 0: 1 flounder").play("unload gdansk flounder 1")
    assert (table.state.stores[0], table.state.box) == (tokens("1 flounder"), 0)
