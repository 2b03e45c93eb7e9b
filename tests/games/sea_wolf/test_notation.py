"""Words and positions."""

from __future__ import annotations

from random import Random

import pytest

import kogga
from kogga import CHANCE, KoggaError
from kogga.games.sea_wolf.actions import LUCK_MOVES, SEAT_MOVES
from kogga.games.sea_wolf.pieces import WORDS
from kogga.games.sea_wolf.state import Phase, WolfState
from tests.games.sea_wolf.chances import GAME
from tests.scene import Scene

ROW = "row: fish 1, ship red 6, rats, gold 6"


def test_every_move_reads_as_it_writes() -> None:
    """§3.1 Words are the language of log, record and table."""
    for move in (*SEAT_MOVES, *LUCK_MOVES):
        assert GAME.read(str(move)) == move
    assert len({str(move) for move in (*SEAT_MOVES, *LUCK_MOVES)}) == len(SEAT_MOVES) + len(LUCK_MOVES)


def test_blanks_and_capitals_do_not_matter() -> None:
    """§4.2 People type as they like."""
    assert GAME.read("  Deliver  ship BLUE 4   fish 6 ") == GAME.read("deliver ship blue 4 fish 6")


@pytest.mark.parametrize("words", ["", "pass", "take fish", "take fish 7", "take wolf", "deliver ship red 4 fish 6"])
def test_other_words_are_refused(words: str) -> None:
    """§3.1 With a sentence that shows how moves read."""
    with pytest.raises(KoggaError, match="moves read like"):
        GAME.read(words)


def test_a_short_position_is_the_first_turn_of_a_game() -> None:
    """§2.1 What is left out is as at the beginning."""
    state = Scene("sea_wolf", seats=3, position=ROW).state
    assert (state.phase, state.active, state.left, state.due, state.came, state.pile.bit_count()) == (
        Phase.TURN,
        0,
        13,
        1,
        0,
        48,
    )


def test_a_position_finds_the_stack_by_the_wolves() -> None:
    """§2.1 Two wolves on the table: the last stack is on top."""
    state = Scene("sea_wolf", seats=2, position=f"{ROW}; wolves: 1 0; discards: wolf").state
    assert (state.came, state.stack, state.left, state.due, state.shuffled) == (2, 2, 18, 1, True)


def test_a_delivery_in_a_position_is_the_one_after_the_wolves() -> None:
    """§4.1 Its own card has not been turned over yet."""
    state = Scene("sea_wolf", seats=2, position=f"{ROW}; phase: delivery; wolves: 1 0; hand 0: gold 1").state
    assert (state.came, state.stack, state.left, state.due) == (2, 1, 0, 0)


@pytest.mark.parametrize("options", GAME.card.option_sets)
@pytest.mark.parametrize("seats", [2, 5])
def test_positions_read_as_they_write(seats: int, options: dict[str, bool]) -> None:
    """§3.1 Every state of a random game, luck's moments too."""
    agreed = GAME.card.agree(options)
    rng = Random(seats)
    state: WolfState = GAME.setup(seats, agreed)
    for _ in range(400):
        again = GAME.read_position(GAME.write_position(state), seats, agreed)
        assert again.__reduce__() == state.__reduce__()
        for seat in GAME.to_act(state):
            move = GAME.deal(state, rng) if seat == CHANCE else rng.choice(GAME.legal(state, seat))
            GAME.apply(state, seat, move, None)


BAD = {
    "hand 0: fish 1": "fish 1 lies in two places",
    "hand 0: fish 9": "'fish 9' cannot be in hand 0",
    "hand 0: wolf": "'wolf' cannot be in hand 0",
    "discards: -": "'-' cannot be in discards",
    "open: fish 3": "open of the position names a card nobody holds",
    "laid 0: fish 3 ship blue 2": "is no pair",
    "laid 0: ship blue 1 fish 2, ship blue 3 fish 4": "fish twice",
    "row: fish 1, fish 2": "row of the position needs 4 cards",
    "row: fish 1, fish 2, fish 3, -": "row of the position needs 4 cards",
    "phase: refill": "row of the position needs 4 cards",
    "slot: 7": "slot of the position is a place",
    "active: 2": "seats from 0 to 1",
    "asked: 1": "asked and active of the position are the same",
    "wolves: 1": "need 2 numbers",
    "wolves: -1 1; came: 0": "need 0 wolves",
    "came: 1": "need 1 wolves",
    "came: 3; discards: wolf, wolf, wolf": "due cannot be|cannot be like this",
    "stack: 3": "no stack 3",
    "stack: 1": "due cannot be 2 in stack 1",
    "left: 0": "left of the position cannot be 0",
    "left: 14": "left of the position cannot be 14",
    "due: 0": "due cannot be 0",
    "phase: top": "cannot be like this",
    "phase: delivery": "asked of the position cannot be 0",
    "phase: delivery; hand 0: fish 2, fish 3; left: 1": "cannot be like this",
    "phase: event": "needs an event in the phase event",
    "event: pink": "needs an event in the phase event",
    "phase: event; event: pink; hand 0: pigs 1": "flu is at work in the position",
    "phase: event; event: pink; hand 0: gold 1; discards: flu": "no answer to the event",
    "laid 0: ship blue 1 fish 2, ship red 1 barrels 2, ship pink 1 pigs 2, ship yellow 1 gold 2": "the deal is over",
    "phase: over": "sheets of the position needs 4 numbers",
    "deal: 2": "deal of the position cannot be 2",
    "totals: 3 4": "not the sums",
    "weather: fog": "no part 'weather'",
    "fog": "name: words",
}


@pytest.mark.parametrize("part", BAD)
def test_a_position_that_cannot_be_is_refused(part: str) -> None:
    """§2.1 With a sentence that says what is wrong."""
    text = part if part.startswith("row") else f"{ROW}; {part}"
    with pytest.raises(KoggaError, match=BAD[part]):
        kogga.match("sea_wolf", seats=2, position=text)


def test_a_record_of_a_scene_can_be_replayed() -> None:
    """§3.1 From its position on, luck included."""
    scene = Scene("sea_wolf", seats=2, position=f"{ROW}; hand 0: flu; hand 1: gold 1")
    scene.play("discard flu", "draw", "drawn gold 2", "take rats", "turn up pigs 6")
    again = kogga.replay(scene.match.record())
    assert again == scene.match
    assert again.position() == scene.match.position()


def test_views_say_their_cards_in_numbers_of_a_fixed_length() -> None:
    """R8 The same rows all game long, and nothing of hidden hands."""
    scene = Scene("sea_wolf", seats=3, position=f"{ROW}; hand 0: fish 4; hand 1: gold 1, gold 2; open: gold 2")
    first = {name: len(row) for name, row in scene.view(0).planes().items()}
    scene.play("draw", "drawn flu", "discard gold 1")
    assert {name: len(row) for name, row in scene.view(2).planes().items()} == first
    known = scene.view(0).planes()["known"]
    assert sum(known) == 1
    assert known[len(WORDS) - 1 + WORDS.index("gold 2")] == 1
