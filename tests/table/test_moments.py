"""An earlier moment is shown as it was seen then: nothing that came to light later, nothing that only others knew."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kogga.core.words import LANGUAGES
from kogga.front.match import match
from kogga.front.shelf import games
from kogga.table.past import moments, steps
from kogga.table.sight import look_at_match, look_back, panel_of

DECISIONS = 60  # of a game that is looked back upon
LOOKS = 12  # moments compared for each chair


@pytest.mark.parametrize("name", sorted(games))
def test_what_is_shown_of_a_moment_is_what_was_shown_then(name: str) -> None:
    """For every seat and the spectator, byte for byte, by turns in both languages."""
    rng = Random(7)
    table = match(name, seats=games[name].card.seats.start, seed=7)
    eyes = [None, *range(table.seats)]
    then: dict[int, list[dict[str, Any]]] = {}
    while not table.over and len(then) < DECISIONS:
        lang = LANGUAGES[len(then) % 2]
        then[len(table.entries) - 1] = [look_at_match(table, seat, lang) for seat in eyes]
        seat = table.to_act[0]
        table.play(seat, rng.choice(table.legal(seat)))
    plies = list(then)
    for nth, ply in enumerate(plies):
        if nth % (len(plies) // LOOKS) == 0 and ply >= 0:
            for shown, chair in zip(then[ply], eyes, strict=True):
                again = look_back(table, chair, LANGUAGES[nth % 2], ply)
                assert again == {key: shown[key] for key in again}
                [moment] = moments(table, chair, LANGUAGES[nth % 2], [ply + 1])
                assert (moment.ask, moment.live) == (shown["ask"]["text"], shown["live"])
                assert [panel_of(panel) for panel in moment.panels] == shown["panels"]


def test_every_moment_of_the_log_is_a_step_and_what_was_undone_is_none() -> None:
    """From the empty table to the table as it stands; lines of one moment are told together."""
    table = match("sea_wolf", seats=2, seed=1)
    seat = table.to_act[0]
    table.play(seat, table.legal(seat)[0])
    before = steps(table, seat, "en")
    assert [step.ply for step in before] == sorted({step.ply for step in before})
    assert (before[0].ply, before[-1].ply) == (0, len(table.entries))
    told = " ".join(step.text for step in before if step.text)
    assert told == " ".join(table.sentences(seat, "en"))
    while not table.can_undo(table.to_act[0]):
        seat = table.to_act[0]
        now = steps(table, seat, "en")
        table.play(seat, table.legal(seat)[0])
        if table.can_undo(seat):
            table.undo(seat)
            assert steps(table, seat, "en") == now
            return
    raise AssertionError("nothing could be undone")
