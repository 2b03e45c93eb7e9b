"""Bank, gold and offers: only what completes a price, and what is fair."""

from __future__ import annotations

from typing import Final

from kogga.core.actions import Seat
from kogga.games.explorers.actions import Accept, Ask, Bank, Buy, Close, FastGold, Give, Move, Propose, Withdraw
from kogga.games.explorers.heuristics.outlook import PRICES, Outlook, Want
from kogga.games.explorers.pieces import BANK_RATE, GOLD, HAND_LIMIT, RESOURCES
from kogga.games.explorers.state import Phase, Row
from kogga.games.explorers.view import ExplorersView

OFFERS: Final = 2  # one for one, then two for one
GAIN: Final = 0.02  # the least that is worth a trade
POINTLESS: Final = -20.0  # an offer that is not the one to make: not even worth a thought, or it would be made again

Offer = tuple[list[int], list[int]]  # given and asked, gold last


class Market:
    """What one seat could gain by bank, gold and offers. Parts are worked out when they are asked for."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.view = outlook.view
        self.gold: int = outlook.view.gold[outlook.seat]
        self.price: Row = PRICES[outlook.aim()]
        self.lacks: list[int] = [kind for kind in range(RESOURCES) if outlook.hand[kind] < self.price[kind]]
        self.offer: Offer | None = None
        self.has_thought: bool = False

    def is_completable(self) -> bool:
        """§5.1, §5.2 Can bank and gold complete the price of the aim now?"""
        outlook = self.outlook
        return outlook.missing(outlook.hand, self.price) <= outlook.cover(outlook.hand, self.gold, self.price)

    def rate_exchange(self, action: Bank | Buy | FastGold) -> float:
        """§5.1, §5.2, §15.7 Toward the aim if that completes it; a full hand is traded down in any case."""
        outlook = self.outlook
        if outlook.aim() == Want.NOTHING:
            return -1.0
        if isinstance(action, Buy):
            return 3.0 if action.kind in self.lacks and self.is_completable() else -1.0
        if isinstance(action, FastGold):
            return 0.5 if outlook.spare(action.kind) >= 2 and sum(outlook.hand) >= HAND_LIMIT else -1.0
        spare = outlook.spare(action.given)
        if action.taken not in self.lacks or spare < BANK_RATE:
            return -1.0
        is_full = sum(outlook.hand) > HAND_LIMIT
        return (2.5 if self.is_completable() else 0.5 if is_full else -1.0) + 0.2 * (spare - BANK_RATE)

    def rate_offer(self, action: Move) -> float:
        """§5.3 Item by item toward the offer, then propose; a draft that leads nowhere is withdrawn."""
        if isinstance(action, Withdraw):
            return 0.5
        view, offer = self.view, self.next_offer()
        if offer is None:
            return POINTLESS
        if isinstance(action, Give):
            return 4.0 if view.given[action.kind] < offer[0][action.kind] else POINTLESS
        if isinstance(action, Ask):
            return 3.5 if view.asked[action.kind] < offer[1][action.kind] else POINTLESS
        is_ready = list(view.given) == offer[0] and list(view.asked) == offer[1]
        return 5.0 if isinstance(action, Propose) and is_ready else POINTLESS

    def next_offer(self) -> Offer | None:
        """§5.3 The offer that is being made or comes next, if the draft holds nothing that it does not."""
        if not self.has_thought:
            view = self.view
            offer = self.nth_offer(view.drafts - 1 if view.phase == Phase.DRAFT else view.drafts)
            self.offer = offer if offer is not None and is_on_the_way(view, offer) else None
            self.has_thought = True
        return self.offer

    def nth_offer(self, nth: int) -> Offer | None:
        """§5.3 For the last card that is missing one spare thing, then two; each is offered once a turn."""
        outlook = self.outlook
        if nth >= OFFERS or len(self.lacks) != 1 or outlook.missing(outlook.hand, self.price) != 1:
            return None
        lacking = self.lacks[0]
        if not any([self.can_give(seat, lacking) for seat in range(self.view.seats)]):
            return None
        given = self.things_to_give(nth + 1)
        asked = [int(kind == lacking) for kind in range(GOLD + 1)]
        return (given, asked) if given and trade_gain(outlook, given, asked) >= GAIN else None

    def things_to_give(self, number: int) -> list[int]:
        """So many things to spare, one by one of the kind with most, gold last; [] if there are not enough."""
        left = [*[self.outlook.spare(kind) for kind in range(RESOURCES)], self.gold]
        given = [0] * (GOLD + 1)
        for _ in range(number):
            most = max(left[:RESOURCES])
            thing = left.index(most) if most else GOLD
            if not left[thing]:
                return []
            left[thing] -= 1
            given[thing] += 1
        return given

    def can_give(self, seat: Seat, kind: int) -> bool:
        """Is there somebody who has this card, and is not about to win?"""
        if seat == self.outlook.seat or not self.view.cards[seat] or self.outlook.is_rival_near(seat):
            return False
        return self.view.likely(seat)[kind] >= 1.0


def is_on_the_way(view: ExplorersView, offer: Offer) -> bool:
    """Does the draft hold nothing that the offer does not?"""
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
