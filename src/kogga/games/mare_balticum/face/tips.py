"""What an element of the drawing or of a panel is."""

from __future__ import annotations

from typing import Final

from kogga.core.actions import Seat
from kogga.core.face import Said
from kogga.games.mare_balticum.board import (
    CAPACITY,
    CIRCLE_LOSS,
    FIELDS,
    NEIGHBOURS,
    NO_FIELD,
    PORT_CIRCLES,
    PORTS,
    SEASONS,
    Field,
    members,
)
from kogga.games.mare_balticum.face.elements import Element, find, in_reserve
from kogga.games.mare_balticum.face.names import MareNames, capital, kinds_in, space_of
from kogga.games.mare_balticum.pieces import CARDS, DEMAND_TOKENS, NONE, TIME, size
from kogga.games.mare_balticum.state import Phase
from kogga.games.mare_balticum.view import MareView

# The counters of a panel and the paragraphs behind them.
COUNTERS: Final = {
    "hold": "5.3",
    "warehouse": "6.3",
    "reserve": "4.1",
    "first": "2.5",
    "taxed": "9.3",
    "contract": "13.2",
    "done": "9.2",
    "actions": "3.2",
}


def tip(face: MareNames, view: MareView, id: str) -> Said | None:
    """A sentence or two about an element; None: there is no such element."""
    if id.startswith("panel-"):
        return tip_of_panel(face, view, id)
    element = find(view, id)
    if element is None:
        return None
    if element.kind == "field":
        return tip_of_field(face, view, element.of)
    if element.kind == "catch":
        kind = kinds_in(view.sea[element.of])[element.number]
        return Said(face.say("tip.catch", at=face.say(f"at.{FIELDS[element.of]}"), **face.kind(kind)), "5.1")
    if element.kind == "demand":
        return tip_of_demand(face, view, element)
    if element.kind in ("time", "bag", "box", "supply", "contracts", "card"):
        return tip_of_table(face, view, element)
    return tip_of_seat(face, view, element)


def tip_of_field(face: MareNames, view: MareView, field: Field) -> Said:
    """§1.3 What a field is, what lies there, and what is next to it."""
    name = face.say(f"name.{FIELDS[field]}")
    around = ", ".join([face.short(each) for each in members(NEIGHBOURS[field])])
    if field >= PORTS:
        key = "deep" if CAPACITY[field] > 1 else "shallow"
        return Said(face.say(f"tip.{key}", Name=name, catch=face.stock(view.sea[field]), around=around), "1.3")
    lying = [view.demand[circle] for circle in PORT_CIRCLES[field]]
    key = "port_free" if view.options.demand and NONE in lying else "port"
    return Said(face.say(f"tip.{key}", name=name, demand=face.wanted(lying), around=around), "6.1")


def tip_of_demand(face: MareNames, view: MareView, element: Element) -> Said:
    """§6.1, §12.2 What a circle says; its loss only counts in module 1."""
    circle = PORT_CIRCLES[element.of][element.number]
    species = view.demand[circle]
    loss = "_loss" if view.options.demand and CIRCLE_LOSS[circle] else ""
    at = face.say(f"at.{FIELDS[element.of]}")
    if species != NONE:
        return Said(face.say(f"tip.demand{loss}", at=at, **face.kind(species)), "12.2" if loss else "6.1")
    if not view.options.demand:
        return Said(face.say("tip.demand_empty", at=at), "2.4")
    return Said(face.say(f"tip.demand_free{loss}", at=at), "12.1")


def tip_of_table(face: MareNames, view: MareView, element: Element) -> Said:
    """What lies beside the chart: time, bag, box, contracts, demand tokens."""
    kind, _, number = element
    if kind == "time":
        return Said(face.say("tip.time", season=face.say(f"season.{SEASONS[number]}"), n=view.time), "9.4")
    if kind == "bag":
        return Said(face.say("tip.bag", n=sum(view.bag), time=view.bag[TIME]), "7.2")
    if kind == "box":
        return Said(face.say("tip.box", fish=face.stock(view.box)), "8.1")
    if kind == "supply":
        left = DEMAND_TOKENS - view.demand.count(number)
        return Said(face.say("tip.supply", n=left, **face.kind(number)), "12.1")
    if kind == "card":
        return Said(face.say("tip.pile_card", card=face.card(view.pile[number])), "13.1")
    lying = CARDS - sum([card != NONE for card in view.contracts])
    return Said(face.say("tip.contracts", n=lying), "13.1")


