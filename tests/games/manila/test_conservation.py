"""Every peso that leaves the bank arrives, and back; shares and accomplices stay what the box holds."""

from __future__ import annotations

from random import Random

import pytest

from kogga import CHANCE
from kogga.core.events import Event
from kogga.games.manila import events
from kogga.games.manila.board import SPACES, open_targets
from kogga.games.manila.pieces import ACCOMPLICES, LOAN, NO_PAWN, PAWNS, REDEMPTION, SHARES
from kogga.games.manila.state import ManilaState, Phase
from tests.games.manila.table import GAME

PAID = (events.OfficeTaken, events.ShareBought, events.Placed, events.StowedAway, events.DamagePaid)
RECEIVED = (events.Insured, events.LootShared, events.CrewPaid, events.PortPaid, events.YardPaid)


def flow(event: Event) -> tuple[int, int]:
    """Whose cash an event changes, and by how much."""
    if isinstance(event, PAID):
        return event.seat, -event.pesos
    if isinstance(event, RECEIVED):
        return event.seat, event.pesos
    if isinstance(event, events.Borrowed):
        return event.seat, LOAN
    if isinstance(event, (events.Redeemed, events.RedeemedAtLast)):
        return event.seat, -REDEMPTION
    return 0, 0


def check_box(state: ManilaState) -> None:
    """Five shares a ware; no accomplice twice, none too many; nobody owes the bank but by mortgage."""
    for ware in range(4):
        held = sum(state.free[ware::4]) + sum(state.pledged[ware::4])
        assert held + state.supply[ware] == SHARES
    standing = [pawn for pawn in state.spaces if pawn != NO_PAWN]
    assert len(standing) == len(set(standing))
    for seat in range(state.seats):
        assert sum(pawn // PAWNS == seat for pawn in standing) <= ACCOMPLICES[state.seats]
        assert state.cash[seat] >= 0
    held_by_seat = [free + pledged for free, pledged in zip(state.free, state.pledged, strict=True)]
    assert all(bought <= held for bought, held in zip(state.bought, held_by_seat, strict=True))
    assert len(state.spaces) == SPACES
    if state.phase == Phase.PLACE:
        assert state.open == open_targets(state.boats, state.spaces)


@pytest.mark.parametrize("options", GAME.card.option_sets)
@pytest.mark.parametrize("seats", GAME.card.seats)
def test_money_shares_and_accomplices_are_conserved(seats: int, options: dict[str, bool]) -> None:
    """§1.2 R2 After every action of whole random games: what the events say is what happened to everybody's cash."""
    for seed in range(6):
        rng = Random(seed)
        state: ManilaState = GAME.setup(seats, GAME.card.agree(options))
        while GAME.to_act(state):
            seat = GAME.to_act(state)[0]
            move = GAME.deal(state, rng) if seat == CHANCE else rng.choice(GAME.legal(state, seat))
            expected = state.cash[:]
            said: list[Event] = []
            GAME.apply(state, seat, move, said.append)
            for event in said:
                who, pesos = flow(event)
                expected[who] += pesos
            assert state.cash == expected, f"{move}: {said}"
            check_box(state)
        assert state.voyage >= 4


def test_the_events_say_who_holds_what() -> None:
    """R29 Purchases, loans and redemptions, added up, are everybody's shares at the end."""
    rng = Random(1)
    state: ManilaState = GAME.setup(5, GAME.card.agree({"any_shares": True}))
    free, pledged = [0] * 20, [0] * 20
    said: list[Event] = []
    while GAME.to_act(state):
        seat = GAME.to_act(state)[0]
        move = GAME.deal(state, rng) if seat == CHANCE else rng.choice(GAME.legal(state, seat))
        GAME.apply(state, seat, move, said.append)
    for event in said:
        if isinstance(event, (events.ShareDealt, events.ShareBought)):
            free[4 * event.seat + event.ware] += 1
        elif isinstance(event, (events.Borrowed, events.Redeemed, events.RedeemedAtLast)):
            sign = 1 if isinstance(event, events.Borrowed) else -1
            free[4 * event.seat + event.ware] -= sign
            pledged[4 * event.seat + event.ware] += sign
    assert (state.free, state.pledged) == (free, pledged)
