"""§1: the box and the chart."""

from __future__ import annotations

from itertools import combinations

import pytest

from kogga.games.mare_balticum.board import (
    ALL_FIELDS,
    BIT,
    CAPACITY,
    CIRCLE_LOSS,
    DISTANCE,
    EDGES,
    FIELDS,
    LANES,
    NEIGHBOURS,
    PORT_CIRCLES,
    PORTS,
    SEASONS,
    SPOTS,
    WATERS,
    is_chain,
    members,
)
from kogga.games.mare_balticum.drawing.chart import AREAS, RADIUS
from kogga.games.mare_balticum.pieces import (
    BOATS,
    CARD_SPECIES,
    COLORS,
    DEMAND_TOKENS,
    IN_THE_BOX,
    KINDS,
    MARKET,
    SPECIES,
    TIME_TOKENS,
)
from kogga.games.mare_balticum.rules.sailing import survey
from tests.games.mare_balticum.table import field, fields, scene

ALL = sum(BIT)


def test_the_box_holds_what_the_rulebook_lists() -> None:
    """§1.2 68 catch tokens, 6 time tokens, 8 demand tokens, 25 company tokens, 25 boats, 6 contracts."""
    assert dict(zip(KINDS, IN_THE_BOX, strict=False)) == {
        "salmon": 12, "flounder": 12, "herring": 12, "cod": 12, "amber": 20,
    }  # fmt: skip
    assert (sum(IN_THE_BOX), TIME_TOKENS, DEMAND_TOKENS * SPECIES) == (68, 6, 8)
    assert (len(COLORS) * (SPECIES + 1), len(COLORS) * BOATS, len(CARD_SPECIES)) == (25, 25, 6)


def test_demand_tokens_are_two_of_each_species() -> None:
    """R2 Eight tokens, four species, and each species can be landed in two ports."""
    assert DEMAND_TOKENS == 2
    assert sum(len(circles) for circles in PORT_CIRCLES) == DEMAND_TOKENS * SPECIES


def test_there_are_five_colors() -> None:
    """R3 Four are in the rulebook's examples, the fifth is white."""
    assert COLORS == ("violet", "green", "orange", "black", "white")


def test_the_chart_has_ports_shallow_and_deep_water() -> None:
    """§1.3 27 fields: no tokens in port, one in shallow water, two in deep."""
    assert [CAPACITY.count(room) for room in (0, 1, 2)] == [5, 14, 8]
    assert sum(CAPACITY) == 30
    assert members(WATERS) == list(range(PORTS, ALL_FIELDS))


def test_neighbours_are_mutual_and_the_sea_hangs_together() -> None:
    """R4 56 borders and lanes, none twice; no single field whose loss would split the chart; no port on deep water."""
    assert len({frozenset(edge) for edge in EDGES}) == len(EDGES) == 56
    assert all(NEIGHBOURS[other] & BIT[one] for one in range(ALL_FIELDS) for other in members(NEIGHBOURS[one]))
    assert is_chain(ALL)
    assert is_chain(WATERS)
    assert all(is_chain(ALL & ~BIT[one]) for one in range(ALL_FIELDS))
    assert all(CAPACITY[other] == 1 for port in range(PORTS) for other in members(NEIGHBOURS[port]))
    assert all(DISTANCE[port][deep] >= 2 for port in range(PORTS) for deep in range(ALL_FIELDS) if CAPACITY[deep] == 2)


def borders(one: str, other: str) -> bool:
    """Do two sea areas share a stretch of outline?"""
    mine, yours = ({frozenset(pair) for outline in AREAS[each] for pair in stretches(outline)} for each in (one, other))
    return bool(mine & yours)


def stretches(outline: str) -> list[tuple[str, str]]:
    """The straight pieces of an outline."""
    points = outline.split()
    return list(zip(points, [*points[1:], points[0]], strict=True))


