"""§5 Trade: with the bank, for gold, between players."""

from __future__ import annotations

from kogga.core.actions import Seat
from kogga.core.events import Say
from kogga.core.refusals import Refusal
from kogga.games.explorers.actions import (
    ACCEPT,
    ASK,
    CLOSE,
    GIVE,
    PROPOSE,
    REFUSE,
    WITHDRAW,
    Move,
)
from kogga.games.explorers.events import (
    Answered,
    AnswersShown,
    BankTraded,
    Bought,
    ItemAsked,
    ItemGiven,
    Proposed,
    Traded,
    Withdrawn,
)
from kogga.games.explorers.pieces import (
    BANK_RATE,
    DRAFTS,
    GOLD,
    GOLD_RATE,
    GOODS,
    KINDS,
    OFFER_ITEMS,
    PURCHASES,
    RESOURCES,
    Kind,
)
from kogga.games.explorers.rules.supply import draw, show, spend
from kogga.games.explorers.state import ExplorersState, Phase


def why_not_bank(state: ExplorersState, seat: Seat, given: Kind, taken: Kind) -> Refusal | None:
    """§5.1 Three of a kind in hand, and the other kind in the bank (R3)."""
    if state.hands[RESOURCES * seat + given] < BANK_RATE:
        return Refusal("5.1", "not_three", (("kind", KINDS[given]),))
    if taken < RESOURCES and not state.bank[taken]:
        return Refusal("5.1", "bank_empty", (("kind", KINDS[taken]),))
    return None


def bank(state: ExplorersState, given: Kind, taken: Kind, say: Say | None) -> None:
    """§5.1 Three of a kind for one of another or for one gold, as often as you like (R10)."""
    seat = state.active
    spend(state, seat, given, BANK_RATE)
    if taken == GOLD:
        state.gold[seat] += 1
    else:
        draw(state, seat, taken, 1)
    if say:
        say(BankTraded(seat, given, taken))


def why_not_buy(state: ExplorersState, seat: Seat, kind: Kind) -> Refusal | None:
    """§5.2 Two gold, a card in the bank (R3), and not twice yet."""
    if state.bought == PURCHASES:
        return Refusal("5.2", "bought_twice")
    if state.gold[seat] < GOLD_RATE:
        return Refusal("5.2", "no_gold", (("number", GOLD_RATE),))
    return None if state.bank[kind] else Refusal("5.2", "bank_empty", (("kind", KINDS[kind]),))


def buy(state: ExplorersState, kind: Kind, say: Say | None) -> None:
    """§5.2 Two gold for any card, twice a turn; selling does not count (R11)."""
    seat = state.active
    state.gold[seat] -= GOLD_RATE
    state.bought += 1
    draw(state, seat, kind, 1)
    if say:
        say(Bought(seat, kind))


def holds(state: ExplorersState, seat: Seat, kind: Kind) -> int:
    """How many cards of a kind, or coins, a seat has."""
    return state.gold[seat] if kind == GOLD else state.hands[RESOURCES * seat + kind]


def why_not_open(state: ExplorersState, seat: Seat) -> Refusal | None:
    """§5.3 Five drafts a turn, and something to give (R53)."""
    if state.phase != Phase.BUILD:
        return None
    if state.drafts == DRAFTS:
        return Refusal("5.3", "no_draft_left")
    return None if state.gold[seat] or state.cards(seat) else Refusal("5.3", "nothing_to_give")


def why_not_give(state: ExplorersState, seat: Seat, kind: Kind) -> Refusal | None:
    """§5.3 Something in hand, four items at most, and no kind on both sides (R51)."""
    refusal = why_not_open(state, seat)
    if refusal is None and state.asked[kind]:
        refusal = Refusal("5.3", "on_both_sides", (("kind", GOODS[kind]),))
    if refusal is None and sum(state.given) == OFFER_ITEMS:
        refusal = Refusal("5.3", "offer_full")
    if refusal is None and holds(state, seat, kind) <= state.given[kind]:
        refusal = Refusal("5.3", "not_in_hand", (("kind", GOODS[kind]),))
    return refusal


def why_not_ask(state: ExplorersState, seat: Seat, kind: Kind) -> Refusal | None:
    """§5.3 Four items at most, and no kind on both sides (R51)."""
    refusal = why_not_open(state, seat)
    if refusal is None and state.given[kind]:
        refusal = Refusal("5.3", "on_both_sides", (("kind", GOODS[kind]),))
    if refusal is None and sum(state.asked) == OFFER_ITEMS:
        refusal = Refusal("5.3", "offer_full")
    return refusal


def draft_moves(state: ExplorersState) -> list[Move]:
    """§5.3 What can be done while a draft lies open."""
    given, asked = state.given, state.asked
    spot, hands = RESOURCES * state.active, state.hands
    giving, asking = sum(given), sum(asked)
    moves: list[Move] = []
    if giving < OFFER_ITEMS:
        for kind in range(RESOURCES):
            if not asked[kind] and hands[spot + kind] > given[kind]:
                moves.append(GIVE[kind])
        if not asked[GOLD] and state.gold[state.active] > given[GOLD]:
            moves.append(GIVE[GOLD])
    if asking < OFFER_ITEMS:
        for kind in range(GOLD + 1):
            if not given[kind]:
                moves.append(ASK[kind])
    if giving and asking:
        moves.append(PROPOSE)
    moves.append(WITHDRAW)
    return moves


