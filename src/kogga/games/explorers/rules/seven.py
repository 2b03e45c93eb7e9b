"""§4.4 A seven: half the cards of large hands."""

from __future__ import annotations

from kogga.core.actions import Seat
from kogga.core.events import Say
from kogga.core.refusals import Refusal
from kogga.games.explorers.actions import DISCARD, Move
from kogga.games.explorers.events import CardLaid, Discarded, DiscardsDue
from kogga.games.explorers.pieces import HAND_LIMIT, KINDS, MAX_SEATS, RESOURCES, Kind
from kogga.games.explorers.rules.supply import spend
from kogga.games.explorers.state import ExplorersState, Phase


def seven(state: ExplorersState, say: Say | None) -> None:
    """§4.4 Everybody with more than seven cards loses half of them; gold does not count."""
    due = [seat for seat in range(state.seats) if state.cards(seat) > HAND_LIMIT]
    if not due:
        go_on(state)
        return
    state.phase = Phase.DISCARD
    state.owing = sum([1 << seat for seat in due])
    if say:
        say(DiscardsDue(tuple(due)))


def go_on(state: ExplorersState) -> None:
    """§4.4 In scenario 1 nothing else happens; §11.2 then the roller's pirate ship comes."""
    state.phase = Phase.PIRATE if state.scenario > 1 else Phase.BUILD


def laid_by(state: ExplorersState, seat: Seat) -> int:
    """§4.4 How many cards a seat has laid face down."""
    return sum(state.laid[RESOURCES * seat : RESOURCES * seat + RESOURCES])


def discards(state: ExplorersState, seat: Seat) -> list[Move]:
    """§4.4 Any card of the hand that does not lie face down already."""
    spot = RESOURCES * seat
    return [DISCARD[kind] for kind in range(RESOURCES) if state.hands[spot + kind] > state.laid[spot + kind]]


def why_not_discard(state: ExplorersState, seat: Seat, kind: Kind) -> Refusal | None:
    """§4.4 A seat that owes cards, and a card it has."""
    if not state.owing >> seat & 1:
        return Refusal("4.4", "owes_no_cards")
    spot = RESOURCES * seat + kind
    return None if state.hands[spot] > state.laid[spot] else Refusal("4.4", "no_such_card", (("kind", KINDS[kind]),))


def discard(state: ExplorersState, seat: Seat, kind: Kind, say: Say | None) -> None:
    """§4.4 One card at a time, face down; when the last is down all are turned up (R9)."""
    state.laid[RESOURCES * seat + kind] += 1
    done = laid_by(state, seat) == state.cards(seat) // 2
    if say:
        say(CardLaid(seat, kind, done))
    if done:
        state.owing &= ~(1 << seat)
        if not state.owing:
            turn_up(state, say)


def turn_up(state: ExplorersState, say: Say | None) -> None:
    """§4.4 All discards go to the bank."""
    for seat in range(state.seats):
        cards = tuple(state.laid[RESOURCES * seat : RESOURCES * seat + RESOURCES])
        if any(cards):
            for kind in range(RESOURCES):
                spend(state, seat, kind, cards[kind])
            if say:
                say(Discarded(seat, cards))
    state.laid = [0] * (RESOURCES * MAX_SEATS)
    go_on(state)
