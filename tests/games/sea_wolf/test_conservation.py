"""In play and in the supply together: the box, at every moment of whole games."""

from __future__ import annotations

from random import Random

import pytest

from kogga import CHANCE
from kogga.games.sea_wolf.notation import AT_A_PORT
from kogga.games.sea_wolf.pieces import (
    DELIVERIES,
    NO_CARD,
    NO_PAIR,
    ORDINARY_CARDS,
    PAIR_GOOD,
    PAIR_SHIP,
    WOLF,
    cards_of,
)
from kogga.games.sea_wolf.state import Phase, WolfState
from tests.games.sea_wolf.chances import GAME


def ordinary_cards(state: WolfState) -> list[int]:
    """Every ordinary card, wherever it lies."""
    laid = [card for pair in state.laid if pair != NO_PAIR for card in (PAIR_SHIP[pair], PAIR_GOOD[pair])]
    lying = [card for card in (*state.row, *state.discards) if card not in (NO_CARD, WOLF)]
    return sorted([*cards_of(state.pile), *lying, *laid, *(card for hand in state.hands for card in hand)])


def delivery_cards(state: WolfState) -> int:
    """The three two-sided cards: still in the pile, at work, or turned into wolves."""
    in_the_pile = state.due + sum(due for _, due, _ in state.stacks()[state.stack + 1 :])
    at_work = 1 if state.phase in AT_A_PORT else 0
    return in_the_pile + at_work + sum(state.wolves) + state.discards.count(WOLF)


def check(state: WolfState) -> None:
    """Nothing is lost and nothing is twice; the pile is as high as its stacks say."""
    assert ordinary_cards(state) == list(range(ORDINARY_CARDS))
    assert delivery_cards(state) == DELIVERIES
    assert state.pile.bit_count() == state.left + sum(size for size, _, _ in state.stacks()[state.stack + 1 :])
    held = {card for hand in state.hands for card in hand}
    assert all(card in held for card in range(ORDINARY_CARDS) if state.open >> card & 1)
    if state.phase in (Phase.TURN, Phase.EVENT):
        assert NO_CARD not in state.row
        assert state.left > 0


@pytest.mark.parametrize("options", GAME.card.option_sets)
@pytest.mark.parametrize("seats", GAME.card.seats)
def test_no_card_is_ever_lost(seats: int, options: dict[str, bool]) -> None:
    """§1.2 52 ordinary cards, each once, and three delivery cards; no deal has more than 48 draws (R3) or 98 turns."""
    for seed in range(1 if options["hundred"] else 4):
        rng = Random(seed)
        state: WolfState = GAME.setup(seats, GAME.card.agree(options))
        draws = turns = 0
        while GAME.to_act(state):
            check(state)
            seat = GAME.to_act(state)[0]
            move = GAME.deal(state, rng) if seat == CHANCE else rng.choice(GAME.legal(state, seat))
            draws = 0 if state.phase <= Phase.ROW else draws + (state.phase in (Phase.REFILL, Phase.DRAW))
            turns = 0 if state.phase <= Phase.ROW else turns + (state.phase == Phase.TURN)
            GAME.apply(state, seat, move, None)
            assert draws <= 48
            assert turns <= 98
        check(state)
