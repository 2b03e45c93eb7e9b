"""What an old sailor would say of a position and of a move: exact odds of the boats, guesses about the rest."""

from __future__ import annotations

from typing import Final

from kogga.core.face import Sense
from kogga.games.manila.actions import (
    Bid,
    Board,
    Borrow,
    BuyShare,
    Decline,
    LeaveAshore,
    Move,
    Place,
    Redeem,
    Send,
    SetOut,
    Stay,
    Steer,
    ThrowOut,
)
from kogga.games.manila.board import LOADED
from kogga.games.manila.heuristics.odds import after_arrivals
from kogga.games.manila.heuristics.outlook import Outlook
from kogga.games.manila.heuristics.verdict import verdict
from kogga.games.manila.pieces import ACCOMPLICES, BOATS, NO_SEAT, NO_WARE, TOP
from kogga.games.manila.state import Phase
from kogga.games.manila.view import ManilaView

IDLE: Final = -30.0  # loans nobody asks for only cost, and so does paying them back before the end
STAYING_IN: Final = 1.5  # what each later round is worth to who has not declined


class ManilaSense(Sense[ManilaView, Move]):
    """Pesos, and the chance of making them."""

    def __init__(self) -> None:
        self.outlook: Outlook | None = None

    def look(self, view: ManilaView) -> Outlook:
        """The outlook of this view's seat; all choices of a moment are rated with the same one."""
        outlook = self.outlook
        if outlook is None or outlook.view is not view:
            outlook = Outlook(view, view.seat or 0)
            self.outlook = outlook
        return outlook

    def spread(self) -> float:
        return 15.0

    def worlds(self) -> tuple[int, int]:
        return 200, 3360

    def grain(self) -> float:
        return 3.0

    def is_flat(self) -> bool:
        return True

    def looks_before_luck(self) -> bool:
        return True

    def trust(self, view: ManilaView) -> float:
        return 30.0

    def is_settled(self, view: ManilaView) -> bool:
        """Before the last roll, which is known by its odds, and between voyages; not while some may still place or bid.

        Before the other rolls nobody can tell who will still join a crew or turn pirate.
        """
        if view.phase == Phase.AUCTION:
            return view.bidder == NO_SEAT and not any([view.is_out(seat) for seat in range(view.seats)])
        return view.phase == Phase.ROLL and view.round == ACCOMPLICES[view.seats]

    def plays_on(self, view: ManilaView) -> bool:
        """§10.2 Who wins shows when the last voyage is over: the one after which a ware may be at the top."""
        at_sea = view.phase == Phase.ROLL and view.ashore != NO_WARE
        return at_sea and max(after_arrivals(view.market, view.ashore, (1 << BOATS) - 1)) == TOP

    def value(self, view: ManilaView) -> float:
        if view.phase == Phase.OVER or view.seat is None:
            return float(view.scores[view.seat or 0])
        return verdict(self.look(view))

    def rate(self, view: ManilaView, action: Move) -> float:
        look = self.look(view)
        if isinstance(action, Place):
            return look.rate_placement(action.target)
        if isinstance(action, Decline):
            return -STAYING_IN * (ACCOMPLICES[view.seats] - view.round)
        if isinstance(action, Bid):
            return look.rate_bid(action.pesos)
        if isinstance(action, Borrow):  # of one's own accord it only costs; else the share that is worth least (R21)
            return -look.forecast[action.ware] if view.phase == Phase.LOAN else IDLE
        if isinstance(action, Redeem):
            return IDLE
        if isinstance(action, BuyShare):
            return look.share_gain(action.ware)
        return self.rate_order(look, action)

    def rate_order(self, look: Outlook, action: Move) -> float:
        """How good an order to boats, pirates and pilots looks; to do nothing is the measure of the others."""
        view = look.view
        if isinstance(action, LeaveAshore):
            return look.best_setting(action.ware, ())
        if isinstance(action, SetOut):
            first = view.boats[LOADED[view.ashore][0]]
            return look.best_setting(view.ashore, (action.spot,) if first < 0 else (first, action.spot))
        if isinstance(action, Steer):
            return look.rate_steer(action.ware, action.step)
        if isinstance(action, Send):
            return look.rate_sending(action.ware, action.to_port)
        if isinstance(action, Board):
            return look.rate_boarding(action.ware, NO_SEAT)
        if isinstance(action, ThrowOut):
            return look.rate_boarding(action.ware, action.seat)
        return look.rate_staying() if isinstance(action, Stay) else 0.0
