"""§3: a turn, its phases, and when a turn is won."""

from __future__ import annotations

import pytest

from kogga import CHANCE
from kogga.games.explorers.events import PutToSea, RoundBegan, TurnBegan, Won
from kogga.games.explorers.state import Phase
from tests.games.explorers.table import at_sea, fresh, hand, land_ho, scene, starting, why

RICH = "hand 0: 4 wood 4 brick 4 wool 4 grain 4 ore"
# Four towns and a harbour settlement on the island: six points of eight, for scenario 1.
SIX = "settlements 0: A1s B1sw D1sw G1sw"


def test_production_then_building_then_movement() -> None:
    """§3.1 The three phases in this order; then the next seat."""
    table = land_ho("phase: roll")
    assert table.to_act == (CHANCE,)
    table.play("roll 1 1")
    assert (table.state.phase, table.to_act) == (Phase.BUILD, (0,))
    table.play("to sea")
    assert (table.state.phase, table.heard[-1]) == (Phase.SEA, PutToSea(0))
    table.play("end")
    assert (table.state.active, table.state.phase, table.heard[-1]) == (1, Phase.ROLL, TurnBegan(1))


def test_no_trade_and_no_building_at_sea() -> None:
    """§3.1 Everything of the second phase is refused in the third, whatever is in hand."""
    table = land_ho(f"phase: sea; {RICH}; gold 0: 9; roads 0: A1-se A1-e; settlements 0: A1s")
    for words in (
        "road A1-sw", "settlement A1ne", "upgrade A1s", "ship F2-e", "settler F2se", "settler ship 1", "scrap 1",
        "bank wool ore", "bank ore gold", "buy wood", "to sea",
    ):  # fmt: skip
        assert why(table, words) == "3.1 not_building"
    assert why(table, "give wool") == "5.3 no_draft_now"
    assert why(table, "ask gold") == "5.3 no_draft_now"


def test_no_sailing_before_building_is_closed() -> None:
    """§3.1 Ships move in the third phase only; founding too."""
    table = land_ho("hand 0: 2 wool")
    assert why(table, "sail 1 F3-se") == "3.1 not_at_sea"
    assert why(table, "end") == "3.1 not_at_sea"
    assert why(table, "wool 1") == "7.5 not_at_sea"
    assert why(table, "found 1 F3s") == "9.3 not_at_sea"
    assert why(table, "load 1 settler") == "10.3 not_at_sea"


def test_no_way_back_from_the_sea() -> None:
    """§3.1 The building phase is over for this turn."""
    assert why(land_ho("phase: sea"), "to sea") == "3.1 not_building"


def test_trade_and_building_in_any_order() -> None:
    """§3.1 Build, trade, build again."""
    table = land_ho("hand 0: 2 wood 1 brick 1 wool 3 grain; gold 0: 2")
    table.play("road A1-sw", "bank grain ore", "ship F2-e", "buy brick")
    assert hand(table, 0) == "1 brick 1 ore"


def test_the_dice_fall_at_once() -> None:
    """R6 Rolling is no decision, and nothing can be done before it."""
    table = land_ho(f"phase: roll; {RICH}; gold 0: 9")
    assert table.legal(0) == []
    for words in ("buy ore", "to sea", "road A1-sw", "give wool", "bank wool ore", "sail 1 F3-se"):
        assert why(table, words, 0) == "3.1 not_your_turn"


def test_both_phases_are_closed_by_hand() -> None:
    """R7 Even with nothing else to do: no card, no coin, no ship."""
    table = land_ho("phase: roll; gold 0: 0; ships 0: -").play("roll 3 4")
    assert table.legal() == ["to sea"]
    table.play("to sea")
    assert table.legal() == ["end"]


def test_a_round_is_one_turn_of_every_seat_from_the_start_player() -> None:
    """R7 Clockwise is rising seat number."""
    table = fresh().play("colour blue", "colour red", "colour white", "start 2")
    order = []
    for _ in range(6):
        order.append((table.state.round, table.state.active))
        table.play("roll 3 4", "to sea", "end")
    assert order == [(1, 2), (1, 0), (1, 1), (2, 2), (2, 0), (2, 1)]
    assert [event.round for event in table.heard if isinstance(event, RoundBegan)] == [1, 2, 3]


