"""§4 The harbour master's duties."""

from __future__ import annotations

from kogga.core.actions import Seat
from kogga.core.events import Say
from kogga.core.refusals import Refusal
from kogga.games.manila.actions import BUY, LEAVE_ASHORE, NO_SHARE, SET_OUT, SET_SECOND, Move
from kogga.games.manila.board import LOADED, MAX_START, NOT_AFLOAT, START_SUM, STARTS, Spot
from kogga.games.manila.events import BoatSet, LeftAshore, NoShareBought, ShareBought
from kogga.games.manila.pieces import KINDS, SHARE_PRICES, WARES, Pesos, Ware
from kogga.games.manila.rules.loans import add_credit, means, pays, remember
from kogga.games.manila.state import Cause, ManilaState, Phase


def share_price(state: ManilaState, ware: Ware) -> Pesos:
    """§4.1 The value on the black market, but never less than five."""
    return SHARE_PRICES[state.market[ware]]


def purchases(state: ManilaState) -> list[Move]:
    """§4.1 Any share with a card left and a price within cash and credit; or none, even where nothing can be bought."""
    reach = means(state, state.asked)
    moves = [BUY[ware] for ware in range(KINDS) if state.supply[ware] and share_price(state, ware) <= reach]
    moves.append(NO_SHARE)
    add_credit(state, state.asked, moves)
    return moves


def why_not_buy(state: ManilaState, seat: Seat, ware: Ware) -> Refusal | None:
    """§4.1 The pile has a card, and the price comes from cash and shares held before: not from the new one (R7)."""
    if not state.supply[ware]:
        return Refusal("4.1", "pile_empty", (("ware", WARES[ware]),))
    if share_price(state, ware) > means(state, seat):
        return Refusal("4.1", "share_too_dear", (("ware", WARES[ware]), ("price", share_price(state, ware))))
    return None


def buy_share(state: ManilaState, ware: Ware, say: Say | None) -> None:
    """§4.1 The price falls due before the card changes hands (R7)."""
    price = share_price(state, ware)
    if pays(state, state.asked, price, Cause.SHARE, ware, say):
        take_share(state, ware, price, say)


def take_share(state: ManilaState, ware: Ware, pesos: Pesos, say: Say | None) -> None:
    """§4.1 One share a voyage, bought in the open (R29); §14.2 as a variant any number, one after the other (R7)."""
    seat = state.asked
    state.supply[ware] -= 1
    state.free[KINDS * seat + ware] += 1
    state.bought[KINDS * seat + ware] += 1
    remember(state, seat, str(ware))
    if say:
        say(ShareBought(seat, ware, pesos))
    state.phase = Phase.SHARE if state.options.any_shares else Phase.LOAD


def buy_none(state: ManilaState, say: Say | None) -> None:
    """§4.1 Nobody must buy; after this no share can be had any more."""
    state.phase = Phase.LOAD
    if say:
        say(NoShareBought(state.asked))


def loadings(state: ManilaState) -> list[Move]:
    """§4.2 One of the four wares stays ashore."""
    moves = LEAVE_ASHORE[:]
    add_credit(state, state.asked, moves)
    return moves


def leave_ashore(state: ManilaState, ware: Ware, say: Say | None) -> None:
    """§4.2 The three others are loaded."""
    state.ashore = ware
    state.phase = Phase.SET
    if say:
        say(LeftAshore(state.asked, ware))


def settings(state: ManilaState) -> list[Move]:
    """§4.3 A start space from 0 to 5 for the first boat, then for the second: only what can still make nine (R8)."""
    first, second, _ = LOADED[state.ashore]
    start = state.boats[first]
    moves = SET_OUT[first][:] if start == NOT_AFLOAT else SET_SECOND[second][start][:]
    add_credit(state, state.asked, moves)
    return moves


def why_not_set(state: ManilaState, ware: Ware, spot: Spot) -> Refusal | None:
    """§4.3 Boats are set in the order of wares (R8), and the three start spaces make nine."""
    first, second, third = LOADED[state.ashore]
    start = state.boats[first]
    turn = first if start == NOT_AFLOAT else second
    if ware == state.ashore:
        return Refusal("4.2", "ware_ashore", (("ware", WARES[ware]),))
    if state.boats[ware] != NOT_AFLOAT:
        return Refusal("4.3", "boat_is_set", (("ware", WARES[ware]),))
    if ware == third:
        return Refusal("4.3", "last_boat_follows", (("ware", WARES[ware]),))
    if ware != turn:
        return Refusal("4.3", "other_boat_first", (("ware", WARES[turn]),))
    if start != NOT_AFLOAT and spot not in STARTS[start]:
        return Refusal("4.3", "not_nine", (("least", STARTS[start][0]), ("most", STARTS[start][-1])))
    return None


def set_boat(state: ManilaState, ware: Ware, spot: Spot, say: Say | None) -> None:
    """§4.3 Done is done (R8). The third boat's space follows from the others."""
    launch(state, ware, spot, say)
    first, second, third = LOADED[state.ashore]
    if ware == second:
        launch(state, third, START_SUM - state.boats[first] - spot, say)
        state.phase = Phase.NEXT_ROUND


def launch(state: ManilaState, ware: Ware, spot: Spot, say: Say | None) -> None:
    """§4.3 A boat lies on its start space, none beyond 5."""
    assert 0 <= spot <= MAX_START
    state.boats[ware] = spot
    state.open |= 1 << ware
    if say:
        say(BoatSet(state.master, ware, spot))
