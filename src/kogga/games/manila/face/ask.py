"""The sentence of the action bar, phase by phase."""

from __future__ import annotations

from kogga.core.face import Said
from kogga.games.manila.actions import BuyShare, SetOut, ThrowOut
from kogga.games.manila.board import LAST_SPOT, NOT_AFLOAT
from kogga.games.manila.face.elements import is_stowaway, loaded, next_space
from kogga.games.manila.face.names import ManilaNames
from kogga.games.manila.pieces import LOAN, MAX_BID, NO_SEAT
from kogga.games.manila.state import Cause, Phase
from kogga.games.manila.view import ManilaView

PILOTS = {Phase.SMALL_PILOT: ("small", "8.1"), Phase.LARGE_PILOT: ("large", "8.2"), Phase.LARGE_AGAIN: ("again", "8.2")}


def ask(face: ManilaNames, view: ManilaView) -> Said:
    """Who must do what, and by which paragraph."""
    if view.phase == Phase.AUCTION:
        return ask_auction(face, view)
    if view.phase == Phase.LOAN:
        return ask_loan(face, view)
    if view.phase <= Phase.SET:
        return ask_master(face, view)
    if view.phase == Phase.PLACE:
        return ask_place(face, view)
    return ask_pirate(face, view) if view.phase in (Phase.CAPTAIN, Phase.PIRATE, Phase.SEND) else ask_pilot(face, view)


def ask_auction(face: ManilaNames, view: ManilaView) -> Said:
    """§3.1 The standing bid and how high one may go; §3.2 who cannot go higher can only pass."""
    person = "you" if view.bidder == view.seat else "other"
    standing = ""
    if view.bidder != NO_SEAT:
        standing = face.say(f"ask.standing.{person}", who=face.name(view.bidder), money=face.money(view.bid))
    if view.seat != view.asked:
        key = "other" if standing else "other_open"
        return Said(face.say(f"ask.auction.{key}", who=face.name(view.asked), standing=standing), "3.1")
    cap = min(MAX_BID, view.cash[view.asked] + LOAN * view.free_count[view.asked])
    if cap <= view.bid:
        key = "pass" if standing else "broke"
        return Said(face.say(f"ask.auction.{key}", standing=standing, cap=face.money(cap)), "3.2")
    key = "you" if standing else "open" if view.asked == view.master else "first"
    return Said(face.say(f"ask.auction.{key}", standing=standing, next=view.bid + 1, cap=cap), "3.1")


def ask_loan(face: ManilaNames, view: ManilaView) -> Said:
    """§11.3 What is due, what for, and what there is."""
    person = "you" if view.seat == view.asked else "other"
    sums = {"debt": face.money(view.debt), "cash": face.money(view.cash[view.asked])}
    sentence = face.say(f"ask.loan.{person}", who=face.name(view.asked), cause=cause(face, view), **sums)
    return Said(sentence, "9.5" if view.cause == Cause.DAMAGE else "11.3")


def cause(face: ManilaNames, view: ManilaView) -> str:
    """What a payment is for."""
    if view.cause == Cause.SHARE:
        return face.say("ask.cause.share", **face.ware(view.chosen))
    if view.cause == Cause.SPACE:
        return face.say("ask.cause.place", where=face.where(next_space(view, view.chosen)))
    return face.say("ask.cause.office" if view.cause == Cause.OFFICE else "ask.cause.damage")


def ask_master(face: ManilaNames, view: ManilaView) -> Said:
    """§4 The harbour master's three duties."""
    is_mine = view.seat == view.asked
    if view.phase == Phase.SET:
        return ask_set(face, view, is_mine)
    if view.phase == Phase.LOAD:
        return Said(face.say(f"ask.load.{'you' if is_mine else 'other'}", who=face.name(view.asked)), "4.2")
    can_buy = any(isinstance(choice, BuyShare) for choice in view.choices)
    key = "other" if not is_mine else "none" if not can_buy else "any" if view.options.any_shares else "you"
    return Said(face.say(f"ask.share.{key}", who=face.name(view.asked)), "4.1")


def ask_set(face: ManilaNames, view: ManilaView, is_mine: bool) -> Said:
    """§4.3 Which boat, and the start spaces from which nine can still be reached."""
    waiting = [ware for ware in loaded(view) if view.boats[ware] == NOT_AFLOAT]
    spots = [choice.spot for choice in view.choices if isinstance(choice, SetOut)]
    key = "other" if not is_mine else "first" if len(waiting) == len(loaded(view)) else "second"
    args = {"low": min(spots, default=0), "high": max(spots, default=0), **face.ware(waiting[0])}
    return Said(face.say(f"ask.set.{key}", who=face.name(view.asked), **args), "4.3")


def ask_place(face: ManilaNames, view: ManilaView) -> Said:
    """§5.1 One accomplice; §12.2 a stowaway pays what there is."""
    if view.seat != view.asked:
        return Said(face.say("ask.place.other", who=face.name(view.asked)), "5.1")
    if is_stowaway(view):
        return Said(face.say("ask.place.stowaway", cash=face.money(view.cash[view.asked])), "12.2")
    return Said(face.say("ask.place.you"), "5.1")


def ask_pirate(face: ManilaNames, view: ManilaView) -> Said:
    """§7.1 Board or stay; §7.4 port or shipyard."""
    is_mine = view.seat == view.asked
    if view.phase == Phase.SEND:
        boat = face.ware(view.boats.index(LAST_SPOT))
        return Said(face.say(f"ask.send.{'you' if is_mine else 'other'}", who=face.name(view.asked), **boat), "7.4")
    if not is_mine:
        return Said(face.say("ask.board.other", who=face.name(view.asked)), "7.1")
    if any(isinstance(choice, ThrowOut) for choice in view.choices):
        return Said(face.say("ask.board.full"), "14.1")
    is_captain = view.phase == Phase.CAPTAIN or view.boarded >= 0
    return Said(face.say(f"ask.board.{'captain' if is_captain else 'pirate'}"), "7.1")


def ask_pilot(face: ManilaNames, view: ManilaView) -> Said:
    """§8.1, §8.2 A step or none."""
    key, paragraph = PILOTS[view.phase]
    if view.seat != view.asked:
        key = "other_small" if key == "small" else "other_large"
    return Said(face.say(f"ask.pilot.{key}", who=face.name(view.asked)), paragraph)
