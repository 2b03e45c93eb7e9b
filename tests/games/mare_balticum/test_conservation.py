"""In play and in the supply together: the box, at every moment of whole games."""

from __future__ import annotations

from random import Random

import pytest

from kogga import CHANCE
from kogga.games.mare_balticum.board import BIT, CAPACITY, PORT_CIRCLES, WATERS, is_chain, members
from kogga.games.mare_balticum.pieces import (
    AMBER,
    CARDS,
    CATCH,
    DEMAND_TOKENS,
    FLEET,
    HOLD,
    IN_THE_BOX,
    NONE,
    SPECIES,
    TIME,
    TIME_TOKENS,
    count,
    size,
)
from kogga.games.mare_balticum.state import MareState, Phase
from tests.games.mare_balticum.table import GAME


def check_tokens(state: MareState) -> None:
    """68 catch tokens and 6 time tokens; no field too full, no hold too full, no amber aboard."""
    for kind in range(CATCH):
        lying = sum(count(each, kind) for each in [state.box, *state.sea, *state.holds, *state.stores])
        assert lying + state.bag[kind] == IN_THE_BOX[kind]
    assert state.bag[TIME] + state.time == (0 if state.phase == Phase.SEA else TIME_TOKENS)
    assert all(size(tokens) <= CAPACITY[field] for field, tokens in enumerate(state.sea))
    assert all(size(hold) <= HOLD and not count(hold, AMBER) for hold in state.holds)
    assert state.bare == sum(BIT[field] for field in members(WATERS) if not state.sea[field])


def check_boats(state: MareState) -> None:
    """Every seat has its boats: in reserve, or on the board in one chain."""
    for seat in range(state.seats):
        out = [field for field in state.fleet(seat) if field >= 0]
        assert len(out) + state.in_reserve(seat) == FLEET[state.seats]
        assert sum(BIT[field] for field in set(out)) == state.fleets[seat]
        assert len(set(out)) == len(out)
        assert is_chain(state.fleets[seat])


def check_tables(state: MareState) -> None:
    """Company tokens, demand tokens and contracts are each in one place."""
    for seat in range(state.seats):
        placed = [species for species in state.market_of(seat) if species != NONE]
        assert len(set(placed)) == len(placed)
    assert len({state.played(seat) for seat in range(state.seats)}) == 1
    for circles in PORT_CIRCLES:
        lying = [state.demand[circle] for circle in circles if state.demand[circle] != NONE]
        assert len(set(lying)) == len(lying)
    assert all(state.demand.count(species) <= DEMAND_TOKENS for species in range(SPECIES))
    held = [card for card in state.contracts if card != NONE]
    assert len(set(held)) == len(held) < CARDS


@pytest.mark.parametrize("options", GAME.card.option_sets, ids=str)
@pytest.mark.parametrize("seats", GAME.card.seats)
def test_nothing_is_ever_lost(seats: int, options: dict[str, bool]) -> None:
    """§1.2 68 + 6 tokens, boats, demand tokens, company tokens, contracts; 41 rounds at most (R21)."""
    for seed in range(4):
        rng = Random(seed)
        state: MareState = GAME.setup(seats, GAME.card.agree(options))
        while owing := GAME.to_act(state):
            check_tokens(state)
            check_boats(state)
            check_tables(state)
            seat = owing[int(rng.random() * len(owing))]
            move = GAME.deal(state, rng) if seat == CHANCE else rng.choice(GAME.legal(state, seat))
            GAME.apply(state, seat, move, None)
        check_tokens(state)
        assert state.round <= 41
        assert not any(state.holds)
