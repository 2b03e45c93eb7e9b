"""Words to action; position to text and back."""

from __future__ import annotations

from typing import Final

from kogga.core.actions import Seat
from kogga.core.errors import BadPosition, BadWords
from kogga.core.position import Parts, write_parts
from kogga.games.sea_wolf.actions import LUCK_MOVES, SEAT_MOVES, Deliver, Move
from kogga.games.sea_wolf.pieces import (
    BIT,
    COLOR,
    COLORS,
    DELIVERIES,
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
)
from kogga.games.sea_wolf.state import PHASE_WORDS, Phase, WolfState

MOVES: Final[dict[str, Move]] = {str(move): move for move in [*SEAT_MOVES, *LUCK_MOVES]}
CARDS: Final[dict[str, Card]] = {words: card for card, words in enumerate(WORDS)}
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
    parts += [("stack", str(state.stack)), ("left", str(state.left)), ("due", str(state.due)), ("came", str(state.came))]
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


def numbers(row: list[int]) -> str:
    """Whole numbers with blanks between."""
    return " ".join([str(number) for number in row])


def read_position(text: str, seats: int, options: WolfOptions) -> WolfState:
    """The state this line describes; what it leaves out is as in the first turn of a game with empty hands."""
    parts = Parts(text)
    active = parts.number("active", 0)
    state = WolfState(
        seats, options, parts.choice("phase", PHASE_WORDS, "turn"), active, parts.number("asked", active), [read_card(words) for words in parts.items("row", "")],
        parts.number("slot", ROW), [], parts.number("stack", 0), 0, 0, False,
        [sorted([read_card(words) for words in parts.items(f"hand {seat}", "")]) for seat in range(seats)],
        parts.numbers("wolves", "0 " * seats), sum({BIT[read_card(words)] for words in parts.items("open", "")}),
        [], [read_card(words) for words in parts.items("discards", "")],
        parts.choice("event", ("-", *COLORS), "-") - 1, parts.number("came", 0), parts.number("deal", 1),
        parts.number("first", 0), parts.numbers("totals", "0 " * seats), parts.numbers("sheets", ""),
    )  # fmt: skip
    for seat in range(seats):
        state.laid += read_laid(parts, seat)
    build_pile(state, parts)
    parts.check_all_read()
    check(state)
    return state


def read_card(words: str) -> Card:
    """The card these words name."""
    if words == "-":
        return NO_CARD
    if words not in CARDS:
        raise BadPosition(f"{words!r} is no card; cards read like: fish 4, ship red 2, rats, wolf.")
    return CARDS[words]


def read_laid(parts: Parts, seat: Seat) -> list[Pair]:
    """The pairs a seat has delivered, by colour."""
    laid = [NO_PAIR] * SUITS
    for words in parts.items(f"laid {seat}", ""):
        move = MOVES.get(f"deliver {words}")
        if not isinstance(move, Deliver):
            raise BadPosition(f"{words!r} is no pair; pairs read like: ship blue 4 fish 6.")
        laid[COLOR[PAIR_SHIP[move.pair]]] = move.pair
    return laid


def build_pile(state: WolfState, parts: Parts) -> None:
    """Every ordinary card that lies nowhere else is in the pile."""
    placed = [card for card in [*state.row, *state.discards] if card not in (NO_CARD, WOLF)]
    placed += [card for hand in state.hands for card in hand]
    placed += [card for pair in state.laid if pair != NO_PAIR for card in (PAIR_SHIP[pair], PAIR_GOOD[pair])]
    twice = [WORDS[card] for card in placed if placed.count(card) > 1]
    if twice:
        raise BadPosition(f"{twice[0]} lies in two places of the position.")
    state.pile = [card for card in range(ORDINARY_CARDS) if card not in placed]
    stacks = state.stacks()
    if not 0 <= state.stack < len(stacks):
        raise BadPosition(f"The position has no stack {state.stack}; they are numbered from 0 to {len(stacks) - 1}.")
    below = sum([ordinary for ordinary, _, _ in stacks[state.stack + 1 :]])
    state.left = parts.number("left", max(0, min(stacks[state.stack][0], len(state.pile) - below)))
    state.due = parts.number("due", stacks[state.stack][1])
    state.shuffled = stacks[state.stack][2]


def check(state: WolfState) -> None:
    """Refuse what cannot be on a table."""
    seats = range(state.seats)
    below = sum([ordinary for ordinary, _, _ in state.stacks()[state.stack + 1 :]])
    if any([seat not in seats for seat in (state.active, state.asked, state.first)]):
        raise BadPosition(f"active, asked and first of the position are seats from 0 to {state.seats - 1}.")
    if len(state.wolves) != state.seats or len(state.totals) != state.seats:
        raise BadPosition(f"wolves and totals of the position need {state.seats} numbers.")
    if len(state.row) != ROW or (NO_CARD in state.row) != (state.phase <= Phase.REFILL):
        raise BadPosition(f"The row of the position needs {ROW} cards.")
    if not 0 <= state.left <= len(state.pile) - below:
        raise BadPosition(f"left of the position cannot be {state.left}: the pile has too few cards.")
    if not 0 <= state.due <= DELIVERIES - state.came:
        raise BadPosition(f"due of the position cannot be {state.due} after {state.came} deliveries.")
