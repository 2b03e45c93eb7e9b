"""What an element of the drawing or of a panel is."""

from __future__ import annotations

from kogga.core.actions import Seat
from kogga.core.face import Said
from kogga.games.sea_wolf.face.elements import find, harbour, held, points_in_port
from kogga.games.sea_wolf.face.forecast import chance, foretell
from kogga.games.sea_wolf.face.names import WolfNames
from kogga.games.sea_wolf.pieces import COLOR, FIRST_EVENT, FIRST_GOOD, NO_CARD, NO_PAIR, WORTH, Card
from kogga.games.sea_wolf.state import Phase
from kogga.games.sea_wolf.view import WolfView

# The counters of a panel and the paragraphs behind them.
COUNTERS = {"score": "7.2", "hand": "3.1", "goods": "4.3", "wolves": "5.3", "earlier": "8.1"}


def tip(face: WolfNames, view: WolfView, id: str) -> Said | None:
    """A sentence or two about an element; None: there is no such element."""
    if id.startswith("panel-"):
        return tip_of_panel(face, view, id)
    found = find(view, id)
    if found is None:
        return None
    kind, seat, index = found
    if kind == "row":
        return tip_of_row(face, view, index)
    if kind == "hand":
        return tip_of_hand(face, view, seat, index)
    if kind == "port":
        return tip_of_port(face, view, seat, index)
    if kind == "wolf":
        return Said(face.say("tip.wolf"), "5.3")
    return tip_of_middle(face, view, kind)


def about(face: WolfNames, card: Card) -> str:
    """What a card is good for and what it costs."""
    key = "event" if card >= FIRST_EVENT else "good" if card >= FIRST_GOOD else "ship"
    suit = COLOR[card]
    name = face.card(card)
    args = {"ship": face.ship(suit), "good": face.good(suit), "colored": face.colored(suit)}
    return face.say(f"tip.{key}", card=name[0].upper() + name[1:], n=WORTH[card], **args)


def tip_of_row(face: WolfNames, view: WolfView, place: int) -> Said:
    """§3.2 An open card."""
    card = view.row[place]
    return Said(face.say("tip.empty_place") if card == NO_CARD else about(face, card), "3.2")


def tip_of_hand(face: WolfNames, view: WolfView, seat: Seat, index: int) -> Said:
    """A card in a hand, and who knows of it (R8)."""
    card = held(view, seat)[index]
    if card == NO_CARD:
        return Said(face.say("tip.hidden", who=face.name(seat)), "3.3")
    key = "mine_secret" if card not in view.known[seat] else "mine_known" if seat == view.seat else "known"
    text = f"{about(face, card)} {face.say(f'tip.{key}', who=face.name(seat))}"
    return Said(text, "6.1" if card >= FIRST_EVENT else "1.2")


def tip_of_port(face: WolfNames, view: WolfView, seat: Seat, suit: int) -> Said:
    """§4.2, §4.3 A place in a harbour, with its pair or still without."""
    pair = harbour(view, seat)[suit]
    who = face.called(seat, view.seat)
    if pair == NO_PAIR:
        return Said(face.say("tip.empty_port", who=who, ship=face.ship(suit), good=face.good(suit)), "4.3")
    return Said(face.say("tip.port", who=who, **face.pair(pair)), "4.2")


def tip_of_middle(face: WolfNames, view: WolfView, kind: str) -> Said:
    """The pile, the used cards, the delivery card or the sea wolf on its back."""
    if kind == "pile":
        return tip_of_pile(face, view)
    if kind == "discards":
        used = face.grouped(view.discards)
        return Said(face.say("tip.discards", cards=", ".join(used)) if used else face.say("tip.no_discards"), "3.4")
    if view.phase == Phase.WOLF:
        return Said(face.say("tip.wolf_on_offer"), "5.1")
    return Said(face.say("tip.delivery", number=view.came), "4.1")


def tip_of_pile(face: WolfNames, view: WolfView) -> Said:
    """§4.1 How many cards are left and what is known of the next delivery."""
    text = face.say("tip.pile", n=view.pile, forecast=foretell(face, view))
    odds = chance(view)
    return Said(text if odds is None else f"{text} {face.say('tip.chance', due=odds[0], of=odds[1])}", "4.1")


def tip_of_panel(face: WolfNames, view: WolfView, id: str) -> Said | None:
    """What a counter counts; the panel itself explains the score."""
    _, number, *rest = id.split("-")
    counter = rest[0] if rest else "score"
    if len(rest) > 1 or counter not in COUNTERS or not number.isdecimal() or int(number) >= view.seats:
        return None
    seat = int(number)
    n = sum(points_in_port(view, seat)) if counter == "goods" else len(held(view, seat))
    return Said(face.say(f"tip.{counter}", n=n, known=len(view.known[seat])), COUNTERS[counter])
