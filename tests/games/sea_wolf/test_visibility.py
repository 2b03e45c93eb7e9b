"""§9: fog."""

from __future__ import annotations

from fractions import Fraction

from kogga import CHANCE
from kogga.games.sea_wolf.events import DeliveryCame
from kogga.games.sea_wolf.state import Phase, WolfState
from tests.games.sea_wolf.chances import (
    at_the_delivery,
    chance_of_a_delivery,
    draw,
    draws_to_a_delivery,
    evenly,
    fresh,
    sail_on,
)
from tests.scene import Scene

ROW = "row: fish 1, ship red 6, rats, gold 6"


def in_the_bottom_stack() -> WolfState:
    """The first look into the lower stack, the first delivery having come."""
    state = at_the_delivery(fresh(poor_visibility=True), 1)
    sail_on(state)
    while state.phase == Phase.TURN:
        draw(state)
    return state


def test_two_stacks_of_26_hold_one_and_two_delivery_cards() -> None:
    """§9.1 The one with two lies below."""
    scene = Scene("sea_wolf", seats=2, poor_visibility=True)
    assert (scene.view(0).pile, scene.state.left, scene.state.due) == (55, 26, 1)
    state = in_the_bottom_stack()
    assert (state.left, state.due, state.pile.bit_count()) == (26, 2, 26)


def test_no_delivery_before_the_first_turn() -> None:
    """R23 None among the first five cards: the row lies, and a card is there to be drawn."""
    scene = Scene("sea_wolf", seats=2, poor_visibility=True).play("start 1")
    for value in (1, 2, 3, 4):
        scene.play(f"turn up fish {value}")
    assert (scene.state.phase, scene.to_act) == (Phase.TURN, (1,))


def test_the_first_delivery_comes_after_1_to_22_draws() -> None:
    """R23 Each as likely."""
    assert draws_to_a_delivery(fresh(poor_visibility=True)) == evenly(range(1, 23))


def test_after_the_first_delivery_the_upper_stack_is_safe() -> None:
    """R23 Its delivery card is out: luck is not asked until the lower stack is reached."""
    state = at_the_delivery(fresh(poor_visibility=True), 1)
    sail_on(state)
    assert (state.phase, state.left, state.due) == (Phase.TURN, 21, 0)
    for _ in range(20):
        draw(state)
        assert state.phase == Phase.TURN
    draw(state)
    assert state.phase == Phase.TOP


def test_the_first_look_into_the_lower_stack_is_two_in_28() -> None:
    """R23 d delivery cards among c cards: d in c."""
    state = in_the_bottom_stack()
    assert chance_of_a_delivery(state) == Fraction(2, 28)
    draw_on = state.copy()
    draw_on.phase = Phase.TURN
    draw(draw_on)
    assert chance_of_a_delivery(draw_on) == Fraction(2, 27)


def test_the_second_and_third_in_a_row_are_one_chance_in_14() -> None:
    """R23 Wherever the second lies in its stack."""
    state = in_the_bottom_stack()
    together = Fraction(0)
    for draws, chance in draws_to_a_delivery(state).items():
        second = at_the_delivery(state, draws)
        sail_on(second)
        together += chance * draws_to_a_delivery(second)[0] if second.phase == Phase.TOP else chance
    assert together == Fraction(1, 14)


def test_second_and_third_lie_anywhere_in_the_lower_stack() -> None:
    """R23 Every two places of the 28 are as likely."""
    state = in_the_bottom_stack()
    for draws, chance in draws_to_a_delivery(state).items():
        second = at_the_delivery(state, draws)
        sail_on(second)
        third = draws_to_a_delivery(second) if second.phase == Phase.TOP else {0: Fraction(1)}
        assert {chance * further for further in third.values()} == {Fraction(2, 28 * 27)}


def test_a_further_delivery_begins_with_the_same_player_and_a_further_wolf() -> None:
    """R13, R23 Second and third in a row, as the first delivery and its wolf are dealt with completely."""
    position = f"{ROW}; stack: 0; left: 1; due: 1; active: 1; hand 1: gold 1, gold 2; hand 0: fish 4"
    scene = Scene("sea_wolf", seats=2, position=position, poor_visibility=True)
    scene.play("draw", "drawn gold 3")
    assert scene.heard[-1] == DeliveryCame(1)
    scene.play("done", "refuse", "hire")
    assert scene.to_act == (CHANCE,)
    scene.play("top delivery")
    assert (scene.heard[-1], scene.to_act) == (DeliveryCame(2), (1,))
    scene.play("done", "done")
    assert (scene.state.phase, scene.to_act) == (Phase.WOLF, (1,))
    scene.play("hire", "top delivery")
    assert (scene.heard[-1], scene.to_act) == (DeliveryCame(3), (1,))
    scene.play("done", "done")
    assert scene.match.over


def test_deliveries_at_the_very_bottom_need_no_luck() -> None:
    """R23 With no ordinary card left in the stack there is nothing to be in doubt about."""
    position = f"{ROW}; came: 1; discards: wolf; stack: 1; left: 1; hand 0: fish 4"
    scene = Scene("sea_wolf", seats=2, position=position, poor_visibility=True).play("draw", "drawn gold 3")
    assert scene.heard[-1] == DeliveryCame(2)
    scene.play("done", "hire")
    assert scene.heard[-1] == DeliveryCame(3)


def test_the_size_of_the_pile_and_the_end_of_the_upper_stack_are_public() -> None:
    """R23 What nobody knows is where the delivery cards lie."""
    scene = Scene("sea_wolf", seats=3, position=ROW, poor_visibility=True)
    for eyes in (0, 1, 2, None):
        view = scene.view(eyes)
        assert (view.pile, view.left, view.due) == (22 + 1 + 26 + 2, 22, 1)