def test_out_of_turn_nothing() -> None:
    """§3.1 The others wait."""
    table = land_ho("hand 1: 4 wood 4 brick; gold 1: 9")
    for words in ("road F2-se", "buy ore", "to sea", "give wood", "sail 1 A3-sw"):
        assert why(table, words, 1) == "3.1 not_your_turn"


def test_what_a_turn_uses_up_comes_back() -> None:
    """§3.1 Purchases, drafts, wool and points are there again in the next own turn."""
    table = land_ho("gold 0: 8; hand 0: 2 wool", seats=2)
    table.play("buy ore", "buy ore", "give wool", "withdraw", "to sea", "wool 1", "sail 1 F3-se", "end")
    table.play("roll 3 4", "to sea", "end", "roll 3 4")
    assert (table.state.bought, table.state.drafts) == (0, 0)
    assert "buy ore" in table.legal()
    table.play("to sea")
    assert {"wool 1", "sail 1 F3-sw"} <= set(table.legal())


# §3.2 What of the base game stays


def test_no_cities_cards_or_robber() -> None:
    """§3.2 No word of the game speaks of them; no rate of four or two to one."""
    moves = {str(move).split()[0] for move in land_ho().match.game.vocabulary(4, land_ho().match.options)}
    assert not moves & {"city", "card", "knight", "robber", "monopoly", "development"}
    assert why(land_ho("hand 0: 2 wool"), "bank wool ore") == "5.1 not_three"


def test_the_longest_road_is_worth_nothing() -> None:
    """§3.2 Ten roads, three points."""
    table = land_ho("roads 0: A1-se A1-e A1-ne A1-nw A1-w A1-sw C1-ne C1-e C1-se C1-nw; hand 0: 1 wood 1 brick")
    table.play("road B1-e")
    assert table.state.points[0] == 3


def test_scenario_1_knows_no_crews_pirates_or_missions() -> None:
    """§3.2 They come with the second scenario, fish with the third, spices with the fourth."""
    table = land_ho("hand 0: 1 wool 1 ore")
    assert why(table, "crew F2se") == "3.2 not_in_this_scenario"
    assert why(table, "crew ship 1") == "3.2 not_in_this_scenario"
    sea = land_ho("phase: sea")
    for words in ("chase 1", "land 1 E5", "fish", "trade 1 E5", "deliver 1"):
        assert why(sea, words) == "3.2 not_in_this_scenario"
    assert why(scene("phase: sea", scenario=2), "fish") == "3.2 not_in_this_scenario"
    assert why(scene("phase: sea", scenario=3), "trade 1 E5") == "3.2 not_in_this_scenario"
    assert starting(scene("hand 0: 1 wool 1 ore", scenario=2).legal(), "crew") == ["crew F2se"]


# R13 When victory is checked


def test_victory_comes_with_the_action_that_brings_the_last_point() -> None:
    """R13 In the middle of the building phase."""
    table = land_ho(f"{SIX}; roads 0: A1-se A1-e; hand 0: 1 wood 1 brick 1 wool 3 grain 2 ore")
    assert table.state.points[0] == 6
    table.play("settlement A1ne")
    assert (table.state.points[0], table.state.winner) == (7, -1)
    table.play("upgrade B1sw")
    assert (table.state.phase, table.state.winner, table.to_act) == (Phase.OVER, 0, ())
    assert table.heard[-1] == Won(0, 8)


def test_founding_wins_in_the_movement_phase() -> None:
    """R13 Not only when building."""
    table = land_ho("phase: sea; settlements 0: A1s B1sw D1sw; harbours 0: F2se, C2se; ships 0: G2-se settler")
    assert table.state.points[0] == 7
    table.play("found 1 G2s")
    assert (table.state.phase, table.state.winner, table.heard[-1]) == (Phase.OVER, 0, Won(0, 8))


