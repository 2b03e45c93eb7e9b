"""Words and positions."""

from __future__ import annotations

from random import Random

import pytest

import kogga
from kogga import CHANCE, KoggaError
from kogga.games.mare_balticum.actions import LUCK_MOVES, seat_moves
from kogga.games.mare_balticum.pieces import MareOptions
from kogga.games.mare_balticum.state import MareState, Phase
from tests.games.mare_balticum.table import GAME, field, fields, scene, tokens

BOTH = MareOptions(demand=True, contracts=True)


def test_every_move_reads_as_it_writes() -> None:
    """§3.2 Words are the language of log, record and table."""
    moves = [*seat_moves(BOTH), *LUCK_MOVES]
    for move in moves:
        assert GAME.read(str(move)) == move
    assert len({str(move) for move in moves}) == len(moves)


def test_the_vocabulary_grows_with_the_modules() -> None:
    """§12.1, §13.2 Circles and contracts are words of their modules alone."""
    base = {str(move) for move in seat_moves(MareOptions())}
    assert "unload gdansk cod 2 at -1" not in base
    assert "contract" not in base
    assert len(base) == 5 + 27 + 27 * 26 + 22 * 5 + 5 * 4 * 5 + 4 + 1 + 17 + 9
    assert {str(move) for move in seat_moves(BOTH)} > base


def test_blanks_and_capitals_do_not_matter() -> None:
    """§6.2 People type as they like."""
    assert GAME.read("  Unload GDANSK  cod 2 AT -1 ") == GAME.read("unload gdansk cod 2 at -1")


@pytest.mark.parametrize(
    "words",
    ["", "pass", "sail gdansk", "fish gdansk cod", "unload slupsk cod 1", "unload riga cod 2 at -1", "take cod cod"],
)
def test_other_words_are_refused(words: str) -> None:
    """§3.2 With a sentence that shows how moves read."""
    with pytest.raises(KoggaError, match="moves read like"):
        GAME.read(words)


def test_a_short_position_is_a_first_round() -> None:
    """§2.6 A full sea, everybody's first boat in a port, a usual demand."""
    state = scene().state
    assert (state.phase, state.round, state.actions, state.time, state.left) == (Phase.TURN, 1, 3, 0, -1)
    assert state.fleets == [fields("copenhagen"), fields("gdansk"), fields("riga")]
    assert sum(state.bag) == 44


def test_fields_a_position_does_not_name_are_full() -> None:
    """§2.2 Those it names hold what it says."""
    state = scene("sea: slupsk -, bornholm 2 amber, gotland cod").state
    assert (state.sea[field("slupsk")], state.sea[field("bornholm")]) == (0, tokens("2 amber"))
    assert state.bare == fields("slupsk")


def test_company_tokens_a_position_does_not_name_were_played_in_order() -> None:
    """§9.2 As many as there were events, the tax last."""
    state = scene("time: 3").state
    assert state.market_of(0) == [0, 1, 2, -1]
    assert (scene("time: 5").state.taxed, scene("time: 3; market 0: cod 3, salmon 0").state.taxed) == (0b111, 0b001)


def test_a_contract_in_a_position_was_taken_once() -> None:
    """§13.2 Unless a ledger tells more."""
    state = scene("contract 1: salmon cod", contracts=True).state
    assert state.ledger == (8 * 1 + 2,)


@pytest.mark.parametrize("options", GAME.card.option_sets, ids=str)
@pytest.mark.parametrize("seats", [3, 5])
def test_positions_read_as_they_write(seats: int, options: dict[str, bool]) -> None:
    """§3.1 Every state of a random game, luck's moments too."""
    agreed = GAME.card.agree(options)
    rng = Random(seats)
    state: MareState = GAME.setup(seats, agreed)
    while owing := GAME.to_act(state):
        again = GAME.read_position(GAME.write_position(state), seats, agreed)
        assert again.__reduce__() == state.__reduce__()
        seat = rng.choice(owing)
        move = GAME.deal(state, rng) if seat == CHANCE else rng.choice(GAME.legal(state, seat))
        GAME.apply(state, seat, move, None)
    assert GAME.read_position(GAME.write_position(state), seats, agreed).__reduce__() == state.__reduce__()


