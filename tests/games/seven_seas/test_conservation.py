"""In play and in the supply together: the box, at every moment of whole games."""

from __future__ import annotations

from random import Random

import pytest

from kogga import CHANCE
from kogga.core.options import Choice
from kogga.games.seven_seas.pieces import (
    CHESTS_A_GUARD,
    KINDS,
    LOOT_EACH,
    NO_ROLE,
    NOBODY,
    SHIPS,
    TALISMAN,
    UNDER_LAST_ROUND,
    adventure_cards,
)
from kogga.games.seven_seas.state import Phase, SeasState, empty_ships, line_up, privilege_of
from tests.games.seven_seas.table import GAME


def check_cards(state: SeasState) -> None:
    """Every adventure card and every loot card lies somewhere, once."""
    lying = [*state.deck, *state.played, *(card for hand in state.hands for card in hand)]
    assert sorted(lying) == adventure_cards(state.seats, state.options)
    assert len(state.deck) == state.above + UNDER_LAST_ROUND or state.last
    for kind in range(KINDS):
        aboard = sum(state.cargo[kind::KINDS]) + state.drawn.count(kind)
        assert state.loot[kind] + state.discards[kind] + aboard == LOOT_EACH
    assert state.loot[TALISMAN] + state.discards[TALISMAN] + sum(state.talismans) == LOOT_EACH


def check_ships(state: SeasState) -> None:
    """Ten ships each; goods have ships under them; guards as the chests demand, unless no ship is empty."""
    for seat in range(state.seats):
        reserve = SHIPS - state.fleet[seat] - state.guards[seat]
        assert min(state.fleet[seat], state.guards[seat], reserve, empty_ships(state, seat)) >= 0
        due = state.chests[seat] // CHESTS_A_GUARD - state.guards[seat]
        assert state.phase >= Phase.SALE or due == 0 or (due > 0 and empty_ships(state, seat) == 0)
        assert min(state.chests[seat], state.yin[seat], state.skulls[seat], state.talismans[seat]) >= 0


def check_moment(state: SeasState) -> None:
    """Flags belong to somebody or nobody; agenda and privilege are what the chosen characters make them."""
    assert all(NOBODY <= owner < state.seats for owner in state.flags)
    if state.phase < Phase.SALE and state.role != NO_ROLE:
        assert state.agenda == line_up(state.chosen, state.role, state.active, state.first)
        assert state.privilege == privilege_of(state.chosen, state.role, state.active, state.first)
    assert state.phase <= Phase.OVER
    assert not state.drawn or state.phase in (Phase.LOOT, Phase.LOAD)


@pytest.mark.parametrize("options", GAME.card.option_sets, ids=lambda options: "-".join(map(str, options.values())))
@pytest.mark.parametrize("seats", GAME.card.seats)
def test_nothing_is_lost_and_nothing_is_twice(seats: int, options: dict[str, Choice]) -> None:
    """§1.2, §1.3, §1.4, §1.5 30 adventure cards, 60 loot cards, ten ships each, four flags."""
    for seed in range(2):
        rng = Random(seed)
        state: SeasState = GAME.setup(seats, GAME.card.agree(options))
        while GAME.to_act(state):
            check_cards(state)
            check_ships(state)
            check_moment(state)
            seat = GAME.to_act(state)[0]
            move = GAME.deal(state, rng) if seat == CHANCE else rng.choice(GAME.legal(state, seat))
            GAME.apply(state, seat, move, None)
        check_cards(state)
        check_ships(state)
