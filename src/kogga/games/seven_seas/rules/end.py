"""§15 The end of the game."""

from __future__ import annotations

from kogga.core.actions import Seat
from kogga.core.events import Say
from kogga.games.seven_seas.actions import END, Move
from kogga.games.seven_seas.events import GameScored, HandShown, SaleBegan, Sold, TookSkull
from kogga.games.seven_seas.pieces import KINDS, MAX_ROUNDS, NO_ROLE
from kogga.games.seven_seas.rules.order import clockwise, left_of
from kogga.games.seven_seas.rules.rituals import negotiations
from kogga.games.seven_seas.scoring import lot_price, skulls_for_cards, totals
from kogga.games.seven_seas.state import Phase, SeasState


def is_last_round(state: SeasState) -> bool:
    """§15.1 The third round after the one in which the last-round card came; or the sixtieth (R45)."""
    return state.round == state.last or state.round == MAX_ROUNDS


def ending(state: SeasState) -> str:
    """§15.1 The last-round card ended the game, or the sixtieth round (R45)."""
    return "card" if state.round == state.last else "rounds"


def begin_sale(state: SeasState, say: Say | None) -> None:
    """§15.2 Everybody sells everything, from the last round's first player clockwise (R43)."""
    state.role = NO_ROLE
    state.privilege = 0
    state.active = state.first
    state.phase = Phase.SALE
    if say:
        say(SaleBegan())
    ask_from(state, state.first, say)


def ask_from(state: SeasState, seat: Seat, say: Say | None) -> None:
    """§15.2 Whoever can pay for a Negotiation may hold it first (R43)."""
    while not negotiations(state, seat):
        seat = left_of(state, seat)
        if seat == state.first:
            finish(state, say)
            return
    state.asked = seat


def sale_moves(state: SeasState) -> list[Move]:
    """§15.2 A Negotiation, and no other ritual; or sell what is left."""
    return [*negotiations(state, state.asked), END]


def end(state: SeasState, say: Say | None) -> None:
    """§15.2 The next seat, or the end."""
    seat = left_of(state, state.asked)
    if seat == state.first:
        finish(state, say)
    else:
        ask_from(state, seat, say)


def finish(state: SeasState, say: Say | None) -> None:
    """§15.2 What is left is sold by itself. §15.3 Hands are shown. §15.4 Points are counted. All from the last round's
    first player clockwise (R43).
    """
    sale = [0] * state.seats
    for seat in clockwise(state, state.first):
        sale[seat] = sell_all(state, seat, say)
    state.sale = tuple(sale)
    for seat in clockwise(state, state.first):
        show_hand(state, seat, say)
    state.phase = Phase.OVER
    if say:
        say(GameScored(tuple(totals(state))))


def sell_all(state: SeasState, seat: Seat, say: Say | None) -> int:
    """§15.2 Each kind is one lot, as with the Merchant; no privilege, and no skull for having nothing (R43)."""
    proceeds = 0
    for good in range(KINDS):
        cards = state.cargo[KINDS * seat + good]
        if cards:
            chests = cards * lot_price(state.port, good, cards)
            state.cargo[KINDS * seat + good] = 0
            state.discards[good] += cards
            proceeds += chests
            if say:
                say(Sold(seat, cards, good, chests))
    state.chests[seat] += proceeds
    return proceeds


def show_hand(state: SeasState, seat: Seat, say: Say | None) -> None:
    """§15.3 A skull for every adventure card above three."""
    skulls = skulls_for_cards(state, seat)
    state.skulls[seat] += skulls
    if say:
        say(HandShown(seat, tuple(state.hands[seat])))
        if skulls:
            say(TookSkull(seat, skulls, "hand"))
