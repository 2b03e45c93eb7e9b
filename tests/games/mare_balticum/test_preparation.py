"""§2: the sea, the demand, the first boats."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from kogga import CHANCE
from kogga.core.errors import BadOptions
from kogga.games.mare_balticum.board import CAPACITY, FIELDS, PORT_CIRCLES, WATERS, members
from kogga.games.mare_balticum.events import Began, DemandLaid, Drawn, Moored, RoundBegan
from kogga.games.mare_balticum.pieces import KINDS, NONE, TIME
from kogga.games.mare_balticum.rules.preparation import ways
from kogga.games.mare_balticum.state import Phase
from tests.games.mare_balticum.table import GAME, field, kind, scene, tokens
from tests.scene import Scene

SEA = ["draw salmon", "draw flounder", "draw herring", "draw cod", "draw amber"] * 6
USUAL = ["salmon", "herring", "flounder", "cod", "salmon", "cod", "herring", "flounder"]
DEMAND = [f"demand {species}" for species in USUAL]


def fresh(seats: int = 3, **options: bool) -> Scene:
    """A table before any luck."""
    return Scene("mare_balticum", seats=seats, position="", **options)


@pytest.mark.parametrize(("seats", "boats"), [(3, 5), (4, 4), (5, 3)])
def test_the_fewer_players_the_more_boats(seats: int, boats: int) -> None:
    """§2.1 Five, four or three boats each, all in reserve."""
    state = fresh(seats).state
    assert [state.in_reserve(seat) for seat in range(seats)] == [boats] * seats
    assert state.holds == state.stores == [0] * seats


@pytest.mark.parametrize("seats", [1, 2, 6])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    """R1 The rulebook gives fleets for three, four and five."""
    with pytest.raises(BadOptions, match="3 to 5"):
        fresh(seats)


def test_one_token_lies_in_shallow_water_and_two_in_deep() -> None:
    """§2.2 Thirty tokens, open, drawn one by one in the fixed order of the fields."""
    table = fresh().play(*SEA)
    sea = table.state.sea
    assert [sum(tokens(word) == sea[water] for word in KINDS[:5]) for water in members(WATERS)[:14]] == [1] * 14
    assert sea[field("kattegat")] == tokens("salmon")
    assert sea[field("bornholm")] == tokens("amber salmon")
    assert sea[field("bothnia")] == tokens("cod amber")
    assert table.heard[:2] == [Drawn(field("kattegat"), kind("salmon")), Drawn(field("arkona"), kind("flounder"))]


def test_any_token_of_the_bag_is_as_likely() -> None:
    """§2.2 Twelve of each species and twenty amber; no time token yet."""
    table = fresh()
    assert {str(move): weight for move, weight in GAME.odds(table.state)} == {
        "draw salmon": 12, "draw flounder": 12, "draw herring": 12, "draw cod": 12, "draw amber": 20,
    }  # fmt: skip


def test_time_tokens_go_into_the_bag_when_the_sea_is_full() -> None:
    """§2.3 Six of them, with the 38 catch tokens that are left."""
    table = fresh().play(*SEA[:-1])
    assert table.state.bag[TIME] == 0
    table.play(SEA[-1])
    assert table.state.bag[TIME] == 6
    assert sum(table.state.bag) == 44


def test_demand_lies_open_on_the_circles() -> None:
    """§2.4 One token a circle, port by port."""
    table = fresh().play(*SEA, *DEMAND)
    assert [KINDS[species] for species in table.state.demand] == USUAL
    assert table.heard[-1] == DemandLaid(7, kind("flounder"))


def test_no_port_has_the_same_demand_twice() -> None:
    """§2.4 The second circle of Gdansk cannot get what lies on the first."""
    table = fresh().play(*SEA, "demand salmon", "demand herring")
    assert "demand herring" not in table.legal(CHANCE)
    assert table.refused("demand herring").reason == "impossible_luck"


def test_every_valid_deal_of_demand_is_as_likely() -> None:
    """R33 1632 of them; at the beginning each species begins a quarter."""
    assert ways([NONE] * 8) == 1632
    state = fresh().play(*SEA).state
    assert {str(move): weight for move, weight in GAME.odds(state)} == {f"demand {word}": 408 for word in KINDS[:4]}


def test_the_chance_of_a_whole_deal_is_one_in_1632() -> None:
    """R33 Whatever is dealt, the chances of its tokens multiply to the same."""
    deals = [USUAL, ["cod", "salmon", "flounder", "cod", "herring", "flounder", "salmon", "herring"]]
    for deal in deals:
        table = fresh().play(*SEA)
        chance = Fraction(1)
        for species in deal:
            odds = {str(move): weight for move, weight in GAME.odds(table.state)}
            chance *= Fraction(odds[f"demand {species}"], sum(odds.values()))
            table.play(f"demand {species}")
        assert chance == Fraction(1, 1632)


def test_a_token_that_would_leave_an_impossible_rest_is_never_dealt() -> None:
    """R33 Two equal tokens must not be what is left for one port."""
    table = fresh().play(*SEA, "demand salmon", "demand salmon", "demand cod", "demand cod", "demand flounder")
    assert {str(move) for move, _ in GAME.odds(table.state)} == {"demand herring"}


def test_luck_names_the_start_player() -> None:
    """§2.5 And that seat places its first boat first."""
    table = fresh().play(*SEA, *DEMAND, "start 2")
    assert (table.state.first, table.to_act) == (2, (2,))
    assert table.heard[-1] == Began(2)


def test_every_seat_may_begin() -> None:
    """R7 Each as likely, and the sea and the demand lie open by then."""
    table = fresh(4).play(*SEA, *DEMAND)
    assert [(str(move), weight) for move, weight in GAME.odds(table.state)] == [
        (f"start {seat}", 1) for seat in range(4)
    ]
    assert NONE not in table.view(1).demand
    assert all(table.view(1).sea[water] for water in members(WATERS))


def test_first_boats_go_into_ports_in_turn_order() -> None:
    """§2.6 Any port, also one where others are; then the start player has the first turn."""
    table = fresh().play(*SEA, *DEMAND, "start 1")
    assert table.legal() == [f"moor {port}" for port in FIELDS[:5]]
    table.play("moor riga", "moor riga", "moor gdansk")
    assert [state_boats(table, seat) for seat in range(3)] == [["gdansk"], ["riga"], ["riga"]]
    assert (table.to_act, table.state.phase, table.state.round) == ((1,), Phase.TURN, 1)
    assert table.heard[-4:] == [Moored(1, 2), Moored(2, 2), Moored(0, 1), RoundBegan(1)]


def state_boats(table: Scene, seat: int) -> list[str]:
    """Where a seat's boats are, in words."""
    return [FIELDS[each] for each in table.state.fleet(seat) if each >= 0]