BAD = {
    "active: 3": "seats from 0 to 2",
    "first: -1": "seats from 0 to 2",
    "boats 0: gdansk gdansk": "no chain",
    "boats 0: gdansk riga": "no chain",
    "boats 0: slupsk gdansk gdansk-bay courland bornholm pomerania": "more than 5",
    "boats 0:": "boats 0 of the position cannot be so",
    "boats 0: atlantis": "cannot name 'atlantis'",
    "sea: slupsk 2 cod": "no room for so many",
    "sea: gdansk cod": "no room for so many",
    "sea: slupsk herrings": "cannot name 'herrings'",
    "hold 0: 6 cod": "is for 5 fish",
    "hold 0: 1 amber": "not for amber",
    "warehouse 0: 99 cod": "more tokens than are in the box",
    "warehouse 0: 12 cod": "more tokens in the position than in the box",
    "demand: gdansk cod cod, riga salmon": "twice in one port",
    "demand: riga cod": "demand of the position cannot be so",
    "demand: riga cod salmon": "no room for so much demand",
    "demand: copenhagen cod, riga cod, gdansk cod salmon": "more than 2 times",
    "actions: 0": "actions of the position cannot be 0",
    "actions: 4": "actions of the position cannot be 4",
    "unloading: gdansk": "needs a port and what was landed",
    "unloading: gdansk herring": "can be unloading in gdansk",
    "boats 0: gdansk; unloading: gdansk herring; actions: 0": "no action is left",
    "phase: refill": "refill of the position names fields",
    "phase: refill; refill: slupsk": "slupsk of the position cannot be refilled",
    "refill: slupsk; sea: slupsk -": "refill of the position names fields",
    "round: 0": "round of the position cannot be 0",
    "round: 99": "round of the position cannot be 99",
    "time: 7": "time of the position cannot be 7",
    "left: 0": "left of the position cannot be 0",
    "left: 6": "left of the position cannot be 6",
    "time: 6; left: -1": "left of the position cannot be -1",
    "still: -1": "still -1",
    "phase: over": "left of the position cannot be -1",
    "market 0: cod 3": "needs 0 company tokens",
    "time: 2; market 0: cod 3, cod 2": "a species or a space twice",
    "time: 2; market 0: cod 3, salmon 3": "a species or a space twice",
    "time: 3; market 0: -": "needs 3 company tokens",
    "time: 1; market 0: cod 9": "cannot name 'cod 9'",
    "sealed 0: company cod 3": "nothing that seat could choose",
    "sealed 0: cod 3": "reads like: tax",
    "phase: event; refill: slupsk; sea: slupsk -; sealed 0: tax": "nothing that seat could choose",
    "phase: event; refill: slupsk; sea: slupsk -; warehouse 0: 3 amber; sealed 0: tax, pay hold cod": "not there",
    "phase: event; time: 6; refill: slupsk; sea: slupsk -": "owes a secret choice|no time event",
    "phase: event; left: 3; refill: slupsk; sea: slupsk -": "no time event",
    "contract 0: salmon cod": "played without them",
    "contract 0: salmon cod; contract 1: salmon cod": "ledger of the position cannot be",
    "ledger: 0 keep": "ledger of the position cannot be",
    "ledger: 0 salmon cod": "not those of its ledger",
    "ledger: 7 salmon cod": "names seat 7",
    "ledger: x salmon cod": "needs whole numbers",
    "phase: contract": "actions of the position cannot be 3|played without them",
    "weather: fog": "no part 'weather'",
    "fog": "name: words",
}


@pytest.mark.parametrize("part", BAD)
def test_a_position_that_cannot_be_is_refused(part: str) -> None:
    """§2.6 With a sentence that says what is wrong."""
    with pytest.raises(KoggaError, match=BAD[part]):
        kogga.match("mare_balticum", seats=3, position=part)


BEFORE = {
    "phase: moor; boats 0: gdansk": "boats 0 of the position cannot be so",
    "phase: moor; active: 1": "boats 0 of the position cannot be so",
    "phase: demand": None,
    "phase: demand; demand: gdansk cod salmon": "demand of the position cannot be so",
    "phase: sea": None,
    "phase: start": None,
    "phase: moor; active: 1; boats 0: riga": None,
    "phase: moor; active: 1; boats 0: slupsk": "boats 0 of the position cannot be so",
}


@pytest.mark.parametrize("text", BEFORE)
def test_positions_of_the_preparation(text: str) -> None:
    """§2.6 Boats are moored one after the other; before that there are none."""
    wrong = BEFORE[text]
    if wrong is None:
        assert scene(text).match.position()
    else:
        with pytest.raises(KoggaError, match=wrong):
            scene(text)


def test_a_record_of_a_scene_can_be_replayed() -> None:
    """§3.1 From its position on, luck and sealed choices included."""
    table = scene("boats 0: gdansk slupsk; sea: kattegat -").play("launch pomerania", "end turn", "draw time")
    table.play("2: company cod 3", "0: company cod 3", "1: company cod 3", "draw amber", "end turn")
    again = kogga.replay(table.match.record())
    assert again == table.match
    assert again.position() == table.match.position()


def test_views_say_themselves_in_numbers_of_a_fixed_length() -> None:
    """R28 The same rows all game long, whatever the number of seats, and nothing of what is hidden."""
    lengths = [
        {name: len(row) for name, row in scene("time: 2", seats=seats).view(eyes).planes().items()}
        for seats in (3, 4, 5)
        for eyes in (0, 2, None)
    ]
    assert all(each == lengths[0] for each in lengths)
    one = scene("time: 1; market 0: cod 3").view(1).planes()
    other = scene("time: 1; market 0: salmon 3").view(1).planes()
    assert one == other