def test_neighbours_on_the_water_are_those_one_sees_on_the_chart() -> None:
    """R4 Two sea areas are neighbours exactly if their outlines share a border or a lane joins them."""
    lanes = {frozenset((one, other)) for one, other, _ in LANES}
    for one, other in combinations(members(WATERS), 2):
        seen = borders(FIELDS[one], FIELDS[other]) or frozenset((FIELDS[one], FIELDS[other])) in lanes
        assert seen == bool(NEIGHBOURS[one] & BIT[other]), f"{FIELDS[one]} and {FIELDS[other]}"


def test_every_water_has_an_area_with_room_around_its_spot() -> None:
    """§1.3 Tokens and boats find their place on the chart."""
    assert set(AREAS) == set(RADIUS) == {FIELDS[water] for water in members(WATERS)}
    assert len(SPOTS) == ALL_FIELDS
    assert min(RADIUS.values()) >= 19


DISTANCES = {
    "copenhagen gdansk": 4, "copenhagen stockholm": 4, "copenhagen riga": 5, "copenhagen petersburg": 6,
    "gdansk riga": 4, "gdansk stockholm": 5, "gdansk petersburg": 6, "riga stockholm": 4, "riga petersburg": 3,
    "stockholm petersburg": 4,
}  # fmt: skip


@pytest.mark.parametrize("ports", DISTANCES)
def test_ports_are_so_far_from_each_other(ports: str) -> None:
    """R4 Three steps at least: a fleet of three never stands in two ports at once."""
    one, other = ports.split()
    assert DISTANCE[field(one)][field(other)] == DISTANCES[ports]


@pytest.mark.parametrize(("size", "chains", "fewest"), [(3, 149, 6), (4, 438, 8), (5, 1308, 10)])
def test_no_fleet_is_ever_stuck(size: int, chains: int, fewest: int) -> None:
    """R4 However a fleet stands, it can sail in several ways."""
    standing = [sum(BIT[each] for each in some) for some in combinations(range(ALL_FIELDS), size)]
    ways = [len(survey(fleet).sails) for fleet in standing if is_chain(fleet)]
    assert (len(ways), min(ways)) == (chains, fewest)


def test_nobody_fishes_in_port() -> None:
    """R4 Tokens lie on the water alone; a harbour is a field of its own."""
    assert not any(CAPACITY[port] for port in range(PORTS))
    assert not any(move.startswith("fish") for move in scene("boats 0: gdansk").legal())


def test_three_ports_have_two_circles_and_two_have_one() -> None:
    """R5 Eight circles for eight demand tokens."""
    assert [len(circles) for circles in PORT_CIRCLES] == [1, 2, 1, 2, 2]


def test_circles_cost_nothing_or_one_fish() -> None:
    """R34 0 and -1 in the ports with two circles, 0 in the others."""
    assert [[CIRCLE_LOSS[circle] for circle in circles] for circles in PORT_CIRCLES] == [
        [0],
        [0, 1],
        [0],
        [0, 1],
        [0, 1],
    ]


def test_the_goal_is_points_for_fish_and_amber() -> None:
    """§1.1 What is in the warehouse counts, at one's own prices."""
    assert MARKET == (3, 2, 1, 0)
    match = scene("time: 1; market 0: cod 3; warehouse 0: 2 cod 1 amber 4 salmon").match
    assert match.scores == [7, 0, 0]


def test_the_track_has_two_spaces_a_season() -> None:
    """§9.4 Six spaces from spring to autumn."""
    assert SEASONS == ("spring", "spring", "summer", "summer", "autumn", "autumn")


def test_the_far_side_of_a_lane_is_adjacent() -> None:
    """§1.3 Lanes join what does not touch: the Archipelago Sea and the coast of Vyborg."""
    assert NEIGHBOURS[field("archipelago")] & fields("vyborg")
    assert "launch vyborg" in scene("boats 0: archipelago").legal()
