"""§4 The delivery."""

from __future__ import annotations

from kogga.core.actions import Seat
from kogga.core.events import Say
from kogga.core.refusals import Refusal
from kogga.games.sea_wolf.actions import DELIVER, DONE, Move
from kogga.games.sea_wolf.events import Delivered, DeliveryCame, Stayed
from kogga.games.sea_wolf.pieces import (
    BIT,
    COLOR,
    FIRST_GOOD,
    GOOD_COLOR,
    GOODS,
    NO_PAIR,
    PAIR_GOOD,
    PAIR_SHIP,
    SUITS,
    WORDS,
    Pair,
    pair_of,
)
from kogga.games.sea_wolf.rules.end import end_deal, has_all_goods, is_deal_over
from kogga.games.sea_wolf.rules.order import left_of
from kogga.games.sea_wolf.state import Phase, WolfState


def begin_delivery(state: WolfState, say: Say | None) -> None:
    """§4.1 A delivery card on top of the pile: from the active player on, clockwise, everyone may deliver (R10)."""
    state.came += 1
    state.due -= 1
    state.phase = Phase.DELIVERY
    if say:
        say(DeliveryCame(state.came))
    ask_from(state, state.active, say)


def can_be_asked(state: WolfState, seat: Seat) -> bool:
    """§4.4 Passed over is only who has laid all four goods or holds fewer than two cards: it betrays no hand (R11)."""
    return len(state.hands[seat]) + state.wolves[seat] >= 2 and not has_all_goods(state, seat)


def ask_from(state: WolfState, seat: Seat, say: Say | None) -> None:
    """§4.1 Ask this seat or the next one that can be asked; when the round is over, look whether the deal is (R12)."""
    while not can_be_asked(state, seat):
        seat = left_of(state, seat)
        if seat == state.active:
            finish_delivery(state, say)
            return
    state.asked = seat


def ask_the_next(state: WolfState, say: Say | None) -> None:
    """§4.1 The asked seat has finished; no second chance in this delivery (R10)."""
    seat = left_of(state, state.asked)
    if seat == state.active:
        finish_delivery(state, say)
    else:
        ask_from(state, seat, say)


def finish_delivery(state: WolfState, say: Say | None) -> None:
    """§4.1, §5.1 All have delivered: the deal ends, or the card is turned over and the sea wolf is offered (R15)."""
    if is_deal_over(state):
        end_deal(state, say)
    else:
        state.phase = Phase.WOLF
        state.asked = state.active


def deliveries(state: WolfState) -> list[Move]:
    """§4.2, §4.3 Every pair in hand whose good this seat has not delivered yet; or be done."""
    seat = state.asked
    hand = state.hands[seat]
    moves: list[Move] = []
    for ship in hand:
        if ship >= FIRST_GOOD:
            break  # hands are sorted: ships come first
        if state.laid[SUITS * seat + COLOR[ship]] == NO_PAIR:
            moves += [DELIVER[pair_of(ship, good)] for good in hand if GOOD_COLOR[good] == COLOR[ship]]
    moves.append(DONE)
    return moves


def why_not_deliver(state: WolfState, seat: Seat, pair: Pair) -> Refusal | None:
    """§4.2 Both cards come from your hand. §4.3 Each good only once a deal."""
    for card in (PAIR_SHIP[pair], PAIR_GOOD[pair]):
        if card not in state.hands[seat]:
            return Refusal("4.2", "not_in_hand", (("card", WORDS[card]),))
    if state.laid[SUITS * seat + COLOR[PAIR_SHIP[pair]]] != NO_PAIR:
        return Refusal("4.3", "good_delivered", (("good", GOODS[COLOR[PAIR_SHIP[pair]]]),))
    return None


def deliver(state: WolfState, pair: Pair, say: Say | None) -> None:
    """§4.2 Ship and good lie before their owner for good; the fourth good ends this seat's part (R11)."""
    seat = state.asked
    for card in (PAIR_SHIP[pair], PAIR_GOOD[pair]):
        state.hands[seat].remove(card)
        state.open &= ~BIT[card]
    state.laid[SUITS * seat + COLOR[PAIR_SHIP[pair]]] = pair
    if say:
        say(Delivered(seat, pair))
    if not can_be_asked(state, seat):
        ask_the_next(state, say)


def be_done(state: WolfState, say: Say | None) -> None:
    """§4.4 Nobody must deliver."""
    if say:
        say(Stayed(state.asked))
    ask_the_next(state, say)
