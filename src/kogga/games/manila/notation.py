"""Words to action; position to text and back."""

from __future__ import annotations

from typing import Final

from kogga.core.actions import Seat
from kogga.core.errors import BadPosition, BadWords
from kogga.core.position import Parts, write_parts
from kogga.games.manila.actions import LUCK_MOVES, SEAT_MOVES, Move
from kogga.games.manila.board import (
    ALL_SPOTS,
    BERTHS,
    CAPTAIN,
    FIRST_HOLD,
    FIRST_SPACE,
    INSURANCE,
    LARGE_PILOT,
    LAST_HOLD,
    LAST_SPACE,
    LAST_SPOT,
    NOT_AFLOAT,
    PORT,
    PORT_SPOT,
    SMALL_PILOT,
    SPACES,
    TARGETS,
    YARD,
    YARD_SPOT,
    Space,
    Spot,
    open_targets,
    spot_words,
)
from kogga.games.manila.pieces import (
    ACCOMPLICES,
    BOATS,
    EYES,
    KINDS,
    MARKET,
    MAX_BID,
    MAX_VOYAGES,
    NO_PAWN,
    NO_SEAT,
    NO_WARE,
    PAWNS,
    SHARES,
    TOP,
    WARES,
    ManilaOptions,
    Pawn,
    Ware,
)
from kogga.games.manila.state import CAUSE_WORDS, PHASE_WORDS, Cause, ManilaState, Phase

MOVES: Final[dict[str, Move]] = {str(move): move for move in [*SEAT_MOVES, *LUCK_MOVES]}
SPOTS: Final[dict[str, Spot]] = {spot_words(spot): spot for spot in range(ALL_SPOTS)}
STEPS: Final = ("-", *[f"{ware} {sign}1" for ware in WARES for sign in "-+"])  # the large pilot's first step
EXAMPLES: Final = "bid 7, ashore silk, set nutmeg 4, place jade, place port a, pilot jade +1, borrow silk"

# Whose accomplice is asked in these phases; the captain's seat may have changed hands before the second pirate's turn.
POSTS: Final = {
    Phase.CAPTAIN: CAPTAIN,
    Phase.SMALL_PILOT: SMALL_PILOT,
    Phase.LARGE_PILOT: LARGE_PILOT,
    Phase.LARGE_AGAIN: LARGE_PILOT,
    Phase.SEND: CAPTAIN,
}

# The parts of a position that hold accomplices: name, first space, how many.
CREWS: Final[tuple[tuple[str, Space, int], ...]] = (
    *[(f"crew {WARES[ware]}", FIRST_HOLD[ware], LAST_HOLD[ware] + 1 - FIRST_HOLD[ware]) for ware in range(KINDS)],
    ("port", PORT, len(BERTHS)),
    ("yard", YARD, len(BERTHS)),
    ("pirates", CAPTAIN, 2),
    ("pilots", SMALL_PILOT, 2),
    ("insurance", INSURANCE, 1),
)


def read_move(words: str) -> Move:
    """The action these words name."""
    move = MOVES.get(" ".join(words.split()).lower())
    if move is None:
        raise BadWords(f"{words!r} is no move of Manila; moves read like: {EXAMPLES}.")
    return move


def write_position(state: ManilaState) -> str:
    """The whole truth in one line; the supply is whatever nobody holds."""
    parts = [("phase", PHASE_WORDS[state.phase]), ("voyage", str(state.voyage)), ("round", str(state.round))]
    parts += [("master", str(state.master)), ("asked", str(state.asked))]
    parts += [("bid", str(state.bid)), ("bidder", str(state.bidder))]
    parts.append(("out", numbers([seat for seat in range(state.seats) if state.out >> seat & 1])))
    parts += [("ashore", ware_words(state.ashore)), ("boats", write_boats(state)), ("dice", numbers(state.dice))]
    parts.append(("die", ware_words(state.die)))
    parts += [(name, write_crew(state.spaces[first : first + size])) for name, first, size in CREWS]
    parts += [("boarded", str(state.boarded)), ("towed", STEPS[state.towed + 1])]
    parts.append(("plundered", ", ".join([WARES[ware] for ware in range(KINDS) if state.plundered >> ware & 1])))
    parts += [("debt", str(state.debt)), ("cause", CAUSE_WORDS[state.cause]), ("chosen", write_chosen(state))]
    parts.append(("cash", numbers(state.cash)))
    for seat in range(state.seats):
        parts += write_shares(state, seat)
    parts.append(("market", numbers([MARKET[step] for step in state.market])))
    return write_parts(parts)


