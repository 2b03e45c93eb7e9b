"""§1: what is in the box, what it costs, and what happens when it runs out."""

from __future__ import annotations

import pytest

from kogga.games.explorers.scoring import lines_of
from kogga.games.explorers.state import Phase
from tests.games.explorers.table import at_sea, dock, fresh, hand, hold, kind, land_ho, scene, starting, why

FOURTEEN = "A1-ne A1-e A1-se A1-sw A1-w A1-nw C1-ne C1-e C1-se C1-sw C1-w C1-nw B1-w B1-nw"
ALL = "hand 0: 4 wood 4 brick 4 wool 4 grain 4 ore"


# §1.1 The goal


def test_everybody_starts_with_three_points() -> None:
    """§1.1 A settlement is worth one, a harbour settlement two (the rulebook's line that swaps them is a slip)."""
    table = fresh().play("colour blue", "colour red", "colour orange", "start 0")
    assert table.state.points[:3] == [3, 3, 3]
    assert {line.name: line.points for line in lines_of(table.state, 0)} == {"settlements": 1, "harbours": 2}


PORTS = "settlements 0: A1s B1sw D1sw; harbours 0: F2se, C2se"
SHORT = {
    1: PORTS,
    2: f"{PORTS}, E1sw, G1sw",
    3: f"{PORTS}, E1sw, G1sw; spaces fish: 5 0 0",
    4: f"{PORTS}, E1sw, G1sw; spaces fish: 5 0 0",
    5: f"{PORTS}, E1sw, G1sw; spaces fish: 5 0 0; spaces lairs: 3 7 0",
}


@pytest.mark.parametrize(("scenario", "target"), [(1, 8), (2, 12), (3, 15), (4, 15), (5, 17)])
def test_who_reaches_the_target_wins(scenario: int, target: int) -> None:
    """§1.1, §16.2 One point short the game goes on."""
    table = scene(f"{SHORT[scenario]}; roads 0: A1-se A1-e; {ALL}", scenario=scenario)
    assert (table.state.points[0], table.state.phase) == (target - 1, Phase.BUILD)
    table.play("settlement A1ne")
    assert (table.state.points[0], table.state.phase, table.state.winner) == (target, Phase.OVER, 0)


# §1.2 Each player's pieces


def test_each_players_pieces() -> None:
    """§1.2 Fifteen roads, five settlements, four harbour settlements, three ships, two settlers, nine crews."""
    state = fresh(scenario=2).state
    assert [state.road_supply(0), state.ship_supply(0), state.settlers[0], state.crew_supply[0]] == [15, 3, 2, 9]


def test_the_first_pieces_come_out_of_the_supply() -> None:
    """§1.2 The first harbour settlement counts among the four, the first ship among the three."""
    state = fresh().play("colour blue", "colour red", "colour orange").state
    assert [state.road_supply(0), state.ship_supply(0), state.settlers[0]] == [14, 2, 1]


# §1.3 What all share


def test_nineteen_cards_of_each_kind() -> None:
    """§1.3 Ninety-five in all, less the start cards."""
    assert fresh(scenario=2).state.bank == [19] * 5
    table = fresh().play("colour blue", "colour red", "colour white")
    assert table.state.bank == [18, 18, 17, 17, 16]


def test_six_hauls_where_there_are_fish() -> None:
    """§1.3 In the scenarios three to five."""
    assert [fresh(scenario=scenario).state.catch for scenario in range(1, 6)] == [0, 0, 6, 6, 6]


def test_gold_never_runs_out() -> None:
    """R5 The box holds coins for 148; nobody is refused one."""
    table = land_ho("phase: roll; gold 1: 148").play("roll 1 1")
    assert table.state.gold[:3] == [3, 149, 3]
    table = land_ho("gold 1: 148; hand 0: 3 wool").play("bank wool gold")
    assert table.state.gold[0] == 3


# §1.4 Prices


@pytest.mark.parametrize(
    ("words", "price"),
    [
        ("road A1-sw", "1 wood 1 brick"),
        ("settlement A1ne", "1 wood 1 brick 1 wool 1 grain"),
        ("settler F2se", "1 wood 1 brick 1 wool 1 grain"),
        ("ship F2-e", "1 wood 1 wool"),
        ("crew F2se", "1 wool 1 ore"),
        ("upgrade B1sw", "2 grain 2 ore"),
    ],
)
def test_prices(words: str, price: str) -> None:
    """§1.4 The exact price is enough, and any card less is not."""
    place = "settlements 0: A1s B1sw; roads 0: A1-se A1-e"
    table = scene(f"{place}; hand 0: {price}", scenario=2)
    assert words in table.legal()
    table.play(words)
    assert hand(table, 0) == "-"
    assert table.state.bank[:5] == [19] * 5
    parts = price.split()
    for nth in range(0, len(parts), 2):
        fewer = [*parts[:nth], str(int(parts[nth]) - 1), *parts[nth + 1 :]]
        table = scene(f"{place}; hand 0: {' '.join(fewer)}; gold 0: 9", scenario=2)
        assert why(table, words) == "1.4 price"


