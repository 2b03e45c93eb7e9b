"""§2.1-§2.3: the boards, the starting island, what lies face down."""

from __future__ import annotations

from fractions import Fraction

import pytest

from kogga import CHANCE
from kogga.core.errors import BadOptions
from kogga.games.explorers.board import BOARDS, HEX_CALLED, SPOTS
from kogga.games.explorers.events import IslandLaid
from kogga.games.explorers.pieces import COUNCIL, SEA, STOCKED, TERRAINS, UNKNOWN
from kogga.games.explorers.state import Phase
from tests.games.explorers.table import fresh, odds, scene
from tests.scene import Scene

CODES = ("Fo", "Hi", "Pa", "Fi", "Mo")
PICTURES = {
    1: (
        "Mo11 Fo9 ~ ~ N N / Fi3 Pa8 ~ ~ N N N / Hi4 Pa10 ~ ~ N ~ N N / Pa6 Mo12 Fo8 ~ ~ ~ ~ ~ ~ / "
        "Fi10 Pa4 ~ ~ S ~ S S / Fo11 Hi6 ~ ~ S S S / Mo3 Fo5 ~ ~ S S"
    ),
    2: (
        "Pa11 Fo9 ~ ~ N N N / Fi3 Pa8 ~ ~ N N N N / Hi4 Mo10 ~ ~ N N ~ N N / Pa6 Mo12 Fo8 ~ ~ ~ ~ ~ ~ ~ / "
        "Fi10 Pa4 ~ ~ S S ~ S S / Fo11 Mo6 ~ ~ S S S S / Hi3 Fo5 ~ ~ S S S"
    ),
    3: (
        "?11 ?9 ~ ~ N N N / ?3 ?8 ~ ~ N N N N / ?4 ?10 ~ ~ N N ~ N N / Pa6 ?12 ?8 C ~ ~ ~ ~ ~ ~ / "
        "?10 ?4 ~ ~ S S ~ S S / ?11 ?6 ~ ~ S S S S / ?3 ?5 ~ ~ S S S"
    ),
    4: (
        "?11 ?9 ~ ~ N N N N / ?3 ?8 ~ ~ N N N N N / ?4 ?10 ~ ~ N N ~ N ~ N / Pa6 ?12 ?8 C ~ ~ ~ ~ ~ ~ ~ / "
        "?10 ?4 ~ ~ S S ~ S ~ S / ?11 ?6 ~ ~ S S S S S / ?3 ?5 ~ ~ S S S S"
    ),
    5: (
        "?11 ?9 ~ ~ N N N N N / ?3 ?8 ~ ~ N N N N N N / ?4 ?10 ~ ~ N N ~ N ~ N N / Pa6 ?12 ?8 C ~ ~ ~ ~ ~ ~ ~ ~ / "
        "?10 ?4 ~ ~ S S ~ S ~ S S / ?11 ?6 ~ ~ S S S S S S / ?3 ?5 ~ ~ S S S S S"
    ),
}
LOOSE = ["A1", "A2", "B1", "B2", "C1", "C2", "D2", "D3", "E1", "E2", "F1", "F2", "G1", "G2"]
SHUFFLE = [
    "forest", "pasture", "hills", "mountains", "forest", "pasture", "fields", "mountains", "forest", "hills",
    "pasture", "mountains", "forest",
]  # fmt: skip
ISLAND = [f"island {place} {terrain}" for place, terrain in zip(LOOSE, SHUFFLE, strict=False)]


def picture(table: Scene) -> str:
    """The board as it lies, row by row."""
    rows: list[list[str]] = [[] for _ in range(7)]
    state = table.state
    for place in state.board.hexes:
        terrain = state.terrain[place]
        number = state.number[place] or ""
        if terrain == UNKNOWN:
            word = "?" if number else "N" if SPOTS[place][1] < 3 else "S"
        else:
            word = CODES[terrain] if terrain < 5 else {SEA: "~", COUNCIL: "C"}[terrain]
        rows[SPOTS[place][1]].append(f"{word}{number}")
    return " / ".join(" ".join(words) for words in rows)


def stock(table: Scene, region: int) -> dict[str, int]:
    """What lies face down in the north or in the south."""
    left = table.state.stock[STOCKED * region : STOCKED * region + STOCKED]
    return {TERRAINS[terrain]: hexes for terrain, hexes in enumerate(left) if hexes}


def numbers(bits: int) -> list[int]:
    """The number tokens of a stock."""
    return [number for number in range(2, 13) if bits >> number & 1]


# §2.1 The boards


