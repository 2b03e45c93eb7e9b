"""How heavy the page is, and that it knows no game."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kogga.core.words import LANGUAGES
from kogga.draw.sheet import stylesheet
from kogga.front.match import match
from kogga.front.shelf import games

WEB = Path(str(files("kogga.web")))
STATIC = WEB / "static"
CODE = [path for path in sorted(WEB.rglob("*")) if path.suffix in (".css", ".html", ".js", ".py", ".toml", ".ts")]
KB = 1000
EVERY = 7  # lines of the log between two drawings
GAMES_AND_SEATS = [(name, seats) for name in sorted(games) for seats in games[name].card.seats]


IMPORT = re.compile(r'^import .* from "\./(.*)";$', re.MULTILINE)


def loaded(script: str, known: set[str]) -> set[str]:
    """A script and everything it imports before it begins; what it loads later, when asked to, is not counted."""
    if script not in known:
        known.add(script)
        for name in IMPORT.findall((STATIC / script).read_text("utf-8")):
            loaded(name, known)
    return known


@pytest.mark.parametrize("page", ["table", "guide", "replay", "review"])
def test_script_and_style_of_a_page_weigh_at_most_90_kb(page: str) -> None:
    """As they are served, before compression."""
    styles = [name for name in ("page.css", f"{page}.css") if (STATIC / name).exists()]
    served = [(STATIC / name).read_text("utf-8") for name in [*styles, *loaded(f"{page}.js", set())]]
    assert sum(len(text.encode()) for text in [*served, stylesheet()]) <= 90 * KB


def test_what_is_loaded_later_is_small() -> None:
    """A clock, a curtain, a cue must not make anybody wait."""
    at_once = {*loaded("table.js", set()), "page.css"}
    for path in STATIC.iterdir():
        assert path.name in at_once or path.stat().st_size <= 8 * KB, path.name


def test_what_only_some_readers_need_is_loaded_when_they_ask() -> None:
    """The table's page begins without the script of hints."""
    assert "hints.js" not in loaded("table.js", set())


def test_the_other_pages_weigh_little_more() -> None:
    """All script and style there is, of every page."""
    served = [path.read_text("utf-8") for path in STATIC.iterdir() if path.suffix in (".css", ".js")]
    assert sum(len(text.encode()) for text in [*served, stylesheet()]) <= 150 * KB


@pytest.mark.parametrize(("name", "seats"), GAMES_AND_SEATS)
def test_a_backdrop_weighs_at_most_45_kb_and_a_live_layer_30(name: str, seats: int) -> None:
    """Through a whole random game, as whoever is asked and a spectator see it every so often."""
    rng = Random(seats)
    table = match(name, seats=seats, seed=seats)
    while not table.over:
        if len(table.entries) % EVERY == 0:
            for eyes in (None, table.to_act[0]):
                view: Any = table.view(eyes)
                backdrop, live = table.face(LANGUAGES[len(table.entries) % 2]).draw(view)
                assert len(backdrop.encode()) <= 45 * KB
                assert len(live.encode()) <= 30 * KB
        table.play(table.to_act[0], rng.choice(table.legal(table.to_act[0])))


@pytest.mark.parametrize("path", CODE, ids=[str(path.relative_to(WEB)) for path in CODE])
def test_no_game_is_named_in_the_code_of_the_web(path: Path) -> None:
    """A game appears because it stands on the shelf."""
    text = path.read_text("utf-8").lower()
    named = [words for game in games.values() for words in (game.card.id, *game.card.titles.values())]
    assert [words for words in named if re.search(rf"\b{re.escape(words.lower())}\b", text)] == []


def test_nothing_is_loaded_from_elsewhere() -> None:
    """No address of another machine, no inline script or style."""
    for path in CODE:
        text = path.read_text("utf-8")
        assert not re.search(r"""(src|href|url\(|import)\s*=?\s*["'(]?(https?:)?//""", text), path
        if path.suffix == ".html":
            assert not re.search(r"<style|\sstyle=|\son\w+=|<script(?![^>]* src=)", text), path
