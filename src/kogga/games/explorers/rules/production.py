"""§4 The harvest."""

from __future__ import annotations

from kogga.core.events import Say
from kogga.games.explorers.board import CORNERS_OF, Hex
from kogga.games.explorers.events import BankShort, Consoled, Harvested, Rolled
from kogga.games.explorers.pieces import MAX_SEATS, RESOURCES, RIVER_GOLD, SEVEN
from kogga.games.explorers.rules.seven import seven
from kogga.games.explorers.rules.supply import draw
from kogga.games.explorers.state import ExplorersState, Phase


def roll(state: ExplorersState, one: int, other: int, say: Say | None) -> None:
    """§4.1 Two dice: a harvest, or a seven (§4.4)."""
    state.dice = 10 * one + other
    if say:
        say(Rolled(state.active, one, other))
    if one + other == SEVEN:
        seven(state, say)
    else:
        state.phase = Phase.BUILD
        harvest(state, state.harvests[one + other], say)


def harvest(state: ExplorersState, hexes: tuple[Hex, ...], say: Say | None) -> None:
    """§4.1 Every building at a hex of this number brings a card; §13.6 at a river field two gold (R43)."""
    cards = [0] * (RESOURCES * MAX_SEATS)
    coins = [0] * MAX_SEATS
    for hex in hexes:
        kind = state.terrain[hex]
        for corner in CORNERS_OF[hex]:
            owner = state.building[corner] >> 1
            if 0 <= owner < MAX_SEATS:
                if kind < RESOURCES:
                    cards[RESOURCES * owner + kind] += 1
                else:
                    coins[owner] += RIVER_GOLD
    for kind in range(RESOURCES):
        ration(state, cards, kind, say)
    for seat in range(state.seats):
        receive(state, seat, cards[RESOURCES * seat : RESOURCES * seat + RESOURCES], coins[seat], say)


def ration(state: ExplorersState, cards: list[int], kind: int, say: Say | None) -> None:
    """§4.2 If the bank cannot pay everybody a kind, nobody gets it; a single player takes what is left."""
    due = [spot for spot in range(kind, RESOURCES * MAX_SEATS, RESOURCES) if cards[spot]]
    if not due or sum([cards[spot] for spot in due]) <= state.bank[kind]:
        return
    for spot in due:
        cards[spot] = state.bank[kind] if len(due) == 1 else 0
    if say:
        say(BankShort(kind))


def receive(state: ExplorersState, seat: int, cards: list[int], coins: int, say: Say | None) -> None:
    """§4.3 Who got no card takes a coin, gold from a river field or not (R8). Coins never run out (R5)."""
    state.gold[seat] += coins
    for kind in range(RESOURCES):
        if cards[kind]:
            draw(state, seat, kind, cards[kind])
    if say and (coins or any(cards)):
        say(Harvested(seat, tuple(cards), coins))
    if not any(cards):
        state.gold[seat] += 1
        if say:
            say(Consoled(seat))
