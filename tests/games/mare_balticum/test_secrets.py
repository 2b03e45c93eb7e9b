"""Who knows what: views, stories, take-backs, imagined worlds."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from kogga.games.mare_balticum.events import Chosen, ContractTaken, Sealed
from kogga.games.mare_balticum.pieces import CARD_WORDS, FACE_DOWN, NONE
from tests.games.mare_balticum.table import GAME, kind, scene, tokens
from tests.scene import Scene

PORTS = "boats 0: gdansk; boats 1: riga; boats 2: stockholm"
EVENT = f"phase: event; {PORTS}; refill: slupsk; sea: slupsk -"


def card(words: str) -> int:
    """A contract by its two species."""
    return CARD_WORDS.index(words)


def test_open_to_all() -> None:
    """R28 Boats, sea, holds, demand, time, covered spaces, taxes, box and bag look the same to everybody."""
    table = scene(f"{PORTS}; time: 2; hold 0: 1 cod; warehouse 1: 3 amber; box: 2 salmon; market 2: cod 3")
    views = [table.view(eyes) for eyes in (0, 1, 2, None)]
    same = {
        (view.boats, view.sea, view.holds, view.demand, view.time, view.taxed, view.box, view.bag, view.stores)
        for view in views
    }
    assert len(same) == 1


def test_warehouses_are_known_by_memory() -> None:
    """R28 Whatever went in or out was seen; that the tokens lie face down is for the drawing."""
    table = scene(f"{PORTS}; hold 0: 1 herring; warehouse 0: 2 amber").play("unload gdansk herring 1")
    assert table.view(2).stores[0] == tokens("1 herring 2 amber")


def test_the_owner_sees_its_own_market() -> None:
    """R28 At any time."""
    table = scene(f"{PORTS}; time: 1; market 0: cod 2")
    assert table.view(0).market_of(0) == (NONE, kind("cod"), NONE, NONE)
    assert table.view(1).market_of(0) == table.view(None).market_of(0) == (NONE, FACE_DOWN, NONE, NONE)


def test_a_finished_choice_is_heard_as_done() -> None:
    """R28 Its owner's own story has the words."""
    table = scene(EVENT).play("1: company cod 3")
    assert table.story(1) == [(1, "company cod 3")]
    assert table.story(0) == table.story(None) == [(1, "done")]
    (event,) = table.heard
    assert event == Chosen(1, 4 * kind("cod"), True)
    assert event.heard_by(0) == event.heard_by(None) == Sealed(1)


def test_the_last_choice_turns_everything_over() -> None:
    """R24 What shows then is part of the last one's words: the spaces, never the species."""
    table = scene(f"{EVENT}; warehouse 0: 2 amber 1 cod")
    table.play("1: company cod 3", "0: tax", "0: pay warehouse amber", "0: pay warehouse cod", "2: company cod 0")
    heard = "0 pays warehouse cod, warehouse amber; 1 covers 3; 2 covers 0"
    assert table.story(1)[-1] == table.story(None)[-1] == (2, f"done; {heard}")
    assert table.story(2)[-1] == (2, f"company cod 0; {heard}")
    assert table.story(0)[-1] == (2, f"done; {heard}")


def test_markets_and_contracts_of_the_end_are_part_of_the_story() -> None:
    """R28 In the words of the last action."""
    market = "market 0: salmon 3; market 1: cod 0; market 2: herring 1"
    table = scene(f"{PORTS}; time: 1; left: 1; active: 2; {market}; contract 1: salmon cod", contracts=True)
    table.play("end turn")
    shown = "0 shows salmon 3; 1 shows cod 0, contract salmon cod; 2 shows herring 1"
    assert table.story(0) == table.story(None) == [(2, f"end turn; {shown}")]


def test_scores_are_what_these_eyes_can_know() -> None:
    """R28 The owner knows its prices; others know amber, and what the covered spaces bring at least."""
    table = scene(f"{PORTS}; time: 1; market 0: cod 2; warehouse 0: 3 cod 1 amber")
    assert table.view(0).scores == (7, 0, 0)
    assert table.view(1).scores == table.view(None).scores == (1, 0, 0)
    table = scene(f"{PORTS}; time: 5; warehouse 0: 2 salmon 3 cod 4 herring 5 flounder")
    assert table.view(1).scores[0] == 2 * 3 + 3 * 2 + 4 * 1


def test_a_contract_is_its_owner_s_secret() -> None:
    """R42 The others see that one was taken or swapped, and that it lies there."""
    table = scene(PORTS, contracts=True).play("contract", "take salmon cod", "contract", "swap herring cod")
    pile = ", ".join(CARD_WORDS)
    rest = pile.replace("salmon cod, ", "")
    assert table.story(0) == [
        (0, f"contract; pile {pile}"), (0, "take salmon cod"), (0, f"contract; pile {rest}"), (0, "swap herring cod"),
    ]  # fmt: skip
    assert table.story(1) == [(0, "contract"), (0, "take"), (0, "contract"), (0, "swap")]
    assert table.view(0).contracts[0] == card("herring cod")
    assert table.view(1).contracts[0] == FACE_DOWN
    assert ContractTaken(0, card("salmon cod"), False).heard_by(1) == ContractTaken(0, FACE_DOWN, False)


