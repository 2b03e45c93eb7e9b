"""§10 The Merchant."""

from __future__ import annotations

from typing import Final

from kogga.core.actions import Seat
from kogga.core.events import Say
from kogga.core.refusals import Refusal
from kogga.games.seven_seas.actions import END, SELL, Move
from kogga.games.seven_seas.events import Privileged, Sold
from kogga.games.seven_seas.pieces import GOODS, KINDS, LOOT_EACH, PRIVILEGE, Role
from kogga.games.seven_seas.rules.guards import gain_chests
from kogga.games.seven_seas.rules.rituals import offer_rituals, rituals
from kogga.games.seven_seas.rules.skulls import take_skull
from kogga.games.seven_seas.scoring import lot_price
from kogga.games.seven_seas.state import Phase, SeasState

UP_TO: Final = [[SELL[good][:held] for held in range(LOOT_EACH + 1)] for good in range(KINDS)]


def ask(state: SeasState, say: Say | None) -> None:
    """§10.3 Without goods, and none sold, there is a skull at once, also if a Negotiation took the last ones (§13.4);
    §10.4 rituals may follow. Who can only end the sale is not asked (R47).
    """
    seat = state.active
    if not state.sold and not state.goods(seat):
        take_skull(state, seat, "sold_nothing", say)
        offer_rituals(state)
    elif len(sales(state)) == 1:
        end(state, say)
    else:
        state.phase = Phase.MERCHANT


def sales(state: SeasState) -> list[Move]:
    """§10.1 Any number of a kind that was not sold yet in this call (R18); §10.4 or a ritual (R31); or an end."""
    first = KINDS * state.active
    moves: list[Move] = []
    for good in range(KINDS):
        held = state.cargo[first + good]
        if held and not state.sold >> good & 1:
            moves += UP_TO[good][held]
    moves += rituals(state, state.active)
    moves.append(END)
    return moves


def why_not_sell(state: SeasState, seat: Seat, cards: int, good: int) -> Refusal | None:
    """§10.1 Goods you have aboard, each kind once in a call (R18)."""
    if state.sold >> good & 1:
        return Refusal("10.1", "kind_sold", (("good", GOODS[good]),))
    held = state.cargo[KINDS * seat + good]
    if cards > held:
        return Refusal("10.1", "too_few_goods", (("n", held), ("good", GOODS[good])))
    return None


def sell(state: SeasState, cards: int, good: int, say: Say | None) -> None:
    """§10.1 One lot of a kind becomes chests; what is not sold stays aboard."""
    seat = state.active
    chests = cards * lot_price(state.port, good, cards)
    state.sold |= 1 << good
    state.cargo[KINDS * seat + good] -= cards
    state.discards[good] += cards
    if say:
        say(Sold(seat, cards, good, chests))
    gain_chests(state, seat, chests, say)
    ask(state, say)


def end(state: SeasState, say: Say | None) -> None:
    """§10.3 Nothing sold is a skull, whatever was negotiated (§13.4). §10.5 Else one chest for the only Merchant, two
    for the first player, when the sale is closed (R19).
    """
    seat = state.active
    if not state.sold:
        take_skull(state, seat, "sold_nothing", say)
    elif state.privilege:
        chests = state.privilege * PRIVILEGE[Role.MERCHANT]
        if say:
            say(Privileged(seat, Role.MERCHANT, chests))
        gain_chests(state, seat, chests, say)
    state.sold = 0
    state.phase = Phase.AFTER_CALL
