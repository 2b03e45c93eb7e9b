"""The elements of the drawing: what they are, and what one means by pressing them."""

from __future__ import annotations

from typing import Final, NamedTuple

from kogga.core.actions import Seat
from kogga.games.manila.actions import (
    BOARD,
    BORROW,
    BUY,
    LEAVE_ASHORE,
    PLACE,
    REDEEM,
    SEND,
    SET_OUT,
    STEER_BACK,
    STEER_ON,
    THROW_OUT,
    Board,
    Borrow,
    BuyShare,
    LeaveAshore,
    Move,
    Place,
    Redeem,
    Send,
    SetOut,
    Steer,
    ThrowOut,
)
from kogga.games.manila.board import (
    BERTHS,
    FIRST_HOLD,
    FIRST_SPACE,
    HOLD,
    LAST_SPACE,
    LAST_SPOT,
    MAX_START,
    PORT,
    PORT_SPOT,
    PRICES,
    TARGET_OF,
    YARD_SPOT,
    Space,
    Spot,
    Target,
)
from kogga.games.manila.pieces import ACCOMPLICES, JADE, KINDS, NO_PAWN, NO_WARE, PAWNS, WARES, Ware
from kogga.games.manila.rules import MOMENTS
from kogga.games.manila.state import Cause, Phase
from kogga.games.manila.view import ManilaView

SPACE_IDS: Final[tuple[str, ...]] = (
    *[f"hold-{WARES[ware]}-{space - FIRST_HOLD[ware]}" for ware in range(KINDS) for space in HOLD[ware]],
    *[f"port-{berth}" for berth in BERTHS],
    *[f"yard-{berth}" for berth in BERTHS],
    "pirate-0", "pirate-1", "pilot-small", "pilot-large", "insurance",
)  # fmt: skip
SPACE_OF: Final = {id: space for space, id in enumerate(SPACE_IDS)}
WARE_OF: Final = {word: ware for ware, word in enumerate(WARES)}
BY_WARE: Final = ("boat", "die", "market", "supply")


class Share(NamedTuple):
    """One share before a seat: its ware, NO_WARE where these eyes do not know it, and whether it is mortgaged."""

    ware: Ware
    pledged: bool


class Element(NamedTuple):
    """What an id names: a kind, and its ware, space or seat, and a number within that."""

    kind: str
    of: int
    number: int = 0


def shares(view: ManilaView, seat: Seat) -> list[Share]:
    """A seat's shares in the order they lie there: by ware where known, mortgaged ones last of each."""
    free, pledged = view.free[seat], view.pledged[seat]
    if not free:
        return [Share(NO_WARE, False)] * view.free_count[seat] + [Share(NO_WARE, True)] * view.pledged_count[seat]
    return [
        Share(ware, is_pledged)
        for ware in range(KINDS)
        for is_pledged, counts in ((False, free), (True, pledged))
        for _ in range(counts[ware])
    ]


def loaded(view: ManilaView) -> list[Ware]:
    """The wares that sail, in their order; their boats lie on the lanes from the first to the third."""
    return [ware for ware in range(KINDS) if ware != view.ashore] if view.ashore != NO_WARE else []


def is_on_water(view: ManilaView, ware: Ware) -> bool:
    """Is this boat on its lane?"""
    return 0 <= view.boats[ware] <= LAST_SPOT


def next_space(view: ManilaView, target: Target) -> Space:
    """The space the next accomplice there would take; -1 where all are taken."""
    for space in range(FIRST_SPACE[target], LAST_SPACE[target] + 1):
        if view.spaces[space] == NO_PAWN:
            return space
    return -1


def berths_taken(view: ManilaView, first: Spot) -> int:
    """How many boats lie in the port, or in the shipyard."""
    return sum([first <= spot < first + len(BERTHS) for spot in view.boats])


