"""The rest of the vocabulary is refused: with a paragraph that exists, in both languages, and nothing changes."""

from __future__ import annotations

import pytest

from kogga import IllegalMove
from kogga.core.refusals import Refusal
from kogga.core.words import LANGUAGES
from tests.contract.cells import book_of, why_not_of
from tests.contract.walk import Walk, each, image, pick, some

WIDEST = 1500  # actions of the vocabulary tried at one moment


def test_whatever_is_not_legal_is_refused(walk: Walk) -> None:
    """`why_not` is None exactly where an action is legal, `allows` and `refusal` agree; nothing changes by asking."""
    why_not = why_not_of(walk.cell.name)
    rng = walk.rng_for("refusals")
    for ply, state in each(walk, walk.few):
        before = image(state)
        for seat in range(walk.seats):
            legal = set(walk.game.legal(state, seat))
            for action in {*some(walk.vocabulary, WIDEST, rng), *legal}:
                reason = why_not(state, seat, action)
                about = f"{action} by seat {seat}"
                assert (reason is None) == (action in legal), walk.fail(
                    ply, f"{about}: legal {action in legal}, why not {reason}"
                )
                assert walk.game.allows(state, seat, action) == (action in legal), walk.fail(
                    ply, f"{about}: allows disagrees"
                )
                assert reason is None or walk.game.refusal(state, seat, action) == reason, walk.fail(
                    ply, f"{about}: two reasons"
                )
        assert image(state) == before, walk.fail(ply, "asking for reasons changed the state")


def test_every_refusal_names_a_paragraph_and_is_said_in_both_languages(walk: Walk) -> None:
    """The § stands in both books; the sentence is there and has no open blanks."""
    said: set[Refusal] = set()
    for _, state in each(walk, walk.few):
        for seat in range(walk.seats):
            legal = set(walk.game.legal(state, seat))
            rest = [action for action in walk.vocabulary if action not in legal]
            said.update(walk.game.refusal(state, seat, action) for action in some(rest, WIDEST, walk.rng_for("said")))
    assert said, f"{walk.cell}: nothing was ever refused"
    for lang in LANGUAGES:
        book = book_of(walk.cell.name, lang)
        face = walk.game.face.speaking(lang)
        for refusal in said:
            assert refusal.paragraph in book, f"{walk.cell}: {refusal} names a § that is not in the {lang} book"
            sentence = face.refuse(refusal)
            assert "{" not in (sentence or "{"), f"{walk.cell}: {refusal} says {sentence!r} in {lang}"


def test_a_refused_move_changes_nothing(walk: Walk) -> None:
    """The front door raises IllegalMove with the same reason, and the match is as it was."""
    rng = walk.rng_for("front door")
    for ply in walk.few:
        match = walk.match_at(ply)
        seat = pick(range(walk.seats), rng)
        legal = set(match.legal(seat))
        before = (image(match.state), match.log, list(match.events))
        for action in some([action for action in walk.vocabulary if action not in legal], 8, rng):
            with pytest.raises(IllegalMove) as refused:
                match.play(seat, str(action))
            assert refused.value.refusal == walk.game.refusal(match.state, seat, action)
        assert (image(match.state), match.log, list(match.events)) == before, walk.fail(
            ply, "a refused move changed something"
        )
