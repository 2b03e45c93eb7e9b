"""Laws of a game's sense: a number for every choice and every view, in the compiled build as well."""

from __future__ import annotations

from math import isfinite

from kogga.core.actions import CHANCE
from kogga.core.face import Sense
from tests.contract.walk import Walk, each


def test_every_choice_and_every_view_has_a_number(walk: Walk) -> None:
    """Whoever looks; spread and grain are points, more than none. A game without a sense of its own has none.

    Where there is practice, it says of every choice what it costs, and of one at least that it costs nothing.
    """
    game, sense = walk.game, walk.game.sense
    assert sense.spread() > 0
    assert sense.grain() > 0
    assert sense.doubt() > 0
    captain, admiral = sense.worlds()
    assert 0 < captain < admiral
    if type(sense) is Sense:
        return
    for ply, state in each(walk, walk.few):
        views = [game.observe(state, seat) for seat in range(walk.seats)]
        assert all(isfinite(sense.value(view)) for view in views), walk.fail(ply, "a value is no number")
        assert all(isfinite(sense.strength(view)) for view in views), walk.fail(ply, "a strength is no number")
        for seat in game.to_act(state):
            if seat != CHANCE:
                rates = [sense.rate(views[seat], choice) for choice in views[seat].choices]
                assert all(map(isfinite, rates)), walk.fail(ply, "a rate is no number")
                if costs := sense.instinct(views[seat]):
                    assert len(costs) == len(rates), walk.fail(ply, "practice says nothing of a choice")
                    assert min(costs) == 0.0, walk.fail(ply, "every choice is thought to cost something")
                assert sense.is_settled(views[seat]) in (True, False)
