"""What a seat sees, what it may imagine, and what its actions reveal to it."""

from __future__ import annotations

import json
import pickle

from kogga import CHANCE
from kogga.core.game import run_out
from kogga.core.state import State
from kogga.core.view import View
from tests.contract.walk import Walk, difference, each, image, some

WORLDS = 8


def test_a_view_says_whose_eyes_and_whose_turn(walk: Walk) -> None:
    """Every view is hashable and has seat, to_act, choices, options and scores; it is never a state."""
    for ply, state in each(walk, walk.few):
        for ear in walk.ears:
            view = walk.game.observe(state, ear)
            assert issubclass(type(view), View)
            assert not issubclass(type(view), State)
            assert view == walk.game.observe(state, ear)
            assert hash(view) == hash(walk.game.observe(state, ear))
            assert view.seat == ear
            assert view.to_act == walk.game.to_act(state)
            assert view.options == walk.match.options
            choices = () if ear is None else tuple(walk.game.legal(state, ear))
            assert view.choices == choices, walk.fail(ply, f"the choices of {ear} are not what is legal")
            assert len(view.scores) == walk.seats, walk.fail(ply, f"scores {view.scores}")


def test_all_know_the_final_scores(walk: Walk) -> None:
    """When the game is over every view has the totals of the score sheet."""
    totals = tuple(sheet.total for sheet in walk.game.score_sheet(walk.states[-1]))
    for ear in walk.ears:
        assert walk.game.observe(walk.states[-1], ear).scores == totals


def test_a_view_is_plain_json(walk: Walk) -> None:
    """to_json() holds plain lists, numbers and words, the same again after a journey."""
    for ply, state in each(walk, walk.few):
        for ear in walk.ears:
            told = walk.game.observe(state, ear).to_json()
            assert json.loads(json.dumps(told)) == told, walk.fail(ply, "to_json is not plain")
            assert {"seat", "to_act", "choices", "options", "scores"} <= told.keys()


def test_planes_keep_their_names_and_lengths(walk: Walk) -> None:
    """The same names in the same order, the same lengths, whole numbers: all game long, for every pair of eyes."""
    shape = None
    for ply, state in each(walk, walk.many):
        for ear in walk.ears if ply in walk.few else walk.ears[:1]:
            planes = walk.game.observe(state, ear).planes()
            now = [(name, len(row)) for name, row in planes.items()]
            shape = shape or now
            assert now == shape, walk.fail(ply, f"planes {now}, before {shape}")
            assert all(type(number) is int for row in planes.values() for number in row), walk.fail(
                ply, "planes are ints"
            )


def test_imagined_worlds_look_like_the_view(walk: Walk) -> None:
    """observe(imagine(observe(s, p)), p) == observe(s, p) for every seat and the spectator; and the box is complete."""
    for ply, state in each(walk, walk.few):
        for ear in walk.ears:
            view = walk.game.observe(state, ear)
            for nth in range(2):
                world = walk.game.imagine(view, walk.rng_for(f"world {ply} {ear} {nth}"))
                seen = walk.game.observe(world, ear)
                assert seen == view, walk.fail(
                    ply, f"an imagined world looks different to {ear}: {difference(seen, view)}"
                )
                text = walk.game.write_position(world)
                again = walk.game.read_position(text, walk.seats, walk.match.options)
                assert walk.game.write_position(again) == text, walk.fail(
                    ply, f"{ear} imagines an impossible world: {text}"
                )


def test_imagine_needs_nothing_but_view_and_luck(walk: Walk) -> None:
    """A view that came by post and luck of the same seed make the same world; the view stays as it was."""
    for ply, state in each(walk, walk.few):
        ear = walk.ears[ply % len(walk.ears)]
        view = walk.game.observe(state, ear)
        posted = pickle.loads(pickle.dumps(view))
        worlds = [walk.game.imagine(each_view, walk.rng_for("same")) for each_view in (view, posted, view)]
        assert image(worlds[0]) == image(worlds[1]) == image(worlds[2]), walk.fail(
            ply, "imagine looked beyond view and rng"
        )
        assert image(view) == image(posted), walk.fail(ply, "imagine changed the view")


def test_imagined_worlds_can_be_played_to_the_end(walk: Walk) -> None:
    """From what any pair of eyes imagines the game goes on and ends."""
    for ply, state in each(walk, walk.few[::2]):
        ear = walk.ears[ply % len(walk.ears)]
        rng = walk.rng_for(f"imagined {ply}")
        world = walk.game.imagine(walk.game.observe(state, ear), rng)
        run_out(walk.game, world, rng)
        assert not walk.game.to_act(world)
        assert len(walk.game.score_sheet(world)) == walk.seats


def test_what_reveals_nothing_looks_the_same_in_all_worlds(walk: Walk) -> None:
    """Where `reveals` says no, the actor's next view is the same in all the worlds it can imagine."""
    rng = walk.rng_for("reveals")
    for ply, state in each(walk, walk.many):
        for seat in walk.game.to_act(state):
            if seat == CHANCE:
                continue
            quiet = [action for action in walk.game.legal(state, seat) if not walk.game.reveals(state, seat, action)]
            view = walk.game.observe(state, seat)
            for action in some(quiet, 3, rng):
                seen = {next_view(walk, walk.game.imagine(view, rng), seat, action) for _ in range(WORLDS)}
                seen.add(next_view(walk, state.copy(), seat, action))
                one = next(iter(seen))
                told = [difference(other, one) for other in seen]
                assert len(seen) == 1, walk.fail(ply, f"{action} reveals something to seat {seat}: {told}")


def next_view(walk: Walk, world: State, seat: int, action: object) -> View:
    """What the actor sees after the action in this world."""
    walk.game.apply(world, seat, action, None)
    view: View = walk.game.observe(world, seat)
    return view
