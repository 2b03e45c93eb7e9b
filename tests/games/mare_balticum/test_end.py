"""§10: winter; §11: scoring."""

from __future__ import annotations

import pytest

from kogga import CHANCE
from kogga.core.errors import BadPosition
from kogga.core.scores import ScoreLine
from kogga.games.mare_balticum.events import HoldEmptied, RoundBegan, Scored, TimeCame, TurnedUp, WinterCame
from kogga.games.mare_balticum.pieces import NONE, TIME
from kogga.games.mare_balticum.state import Phase
from tests.games.mare_balticum.table import field, kind, scene, tokens
from tests.scene import Scene

PORTS = "boats 0: gdansk; boats 1: riga; boats 2: stockholm"
LATE = f"{PORTS}; time: 5; sea: slupsk -"


def turns_to_the_end(table: Scene) -> int:
    """How many turns are still played, if everybody only ends them and every draw is amber."""
    turns = 0
    while not table.match.over:
        if table.to_act == (CHANCE,):
            table.play("draw amber")
        else:
            table.play("end turn")
            turns += 1
    return turns


@pytest.mark.parametrize(("seats", "nth"), [(3, 1), (3, 2), (3, 3), (4, 1), (4, 4), (5, 2), (5, 5)])
def test_after_the_sixth_token_the_round_is_finished_and_one_more_is_played(seats: int, nth: int) -> None:
    """§10.1 Behind the i-th of n players exactly (n - i) + n turns follow (R30)."""
    boats = "; ".join(f"boats {seat}: gdansk" for seat in range(seats))
    table = scene(f"{boats}; time: 5; sea: slupsk -; first: 1; active: {nth % seats}", seats=seats)
    table.play("end turn", "draw time")
    left = (seats - nth) + seats
    assert WinterCame(left, False) in table.heard
    assert turns_to_the_end(table) == left


def test_behind_the_last_player_just_one_round_follows() -> None:
    """§10.2 Everybody has one more complete turn."""
    table = scene(f"{LATE}; active: 2; round: 9").play("end turn", "draw time", "draw cod")
    assert (table.state.left, table.state.round, table.to_act) == (3, 10, (0,))


def test_the_sixth_token_brings_no_company_tokens_and_is_replaced() -> None:
    """R22 All have been played; the field gets another token, if the bag has one."""
    table = scene(LATE).play("end turn", "draw time")
    assert (table.state.time, table.to_act) == (6, (CHANCE,))
    assert TimeCame(6, False) in table.heard
    table.play("draw cod")
    assert table.state.sea[field("slupsk")] == tokens("cod")


def test_refills_go_on_until_the_last_turn() -> None:
    """R30 The sea does not freeze at once."""
    table = scene(f"{PORTS}; time: 6; left: 2; active: 1; sea: kattegat -").play("end turn")
    assert table.to_act == (CHANCE,)


@pytest.mark.parametrize(
    ("phase", "active", "left"), [("turn", 0, 3), ("turn", 2, 1), ("refill", 0, 2), ("refill", 2, 3)]
)
def test_a_position_knows_how_many_turns_are_left(phase: str, active: int, left: int) -> None:
    """R30 Those of this round; while the sea is refilled behind its last turn, those of the next."""
    winter = f"{PORTS}; phase: {phase}; time: 6; active: {active}; sea: kattegat -"
    assert scene(winter).state.left == left
    with pytest.raises(BadPosition):
        scene(f"{winter}; left: {left + 1}")


def test_there_is_no_refill_after_the_last_turn() -> None:
    """R18 The game is over."""
    table = scene(f"{PORTS}; time: 6; left: 1; active: 2; sea: kattegat -").play("end turn")
    assert table.match.over
    assert table.state.phase == Phase.OVER
    assert table.refused("end turn", 0).paragraph == "10.2"


def test_a_last_turn_may_end_by_its_third_action() -> None:
    """§10.2 Complete turns to the end."""
    table = scene(f"{PORTS}; time: 6; left: 1; active: 2").play("launch aland", "launch skerries")
    assert not table.match.over
    assert table.play("launch archipelago").match.over


def test_fish_still_aboard_are_lost() -> None:
    """§11.1 They go into the box and bring nothing."""
    table = scene(f"{PORTS}; time: 6; left: 1; active: 2; hold 0: 3 salmon; warehouse 0: 1 salmon").play("end turn")
    assert (table.state.holds[0], table.state.box) == (0, tokens("3 salmon"))
    assert table.match.scores[0] == 3
    assert HoldEmptied(0, 3) in table.heard


EXAMPLE_4 = "market 0: salmon 3, herring 2, flounder 1, cod 0; warehouse 0: 3 salmon 4 herring 1 flounder 3 amber"


def test_example_4_the_violet_player_has_21_points() -> None:
    """§11.2, example 4: 3 salmon at 3, 4 herring at 2, a flounder at 1, 3 amber: 9 + 8 + 1 + 3."""
    table = scene(f"{PORTS}; time: 6; left: 1; active: 2; {EXAMPLE_4}").play("end turn")
    sheet = table.match.sheet[0]
    assert sheet.lines == (
        ScoreLine("salmon", 9),
        ScoreLine("flounder", 1),
        ScoreLine("herring", 8),
        ScoreLine("cod", 0),
        ScoreLine("amber", 3),
    )
    assert (sheet.total, sheet.place) == (21, 1)


