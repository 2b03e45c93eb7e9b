"""Words to action; position to text and back."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from kogga.core.actions import Seat
from kogga.core.errors import BadPosition, BadWords
from kogga.core.position import Parts, write_parts
from kogga.games.seven_seas.actions import COUNTED_LUCK, SEAT_MOVES, Move, Throw
from kogga.games.seven_seas.board import HIGH, LOW, is_free
from kogga.games.seven_seas.pieces import (
    CHESTS_A_GUARD,
    COLORS,
    COUNTRIES,
    FACES,
    FIRST_CURSE,
    FIRST_PORT,
    GOODS,
    IDOL,
    KINDS,
    LOOT,
    LOOT_EACH,
    MAX_ROUNDS,
    MORE_SHIPS,
    NO_CARD,
    NO_ROLE,
    NOBODY,
    PRIVILEGE,
    RECALL,
    RED,
    ROLES,
    SHIPS,
    SIZE,
    START_CHESTS,
    START_FLEET,
    TALISMAN,
    TAVERN,
    UNDER_LAST_ROUND,
    WORDS,
    Card,
    Role,
    SeasOptions,
    adventure_cards,
    red_dice,
)
from kogga.games.seven_seas.state import PHASE_WORDS, Phase, SeasState, empty_ships, has_room, line_up, privilege_of

MOVES: Final[dict[str, Move]] = {str(move): move for move in [*SEAT_MOVES, *COUNTED_LUCK]}
DICE: Final = {"red": RED, **{color: seat for seat, color in enumerate(COLORS)}}
DIE: Final = re.compile(r"([1-6])@(\d{1,4})/(\d{1,4})")
ROLE_WORDS: Final = ("-", *ROLES)
PORTS: Final = (*WORDS[FIRST_PORT:FIRST_CURSE], "bay")
EXAMPLES: Final = "choose captain, play convoy spain 2, send 3, load rum, sell 3 coffee, double hold, end"
# The roles during which each moment can come; the others are moments of no call.
ROLES_OF: Final[dict[int, tuple[int, ...]]] = {
    Phase.SHIPWRIGHT: (Role.SHIPWRIGHT,), Phase.GOVERNOR: (Role.GOVERNOR,), Phase.CAPTAIN: (Role.CAPTAIN,),
    Phase.SEND: (Role.CAPTAIN,), Phase.ISLANDER: (Role.ISLANDER,), Phase.SHAMAN: (Role.SHAMAN,),
    Phase.IDOL: (Role.SHAMAN,), Phase.TAVERN: (Role.SHAMAN,), Phase.LOSE: (Role.SHAMAN,),
    Phase.MERCHANT: (Role.MERCHANT,), Phase.CARTOGRAPHER: (Role.CARTOGRAPHER,), Phase.CARD: (Role.CARTOGRAPHER,),
    Phase.THROW: (Role.CAPTAIN, Role.SHAMAN), Phase.LOOT: RECALL, Phase.LOAD: RECALL,
    Phase.RITUALS: (Role.SHIPWRIGHT, Role.GOVERNOR, Role.MERCHANT, Role.CARTOGRAPHER),
}  # fmt: skip


def read_move(words: str) -> Move:
    """The action these words name."""
    plain = " ".join(words.split()).lower()
    move = read_throw(plain) if plain.startswith("throw ") else MOVES.get(plain)
    if move is None:
        raise BadWords(f"{words!r} is no move of Pirates of the 7 Seas; moves read like: {EXAMPLES}.")
    return move


def read_throw(words: str) -> Throw | None:
    """`throw red 2@1035/2204 green 1@300/200`: after a colour its dice, each a face and a place."""
    owner = RED - 1
    dice: list[tuple[int, int, int, int]] = []
    for word in words.split()[1:]:
        found = DIE.fullmatch(word)
        if word in DICE:
            owner = DICE[word]
        elif found and owner >= RED:
            dice.append((owner, int(found[1]), int(found[2]), int(found[3])))
        else:
            return None
    if not dice:
        return None
    owners, faces, xs, ys = [tuple([die[part] for die in dice]) for part in range(4)]
    return Throw(owners, faces, xs, ys)


def numbers(row: Sequence[int]) -> str:
    """Whole numbers with blanks between."""
    return " ".join([str(number) for number in row])


def write_cards(cards: Sequence[Card]) -> str:
    """Adventure cards with commas."""
    return ", ".join([WORDS[card] for card in cards])


def write_roles(tabled: int) -> str:
    """Characters with commas."""
    return ", ".join([ROLES[role] for role in range(len(ROLES)) if tabled >> role & 1])


def write_position(state: SeasState) -> str:
    """The whole truth in one line; deck and loot stack are whatever lies nowhere else."""
    parts = [("phase", PHASE_WORDS[state.phase]), ("round", str(state.round)), ("last", str(state.last))]
    parts += [("first", str(state.first)), ("active", str(state.active)), ("asked", str(state.asked))]
    parts.append(("role", "-" if state.role == NO_ROLE else ROLES[state.role]))
    parts.append(("chosen", " ".join(["-" if role == NO_ROLE else ROLES[role] for role in state.chosen])))
    parts += [("port", PORTS[state.port]), ("above", str(state.above)), ("played", write_cards(state.played))]
    for seat in range(state.seats):
        parts.append((f"hand {seat}", write_cards(state.hands[seat])))
        parts.append((f"tabled {seat}", write_roles(state.tabled[seat])))
        parts.append((f"cargo {seat}", numbers(state.cargo[KINDS * seat : KINDS * seat + KINDS])))
    parts += [("chests", numbers(state.chests)), ("fleet", numbers(state.fleet)), ("guards", numbers(state.guards))]
    parts += [("talismans", numbers(state.talismans)), ("yin", numbers(state.yin)), ("skulls", numbers(state.skulls))]
    parts += [("holds", numbers(state.holds)), ("unsinkable", numbers(state.unsinkable))]
    parts.append(("flags", " ".join(["-" if owner == NOBODY else str(owner) for owner in state.flags])))
    parts.append(("discards", numbers(state.discards)))
    return write_parts([*parts, *moment_parts(state)])


def moment_parts(state: SeasState) -> list[tuple[str, str]]:
    """The parts that only some moments need."""
    parts: list[tuple[str, str]] = []
    if state.card != NO_CARD:
        parts.append(("card", WORDS[state.card]))
    if state.throw is not None:
        parts += [("throw", str(state.throw).removeprefix("throw ")), ("cast", WORDS[state.cast])]
    rows = [("dice", tuple(state.dice)), ("due", tuple(state.due)), ("lots", state.lots), ("given", state.given)]
    parts += [(name, numbers(row)) for name, row in rows if sum(row) or (row and name == "given")]
    if state.drawn:
        parts.append(("drawn", " ".join([GOODS[good] for good in state.drawn])))
    counts = [("red", state.red), ("draws", state.draws), ("sold", state.sold)]
    parts += [(name, str(count)) for name, count in counts if count]
    if state.sale:
        parts.append(("sale", numbers(state.sale)))
    return parts


def read_position(text: str, seats: int, options: SeasOptions) -> SeasState:
    """The state this line describes; what it leaves out is as at the beginning of a round early in the game."""
    parts = Parts(text)
    phase = parts.choice("phase", PHASE_WORDS, "choose")
    first = parts.number("first", 0)
    active = parts.number("active", first)
    asked = parts.number("asked", active)
    role = read_role(parts, phase)
    chosen = read_chosen(parts, seats, role, active)
    owing = sum([1 << seat for seat in range(seats) if chosen[seat] == NO_ROLE]) if phase == Phase.CHOOSE else 0
    none = "0 " * seats
    hands = [sorted(read_cards(parts, f"hand {seat}")) for seat in range(seats)]
    chests = parts.numbers("chests", f"{START_CHESTS} " * seats)
    guards = parts.numbers("guards", numbers([have // CHESTS_A_GUARD for have in chests]))
    card = read_card(parts, "card")
    state = SeasState(
        seats, options, phase, parts.number("round", 0 if phase <= Phase.DEAL else 1), parts.number("last", 0), first,
        role, active, asked, owing, privilege_of(chosen, role, active, first), chests,
        parts.numbers("fleet", f"{START_FLEET} " * seats), guards,
        [cards for seat in range(seats) for cards in parts.numbers(f"cargo {seat}", "0 0 0")],
        parts.numbers("talismans", none), parts.numbers("yin", none), parts.numbers("skulls", none),
        parts.numbers("holds", none), parts.numbers("unsinkable", none), read_flags(parts),
        [read_tabled(parts, f"tabled {seat}") for seat in range(seats)], chosen, (), parts.choice("port", PORTS, "bay"),
        hands, [], 0, tuple(read_cards(parts, "played")), [], parts.numbers("discards", "0 0 0 0"),
        tuple([read_good(word) for word in parts.take("drawn", "").split()]), parts.number("draws", 0),
        card, parts.numbers("dice", none), parts.number("red", red_dice(card, seats)), read_lid(parts),
        read_card(parts, "cast"), parts.numbers("due", none), tuple(sorted(parts.numbers("lots", ""))),
        tuple(parts.numbers("given", "")), parts.number("sold", 0), tuple(parts.numbers("sale", "")),
    )  # fmt: skip
    build_decks(state, parts)
    parts.check_all_read()
    check(state)
    if not owing:
        state.agenda = line_up(chosen, role, active, first)
    return state


def read_role(parts: Parts, phase: int) -> int:
    """The character that was called; in most moments there is only one it can be."""
    roles = ROLES_OF.get(phase, (NO_ROLE,))
    role = parts.choice("role", ROLE_WORDS, ROLE_WORDS[roles[0] + 1] if len(roles) == 1 else "-") - 1
    if role not in roles:
        raise BadPosition(f"role of the position does not go with the phase {PHASE_WORDS[phase]}.")
    return role


def read_chosen(parts: Parts, seats: int, role: int, active: int) -> list[int]:
    """The characters of this round; left out in a call, everybody has chosen the one that was called."""
    words = parts.take("chosen", " ".join(["-" if role == NO_ROLE else ROLES[role]] * seats)).split()
    if len(words) != seats or any([word not in ROLE_WORDS for word in words]):
        raise BadPosition(f"chosen of the position needs {seats} characters, or a dash for who has not chosen.")
    chosen = [NO_ROLE if word == "-" else ROLES.index(word) for word in words]
    if role != NO_ROLE and (NO_ROLE in chosen or not 0 <= active < seats or chosen[active] != role):
        raise BadPosition("In a call all seats of the position have chosen, and the active one what was called.")
    return chosen


def read_card(parts: Parts, name: str) -> Card:
    """One adventure card, or none."""
    return parts.choice(name, ("-", *WORDS), "-") - 1


def read_cards(parts: Parts, name: str) -> list[Card]:
    """A list of adventure cards."""
    words = parts.items(name, "")
    for word in words:
        if word not in WORDS:
            raise BadPosition(f"{word!r} is no adventure card; cards read like: convoy spain 2, idol.")
    return [WORDS.index(word) for word in words]


def read_good(word: str) -> int:
    """A kind of good."""
    if word not in GOODS:
        raise BadPosition(f"{word!r} is no good; goods are {', '.join(GOODS)}.")
    return GOODS.index(word)


def read_tabled(parts: Parts, name: str) -> int:
    """Characters on the table, as bits: never one that takes them all back."""
    tabled = 0
    for word in parts.items(name, ""):
        if word not in ROLES or ROLES.index(word) in RECALL:
            raise BadPosition(f"{word!r} cannot lie in {name} of the position.")
        tabled |= 1 << ROLES.index(word)
    return tabled


def read_flags(parts: Parts) -> tuple[int, ...]:
    """By country the seat that serves it, or a dash."""
    words = parts.take("flags", "- " * len(COUNTRIES)).split()
    if len(words) != len(COUNTRIES) or any([word != "-" and not word.isdecimal() for word in words]):
        raise BadPosition(f"flags of the position needs a seat or a dash for each of {', '.join(COUNTRIES)}.")
    return tuple([NOBODY if word == "-" else int(word) for word in words])


def read_lid(parts: Parts) -> Throw | None:
    """The dice as they fell last."""
    words = parts.take("throw", "")
    throw = read_throw(f"throw {words}") if words else None
    if words and throw is None:
        raise BadPosition("throw of the position needs dice that read like: red 2@1035/2204 green 1@300/200.")
    return throw


def build_decks(state: SeasState, parts: Parts) -> None:
    """Every card that lies nowhere else is in its deck."""
    state.deck = adventure_cards(state.seats, state.options)
    for card in [*state.played, *[card for hand in state.hands for card in hand]]:
        if card not in state.deck:
            raise BadPosition(f"{WORDS[card]} is in the position too often.")
        state.deck.remove(card)
    state.above = parts.number("above", 0 if state.last else max(0, len(state.deck) - UNDER_LAST_ROUND))
    if len(state.discards) != len(LOOT) or len(state.cargo) != KINDS * state.seats:
        raise BadPosition(f"discards of the position needs {len(LOOT)} numbers, each cargo {KINDS}.")
    state.loot = [LOOT_EACH - cards for cards in state.discards]
    state.loot[TALISMAN] -= sum(state.talismans)
    for good in range(KINDS):
        state.loot[good] -= sum(state.cargo[good::KINDS]) + state.drawn.count(good)


def check(state: SeasState) -> None:
    """Refuse what cannot be on a table."""
    seats = range(state.seats)
    if state.first not in seats or state.active not in seats or state.asked not in seats:
        raise BadPosition(f"first, active and asked of the position are seats from 0 to {state.seats - 1}.")
    rows = [
        state.chests, state.fleet, state.guards, state.talismans, state.yin, state.skulls, state.holds,
        state.unsinkable, state.dice, state.due,
    ]  # fmt: skip
    if any([len(row) != state.seats or min(row) < 0 for row in rows]):
        raise BadPosition(f"Rows of the position, such as chests and fleet, need {state.seats} numbers from 0 on.")
    if any([owner >= state.seats for owner in state.flags]):
        raise BadPosition(f"flags of the position are seats from 0 to {state.seats - 1}, or dashes.")
    if min([*state.loot, *state.discards, *state.cargo]) < 0:
        raise BadPosition(f"The box has {LOOT_EACH} loot cards of a kind; the position has more of one.")
    check_ships(state)
    check_deck(state)
    check_lid(state)
    check_moment(state)
    check_card(state)


def check_ships(state: SeasState) -> None:
    """§1.5 Ten ships each; §7.2 goods need ships; §11.1 guards as the chests demand, as far as ships are empty."""
    for seat in range(state.seats):
        empty = empty_ships(state, seat)
        if state.fleet[seat] + state.guards[seat] > SHIPS or empty < 0:
            raise BadPosition(f"Seat {seat} of the position has too many ships, or too few for its goods.")
        due = state.chests[seat] // CHESTS_A_GUARD - state.guards[seat]
        if state.phase < Phase.SALE and (due < 0 or (due > 0 and empty > 0)):
            raise BadPosition(f"guards of seat {seat} in the position do not go with its chests and empty ships.")


def check_deck(state: SeasState) -> None:
    """§2.2, §15.1 Six cards lie under the last-round card while it is in the deck."""
    under = len(state.deck) - state.above
    if state.above < 0 or under < 0 or (state.last == 0 and under != UNDER_LAST_ROUND) or (state.last and state.above):
        raise BadPosition(f"above of the position cannot be {state.above} with {len(state.deck)} cards in the deck.")
    if not 0 <= state.round <= MAX_ROUNDS or (state.last and not state.round <= state.last <= MAX_ROUNDS):
        raise BadPosition(f"round and last of the position are numbers up to {MAX_ROUNDS}, last is 0 or not before it.")


def check_lid(state: SeasState) -> None:
    """§6.5 Dice lie in the lid, none on another, and for some card that was played."""
    throw = state.throw
    if (throw is None) != (state.cast == NO_CARD):
        raise BadPosition("The position needs both throw and cast, or neither.")
    if throw is None:
        return
    if state.cast not in state.played:
        raise BadPosition(f"{WORDS[state.cast]}, the cast of the position, is not among what was played.")
    if max(throw.owners) >= state.seats or throw.owners.count(RED) != red_dice(state.cast, state.seats):
        raise BadPosition(f"The dice in throw of the position do not go with {WORDS[state.cast]}.")
    xs, ys = list(throw.xs), list(throw.ys)
    is_inside = all([LOW <= spot <= HIGH for spot in [*xs, *ys]])
    if not is_inside or not all([is_free(xs[:die], ys[:die], xs[die], ys[die]) for die in range(len(xs))]):
        raise BadPosition("In throw of the position a die lies outside the lid or on another one.")


def check_moment(state: SeasState) -> None:
    """What a moment needs is there."""
    phase = state.phase
    if phase in (Phase.DEAL, Phase.CARD, Phase.LOOT) and not state.draws:
        raise BadPosition(f"In the phase {PHASE_WORDS[phase]} the position needs draws, the cards still to come.")
    if phase == Phase.LOAD and (not state.drawn or not has_room(state, state.asked)):
        raise BadPosition("In the phase load the position needs drawn, the goods turned up, and room for one.")
    if phase == Phase.CHOOSE and not state.owing:
        raise BadPosition("In the phase choose somebody of the position must still choose.")
    if state.sold and (phase != Phase.MERCHANT or not 0 < state.sold < 1 << KINDS):
        raise BadPosition("sold of the position is a number up to 7, in the phase merchant alone.")
    if phase == Phase.OVER and len(state.sale) != state.seats:
        raise BadPosition("When the game is over the position needs sale, what the final sale brought each seat.")
    for seat, role in enumerate(state.chosen):
        if role != NO_ROLE and state.tabled[seat] >> role & 1:
            raise BadPosition(f"Seat {seat} of the position has chosen a character that lies on the table.")


def cards_at_work(phase: int, role: int) -> Sequence[Card]:
    """§6.1, §9.1 Which card may be at work in this moment of the Captain's or the Shaman's call."""
    if role == Role.CAPTAIN and phase != Phase.CAPTAIN:
        return range(FIRST_PORT)
    if role != Role.SHAMAN or phase == Phase.SHAMAN:
        return (NO_CARD,)
    if phase == Phase.THROW:
        return range(FIRST_CURSE, IDOL)
    return (IDOL,) if phase == Phase.IDOL else (TAVERN,)


def check_card(state: SeasState) -> None:
    """§6.5, §9.2 The card at work was played, and the dice are those it needs."""
    if state.card not in cards_at_work(state.phase, state.role):
        raise BadPosition(f"card of the position is no card at work in the phase {PHASE_WORDS[state.phase]}.")
    if state.card != NO_CARD and state.card not in state.played:
        raise BadPosition(f"{WORDS[state.card]} is the card of the position, though not among what was played.")
    if state.red != red_dice(state.card, state.seats):
        raise BadPosition(f"red of the position can only be {red_dice(state.card, state.seats)} here.")
    if not are_dice_right(state):
        raise BadPosition("dice of the position are ships that were not sent, or are not those that are thrown.")
    check_tavern(state)


def are_dice_right(state: SeasState) -> bool:
    """§6.2 Of those asked so far, no more ships than they could send; §9.2 whole fleets, §9.4 but for exempt ships."""
    if 0 <= state.card < FIRST_PORT:
        sent = sum(state.dice) > 0 or state.phase == Phase.SEND
        return sent and all([state.dice[seat] <= most_sent(state, seat) for seat in range(state.seats)])
    if state.card not in range(FIRST_CURSE, TAVERN):
        return not any(state.dice)
    thrown = state.fleet[:]
    thrown[state.active] = max(0, thrown[state.active] - state.privilege * PRIVILEGE[Role.SHAMAN])
    return state.dice == thrown and sum(thrown) + state.red > 0


def most_sent(state: SeasState, seat: Seat) -> int:
    """§6.2 The ships a seat may have sent; none before it is asked, and as many as are empty until they fight."""
    if state.phase == Phase.SEND and (seat - state.active) % state.seats >= (state.asked - state.active) % state.seats:
        return 0
    limit = SIZE[state.card] + MORE_SHIPS[state.seats]
    return limit if state.phase in (Phase.LOOT, Phase.LOAD) else min(limit, empty_ships(state, seat))


def check_tavern(state: SeasState) -> None:
    """§14.6 Dice are given, then they work; who loses a good has a choice."""
    most = state.seats if state.phase == Phase.TAVERN else 0
    if not min(1, most) <= len(state.lots) <= most or not all([1 <= face <= FACES for face in state.lots]):
        raise BadPosition("lots are the dice of the Tavern that are not given yet, in the phase tavern alone.")
    seats = state.seats if state.card == TAVERN and state.phase != Phase.THROW else 0
    if len(state.given) != seats or not all([0 <= face <= FACES for face in state.given]):
        raise BadPosition("given of the position has a face or 0 for each seat, once the Tavern's dice have fallen.")
    first = KINDS * state.asked
    if state.phase == Phase.LOSE and state.cargo[first : first + KINDS].count(0) > 1:
        raise BadPosition("In the phase lose the seat asked has at least two kinds of goods aboard.")
