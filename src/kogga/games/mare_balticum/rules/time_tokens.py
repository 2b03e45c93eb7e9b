"""§9 Time passes: company tokens and the tax."""

from __future__ import annotations

from kogga.core.actions import Seat
from kogga.core.events import Say
from kogga.core.refusals import Refusal
from kogga.games.mare_balticum.actions import FOUND, PAY, Move
from kogga.games.mare_balticum.events import Chosen, Covered, PaymentChosen, TaxPaid, TimeCame
from kogga.games.mare_balticum.pieces import (
    CATCH,
    EVENTS,
    FIRST_STORED,
    KINDS,
    MARKET,
    NONE,
    ONE,
    PAYMENT_WORDS,
    PAYMENTS,
    SPACES,
    SPECIES,
    TAX,
    TAX_TOKENS,
    TIME,
    TIME_TOKENS,
    Company,
    Payment,
    Space,
    Species,
    count,
    size,
)
from kogga.games.mare_balticum.rules.order import winter_comes
from kogga.games.mare_balticum.rules.refilling import go_on
from kogga.games.mare_balticum.state import MareState, Phase


def time_comes(state: MareState, say: Say | None) -> None:
    """§9.1 A time token interrupts the refill; each has its own event, one after the other (R22). The sixth brings
    winter (§10.1), and from then on, as after a winter that came by itself (R21), none brings an event.
    """
    state.bag[TIME] -= 1
    state.still = 0
    state.time += 1
    brings_event = state.left < 0 and state.time < TIME_TOKENS
    if say:
        say(TimeCame(state.time, brings_event))
    if brings_event:
        begin_event(state, say)
    else:
        if state.left < 0:
            winter_comes(state, False, say)
        go_on(state, say)


def begin_event(state: MareState, say: Say | None) -> None:
    """§9.2 Everybody plays one company token, in secret and at the same time."""
    state.phase = Phase.EVENT
    state.owing = (1 << state.seats) - 1
    if state.time == EVENTS:
        play_last_tokens(state, say)


def play_last_tokens(state: MareState, say: Say | None) -> None:
    """§9.2 In the fifth event everybody has one token left: it plays itself (R29); only for the tax one is asked."""
    for seat in range(state.seats):
        state.sealed[seat] = playable(state, seat)[0]
        if state.sealed[seat] != TAX or not is_asked_what_to_pay(state, seat):
            state.owing &= ~(1 << seat)
    turn_over_if_all_are_done(state, say)


def unplaced(state: MareState, seat: Seat) -> list[Species]:
    """§9.2 The species whose tokens a seat has not played."""
    market = state.market_of(seat)
    return [species for species in range(SPECIES) if species not in market]


def unused(state: MareState, seat: Seat) -> list[Space]:
    """§9.2 The market spaces a seat has not used."""
    market = state.market_of(seat)
    return [space for space in range(SPACES) if market[space] == NONE]


def tokens_of(state: MareState, seat: Seat) -> int:
    """§9.3 Fish and amber in hold and warehouse."""
    return size(state.holds[seat]) + size(state.stores[seat])


def playable(state: MareState, seat: Seat) -> list[Company]:
    """§9.2 An unplaced species with an unused space, each with each (R23); §9.3 or the tax."""
    spaces = unused(state, seat)
    tokens = [SPACES * species + space for species in unplaced(state, seat) for space in spaces]
    if may_play_tax(state, seat):
        tokens.append(TAX)
    return tokens


def may_play_tax(state: MareState, seat: Seat) -> bool:
    """§9.3 Everybody pays once, and not with fewer than two tokens (R26), unless nothing else is left to play (R25)."""
    if state.is_taxed(seat):
        return False
    return tokens_of(state, seat) >= TAX_TOKENS or state.time == EVENTS


def choices(state: MareState, seat: Seat) -> list[Move]:
    """§9.2 What a seat may choose in secret; §9.3 once it is the tax, what that takes."""
    if state.sealed[seat] == TAX:
        return [PAY[payment] for payment in range(PAYMENTS) if may_pay(state, seat, payment)]
    return [FOUND[company] for company in playable(state, seat)]


def payment_pairs(state: MareState, seat: Seat) -> list[tuple[Payment, Payment]]:
    """§9.3 Every way to pay two tokens, one after the other."""
    there = [in_stock(state, seat, payment) for payment in range(PAYMENTS)]
    return [
        (one, other)
        for one in range(PAYMENTS)
        for other in range(PAYMENTS)
        if there[one] and there[other] > (1 if one == other else 0)
    ]


