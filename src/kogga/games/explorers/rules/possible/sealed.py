"""Offers, answers, discards and thefts of a position."""

from __future__ import annotations

from kogga.core.errors import BadPosition
from kogga.games.explorers.pieces import HAND_LIMIT, MAX_SEATS, OFFER_ITEMS, RESOURCES
from kogga.games.explorers.rules.memory import fits, open_low, stolen, worlds_of
from kogga.games.explorers.rules.possible.phases import wrong
from kogga.games.explorers.rules.seven import laid_by
from kogga.games.explorers.rules.trade import holds
from kogga.games.explorers.state import ExplorersState, Phase


def check_offer(state: ExplorersState) -> None:
    """§5.3 An offer is open while it is drafted, answered and closed, and only then."""
    trading = state.phase in (Phase.DRAFT, Phase.ANSWER, Phase.CLOSE)
    sides = (sum(state.given), sum(state.asked))
    if max(sides) > OFFER_ITEMS or any(sides) != trading:
        raise wrong("give or ask", state)
    if any([state.given[kind] and state.asked[kind] for kind in range(len(state.given))]):
        raise BadPosition("The offer of the position has a kind on both sides.")
    if any([holds(state, state.active, kind) < state.given[kind] for kind in range(len(state.given))]):
        raise BadPosition("The offer of the position gives what is not in hand.")
    if state.phase != Phase.DRAFT and trading and not all(sides):
        raise wrong("give or ask", state)
    others = (1 << state.seats) - 1 & ~(1 << state.active)
    fits_phase = state.accepted & ~others == 0
    if state.phase == Phase.ANSWER:
        fits_phase = fits_phase and not state.accepted & state.owing
    elif state.phase == Phase.CLOSE:
        fits_phase = fits_phase and state.accepted > 0
    else:
        fits_phase = state.accepted == 0
    lacks = [
        seat
        for seat in range(state.seats)
        if state.accepted >> seat & 1
        and any([holds(state, seat, kind) < state.asked[kind] for kind in range(len(state.asked))])
    ]
    if not fits_phase or lacks or (trading and not state.drafts):
        raise wrong("accepted", state)


def check_discards(state: ExplorersState) -> None:
    """§4.4, §5.4 Who owes, and what lies face down."""
    if bool(state.owing) != (state.phase in (Phase.DISCARD, Phase.ANSWER)):
        raise wrong("owing", state)
    if state.owing >> state.seats or (state.phase == Phase.ANSWER and state.owing >> state.active & 1):
        raise wrong("owing", state)
    for seat in range(state.seats):
        due = state.cards(seat) // 2 if state.phase == Phase.DISCARD and state.cards(seat) > HAND_LIMIT else 0
        laid = laid_by(state, seat)
        owes = state.phase == Phase.DISCARD and bool(state.owing >> seat & 1)
        spots = range(RESOURCES * seat, RESOURCES * seat + RESOURCES)
        if (laid != due and not owes) or (owes and laid >= due) or any([state.laid[i] > state.hands[i] for i in spots]):
            raise wrong(f"laid {seat}", state)


def check_thefts(state: ExplorersState) -> None:
    """R50 What was stolen is possible, and the hands were never lower than they are."""
    if not state.thefts:
        return
    if any([state.low[spot] > state.hands[spot] for spot in range(RESOURCES * MAX_SEATS)]):
        raise BadPosition("low of the position is above the hands.")
    if any([not theft.low for theft in state.thefts[1:]]) or any(
        [theft.thief == theft.victim for theft in state.thefts]
    ):
        raise BadPosition("thefts of the position do not follow each other.")
    low = open_low(state)
    if not fits(stolen(state.thefts), low) or not worlds_of(state.thefts, low):
        raise BadPosition("thefts of the position cannot all have been.")
