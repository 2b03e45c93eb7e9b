"""Words to action; position to text and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kogga.core.actions import Seat
from kogga.core.errors import BadPosition, BadWords
from kogga.core.position import Parts, write_parts
from kogga.games.sea_wolf.actions import LUCK_MOVES, SEAT_MOVES, Deliver, Move
from kogga.games.sea_wolf.pieces import (
    ALL_CARDS,
    BIT,
    COLOR,
    COLORS,
    DELIVERIES,
    EVENTS,
    FIRST_EVENT,
    GOODS,
    LINES,
    MAX_DEALS,
    NO_CARD,
    NO_PAIR,
    ORDINARY_CARDS,
    PAIR_GOOD,
    PAIR_SHIP,
    ROW,
    SUITS,
    WOLF,
    WORDS,
    Card,
    Pair,
    WolfOptions,
    bits_of,
)
from kogga.games.sea_wolf.state import PHASE_WORDS, Phase, WolfState

MOVES: Final[dict[str, Move]] = {str(move): move for move in [*SEAT_MOVES, *LUCK_MOVES]}
CARDS: Final[dict[str, Card]] = {"-": NO_CARD, **{words: card for card, words in enumerate(WORDS)}}
AT_A_PORT: Final = (Phase.DELIVERY, Phase.WOLF, Phase.OVER)  # the last delivery card to come has not become a wolf yet
EXAMPLES: Final = "take fish 4, draw, discard ship red 2, deliver ship blue 4 fish 6, done"


def read_move(words: str) -> Move:
    """The action these words name."""
    move = MOVES.get(" ".join(words.split()).lower())
    if move is None:
        raise BadWords(f"{words!r} is no move of Sea Wolf; moves read like: {EXAMPLES}.")
    return move


def write_cards(cards: list[Card]) -> str:
    """Cards with commas; a missing one is a dash."""
    return ", ".join(["-" if card == NO_CARD else WORDS[card] for card in cards])


def write_position(state: WolfState) -> str:
    """The whole truth in one line; the pile is whatever lies nowhere else."""
    parts = [("phase", PHASE_WORDS[state.phase]), ("active", str(state.active)), ("asked", str(state.asked))]
    parts += [("row", write_cards(state.row)), ("slot", str(state.slot))]
    parts += [("stack", str(state.stack)), ("left", str(state.left)), ("due", str(state.due))]
    parts.append(("came", str(state.came)))
    for seat in range(state.seats):
        pairs = [pair for pair in state.laid[SUITS * seat : SUITS * seat + SUITS] if pair != NO_PAIR]
        parts.append((f"hand {seat}", write_cards(state.hands[seat])))
        parts.append((f"laid {seat}", ", ".join([str(Deliver(pair)).removeprefix("deliver ") for pair in pairs])))
    parts.append(("wolves", numbers(state.wolves)))
    parts.append(("open", write_cards([card for card in range(ORDINARY_CARDS) if state.open & BIT[card]])))
    parts.append(("discards", write_cards(state.discards)))
    parts.append(("event", COLORS[state.event] if state.event >= 0 else "-"))
    parts += [("deal", str(state.deal)), ("first", str(state.first))]
    parts += [("totals", numbers(state.totals)), ("sheets", numbers(state.sheets))]
    return write_parts(parts)


def numbers(row: Sequence[int]) -> str:
    """Whole numbers with blanks between."""
    return " ".join([str(number) for number in row])


def read_position(text: str, seats: int, options: WolfOptions) -> WolfState:
    """The state this line describes; what it leaves out is as early in a game with empty hands as the rest allows."""
    parts = Parts(text)
    phase = parts.choice("phase", PHASE_WORDS, "turn")
    active = parts.number("active", 0)
    row = read_cards(parts, "row", "-")
    slot = parts.number("slot", row.index(NO_CARD) if NO_CARD in row else ROW)
    hands = [sorted(read_cards(parts, f"hand {seat}")) for seat in range(seats)]
    wolves = parts.numbers("wolves", "0 " * seats)
    laid = [pair for seat in range(seats) for pair in read_laid(parts, seat)]
    discards = read_cards(parts, "discards", "wolf")
    came = parts.number("came", sum(wolves) + discards.count(WOLF) + (1 if phase in AT_A_PORT else 0))
    sheets = parts.numbers("sheets", "")
    state = WolfState(
        seats, options, phase, active, parts.number("asked", active), row, slot, 0, 0, 0, 0, False, hands, wolves,
        sum([BIT[card] for card in sorted(set(read_cards(parts, "open")))]), laid, discards,
        parts.choice("event", ("-", *COLORS), "-") - 1, came, parts.number("deal", 1), parts.number("first", 0),
        tuple(parts.numbers("totals", numbers(sums_of(sheets, seats)))), tuple(sheets),
    )  # fmt: skip
    build_pile(state, parts)
    parts.check_all_read()
    check(state)
    return state


def read_cards(parts: Parts, name: str, also: str = "") -> list[Card]:
    """A list of ordinary cards; the row may have gaps, too, and the used cards wolves."""
    cards: list[Card] = []
    for words in parts.items(name, ""):
        if words not in CARDS or (words in ("-", "wolf") and words != also):
            raise BadPosition(f"{words!r} cannot be in {name} of the position; cards read like: fish 4, ship red 2.")
        cards.append(CARDS[words])
    return cards


def read_laid(parts: Parts, seat: Seat) -> list[Pair]:
    """The pairs a seat has delivered, by colour."""
    laid = [NO_PAIR] * SUITS
    for words in parts.items(f"laid {seat}", ""):
        move = MOVES.get(f"deliver {words}")
        if not isinstance(move, Deliver):
            raise BadPosition(f"{words!r} is no pair; pairs read like: ship blue 4 fish 6.")
        color = COLOR[PAIR_SHIP[move.pair]]
        if laid[color] != NO_PAIR:
            raise BadPosition(f"laid {seat} of the position has {GOODS[color]} twice.")
        laid[color] = move.pair
    return laid


def sums_of(sheets: Sequence[int], seats: int) -> tuple[int, ...]:
    """What the lines of finished deals add up to, by seat."""
    sums = [0] * seats
    for place, points in enumerate(sheets):
        sums[place // len(LINES) % seats] += points
    return tuple(sums)


def build_pile(state: WolfState, parts: Parts) -> None:
    """Every ordinary card that lies nowhere else is in the pile; the stack on top is the one the deliveries tell."""
    placed = [card for card in [*state.row, *state.discards] if card not in (NO_CARD, WOLF)]
    placed += [card for hand in state.hands for card in hand]
    placed += [card for pair in state.laid if pair != NO_PAIR for card in (PAIR_SHIP[pair], PAIR_GOOD[pair])]
    twice = [WORDS[card] for card in placed if placed.count(card) > 1]
    if twice:
        raise BadPosition(f"{twice[0]} lies in two places of the position.")
    state.pile = ALL_CARDS - bits_of(placed)
    stacks = state.stacks()
    state.stack = parts.number("stack", stack_of(stacks, state.came - (1 if state.phase in AT_A_PORT else 0)))
    if not 0 <= state.stack < len(stacks):
        raise BadPosition(f"The position has no stack {state.stack}; they are numbered from 0 to {len(stacks) - 1}.")
    state.shuffled = stacks[state.stack][2]
    is_used_up = state.phase in AT_A_PORT and not state.shuffled
    room = max(0, min(stacks[state.stack][0], state.pile.bit_count() - below(state)))
    state.left = parts.number("left", 0 if is_used_up else room)
    state.due = parts.number("due", due_of(state))


def stack_of(stacks: tuple[tuple[int, int, bool], ...], delivery: int) -> int:
    """The stack in which a delivery card lies, counted from 0."""
    for stack, (_, due, _) in enumerate(stacks):
        delivery -= due
        if delivery < 0:
            return stack
    return len(stacks) - 1


def below(state: WolfState) -> int:
    """The ordinary cards under the stack on top."""
    return sum([ordinary for ordinary, _, _ in state.stacks()[state.stack + 1 :]])


def due_of(state: WolfState) -> int:
    """The delivery cards that must still be in the stack on top after those that came."""
    return sum([due for _, due, _ in state.stacks()[: state.stack + 1]]) - state.came


def check(state: WolfState) -> None:
    """Refuse what cannot be on a table."""
    seats = range(state.seats)
    if state.active not in seats or state.asked not in seats or state.first not in seats:
        raise BadPosition(f"active, asked and first of the position are seats from 0 to {state.seats - 1}.")
    if len(state.wolves) != state.seats or len(state.totals) != state.seats:
        raise BadPosition(f"wolves and totals of the position need {state.seats} numbers.")
    check_row(state)
    check_pile(state)
    check_wolves(state)
    check_deals(state)
    check_moment(state)


def check_row(state: WolfState) -> None:
    """Gaps only where luck fills them next; known cards only in hands."""
    gaps = [place for place, card in enumerate(state.row) if card == NO_CARD]
    expected = list(range(state.slot, ROW)) if state.phase <= Phase.ROW else []
    if state.phase == Phase.REFILL:
        expected = [state.slot]
    if len(state.row) != ROW or gaps != expected or (state.phase <= Phase.REFILL and not gaps):
        raise BadPosition(f"The row of the position needs {ROW} cards, and a gap (-) just where luck fills it next.")
    if not 0 <= state.slot <= ROW:
        raise BadPosition(f"slot of the position is a place from 0 to {ROW}, not {state.slot}.")
    held = sum([BIT[card] for hand in state.hands for card in hand])
    if state.open & ~held:
        raise BadPosition("open of the position names a card nobody holds.")


def check_pile(state: WolfState) -> None:
    """There is a card to draw, and each delivery card lies where it was put."""
    stack = state.stacks()[state.stack]
    if state.due != due_of(state) or not 0 <= state.due <= stack[1]:
        raise BadPosition(f"due cannot be {state.due} in stack {state.stack} after {state.came} deliveries.")
    needed = state.row.count(NO_CARD) + (0 if state.phase == Phase.REFILL or state.phase in AT_A_PORT else 1)
    if not needed <= state.left <= min(stack[0], state.pile.bit_count() - below(state)):
        raise BadPosition(
            f"left of the position cannot be {state.left} with {state.pile.bit_count()} cards in the pile."
        )
    if state.phase in AT_A_PORT:
        is_wrong = state.due == stack[1] or (not state.shuffled and state.left > 0)
    else:
        is_wrong = not state.due and (not state.shuffled or state.phase == Phase.TOP or state.came == DELIVERIES)
    if is_wrong or (state.phase == Phase.TOP and not state.shuffled):
        raise BadPosition(f"Stack {state.stack} of the position cannot be like this after {state.came} deliveries.")


def check_wolves(state: WolfState) -> None:
    """Every delivery card that came has become a wolf, but for one that is still at work."""
    turned = state.came - (1 if state.phase in AT_A_PORT else 0)
    if min(state.wolves) < 0 or sum(state.wolves) + state.discards.count(WOLF) != turned:
        raise BadPosition(f"wolves and discards of the position need {turned} wolves after {state.came} deliveries.")


def check_deals(state: WolfState) -> None:
    """Finished deals are written down line by line, and the totals are their sums."""
    if not 1 <= state.deal <= (MAX_DEALS if state.options.hundred else 1):
        raise BadPosition(f"deal of the position cannot be {state.deal}.")
    finished = state.deal if state.phase == Phase.OVER else state.deal - 1
    if len(state.sheets) != finished * state.seats * len(LINES):
        raise BadPosition(f"sheets of the position needs {len(LINES)} numbers for each seat and finished deal.")
    if state.totals != sums_of(state.sheets, state.seats):
        raise BadPosition("totals of the position are not the sums of its sheets.")


def check_moment(state: WolfState) -> None:
    """The asked seat has something to say."""
    hand = state.hands[state.asked]
    laid = [state.laid[SUITS * seat : SUITS * seat + SUITS] for seat in range(state.seats)]
    if state.phase not in (Phase.DELIVERY, Phase.OVER) and not all(NO_PAIR in pairs for pairs in laid):
        raise BadPosition("Somebody in the position has delivered four goods: the deal is over.")
    if state.phase == Phase.TURN and state.asked != state.active:
        raise BadPosition("In a turn asked and active of the position are the same seat.")
    cards = len(hand) + state.wolves[state.asked]
    if state.phase == Phase.DELIVERY and (cards < 2 or NO_PAIR not in laid[state.asked]):
        raise BadPosition(f"asked of the position cannot be {state.asked}, with four goods or fewer than two cards.")
    if (state.event >= 0) != (state.phase == Phase.EVENT):
        raise BadPosition("The position needs an event in the phase event, and in no other.")
    if state.event >= 0 and FIRST_EVENT + state.event not in state.discards:
        raise BadPosition(f"{EVENTS[state.event]} is at work in the position, but not among the used cards.")
    threatened = [card for card in hand if card < FIRST_EVENT and COLOR[card] == state.event]
    if state.phase == Phase.EVENT and not threatened and not state.wolves[state.asked]:
        raise BadPosition(f"Seat {state.asked} of the position has no answer to the event.")
