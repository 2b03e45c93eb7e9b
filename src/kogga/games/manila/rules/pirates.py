"""§7 Pirates: boarding after the second roll, plunder after the third. §14.1 On full boats, as a variant."""

from __future__ import annotations

from kogga.core.actions import Seat
from kogga.core.events import Say
from kogga.core.refusals import Refusal
from kogga.games.manila.actions import BOARD, SEND, STAY, THROW_OUT, Move
from kogga.games.manila.board import CAPTAIN, HOLD, LAST_HOLD, LAST_SPOT, PIRATES_TARGET, SECOND_PIRATE, Space
from kogga.games.manila.events import Boarded, Plundered, Promoted, Sent, Stayed, ThrownOut
from kogga.games.manila.pieces import KINDS, NO_PAWN, PAWNS, WARES, Ware
from kogga.games.manila.rules.movement import dock, repair
from kogga.games.manila.rules.stowaway import next_space
from kogga.games.manila.state import ManilaState, Phase


def begin_boarding(state: ManilaState) -> None:
    """§7.1 After the second roll the captain is asked first, if a boat on 13 can be boarded."""
    ask_pirate(state, CAPTAIN, Phase.CAPTAIN)


def ask_pirate(state: ManilaState, pirate: Space, phase: int) -> None:
    """§7.1 Each pirate is asked once, and only while there is something to board (R12)."""
    pawn = state.spaces[pirate]
    if pawn != NO_PAWN and boardings(state):
        state.asked = pawn // PAWNS
        state.phase = phase
    else:
        state.boarded = -1
        state.phase = Phase.NEXT_ROUND


def boardings(state: ManilaState) -> list[Move]:
    """§7.1 Boats on 13 with room in the hold; §14.1 as a variant, where none has room, anybody's place there (R30)."""
    with_room = [BOARD[ware] for ware in range(KINDS) if has_room(state, ware)]
    if with_room or not state.options.full_boats:
        return with_room
    seats = range(state.seats)
    return [THROW_OUT[ware][seat] for ware in range(KINDS) for seat in seats if victim_space(state, ware, seat) >= 0]


def has_room(state: ManilaState, ware: Ware) -> bool:
    """§7.1 Does this boat stand on 13 with a vacant space in its hold?"""
    return state.boats[ware] == LAST_SPOT and state.spaces[LAST_HOLD[ware]] == NO_PAWN


def victim_space(state: ManilaState, ware: Ware, seat: Seat) -> Space:
    """§14.1 Where an accomplice of this seat stands on a boat on 13, -1 if nowhere.

    The captain who has just boarded is safe; accomplices of one owner are alike otherwise (R30).
    """
    if state.boats[ware] != LAST_SPOT:
        return -1
    for space in HOLD[ware]:
        pawn = state.spaces[space]
        if pawn != NO_PAWN and pawn // PAWNS == seat and space != state.boarded:
            return space
    return -1


def answers(state: ManilaState) -> list[Move]:
    """§7.1 Board, or stay a pirate and hope for plunder."""
    moves = boardings(state)
    moves.append(STAY)
    return moves


def why_not_board(state: ManilaState, ware: Ware) -> Refusal | None:
    """§7.1 Only a boat on 13 with a vacant space can be boarded."""
    if state.boats[ware] != LAST_SPOT:
        return Refusal("7.1", "not_on_13", (("ware", WARES[ware]),))
    return None if has_room(state, ware) else Refusal("7.1", "boat_full", (("ware", WARES[ware]),))


def why_not_throw_out(state: ManilaState, ware: Ware, seat: Seat) -> Refusal | None:
    """§14.1 Only with the variant, only where no boat on 13 has room, and never the captain who has just boarded."""
    if not state.options.full_boats:
        return Refusal("14.1", "no_full_boats")
    if state.boats[ware] != LAST_SPOT:
        return Refusal("7.1", "not_on_13", (("ware", WARES[ware]),))
    if any(has_room(state, each) for each in range(KINDS)):
        return Refusal("14.1", "room_first")
    if victim_space(state, ware, seat) < 0:
        return Refusal("14.1", "nobody_to_throw_out", (("ware", WARES[ware]), ("seat", seat)))
    return None


