"""Who knows what."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from kogga.core.actions import CHANCE, Seat
from kogga.core.luck import shuffle
from kogga.core.view import View, one_hot
from kogga.games.manila.actions import Borrow, Dealt, Move, Redeem
from kogga.games.manila.board import ALL_SPOTS, Space, Spot, open_targets
from kogga.games.manila.pieces import (
    HAND,
    KINDS,
    MARKET,
    MAX_SEATS,
    MAX_VOYAGES,
    NO_PAWN,
    NO_SEAT,
    PAWNS,
    POOL,
    REDEMPTION,
    SHARES,
    TOP,
    WARES,
    ManilaOptions,
    Pawn,
    Pesos,
    Ware,
    by_ware,
    held,
    packed,
)
from kogga.games.manila.rules import apply, moves
from kogga.games.manila.scoring import fortune
from kogga.games.manila.state import PHASE_WORDS, ManilaState, Phase


@dataclass(frozen=True, init=False)
class ManilaView(View):
    """What one seat sees: the fields of the state, each as far as these eyes can know it.

    free, pledged  by seat its unmortgaged and mortgaged shares by ware, () where these eyes cannot know
    free_count, pledged_count  by seat how many those are
    bought         by seat the shares bought in the open, by ware
    supply         shares nobody holds, by ware; () while shares are dealt

    Every decision of an imagined game builds one. The `__init__` a dataclass writes stays interpreted; this one does
    the same and compiles to plain stores.
    """

    seat: Seat | None
    seats: int
    to_act: tuple[Seat, ...]
    choices: tuple[Move, ...]
    options: ManilaOptions
    scores: tuple[int, ...]
    phase: int
    asked: Seat
    voyage: int
    master: Seat
    bid: Pesos
    bidder: Seat
    out: int
    round: int
    ashore: Ware
    die: Ware
    boarded: Space
    towed: int
    plundered: int
    debt: Pesos
    cause: int
    chosen: int
    boats: tuple[Spot, ...]
    dice: tuple[int, ...]
    spaces: tuple[Pawn, ...]
    cash: tuple[Pesos, ...]
    free: tuple[tuple[int, ...], ...]
    pledged: tuple[tuple[int, ...], ...]
    free_count: tuple[int, ...]
    pledged_count: tuple[int, ...]
    bought: tuple[tuple[int, ...], ...]
    credit: tuple[str, ...]
    supply: tuple[int, ...]
    market: tuple[int, ...]

    def __init__(
        self, seat: Seat | None, seats: int, to_act: tuple[Seat, ...], choices: tuple[Move, ...],
        options: ManilaOptions, scores: tuple[int, ...], phase: int, asked: Seat, voyage: int, master: Seat,
        bid: Pesos, bidder: Seat, out: int, round: int, ashore: Ware, die: Ware, boarded: Space, towed: int,
        plundered: int, debt: Pesos, cause: int, chosen: int, boats: tuple[Spot, ...], dice: tuple[int, ...],
        spaces: tuple[Pawn, ...], cash: tuple[Pesos, ...], free: tuple[tuple[int, ...], ...],
        pledged: tuple[tuple[int, ...], ...], free_count: tuple[int, ...], pledged_count: tuple[int, ...],
        bought: tuple[tuple[int, ...], ...], credit: tuple[str, ...], supply: tuple[int, ...],
        market: tuple[int, ...],
    ) -> None:  # fmt: skip
        super().__setattr__("seat", seat)
        super().__setattr__("seats", seats)
        super().__setattr__("to_act", to_act)
        super().__setattr__("choices", choices)
        super().__setattr__("options", options)
        super().__setattr__("scores", scores)
        super().__setattr__("phase", phase)
        super().__setattr__("asked", asked)
        super().__setattr__("voyage", voyage)
        super().__setattr__("master", master)
        super().__setattr__("bid", bid)
        super().__setattr__("bidder", bidder)
        super().__setattr__("out", out)
        super().__setattr__("round", round)
        super().__setattr__("ashore", ashore)
        super().__setattr__("die", die)
        super().__setattr__("boarded", boarded)
        super().__setattr__("towed", towed)
        super().__setattr__("plundered", plundered)
        super().__setattr__("debt", debt)
        super().__setattr__("cause", cause)
        super().__setattr__("chosen", chosen)
        self.lay_out(
            boats, dice, spaces, cash, free, pledged, free_count, pledged_count, bought, credit, supply, market,
        )  # fmt: skip

    def lay_out(
        self, boats: tuple[Spot, ...], dice: tuple[int, ...], spaces: tuple[Pawn, ...], cash: tuple[Pesos, ...],
        free: tuple[tuple[int, ...], ...], pledged: tuple[tuple[int, ...], ...], free_count: tuple[int, ...],
        pledged_count: tuple[int, ...], bought: tuple[tuple[int, ...], ...], credit: tuple[str, ...],
        supply: tuple[int, ...], market: tuple[int, ...],
    ) -> None:  # fmt: skip
        """The second half of the view: boats, accomplices, cash and shares."""
        super().__setattr__("boats", boats)
        super().__setattr__("dice", dice)
        super().__setattr__("spaces", spaces)
        super().__setattr__("cash", cash)
        super().__setattr__("free", free)
        super().__setattr__("pledged", pledged)
        super().__setattr__("free_count", free_count)
        super().__setattr__("pledged_count", pledged_count)
        super().__setattr__("bought", bought)
        super().__setattr__("credit", credit)
        super().__setattr__("supply", supply)
        super().__setattr__("market", market)

    def owner(self, space: Space) -> Seat:
        """Whose accomplice stands there; NO_SEAT if nobody's."""
        pawn = self.spaces[space]
        return pawn // PAWNS if pawn != NO_PAWN else NO_SEAT

    def is_out(self, seat: Seat) -> bool:
        """Has this seat passed in the auction, or declined to place more?"""
        return bool(self.out >> seat & 1)

    def planes(self) -> dict[str, list[int]]:
        """Seats in turn order from these eyes, none twice; empty chairs are zeros."""
        eyes = self.seat or 0
        order = [(eyes + step) % self.seats for step in range(self.seats)]
        mine = [0] * KINDS if self.seat is None else list(self.free[eyes])
        mortgaged = [0] * KINDS if self.seat is None else list(self.pledged[eyes])
        return {
            "phase": one_hot(self.phase, len(PHASE_WORDS)),
            "asked": chairs([int(seat == self.asked) for seat in order]),
            "master": chairs([int(seat == self.master) for seat in order]),
            "out": chairs([self.out >> seat & 1 for seat in order]),
            "auction": [self.bid, *chairs([int(seat == self.bidder) for seat in order])],
            "time": [self.voyage, MAX_VOYAGES - self.voyage, self.round],
            "boats": [bit for spot in self.boats for bit in one_hot(spot, ALL_SPOTS)],
            "dice": list(self.dice),
            "ashore": one_hot(self.ashore, KINDS),
            "spaces": [bit for seat in places(order) for bit in self.standing(seat)],
            "pirates": [self.boarded, self.plundered, self.towed],
            "debt": [self.debt, self.cause, self.chosen],
            "cash": chairs([self.cash[seat] for seat in order]),
            "shares": mine,
            "mortgaged": mortgaged,
            "share_counts": chairs([self.free_count[seat] for seat in order]),
            "mortgaged_counts": chairs([self.pledged_count[seat] for seat in order]),
            "bought": [count for seat in places(order) for count in (self.bought[seat] if seat >= 0 else (0,) * KINDS)],
            "supply": list(self.supply) or [0] * KINDS,
            "market": [bit for step in self.market for bit in one_hot(step, TOP + 1)],
        }

    def standing(self, seat: Seat) -> list[int]:
        """A row with a one for every space where an accomplice of this seat stands."""
        return [int(pawn >= 0 and pawn // PAWNS == seat) for pawn in self.spaces]


def chairs(numbers: list[int]) -> list[int]:
    """One number a chair, zeros for the empty ones."""
    return numbers + [0] * (MAX_SEATS - len(numbers))


def places(order: list[Seat]) -> list[Seat]:
    """One seat a chair, NO_SEAT for the empty ones."""
    return order + [NO_SEAT] * (MAX_SEATS - len(order))


def to_act(state: ManilaState) -> tuple[Seat, ...]:
    """Luck, the asked seat, or nobody."""
    if state.phase < Phase.AUCTION:
        return (CHANCE,)
    return (state.asked,) if state.phase != Phase.OVER else ()


def observe(state: ManilaState, seat: Seat | None) -> ManilaView:
    """All is open but the shares: until the end only their owner knows what was dealt and is mortgaged (R22, R29)."""
    seats = range(state.seats)
    over = state.phase == Phase.OVER
    return ManilaView(
        seat=seat,
        seats=state.seats,
        to_act=to_act(state),
        choices=() if seat is None else tuple(moves(state, seat)),
        options=state.options,
        scores=tuple([fortune(state, each) if over or each == seat else least_fortune(state, each) for each in seats]),
        phase=state.phase,
        asked=state.asked,
        voyage=state.voyage,
        master=state.master,
        bid=state.bid,
        bidder=state.bidder,
        out=state.out,
        round=state.round,
        ashore=state.ashore,
        die=state.die,
        boarded=state.boarded,
        towed=state.towed,
        plundered=state.plundered,
        debt=state.debt,
        cause=state.cause,
        chosen=state.chosen,
        boats=tuple(state.boats),
        dice=tuple(state.dice),
        spaces=tuple(state.spaces),
        cash=tuple(state.cash),
        free=tuple([by_ware(state.free[each]) if over or each == seat else () for each in seats]),
        pledged=tuple([by_ware(state.pledged[each]) if over or each == seat else () for each in seats]),
        free_count=tuple([state.free_count(each) for each in seats]),
        pledged_count=tuple([state.pledged_count(each) for each in seats]),
        bought=tuple([by_ware(state.bought[each]) for each in seats]),
        credit=tuple(state.credit),
        supply=tuple(state.supply) if state.phase > Phase.DEAL else (),
        market=tuple(state.market),
    )


def least_fortune(state: ManilaState, seat: Seat) -> int:
    """What a seat is worth at least, for eyes that know only what it bought.

    Hidden shares may be worth nothing, and the mortgaged ones may be its dearest.
    """
    mortgaged = state.pledged_count(seat)
    least = state.cash[seat] - REDEMPTION * mortgaged
    if not state.bought[seat]:
        return least
    bought = by_ware(state.bought[seat])
    worths = sorted([MARKET[state.market[ware]] for ware in range(KINDS) for _ in range(bought[ware])])
    return least + sum(worths[: max(0, len(worths) - mortgaged)])


def imagine(view: ManilaView, rng: Random) -> ManilaState:
    """Unseen shares fall anywhere, each way as likely: nothing a seat does in the open tells which it was dealt.

    Which of them are mortgaged is their owners' choice and weighs nothing; it fits what the table saw of their loans.
    """
    state = ManilaState(
        view.seats, view.options, view.phase, view.asked, view.voyage, view.master, view.bid,
        view.bidder, view.out, view.round, view.ashore, view.die, view.boarded, view.towed, view.plundered,
        view.debt, view.cause, view.chosen, list(view.boats), list(view.dice), list(view.spaces),
        open_targets(list(view.boats), list(view.spaces)), list(view.cash),
        [], [], [packed(row) for row in view.bought], list(view.credit), [], list(view.market),
    )  # fmt: skip
    unseen = unseen_shares(view)
    shuffle(unseen, rng)
    for seat in range(view.seats):
        free, pledged = view.free[seat], view.pledged[seat]
        if not free:
            hidden = view.free_count[seat] + view.pledged_count[seat] - sum(view.bought[seat])
            free, pledged = divide(view, seat, unseen[:hidden], rng)
            del unseen[:hidden]
        state.free.append(packed(free))
        state.pledged.append(packed(pledged))
    all_held = sum(state.free) + sum(state.pledged)
    state.supply = [SHARES - held(all_held, ware) for ware in range(KINDS)]
    return state


def unseen_shares(view: ManilaView) -> list[Ware]:
    """The shares these eyes cannot place: all that others were dealt; while shares are dealt, the pool as well."""
    unseen: list[Ware] = []
    for ware in range(KINDS):
        dealt = POOL if not view.supply else SHARES - view.supply[ware] - sum([row[ware] for row in view.bought])
        for seat in range(view.seats):
            if view.free[seat]:
                dealt -= view.free[seat][ware] + view.pledged[seat][ware] - view.bought[seat][ware]
        unseen += [ware] * dealt
    return unseen


def divide(view: ManilaView, seat: Seat, dealt: list[Ware], rng: Random) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """A seat's shares, unmortgaged and mortgaged, by ware: any way that fits what the table saw (state.credit).

    What was seen began when all shares were unmortgaged, or all mortgaged; from there each loan and each
    redemption may have been any ware's.
    """
    credit = view.credit[seat]
    later = [int(sign) for sign in credit if sign not in "+-"]
    free = dealt + [ware for ware in range(KINDS) for _ in range(view.bought[seat][ware] - later.count(ware))]
    pledged: list[Ware] = []
    if view.pledged_count[seat] > credit.count("+") - credit.count("-"):
        free, pledged = pledged, free
    for sign in credit:
        if sign == "+":
            move_any(free, pledged, rng)
        elif sign == "-":
            move_any(pledged, free, rng)
        else:
            free.append(int(sign))
    return count(free), count(pledged)


def move_any(here: list[Ware], there: list[Ware], rng: Random) -> None:
    """A share of any ware that lies here goes there."""
    wares = sorted(set(here))
    ware = wares[int(rng.random() * len(wares))]
    here.remove(ware)
    there.append(ware)


def count(shares: list[Ware]) -> tuple[int, ...]:
    """How many of each ware."""
    return tuple([shares.count(ware) for ware in range(KINDS)])


def redact(state: ManilaState, action: Move, ear: Seat | None) -> str:
    """Which ware is dealt, mortgaged or redeemed is the owner's secret (R22).

    The piles, and at the end the shares, that an action turns up are part of its words for everybody.
    """
    hidden = isinstance(action, (Dealt, Borrow, Redeem)) and ear != state.asked
    words = [str(action).split()[0] if hidden else str(action)]
    if isinstance(action, Dealt):
        words += opened_piles(state, action)
    elif may_end(state):
        words += shown_shares(state, action)
    return "; ".join(words)


def opened_piles(state: ManilaState, action: Dealt) -> list[str]:
    """The piles this deal opens, if it is the last."""
    if state.asked < state.seats - 1 or state.free_count(state.asked) < HAND - 1:
        return []
    left = [state.supply[ware] - (ware == action.ware) for ware in range(KINDS)]
    return ["piles " + ", ".join([f"{WARES[ware]} {left[ware]}" for ware in range(KINDS)])]


def may_end(state: ManilaState) -> bool:
    """Could the game end with the next action? Only after the last roll, and never while no ware is one step short."""
    late = state.phase == Phase.ROLL or state.phase == Phase.LOAN or state.phase >= Phase.PLACE
    return late and (max(state.market) >= TOP - 1 or state.voyage >= MAX_VOYAGES)


def shown_shares(state: ManilaState, action: Move) -> list[str]:
    """The shares this action turns up, if it ends the game."""
    after = state.copy()
    apply(after, action, None)
    if after.phase != Phase.OVER:
        return []
    return [f"{seat} shows {share_words(after, seat)}" for seat in range(state.seats)]


def share_words(state: ManilaState, seat: Seat) -> str:
    """A seat's shares in words: `jade, silk, silk mortgaged`."""
    free, pledged = by_ware(state.free[seat]), by_ware(state.pledged[seat])
    words = [WARES[ware] for ware in range(KINDS) for _ in range(free[ware])]
    words += [f"{WARES[ware]} mortgaged" for ware in range(KINDS) for _ in range(pledged[ware])]
    return ", ".join(words) or "nothing"


def reveals(state: ManilaState, action: Move) -> bool:
    """Luck follows, or the game ends and all shares are turned up; nothing else is unforeseen."""
    after = state.copy()
    apply(after, action, None)
    return after.phase < Phase.AUCTION or after.phase == Phase.OVER
