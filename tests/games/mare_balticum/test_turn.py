"""§3: rounds, three actions, the end of a turn."""

from __future__ import annotations

import pytest

from kogga import CHANCE
from kogga.games.mare_balticum.events import RoundBegan, TurnEnded
from kogga.games.mare_balticum.state import Phase
from tests.games.mare_balticum.table import scene, starting

SPREAD = "boats 0: gdansk slupsk; boats 1: riga; boats 2: stockholm"


def test_turns_go_round_from_the_start_player() -> None:
    """§3.1 One turn each makes a round, always in the same order."""
    table = scene("active: 1; first: 1")
    order = []
    for _ in range(7):
        order.append(table.to_act[0])
        table.play("end turn")
    assert order == [1, 2, 0, 1, 2, 0, 1]
    assert table.state.round == 3
    assert [event.round for event in table.heard if isinstance(event, RoundBegan)] == [2, 3]


def test_only_the_active_seat_acts() -> None:
    """§3.1 The others wait."""
    table = scene(SPREAD)
    for seat in (1, 2):
        refused = table.refused("end turn", seat)
        assert (refused.paragraph, refused.reason) == ("3.1", "not_your_turn")


def test_a_turn_has_three_actions_of_any_kind() -> None:
    """§3.2 Sail, fish and unload, in any mix."""
    table = scene(f"{SPREAD}; sea: slupsk herring")
    table.play("fish slupsk herring", "unload gdansk herring 1")
    assert (table.state.actions, table.to_act) == (1, (0,))
    table.play("launch gdansk-bay")
    assert table.to_act == (1,)


@pytest.mark.parametrize(
    "lines",
    [
        ("launch gdansk-bay", "launch pomerania", "launch bornholm"),
        ("fish slupsk herring", "launch bornholm", "fish bornholm salmon"),
    ],
)
def test_the_same_action_may_be_repeated(lines: tuple[str, ...]) -> None:
    """§3.2 Three sails, or two catches and a sail."""
    table = scene(f"{SPREAD}; sea: slupsk herring, bornholm salmon cod").play(*lines)
    assert table.state.active == 1 or table.to_act == (CHANCE,)


def test_the_turn_ends_by_itself_after_the_third_action() -> None:
    """R6 Nobody has to say so."""
    table = scene(SPREAD).play("launch gdansk-bay", "launch pomerania")
    assert table.to_act == (0,)
    table.play("launch bornholm")
    assert table.to_act == (1,)
    assert not any(isinstance(event, TurnEnded) for event in table.heard)


@pytest.mark.parametrize("used", [0, 1, 2])
def test_a_turn_may_end_early(used: int) -> None:
    """§3.3 After none, one or two actions."""
    table = scene(SPREAD).play(*["launch gdansk-bay", "launch pomerania"][:used], "end turn")
    assert table.to_act == (1,)
    assert table.heard[-1] == TurnEnded(0, 3 - used)


def test_the_next_turn_has_three_actions_again() -> None:
    """§3.2 Unused ones are lost."""
    table = scene(SPREAD).play("launch gdansk-bay", "end turn")
    assert table.state.actions == 3


def test_an_unloading_that_can_go_on_waits_for_the_seat() -> None:
    """R6 With no action left, the rest of the unloading, overboard and the end of the turn are all there is."""
    table = scene(f"{SPREAD}; actions: 1; hold 0: 2 herring 1 flounder 1 salmon").play("unload gdansk herring 2")
    assert (table.to_act, table.state.actions) == ((0,), 0)
    assert table.legal() == ["unload gdansk flounder 1", "overboard salmon", "overboard flounder", "end turn"]
    for words in ("launch gdansk-bay", "fish slupsk cod"):
        refused = table.refused(words)
        assert (refused.paragraph, refused.reason) == ("3.2", "no_action_left")
    table.play("unload gdansk flounder 1")
    assert table.to_act == (1,)


def test_a_waiting_unloading_can_be_ended() -> None:
    """R6 By the seat itself, or when nothing that could be landed is left aboard."""
    waiting = f"{SPREAD}; actions: 1; hold 0: 2 herring 1 flounder 1 salmon"
    assert scene(waiting).play("unload gdansk herring 2", "end turn").to_act == (1,)
    table = scene(waiting).play("unload gdansk herring 2", "overboard salmon")
    assert table.to_act == (0,)
    assert table.play("overboard flounder").to_act == (1,)


def test_everything_a_seat_may_do_in_its_turn() -> None:
    """§3.2 Each of the three actions, overboard and the end of the turn."""
    table = scene("boats 0: gdansk slupsk; sea: slupsk cod; hold 0: 1 herring")
    launches = ["gdansk-bay", "pomerania", "bornholm", "gdansk-deep", "south-gotland"]
    assert sorted(starting(table.legal(), "launch")) == sorted(f"launch {each}" for each in launches)
    assert table.legal()[-4:] == ["fish slupsk cod", "unload gdansk herring 1", "overboard herring", "end turn"]


def test_nothing_is_done_while_luck_refills() -> None:
    """§3.3 The turn is over."""
    table = scene(f"{SPREAD}; sea: kattegat -").play("end turn")
    assert (table.to_act, table.state.phase) == ((CHANCE,), Phase.REFILL)
    assert table.refused("end turn", 0).paragraph == "3.1"
    assert table.refused("end turn", 1).paragraph == "3.1"
    assert table.play("draw cod").to_act == (1,)
