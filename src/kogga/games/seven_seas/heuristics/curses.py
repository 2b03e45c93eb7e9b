"""What a curse is likely to cost."""

from __future__ import annotations

from kogga.core.actions import Seat
from kogga.games.seven_seas.heuristics.outlook import RIVALS, TAVERN_DIE, Outlook
from kogga.games.seven_seas.pieces import (
    CURSED_GOODS,
    FACES,
    IDOL,
    KRAKEN,
    MUTINY,
    PAYDAY,
    PRIVILEGE,
    TAVERN,
    TOP_GOOD,
    WAGES,
    WHIRLPOOL,
    Card,
    Role,
)


def curse_worth(outlook: Outlook, card: Card) -> float:
    """§14 What a curse costs the rivals, less what it costs oneself."""
    if card == TAVERN:
        return TAVERN_DIE[FACES] / 2
    spared = PRIVILEGE[Role.SHAMAN] * outlook.view.privilege
    own = curse_loss(outlook, card, outlook.seat, spared)
    others = sum([curse_loss(outlook, card, seat, 0) for seat in outlook.rivals()])
    return RIVALS * others - own


def curse_loss(outlook: Outlook, card: Card, seat: Seat, spared: int) -> float:
    """§14 What a curse costs a seat, on average."""
    view = outlook.view
    if card == PAYDAY:
        return float(WAGES * view.guards[seat])
    if card == IDOL:
        return 1.0
    ships = max(0, view.fleet[seat] - spared)
    if card == WHIRLPOOL:
        return min(1.0, 3.5 * ships / max(1, sum(view.fleet)))
    good = TOP_GOOD[view.port] if card == MUTINY else CURSED_GOODS[card - KRAKEN]
    return ships / FACES * (1.5 if view.cargo[seat][good] else min(1.0, view.chests[seat]))


def idol_worth(outlook: Outlook, good: int) -> float:
    """§14.7 Name what the rivals have to lose and oneself does not."""
    losses = [1.4 if cargo[good] else 1.0 for cargo in outlook.view.cargo]
    own = losses[outlook.seat]
    return RIVALS * (sum(losses) - own) - own
