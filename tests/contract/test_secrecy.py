"""Secrecy: who hears the same story sees the same table, whatever the truth behind it is."""

from __future__ import annotations

from collections.abc import Callable

from kogga import CHANCE
from kogga.core.actions import Action, Seat
from kogga.core.events import Event
from tests.contract.conftest import TWIN_STEPS
from tests.contract.twins import Twins, windows
from tests.contract.walk import Walk, each, image, outcomes, some


def test_who_hears_the_same_is_told_the_same(walk: Walk, record_property: Callable[[str, object], None]) -> None:
    """The log is played again with other secrets: views, choices, refusals, stories and pictures stay the same."""
    hidden = differed = 0
    for ear in walk.ears:
        twins = Twins(walk, ear, patience=300, pictures=4)
        for start, stop in windows(walk, length=60, count=3):
            hidden += sum(twins.is_secret(ply) for ply in range(start, stop))
            twins.follow(start, stop)
        differed += twins.differed
    record_property(TWIN_STEPS, (walk.cell.name, differed))
    assert differed or not hidden, f"{walk.cell}: {hidden} secrets, and no twin world was ever found"


def test_imagined_worlds_go_on_looking_the_same(walk: Walk) -> None:
    """A world that an ear imagines is a twin, too: as long as it can follow the log, it is told the same."""
    for ply in walk.few[::3]:
        for ear in walk.ears:
            twins = Twins(walk, ear, patience=0, pictures=0)
            match = walk.match_at(ply)
            match.state = walk.game.imagine(match.view(ear), walk.rng_for(f"twin of {ear} at {ply}"))
            twins.follow_from(ply, min(ply + 15, len(walk.entries)), match)


def test_a_story_tells_no_more_than_eyes_and_ears_take_in(walk: Walk) -> None:
    """Of two actions after which an ear sees and has heard the same, it is told the same words."""
    rng = walk.rng_for("stories")
    for ply, state in each(walk, walk.few):
        for seat in walk.game.to_act(state):
            choices = outcomes(walk.game, state, rng) if seat == CHANCE else walk.game.legal(state, seat)
            for ear in walk.ears:
                told: dict[bytes, str] = {}
                for action in some(choices, 12, rng):
                    words = walk.game.redact(state, seat, action, ear)
                    before = told.setdefault(taken_in(walk, ply, seat, action, ear), words)
                    assert before == words, walk.fail(ply, f"to {ear} {before!r} and {words!r} make no difference")


def taken_in(walk: Walk, ply: int, seat: Seat, action: Action, ear: Seat | None) -> bytes:
    """What an ear sees after an action, and what it heard of it."""
    after = walk.states[ply].copy()
    events: list[Event] = []
    walk.game.apply(after, seat, action, events.append)
    return image([walk.game.observe(after, ear), [event.heard_by(ear) for event in events]])
