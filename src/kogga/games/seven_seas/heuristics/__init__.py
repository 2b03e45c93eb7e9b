"""What an old sailor would say of a position and of a move."""

from __future__ import annotations

from kogga.core.actions import Seat
from kogga.core.face import Sense
from kogga.games.seven_seas.actions import (
    Buy,
    Choose,
    Decline,
    DoubleHold,
    Draw,
    End,
    Give,
    Load,
    Lose,
    Move,
    NameGood,
    Negotiate,
    Play,
    Refuse,
    Sell,
    Send,
    TakeFlag,
    Unsinkable,
)
from kogga.games.seven_seas.heuristics.battles import convoy_worth, send_worth
from kogga.games.seven_seas.heuristics.calls import (
    best_sale,
    buy_worth,
    choice_worth,
    flag_worth,
    port_worth,
    sell_worth,
)
from kogga.games.seven_seas.heuristics.curses import curse_worth, idol_worth
from kogga.games.seven_seas.heuristics.outlook import RIVALS, TAVERN_DIE, Outlook
from kogga.games.seven_seas.heuristics.verdict import verdict
from kogga.games.seven_seas.pieces import (
    DOUBLE_HOLD_COST,
    FIRST_CURSE,
    FIRST_PORT,
    NEGOTIATION_COST,
    SKULL_POINTS,
    UNSINKABLE_COST,
    Card,
)
from kogga.games.seven_seas.state import Phase
from kogga.games.seven_seas.view import SeasView


class SeasSense(Sense[SeasView, Move]):
    """Points, and the chance of making them."""

    def __init__(self) -> None:
        self.last: Outlook | None = None

    def grain(self) -> float:
        return 2.0

    def worlds(self) -> tuple[int, int]:
        return 160, 3360

    def plans_alone(self) -> bool:
        return True

    def trust(self, view: SeasView) -> float:
        return 9.0

    def is_settled(self, view: SeasView) -> bool:
        """Between rounds: what characters were chosen for shows when all have acted."""
        return view.phase == Phase.CHOOSE or view.phase == Phase.OVER

    def value(self, view: SeasView) -> float:
        """The points this seat can expect in the end."""
        if view.seat is None or view.phase == Phase.OVER:
            return 0.0 if view.seat is None else float(view.scores[view.seat])
        outlook = self.outlook(view, view.seat)
        return outlook.now if view.phase >= Phase.SALE else verdict(outlook)

    def rate(self, view: SeasView, action: Move) -> float:
        """The points this choice brings, on average, beside doing nothing."""
        if view.seat is None:
            return 0.0
        outlook = self.outlook(view, view.seat)
        if isinstance(action, Choose):
            return choice_worth(outlook, action.role)
        if isinstance(action, Send):
            return send_worth(outlook, action.ships)
        if isinstance(action, Play):
            return self.rate_card(outlook, action.card)
        if isinstance(action, (Load, Lose, DoubleHold, Unsinkable, Negotiate)):
            return self.rate_change(outlook, action)
        return self.rate_call(outlook, action)

    def rate_card(self, outlook: Outlook, card: Card) -> float:
        """§6.1, §8.1, §9.1 A convoy, a port or a curse."""
        if card < FIRST_PORT:
            return convoy_worth(outlook, card)
        return port_worth(outlook, card) if card < FIRST_CURSE else curse_worth(outlook, card)

    def rate_change(self, outlook: Outlook, action: Load | Lose | DoubleHold | Unsinkable | Negotiate) -> float:
        """§7.2, §13 What the seat would have then, against what it has."""
        standing = outlook.mine()
        if isinstance(action, Load):
            standing.cargo[action.good] += 1
        elif isinstance(action, Lose):
            standing.cargo[action.good] -= 1
        elif isinstance(action, DoubleHold):
            standing.yin -= DOUBLE_HOLD_COST
            standing.holds += 1
        elif isinstance(action, Unsinkable):
            standing.yin -= UNSINKABLE_COST
            standing.unsinkable += 1
        else:
            standing.yin -= NEGOTIATION_COST
            standing.cargo[action.one] -= 1
            standing.cargo[action.other] -= 1
            sold = outlook.prices[action.one] + outlook.prices[action.other]
            if outlook.view.phase == Phase.SALE:
                rest = best_sale(outlook, standing.yin, standing.cargo)
                return sold + rest - outlook.yin_worth(outlook.mine().yin) - outlook.cargo_worth(outlook.mine().cargo)
            standing.chests += sold
        standing.settle()
        return outlook.gain(standing)

    def rate_call(self, outlook: Outlook, action: Move) -> float:
        """What a called character does, and answers to curses; ending and refusing bring nothing."""
        if isinstance(action, Buy):
            return buy_worth(outlook, action.ships)
        if isinstance(action, TakeFlag):
            return flag_worth(outlook, action.country)
        if isinstance(action, Sell):
            return sell_worth(outlook, action.good, action.cards)
        if isinstance(action, NameGood):
            return idol_worth(outlook, action.good)
        if isinstance(action, Give):
            worth = TAVERN_DIE[action.face]
            return worth if outlook.view.target == outlook.seat else -RIVALS * worth
        if isinstance(action, Decline):
            return float(SKULL_POINTS)
        if isinstance(action, End):
            is_unsold = outlook.view.phase == Phase.MERCHANT and not outlook.view.sold
            return float(SKULL_POINTS) if is_unsold else 0.0
        assert isinstance(action, (Draw, Refuse)), f"{action} is luck's"
        return 0.0

    def outlook(self, view: SeasView, seat: Seat) -> Outlook:
        """The outlook of this view; the last one is kept, because choices are rated one after another."""
        outlook = self.last
        if outlook is None or outlook.view is not view:
            outlook = Outlook(view, seat)
            self.last = outlook
        return outlook