def board(state: ManilaState, ware: Ware, say: Say | None) -> None:
    """§7.1 The pirate takes the cheapest vacant space, free of charge (R12); he is crew now, and no pirate any more."""
    space = next_space(state, ware)
    if say:
        say(Boarded(state.asked, ware, space))
    if space == LAST_HOLD[ware]:
        state.open &= ~(1 << ware)
    go_aboard(state, space, say)


def throw_out(state: ManilaState, ware: Ware, seat: Seat, say: Say | None) -> None:
    """§14.1 The pirate takes the place of an accomplice, who goes home unpaid; it may be one of his own (R30)."""
    space = victim_space(state, ware, seat)
    if say:
        say(ThrownOut(state.asked, ware, space, seat))
    go_aboard(state, space, say)


def go_aboard(state: ManilaState, space: Space, say: Say | None) -> None:
    """§7.2 The pirate leaves the pirate boat; if it was the captain, the second moves up and may still board.

    The vacated seat may be bought again in the last round; a newcomer never boards (R13).
    """
    spaces = state.spaces
    pirate = CAPTAIN if state.phase == Phase.CAPTAIN or state.boarded >= 0 else SECOND_PIRATE
    spaces[space] = spaces[pirate]
    spaces[pirate] = NO_PAWN
    state.open |= 1 << PIRATES_TARGET
    if state.phase == Phase.CAPTAIN:
        state.boarded = space
        promote(state, say)
        ask_pirate(state, CAPTAIN, Phase.PIRATE)
    else:
        state.boarded = -1
        state.phase = Phase.NEXT_ROUND


def promote(state: ManilaState, say: Say | None) -> None:
    """§7.2 The second pirate takes the captain's seat."""
    spaces = state.spaces
    if spaces[SECOND_PIRATE] != NO_PAWN:
        spaces[CAPTAIN] = spaces[SECOND_PIRATE]
        spaces[SECOND_PIRATE] = NO_PAWN
        if say:
            say(Promoted(spaces[CAPTAIN] // PAWNS))


def stay(state: ManilaState, say: Say | None) -> None:
    """§7.1 A captain who stays is not asked again; the second pirate is (R12)."""
    if say:
        say(Stayed(state.asked))
    if state.phase == Phase.CAPTAIN:
        ask_pirate(state, SECOND_PIRATE, Phase.PIRATE)
    else:
        state.boarded = -1
        state.phase = Phase.NEXT_ROUND


def attack(state: ManilaState, say: Say | None) -> None:
    """§7.3 After the third roll pirates plunder all boats on 13, unasked (R14); §6.4 without pirates they dock."""
    captain = state.spaces[CAPTAIN]
    for ware in range(KINDS):
        if state.boats[ware] == LAST_SPOT:
            if captain == NO_PAWN:
                dock(state, ware, say)
            else:
                plunder(state, ware, say)
    if state.plundered:
        state.asked = captain // PAWNS
        state.phase = Phase.SEND
    else:
        state.phase = Phase.SENT


def plunder(state: ManilaState, ware: Ware, say: Say | None) -> None:
    """§7.3 The whole crew goes home with nothing, also a pirate who had boarded; the loot is shared in §9.1."""
    for space in HOLD[ware]:
        state.spaces[space] = NO_PAWN
    state.open |= 1 << ware
    state.plundered |= 1 << ware
    if say:
        say(Plundered(ware))


def destinations(state: ManilaState) -> list[Move]:
    """§7.4 Port or shipyard, boat by boat in the order of wares (R14)."""
    return SEND[state.boats.index(LAST_SPOT)]


def why_not_send(state: ManilaState, ware: Ware) -> Refusal | None:
    """§7.4 Only plundered boats, in the order of wares (R14)."""
    turn = state.boats.index(LAST_SPOT)
    return None if ware == turn else Refusal("7.4", "other_boat_first", (("ware", WARES[turn]),))


def send(state: ManilaState, ware: Ware, to_port: bool, say: Say | None) -> None:
    """§7.4 The boat takes the next berth there; in port its ware gains value, in the shipyard it counts as damaged."""
    if say:
        say(Sent(state.asked, ware, to_port))
    if to_port:
        dock(state, ware, say)
    else:
        repair(state, ware, say)
    if LAST_SPOT not in state.boats:
        state.phase = Phase.SENT
