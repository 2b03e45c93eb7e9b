"""§14 The curses, but for the Tavern."""

from __future__ import annotations

from kogga.core.actions import Seat
from kogga.core.events import Say
from kogga.games.seven_seas.actions import Throw
from kogga.games.seven_seas.board import PLACES
from kogga.games.seven_seas.events import CurseStruck, IdolNamed, PaidWages, Whirled
from kogga.games.seven_seas.pieces import (
    CURSED_GOODS,
    KINDS,
    KRAKEN,
    MUTINY,
    TALISMAN,
    TOP_GOOD,
    WAGES,
)
from kogga.games.seven_seas.rules.captain import put_away
from kogga.games.seven_seas.rules.guards import lose_chests
from kogga.games.seven_seas.rules.order import clockwise
from kogga.games.seven_seas.state import Phase, SeasState


def curse_over(state: SeasState) -> None:
    """§9.1 The curse has worked."""
    put_away(state)
    state.phase = Phase.AFTER_CALL


def cursed_good(state: SeasState) -> int:
    """§14.1 Fruit for the Kraken, §14.2 coffee for the Iceberg, §14.3 rum for the Sirens, §14.4 for the Mutiny what the
    current port pays most for.
    """
    return TOP_GOOD[state.port] if state.card == MUTINY else CURSED_GOODS[state.card - KRAKEN]


def strike(state: SeasState, throw: Throw, say: Say | None) -> None:
    """§14.1-14.4 A 1, 2, 3 or 4 on an own ship costs a card of the good, from the caster clockwise (R35)."""
    face = state.card - KRAKEN + 1
    good = cursed_good(state)
    hits = [0] * state.seats
    for owner, shown in zip(throw.owners, throw.faces, strict=True):
        if shown == face:
            hits[owner] += 1
    for seat in clockwise(state, state.active):
        if hits[seat]:
            lose_goods(state, seat, good, hits[seat], say)
    curse_over(state)


def lose_goods(state: SeasState, seat: Seat, good: int, cards: int, say: Say | None) -> None:
    """§9.2 So many cards of a good; a chest for each one is short of, never a chest instead of a card one has."""
    held = min(cards, state.cargo[KINDS * seat + good])
    state.cargo[KINDS * seat + good] -= held
    state.discards[good] += held
    chests = min(cards - held, state.chests[seat])
    if say:
        say(CurseStruck(seat, good, held, chests))
    lose_chests(state, seat, chests, say)


def caught(throw: Throw, seats: int) -> list[int]:
    """§14.5 The red die is the whirlpool; as many ships as it shows, the closest ones, are caught: how many by seat.
    Among equals the one thrown first; if there are fewer ships, all (R37).
    """
    distances: list[int] = []
    for ship in range(1, len(throw.owners)):
        across, along = throw.xs[ship] - throw.xs[0], throw.ys[ship] - throw.ys[0]
        distances.append((across * across + along * along) * PLACES + ship)
    distances.sort()
    found = [0] * seats
    for distance in distances[: throw.faces[0]]:
        found[throw.owners[distance % PLACES]] += 1
    return found


def whirl(state: SeasState, throw: Throw, say: Say | None) -> None:
    """§14.5 Who has a ship in it loses a talisman, once a player, or with the option once a ship (R37)."""
    found = caught(throw, state.seats)
    if say:
        say(Whirled(tuple(found)))
    for seat in clockwise(state, state.active):
        if found[seat]:
            lose_talismans(state, seat, found[seat] if state.options.whirlpool == "ship" else 1, say)
    curse_over(state)


def lose_talismans(state: SeasState, seat: Seat, cards: int, say: Say | None) -> None:
    """§14.5 Talismans go to the discards, a chest for each one is short of; their yin-yang is kept (R30)."""
    held = min(cards, state.talismans[seat])
    state.talismans[seat] -= held
    state.discards[TALISMAN] += held
    chests = min(cards - held, state.chests[seat])
    if say:
        say(CurseStruck(seat, TALISMAN, held, chests))
    lose_chests(state, seat, chests, say)


def name_good(state: SeasState, good: int, say: Say | None) -> None:
    """§14.7 The caster names any good, one he does not hold, too (R40); all lose a card of it, or a chest."""
    if say:
        say(IdolNamed(state.active, good))
    for seat in clockwise(state, state.active):
        lose_goods(state, seat, good, 1, say)
    curse_over(state)


def payday(state: SeasState, say: Say | None) -> None:
    """§14.8 Two chests for every guard that stands on the island, in one go; only then guards come home (R36)."""
    for seat in clockwise(state, state.active):
        guards = state.guards[seat]
        if guards:
            chests = min(WAGES * guards, state.chests[seat])
            if say:
                say(PaidWages(seat, guards, chests))
            lose_chests(state, seat, chests, say)
    curse_over(state)
