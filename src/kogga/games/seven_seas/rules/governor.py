"""§5 The Governor."""

from __future__ import annotations

from kogga.core.events import Say
from kogga.core.refusals import Refusal
from kogga.games.seven_seas.actions import FLAG, Move
from kogga.games.seven_seas.events import Privileged, TookFlag
from kogga.games.seven_seas.pieces import COUNTRIES, NOBODY, PRIVILEGE, SHIPS, Role
from kogga.games.seven_seas.rules.guards import settle_guards
from kogga.games.seven_seas.rules.rituals import offer_rituals, rituals
from kogga.games.seven_seas.rules.ships import launch
from kogga.games.seven_seas.rules.skulls import take_skull
from kogga.games.seven_seas.state import Phase, SeasState


def begin(state: SeasState, say: Say | None) -> None:
    """§5.3 Without a free flag nobody becomes a privateer: a skull, no ships, no privilege (R13)."""
    if NOBODY in state.flags:
        ask(state, say)
    else:
        take_skull(state, state.active, "no_flag", say)
        offer_rituals(state)


def ask(state: SeasState, say: Say | None) -> None:
    """§5.1 Nobody may decline a flag (R12); the only free one is taken unasked, if there is no ritual either (R47)."""
    if state.flags.count(NOBODY) == 1 and not rituals(state, state.active):
        take_flag(state, state.flags.index(NOBODY), say)
    else:
        state.phase = Phase.GOVERNOR


def offers(state: SeasState) -> list[Move]:
    """§5.2 Any flag nobody has; §5.4 or a ritual first (R31)."""
    free = [FLAG[country] for country, owner in enumerate(state.flags) if owner == NOBODY]
    return free + rituals(state, state.active)


def why_not_flag(state: SeasState, country: int) -> Refusal | None:
    """§5.2 Each flag only once; one player may have several."""
    if state.flags[country] == NOBODY:
        return None
    return Refusal("5.2", "flag_taken", (("country", COUNTRIES[country]),))


def take_flag(state: SeasState, country: int, say: Say | None) -> None:
    """§5.1 A skull, the flag, and all ships of the reserve, even if it has none (R13)."""
    seat = state.active
    flags = list(state.flags)
    flags[country] = seat
    state.flags = tuple(flags)
    ships = launch(state, seat, SHIPS)
    if say:
        say(TookFlag(seat, country, ships))
    take_skull(state, seat, "privateer", say)
    privilege(state, say)
    settle_guards(state, seat, say)
    offer_rituals(state)


def privilege(state: SeasState, say: Say | None) -> None:
    """§5.5 One skull less, two for the first player; that just taken may be one of them, never below none (R14)."""
    if state.privilege:
        less = min(state.skulls[state.active], state.privilege * PRIVILEGE[Role.GOVERNOR])
        state.skulls[state.active] -= less
        if say:
            say(Privileged(state.active, Role.GOVERNOR, less))
