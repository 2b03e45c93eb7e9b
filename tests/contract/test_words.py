"""Words round-trip: actions, positions, records."""

from __future__ import annotations

import re
from typing import Any

import pytest

import kogga
from kogga import CHANCE, Match
from kogga.core.errors import BadPosition, BadWords
from tests.contract.walk import Walk, each, outcomes, pick

PLAIN_WORDS = re.compile(r"[a-z][^\s\":;\[\]]*( [^\s\":;\[\]]+)*")


def test_words_round_trip(walk: Walk) -> None:
    """Every action is read from the words it writes, no two write the same, and a record can hold them."""
    rng = walk.rng_for("luck's words")
    known = {*walk.vocabulary, *(action for _, action in walk.entries)}
    for _, state in each(walk, walk.few):
        known.update(outcomes(walk.game, state, rng) if walk.game.to_act(state) == (CHANCE,) else ())
    for action in known:
        words = str(action)
        assert walk.game.read(words) == action, f"{walk.cell}: {words!r} is read as {walk.game.read(words)!r}"
        assert PLAIN_WORDS.fullmatch(words), f"{walk.cell}: a record cannot hold {words!r}"
    assert len({str(action) for action in known}) == len(known), f"{walk.cell}: two actions write the same words"


def test_nonsense_is_no_move(walk: Walk) -> None:
    """What no action writes is refused in one sentence."""
    for nonsense in ("", "swim to the moon", "0", ";", "żółw"):
        with pytest.raises(BadWords, match=r"^[^\n]+\.$"):
            walk.game.read(nonsense)


def test_positions_round_trip(walk: Walk) -> None:
    """A position text is one line, says the whole truth, and what it says is possible: all that is in the box."""
    for ply, state in each(walk, walk.many):
        text = walk.game.write_position(state)
        again = read(walk, text)
        assert "\n" not in text
        assert '"' not in text
        assert walk.game.write_position(again) == text, walk.fail(ply, "the position text changed by being read")


def test_a_position_text_is_the_whole_truth(walk: Walk) -> None:
    """From it everything looks the same, and the rest of the game can be played the same way."""
    for ply, state in each(walk, walk.few):
        again = read(walk, walk.game.write_position(state))
        assert outlets(walk, again) == outlets(walk, state), walk.fail(
            ply, "something looks different from the position text"
        )
        end = min(ply + 40, len(walk.entries))
        for seat, action in walk.entries[ply:end]:
            assert walk.game.allows(again, seat, action), walk.fail(
                ply, f"{action} cannot be played from the position text"
            )
            walk.game.apply(again, seat, action, None)
        assert outlets(walk, again) == outlets(walk, walk.states[end]), walk.fail(ply, "it plays on differently")


def outlets(walk: Walk, state: Any) -> list[object]:
    """Everything the contract says of a state."""
    game = walk.game
    seats = [*range(walk.seats), CHANCE]
    return [
        game.to_act(state), [list(game.legal(state, seat)) for seat in seats], list(game.odds(state)),
        [game.observe(state, ear) for ear in walk.ears], list(game.score_sheet(state)), game.write_position(state),
    ]  # fmt: skip


def read(walk: Walk, text: str) -> Any:
    """The state of a position text in this cell."""
    return walk.game.read_position(text, walk.seats, walk.match.options)


def test_a_damaged_position_is_refused(walk: Walk) -> None:
    """Unknown parts and missing colons are told in one sentence."""
    text = walk.game.write_position(walk.states[len(walk.states) // 2])
    for damaged in (f"{text}; moon: full", f"{text}; moon", "moon"):
        with pytest.raises(BadPosition, match=r"^[^\n]+\.$"):
            read(walk, damaged)


def test_replay_gives_the_same_match(walk: Walk) -> None:
    """The record of the whole game, and of some of its beginnings, replays to an equal match with the same state."""
    for ply in {*walk.few[:: len(walk.few) // 3], len(walk.entries)}:
        match = walk.match_at(ply)
        record = match.record()
        again = kogga.replay(record)
        assert again == match, walk.fail(ply, "the replayed match is another one")
        assert again.position() == match.position(), walk.fail(ply, "the replayed match stands elsewhere")
        assert again.record() == record, walk.fail(ply, "the record changed by being replayed")
        assert (again.over, again.scores, again.places) == (match.over, match.scores, match.places)


def test_seeded_luck_replays_too(walk: Walk) -> None:
    """The same seed and the same decisions make the same match, and its record replays without the seed."""
    match, twin = seeded(walk), seeded(walk)
    assert match == twin
    assert match.record() == twin.record()
    assert kogga.replay(match.record()) == match
    assert CHANCE in {seat for seat, _ in match.log} or not any(seat == CHANCE for seat, _ in walk.entries)


def seeded(walk: Walk) -> Match:
    """The first hundred decisions of a match whose luck has a seed."""
    match = kogga.match(walk.cell.name, seats=walk.seats, seed=7, **walk.cell.options)
    rng = walk.rng_for("seeded")
    for _ in range(100):
        if match.over:
            break
        seat = pick(match.to_act, rng)
        match.play(seat, pick(match.legal(seat), rng))
    return match


def test_a_match_can_start_from_any_position(walk: Walk) -> None:
    """Started from a position text, a match writes it into its record and replays."""
    for ply in walk.few[1 :: len(walk.few) // 3]:
        text = walk.game.write_position(walk.states[ply])
        match = kogga.match(walk.cell.name, seats=walk.seats, luck="dictated", position=text, **walk.cell.options)
        for seat, action in walk.entries[ply : ply + 10]:
            match.play(seat, action)
        assert match.position() == walk.game.write_position(walk.states[min(ply + 10, len(walk.entries))])
        assert kogga.replay(match.record()) == match
