"""What an element of the drawing or of a panel is."""

from __future__ import annotations

from typing import Final

from kogga.core.actions import Seat
from kogga.core.face import Said
from kogga.games.manila.board import (
    BERTHS,
    CAPTAIN,
    INSURANCE,
    LAST_SPOT,
    NOT_AFLOAT,
    PORT,
    PORT_SPOT,
    PRICES,
    SECOND_PIRATE,
    TARGET_OF,
    YARD,
    YARD_SPOT,
    Space,
    Spot,
)
from kogga.games.manila.face.elements import Element, find, is_on_water, next_space, shares, waiting
from kogga.games.manila.face.names import ManilaNames, letter, space_word
from kogga.games.manila.pieces import (
    BERTH_PAY,
    CARGO,
    INSURANCE_FEE,
    LOAN,
    MARKET,
    NO_PAWN,
    NO_WARE,
    PAWNS,
    SHARE_PRICES,
    Ware,
)
from kogga.games.manila.view import ManilaView

# The counters of a panel and the paragraphs behind them.
COUNTERS: Final = {
    "cash": "11.1",
    "shares": "13.1",
    "pledged": "11.2",
    "accomplices": "5.1",
    "master": "4",
    "passed": "3.2",
    "declined": "5.8",
    "bid": "3.1",
    "fortune": "13.1",
}
POSTS: Final = {"captain": "5.5", "second": "5.5", "small": "8.1", "large": "8.2", "insurance": "5.7"}


def tip(face: ManilaNames, view: ManilaView, id: str) -> Said | None:
    """A sentence or two about an element; None: there is no such element."""
    if id.startswith("panel-"):
        return tip_of_panel(face, view, id)
    element = find(view, id)
    if element is None:
        return None
    if element.kind == "space":
        return tip_of_space(face, view, element.of)
    if element.kind in ("share", "cash", "pawn"):
        return tip_of_seat(face, view, element)
    return tip_of_ware(face, view, element)


def tip_of_ware(face: ManilaNames, view: ManilaView, element: Element) -> Said:
    """A boat, its die, its lane; the ware's marker and its shares."""
    kind, ware, index = element
    forms = face.ware(ware)
    if kind == "boat":
        return tip_of_boat(face, view, ware)
    if kind == "market":
        return Said(face.say("tip.market", money=face.money(MARKET[view.market[ware]]), **forms), "10.1")
    if kind == "supply":
        count = view.supply[ware] if view.supply else 0
        price = face.money(SHARE_PRICES[view.market[ware]])
        return Said(face.say("tip.supply" if count else "tip.no_supply", n=count, money=price, **forms), "4.1")
    if kind == "lane":
        return Said(face.say("tip.lane" if index <= LAST_SPOT else "tip.lane_port", spot=index, **forms), "4.3")
    eyes = view.dice[ware]
    return Said(face.say("tip.die" if eyes else "tip.die_resting", eyes=eyes, **forms), "6.1")


def tip_of_boat(face: ManilaNames, view: ManilaView, ware: Ware) -> Said:
    """Where a boat is and what its cargo pays."""
    key, paragraph = whereabouts(view, ware, view.boats[ware])
    money = face.money(CARGO[ware])
    return Said(face.say(f"tip.boat_{key}", spot=view.boats[ware], money=money, **face.ware(ware)), paragraph)


def whereabouts(view: ManilaView, ware: Ware, spot: Spot) -> tuple[str, str]:
    """The part of its voyage a boat is in, and the paragraph about it."""
    if spot == NOT_AFLOAT:
        return ("ashore", "4.2") if ware == view.ashore else ("home", "4.3")
    if spot >= PORT_SPOT:
        return ("port", "6.2") if spot < YARD_SPOT else ("yard", "6.3")
    return ("lane", "6.1") if spot < LAST_SPOT else ("thirteen", "6.4")


