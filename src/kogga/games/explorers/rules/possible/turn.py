"""What the turn of a position can have done so far."""

from __future__ import annotations

from kogga.core.errors import BadPosition
from kogga.games.explorers.board import HEX_NAMES
from kogga.games.explorers.notation.parts import is_begun
from kogga.games.explorers.pieces import (
    CHASE_FACE,
    DOCK_ACTIONS,
    DRAFTS,
    NOBODY,
    NONE,
    PLAYED,
    PURCHASES,
    SHIPS,
    SHOALS,
)
from kogga.games.explorers.rules.choices import sea_moves
from kogga.games.explorers.rules.pirate import havens, victims
from kogga.games.explorers.rules.possible.phases import THEFT, is_at_sea, is_before_trade, wrong
from kogga.games.explorers.rules.ships import berths, points_left
from kogga.games.explorers.state import ExplorersState, Phase


def check_dice(state: ExplorersState) -> None:
    """§3.1 The dice lie once they are rolled; §4.4, §11.2 a seven brings discards and the pirate ship."""
    phase = state.phase
    if phase == Phase.OVER:
        return
    is_rolled = is_begun(state) and phase != Phase.ROLL
    is_seven = state.dice // 10 + state.dice % 10 == 7
    if (state.dice > 0) != is_rolled or (is_rolled and is_before_trade(state) and not is_seven):
        raise wrong("dice", state)
    if state.die and not is_at_sea(state):
        raise wrong("die", state)


def check_used(state: ExplorersState) -> None:
    """§3.1, §5 What a turn can have used up by now."""
    limits = ((state.bought, PURCHASES), (state.drafts, DRAFTS), (state.docked, DOCK_ACTIONS))
    if any([used > most for used, most in limits]) or state.sold > state.fast[state.active]:
        raise BadPosition("turn of the position has used up more than there is.")
    if state.fished > int(SHOALS in PLAYED[state.scenario]):
        raise BadPosition("turn of the position has fished more often than it may.")
    if state.phase == Phase.OVER:
        return
    traded = state.bought + state.sold + state.drafts
    if (traded and is_before_trade(state)) or (state.docked + state.fished and not is_at_sea(state)):
        raise wrong("turn", state)


def check_voyage(state: ExplorersState) -> None:
    """§7.4 Ships step in the movement phase; the one under way has spent no more points than it has."""
    fleet = state.fleet(state.active)
    busy = state.stepped | state.wooled | state.tolled | state.tried
    if busy and not is_at_sea(state) and state.phase != Phase.OVER:
        raise wrong("stepped, wooled, tolled or tried", state)
    for ship in range(SHIPS):
        if busy >> ship & 1 and fleet[ship] == NONE:
            raise BadPosition(f"Ship {ship + 1} of the position is not on the board.")
    if state.open == NONE:
        return
    if state.phase not in (Phase.SEA, Phase.OVER):
        raise wrong("voyage", state)
    if not state.stepped >> state.open & 1:
        raise BadPosition("voyage of the position is that of a ship that has stepped.")
    if state.used < 1 or points_left(state, state.active, state.open) < 0:
        raise BadPosition(f"Ship {state.open + 1} of the position cannot have spent {state.used} points.")


def check_pirate(state: ExplorersState) -> None:
    """§11.1, §11.5 Where a pirate ship may stand; a chase was tried by a ship that had not moved."""
    if state.scenario == 1 and (state.tried or state.tolled or state.thefts or state.pirate != NONE):
        raise BadPosition("There are no pirates in the scenario of the position.")
    if (state.pirate == NONE) != (state.captain == NOBODY) or not NOBODY <= state.captain < state.seats:
        raise BadPosition("pirate of the position needs a hex and a seat.")
    if state.pirate != NONE and state.pirate not in havens(state):
        raise BadPosition(f"The pirate ship of the position cannot stand on {HEX_NAMES[state.pirate]}.")
    if state.phase == Phase.HAVEN or (state.phase in THEFT and state.tried):
        check_chased(state)
    if state.phase in THEFT and (state.captain != state.active or not victims(state)):
        raise BadPosition("Nobody in the position can be robbed.")


def check_chased(state: ExplorersState) -> None:
    """§11.5, §11.6 A chase was just won: the old pirate ship is gone."""
    won = state.die == CHASE_FACE or bool(state.bonus[state.active] >> state.die & 1)
    if not state.tried & ~state.stepped or not won:
        raise BadPosition("The pirate ship of the position was not chased away by a ship that lay still.")
    if state.phase == Phase.HAVEN and state.pirate != NONE:
        raise wrong("pirate", state)


def check_choices(state: ExplorersState) -> None:
    """§7.3, §7.6 Whoever is asked has something to choose."""
    if state.phase == Phase.SEA and not sea_moves(state):
        raise BadPosition("The ship under way in the position cannot leave its full route.")
    if state.phase == Phase.BERTH and (state.ship_supply(state.active) != 1 or not berths(state, state.active)):
        raise wrong("ships", state)
