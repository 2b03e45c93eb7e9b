"""The rules, one module a chapter of the book."""

from __future__ import annotations

from typing import Final

from kogga.core.actions import Seat
from kogga.core.refusals import Refusal
from kogga.games.seven_seas.actions import (
    DRAWN,
    FIRST,
    TURN_UP,
    Buy,
    Choose,
    Decline,
    DoubleHold,
    Draw,
    Drawn,
    End,
    First,
    Give,
    Load,
    Lose,
    LuckMove,
    Move,
    NameGood,
    Negotiate,
    Play,
    Refuse,
    RitualMove,
    Sell,
    Send,
    TakeFlag,
    Throw,
    TurnUp,
    Unsinkable,
)
from kogga.games.seven_seas.pieces import CARDS, FIRST_CURSE, FIRST_PORT, Card
from kogga.games.seven_seas.rules import captain, governor, loot, merchant, rituals, rounds, shipwright, tavern
from kogga.games.seven_seas.state import Phase, SeasState


def odds(state: SeasState) -> list[tuple[Move, int]]:
    """What luck may bring, with weights; a throw has more outcomes than anybody can count."""
    if state.phase == Phase.FIRST:
        return [(FIRST[seat], 1) for seat in range(state.seats)]
    if state.phase <= Phase.CARD:
        deck = state.deck
        return [(DRAWN[card], deck.count(card)) for nth, card in enumerate(deck) if not nth or deck[nth - 1] != card]
    if state.phase == Phase.LOOT:
        return [(TURN_UP[kind], cards) for kind, cards in enumerate(state.loot) if cards]
    return []


# The moments each verb belongs to, the paragraph that says so, and the sentence for any other moment.
CALLS: Final = (Phase.SHIPWRIGHT, Phase.GOVERNOR, Phase.MERCHANT, Phase.CARTOGRAPHER, Phase.RITUALS)
PLAYING: Final = (Phase.CAPTAIN, Phase.ISLANDER, Phase.SHAMAN)
MOMENTS: Final[dict[type[Move], tuple[tuple[int, ...], str, str]]] = {
    Choose: ((Phase.CHOOSE,), "3.1", "no_choice_now"),
    Buy: ((Phase.SHIPWRIGHT,), "4.1", "no_shipwright"),
    TakeFlag: ((Phase.GOVERNOR,), "5.1", "no_governor"),
    Play: (PLAYING, "3.2", "no_card_now"),
    Decline: (PLAYING, "3.2", "no_card_now"),
    Send: ((Phase.SEND,), "6.2", "no_convoy_now"),
    Load: ((Phase.LOAD,), "7.2", "no_loot_now"),
    Refuse: ((Phase.LOAD,), "7.2", "no_loot_now"),
    NameGood: ((Phase.IDOL,), "14.7", "no_idol"),
    Give: ((Phase.TAVERN,), "14.6", "no_tavern"),
    Lose: ((Phase.LOSE,), "14.6", "nothing_to_lose"),
    Sell: ((Phase.MERCHANT,), "10.1", "no_merchant"),
    Draw: ((Phase.CARTOGRAPHER,), "12.1", "no_cartographer"),
    End: ((Phase.MERCHANT, Phase.RITUALS, Phase.SALE), "13.1", "nothing_to_end"),
    DoubleHold: (CALLS, "13.1", "no_ritual_now"),
    Unsinkable: (CALLS, "13.1", "no_ritual_now"),
    Negotiate: ((*CALLS, Phase.SALE), "13.1", "no_ritual_now"),
}
LUCK: Final[dict[type[Move], str]] = {First: "2.5", Drawn: "12.1", TurnUp: "7.1", Throw: "6.5"}


def owes(state: SeasState, seat: Seat) -> bool:
    """Does this seat owe a decision?"""
    if state.phase == Phase.CHOOSE:
        return bool(state.owing >> seat & 1)
    return Phase.CHOOSE < state.phase < Phase.OVER and seat == state.asked


def why_not(state: SeasState, seat: Seat, action: Move) -> Refusal | None:
    """Why this seat may not do this now; None: it may."""
    if isinstance(action, LuckMove):
        return Refusal(LUCK[type(action)], "luck_alone")
    if state.phase == Phase.OVER:
        return Refusal("15.4", "over")
    if isinstance(action, Choose) and state.phase == Phase.CHOOSE:
        return rounds.why_not_choose(state, seat, action.role)
    phases, paragraph, otherwise = MOMENTS[type(action)]
    if not owes(state, seat):
        return Refusal("3.2", "not_asked")
    if state.phase == Phase.SALE and isinstance(action, (DoubleHold, Unsinkable)):
        return Refusal("15.2", "negotiation_only")  # R43
    if state.phase not in phases:
        return Refusal(paragraph, otherwise)
    if isinstance(action, RitualMove):
        return rituals.why_not_ritual(state, seat, action)
    return why_not_in_call(state, seat, action)


def why_not_in_call(state: SeasState, seat: Seat, action: Move) -> Refusal | None:
    """Why this is refused although it is the moment for it."""
    if isinstance(action, Buy):
        return shipwright.why_not_buy(state, seat, action.ships)
    if isinstance(action, TakeFlag):
        return governor.why_not_flag(state, action.country)
    if isinstance(action, Play):
        return why_not_play(state, seat, action.card)
    if isinstance(action, Send):
        return captain.why_not_send(state, seat, action.ships)
    if isinstance(action, (Load, Refuse)):
        return loot.why_not_decide(state, action.good)
    if isinstance(action, Give):
        return tavern.why_not_give(state, action.face)
    if isinstance(action, Lose):
        return tavern.why_not_lose(state, seat, action.good)
    if isinstance(action, Sell):
        return merchant.why_not_sell(state, seat, action.cards, action.good)
    return None


def why_not_play(state: SeasState, seat: Seat, card: Card) -> Refusal | None:
    """§6.1 The Captain plays a convoy, §8.1 the Islander a port, §9.1 the Shaman a curse."""
    if state.phase == Phase.CAPTAIN:
        return captain.why_not_play(state, seat, card, "6.1", 0, FIRST_PORT)
    if state.phase == Phase.ISLANDER:
        return captain.why_not_play(state, seat, card, "8.1", FIRST_PORT, FIRST_CURSE)
    return captain.why_not_play(state, seat, card, "9.1", FIRST_CURSE, CARDS)
