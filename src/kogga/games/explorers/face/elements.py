"""The elements of the drawing: what they are, and what one means by pressing them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from kogga.core.actions import Action, Seat
from kogga.games.explorers import actions as verbs
from kogga.games.explorers.actions import Move, seat_moves
from kogga.games.explorers.board import (
    ANCHORS,
    CORNER_CALLED,
    CORNER_NAMES,
    EDGE_CALLED,
    EDGE_NAMES,
    ENDS,
    FIXED_HARBOURS,
    FIXED_SETTLEMENTS,
    HEX_CALLED,
    HEX_NAMES,
    Corner,
)
from kogga.games.explorers.face.names import pieces_of
from kogga.games.explorers.pieces import (
    GOODS,
    HARBOURS,
    MISSIONS,
    NONE,
    REGIONS,
    SHIPS,
    ExplorersOptions,
    Piece,
)
from kogga.games.explorers.state import Phase
from kogga.games.explorers.view import ExplorersView

SINGLE: Final = ("pirate", "dice", "offer", "hauls")  # elements there is one of
SUPPLIES: Final = ("road", "settlement", "harbour", "ship", "settler", "crew", "pirate")
NAMED: Final[dict[str, tuple[str, ...]]] = {
    "track": MISSIONS, "lead": MISSIONS, "bank": GOODS, "stock": REGIONS, "tokens": REGIONS, "anchor": ("0", "1"),
}  # fmt: skip
OF_HEX: Final = ("hex", "token", "haul", "sacks")
OF_CORNER: Final = ("corner", "building", "dock")
OF_EDGE: Final = ("edge", "road")
OF_SEAT: Final = ("gold", "plate", "cards")


class Element(NamedTuple):
    """What an id names: a kind, whose or which it is, and a number within that."""

    kind: str
    of: int = 0
    number: int = 0


def find(view: ExplorersView, id: str) -> Element | None:
    """What an id names; None if there is no such element."""
    if id in SINGLE:
        return Element(id)
    kind, *rest = id.split("-")
    if kind in NAMED:
        return Element(kind, NAMED[kind].index(rest[0])) if len(rest) == 1 and rest[0] in NAMED[kind] else None
    if kind == "hand" and len(rest) == 1 and rest[0] in GOODS:
        return Element("hand", GOODS.index(rest[0]))
    return find_place(view, kind, rest) or find_seat(view, kind, rest)


def find_place(view: ExplorersView, kind: str, rest: list[str]) -> Element | None:
    """What lies on the board, by the name of its place."""
    name = "-".join(rest)
    if kind in OF_HEX and name in HEX_CALLED:
        return Element(kind, HEX_CALLED[name])
    if kind in OF_EDGE and name in EDGE_CALLED:
        return Element(kind, EDGE_CALLED[name])
    if kind in OF_CORNER and rest and rest[0] in CORNER_CALLED:
        slot = rest[1] if len(rest) == 2 and kind == "dock" else None
        if len(rest) == 1 or slot in ("0", "1"):
            return Element(kind if slot is None else "berth", CORNER_CALLED[rest[0]], int(slot or 0))
    if kind == "crew" and len(rest) == 2 and rest[0] in HEX_CALLED and is_seat(view, rest[1]):
        return Element(kind, HEX_CALLED[rest[0]], int(rest[1]))
    return None


def find_seat(view: ExplorersView, kind: str, rest: list[str]) -> Element | None:
    """What belongs to a seat."""
    if kind == "marker" and len(rest) == 2 and rest[0] in MISSIONS and is_seat(view, rest[1]):
        return Element(kind, int(rest[1]), MISSIONS.index(rest[0]))
    if not rest or not is_seat(view, rest[0]):
        return None
    seat = int(rest[0])
    if kind == "hand" and len(rest) == 1:
        return Element("cards", seat)
    if kind in OF_SEAT and len(rest) == 1:
        return Element(kind, seat)
    if kind == "supply" and len(rest) == 2 and rest[1] in SUPPLIES:
        return Element(kind, seat, SUPPLIES.index(rest[1]))
    if kind == "ship" and len(rest) == 2 and rest[1] in ("1", "2", "3"):
        return Element(kind, seat, int(rest[1]) - 1)
    if kind == "hold" and len(rest) == 3 and rest[1] in ("1", "2", "3") and rest[2] in ("0", "1"):
        return Element(kind, seat, 2 * (int(rest[1]) - 1) + int(rest[2]))
    return None


def is_seat(view: ExplorersView, word: str) -> bool:
    """Is this the number of a seat at the table?"""
    return word.isascii() and word.isdecimal() and int(word) < view.seats


# What a choice touches


def touches(view: ExplorersView, action: Move) -> tuple[str, ...]:
    """The elements one presses to mean this action; () where it lives in the bar alone."""
    if isinstance(action, verbs.Sail):
        return ship_id(view, action.ship), f"edge-{EDGE_NAMES[action.edge]}"
    if isinstance(action, (verbs.FirstRoad, verbs.FirstShip)):
        return (f"edge-{EDGE_NAMES[action.edge]}",)
    if isinstance(action, (verbs.FirstHarbour, verbs.FirstSettlement, verbs.NeutralHarbour, verbs.NeutralSettlement)):
        return (f"corner-{CORNER_NAMES[action.corner]}",)
    if isinstance(action, verbs.Colour):
        return tuple([f"corner-{CORNER_NAMES[row[action.colour]]}" for row in (FIXED_SETTLEMENTS, FIXED_HARBOURS)])
    if isinstance(action, verbs.Pirate):
        return (supply(view, "pirate"),) if action.hex == NONE else (f"hex-{HEX_NAMES[action.hex]}",)
    if isinstance(action, verbs.Rob):
        return (f"hand-{action.victim}",) if action.victim >= 0 else ()
    if isinstance(action, verbs.Close):
        return (f"hand-{action.seat}",)
    return touches_ashore(view, action) or touches_at_sea(view, action)


def touches_ashore(view: ExplorersView, action: Move) -> tuple[str, ...]:
    """What one presses to trade and to build."""
    if isinstance(action, (verbs.Road, verbs.Ship)):
        kind = "road" if isinstance(action, verbs.Road) else "ship"
        return supply(view, kind), f"edge-{EDGE_NAMES[action.edge]}"
    if isinstance(action, verbs.Settlement):
        return supply(view, "settlement"), f"corner-{CORNER_NAMES[action.corner]}"
    if isinstance(action, verbs.Upgrade):
        return supply(view, "harbour"), f"building-{CORNER_NAMES[action.corner]}"
    if isinstance(action, (verbs.SettlerAshore, verbs.CrewAshore)):
        kind = "settler" if isinstance(action, verbs.SettlerAshore) else "crew"
        return supply(view, kind), f"dock-{CORNER_NAMES[action.corner]}"
    if isinstance(action, (verbs.SettlerAboard, verbs.CrewAboard, verbs.Scrap)):
        kinds = {verbs.SettlerAboard: "settler", verbs.CrewAboard: "crew"}
        return supply(view, kinds.get(type(action), "ship")), ship_id(view, action.ship)
    if isinstance(action, verbs.Bank):
        return f"hand-{GOODS[action.given]}", f"bank-{GOODS[action.taken]}"
    if isinstance(action, verbs.Buy):
        return "hand-gold", f"bank-{GOODS[action.kind]}"
    if isinstance(action, verbs.FastGold):
        return f"hand-{GOODS[action.kind]}", "bank-gold"
    if isinstance(action, verbs.Give):
        return f"hand-{GOODS[action.kind]}", "offer"
    if isinstance(action, verbs.Ask):
        return f"bank-{GOODS[action.kind]}", "offer"
    return (f"hand-{GOODS[action.kind]}",) if isinstance(action, verbs.Discard) else ()


def touches_at_sea(view: ExplorersView, action: Move) -> tuple[str, ...]:
    """What one presses to have ships do something."""
    if isinstance(action, verbs.DockOverboard):
        return berths(view, action.corner, action.piece)[:1]
    if isinstance(action, verbs.HoldOverboard):
        return slots(view, action.ship, action.piece)[:1]
    if isinstance(action, verbs.Fish):
        return ("dice",)
    if not isinstance(action, verbs.Wool | verbs.Found | verbs.DockMove | verbs.ShoreMove | verbs.Chase):
        return ()
    ship = ship_id(view, action.ship)
    if isinstance(action, verbs.Wool):
        return ship, "hand-wool"
    if isinstance(action, verbs.Found):
        return ship, f"corner-{CORNER_NAMES[action.corner]}"
    if isinstance(action, (verbs.Land, verbs.Fetch, verbs.Barter, verbs.Haul)):
        return ship, f"hex-{HEX_NAMES[action.hex]}"
    if isinstance(action, verbs.Chase):
        return ship, "pirate"
    if isinstance(action, verbs.Deliver):
        ends = ENDS[view.ships[SHIPS * view.active + action.ship]]
        return (ship, *[f"anchor-{nth}" for nth, corner in enumerate(ANCHORS) if corner in ends])
    return touches_dock(view, action, ship)


def touches_dock(view: ExplorersView, action: verbs.DockMove, ship: str) -> tuple[str, ...]:
    """§10.3 What one presses to hand pieces over."""
    corner = dock_at(view, action.ship)
    if isinstance(action, verbs.Exchange):
        return ship, f"dock-{CORNER_NAMES[corner]}"
    if isinstance(action, verbs.Load):
        return (ship, *berths(view, corner, action.piece)[:1])
    slot = slots(view, action.ship, action.piece)[:1]
    if isinstance(action, verbs.Unload):
        return (*slot, f"dock-{CORNER_NAMES[corner]}")
    other = [piece for piece in pieces_of(dock_cargo(view, view.active, corner)) if piece != action.piece]
    return (*slot, *berths(view, corner, other[0])[:1]) if other else slot


def ship_id(view: ExplorersView, ship: int) -> str:
    """A ship of whoever has the turn."""
    return f"ship-{view.active}-{ship + 1}"


def supply(view: ExplorersView, kind: str) -> str:
    """What whoever has the turn has in store."""
    return f"supply-{view.active}-{kind}"


def slots(view: ExplorersView, ship: int, piece: Piece) -> tuple[str, ...]:
    """Where a piece lies in a hold of whoever has the turn."""
    held = pieces_of(view.holds[SHIPS * view.active + ship])
    return tuple([f"hold-{view.active}-{ship + 1}-{nth}" for nth, each in enumerate(held) if each == piece])


def berths(view: ExplorersView, corner: Corner, piece: Piece) -> tuple[str, ...]:
    """Where a piece lies in a dock of whoever has the turn."""
    held = pieces_of(dock_cargo(view, view.active, corner))
    return tuple([f"dock-{CORNER_NAMES[corner]}-{nth}" for nth, each in enumerate(held) if each == piece])


def dock_cargo(view: ExplorersView, seat: Seat, corner: Corner) -> int:
    """What lies in a dock."""
    return view.docks[HARBOURS * seat + view.ports[seat].index(corner)]


def dock_at(view: ExplorersView, ship: int) -> Corner:
    """The harbour settlement a ship of whoever has the turn touches."""
    ends = ENDS[view.ships[SHIPS * view.active + ship]]
    return next(corner for corner in ends if corner in view.ports[view.active])


# What one might have meant


@lru_cache(maxsize=32)
def vocabulary(seats: int, options: ExplorersOptions) -> frozenset[Action]:
    """Everything a seat can ever do."""
    return frozenset(seat_moves(seats, options))


def tries(view: ExplorersView, id: str) -> list[Move]:
    """Actions one might have meant by pressing this element, legal or not; those of this moment first."""
    element = find(view, id)
    if element is None or view.seat is None:
        return []
    known = vocabulary(view.seats, view.options)
    meant = [move for move in (meant_by_place(view, element) or meant_by_thing(view, element)) if move in known]
    return sorted(meant, key=lambda move: moment(move) != moment_of(view.phase))


def moment_of(phase: int) -> str:
    """What kind of actions this phase asks for."""
    if phase < Phase.DISCARD:
        return "set-up"
    if phase in (Phase.SEA, Phase.HAVEN):
        return "sea"
    return "build" if phase >= Phase.BUILD else "seven"


SET_UP: Final = (
    verbs.Colour, verbs.FirstHarbour, verbs.FirstSettlement, verbs.NeutralHarbour, verbs.NeutralSettlement,
    verbs.FirstRoad, verbs.FirstShip,
)  # fmt: skip
AT_SEA: Final = (
    verbs.Sail, verbs.Wool, verbs.Found, verbs.Load, verbs.Unload, verbs.Exchange, verbs.Swap, verbs.Land, verbs.Fetch,
    verbs.Barter, verbs.Haul, verbs.Deliver, verbs.Chase, verbs.Fish, verbs.End,
)  # fmt: skip


def moment(move: Move) -> str:
    """When an action is taken."""
    if isinstance(move, SET_UP):
        return "set-up"
    if isinstance(move, AT_SEA):
        return "sea"
    return "seven" if isinstance(move, (verbs.Discard, verbs.Pirate, verbs.Rob)) else "build"


def meant_by_place(view: ExplorersView, element: Element) -> list[Move]:
    """Every action a place of the board could stand for."""
    kind, of, _ = element
    fleet = fleet_first(view)
    if kind in ("hex", "token", "haul", "sacks", "crew"):
        shore = [verb[ship][of] for ship in fleet for verb in (verbs.LAND, verbs.BARTER, verbs.HAUL_IN, verbs.FETCH)]
        return [*shore, verbs.PIRATE[of]]
    if kind == "corner":
        first = (verbs.FIRST_HARBOUR, verbs.FIRST_SETTLEMENT, verbs.NEUTRAL_HARBOUR, verbs.NEUTRAL_SETTLEMENT)
        colours = [
            verbs.COLOUR[nth] for row in (FIXED_SETTLEMENTS, FIXED_HARBOURS) for nth, at in enumerate(row) if at == of
        ]
        return [
            *[verb[of] for verb in (*first, verbs.SETTLEMENT)],
            *colours,
            *[verbs.FOUND[ship][of] for ship in fleet],
        ]
    if kind == "building":
        return [verbs.UPGRADE[of], *[verbs.FOUND[ship][of] for ship in fleet]]
    if kind in ("edge", "road"):
        ashore: list[Move] = [verbs.FIRST_ROAD[of], verbs.FIRST_SHIP[of], verbs.ROAD[of], verbs.SHIP[of]]
        return [*ashore, *[verbs.SAIL[ship][of] for ship in fleet]]
    if kind == "dock":
        return [verbs.SETTLER_ASHORE[of], verbs.CREW_ASHORE[of], *[verbs.EXCHANGE[ship] for ship in fleet]]
    return []  # fmt: skip


def fleet_first(view: ExplorersView) -> list[int]:
    """The ships, the one under way first."""
    return sorted(verbs.FLEET, key=lambda ship: ship != view.open)


def meant_by_thing(view: ExplorersView, element: Element) -> list[Move]:
    """Every action a thing could stand for."""
    kind, of, _ = element
    if kind == "hand":
        return meant_by_card(of)
    if kind == "bank":
        return [*([verbs.BUY[of]] if of < len(verbs.BUY) else []), verbs.ASK[of]]
    if kind == "cards":
        return [verbs.ROB[of], verbs.CLOSE[of]]
    if kind in ("pirate", "dice", "offer", "anchor"):
        things: dict[str, list[Move]] = {
            "pirate": verbs.CHASE, "dice": [verbs.FISH_ROLL], "offer": [verbs.PROPOSE, verbs.WITHDRAW],
            "anchor": verbs.DELIVER,
        }  # fmt: skip
        return things[kind]
    if kind == "berth":
        return [verbs.DOCK_OVERBOARD[of][piece] for piece in range(4)]
    return meant_by_own(element) if of == view.seat else []


def meant_by_card(kind: int) -> list[Move]:
    """A card is given back, offered, traded with the bank, sold."""
    if kind >= len(verbs.DISCARD):
        return [verbs.GIVE[kind]]
    return [verbs.DISCARD[kind], verbs.GIVE[kind], *verbs.BANK[kind], verbs.FAST_GOLD[kind]]


def meant_by_own(element: Element) -> list[Move]:
    """Every action a piece of one's own could stand for."""
    kind, _, number = element
    if kind == "ship":
        every = (
            verbs.WOOL_FOR,
            verbs.CHASE,
            verbs.DELIVER,
            verbs.EXCHANGE,
            verbs.SETTLER_ABOARD,
            verbs.CREW_ABOARD,
            verbs.SCRAP,
        )
        return [verb[number] for verb in every]
    if kind == "hold":
        ship = number // 2
        return [verb[ship][piece] for verb in (verbs.HOLD_OVERBOARD, verbs.UNLOAD) for piece in range(4)]
    if kind == "supply" and SUPPLIES[number] == "pirate":
        return [verbs.PIRATE_HOME]
    return []  # fmt: skip
