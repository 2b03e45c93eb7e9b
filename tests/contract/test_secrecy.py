"""Secrecy: who hears the same story sees the same table, whatever the truth behind it is."""

from __future__ import annotations

from tests.contract.twins import DIFFERING, Twins, windows
from tests.contract.walk import Walk


def test_who_hears_the_same_is_told_the_same(walk: Walk) -> None:
    """The log is played again with other secrets: views, choices, refusals, stories and pictures stay the same."""
    hidden = differed = 0
    for ear in walk.ears:
        twins = Twins(walk, ear, patience=600, pictures=6)
        for start, stop in windows(walk, length=80, count=3):
            hidden += sum(not twins.heard(ply).startswith(str(walk.entries[ply][1])) for ply in range(start, stop))
            twins.follow(start, stop)
        differed += twins.differed
    DIFFERING[walk.cell.name] = DIFFERING.get(walk.cell.name, 0) + differed
    assert differed or not hidden, f"{walk.cell}: {hidden} secrets, and no twin world was ever found"


def test_imagined_worlds_go_on_looking_the_same(walk: Walk) -> None:
    """A world that an ear imagines is a twin, too: as long as it can follow the log, it is told the same."""
    for ply in walk.few[::3]:
        for ear in walk.ears:
            twins = Twins(walk, ear, patience=0, pictures=0)
            match = walk.match_at(ply)
            match.state = walk.game.imagine(match.view(ear), walk.rng_for(f"twin of {ear} at {ply}"))
            twins.follow_from(ply, min(ply + 15, len(walk.entries)), match)
