"""§6.5-6.8 The battle with a convoy."""

from __future__ import annotations

from kogga.core.actions import Seat
from kogga.core.events import Say
from kogga.games.seven_seas.actions import Throw
from kogga.games.seven_seas.board import PLACES
from kogga.games.seven_seas.events import BattleOver, Fought, ShipsSunk
from kogga.games.seven_seas.pieces import RED
from kogga.games.seven_seas.rules.captain import finish
from kogga.games.seven_seas.rules.loot import draw_loot
from kogga.games.seven_seas.rules.order import clockwise
from kogga.games.seven_seas.state import SeasState


def pairs(throw: Throw) -> list[int]:
    """§6.6 Every merchant with every pirate, the closest first, from centre to centre; among equals the merchant thrown
    first, then the pirate (R25). Each is one number: the square of the distance, then the places in the throw.
    """
    xs, ys = throw.xs, throw.ys
    red = throw.owners.count(RED)
    found: list[int] = []
    for merchant in range(red):
        x, y = xs[merchant], ys[merchant]
        base = merchant * PLACES
        for pirate in range(red, len(xs)):
            across, along = xs[pirate] - x, ys[pirate] - y
            found.append((across * across + along * along) * (PLACES * PLACES) + base + pirate)
    found.sort()
    return found


def duels(throw: Throw) -> list[tuple[int, int]]:
    """§6.6 The pairs that fight, in order: always the closest merchant and pirate still afloat, until one side is sunk.
    Dice stay where and as they are, so a ship may fight several times.
    """
    faces = throw.faces
    merchants = throw.owners.count(RED)
    pirates = len(faces) - merchants
    afloat = [True] * len(faces)
    fought: list[tuple[int, int]] = []
    for pair in pairs(throw):
        pirate = pair % PLACES
        merchant = pair // PLACES % PLACES
        if afloat[merchant] and afloat[pirate]:
            fought.append((merchant, pirate))
            if faces[merchant] <= faces[pirate]:
                afloat[merchant] = False
                merchants -= 1
            if faces[pirate] <= faces[merchant]:
                afloat[pirate] = False
                pirates -= 1
            if not merchants or not pirates:
                break
    return fought


def sinks(throw: Throw, pair: tuple[int, int]) -> tuple[bool, bool]:
    """§6.6 The lower face sinks, equal faces both: does the merchant, does the pirate?"""
    merchant, pirate = throw.faces[pair[0]], throw.faces[pair[1]]
    return merchant <= pirate, pirate <= merchant


def fight(state: SeasState, throw: Throw, say: Say | None) -> None:
    """§6.7 Sunk ships are counted, for loot the survivors (R26): if all merchants sank, a card each (§6.8)."""
    faces = throw.faces
    merchants = state.red
    sunk = [0] * state.seats
    for merchant, pirate in duels(throw):
        if say:
            say(Fought(throw.owners[pirate], merchant, pirate, faces[merchant], faces[pirate]))
        if faces[merchant] <= faces[pirate]:
            merchants -= 1
        if faces[pirate] <= faces[merchant]:
            sunk[throw.owners[pirate]] += 1
    if say:
        say(BattleOver(merchants == 0, True))
    for seat in clockwise(state, state.active):
        state.due[seat] = state.dice[seat] - sunk[seat] if merchants == 0 else 0
        if sunk[seat]:
            sink(state, seat, sunk[seat], say)
    share_loot(state, say)


def sink(state: SeasState, seat: Seat, ships: int, say: Say | None) -> None:
    """§6.7 Sunk ships go to the reserve, a yin-yang for each, the battle lost or won. §13.3 An unsinkable ship brings
    one back each battle by itself (R34): without yin-yang, and without loot.
    """
    saved = min(ships, state.unsinkable[seat])
    state.fleet[seat] -= ships - saved
    state.yin[seat] += ships - saved
    if say:
        say(ShipsSunk(seat, ships - saved, saved))


def share_loot(state: SeasState, say: Say | None) -> None:
    """§6.8 From the Captain clockwise each seat draws and loads, one seat after the other (R27)."""
    for seat in clockwise(state, state.active):
        if state.due[seat]:
            cards = state.due[seat]
            state.due[seat] = 0
            draw_loot(state, seat, cards, say)
            return
    finish(state, say)
