"""What the buttons say."""

from __future__ import annotations

from typing import assert_never

from kogga.games.manila.actions import (
    Bid,
    Board,
    Borrow,
    BuyShare,
    Dealt,
    Decline,
    LeaveAshore,
    Move,
    NoShare,
    Opener,
    Pass,
    Place,
    Redeem,
    Roll,
    Send,
    SetOut,
    Stay,
    Steer,
    Stop,
    ThrowOut,
)
from kogga.games.manila.board import BERTHS, FIRST_SPACE, INSURANCE, LAST_SPOT, PORT, PRICES
from kogga.games.manila.face.elements import is_stowaway, next_space
from kogga.games.manila.face.names import ManilaNames
from kogga.games.manila.pieces import BERTH_PAY, INSURANCE_FEE, LOAN, REDEMPTION, SHARE_PRICES
from kogga.games.manila.state import Phase
from kogga.games.manila.view import ManilaView


def label(face: ManilaNames, view: ManilaView, action: Move) -> str:
    """What a button says."""
    if isinstance(action, Bid):
        return face.say("label.bid", money=face.money(action.pesos))
    if isinstance(action, Place):
        return label_place(face, view, action)
    if isinstance(action, (Pass, NoShare, Decline, Stay, Stop)):
        return face.say(f"label.{plain_key(view, action)}")
    if isinstance(action, (BuyShare, LeaveAshore, SetOut, Borrow, Redeem)):
        return label_trade(face, view, action)
    if isinstance(action, (Board, ThrowOut, Steer, Send)):
        return label_at_sea(face, view, action)
    if isinstance(action, Opener):
        return face.say("label.opener", who=face.name(action.seat))
    if isinstance(action, (Dealt, Roll)):
        eyes = action.eyes if isinstance(action, Roll) else 0
        return face.say("label.roll" if eyes else "label.dealt", eyes=eyes, **face.ware(action.ware))
    assert_never(action)


def plain_key(view: ManilaView, action: Pass | NoShare | Decline | Stay | Stop) -> str:
    """The key of a button that does not depend on anything but the moment."""
    if isinstance(action, NoShare):
        return "no_more" if view.options.any_shares else "no_share"
    if isinstance(action, Stop):
        return "stop_again" if view.phase == Phase.LARGE_AGAIN else "stop"
    return str(action)


def label_place(face: ManilaNames, view: ManilaView, action: Place) -> str:
    """§5 A space, what it costs and what it may pay."""
    space = next_space(view, action.target)
    if space < 0:
        space = FIRST_SPACE[action.target]
    name = face.place(space)
    if space == INSURANCE:
        return face.say("label.place_insurance", place=name, money=INSURANCE_FEE)
    if view.seat is not None and is_stowaway(view):
        return face.say("label.place_stow", place=name, money=face.price(view.cash[view.seat]))
    money = face.money(PRICES[space])
    if PORT <= space < PORT + 2 * len(BERTHS):
        return face.say("label.place_pay", place=name, money=money, pay=BERTH_PAY[(space - PORT) % len(BERTHS)])
    return face.say("label.place", place=name, money=money)


def label_trade(face: ManilaNames, view: ManilaView, action: BuyShare | LeaveAshore | SetOut | Borrow | Redeem) -> str:
    """§4, §11 Shares and boats."""
    forms = face.ware(action.ware)
    if isinstance(action, BuyShare):
        return face.say("label.buy", money=face.money(SHARE_PRICES[view.market[action.ware]]), **forms)
    if isinstance(action, SetOut):
        return face.say("label.set", spot=action.spot, **forms)
    if isinstance(action, LeaveAshore):
        return face.say("label.ashore", **forms)
    is_loan = isinstance(action, Borrow)
    return face.say("label.borrow" if is_loan else "label.redeem", money=LOAN if is_loan else REDEMPTION, **forms)


def label_at_sea(face: ManilaNames, view: ManilaView, action: Board | ThrowOut | Steer | Send) -> str:
    """§7, §8 Pirates and pilots."""
    forms = face.ware(action.ware)
    if isinstance(action, Board):
        return face.say("label.board", **forms)
    if isinstance(action, Send):
        return face.say("label.send_port" if action.to_port else "label.send_yard", **forms)
    if isinstance(action, ThrowOut):
        is_own = action.seat == view.seat
        return face.say("label.throw_out_own" if is_own else "label.throw_out", who=face.name(action.seat), **forms)
    spot = view.boats[action.ware] + action.step
    key = "back" if action.step < 0 else "on" if spot <= LAST_SPOT else "on_port"
    return face.say(f"label.{key}", spot=spot, **forms)
