"""Which phases there are in a scenario, and what a turn can have done by then."""

from __future__ import annotations

from typing import Final

from kogga.core.errors import BadPosition
from kogga.games.explorers.notation.parts import is_begun
from kogga.games.explorers.pieces import LAIRS, MIN_SEATS, PLAYED, SHOALS
from kogga.games.explorers.state import PHASE_WORDS, ExplorersState, Phase

PIRACY: Final = (Phase.ROBBED, Phase.CHASE, Phase.PIRATE, Phase.ROB, Phase.HAVEN)
THEFT: Final = (Phase.ROB, Phase.ROBBED)
NEUTRALS: Final = (Phase.NEUTRAL_HARBOUR, Phase.NEUTRAL_SETTLE)
MOVEMENT: Final = (
    Phase.HEX, Phase.TOKEN, Phase.CHASE, Phase.FISH, Phase.HERO, Phase.LAIR, Phase.SEA, Phase.HAVEN
)  # fmt: skip


def wrong(part: str, state: ExplorersState) -> BadPosition:
    """A part that cannot be so."""
    return BadPosition(f"{part} of the position cannot be so in the phase {PHASE_WORDS[state.phase]}.")


def is_at_sea(state: ExplorersState) -> bool:
    """§3.1 Has the movement phase begun? §11.6 A theft belongs to it after a chase."""
    return state.phase in MOVEMENT or (state.phase in THEFT and state.tried > 0)


def is_before_trade(state: ExplorersState) -> bool:
    """§3.1 Is this set-up, the roll or what a seven brings?"""
    if not is_begun(state) or state.phase in (Phase.ROLL, Phase.DISCARD, Phase.PIRATE):
        return True
    return state.phase in THEFT and not state.tried


def check_phase(state: ExplorersState) -> None:
    """§2.4, §2.8, §3.2 Every phase belongs to some scenarios, two of them to two seats."""
    phase, played = state.phase, PLAYED[state.scenario]
    fits_scenario = is_begun(state) or phase in first_phases(state)
    if phase in PIRACY:
        fits_scenario = state.scenario > 1
    elif phase == Phase.FISH:
        fits_scenario = SHOALS in played
    elif phase in (Phase.HERO, Phase.LAIR):
        fits_scenario = LAIRS in played
    if not fits_scenario:
        raise BadPosition(f"There is no phase {PHASE_WORDS[phase]} at the table of the position.")


def first_phases(state: ExplorersState) -> list[int]:
    """§2.2, §2.4, §2.5 The phases of set-up at this table."""
    if state.scenario == 1:
        return [Phase.COLOUR, Phase.START]
    phases = [Phase.START, *range(Phase.HARBOUR, Phase.FIRST_SHIP + 1)]
    if state.options.is_shuffled():
        phases.append(Phase.ISLAND)
    return [phase for phase in phases if state.seats == MIN_SEATS or phase not in NEUTRALS]