def test_markets_are_turned_up_at_the_end() -> None:
    """§11.2 Everybody sees every market then, and the points."""
    table = scene(f"{PORTS}; time: 6; left: 1; active: 2; {EXAMPLE_4}").play("end turn")
    market = tuple(kind(word) for word in ("salmon", "herring", "flounder", "cod"))
    assert TurnedUp(0, market, NONE) in table.heard
    assert table.heard[-1] == Scored((21, 0, 0))
    for eyes in (0, 1, 2, None):
        assert table.view(eyes).market_of(0) == market
        assert table.view(eyes).scores == (21, 0, 0)


def test_more_tokens_in_the_warehouse_win_a_tie() -> None:
    """§11.3 Worthless fish and amber count, fish aboard do not."""
    markets = "market 0: salmon 3, herring 2, flounder 1, cod 0; market 1: salmon 3, herring 2, flounder 1, cod 0"
    tied = "warehouse 0: 1 salmon; warehouse 1: 3 flounder; hold 0: 5 cod"
    table = scene(f"{PORTS}; time: 6; left: 1; active: 2; {markets}; {tied}").play("end turn")
    assert table.match.scores == [3, 3, 0]
    assert table.match.places == [2, 1, 3]
    tied = "warehouse 0: 1 salmon 1 cod; warehouse 1: 1 herring 1 amber; warehouse 2: 1 cod"
    table = scene(f"{PORTS}; time: 6; left: 1; active: 2; {markets}; {tied}").play("end turn")
    assert table.match.places == [1, 1, 3]


def test_the_same_order_decides_the_lower_places() -> None:
    """R31 Points, then tokens, then a shared place."""
    stores = "warehouse 0: 5 amber; warehouse 1: 2 amber; warehouse 2: 1 flounder"
    table = scene(f"{PORTS}; time: 6; left: 1; active: 2; {stores}").play("end turn")
    assert (table.match.scores, table.match.places) == ([5, 2, 2], [1, 2, 3])


def test_tokens_on_a_contract_count_as_warehouse_tokens() -> None:
    """R32 Seven points each; a set of four and three more win over three salmon less."""
    stores = "warehouse 0: 2 salmon 1 amber; warehouse 1: 1 flounder 1 herring 2 amber"
    position = f"{PORTS}; time: 6; left: 1; active: 2; {stores}; contract 1: flounder herring"
    table = scene(position, contracts=True).play("end turn")
    assert (table.match.scores, table.match.places) == ([7, 7, 0], [2, 1, 3])


def still(table: Scene, turns: int) -> Scene:
    """So many turns in which nothing happens."""
    for _ in range(turns):
        table.play("end turn")
    return table


def test_four_still_rounds_bring_winter_by_themselves() -> None:
    """R21 Nobody fishes, nothing is drawn: one last round follows."""
    table = still(scene(PORTS), 11)
    assert table.state.left == -1
    table.play("end turn")
    assert (table.state.left, table.state.round) == (3, 5)
    assert table.heard[-2:] == [WinterCame(3, True), RoundBegan(5)]
    assert still(table, 3).match.over


def test_they_must_be_whole_rounds() -> None:
    """R21 It is looked at when a round is over: a draw in the first of five rounds starts the count anew."""
    table = still(scene(f"{PORTS}; sea: slupsk -"), 1).play("draw cod")
    still(table, 13)
    assert table.state.left == -1
    still(table, 1)
    assert table.state.left == 3


def test_forty_rounds_bring_winter_by_themselves() -> None:
    """R21 Whatever was drawn."""
    table = scene(f"{PORTS}; round: 40; active: 2; sea: slupsk -").play("end turn", "draw cod")
    assert (table.state.left, table.state.round) == (3, 41)


def test_once_the_sixth_token_is_out_nothing_comes_by_itself() -> None:
    """R21 The end is known already."""
    table = scene(f"{PORTS}; time: 6; left: 5; active: 1; still: 30; round: 40")
    still(table, 2)
    assert (table.state.left, table.state.round) == (3, 41)
    assert not any(isinstance(event, WinterCame) for event in table.heard)


def test_unplayed_company_tokens_stay_unplayed() -> None:
    """R21 Their species score 0, and an unpaid tax lapses."""
    position = f"{PORTS}; time: 1; left: 1; active: 2; warehouse 0: 2 salmon 2 cod 1 amber; market 0: salmon 3"
    table = scene(position).play("end turn")
    assert table.match.scores[0] == 7
    assert table.state.stores[0] == tokens("2 salmon 2 cod 1 amber")


def test_a_time_token_in_the_last_round_brings_no_event_then() -> None:
    """R21 Winter has come: it goes onto the track and is replaced."""
    table = scene(f"{PORTS}; time: 1; left: 3; sea: slupsk -").play("end turn", "draw time")
    assert (table.state.time, table.state.bag[TIME], table.to_act) == (2, 4, (CHANCE,))
    assert table.heard[-1] == TimeCame(2, False)
    table.play("draw cod")
    assert (table.to_act, table.state.left) == ((1,), 2)
