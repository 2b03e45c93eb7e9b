"""The elements of the drawing: what they are, and what one means by pressing them."""

from __future__ import annotations

from typing import Final, NamedTuple

from kogga.core.actions import Seat
from kogga.games.mare_balticum.actions import (
    FISH,
    FOUND,
    KEEP,
    LAUNCH,
    LOOK,
    MOOR,
    OVERBOARD,
    PAY,
    SAIL,
    SWAP,
    TAKE,
    UNLOAD,
    UNLOAD_AT,
    Fish,
    Found,
    Keep,
    Launch,
    Look,
    Moor,
    Move,
    Overboard,
    Pay,
    Sail,
    Swap,
    Take,
    Unload,
)
from kogga.games.mare_balticum.board import (
    FIELDS,
    NEIGHBOURS,
    NO_FIELD,
    PORT_CIRCLES,
    PORTS,
    Circle,
    Field,
    members,
)
from kogga.games.mare_balticum.face.names import kinds_in, space_of
from kogga.games.mare_balticum.pieces import (
    CATCH,
    FIRST_STORED,
    FLEET,
    HOLD,
    KINDS,
    MARKET,
    NONE,
    SPACES,
    SPECIES,
    TAX,
    TIME_TOKENS,
    Kind,
    Species,
)
from kogga.games.mare_balticum.rules import MOMENTS
from kogga.games.mare_balticum.state import Phase
from kogga.games.mare_balticum.view import MareView

FIELD_OF: Final = {word: field for field, word in enumerate(FIELDS)}
SPECIES_OF: Final = {KINDS[species]: species for species in range(SPECIES)}
BY_FIELD: Final = ("field", "catch", "demand")
SINGLE: Final = ("contracts", "bag", "box")
BY_SEAT: Final = ("reserve", "warehouse", "tax", "contract")


class Element(NamedTuple):
    """What an id names: a kind, then its field or seat (or -1), then a number within that."""

    kind: str
    of: int
    number: int = 0


def in_reserve(view: MareView, seat: Seat) -> int:
    """How many boats of a seat are not on the board."""
    return view.boats_of(seat).count(NO_FIELD)


def find(view: MareView, id: str) -> Element | None:
    """What an id names; None if these eyes see no such element."""
    kind, _, rest = id.partition("-")
    if kind in SINGLE and not rest:
        return Element(kind, NONE) if kind != "contracts" or view.options.contracts else None
    if kind == "field":
        return Element(kind, FIELD_OF[rest]) if rest in FIELD_OF else None
    if kind == "supply":
        return Element(kind, NONE, SPECIES_OF[rest]) if rest in SPECIES_OF and view.options.demand else None
    if kind == "company":
        return find_company(view, rest)
    word, _, last = rest.rpartition("-")
    if not (last.isascii() and last.isdecimal()):
        return None
    number = int(last)
    if kind in BY_FIELD:
        return find_on_chart(view, kind, word, number)
    return find_of_seat(view, kind, word, number)


def find_company(view: MareView, rest: str) -> Element | None:
    """One of the reader's own company tokens."""
    seat, _, word = rest.partition("-")
    if word not in SPECIES_OF or view.seat is None or seat != str(view.seat):
        return None
    return Element("company", view.seat, SPECIES_OF[word])


def find_on_chart(view: MareView, kind: str, word: str, number: int) -> Element | None:
    """A token on a field, or a circle of a port."""
    if word not in FIELD_OF:
        return None
    field = FIELD_OF[word]
    if kind == "demand":
        room = len(PORT_CIRCLES[field]) if field < PORTS else 0
    else:
        room = len(kinds_in(view.sea[field]))
    return Element(kind, field, number) if number < room else None


def find_of_seat(view: MareView, kind: str, word: str, number: int) -> Element | None:
    """What lies before a seat, or on the time track, or in the pile one looks through."""
    if not word:
        room = {"time": TIME_TOKENS, "card": len(view.pile)}.get(kind, view.seats if kind in BY_SEAT else 0)
        return Element(kind, number if kind in BY_SEAT else NONE, number) if number < room else None
    if not (word.isascii() and word.isdecimal()) or int(word) >= view.seats:
        return None
    room = {"boat": FLEET[view.seats], "hold": HOLD, "market": len(MARKET)}.get(kind, 0)
    return Element(kind, int(word), number) if number < room else None


def circle_for(view: MareView, action: Unload) -> Circle:
    """The circle a landing goes to: the one named, the one where the species lies, or the free one."""
    circles = PORT_CIRCLES[action.port]
    if action.circle != NONE:
        return action.circle
    for wanted in (action.species, NONE):
        for circle in circles:
            if view.demand[circle] == wanted:
                return circle
    return circles[0]


def touches(view: MareView, action: Move) -> tuple[str, ...]:
    """The elements one presses to mean this action; () where it lives in the bar alone."""
    seat = view.seat
    if seat is None:
        return ()
    if isinstance(action, Sail):
        boat = view.boats_of(seat).index(action.start)
        return (f"boat-{seat}-{boat}", f"field-{FIELDS[action.field]}")
    if isinstance(action, Launch):
        return (f"reserve-{seat}", f"field-{FIELDS[action.field]}")
    if isinstance(action, Moor):
        return (f"field-{FIELDS[action.port]}",)
    if isinstance(action, Fish):
        return catch_ids(view, action.field, action.kind)
    if isinstance(action, Unload):
        port, fish = FIELDS[action.port], hold_ids(view, seat, action.species)[action.number - 1]
        circle = PORT_CIRCLES[action.port].index(circle_for(view, action))
        return (f"field-{port}", f"demand-{port}-{circle}", fish)
    if isinstance(action, Overboard):
        return (*hold_ids(view, seat, action.species), "box")
    return touches_rare(view, seat, action)


