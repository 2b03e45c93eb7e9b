"""§13: module 2, contracts."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from kogga.games.mare_balticum.events import ContractKept, ContractTaken, LookedAtContracts
from kogga.games.mare_balticum.pieces import CARD_SPECIES, CARD_WORDS, NONE
from kogga.games.mare_balticum.scoring import points_of
from tests.games.mare_balticum.table import kind, scene, starting, tokens
from tests.scene import Scene

PORTS = "boats 0: gdansk; boats 1: riga; boats 2: stockholm"


def table_of(position: str = PORTS, seats: int = 3) -> Scene:
    """A table with module 2."""
    return scene(position, seats=seats, contracts=True)


def card(words: str) -> int:
    """A contract by its two species."""
    return CARD_WORDS.index(words)


def test_the_pile_has_six_cards() -> None:
    """§13.1 All of them, until somebody takes one."""
    table = table_of().play("contract")
    assert table.legal() == [f"take {words}" for words in CARD_WORDS]


def test_the_cards_are_the_six_pairs_of_species() -> None:
    """R40 Each with two amber."""
    assert list(combinations(range(4), 2)) == CARD_SPECIES
    assert CARD_WORDS[card("salmon herring")] == "salmon herring"


def test_a_contract_is_a_fourth_kind_of_action() -> None:
    """§13.2 One of the three of a turn; looking and taking are one action."""
    table = table_of().play("contract")
    assert table.state.actions == 2
    table.play("take salmon herring")
    assert (table.state.actions, table.to_act) == (2, (0,))
    assert table.state.contracts == [card("salmon herring"), NONE, NONE]
    assert table.heard == [LookedAtContracts(0), ContractTaken(0, card("salmon herring"), False)]


def test_without_the_module_there_are_none() -> None:
    """§13.1 The action does not exist."""
    table = scene(PORTS)
    assert "contract" not in table.legal()
    refused = table.refused("contract")
    assert (refused.paragraph, refused.reason) == ("13.1", "no_contracts")


def test_nobody_looks_without_taking() -> None:
    """R38 Without a contract one must be taken."""
    table = table_of().play("contract")
    assert table.refused("keep").reason == "must_take"
    assert table.refused("end turn").paragraph == "3.3"
    assert table.refused("swap salmon cod").reason == "nothing_to_swap"


def test_who_has_a_contract_swaps_or_keeps_it() -> None:
    """R38 The action is spent either way."""
    table = table_of(f"{PORTS}; contract 0: salmon cod; contract 1: flounder cod").play("contract")
    assert table.legal() == [
        "swap salmon flounder", "swap salmon herring", "swap flounder herring", "swap herring cod", "keep",
    ]  # fmt: skip
    assert table.refused("take salmon herring").reason == "one_contract"
    table.play("keep")
    assert (table.state.actions, table.state.contracts[0]) == (2, card("salmon cod"))
    assert table.heard[-1] == ContractKept(0)


def test_a_swapped_card_returns_to_the_pile() -> None:
    """R39 And can be taken by the next one; no contract is handed back otherwise."""
    table = table_of(f"{PORTS}; contract 0: salmon cod").play("contract", "swap herring cod", "end turn", "contract")
    assert "take salmon cod" in table.legal()
    assert "take herring cod" not in table.legal()
    assert table.refused("take herring cod").reason == "not_in_pile"


def test_the_pile_is_never_empty() -> None:
    """R39 Five players hold five of six cards."""
    held = "; ".join(f"contract {seat}: {CARD_WORDS[seat]}" for seat in range(5))
    boats = "; ".join(f"boats {seat}: gdansk" for seat in range(5))
    table = table_of(f"{boats}; {held}", seats=5).play("contract")
    assert table.legal() == [f"swap {CARD_WORDS[5]}", "keep"]


def test_the_third_action_ends_the_turn_when_the_card_is_chosen() -> None:
    """§13.2 Not before."""
    table = table_of(f"{PORTS}; actions: 1").play("contract")
    assert table.to_act == (0,)
    assert table.play("take salmon cod").to_act == (1,)


def test_a_contract_needs_an_action() -> None:
    """§13.2 While an unloading waits there is none left."""
    table = table_of(f"{PORTS}; actions: 1; hold 0: 1 herring 1 flounder").play("unload gdansk herring 1")
    assert table.refused("contract").paragraph == "3.2"


def test_cards_are_chosen_only_while_looking() -> None:
    """§13.2 First the action."""
    table = table_of()
    for words in ("take salmon cod", "swap salmon cod", "keep"):
        assert (table.refused(words).paragraph, table.refused(words).reason) == ("13.2", "not_looking")
    assert not starting(table.legal(), "take", "swap", "keep")


EXAMPLE_6 = "contract 1: salmon herring; market 1: cod 3, herring 2, flounder 1, salmon 0"


def test_example_6_the_green_player_fulfils_its_contract_twice() -> None:
    """§13.3, example 6: four amber, two salmon, two herring make two sets, 14 points; the rest is sold."""
    store = "warehouse 1: 4 amber 2 salmon 2 herring 1 cod 1 flounder"
    table = table_of(f"{PORTS}; time: 6; left: 1; active: 2; {EXAMPLE_6}; {store}").play("end turn")
    lines = {line.name: line.points for line in table.match.sheet[1].lines}
    assert lines == {"salmon": 0, "flounder": 1, "herring": 0, "cod": 3, "amber": 0, "contract": 14}
    assert table.match.scores[1] == 18


@pytest.mark.parametrize(
    ("store", "points"),
    [
        ("1 salmon 1 herring 1 amber", 0),
        ("3 salmon 4 amber", 0),
        ("1 salmon 1 herring 2 amber", 7),
        ("3 salmon 2 herring 7 amber", 14),
    ],
)
def test_only_whole_sets_bring_points(store: str, points: int) -> None:
    """§13.3 Seven a set, nothing for a part of one; repeatable."""
    market = [kind(word) for word in ("salmon", "flounder", "herring", "cod")]
    assert points_of(market, tokens(store), card("salmon herring"))[-1] == points


def test_fish_aboard_do_not_fulfil_a_contract() -> None:
    """§13.3 Only what is in the warehouse."""
    position = f"{PORTS}; time: 6; left: 1; active: 2; {EXAMPLE_6}; hold 1: 2 salmon; warehouse 1: 2 herring 4 amber"
    assert table_of(position).play("end turn").match.sheet[1].lines[-1].points == 0


def test_as_many_sets_as_possible_are_never_worse() -> None:
    """R41 Whatever the market and the warehouse, fewer sets never bring more points."""
    market = [kind(word) for word in ("herring", "salmon", "flounder", "cod")]
    contract = card("salmon herring")
    for salmon, herring, amber in product(range(4), range(4), range(7)):
        store = tokens(f"{salmon} salmon {herring} herring {amber} amber")
        best = sum(points_of(market, store, contract))
        for sets in range(min(salmon, herring, amber // 2) + 1):
            rest = 2 * (salmon - sets) + 3 * (herring - sets) + (amber - 2 * sets)
            assert best >= 7 * sets + rest


def test_both_modules_go_together() -> None:
    """§13.2 They do not touch each other."""
    table = scene(f"{PORTS}; hold 0: 2 cod", contracts=True, demand=True)
    table.play("unload gdansk cod 2 at 0", "contract", "take salmon cod", "end turn")
    assert (table.state.stores[0], table.state.contracts[0]) == (tokens("2 cod"), card("salmon cod"))


def test_without_a_contract_nothing_is_scored_for_one() -> None:
    """§13.3 The line is there and says 0; without the module there is no such line."""
    assert [line.name for line in table_of().match.sheet[0].lines][-1] == "contract"
    assert [line.name for line in scene(PORTS).match.sheet[0].lines][-1] == "amber"
