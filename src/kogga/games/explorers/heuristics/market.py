"""Bank, gold and offers: only what completes a price, and what is fair."""

from __future__ import annotations

from typing import Final

from kogga.core.actions import Seat
from kogga.games.explorers.actions import Accept, Ask, Bank, Buy, Close, FastGold, Give, Move, Propose, Withdraw
from kogga.games.explorers.heuristics.outlook import PRICES, Outlook, Want
from kogga.games.explorers.pieces import BANK_RATE, GOLD, HAND_LIMIT, RESOURCES
from kogga.games.explorers.state import Phase

OFFERS: Final = 2  # one for one, then two for one
GAIN: Final = 0.02  # the least that is worth a trade
POINTLESS: Final = -20.0  # an offer that is not the one to make: not even worth a thought, or it would be made again

Offer = tuple[list[int], list[int]]  # given and asked, gold last


def lacks(outlook: Outlook) -> list[int]:
    """Kinds the aim still needs."""
    price = PRICES[outlook.aim()]
    return [kind for kind in range(RESOURCES) if outlook.hand[kind] < price[kind]]


def is_completable(outlook: Outlook) -> bool:
    """§5.1, §5.2 Can bank and gold complete the price of the aim now?"""
    price = PRICES[outlook.aim()]
    gold = outlook.view.gold[outlook.seat]
    return outlook.missing(outlook.hand, price) <= outlook.cover(outlook.hand, gold, price)


def rate_exchange(outlook: Outlook, action: Bank | Buy | FastGold) -> float:
    """§5.1, §5.2, §15.7 Toward the aim if that completes it; a full hand is traded down in any case."""
    if outlook.aim() == Want.NOTHING:
        return -1.0
    completes = is_completable(outlook)
    if isinstance(action, Buy):
        return 3.0 if completes and action.kind in lacks(outlook) else -1.0
    if isinstance(action, FastGold):
        return 0.5 if outlook.spare(action.kind) >= 2 and sum(outlook.hand) >= HAND_LIMIT else -1.0
    spare = outlook.spare(action.given)
    if action.taken not in lacks(outlook) or spare < BANK_RATE:
        return -1.0
    return (2.5 if completes else 0.5 if sum(outlook.hand) > HAND_LIMIT else -1.0) + 0.2 * (spare - BANK_RATE)


def offer_of(outlook: Outlook, nth: int) -> Offer | None:
    """§5.3 The nth offer of a turn: for the last card that is missing one spare thing, then two; each is made once."""
    lacking = lacks(outlook)
    price = PRICES[outlook.aim()]
    if nth >= OFFERS or len(lacking) != 1 or outlook.missing(outlook.hand, price) != 1:
        return None
    if not any([can_give(outlook, seat, lacking[0]) for seat in range(outlook.view.seats)]):
        return None
    left = [outlook.spare(kind) for kind in range(RESOURCES)] + [outlook.view.gold[outlook.seat]]
    given = [0] * (GOLD + 1)
    for _ in range(nth + 1):
        best = left[:RESOURCES].index(max(left[:RESOURCES]))
        thing = best if left[best] else GOLD
        if not left[thing]:
            return None
        left[thing] -= 1
        given[thing] += 1
    asked = [int(kind == lacking[0]) for kind in range(GOLD + 1)]
    return (given, asked) if trade_gain(outlook, given, asked) >= GAIN else None


def can_give(outlook: Outlook, seat: Seat, kind: int) -> bool:
    """Is there somebody who has this card, and is not about to win?"""
    if seat == outlook.seat or outlook.is_rival_near(seat):
        return False
    return outlook.view.likely(seat)[kind] >= 1.0


def rate_offer(outlook: Outlook, action: Move) -> float:
    """§5.3 Item by item toward the offer, then propose; a draft that leads nowhere is withdrawn."""
    view = outlook.view
    is_drafting = view.phase == Phase.DRAFT
    offer = offer_of(outlook, view.drafts - 1 if is_drafting else view.drafts)
    if isinstance(action, Withdraw):
        return 0.5
    if offer is None or not is_on_the_way(outlook, offer):
        return POINTLESS
    if isinstance(action, Give):
        return 4.0 if view.given[action.kind] < offer[0][action.kind] else POINTLESS
    if isinstance(action, Ask):
        return 3.5 if view.asked[action.kind] < offer[1][action.kind] else POINTLESS
    is_ready = list(view.given) == offer[0] and list(view.asked) == offer[1]
    return 5.0 if isinstance(action, Propose) and is_ready else POINTLESS


def is_on_the_way(outlook: Outlook, offer: Offer) -> bool:
    """Does the draft hold nothing that the offer does not?"""
    view = outlook.view
    return all([view.given[k] <= offer[0][k] and view.asked[k] <= offer[1][k] for k in range(GOLD + 1)])


def rate_answer(outlook: Outlook, action: Move) -> float:
    """§5.4 Yes to what makes the own hand better, unless it helps somebody to win; no is 0."""
    if not isinstance(action, Accept):
        return 0.0
    view = outlook.view
    if outlook.is_rival_near(view.active):
        return -1.0
    return trade_gain(outlook, list(view.asked), list(view.given)) - GAIN


def rate_closing(outlook: Outlook, action: Move) -> float:
    """§5.5 With whom it helps least, if it still is a gain."""
    if not isinstance(action, Close):
        return 0.0
    view = outlook.view
    gain = trade_gain(outlook, list(view.given), list(view.asked))
    return -1.0 if gain < 0.0 or outlook.is_rival_near(action.seat) else 1.0 - view.scores[action.seat] / outlook.target


def trade_gain(outlook: Outlook, given: list[int], taken: list[int]) -> float:
    """How much better hand and coins are after giving and taking."""
    gold = outlook.view.gold[outlook.seat]
    after = [outlook.hand[kind] - given[kind] + taken[kind] for kind in range(RESOURCES)]
    return outlook.hand_worth(after, gold - given[GOLD] + taken[GOLD]) - outlook.hand_worth(outlook.hand, gold)


def rate_discard(outlook: Outlook, kind: int) -> float:
    """§4.4 What is needed least."""
    laid = outlook.view.laid[RESOURCES * outlook.seat + kind]
    left = outlook.hand[kind] - laid
    after = outlook.hand[:]
    for each in range(RESOURCES):
        after[each] -= outlook.view.laid[RESOURCES * outlook.seat + each]
    after[kind] -= 1
    is_needed = left <= PRICES[outlook.aim()][kind]
    return outlook.hand_worth(after, 0) + 0.2 * left - (2.0 if is_needed else 0.0)
