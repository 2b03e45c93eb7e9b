"""An earlier moment is shown as it was seen then: nothing that came to light later, nothing that only others knew."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kogga.core.words import LANGUAGES
from kogga.front.match import match
from kogga.front.shelf import games
from kogga.table.sight import look_at_match, look_back

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
