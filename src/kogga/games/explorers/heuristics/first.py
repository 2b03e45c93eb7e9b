"""The choices before the first turn, and where the pirate ship hurts."""

from __future__ import annotations

from kogga.games.explorers.actions import (
    Colour,
    FirstHarbour,
    FirstRoad,
    FirstSettlement,
    FirstShip,
    Move,
    NeutralHarbour,
    NeutralSettlement,
)
from kogga.games.explorers.board import (
    EDGES_OF,
    END_A,
    END_B,
    FIXED_HARBOURS,
    FIXED_SETTLEMENTS,
    Corner,
    Hex,
)
from kogga.games.explorers.heuristics.ground import weights
from kogga.games.explorers.heuristics.outlook import Outlook
from kogga.games.explorers.heuristics.voyages import KEEPS
from kogga.games.explorers.pieces import NONE, SHIPS


def rate_first(outlook: Outlook, action: Move) -> float:
    """§2 Where to begin."""
    ground = outlook.ground
    if isinstance(action, Colour):
        return pair_worth(outlook, FIXED_SETTLEMENTS[action.colour], FIXED_HARBOURS[action.colour])
    if isinstance(action, FirstHarbour):
        return ground.yields(action.corner) + 3.0 * KEEPS[start_of(outlook, action.corner)]
    if isinstance(action, FirstSettlement):
        road = [site.keep * site.pips for site in outlook.roads().beyond(action.corner)]
        return ground.yields(action.corner) + 0.1 * max(road, default=0.0)
    if isinstance(action, FirstRoad):
        return outlook.road_worth(action.edge)
    if isinstance(action, FirstShip):
        return KEEPS[outlook.known.chart(NONE).unknown[action.edge]]
    assert isinstance(action, (NeutralHarbour, NeutralSettlement)), f"{action} is not of the set-up"
    return neutral_worth(outlook, action.corner)


def pair_worth(outlook: Outlook, settlement: Corner, harbour: Corner) -> float:
    """§2.4 What a settlement and a harbour settlement bear together."""
    known = outlook.known
    more = weights(outlook.ground.income([harbour]))
    return known.yields(harbour, weights([0] * len(more))) + known.yields(settlement, more)


def start_of(outlook: Outlook, corner: Corner) -> int:
    """§2.6 Steps from the best first berth at a corner to the first discovery."""
    chart = outlook.known.chart(NONE)
    return min([chart.unknown[edge] for edge in outlook.board.corner_edges[corner]])


def neutral_worth(outlook: Outlook, corner: Corner) -> float:
    """§2.8 A good site is taken away, best where the other seat is at home and this one is not."""
    near = 0.0
    for nth in outlook.board.beside[corner]:
        for other in outlook.board.beside[nth]:
            owner = outlook.view.building[other] >> 1
            near += 0.0 if outlook.view.building[other] == NONE else -3.0 if owner == outlook.seat else 3.0
    return outlook.ground.yields(corner) + near


def rate_pirate(outlook: Outlook, hex: Hex) -> float:
    """§11.2 On the ships of those who lead, where there is something to steal; at home is 0."""
    if hex == NONE:
        return 0.0
    view = outlook.view
    total = 0.1
    for seat in range(view.seats):
        if seat == outlook.seat:
            continue
        lead = 1.0 + view.scores[seat] / outlook.target
        for edge in view.ships[SHIPS * seat : SHIPS * seat + SHIPS]:
            if edge in EDGES_OF[hex]:
                total += lead * (1.0 if view.cards[seat] else 0.6)
            elif edge != NONE and hex in outlook.board.touches[edge]:
                total += 0.4 * lead
        for corner in view.ports[seat]:
            steps = [END_A[edge] + END_B[edge] - corner for edge in outlook.board.corner_edges[corner]]
            total += 0.1 * lead * sum([1 for step in steps if hex in outlook.board.corner_hexes[step]])
    eaten = hex in view.waters and bool(view.hauls >> view.waters.index(hex) & 1)
    return total - (0.3 if eaten else 0.0)


def rate_robbery(outlook: Outlook, victim: int) -> float:
    """§11.3 From who leads, if there is a card."""
    if victim < 0:
        return 0.0
    return 1.0 + outlook.view.scores[victim] / outlook.target + (0.5 if outlook.view.cards[victim] else 0.0)