def test_a_first_boat_is_placed_once_and_nothing_else_is_done_before() -> None:
    """§2.6 No turn before all boats are placed, no further mooring afterwards."""
    table = fresh().play(*SEA, *DEMAND, "start 0")
    assert table.refused("launch slupsk").paragraph == "3.2"
    assert table.refused("end turn").paragraph == "3.3"
    table.play("moor riga", "moor riga", "moor riga")
    assert table.refused("moor gdansk").paragraph == "2.6"


def test_module_1_begins_without_demand() -> None:
    """§12.1 The ports are empty; the start player is named at once."""
    table = fresh(demand=True).play(*SEA)
    assert table.state.demand == [NONE] * 8
    assert table.legal(CHANCE) == ["start 0", "start 1", "start 2"]


def test_module_2_adds_a_pile_and_no_luck() -> None:
    """§13.1 Six contracts, nobody has one."""
    table = fresh(contracts=True).play(*SEA, *DEMAND, "start 0")
    assert table.state.contracts == [NONE] * 3


def test_a_seat_cannot_deal() -> None:
    """§2.2 Tokens, demand and the start player are luck's."""
    table = scene()
    for words in ("draw salmon", "demand cod", "start 1"):
        refused = table.refused(words)
        assert (refused.paragraph, refused.reason) == ("2.2", "luck_alone")


def test_the_board_of_a_scene_is_full_and_fair() -> None:
    """§2.2 The default position has thirty tokens, six of each kind."""
    state: Any = scene().state
    assert sum(state.sea[water] for water in members(WATERS)) == tokens("6 salmon 6 flounder 6 herring 6 cod 6 amber")
    assert all(CAPACITY[water] for water in members(WATERS))
    assert all(len(circles) == len({state.demand[circle] for circle in circles}) for circles in PORT_CIRCLES)
