"""§11 The pirate ship."""

from __future__ import annotations

from kogga.core.actions import Seat
from kogga.core.events import Say
from kogga.core.refusals import Refusal
from kogga.games.explorers.actions import PIRATE, PIRATE_HOME, ROB, ROB_NOBODY, ROBBED, Move
from kogga.games.explorers.board import EDGES_OF, HEX_NAMES, Hex
from kogga.games.explorers.events import (
    CardStolen,
    ChaseRolled,
    GoldStolen,
    HaulSunk,
    NobodyRobbed,
    PiratePlaced,
    PirateStayed,
)
from kogga.games.explorers.pieces import (
    CHASE_FACE,
    IS_SEA,
    NOBODY,
    NONE,
    RESOURCES,
    SHIPS,
    Kind,
)
from kogga.games.explorers.rules.memory import steal
from kogga.games.explorers.rules.ships import close_open, why_not_handle
from kogga.games.explorers.state import ExplorersState, Phase


def havens(state: ExplorersState) -> list[Hex]:
    """§11.1 Known sea hexes but the frame's and those beside the starting island."""
    terrain = state.terrain
    return [hex for hex in state.board.havens if IS_SEA[terrain[hex]]]


def is_own_again(state: ExplorersState, hex: Hex) -> bool:
    """§11.2 On a seven the own pirate ship may not stay where it is."""
    return hex == state.pirate and state.captain == state.active


def placings(state: ExplorersState) -> list[Move]:
    """§11.2 On a seven; §11.6 after a won chase the pirate ship may also stay at home (R39)."""
    moves = [PIRATE[hex] for hex in havens(state) if not is_own_again(state, hex)]
    return [*moves, PIRATE_HOME] if state.phase == Phase.HAVEN else moves


def why_not_pirate(state: ExplorersState, hex: Hex) -> Refusal | None:
    """§11.1, §11.2 A sea hex where a pirate ship may stand, and on a seven another than before."""
    if hex == NONE:
        return None if state.phase == Phase.HAVEN else Refusal("11.2", "must_place")
    if hex not in havens(state):
        return Refusal("11.1", "no_haven", (("hex", HEX_NAMES[hex]),))
    return Refusal("11.2", "same_hex", (("hex", HEX_NAMES[hex]),)) if is_own_again(state, hex) else None


def place_pirate(state: ExplorersState, hex: Hex, say: Say | None) -> None:
    """§11.2 Only one pirate ship is on the board: another's goes home. §14.5 A haul under it is eaten."""
    seat = state.active
    if hex == NONE:
        if say:
            say(PirateStayed(seat))
        sail_on(state)
        return
    before = state.captain if state.captain != seat else NOBODY
    state.pirate = hex
    state.captain = seat
    if say:
        say(PiratePlaced(seat, hex, before))
    eat_haul(state, hex, say)
    if victims(state):
        state.phase = Phase.ROB
    else:
        sail_on(state)


def eat_haul(state: ExplorersState, hex: Hex, say: Say | None) -> None:
    """§14.5 A haul on the pirate's hex goes back to the supply."""
    if hex not in state.waters or not state.hauls >> state.waters.index(hex) & 1:
        return
    state.hauls &= ~(1 << state.waters.index(hex))
    state.catch += 1
    if say:
        say(HaulSunk(hex))


def sail_on(state: ExplorersState) -> None:
    """§11.2, §11.6 After a seven the building phase begins, after a chase the movement phase goes on."""
    state.phase = Phase.SEA if state.tried else Phase.BUILD


def victims(state: ExplorersState) -> list[Seat]:
    """§11.3 Opponents with a ship on a side of the pirate's hex, and a card or a coin (R37)."""
    sides = EDGES_OF[state.pirate]
    return [
        seat
        for seat in range(state.seats)
        if seat != state.active
        and (state.gold[seat] or state.cards(seat))
        and any([ship in sides for ship in state.fleet(seat)])
    ]


def robberies(state: ExplorersState) -> list[Move]:
    """§11.3 One of them, or nobody (R37)."""
    return [*[ROB[seat] for seat in victims(state)], ROB_NOBODY]


def why_not_rob(state: ExplorersState, victim: Seat) -> Refusal | None:
    """§11.3 An opponent with a ship on a side of the hex, and something to take (R37)."""
    if victim == NOBODY or victim in victims(state):
        return None
    return Refusal("11.3", "no_victim", (("seat", victim),))


def rob(state: ExplorersState, victim: Seat, say: Say | None) -> None:
    """§11.3 A card, luck says which; only who has no cards loses a coin."""
    seat = state.active
    if victim == NOBODY:
        if say:
            say(NobodyRobbed(seat))
        sail_on(state)
    elif state.cards(victim):
        state.phase = Phase.ROBBED
        state.spot = victim
    else:
        state.gold[victim] -= 1
        state.gold[seat] += 1
        if say:
            say(GoldStolen(seat, victim))
        sail_on(state)


def theft_odds(state: ExplorersState) -> list[tuple[Move, int]]:
    """§11.3 Every card of the hand is as likely (R37)."""
    spot = RESOURCES * state.spot
    return [(ROBBED[kind], state.hands[spot + kind]) for kind in range(RESOURCES) if state.hands[spot + kind]]


def robbed(state: ExplorersState, kind: Kind, say: Say | None) -> None:
    """§11.3 The card changes hands; thief and victim know which."""
    victim = state.spot
    steal(state, state.active, victim, kind)
    state.spot = NONE
    if say:
        say(CardStolen(state.active, victim, kind))
    sail_on(state)


# §11.5 Chasing it away


def why_not_chase(state: ExplorersState, seat: Seat, ship: int) -> Refusal | None:
    """§11.5 Another's pirate ship, touched by a ship that has not moved and not tried this turn."""
    refusal = why_not_handle(state, seat, ship)
    if refusal is None and (state.pirate == NONE or state.captain == seat):
        refusal = Refusal("11.5", "no_foreign_pirate")
    if refusal is None and (state.stepped >> ship & 1):
        refusal = Refusal("11.5", "has_moved", (("ship", ship + 1),))
    if refusal is None and (state.tried >> ship & 1):
        refusal = Refusal("11.5", "has_tried", (("ship", ship + 1),))
    if refusal is None and state.pirate not in state.board.touches[state.ships[SHIPS * seat + ship]]:
        refusal = Refusal("11.5", "pirate_too_far", (("ship", ship + 1),))
    if refusal is None and state.open != NONE and state.afloat[state.ships[SHIPS * seat + state.open]] > 2:
        refusal = Refusal("7.6", "on_a_full_route", (("ship", state.open + 1),))
    return refusal


def chase(state: ExplorersState, ship: int) -> None:
    """§11.5 One die for this ship; another that was under way has finished (R40)."""
    close_open(state)
    state.tried |= 1 << ship
    state.phase = Phase.CHASE
    state.spot = ship


def chase_rolled(state: ExplorersState, face: int, say: Say | None) -> None:
    """§11.5 A six wins, and §15.6 the face of an own Pirate Bonus village: the pirate ship goes home."""
    seat, ship = state.active, state.spot
    won = face == CHASE_FACE or bool(state.bonus[seat] >> face & 1)
    state.die = face
    state.spot = NONE
    state.phase = Phase.HAVEN if won else Phase.SEA
    if won:
        state.pirate = NONE
        state.captain = NOBODY
    if say:
        say(ChaseRolled(seat, ship, face, won))