def touches_rare(view: MareView, seat: Seat, action: Move) -> tuple[str, ...]:
    """§9, §13 Company tokens, the tax, contracts."""
    if isinstance(action, Found):
        if action.company == TAX:
            return (f"tax-{seat}",)
        species, space = divmod(action.company, SPACES)
        return (f"company-{seat}-{KINDS[species]}", f"market-{seat}-{MARKET[space]}")
    if isinstance(action, Pay):
        if action.payment < FIRST_STORED:
            return hold_ids(view, seat, action.payment)
        return (f"warehouse-{seat}",)
    if isinstance(action, (Take, Swap)):
        return (f"card-{view.pile.index(action.card)}",)
    if isinstance(action, Look):
        return ("contracts",)
    return (f"contract-{seat}",) if isinstance(action, Keep) else ()


def catch_ids(view: MareView, field: Field, kind: Kind) -> tuple[str, ...]:
    """The tokens of a kind on a field."""
    lying = kinds_in(view.sea[field])
    return tuple([f"catch-{FIELDS[field]}-{nth}" for nth, each in enumerate(lying) if each == kind])


def hold_ids(view: MareView, seat: Seat, species: Species) -> tuple[str, ...]:
    """The fish of a species in a hold."""
    aboard = kinds_in(view.holds[seat])
    return tuple([f"hold-{seat}-{nth}" for nth, each in enumerate(aboard) if each == species])


def tries(view: MareView, id: str) -> list[Move]:
    """Actions one might have meant by pressing this element, legal or not; those of this moment first."""
    element = find(view, id)
    if element is None or view.seat is None:
        return []
    return sorted(meant(view, view.seat, element), key=lambda move: MOMENTS[type(move)][0] != view.phase)


def meant(view: MareView, seat: Seat, element: Element) -> list[Move]:
    """Every action an element could stand for."""
    kind, of, number = element
    if kind == "field":
        return field_tries(view, seat, of)
    if kind == "catch":
        return [FISH[of][kinds_in(view.sea[of])[number]]]
    if kind == "demand":
        return demand_tries(view, of, number)
    if kind in ("contracts", "card"):
        return pile_tries(view, kind, number)
    if kind == "box":
        return [OVERBOARD[species] for species in sorted(set(kinds_in(view.holds[seat])))]
    return own_tries(view, seat, element) if of == seat else []


def field_tries(view: MareView, seat: Seat, field: Field) -> list[Move]:
    """A field is there to go to; a port, to begin or to unload in."""
    moves: list[Move] = [MOOR[field]] if field < PORTS else []
    if in_reserve(view, seat):
        return [*moves, LAUNCH[field]]
    return moves + [SAIL[start][field] for start in members(view.fleets[seat]) if start != field]


def demand_tries(view: MareView, port: Field, nth: int) -> list[Move]:
    """A circle is there to unload what lies on it; a free one, to set it up with what is aboard."""
    species = view.demand[PORT_CIRCLES[port][nth]]
    if species != NONE:
        return [UNLOAD[port][species][0]]
    aboard = sorted(set(kinds_in(view.holds[view.seat or 0])))
    is_asked = len(PORT_CIRCLES[port]) > 1 and view.options.demand
    return [UNLOAD_AT[nth][port][fish][nth] if is_asked else UNLOAD[port][fish][0] for fish in aboard]


def pile_tries(view: MareView, kind: str, number: int) -> list[Move]:
    """The pile is there to look through, a card of it to take."""
    if kind == "contracts":
        return [LOOK]
    card = view.pile[number]
    return [TAKE[card] if view.contracts[view.active] == NONE else SWAP[card]]


def own_tries(view: MareView, seat: Seat, element: Element) -> list[Move]:
    """What lies before oneself."""
    kind, _, number = element
    if kind == "boat" and view.boats_of(seat)[number] != NO_FIELD:
        start = view.boats_of(seat)[number]
        return [SAIL[start][field] for field in members(NEIGHBOURS[start])]
    if kind == "hold" and number < len(kinds_in(view.holds[seat])):
        return hold_tries(view, seat, kinds_in(view.holds[seat])[number])
    if kind == "warehouse":
        return [PAY[FIRST_STORED + each] for each in range(CATCH)]
    if kind == "tax":
        return [FOUND[TAX]]
    if kind == "company":
        return [FOUND[SPACES * number + space] for space in range(SPACES)]
    if kind == "market":
        return [FOUND[SPACES * species + space_of(number)] for species in range(SPECIES)]
    return [KEEP] if kind == "contract" and view.options.contracts else []


def hold_tries(view: MareView, seat: Seat, species: Species) -> list[Move]:
    """A fish aboard is there to be unloaded, thrown overboard, or paid."""
    ports = [port for port in members(view.fleets[seat]) if port < PORTS]
    if view.phase == Phase.EVENT:
        return [PAY[species]]
    return [*[UNLOAD[port][species][0] for port in ports], OVERBOARD[species]]