def numbers(row: list[int]) -> str:
    """Whole numbers with blanks between."""
    return " ".join([str(number) for number in row])


def ware_words(ware: Ware) -> str:
    """A ware, or a dash."""
    return WARES[ware] if ware != NO_WARE else "-"


def write_boats(state: ManilaState) -> str:
    """The boats that have set out: `nutmeg 4, silk port a`."""
    afloat = [ware for ware in range(KINDS) if state.boats[ware] != NOT_AFLOAT]
    return ", ".join([f"{WARES[ware]} {spot_words(state.boats[ware])}" for ware in afloat])


def write_crew(pawns: list[Pawn]) -> str:
    """Accomplices as seat and number, a dash for a vacant space: `0.1 2.0 -`; vacant ones at the end are left out."""
    words = ["-" if pawn == NO_PAWN else f"{pawn // PAWNS}.{pawn % PAWNS}" for pawn in pawns]
    return " ".join(words).rstrip("- ")


def write_chosen(state: ManilaState) -> str:
    """What a debt is for."""
    if state.chosen < 0:
        return "-"
    return WARES[state.chosen] if state.cause == Cause.SHARE else TARGETS[state.chosen]


def write_shares(state: ManilaState, seat: Seat) -> list[tuple[str, str]]:
    """A seat's shares, which of them are mortgaged, which were bought, and what the table saw of its loans."""
    rows = (("shares", state.free), ("mortgaged", state.pledged), ("bought", state.bought))
    parts = []
    for name, row in rows:
        wares = [WARES[ware] for ware in range(KINDS) for _ in range(row[KINDS * seat + ware])]
        parts.append((f"{name} {seat}", ", ".join(wares)))
    parts.append((f"credit {seat}", state.credit[seat]))
    return parts


def read_position(text: str, seats: int, options: ManilaOptions) -> ManilaState:
    """The state this line describes; what it leaves out is as in the first auction, but nobody has shares."""
    parts = Parts(text)
    phase = parts.choice("phase", PHASE_WORDS, "auction")
    master = parts.number("master", 0)
    boats = read_boats(parts)
    state = ManilaState(
        seats, options, phase, parts.number("asked", master), parts.number("voyage", 1), master, parts.number("bid", 0),
        parts.number("bidder", NO_SEAT), sum([1 << seat for seat in parts.numbers("out", "")]),
        parts.number("round", int(phase >= Phase.PLACE)), read_ashore(parts, boats),
        parts.choice("die", ("-", *WARES), "-") - 1, parts.number("boarded", -1), parts.choice("towed", STEPS, "-") - 1,
        sum([1 << read_ware(words) for words in parts.items("plundered", "")]), parts.number("debt", 0),
        parts.choice("cause", CAUSE_WORDS, "office"), read_chosen(parts), boats, parts.numbers("dice", "0 0 0 0"),
        read_spaces(parts, seats), 0, parts.numbers("cash", "30 " * seats), [], [], [], [], [],
        [read_step(pesos) for pesos in parts.numbers("market", "0 0 0 0")],
    )  # fmt: skip
    for seat in range(seats):
        read_shares(state, parts, seat)
    held = [mine + theirs for mine, theirs in zip(state.free, state.pledged, strict=True)]
    state.open = open_targets(state.boats, state.spaces)
    state.supply = [SHARES - sum(held[ware::KINDS]) for ware in range(KINDS)]
    parts.check_all_read()
    check(state)
    return state


def read_ware(words: str) -> Ware:
    """The ware these words name."""
    if words not in WARES:
        raise BadPosition(f"{words!r} is no ware; wares are {', '.join(WARES)}.")
    return WARES.index(words)


def read_boats(parts: Parts) -> list[Spot]:
    """Where the boats are; those not named have not set out."""
    boats = [NOT_AFLOAT] * KINDS
    for words in parts.items("boats", ""):
        ware, _, spot = words.partition(" ")
        if spot not in SPOTS:
            raise BadPosition(f"{words!r} is no boat; boats read like: nutmeg 4, silk port a, jade yard b.")
        boats[read_ware(ware)] = SPOTS[spot]
    return boats


def read_ashore(parts: Parts, boats: list[Spot]) -> Ware:
    """The ware left ashore; three boats on the water tell it by themselves."""
    missing = [ware for ware in range(KINDS) if boats[ware] == NOT_AFLOAT]
    return parts.choice("ashore", ("-", *WARES), WARES[missing[0]] if len(missing) == 1 else "-") - 1


