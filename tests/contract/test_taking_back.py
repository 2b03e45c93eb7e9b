"""Taking back restores what was; sealed choices commute."""

from __future__ import annotations

from itertools import islice, permutations

import pytest

from kogga import CHANCE, IllegalMove, Match
from kogga.core.actions import Action, Seat
from tests.contract.walk import Walk, each, image, pick

UNDONE = 12
EARLY = 400  # undo replays the log, so late in a long game it takes its time


def undoable(walk: Walk) -> list[tuple[int, Seat]]:
    """Plies at which a seat may take something back."""
    found: list[tuple[int, Seat]] = []
    for ply in [ply for ply in walk.many if ply < EARLY]:
        match = walk.match_at(ply)
        found += [(ply, seat) for seat in range(walk.seats) if match.can_undo(seat)]
    rng = walk.rng_for("undo")
    return rng.sample(found, min(UNDONE, len(found)))


def test_taking_back_restores_what_was(walk: Walk) -> None:
    """Undo takes the seat's last action out of the log and leaves the state that the rest of the log makes."""
    for ply, seat in undoable(walk):
        match = walk.match_at(ply)
        spot = max(at for at, (who, _) in enumerate(walk.entries[:ply]) if who == seat)
        match.undo(seat)
        kept = walk.match_at(spot)
        for who, action in walk.entries[spot + 1 : ply]:
            kept.play(who, action)
        assert match == kept, walk.fail(ply, f"undo by seat {seat} left another log")
        assert match.record() == kept.record(), walk.fail(ply, f"undo by seat {seat} left another record")
        assert match.position() == kept.position(), walk.fail(ply, f"undo by seat {seat} left another position")
        assert image([event for _, event in match.events]) == image([event for _, event in kept.events])
        assert not any(entry.reveals for entry in walk.match.entries[spot:ply]), walk.fail(
            ply, "something was revealed since"
        )


def test_what_was_taken_back_can_be_done_again(walk: Walk) -> None:
    """The same action after an undo makes the same position."""
    for ply, seat in undoable(walk):
        match = walk.match_at(ply)
        action = [action for who, action in walk.entries[:ply] if who == seat][-1]
        match.undo(seat)
        match.play(seat, action)
        assert match.position() == walk.match_at(ply).position(), walk.fail(ply, f"{action} taken back and done again")


def test_nothing_is_taken_back_after_something_was_revealed(walk: Walk) -> None:
    """Where there is nothing to take back, undo is refused and nothing changes."""
    for ply, state in each(walk, walk.few):
        match = walk.match_at(ply)
        after_luck = ply > 0 and walk.entries[ply - 1][0] == CHANCE
        for seat in range(walk.seats):
            assert not (after_luck and match.can_undo(seat)), walk.fail(
                ply, "luck has spoken, and it can be taken back"
            )
            if not match.can_undo(seat):
                with pytest.raises(IllegalMove):
                    match.undo(seat)
        assert image(match.state) == image(state)


def test_sealed_choices_commute(walk: Walk) -> None:
    """Where several seats owe a decision, the order in which they speak makes no difference."""
    rng = walk.rng_for("sealed")
    for ply, state in each(walk, walk.many):
        owing = walk.game.to_act(state)
        if len(owing) < 2:
            continue
        spoken = {seat: pick(walk.game.legal(state, seat), rng) for seat in owing}
        ends = {position_after(walk.match_at(ply), order, spoken) for order in islice(permutations(owing), 6)}
        assert len(ends) == 1, walk.fail(ply, f"the order of {spoken} makes a difference")


def position_after(match: Match, order: tuple[Seat, ...], spoken: dict[Seat, Action]) -> str:
    """The position when these seats have spoken in this order."""
    for seat in order:
        match.play(seat, spoken[seat])
    return match.position()
