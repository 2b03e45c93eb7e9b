"""The turn, sealed cards and thefts of a position text."""

from __future__ import annotations

from typing import Final

from kogga.core.errors import BadPosition
from kogga.core.position import Parts, whole
from kogga.games.explorers.board import HEX_CALLED
from kogga.games.explorers.notation.parts import goods, is_begun, named, numbers, some
from kogga.games.explorers.pieces import GOLD, KINDS, MAX_SEATS, NOBODY, RESOURCES, SHIPS
from kogga.games.explorers.state import ExplorersState, Phase, Theft

FACES: Final = ("1", "2", "3", "4", "5", "6")
SEVENS: Final = (Phase.DISCARD, Phase.PIRATE, Phase.ROB, Phase.ROBBED)
SPOTS_OF: Final = (Phase.HEX, Phase.TOKEN, Phase.LAIR)


def read_turn(state: ExplorersState, parts: Parts) -> None:
    """Dice, what the turn has used up, the voyage, and what is being resolved."""
    rolled = is_begun(state) and state.phase != Phase.ROLL and state.phase != Phase.OVER
    usual = "3 4" if state.phase in SEVENS else "1 2"
    dice = parts.take("dice", usual if rolled else "-").split()
    if dice != ["-"]:
        if len(dice) != 2 or any([word not in FACES for word in dice]):
            raise BadPosition("dice of the position are two faces: 3 5.")
        state.dice = 10 * int(dice[0]) + int(dice[1])
    state.die = parts.number("die", 0)
    if not 0 <= state.die <= len(FACES):
        raise BadPosition("die of the position is a face, 0 for none.")
    turn = parts.numbers("turn", "0 0 0 0 0")
    if len(turn) != 5 or min(turn) < 0:
        raise BadPosition("turn of the position are five numbers: bought, sold, drafts, dock actions, fished.")
    state.bought, state.sold, state.drafts, state.docked, state.fished = turn
    words = parts.take("voyage", "-")
    voyage = [] if words == "-" else [whole(word, "voyage") for word in words.split()]
    if len(voyage) not in (0, 2) or (voyage and not 1 <= voyage[0] <= SHIPS):
        raise BadPosition("voyage of the position is a ship and the points it has spent: 2 3.")
    if voyage:
        state.open, state.used = voyage[0] - 1, voyage[1]
    state.stepped = some(parts, "stepped", SHIPS, 1, str(voyage[0]) if voyage else "")
    state.wooled = some(parts, "wooled", SHIPS, 1)
    state.tolled = some(parts, "tolled", SHIPS, 1)
    state.tried = some(parts, "tried", SHIPS, 1)
    read_resolving(state, parts)


def read_resolving(state: ExplorersState, parts: Parts) -> None:
    """What luck is asked about, captured lairs, hero rolls, the winner."""
    spot = parts.take("spot", "-")
    if spot != "-":
        if state.phase in SPOTS_OF:
            state.spot = named(spot, HEX_CALLED, "spot")
        else:
            state.spot = whole(spot, "spot") - int(state.phase == Phase.CHASE)
    state.captured = tuple([named(word, HEX_CALLED, "captured") for word in parts.take("captured", "").split()])
    state.rollers = tuple(parts.numbers("rollers", ""))
    if any([not 0 <= seat < state.seats for seat in state.rollers]):
        raise BadPosition(f"rollers of the position are seats from 0 to {state.seats - 1}.")
    rolls = parts.numbers("rolls", "0 " * state.seats)
    if len(rolls) != state.seats or any([not 0 <= face <= 6 for face in rolls]):
        raise BadPosition("rolls of the position needs a face of each seat, 0 for none.")
    state.rolls = (*rolls, *[0] * (MAX_SEATS - state.seats))
    winner = parts.take("winner", "-")
    state.winner = NOBODY if winner == "-" else whole(winner, "winner")


def read_sealed(state: ExplorersState, parts: Parts) -> None:
    """Discards, offers and answers, and the thefts not known to all."""
    state.owing = some(parts, "owing", MAX_SEATS, 0)
    for seat in range(state.seats):
        state.laid[RESOURCES * seat : RESOURCES * seat + RESOURCES] = goods(parts, f"laid {seat}", RESOURCES)
    state.given = goods(parts, "give", GOLD + 1)
    state.asked = goods(parts, "ask", GOLD + 1)
    state.accepted = some(parts, "accepted", MAX_SEATS, 0)
    state.thefts = tuple([read_theft(item.split(), state.seats) for item in parts.items("thefts", "")])
    low = parts.numbers("low", numbers(state.hands[: RESOURCES * state.seats]) if state.thefts else "")
    if len(low) not in (0, RESOURCES * state.seats):
        raise BadPosition(f"low of the position needs {RESOURCES} numbers of each seat.")
    state.low = [*low, *[0] * (RESOURCES * MAX_SEATS - len(low))]


def read_theft(words: list[str], seats: int) -> Theft:
    """`0 from 1 wool hand 2 1 0 0 0 low 1 0 ...`."""
    sizes = (5 + RESOURCES, 6 + RESOURCES + RESOURCES * seats)
    if len(words) not in sizes or words[1] != "from" or words[4] != "hand":
        raise BadPosition("thefts of the position read like: 0 from 1 wool hand 2 1 0 0 0.")
    kind = named(words[3], {name: spot for spot, name in enumerate(KINDS)}, "thefts")
    row = tuple([whole(word, "thefts") for word in words[5 : 5 + RESOURCES]])
    low = tuple([whole(word, "thefts") for word in words[6 + RESOURCES :]])
    low = (*low, *(0,) * (RESOURCES * (MAX_SEATS - seats))) if low else ()
    thief, victim = whole(words[0], "thefts"), whole(words[2], "thefts")
    if not (0 <= thief < seats and 0 <= victim < seats):
        raise BadPosition(f"thefts of the position name seats from 0 to {seats - 1}.")
    return Theft(thief, victim, kind, row, low)
