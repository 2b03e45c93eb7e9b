"""§7.7, §7.8, §10.3 Holds and docks."""

from __future__ import annotations

from kogga.core.actions import Seat
from kogga.core.events import Say
from kogga.core.refusals import Refusal
from kogga.games.explorers.actions import EXCHANGE, LOAD, SWAP, UNLOAD, Move
from kogga.games.explorers.board import CORNER_NAMES, END_A, END_B, Corner
from kogga.games.explorers.events import Exchanged, Loaded, Swapped, Unloaded, WentOverboard
from kogga.games.explorers.pieces import (
    CREW,
    DOCK_ACTIONS,
    EMPTY,
    HARBOURS,
    NONE,
    PIECES,
    PIECES_IN,
    SACK,
    SHIPS,
    WITH,
    WITHOUT,
    Cargo,
    Piece,
)
from kogga.games.explorers.rules.ships import is_crowded, lose_cargo, why_not_handle
from kogga.games.explorers.state import ExplorersState, Phase


def port_at(state: ExplorersState, seat: Seat, ship: int) -> Corner:
    """§10.3 The own harbour settlement at an end of a ship, NONE; there can be only one."""
    edge = state.ships[SHIPS * seat + ship]
    own = 2 * seat + 1
    if state.building[END_A[edge]] == own:
        return END_A[edge]
    return END_B[edge] if state.building[END_B[edge]] == own else NONE


def dock_at(state: ExplorersState, seat: Seat, corner: Corner) -> int:
    """§6.4 The dock of a harbour settlement."""
    return HARBOURS * seat + state.ports[seat].index(corner)


def swapped(cargo: Cargo, out: Piece, into: Piece) -> Cargo:
    """§10.3 A cargo when one piece went for another; -1 if that cannot be."""
    less = WITHOUT[cargo][out]
    return WITH[less][into] if less >= 0 else -1


def dock_choices() -> list[list[list[list[Move]]]]:
    """§10.3 By ship, cargo aboard and cargo in the dock everything that can be done there."""
    return [[[choices_at(ship, hold, dock) for dock in range(8)] for hold in range(8)] for ship in range(SHIPS)]


def choices_at(ship: int, hold: Cargo, dock: Cargo) -> list[Move]:
    """§10.3 Load one, unload one, exchange all, exchange one crew for one sack (R36)."""
    moves = [LOAD[ship][piece] for piece in PIECES_IN[dock] if WITH[hold][piece] >= 0]
    moves += [UNLOAD[ship][piece] for piece in PIECES_IN[hold] if WITH[dock][piece] >= 0]
    if hold != EMPTY and dock != EMPTY and hold != dock:
        moves.append(EXCHANGE[ship])
    for piece in (CREW, SACK):
        other = CREW + SACK - piece
        if swapped(hold, piece, other) >= 0 and swapped(dock, other, piece) >= 0:
            moves.append(SWAP[ship][piece])
    return moves


AT_DOCK = dock_choices()


def why_not_dock(state: ExplorersState, seat: Seat, ship: int) -> Refusal | None:
    """§10.3 At an own harbour settlement, and not too often (R36)."""
    refusal = why_not_handle(state, seat, ship)
    if refusal is None and port_at(state, seat, ship) == NONE:
        refusal = Refusal("10.3", "no_dock_there", (("ship", ship + 1),))
    if refusal is None and state.docked == DOCK_ACTIONS:
        refusal = Refusal("10.3", "docked_enough", (("number", DOCK_ACTIONS),))
    return refusal


def why_not_dock_move(state: ExplorersState, seat: Seat, ship: int, move: Move) -> Refusal | None:
    """§10.3 The pieces are there, and fit on both sides."""
    refusal = why_not_dock(state, seat, ship)
    if refusal is None:
        dock = state.docks[dock_at(state, seat, port_at(state, seat, ship))]
        if move not in AT_DOCK[ship][state.holds[SHIPS * seat + ship]][dock]:
            refusal = Refusal("10.3", "does_not_fit")
    return refusal


