"""§13 Rituals."""

from __future__ import annotations

from typing import Final, assert_never

from kogga.core.actions import Seat
from kogga.core.events import Say
from kogga.core.refusals import Refusal
from kogga.games.seven_seas.actions import (
    DOUBLE_HOLD,
    END,
    NEGOTIATE,
    NEGOTIATE_ALIKE,
    UNSINKABLE,
    DoubleHold,
    Move,
    Negotiate,
    RitualMoves,
    Unsinkable,
)
from kogga.games.seven_seas.events import Negotiated, RitualHeld
from kogga.games.seven_seas.pieces import (
    DOUBLE_HOLD_COST,
    GOODS,
    KINDS,
    NEGOTIATION_COST,
    PRICES,
    UNSINKABLE_COST,
    SeasOptions,
)
from kogga.games.seven_seas.rules.guards import settle_guards
from kogga.games.seven_seas.state import Phase, SeasState

NONE: Final[list[Move]] = []
HOLD_ALONE: Final[list[Move]] = [DOUBLE_HOLD]


def deals(rum: int, coffee: int, fruit: int) -> list[Move]:
    """§13.4 The pairs of different goods one could sell with so many of each aboard."""
    held = (rum, coffee, fruit)
    return [move for move in NEGOTIATE if isinstance(move, Negotiate) and held[move.one] and held[move.other]]


def deals_alike(rum: int, coffee: int, fruit: int) -> list[Move]:
    """R32 The pairs of one kind, where any two goods will do."""
    held = (rum, coffee, fruit)
    return [move for move in NEGOTIATE_ALIKE if isinstance(move, Negotiate) and held[move.one] > 1]


# By none, one or more of fruit, coffee and rum aboard, in base three.
THREE: Final = range(3)
DIFFERENT: Final = [deals(rum, coffee, fruit) for fruit in THREE for coffee in THREE for rum in THREE]
ALIKE: Final = [deals_alike(rum, coffee, fruit) for fruit in THREE for coffee in THREE for rum in THREE]
ANY_TWO: Final = [[*one, *other] for one, other in zip(DIFFERENT, ALIKE, strict=True)]
ALL_RITUALS: Final = [[DOUBLE_HOLD, UNSINKABLE, *found] for found in DIFFERENT]
ALL_RITUALS_ANY: Final = [[DOUBLE_HOLD, UNSINKABLE, *found] for found in ANY_TWO]


def aboard(state: SeasState, seat: Seat) -> int:
    """None, one or more of each good aboard, in base three: the place in the tables above."""
    cargo = state.cargo
    first = KINDS * seat
    rum, coffee, fruit = cargo[first], cargo[first + 1], cargo[first + 2]
    return min(2, rum) + (3 * coffee if coffee < 2 else 6) + (9 * fruit if fruit < 2 else 18)


def is_any_two(options: SeasOptions) -> bool:
    """R32 May the two goods be of one kind?"""
    return options.negotiation == "any"


def rituals(state: SeasState, seat: Seat) -> list[Move]:
    """§13.1 Every ritual this seat can pay for; any number of them, one after the other (R31)."""
    yin = state.yin[seat]
    if yin < UNSINKABLE_COST:
        return HOLD_ALONE if yin >= DOUBLE_HOLD_COST else NONE
    return ALL_RITUALS_ANY[aboard(state, seat)] if is_any_two(state.options) else ALL_RITUALS[aboard(state, seat)]


def negotiations(state: SeasState, seat: Seat) -> list[Move]:
    """§15.2 The Negotiations this seat can pay for."""
    if state.yin[seat] < NEGOTIATION_COST:
        return NONE
    return ANY_TWO[aboard(state, seat)] if is_any_two(state.options) else DIFFERENT[aboard(state, seat)]


def offer_rituals(state: SeasState) -> None:
    """§4.3, §5.4, §12.3 Rituals may follow the action, done or failed; who can pay for none is not asked (R47)."""
    state.phase = Phase.RITUALS if state.yin[state.active] >= DOUBLE_HOLD_COST else Phase.AFTER_CALL


def ritual_moves(state: SeasState) -> list[Move]:
    """§13.1 A ritual, or enough of them."""
    return [*rituals(state, state.active), END]


def why_not_ritual(state: SeasState, seat: Seat, action: RitualMoves) -> Refusal | None:
    """§13.1 A ritual is paid for in yin-yang. §13.4 A Negotiation needs two different goods aboard (R32)."""
    cost = cost_of(action)
    if state.yin[seat] < cost:
        return Refusal("13.1", "too_little_yin", (("n", state.yin[seat]), ("cost", cost)))
    if not isinstance(action, Negotiate):
        return None
    if action.one == action.other and not is_any_two(state.options):
        return Refusal("13.4", "same_kind", (("good", GOODS[action.one]),))
    for good in (action.one, action.other):
        needed = 2 if action.one == action.other else 1
        if state.cargo[KINDS * seat + good] < needed:
            return Refusal("13.4", "not_aboard", (("good", GOODS[good]),))
    return None


def cost_of(action: RitualMoves) -> int:
    """§13.1 What a ritual costs in yin-yang."""
    if isinstance(action, DoubleHold):
        return DOUBLE_HOLD_COST
    return UNSINKABLE_COST if isinstance(action, Unsinkable) else NEGOTIATION_COST


def hold_ritual(state: SeasState, seat: Seat, action: RitualMoves, say: Say | None) -> None:
    """§13.1 The yin-yang is paid, the ritual works at once; what it gives is never lost (R34)."""
    if isinstance(action, DoubleHold):
        double_hold(state, seat, say)
    elif isinstance(action, Unsinkable):
        unsinkable_ship(state, seat, say)
    elif isinstance(action, Negotiate):
        negotiate(state, seat, action.one, action.other, say)
    else:
        assert_never(action)


def double_hold(state: SeasState, seat: Seat, say: Say | None) -> None:
    """§13.2 From now on one more ship carries two goods; goods move together at once, which may empty a ship (R33)."""
    state.yin[seat] -= DOUBLE_HOLD_COST
    state.holds[seat] += 1
    if say:
        say(RitualHeld(seat, "double_hold", state.holds[seat]))
    settle_guards(state, seat, say)


def unsinkable_ship(state: SeasState, seat: Seat, say: Say | None) -> None:
    """§13.3 From now on one more ship sunk in each battle comes back."""
    state.yin[seat] -= UNSINKABLE_COST
    state.unsinkable[seat] += 1
    if say:
        say(RitualHeld(seat, "unsinkable", state.unsinkable[seat]))


def negotiate(state: SeasState, seat: Seat, one: int, other: int, say: Say | None) -> None:
    """§13.4 Two goods bring the port's prices; a sale of its own, which is no sale of the Merchant's (R32)."""
    chests = PRICES[state.port][one] + PRICES[state.port][other]
    state.yin[seat] -= NEGOTIATION_COST
    for good in (one, other):
        state.cargo[KINDS * seat + good] -= 1
        state.discards[good] += 1
    state.chests[seat] += chests
    if say:
        say(Negotiated(seat, one, other, chests))
    settle_guards(state, seat, say)
