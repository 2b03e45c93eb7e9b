"""§9 The payout."""

from __future__ import annotations

from kogga.core.actions import Seat
from kogga.core.events import Say
from kogga.games.manila.board import (
    CAPTAIN,
    FIRST_HOLD,
    INSURANCE,
    LAST_HOLD,
    PORT,
    PORT_SPOT,
    SECOND_PIRATE,
    YARD,
    YARD_SPOT,
    Space,
)
from kogga.games.manila.events import CrewPaid, DamagePaid, LootShared, PortPaid, YardPaid
from kogga.games.manila.pieces import BERTH_PAY, CARGO, KINDS, NO_PAWN, NO_SEAT, PAWNS, Pesos, Ware
from kogga.games.manila.rules.loans import NOTHING_CHOSEN, pays
from kogga.games.manila.rules.movement import in_port, in_yard
from kogga.games.manila.state import Cause, ManilaState, Phase


def pay_out(state: ManilaState, say: Say | None) -> None:
    """§9 Pirates and crews, then the port, then the shipyard, whose pay an insurance agent owes (§9.4)."""
    if state.plundered:
        share_loot(state, say)
    for ware, spot in enumerate(state.boats):
        if PORT_SPOT <= spot < YARD_SPOT:
            pay_crew(state, ware, say)
    pay_port(state, say)
    owner = agent(state)
    owed = damage(state, owner) if owner != NO_SEAT else 0
    if not owed or pays(state, owner, owed, Cause.DAMAGE, NOTHING_CHOSEN, say):
        settle_damage(state, owner, owed, owed, say)


def share_loot(state: ManilaState, say: Say | None) -> None:
    """§9.1 Pirates split the cargo of each plundered boat; one alone takes it all, one player both halves (R15)."""
    pirates = aboard(state, CAPTAIN, SECOND_PIRATE)
    for ware in range(KINDS):
        if state.plundered >> ware & 1:
            split(state, ware, pirates)
            if say:
                for seat, pesos in parts(ware, pirates):
                    say(LootShared(seat, ware, pesos))


def pay_crew(state: ManilaState, ware: Ware, say: Say | None) -> None:
    """§9.1 The crew of a boat in port splits its cargo, every accomplice the same part (R32)."""
    crew = aboard(state, FIRST_HOLD[ware], LAST_HOLD[ware])
    split(state, ware, crew)
    if say:
        for seat, pesos in parts(ware, crew):
            say(CrewPaid(seat, ware, pesos))


def aboard(state: ManilaState, first: Space, last: Space) -> list[Seat]:
    """Whose accomplices stand there, from the first space to the last."""
    return [pawn // PAWNS for pawn in state.spaces[first : last + 1] if pawn != NO_PAWN]


def split(state: ManilaState, ware: Ware, crew: list[Seat]) -> None:
    """§9.1 The bank pays, however much it is (R2), and there never is a fraction."""
    for seat in crew:
        assert CARGO[ware] % len(crew) == 0
        state.cash[seat] += CARGO[ware] // len(crew)


def parts(ware: Ware, crew: list[Seat]) -> list[tuple[Seat, Pesos]]:
    """§9.1 Who gets how much of a cargo."""
    return [(seat, crew.count(seat) * CARGO[ware] // len(crew)) for seat in sorted(set(crew))]


def pay_port(state: ManilaState, say: Say | None) -> None:
    """§9.2 A berth of the port pays if a boat lies there: A with one boat, B with two, C with three."""
    for berth in range(in_port(state)):
        pawn = state.spaces[PORT + berth]
        if pawn != NO_PAWN:
            receive(state, pawn // PAWNS, BERTH_PAY[berth])
            if say:
                say(PortPaid(pawn // PAWNS, berth, BERTH_PAY[berth]))


def agent(state: ManilaState) -> Seat:
    """§9.4 Whose accomplice is the insurance agent."""
    pawn = state.spaces[INSURANCE]
    return pawn // PAWNS if pawn != NO_PAWN else NO_SEAT


def damage(state: ManilaState, owner: Seat) -> Pesos:
    """§9.4 What the agent owes: the pay of every occupied berth of the shipyard, manned or not, but his own (R18)."""
    return sum([BERTH_PAY[berth] for berth in range(in_yard(state)) if state.spaces[YARD + berth] // PAWNS != owner])


def settle_damage(state: ManilaState, owner: Seat, owed: Pesos, pesos: Pesos, say: Say | None) -> None:
    """§9.5 The agent has paid the whole sum, or all he had: the bank covers the rest and no debt remains (R18)."""
    if say and owed:
        say(DamagePaid(owner, owed, pesos))
    pay_yard(state, say)
    state.phase = Phase.VOYAGE_OVER


def pay_yard(state: ManilaState, say: Say | None) -> None:
    """§9.3 A berth of the shipyard pays in full if a boat lies there; the agent gets nothing from himself (R18)."""
    for berth in range(in_yard(state)):
        pawn = state.spaces[YARD + berth]
        if pawn != NO_PAWN and pawn // PAWNS != agent(state):
            receive(state, pawn // PAWNS, BERTH_PAY[berth])
            if say:
                say(YardPaid(pawn // PAWNS, berth, BERTH_PAY[berth]))


def receive(state: ManilaState, seat: Seat, pesos: Pesos) -> None:
    """§9.2, §9.3 Pay is cash."""
    state.cash[seat] += pesos
