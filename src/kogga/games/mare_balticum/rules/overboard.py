"""§8 Overboard!"""

from __future__ import annotations

from typing import Final

from kogga.core.actions import Seat
from kogga.core.events import Say
from kogga.core.refusals import Refusal
from kogga.games.mare_balticum.actions import OVERBOARD, Move
from kogga.games.mare_balticum.events import ThrownOverboard
from kogga.games.mare_balticum.pieces import HOLDS, KINDS, ONE, SPECIES, Species, Tokens, count
from kogga.games.mare_balticum.rules.unloading import end_if_done
from kogga.games.mare_balticum.state import MareState

# §8.1 What can go overboard, by what is in the hold: one fish at a time (R14).
OVERBOARDS: Final[dict[Tokens, list[Move]]] = {
    hold: [OVERBOARD[species] for species in range(SPECIES) if count(hold, species)] for hold in HOLDS
}


def why_not_overboard(state: MareState, seat: Seat, species: Species) -> Refusal | None:
    """§8.1 Only fish of the hold; never from the warehouse."""
    return None if count(state.holds[seat], species) else Refusal("8.1", "none_aboard", (("species", KINDS[species]),))


def throw_overboard(state: MareState, species: Species, say: Say | None) -> None:
    """§8.1 A fish goes into the box for good. It costs no action, and an open unloading stays open (R16)."""
    state.holds[state.active] -= ONE[species]
    state.box += ONE[species]
    if say:
        say(ThrownOverboard(state.active, species))
    end_if_done(state, say)
