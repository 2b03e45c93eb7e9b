"""Words to action; position to text and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kogga.core.actions import Seat
from kogga.core.errors import BadPosition, BadWords
from kogga.core.position import Parts, whole, write_parts
from kogga.games.mare_balticum.actions import FOUND, LUCK_MOVES, PAY, Found, Move, Pay, seat_moves
from kogga.games.mare_balticum.board import (
    ALL_FIELDS,
    BIT,
    CAPACITY,
    CIRCLES,
    FIELDS,
    NO_FIELD,
    PORT_CIRCLES,
    PORTS,
    WATERS,
    Field,
    Fields,
    members,
)
from kogga.games.mare_balticum.pieces import (
    ACTIONS,
    CARD_WORDS,
    CATCH,
    COMPANY_WORDS,
    EVENTS,
    FLEET,
    IN_THE_BOX,
    KEPT,
    KINDS,
    LEDGER_LINE,
    MARKET,
    NONE,
    ONE,
    SPACES,
    SPECIES,
    TAX,
    TAX_TOKENS,
    TIME_TOKENS,
    Kind,
    MareOptions,
    Species,
    Tokens,
    count,
    counts,
    size,
    together,
)
from kogga.games.mare_balticum.state import PHASE_WORDS, MareState, Phase

BOTH_MODULES: Final = MareOptions(demand=True, contracts=True)
MOVES: Final[dict[str, Move]] = {str(move): move for move in [*seat_moves(BOTH_MODULES), *LUCK_MOVES]}
EXAMPLES: Final = "sail gdansk slupsk, fish slupsk herring, unload gdansk herring 2, overboard cod, end turn"
FILLING: Final = (Phase.SEA, Phase.REFILL, Phase.EVENT)  # while fields are filled
USUAL_DEMAND: Final = (
    "copenhagen salmon, gdansk herring flounder, riga cod, stockholm salmon cod, petersburg herring flounder"
)


def read_move(words: str) -> Move:
    """The action these words name."""
    move = MOVES.get(" ".join(words.split()).lower())
    if move is None:
        raise BadWords(f"{words!r} is no move of Mare Balticum; moves read like: {EXAMPLES}.")
    return move


# writing


def write_position(state: MareState) -> str:
    """The whole truth in one line; the bag holds whatever lies nowhere else."""
    parts = [("phase", PHASE_WORDS[state.phase]), ("active", str(state.active)), ("first", str(state.first))]
    parts += [("round", str(state.round)), ("actions", str(state.actions))]
    landed = [KINDS[species] for species in range(SPECIES) if state.landed >> species & 1]
    parts.append(("unloading", " ".join([FIELDS[state.port], *landed]) if state.port != NO_FIELD else "-"))
    parts += [("time", str(state.time)), ("left", str(state.left)), ("still", str(state.still))]
    parts.append(("refill", write_fields(members(state.refill))))
    parts.append(("sea", ", ".join([f"{FIELDS[field]} {write_tokens(state.sea[field])}" for field in members(WATERS)])))
    parts.append(("demand", ", ".join([write_demand(state, port) for port in range(PORTS)])))
    parts.append(("box", write_tokens(state.box)))
    for seat in range(state.seats):
        parts += write_seat(state, seat)
    parts.append(("taxed", " ".join([str(seat) for seat in range(state.seats) if state.is_taxed(seat)])))
    parts.append(("ledger", ", ".join([write_line(line) for line in state.ledger])))
    return write_parts(parts)


def write_seat(state: MareState, seat: Seat) -> list[tuple[str, str]]:
    """All that belongs to one seat."""
    market = state.market_of(seat)
    placed = [f"{KINDS[market[space]]} {MARKET[space]}" for space in range(SPACES) if market[space] != NONE]
    payments = [str(PAY[payment]) for payment in state.paid[2 * seat : 2 * seat + 2] if payment != NONE]
    chosen = [] if state.sealed[seat] == NONE else [str(FOUND[state.sealed[seat]]), *payments]
    contract = state.contracts[seat]
    return [
        (f"boats {seat}", write_fields([field for field in state.fleet(seat) if field != NO_FIELD])),
        (f"hold {seat}", write_tokens(state.holds[seat])),
        (f"warehouse {seat}", write_tokens(state.stores[seat])),
        (f"market {seat}", ", ".join(placed) or "-"),
        (f"sealed {seat}", ", ".join(chosen)),
        (f"contract {seat}", "-" if contract == NONE else CARD_WORDS[contract]),
    ]


def write_fields(fields: Sequence[Field]) -> str:
    """Fields with blanks between."""
    return " ".join([FIELDS[field] for field in fields])


def write_tokens(tokens: Tokens) -> str:
    """`2 herring 1 amber`; nothing is a dash."""
    return " ".join([f"{number} {KINDS[kind]}" for kind, number in enumerate(counts(tokens)) if number]) or "-"


def write_demand(state: MareState, port: Field) -> str:
    """`gdansk herring flounder`; a free circle is a dash."""
    lying = [state.demand[circle] for circle in PORT_CIRCLES[port]]
    return " ".join([FIELDS[port], *["-" if species == NONE else KINDS[species] for species in lying]])


def write_line(line: int) -> str:
    """`0 salmon herring`, `2 keep`."""
    seat, card = divmod(line, LEDGER_LINE)
    return f"{seat} keep" if card == KEPT else f"{seat} {CARD_WORDS[card]}"


# reading


def read_position(text: str, seats: int, options: MareOptions) -> MareState:
    """The state this line describes, possible or not (rules/possible.py). What it leaves out is as in a first round:
    a full sea with the kinds in turn, a usual demand, each seat's boat in the port of its number, company tokens
    played in the order of the box.
    """
    parts = Parts(text)
    phase = parts.choice("phase", PHASE_WORDS, "turn")
    boats = [field for seat in range(seats) for field in read_boats(parts, seat, seats, phase)]
    sea = read_sea(parts, phase)
    bare = sum([BIT[field] for field in members(WATERS) if not sea[field]])
    port, landed = read_unloading(parts)
    state = MareState(
        seats, options, phase, parts.number("active", 0), parts.number("first", 0),
        parts.number("round", 1 if is_begun(phase) else 0), parts.number("actions", ACTIONS - 1 if landed else ACTIONS),
        port, landed, 0, 0, parts.number("still", 0), 0, bare,
        [as_bits(boats[FLEET[seats] * seat : FLEET[seats] * seat + FLEET[seats]]) for seat in range(seats)], boats, sea,
        [], read_tokens(parts, "box"), [read_tokens(parts, f"hold {seat}") for seat in range(seats)],
        [read_tokens(parts, f"warehouse {seat}") for seat in range(seats)], read_demand(parts, options, phase),
        [NONE] * (SPACES * seats), 0, 0, [NONE] * seats, [NONE] * (2 * seats), [NONE] * seats, (),
    )  # fmt: skip
    read_time(state, parts)
    read_contracts(state, parts)
    parts.check_all_read()
    return state


def is_begun(phase: int) -> bool:
    """Have all first boats been placed?"""
    return phase == Phase.REFILL or phase > Phase.MOOR


def as_bits(fields: Sequence[Field]) -> Fields:
    """These fields as bits, each once."""
    found = 0
    for field in fields:
        if field != NO_FIELD:
            found |= BIT[field]
    return found


def named(word: str, words: Sequence[str], name: str) -> int:
    """Which of these words it is, or a sentence that says where a word was wrong."""
    if word not in words:
        raise BadPosition(f"{name} of the position cannot name {word!r}.")
    return words.index(word)


def read_tokens(parts: Parts, name: str) -> Tokens:
    """The tokens of a part."""
    return tokens_in(parts.take(name, "-").split(), name)


def tokens_in(words: Sequence[str], name: str) -> Tokens:
    """`2 herring amber`: a number stands before its kind; nothing is a dash."""
    found = [0] * CATCH
    number = 1
    for word in words:
        if word.isdigit():
            number = int(word)
        elif word != "-":
            found[named(word, KINDS[:CATCH], name)] += number
            number = 1
    if any([found[kind] > IN_THE_BOX[kind] for kind in range(CATCH)]):
        raise BadPosition(f"{name} of the position has more tokens than are in the box.")
    return together(found)


def read_boats(parts: Parts, seat: Seat, seats: int, phase: int) -> list[Field]:
    """Where a seat's boats are, in the order of their numbers; the rest is in reserve."""
    name = f"boats {seat}"
    fields = [named(word, FIELDS, name) for word in parts.take(name, FIELDS[seat] if is_begun(phase) else "").split()]
    if len(fields) > FLEET[seats]:
        raise BadPosition(f"{name} of the position are more than {FLEET[seats]}.")
    return fields + [NO_FIELD] * (FLEET[seats] - len(fields))