def load(state: ExplorersState, ship: int, piece: Piece, say: Say | None) -> None:
    """§9.2, §10.3 One piece from the dock into the hold."""
    seat = state.active
    corner = port_at(state, seat, ship)
    hold, dock = SHIPS * seat + ship, dock_at(state, seat, corner)
    state.holds[hold] = WITH[state.holds[hold]][piece]
    state.docks[dock] = WITHOUT[state.docks[dock]][piece]
    state.docked += 1
    if say:
        say(Loaded(seat, ship, corner, piece))


def unload(state: ExplorersState, ship: int, piece: Piece, say: Say | None) -> None:
    """§10.3 One piece from the hold into the dock; §10.4 another ship there may load it."""
    seat = state.active
    corner = port_at(state, seat, ship)
    hold, dock = SHIPS * seat + ship, dock_at(state, seat, corner)
    state.holds[hold] = WITHOUT[state.holds[hold]][piece]
    state.docks[dock] = WITH[state.docks[dock]][piece]
    state.docked += 1
    if say:
        say(Unloaded(seat, ship, corner, piece))


def exchange(state: ExplorersState, ship: int, say: Say | None) -> None:
    """§10.3 Hold and dock change places."""
    seat = state.active
    corner = port_at(state, seat, ship)
    hold, dock = SHIPS * seat + ship, dock_at(state, seat, corner)
    state.holds[hold], state.docks[dock] = state.docks[dock], state.holds[hold]
    state.docked += 1
    if say:
        say(Exchanged(seat, ship, corner))


def swap(state: ExplorersState, ship: int, piece: Piece, say: Say | None) -> None:
    """§10.3 One crew for one sack, or the reverse."""
    seat = state.active
    corner = port_at(state, seat, ship)
    hold, dock = SHIPS * seat + ship, dock_at(state, seat, corner)
    other = CREW + SACK - piece
    state.holds[hold] = swapped(state.holds[hold], piece, other)
    state.docks[dock] = swapped(state.docks[dock], other, piece)
    state.docked += 1
    if say:
        say(Swapped(seat, ship, corner, piece))


# §7.8 Overboard

ALONE: list[Cargo] = [WITH[EMPTY][piece] for piece in range(4)]


def why_not_hold_overboard(state: ExplorersState, seat: Seat, ship: int, piece: Piece) -> Refusal | None:
    """§7.8 A piece that is aboard (R34)."""
    refusal = why_not_handle(state, seat, ship)
    if refusal is None and WITHOUT[state.holds[SHIPS * seat + ship]][piece] < 0:
        refusal = Refusal("7.8", "not_aboard", (("piece", PIECES[piece]),))
    return refusal


def hold_overboard(state: ExplorersState, ship: int, piece: Piece, say: Say | None) -> None:
    """§7.8 A piece of a ship goes to the supply; a sack is lost for good (R49)."""
    seat = state.active
    hold = SHIPS * seat + ship
    state.holds[hold] = WITHOUT[state.holds[hold]][piece]
    lose_cargo(state, seat, ALONE[piece])
    if say:
        say(WentOverboard(seat, ship, NONE, piece))


def why_not_dock_overboard(state: ExplorersState, seat: Seat, corner: Corner, piece: Piece) -> Refusal | None:
    """§7.8 A piece that is in an own dock (R34), while no ship stands on a full route (R32)."""
    if state.building[corner] != 2 * seat + 1:
        return Refusal("6.4", "no_own_dock", (("corner", CORNER_NAMES[corner]),))
    if state.phase == Phase.SEA and is_crowded(state):
        return Refusal("7.6", "on_a_full_route", (("ship", state.open + 1),))
    if WITHOUT[state.docks[dock_at(state, seat, corner)]][piece] < 0:
        return Refusal("7.8", "not_in_dock", (("piece", PIECES[piece]),))
    return None


def dock_overboard(state: ExplorersState, corner: Corner, piece: Piece, say: Say | None) -> None:
    """§7.8 A piece of a dock goes to the supply."""
    seat = state.active
    dock = dock_at(state, seat, corner)
    state.docks[dock] = WITHOUT[state.docks[dock]][piece]
    lose_cargo(state, seat, ALONE[piece])
    if say:
        say(WentOverboard(seat, NONE, corner, piece))