def why_not_found(state: MareState, seat: Seat, company: Company) -> Refusal | None:
    """§9.2 The species is not placed and the space not used; §9.3 the tax is unpaid and can be paid."""
    if state.sealed[seat] == TAX:
        return Refusal("9.3", "choose_payment")
    market = state.market_of(seat)
    species, space = divmod(company, SPACES)
    if company == TAX:
        if state.is_taxed(seat):
            return Refusal("9.3", "tax_paid")
        return None if may_play_tax(state, seat) else Refusal("9.3", "too_poor_for_tax")
    if species in market:
        return Refusal("9.2", "species_placed", (("species", KINDS[species]),))
    return None if market[space] == NONE else Refusal("9.2", "space_used", (("points", MARKET[space]),))


def found(state: MareState, seat: Seat, company: Company, say: Say | None) -> None:
    """§9.2 The choice lies sealed until the last one has chosen; with the tax goes what it takes (R26)."""
    state.sealed[seat] = company
    done = company != TAX or not is_asked_what_to_pay(state, seat)
    if say:
        say(Chosen(seat, company, done))
    if done:
        finish(state, seat, say)


def is_asked_what_to_pay(state: MareState, seat: Seat) -> bool:
    """§9.3 With more than two tokens always, even if they are all alike (R27)."""
    return tokens_of(state, seat) > TAX_TOKENS


def in_stock(state: MareState, seat: Seat, payment: Payment) -> int:
    """§9.3 How many such tokens a seat has."""
    if payment < FIRST_STORED:
        return count(state.holds[seat], payment)
    return count(state.stores[seat], payment - FIRST_STORED)


def may_pay(state: MareState, seat: Seat, payment: Payment) -> bool:
    """§9.3 Any token of the hold or the warehouse that is not given already."""
    return in_stock(state, seat, payment) > (1 if state.paid[2 * seat] == payment else 0)


def why_not_pay(state: MareState, seat: Seat, payment: Payment) -> Refusal | None:
    """§9.3 The tax was chosen, and the token is there."""
    if state.sealed[seat] != TAX:
        return Refusal("9.3", "tax_not_chosen")
    return (
        None if may_pay(state, seat, payment) else Refusal("9.3", "not_yours", (("payment", PAYMENT_WORDS[payment]),))
    )


def pay(state: MareState, seat: Seat, payment: Payment, say: Say | None) -> None:
    """§9.3 Two tokens, chosen in secret with the tax (R26)."""
    done = state.paid[2 * seat] != NONE
    state.paid[2 * seat + (1 if done else 0)] = payment
    if say:
        say(PaymentChosen(seat, payment, done))
    if done:
        finish(state, seat, say)


def finish(state: MareState, seat: Seat, say: Say | None) -> None:
    """§9.2 One seat less to wait for."""
    state.owing &= ~(1 << seat)
    turn_over_if_all_are_done(state, say)


def turn_over_if_all_are_done(state: MareState, say: Say | None) -> None:
    """§9.4 All show which space is covered or what the tax takes; the time token goes onto the track, and the refill
    goes on with the next token for the same field (R22).
    """
    if state.owing:
        return
    for seat in range(state.seats):
        if state.sealed[seat] == TAX:
            take_tax(state, seat, say)
        else:
            cover(state, seat, say)
        state.sealed[seat] = NONE
    go_on(state, say)


def cover(state: MareState, seat: Seat, say: Say | None) -> None:
    """§9.2 The token lies face down on its space to the end (R24)."""
    species, space = divmod(state.sealed[seat], SPACES)
    state.market[SPACES * seat + space] = species
    if say:
        say(Covered(seat, space, species))


def take_tax(state: MareState, seat: Seat, say: Say | None) -> None:
    """§9.3 The tokens go into the box for good; two or fewer in all are given without a question (R25, R27)."""
    payments = (
        sorted(state.paid[2 * seat : 2 * seat + 2]) if is_asked_what_to_pay(state, seat) else whole_wealth(state, seat)
    )
    for payment in payments:
        if payment < FIRST_STORED:
            state.holds[seat] -= ONE[payment]
            state.box += ONE[payment]
        else:
            state.stores[seat] -= ONE[payment - FIRST_STORED]
            state.box += ONE[payment - FIRST_STORED]
    state.taxed |= 1 << seat
    state.paid[2 * seat] = state.paid[2 * seat + 1] = NONE
    if say:
        say(TaxPaid(seat, tuple(payments)))


def whole_wealth(state: MareState, seat: Seat) -> list[Payment]:
    """§9.3 Everything a seat has, as payments."""
    aboard = [species for species in range(SPECIES) for _ in range(count(state.holds[seat], species))]
    stored = [FIRST_STORED + kind for kind in range(CATCH) for _ in range(count(state.stores[seat], kind))]
    return aboard + stored