def test_who_looks_sees_the_pile_of_that_moment() -> None:
    """R42 And knows what the others hold together; only while it looks, and only it."""
    table = scene(f"{PORTS}; active: 1; contract 0: salmon cod", contracts=True).play("contract")
    assert card("salmon cod") not in table.view(1).pile
    assert len(table.view(1).pile) == 5
    assert table.view(0).pile == table.view(None).pile == ()
    table.play("take herring cod")
    assert table.view(1).pile == ()
    assert table.view(1).ledger[-1] == (1, card("herring cod"), 0b111111 - (1 << card("salmon cod")))
    assert table.view(2).ledger[-1] == (1, FACE_DOWN, -1)


def test_a_turn_can_be_taken_back_until_luck_or_somebody_acts() -> None:
    """R28 Nothing was revealed by sailing and fishing."""
    table = scene(f"{PORTS}; boats 0: gdansk slupsk; sea: slupsk cod").play("fish slupsk cod", "launch pomerania")
    table.undo(0).undo(0)
    assert table.state.holds[0] == 0
    table.play("end turn").undo(0)
    assert table.to_act == (0,)
    table.play("end turn", "end turn")
    assert not table.match.can_undo(0)


def test_a_turn_that_is_refilled_cannot_be_taken_back() -> None:
    """§7.2 A token has been seen."""
    table = scene(f"{PORTS}; sea: slupsk -").play("end turn")
    assert not table.match.can_undo(0)


def test_a_sealed_choice_can_be_taken_back_until_it_is_turned_over() -> None:
    """R26 Whatever others have chosen meanwhile; payments one by one."""
    table = scene(f"{EVENT}; warehouse 0: 3 amber").play("0: tax", "0: pay warehouse amber", "1: company cod 3")
    table.undo(0).undo(0)
    assert table.legal(0)[0] == "company salmon 3"
    table.undo(1).play("0: company cod 1", "1: company cod 3", "2: company cod 3")
    assert not any(table.match.can_undo(seat) for seat in range(3))


def test_a_first_look_can_be_taken_back_and_a_telling_one_cannot() -> None:
    """R42 While nobody holds a contract, everybody knows the pile."""
    table = scene(PORTS, contracts=True).play("contract").undo(0)
    assert table.to_act == (0,)
    table = scene(f"{PORTS}; contract 1: salmon cod", contracts=True).play("contract")
    assert not table.match.can_undo(0)


@pytest.mark.parametrize("words", ["company cod 3", "company salmon 0"])
def test_two_choices_look_alike_from_outside(words: str) -> None:
    """R24 Before anything is turned over."""
    one, other = scene(EVENT).play("0: company herring 2"), scene(EVENT).play(f"0: {words}")
    for eyes in (1, 2, None):
        assert one.view(eyes) == other.view(eyes)


def imagined(table: Scene, eyes: int | None, worlds: int) -> list[object]:
    """Worlds these eyes imagine; each looks to them as the truth does."""
    rng = Random(11)
    view = table.view(eyes)
    states = [GAME.imagine(view, rng) for _ in range(worlds)]
    assert all(GAME.observe(state, eyes) == view for state in states[:50])
    return states


def test_covered_spaces_are_imagined_with_any_species() -> None:
    """R24 Each way as likely: two spaces, twelve ways."""
    table = scene(f"{PORTS}; time: 2; market 0: cod 3, salmon 1")
    markets = Counter(tuple(state.market_of(0)) for state in imagined(table, 1, 6000))  # type: ignore[attr-defined]
    ways = {(one, NONE, other, NONE) for one, other in permutations(range(4), 2)}
    assert set(markets) == ways
    assert all(abs(markets[way] - 500) < 90 for way in ways)


def test_who_saw_the_pile_after_one_card_was_taken_knows_it() -> None:
    """R42 One player had a contract then; if it swaps, it has one of the others."""
    table = scene(PORTS, contracts=True).play(
        "contract", "take salmon cod", "end turn", "contract", "take herring cod", "end turn"
    )
    assert {state.contracts[0] for state in imagined(table, 1, 50)} == {card("salmon cod")}  # type: ignore[attr-defined]
    assert len({state.contracts[0] for state in imagined(table, 2, 200)}) == 6  # type: ignore[attr-defined]
    table.play("end turn", "contract", "swap flounder cod")
    seen = Counter(state.contracts[0] for state in imagined(table, 1, 4000))  # type: ignore[attr-defined]
    assert set(seen) == set(range(6)) - {card("salmon cod"), card("herring cod")}
    assert all(abs(seen[each] - 1000) < 130 for each in seen)


def test_who_saw_the_pile_twice_puts_two_and_two_together() -> None:
    """R42 The second look tells what the second player took."""
    table = scene(PORTS, contracts=True).play(
        "contract", "take salmon cod", "end turn", "contract", "take herring cod", "end turn",
        "contract", "take salmon herring", "end turn", "contract", "keep", "end turn", "contract", "keep",
    )  # fmt: skip
    held = {tuple(state.contracts) for state in imagined(table, 1, 50)}  # type: ignore[attr-defined]
    assert held == {(card("salmon cod"), card("herring cod"), card("salmon herring"))}
    held = {tuple(state.contracts) for state in imagined(table, 0, 50)}  # type: ignore[attr-defined]
    assert len(held) == 2  # seat 0 saw the pile only after both had taken theirs


def test_an_unfinished_choice_is_imagined_not_begun() -> None:
    """R26 It can still be taken back."""
    table = scene(f"{EVENT}; warehouse 0: 3 amber").play("0: tax")
    assert {state.sealed[0] for state in imagined(table, 1, 20)} == {NONE}  # type: ignore[attr-defined]