def read_sea(parts: Parts, phase: int) -> list[Tokens]:
    """What lies on each field. Fields it does not name are full, with the kinds in turn; before the game empty."""
    sea = [0] * ALL_FIELDS
    nth = 0
    for field in members(WATERS if phase != Phase.SEA else 0):
        for _ in range(CAPACITY[field]):
            sea[field] += ONE[nth % CATCH]
            nth += 1
    for item in parts.items("sea", ""):
        words = item.split()
        field = named(words[0], FIELDS, "sea")
        sea[field] = tokens_in(words[1:], "sea")
        if size(sea[field]) > CAPACITY[field]:
            raise BadPosition(f"{FIELDS[field]} of the position has no room for so many tokens.")
    return sea


def read_unloading(parts: Parts) -> tuple[Field, int]:
    """The port of an open unloading, and the species landed in it."""
    words = parts.take("unloading", "-").split()
    if words == ["-"]:
        return NO_FIELD, 0
    landed = {named(word, KINDS[:SPECIES], "unloading") for word in words[1:]}
    if not landed:
        raise BadPosition("unloading of the position needs a port and what was landed there: gdansk herring.")
    return named(words[0], FIELDS[:PORTS], "unloading"), sum([1 << species for species in landed])


def read_demand(parts: Parts, options: MareOptions, phase: int) -> list[Species]:
    """The species on each circle."""
    demand = [NONE] * CIRCLES
    laid_out = not options.demand and phase not in (Phase.SEA, Phase.DEMAND)
    for item in parts.items("demand", USUAL_DEMAND if laid_out else ""):
        words = item.split()
        port = named(words[0], FIELDS[:PORTS], "demand")
        if len(words) > 1 + len(PORT_CIRCLES[port]):
            raise BadPosition(f"{words[0]} of the position has no room for so much demand.")
        for word, circle in zip(words[1:], PORT_CIRCLES[port], strict=False):
            demand[circle] = NONE if word == "-" else named(word, KINDS[:SPECIES], "demand")
    return demand