@pytest.mark.parametrize("scenario", range(1, 6))
def test_the_board_is_the_one_of_the_picture(scenario: int) -> None:
    """§2.1 Row by row; scenario 4 has its own eastern frame, not the first one's."""
    assert picture(fresh(scenario=scenario)) == PICTURES[scenario]


@pytest.mark.parametrize(
    ("scenario", "hexes", "routes", "clear", "a_side"),
    [(1, 51, 108, 61, 8), (2, 58, 113, 61, 11), (3, 58, 113, 61, 11), (4, 65, 126, 62, 13), (5, 72, 131, 62, 16)],
)
def test_hexes_and_routes_are_counted(scenario: int, hexes: int, routes: int, clear: int, a_side: int) -> None:
    """§2.1, §7.1 Hexes, known sea routes, those that end at nothing unexplored, and unexplored hexes a side."""
    board = BOARDS[scenario]
    known = [each for each in board.edges if board.routes[each]]
    assert len(board.hexes) == hexes
    assert len(known) == sum(fresh(scenario=scenario).state.route) == routes
    assert sum(all(board.terrain[each] != UNKNOWN for each in board.touches[route]) for route in known) == clear
    assert [len(region) for region in board.regions] == [a_side, a_side]


@pytest.mark.parametrize("scenario", range(1, 6))
def test_the_south_is_the_mirror_of_the_north(scenario: int) -> None:
    """§2.1 About the row in the middle."""
    rows = [row.split() for row in PICTURES[scenario].replace("S", "N").split(" / ")]
    for north, south in zip(rows[:3], rows[:3:-1], strict=True):
        assert [word in ("N", "~") and word for word in north] == [word in ("N", "~") and word for word in south]


def test_known_sea_is_counted() -> None:
    """§2.1 The frame's sea, the strait, the Council and the loose sea hex of scenario 5."""
    for scenario, seas in ((1, 20), (2, 21), (3, 21), (4, 24), (5, 25)):
        assert sum(terrain in (SEA, COUNCIL) for terrain in BOARDS[scenario].terrain) == seas


def test_the_eastern_tip_is_printed_sea() -> None:
    """§2.1, §11.1 The last hex of the middle row: sea for ships, no place for pirates."""
    for scenario, tip in ((2, "D10"), (3, "D10"), (4, "D11"), (5, "D12")):
        board = BOARDS[scenario]
        assert board.terrain[HEX_CALLED[tip]] == SEA
        assert HEX_CALLED[tip] not in board.havens


@pytest.mark.parametrize(
    ("scenario", "places"),
    [
        (2, "A4 B4 C4 C7 D5 D6 D7 D8 D9 E4 E7 F4 G4"),
        (3, "A4 B4 C4 C7 D5 D6 D7 D8 D9 E4 E7 F4 G4"),
        (4, "A4 B4 C4 C7 C9 D5 D6 D7 D8 D9 D10 E4 E7 E9 F4 G4"),
        (5, "A4 B4 C4 C7 C9 D5 D6 D7 D8 D9 D10 D11 E4 E7 E9 F4 G4"),
    ],
)
def test_pirates_have_these_places(scenario: int, places: str) -> None:
    """§2.1, §11.1 All known sea away from the starting island and the eastern tip; not the Council (D4)."""
    table = scene("phase: pirate; dice: 3 4", scenario=scenario)
    assert sorted(table.legal()) == sorted(f"pirate {place}" for place in places.split())


# §2.2 The starting island


def test_fifteen_hexes_of_five_kinds() -> None:
    """§2.2 Fourteen loose ones and a printed pasture; the fifteen numbers of the box."""
    for scenario in (1, 2):
        words = [word for line in PICTURES[scenario].split(" / ") for word in line.split() if word[0] in "FHPM"]
        assert sorted(word[:2] for word in words) == ["Fi"] * 2 + ["Fo"] * 4 + ["Hi"] * 2 + ["Mo"] * 3 + ["Pa"] * 4
        assert sorted(int(word[2:]) for word in words) == [3, 3, 4, 4, 5, 6, 6, 8, 8, 9, 10, 10, 11, 11, 12]


def test_the_first_game_of_scenario_2_lies_as_printed() -> None:
    """R17 Luck begins with the start player; the option shuffles."""
    assert fresh(scenario=2).legal(CHANCE) == ["start 0", "start 1", "start 2"]
    table = fresh(scenario=2, island="shuffled")
    assert odds(table) == {
        "island A1 forest": 4, "island A1 hills": 2, "island A1 pasture": 3, "island A1 fields": 2,
        "island A1 mountains": 3,
    }  # fmt: skip