def tip_of_space(face: ManilaNames, view: ManilaView, space: Space) -> Said:
    """A space for an accomplice, taken or vacant."""
    word = space_word(space)
    who = "" if view.spaces[space] == NO_PAWN else face.within(view.owner(space), view.seat)
    if word in POSTS:
        key = "taken" if who else "vacant"
        if space == SECOND_PIRATE and not who and view.spaces[CAPTAIN] == NO_PAWN:
            key = "closed"
        fee = face.money(INSURANCE_FEE) if space == INSURANCE else ""
        return Said(face.say(f"tip.{word}_{key}", who=who, price=face.price(PRICES[space]), pay=fee), POSTS[word])
    return tip_of_berth(face, space, who) if space >= PORT else tip_of_hold(face, view, space, who)


def tip_of_berth(face: ManilaNames, space: Space, who: str) -> Said:
    """§5.3, §5.4 A space beside a berth: what it costs, pays and needs."""
    word = "port" if space < YARD else "yard"
    berth = (space - PORT) % len(BERTHS)
    need = face.say(f"tip.need_{BERTHS[berth]}")
    sums = {"price": face.money(PRICES[space]), "pay": face.money(BERTH_PAY[berth])}
    key = f"tip.{word}_{'taken' if who else 'vacant'}"
    return Said(face.say(key, berth=letter(space), who=who, need=need, **sums), "5.3" if word == "port" else "5.4")


def tip_of_hold(face: ManilaNames, view: ManilaView, space: Space, who: str) -> Said:
    """§5.2 A space in a hold."""
    ware = TARGET_OF[space]
    key = "vacant" if next_space(view, ware) == space else "later"
    if view.boats[ware] != NOT_AFLOAT and not is_on_water(view, ware):
        key = "closed"
    sums = {"price": face.money(PRICES[space]), "money": face.money(CARGO[ware])}
    return Said(face.say(f"tip.{'taken' if who else key}_hold", who=who, **sums, **face.ware(ware)), "5.2")


def tip_of_seat(face: ManilaNames, view: ManilaView, element: Element) -> Said:
    """Cash, a share or an accomplice of somebody."""
    kind, seat, index = element
    if kind == "share":
        return tip_of_share(face, view, seat, index)
    if kind == "cash":
        return tip_of_cash(face, view, seat)
    mine = "_you" if seat == view.seat else ""
    pawn = PAWNS * seat + index
    if pawn in view.spaces:
        place = face.place(view.spaces.index(pawn))
        return Said(face.say(f"tip.pawn{mine}", who=face.name(seat), place=place), "5.1")
    return Said(face.say(f"tip.pawn_home{mine}", who=face.name(seat)), "5.1")


def tip_of_cash(face: ManilaNames, view: ManilaView, seat: Seat) -> Said:
    """§11.1 Cash, and for its owner how far loans would reach."""
    cash = view.cash[seat]
    credit = face.money(cash + LOAN * view.free_count[seat])
    key = "tip.cash_you" if seat == view.seat else "tip.cash"
    return Said(face.say(key, who=face.name(seat), money=face.money(cash), credit=credit), "11.1")


def tip_of_share(face: ManilaNames, view: ManilaView, seat: Seat, index: int) -> Said:
    """§11.1 A share, as far as these eyes know it."""
    ware, is_pledged = shares(view, seat)[index]
    if ware == NO_WARE:
        key = "share_other_pledged" if is_pledged else "share_other"
        return Said(face.say(f"tip.{key}", who=face.name(seat)), "11.1")
    key = "share_known" if seat != view.seat else "share_pledged" if is_pledged else "share"
    money = face.money(MARKET[view.market[ware]])
    return Said(face.say(f"tip.{key}", who=face.name(seat), money=money, **face.ware(ware)), "11.1")


def tip_of_panel(face: ManilaNames, view: ManilaView, id: str) -> Said | None:
    """What a counter counts; the panel itself explains the cash."""
    _, number, *rest = id.split("-")
    counter = rest[0] if rest else "cash"
    if len(rest) > 1 or counter not in COUNTERS or not number.isdecimal() or int(number) >= view.seats:
        return None
    seat = int(number)
    if counter == "cash":
        return tip_of_cash(face, view, seat)
    n = {"shares": view.free_count[seat], "pledged": view.pledged_count[seat]}.get(counter, waiting(view, seat))
    text = face.say(f"tip.{counter}", n=n)
    if counter == "shares" and any(view.bought[seat]):
        text += " " + face.say("tip.shares_bought", shares=face.shares(view.bought[seat]))
    return Said(text, COUNTERS[counter])
