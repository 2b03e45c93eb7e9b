"""§11 The score sheet, line by line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kogga.core.actions import Seat
from kogga.core.scores import ScoreLine, ScoreSheet, places
from kogga.games.mare_balticum.pieces import (
    AMBER,
    CARD_SPECIES,
    CATCH,
    KINDS,
    MARKET,
    NONE,
    SET_AMBER,
    SET_POINTS,
    SPACES,
    SPECIES,
    Card,
    MareOptions,
    Species,
    Tokens,
    count,
    counts,
    size,
)
from kogga.games.mare_balticum.state import MareState

LINES: Final = (*KINDS[:CATCH], "contract")


def sets_of(store: Tokens, contract: Card) -> int:
    """§13.3 How often a contract is fulfilled: one fish of each species and two amber a set, as often as can be (R41).

    That is never worse than selling: the same four tokens bring 3 + 2 + 1 + 1 at best.
    """
    if contract == NONE:
        return 0
    one, other = CARD_SPECIES[contract]
    lying = counts(store)
    return min(lying[one], lying[other], lying[AMBER] // SET_AMBER)


def prices_of(market: Sequence[Species]) -> list[int]:
    """§11.2 What a token of each kind is worth: fish by the market, nothing if unplaced (R21); amber always 1."""
    prices = [0] * SPECIES + [1]
    for space, species in enumerate(market):
        if species >= 0:
            prices[species] = MARKET[space]
    return prices


def points_of(market: Sequence[Species], store: Tokens, contract: Card) -> list[int]:
    """§11.2, §13.3 The points of every line: the five kinds, then the contract. Tokens on the contract are not sold."""
    lying = counts(store)
    sets = sets_of(store, contract)
    if sets:
        one, other = CARD_SPECIES[contract]
        lying[one] -= sets
        lying[other] -= sets
        lying[AMBER] -= SET_AMBER * sets
    prices = prices_of(market)
    return [*[lying[kind] * prices[kind] for kind in range(CATCH)], SET_POINTS * sets]


def total_of(state: MareState, seat: Seat) -> int:
    """§11.2 A seat's points if the game ended now; what is still in the hold counts nothing (§11.1)."""
    return sum(points_of(state.market_of(seat), state.stores[seat], state.contracts[seat]))


def least_total(state: MareState, seat: Seat) -> int:
    """What a seat has for certain, for eyes that see only which spaces it has covered: its dearest spaces may belong
    to the species it has least of, and a contract may bring nothing.
    """
    points = count(state.stores[seat], AMBER)
    fish = [count(state.stores[seat], species) for species in range(SPECIES)]
    fish.sort()
    covered = 0
    for space in range(SPACES):
        if state.market[SPACES * seat + space] != NONE:
            points += fish[covered] * MARKET[space]
            covered += 1
    return points


def rank_of(state: MareState, seat: Seat) -> tuple[int, int]:
    """§1.1 The most points win. §11.3 In a tie more tokens in the warehouse, those on a contract among them (R32);
    the same for the lower places (R31).
    """
    return total_of(state, seat), size(state.stores[seat])


def score_sheets(state: MareState) -> list[ScoreSheet]:
    """§11 Every seat's sheet, as if the game ended now."""
    seats = range(state.seats)
    place = places([rank_of(state, seat) for seat in seats])
    return [sheet_of(state, seat, place[seat]) for seat in seats]


def sheet_of(state: MareState, seat: Seat, place: int) -> ScoreSheet:
    """§11.2 One seat's lines; the contract's only with module 2."""
    points = points_of(state.market_of(seat), state.stores[seat], state.contracts[seat])
    lines = [ScoreLine(LINES[nth], points[nth]) for nth in range(lines_of(state.options))]
    return ScoreSheet(seat, tuple(lines), sum(points), place)


def lines_of(options: MareOptions) -> int:
    """How many lines the sheet has."""
    return len(LINES) if options.contracts else CATCH