def tip_of_seat(face: MareNames, view: MareView, element: Element) -> Said:
    """What lies before a seat."""
    kind, seat, number = element
    mine = "_you" if seat == view.seat else ""
    who = face.name(seat)
    if kind == "boat":
        return tip_of_boat(face, view, seat, number)
    if kind == "reserve":
        return Said(face.say("tip.reserve", who=face.called(seat, view.seat), n=in_reserve(view, seat)), "4.1")
    if kind == "hold":
        if number >= size(view.holds[seat]):
            return Said(face.say("tip.hold_empty"), "5.3")
        return Said(face.say(f"tip.hold{mine}", who=who, fish=face.stock(view.holds[seat])), "5.3")
    if kind == "warehouse":
        known = mine or ("_known" if view.phase == Phase.OVER else "")
        stock = face.stock(view.stores[seat])
        return Said(face.say(f"tip.warehouse{known}", who=who, n=size(view.stores[seat]), fish=stock), "6.3")
    if kind == "tax":
        key = "tax_paid" if view.is_taxed(seat) else "tax"
        return Said(face.say(f"tip.{key}", who=face.within(seat, view.seat)), "9.3")
    if kind == "contract":
        return tip_of_contract(face, view, seat)
    return tip_of_market(face, view, element)


def tip_of_boat(face: MareNames, view: MareView, seat: Seat, number: int) -> Said:
    """§4 A boat at sea or in reserve."""
    field = view.boats_of(seat)[number]
    mine = "_you" if seat == view.seat else ""
    if field == NO_FIELD:
        return Said(face.say(f"tip.boat_reserve{mine}", who=face.name(seat)), "4.1")
    return Said(face.say(f"tip.boat{mine}", who=face.name(seat), at=face.say(f"at.{FIELDS[field]}")), "4.3")


def tip_of_market(face: MareNames, view: MareView, element: Element) -> Said:
    """§9.2 A market space, or a company token that is to lie on one."""
    kind, seat, number = element
    if kind == "company":
        key = "company_played" if number in view.market_of(seat) else "company"
        return Said(face.say(f"tip.{key}", **face.kind(number)), "9.2")
    points = face.points(number)
    species = view.market_of(seat)[space_of(number)]
    if species == NONE:
        return Said(face.say("tip.market_free", points=points), "9.2")
    if species >= 0:
        key = "market_you" if seat == view.seat else "market_known"
        return Said(face.say(f"tip.{key}", who=face.name(seat), points=points, **face.kind(species)), "11.2")
    return Said(face.say("tip.market", who=face.name(seat), points=points), "9.2")


def tip_of_contract(face: MareNames, view: MareView, seat: Seat) -> Said:
    """§13 A contract, as far as these eyes know it."""
    card = view.contracts[seat]
    if card == NONE:
        return Said(face.say("tip.contract_none", who=face.called(seat, view.seat)), "13.2")
    if card >= 0:
        key = "contract_you" if seat == view.seat else "contract_known"
        return Said(face.say(f"tip.{key}", who=face.name(seat), card=face.card(card)), "13.3")
    return Said(face.say("tip.contract", who=face.name(seat)), "13.2")


def tip_of_panel(face: MareNames, view: MareView, id: str) -> Said | None:
    """What a counter counts; the panel itself explains the points."""
    _, number, *rest = id.split("-")
    if not number.isdecimal() or int(number) >= view.seats or len(rest) > 1:
        return None
    seat = int(number)
    if not rest:
        is_known = seat == view.seat or view.phase == Phase.OVER
        return Said(face.say("tip.points" if is_known else "tip.points_secret"), "11.2")
    counter = rest[0]
    if counter not in COUNTERS:
        return None
    amounts = {"warehouse": size(view.stores[seat]), "reserve": in_reserve(view, seat), "actions": view.actions}
    text = face.say(f"tip.panel_{counter}", n=amounts.get(counter, 0), fish=face.stock(view.holds[seat]))
    return Said(capital(text), COUNTERS[counter])
