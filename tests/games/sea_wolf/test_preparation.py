"""§1, §2: what is in the box, and how the table is laid."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

import kogga
from kogga import CHANCE, KoggaError
from kogga.games.sea_wolf.events import DealBegan, TurnedUp
from kogga.games.sea_wolf.pieces import (
    COLOR,
    DELIVERIES,
    EVENTS,
    FIRST_EVENT,
    FIRST_GOOD,
    GOODS,
    ORDINARY_CARDS,
    WORDS,
    WORTH,
)
from kogga.games.sea_wolf.state import Phase
from tests.games.sea_wolf.chances import GAME, at_the_delivery, draws_to_a_delivery, evenly, fresh, sail_on
from tests.scene import Scene

THE_ROW = ("turn up fish 4", "turn up ship red 2", "turn up rats", "turn up gold 6")


def test_the_box_holds_55_cards() -> None:
    """§1.2 24 ships, 24 goods, 4 events, 3 delivery cards with a sea wolf on the back."""
    ships = range(FIRST_GOOD)
    goods = range(FIRST_GOOD, FIRST_EVENT)
    events = range(FIRST_EVENT, ORDINARY_CARDS)
    assert (len(ships), len(goods), len(events), DELIVERIES) == (24, 24, 4, 3)
    assert (
        Counter(COLOR[card] for card in ships) == Counter(COLOR[card] for card in goods) == dict.fromkeys(range(4), 6)
    )
    assert [WORDS[card] for card in events] == ["rats", "mutiny", "flu", "pirates"]


def test_each_color_has_its_good_and_its_event() -> None:
    """R2 Fish are blue and feared by rats, barrels red (mutiny), pigs pink (flu), gold yellow (pirates)."""
    assert GOODS == ("fish", "barrels", "pigs", "gold")
    assert EVENTS == ("rats", "mutiny", "flu", "pirates")
    words = {color: {WORDS[card] for card in range(ORDINARY_CARDS) if COLOR[card] == color} for color in range(4)}
    assert {"ship blue 1", "fish 1", "rats"} < words[0]
    assert {"ship red 2", "barrels 2", "mutiny"} < words[1]
    assert {"ship pink 3", "pigs 3", "flu"} < words[2]
    assert {"ship yellow 4", "gold 4", "pirates"} < words[3]


def test_each_value_from_1_to_6_is_once_in_every_suit() -> None:
    """R2 No card exists twice."""
    assert len(set(WORDS)) == len(WORDS)
    for suit in range(8):
        assert [WORTH[card] for card in range(6 * suit, 6 * suit + 6)] == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_play(seats: int) -> None:
    """R1 The game is for two to five players."""
    assert len(kogga.match("sea_wolf", seats=seats, seed=1).scores) == seats


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_one_or_six_do_not_play(seats: int) -> None:
    """R1 Nor does anybody else."""
    with pytest.raises(KoggaError, match="2 to 5 players"):
        kogga.match("sea_wolf", seats=seats)


def test_the_pile_is_three_stacks_with_a_delivery_card_under_each() -> None:
    """§2.1 All 52 ordinary cards and three delivery cards lie in the pile; 17 over the first delivery card (R3)."""
    view = Scene("sea_wolf", seats=3).view(0)
    assert (view.pile, view.left, view.due, view.came) == (55, 17, 1, 0)


def test_the_stacks_have_17_17_and_18_cards() -> None:
    """R3 First delivery after 13 draws (four cards are in the row), second after 17 more, third among 18 more."""
    state = fresh()
    sizes = []
    for draws in (13, 17, 0):
        sizes.append((state.stack, state.left, state.due, state.shuffled))
        state = at_the_delivery(state, draws)
        sail_on(state)
    assert sizes == [(0, 13, 1, False), (1, 17, 1, False), (2, 18, 1, True)]


def test_the_first_two_deliveries_come_at_fixed_points() -> None:
    """R4 After 13 draws, and after 17 more: luck has no say."""
    state = fresh()
    assert draws_to_a_delivery(state) == {13: 1}
    state = at_the_delivery(state, 13)
    sail_on(state)
    assert draws_to_a_delivery(state) == {17: 1}


def test_the_third_delivery_comes_anywhere_in_the_last_stack() -> None:
    """R4 After 0 to 18 more draws, each as likely, 9 on average: so 30 to 48 draws in all."""
    state = at_the_delivery(fresh(), 13)
    sail_on(state)
    state = at_the_delivery(state, 17)
    sail_on(state)
    chances = draws_to_a_delivery(state)
    assert chances == evenly(range(19))
    assert sum(draws * chance for draws, chance in chances.items()) == 9


def test_two_deliveries_in_a_row_are_one_chance_in_19() -> None:
    """R13 The third lies right under the second as often as anywhere else in its stack."""
    state = at_the_delivery(fresh(), 13)
    sail_on(state)
    state = at_the_delivery(state, 17)
    sail_on(state)
    assert state.phase == Phase.TOP
    assert draws_to_a_delivery(state)[0] == Fraction(1, 19)


def test_every_card_of_the_pile_is_as_likely_to_be_the_next() -> None:
    """R4 Whichever stack it lies in: 48 cards for the first draw."""
    scene = Scene("sea_wolf", seats=2).play("start 0", *THE_ROW, "draw")
    odds = {str(outcome): weight for outcome, weight in GAME.odds(scene.state)}
    hidden = set(WORDS) - {"fish 4", "ship red 2", "rats", "gold 6", "wolf"}
    assert odds == {f"drawn {card}": 1 for card in hidden}


def test_four_cards_lie_open_in_a_row() -> None:
    """§2.2 Luck turns them up one by one."""
    scene = Scene("sea_wolf", seats=2).play("start 0", *THE_ROW)
    assert [WORDS[card] for card in scene.state.row] == ["fish 4", "ship red 2", "rats", "gold 6"]
    assert [event for event in scene.heard if isinstance(event, TurnedUp)] == [
        TurnedUp(card) for card in scene.state.row
    ]
    assert (scene.state.left, scene.state.pile.bit_count()) == (13, 48)


def test_a_card_turned_up_cannot_be_turned_up_again() -> None:
    """§2.2 Every ordinary card exists once."""
    scene = Scene("sea_wolf", seats=2).play("start 0", "turn up fish 4")
    assert scene.refused("turn up fish 4", CHANCE).reason == "impossible_luck"


def test_luck_names_who_begins() -> None:
    """§2.3 Nobody is asked who was last aboard a ship."""
    scene = Scene("sea_wolf", seats=3)
    assert scene.to_act == (CHANCE,)
    scene.play("start 2", *THE_ROW)
    assert scene.heard[0] == DealBegan(deal=1, first=2)
    assert scene.to_act == (2,)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_seat_is_as_likely_to_begin(seats: int) -> None:
    """R5 A random start."""
    odds = GAME.odds(Scene("sea_wolf", seats=seats).state)
    assert [(str(outcome), weight) for outcome, weight in odds] == [(f"start {seat}", 1) for seat in range(seats)]


def test_hands_are_empty_at_first() -> None:
    """R6 Nothing is dealt to the players, and nothing lies on the used cards."""
    state = Scene("sea_wolf", seats=4).play("start 0", *THE_ROW).state
    assert (state.hands, state.wolves, state.discards) == ([[], [], [], []], [0, 0, 0, 0], [])
