"""In play and in the supply together: the box, at every moment of whole games."""

from __future__ import annotations

from random import Random

import pytest

import kogga
from kogga import CHANCE
from kogga.games.explorers.board import REGION
from kogga.games.explorers.pieces import (
    BANK_CARDS,
    COUNTS,
    CREW,
    CREWS,
    HARBOURS,
    HAUL,
    HAULS,
    IS_FISH,
    IS_SPICE,
    LAIR_NUMBERS,
    MAX_SEATS,
    NONE,
    PLAYED,
    RESOURCES,
    RIVER,
    ROADS,
    SACK,
    SETTLEMENTS,
    SETTLER,
    SETTLERS,
    SHIPS,
    STOCKED,
    TOKENS,
    UNKNOWN,
    Piece,
)
from kogga.games.explorers.scoring import total_of
from kogga.games.explorers.state import ExplorersState, Phase
from tests.contract.walk import pick, pick_choice

GAME = kogga.games["explorers"]


def shipped(state: ExplorersState, seat: int, piece: Piece) -> int:
    """Pieces of a kind in the holds and docks of a seat."""
    cargoes = (
        state.holds[SHIPS * seat : SHIPS * seat + SHIPS] + state.docks[HARBOURS * seat : HARBOURS * seat + HARBOURS]
    )
    return sum(COUNTS[cargo][piece] for cargo in cargoes)


def check_cards(state: ExplorersState) -> None:
    """19 cards a kind, no hand below nothing, gold never below nothing."""
    for kind in range(RESOURCES):
        assert state.bank[kind] + sum(state.hands[kind::RESOURCES]) == BANK_CARDS
    assert min(state.bank) >= 0
    assert min(state.hands) >= 0
    assert min(state.gold) >= 0


def check_pieces(state: ExplorersState) -> None:
    """Every seat has its roads, buildings, ships, settlers and crews; the lists by place say the same."""
    for seat in range(state.seats):
        assert len(state.ways[seat]) == state.road.count(seat) <= ROADS
        assert len(state.towns[seat]) == state.building.count(2 * seat) <= SETTLEMENTS
        assert len(state.ports[seat]) == state.building.count(2 * seat + 1) <= HARBOURS
        assert state.settlers[seat] + shipped(state, seat, SETTLER) == SETTLERS
        posted = sum(state.crews_of(hex, seat) for hex in state.board.hexes)
        assert state.crew_supply[seat] + posted + shipped(state, seat, CREW) == CREWS
        assert state.points[seat] == total_of(state, seat)
    afloat = [edge for edge in state.ships if edge != NONE]
    assert all(state.afloat[edge] == afloat.count(edge) for edge in state.board.edges)
    if state.open == NONE:
        assert max(state.afloat) <= 2


def check_hexes(state: ExplorersState) -> None:
    """Stocks, tokens, lair numbers, hauls and sacks are each in one place."""
    for region, hexes in enumerate(state.board.regions):
        hidden = [hex for hex in hexes if state.terrain[hex] == UNKNOWN]
        stock = state.stock[STOCKED * region : STOCKED * region + STOCKED]
        faces = sum(number for terrain, number in enumerate(stock) if IS_FISH[terrain])
        assert sum(stock) - faces + state.shoals[region] == len(hidden)
        laid = [state.number[hex] for hex in hexes if state.number[hex] and state.terrain[hex] != RIVER]
        left = [number for number in TOKENS[region] if state.tokens[region] >> number & 1]
        assert sorted([*laid, *left]) == sorted(TOKENS[region])
        assert all(REGION[hex] == region for hex in hexes)
    freed = [state.number[hex] for hex in state.board.hexes if state.terrain[hex] == RIVER and state.number[hex]]
    if 0 in PLAYED[state.scenario]:
        assert sorted([*freed, *[number for number in LAIR_NUMBERS if state.lairs >> number & 1]]) == list(LAIR_NUMBERS)
    if 1 in PLAYED[state.scenario]:
        out = sum(shipped(state, seat, HAUL) for seat in range(state.seats))
        assert state.catch + state.hauls.bit_count() + out == HAULS
    for seat in range(state.seats):
        villages = [hex for hex in state.board.hexes if IS_SPICE[state.terrain[hex]] and state.crews_of(hex, seat)]
        delivered = state.spaces[MAX_SEATS * 2 + seat]
        assert shipped(state, seat, SACK) + delivered <= len(villages)


@pytest.mark.parametrize("options", [chosen for chosen in GAME.card.option_sets if chosen["rounds"] != 100], ids=str)
@pytest.mark.parametrize("seats", GAME.card.seats)
def test_nothing_is_ever_lost(seats: int, options: dict[str, int]) -> None:
    """§1.2, §1.3 Cards, pieces, hexes, tokens, hauls and sacks; R55 no game is longer than agreed on."""
    rng = Random(f"{seats} {options}")
    state: ExplorersState = GAME.setup(seats, GAME.card.agree(options))
    while owing := GAME.to_act(state):
        check_cards(state)
        if state.phase != Phase.DRAFT:
            check_pieces(state)
            check_hexes(state)
        seat = pick(owing, rng)
        move = GAME.deal(state, rng) if seat == CHANCE else pick_choice(GAME.legal(state, seat), rng)
        GAME.apply(state, seat, move, None)
    check_cards(state)
    check_pieces(state)
    check_hexes(state)
    assert state.round <= options["rounds"]
