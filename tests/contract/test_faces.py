"""How a game is said and shown: at every sampled moment, to every pair of eyes, in both languages."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Any
from xml.etree import ElementTree

import pytest

from kogga.core.actions import Action
from kogga.core.face import Face, Said, Svg
from kogga.core.words import LANGUAGES
from tests.contract.cells import book_of
from tests.contract.walk import Walk, pick, some

LIVE = 30_000
BACKDROP = 45_000
BLANK = re.compile(r"[{}]")
NAMES = ("Ala", "Bo & Co", "<Cyd>", 'Dag "D"', "Ewa")

each_language = pytest.mark.parametrize("lang", LANGUAGES)


def scenes(walk: Walk, lang: str) -> Iterator[tuple[int, Face[Any, Any], Any]]:
    """Sampled plies, all eyes; names are such that unescaped text would break a picture."""
    face = walk.game.face.speaking(lang, NAMES[: walk.seats])
    for ply in walk.few:
        owing = [seat for seat in walk.game.to_act(walk.states[ply]) if seat >= 0]
        others = [ear for ear in walk.ears if ear not in owing]
        for ear in [*owing, pick(others, walk.rng_for(f"eyes {ply}"))] if others else owing:
            yield ply, face, walk.game.observe(walk.states[ply], ear)


def is_sentence(text: str) -> bool:
    """Something is said, and no blank was left open."""
    return bool(text.strip()) and not BLANK.search(text)


def fits(said: Said | None, walk: Walk, lang: str) -> bool:
    """A sentence whose § stands in the book."""
    if said is None or not is_sentence(said.text):
        return False
    return said.paragraph is None or said.paragraph in book_of(walk.cell.name, lang)


@each_language
def test_the_bar_asks(walk: Walk, lang: str) -> None:
    """There is always a sentence, and its § stands in the book."""
    for ply, face, view in scenes(walk, lang):
        assert fits(face.ask(view), walk, lang), walk.fail(
            ply, f"the bar of seat {view.seat} says {face.ask(view)} in {lang}"
        )


@each_language
def test_choices_have_labels_of_their_own(walk: Walk, lang: str) -> None:
    """Each button says something, and no two of a seat say the same."""
    for ply, face, view in scenes(walk, lang):
        labels = [face.label(view, action) for action in view.choices]
        assert all(is_sentence(label) for label in labels), walk.fail(ply, f"labels {labels}")
        twice = {label for label in labels if labels.count(label) > 1}
        assert not twice, walk.fail(ply, f"two choices of seat {view.seat} are called {twice} in {lang}")


@each_language
def test_everything_that_happens_is_told(walk: Walk, lang: str) -> None:
    """Every event becomes a sentence or silence for every ear; no blank stays open, and names are said."""
    face = walk.game.face.speaking(lang, NAMES[: walk.seats])
    events = list(dict.fromkeys(event for _, event in walk.match.events))
    for event in some(events, 400, walk.rng_for("events")):
        for ear in walk.ears:
            heard = event.heard_by(ear)
            sentence = "" if heard is None else face.tell(heard, ear)
            assert not sentence or is_sentence(sentence), (
                f"{walk.cell}: {heard} is told to {ear} as {sentence!r} in {lang}"
            )
    assert any(face.tell(event, None) for event in events if event.is_heading()) or not any(
        event.is_heading() for event in events
    )


@each_language
def test_panels_tell_of_every_player(walk: Walk, lang: str) -> None:
    """One panel a seat, in order, with name and score; who owes is marked; every counter has a tip."""
    for ply, face, view in scenes(walk, lang):
        panels = list(face.panels(view))
        assert [panel.seat for panel in panels] == list(range(walk.seats)), walk.fail(ply, "a panel for every seat")
        for panel in panels:
            assert panel.name == face.name(panel.seat), walk.fail(ply, f"{panel}")
            assert is_sentence(panel.score), walk.fail(ply, f"{panel}")
            assert panel.on_turn == (panel.seat in view.to_act), walk.fail(ply, f"{panel}: who owes is {view.to_act}")
            for counter in panel.counters:
                tip = face.tip(view, counter.id)
                assert is_sentence(counter.text), walk.fail(ply, f"{counter}")
                assert fits(tip, walk, lang), walk.fail(ply, f"the tip of {counter.id} is {tip} in {lang}")


@each_language
def test_the_table_can_be_read(walk: Walk, lang: str) -> None:
    """The table as plain text says something about every player."""
    for ply, face, view in scenes(walk, lang):
        assert is_sentence(face.table(view)), walk.fail(ply, f"the table in {lang}: {face.table(view)!r}")


@each_language
def test_what_a_choice_touches_is_in_the_picture(walk: Walk, lang: str) -> None:
    """A choice touches elements that are there and have a tip, or it lives in the bar."""
    for ply, face, view in scenes(walk, lang):
        there = ids(*face.draw(view))
        for action in some(view.choices, 40, walk.rng_for("touches")):
            for touched in face.touches(view, action):
                tip = face.tip(view, touched)
                assert touched in there, walk.fail(ply, f"{action} touches {touched}, which is not in the picture")
                assert fits(tip, walk, lang), walk.fail(ply, f"the tip of {touched} is {tip} in {lang}")


@each_language
def test_pressing_means_something_of_the_vocabulary(walk: Walk, lang: str) -> None:
    """What one might have meant by pressing an element is an action a seat can take, or could if it were legal."""
    known = set(walk.vocabulary)
    rng = walk.rng_for("presses")
    for ply, face, view in scenes(walk, lang):
        for element in some(sorted(ids(*face.draw(view))), 12, rng):
            meant: list[Action] = list(face.tries(view, element))
            assert set(meant) <= known, walk.fail(ply, f"pressing {element} might mean {meant}")
            tip = face.tip(view, element)
            assert tip is None or fits(tip, walk, lang), walk.fail(ply, f"the tip of {element} is {tip} in {lang}")


@lru_cache(maxsize=256)  # a backdrop is looked at again and again
def ids_of(layer: Svg) -> tuple[str, ...]:
    """Every id of a layer."""
    return tuple(re.findall(r'\bid="([^"]*)"', layer))


def ids(*layers: Svg) -> list[str]:
    """Every id of these layers."""
    return [name for layer in layers for name in ids_of(layer)]


@each_language
def test_pictures_are_well_formed(walk: Walk, lang: str) -> None:
    """The layers parse, are small enough, use each id once, and have no style attribute and no script."""
    for ply, face, view in scenes(walk, lang):
        backdrop, live = face.draw(view)
        assert isinstance(backdrop, Svg)
        assert isinstance(live, Svg)
        troubles = [*troubles_of(backdrop), *troubles_of(live)]
        assert not troubles, walk.fail(ply, f"the picture in {lang}: {troubles}")
        twice = [name for name, count in Counter(ids(backdrop, live)).items() if count > 1]
        assert not twice, walk.fail(ply, f"ids used twice: {twice}")
        behind, moving = len(backdrop.encode()), len(live.encode())
        assert behind <= BACKDROP, walk.fail(ply, f"the backdrop takes {behind} bytes")
        assert moving <= LIVE, walk.fail(ply, f"the live layer takes {moving} bytes")


@lru_cache(maxsize=256)
def troubles_of(layer: Svg) -> tuple[str, ...]:
    """What a browser, or its content security policy, would not let through."""
    spaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    try:
        elements = list(ElementTree.fromstring(f"<svg {spaces}>{layer}</svg>").iter())
    except ElementTree.ParseError as error:
        return (f"not well-formed, {error}",)
    styled = {name for element in elements for name in element.attrib if name == "style" or name.startswith("on")}
    tags = {element.tag.rpartition("}")[2] for element in elements}
    return (*sorted(styled), *sorted(tags & {"script", "style", "foreignObject"}))


@each_language
def test_the_backdrop_stays_the_same_all_game_long(walk: Walk, lang: str) -> None:
    """It is fetched once for a game, an option set and a seat, and then kept."""
    backdrops: dict[object, set[str]] = {}
    for _, face, view in scenes(walk, lang):
        backdrops.setdefault(view.seat, set()).add(face.draw(view)[0])
    changing = [seat for seat, drawn in backdrops.items() if len(drawn) > 1]
    assert not changing, f"{walk.cell}: the backdrop of {changing} changes in the course of the game"


def test_the_same_view_draws_the_same_picture(walk: Walk) -> None:
    """A picture is made of the view alone."""
    face = walk.game.face.speaking("en")
    for ply in walk.few[::4]:
        state = walk.states[ply]
        views = [walk.game.observe(each, None) for each in (state, state.copy())]
        assert face.draw(views[0]) == face.draw(views[1]), walk.fail(ply, "two pictures of one view")


def test_the_match_draws_itself(walk: Walk) -> None:
    """m.svg gives one well-formed picture, for a page and standing alone."""
    match = walk.match_at(walk.few[len(walk.few) // 2])
    for lang in LANGUAGES:
        for standalone in (False, True):
            picture = ElementTree.fromstring(match.svg(0, lang=lang, standalone=standalone))
            assert picture.tag.rpartition("}")[2] == "svg", f"{walk.cell}: {picture.tag}"
