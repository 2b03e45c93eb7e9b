"""§12 Mission tracks and leaders' cards."""

from __future__ import annotations

from kogga.core.actions import Seat
from kogga.core.events import Say
from kogga.games.explorers.events import LeadTaken, MarkerMoved
from kogga.games.explorers.pieces import MAX_SEATS, NOBODY, TRACKS, Mission
from kogga.games.explorers.state import ExplorersState, put


def advance(state: ExplorersState, seat: Seat, mission: Mission, say: Say | None) -> None:
    """§12.1 A marker goes one space on, on top of those that were there first; from the last it does not (R23)."""
    spot = MAX_SEATS * mission + seat
    space = state.spaces[spot] + 1
    track = TRACKS[mission]
    if space == len(track):
        return
    state.spaces[spot] = space
    state.points[seat] += track[space] - track[space - 1]
    pile = [other for other in state.piles[mission] if other != seat]
    state.piles = put(state.piles, mission, (*pile, seat))
    if say:
        say(MarkerMoved(seat, mission, space))
    take_the_lead(state, seat, mission, say)


def take_the_lead(state: ExplorersState, seat: Seat, mission: Mission, say: Say | None) -> None:
    """§12.2 The leader's card, one point, goes to whoever is farther than its owner (R22)."""
    leader = state.leads[mission]
    spot = MAX_SEATS * mission
    if leader == seat or (leader != NOBODY and state.spaces[spot + leader] >= state.spaces[spot + seat]):
        return
    if leader != NOBODY:
        state.points[leader] -= 1
    state.points[seat] += 1
    state.leads = put(state.leads, mission, seat)
    if say:
        say(LeadTaken(seat, mission))
