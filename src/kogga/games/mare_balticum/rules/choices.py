"""§3.2 What the active seat may do in its turn."""

from __future__ import annotations

from kogga.games.mare_balticum.actions import END_TURN, FISH, LOOK, Move
from kogga.games.mare_balticum.pieces import AMBER, FEW, FLEET, HOLD, SHIFT
from kogga.games.mare_balticum.rules.fishing import CATCHES
from kogga.games.mare_balticum.rules.overboard import OVERBOARDS
from kogga.games.mare_balticum.rules.sailing import SURVEYS, survey
from kogga.games.mare_balticum.rules.unloading import landings
from kogga.games.mare_balticum.state import MareState


def turn_moves(state: MareState) -> list[Move]:
    """§3.2 Sail, fish, unload, in any mix; with module 2 a contract; overboard and the end of the turn at any time."""
    seat = state.active
    fields = state.fleets[seat]
    hold = state.holds[seat]
    fleet = SURVEYS.get(fields) or survey(fields)
    moves: list[Move] = []
    if state.actions:
        moves = fleet.sails[:] if fleet.size == FLEET[state.seats] else fleet.launches[:]
        sea = state.sea
        if hold % FEW < HOLD:
            for field in fleet.waters:
                if sea[field]:
                    moves += CATCHES[field][sea[field]]
        else:
            moves += [FISH[field][AMBER] for field in fleet.waters if sea[field] >> SHIFT[AMBER]]
        if state.options.contracts:
            moves.append(LOOK)
    if hold:
        if fleet.ports:
            moves += landings(state)
        moves += OVERBOARDS[hold]
    moves.append(END_TURN)
    return moves