def read_chosen(parts: Parts) -> int:
    """What a debt is for; wares and holds have the same numbers."""
    return parts.choice("chosen", ("-", *TARGETS), "-") - 1


def read_step(pesos: int) -> int:
    """The step of the black market with this value."""
    if pesos not in MARKET:
        raise BadPosition(f"No ware is worth {pesos}; values are {numbers(list(MARKET))}.")
    return MARKET.index(pesos)


def read_spaces(parts: Parts, seats: int) -> list[Pawn]:
    """The accomplices on the board. `2` is any accomplice of seat 2 that stands nowhere else, `2.0` its first."""
    spaces = [NO_PAWN] * SPACES
    for name, first, size in CREWS:
        words = parts.take(name, "").split()
        if len(words) > size:
            raise BadPosition(f"{name} of the position has room for {size}, not for {len(words)}.")
        for space, word in enumerate(words, first):
            spaces[space] = read_pawn(word, spaces, seats)
    return spaces


def read_pawn(word: str, spaces: list[Pawn], seats: int) -> Pawn:
    """An accomplice, or a dash for none."""
    if word == "-":
        return NO_PAWN
    seat, dot, number = word.partition(".")
    if not seat.isdigit() or int(seat) >= seats or (dot and number not in ("0", "1", "2", "3")):
        raise BadPosition(f"{word!r} is no accomplice; they read like 2 or 2.0, with seats up to {seats - 1}.")
    pawns = [PAWNS * int(seat) + int(number)] if dot else list(range(PAWNS * int(seat), PAWNS * int(seat) + PAWNS))
    idle = [pawn for pawn in pawns if pawn not in spaces]
    if not idle:
        raise BadPosition(f"The accomplice {word} stands in two places of the position.")
    return idle[0]


def read_shares(state: ManilaState, parts: Parts, seat: Seat) -> None:
    """A seat's shares; where the position says nothing of its loans, it had mortgaged nothing before them.

    At the end everything is turned up, and nobody has to remember loans.
    """
    rows = []
    for name in ("shares", "mortgaged", "bought"):
        wares = [read_ware(words) for words in parts.items(f"{name} {seat}", "")]
        rows.append([wares.count(ware) for ware in range(KINDS)])
    free, pledged, bought = rows
    state.free += free
    state.pledged += pledged
    state.bought += bought
    over = state.phase == Phase.OVER
    state.credit.append(parts.take(f"credit {seat}", "" if over or not sum(free) else "+" * sum(pledged)))
    if not over and not credit_fits(state.credit[seat], free, pledged, bought):
        raise BadPosition(f"credit {seat} of the position does not fit the shares of that seat.")


def credit_fits(credit: str, free: list[int], pledged: list[int], bought: list[int]) -> bool:
    """Can these loans, redemptions and purchases have led from all shares on one side to this?"""
    if any(bought[ware] > free[ware] + pledged[ware] for ware in range(KINDS)) or set(credit) - set("+-0123"):
        return False
    mortgaged = sum(pledged) - credit.count("+") + credit.count("-")
    unmortgaged = sum(free) + sum(pledged) - mortgaged - sum([sign in "0123" for sign in credit])
    if min(mortgaged, unmortgaged) or max(mortgaged, unmortgaged) < 0:
        return False
    for sign in credit:
        mortgaged += (sign == "+") - (sign == "-")
        unmortgaged += (sign != "+") - (sign == "+")
        if mortgaged < 0 or unmortgaged < 0:
            return False
    return all(credit.count(str(ware)) <= bought[ware] for ware in range(KINDS))


def check(state: ManilaState) -> None:
    """Refuse what cannot be on a table."""
    if any(seat not in range(state.seats) for seat in (state.asked, state.master)) or state.out >> state.seats:
        raise BadPosition(f"asked, master and out of the position are seats from 0 to {state.seats - 1}.")
    if state.bidder not in range(NO_SEAT, state.seats) or (state.bid > 0) != (state.bidder != NO_SEAT):
        raise BadPosition("A bid of the position needs its bidder, and a bidder a bid.")
    if len(state.cash) != state.seats or min(state.cash) < 0:
        raise BadPosition(f"cash of the position needs {state.seats} numbers, none below 0.")
    if len(state.market) != KINDS or len(state.dice) != KINDS:
        raise BadPosition(f"market and dice of the position need {KINDS} numbers.")
    if min(state.supply) < 0:
        raise BadPosition(f"There are only {SHARES} shares of each ware.")
    if state.round > ACCOMPLICES[state.seats]:
        raise BadPosition(f"A voyage of this position has {ACCOMPLICES[state.seats]} rounds, not {state.round}.")
    check_ranges(state)
    check_voyage(state)
    check_spaces(state)
    check_asked(state)