def open_draft(state: ExplorersState) -> None:
    """§5.3 The first item opens a draft."""
    if state.phase == Phase.BUILD:
        state.phase = Phase.DRAFT
        state.drafts += 1


def give(state: ExplorersState, kind: Kind, say: Say | None) -> None:
    """§5.3 One more item, in the open: all see that it is there (R50)."""
    open_draft(state)
    state.given[kind] += 1
    if state.thefts:
        show(state, state.active, kind, state.given[kind])
    if say:
        say(ItemGiven(state.active, kind))


def ask(state: ExplorersState, kind: Kind, say: Say | None) -> None:
    """§5.3 One more item wanted."""
    open_draft(state)
    state.asked[kind] += 1
    if say:
        say(ItemAsked(state.active, kind))


def why_not_propose(state: ExplorersState) -> Refusal | None:
    """§5.3 No gifts: something on each side."""
    return None if any(state.given) and any(state.asked) else Refusal("5.3", "one_sided")


def propose(state: ExplorersState, say: Say | None) -> None:
    """§5.4 All other seats are asked, whether they have it or not (R52)."""
    state.phase = Phase.ANSWER
    state.owing = (1 << state.seats) - 1 & ~(1 << state.active)
    state.accepted = 0
    if say:
        say(Proposed(state.active, tuple(state.given), tuple(state.asked)))


def forget_offer(state: ExplorersState) -> None:
    """§5.5 The offer is gone."""
    state.phase = Phase.BUILD
    state.given = [0] * (GOLD + 1)
    state.asked = [0] * (GOLD + 1)
    state.accepted = 0


def withdraw(state: ExplorersState, say: Say | None) -> None:
    """§5.3, §5.5 A draft or an answered offer is forgotten."""
    forget_offer(state)
    if say:
        say(Withdrawn(state.active))


def has_asked(state: ExplorersState, seat: Seat) -> bool:
    """§5.4 Does this seat hold what is asked for?"""
    asked, hands, spot = state.asked, state.hands, RESOURCES * seat
    for kind in range(RESOURCES):
        if hands[spot + kind] < asked[kind]:
            return False
    return state.gold[seat] >= asked[GOLD]


def answers(state: ExplorersState, seat: Seat) -> list[Move]:
    """§5.4 Who does not hold what is asked can only refuse (R52)."""
    return [ACCEPT, REFUSE] if has_asked(state, seat) else [REFUSE]


def why_not_accept(state: ExplorersState, seat: Seat) -> Refusal | None:
    """§5.4 Who does not hold what is asked can only refuse (R52)."""
    return None if has_asked(state, seat) else Refusal("5.4", "lacks_what_is_asked")


def answer(state: ExplorersState, seat: Seat, accepts: bool, say: Say | None) -> None:
    """§5.4 Sealed, and turned up when the last has answered."""
    state.owing &= ~(1 << seat)
    if accepts:
        state.accepted |= 1 << seat
    if say:
        say(Answered(seat, accepts))
    if not state.owing:
        show_answers(state, say)


def show_answers(state: ExplorersState, say: Say | None) -> None:
    """§5.4 If nobody accepted, the offer is gone. Who accepted has shown what was asked for (R50)."""
    willing = [seat for seat in range(state.seats) if state.accepted >> seat & 1]
    if state.thefts:
        for seat in willing:
            for kind in range(RESOURCES):
                show(state, seat, kind, state.asked[kind])
    if say:
        say(AnswersShown(tuple(willing)))
    if willing:
        state.phase = Phase.CLOSE
    else:
        forget_offer(state)


def closings(state: ExplorersState) -> list[Move]:
    """§5.5 Any of the seats that accepted, or none."""
    return [*[CLOSE[seat] for seat in range(state.seats) if state.accepted >> seat & 1], WITHDRAW]


def why_not_close(state: ExplorersState, seat: Seat) -> Refusal | None:
    """§5.5 Only with a seat that accepted."""
    return None if state.accepted >> seat & 1 else Refusal("5.5", "did_not_accept", (("seat", seat),))


def close(state: ExplorersState, partner: Seat, say: Say | None) -> None:
    """§5.5 The exchange, in the open."""
    seat = state.active
    given, asked = tuple(state.given), tuple(state.asked)
    for kind in range(RESOURCES):
        hand_over(state, seat, partner, kind, given[kind])
        hand_over(state, partner, seat, kind, asked[kind])
    state.gold[seat] += asked[GOLD] - given[GOLD]
    state.gold[partner] += given[GOLD] - asked[GOLD]
    forget_offer(state)
    if say:
        say(Traded(seat, partner, given, asked))


def hand_over(state: ExplorersState, giver: Seat, taker: Seat, kind: Kind, cards: int) -> None:
    """§5.5 Cards from hand to hand."""
    if cards:
        spend(state, giver, kind, cards)
        draw(state, taker, kind, cards)
