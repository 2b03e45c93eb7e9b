"""§8 Discovery."""

from __future__ import annotations

from kogga.core.events import Say
from kogga.games.explorers.actions import TOKEN, TURN_HEX, Move
from kogga.games.explorers.board import EDGES_OF, REGION, Hex
from kogga.games.explorers.events import Discovered, Rewarded, TokenLaid
from kogga.games.explorers.pieces import (
    DISCOVERY_GOLD,
    FISH,
    IS_FISH,
    NONE,
    RESOURCES,
    STOCKED,
    TOKENS,
    Terrain,
)
from kogga.games.explorers.rules.supply import draw
from kogga.games.explorers.state import ExplorersState, Phase, put


def hex_odds(state: ExplorersState) -> list[tuple[Move, int]]:
    """§8.1 Every hex left in the region's stock is as likely (R15); a fish hex shows any face not seen there (R16)."""
    hex = state.spot
    region = REGION[hex]
    spot = STOCKED * region
    shoals = state.shoals[region]
    faces = sum([state.stock[spot + terrain] for terrain in range(FISH, FISH + 6)])
    odds: list[tuple[Move, int]] = []
    for terrain in range(STOCKED):
        hexes = state.stock[spot + terrain]
        weight = hexes * (shoals if IS_FISH[terrain] else max(1, faces))
        if weight:
            odds.append((TURN_HEX[hex][terrain], weight))
    return odds


def turn_hex(state: ExplorersState, hex: Hex, terrain: Terrain, say: Say | None) -> None:
    """§8.1 The hex lies open, and the sea routes round it are known. Land gets a number; §8.2 all else brings gold."""
    region = REGION[hex]
    state.stock[STOCKED * region + terrain] -= 1
    state.terrain = put(state.terrain, hex, terrain)
    chart(state, hex)
    if say:
        say(Discovered(state.active, hex, terrain))
    if terrain < RESOURCES:
        state.phase = Phase.TOKEN
        return
    if IS_FISH[terrain]:
        state.shoals = put(state.shoals, region, state.shoals[region] - 1)
        state.waters = put(state.waters, terrain - FISH, hex)
    state.gold[state.active] += DISCOVERY_GOLD
    state.phase = Phase.SEA
    state.spot = NONE
    if say:
        say(Rewarded(state.active, NONE, DISCOVERY_GOLD))


def chart(state: ExplorersState, hex: Hex) -> None:
    """§7.1 Which sides of a newly found hex are sea routes."""
    route = list(state.route)
    for edge in EDGES_OF[hex]:
        route[edge] = int(state.board.is_route(edge, state.terrain))
    state.route = tuple(route)


def token_odds(state: ExplorersState) -> list[tuple[Move, int]]:
    """§8.1 Every token left of the region is as likely (R15)."""
    left = state.tokens[REGION[state.spot]]
    return [(TOKEN[state.spot][number], 1) for number in TOKENS[REGION[state.spot]] if left >> number & 1]


def lay_token(state: ExplorersState, hex: Hex, number: int, say: Say | None) -> None:
    """§8.1 The number; §8.2 a card of the land, if the bank has one (R4)."""
    region = REGION[hex]
    kind = state.terrain[hex]
    state.tokens = put(state.tokens, region, state.tokens[region] & ~(1 << number))
    state.number = put(state.number, hex, number)
    state.harvests = put(state.harvests, number, (*state.harvests[number], hex))
    state.phase = Phase.SEA
    state.spot = NONE
    has_card = state.bank[kind] > 0
    if has_card:
        draw(state, state.active, kind, 1)
    if say:
        say(TokenLaid(hex, number))
        say(Rewarded(state.active, kind if has_card else NONE, 0))
