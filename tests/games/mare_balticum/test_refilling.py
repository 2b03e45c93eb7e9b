"""§7: empty fields are refilled."""

from __future__ import annotations

import pytest

from kogga import CHANCE
from kogga.games.mare_balticum.board import FIELDS, members
from kogga.games.mare_balticum.events import Drawn
from tests.games.mare_balticum.table import GAME, field, fields, kind, scene, tokens, with_bag

PORTS = "boats 0: gdansk; boats 1: riga; boats 2: stockholm"


def test_empty_fields_without_boats_get_their_full_number() -> None:
    """§7.1 One token in shallow water, two in deep."""
    table = scene(f"{PORTS}; sea: slupsk -, gotland -").play("end turn")
    assert table.state.refill == fields("slupsk gotland")
    table.play("draw cod", "draw amber", "draw cod")
    assert table.state.sea[field("slupsk")] == tokens("cod")
    assert table.state.sea[field("gotland")] == tokens("amber cod")
    assert table.to_act == (1,)
    assert table.heard[1:] == [
        Drawn(field("slupsk"), kind("cod")),
        Drawn(field("gotland"), kind("amber")),
        Drawn(field("gotland"), kind("cod")),
    ]


def test_a_field_with_one_token_left_is_not_topped_up() -> None:
    """R17 It is not empty."""
    table = scene(f"{PORTS}; sea: gotland cod").play("end turn")
    assert table.to_act == (1,)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_anybody_s_boat_keeps_a_field_empty(seat: int) -> None:
    """R17 The active player's, or another's."""
    boats = ["boats 0: gdansk", "boats 1: riga", "boats 2: stockholm"]
    boats[seat] = f"boats {seat}: gdansk slupsk"
    table = scene(f"{'; '.join(boats)}; sea: slupsk -").play("end turn")
    assert table.to_act == (1,)
    assert table.state.sea[field("slupsk")] == 0


def test_ports_are_never_refilled() -> None:
    """R17 There are no tokens in them."""
    table = scene(f"{PORTS}; sea: slupsk -").play("end turn")
    assert [FIELDS[each] for each in members(table.state.refill)] == ["slupsk"]


def test_every_turn_is_followed_by_a_refill() -> None:
    """R17 Also one that ended early, and one that ended by itself."""
    table = scene(f"{PORTS}; sea: kattegat -").play("end turn")
    assert table.to_act == (CHANCE,)
    table = scene(f"{PORTS}; sea: kattegat -").play("launch slupsk", "launch gdansk-bay", "launch bornholm")
    assert table.to_act == (CHANCE,)


def test_a_field_fished_empty_is_filled_when_its_boat_has_left() -> None:
    """§7.1 At the end of that turn."""
    table = scene("boats 0: gdansk slupsk bornholm; boats 1: riga; boats 2: stockholm; boats 3: riga; boats 4: riga; "
                  "sea: bornholm amber", seats=5)  # fmt: skip
    table.play("fish bornholm amber", "sail bornholm pomerania", "end turn")
    assert table.state.refill == fields("bornholm")


def test_the_fields_are_fixed_when_the_turn_ends() -> None:
    """R18 What is drawn in between changes nothing about them."""
    table = scene(f"{PORTS}; sea: slupsk -, kattegat -").play("end turn", "draw cod")
    assert table.state.refill == fields("slupsk")


def test_fields_are_filled_in_the_fixed_order_one_after_the_other() -> None:
    """R19 Shallow before deep, each to the end before the next."""
    table = scene(f"{PORTS}; sea: bothnia -, gotland -, vyborg -, kattegat -").play("end turn")
    for _ in range(6):
        table.play("draw amber")
    order = [FIELDS[event.field] for event in table.heard if isinstance(event, Drawn)]
    assert order == ["kattegat", "vyborg", "gotland", "gotland", "bothnia", "bothnia"]


def test_every_token_in_the_bag_is_as_likely_time_too() -> None:
    """§7.2 Whatever lies nowhere else, and the time tokens that are left."""
    table = scene(f"{PORTS}; sea: slupsk -; warehouse 1: 3 cod").play("end turn")
    odds = {str(move): weight for move, weight in GAME.odds(table.state)}
    assert odds == {
        "draw salmon": 6,
        "draw flounder": 6,
        "draw herring": 6,
        "draw cod": 4,
        "draw amber": 14,
        "draw time": 6,
    }


WINTER = f"{PORTS}; time: 6; left: 3"


def test_the_bag_may_run_out_after_the_sixth_time_token() -> None:
    """R20 It gives what is left, and then the refill stops; deep water may get one token only."""
    table = scene(with_bag(f"{WINTER}; sea: gotland -", "cod")).play("end turn", "draw cod")
    assert table.state.sea[field("gotland")] == tokens("cod")
    assert table.to_act == (1,)


def test_one_token_for_two_fields() -> None:
    """R20 The first gets it, the second stays empty, and the game goes on without refills."""
    table = scene(with_bag(f"{WINTER}; sea: slupsk -, gotland -", "amber")).play("end turn", "draw amber")
    assert (table.state.sea[field("slupsk")], table.state.sea[field("gotland")]) == (tokens("amber"), 0)
    assert table.play("end turn").to_act == (2,)


def test_before_the_sixth_time_token_the_bag_is_never_empty() -> None:
    """R20 For that token is still in it."""
    table = scene(with_bag(f"{PORTS}; time: 5; sea: slupsk -", "-")).play("end turn")
    assert table.legal(CHANCE) == ["draw time"]
    table.play("draw time")
    assert (table.to_act, table.state.sea[field("slupsk")]) == ((1,), 0)


def test_what_is_out_of_the_game_never_returns() -> None:
    """R20 Not from overboard, not from the tax: the bag only ever gets emptier."""
    table = scene(f"{PORTS}; hold 0: 2 cod; sea: slupsk -")
    before = sum(table.state.bag)
    table.play("overboard cod", "overboard cod", "end turn", "draw amber")
    assert sum(table.state.bag) == before - 1
