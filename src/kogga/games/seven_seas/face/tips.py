"""What an element of the drawing or of a panel is."""

from __future__ import annotations

from typing import Final

from kogga.core.actions import Seat
from kogga.core.face import Said
from kogga.games.seven_seas.face.elements import Element, cards, dice, find
from kogga.games.seven_seas.face.lid import struck, sunk
from kogga.games.seven_seas.face.names import SeasNames, capital
from kogga.games.seven_seas.face.ships import empty, ships
from kogga.games.seven_seas.pieces import (
    COUNTRIES,
    FIRST_CURSE,
    FIRST_PORT,
    GOODS,
    HIDDEN,
    MIN_SEATS,
    NO_ROLE,
    NOBODY,
    PRICES,
    RED,
    ROLES,
    TAVERN,
    WHIRLPOOL,
    Card,
)
from kogga.games.seven_seas.scoring import lot_price
from kogga.games.seven_seas.view import SeasView

ROLE_PARAGRAPHS: Final = ("4", "5", "6", "8", "9", "10", "12")
PARAGRAPHS: Final = {
    "chests": "1.6", "fleet": "1.5", "guards": "11.1", "reserve": "1.5", "yin": "13.1", "skulls": "15.4",
    "talismans": "7.3", "holds": "13.2", "unsinkable": "13.3", "cargo": "7.2", "cards": "15.3", "flags": "5.2",
    "first": "3.4",
}  # fmt: skip
PILES: Final = ("port", "deck", "last-round", "loot", "discards", "played", "record", "first", "lid")


def tip(face: SeasNames, view: SeasView, id: str) -> Said | None:
    """A sentence or two about an element; None: there is no such element."""
    if id.startswith("panel-"):
        return tip_of_panel(face, view, id)
    element = find(view, id)
    if element is None:
        return None
    if element.kind in PILES:
        return tip_of_pile(face, view, element.kind)
    if element.kind in ("die", "tavern"):
        return tip_of_die(face, view, element)
    if element.kind in ("price", "flag", "role", "mine", "drawn"):
        return tip_of_named(face, view, element)
    return tip_of_seat(face, view, element)


def tip_of_pile(face: SeasNames, view: SeasView, kind: str) -> Said:
    """Port, decks and piles."""
    if kind == "port":
        return Said(face.say("tip.port", port=face.port(view.port)), "10.2")
    if kind == "deck":
        key = "tip.deck_last" if view.last else "tip.deck"
        return Said(face.say(key, cards=face.say("panel.deck", n=view.deck), above=view.above), "12.1")
    if kind == "last-round":
        return Said(face.say("tip.last_round_out" if view.last else "tip.last_round", last=view.last), "15.1")
    if kind == "loot":
        return Said(face.say("tip.loot", cards=face.say("panel.deck", n=sum(view.loot))), "7.1")
    if kind == "discards":
        return Said(face.say("tip.discards", goods=face.goods(view.discards)), "7.2")
    if kind == "first":
        return tip_of_first(face, view)
    if kind == "lid":
        return Said(face.say("tip.lid"), "6.5")
    return tip_of_played(face, view, kind)


def tip_of_first(face: SeasNames, view: SeasView) -> Said:
    """§3.4 The first player's marker."""
    key = "tip.first" if view.seats > MIN_SEATS else "tip.first_two"
    return Said(face.say(key, who=face.within(view.first, view.seat)), "3.4" if view.seats > MIN_SEATS else "3.2")


def tip_of_played(face: SeasNames, view: SeasView, kind: str) -> Said:
    """§1.3 The card played last, or all of them."""
    if not view.played:
        return Said(face.say("tip.played_none"), "1.3")
    if kind == "record":
        return Said(face.say("tip.record", cards=", ".join([face.short(card) for card in view.played])), "1.3")
    card = view.played[-1]
    return Said(face.say("tip.played", card=face.card(card), about=face.about(card)), card_paragraph(card))


def card_paragraph(card: Card) -> str:
    """The paragraph about an adventure card."""
    if card < FIRST_PORT:
        return "6.1"
    return "8.1" if card < FIRST_CURSE else f"14.{card - FIRST_CURSE + 1}"


def tip_of_die(face: SeasNames, view: SeasView, element: Element) -> Said:
    """§6.6, §14 A die in the lid: whose it is, what it shows, what became of it."""
    if element.kind == "tavern":
        shown = view.lots[element.of]
        return Said(face.say("tip.tavern", face=shown, effect=face.say(f"effect.f{shown}")), "14.6")
    owner = dice(view)[element.of]
    if view.throw is None:
        return Said(die_words(face, view, owner, "_ready"), "6.5")
    shown = view.throw.faces[element.of]
    if owner == RED and view.cast == WHIRLPOOL:
        return Said(face.say("tip.die_whirl", ships=face.count("ships", shown)), "14.5")
    if view.cast == TAVERN:
        return Said(face.say("tip.die_tavern", face=shown, effect=face.say(f"effect.f{shown}")), "14.6")
    what = die_words(face, view, owner, "", shown)
    if view.cast < FIRST_PORT:
        key = "tip.die_sunk" if element.of in sunk(view.throw) else "tip.die_afloat"
        return Said(face.say(key, what=what), "6.6")
    if element.of in struck(view.throw, view.cast):
        what = face.say("tip.die_caught" if view.cast == WHIRLPOOL else "tip.die_hit", what=what)
    return Said(what, card_paragraph(view.cast))


