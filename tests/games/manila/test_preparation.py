"""§1, §2: the box and the preparation."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from kogga import CHANCE
from kogga.games.manila import board, pieces
from kogga.games.manila.events import OpenerNamed, PilesOpened, ShareDealt, VoyageBegan
from kogga.games.manila.state import ManilaState, Phase
from tests.games.manila.table import GAME, JADE, NUTMEG
from tests.scene import Scene


def test_what_is_in_the_box() -> None:
    """§1.2 Rys. 1: three boats, twenty shares of four wares, four hold tiles, twenty accomplices in five colours."""
    assert pieces.BOATS == 3
    assert pieces.SHARES * pieces.KINDS == 20
    assert pieces.PAWNS * pieces.MAX_SEATS == 20
    assert pieces.WARES == ("nutmeg", "silk", "ginseng", "jade")


@pytest.mark.parametrize(
    ("target", "prices"),
    [
        ("nutmeg", [2, 3, 4]), ("silk", [3, 4, 5]), ("ginseng", [1, 2, 3]), ("jade", [3, 4, 5, 5]),
        ("port a", [4]), ("port b", [3]), ("port c", [2]), ("yard a", [4]), ("yard b", [3]), ("yard c", [2]),
        ("pirates", [5, 5]), ("small pilot", [2]), ("large pilot", [5]), ("insurance", [0]),
    ],
)  # fmt: skip
def test_the_prices_printed_on_the_board(target: str, prices: list[int]) -> None:
    """§1.2 Every space has its price; insurance has none."""
    number = board.TARGETS.index(target)
    assert list(board.PRICES[board.FIRST_SPACE[number] : board.LAST_SPACE[number] + 1]) == prices
    assert len(board.PRICES) == board.SPACES == 24


def test_what_the_board_pays() -> None:
    """§1.2 Cargoes of 24, 30, 18 and 36, and 6, 8 and 15 for a berth; no cargo ever splits into fractions."""
    assert pieces.CARGO == (24, 30, 18, 36)
    assert pieces.BERTH_PAY == (6, 8, 15)
    for ware, prices in enumerate(pieces.HOLD_PRICES):
        for crew in range(1, len(prices) + 1):
            assert pieces.CARGO[ware] % crew == 0
    assert all(cargo % 2 == 0 for cargo in pieces.CARGO)


@pytest.mark.parametrize(("seats", "accomplices"), [(3, 4), (4, 3), (5, 3)])
def test_money_and_accomplices(seats: int, accomplices: int) -> None:
    """§2.1 Thirty pesos each; three accomplices, but four with three players."""
    state = GAME.setup(seats, GAME.card.agree({}))
    assert state.cash == [30] * seats
    assert pieces.ACCOMPLICES[seats] == accomplices


def test_all_wares_begin_at_nothing() -> None:
    """§2.3 Rys. 2b: the four markers on the lowest step of the black market."""
    state = GAME.setup(4, GAME.card.agree({}))
    assert [pieces.MARKET[step] for step in state.market] == [0, 0, 0, 0]
    assert pieces.MARKET == (0, 5, 10, 20, 30)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_luck_names_who_opens_the_first_auction(seats: int) -> None:
    """§2.4 R1 Any seat, each as likely."""
    state = GAME.setup(seats, GAME.card.agree({}))
    odds = [(str(move), weight) for move, weight in GAME.odds(state)]
    assert odds == [(f"opener {seat}", 1) for seat in range(seats)]


def test_two_shares_each_then_the_opener_bids() -> None:
    """§2.2, §2.4 The cards go seat by seat, and the named seat is asked first."""
    scene = Scene("manila", seats=3).play("opener 2")
    scene.play("dealt jade", "dealt jade", "dealt jade", "dealt silk", "dealt nutmeg", "dealt silk")
    assert scene.heard == [
        OpenerNamed(2),
        ShareDealt(0, 3), ShareDealt(0, 3), ShareDealt(1, 3), ShareDealt(1, 1), ShareDealt(2, 0), ShareDealt(2, 1),
        PilesOpened((4, 3, 5, 2)),
        VoyageBegan(1, 2),
    ]  # fmt: skip
    assert scene.to_act == (2,)
    assert scene.state.free == [0, 0, 0, 2, 0, 1, 0, 1, 1, 1, 0, 0]
    assert scene.state.supply == [4, 3, 5, 2]


def test_shares_are_dealt_from_three_of_each_ware() -> None:
    """§2.2 The weights are the cards left in the pool; no ware is dealt a fourth time."""
    scene = Scene("manila", seats=4).play("opener 0")
    assert [weight for _, weight in GAME.odds(scene.state)] == [3, 3, 3, 3]
    scene.play("dealt jade", "dealt jade", "dealt silk")
    assert [(str(move), weight) for move, weight in GAME.odds(scene.state)] == [
        ("dealt nutmeg", 3), ("dealt silk", 2), ("dealt ginseng", 3), ("dealt jade", 1),
    ]  # fmt: skip
    scene.play("dealt jade")
    assert scene.refused("dealt jade", seat=CHANCE).reason == "impossible_luck"


@pytest.mark.parametrize(("seats", "left"), [(3, 14), (4, 12), (5, 10)])
def test_the_piles_after_the_deal(seats: int, left: int) -> None:
    """§2.2 Rys. 2a: what was not dealt lies open beside the board, two to five of each ware."""
    state = GAME.setup(seats, GAME.card.agree({}))
    while state.phase < Phase.AUCTION:
        GAME.apply(state, CHANCE, GAME.odds(state)[0][0], None)
    assert sum(state.supply) == left
    assert all(2 <= pile <= 5 for pile in state.supply)


def hands(state: ManilaState, chance: Fraction, found: Counter[tuple[int, ...]]) -> None:
    """Every way luck can deal the first hand, by exact enumeration over the odds."""
    if state.free_count(0) == pieces.HAND:
        found[tuple(state.free[:4])] += chance  # type: ignore[assignment]
        return
    total = sum(weight for _, weight in GAME.odds(state))
    for move, weight in GAME.odds(state):
        after = state.copy()
        GAME.apply(after, CHANCE, move, None)
        hands(after, chance * Fraction(weight, total), found)


def test_the_chances_of_a_first_hand() -> None:
    """§2.2 Two of twelve cards: a pair of one ware 3 in 66, two given wares 9 in 66."""
    state = Scene("manila", seats=5).play("opener 4").state
    found: Counter[tuple[int, ...]] = Counter()
    hands(state, Fraction(1), found)
    assert sum(found.values()) == 1
    assert found[(0, 0, 0, 2)] == Fraction(3, 66)
    assert found[(1, 0, 0, 1)] == Fraction(9, 66)
    assert len(found) == 10


def test_the_aim_is_a_fortune() -> None:
    """§1.1 Cash counts, and shares at their market value."""
    scene = Scene("manila", seats=3, position="cash: 10 20 30; shares 0: jade; market: 0 0 0 20")
    assert scene.match.scores == [30, 20, 30]
    assert scene.state.free[JADE] == 1
    assert scene.state.free[NUTMEG] == 0