def test_speed_costs_a_wool() -> None:
    """§1.4, §7.5 In the movement phase."""
    table = land_ho("phase: sea; hand 0: 1 wool").play("wool 1")
    assert hand(table, 0) == "-"
    assert why(land_ho("phase: sea"), "wool 1") == "7.5 no_wool"


# §1.5 When something runs out


def test_the_fifteenth_road_is_the_last() -> None:
    """§1.5 One more can be built with fourteen on the board, none with fifteen."""
    table = land_ho(f"roads 0: {FOURTEEN}; hand 0: 2 wood 2 brick").play("road B1-e")
    assert why(table, "road B1-se") == "1.5 no_piece"
    assert not starting(table.legal(), "road")


def test_a_fifth_settlement_and_no_sixth() -> None:
    """§1.5 Unless one becomes a harbour settlement: then its piece is free again."""
    place = "settlements 0: A1s B1sw D1sw G1sw; harbours 0: F2se; roads 0: A1-se A1-e G1-sw G1-se"
    hand_words = "hand 0: 3 wood 3 brick 3 wool 3 grain"
    table = scene(f"{place}; {hand_words}; gold 0: 9", scenario=2).play("settlement A1ne")
    assert len(table.state.towns[0]) == 5
    assert why(table, "settlement G1se") == "1.5 no_piece"
    table = scene(f"{place.replace('G1sw;', 'G1sw A1ne;')}; {ALL}", scenario=2).play("upgrade B1sw", "settlement G1se")
    assert len(table.state.towns[0]) == 5


def test_four_harbour_settlements_and_no_fifth() -> None:
    """§1.5 The first one counts."""
    place = "settlements 0: B1sw D1sw; harbours 0: F2se, C2se, E1sw"
    scene(f"{place}; {ALL}", scenario=2).play("upgrade B1sw")
    table = scene(f"settlements 0: D1sw; harbours 0: F2se, C2se, E1sw, B1sw; {ALL}", scenario=2)
    assert why(table, "upgrade D1sw") == "1.5 no_piece"


def test_two_settlers_and_no_third() -> None:
    """§1.5 One aboard, one in the dock."""
    table = land_ho(f"harbours 0: F2se, C2se; {ALL}").play("settler F2se")
    assert table.state.settlers[0] == 0
    assert why(table, "settler C2se") == "1.5 no_piece"


def test_nine_crews_and_no_tenth() -> None:
    """§1.5 Wherever they are."""
    lairs = "hexes: C5 gold, C6 gold, B5 gold; crews: C5 2, C6 2, B5 2"
    table = scene(f"{lairs}; ships 0: F3-sw crew crew; {ALL}", scenario=2).play("crew F2se")
    assert (table.state.crew_supply[0], dock(table, 0)) == (0, "crew")
    assert why(table, "crew F2se") == "1.5 no_piece"


def test_without_a_settlement_piece_no_founding() -> None:
    """R2 The ship would be replaced by a settlement, and there is none."""
    place = "ships 0: G2-se settler; harbours 0: F2se"
    table = at_sea(f"settlements 0: A1s B1sw D1sw G1sw A1ne; {place}")
    assert why(table, "found 1 G2s") == "1.5 no_piece"
    assert not starting(table.legal(), "found")
    assert "found 1 G2s" in at_sea(f"settlements 0: A1s B1sw D1sw G1sw; {place}").legal()


def test_an_upgrade_gives_the_piece_back_for_founding() -> None:
    """R2 The same ship may found after it."""
    table = scene(f"settlements 0: A1s B1sw D1sw G1sw A1ne; ships 0: G2-se settler; {ALL}")
    table.play("upgrade B1sw", "to sea", "found 1 G2s")
    assert (len(table.state.towns[0]), hold(table, 0, 1), table.state.phase) == (5, "-", Phase.SEA)


def test_an_empty_bank_neither_trades_nor_sells() -> None:
    """R3 The kind it has run out of, both ways; one card left is enough."""
    empty = "gold 0: 4; hand 0: 3 wool; hand 1: 19 ore"
    assert why(land_ho(empty), "bank wool ore") == "5.1 bank_empty"
    assert why(land_ho(empty), "buy ore") == "5.2 bank_empty"
    assert "bank wool gold" in land_ho(empty).legal()
    table = land_ho("gold 0: 4; hand 0: 3 wool; hand 1: 18 ore")
    assert {"bank wool ore", "buy ore"} <= set(table.legal())
    table.play("buy ore")
    assert (table.state.bank[kind("ore")], why(table, "bank wool ore")) == (0, "5.1 bank_empty")