# Five settlements and four harbour settlements of seat 1: thirteen points.
THIRTEEN = (
    "settlements 0: B1s; harbours 0: C3s; settlements 1: F1se D1sw G1sw A1n A2n; harbours 1: A2s, D1n, E3s, G2se; "
    "ships 1: -"
)


def test_points_held_in_the_turn_of_another_wait_for_the_own_turn() -> None:
    """R13 Checked before the dice of the own turn fall."""
    table = at_sea(f"{THIRTEEN}; spaces lairs: 0 7 0; spaces fish: 0 3 0; ships 0: -")
    assert table.state.points[1] == 13 + 3 + 1 + 2 + 1
    assert table.state.phase == Phase.SEA
    table.play("end")
    assert (table.state.phase, table.state.winner, table.heard[-1]) == (Phase.OVER, 1, Won(1, 20))


def test_who_loses_the_points_again_off_turn_never_had_them() -> None:
    """R13 Seat 1 held the target only while seat 0 was on turn: the lead card changed hands."""
    tracks = "spaces lairs: 0 1 0; spaces fish: 1 1 0; pile fish: 1 0 2"
    table = at_sea(f"{THIRTEEN}; {tracks}; ships 0: D4-ne haul")
    assert table.state.points[1] == 17
    table.play("deliver 1")
    assert table.state.points[1] == 16
    table.play("end")
    assert (table.state.phase, table.state.active, table.state.winner) == (Phase.ROLL, 1, -1)


# R21-R23 The tracks

VILLAGES = (
    "hexes: B5 fast, C5 swift, C6 bonus, E5 swift, E6 bonus, F5 fast; "
    "crews: B5 1 1, C5 1 1, C6 1 1, E5 1 1, E6 1 1, F5 1 1"
)


@pytest.mark.parametrize(("mission", "points"), [("lairs", "01122233"), ("fish", "01122233"), ("spices", "0112233")])
def test_the_tracks_read(mission: str, points: str) -> None:
    """R21 The space shows the points of the whole mission; spices have six spaces."""
    nth, last = ["lairs", "fish", "spices"].index(mission), len(points) - 1
    found = []
    for space in range(len(points)):
        table = scene(f"{VILLAGES}; spaces {mission}: {space} {last} 0; pile {mission}: 1 0 2")
        assert table.state.leads[nth] == 1
        found.append(table.state.points[0] - 3)
    assert "".join(map(str, found)) == points


def test_nobody_leads_while_all_stand_on_the_start() -> None:
    """R22 The card lies beside the board; the first step takes it."""
    table = at_sea("ships 0: D4-ne haul; harbours 0: C3s")
    assert table.state.leads == (-1, -1, -1)
    table.play("deliver 1")
    assert table.state.leads == (-1, 0, -1)
    assert table.state.points[0] == 3 + 1 + 1


def test_joining_the_front_does_not_take_the_lead() -> None:
    """R22 Whoever came first lies at the bottom and keeps the card; passing takes it at once."""
    position = "spaces fish: 1 2 0; pile fish: 2 0 1; harbours 0: C3s"
    table = at_sea(f"{position}; ships 0: D4-ne haul, D4-ne haul").play("deliver 1")
    assert (table.state.spaces[4:7], table.state.leads[1]) == ([2, 2, 0], 1)
    table.play("deliver 2")
    assert (table.state.spaces[4:7], table.state.leads[1]) == ([3, 2, 0], 0)


def test_the_last_space_is_the_last() -> None:
    """R23 Further progress is lost, and the pile stays as it is."""
    table = at_sea("spaces fish: 7 7 0; pile fish: 2 0 1; harbours 0: C3s; ships 0: D4-ne haul")
    before = (table.state.points[:], table.state.piles, table.state.leads)
    table.play("deliver 1")
    assert table.state.spaces[4:7] == [7, 7, 0]
    assert (table.state.points, table.state.piles, table.state.leads) == before
    assert (table.state.leads[1], table.state.catch) == (0, 6)