def read_fields(parts: Parts, name: str, default: str) -> list[Field]:
    """Fields with blanks between."""
    return [named(word, FIELDS, name) for word in parts.take(name, default).split()]


def read_time(state: MareState, parts: Parts) -> None:
    """How far the game is: the time track, the last turns, the refill, and the company tokens."""
    state.time = parts.number("time", 1 if state.phase == Phase.EVENT else 0)
    state.left = parts.number("left", turns_left_in_the_round(state) if state.time == TIME_TOKENS else -1)
    empty = [field for field in members(state.bare) if not as_bits(state.boats) & BIT[field]]
    state.refill = as_bits(read_fields(parts, "refill", write_fields(empty) if state.phase in FILLING else ""))
    state.bag = [bag_of(state, kind) for kind in range(CATCH)]
    state.bag.append(0 if state.phase == Phase.SEA else TIME_TOKENS - state.time)
    events = min(state.time, EVENTS) - (1 if state.phase == Phase.EVENT else 0)
    for seat in range(state.seats):
        if read_market(state, parts, seat, events) < events:
            state.taxed |= 1 << seat
    paid = " ".join([str(seat) for seat in range(state.seats) if state.is_taxed(seat)])
    state.taxed = sum([1 << seat for seat in set(parts.numbers("taxed", paid)) if 0 <= seat < state.seats])
    for seat in range(state.seats):
        read_sealed(state, parts, seat)