def waiting(view: ManilaView, seat: Seat) -> int:
    """How many accomplices of a seat are not on the board."""
    placed = sum([pawn != NO_PAWN and pawn // PAWNS == seat for pawn in view.spaces])
    return ACCOMPLICES[view.seats] - placed


def is_stowaway(view: ManilaView) -> bool:
    """Is the asked seat offered a space it cannot pay for? Then it may stow away."""
    if view.free_count[view.asked]:
        return False
    spaces = [next_space(view, choice.target) for choice in view.choices if isinstance(choice, Place)]
    return any(PRICES[space] > view.cash[view.asked] for space in spaces)


def is_auction(view: ManilaView) -> bool:
    """Is there no harbour master yet? The winner of the auction must have paid first."""
    return view.phase == Phase.AUCTION or (view.phase == Phase.LOAN and view.cause == Cause.OFFICE)


def marks(view: ManilaView, seat: Seat) -> list[str]:
    """What stands out about a seat: the office, the standing bid, having passed or declined."""
    if view.phase in (Phase.OPENER, Phase.DEAL, Phase.OVER):
        return []
    bidding = is_auction(view)
    named = {
        "master": not bidding and seat == view.master,
        "bid": bidding and seat == view.bidder,
        "passed": bidding and view.is_out(seat),
        "declined": not bidding and view.is_out(seat),
    }
    return [name for name, holds in named.items() if holds]


def find(view: ManilaView, id: str) -> Element | None:
    """What an id names; None if these eyes see no such element."""
    if id in SPACE_OF:
        return Element("space", SPACE_OF[id])
    kind, *rest = id.split("-")
    if kind in BY_WARE:
        return Element(kind, WARE_OF[rest[0]]) if len(rest) == 1 and rest[0] in WARE_OF else None
    if kind == "lane":
        return find_lane(rest)
    if not all(number.isascii() and number.isdecimal() for number in rest):
        return None
    return find_seat(view, kind, [int(number) for number in rest])


def find_lane(rest: list[str]) -> Element | None:
    """A space of a lane, or the water right before Manila."""
    if len(rest) != 2 or rest[0] not in WARE_OF or not rest[1].isdecimal() or int(rest[1]) > PORT_SPOT:
        return None
    return Element("lane", WARE_OF[rest[0]], int(rest[1]))


def find_seat(view: ManilaView, kind: str, numbers: list[int]) -> Element | None:
    """What lies before a seat."""
    if not numbers or numbers[0] >= view.seats:
        return None
    seat, *index = numbers
    if kind == "cash":
        return Element(kind, seat) if not index else None
    room = {"share": view.free_count[seat] + view.pledged_count[seat], "pawn": ACCOMPLICES[view.seats]}.get(kind, 0)
    return Element(kind, seat, index[0]) if len(index) == 1 and index[0] < room else None


def touches(view: ManilaView, action: Move) -> tuple[str, ...]:
    """The elements one presses to mean this action; () where it lives in the bar alone."""
    if isinstance(action, Place):
        space = next_space(view, action.target)
        return (SPACE_IDS[space],) if space >= 0 else ()
    if isinstance(action, SetOut):
        return (f"lane-{WARES[action.ware]}-{action.spot}",)
    if isinstance(action, BuyShare):
        return (f"supply-{WARES[action.ware]}",)
    if isinstance(action, (Borrow, Redeem)):
        return own_shares(view, Share(action.ware, isinstance(action, Redeem)))
    if isinstance(action, (LeaveAshore, Board)):
        return (f"boat-{WARES[action.ware]}",)
    if isinstance(action, Steer):
        return (f"boat-{WARES[action.ware]}", f"lane-{WARES[action.ware]}-{view.boats[action.ware] + action.step}")
    if isinstance(action, Send):
        return (f"boat-{WARES[action.ware]}", *berth_ahead(view, action.to_port))
    if isinstance(action, ThrowOut):
        return (f"boat-{WARES[action.ware]}", *crew_of(view, action.ware, action.seat))
    return ()


def own_shares(view: ManilaView, share: Share) -> tuple[str, ...]:
    """The places of shares like this before oneself."""
    if view.seat is None:
        return ()
    return tuple([f"share-{view.seat}-{index}" for index, own in enumerate(shares(view, view.seat)) if own == share])


def berth_ahead(view: ManilaView, in_port: bool) -> tuple[str, ...]:
    """The berth the next boat takes in the port, or in the shipyard."""
    berth = berths_taken(view, PORT_SPOT if in_port else YARD_SPOT)
    return (f"{'port' if in_port else 'yard'}-{BERTHS[berth]}",) if berth < len(BERTHS) else ()


def crew_of(view: ManilaView, ware: Ware, seat: Seat) -> tuple[str, ...]:
    """The accomplices of a seat on a boat that a pirate may throw out."""
    pawns = [view.spaces[space] for space in HOLD[ware] if space != view.boarded]
    return tuple([pawn_id(pawn) for pawn in pawns if pawn != NO_PAWN and pawn // PAWNS == seat])


def pawn_id(pawn: int) -> str:
    """The element of an accomplice."""
    return f"pawn-{pawn // PAWNS}-{pawn % PAWNS}"


def tries(view: ManilaView, id: str) -> list[Move]:
    """Actions one might have meant by pressing this element, legal or not; those of this moment first."""
    element = find(view, id)
    if element is None or view.seat is None:
        return []
    return sorted(meant(view, element), key=lambda move: view.phase not in MOMENTS[type(move)][0])


def meant(view: ManilaView, element: Element) -> list[Move]:
    """Every action an element could stand for."""
    kind, of, number = element
    if kind == "space":
        return space_tries(view, of)
    if kind == "boat":
        return boat_tries(of)
    if kind in ("market", "supply"):
        return [BUY[of]]
    if kind == "lane":
        return lane_tries(view, of, number)
    if kind == "share" and of == view.seat:
        ware, is_pledged = shares(view, of)[number]
        return [REDEEM[ware]] if is_pledged else [BORROW[ware]]
    if kind == "pawn" and PAWNS * of + number in view.spaces:
        return space_tries(view, view.spaces.index(PAWNS * of + number))
    return []


def space_tries(view: ManilaView, space: Space) -> list[Move]:
    """A space is there to be taken; one beside a berth, to send a boat to; one in a hold, to board the boat."""
    target = TARGET_OF[space]
    moves = [PLACE[target]]
    if target < KINDS:
        moves.append(BOARD[target])
        if view.spaces[space] != NO_PAWN and view.options.full_boats:
            moves.append(THROW_OUT[target][view.spaces[space] // PAWNS])
    elif PORT <= space < PORT + 2 * len(BERTHS) and view.phase == Phase.SEND:
        moves.append(SEND[view.boats.index(LAST_SPOT)][space >= PORT + len(BERTHS)])
    return moves


def boat_tries(ware: Ware) -> list[Move]:
    """A boat is loaded or not, boarded, piloted, sent away."""
    return [LEAVE_ASHORE[ware], PLACE[ware], BOARD[ware], STEER_ON[ware], STEER_BACK[ware], *SEND[ware]]


def lane_tries(view: ManilaView, ware: Ware, spot: Spot) -> list[Move]:
    """A space of a lane is a start, but never for jade (§4.3), or a pilot's aim."""
    moves = [SET_OUT[ware][spot]] if spot <= MAX_START and ware != JADE else []
    ahead = spot - view.boats[ware]
    return [*moves, *([STEER_ON[ware]] if ahead == 1 else [STEER_BACK[ware]] if ahead == -1 else [])]
