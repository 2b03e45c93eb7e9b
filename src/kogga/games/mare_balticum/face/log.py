"""The sentences of the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kogga.core.actions import Seat
from kogga.core.events import Event
from kogga.games.mare_balticum.board import FIELDS, SEASONS
from kogga.games.mare_balticum.events import (
    Began,
    Caught,
    Chosen,
    ContractKept,
    ContractTaken,
    Covered,
    DemandLaid,
    DemandSet,
    Drawn,
    HoldEmptied,
    Landed,
    Launched,
    LookedAtContracts,
    Moored,
    PaymentChosen,
    RoundBegan,
    Sailed,
    Scored,
    Sealed,
    TaxPaid,
    ThrownOverboard,
    TimeCame,
    TurnedUp,
    TurnEnded,
    WinterCame,
)
from kogga.games.mare_balticum.face.names import MareNames
from kogga.games.mare_balticum.pieces import AMBER, MARKET, NONE, SPACES, TAX

SENTENCES: Final[dict[type[Event], str]] = {
    Drawn: "drawn",
    DemandLaid: "demand_laid",
    Began: "began",
    Moored: "moored",
    RoundBegan: "round",
    Launched: "launched",
    Sailed: "sailed",
    Caught: "caught",
    DemandSet: "demand_set",
    Landed: "landed",
    ThrownOverboard: "overboard",
    TurnEnded: "ended",
    LookedAtContracts: "looked",
    ContractTaken: "taken",
    ContractKept: "kept",
    TimeCame: "time",
    Sealed: "sealed",
    Chosen: "chosen",
    PaymentChosen: "payment",
    Covered: "covered",
    TaxPaid: "tax",
    WinterCame: "winter",
    HoldEmptied: "emptied",
    TurnedUp: "turned_up",
    Scored: "scored",
}


def tell(face: MareNames, event: Event, ear: Seat | None) -> str:
    """What happened, said to this seat."""
    key = f"log.{sentence(event)}"
    if key not in face.words:
        seat = event.first if isinstance(event, Began) else getattr(event, "seat", None)
        key = f"{key}.{'you' if ear is not None and seat == ear else 'other'}"
    return face.say(key, **facts(face, event, ear))


def sentence(event: Event) -> str:
    """Which sentence fits the event."""
    if isinstance(event, Caught) and event.kind == AMBER:
        return "amber"
    if isinstance(event, Landed) and event.lost:
        return "landed_lost"
    if isinstance(event, TurnEnded) and event.unused:
        return "ended_early"
    if isinstance(event, ContractTaken) and event.swapped:
        return "swapped"
    if isinstance(event, Chosen) and event.company == TAX:
        return "chosen_tax"
    if isinstance(event, TaxPaid) and not event.payments:
        return "tax_nothing"
    if isinstance(event, TimeCame) and not event.event:
        return "time_plain"
    if isinstance(event, WinterCame) and event.by_itself:
        return "winter_itself"
    if isinstance(event, TurnedUp) and event.contract != NONE:
        return "turned_up_contract"
    return SENTENCES[type(event)]


def facts(face: MareNames, event: Event, ear: Seat | None) -> dict[str, object]:
    """Whatever the sentence may name."""
    args: dict[str, object] = {}
    names: tuple[str, ...] = getattr(event, "__match_args__", ())
    for name in names:
        found = FACTS.get(name)
        args |= found(face, getattr(event, name)) if found else {name: getattr(event, name)}
    if isinstance(event, Landed):
        args["some"] = face.some(event.species, event.number)
    elif isinstance(event, TaxPaid):
        args["payments"] = face.listed([face.payment(payment) for payment in event.payments])
    elif isinstance(event, TurnedUp):
        args["market"] = face.market(event.market)
    elif isinstance(event, Scored):
        args["points"] = ", ".join([f"{face.within(seat, ear)} {points}" for seat, points in enumerate(event.points)])
    elif isinstance(event, TimeCame):
        args["season"] = face.say(f"season.{SEASONS[event.number - 1]}")
    return args


def chosen(face: MareNames, company: int) -> dict[str, object]:
    """A company token: its species, and what that will be worth."""
    if company == TAX:
        return {}
    species, space = divmod(company, SPACES)
    return {"points": MARKET[space], **face.kind(species)}


# Fields of events, as sentences name them.
FACTS: Final[dict[str, Callable[[MareNames, int], dict[str, object]]]] = {
    "seat": lambda face, seat: {"who": face.name(seat)},
    "first": lambda face, seat: {"who": face.name(seat)},
    "field": lambda face, field: face.place(field),
    "port": lambda face, port: face.place(port),
    "start": lambda face, start: {"away": face.say(f"away.{FIELDS[start]}")},
    "circle": lambda face, circle: face.circle(circle),
    "kind": lambda face, kind: face.kind(kind),
    "species": lambda face, species: face.kind(species) if species >= 0 else {},
    "card": lambda face, card: {"card": face.card(card)} if card >= 0 else {},
    "contract": lambda face, card: {"card": face.card(card)} if card >= 0 else {},
    "space": lambda face, space: {"points": MARKET[space]},
    "company": chosen,
    "payment": lambda face, payment: {"payment": face.payment(payment)},
    "fish": lambda face, fish: {"n": fish},
    "unused": lambda face, unused: {"n": unused},
    "left": lambda face, left: {"n": left},
}