def turns_left_in_the_round(state: MareState) -> int:
    """R30 With the turn that is on; while the sea is refilled it is over. None left: those of one more round."""
    behind = (state.active - state.first) % state.seats + (1 if state.phase == Phase.REFILL else 0)
    return state.seats - behind or state.seats


def bag_of(state: MareState, kind: Kind) -> int:
    """How many tokens of a kind lie nowhere else."""
    return IN_THE_BOX[kind] - sum([count(each, kind) for each in [state.box, *state.sea, *state.holds, *state.stores]])


def read_market(state: MareState, parts: Parts, seat: Seat, events: int) -> int:
    """The species a seat has placed: how many. Without a word of it they were played in the order of the box."""
    name = f"market {seat}"
    usual = ", ".join([f"{KINDS[nth]} {MARKET[nth]}" for nth in range(min(events, SPACES))])
    placed = [item for item in parts.items(name, usual) if item != "-"]
    for item in placed:
        species, space = divmod(named(item, COMPANY_WORDS, name), SPACES)
        if state.market[SPACES * seat + space] != NONE or species in state.market_of(seat):
            raise BadPosition(f"{name} of the position has a species or a space twice.")
        state.market[SPACES * seat + space] = species
    return len(placed)


def read_sealed(state: MareState, parts: Parts, seat: Seat) -> None:
    """What a seat has chosen in secret, with what the tax takes; has it finished?"""
    name = f"sealed {seat}"
    items = parts.items(name, last_token(state, seat) if state.phase == Phase.EVENT and state.time == EVENTS else "")
    for nth, item in enumerate(items):
        move = MOVES.get(item)
        if nth == 0 and isinstance(move, Found):
            state.sealed[seat] = move.company
        elif nth in (1, 2) and isinstance(move, Pay) and state.sealed[seat] == TAX:
            state.paid[2 * seat + nth - 1] = move.payment
        else:
            raise BadPosition(f"{name} of the position cannot be {item!r}; it reads like: tax, pay hold cod.")
    needs = TAX_TOKENS if state.sealed[seat] == TAX and wealth(state, seat) > TAX_TOKENS else 0
    if state.phase == Phase.EVENT and (not items or len(items) - 1 < needs):
        state.owing |= 1 << seat


def wealth(state: MareState, seat: Seat) -> int:
    """Fish and amber in hold and warehouse."""
    return size(state.holds[seat]) + size(state.stores[seat])


def last_token(state: MareState, seat: Seat) -> str:
    """The company token a seat has left for the fifth event, in words."""
    if not state.is_taxed(seat):
        return str(FOUND[TAX])
    market = state.market_of(seat)
    left = [species for species in range(SPECIES) if species not in market]
    return str(FOUND[SPACES * left[0] + market.index(NONE)]) if left else ""


def read_contracts(state: MareState, parts: Parts) -> None:
    """Who holds which contract, and how that came about; without a word of it, each was taken once, in seat order."""
    for seat in range(state.seats):
        words = parts.take(f"contract {seat}", "-")
        state.contracts[seat] = NONE if words == "-" else named(words, CARD_WORDS, f"contract {seat}")
    taken = [LEDGER_LINE * seat + card for seat, card in enumerate(state.contracts) if card != NONE]
    usual = ", ".join([write_line(line) for line in taken]) if state.phase != Phase.OVER else ""
    state.ledger = tuple([read_line(item, state.seats) for item in parts.items("ledger", usual)])


def read_line(item: str, seats: int) -> int:
    """`0 salmon herring`, `2 keep`."""
    who, _, words = item.partition(" ")
    seat = whole(who, "ledger")
    if not 0 <= seat < seats:
        raise BadPosition(f"ledger of the position names seat {seat}; they are numbered from 0 to {seats - 1}.")
    return LEDGER_LINE * seat + (KEPT if words == "keep" else named(words, CARD_WORDS, "ledger"))
