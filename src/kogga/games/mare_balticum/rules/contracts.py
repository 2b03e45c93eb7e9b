"""§13 Module 2: contracts."""

from __future__ import annotations

from kogga.core.actions import Seat
from kogga.core.events import Say
from kogga.core.refusals import Refusal
from kogga.games.mare_balticum.actions import KEEP, SWAP, TAKE, Move
from kogga.games.mare_balticum.board import NO_FIELD
from kogga.games.mare_balticum.events import ContractKept, ContractTaken, LookedAtContracts
from kogga.games.mare_balticum.pieces import CARD_WORDS, CARDS, KEPT, LEDGER_LINE, NONE, Card
from kogga.games.mare_balticum.rules.turn import turn_over
from kogga.games.mare_balticum.state import MareState, Phase


def pile(state: MareState) -> list[Card]:
    """§13.1 The contracts nobody has; never none, with six cards for five players at most (R39)."""
    return [card for card in range(CARDS) if card not in state.contracts]


def why_not_look(state: MareState) -> Refusal | None:
    """§13.2 It needs module 2 and an action."""
    if not state.options.contracts:
        return Refusal("13.1", "no_contracts")
    return None if state.actions else Refusal("3.2", "no_action_left")


def look(state: MareState, say: Say | None) -> None:
    """§13.2 A fourth action: all cards of the pile come into the hand. The action is spent in any case (R38)."""
    state.actions -= 1
    state.port = NO_FIELD
    state.landed = 0
    state.phase = Phase.CONTRACT
    if say:
        say(LookedAtContracts(state.active))


def choices(state: MareState) -> list[Move]:
    """§13.2 Without a contract one must be taken; with one it may be swapped or kept (R38)."""
    if state.contracts[state.active] == NONE:
        return [TAKE[card] for card in pile(state)]
    return [*[SWAP[card] for card in pile(state)], KEEP]


def why_not_take(state: MareState, seat: Seat, card: Card, swaps: bool) -> Refusal | None:
    """§13.2 At most one contract, and only from the pile."""
    has_one = state.contracts[seat] != NONE
    if has_one != swaps:
        return Refusal("13.2", "one_contract" if has_one else "nothing_to_swap")
    return Refusal("13.2", "not_in_pile", (("card", CARD_WORDS[card]),)) if card in state.contracts else None


def why_not_keep(state: MareState, seat: Seat) -> Refusal | None:
    """§13.2 Nobody looks without taking (R38)."""
    return Refusal("13.2", "must_take") if state.contracts[seat] == NONE else None


def take(state: MareState, card: Card, say: Say | None) -> None:
    """§13.2 The card lies face down before its owner; one that was swapped out is back in the pile (R39)."""
    seat = state.active
    swapped = state.contracts[seat] != NONE
    state.contracts[seat] = card
    if say:
        say(ContractTaken(seat, card, swapped))
    put_back(state, card, say)


def keep(state: MareState, say: Say | None) -> None:
    """§13.2 The pile was looked through for nothing."""
    if say:
        say(ContractKept(state.active))
    put_back(state, KEPT, say)


def put_back(state: MareState, chosen: Card, say: Say | None) -> None:
    """§13.2 The pile lies face down again; who looked remembers it (R42). The turn goes on, if an action is left."""
    state.ledger = (*state.ledger, LEDGER_LINE * state.active + chosen)
    state.phase = Phase.TURN
    if not state.actions:
        turn_over(state, say)