def die_words(face: SeasNames, view: SeasView, owner: int, ready: str, shown: int = 0) -> str:
    """Whose die it is."""
    if owner == RED:
        return face.say(f"tip.die_merchant{ready}", face=shown)
    mine = "_you" if owner == view.seat else ""
    return face.say(f"tip.die{ready}{mine}", face=shown, who=face.name(owner))


def tip_of_named(face: SeasNames, view: SeasView, element: Element) -> Said:
    """Prices, flags, characters, loot that was turned up."""
    kind, of, _ = element
    if kind == "price":
        return Said(face.say("tip.price", price=PRICES[view.port][of], **face.good(of)), "10.2")
    if kind == "drawn":
        return Said(face.say("tip.drawn", **face.good(view.drawn[of])), "7.2")
    if kind == "flag":
        owner = view.flags[of]
        who = "" if owner == NOBODY else face.within(owner, view.seat)
        key = "tip.flag_held" if who else "tip.flag_free"
        return Said(face.say(key, who=who, of_country=face.say(f"of.{COUNTRIES[of]}")), "5.2")
    return Said(face.say(f"about.{ROLES[of]}"), ROLE_PARAGRAPHS[of])


def tip_of_seat(face: SeasNames, view: SeasView, element: Element) -> Said | None:
    """What lies before a seat."""
    kind, seat, number = element
    who = face.called(seat, view.seat)
    if kind == "ship":
        return tip_of_ship(face, view, seat, number)
    if kind == "cargo":
        return tip_of_cargo(face, view, seat, number)
    if kind == "chosen":
        return tip_of_chosen(face, view, seat)
    if kind == "tabled":
        tabled = view.tabled[seat]
        return Said(face.say("tip.tabled" if tabled else "tip.tabled_none", roles=face.roles(tabled)), "3.5")
    if kind == "hand":
        card = cards(view, seat)[number]
        if card < 0:
            return Said(face.say("tip.hand_other", who=who), "2.3")
        return Said(face.say("tip.hand", Card=capital(face.card(card)), about=face.about(card)), card_paragraph(card))
    return tip_of_count(face, view, seat, kind)


def tip_of_ship(face: SeasNames, view: SeasView, seat: Seat, number: int) -> Said:
    """§1.5 One of ten ships."""
    ship = ships(view, seat)[number]
    place = ship.place if ship.place != "fleet" else "loaded" if ship.goods else "empty"
    paragraph = {"guard": "11.1", "sent": "6.2"}.get(place, "1.5")
    return Said(
        face.say(f"tip.ship_{place}", who=face.within(seat, view.seat), goods=face.kinds(ship.goods)), paragraph
    )


def tip_of_cargo(face: SeasNames, view: SeasView, seat: Seat, good: int) -> Said:
    """§10.2 Goods aboard, and what they would bring."""
    held = view.cargo[seat][good]
    of = face.say(f"of.{GOODS[good]}")
    if not held:
        return Said(face.say("tip.cargo_none", who=face.called(seat, view.seat), of=of), "10.2")
    chests = face.say("panel.chests", n=held * lot_price(view.port, good, held))
    aboard = face.say("panel.goods", n=held, of=of)
    return Said(face.say("tip.cargo", who=face.called(seat, view.seat), cards=aboard, chests=chests), "10.2")


def tip_of_chosen(face: SeasNames, view: SeasView, seat: Seat) -> Said | None:
    """§3.1 The character of this round."""
    role = view.chosen[seat]
    if role == NO_ROLE:
        return None
    if role == HIDDEN:
        return Said(face.say("tip.chosen_hidden", who=face.name(seat)), "3.1")
    is_open = role <= view.role
    who = face.called(seat, view.seat)
    return Said(face.say("tip.chosen_open" if is_open else "tip.chosen_own", who=who, **face.role(role)), "3.2")


def tip_of_count(face: SeasNames, view: SeasView, seat: Seat, kind: str) -> Said:
    """Something countable before a seat."""
    who = face.called(seat, view.seat) if kind not in ("fleet", "guards", "reserve") else face.within(seat, view.seat)
    args: dict[str, object] = {"who": who}
    if kind == "fleet":
        args |= {"ships": face.count("ships", view.fleet[seat]), "empty": empty(view, seat)}
    elif kind in ("guards", "reserve"):
        args["ships"] = face.count("ships", (view.guards if kind == "guards" else view.reserve)[seat])
    elif kind == "chests":
        args["chests"] = face.say("panel.chests", n=view.chests[seat])
        args["points"] = face.count("points", view.scores[seat])
    else:
        n = {"yin": view.yin, "skulls": view.skulls, "talismans": view.talismans, "holds": view.holds,
             "unsinkable": view.unsinkable, "cards": view.cards}[kind][seat]  # fmt: skip
        args |= {"n": n, kind: face.say(f"panel.{kind}", n=n)}
    return Said(face.say(f"tip.{kind}", **args), PARAGRAPHS[kind])


def tip_of_panel(face: SeasNames, view: SeasView, id: str) -> Said | None:
    """What a counter counts; the panel itself explains the chests."""
    _, number, *rest = id.split("-")
    counter = rest[0] if rest else "chests"
    if len(rest) > 1 or counter not in PARAGRAPHS or not number.isdecimal() or int(number) >= view.seats:
        return None
    seat = int(number)
    if counter == "first":
        return tip_of_first(face, view)
    if counter == "flags":
        return Said(face.say("tip.flags", who=face.called(seat, view.seat), flags=face.flags(view, seat)), "5.2")
    if counter == "cargo":
        goods = face.goods(view.cargo[seat])
        return Said(face.say("tip.panel_cargo", who=face.called(seat, view.seat), goods=goods), "7.2")
    return tip_of_count(face, view, seat, counter)
