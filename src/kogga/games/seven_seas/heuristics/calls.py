"""What a character is likely to bring."""

from __future__ import annotations

from kogga.games.seven_seas.heuristics.battles import convoy_worth
from kogga.games.seven_seas.heuristics.curses import curse_worth
from kogga.games.seven_seas.heuristics.outlook import FLAG, LOOT_CARD, RIVALS, SUNK_SHIP, TABLED, YIN, Outlook
from kogga.games.seven_seas.pieces import (
    COUNTRY,
    FIRST_CURSE,
    FIRST_PORT,
    KINDS,
    LARGEST,
    LOT,
    MIN_SEATS,
    NEGOTIATION_COST,
    NOBODY,
    PRICES,
    PRIVILEGE,
    ROLES,
    SHIPS,
    SKULL_POINTS,
    YIN_A_POINT,
    Card,
    Role,
)


def chance_alone(outlook: Outlook, role: int) -> float:
    """§3.3 That no rival chooses the same: those whose card lies on the table cannot."""
    chance = 1.0
    for seat in outlook.rivals():
        tabled = outlook.view.tabled[seat]
        if not tabled >> role & 1:
            chance *= 1.0 - 1.0 / (len(ROLES) - tabled.bit_count())
    return chance


def choice_worth(outlook: Outlook, role: int) -> float:
    """§3.1 What a character's action is likely to bring, privilege and characters on the table included."""
    view = outlook.view
    alone = chance_alone(outlook, role)
    level = alone * (2 if view.first == outlook.seat and view.seats > MIN_SEATS else 1)
    back = TABLED * outlook.life * view.tabled[outlook.seat].bit_count()
    if role == Role.CAPTAIN:
        cards = [convoy_worth(outlook, card) for card in view.hand if card < FIRST_PORT]
        return card_call(outlook, cards, level * PRIVILEGE[role] * (1 / YIN_A_POINT + YIN * outlook.life)) + back
    if role == Role.ISLANDER:
        cards = [port_worth(outlook, card) for card in view.hand if FIRST_PORT <= card < FIRST_CURSE]
        return card_call(outlook, cards, level * LOOT_CARD) + back
    if role == Role.SHAMAN:
        return (
            card_call(outlook, [curse_worth(outlook, card) for card in view.hand if card >= FIRST_CURSE], alone) + back
        )
    return action_worth(outlook, role, level) - TABLED * outlook.life


def card_call(outlook: Outlook, cards: list[float], privilege: float) -> float:
    """§6.9, §8.2, §9.3 The best card one has, with the privilege; or a skull."""
    if not cards:
        return float(SKULL_POINTS)
    standing = outlook.mine()
    standing.cards -= 1
    return max(max(cards) + privilege + outlook.gain(standing), float(SKULL_POINTS))


def port_worth(outlook: Outlook, card: Card) -> float:
    """§8.1 What the own cargo gains by other prices, less what the rivals' does."""
    view = outlook.view
    gains = [0.0] * view.seats
    for seat in range(view.seats):
        for good in range(KINDS):
            cards = view.cargo[seat][good]
            if cards >= LOT - 1:
                gains[seat] += cards * (PRICES[card - FIRST_PORT][good] - outlook.prices[good])
    return 0.6 * gains[outlook.seat] - RIVALS * 0.6 * (sum(gains) - gains[outlook.seat])


def action_worth(outlook: Outlook, role: int, level: float) -> float:
    """§4, §5, §10, §12 The four that need no card."""
    view, seat = outlook.view, outlook.seat
    if role == Role.SHIPWRIGHT:
        ships = [buy_worth(outlook, ships) for ships in range(1, min(view.reserve[seat], view.chests[seat]) + 1)]
        return max(ships) + level * SUNK_SHIP * outlook.life if ships else float(SKULL_POINTS)
    if role == Role.GOVERNOR:
        flags = [flag_worth(outlook, flag) for flag, owner in enumerate(view.flags) if owner == NOBODY]
        relief = -SKULL_POINTS * min(level, view.skulls[seat] + 1)
        return max(flags) + relief if flags else float(SKULL_POINTS)
    if role == Role.MERCHANT:
        sales = [best_lot(outlook, good) for good in range(KINDS) if view.cargo[seat][good]]
        return max(max(sales), sum([max(0.0, sale) for sale in sales])) + level if sales else float(SKULL_POINTS)
    standing = outlook.mine()
    standing.cards += 1
    return (1.0 + level) * outlook.gain(standing) if view.deck else float(SKULL_POINTS)


def buy_worth(outlook: Outlook, ships: int) -> float:
    """§4.1 Ships for chests; none is a skull."""
    if ships == 0:
        return float(SKULL_POINTS)
    standing = outlook.mine()
    standing.chests -= ships
    standing.launch(ships)
    standing.settle()
    return outlook.gain(standing)


def flag_worth(outlook: Outlook, country: int) -> float:
    """§5.1 All ships, a skull now, and one for every convoy of the country that is still to be played (§6.4)."""
    view = outlook.view
    standing = outlook.mine()
    standing.launch(SHIPS)
    standing.skulls += 1
    standing.settle()
    seen = [card for card in view.played if card < FIRST_PORT and COUNTRY[card] == country]
    return outlook.gain(standing) - FLAG * outlook.life * (LARGEST - len(seen))


def sell_worth(outlook: Outlook, good: int, cards: int) -> float:
    """§10.1 Chests and empty ships now, against what the goods might bring later."""
    standing = outlook.mine()
    standing.sell(good, cards, cards * (outlook.prices[good] if cards >= LOT else 1))
    return outlook.gain(standing)


def best_lot(outlook: Outlook, good: int) -> float:
    """§10.1 The best lot of a kind."""
    held = outlook.view.cargo[outlook.seat][good]
    return max([sell_worth(outlook, good, cards) for cards in range(1, held + 1)])


def best_sale(outlook: Outlook, yin: int, cargo: list[int]) -> float:
    """§15.2 The most the final sale can bring, Negotiations included, with what yin-yang is left."""
    best = yin // YIN_A_POINT + outlook.cargo_worth(cargo)
    for one in range(KINDS):
        for other in range(one, KINDS):
            rest = cargo[:]
            rest[one] -= 1
            rest[other] -= 1
            is_allowed = one != other or outlook.view.options.negotiation == "any"
            if yin >= NEGOTIATION_COST and is_allowed and min(rest) >= 0:
                sold = outlook.prices[one] + outlook.prices[other]
                best = max(best, sold + best_sale(outlook, yin - NEGOTIATION_COST, rest))
    return best