def test_the_shuffle_is_an_option_of_scenario_2_alone() -> None:
    """R17 In scenario 1 nothing is shuffled, in 3 to 5 all is."""
    for scenario in (1, 3, 4, 5):
        with pytest.raises(BadOptions):
            fresh(scenario=scenario, island="shuffled")
    assert fresh(scenario=1).state.phase == Phase.COLOUR
    assert [fresh(scenario=scenario).state.phase for scenario in (3, 4, 5)] == [Phase.ISLAND] * 3


def test_loose_hexes_fall_one_by_one_in_reading_order() -> None:
    """R17 The printed pasture (D1) and the numbers stay; what can only be one thing lies down by itself."""
    table = fresh(scenario=3).play(*ISLAND[:-1])
    before = table.state.number
    assert table.legal(CHANCE) == ["island G1 forest", "island G1 fields"]
    table.play("island G1 forest")
    assert table.heard[-2:] == [IslandLaid(HEX_CALLED["G1"], 0), IslandLaid(HEX_CALLED["G2"], 3)]
    assert (table.state.phase, table.state.number) == (Phase.START, before)
    assert "Pa6 Fi12 Mo8 C" in picture(table)


def test_every_arrangement_of_the_island_is_as_likely() -> None:
    """R17 14! / (4! 3! 3! 2! 2!) of them."""
    table = fresh(scenario=5)
    chance = Fraction(1)
    for words in ISLAND:
        here = odds(table)
        chance *= Fraction(here[words], sum(here.values()))
        table.play(words)
    assert chance == Fraction(1, 25225200)


def test_a_hex_that_is_used_up_is_not_laid_again() -> None:
    """R17 Two hills are in the box."""
    table = fresh(scenario=4).play("island A1 hills", "island A2 hills")
    assert "island B1 hills" not in table.legal(CHANCE)
    assert table.refused("island B1 hills").reason == "impossible_luck"
    assert table.refused("island B2 forest").reason == "impossible_luck"


# §2.3 Stocks

NORTH = {"forest": 1, "hills": 1, "pasture": 1, "fields": 1, "mountains": 2}
SOUTH = {"forest": 1, "hills": 1, "pasture": 1, "fields": 2, "mountains": 1}
SPICES = {"swift": 1, "bonus": 1, "fast": 1}
NORTH_FISH = {"fish 1": 1, "fish 2": 1, "fish 3": 1}
SOUTH_FISH = {"fish 4": 1, "fish 5": 1, "fish 6": 1}


@pytest.mark.parametrize(
    ("scenario", "north", "south"),
    [
        (1, {"sea": 2}, {"sea": 2}),
        (2, {"sea": 2, "gold": 3}, {"sea": 2, "gold": 3}),
        (3, {"gold": 3, **NORTH_FISH}, {"gold": 2, **SOUTH_FISH}),
        (4, {"sea": 1, **NORTH_FISH, **SPICES}, {"sea": 1, **SOUTH_FISH, **SPICES}),
        (5, {"sea": 1, "gold": 3, **NORTH_FISH, **SPICES}, {"sea": 1, "gold": 3, **SOUTH_FISH, **SPICES}),
    ],
)
def test_what_lies_face_down(scenario: int, north: dict[str, int], south: dict[str, int]) -> None:
    """§2.3 Six land hexes of each colour and what the scenario adds; the standard hexes are eight a colour."""
    table = fresh(scenario=scenario)
    assert stock(table, 0) == {**NORTH, **north}
    assert stock(table, 1) == {**SOUTH, **south}
    sizes = [sum({**NORTH, **north}.values()), sum({**SOUTH, **south}.values())]
    left_out = 1 if scenario == 3 else 0
    assert [sizes[0] - left_out, sizes[1]] == [len(region) for region in table.state.board.regions]


def test_six_number_tokens_a_side() -> None:
    """§2.3 As many as there are land hexes, in every scenario."""
    for scenario in range(1, 6):
        tokens = fresh(scenario=scenario).state.tokens
        assert [numbers(side) for side in tokens] == [[3, 4, 5, 6, 9, 10], [4, 5, 8, 9, 10, 11]]


def test_six_lair_numbers() -> None:
    """R14 3, 4, 5, 9, 10 and 11, where there are lairs, in scenario 5 as in 2."""
    assert [numbers(fresh(scenario=scenario).state.lairs) for scenario in range(1, 6)] == [
        [], [3, 4, 5, 9, 10, 11], [3, 4, 5, 9, 10, 11], [], [3, 4, 5, 9, 10, 11],
    ]  # fmt: skip


def test_one_northern_fish_hex_of_scenario_3_stays_out_unseen() -> None:
    """R16 Two of three lie there; each face is as likely as the others."""
    table = fresh(scenario=3)
    assert table.state.shoals == (2, 3)
    assert sum(stock(table, 0).values()) == len(BOARDS[3].regions[0]) + 1