def check_ranges(state: ManilaState) -> None:
    """Refuse numbers no table ever sees."""
    if not 0 <= state.bid <= MAX_BID or state.debt < 0 or not 1 <= state.voyage <= MAX_VOYAGES:
        raise BadPosition(f"bid goes up to {MAX_BID}, voyage from 1 to {MAX_VOYAGES}, and no debt is below 0.")
    if any(not 0 <= eyes <= EYES for eyes in state.dice):
        raise BadPosition(f"dice of the position are 0 to {EYES}.")
    if state.phase != Phase.OVER and max(state.market) == TOP:
        raise BadPosition(f"The game is over once a ware is worth {MARKET[TOP]}.")


def check_voyage(state: ManilaState) -> None:
    """Refuse boats where they cannot be in this moment of the voyage."""
    afloat = sum([spot != NOT_AFLOAT for spot in state.boats])
    at_sea = state.phase == Phase.ROLL or Phase.PLACE <= state.phase < Phase.OVER
    if at_sea and (afloat != BOATS or state.ashore == NO_WARE or not state.round):
        raise BadPosition(f"In this phase the position needs {BOATS} boats on their way, and the number of the round.")
    if state.phase == Phase.ROLL and (state.die == NO_WARE or not 0 <= state.boats[state.die] <= LAST_SPOT):
        raise BadPosition("die of the position names the ware whose boat moves next.")
    if state.phase == Phase.SET and state.ashore == NO_WARE:
        raise BadPosition("Boats can be set once the position names the ware left ashore.")
    if state.phase in (Phase.CAPTAIN, Phase.PIRATE, Phase.SEND) and LAST_SPOT not in state.boats:
        raise BadPosition("Pirates need a boat on space 13.")
    for first in (PORT_SPOT, YARD_SPOT):
        taken = sorted([spot - first for spot in state.boats if first <= spot < first + len(BERTHS)])
        if taken != list(range(len(taken))):
            raise BadPosition("Boats of the position take the berths A, B and C in order.")


def check_spaces(state: ManilaState) -> None:
    """Refuse accomplices with a vacant space before them, or on a boat that stays ashore."""
    for target, first in enumerate(FIRST_SPACE):
        crew = [pawn != NO_PAWN for pawn in state.spaces[first : LAST_SPACE[target] + 1]]
        if crew != sorted(crew, reverse=True):
            raise BadPosition(f"The spaces of {TARGETS[target]} are filled from the first to the last.")
        if target < KINDS and target == state.ashore and any(crew) and state.phase >= Phase.PLACE:
            raise BadPosition(f"Nobody can be on the {TARGETS[target]} boat: it stays ashore.")
    if state.towed >= 0 and state.towed // 2 == state.ashore:
        raise BadPosition("The large pilot cannot have towed a boat that stays ashore.")


def check_asked(state: ManilaState) -> None:
    """Refuse a question put to a seat that cannot answer it."""
    seat = state.asked
    if state.phase == Phase.AUCTION and (state.out >> seat & 1 or state.bidder == seat):
        raise BadPosition(f"Seat {seat} cannot be asked for a bid: it has passed, or made the standing one.")
    post = POSTS.get(state.phase)
    if post is not None and state.spaces[post] // PAWNS != seat:
        raise BadPosition(f"Seat {seat} of the position has no accomplice on the post that is asked.")
    if state.phase == Phase.LOAN:
        check_loan(state)


def check_loan(state: ManilaState) -> None:
    """Refuse a loan that is not needed, cannot be had, or is for nothing."""
    if state.debt <= state.cash[state.asked] or not state.free_count(state.asked):
        raise BadPosition("A loan of the position needs a debt above the cash, and a share to mortgage.")
    needs_choice = state.cause in (Cause.SHARE, Cause.SPACE)
    if needs_choice != (state.chosen >= 0) or (state.cause == Cause.SHARE and state.chosen >= KINDS):
        raise BadPosition("chosen of the position is the ware of a share, or the space that must be paid.")
    if state.cause in (Cause.SPACE, Cause.DAMAGE) and not state.round:
        raise BadPosition("A loan for a space or for damage needs the number of the round.")
