"""Words and positions."""

from __future__ import annotations

from random import Random

import pytest

import kogga
from kogga import CHANCE, KoggaError
from kogga.core.errors import BadPosition
from kogga.games.manila.actions import LUCK_MOVES, SEAT_MOVES
from kogga.games.manila.state import Phase
from tests.games.manila.table import AT_SEA, GAME, manila


def test_every_move_reads_as_it_writes() -> None:
    """§3.1 Words are the language of log, record and table."""
    for move in (*SEAT_MOVES, *LUCK_MOVES):
        assert GAME.read(str(move)) == move
    assert len({str(move) for move in (*SEAT_MOVES, *LUCK_MOVES)}) == len(SEAT_MOVES) + len(LUCK_MOVES)


def test_blanks_and_capitals_do_not_matter() -> None:
    """§5.1 People type as they like."""
    assert GAME.read("  Place  PORT a ") == GAME.read("place port a")


@pytest.mark.parametrize("words", ["", "bid", "bid 0", "bid 201", "place", "set jade 6", "pilot jade 1", "board tea"])
def test_other_words_are_refused(words: str) -> None:
    """§3.1 With a sentence that shows how moves read."""
    with pytest.raises(KoggaError, match="moves read like"):
        GAME.read(words)


def test_the_vocabulary_holds_what_can_ever_be_done() -> None:
    """§14.1 Nobody is thrown out without the variant, nor from a seat that is not there; §4.3 jade is never set."""
    base = {str(move) for move in GAME.vocabulary(4, GAME.card.agree({}))}
    full = {str(move) for move in GAME.vocabulary(4, GAME.card.agree({"full_boats": True}))}
    assert "board jade 3" in full - base
    assert "board jade 4" not in full
    assert "set jade 3" not in full


def test_a_short_position_is_the_first_auction_of_a_game() -> None:
    """§2.1 What is left out is as at the beginning, but nobody has shares."""
    state = manila("voyage: 1").state
    assert (state.phase, state.asked, state.cash, state.supply) == (Phase.AUCTION, 0, [30] * 4, [5] * 4)


def test_positions_of_whole_games_read_as_they_write() -> None:
    """§13.1 At every moment, and so does the state behind them."""
    for seats, seed in ((3, 1), (4, 2), (5, 3)):
        options = GAME.card.agree({"full_boats": True, "any_shares": seats == 4})
        state = GAME.setup(seats, options)
        rng = Random(seed)
        while True:
            text = GAME.write_position(state)
            again = GAME.read_position(text, seats, options)
            assert again.__reduce__() == state.__reduce__()
            if not GAME.to_act(state):
                break
            seat = GAME.to_act(state)[0]
            move = GAME.deal(state, rng) if seat == CHANCE else rng.choice(GAME.legal(state, seat))
            GAME.apply(state, seat, move, None)


def test_accomplices_in_a_position() -> None:
    """§5.1 A number is any idle accomplice of that seat, two numbers with a dot a certain one."""
    state = manila(f"{AT_SEA}; crew jade: 2 2.3 2; port: - 1").state
    assert state.spaces[9:15] == [8, 11, 9, -1, -1, 4]


@pytest.mark.parametrize(
    "position",
    [
        "phase: nap",
        "hats: 3",
        "cash: 30 30",
        "cash: 30 30 30 -1",
        "market: 0 0 0 15",
        "shares 0: tea",
        "shares 0: jade, jade, jade; shares 1: jade, jade, jade",
        "asked: 4",
        "out: 7",
        "bid: 4",
        "round: 4",
        "phase: place; boats: nutmeg 4, silk 3",
        "boats: jade 21",
        "crew nutmeg: 1 1 1 1",
        "crew nutmeg: 1.0; port: 1.0",
        "crew nutmeg: 4",
        "phase: roll; round: 1; boats: nutmeg 4, silk 3, jade 2",
        "phase: loan",
        "phase: send; round: 3; boats: nutmeg 4, silk 3, jade 2",
        "shares 0: jade; mortgaged 0: silk; credit 0: --",
        "shares 0: jade; bought 0: silk",
    ],
)
def test_what_cannot_be_on_a_table_is_refused(position: str) -> None:
    """§1.2 With a sentence."""
    with pytest.raises(KoggaError):
        manila(position)


def test_a_record_of_a_whole_game_replays() -> None:
    """§10.2 Luck included."""
    match = kogga.match("manila", seats=4, seed=11, full_boats=True)
    rng = Random(4)
    while not match.over:
        match.play(match.to_act[0], rng.choice(match.legal(match.to_act[0])))
    assert kogga.replay(match.record()) == match


@pytest.mark.parametrize(
    "position",
    [
        "out: 0 1 2 3",
        "bid: 7; bidder: 0",
        "bid: -3",
        "voyage: 101",
        "dice: 9 9 9 9",
        "market: 30 0 0 0",
        "phase: loan; debt: 50; cash: 0 0 0 0",
        "phase: loan; debt: 5; cause: share; chosen: pirates; cash: 0 0 0 0; shares 0: jade, silk",
        "phase: loan; debt: 5; cause: share; cash: 0 0 0 0; shares 0: jade, silk",
        "phase: set",
        "phase: place; boats: nutmeg 4, silk 3, jade 2; pirates: - 2",
        "phase: place; boats: nutmeg 4, silk 3, jade 2; crew jade: - 2",
        "phase: place; boats: nutmeg 4, silk 3, jade 2; crew ginseng: 2",
        "phase: place; round: 3; boats: nutmeg port b, silk 3, jade 2",
        "phase: small pilot; round: 3; boats: nutmeg 4, silk 3, jade 2",
        "phase: send; round: 3; boats: nutmeg 13, silk 3, jade 2; pirates: 1",
    ],
)
def test_a_moment_that_cannot_come_is_refused(position: str) -> None:
    """R29 Everything is open but the shares, so everybody would see that this cannot be."""
    with pytest.raises(BadPosition):
        kogga.match("manila", seats=4, position=position)
